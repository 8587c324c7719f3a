//! What people choose before the first action.

use std::{fmt, str::FromStr};

use kit::{At, Choice, ChoiceKind, Chosen, DocumentError, Message, SetupError};
use serde::{Deserialize, Serialize};

use crate::{Deck, Edition, Patchwork};

/// How strong the automa is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Level {
    /// Intern.
    I,
    /// Apprentice.
    II,
    /// Fellow.
    #[default]
    III,
    /// Master.
    IV,
    /// Legend.
    V,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Level; 5] = [Level::I, Level::II, Level::III, Level::IV, Level::V];

    /// The space of the time board on which the marker button lies.
    pub fn marker(self) -> u8 {
        match self {
            Level::I => 52,
            Level::II => 44,
            Level::III => 41,
            Level::IV => 38,
            Level::V => 35,
        }
    }
}

/// Where the automa's token ends for its first filter when the end of the time
/// board is near (reading Q4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoOvertakeAtEnd {
    /// On the last space at most.
    #[default]
    Capped,
    /// Wherever the patch's time would take it.
    Uncapped,
}

/// What becomes of a leather patch that the automa reaches (reading Q10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Leather {
    /// The automa takes it off the board.
    #[default]
    Taken,
    /// It stays for the human.
    Left,
}

/// What was chosen before the first action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Setup {
    /// How strong the automa is.
    pub level: Level,
    /// Which printing of the time board.
    pub edition: Edition,
    /// Reading Q4.
    pub no_overtake_at_end: NoOvertakeAtEnd,
    /// Reading Q10.
    pub leather: Leather,
    /// On the screen, or at the person's table.
    #[serde(skip_serializing_if = "At::is_screen")]
    pub at: At,
    /// The automa's deck.
    pub deck: Chosen<Deck>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            level: Level::default(),
            edition: Edition::default(),
            no_overtake_at_end: NoOvertakeAtEnd::default(),
            leather: Leather::default(),
            at: At::default(),
            deck: Deck::shipped("normal").expect("the normal deck is shipped"),
        }
    }
}

pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "level", kind: ChoiceKind::Level, values: &["I", "II", "III", "IV", "V"] },
    Choice { key: "deck", kind: ChoiceKind::Document, values: &["normal", "tactical"] },
    Choice { key: "edition", kind: ChoiceKind::Edition, values: &["original", "revised"] },
    Choice {
        key: "no-overtake-at-end",
        kind: ChoiceKind::Reading("Q4"),
        values: &["capped", "uncapped"],
    },
    Choice { key: "leather", kind: ChoiceKind::Reading("Q10"), values: &["taken", "left"] },
    Choice::AT,
];

pub(crate) fn choose(setup: &mut Setup, key: &str, value: &str) -> Result<(), SetupError> {
    let wrong = || SetupError::value::<Patchwork>(key, value);
    match key {
        "level" => {
            setup.level =
                Level::ALL.into_iter().find(|it| it.to_string() == value).ok_or_else(wrong)?
        }
        "deck" => setup.deck = Deck::shipped(value).ok_or_else(wrong)?,
        "edition" => setup.edition = value.parse().map_err(|()| wrong())?,
        "no-overtake-at-end" => setup.no_overtake_at_end = value.parse().map_err(|()| wrong())?,
        "leather" => setup.leather = value.parse().map_err(|()| wrong())?,
        "at" => setup.at = At::from_word(value).ok_or_else(wrong)?,
        _ => return Err(SetupError::key::<Patchwork>(key)),
    }
    Ok(())
}

pub(crate) fn choose_document(
    setup: &mut Setup,
    key: &str,
    text: &str,
) -> Result<(), DocumentError> {
    if key != "deck" {
        let found = Message::new("found-document").with("key", key);
        return Err(DocumentError::new(Message::new("expected-deck"), found));
    }
    setup.deck = Chosen::Custom(Deck::parse(text)?);
    Ok(())
}

pub(crate) fn chosen(setup: &Setup, key: &str) -> String {
    match key {
        "level" => setup.level.to_string(),
        "deck" => match &setup.deck {
            Chosen::Shipped { name, .. } => name.clone(),
            Chosen::Custom(deck) => deck.name.clone(),
        },
        "edition" => setup.edition.to_string(),
        "no-overtake-at-end" => setup.no_overtake_at_end.to_string(),
        "leather" => setup.leather.to_string(),
        "at" => setup.at.word().to_owned(),
        _ => String::new(),
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["I", "II", "III", "IV", "V"][*self as usize])
    }
}

/// The words of a choice with two values, on the command line and back.
macro_rules! words {
    ($($type:ident { $($variant:ident = $word:literal),* })*) => {
        $(impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($type::$variant => $word),* })
            }
        }

        impl FromStr for $type {
            type Err = ();

            fn from_str(word: &str) -> Result<$type, ()> {
                match word {
                    $($word => Ok($type::$variant),)*
                    _ => Err(()),
                }
            }
        })*
    };
}

words! {
    Edition { Original = "original", Revised = "revised" }
    NoOvertakeAtEnd { Capped = "capped", Uncapped = "uncapped" }
    Leather { Taken = "taken", Left = "left" }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Covers AS3.
    #[test]
    fn the_marker_lies_so_many_spaces_before_the_end() {
        let before_end = Level::ALL.map(|it| crate::END - it.marker());
        assert_eq!(before_end, [1, 9, 12, 15, 18]);
    }

    #[test]
    fn every_value_of_every_choice_can_be_chosen_and_is_then_chosen() {
        for choice in CHOICES {
            for value in choice.values {
                let mut setup = Setup::default();
                choose(&mut setup, choice.key, value).unwrap();
                assert_eq!(chosen(&setup, choice.key), *value);
            }
            assert!(choice.values.contains(&chosen(&Setup::default(), choice.key).as_str()));
        }
        let error = choose(&mut Setup::default(), "level", "VI").unwrap_err();
        assert_eq!(error.to_string(), "level: expected I, II, III, IV, V, found `VI`");
    }
}
