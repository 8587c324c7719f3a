//! Records: games written down.

use serde::{Deserialize, Serialize};

use crate::{Dealer, Game, Marks, Message};

/// The version of the record format.
pub const FORMAT: u32 = 1;

/// The most entries of a record. The longest of some fifty thousand random games, London
/// with four chairs, has 1,185; and a session keeps the table before each of them.
pub const MAX_ENTRIES: usize = 4000;

/// A game written down: enough to play it again anywhere.
///
/// An entry of `actions` is an action in notation, a correction (`edit` and
/// what changed, as a JSON merge patch of the position), or a change of hands:
/// `deal PILE table` or `deal PILE program`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, bound = "")]
#[cfg_attr(feature = "schema", schemars(bound = ""))]
pub struct Record<G: Game> {
    /// Version of this format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules it was played by.
    pub ruleset: u32,
    /// One action a line, in notation.
    pub actions: Vec<String>,
    /// Who turned up the cards.
    pub dealer: Dealer,
    /// What was chosen before the first action, custom documents included.
    #[serde(default)]
    pub setup: G::Setup,
    /// The table it started from, if not from the game's own set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<G::Position>,
    /// What its result has to be read with: hints, what was taken back, a second try.
    #[serde(default, skip_serializing_if = "Marks::is_empty")]
    pub marks: Marks,
}

impl<G: Game> Record<G> {
    /// The record as TOML, one action a line.
    ///
    /// # Panics
    ///
    /// If the game's setup or position cannot be written as TOML.
    pub fn to_toml(&self) -> String {
        crate::to_toml(self)
    }
}

/// A place in a record: an action, a correction or a change of hands.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry<A> {
    /// What somebody did.
    Action(A),
    /// What was put right by hand, as a JSON merge patch of the position.
    Edit(serde_json::Value),
    /// From here on this pile is dealt by other hands.
    Deal {
        /// The pile's name.
        pile: &'static str,
        /// Whose hands.
        by: Hands,
    },
}

impl<A> Entry<A> {
    /// Whether somebody wrote this beside the course of the game: a correction
    /// or a change of hands.
    pub fn is_aside(&self) -> bool {
        !matches!(self, Entry::Action(_))
    }
}

/// Who turns up the cards of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// The person, with the cards on the table.
    Table,
    /// The program, from the seed.
    Program,
}

impl Hands {
    /// The hands with this word.
    pub fn from_word(word: &str) -> Option<Hands> {
        [Hands::Table, Hands::Program].into_iter().find(|it| it.word() == word)
    }

    /// Their word.
    pub fn word(self) -> &'static str {
        match self {
            Hands::Table => "table",
            Hands::Program => "program",
        }
    }
}

impl<A: std::fmt::Display> std::fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Entry::Action(action) => action.fmt(f),
            Entry::Edit(patch) => write!(f, "edit {patch}"),
            Entry::Deal { pile, by } => write!(f, "deal {pile} {}", by.word()),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The notations there are, or what is wrong with this one.
    pub expected: Message,
    /// What was found.
    pub found: String,
}

impl NotationError {
    /// `found` stands where `expected` should.
    pub fn new(expected: impl Into<Message>, found: impl Into<String>) -> NotationError {
        NotationError { expected: expected.into(), found: found.into() }
    }
}

/// Applies a JSON merge patch (RFC 7386): null removes, objects merge.
pub(crate) fn merge(target: &mut serde_json::Value, patch: &serde_json::Value) {
    let serde_json::Value::Object(changes) = patch else {
        *target = patch.clone();
        return;
    };
    if !target.is_object() {
        *target = serde_json::Value::Object(serde_json::Map::new());
    }
    let fields = target.as_object_mut().expect("it was just made one");
    for (key, change) in changes {
        if change.is_null() {
            fields.remove(key);
        } else {
            merge(fields.entry(key.clone()).or_insert(serde_json::Value::Null), change);
        }
    }
}

/// A number as notation writes it: no sign, no leading zero.
pub fn number(text: &str) -> Option<u8> {
    let number = text.parse::<u8>().ok()?;
    (number.to_string() == text).then_some(number)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_correction_merges_objects_replaces_lists_and_removes_nulls() {
        let mut table = json!({"a": {"b": 1, "c": 2}, "d": [1, 2], "e": 3});
        merge(&mut table, &json!({"a": {"b": 9}, "d": [7], "e": null, "f": {"g": null, "h": 1}}));
        assert_eq!(table, json!({"a": {"b": 9, "c": 2}, "d": [7], "f": {"h": 1}}));
        merge(&mut table, &json!(5));
        assert_eq!(table, json!(5));
    }
}
