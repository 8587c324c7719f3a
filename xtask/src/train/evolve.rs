//! Evolution of a list of whole numbers: candidates around a mean, the best of
//! them pull it, and the steps shrink to the spread of the best.

use std::ops::Range;

use kit::{Dice, Pile};

use super::{Log, SEEDS, TEST_SEEDS};

/// How a list of weights evolves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evolution {
    /// Rounds.
    pub(crate) n_rounds: u32,
    /// Candidates a round; the mean itself is one of them.
    pub(crate) n_candidates: usize,
    /// How many of the best pull the mean.
    pub(crate) n_best: usize,
    /// Games a candidate plays in a round, the same for all of them.
    pub(crate) n_games: u64,
    /// The seed of the candidates and of the games' seeds.
    pub(crate) seed: u64,
}

/// How far the mean moves towards the mean of the best.
const PULL: f64 = 0.6;
/// How much of a step stays; the rest is the spread of the best.
const KEPT: f64 = 0.85;
/// No step is smaller than this part of the first one.
const LEAST: f64 = 0.1;

impl Evolution {
    /// As the experiments with Brass found it good: 20 candidates, 6 best, 60 games.
    pub(crate) fn new(n_rounds: u32, seed: u64) -> Evolution {
        Evolution { n_rounds, n_candidates: 20, n_best: 6, n_games: 60, seed }
    }

    /// Evolves `start`; `steps` says how far a weight may sensibly be changed at
    /// first (0 keeps it), and `fitness` the mean of the games with these seeds.
    ///
    /// Every round plays other seeds than the one before. In the end the first
    /// weights and the last ones meet on seeds that no round has seen; the
    /// better ones are returned.
    pub(crate) fn run(
        &self,
        start: &[i32],
        steps: &[i32],
        log: &mut Log,
        mut fitness: impl FnMut(&[i32], Range<u64>) -> f64,
    ) -> Vec<i32> {
        assert_eq!(start.len(), steps.len(), "a step for every weight");
        let mut chance = Normal::new(self.seed);
        let mut mean: Vec<f64> = start.iter().map(|&it| it.into()).collect();
        let mut spread: Vec<f64> = steps.iter().map(|&it| it.into()).collect();
        for round in 0..self.n_rounds {
            let first = SEEDS + self.seed + u64::from(round) * self.n_games;
            let mut candidates = vec![(0.0, mean.clone())];
            for _ in 1..self.n_candidates {
                let weights = mean.iter().zip(&spread).map(|(at, step)| at + step * chance.next());
                candidates.push((0.0, weights.collect()));
            }
            for (reached, weights) in &mut candidates {
                *reached = fitness(&whole(weights), first..first + self.n_games);
            }
            let of_mean = candidates[0].0;
            candidates.sort_by(|a, b| b.0.total_cmp(&a.0));
            log.say(&format!(
                "round {}: mean {of_mean:.2}, best {:.2}, worst {:.2}",
                round + 1,
                candidates[0].0,
                candidates[self.n_candidates - 1].0
            ));
            candidates.truncate(self.n_best);
            for at in 0..mean.len() {
                let n = candidates.len() as f64;
                let centre = candidates.iter().map(|it| it.1[at]).sum::<f64>() / n;
                let squares = candidates.iter().map(|it| (it.1[at] - centre).powi(2)).sum::<f64>();
                let step = KEPT * spread[at] + (1.0 - KEPT) * (squares / n).sqrt();
                spread[at] = step.max(LEAST * f64::from(steps[at]));
                mean[at] += PULL * (centre - mean[at]);
            }
        }
        let (evolved, n) = (whole(&mean), 4 * self.n_games);
        let [before, after] = [start, &evolved].map(|it| fitness(it, TEST_SEEDS..TEST_SEEDS + n));
        log.say(&format!("{n} games of no round: {before:.2} before, {after:.2} after"));
        if before < after { evolved } else { start.to_vec() }
    }
}

fn whole(weights: &[f64]) -> Vec<i32> {
    weights.iter().map(|it| it.round() as i32).collect()
}

/// Normally distributed numbers, two by two (Box and Muller).
struct Normal {
    dice: Dice,
    nth: u32,
    other: Option<f64>,
}

impl Normal {
    fn new(seed: u64) -> Normal {
        Normal { dice: Dice::new(seed), nth: 0, other: None }
    }

    /// Between nothing and one, never nothing.
    fn uniform(&mut self) -> f64 {
        const FACES: usize = 1 << 53;
        self.nth += 1;
        (self.dice.roll(Pile(u8::MAX), self.nth, FACES) + 1) as f64 / FACES as f64
    }

    fn next(&mut self) -> f64 {
        if let Some(other) = self.other.take() {
            return other;
        }
        let (length, angle) = (self.uniform(), std::f64::consts::TAU * self.uniform());
        let length = (-2.0 * length.ln()).sqrt();
        self.other = Some(length * angle.sin());
        length * angle.cos()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hill with its top at (300, -50, 7).
    fn hill(weights: &[i32], seeds: Range<u64>) -> f64 {
        let top = [300, -50, 7];
        let far = weights.iter().zip(top).map(|(a, b)| f64::from(a - b).powi(2)).sum::<f64>();
        -far.sqrt() - (seeds.start % 3) as f64
    }

    #[test]
    fn evolution_climbs_a_hill_and_keeps_what_has_no_step() {
        let mut log = Log::default();
        let plan = Evolution { n_games: 2, ..Evolution::new(60, 1) };
        let found = plan.run(&[0, 0, 0], &[100, 100, 0], &mut log, hill);
        assert!((found[0] - 300).abs() < 30 && (found[1] + 50).abs() < 30, "{found:?}");
        assert_eq!(found[2], 0);
        assert_eq!(found, plan.run(&[0, 0, 0], &[100, 100, 0], &mut log, hill));
    }
}
