//! The 33 patches in the box, and every way to turn them.

use std::fmt;

use serde::Serialize;

use crate::{
    quilt::{Cell, SIDE},
    room::{MAX_RUNS, Run, runs},
};

/// One of the 33 patches, by the number the digest gives it: 0 is the 1x2 patch
/// behind which the neutral token starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Patch(pub u8);

impl kit::Numbered for Patch {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Patch {
        Patch(number)
    }
}

/// What is printed on a patch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatchSpec {
    /// Price in buttons.
    pub cost: u8,
    /// Spaces the time token moves.
    pub time: u8,
    /// Buttons printed on it.
    pub buttons: u8,
    /// Cells it covers.
    pub area: u8,
    /// Its distinct orientations, the drawn one first.
    orientations: [Orientation; 8],
    n_orientations: u8,
}

/// A patch turned and perhaps flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orientation {
    /// Quarter turns clockwise, after flipping.
    pub turns: u8,
    /// Whether it lies on its back, mirrored left to right.
    pub is_flipped: bool,
    /// Rows of its bounding box.
    pub n_rows: u8,
    /// Columns of its bounding box.
    pub n_columns: u8,
    /// The cells it covers when its bounding box lies in the top left corner.
    pub cells: u128,
    /// Where the top left corner of its bounding box can lie on an empty quilt.
    pub corners: u128,
    /// How far each of its cells lies behind that corner.
    offsets: [u8; MAX_AREA],
    n_offsets: u8,
    /// The same cells as runs side by side, see [`Run`].
    runs: [Run; MAX_RUNS],
    n_runs: u8,
}

/// How many patches there are.
pub const N_PATCHES: usize = 33;

/// The patch behind which the neutral token starts.
pub const STARTER: Patch = Patch(0);

const MAX_AREA: usize = 8;

/// Every patch in the box: cost, time, buttons, shape. In the order of size,
/// cost, time.
pub static PATCHES: [PatchSpec; N_PATCHES] = [
    patch(2, 1, 0, "##"),
    patch(1, 3, 0, "##/#."),
    patch(2, 2, 0, "###"),
    patch(3, 1, 0, "##/#."),
    patch(2, 2, 0, "###/.#."),
    patch(3, 2, 1, "##./.##"),
    patch(3, 3, 1, "####"),
    patch(4, 2, 1, "###/#.."),
    patch(4, 6, 2, "###/#.."),
    patch(6, 5, 2, "##/##"),
    patch(7, 6, 3, "##./.##"),
    patch(1, 2, 0, "###/#.#"),
    patch(2, 2, 0, "###/##."),
    patch(2, 3, 1, "###./..##"),
    patch(3, 4, 1, "####/.#.."),
    patch(5, 4, 2, ".#./###/.#."),
    patch(5, 5, 2, "###/.#./.#."),
    patch(7, 1, 1, "#####"),
    patch(10, 3, 2, "####/#..."),
    patch(10, 4, 3, "##./.##/..#"),
    patch(0, 3, 1, ".#../####/.#.."),
    patch(1, 2, 0, "#.../####/...#"),
    patch(1, 5, 1, "####/#..#"),
    patch(2, 1, 0, ".#../####/..#."),
    patch(3, 6, 2, "##./.##/##."),
    patch(4, 2, 0, "###./.###"),
    patch(7, 2, 2, "#.../####/#..."),
    patch(7, 4, 2, "####/.##."),
    patch(8, 6, 3, "##./###/..#"),
    patch(10, 5, 3, "####/##.."),
    patch(1, 4, 1, "..#../#####/..#.."),
    patch(2, 3, 0, "###/.#./###"),
    patch(5, 3, 1, ".##./####/.##."),
];

impl Patch {
    /// Every patch.
    pub fn all() -> impl Iterator<Item = Patch> {
        (0..N_PATCHES as u8).map(Patch)
    }

    /// What is printed on it.
    #[inline]
    pub fn spec(self) -> &'static PatchSpec {
        &PATCHES[usize::from(self.0)]
    }
}

impl fmt::Display for Patch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PatchSpec {
    /// The distinct ways to turn it, the drawn one first.
    #[inline]
    pub fn orientations(&self) -> &[Orientation] {
        &self.orientations[..usize::from(self.n_orientations)]
    }

    /// The number of the orientation that covers the same cells as turning the
    /// patch this way.
    pub fn orientation(&self, turns: u8, is_flipped: bool) -> u8 {
        let drawn = self.orientations[0].shape();
        let cells = drawn.oriented(turns, is_flipped).cells();
        let same = |it: &Orientation| it.cells == cells;
        self.orientations()
            .iter()
            .position(same)
            .expect("every way to turn a patch is in its table") as u8
    }
}

impl Orientation {
    /// How far each cell lies behind the corner of the bounding box.
    #[inline]
    pub fn offsets(&self) -> &[u8] {
        &self.offsets[..usize::from(self.n_offsets)]
    }

    /// The cells as runs side by side.
    #[inline]
    pub(crate) fn runs(&self) -> &[Run] {
        &self.runs[..usize::from(self.n_runs)]
    }

    /// The cells covered with the corner of the bounding box at `corner`.
    #[inline]
    pub fn covered(&self, corner: Cell) -> u128 {
        self.cells << corner.0
    }

    const fn shape(&self) -> Shape {
        let mut shape = Shape { cells: [(0, 0); MAX_AREA], len: self.n_offsets as usize };
        let mut at = 0;
        while at < shape.len {
            shape.cells[at] = (self.offsets[at] / SIDE, self.offsets[at] % SIDE);
            at += 1;
        }
        shape
    }
}

/// Cells as (row, column), while the table is made.
#[derive(Clone, Copy)]
struct Shape {
    cells: [(u8, u8); MAX_AREA],
    len: usize,
}

impl Shape {
    const fn drawn(picture: &str) -> Shape {
        let picture = picture.as_bytes();
        let mut shape = Shape { cells: [(0, 0); MAX_AREA], len: 0 };
        let (mut row, mut column, mut at) = (0, 0, 0);
        while at < picture.len() {
            match picture[at] {
                b'/' => {
                    row += 1;
                    column = 0;
                }
                mark => {
                    if mark == b'#' {
                        shape.cells[shape.len] = (row, column);
                        shape.len += 1;
                    }
                    column += 1;
                }
            }
            at += 1;
        }
        shape
    }

    const fn size(&self) -> (u8, u8) {
        let (mut n_rows, mut n_columns, mut at) = (0, 0, 0);
        while at < self.len {
            let (row, column) = self.cells[at];
            if n_rows <= row {
                n_rows = row + 1;
            }
            if n_columns <= column {
                n_columns = column + 1;
            }
            at += 1;
        }
        (n_rows, n_columns)
    }

    const fn flipped(mut self) -> Shape {
        let (_, n_columns) = self.size();
        let mut at = 0;
        while at < self.len {
            self.cells[at].1 = n_columns - 1 - self.cells[at].1;
            at += 1;
        }
        self
    }

    const fn turned(mut self) -> Shape {
        let (n_rows, _) = self.size();
        let mut at = 0;
        while at < self.len {
            let (row, column) = self.cells[at];
            self.cells[at] = (column, n_rows - 1 - row);
            at += 1;
        }
        self
    }

    const fn oriented(self, turns: u8, is_flipped: bool) -> Shape {
        let mut shape = if is_flipped { self.flipped() } else { self };
        let mut turn = 0;
        while turn < turns {
            shape = shape.turned();
            turn += 1;
        }
        shape
    }

    const fn cells(&self) -> u128 {
        let (mut cells, mut at) = (0, 0);
        while at < self.len {
            let (row, column) = self.cells[at];
            cells |= 1 << (row * SIDE + column);
            at += 1;
        }
        cells
    }
}

const NO_ORIENTATION: Orientation = Orientation {
    turns: 0,
    is_flipped: false,
    n_rows: 0,
    n_columns: 0,
    cells: 0,
    corners: 0,
    offsets: [0; MAX_AREA],
    n_offsets: 0,
    runs: [Run::NONE; MAX_RUNS],
    n_runs: 0,
};

const fn orientation(shape: Shape, turns: u8, is_flipped: bool) -> Orientation {
    let (n_rows, n_columns) = shape.size();
    let mut offsets = [0; MAX_AREA];
    let mut at = 0;
    while at < shape.len {
        let (row, column) = shape.cells[at];
        offsets[at] = row * SIDE + column;
        at += 1;
    }
    let (mut corners, mut row) = (0, 0);
    while row + n_rows <= SIDE {
        let mut column = 0;
        while column + n_columns <= SIDE {
            corners |= 1 << (row * SIDE + column);
            column += 1;
        }
        row += 1;
    }
    let n_offsets = shape.len as u8;
    let (runs, n_runs) = runs(shape.cells());
    Orientation {
        turns,
        is_flipped,
        n_rows,
        n_columns,
        cells: shape.cells(),
        corners,
        offsets,
        n_offsets,
        runs,
        n_runs,
    }
}

const fn patch(cost: u8, time: u8, buttons: u8, picture: &str) -> PatchSpec {
    let drawn = Shape::drawn(picture);
    let mut orientations = [NO_ORIENTATION; 8];
    let (mut n_orientations, mut way) = (0, 0);
    while way < 8 {
        let (turns, is_flipped) = (way % 4, 4 <= way);
        let shape = drawn.oriented(turns, is_flipped);
        let (mut is_new, mut at) = (true, 0);
        while at < n_orientations {
            if orientations[at].cells == shape.cells() {
                is_new = false;
            }
            at += 1;
        }
        if is_new {
            orientations[n_orientations] = orientation(shape, turns, is_flipped);
            n_orientations += 1;
        }
        way += 1;
    }
    PatchSpec {
        cost,
        time,
        buttons,
        area: drawn.len as u8,
        orientations,
        n_orientations: n_orientations as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(figure: impl Fn(&PatchSpec) -> u32) -> u32 {
        PATCHES.iter().map(figure).sum()
    }

    // Covers R1-2.
    #[test]
    fn the_box_adds_up() {
        assert_eq!(sum(|it| it.area.into()), 166);
        assert_eq!(sum(|it| it.buttons.into()), 38);
        assert_eq!(sum(|it| it.cost.into()), 133);
        assert_eq!(sum(|it| it.time.into()), 107);
        assert_eq!(sum(|it| it.orientations().len() as u32), 144);
        let places =
            |it: &PatchSpec| it.orientations().iter().map(|it| it.corners.count_ones()).sum();
        assert_eq!(sum(places), 7349);
        assert_eq!(PATCHES.iter().map(places).max(), Some(448));
    }

    #[test]
    fn every_way_to_turn_a_patch_has_a_number() {
        for patch in Patch::all() {
            for turns in 0..4 {
                for is_flipped in [false, true] {
                    let number = patch.spec().orientation(turns, is_flipped);
                    assert!(usize::from(number) < patch.spec().orientations().len());
                }
            }
            for (number, it) in patch.spec().orientations().iter().enumerate() {
                assert_eq!(usize::from(patch.spec().orientation(it.turns, it.is_flipped)), number);
            }
        }
    }

    #[test]
    fn the_time_and_prices_are_spread_as_printed() {
        let count = |test: fn(&PatchSpec) -> bool| PATCHES.iter().filter(|it| test(it)).count();
        assert_eq!(count(|it| it.buttons == 0), 11);
        assert_eq!(count(|it| it.buttons == 1), 10);
        assert_eq!(count(|it| it.buttons == 2), 8);
        assert_eq!(count(|it| it.buttons == 3), 4);
        assert_eq!(count(|it| it.cost == 0), 1);
        assert_eq!(count(|it| it.cost == 10), 3);
        assert_eq!(count(|it| it.time == 6), 4);
        assert_eq!(count(|it| it.area == 6), 10);
    }
}
