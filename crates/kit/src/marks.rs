//! Marks: what a result has to be read with.

use serde::{Deserialize, Serialize};

/// How a game was played besides its entries: what its result has to be read with.
///
/// A game without any mark is written as it always was. A program from before marks
/// refuses a record that has some, as it refuses every field that it does not know,
/// so the format stays the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Marks {
    /// Whether it was begun honest: without hints, and without taking back what a card
    /// or the automa has answered.
    #[serde(skip_serializing_if = "is_no")]
    pub honest: bool,
    /// Whether hints were switched off when it was begun, and nothing else.
    #[serde(skip_serializing_if = "is_no")]
    pub no_hints: bool,
    /// How many hints were asked for; a deed that a player did for the person is one.
    #[serde(skip_serializing_if = "is_none")]
    pub hints: u32,
    /// How often something was done otherwise after a card or the automa had answered.
    #[serde(skip_serializing_if = "is_none")]
    pub undone: u32,
    /// Whether what comes was known: a game gone on with from a moment of another, or
    /// the same deal once more. It stands outside every record of results.
    #[serde(skip_serializing_if = "is_no")]
    pub second_try: bool,
    /// The day whose deal it is, as `2026-11-18`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
}

impl Marks {
    /// The marks of a second try.
    pub fn second_try() -> Marks {
        Marks { second_try: true, ..Marks::default() }
    }

    /// Whether nobody says in this game what to do.
    pub fn is_without_hints(&self) -> bool {
        self.honest || self.no_hints
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        *self == Marks::default()
    }
}

/// What an honest game does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// To ask for a hint, or to let a player move.
    Hint,
    /// To take back what a card or the automa has answered.
    Undo,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_no(it: &bool) -> bool {
    !it
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_none(it: &u32) -> bool {
    *it == 0
}
