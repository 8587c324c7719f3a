//! Rules: numbered sentences of a rulebook that a decision can point at.

use std::fmt;

use crate::Message;

/// One numbered sentence of a rulebook that a decision can point at.
///
/// The `id` is stable: records, explanations and translations refer to it.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Short, stable, unique inside its game, e.g. `AF1`.
    pub id: &'static str,
    /// What the rule does to a choice.
    pub kind: Kind,
    /// The readings it relies on where the print is unclear, e.g. `Q4`.
    pub readings: &'static [&'static str],
}

/// What a rule does to a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It leaves the automa fewer candidates: proven by leaving it out.
    Narrows,
    /// It forbids a person's action: proven by a refusal that cites it.
    Forbids,
    /// It says what happens: proven by a test that names it.
    States,
}

impl Rule {
    /// The rule in our own words.
    pub fn text(&self) -> Message {
        Message::new(self.id)
    }

    /// Where a person can read it in print, in the reader's language.
    pub fn source(&self) -> Message {
        Message::new(self.id).attribute("source")
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// Makes the constants of a rule table and the table itself from one list: the
/// id, then the readings it relies on. Its words and its source stand in the
/// language files under its id.
///
/// ```
/// mod rule {
///     kit::rules! {
///         /// The largest patch.
///         narrows LARGEST = "AF3";
///         /// A patch must be paid for.
///         forbids PRICE = "R5-3", "Q1";
///     }
/// }
/// assert_eq!(rule::ALL.len(), 2);
/// assert_eq!(rule::PRICE.readings, ["Q1"]);
/// ```
#[macro_export]
macro_rules! rules {
    (@kind narrows) => { $crate::Kind::Narrows };
    (@kind forbids) => { $crate::Kind::Forbids };
    (@kind states) => { $crate::Kind::States };
    ($($(#[$doc:meta])* $kind:ident $name:ident = $id:literal $(, $reading:literal)*;)*) => {
        $($(#[$doc])* pub const $name: &$crate::Rule = &$crate::Rule {
            id: $id,
            kind: $crate::rules!(@kind $kind),
            readings: &[$($reading),*],
        };)*
        /// Every rule, in the order of the rulebook.
        pub const ALL: &[&$crate::Rule] = &[$($name),*];
    };
}
