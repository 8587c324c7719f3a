//! What is wrong with a record, and where.

use crate::{
    DocumentError, Message, NotationError, PositionError, Refusal, SetupError,
    record::{FORMAT, MAX_ENTRIES},
};

/// Why an entry of a record cannot stand where it stands.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("action {ply}: {reason}")]
pub struct IllegalAction {
    /// Its place in the record, from 0.
    pub ply: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What is wrong with an action.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Reason {
    /// It cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A rule forbids it.
    #[error("`{action}` is not allowed: {}", told(.refusal))]
    Refused {
        /// In notation.
        action: String,
        /// The rule and what it wanted.
        refusal: Option<Refusal>,
    },
    /// The automa's cards decide otherwise.
    #[error("expected the automa's decision `{decided}`, found `{action}`")]
    NotDecided {
        /// In notation.
        action: String,
        /// What the rules dictate.
        decided: String,
    },
    /// The seed turns up another card.
    #[error("expected `{dealt}`, which the seed turns up, found `{action}`")]
    NotDealt {
        /// In notation.
        action: String,
        /// What the seed turns up.
        dealt: String,
    },
    /// A correction makes an impossible table.
    #[error("the correction cannot be made: {0}")]
    Edit(PositionError),
    /// A correction is no table at all.
    #[error("the correction cannot be made: {0}")]
    EditText(DocumentError),
    /// A correction in the middle of a deed.
    #[error("the correction cannot be made: expected a table at rest, found a deed half done")]
    Unrest,
    /// The program shall deal and has no seed.
    #[error("expected a record with a seed for the program to deal from, found none")]
    NoSeed,
    /// It departs from the rules as they are now, but was played by older ones.
    #[error("played by ruleset {found}, which was mended to {now}: {reason}")]
    Older {
        /// The record's ruleset.
        found: u32,
        /// The ruleset now.
        now: u32,
        /// Where it departs.
        reason: Box<Reason>,
    },
    /// There is no room for it, or for what would follow from it.
    #[error("expected at most {MAX_ENTRIES} entries, found {n} and one more")]
    Full {
        /// How many there are.
        n: usize,
    },
    /// The game has ended.
    #[error("the game was over, found `{action}`")]
    Over {
        /// In notation.
        action: String,
    },
}

/// The rule that refuses, for an error.
pub(crate) fn told(refusal: &Option<Refusal>) -> String {
    refusal.as_ref().map_or("no rule offers it".to_owned(), |it| format!("rule {}", it.rule))
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// Written in a format this program does not know.
    #[error("expected format {FORMAT}, found {0}")]
    Format(u32),
    /// Written for another game.
    #[error("expected a document of {expected}, found one of {found}")]
    Game {
        /// The game asked for.
        expected: &'static str,
        /// The record's.
        found: String,
    },
    /// Played by rules this program does not know.
    #[error("expected ruleset {expected} or earlier, found {found}")]
    Ruleset {
        /// The newest this program knows.
        expected: u32,
        /// The record's.
        found: u32,
    },
    /// A dealer that names a pile which does not exist, or too large a seed.
    #[error("dealer: expected {expected}, found {found}")]
    Dealer {
        /// What there is.
        expected: Message,
        /// What was found.
        found: Message,
    },
    /// More entries than any game has.
    #[error("actions: expected at most {MAX_ENTRIES} entries, found {0}")]
    Entries(usize),
    /// The choices make no game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The table it starts from is impossible.
    #[error("the table: {0}")]
    Position(#[from] PositionError),
    /// An action departs from the rules.
    #[error(transparent)]
    Action(#[from] IllegalAction),
}
