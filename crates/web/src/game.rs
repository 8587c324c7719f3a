//! What can be done with a kept game: the one path for pages and machines.

use desk::{Change, KeptError};
use keep::{Gist, Keep as _, OwnDocument, StoreError, Stored, Write};
use kit::{Dealer, Game, Marks, Message, Outcome, Reason, Seat, Session, Trouble, Turn};
use shelf::{GameId, with_game};

use crate::{
    assets,
    change::{Demand, What},
    error::AppError,
    host::App,
    link, mover, own,
    page::{AtTable, Page},
    studies,
    visit::{Query, Visit},
};

pub(crate) use crate::error::named;

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
    marks: Marks,
) -> Result<(Stored, Session<G>), AppError> {
    let session = set_up::<G>(app, setup, seed, &[])?.marked(marks);
    Ok((keep_begun(app, &session).await?, session))
}

/// Starts a game for people who are called like this, with piles that they turn up. Until they do something
/// it waits for them, and goes when it was given up.
pub(crate) async fn create_with<G: Page>(
    app: &App,
    setup: &G::Setup,
    seed: Option<u64>,
    piles: &[&str],
    (marks, people): (Marks, &[String]),
) -> Result<(Stored, Session<G>), AppError> {
    let session = set_up::<G>(app, setup, seed, piles)?.marked(marks);
    Ok((keep_new(app, called(written(&session, ""), people)).await?, session))
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

/// Starts the finished game of `stored` again, its own documents and all, with one
/// choice changed or from the same seed.
pub(crate) async fn again<G: Page>(
    app: &App,
    stored: &Stored,
    changed: Option<(&str, &str)>,
    seed: Seed,
) -> Result<(Stored, Session<G>), AppError> {
    let session = open::<G>(stored)?;
    // Who knows the seed of a game under way knows what comes.
    if session.turn() != Turn::Over {
        return Err(AppError::NotFound);
    }
    let mut setup = session.game().setup().clone();
    if let Some((key, value)) = changed {
        G::choose(&mut setup, key, value).map_err(|it| AppError::bad_for::<G>(&it))?;
    }
    let is_told = |it: &usize| session.is_dealt_by_table(kit::Pile(*it as u8));
    let piles: Vec<&str> = (0..G::PILES.len()).filter(is_told).map(|it| G::PILES[it]).collect();
    // Who has played a deal knows what comes.
    let second_try = seed == Seed::Same;
    let Marks { honest, no_hints, .. } = *session.marks();
    let marks = Marks { honest, no_hints, second_try, ..Marks::default() };
    let seed = session.dealer().seed.filter(|_| second_try);
    create_with::<G>(app, &setup, seed, &piles, (marks, stored.people())).await
}

/// A new game that goes on from a moment of the finished game of `stored`: its record
/// up to there and a deed if somebody has chosen one, marked as a second try.
pub(crate) async fn branch<G: Page>(
    app: &App,
    stored: &Stored,
    ply: usize,
    deed: Vec<String>,
) -> Result<(Stored, Session<G>), AppError> {
    let session = open::<G>(stored)?;
    // Who tries a game under way twice knows what comes.
    if session.turn() != Turn::Over {
        return Err(AppError::NotFound);
    }
    let bad = |it: KeptError| AppError::bad_for::<G>(&it);
    let mut branch = desk::branch(&session, ply).map_err(bad)?;
    if !deed.is_empty() {
        desk::change(&mut branch, &Change::Acts(deed)).map_err(bad)?;
    }
    Ok((keep_begun(app, &branch).await?, branch))
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

/// A kept game that was changed.
pub(crate) struct Changed<G: Game> {
    /// As it is kept now.
    pub(crate) stored: Stored,
    /// As it is played now.
    pub(crate) session: Session<G>,
    /// How many entries of the record the table showed before.
    pub(crate) before: usize,
    /// What was done.
    pub(crate) change: Change,
}

/// Changes a kept game, if it is still at the revision that the change is for.
pub(crate) async fn change<G: AtTable>(
    visit: &Visit,
    stored: Stored,
    Demand { revision, what }: Demand,
) -> Result<Changed<G>, AppError>
where
    Session<G>: Send,
{
    let app = &visit.app;
    let conflict = |found| AppError::Conflict { id: stored.id.clone(), expected: revision, found };
    // Nobody thinks about a game that has gone on.
    if stored.revision != revision {
        return Err(conflict(stored.revision));
    }
    let session = open::<G>(&stored)?;
    let (mut session, change) = match what {
        What::Change(change) => (session, change),
        What::Player(name) => {
            let mut session = session;
            let told = session.hint().map_err(|it| KeptError::Refused(it.reason));
            told.map_err(|it| refused::<G>(visit, &stored.id, session.game(), &it))?;
            mover::change(app, session, &name).await?
        }
        What::Name(fields) => with_name(&stored, &session, &fields)?,
    };
    let change = whole(&stored, &session, change);
    let before = session.ply();
    let rules = session.game().clone();
    desk::change(&mut session, &change)
        .map_err(|it| refused::<G>(visit, &stored.id, &rules, &it))?;
    let lesson = match session.game().is_at_table() {
        true => {
            let (since, now) = (session.at(since(&change, before, &session)), session.state());
            own::lesson(app, session.game(), since, now).await?
        }
        false => None,
    };
    let next = Stored {
        revision: revision + 1,
        touched: (app.host.moment)().millis,
        created: stored.created,
        ..beside(begun(written(&session, &stored.id)), &stored, &session, &change, before)
    };
    match keep_with(app, next.clone(), lesson.as_ref()).await {
        Ok(()) => Ok(Changed { stored: next, session, before, change }),
        Err(StoreError::Conflict { .. }) => {
            let found = load(app, &stored.id).await?.1.revision;
            // If the game is still as it was, the document is not.
            let is_as_it_was = |_: &&OwnDocument| found == revision;
            Err(lesson.as_ref().filter(is_as_it_was).map_or_else(|| conflict(found), own::changed))
        }
        Err(error) => Err(error.into()),
    }
}

/// Undo and redo of what one tap did: all of it, however many deeds it was.
fn whole<G: Game>(stored: &Stored, session: &Session<G>, change: Change) -> Change {
    let together = stored.gist.iter().flat_map(|it| &it.together);
    let (ply, end) = (session.ply(), session.entries().len());
    let to = |range: Option<&(usize, usize)>, place: fn(&(usize, usize)) -> usize| {
        range.map_or_else(|| change.clone(), |it| Change::GoTo(place(it)))
    };
    match change {
        Change::Undo => to(together.clone().find(|it| it.1 == ply), |it| it.0),
        Change::Redo => to(together.clone().find(|it| it.0 == ply && it.1 <= end), |it| it.1),
        _ => change,
    }
}

/// So many tables are known for which a hint was asked.
const N_HINTED: usize = 200;

/// A changed game with what is kept beside its record: names, what one tap did, and for
/// which tables a hint was asked.
fn beside<G: Game>(
    mut next: Stored,
    was: &Stored,
    session: &Session<G>,
    change: &Change,
    before: usize,
) -> Stored {
    let (Some(gist), Some(old)) = (&mut next.gist, &was.gist) else { return next };
    gist.people.clone_from(&old.people);
    gist.together.clone_from(&old.together);
    gist.hinted.clone_from(&old.hinted);
    if matches!(change, Change::Hint) {
        gist.hinted.push(coach::print(session));
        if N_HINTED < gist.hinted.len() {
            gist.hinted.remove(0);
        }
    }
    if matches!(change, Change::Act(_) | Change::Acts(_) | Change::Correct(_)) {
        // What was undone is gone for good.
        gist.together.retain(|it| it.1 <= before);
    }
    // Where plain undo would leave some of it.
    let is_more = session.undo_ply().is_some_and(|it| before < it);
    if matches!(change, Change::Acts(_)) && is_more {
        gist.together.push((before, session.ply()));
    }
    next
}

/// Puts a game in the place of its revision before, together with what it taught: both
/// are kept, or neither.
async fn keep_with(
    app: &App,
    game: Stored,
    lesson: Option<&OwnDocument>,
) -> Result<(), StoreError> {
    let store = &app.host.store;
    let Some(lesson) = lesson else { return store.replace(game).await };
    let (game, lesson) = (Write::Replace(game.into()), lesson.clone());
    if !lesson.id.is_empty() {
        return store.write(vec![game, Write::Replace(lesson.into())]).await;
    }
    let keep = |id| {
        let lesson = OwnDocument { id, ..lesson.clone() };
        store.write(vec![game.clone(), Write::Create(lesson.into())])
    };
    app.keep_named(None, keep).await.map(|_| ())
}

/// The entry from which on a change made the table another.
pub(crate) fn since<G: Game>(change: &Change, before: usize, after: &Session<G>) -> usize {
    match change {
        Change::CorrectAt(ply, _) => *ply,
        _ => before.min(after.ply()),
    }
}

/// A kept game whose document knows a card by name that it did not know before, and
/// what was told with it. The rules are others with it, so the record is played again.
fn with_name<G: AtTable>(
    stored: &Stored,
    session: &Session<G>,
    fields: &Query,
) -> Result<(Session<G>, Change), AppError> {
    let named = session.game().named(session.state(), fields).ok_or(AppError::NotFound)?;
    let named = named.map_err(AppError::bad_in::<G>)?;
    let mut setup = session.game().setup().clone();
    G::choose_document(&mut setup, named.key, &named.text)
        .map_err(|it| AppError::bad_for::<G>(&it))?;
    let record = kit::Record { setup, ..session.record_to(session.entries().len()) };
    let mut next = Session::replay(&record).map_err(|it| AppError::stale::<G>(&stored.id, &it))?;
    next.go_to(session.ply());
    Ok((next, Change::Act(named.action)))
}

/// How often a removal is tried again that what is known of the game stood in the way of.
const TRIES: usize = 4;

/// Throws a kept game away, if it is still at `revision`.
pub(crate) async fn remove(app: &App, id: &str, revision: u64) -> Result<(), AppError> {
    // A game that is not there is told as such, not as one that has changed.
    kept(app, id).await?;
    for is_last in (1..=TRIES).map(|it| it == TRIES) {
        let mut writes = studies::forgotten(app, id).await?;
        let kind = keep::Kind::Game;
        writes.push(Write::Remove { kind, id: id.to_owned(), revision });
        match app.host.store.write(writes).await {
            Err(StoreError::Conflict { .. }) => {
                let found = kept(app, id).await?.revision;
                // Else what is known of it has changed meanwhile.
                if found != revision || is_last {
                    return Err(AppError::Conflict {
                        id: id.to_owned(),
                        expected: revision,
                        found,
                    });
                }
            }
            answer => return Ok(answer?),
        }
    }
    Err(AppError::Busy)
}

/// Why a change was not made: what no rule forbids could not be read.
pub(crate) fn refused<G: Game>(visit: &Visit, id: &str, game: &G, error: &KeptError) -> AppError {
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

/// Whether somebody may not see all of a kept game, by its record: only where hands are
/// hidden at all is it played again.
pub(crate) fn is_secret<G: Game>(stored: &Stored) -> bool {
    let hides = |it: kit::Record<G>| G::new(&it.setup).is_ok_and(|it| desk::hides_hands(&it));
    kit::read(&stored.record).is_ok_and(hides) && open::<G>(stored).is_ok_and(|it| has_secrets(&it))
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

/// The same game, with its people called like this.
fn called(mut stored: Stored, people: &[String]) -> Stored {
    if let Some(gist) = &mut stored.gist {
        gist.people = people.to_vec();
    }
    stored
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
pub fn is_told(stored: &Stored) -> bool {
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

/// How a game ended, for those who played it.
fn outcome<G: Game>(game: &G, state: &G::State) -> &'static str {
    let (winners, people) = (desk::winners(game, state), desk::people(game));
    match (&winners[..], &people[..]) {
        ([winner], [you]) if winner == you => "ui-over-won",
        ([_], [_]) => "ui-over-lost",
        (winners, [you]) if winners.contains(you) => "ui-over-drawn",
        _ => "ui-over",
    }
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
            Turn::Over => Message::new(outcome(game, &state)),
            _ => game.progress(&state),
        },
        standing: (0..game.n_seats()).map(|it| game.standing(&state, Seat(it))).collect(),
        scores: (0..game.n_seats()).map(|it| game.score(&state, Seat(it))).collect(),
        automa: game.automa_seat().0,
        picture: game.miniature(&state).into_string(),
        look: assets::STYLE.mark,
        is_begun: is_begun(session),
        is_at_table: game.is_at_table(),
        outcome: (session.turn() == Turn::Over).then(|| Outcome::of(game, session.state())),
        deck: desk::other_deck(game),
        marks: session.marks().clone(),
        people: Vec::new(),
        together: Vec::new(),
        hinted: Vec::new(),
    }
}

/// Whether a person is in front of the automa; an earlier version noted the points alone.
pub(crate) fn is_won(gist: &Gist) -> bool {
    if let Some(outcome) = gist.outcome {
        return outcome == Outcome::Won;
    }
    let automa = usize::from(gist.automa);
    let people = gist.scores.iter().enumerate().filter(|it| it.0 != automa);
    people.map(|it| it.1).max() > gist.scores.get(automa)
}
