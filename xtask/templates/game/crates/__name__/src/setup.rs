//! What people choose before the first action.

use kit::{At, Chosen};

use crate::Deck;

kit::values! {
    /// How strong the automa is.
    pub enum Level {
        /// It begins with nothing.
        #[default]
        Easy = "easy",
        /// It begins with some points.
        Hard = "hard",
    }
}

kit::choices! {
    /// What was chosen before the first action.
    pub struct Setup {
        /// How strong the automa is.
        level: Level => Level,
        /// On the screen, or at the person's table.
        #[serde(skip_serializing_if = "At::is_screen")]
        at: At => Place,
        /// The automa's deck.
        deck: Chosen<Deck> => Document,
    }
}

impl Level {
    /// The points the automa begins with.
    pub fn points(self) -> u8 {
        match self {
            Level::Easy => 0,
            Level::Hard => 5,
        }
    }
}
