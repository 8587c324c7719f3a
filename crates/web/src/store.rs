//! The store: where games and documents of people's own are kept, with a
//! revision each.
//!
//! There are two homes for games: a file beside the program and the database
//! of a browser. What a browser hands out may not leave its thread, while the
//! answers here are `Send`. So a store of either kind is an actor: somebody
//! owns the database and takes jobs from a channel, and an answer is nothing
//! but the receiving end of another channel. For SQLite that somebody is a
//! thread; for IndexedDB it is a task on the browser's own thread, which may
//! hold values of JavaScript while it waits for them. Nothing of the database
//! is ever inside an [`Answer`], so no `unsafe` has to promise anything.

use std::{
    collections::BTreeMap,
    pin::Pin,
    sync::{Mutex, PoisonError},
};

use kit::Message;
use serde::{Deserialize, Serialize};

/// An answer that takes a while.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The name it goes by in addresses.
    pub id: String,
    /// Which game it is of.
    pub game: String,
    /// Raised by every change.
    pub revision: u64,
    /// The whole record as TOML, what was undone included.
    pub record: String,
    /// How many entries of the record the table shows.
    pub ply: usize,
    /// Whether the game has ended.
    pub is_over: bool,
    /// When it began, in milliseconds since 1970.
    pub created: u64,
    /// When it last changed, in milliseconds since 1970.
    pub touched: u64,
    /// What lists tell of it; `None` if it was kept before lists told anything.
    pub gist: Option<Gist>,
}

/// How long a game that nobody has acted in waits for somebody, in milliseconds.
pub const PATIENCE: u64 = 24 * 60 * 60 * 1000;

impl Stored {
    /// Whether somebody has done something with it: until then only its page knows it.
    /// Every change is somebody's doing, whatever an earlier version made of it.
    pub fn is_begun(&self) -> bool {
        1 < self.revision || self.gist.as_ref().is_none_or(|it| it.is_begun)
    }

    /// Whether it was given up before anybody did anything, as seen at `now`: the one
    /// thing that a store may throw away by itself. Gists of earlier versions did not
    /// count what was told at a table, so the record is asked as well.
    pub fn is_given_up(&self, now: u64) -> bool {
        !self.is_begun()
            && self.touched.saturating_add(PATIENCE) < now
            && !crate::game::is_told(self)
    }

    /// The game without its record.
    pub fn head(&self) -> Head {
        Head {
            id: self.id.clone(),
            game: self.game.clone(),
            revision: self.revision,
            is_over: self.is_over,
            created: self.created,
            touched: self.touched,
            gist: self.gist.clone(),
        }
    }
}

/// A kept game as lists show it: everything but its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name it goes by in addresses.
    pub id: String,
    /// Which game it is of.
    pub game: String,
    /// Raised by every change.
    pub revision: u64,
    /// Whether the game has ended.
    pub is_over: bool,
    /// When it began, in milliseconds since 1970.
    pub created: u64,
    /// When it last changed, in milliseconds since 1970.
    pub touched: u64,
    /// What lists tell of it; `None` if it was kept before lists told anything.
    pub gist: Option<Gist>,
}

/// What a list tells of a game without playing it again; written with every
/// change, and plain data to the store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gist {
    /// The version of the rules it was played by.
    pub ruleset: u32,
    /// The level, as the game's set-up names it.
    pub level: Option<String>,
    /// How far it has come.
    pub progress: Message,
    /// Points, chair by chair.
    pub scores: Vec<i32>,
    /// The automa's chair.
    pub automa: u8,
    /// A small picture of the table, as SVG.
    pub picture: String,
    /// The look it was drawn for; a picture of another look is drawn anew.
    pub look: u32,
    /// Whether anybody has done something with it, brought it here or asked for it by a
    /// program: a game that merely was set up is not listed.
    #[serde(default = "yes")]
    pub is_begun: bool,
    /// Whether it lies on the person's table.
    #[serde(default)]
    pub is_at_table: bool,
}

/// What was kept before anybody asked has been played.
const fn yes() -> bool {
    true
}

/// A deck, mat or card set of somebody's own, as it is kept: finished, or a
/// draft with gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnDocument {
    /// The name it goes by in addresses.
    pub id: String,
    /// Which game it is for.
    pub game: String,
    /// Which choice of that game it is a value of.
    pub key: String,
    /// What its owner calls it.
    pub name: String,
    /// Its text as it was written, right or wrong.
    pub text: String,
    /// Whether a game can be played with it.
    pub is_ready: bool,
    /// Raised by every change.
    pub revision: u64,
    /// When it last changed, in milliseconds since 1970.
    pub touched: u64,
}

/// Which games are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Those under way.
    Open,
    /// Those that have ended.
    Over,
}

/// Why the store could not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else changed the game first.
    #[error("the game has changed since revision {expected}")]
    Conflict {
        /// The revision that was expected.
        expected: u64,
    },
    /// There is a game of that name already.
    #[error("there is a game called `{0}` already")]
    Taken(String),
    /// There is no room left for it.
    #[error("the disk is full")]
    Full,
    /// What is kept is damaged.
    #[error("what is kept is damaged: {0}")]
    Damaged(String),
    /// The file was taken away while it was open.
    #[error("the file of games is no longer where it was")]
    Gone,
    /// The store cannot be opened at all: nothing can be said of what is in it.
    #[error("the store cannot be opened: {found}")]
    Shut {
        /// What keeps it shut.
        why: Shut,
        /// What it said itself.
        found: String,
    },
    /// The store itself failed.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// What keeps a store from being opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shut {
    /// Nothing may be kept here.
    Refused,
    /// A newer version of the program has kept games there.
    Newer,
    /// Somebody else holds it and does not let go.
    Held,
    /// There is no room to open it in.
    Full,
    /// Something else.
    Broken,
}

impl Shut {
    /// Every kind.
    pub const ALL: [Shut; 5] = [Shut::Refused, Shut::Newer, Shut::Held, Shut::Full, Shut::Broken];

    /// The id of the text that tells it.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Shut::Refused => "ui-error-shut-refused",
            Shut::Newer => "ui-error-shut-newer",
            Shut::Held => "ui-error-shut-held",
            Shut::Full => "ui-error-shut-full",
            Shut::Broken => "ui-error-shut-broken",
        }
    }
}

/// Keeps games, and documents of people's own beside them: every change names
/// the revision it was made from, and what is answered is kept for good.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new game, and throws away those that were given up by the time it
    /// was made: see [`Stored::is_given_up`]. Nothing else is ever thrown away unasked.
    fn create(&self, game: Stored) -> Answer<'_, ()>;
    /// The game called `id`.
    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Stored>>;
    /// Puts `game` in the place of its revision before; nothing changes if
    /// the one kept is another.
    fn replace(&self, game: Stored) -> Answer<'_, ()>;
    /// Games that have begun, the last touched first, and how many there are in all:
    /// see [`Stored::is_begun`].
    fn list(&self, shelf: Shelf, skip: usize, take: usize) -> Answer<'_, (Vec<Head>, usize)>;
    /// Throws a game away, if it is still at `revision`.
    fn remove<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()>;

    /// Keeps a new document.
    fn create_document(&self, document: OwnDocument) -> Answer<'_, ()>;
    /// The document called `id`.
    fn load_document<'a>(&'a self, id: &'a str) -> Answer<'a, Option<OwnDocument>>;
    /// Puts `document` in the place of its revision before; nothing changes if
    /// the one kept is another.
    fn replace_document(&self, document: OwnDocument) -> Answer<'_, ()>;
    /// All documents for a game, the last touched first.
    fn list_documents<'a>(&'a self, game: &'a str) -> Answer<'a, Vec<OwnDocument>>;
    /// Throws a document away, if it is still at `revision`.
    fn remove_document<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()>;
}

/// A store in memory, for tests and for trying things out.
#[derive(Debug, Default)]
pub struct Memory {
    games: Mutex<BTreeMap<String, Stored>>,
    documents: Mutex<BTreeMap<String, OwnDocument>>,
}

impl Memory {
    fn with<T>(&self, change: impl FnOnce(&mut BTreeMap<String, Stored>) -> T) -> T {
        change(&mut self.games.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn with_documents<T>(&self, change: impl FnOnce(&mut BTreeMap<String, OwnDocument>) -> T) -> T {
        change(&mut self.documents.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Store for Memory {
    fn create(&self, game: Stored) -> Answer<'_, ()> {
        let answer = self.with(|games| {
            if games.contains_key(&game.id) {
                return Err(StoreError::Taken(game.id));
            }
            games.retain(|_, it| !it.is_given_up(game.created));
            games.insert(game.id.clone(), game);
            Ok(())
        });
        Box::pin(async move { answer })
    }

    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Stored>> {
        let found = self.with(|games| games.get(id).cloned());
        Box::pin(async move { Ok(found) })
    }

    fn replace(&self, game: Stored) -> Answer<'_, ()> {
        let expected = game.revision - 1;
        let answer = self.with(|games| match games.get_mut(&game.id) {
            Some(kept) if kept.revision == expected => {
                *kept = game;
                Ok(())
            }
            _ => Err(StoreError::Conflict { expected }),
        });
        Box::pin(async move { answer })
    }

    fn list(&self, shelf: Shelf, skip: usize, take: usize) -> Answer<'_, (Vec<Head>, usize)> {
        let answer = self.with(|games| {
            let wanted = |it: &&Stored| it.is_begun() && it.is_over == (shelf == Shelf::Over);
            let mut found: Vec<&Stored> = games.values().filter(wanted).collect();
            found.sort_by_key(|it| (std::cmp::Reverse(it.touched), it.id.clone()));
            let n = found.len();
            (found.into_iter().skip(skip).take(take).map(Stored::head).collect(), n)
        });
        Box::pin(async move { Ok(answer) })
    }

    fn remove<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()> {
        let answer = self.with(|games| match games.get(id) {
            Some(kept) if kept.revision == revision => {
                games.remove(id);
                Ok(())
            }
            _ => Err(StoreError::Conflict { expected: revision }),
        });
        Box::pin(async move { answer })
    }

    fn create_document(&self, document: OwnDocument) -> Answer<'_, ()> {
        let answer = self.with_documents(|documents| {
            if documents.contains_key(&document.id) {
                return Err(StoreError::Taken(document.id));
            }
            documents.insert(document.id.clone(), document);
            Ok(())
        });
        Box::pin(async move { answer })
    }

    fn load_document<'a>(&'a self, id: &'a str) -> Answer<'a, Option<OwnDocument>> {
        let found = self.with_documents(|documents| documents.get(id).cloned());
        Box::pin(async move { Ok(found) })
    }

    fn replace_document(&self, document: OwnDocument) -> Answer<'_, ()> {
        let expected = document.revision - 1;
        let answer = self.with_documents(|documents| match documents.get_mut(&document.id) {
            Some(kept) if kept.revision == expected => {
                *kept = document;
                Ok(())
            }
            _ => Err(StoreError::Conflict { expected }),
        });
        Box::pin(async move { answer })
    }

    fn list_documents<'a>(&'a self, game: &'a str) -> Answer<'a, Vec<OwnDocument>> {
        let mut found: Vec<OwnDocument> = self.with_documents(|documents| {
            documents.values().filter(|it| it.game == game).cloned().collect()
        });
        found.sort_by_key(|it| (std::cmp::Reverse(it.touched), it.id.clone()));
        Box::pin(async move { Ok(found) })
    }

    fn remove_document<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()> {
        let answer = self.with_documents(|documents| match documents.get(id) {
            Some(kept) if kept.revision == revision => {
                documents.remove(id);
                Ok(())
            }
            _ => Err(StoreError::Conflict { expected: revision }),
        });
        Box::pin(async move { answer })
    }
}
