//! Why a game cannot be looked at.

use kit::{Message, Trouble};

/// Why there is no analysis and no hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The box lies on a table: what is in the hand or on the quilt is not known.
    AtTable,
    /// Several people play: what one of them does is neither luck nor a choice of another.
    Several,
    /// Nobody plays this game for people, so nobody can play it on.
    NoPlayer,
    /// Nobody has chosen anything yet.
    NoChoice,
    /// A hint is for a person who is to choose.
    NotTheirTurn,
    /// Only one thing can be done.
    OneOption,
    /// A budget is at least one game.
    NoBudget,
}

kit::errors!(Refused);

impl Trouble for Refused {
    fn message(&self) -> Message {
        Message::new(match self {
            Refused::AtTable => "coach-at-table",
            Refused::Several => "coach-several",
            Refused::NoPlayer => "coach-no-player",
            Refused::NoChoice => "coach-no-choice",
            Refused::NotTheirTurn => "coach-not-their-turn",
            Refused::OneOption => "coach-one-option",
            Refused::NoBudget => "coach-no-budget",
        })
    }
}
