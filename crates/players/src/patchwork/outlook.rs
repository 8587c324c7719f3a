//! What the automa will get until the end, in thousandths of a point: a sum of
//! products whose weights depend on the space of its time token.

use ::patchwork::{END, Level, Patch, Patchwork, State, Tile};
use kit::Game;

use super::{packing::n_missing, value::n_marks_ahead};

/// What is told of the automa.
pub const N_OUTLOOK: usize = 12;

/// What is told of what the automa will get.
pub fn outlook(game: &Patchwork, state: &State) -> [i32; N_OUTLOOK] {
    let Counted { buttons, patches, printed } = Counted::by(game.setup().level);
    let (time, human) = (state.automa.time, state.human.time);
    let n_spaces = i32::from(END - time);
    let marks = n_marks_ahead(time);
    let cards = &game.deck().cards;
    let income: i32 = cards.iter().map(|it| i32::from(it.income)).sum();
    let income = 4 * marks * income / cards.len() as i32;
    let is_free = state.tile == Tile::Free;
    let to_marker = (i32::from(game.setup().level.marker()) - i32::from(time)).max(0);
    let n_lacking = if is_free { n_missing(state.human.quilt.empty()) } else { 0 };
    let ahead = |n: usize, of: fn(&Patch) -> i32| state.circle.iter().take(n).map(of).sum::<i32>();
    let has_buttons = |it: &Patch| i32::from(it.spec().buttons != 0);
    let n_buttons = |it: &Patch| i32::from(it.spec().buttons);
    let if_so = |is_so: bool, it: i32| if is_so { it } else { 0 };
    [
        if_so(buttons, income),
        if_so(buttons, (i32::from(human) - i32::from(time)).clamp(-6, 6)),
        if_so(patches, n_spaces),
        if_so(patches, ahead(3, has_buttons)),
        if_so(patches, ahead(9, has_buttons)),
        if_so(printed, n_spaces),
        if_so(printed, ahead(3, n_buttons)),
        if_so(printed, ahead(9, n_buttons)),
        if_so(is_free, to_marker),
        if_so(is_free && 0 < to_marker, 1),
        if_so(0 < to_marker, n_lacking),
        if_so(0 < to_marker, (10 - n_lacking).max(0) * to_marker / 4),
    ]
}

/// What a level counts besides the special tile.
struct Counted {
    buttons: bool,
    patches: bool,
    printed: bool,
}

impl Counted {
    fn by(level: Level) -> Counted {
        Counted {
            buttons: level != Level::I,
            patches: matches!(level, Level::III | Level::V),
            printed: matches!(level, Level::IV | Level::V),
        }
    }
}
