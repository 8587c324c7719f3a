//! Comparisons: two set-ups on the same seeds.

use std::{
    ops::{ControlFlow, Range},
    time::Instant,
};

use kit::Game;
use players::Skilled;
use serde::{Deserialize, Serialize};

use crate::{
    Choices, Counters, Estimate, Provenance, Row, Run, RunError, Spread, Sum, Winner, paired95,
    ranks::in_order, results::Results, run::counters, summary::ordered_map, wilson95,
};

/// What two set-ups came to on the same seeds, and how the second differs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Comparison {
    /// The game's id.
    pub game: String,
    /// Game number i was dealt by this plus i, on both sides.
    pub seed: u64,
    /// How many games each side played.
    pub games: u64,
    /// On how many threads; nothing but the time depends on it.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// The first set-up.
    pub a: Side,
    /// The second set-up.
    pub b: Side,
    /// The second less the first, seed by seed.
    pub difference: Difference,
    /// Whether the same seeds come to the same again.
    pub reproducible: bool,
    /// Where the first comes from, and the second.
    pub provenance: [Provenance; 2],
}

/// One of the two.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// What was chosen before the first action.
    pub setup: Choices,
    /// Who sat in the chairs of people.
    pub player: String,
    /// Points of the best-placed person.
    pub human: Spread,
    /// Points of the automa.
    pub automa: Spread,
    /// Games that people won.
    pub human_wins: u64,
    /// Games that the automa won.
    pub automa_wins: u64,
    /// Games that were drawn.
    pub draws: u64,
    /// The share of games that people won.
    pub win_rate: f64,
    /// Wilson's 95% interval for that share.
    pub win_rate_ci95: [f64; 2],
    /// What people and automa did: the mean.
    pub actions_per_game: f64,
    /// Means of the game's own counters.
    pub counters: Counters,
}

/// The second less the first: means over seeds, with 95% intervals.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Difference {
    /// Points of the best-placed person.
    pub human: Estimate,
    /// Points of the automa.
    pub automa: Estimate,
    /// By how much the person is ahead.
    pub margin: Estimate,
    /// The share of games that people won (Agresti's and Min's interval).
    pub win_rate: Estimate,
    /// What people and automa did.
    pub actions_per_game: Estimate,
    /// The game's own counters.
    pub counters: Estimates,
}

/// Means with intervals by counter, in the game's order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Estimates(pub Vec<(String, Estimate)>);

ordered_map!(Estimates, Estimate);

/// Plays both runs on the seeds of the first; `progress` is told how many more
/// pairs of games are over. If one of them is stopped, what was played is compared.
///
/// # Errors
///
/// If a player does not exist, or the numbers make no run.
pub fn compare<G: Skilled>(
    a: &Run<'_, G>,
    b: &Run<'_, G>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Comparison, RunError> {
    a.check()?;
    b.check()?;
    let started = Instant::now();
    let work = |(play_a, play_b): &mut (_, _), games: Range<u64>| {
        pairs::<G>(a.seed, play_a, play_b, games, progress)
    };
    let mut pairs = Pairs::default();
    let blocks = if a.player == "random" { b.blocks(0) } else { a.blocks(0) };
    in_order(&blocks, a.threads(), &|| (a.sit(), b.sit()), &work, |(block, flow)| {
        pairs.merge(&block);
        Ok(flow)
    })?;
    let n_games = pairs.a.n_games();
    Ok(Comparison {
        game: G::ID.to_owned(),
        seed: a.seed,
        games: n_games,
        threads: a.threads(),
        seconds: started.elapsed().as_secs_f64(),
        a: side(a, &pairs.a),
        b: side(b, &pairs.b),
        difference: pairs.difference(&counters::<G>()),
        reproducible: a.is_reproducible() && b.is_reproducible(),
        provenance: [a.provenance(n_games), b.provenance(n_games)],
    })
}

/// Plays a block of games on both sides, as far as nobody stops it.
fn pairs<G: Game>(
    seed: u64,
    play_a: &mut impl FnMut(u64) -> Option<Row>,
    play_b: &mut impl FnMut(u64) -> Option<Row>,
    games: Range<u64>,
    progress: &(dyn Fn(u64) + Sync),
) -> (Pairs, ControlFlow<()>) {
    let mut pairs = Pairs::new(G::COUNTERS.len());
    let mut flow = ControlFlow::Continue(());
    for nth in games {
        let Some((a, b)) = play_a(seed + nth).zip(play_b(seed + nth)) else {
            flow = ControlFlow::Break(());
            break;
        };
        pairs.add(&a, &b);
    }
    progress(pairs.a.n_games());
    (pairs, flow)
}

/// Sums over pairs of games, in whole numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    pub(crate) a: Results,
    pub(crate) b: Results,
    pub(crate) human: Sum,
    pub(crate) automa: Sum,
    pub(crate) margin: Sum,
    actions: Sum,
    /// Games that people won only on the second side, and only on the first.
    pub(crate) gained: u64,
    pub(crate) lost: u64,
    /// Pairs in which both sides made the same points.
    pub(crate) n_same: u64,
    counters: Vec<Sum>,
}

impl Pairs {
    pub(crate) fn new(n_counters: usize) -> Pairs {
        Pairs { counters: vec![Sum::default(); n_counters], ..Pairs::default() }
    }

    pub(crate) fn add(&mut self, a: &Row, b: &Row) {
        self.a.add(a);
        self.b.add(b);
        self.human.add(b.human - a.human);
        self.automa.add(b.automa - a.automa);
        self.margin.add(b.human - b.automa - (a.human - a.automa));
        self.actions.add(b.actions as i64 - a.actions as i64);
        let won = [a, b].map(|it| it.winner == Winner::Human);
        self.n_same += u64::from((a.human, a.automa) == (b.human, b.automa));
        self.gained += u64::from(won == [false, true]);
        self.lost += u64::from(won == [true, false]);
        for (nth, sum) in self.counters.iter_mut().enumerate() {
            sum.add(b.tally[nth] - a.tally[nth]);
        }
    }

    fn merge(&mut self, other: &Pairs) {
        self.a.merge(&other.a);
        self.b.merge(&other.b);
        self.human.merge(&other.human);
        self.automa.merge(&other.automa);
        self.margin.merge(&other.margin);
        self.actions.merge(&other.actions);
        self.n_same += other.n_same;
        self.gained += other.gained;
        self.lost += other.lost;
        self.counters.resize(other.counters.len(), Sum::default());
        for (sum, other) in self.counters.iter_mut().zip(&other.counters) {
            sum.merge(other);
        }
    }

    pub(crate) fn difference(&self, counters: &[String]) -> Difference {
        let named = counters.iter().cloned().zip(self.counters.iter().map(Sum::estimate));
        Difference {
            human: self.human.estimate(),
            automa: self.automa.estimate(),
            margin: self.margin.estimate(),
            win_rate: paired95(self.gained, self.lost, self.human.n()),
            actions_per_game: self.actions.estimate(),
            counters: Estimates(named.collect()),
        }
    }
}

pub(crate) fn side<G: Skilled>(run: &Run<'_, G>, results: &Results) -> Side {
    let n_games = results.n_games();
    let mean = |sum: f64| if n_games == 0 { 0.0 } else { sum / n_games as f64 };
    let named = counters::<G>().into_iter().zip(results.tally);
    Side {
        setup: run.choices(),
        player: run.player.to_owned(),
        human: results.human.spread(),
        automa: results.automa.spread(),
        human_wins: results.human_wins,
        automa_wins: results.automa_wins,
        draws: n_games - results.human_wins - results.automa_wins,
        win_rate: mean(results.human_wins as f64),
        win_rate_ci95: wilson95(results.human_wins, n_games),
        actions_per_game: mean(results.n_actions as f64),
        counters: Counters(named.map(|(key, sum)| (key, mean(sum as f64))).collect()),
    }
}
