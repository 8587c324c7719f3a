//! Sums of whole numbers, and what they say once all are in.

use desk::{Z, student95};
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

/// A number summed over games, and its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Total {
    /// The sum.
    pub sum: i64,
    /// The sum of the squares.
    pub squares: i64,
}

impl Total {
    /// The sum over `n` games that were spread like this.
    pub(crate) fn sum(self, n: u64, spread: Spread) -> Sum {
        if n == 0 {
            return Sum::default();
        }
        let (sum, squares) = (self.sum.into(), self.squares.into());
        Sum { n, sum, squares, min: spread.min, max: spread.max }
    }
}

/// A mean with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its 95% interval (Student's).
    pub ci95: [f64; 2],
}

/// How a number is spread over games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

    /// How many numbers went into it.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// The sum and the sum of the squares.
    ///
    /// # Panics
    ///
    /// If the squares are too many for 63 bits: points below 2^12 in 2^39 games.
    pub fn total(&self) -> Total {
        let fits = |it: i128| i64::try_from(it).expect("no run is as long as that");
        Total { sum: fits(self.sum), squares: fits(self.squares) }
    }

    /// The mean with its 95% interval.
    pub fn estimate(&self) -> Estimate {
        let Spread { mean, sd, .. } = self.spread();
        let half = match self.n {
            0 | 1 => 0.0,
            n => student95(n - 1) * sd / (n as f64).sqrt(),
        };
        Estimate { mean, ci95: [mean - half, mean + half] }
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

/// The difference of two shares of the same `n` games and its 95% interval:
/// `gained` games counted only for the second, `lost` only for the first.
/// Agresti's and Min's: half a game more in each of the four cells.
pub fn paired95(gained: u64, lost: u64, n: u64) -> Estimate {
    let mean = if n == 0 { 0.0 } else { (gained as f64 - lost as f64) / n as f64 };
    let (gained, lost, n) = (gained as f64 + 0.5, lost as f64 + 0.5, n as f64 + 2.0);
    let centre = (gained - lost) / n;
    let half = Z * (gained + lost - (gained - lost).powi(2) / n).sqrt() / n;
    Estimate { mean, ci95: [(centre - half).max(-1.0), (centre + half).min(1.0)] }
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
    fn a_mean_of_a_few_has_students_interval() {
        let Estimate { mean, ci95: [low, high] } = sum(&[1, 2, 3, 4, 5]).estimate();
        assert_eq!(mean, 3.0);
        assert!((high - 4.963).abs() < 0.01 && (low - 1.037).abs() < 0.01, "{low} {high}");
    }

    #[test]
    fn a_paired_difference_of_shares() {
        let Estimate { mean, ci95: [low, high] } = paired95(30, 10, 100);
        assert_eq!(mean, 0.2);
        assert!((low - 0.076).abs() < 0.01 && (high - 0.316).abs() < 0.01, "{low} {high}");
        let [low, high] = paired95(0, 0, 20).ci95;
        assert!(low < 0.0 && 0.0 < high);
    }
}
