//! What a designer of this automa counts.

use kit::Tally;

use crate::{Action, Side, State, Tile, scoring};

pub(crate) const COUNTERS: &[&str] = &[
    "automa_turns",
    "automa_passes",
    "automa_buttons",
    "automa_patches_with_buttons",
    "automa_patches_without_buttons",
    "automa_buttons_on_patches",
    "automa_leather",
    "automa_first_to_end",
    "human_decisions",
    "tile_to_human",
    "tile_to_automa",
];

#[inline]
pub(crate) fn count(action: Action, tally: &mut Tally) {
    match action {
        Action::Take(_) => tally[0] += 1,
        Action::Pass => {
            tally[0] += 1;
            tally[1] += 1;
        }
        Action::Advance | Action::Buy(_) | Action::Took(_) | Action::PlaceLeather(_) => {
            tally[8] += 1
        }
        Action::Lay(_)
        | Action::ShowBack(_)
        | Action::TurnUp(_)
        | Action::EarnTile
        | Action::Begin => {}
    }
}

pub(crate) fn count_end(end: &State, tally: &mut Tally) {
    let with_buttons = scoring::n_patches_with_buttons(end);
    tally[2] = end.automa.buttons.into();
    tally[3] = with_buttons.into();
    tally[4] = i64::from(end.automa.patches.len()) - i64::from(with_buttons);
    tally[5] = scoring::n_buttons_on_patches(end).into();
    tally[6] = end.automa.leather.into();
    tally[7] = (end.first_to_end == Some(Side::Automa)).into();
    tally[9] = (end.tile == Tile::Of(Side::Human)).into();
    tally[10] = (end.tile == Tile::Of(Side::Automa)).into();
}
