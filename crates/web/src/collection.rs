//! Everything that is kept here as one file, and such a file taken in: game by
//! game, nothing overwritten, nothing doubled.

use std::collections::{BTreeMap, BTreeSet};

use desk::{Collection, KeptDocument, KeptError, KeptGame, Tally};
use keep::{For, Head, Keep as _, OwnDocument, PATIENCE, Shelf, Stored};
use kit::{ChoiceKind, DocumentError, Game, Message, Reason, ReplayError, Trouble};
use serde::Serialize;
use shelf::{GameId, with_game};

use crate::{error::AppError, game, host::App, own, page::Page, visit::Visit};

/// What came of a file.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Arrivals {
    /// The games in the order of the file.
    pub(crate) games: Vec<Arrival>,
    /// The decks, mats and card sets in the order of the file.
    pub(crate) documents: Vec<Arrival>,
}

/// What came of one thing in a file.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Arrival {
    /// What it is called in the file: its id, or its place there, from 1.
    pub(crate) name: String,
    /// Which game it is of, if that can be read.
    pub(crate) game: String,
    /// What was done with it.
    pub(crate) outcome: Outcome,
    /// The id it has here, if it is here.
    pub(crate) here: Option<String>,
    /// What is to be said of it.
    pub(crate) why: Option<String>,
}

/// What is done with a thing in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// It is kept under its own id.
    Kept,
    /// It was here before, the very same.
    Same,
    /// Another of its id was here: it is kept beside that one.
    Beside,
    /// It is kept, but was played by older rules and departs from those of today.
    Unplayable,
    /// It cannot be read and is not kept; the file still has it.
    Refused,
}

/// Everything that is kept here.
pub(crate) async fn export(app: &App) -> Result<Collection, AppError> {
    let mut games = Vec::new();
    let mut tallies: BTreeMap<(String, Option<String>), Tally> = BTreeMap::new();
    for head in heads(app).await? {
        // It may have been thrown away meanwhile.
        let Some(stored) = app.host.store.load::<Stored>(&head.id).await? else { continue };
        if stored.is_over {
            count(&mut tallies, &stored);
        }
        games.push(packed(&stored));
    }
    let mut documents = Vec::new();
    for &id in GameId::ALL {
        for document in app.host.store.list(For(id.id().to_owned()), 0, usize::MAX).await?.0 {
            let OwnDocument { id, game, key, name, text, touched, .. } = document;
            documents.push(KeptDocument { id, game, key, name, touched, text });
        }
    }
    Ok(Collection::new(games, documents, tallies.into_values().collect()))
}

/// The heads of all games in which somebody has acted.
async fn heads(app: &App) -> Result<Vec<Head>, AppError> {
    let mut seen = BTreeSet::new();
    let mut heads = Vec::new();
    for shelf in [Shelf::Open, Shelf::Over] {
        let (found, _) = app.host.store.list(shelf, 0, usize::MAX).await?;
        // One that ends between the two lists stands in both.
        heads.extend(found.into_iter().filter(|it| seen.insert(it.id.clone())));
    }
    Ok(heads)
}

fn count(tallies: &mut BTreeMap<(String, Option<String>), Tally>, stored: &Stored) {
    let Some(gist) = &stored.gist else { return };
    let (game, level) = (stored.game.clone(), gist.level.clone());
    let tally = tallies.entry((game.clone(), level.clone())).or_insert(Tally {
        game,
        level,
        played: 0,
        won: 0,
        best: None,
    });
    tally.played += 1;
    tally.won += usize::from(game::is_won(gist));
    let people = gist.scores.iter().enumerate().filter(|it| it.0 != usize::from(gist.automa));
    tally.best = tally.best.max(people.map(|it| *it.1).max());
}

fn packed(stored: &Stored) -> KeptGame {
    let game = KeptGame {
        id: stored.id.clone(),
        game: stored.game.clone(),
        created: stored.created,
        touched: stored.touched,
        ply: stored.ply,
        record: None,
        sealed: None,
    };
    // A game with hidden hands is no reason to lose it: it goes along folded.
    let has_secrets =
        game::named(&stored.game).is_ok_and(|id| with_game!(id, G => game::is_secret::<G>(stored)));
    if has_secrets { game.sealed(&stored.record) } else { game.open(stored.record.clone()) }
}

/// Takes in a file, each thing in it for itself. If the store gives out in the
/// middle, what was kept so far stays, and the file can be taken in again.
pub(crate) async fn import(visit: &Visit, text: &str) -> Result<Arrivals, AppError> {
    let app = &visit.app;
    let found = Collection::read(text).map_err(|it| AppError::bad(it.message()))?;
    let mut arrivals = Arrivals::default();
    let mut begun: BTreeMap<u64, Vec<String>> = BTreeMap::new();
    for head in heads(app).await? {
        begun.entry(head.created).or_default().push(head.id);
    }
    for (nth, kept) in found.games.into_iter().enumerate() {
        let arrival = match kept {
            Ok(kept) => take_game(visit, kept, &mut begun).await?,
            Err(error) => unread(visit, nth, &error),
        };
        arrivals.games.push(arrival);
    }
    for (nth, kept) in found.documents.into_iter().enumerate() {
        let arrival = match kept {
            Ok(kept) => take_document(visit, kept).await?,
            Err(error) => unread(visit, nth, &error),
        };
        arrivals.documents.push(arrival);
    }
    Ok(arrivals)
}

fn unread(visit: &Visit, nth: usize, error: &DocumentError) -> Arrival {
    let why = Some(visit.plain().trouble(error));
    let name = (nth + 1).to_string();
    Arrival { name, game: String::new(), outcome: Outcome::Refused, here: None, why }
}

/// Keeps one game, if it is not here yet; `begun` are the ids by when they began.
async fn take_game(
    visit: &Visit,
    kept: KeptGame,
    begun: &mut BTreeMap<u64, Vec<String>>,
) -> Result<Arrival, AppError> {
    let app = &visit.app;
    let arrival = |outcome, here: Option<&str>, why| Arrival {
        name: shown(&kept.id),
        game: shown(&kept.game),
        outcome,
        here: here.map(str::to_owned),
        why,
    };
    let (stored, departs) = match checked(app, &kept) {
        Ok(checked) => checked,
        Err(error) => return Ok(arrival(Outcome::Refused, None, Some(error.sentence(visit)))),
    };
    let mut alike = begun.get(&stored.created).cloned().unwrap_or_default();
    alike.push(kept.id.clone());
    let mut is_taken = false;
    for id in alike {
        let Some(here) = app.host.store.load::<Stored>(&id).await? else { continue };
        if here.game == stored.game && is_same(&here.record, &stored.record) {
            return Ok(arrival(Outcome::Same, Some(&id), None));
        }
        is_taken |= id == kept.id;
    }
    let wished = (!is_taken).then_some(kept.id.as_str());
    let id =
        app.keep_named(wished, |id| app.host.store.create(Stored { id, ..stored.clone() })).await?;
    begun.entry(stored.created).or_default().push(id.clone());
    Ok(match departs {
        Some(error) => arrival(Outcome::Unplayable, Some(&id), Some(error.sentence(visit))),
        None if is_taken => arrival(Outcome::Beside, Some(&id), Some(beside(visit, &id))),
        None => arrival(Outcome::Kept, Some(&id), None),
    })
}

fn beside(visit: &Visit, id: &str) -> String {
    visit.plain().say(&Message::new("ui-import-as").with("id", id))
}

/// A game of a file as it would be kept here, and why it cannot be played if it
/// departs from the rules of today.
fn checked(app: &App, kept: &KeptGame) -> Result<(Stored, Option<AppError>), AppError> {
    let game = game::named(&kept.game)?;
    let bad = |it: DocumentError| AppError::bad(it.message());
    is_name(&kept.id).map_err(bad)?;
    let record = kept.text().map_err(bad)?;
    let (created, touched) = (known(app, kept.created), known(app, kept.touched));
    let times = |it: Stored| Stored { record: record.clone(), created, touched, ..it };
    with_game!(game, G => match desk::open::<G>(&record, kept.ply) {
        Ok(session) => Ok((times(game::begun(game::written(&session, &kept.id))), None)),
        Err(error) if is_older(&error) => {
            Ok((times(unplayed(kept)), Some(AppError::stale::<G>(&kept.id, &error))))
        }
        Err(error) => Err(AppError::bad_for::<G>(&error)),
    })
}

/// When something happened, as far as this clock can tell: another may be fast by an
/// hour, but what waits here has not waited until a game that comes from the future.
fn known(app: &App, millis: u64) -> u64 {
    millis.min((app.host.moment)().millis.saturating_add(PATIENCE / 24))
}

/// Whether a record departs because its rules were mended since.
fn is_older(error: &KeptError) -> bool {
    let KeptError::Replay(ReplayError::Action(error)) = error else { return false };
    matches!(error.reason, Reason::Older { .. })
}

/// A game that can no longer be played, as it is kept.
fn unplayed(kept: &KeptGame) -> Stored {
    Stored {
        id: kept.id.clone(),
        game: kept.game.clone(),
        revision: 1,
        record: String::new(),
        ply: kept.ply,
        is_over: false,
        created: 0,
        touched: 0,
        gist: None,
    }
}

/// Whether two records are the same, however they are spaced.
fn is_same(one: &str, other: &str) -> bool {
    let tree = |it| kit::read::<serde_json::Value>(it).ok();
    one == other || tree(one).is_some_and(|it| Some(it) == tree(other))
}

/// Ids stand in addresses, file names and cookies.
fn is_name(id: &str) -> Result<(), DocumentError> {
    let is_plain = id.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit());
    if is_plain && (1..=40).contains(&id.len()) {
        return Ok(());
    }
    let found = Message::quoted(shown(id));
    Err(DocumentError::new(Message::new("ui-import-id"), found).in_field("id"))
}

/// Names out of a file are shown as far as names of ours go.
fn shown(name: &str) -> String {
    name.chars().take(40).collect()
}

/// Keeps one deck, mat or card set, if it is not here yet.
async fn take_document(visit: &Visit, kept: KeptDocument) -> Result<Arrival, AppError> {
    let arrival = |outcome, here, why| Arrival {
        name: shown(if kept.name.is_empty() { &kept.id } else { &kept.name }),
        game: shown(&kept.game),
        outcome,
        here,
        why,
    };
    let refused = |error: AppError| arrival(Outcome::Refused, None, Some(error.sentence(visit)));
    let game = match game::named(&kept.game) {
        Ok(game) => game,
        Err(error) => return Ok(refused(error)),
    };
    if let Err(error) = is_name(&kept.id) {
        return Ok(refused(AppError::bad(error.message())));
    }
    with_game!(game, G => {
        if let Some(error) = no_choice::<G>(&kept.key) {
            return Ok(refused(error));
        }
        let here = own::list::<G>(&visit.app).await?;
        let same = here.iter().find(|it| it.key == kept.key && it.text == kept.text);
        if let Some(same) = same {
            return Ok(arrival(Outcome::Same, Some(same.id.clone()), None));
        }
        let is_taken = visit.app.host.store.load::<OwnDocument>(&kept.id).await?.is_some();
        let id = bring::<G>(&visit.app, &kept, (!is_taken).then_some(kept.id.as_str())).await?;
        let why = is_taken.then(|| beside(visit, &id));
        let outcome = if is_taken { Outcome::Beside } else { Outcome::Kept };
        Ok(arrival(outcome, Some(id), why))
    })
}

/// Why there is no document for the choice called `key`, if there is none.
fn no_choice<G: Game>(key: &str) -> Option<AppError> {
    let documents = || G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Document);
    if documents().any(|it| it.key == key) {
        return None;
    }
    let keys: Vec<&str> = documents().map(|it| it.key).collect();
    Some(crate::error::wrong("key", Message::verbatim(keys.join(", ")), key))
}

async fn bring<G: Page>(
    app: &App,
    kept: &KeptDocument,
    wished: Option<&str>,
) -> Result<String, AppError> {
    let touched = known(app, kept.touched);
    let document = own::written::<G>(&kept.key, kept.text.clone(), &kept.name);
    let document = OwnDocument { revision: 1, touched, ..document };
    let keep = |id| app.host.store.create(OwnDocument { id, ..document.clone() });
    Ok(app.keep_named(wished, keep).await?)
}
