//! Looking ahead: games are played on after each of the ways to spend the turn.

use std::cmp::Ordering;

use ::london::{Phase, State};
use arrayvec::ArrayVec;
use kit::Game;

use super::{
    deeds::{Mind, Path, one},
    horizon::Horizon,
    policy::MAX_PLANS,
    ways::Ways,
};
use crate::{Budget, dice::Rolls};

/// Games played on for a turn, unless somebody says otherwise.
pub(super) const GAMES: u32 = 2000;
/// A way is taken or given up for its games only after so many.
pub(super) const N_FAIR: i64 = 10;

/// What came of a way to go on, against the judgement's own.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    n: i64,
    sum: i64,
    squares: i64,
}

impl Gain {
    fn add(&mut self, difference: i64) {
        self.n += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// Whether its mean lies more than a standard error from nought.
    fn is_clear(&self) -> bool {
        // mean² > variance / n, times n³; the variance is squares / n - mean².
        let (n, squares) = (i128::from(self.n), i128::from(self.squares));
        let square = i128::from(self.sum) * i128::from(self.sum);
        n * squares - square < n * square
    }

    fn is_better(&self) -> bool {
        N_FAIR <= self.n && 0 < self.sum && self.is_clear()
    }

    fn is_hopeless(&self) -> bool {
        N_FAIR <= self.n && self.sum < 0 && self.is_clear()
    }

    /// By their means, the greater first.
    fn order(&self, other: &Gain) -> Ordering {
        let cross = |a: &Gain, b: &Gain| i128::from(a.sum) * i128::from(b.n);
        cross(other, self).cmp(&cross(self, other))
    }
}

/// How much of a budget is used up.
#[derive(Clone, Copy)]
enum Spent {
    Games(u32),
    Time { clock: crate::Clock, from: u64, millis: u64 },
}

impl Spent {
    fn new(budget: Budget) -> Spent {
        match budget {
            Budget::Default => Spent::Games(GAMES),
            Budget::Iterations(n) => Spent::Games(n.max(1)),
            Budget::Millis(millis, clock) => {
                Spent::Time { clock, from: clock(), millis: u64::from(millis).max(1) }
            }
        }
    }

    /// The share used up after so many games, in thousandths.
    fn share(self, n_games: u32) -> u64 {
        match self {
            Spent::Games(n) => u64::from(n_games) * 1000 / u64::from(n),
            Spent::Time { clock, from, millis } => clock().saturating_sub(from) * 1000 / millis,
        }
    }
}

/// The steps to make from `seen`, the table as its chair sees it, and how many games
/// were played for it.
///
/// Everybody plays on by judgement, dealt by the same dice after each way, so that
/// what is compared is the ways and not the luck. Another way than the judgement's
/// own is taken only if it is better by a standard error; one that is as clearly
/// worse is given up, and the worse half of the others as the budget runs out.
pub(super) fn search(
    mind: &Mind<'_>,
    seen: &State,
    budget: Budget,
    rolls: &mut Rolls,
) -> (Path, u32) {
    let ways = match seen.phase {
        Phase::Choose => Ways::of_turn(mind, seen, rolls),
        Phase::Develop => Ways::of_develop(mind, seen, rolls),
        _ => return (mind.policy(seen, rolls), 0),
    };
    let (best, n_games) =
        if ways.paths.len() < 2 { (0, 0) } else { best(mind, seen, &ways.paths, budget, rolls) };
    let path = ways.paths.get(best).cloned().unwrap_or_else(|| one(mind.game.option(seen, 0)));
    (path, n_games)
}

/// The way that leads furthest, and after how many games; the first is the judgement's
/// own.
fn best(
    mind: &Mind<'_>,
    seen: &State,
    ways: &[Path],
    budget: Budget,
    rolls: &mut Rolls,
) -> (usize, u32) {
    let spent = Spent::new(budget);
    let mut tallies = [Gain::default(); MAX_PLANS];
    let mut left: ArrayVec<usize, MAX_PLANS> = (1..ways.len()).collect();
    let n_rounds = u64::from(ways.len().ilog2() + 1);
    let horizon = Horizon::new(seen);
    let mut n_games = 0;
    loop {
        let dice = rolls.imagined();
        let mut table = *seen;
        mind.game.deal_unknown(&mut table, &mut |n| rolls.below(n));
        let outcome = |way: usize| {
            let mut end = table;
            for &action in &ways[way] {
                mind.game.apply(&mut end, action);
            }
            horizon.lead(mind, &mut end, dice)
        };
        let own = outcome(0);
        for &way in &left {
            tallies[way].add(outcome(way) - own);
        }
        n_games += 1 + left.len() as u32;
        left.retain(|it| !tallies[*it].is_hopeless());
        let share = spent.share(n_games);
        if left.is_empty() || 1000 <= share {
            break;
        }
        let n_kept = (ways.len() >> (share * n_rounds / 1000)).max(1);
        if n_kept < left.len() {
            left.sort_unstable_by(|&a, &b| tallies[a].order(&tallies[b]).then(a.cmp(&b)));
            left.truncate(n_kept);
        }
    }
    left.sort_unstable_by(|&a, &b| tallies[a].order(&tallies[b]).then(a.cmp(&b)));
    let best = left.first().copied().filter(|&it| tallies[it].is_better());
    (best.unwrap_or(0), n_games)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(differences: &[i64], times: usize) -> Gain {
        let mut tally = Gain::default();
        differences.repeat(times).into_iter().for_each(|it| tally.add(it));
        tally
    }

    #[test]
    fn a_way_is_better_by_more_than_a_standard_error_and_after_a_fair_number() {
        assert!(tally(&[1, 3], 10).is_better());
        assert!(!tally(&[1, 3], 2).is_better(), "too few games");
        assert!(!tally(&[-20, 22], 10).is_better(), "luck");
        assert!(tally(&[-1, -3], 10).is_hopeless() && !tally(&[-22, 20], 10).is_hopeless());
    }

    #[test]
    fn the_greater_mean_comes_first() {
        assert_eq!(tally(&[3], 2).order(&tally(&[2], 9)), Ordering::Less);
        assert_eq!(tally(&[-3], 2).order(&tally(&[-2], 9)), Ordering::Greater);
    }
}
