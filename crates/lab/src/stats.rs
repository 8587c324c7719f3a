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

    /// How far the mean is off by chance: its standard error.
    pub fn error(&self) -> f64 {
        if self.n == 0 { 0.0 } else { self.spread().sd / (self.n as f64).sqrt() }
    }

    /// The mean's interval, where `n` of them are compared and all are to be right in 95 %.
    pub fn corrected(&self, n: usize) -> [f64; 2] {
        let z = normal_quantile(1.0 - 0.025 / n.max(1) as f64);
        // No narrower than the plain one of a few games.
        let [low, _] = self.estimate().ci95;
        let mean = self.spread().mean;
        let half = (z * self.error()).max(mean - low);
        [mean - half, mean + half]
    }

    /// The chance to find a mean so far from nought where it is nought.
    pub fn chance(&self) -> f64 {
        let (mean, error) = (self.spread().mean, self.error());
        match (mean == 0.0, error == 0.0) {
            (true, _) => 1.0,
            (false, true) => 0.0,
            _ => two_sided(mean / error),
        }
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

/// The quantile of the normal distribution (Acklam's rational function, right to nine
/// digits).
pub fn normal_quantile(share: f64) -> f64 {
    const A: [f64; 6] = [
        -39.696_830_286_653_76,
        220.946_098_424_520_5,
        -275.928_510_446_968_7,
        138.357_751_867_269,
        -30.664_798_066_147_16,
        2.506_628_277_459_239,
    ];
    const B: [f64; 5] = [
        -54.476_098_798_224_06,
        161.585_836_858_040_9,
        -155.698_979_859_886_6,
        66.801_311_887_719_72,
        -13.280_681_552_885_72,
    ];
    const C: [f64; 6] = [
        -0.007_784_894_002_430_293,
        -0.322_396_458_041_136_5,
        -2.400_758_277_161_838,
        -2.549_732_539_343_734,
        4.374_664_141_464_968,
        2.938_163_982_698_783,
    ];
    const D: [f64; 4] = [
        0.007_784_695_709_041_462,
        0.322_467_129_070_039_8,
        2.445_134_137_142_996,
        3.754_408_661_907_416,
    ];
    let along = |them: &[f64], x: f64| them.iter().fold(0.0, |sum, it| sum * x + it);
    let share = share.clamp(1e-300, 1.0 - 1e-16);
    if share < 0.024_25 {
        let q = (-2.0 * share.ln()).sqrt();
        along(&C, q) / (along(&D, q) * q + 1.0)
    } else if 1.0 - 0.024_25 < share {
        -normal_quantile(1.0 - share)
    } else {
        let q = share - 0.5;
        let r = q * q;
        along(&A, r) * q / (along(&B, r) * r + 1.0)
    }
}

/// How likely something normal is at least so many standard deviations off, on either side.
pub fn two_sided(z: f64) -> f64 {
    // Erfc by a continued fraction beyond 2, by its series before.
    let x = z.abs() / std::f64::consts::SQRT_2;
    if x < 1.5 {
        let (mut term, mut sum) = (x, x);
        for n in 1..60 {
            let n = f64::from(n);
            term *= -x * x / n;
            sum += term / (2.0 * n + 1.0);
        }
        return 1.0 - sum * 2.0 / std::f64::consts::PI.sqrt();
    }
    let mut fraction = x;
    for n in (1..80).rev() {
        fraction = x + f64::from(n) / 2.0 / fraction;
    }
    (-x * x).exp() / fraction / std::f64::consts::PI.sqrt()
}

/// Which of several differences are told from none together, by their chances to be found
/// where there is none (Holm's way): in all cases together one is named wrongly in a
/// twentieth at most.
pub fn holm(chances: &[f64]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|&a, &b| chances[a].total_cmp(&chances[b]));
    let mut is_clear = vec![false; chances.len()];
    for (nth, &at) in order.iter().enumerate() {
        if 0.05 < chances[at] * (chances.len() - nth) as f64 {
            break;
        }
        is_clear[at] = true;
    }
    is_clear
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
    fn quantiles_and_tails_are_those_of_the_tables() {
        for (share, printed) in [(0.975, 1.959_964), (0.995, 2.575_829), (0.001, -3.090_232)] {
            assert!((normal_quantile(share) - printed).abs() < 1e-5, "{share}");
            let tail = 2.0 * share.min(1.0 - share);
            assert!((two_sided(printed) / tail - 1.0).abs() < 1e-4, "{share}");
        }
        assert!((two_sided(0.0) - 1.0).abs() < 1e-12 && two_sided(9.0) < 1e-15);
    }

    #[test]
    fn holm_stops_at_the_first_that_may_be_chance() {
        assert_eq!(holm(&[0.04, 0.001, 0.02]), [true, true, true]);
        assert_eq!(holm(&[0.04, 0.001, 0.03]), [false, true, false]);
        assert_eq!(holm(&[]), [false; 0]);
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
