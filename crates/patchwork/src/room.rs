//! Room on a quilt: where many patches fit, worked out from what they share.

use crate::{Orientation, Quilt, SIDE};

/// Cells of a patch side by side, along a row or down a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    /// Its number in [`Room`]: one less than its length, and [`DOWN`] more down
    /// a column.
    kind: u8,
    /// How far its first cell lies behind the corner of the bounding box.
    offset: u8,
}

/// The cells at which so many empty ones begin, along the row and down the column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room([u128; 16]);

/// Where the runs down a column begin among those of [`Room`].
const DOWN: u8 = 8;
/// No patch has more cells side by side.
const MAX_RUN: usize = 5;
/// No patch has more runs than cells.
pub(crate) const MAX_RUNS: usize = 8;

impl Run {
    /// No run.
    pub(crate) const NONE: Run = Run { kind: 0, offset: 0 };
}

impl Room {
    /// The room that a quilt leaves.
    #[inline]
    pub(crate) fn on(quilt: Quilt) -> Room {
        let mut room = [0; 16];
        for (from, step) in [(0, 1), (usize::from(DOWN), SIDE)] {
            room[from] = quilt.empty();
            for length in 1..MAX_RUN {
                let shorter = room[from + length - 1];
                room[from + length] = shorter & room[from] >> (length as u8 * step);
            }
        }
        Room(room)
    }

    /// What [`Quilt::places`] finds, with one shift for each run of the patch
    /// instead of one for each of its cells.
    #[inline]
    pub(crate) fn places(&self, orientation: &Orientation) -> u128 {
        let mut places = orientation.corners;
        for run in orientation.runs() {
            places &= self.0[usize::from(run.kind & 15)] >> (run.offset & 63);
        }
        places
    }
}

/// Cells as runs, along rows or down columns, whichever takes fewer.
pub(crate) const fn runs(cells: u128) -> ([Run; MAX_RUNS], u8) {
    let (along, down) = (cut(cells, 1), cut(cells, SIDE));
    if down.1 < along.1 { down } else { along }
}

/// Cuts cells into runs with this step from one cell to the next.
const fn cut(cells: u128, step: u8) -> ([Run; MAX_RUNS], u8) {
    let mut runs = [Run::NONE; MAX_RUNS];
    let (mut n_runs, mut at) = (0, 0);
    while at < 64 {
        let is_behind = step <= at && is_beside(at, step) && cells >> (at - step) & 1 == 1;
        if cells >> at & 1 == 1 && !is_behind {
            let mut kind = if step == 1 { 0 } else { DOWN };
            let mut next = at + step;
            while next < 64 && is_beside(next, step) && cells >> next & 1 == 1 {
                kind += 1;
                next += step;
            }
            runs[n_runs as usize] = Run { kind, offset: at };
            n_runs += 1;
        }
        at += 1;
    }
    (runs, n_runs)
}

/// Whether a cell lies beside the one a step before: the first of a row does not.
const fn is_beside(at: u8, step: u8) -> bool {
    step != 1 || !at.is_multiple_of(SIDE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{N_PATCHES, Patch};

    #[test]
    fn every_patch_fits_where_each_of_its_cells_does() {
        let mut bits = 0x9E37_79B9_7F4A_7C15_u128;
        for n in 0..200 {
            bits = bits.wrapping_mul(0xDA94_2042_E4DD_58B5).rotate_left(29) ^ n;
            // From nearly empty to nearly full.
            let covered = match n % 4 {
                0 => bits & bits >> 31 & bits >> 17,
                1 => bits & bits >> 31,
                2 => bits,
                _ => 0,
            };
            let quilt = Quilt(covered & crate::ALL_CELLS);
            let room = Room::on(quilt);
            for patch in (0..N_PATCHES as u8).map(Patch) {
                for way in patch.spec().orientations() {
                    assert_eq!(room.places(way), quilt.places(way), "{patch:?} {way:?}");
                }
            }
        }
    }
}
