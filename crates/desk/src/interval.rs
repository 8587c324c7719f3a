//! Intervals: how far a share or a mean of a few games can be trusted.

/// The normal distribution's 97.5% quantile.
pub const Z: f64 = 1.959_963_984_540_054;

/// Student's 97.5% quantile for this many degrees of freedom: the expansion of
/// Cornish and Fisher, right to 0.01 from four on; the first three are known.
pub fn student95(freedom: u64) -> f64 {
    match freedom {
        0 => f64::INFINITY,
        1 => 12.706,
        2 => 4.303,
        3 => 3.182,
        n => {
            let n = n as f64;
            let first = (Z.powi(3) + Z) / 4.0;
            let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
            let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
            Z + first / n + second / (n * n) + third / (n * n * n)
        }
    }
}

/// Wilson's 95% interval for a share of `n`.
///
/// ```
/// let [low, high] = desk::wilson95(50, 100);
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// ```
pub fn wilson95(successes: u64, n: u64) -> [f64; 2] {
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

    #[test]
    fn students_quantile_is_that_of_the_tables() {
        for (freedom, printed) in [(4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (199, 1.972)] {
            let found = student95(freedom);
            assert!((found - printed).abs() < 0.01, "{freedom}: {found}");
        }
    }

    #[test]
    fn an_interval_stays_between_none_and_all() {
        for (n_won, n) in [(0, 10), (10, 10), (0, 0), (1, 1)] {
            let [low, high] = wilson95(n_won, n);
            assert!(0.0 <= low && low < high && high <= 1.0);
        }
    }
}
