//! What can be done with a kept game: the one path for pages and machines.

use std::sync::Arc;

use kit::{
    ChoiceKind, Dealer, Game, Message, PositionFile, Reason, Record, Seat, Session, Trouble, Turn,
};

use crate::{
    Gist, StoreError, Stored, assets, error::AppError, host::App, page::Page, words::Words,
};

/// Does something for the game called `$game`, if it has a page.
macro_rules! with_page {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            "patchwork" => {
                type $G = patchwork::Patchwork;
                $body
            }
            other => Err($crate::error::wrong(
                "game",
                kit::Message::verbatim($crate::game::WITH_PAGE.join(", ")),
                other,
            )),
        }
    };
}
pub(crate) use with_page;

/// The games that have a page.
pub(crate) const WITH_PAGE: [&str; 1] = ["patchwork"];

/// A change somebody asks for.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Plays this action, in notation.
    Act(String),
    /// Takes back the last deed.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Goes on from the first choice at or after this entry.
    GoTo(usize),
}

/// The kept game called `id`.
pub(crate) async fn load(app: &App, id: &str) -> Result<Stored, AppError> {
    let found = app.host.store.load(id).await?;
    found.ok_or_else(|| AppError::NoGame(id.chars().take(40).collect()))
}

/// The session that a kept game stands for.
pub(crate) fn open<G: Game>(stored: &Stored) -> Result<Session<G>, AppError> {
    let record: Record<G> =
        kit::read(&stored.record).map_err(|it| AppError::stale::<G>(&stored.id, &it))?;
    let mut session =
        Session::replay(&record).map_err(|it| AppError::stale::<G>(&stored.id, &it))?;
    session.go_to(stored.ply);
    Ok(session)
}

/// Starts a game and keeps it.
pub(crate) async fn create<G: Page>(
    app: &App,
    setup: &G::Setup,
    seed: Option<u64>,
) -> Result<Stored, AppError> {
    let game = G::new(setup).map_err(|it| AppError::bad_for::<G>(&it))?;
    let seed = seed.unwrap_or_else(|| (app.host.moment)().seed());
    keep_new(app, &Session::new(game, Dealer::dice(seed))).await
}

/// Keeps a game that comes as a text: a record, or a position to start from.
pub(crate) async fn import(app: &App, text: &str) -> Result<Stored, AppError> {
    let game = kit::game_of(text).map_err(|it| AppError::bad(it.message()))?;
    with_page!(game.as_str(), G => {
        let session = if is_position(text) {
            let file: PositionFile<G> = kit::read(text).map_err(|it| AppError::bad_for::<G>(&it))?;
            from_position(file, (app.host.moment)().seed())?
        } else {
            let record: Record<G> = kit::read(text).map_err(|it| AppError::bad_for::<G>(&it))?;
            Session::replay(&record).map_err(|it| AppError::bad_for::<G>(&it))?
        };
        if matches!(session.turn(), Turn::Chance(_)) {
            return Err(AppError::bad(Message::new("ui-told-dealer")));
        }
        keep_new(app, &session).await
    })
}

/// A game that starts from a table somebody described.
fn from_position<G: Game>(file: PositionFile<G>, seed: u64) -> Result<Session<G>, AppError> {
    let (game, _) = file.open().map_err(|it| AppError::bad_for::<G>(&it))?;
    // What the piles turn up next is known: the seed deals what comes after.
    let dealer = Dealer { next: file.next, ..Dealer::dice(seed) };
    Session::from_position(game, dealer, file.table).map_err(|it| AppError::bad_for::<G>(&it))
}

/// Changes a kept game, if it is still at `revision`; returns it with the
/// number of the first entry that is new.
pub(crate) async fn change<G: Page>(
    app: &App,
    words: &Words<'_>,
    stored: Stored,
    revision: u64,
    change: &Change,
) -> Result<(Stored, Session<G>, usize), AppError> {
    let conflict = |found| AppError::Conflict { id: stored.id.clone(), expected: revision, found };
    if stored.revision != revision {
        return Err(conflict(stored.revision));
    }
    let mut session = open::<G>(&stored)?;
    let before = session.ply();
    match change {
        Change::Act(text) => act(&mut session, words, &stored.id, text)?,
        Change::Undo => session.undo(),
        Change::Redo => session.redo(),
        Change::GoTo(ply) => go_on_from(&mut session, *ply),
    }
    let next = Stored {
        revision: revision + 1,
        touched: (app.host.moment)().millis,
        ..written(&session, &stored.id)
    };
    let next = Stored { created: stored.created, ..next };
    match app.host.store.replace(next.clone()).await {
        Ok(()) => Ok((next, session, before)),
        Err(StoreError::Conflict { .. }) => {
            let found = load(app, &stored.id).await?.revision;
            Err(conflict(found))
        }
        Err(error) => Err(error.into()),
    }
}

/// Throws a kept game away, if it is still at `revision`.
pub(crate) async fn remove(app: &App, id: &str, revision: u64) -> Result<(), AppError> {
    // A game that is not there is told as such, not as one that has changed.
    load(app, id).await?;
    match app.host.store.remove(id, revision).await {
        Err(StoreError::Conflict { expected }) => {
            let found = load(app, id).await?.revision;
            Err(AppError::Conflict { id: id.to_owned(), expected, found })
        }
        answer => Ok(answer?),
    }
}

/// Why an action was not allowed, in words.
pub(crate) fn told(words: &Words<'_>, reason: &Reason) -> (String, Option<String>) {
    match reason {
        Reason::Refused { refusal: Some(refusal), .. } => {
            (words.say(&refusal.message), Some(refusal.rule.id.to_owned()))
        }
        Reason::Over { .. } => (words.text("ui-over-already"), None),
        other => (words.say(&other.message()), None),
    }
}

fn act<G: Game>(
    session: &mut Session<G>,
    words: &Words<'_>,
    id: &str,
    text: &str,
) -> Result<(), AppError> {
    let action: G::Action =
        text.parse().map_err(|it: kit::NotationError| AppError::bad_for::<G>(&it))?;
    session.play(action).map_err(|error| {
        let (text, rule) = told(words, &error.reason);
        AppError::Refused { id: id.to_owned(), text, rule }
    })
}

/// Goes to the first choice of a person at or after `ply`; what follows is kept.
fn go_on_from<G: Game>(session: &mut Session<G>, ply: usize) {
    session.go_to(ply);
    while !matches!(session.turn(), Turn::Human(_)) && session.can_redo() {
        session.go_to(session.ply() + 1);
    }
}

async fn keep_new<G: Page>(app: &App, session: &Session<G>) -> Result<Stored, AppError> {
    for _ in 0..4 {
        let moment = (app.host.moment)();
        let stored = Stored {
            created: moment.millis,
            touched: moment.millis,
            ..written(session, &moment.id())
        };
        match app.host.store.create(stored.clone()).await {
            Ok(()) => return Ok(stored),
            Err(StoreError::Taken(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::Failed("no free name".to_owned()).into())
}

fn written<G: Page>(session: &Session<G>, id: &str) -> Stored {
    let mut whole = session.clone();
    whole.go_to(whole.entries().len());
    Stored {
        id: id.to_owned(),
        game: G::ID.to_owned(),
        revision: 1,
        record: whole.record().to_toml(),
        ply: session.ply(),
        is_over: session.turn() == Turn::Over,
        created: 0,
        touched: 0,
        gist: Some(gist(session)),
    }
}

/// What lists tell of a game.
pub(crate) fn gist<G: Page>(session: &Session<G>) -> Gist {
    let (game, state) = (session.game(), session.state());
    Gist {
        ruleset: G::RULESET,
        level: G::CHOICES.first().map(|it| G::chosen(game.setup(), it.key)),
        progress: match session.turn() {
            Turn::Over => Message::new("ui-over"),
            _ => game.progress(state),
        },
        scores: (0..game.n_seats()).map(|it| game.score(state, Seat(it))).collect(),
        automa: game.automa_seat().0,
        picture: G::miniature(session).into_string(),
        look: assets::STYLE.mark,
    }
}

/// A position has a table, a record has actions.
fn is_position(text: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Keys {
        table: Option<serde_json::Value>,
        actions: Option<serde_json::Value>,
    }
    kit::read::<Keys>(text).is_ok_and(|it| it.table.is_some() && it.actions.is_none())
}

/// A side's points, and the other's.
pub(crate) fn points<G: Game>(game: &G, state: &G::State) -> (i32, i32) {
    let automa = game.automa_seat();
    let human = (0..game.n_seats()).map(kit::Seat).find(|&it| it != automa);
    (game.score(state, human.unwrap_or(automa)), game.score(state, automa))
}

/// The chair of the person in front of the screen.
pub(crate) fn human_seat<G: Game>(game: &G) -> kit::Seat {
    let automa = game.automa_seat();
    (0..game.n_seats()).map(kit::Seat).find(|&it| it != automa).unwrap_or(automa)
}

/// The name of what was chosen: "III · Fellow", "normal deck".
pub(crate) fn chosen<G: Game>(words: &Words<'_>, setup: &G::Setup, key: &str) -> String {
    named(words, key, &G::chosen(setup, key))
}

/// The level and deck, and whatever else is not as usual.
pub(crate) fn setup_told<G: Game>(words: &Words<'_>, setup: &G::Setup) -> Vec<String> {
    let usual = G::Setup::default();
    let mut told = Vec::new();
    for choice in G::CHOICES {
        let name = chosen::<G>(words, setup, choice.key);
        if matches!(choice.kind, ChoiceKind::Level | ChoiceKind::Document) {
            told.push(name);
        } else if G::chosen(&usual, choice.key) != G::chosen(setup, choice.key) {
            told.push(format!("{}: {name}", words.text(&format!("choice-{}", choice.key))));
        }
    }
    told
}

/// The name of a value; levels that are printed as Roman numerals keep them.
pub(crate) fn named(words: &Words<'_>, key: &str, value: &str) -> String {
    let message = Message::new(format!("{key}-{value}"));
    let name = if words.has(&message) { words.say(&message) } else { value.to_owned() };
    let is_roman = !value.is_empty() && value.chars().all(|it| matches!(it, 'I' | 'V' | 'X'));
    if is_roman { format!("{value} · {name}") } else { name }
}

/// What every handler shares.
pub(crate) type Shared = Arc<App>;
