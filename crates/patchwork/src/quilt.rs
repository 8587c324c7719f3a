//! The quilt board: 9x9 cells as bits.

use std::{fmt, str::FromStr};

use kit::{Message, NotationError};
use serde::Serialize;

use crate::{Orientation, PatchSpec};

/// Cells on a side of the quilt board.
pub const SIDE: u8 = 9;
/// Cells on the quilt board.
pub const N_CELLS: u32 = 81;
/// Every cell of the quilt board.
pub const ALL_CELLS: u128 = (1 << N_CELLS) - 1;

/// A cell of the quilt board: rows from the top, columns from the left.
///
/// Its name is a letter for the column and a figure for the row: `a1` is the
/// top left one, `i9` the bottom right one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell in this row and column, both from 0.
    pub const fn new(row: u8, column: u8) -> Cell {
        Cell(row * SIDE + column)
    }

    /// Its row, from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column, from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cell, NotationError> {
        match text.as_bytes() {
            [column @ b'a'..=b'i', row @ b'1'..=b'9'] => Ok(Cell::new(row - b'1', column - b'a')),
            _ => Err(NotationError::new(Message::new("expected-cell"), text)),
        }
    }
}

/// The covered cells of a quilt board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Quilt(pub u128);

impl Quilt {
    /// Whether a cell is covered.
    pub const fn covers(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// The cells that are still empty.
    #[inline]
    pub const fn empty(self) -> u128 {
        !self.0 & ALL_CELLS
    }

    /// How many cells are still empty.
    #[inline]
    pub const fn n_empty(self) -> u32 {
        N_CELLS - self.0.count_ones()
    }

    /// Covers cells.
    #[inline]
    pub const fn cover(&mut self, cells: u128) {
        self.0 |= cells;
    }

    /// Everywhere a patch turned like this fits, as the set of places for the
    /// top left corner of its bounding box: all of them at once, by shifting
    /// the empty cells under each cell of the patch.
    #[inline]
    pub fn places(self, orientation: &Orientation) -> u128 {
        let empty = self.empty();
        let mut places = orientation.corners;
        for &offset in orientation.offsets() {
            // No offset reaches 64; saying so spares the shift a comparison.
            places &= empty >> (offset & 63);
        }
        places
    }

    /// Whether a patch fits anywhere, however turned.
    pub fn has_room_for(self, patch: &PatchSpec) -> bool {
        patch.orientations().iter().any(|it| self.places(it) != 0)
    }

    /// Whether a 7x7 square is completely covered.
    #[inline]
    pub fn has_seven_by_seven(self) -> bool {
        // A row of seven starts where seven cells in a row are covered; columns
        // beyond the third would wrap into the next row.
        if self.0.count_ones() < 49 {
            return false;
        }
        let pairs = self.0 & self.0 >> 1;
        let fours = pairs & pairs >> 2;
        let rows = fours & fours >> 3 & LEFT_COLUMNS;
        let pairs = rows & rows >> SIDE;
        let fours = pairs & pairs >> (2 * SIDE);
        fours & fours >> (3 * SIDE) != 0
    }
}

/// The cells of the three left columns, in every row.
const LEFT_COLUMNS: u128 = {
    let (mut cells, mut row) = (0, 0);
    while row < SIDE {
        cells |= 0b111 << (row * SIDE);
        row += 1;
    }
    cells
};

/// The cells of a set, from the top left.
pub fn cells(mut set: u128) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| Cell(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(cell)
    })
}

/// The cell of a set with `n` others before it.
#[inline]
pub(crate) fn nth_cell(set: u128, n: u32) -> Cell {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let n_low = low.count_ones();
    if n < n_low { Cell(nth_bit(low, n)) } else { Cell(64 + nth_bit(high, n - n_low)) }
}

/// The place of the set bit with `n` others below it.
///
/// Without branches, because a random player's numbers cannot be predicted:
/// each byte of `sums` counts the bits up to and including that byte, so the
/// bytes whose sum is no more than `n` lie below the bit.
#[inline]
pub(crate) fn nth_bit(set: u64, n: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let sums = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    let n_bytes = ((((u64::from(n) * ONES) | HIGH) - sums) & HIGH).count_ones();
    let below = (sums << 8 >> (8 * n_bytes) & 0xff) as u32;
    let byte = set >> (8 * n_bytes) & 0xff;
    (8 * n_bytes) as u8 + NTH_IN_BYTE[byte as usize][(n - below) as usize & 7]
}

/// For each byte the places of its bits, lowest first.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut at, mut bit) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][at] = bit;
                at += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    // Covers R7-1.
    #[test]
    fn a_full_seven_by_seven_is_found_in_all_nine_windows() {
        let mut n_windows = 0;
        for row in 0..3 {
            for column in 0..3 {
                let mut quilt = Quilt::default();
                for cell in (row..row + 7)
                    .flat_map(|row| (column..column + 7).map(move |it| Cell::new(row, it)))
                {
                    quilt.cover(1 << cell.0);
                }
                n_windows += u32::from(quilt.has_seven_by_seven());
                let hole = Cell::new(row + 3, column + 4);
                assert!(!Quilt(quilt.0 & !(1 << hole.0)).has_seven_by_seven());
            }
        }
        assert_eq!(n_windows, 9);
        let six_rows = Quilt((1 << (6 * SIDE)) - 1);
        let six_columns = Quilt((0..SIDE).map(|row| 0b11_1111 << (row * SIDE)).sum());
        assert!(![six_rows, six_columns].iter().any(|it| it.has_seven_by_seven()));
    }

    #[test]
    fn forty_nine_cells_that_wrap_are_no_square() {
        let mut quilt = Quilt::default();
        for row in 0..9 {
            quilt.cover(0b1_1100_1111 << (row * SIDE));
        }
        assert!(!quilt.has_seven_by_seven());
    }

    #[test]
    fn the_nth_bit_is_found_by_counting_bytes() {
        let set = 0x8000_0100_0040_0029_u64;
        let bits: Vec<u8> = (0..set.count_ones()).map(|n| nth_bit(set, n)).collect();
        assert_eq!(bits, [0, 3, 5, 22, 40, 63]);
        let set = ALL_CELLS & !0b1010;
        let all: Vec<Cell> = (0..set.count_ones()).map(|n| nth_cell(set, n)).collect();
        assert!(all.iter().copied().eq(cells(set)));
    }

    #[test]
    fn a_cell_reads_as_it_is_written() {
        for cell in cells(ALL_CELLS) {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert!("j1".parse::<Cell>().is_err());
    }
}
