//! Boards: tables as text, one file and folder a game.

mod brass;
mod london;
mod patchwork;

use players::Skilled;

use crate::{
    play::menu::{self, Menu},
    style::Style,
    voice::Voice,
};

/// A game whose table can be drawn as text and played at.
pub(crate) trait Board: Skilled {
    /// What the board says in English, French and Spanish.
    const BOARD_TEXTS: [&str; 3];

    /// The table in at most the style's columns, ending with a newline.
    fn draw(&self, state: &Self::State, voice: &Voice, style: Style) -> String;

    /// What the table has no room for, ending with a newline: the table again, where
    /// everything is on it.
    fn more(&self, state: &Self::State, voice: &Voice, style: Style) -> String {
        self.draw(state, voice, style)
    }

    /// What may be done, as a person is asked for it.
    fn menu(&self, state: &Self::State, voice: &Voice, _style: Style) -> Menu<Self::Action> {
        menu::listed(voice, self, state)
    }

    /// What an action would come to, where a picture helps to decide.
    fn preview(
        &self,
        _state: &Self::State,
        _action: Self::Action,
        _voice: &Voice,
        _style: Style,
    ) -> Option<String> {
        None
    }

    /// The action that somebody asks about with half of its words.
    fn half_said(&self, _typed: &str) -> Option<Self::Action> {
        None
    }

    /// What is printed on the automa's card, once it is face up.
    fn automa_card(&self, state: &Self::State, voice: &Voice) -> Option<String>;
}
