//! What can be done with decks, mats and card sets of somebody's own.

use desk::Given;
use keep::{For, Keep as _, OwnDocument, StoreError};
use kit::{Choice, ChoiceKind, Game, Message, Trouble};
use shelf::with_game;

use crate::{
    Pen,
    error::{self, AppError},
    host::App,
    page::{AtTable, OwnBox, Page, Rest},
    visit::Query,
};

/// What stands before the id of a kept document where a choice is made.
const MARK: &str = "own:";

/// The value of a choice that means a kept document.
pub(crate) fn value(document: &OwnDocument) -> String {
    format!("{MARK}{}", document.id)
}

/// What its owner calls it.
pub(crate) fn name(words: &Pen<'_>, document: &OwnDocument) -> String {
    if document.name.is_empty() { words.text("ui-own-unnamed") } else { document.name.clone() }
}

/// The kept documents for the game `G`, the last touched first.
pub(crate) async fn list<G: Game>(app: &App) -> Result<Vec<OwnDocument>, AppError> {
    let kept = app.host.store.list(For(G::ID.to_owned()), 0, usize::MAX).await?.0;
    Ok(kept.into_iter().map(placed::<G>).collect())
}

/// A document that does not say what it is stands with the first kind that its game has,
/// as a draft in which something is wrong: there it is seen, saved and thrown away.
fn placed<G: Game>(document: OwnDocument) -> OwnDocument {
    let mut keys = G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Document);
    let first = keys.clone().next();
    match first {
        Some(first) if !keys.any(|it| it.key == document.key) => {
            OwnDocument { key: first.key.to_owned(), is_ready: false, ..document }
        }
        _ => document,
    }
}

/// The kept document called `id`, if it is for the game called `game`.
pub(crate) async fn load(app: &App, game: &str, id: &str) -> Result<OwnDocument, AppError> {
    let found: Option<OwnDocument> = app.host.store.load(id).await?;
    let found = found.filter(|it| it.game == game).ok_or(AppError::NoDocument)?;
    Ok(match error::named(game) {
        Ok(id) => with_game!(id, G => placed::<G>(found)),
        Err(_) => found,
    })
}

/// The kept document that a value of the choice called `key` means, if it means one.
pub(crate) async fn chosen<G: Game>(
    app: &App,
    key: &str,
    value: &str,
) -> Result<Option<OwnDocument>, AppError> {
    let Some(id) = value.strip_prefix(MARK) else { return Ok(None) };
    let document = load(app, G::ID, id).await?;
    if document.key == key { Ok(Some(document)) } else { Err(AppError::NoDocument) }
}

/// The set-up with these choices: by their words, or by kept documents.
pub(crate) async fn setup<G: Game>(app: &App, choices: &Query) -> Result<G::Setup, AppError> {
    let mut setup = G::Setup::default();
    for (key, value) in choices {
        let own = chosen::<G>(app, key, value).await?;
        let given = own.as_ref().map_or(Given::Word(value), |it| Given::Document(&it.text));
        desk::choose::<G>(app.lexicon(G::ID), &mut setup, key, given)
            .map_err(|it| AppError::bad_for::<G>(&it))?;
    }
    Ok(setup)
}

/// The value of the choice that means the box on the person's table: the kept document
/// of it, or a new one that is begun now.
pub(crate) async fn of_box<G: Page>(
    app: &App,
    of: &OwnBox,
    name: &str,
) -> Result<String, AppError> {
    let kept = list::<G>(app).await?;
    let found = kept.into_iter().find(|it| it.key == of.key && (of.is_of)(&it.text));
    match found {
        Some(found) => Ok(value(&found)),
        None => Ok(value(&keep::<G>(app, of.key, (of.begun)(name)).await?)),
    }
}

/// Keeps a new document; one of the very same text is not kept twice.
pub(crate) async fn keep<G: Page>(
    app: &App,
    key: &str,
    text: String,
) -> Result<OwnDocument, AppError> {
    let kept = list::<G>(app).await?;
    if let Some(found) = kept.into_iter().find(|it| it.key == key && it.text == text) {
        return Ok(found);
    }
    let touched = (app.host.moment)().millis;
    let mut document = OwnDocument { revision: 1, touched, ..written::<G>(key, text, "") };
    let keep = |id| app.host.store.create(OwnDocument { id, ..document.clone() });
    document.id = app.keep_named(None, keep).await?;
    Ok(document)
}

/// Puts another text in the place of a kept one, if it is still at `revision`.
pub(crate) async fn rewrite<G: Page>(
    app: &App,
    document: &OwnDocument,
    revision: u64,
    text: String,
) -> Result<(), AppError> {
    if document.revision != revision {
        return Err(changed(document));
    }
    let next = rewritten::<G>(document, text, (app.host.moment)().millis);
    match app.host.store.replace(next).await {
        Err(StoreError::Conflict { .. }) => Err(changed(document)),
        answer => Ok(answer?),
    }
}

/// What a game at the table taught: the document of its name as it is to be, or a new
/// one, which has no id yet. Nothing is kept here: it is written together with the
/// game, since a game that went on without it would never teach it again.
pub(crate) async fn lesson<G: AtTable>(
    app: &App,
    game: &G,
    before: &G::State,
    state: &G::State,
) -> Result<Option<OwnDocument>, AppError> {
    let Some((key, _)) = game.learned(before, state, None) else { return Ok(None) };
    let name = G::chosen(game.setup(), key);
    let kept = list::<G>(app).await?.into_iter().find(|it| it.key == key && it.name == name);
    let text = kept.as_ref().map(|it| it.text.as_str());
    let Some((_, learned)) = game.learned(before, state, text) else { return Ok(None) };
    let touched = (app.host.moment)().millis;
    Ok(match kept {
        Some(kept) if kept.text == learned => None,
        Some(kept) => Some(rewritten::<G>(&kept, learned, touched)),
        None => Some(OwnDocument { revision: 1, touched, ..written::<G>(key, learned, "") }),
    })
}

/// A kept document with another text.
fn rewritten<G: Page>(document: &OwnDocument, text: String, touched: u64) -> OwnDocument {
    OwnDocument {
        id: document.id.clone(),
        revision: document.revision + 1,
        touched,
        ..written::<G>(&document.key, text, &document.name)
    }
}

/// Throws a kept document away, if it is still at `revision`.
pub(crate) async fn remove(
    app: &App,
    document: &OwnDocument,
    revision: u64,
) -> Result<(), AppError> {
    match app.host.store.remove::<OwnDocument>(&document.id, revision).await {
        Err(StoreError::Conflict { .. }) => Err(changed(document)),
        answer => Ok(answer?),
    }
}

/// Why a text is no document for the choice called `key`: the entry of a list
/// by its name, the line, the field, what was expected and what was found.
pub(crate) fn fault<G: Game>(key: &str, text: &str) -> Option<Message> {
    let mut setup = G::Setup::default();
    if let Err(error) = G::choose_document(&mut setup, key, text) {
        let what = error.message();
        return Some(match entry(text, &error.at) {
            Some(name) => {
                Message::new("trouble-at").with("at", Message::quoted(name)).with("what", what)
            }
            None => what,
        });
    }
    G::new(&setup).err().map(|it| it.message())
}

/// Whether a draft can be played at the person's own table, where gaps are asked for.
pub(crate) fn is_for_table<G: Game>(document: &OwnDocument) -> bool {
    let mut setup = G::Setup::default();
    G::choose(&mut setup, Choice::AT.key, "table").is_ok()
        && G::choose_document(&mut setup, &document.key, &document.text).is_ok()
        && G::new(&setup).is_ok()
}

/// What a document that is whole for the table still needs for play on the screen.
pub(crate) fn rest<G: Page>(document: &OwnDocument) -> Option<Rest> {
    G::form(&document.key)?.rest(&document.text)
}

/// Where a text goes wrong, from 1.
pub(crate) fn faulty_line<G: Game>(key: &str, text: &str) -> Option<usize> {
    G::choose_document(&mut G::Setup::default(), key, text).err()?.line
}

/// The name of the entry that a field such as `card[3].money` lies in.
fn entry(text: &str, field: &str) -> Option<String> {
    let (list, rest) = field.split_once('[')?;
    let (nth, _) = rest.split_once(']')?;
    let tree: serde_json::Value = kit::read(text).ok()?;
    let entry = tree.get(list)?.get(nth.parse::<usize>().ok()?)?;
    let name = entry.get("name").or_else(|| entry.get("id"))?;
    name.as_str().map(str::to_owned)
}

/// Somebody else changed a document first.
pub(crate) fn changed(document: &OwnDocument) -> AppError {
    AppError::DocumentChanged { game: document.game.clone(), id: document.id.clone() }
}

/// A text as a document, with the name it gives itself; with its name before if
/// it gives none that can be read.
pub(crate) fn written<G: Game>(key: &str, text: String, before: &str) -> OwnDocument {
    let tree: Option<serde_json::Value> = kit::read(&text).ok();
    let name = tree.as_ref().and_then(|it| it.get("name")?.as_str());
    OwnDocument {
        id: String::new(),
        game: G::ID.to_owned(),
        key: key.to_owned(),
        name: name.unwrap_or(before).trim().to_owned(),
        is_ready: fault::<G>(key, &text).is_none(),
        text,
        revision: 0,
        touched: 0,
    }
}
