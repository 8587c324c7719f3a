//! Boards: tables as text, one file a game.

mod patchwork;

use kit::Game;

use crate::{style::Style, voice::Voice};

/// A game whose table can be drawn as text.
pub(crate) trait Board: Game {
    /// The table in at most the style's columns, ending with a newline.
    fn draw(&self, state: &Self::State, voice: &Voice, style: Style) -> String;
}
