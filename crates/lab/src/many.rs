//! Many set-ups beside one: the first is played once, and what differs is told with care.

use std::time::Instant;

use players::Skilled;
use serde::{Deserialize, Serialize};

use crate::{
    Difference, Provenance, Run, RunError, Side,
    compare::{Pairs, side},
    holm,
    keeper::Keeper,
    run::counters,
};

/// What several set-ups came to beside the first, on the same seeds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Comparisons {
    /// The game's id.
    pub game: String,
    /// Game number i was dealt by this plus i, on every side.
    pub seed: u64,
    /// How many games each side played.
    pub games: u64,
    /// On how many threads; nothing but the time depends on it.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// The set-up that all others are compared with.
    pub base: Side,
    /// The others, in the order in which they were given.
    pub others: Vec<Other>,
    /// Whether the same seeds come to the same again.
    pub reproducible: bool,
    /// Where the base comes from.
    pub provenance: Provenance,
}

/// A set-up beside the base.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// What it came to.
    pub side: Side,
    /// What it came to less what the base came to, seed by seed; each interval stands alone.
    pub difference: Difference,
    /// The interval of the difference of leads, where all sides are to be right together.
    pub margin_corrected: [f64; 2],
    /// How likely such a difference of leads is where there is none.
    pub chance: f64,
    /// Whether the leads differ, told together with all the others (Holm's way).
    pub clear: bool,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// Plays the base once and the others beside it; `progress` is told how many more games
/// are over. If somebody stops it, what all of them played is compared.
///
/// # Errors
///
/// If a player does not exist, or the numbers make no run.
pub fn compare_many<G: Skilled>(
    base: &Run<'_, G>,
    others: &[Run<'_, G>],
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Comparisons, RunError> {
    let started = Instant::now();
    base.check()?;
    others.iter().try_for_each(Run::check)?;
    let mut first = Keeper::new(base.clone());
    first.play_to(base.n_games, progress)?;
    let mut played = Vec::new();
    for run in others {
        let mut keeper = Keeper::new(Run { seed: base.seed, ..run.clone() });
        keeper.play_to(base.n_games, progress)?;
        played.push(keeper.rows);
    }
    // As many of each as all of them have.
    let n = played.iter().map(Vec::len).chain([first.rows.len()]).min().unwrap_or(0);
    let pairs: Vec<Pairs> = played
        .iter()
        .map(|rows| {
            let mut pairs = Pairs::new(counters::<G>().len());
            first.rows.iter().zip(rows).take(n).for_each(|(a, b)| pairs.add(a, b));
            pairs
        })
        .collect();
    let chances: Vec<f64> = pairs.iter().map(|it| it.margin.chance()).collect();
    let clear = holm(&chances);
    let other = |nth: usize| Other {
        side: side(&others[nth], &pairs[nth].b),
        difference: pairs[nth].difference(&counters::<G>()),
        margin_corrected: pairs[nth].margin.corrected(pairs.len()),
        chance: chances[nth],
        clear: clear[nth],
        provenance: others[nth].provenance(n as u64),
    };
    let runs = || others.iter().chain([base]);
    Ok(Comparisons {
        game: G::ID.to_owned(),
        seed: base.seed,
        games: n as u64,
        threads: base.threads(),
        seconds: started.elapsed().as_secs_f64(),
        base: pairs.first().map_or_else(|| side(base, &Default::default()), |it| side(base, &it.a)),
        others: (0..others.len()).map(other).collect(),
        reproducible: runs().all(Run::is_reproducible),
        provenance: base.provenance(n as u64),
    })
}
