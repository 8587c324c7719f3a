//! A player's own dice.

use kit::{Dice, Die, OwnDice};

/// The die that players of London roll.
const OWN: Die = Die::First;

/// A player's own dice: never those the game is dealt by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rolls {
    dice: OwnDice,
    n_rolls: u32,
}

impl Rolls {
    /// The rolls of these dice.
    pub(super) fn new(dice: OwnDice) -> Rolls {
        Rolls { dice, n_rolls: 0 }
    }

    /// A number below `n`.
    pub(super) fn roll(&mut self, n: usize) -> usize {
        self.n_rolls = self.n_rolls.wrapping_add(1);
        self.dice.roll(OWN, self.n_rolls, n)
    }

    /// Dice for a game that is imagined.
    pub(super) fn dice(&mut self) -> Dice {
        self.n_rolls = self.n_rolls.wrapping_add(1);
        self.dice.imagined(OWN, self.n_rolls)
    }

    /// A number around nought, most often within `spread` of it: the sum of four rolls.
    pub(super) fn around(&mut self, spread: i64) -> i64 {
        if spread == 0 {
            return 0;
        }
        let sum: i64 = (0..4).map(|_| self.roll(2001) as i64 - 1000).sum();
        // The standard deviation of the sum is 1155.
        sum * spread / 1155
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn being_off_is_nothing_on_average_and_as_far_as_is_said() {
        let mut rolls = Rolls::new(OwnDice::new(1));
        let all: Vec<i64> = (0..4000).map(|_| rolls.around(500)).collect();
        let mean = all.iter().sum::<i64>() / 4000;
        let square = all.iter().map(|it| it * it).sum::<i64>() / 4000;
        assert!(mean.abs() < 30 && (470 * 470..530 * 530).contains(&square), "{mean} {square}");
        assert_eq!(rolls.around(0), 0);
    }
}
