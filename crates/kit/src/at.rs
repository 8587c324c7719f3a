//! Where a game is played.

use serde::{Deserialize, Serialize};

/// Where a game is played: a value of the choice [`crate::Choice::AT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// On the screen: the program knows everything.
    #[default]
    Screen,
    /// On the person's table, with the box: the program mirrors what the automa must know.
    Table,
}

impl At {
    /// The place with this word.
    pub fn from_word(word: &str) -> Option<At> {
        match word {
            "screen" => Some(At::Screen),
            "table" => Some(At::Table),
            _ => None,
        }
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            At::Screen => "screen",
            At::Table => "table",
        }
    }

    /// Whether it is on the screen: what a record need not say.
    pub fn is_screen(&self) -> bool {
        *self == At::Screen
    }
}
