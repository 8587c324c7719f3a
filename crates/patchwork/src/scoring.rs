//! The end of the game: points by source.

use kit::Seat;

use crate::{Level, Patchwork, Side, State, Tile};

/// What the special tile is worth.
pub(crate) const TILE_POINTS: i32 = 7;

pub(crate) fn breakdown(
    game: &Patchwork,
    state: &State,
    seat: Seat,
    each: &mut impl FnMut(&'static str, i32),
) {
    let tile = |side| if state.tile == Tile::Of(side) { TILE_POINTS } else { 0 };
    if seat == Patchwork::HUMAN {
        each("score-buttons", state.human.buttons.into());
        each("score-tile", tile(Side::Human));
        each("score-empty", -2 * state.human.n_empty() as i32);
        return;
    }
    each("score-tile", tile(Side::Automa));
    let (buttons, patches, buttons_on_patches) = match game.setup.level {
        Level::I => (false, false, false),
        Level::II => (true, false, false),
        Level::III => (true, true, false),
        Level::IV => (true, false, true),
        Level::V => (true, true, true),
    };
    if buttons {
        each("score-automa-buttons", state.automa.buttons.into());
    }
    if patches {
        each("score-automa-patches", n_patches_with_buttons(state));
    }
    if buttons_on_patches {
        each("score-automa-buttons-on-patches", n_buttons_on_patches(state));
    }
}

/// How many patches lie in the automa's pile with buttons.
pub fn n_patches_with_buttons(state: &State) -> i32 {
    state.automa.patches.iter().filter(|it| it.spec().buttons != 0).count() as i32
}

/// How many buttons are printed on the automa's patches.
pub fn n_buttons_on_patches(state: &State) -> i32 {
    state.automa.patches.iter().map(|it| i32::from(it.spec().buttons)).sum()
}

/// Whoever reached the last space first wins a tie.
pub(crate) fn tie_break(state: &State, seat: Seat) -> i32 {
    let side = if seat == Patchwork::HUMAN { Side::Human } else { Side::Automa };
    i32::from(state.first_to_end == Some(side))
}
