//! Sums of whole numbers, and what they say once all are in.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A sum that knows the spread of what went into it; whole numbers only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    n: u64,
    sum: i128,
    squares: i128,
    min: i64,
    max: i64,
}

impl Default for Sum {
    fn default() -> Sum {
        Sum { n: 0, sum: 0, squares: 0, min: i64::MAX, max: i64::MIN }
    }
}

/// How a number is spread over games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation (of the sample: divided by one less than the games).
    pub sd: f64,
    /// The least.
    pub min: i64,
    /// The greatest.
    pub max: i64,
}

impl Sum {
    /// Adds one number.
    pub fn add(&mut self, number: i64) {
        self.n += 1;
        self.sum += i128::from(number);
        self.squares += i128::from(number) * i128::from(number);
        self.min = self.min.min(number);
        self.max = self.max.max(number);
    }

    /// Adds all that went into another sum.
    pub fn merge(&mut self, other: &Sum) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// What the numbers say; of none, zeros.
    pub fn spread(&self) -> Spread {
        if self.n == 0 {
            return Spread { mean: 0.0, sd: 0.0, min: 0, max: 0 };
        }
        let n = i128::from(self.n);
        // Exact until the last line: n·Σx² − (Σx)² is n·(n − 1) times the variance.
        let scaled = n * self.squares - self.sum * self.sum;
        let variance = if n == 1 { 0.0 } else { scaled as f64 / (n * (n - 1)) as f64 };
        Spread {
            mean: self.sum as f64 / n as f64,
            sd: variance.sqrt(),
            min: self.min,
            max: self.max,
        }
    }
}

/// Wilson's 95% interval for a share of `n`.
///
/// ```
/// let [low, high] = lab::wilson95(50, 100);
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// ```
pub fn wilson95(successes: u64, n: u64) -> [f64; 2] {
    const Z: f64 = 1.959_963_984_540_054;
    if n == 0 {
        return [0.0, 1.0];
    }
    let (n, share) = (n as f64, successes as f64 / n as f64);
    let centre = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [((centre - half) / scale).max(0.0), ((centre + half) / scale).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(numbers: &[i64]) -> Sum {
        let mut sum = Sum::default();
        numbers.iter().for_each(|&it| sum.add(it));
        sum
    }

    #[test]
    fn the_spread_of_a_few_numbers() {
        let spread = sum(&[2, 4, 4, 4, 5, 5, 7, 9]).spread();
        assert_eq!((spread.mean, spread.min, spread.max), (5.0, 2, 9));
        assert!((spread.sd - 2.138).abs() < 1e-3);
        assert_eq!(sum(&[3]).spread().sd, 0.0);
    }

    #[test]
    fn sums_do_not_mind_the_order() {
        let mut a = sum(&[-157, 3]);
        a.merge(&sum(&[40]));
        let mut b = sum(&[40]);
        b.merge(&sum(&[3, -157]));
        assert_eq!(a, b);
    }

    #[test]
    fn an_interval_stays_between_none_and_all() {
        for (n_won, n) in [(0, 10), (10, 10), (0, 0), (1, 1)] {
            let [low, high] = wilson95(n_won, n);
            assert!(0.0 <= low && low < high && high <= 1.0);
        }
    }
}
