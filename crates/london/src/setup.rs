//! What people choose before the first action.

use std::{fmt, str::FromStr};

use kit::{At, Choice, ChoiceKind, Chosen, DocumentError, Message, SetupError};
use serde::{Deserialize, Serialize};

use crate::{
    London,
    cards::{CardSheet, FIRST_EDITION},
    deck::{AUTOMARTIN, Deck},
};

/// How strong AutoMartin is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Level {
    /// The cards of level I.
    #[default]
    I,
    /// The cards of levels I and II.
    II,
    /// All cards.
    III,
}

/// When a crucial card brings its bonus (reading Q8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CrucialBonus {
    /// When it is paid for and kept.
    #[default]
    Kept,
    /// Whenever it is drawn.
    Drawn,
}

/// What first and last mean on the development board (reading Q1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FirstLast {
    /// Its place in reading order.
    #[default]
    Position,
    /// When it was discarded.
    Age,
}

/// Who pays what AutoMartin owes another player and does not have (reading Q27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Owed {
    /// The supply pays it all.
    #[default]
    Supply,
    /// He pays what he has, the supply the rest.
    Purse,
}

/// Whether the draw of an action card is a symbol for AutoMartin (reading Q17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DrawSymbol {
    /// It is words, which he ignores.
    #[default]
    Ignored,
    /// It is a symbol: he draws and resolves the cards.
    Resolved,
}

/// What was chosen before the first action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Setup {
    /// How strong AutoMartin is.
    pub level: Level,
    /// Where the game is played.
    #[serde(skip_serializing_if = "At::is_screen")]
    pub at: At,
    /// How many chairs there are, AutoMartin's included: 2, 3 or 4.
    pub seats: u8,
    /// The chair AutoMartin sits in, from 1; a number beyond the last chair means the last.
    pub automa_seat: u8,
    /// The chair that begins, from 1; a number beyond the last chair means the last.
    pub first: u8,
    /// Reading Q8.
    pub crucial_bonus: CrucialBonus,
    /// Reading Q1.
    pub first_last: FirstLast,
    /// Reading Q27.
    pub owed: Owed,
    /// Reading Q17.
    pub draw_symbol: DrawSymbol,
    /// The city cards and boroughs.
    pub cards: Chosen<CardSheet>,
    /// The automa's deck.
    pub deck: Chosen<Deck>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            level: Level::default(),
            at: At::default(),
            seats: 2,
            automa_seat: 2,
            first: 1,
            crucial_bonus: CrucialBonus::default(),
            first_last: FirstLast::default(),
            owed: Owed::default(),
            draw_symbol: DrawSymbol::default(),
            cards: CardSheet::shipped(FIRST_EDITION.name).expect("the set is shipped"),
            deck: Deck::shipped(AUTOMARTIN.name).expect("the deck is shipped"),
        }
    }
}

pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "level", kind: ChoiceKind::Level, values: &["I", "II", "III"] },
    Choice { key: "cards", kind: ChoiceKind::Document, values: &[FIRST_EDITION.name] },
    Choice { key: "deck", kind: ChoiceKind::Document, values: &[AUTOMARTIN.name] },
    Choice { key: "seats", kind: ChoiceKind::Edition, values: &["2", "3", "4"] },
    Choice { key: "automa-seat", kind: ChoiceKind::Edition, values: &["1", "2", "3", "4"] },
    Choice { key: "first", kind: ChoiceKind::Edition, values: &["1", "2", "3", "4"] },
    Choice { key: "crucial-bonus", kind: ChoiceKind::Reading("Q8"), values: &["kept", "drawn"] },
    Choice { key: "first-last", kind: ChoiceKind::Reading("Q1"), values: &["position", "age"] },
    Choice { key: "owed", kind: ChoiceKind::Reading("Q27"), values: &["supply", "purse"] },
    Choice {
        key: "draw-symbol",
        kind: ChoiceKind::Reading("Q17"),
        values: &["ignored", "resolved"],
    },
    Choice::AT,
];

impl Setup {
    /// Checks that the chairs exist.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let chairs =
            [("seats", self.seats), ("automa-seat", self.automa_seat), ("first", self.first)];
        for (key, number) in chairs {
            let value = number.to_string();
            let is_one = |it: &Choice| it.key == key && it.values.contains(&value.as_str());
            if !CHOICES.iter().any(is_one) {
                return Err(SetupError::value::<London>(key, &value));
            }
        }
        Ok(())
    }

    /// Checks that AutoMartin's chair and the one that begins stand at this table.
    pub(crate) fn check_chairs(&self) -> Result<(), SetupError> {
        for (key, number) in [("automa-seat", self.automa_seat), ("first", self.first)] {
            if self.seats < number {
                let expected = Message::new("expected-chair-there").with("n", self.seats);
                let found = Message::new("found-no-chair").with("n", number);
                let error = DocumentError::new(expected, found);
                return Err(SetupError::Document { key: key.to_owned(), error });
            }
        }
        Ok(())
    }

    /// The same, as it is played: nobody begins a game with a number beyond the last
    /// chair, but a record may have one.
    pub(crate) fn seated(&self) -> Setup {
        let [automa_seat, first] = [self.automa_seat, self.first].map(|it| it.min(self.seats));
        Setup { automa_seat, first, ..self.clone() }
    }
}

pub(crate) fn choose(setup: &mut Setup, key: &str, value: &str) -> Result<(), SetupError> {
    let wrong = || SetupError::value::<London>(key, value);
    let number = |value: &str| {
        let choice = CHOICES.iter().find(|it| it.key == key)?;
        choice.values.contains(&value).then(|| value.parse().ok())?
    };
    match key {
        "level" => setup.level = value.parse().map_err(|()| wrong())?,
        "at" => setup.at = At::from_word(value).ok_or_else(wrong)?,
        "cards" => setup.cards = CardSheet::shipped(value).ok_or_else(wrong)?,
        "deck" => setup.deck = Deck::shipped(value).ok_or_else(wrong)?,
        "seats" => setup.seats = number(value).ok_or_else(wrong)?,
        "automa-seat" => setup.automa_seat = number(value).ok_or_else(wrong)?,
        "first" => setup.first = number(value).ok_or_else(wrong)?,
        "crucial-bonus" => setup.crucial_bonus = value.parse().map_err(|()| wrong())?,
        "first-last" => setup.first_last = value.parse().map_err(|()| wrong())?,
        "owed" => setup.owed = value.parse().map_err(|()| wrong())?,
        "draw-symbol" => setup.draw_symbol = value.parse().map_err(|()| wrong())?,
        _ => return Err(SetupError::key::<London>(key)),
    }
    Ok(())
}

pub(crate) fn choose_document(
    setup: &mut Setup,
    key: &str,
    text: &str,
) -> Result<(), DocumentError> {
    match key {
        "cards" => setup.cards = Chosen::Custom(CardSheet::parse_at(text, setup.at)?),
        "deck" => setup.deck = Chosen::Custom(Deck::parse(text)?),
        _ => {
            let found = Message::new("found-document").with("key", key);
            return Err(DocumentError::new(Message::new("expected-document"), found));
        }
    }
    Ok(())
}

pub(crate) fn chosen(setup: &Setup, key: &str) -> String {
    match key {
        "level" => setup.level.to_string(),
        "at" => setup.at.word().to_owned(),
        "cards" => match &setup.cards {
            Chosen::Shipped { name, .. } => name.clone(),
            Chosen::Custom(sheet) => sheet.name.clone(),
        },
        "deck" => match &setup.deck {
            Chosen::Shipped { name, .. } => name.clone(),
            Chosen::Custom(deck) => deck.name.clone(),
        },
        "seats" => setup.seats.to_string(),
        "automa-seat" => setup.automa_seat.to_string(),
        "first" => setup.first.to_string(),
        "crucial-bonus" => setup.crucial_bonus.to_string(),
        "first-last" => setup.first_last.to_string(),
        "owed" => setup.owed.to_string(),
        "draw-symbol" => setup.draw_symbol.to_string(),
        _ => String::new(),
    }
}

/// The words of a choice, on the command line and back.
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
    Level { I = "I", II = "II", III = "III" }
    CrucialBonus { Kept = "kept", Drawn = "drawn" }
    FirstLast { Position = "position", Age = "age" }
    Owed { Supply = "supply", Purse = "purse" }
    DrawSymbol { Ignored = "ignored", Resolved = "resolved" }
}

#[cfg(test)]
mod tests {
    use kit::Game;

    use super::*;

    #[test]
    fn every_value_of_every_choice_can_be_chosen_and_is_then_chosen() {
        for choice in CHOICES {
            for value in choice.values {
                let mut setup = Setup::default();
                choose(&mut setup, choice.key, value).unwrap();
                assert_eq!(chosen(&setup, choice.key), *value);
            }
        }
        let error = choose(&mut Setup::default(), "level", "IV").unwrap_err();
        assert_eq!(error.to_string(), "level: expected I, II, III, found `IV`");
    }

    #[test]
    fn a_chair_that_does_not_exist_is_refused() {
        let setup = Setup { seats: 2, first: 5, ..Setup::default() };
        assert_eq!(setup.check().unwrap_err().to_string(), "first: expected 1, 2, 3, 4, found `5`");
    }

    #[test]
    fn a_chair_beyond_the_last_is_refused_and_in_a_record_it_is_the_last() {
        for setup in [
            Setup { seats: 3, automa_seat: 4, ..Setup::default() },
            Setup { seats: 3, first: 4, ..Setup::default() },
        ] {
            assert!(London::check_setup(&setup).is_err());
            let played = London::new(&setup).unwrap();
            assert_eq!(London::check_setup(played.setup()), Ok(()));
        }
        let setup = Setup { seats: 4, automa_seat: 4, first: 4, ..Setup::default() };
        assert_eq!(London::check_setup(&setup), Ok(()));
    }
}
