//! Where training starts.

use players::patchwork::{EMPTIES, N_KNOTS, N_PACKING, N_SHAPES, Weights, class_of};

/// What earlier experiments found, by fitting games of players who look ahead.
/// They told a quilt by thirteen numbers, twelve of which are sums over the
/// surroundings of empty cells or the same here.
pub(super) fn found_before() -> Weights {
    let economy = ECONOMY.map(|row| std::array::from_fn(|it| row.get(it).copied().unwrap_or(0)));
    let packing = std::array::from_fn(|knot| {
        let old = &PACKING[knot];
        let mut row = [0; N_PACKING];
        (row[0], row[4]) = (old[0], old[11]);
        // There the 7x7 square counted only with at most 52 cells empty.
        if EMPTIES[knot] <= 52 {
            (row[2], row[3]) = (old[9], old[10]);
        }
        for surroundings in 0..=u8::MAX {
            row[N_SHAPES + class_of(surroundings)] = of_cell(surroundings, old);
        }
        row
    });
    Weights { economy, packing }
}

/// What an empty cell adds in the experiments' terms.
fn of_cell(surroundings: u8, old: &[i32; 13]) -> i32 {
    let is_empty = |it: u8| surroundings >> it & 1 == 0;
    let [up, left, right, down] = [1, 3, 4, 6].map(is_empty);
    let n_walls = [up, left, right, down].iter().filter(|it| !**it).count();
    let walls = match n_walls {
        0 => 0,
        1 => old[5],
        2 if up == down => old[3],
        2 => old[4],
        3 => old[2],
        _ => old[1],
    };
    let corners = [(0, up, left), (2, up, right), (5, down, left), (7, down, right)];
    let of_blocks = corners.iter().filter(|it| is_empty(it.0) && it.1 && it.2).count() as i32;
    let dents = corners.iter().filter(|it| !is_empty(it.0) && it.1 && it.2).count() as i32;
    let sides = [[0, 1, 2, 3, 4], [5, 6, 7, 3, 4], [0, 3, 5, 1, 6], [2, 4, 7, 1, 6]];
    let of_oblongs = sides.iter().filter(|it| it.iter().all(|&at| is_empty(at))).count() as i32;
    let thin = if of_blocks == 0 { old[7] } else { 0 };
    // A block of 2x2 cells is seen by all four, one of 2x3 by the two in the middle.
    walls + thin + dents * old[8] + of_blocks * old[6] / 4 + of_oblongs * old[12] / 2
}

#[rustfmt::skip]
const ECONOMY: [[i32; 14]; N_KNOTS] = [
    [116085, -9096, 780, 2746, 3092, -19476, 21, 107, 583, -1262, -2576, 7000, 54, 841],
    [98675, 1689, 404, 215, 2122, -9092, -34, -42, 628, -2298, 2074, 7000, 129, -24],
    [77717, 1573, 362, 470, 1606, -4336, 68, -21, 576, -1814, 442, 7000, 93, -74],
    [54493, 1773, 294, 213, 1402, -2096, 40, 20, 818, -1601, 1086, 7000, 67, -110],
    [31919, 1277, 400, 61, 1134, -362, 157, -30, 342, -1194, 1660, 3935, 12, -48],
    [17662, 987, 556, 24, 1059, 28, -95, -93, 1112, -894, 785, 6580, -62, 7],
    [12124, 1006, -71, -10, 1028, 141, 77, 31, 655, -879, 928, 6849, -137, 16],
    [321, 1007, 1318, 334, 998, -2, -253, -153, 660, -489, 1205, 7100, -383, -61],
];

#[rustfmt::skip]
const PACKING: [[i32; 13]; N_KNOTS] = [
    [-8908, -1079, -867, -826, -260, -150, 0, -132, -260, -100, 0, 0, 0],
    [-9354, -1008, -968, -166, -461, 441, -429, -10, 294, -6, 164, 26, -780],
    [-9943, -447, -351, 5, -211, 122, -662, -345, 444, -300, 387, -780, 428],
    [-9508, -727, -547, -209, -300, -63, 43, -39, 301, 110, 478, -2034, 82],
    [-6668, -1060, -576, -231, -360, -65, -87, -55, 268, -61, 290, 573, 153],
    [-3897, -875, -423, -80, -384, -124, 139, -111, 153, -79, 315, 1430, -20],
    [1070, -766, -786, -406, -579, -329, 533, 127, 43, 54, 0, 564, -278],
    [7405, -1576, -234, -1127, -646, -412, -50, -271, -36, -100, 0, 7405, -147],
];
