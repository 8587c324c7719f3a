//! Luck: how much of a result the deal decides, and how much the player's own luck.

use serde::{Deserialize, Serialize};

use crate::Row;

/// The same deals, each played with several lucks of the player's own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Luck {
    /// How many deals.
    pub deals: u64,
    /// How often each was played.
    pub times: u64,
    /// The standard deviation of the lead over all games.
    pub sd: f64,
    /// The share of its variance that is the deal's (one-way analysis of variance).
    pub share: f64,
    /// Its 95% interval.
    pub share_ci95: [f64; 2],
    /// The deals that came to the same every time.
    pub same: u64,
}

/// The share of the deal, from the games of each luck in the order of the same seeds;
/// nothing of fewer than two lucks or three deals.
pub fn luck(runs: &[&[Row]]) -> Option<Luck> {
    let times = runs.len();
    let deals = runs.iter().map(|it| it.len()).min()?;
    if times < 2 || deals < 3 {
        return None;
    }
    let lead = |run: usize, deal: usize| (runs[run][deal].human - runs[run][deal].automa) as f64;
    let (k, n) = (times as f64, deals as f64);
    let mean_of = |deal: usize| (0..times).map(|it| lead(it, deal)).sum::<f64>() / k;
    let means: Vec<f64> = (0..deals).map(mean_of).collect();
    let mean = means.iter().sum::<f64>() / n;
    let between = means.iter().map(|it| (it - mean).powi(2)).sum::<f64>() * k / (n - 1.0);
    let square = |deal: usize| (0..times).map(move |it| (lead(it, deal), deal));
    let within = (0..deals).flat_map(square).map(|(it, deal)| (it - means[deal]).powi(2));
    let within = within.sum::<f64>() / (n * (k - 1.0));
    let of_deal = (between - within) / k;
    let total = of_deal.max(0.0) + within;
    let share = |ratio: f64| ((ratio - 1.0) / (ratio + k - 1.0)).clamp(0.0, 1.0);
    let (point, low, high) = if within == 0.0 {
        (1.0, 1.0, 1.0)
    } else {
        // The ratio of two variances is lognormal for as many deals as these.
        let ratio = between / within;
        let off = desk::Z * (2.0 / (n - 1.0) + 2.0 / (n * (k - 1.0))).sqrt();
        (share(ratio), share(ratio * (-off).exp()), share(ratio * off.exp()))
    };
    let is_same = |deal: &usize| (1..times).all(|it| lead(it, *deal) == lead(0, *deal));
    Some(Luck {
        deals: deals as u64,
        times: times as u64,
        sd: total.sqrt(),
        share: point,
        share_ci95: [low, high],
        same: (0..deals).filter(is_same).count() as u64,
    })
}

#[cfg(test)]
mod tests {
    use kit::MAX_COUNTERS;

    use super::*;
    use crate::Winner;

    fn rows(leads: &[i64]) -> Vec<Row> {
        let row = |(seed, &human): (usize, &i64)| Row {
            seed: seed as u64,
            human,
            automa: 0,
            winner: Winner::Draw,
            actions: 1,
            tally: [0; MAX_COUNTERS],
        };
        leads.iter().enumerate().map(row).collect()
    }

    #[test]
    fn all_is_the_deals_where_nobody_rolls() {
        let run = rows(&[3, -4, 9, 0]);
        let luck = luck(&[&run, &run]).unwrap();
        assert_eq!((luck.share, luck.same, luck.deals), (1.0, 4, 4));
    }

    #[test]
    fn nothing_is_the_deals_where_deals_are_alike() {
        let [a, b] = [rows(&[5, -5, 5, -5]), rows(&[-5, 5, -5, 5])];
        let luck = luck(&[&a, &b]).unwrap();
        assert_eq!((luck.share, luck.same), (0.0, 0));
        assert!(super::luck(&[&a]).is_none());
    }
}
