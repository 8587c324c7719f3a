//! Patchwork in numbers.

use kit::{Game, Seat};
use patchwork::{
    ALL_CELLS, Action, BUTTON_MARKS, END, N_CELLS, PATCHES, Patch, PatchSpec, Patchwork, SIDE,
    Side, State, Tile,
};

use super::{Field, Learned, Row, field};

/// How many patches of the circle are seen.
const N_SEEN: usize = 8;
/// The most points that are told.
const MOST: i32 = 999;

/// The cells of the first column.
const LEFT: u128 = {
    let (mut cells, mut row) = (0, 0);
    while row < SIDE {
        cells |= 1 << (row * SIDE);
        row += 1;
    }
    cells
};
const RIGHT: u128 = LEFT << (SIDE - 1);

impl Learned for Patchwork {
    const FIELDS: &'static [Field] = &[
        field("quilt", 81, 0, 1),
        field("time", 1, 0, 53),
        field("buttons", 1, -MOST, MOST),
        field("income", 1, 0, 99),
        field("empty", 1, 0, 81),
        field("leather-to-place", 1, 0, 5),
        field("to-button-mark", 1, 0, 53),
        field("to-leather", 1, 0, 53),
        field("button-marks-left", 1, 0, 9),
        field("tile", 1, -1, 1),
        field("automa-time", 1, 0, 53),
        field("automa-buttons", 1, -MOST, MOST),
        field("automa-patches", 1, 0, 33),
        field("automa-leather", 1, 0, 5),
        field("automa-card", 1, -1, 32),
        field("automa-back", 1, -1, 99),
        field("is-on-top", 1, 0, 1),
        field("circle", 1, 0, 33),
        field("circle-cost", N_SEEN, 0, 10),
        field("circle-time", N_SEEN, 0, 6),
        field("circle-buttons", N_SEEN, 0, 3),
        field("circle-area", N_SEEN, 0, 8),
        field("score", 1, -MOST, MOST),
        field("automa-score", 1, -MOST, MOST),
    ];
    const OPTION_FIELDS: &'static [Field] = &[
        field("is-advance", 1, 0, 1),
        field("is-patch", 1, 0, 1),
        field("is-leather", 1, 0, 1),
        field("reach", 1, -1, 2),
        field("cost", 1, 0, 10),
        field("time", 1, 0, 53),
        field("patch-buttons", 1, 0, 3),
        field("area", 1, 0, 8),
        field("row", 1, -1, 8),
        field("column", 1, -1, 8),
        field("after-buttons", 1, -MOST, MOST),
        field("after-income", 1, 0, 99),
        field("after-empty", 1, 0, 81),
        field("after-time", 1, 0, 53),
        field("after-marks-left", 1, 0, 9),
        field("after-ahead", 1, -53, 53),
        field("after-leather", 1, 0, 5),
        field("after-tile", 1, -1, 1),
        field("after-edges", 1, 0, 324),
        field("after-regions", 1, 0, 81),
        field("after-single-cells", 1, 0, 81),
        field("after-corners", 1, 0, 324),
    ];

    fn most_options() -> usize {
        let places = |it: &PatchSpec| -> u32 {
            it.orientations().iter().map(|it| it.corners.count_ones()).sum()
        };
        let mut most: Vec<u32> = PATCHES.iter().map(places).collect();
        most.sort_unstable();
        1 + most.iter().rev().take(3).sum::<u32>() as usize
    }

    fn observe(&self, state: &State, _seat: Seat, row: &mut Row<'_>) {
        let (human, automa) = (&state.human, &state.automa);
        row.bits(human.quilt.0, N_CELLS as usize);
        row.put(human.time);
        row.put_within(human.buttons, (-MOST).into(), MOST.into());
        row.put(human.income);
        row.put(human.n_empty());
        row.put(human.leather_to_place);
        row.put(marks(human.time).next().map_or(0, |it| it - human.time));
        let leather = state.leather >> human.time >> 1;
        row.put(if leather == 0 { 0 } else { leather.trailing_zeros() + 1 });
        row.put(marks(human.time).count() as i64);
        row.put(tile(state));
        row.put(automa.time);
        row.put_within(automa.buttons, (-MOST).into(), MOST.into());
        row.put(automa.patches.len());
        row.put(automa.leather);
        row.put(state.pile.card.map_or(-1, i64::from));
        row.put(state.pile.back.flatten().map_or(-1, i64::from));
        row.flag(state.on_top == Side::Human);
        let circle: &[Patch] = &state.circle;
        row.put(circle.len() as i64);
        let seen = &circle[..circle.len().min(N_SEEN)];
        let printed: [fn(&PatchSpec) -> u8; 4] =
            [|it| it.cost, |it| it.time, |it| it.buttons, |it| it.area];
        for of in printed {
            seen.iter().for_each(|it| row.put(of(it.spec())));
            row.skip(N_SEEN - seen.len());
        }
        for seat in [Patchwork::HUMAN, self.automa_seat()] {
            row.put_within(self.score(state, seat), (-MOST).into(), MOST.into());
        }
    }

    fn weigh(&self, before: &State, action: Action, _seat: Seat, row: &mut Row<'_>) {
        let mut after = *before;
        self.apply(&mut after, action);
        row.flag(action == Action::Advance);
        row.flag(matches!(action, Action::Buy(_)));
        row.flag(matches!(action, Action::PlaceLeather(_)));
        let corner = match action {
            Action::Buy(placement) => {
                let spec = placement.patch.spec();
                let at = before.reach().iter().position(|it| *it == placement.patch);
                row.put(at.map_or(-1, |it| it as i64));
                for number in [spec.cost, spec.time, spec.buttons, spec.area] {
                    row.put(number);
                }
                Some(placement.corner)
            }
            _ => {
                row.put(-1);
                row.put(0);
                row.put(after.human.time.saturating_sub(before.human.time));
                row.skip(2);
                if let Action::PlaceLeather(cell) = action { Some(cell) } else { None }
            }
        };
        row.put(corner.map_or(-1, |it| i64::from(it.row())));
        row.put(corner.map_or(-1, |it| i64::from(it.column())));
        let human = &after.human;
        row.put_within(human.buttons, (-MOST).into(), MOST.into());
        row.put(human.income);
        row.put(human.n_empty());
        row.put(human.time);
        row.put(marks(human.time).count() as i64);
        row.put(i64::from(human.time) - i64::from(after.automa.time));
        row.put(human.leather_to_place);
        row.put(tile(&after));
        let shape = Shape::of(human.quilt.empty());
        row.put(shape.n_edges);
        row.put(shape.n_regions);
        row.put(shape.n_single);
        row.put(shape.n_corners);
    }
}

/// The button marks beyond a space.
fn marks(time: u8) -> impl Iterator<Item = u8> {
    BUTTON_MARKS.into_iter().filter(move |&it| time < it && it <= END)
}

/// Whose the special tile is: 1 the person's, -1 the automa's, 0 nobody's.
fn tile(state: &State) -> i64 {
    match state.tile {
        Tile::Of(Side::Human) => 1,
        Tile::Of(Side::Automa) => -1,
        _ => 0,
    }
}

/// What is left empty, as a shape.
struct Shape {
    /// Sides of empty cells at which no empty cell lies.
    n_edges: u32,
    /// Empty regions that do not touch.
    n_regions: u32,
    /// Regions of one cell.
    n_single: u32,
    /// Corners of the empty regions, pointing outwards.
    n_corners: u32,
}

impl Shape {
    fn of(empty: u128) -> Shape {
        let [up, down, left, right] = beside(empty);
        let bare = [up, down, left, right].map(|it| empty & !it);
        let n_edges = bare.iter().map(|it| it.count_ones()).sum();
        let [up, down, left, right] = bare;
        let corners = [up & left, up & right, down & left, down & right];
        let n_corners = corners.iter().map(|it| it.count_ones()).sum();
        let n_single = (up & down & left & right).count_ones();
        let (mut n_regions, mut rest) = (0, empty);
        while rest != 0 {
            let mut region = rest & rest.wrapping_neg();
            loop {
                let grown = region | beside(region).iter().fold(0, |all, it| all | it) & rest;
                if grown == region {
                    break;
                }
                region = grown;
            }
            rest &= !region;
            n_regions += 1;
        }
        Shape { n_edges, n_regions, n_single, n_corners }
    }
}

/// The cells that have one of these above, below, to the left, to the right.
#[inline]
fn beside(cells: u128) -> [u128; 4] {
    [cells << SIDE & ALL_CELLS, cells >> SIDE, (cells & !RIGHT) << 1, (cells & !LEFT) >> 1]
}
