//! A player's own dice.

use kit::{Die, OwnDice};

/// Rolls that no pile of the game makes, in the order they are asked for.
#[derive(Clone, Copy)]
pub(super) struct Chance {
    dice: OwnDice,
    nth: u32,
}

/// The die that players of Patchwork roll.
const OWN: Die = Die::First;

impl Chance {
    pub(super) fn new(dice: OwnDice) -> Chance {
        Chance { dice, nth: 0 }
    }

    /// A number below `n`.
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.nth = self.nth.wrapping_add(1);
        self.dice.roll(OWN, self.nth, n)
    }

    /// About nothing, with this standard deviation: four dice make a bell.
    pub(super) fn about(&mut self, deviation: i32) -> i32 {
        // Four numbers around 0 with a range of 1000 deviate by 577.
        let sum: i32 = (0..4).map(|_| self.below(1001) as i32 - 500).sum();
        sum * deviation / 577
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bell_is_as_wide_as_it_says() {
        let mut chance = Chance::new(OwnDice::new(1));
        let squares: i64 = (0..4000).map(|_| i64::from(chance.about(1000)).pow(2)).sum();
        assert!((900..1100).contains(&(squares / 4000).isqrt()), "{}", squares / 4000);
    }
}
