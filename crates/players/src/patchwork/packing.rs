//! What a quilt looks like: how well the empty cells can still be covered.

use ::patchwork::ALL_CELLS;

/// The first and the last column.
pub(super) const FIRST: u128 = ALL_CELLS / 0x1ff;
pub(super) const LAST: u128 = FIRST << 8;

/// The classes of surroundings: eight neighbours, turned and flipped alike.
const N_CLASSES: usize = 51;
/// What is told of a quilt besides the surroundings of its empty cells.
pub const N_SHAPES: usize = 5;
/// Everything that is told of a quilt.
pub const N_PACKING: usize = N_SHAPES + N_CLASSES;

/// The most cells that may miss for a 7x7 square to be thought of.
const N_MISSING: i32 = 24;

/// How many cells are still empty in each of the nine 7x7 squares: counted all
/// at once, seven bits each.
#[derive(Clone, Copy)]
struct Squares(u64);

impl Squares {
    fn of(empty: u128) -> Squares {
        let mut squares = Squares(0);
        each_bit(empty, |cell| squares.0 += IN_SQUARES[cell]);
        squares
    }

    fn without(mut self, cells: u128) -> Squares {
        each_bit(cells, |cell| self.0 -= IN_SQUARES[cell]);
        self
    }

    /// The fewest of any square.
    fn n_missing(self) -> i32 {
        let missing = (0..9).map(|it| (self.0 >> (7 * it) & 0x7f) as i32);
        missing.min().unwrap_or(0).min(N_MISSING)
    }
}

/// For each cell a one in the counter of every square it lies in.
static IN_SQUARES: [u64; 81] = {
    let mut squares = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut square = 0;
        while square < 9 {
            let (row, column) = (cell / 9, cell % 9);
            let (first_row, first_column) = (square / 3, square % 3);
            let is_in = first_row <= row && row < first_row + 7;
            if is_in && first_column <= column && column < first_column + 7 {
                squares[cell] += 1 << (7 * square);
            }
            square += 1;
        }
        cell += 1;
    }
    squares
};

/// How many cells of the best 7x7 square are still empty.
pub(super) fn n_missing(empty: u128) -> i32 {
    Squares::of(empty).n_missing()
}

/// What is told of a quilt; the surroundings of its empty cells come last, as
/// how many there are of each class.
pub fn packing(quilt: u128, is_tile_free: bool) -> [i32; N_PACKING] {
    let mut told = [0; N_PACKING];
    let missing = is_tile_free.then(|| n_missing(!quilt & ALL_CELLS));
    told[..N_SHAPES].copy_from_slice(&shapes(quilt, missing));
    surroundings(quilt, |_, it| told[N_SHAPES + class_of(it)] += 1);
    told
}

/// What is `missing` for the special tile counts while it is free.
fn shapes(quilt: u128, missing: Option<i32>) -> [i32; N_SHAPES] {
    let empty = !quilt & ALL_CELLS;
    let (right, left) = ((empty & !FIRST) >> 1, (empty & !LAST) << 1);
    let (up, down) = (empty << 9, empty >> 9);
    // Dead ends have three walls; two that touch are a hole of two cells.
    let two = (right & left) | (up & down) | ((right | left) & (up | down));
    let dead = empty & !two & (right | left | up | down);
    let pairs = dead & ((dead & !FIRST) >> 1 | dead >> 9);
    let near = missing.map_or(0, |it| (10 - it).max(0));
    let is_free = i32::from(missing.is_some());
    [1, pairs.count_ones() as i32, missing.unwrap_or(0), near, is_free]
}

/// How ragged the empty cells are: their sides that meet, and their dead ends.
pub(super) fn rags(empty: u128) -> [i32; 2] {
    let (right, left) = ((empty & !FIRST) >> 1, (empty & !LAST) << 1);
    let (up, down) = (empty << 9, empty >> 9);
    let n_sides = (empty & right).count_ones() + (empty & down).count_ones();
    let two = (right & left) | (up & down) | ((right | left) & (up | down));
    [n_sides as i32, (empty & !two).count_ones() as i32]
}

/// Tells each empty cell, and which of its eight neighbours are covered or beyond
/// the edge: row by row from the top left, a bit each.
fn surroundings(quilt: u128, mut each: impl FnMut(usize, u8)) {
    // Rows with a wall on either side, and a row of walls above and below.
    const WALLS: u32 = 0b111_1111_1111;
    let row = |at: u32| ((quilt >> (9 * at)) as u32 & 0x1ff) << 1 | 0b100_0000_0001;
    let (mut above, mut here) = (WALLS, row(0));
    for at in 1..=9 {
        let below = if at == 9 { WALLS } else { row(at) };
        let mut empty = !here & WALLS;
        while empty != 0 {
            let left = empty.trailing_zeros() - 1;
            empty &= empty - 1;
            let (a, b, c) = (above >> left & 7, here >> left & 5, below >> left & 7);
            let cell = 9 * (at - 1) + left;
            each(cell as usize, (a | (b & 1) << 3 | (b >> 2) << 4 | c << 5) as u8);
        }
        (above, here) = (here, below);
    }
}

/// The class of the surroundings of an empty cell: a bit for each neighbour that
/// is a wall, row by row from the top left.
pub fn class_of(surroundings: u8) -> usize {
    CLASSES[usize::from(surroundings)].into()
}

/// The class of each of the 256 surroundings.
static CLASSES: [u8; 256] = {
    let mut classes = [u8::MAX; 256];
    let (mut seen, mut n_classes) = (0, 0);
    while seen < 256 {
        if classes[seen] == u8::MAX {
            let (mut it, mut turns) = (seen, 0);
            while turns < 8 {
                classes[it] = n_classes;
                it = turned(it);
                if turns == 3 {
                    it = flipped(it);
                }
                turns += 1;
            }
            n_classes += 1;
        }
        seen += 1;
    }
    assert!(n_classes as usize == N_CLASSES);
    classes
};

/// Surroundings after a quarter turn: neighbours are numbered `012 3·4 567`.
const fn turned(it: usize) -> usize {
    moved(it, [2, 4, 7, 1, 6, 0, 3, 5])
}

const fn flipped(it: usize) -> usize {
    moved(it, [2, 1, 0, 4, 3, 7, 6, 5])
}

const fn moved(it: usize, to: [u8; 8]) -> usize {
    let (mut out, mut at) = (0, 0);
    while at < 8 {
        out |= (it >> at & 1) << to[at];
        at += 1;
    }
    out
}

/// The value of quilts by one row of weights: quick, the same as the product of
/// [`packing`] and the row.
#[derive(Clone)]
pub(super) struct Packer {
    shapes: [i32; N_SHAPES],
    /// What an empty cell adds by its surroundings, and from [`COVERED`] on nothing.
    surroundings: [i32; 512],
}

/// The surroundings of a cell that is covered: whatever is beside it adds nothing.
const COVERED: u16 = 256;

impl Packer {
    pub(super) fn new(weights: &[i32; N_PACKING]) -> Packer {
        let (shapes, classes) = weights.split_at(N_SHAPES);
        Packer {
            shapes: std::array::from_fn(|it| shapes[it]),
            surroundings: std::array::from_fn(|it| {
                CLASSES.get(it).map_or(0, |&class| classes[usize::from(class)])
            }),
        }
    }

    pub(super) fn value(&self, quilt: u128, is_tile_free: bool) -> i32 {
        let told = shapes(quilt, is_tile_free.then(|| n_missing(!quilt & ALL_CELLS)));
        let mut value = told.iter().zip(&self.shapes).map(|(told, weight)| told * weight).sum();
        surroundings(quilt, |_, it| value += self.surroundings[usize::from(it)]);
        value
    }
}

/// The cells around a patch, and which of their neighbours it covers: row by row from
/// the top left, a bit each.
pub(super) struct Hem(arrayvec::ArrayVec<(u8, u8), N_AROUND>);

/// No patch has more cells around it.
const N_AROUND: usize = 24;

impl Hem {
    pub(super) fn of(cells: u128) -> Hem {
        let rows = cells | (cells & !LAST) << 1 | (cells & !FIRST) >> 1;
        let around = (rows | rows << 9 | rows >> 9) & !cells & ALL_CELLS;
        let mut hem = Hem(arrayvec::ArrayVec::new());
        each_bit(around, |cell| {
            // What wraps around the edge falls on neighbours that are walls already.
            let beside = cells << 10 >> cell;
            let covers = beside & 7 | (beside >> 9 & 1) << 3 | (beside >> 11 & 1) << 4;
            hem.0.push((cell as u8, (covers | (beside >> 18 & 7) << 5) as u8));
        });
        hem
    }
}

/// A quilt onto which a patch may be sewn: only the cells around the patch are
/// looked at anew.
pub(super) struct Seam<'a> {
    packer: &'a Packer,
    quilt: u128,
    surroundings: [u16; 81],
    adds: [i32; 81],
    sum: i32,
    squares: Squares,
}

impl Seam<'_> {
    /// The `packer` is the one for the quilt after the patch.
    pub(super) fn new(packer: &Packer, quilt: u128) -> Seam<'_> {
        let (mut all, mut adds, mut sum) = ([COVERED; 81], [0; 81], 0);
        surroundings(quilt, |cell, it| {
            (all[cell], adds[cell]) = (it.into(), packer.surroundings[usize::from(it)]);
            sum += adds[cell];
        });
        let squares = Squares::of(!quilt & ALL_CELLS);
        Seam { packer, quilt, surroundings: all, adds, sum, squares }
    }

    /// How many cells of the best 7x7 square are still empty with these covered.
    pub(super) fn n_missing(&self, cells: u128) -> i32 {
        self.squares.without(cells).n_missing()
    }

    /// The value of the quilt with these cells covered, the same as that of
    /// [`Packer::value`]; what is `missing` for the special tile counts while it is free.
    pub(super) fn value(&self, cells: u128, hem: &Hem, missing: Option<i32>) -> i32 {
        let told = shapes(self.quilt | cells, missing);
        let shapes = told.iter().zip(&self.packer.shapes).map(|(told, weight)| told * weight);
        let mut value = self.sum + shapes.sum::<i32>();
        each_bit(cells, |cell| value -= self.adds[cell]);
        for &(cell, covers) in &hem.0 {
            let new = self.surroundings[usize::from(cell)] | u16::from(covers);
            value += self.packer.surroundings[usize::from(new)] - self.adds[usize::from(cell)];
        }
        value
    }
}

fn each_bit(set: u128, mut each: impl FnMut(usize)) {
    for (mut half, first) in [(set as u64, 0), ((set >> 64) as u64, 64)] {
        while half != 0 {
            each(first + half.trailing_zeros() as usize);
            half &= half - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The quilt after a quarter turn.
    fn turned_quilt(quilt: u128) -> u128 {
        let cells = (0..81).filter(|it| quilt >> it & 1 == 1);
        cells.fold(0, |set, it| set | 1 << ((it % 9) * 9 + 8 - it / 9))
    }

    #[test]
    fn a_quilt_looks_the_same_however_it_is_turned() {
        let quilt = 0x1_5a5a_3c3c_7777_1248_u128 & ALL_CELLS;
        assert_ne!(turned_quilt(quilt), quilt);
        assert_eq!(packing(turned_quilt(quilt), true), packing(quilt, true));
    }

    #[test]
    fn the_quick_value_is_the_product() {
        let weights: [i32; N_PACKING] = std::array::from_fn(|it| (it * it % 91) as i32 - 40);
        for quilt in [0, ALL_CELLS, 0x1_5a5a_3c3c_7777_1248, ALL_CELLS >> 20] {
            let product: i32 = packing(quilt, true).iter().zip(&weights).map(|(a, b)| a * b).sum();
            let quick = Packer::new(&weights).value(quilt, true);
            assert_eq!(quick, product);
        }
    }

    #[test]
    fn a_seam_is_worth_what_the_quilt_is_worth_afterwards() {
        let weights: [i32; N_PACKING] = std::array::from_fn(|it| (it * it % 91) as i32 - 40);
        let packer = Packer::new(&weights);
        for quilt in [0, 0x1_5a5a_3c3c_7777_1248, ALL_CELLS >> 40] {
            let seam = Seam::new(&packer, quilt);
            for at in 0..70 {
                let cells = (0b1_0000_0000_0111_u128 << at) & ALL_CELLS & !quilt;
                let whole = packer.value(quilt | cells, true);
                let missing = Some(seam.n_missing(cells));
                assert_eq!(seam.value(cells, &Hem::of(cells), missing), whole, "{quilt:x} {at}");
            }
        }
    }

    #[test]
    fn a_hole_of_two_cells_is_a_pair_of_dead_ends() {
        let hole = 0b11 << 30;
        assert_eq!(shapes(ALL_CELLS & !hole, None)[1], 1);
        assert_eq!(shapes(ALL_CELLS & !(hole | 1 << 32), None)[1], 0);
    }
}
