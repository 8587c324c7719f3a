//! What people choose before the first action.

use kit::{At, Chosen};

use crate::{Deck, Edition};

kit::values! {
    /// How strong the automa is.
    pub enum Level {
        /// Intern.
        I = "I",
        /// Apprentice.
        II = "II",
        /// Fellow.
        #[default]
        III = "III",
        /// Master.
        IV = "IV",
        /// Legend.
        V = "V",
    }

    /// Where the automa's token ends for its first filter when the end of the time
    /// board is near (reading Q4).
    pub enum NoOvertakeAtEnd {
        /// On the last space at most.
        #[default]
        Capped = "capped",
        /// Wherever the patch's time would take it.
        Uncapped = "uncapped",
    }

    /// What becomes of a leather patch that the automa reaches (reading Q10).
    pub enum Leather {
        /// The automa takes it off the board.
        #[default]
        Taken = "taken",
        /// It stays for the human.
        Left = "left",
    }
}

kit::choices! {
    /// What was chosen before the first action.
    pub struct Setup {
        /// How strong the automa is.
        level: Level => Level,
        /// Which printing of the time board.
        edition: Edition => Edition,
        /// Reading Q4.
        no_overtake_at_end: NoOvertakeAtEnd => Reading("Q4"),
        /// Reading Q10.
        leather: Leather => Reading("Q10"),
        /// On the screen, or at the person's table.
        #[serde(skip_serializing_if = "At::is_screen")]
        at: At => Place,
        /// The automa's deck.
        deck: Chosen<Deck> => Document,
    }
}

impl Level {
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

#[cfg(test)]
mod tests {
    use kit::Choices;

    use super::*;

    // Covers AS3.
    #[test]
    fn the_marker_lies_so_many_spaces_before_the_end() {
        let before_end: Vec<u8> = Level::ALL.iter().map(|it| crate::END - it.marker()).collect();
        assert_eq!(before_end, [1, 9, 12, 15, 18]);
    }

    #[test]
    fn every_value_of_every_choice_can_be_chosen_and_is_then_chosen() {
        for choice in Setup::CHOICES {
            for value in choice.values {
                let mut setup = Setup::default();
                setup.choose(choice.key, value).unwrap();
                assert_eq!(setup.chosen(choice.key), *value);
            }
            assert!(choice.values.contains(&Setup::default().chosen(choice.key).as_str()));
        }
        let error = Setup::default().choose("level", "VI").unwrap_err();
        assert_eq!(error.to_string(), "level: expected I, II, III, IV, V, found “VI”");
    }
}
