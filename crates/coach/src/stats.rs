//! Means and errors in whole numbers.

use serde::{Deserialize, Serialize};

/// Thousandths in a point.
pub(crate) const POINT: i64 = 1000;

/// A chance of one: chances are counted in ten-thousandths.
pub const CERTAIN: i64 = 10_000;

/// How many hundredths of a standard error are no accident.
const CLEAR: i64 = 250;

/// The normal distribution at 0, 1/16, 2/16 … 4, in ten-thousandths.
const NORMAL: [i64; 65] = [
    5000, 5249, 5497, 5744, 5987, 6227, 6462, 6691, 6915, 7131, 7340, 7541, 7734, 7917, 8092, 8257,
    8413, 8560, 8697, 8825, 8944, 9053, 9154, 9246, 9332, 9409, 9479, 9542, 9599, 9651, 9697, 9737,
    9772, 9804, 9831, 9856, 9878, 9896, 9913, 9926, 9938, 9948, 9957, 9964, 9970, 9975, 9980, 9984,
    9987, 9989, 9991, 9993, 9994, 9995, 9996, 9997, 9998, 9998, 9999, 9999, 9999, 9999, 10000,
    10000, 10000,
];

/// A sum of whole numbers, enough for their mean and its error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// How many.
    pub n: i64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: i64,
}

/// A mean with its standard error and the deviation of one game, in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Mean {
    /// The mean.
    pub mean: i64,
    /// Its standard error.
    pub error: i64,
    /// How much one game deviates.
    pub deviation: i64,
}

impl Sum {
    /// The sum of these.
    pub fn of(values: impl IntoIterator<Item = i64>) -> Sum {
        let mut sum = Sum::default();
        values.into_iter().for_each(|it| sum.add(it));
        sum
    }

    /// Adds one more.
    pub fn add(&mut self, value: i64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Their mean, if they are points.
    pub fn mean(&self) -> Mean {
        self.scaled(1)
    }

    /// Their mean, if they are parts of a point, so many to one.
    pub fn scaled(&self, parts: i64) -> Mean {
        if self.n == 0 {
            return Mean::default();
        }
        let mean = rounded(self.sum * POINT, self.n * parts);
        if self.n == 1 {
            return Mean { mean, ..Mean::default() };
        }
        let (n, sum, squares) =
            (i128::from(self.n), i128::from(self.sum), i128::from(self.squares));
        // n² times the variance, in thousandths squared.
        let spread = (n * squares - sum * sum).max(0) * i128::from(POINT * POINT);
        let parts = i128::from(parts * parts);
        let root = |it: i128| it.isqrt() as i64;
        Mean {
            mean,
            error: root(spread / (parts * n * n * (n - 1))),
            deviation: root(spread / (parts * n * (n - 1))),
        }
    }
}

impl Mean {
    /// Whether it lies so many errors from nought that this is no accident.
    pub fn is_clear(&self) -> bool {
        CLEAR * self.error < 100 * self.mean.abs()
    }

    /// Half of its 95 % band.
    pub fn band(&self) -> i64 {
        band(self.error)
    }
}

/// Half of the 95 % band of something with this standard error.
pub(crate) fn band(error: i64) -> i64 {
    rounded(error * 196, 100)
}

/// The chance to win, in ten-thousandths, of a mean margin with the deviation of one game.
///
/// Half the noise of counting wins, and as well calibrated.
pub fn chance(mean: i64, deviation: i64) -> i64 {
    // Sixteenths of a deviation, and what is left of one; half a point is the least.
    let scale = deviation.max(POINT / 2);
    let whole = mean.abs().saturating_mul(16);
    let (at, left) = (whole / scale, whole % scale);
    let last = NORMAL.len() - 1;
    let above = match usize::try_from(at) {
        Ok(at) if at < last => NORMAL[at] + rounded((NORMAL[at + 1] - NORMAL[at]) * left, scale),
        _ => CERTAIN,
    };
    if mean < 0 { CERTAIN - above } else { above }
}

/// A quotient, halves away from nought.
pub(crate) fn rounded(n: i64, by: i64) -> i64 {
    let by = by.max(1);
    if n < 0 { -((-n + by / 2) / by) } else { (n + by / 2) / by }
}

/// The root of a sum of squares.
pub(crate) fn root_of_squares(values: impl IntoIterator<Item = i64>) -> i64 {
    let sum: i128 = values.into_iter().map(|it| i128::from(it) * i128::from(it)).sum();
    sum.isqrt() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_is_in_thousandths_and_knows_its_error() {
        let mean = Sum::of([1, 2, 3, 4]).mean();
        assert_eq!((mean.mean, mean.deviation, mean.error), (2500, 1290, 645));
        assert_eq!(Sum::of([-1, -2]).mean().mean, -1500);
        assert_eq!(Sum::of([3, 6]).scaled(3), Sum::of([1, 2]).mean());
        assert_eq!(Sum::default().mean(), Mean::default());
    }

    #[test]
    fn a_chance_is_the_normal_distribution_and_both_sides_make_one() {
        for (mean, expected) in [(0, 5000), (9000, 8413), (-9000, 1587), (18_000, 9772)] {
            assert_eq!(chance(mean, 9000), expected);
        }
        for mean in (-50_000..50_000).step_by(777) {
            assert_eq!(chance(mean, 9100) + chance(-mean, 9100), CERTAIN);
            assert!(chance(mean, 9100) <= chance(mean + 777, 9100));
        }
        assert_eq!(chance(1, 0), 5000 + 8, "half a point is the least deviation");
        assert_eq!((chance(i64::MAX, 1), chance(-90_000, 9000)), (CERTAIN, 0));
    }

    #[test]
    fn what_is_clear_lies_two_and_a_half_errors_from_nought() {
        let mean = |mean| Mean { mean, error: 400, deviation: 0 };
        assert!(mean(1001).is_clear() && mean(-1001).is_clear() && !mean(1000).is_clear());
    }
}
