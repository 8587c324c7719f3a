//! What the addresses of London's pages say besides the game: written and read by
//! these names.

pub(super) use crate::address::key::{AT, TAB, TURN};

/// The hand card that is picked, or the card of a set that is typed.
pub(super) const CARD: &str = "card";
/// The hand card to be spent for it.
pub(super) const SPEND: &str = "spend";
/// A card that is only looked at.
pub(super) const LOOK: &str = "look";
/// The borough that is picked, or that of a set that is typed.
pub(super) const BOROUGH: &str = "borough";
/// What is wanted before anything is picked: a word of [`want`].
pub(super) const WANT: &str = "do";
/// The colour of the card that is sought at the table.
pub(super) const FIND: &str = "find";
/// That it is sought because it was put where another was taken.
pub(super) const GIVE: &str = "give";
/// The set that is looked through, or that a card is of.
pub(super) const SET: &str = "set";
/// The letters of its name.
pub(super) const NAME: &str = "name";
/// That it is none of those listed; of a set, one more.
pub(super) const NEW: &str = "new";
/// What stands before the name of a figure that is told.
pub(super) const FIGURE: &str = "f-";
/// That what a card did to AutoMartin is told.
pub(super) const TOLL: &str = "toll";
/// That all amounts are listed.
pub(super) const MORE: &str = "more";
/// The deck of a card that is typed.
pub(super) const DECK: &str = "deck";

/// What [`WANT`](super::WANT) can say.
pub(super) mod want {
    /// To develop the city.
    pub(in super::super) const DEVELOP: &str = "develop";
    /// To buy a borough.
    pub(in super::super) const BUY: &str = "buy";
    /// To swap for a card of the development board.
    pub(in super::super) const SWAP: &str = "swap";
}
