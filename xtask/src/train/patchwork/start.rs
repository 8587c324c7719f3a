//! Where training starts: what anybody would say who has read the rules.

use players::patchwork::{
    EMPTIES, N_ECONOMY, N_KNOTS, N_OUTLOOK, N_PACKING, N_SHAPES, TIMES, Weights, class_of,
};

/// Thousandths of a point for a space that is still ahead. It brings a button if one
/// advances; whoever sews makes more of it.
const SPACE: i32 = 1700;
/// What an empty cell costs: two points in the end, but many will be covered.
const EMPTY: i32 = 1250;
/// What it costs besides to be hemmed in on none to four sides.
const HEMMED_IN: [i32; 5] = [0, 50, 150, 300, 400];

/// A button is a point, now and at every mark to come, and the special tile brings
/// seven. With this alone a greedy player makes some 27 points at level III.
pub(super) fn by_hand() -> Weights {
    let economy = TIMES.map(|time| {
        let mut row = [0; N_ECONOMY];
        (row[0], row[1], row[4]) = (SPACE * (53 - time), 1000, 1000);
        (row[9], row[11]) = (-EMPTY, 7000);
        row
    });
    let packing = EMPTIES.map(|_| {
        let mut row = [0; N_PACKING];
        for surroundings in 0..=u8::MAX {
            let n_walls = [1, 3, 4, 6].iter().filter(|&it| surroundings >> it & 1 == 1).count();
            row[N_SHAPES + class_of(surroundings)] = -HEMMED_IN[n_walls];
        }
        row
    });
    Weights { economy, packing, outlook: [[0; N_OUTLOOK]; N_KNOTS] }
}
