//! What the addresses of Brass's pages say besides the game: written and read by
//! these names.

pub(super) use crate::address::key::{AT, PLY, TAB, TABLE};

/// What is chosen so far: actions in notation.
pub(super) const DEED: &str = "deed";
/// The kind of deed that is asked about.
pub(super) const ASK: &str = "ask";
/// That another card is chosen to be discarded.
pub(super) const CARDS: &str = "cards";
/// What of an era is counted on the map.
pub(super) const COUNT: &str = "count";
/// Two places of which one was meant.
pub(super) const NEAR: &str = "near";
/// That the markets are looked at.
pub(super) const MARKETS: &str = "markets";
