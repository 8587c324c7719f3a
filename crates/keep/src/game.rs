//! Games as they are kept.

use kit::{Marks, Message, Outcome};
use serde::{Deserialize, Serialize};

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
    /// count what was told at a table, so the record is asked as well: by `is_told`,
    /// since only whoever knows the games can read it.
    pub fn is_given_up(&self, now: u64, is_told: impl FnOnce(&Stored) -> bool) -> bool {
        !self.is_begun() && self.touched.saturating_add(PATIENCE) < now && !is_told(self)
    }

    /// What its people are called, as far as they said.
    pub fn people(&self) -> &[String] {
        self.gist.as_ref().map_or(&[], |it| &it.people)
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
    /// How every chair stands while the game is under way, as its curve has it; empty if
    /// it was kept before lists told that.
    #[serde(default)]
    pub standing: Vec<i32>,
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
    /// How it came out, if it has ended; gists of earlier versions do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The automa's deck, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// What the result has to be read with.
    #[serde(default, skip_serializing_if = "Marks::is_empty")]
    pub marks: Marks,
    /// What the people are called who share the screen, in turn order; empty if nobody said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<String>,
    /// Entries of several deeds that one tap did together, from where to where: one *Undo*
    /// takes all of them back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<(usize, usize)>,
    /// The tables that a hint was asked for, by the numbers that the coach gives them: who
    /// asks again for one of them is not counted again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hinted: Vec<u64>,
}

/// What was kept before anybody asked has been played.
const fn yes() -> bool {
    true
}

/// Which games are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Those under way.
    Open,
    /// Those that have ended.
    Over,
}
