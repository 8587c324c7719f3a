//! A player's own dice, and how far off its judgement is.

use kit::{Dice, Die, OwnDice};

/// Rolls that no pile of a game makes, in the order they are asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rolls {
    dice: OwnDice,
    die: Die,
    nth: u32,
}

/// Normal noise of 64 equal chances, in thousandths: the quantiles of 1/128, 3/128, …
const NORMAL: [i32; 64] = [
    -2418, -1987, -1762, -1601, -1473, -1366, -1273, -1189, -1113, -1043, -978, -917, -858, -803,
    -750, -699, -650, -602, -556, -511, -467, -424, -381, -339, -298, -257, -217, -177, -138, -98,
    -59, -20, 20, 59, 98, 138, 177, 217, 257, 298, 339, 381, 424, 467, 511, 556, 602, 650, 699,
    750, 803, 858, 917, 978, 1043, 1113, 1189, 1273, 1366, 1473, 1601, 1762, 1987, 2418,
];

impl Rolls {
    /// The rolls of one die of somebody who begins a game with these dice.
    pub(crate) fn new(die: Die, dice: OwnDice) -> Rolls {
        Rolls { dice, die, nth: 0 }
    }

    /// The rolls of somebody who has not begun a game yet.
    pub(crate) fn unbegun(die: Die) -> Rolls {
        Rolls::new(die, OwnDice::new(0))
    }

    /// The same die in the next game.
    pub(crate) fn begin(&mut self, dice: OwnDice) {
        *self = Rolls::new(self.die, dice);
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.nth = self.nth.wrapping_add(1);
        self.dice.roll(self.die, self.nth, n)
    }

    /// Dice for a game that is imagined.
    pub(crate) fn imagined(&mut self) -> Dice {
        self.nth = self.nth.wrapping_add(1);
        self.dice.imagined(self.die, self.nth)
    }

    /// Dice for a game that is imagined, from two rolls.
    pub(crate) fn rolled_dice(&mut self) -> Dice {
        let mut half = || self.below(1 << 26) as u64;
        Dice::new(half() << 26 | half())
    }

    /// About nothing, with this standard deviation: four rolls of up to `half` to either
    /// side make a bell. Who is sure rolls nothing.
    pub(crate) fn bell(&mut self, half: i64, deviation: i64) -> i64 {
        if deviation == 0 {
            return 0;
        }
        let sum: i64 = (0..4).map(|_| self.below(2 * half as usize + 1) as i64 - half).sum();
        // Four even chances around 0 deviate by two thirds of the root of 3 times their half.
        sum * deviation / ((half * 11_547 + 5000) / 10_000)
    }

    /// About nothing, with this standard deviation: one roll on a table of the normal
    /// distribution. Who is sure rolls nothing.
    pub(crate) fn normal(&mut self, deviation: i32) -> i32 {
        if deviation == 0 {
            return 0;
        }
        NORMAL[self.below(NORMAL.len())] * deviation / 1000
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bell_is_as_wide_as_it_says() {
        let mut rolls = Rolls::new(Die::First, OwnDice::new(1));
        let squares: i64 = (0..4000).map(|_| rolls.bell(500, 1000).pow(2)).sum();
        assert!((900..1100).contains(&(squares / 4000).isqrt()), "{}", squares / 4000);
    }

    #[test]
    fn being_off_is_nothing_on_average_and_as_far_as_is_said() {
        let mut rolls = Rolls::new(Die::First, OwnDice::new(1));
        let all: Vec<i64> = (0..4000).map(|_| rolls.bell(1000, 500)).collect();
        let mean = all.iter().sum::<i64>() / 4000;
        let square = all.iter().map(|it| it * it).sum::<i64>() / 4000;
        assert!(mean.abs() < 30 && (470 * 470..530 * 530).contains(&square), "{mean} {square}");
        assert_eq!((rolls.bell(1000, 0), rolls.normal(0)), (0, 0));
    }
}
