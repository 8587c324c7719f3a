//! Where a game is played.

use crate::values;

values! {
    /// Where a game is played: a value of the choice [`crate::Choice::AT`].
    pub enum At {
        /// On the screen: the program knows everything.
        #[default]
        Screen = "screen",
        /// On the person's table, with the box: the program mirrors what the automa must know.
        Table = "table",
    }
}

impl At {
    /// Whether it is on the screen: what a record need not say.
    pub fn is_screen(&self) -> bool {
        *self == At::Screen
    }
}
