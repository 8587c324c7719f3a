//! What can be done with a kept game: the one path for pages and machines.

use desk::{Change, KeptError};
use kit::{Dealer, Game, Message, Reason, Seat, Session, Trouble, Turn};
use shelf::{GameId, with_game};

use crate::{
    Gist, StoreError, Stored, assets,
    error::AppError,
    error::wrong,
    host::App,
    link, own,
    page::Page,
    visit::{Query, Visit},
};

/// The game that an address or a document names.
pub(crate) fn named(game: &str) -> Result<GameId, AppError> {
    game.parse()
        .map_err(|it: shelf::UnknownGame| wrong("game", Message::verbatim(it.expected), &it.found))
}

/// What is kept under the name `id`, even if no game of ours can read it.
pub(crate) async fn kept(app: &App, id: &str) -> Result<Stored, AppError> {
    let found = app.host.store.load(id).await?;
    found.ok_or_else(|| AppError::NoGame(id.chars().take(40).collect()))
}

/// The kept game called `id`, and which game it is of.
pub(crate) async fn load(app: &App, id: &str) -> Result<(GameId, Stored), AppError> {
    let stored = kept(app, id).await?;
    Ok((named(&stored.game)?, stored))
}

/// The session that a kept game stands for.
pub(crate) fn open<G: Game>(stored: &Stored) -> Result<Session<G>, AppError> {
    desk::open(&stored.record, stored.ply).map_err(|it| AppError::stale::<G>(&stored.id, &it))
}

/// Starts a game for a program and keeps it. Whoever got its name may come back for
/// it whenever they like, so it counts as begun.
pub(crate) async fn create<G: Page>(
    app: &App,
    setup: &G::Setup,
    seed: Option<u64>,
) -> Result<Stored, AppError> {
    keep_begun(app, &set_up::<G>(app, setup, seed, &[])?).await
}

/// Starts a game for a person, with piles that they turn up. Until they do something
/// it waits for them, and goes when it was given up.
pub(crate) async fn create_with<G: Page>(
    app: &App,
    setup: &G::Setup,
    seed: Option<u64>,
    piles: &[&str],
) -> Result<Stored, AppError> {
    keep_new(app, written(&set_up::<G>(app, setup, seed, piles)?, "")).await
}

fn set_up<G: Page>(
    app: &App,
    setup: &G::Setup,
    seed: Option<u64>,
    piles: &[&str],
) -> Result<Session<G>, AppError> {
    let game = desk::begin::<G>(setup).map_err(|it| AppError::bad_for::<G>(&it))?;
    let seed = seed.unwrap_or_else(|| desk::seed(&game, (app.host.moment)().entropy));
    let own = if game.is_at_table() { G::OWN_PILES } else { &[] };
    let mut table: Vec<String> = piles.iter().map(|it| (*it).to_owned()).collect();
    table.extend(own.iter().filter(|it| !piles.contains(it)).map(|it| (*it).to_owned()));
    Ok(Session::new(game, Dealer { table, ..Dealer::dice(seed) }))
}

/// Starts the game of `stored` again, its own documents and all, with one choice
/// changed or from the same seed.
pub(crate) async fn again<G: Page>(
    app: &App,
    stored: &Stored,
    changed: Option<(&str, &str)>,
    seed: Seed,
) -> Result<Stored, AppError> {
    let session = open::<G>(stored)?;
    let mut setup = session.game().setup().clone();
    if let Some((key, value)) = changed {
        G::choose(&mut setup, key, value).map_err(|it| AppError::bad_for::<G>(&it))?;
    }
    let is_told = |it: &usize| session.is_dealt_by_table(kit::Pile(*it as u8));
    let piles: Vec<&str> = (0..G::PILES.len()).filter(is_told).map(|it| G::PILES[it]).collect();
    let seed = session.dealer().seed.filter(|_| seed == Seed::Same);
    create_with::<G>(app, &setup, seed, &piles).await
}

/// What deals a game that is played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seed {
    /// What dealt it before.
    Same,
    /// Anything.
    Fresh,
}

/// Keeps a game that comes as a text: a record, a position to start from, or a link.
pub(crate) async fn import(app: &App, text: &str) -> Result<Stored, AppError> {
    if let Some(letters) = link::letters_in(text) {
        return import_link(app, letters).await;
    }
    let game = kit::game_of(text).map_err(|it| AppError::bad(it.message()))?;
    with_game!(named(&game)?, G => {
        let session = desk::import::<G>(text, (app.host.moment)().entropy)
            .map_err(|it| AppError::bad_for::<G>(&it))?;
        keep_begun(app, &session).await
    })
}

/// Keeps a game that comes in a link.
pub(crate) async fn import_link(app: &App, letters: &str) -> Result<Stored, AppError> {
    let (game, linked) = link::read(letters)?;
    with_game!(game, G => keep_begun(app, &link::open::<G>(&linked)?).await)
}

/// Changes a kept game, if it is still at `revision`; returns it with the
/// number of the first entry that is new.
pub(crate) async fn change<G: Page>(
    visit: &Visit,
    stored: Stored,
    revision: u64,
    change: &Change,
) -> Result<(Stored, Session<G>, usize), AppError> {
    let app = &visit.app;
    let conflict = |found| AppError::Conflict { id: stored.id.clone(), expected: revision, found };
    if stored.revision != revision {
        return Err(conflict(stored.revision));
    }
    let mut session = open::<G>(&stored)?;
    let before = session.ply();
    let rules = session.game().clone();
    desk::change(&mut session, change)
        .map_err(|it| refused::<G>(visit, &stored.id, &rules, &it))?;
    // What a game teaches its owner's document is written there first: learning it
    // twice does no harm, and a game that went on without it would never teach it again.
    if session.game().is_at_table() {
        let (since, now) = (session.at(since(change, before, &session)), session.state());
        own::learn(app, session.game(), since, now).await?;
    }
    let next = Stored {
        revision: revision + 1,
        touched: (app.host.moment)().millis,
        created: stored.created,
        ..begun(written(&session, &stored.id))
    };
    match app.host.store.replace(next.clone()).await {
        Ok(()) => Ok((next, session, before)),
        Err(StoreError::Conflict { .. }) => {
            let found = load(app, &stored.id).await?.1.revision;
            Err(conflict(found))
        }
        Err(error) => Err(error.into()),
    }
}

/// The entry from which on a change made the table another.
pub(crate) fn since<G: Game>(change: &Change, before: usize, after: &Session<G>) -> usize {
    match change {
        Change::CorrectAt(ply, _) => *ply,
        _ => before.min(after.ply()),
    }
}

/// A kept game whose document knows a card by name that it did not know before, and
/// what was told with it. Nothing is kept yet.
pub(crate) fn with_name<G: Page>(
    stored: Stored,
    fields: &Query,
) -> Result<(Stored, Change), AppError> {
    let session = open::<G>(&stored)?;
    let named = session.game().named(session.state(), fields).ok_or(AppError::NotFound)?;
    let named = named.map_err(AppError::bad_in::<G>)?;
    let mut setup = session.game().setup().clone();
    G::choose_document(&mut setup, named.key, &named.text)
        .map_err(|it| AppError::bad_for::<G>(&it))?;
    let record: kit::Record<G> =
        kit::read(&stored.record).map_err(|it| AppError::stale::<G>(&stored.id, &it))?;
    let record = kit::Record { setup, ..record }.to_toml();
    Ok((Stored { record, ..stored }, Change::Act(named.action)))
}

/// Throws a kept game away, if it is still at `revision`.
pub(crate) async fn remove(app: &App, id: &str, revision: u64) -> Result<(), AppError> {
    // A game that is not there is told as such, not as one that has changed.
    kept(app, id).await?;
    match app.host.store.remove(id, revision).await {
        Err(StoreError::Conflict { expected }) => {
            let found = kept(app, id).await?.revision;
            Err(AppError::Conflict { id: id.to_owned(), expected, found })
        }
        answer => Ok(answer?),
    }
}

/// Why a change was not made: what no rule forbids could not be read.
fn refused<G: Game>(visit: &Visit, id: &str, game: &G, error: &KeptError) -> AppError {
    let KeptError::Refused(reason) = error else { return AppError::bad_for::<G>(error) };
    let words = visit.words(G::ID);
    let (text, rule) = match reason {
        Reason::Refused { refusal: Some(refusal), .. } => {
            (words.say(&refusal.message), Some(refusal.rule.id.to_owned()))
        }
        Reason::Over { .. } => (words.text("ui-over-already"), None),
        other => (words.trouble(other), None),
    };
    AppError::Refused { id: id.to_owned(), text, rule, can_fix: game.is_at_table() }
}

/// Whose eyes a page is for, or who must take the device first: where several
/// people share it, the one who is to act.
pub(crate) fn viewer<G: Game>(visit: &Visit, live: &Session<G>, id: &str) -> Result<Seat, Seat> {
    let people = desk::people(live.game());
    let first = people.first().copied().unwrap_or(live.game().automa_seat());
    let next = match live.turn() {
        _ if people.len() == 1 => return Ok(first),
        Turn::Over => return Ok(first),
        Turn::Human(seat) => seat,
        Turn::Automa | Turn::Chance(_) => return Ok(live.game().automa_seat()),
    };
    if visit.chair(id) == Some(next) { Ok(next) } else { Err(next) }
}

/// Whose eyes the automa's turn is for: a person alone sees their own cards,
/// several see what lies open.
pub(crate) fn watcher<G: Game>(live: &Session<G>) -> Seat {
    match desk::people(live.game())[..] {
        [alone] => alone,
        _ => live.game().automa_seat(),
    }
}

/// Whether somebody at the table may not see everything: several people play,
/// and it is not over.
pub(crate) fn has_secrets<G: Game>(live: &Session<G>) -> bool {
    desk::hides_hands(live.game()) && live.turn() != Turn::Over
}

/// Keeps a game that somebody brought or asked for: it is not thrown away even if
/// nobody has acted in it.
async fn keep_begun<G: Page>(app: &App, session: &Session<G>) -> Result<Stored, AppError> {
    keep_new(app, begun(written(session, ""))).await
}

async fn keep_new(app: &App, new: Stored) -> Result<Stored, AppError> {
    let now = (app.host.moment)().millis;
    let mut stored = Stored { created: now, touched: now, ..new };
    let keep = |id| app.host.store.create(Stored { id, ..stored.clone() });
    stored.id = app.keep_named(None, keep).await?;
    Ok(stored)
}

/// The same game, and that it has begun.
pub(crate) fn begun(mut stored: Stored) -> Stored {
    if let Some(gist) = &mut stored.gist {
        gist.is_begun = true;
    }
    stored
}

/// A game as it is kept for the first time.
pub(crate) fn written<G: Page>(session: &Session<G>, id: &str) -> Stored {
    Stored {
        id: id.to_owned(),
        game: G::ID.to_owned(),
        revision: 1,
        record: session.record_to(session.entries().len()).to_toml(),
        ply: session.ply(),
        is_over: session.turn() == Turn::Over,
        created: 0,
        touched: 0,
        gist: Some(gist(session)),
    }
}

/// Whether a person did or told anything: a deed, a card of a pile of theirs, a
/// correction, piles that changed hands, a table of their own to start from. What only
/// the program's piles and the automa did is the set-up.
fn is_begun<G: Game>(session: &Session<G>) -> bool {
    let given =
        |(at, entry): (usize, &kit::Entry<G::Action>)| entry.is_aside() || session.is_choice(at);
    session.entries().iter().enumerate().any(given) || session.record_to(0).start.is_some()
}

/// Whether the record of a kept game tells of a person's doing, whatever its gist
/// says. What no longer can be played may; what is no document at all tells nothing.
pub(crate) fn is_told(stored: &Stored) -> bool {
    if kit::read::<serde_json::Value>(&stored.record).is_err() {
        return false;
    }
    let Ok(id) = named(&stored.game) else { return true };
    with_game!(id, G => open::<G>(stored).map_or(true, |it| is_begun(&it)))
}

/// The choice that says how hard the automa is.
pub(crate) fn level<G: Game>() -> Option<&'static kit::Choice> {
    G::CHOICES.iter().find(|it| it.kind == kit::ChoiceKind::Level)
}

/// What lists tell of a game: nothing that somebody at the table may not know.
pub(crate) fn gist<G: Page>(session: &Session<G>) -> Gist {
    let game = session.game();
    let mut state = session.state().clone();
    game.conceal(&mut state, watcher(session));
    Gist {
        ruleset: G::RULESET,
        level: level::<G>().map(|it| G::chosen(game.setup(), it.key)),
        progress: match session.turn() {
            Turn::Over => Message::new("ui-over"),
            _ => game.progress(&state),
        },
        scores: (0..game.n_seats()).map(|it| game.score(&state, Seat(it))).collect(),
        automa: game.automa_seat().0,
        picture: game.miniature(&state).into_string(),
        look: assets::STYLE.mark,
        is_begun: is_begun(session),
        is_at_table: game.is_at_table(),
    }
}
