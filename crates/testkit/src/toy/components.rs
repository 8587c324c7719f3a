//! What is in the box.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How many goods there are.
pub const N_GOODS: u8 = 16;
/// How many orders the automa has.
pub const N_ORDERS: usize = 6;
/// How many orders lie in one layer.
pub(super) const LAYER: usize = 3;
/// How many of a layer's orders are weak; the others are strong.
pub(super) const WEAK_PER_LAYER: u32 = 2;
/// How many cards a hand holds at most.
pub(super) const HAND: u8 = 4;
/// How many cards a person is dealt.
pub(super) const DEALT: u8 = 2;
/// How many coins a purse holds: more than any game brings.
pub(super) const COINS: u8 = 99;
/// How many cards can be buried at a time.
pub(super) const BURIED: usize = 2;

/// What a card of goods is worth: four cards each of 1 to 4.
pub fn value(card: u8) -> u8 {
    1 + card / 4
}

/// The back of an order: seen before the order is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// A sun.
    Sun,
    /// A moon.
    Moon,
}

impl Back {
    /// Both.
    pub const ALL: [Back; 2] = [Back::Sun, Back::Moon];
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Back::Sun => "sun",
            Back::Moon => "moon",
        })
    }
}

/// A place where goods are shown, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stall {
    /// The first.
    Left,
    /// The second.
    Middle,
    /// The third.
    Right,
}

impl Stall {
    /// All, from left to right.
    pub const ALL: [Stall; 3] = [Stall::Left, Stall::Middle, Stall::Right];
}

impl fmt::Display for Stall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stall::Left => "left",
            Stall::Middle => "middle",
            Stall::Right => "right",
        })
    }
}
