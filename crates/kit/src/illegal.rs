//! What is wrong with a record, and where.

use crate::{Breach, DocumentError, Message, NotationError, PositionError, Refusal, SetupError};

/// Why an entry of a record cannot stand where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct IllegalAction {
    /// Its place in the record, from 0.
    pub ply: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What is wrong with an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// It cannot be read.
    Notation(NotationError),
    /// A rule forbids it.
    Refused {
        /// In notation.
        action: String,
        /// The rule and what it wanted.
        refusal: Option<Refusal>,
    },
    /// The automa's cards decide otherwise.
    NotDecided {
        /// In notation.
        action: String,
        /// What the rules dictate.
        decided: String,
    },
    /// The seed turns up another card.
    NotDealt {
        /// In notation.
        action: String,
        /// What the seed turns up.
        dealt: String,
    },
    /// A correction makes an impossible table.
    Edit(PositionError),
    /// A correction is no table at all.
    EditText(DocumentError),
    /// A correction in the middle of a deed.
    Unrest,
    /// The program shall deal and has no seed.
    NoSeed,
    /// It departs from the rules as they are now, but was played by older ones.
    Older {
        /// The record's ruleset.
        found: u32,
        /// The ruleset now.
        now: u32,
        /// Where it departs.
        reason: Box<Reason>,
    },
    /// There is no room for it, or for what would follow from it.
    Full {
        /// How many there are.
        n: usize,
    },
    /// The game has ended.
    Over {
        /// In notation.
        action: String,
    },
    /// The game was begun honest.
    Honest(Breach),
    /// The game was begun without hints.
    NoHints,
}

impl From<NotationError> for Reason {
    fn from(error: NotationError) -> Reason {
        Reason::Notation(error)
    }
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayError {
    /// Written in a format this program does not know.
    Format(u32),
    /// Written for another game.
    Game {
        /// The game asked for.
        expected: &'static str,
        /// The record's.
        found: String,
    },
    /// Played by rules this program does not know.
    Ruleset {
        /// The newest this program knows.
        expected: u32,
        /// The record's.
        found: u32,
    },
    /// A dealer that names a pile which does not exist, or too large a seed.
    Dealer {
        /// What there is.
        expected: Message,
        /// What was found.
        found: Message,
    },
    /// More entries than any game has.
    Entries(usize),
    /// The choices make no game.
    Setup(SetupError),
    /// The table it starts from is impossible.
    Position(PositionError),
    /// An action departs from the rules.
    Action(IllegalAction),
}

impl From<SetupError> for ReplayError {
    fn from(error: SetupError) -> ReplayError {
        ReplayError::Setup(error)
    }
}

impl From<PositionError> for ReplayError {
    fn from(error: PositionError) -> ReplayError {
        ReplayError::Position(error)
    }
}

impl From<IllegalAction> for ReplayError {
    fn from(error: IllegalAction) -> ReplayError {
        ReplayError::Action(error)
    }
}
