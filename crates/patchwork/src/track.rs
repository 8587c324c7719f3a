//! The time board: 54 spaces, nine button marks, five leather patches.

/// The last space of the time board.
pub const END: u8 = 53;

/// The spaces in front of which a button is printed.
pub const BUTTON_MARKS: [u8; 9] = [5, 11, 17, 23, 29, 35, 41, 47, 53];

kit::values! {
    /// A printing of the time board.
    pub enum Edition {
        /// The board of 2014.
        #[default]
        Original = "original",
        /// The later board: the first leather patch lies 18 spaces further on.
        Revised = "revised",
    }
}

impl Edition {
    /// The spaces in front of which a leather patch lies.
    pub const fn leather(self) -> [u8; 5] {
        match self {
            Edition::Original => [20, 26, 32, 44, 50],
            Edition::Revised => [26, 32, 38, 44, 50],
        }
    }
}

/// A set of spaces, one bit each.
pub(crate) const fn spaces(list: &[u8]) -> u64 {
    let (mut set, mut at) = (0, 0);
    while at < list.len() {
        set |= 1 << list[at];
        at += 1;
    }
    set
}

/// The spaces a token moves onto or past on its way from `from` to `to`.
#[inline]
pub(crate) const fn crossed(from: u8, to: u8) -> u64 {
    (2 << to) - (2 << from)
}

/// How many button marks lie between two spaces, the second one included.
#[inline]
pub(crate) const fn n_button_marks(from: u8, to: u8) -> u8 {
    (crossed(from, to) & const { spaces(&BUTTON_MARKS) }).count_ones() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    // Covers R1-3, R6-1, R6-2.
    #[test]
    fn a_move_triggers_every_mark_it_lands_on_or_passes() {
        assert_eq!(n_button_marks(4, 11), 2);
        assert_eq!(n_button_marks(5, 10), 0);
        assert_eq!(n_button_marks(4, 5), 1);
        assert_eq!(n_button_marks(0, END), 9);
        assert_eq!(
            n_button_marks(40, END),
            3,
            "G16 of the digest: a mark counter, not a reachable state"
        );
        assert_eq!(crossed(19, 26) & spaces(&Edition::Original.leather()), 1 << 20 | 1 << 26);
        assert_eq!(crossed(7, 7), 0);
        let first = [Edition::Original, Edition::Revised].map(|it| it.leather()[0]);
        assert_eq!(first, [20, 26]);
    }
}
