//! Keepers: the games of a run that were played so far, for whoever compares them again.

use std::ops::{ControlFlow, Range};

use players::Skilled;

use crate::{Row, Run, RunError, Shard, ranks::in_order};

/// The games of a run that were played so far, from its first seed on.
#[derive(Debug)]
pub(crate) struct Keeper<'a, G: kit::Game> {
    run: Run<'a, G>,
    pub(crate) rows: Vec<Row>,
}

impl<'a, G: Skilled> Keeper<'a, G> {
    /// Nothing is played yet.
    pub(crate) fn new(run: Run<'a, G>) -> Keeper<'a, G> {
        Keeper { run: Run { shard: Shard::WHOLE, ..run }, rows: Vec::new() }
    }

    /// Plays on until there are `n` games; whether there are.
    pub(crate) fn play_to(
        &mut self,
        n: u64,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<bool, RunError> {
        if (self.rows.len() as u64) < n {
            let run = Run { n_games: n, ..self.run.clone() };
            self.rows.extend(rows(&run, self.rows.len() as u64, progress)?);
        }
        Ok(n <= self.rows.len() as u64)
    }
}

/// The games of a run, one by one: for a few of them.
///
/// # Errors
///
/// If the player does not exist, or the numbers make no run.
pub fn simulate_rows<G: Skilled>(run: &Run<'_, G>) -> Result<Vec<Row>, RunError> {
    rows(run, 0, &|_| {})
}

/// The games of a run behind the first so many, in order; fewer if somebody stopped it.
pub(crate) fn rows<G: Skilled>(
    run: &Run<'_, G>,
    n_played: u64,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Row>, RunError> {
    run.check()?;
    let work = |play: &mut _, games: Range<u64>| block(run, play, games, progress);
    let mut all = Vec::new();
    in_order(&run.blocks(n_played), run.threads(), &|| run.sit(), &work, |(rows, flow)| {
        all.extend(rows);
        Ok(flow)
    })?;
    Ok(all)
}

/// Plays a block of games, as far as nobody stops it.
fn block<G: Skilled>(
    run: &Run<'_, G>,
    play: &mut impl FnMut(u64) -> Option<Row>,
    games: Range<u64>,
    progress: &(dyn Fn(u64) + Sync),
) -> (Vec<Row>, ControlFlow<()>) {
    let (mut rows, mut flow) = (Vec::new(), ControlFlow::Continue(()));
    for nth in games {
        let Some(row) = play(run.seed + nth) else {
            flow = ControlFlow::Break(());
            break;
        };
        rows.push(row);
    }
    progress(rows.len() as u64);
    (rows, flow)
}
