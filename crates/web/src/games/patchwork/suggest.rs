//! Where a patch would do well: snug against what lies there, and leaving no
//! square walled in.

use patchwork::{Cell, Patch, Quilt};

/// So many suggestions are worth stepping through.
const N_SHOWN: usize = 8;

/// A place to lay a patch, and how to turn it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tip {
    pub(super) turns: u8,
    pub(super) is_flipped: bool,
    pub(super) corner: Cell,
}

/// The best places for a patch, all ways considered, the best first; `None` is
/// a leather patch.
pub(super) fn places(quilt: Quilt, patch: Option<Patch>) -> Vec<Tip> {
    let mut tips: Vec<(i32, Tip)> = Vec::new();
    let mut weigh = |corner: Cell, covered: u128, turns: u8, is_flipped: bool| {
        // Of equals the one nearest to the top left: quilts grow from a corner.
        let worth = 16 * worth(quilt, covered) - i32::from(corner.row() + corner.column());
        tips.push((worth, Tip { turns, is_flipped, corner }));
    };
    match patch {
        None => patchwork::cells(quilt.empty()).for_each(|it| weigh(it, 1 << it.0, 0, false)),
        Some(patch) => {
            for way in patch.spec().orientations() {
                for corner in patchwork::cells(quilt.places(way)) {
                    weigh(corner, way.covered(corner), way.turns, way.is_flipped);
                }
            }
        }
    }
    tips.sort_by_key(|it| std::cmp::Reverse(it.0));
    tips.into_iter().take(N_SHOWN).map(|it| it.1).collect()
}

/// How many suggestions there are, without weighing them.
pub(super) fn n_places(quilt: Quilt, patch: Option<Patch>) -> usize {
    let all: u32 = match patch {
        None => quilt.n_empty(),
        Some(patch) => {
            patch.spec().orientations().iter().map(|it| quilt.places(it).count_ones()).sum()
        }
    };
    N_SHOWN.min(all as usize)
}

/// How many edges of the squares lie against the rim or other patches.
pub(super) fn n_touching(quilt: Quilt, covered: u128) -> i32 {
    WAYS.iter()
        .map(|way| (way.across(covered) & quilt.0).count_ones() + way.n_rim(covered))
        .sum::<u32>() as i32
}

/// Edges that touch, less those that do not, less what is walled in.
fn worth(quilt: Quilt, covered: u128) -> i32 {
    let n_edges: u32 = WAYS
        .iter()
        .map(|way| (way.across(covered) & !covered).count_ones() + way.n_rim(covered))
        .sum();
    let snug = 2 * n_touching(quilt, covered) - n_edges as i32;
    let mut left = quilt.empty() & !covered;
    let mut walled = 0;
    while left != 0 {
        let room = room(left);
        left &= !room;
        walled += match room.count_ones() {
            1 => 9,
            2 => 6,
            3 => 4,
            4 => 2,
            _ => 0,
        };
    }
    snug - walled
}

/// One of the four ways across an edge, for all squares of a set at once.
struct Way {
    /// The squares at the rim in this direction.
    rim: u128,
    /// How far the neighbour's bit lies to the left; to the right if negative.
    shift: i32,
}

const ROW: u128 = 0b1_1111_1111;
const COLUMN: u128 = {
    let (mut column, mut row) = (0, 0);
    while row < 9 {
        column |= 1 << (9 * row);
        row += 1;
    }
    column
};

const WAYS: [Way; 4] = [
    Way { rim: ROW, shift: -9 },
    Way { rim: ROW << 72, shift: 9 },
    Way { rim: COLUMN, shift: -1 },
    Way { rim: COLUMN << 8, shift: 1 },
];

impl Way {
    /// The neighbours of the squares in this direction.
    fn across(&self, set: u128) -> u128 {
        let inner = set & !self.rim;
        if self.shift < 0 { inner >> -self.shift } else { inner << self.shift }
    }

    fn n_rim(&self, set: u128) -> u32 {
        (set & self.rim).count_ones()
    }
}

/// The squares of a set that hang together with its first one.
fn room(set: u128) -> u128 {
    let mut room = set & set.wrapping_neg();
    loop {
        let grown = WAYS.iter().fold(room, |grown, way| grown | way.across(room)) & set;
        if grown == room {
            return room;
        }
        room = grown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A quilt of rows of `#` and `.`; what is not given is empty.
    fn quilt(rows: &[&str]) -> Quilt {
        let mut quilt = Quilt::default();
        for (row, line) in rows.iter().enumerate() {
            for (column, _) in line.char_indices().filter(|it| it.1 == '#') {
                quilt.cover(1 << Cell::new(row as u8, column as u8).0);
            }
        }
        quilt
    }

    #[test]
    fn a_patch_is_turned_to_fill_a_gap() {
        // The bar of two fits upright into the gap, lying it would wall squares in.
        let gap = quilt(&["#.#######", "#.#######"]);
        let best = places(gap, Some(Patch(0)))[0];
        assert_eq!((best.corner, best.turns % 2), (Cell::new(0, 1), 1));
    }

    #[test]
    fn a_square_is_not_walled_in() {
        // Flush left the bar of three would leave one square alone behind it.
        let strip = quilt(&["....#####", "#########"]);
        for tip in places(strip, Some(Patch(2))).iter().take(3) {
            let way = &Patch(2).spec().orientations()[usize::from(tip.turns)];
            let mut after = strip;
            after.cover(way.covered(tip.corner));
            assert!(1 < room(after.empty()).count_ones(), "{tip:?}");
        }
    }

    #[test]
    fn edges_against_rim_and_cloth_are_counted() {
        assert_eq!(n_touching(Quilt::default(), 1), 2);
        assert_eq!(n_touching(quilt(&[".#"]), 1), 3);
    }
}
