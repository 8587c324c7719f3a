//! The piles, and the sets that the city deck is made of.

use kit::Pile;

/// The piles, in the order of the game's list.
pub(super) const CITY: Pile = Pile(0);
pub(super) const BOROUGHS: Pile = Pile(1);
pub(super) const AUTOMA: Pile = Pile(2);

/// The letter of a set.
pub(super) fn letter(set: usize) -> &'static str {
    ["A", "B", "C"][set]
}
