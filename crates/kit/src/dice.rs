//! Dice: the only source of chance in the workspace.

use serde::{Deserialize, Serialize};

use crate::{Game, Hands, MAX_ENTRIES, NotationError, Pile, Turn, trouble::most_entries};

/// Seeds are whole numbers below this, so that JSON keeps them exact.
pub const SEED_LIMIT: u64 = 1 << 53;

/// Rolls from a seed.
///
/// A roll depends on nothing but the seed, the pile and how many cards have
/// left that pile, so each pile behaves like a deck shuffled once at the start:
/// undoing a turn and playing differently never changes what lies on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    seed: u64,
}

impl Dice {
    /// Dice for one game.
    pub fn new(seed: u64) -> Dice {
        Dice { seed }
    }

    /// A number below `n` for the `nth` draw from `pile`.
    #[inline]
    pub fn roll(self, pile: Pile, nth: u32, n: usize) -> usize {
        ((u128::from(self.word(pile, nth)) * n as u128) >> 64) as usize
    }

    /// A seed for other dice from the `nth` draw of `pile`: 53 bits, which a machine
    /// of 32 has no number for.
    pub fn seed(self, pile: Pile, nth: u32) -> u64 {
        self.word(pile, nth) >> 11
    }

    #[inline]
    fn word(self, pile: Pile, nth: u32) -> u64 {
        let key = (u64::from(pile.0) << 32) ^ u64::from(nth);
        mix(self.seed ^ mix(key))
    }

    /// What the `nth` draw from `pile` turns up where the game now stands.
    #[inline]
    pub fn deal<G: Game>(self, game: &G, state: &G::State, pile: Pile, nth: u32) -> G::Action {
        game.deal(state, |n| self.roll(pile, nth, n))
    }
}

/// How many cards have left each pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draws([u32; Draws::MAX_PILES]);

impl Draws {
    /// The most piles a game can have.
    pub const MAX_PILES: usize = 16;

    /// How many cards have left `pile`.
    #[inline]
    pub fn of(&self, pile: Pile) -> u32 {
        self.0[usize::from(pile.0)]
    }

    /// Counts one more card that left `pile`.
    #[inline]
    pub fn count(&mut self, pile: Pile) {
        self.0[usize::from(pile.0)] += 1;
    }

    /// Counts an action, if it is chance that acts.
    pub fn notice(&mut self, turn: Turn) {
        if let Turn::Chance(pile) = turn {
            self.count(pile);
        }
    }
}

/// The piles that a person deals, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Piles(u16);

impl Piles {
    /// Whether a person deals `pile`.
    pub(crate) fn has(self, pile: Pile) -> bool {
        self.0 >> pile.0 & 1 == 1
    }

    /// Gives `pile` into these hands.
    pub(crate) fn set(&mut self, pile: Pile, hands: Hands) {
        match hands {
            Hands::Table => self.0 |= 1 << pile.0,
            Hands::Program => self.0 &= !(1 << pile.0),
        }
    }
}

/// Who turns up the cards, pile by pile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Dealer {
    /// The program deals from this seed; without one a person deals every pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Piles that a person deals from the cardboard on the table all the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<String>,
    /// Cards that are known before: the first that the piles turn up, in order and in notation,
    /// whoever deals the rest. One that cannot come yet waits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<String>,
}

impl Dealer {
    /// The program deals everything.
    pub fn dice(seed: u64) -> Dealer {
        Dealer { seed: Some(seed), ..Dealer::default() }
    }

    /// A person deals everything.
    pub fn table() -> Dealer {
        Dealer::default()
    }

    /// The cards that are known before.
    ///
    /// # Errors
    ///
    /// If one of them is no action of the game, or if no game turns up so many.
    pub fn known<G: Game>(&self) -> Result<Vec<G::Action>, NotationError> {
        if MAX_ENTRIES < self.next.len() {
            return Err(NotationError::new(most_entries(), self.next.len().to_string()));
        }
        self.next.iter().map(|it| it.parse()).collect()
    }

    /// The piles of the game `G` that a person deals from the first card on.
    pub(crate) fn by_table<G: Game>(&self) -> Piles {
        let mut piles = Piles::default();
        for (at, name) in G::PILES.iter().enumerate() {
            if self.seed.is_none() || self.table.iter().any(|it| it == name) {
                piles.set(Pile(at as u8), Hands::Table);
            }
        }
        piles
    }
}

/// SplitMix64's finalizer.
#[inline]
fn mix(mut z: u64) -> u64 {
    z = z.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_depends_on_seed_pile_and_draw_and_nothing_else() {
        let roll = |seed, pile, nth| Dice::new(seed).roll(Pile(pile), nth, 1 << 40);
        assert_eq!(roll(1, 0, 0), roll(1, 0, 0));
        assert_ne!(roll(1, 0, 0), roll(2, 0, 0));
        assert_ne!(roll(1, 0, 0), roll(1, 1, 0));
        assert_ne!(roll(1, 0, 0), roll(1, 0, 1));
    }

    #[test]
    fn every_face_comes_about_equally_often() {
        let mut times = [0_u32; 12];
        for seed in 0..12_000 {
            times[Dice::new(seed).roll(Pile(3), 5, 12)] += 1;
        }
        assert!(times.iter().all(|it| (850..1150).contains(it)), "{times:?}");
    }
}
