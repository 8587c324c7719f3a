//! What people choose before the first action.

use kit::{At, Choice, Choices, Chosen, DocumentError, Message, SetupError};

use crate::{cards::CardSheet, deck::Deck};

kit::values! {
    /// How strong AutoMartin is.
    pub enum Level {
        /// The cards of level I.
        #[default]
        I = "I",
        /// The cards of levels I and II.
        II = "II",
        /// All cards.
        III = "III",
    }

    /// When a crucial card brings its bonus (reading Q8).
    pub enum CrucialBonus {
        /// When it is paid for and kept.
        #[default]
        Kept = "kept",
        /// Whenever it is drawn.
        Drawn = "drawn",
    }

    /// What first and last mean on the development board (reading Q1).
    pub enum FirstLast {
        /// Its place in reading order.
        #[default]
        Position = "position",
        /// When it was discarded.
        Age = "age",
    }

    /// Who pays what AutoMartin owes another player and does not have (reading Q27).
    pub enum Owed {
        /// The supply pays it all.
        #[default]
        Supply = "supply",
        /// He pays what he has, the supply the rest.
        Purse = "purse",
    }

    /// Whether the draw of an action card is a symbol for AutoMartin (reading Q17).
    pub enum DrawSymbol {
        /// It is words, which he ignores.
        #[default]
        Ignored = "ignored",
        /// It is a symbol: he draws and resolves the cards.
        Resolved = "resolved",
    }
}

kit::choices! {
    /// What was chosen before the first action.
    pub struct Setup {
        /// How strong AutoMartin is.
        level: Level => Level,
        /// Where the game is played.
        #[serde(skip_serializing_if = "At::is_screen")]
        at: At => Place,
        /// How many chairs there are, AutoMartin's included: 2, 3 or 4.
        seats: u8 ["2", "3", "4"] = 2 => Edition,
        /// The chair AutoMartin sits in, from 1; a number beyond the last chair means the last.
        automa_seat: u8 ["1", "2", "3", "4"] = 2 => Edition,
        /// The chair that begins, from 1; a number beyond the last chair means the last.
        first: u8 ["1", "2", "3", "4"] = 1 => Edition,
        /// Reading Q8.
        crucial_bonus: CrucialBonus => Reading("Q8"),
        /// Reading Q1.
        first_last: FirstLast => Reading("Q1"),
        /// Reading Q27.
        owed: Owed => Reading("Q27"),
        /// Reading Q17.
        draw_symbol: DrawSymbol => Reading("Q17"),
        /// The city cards and boroughs.
        cards: Chosen<CardSheet> => Document,
        /// The automa's deck.
        deck: Chosen<Deck> => Document,
    }
}

impl Setup {
    /// Checks that the chairs exist.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let chairs =
            [("seats", self.seats), ("automa-seat", self.automa_seat), ("first", self.first)];
        for (key, number) in chairs {
            let value = number.to_string();
            let is_one = |it: &Choice| it.key == key && it.values.contains(&value.as_str());
            if !Setup::CHOICES.iter().any(is_one) {
                return Err(SetupError::value(Setup::CHOICES, key, &value));
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

#[cfg(test)]
mod tests {
    use kit::Game;

    use super::*;
    use crate::London;

    #[test]
    fn every_value_of_every_choice_can_be_chosen_and_is_then_chosen() {
        for choice in Setup::CHOICES {
            for value in choice.values {
                let mut setup = Setup::default();
                setup.choose(choice.key, value).unwrap();
                assert_eq!(setup.chosen(choice.key), *value);
            }
        }
        let error = Setup::default().choose("level", "IV").unwrap_err();
        assert_eq!(error.to_string(), "level: expected I, II, III, found “IV”");
    }

    #[test]
    fn a_chair_that_does_not_exist_is_refused() {
        let setup = Setup { seats: 2, first: 5, ..Setup::default() };
        assert_eq!(setup.check().unwrap_err().to_string(), "first: expected 1, 2, 3, 4, found “5”");
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
