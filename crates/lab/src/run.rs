//! A run: games by seed, on any number of threads.

use std::{
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use kit::{Game, MAX_COUNTERS, Played, SEED_LIMIT, Seat, Tally, playout};

use crate::{Choices, Counters, Shard, Sum, Summary, wilson95};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Run<'a, G: Game> {
    /// The game with its choices.
    pub game: &'a G,
    /// Who sits in the chairs of people: `random` or one of [`Game::PLAYERS`].
    pub player: &'a str,
    /// How many games, all shards together.
    pub n_games: u64,
    /// Game number i is dealt by this plus i.
    pub seed: u64,
    /// On how many threads at most: there are never more than games.
    pub n_threads: usize,
    /// Which part of the run.
    pub shard: Shard,
}

/// Why a run cannot start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunError {
    /// Nobody of that name plays this game.
    Player {
        /// Who does.
        expected: String,
        /// Who was asked for.
        found: String,
    },
    /// There is nothing to play.
    NoGames,
    /// There is nobody to play it.
    NoThreads,
    /// The system gives no more threads.
    Threads {
        /// How many were wanted.
        wanted: usize,
        /// What the system said.
        error: String,
    },
    /// The last game would have a seed that JSON cannot keep exact.
    Seed {
        /// The seed of the last game, or of the first if that is too large already.
        found: u64,
    },
}

impl std::error::Error for RunError {}

impl std::fmt::Display for RunError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RunError::Player { expected, found } => {
                write!(f, "expected a player out of {expected}, found `{found}`")
            }
            RunError::NoGames => f.write_str("expected at least 1 game, found 0"),
            RunError::NoThreads => f.write_str("expected at least 1 thread, found 0"),
            RunError::Threads { wanted, error } => {
                write!(f, "expected {wanted} threads, found no more of them: {error}")
            }
            RunError::Seed { found } => {
                write!(f, "expected seeds below 2^53 for every game, found {found}")
            }
        }
    }
}

/// Plays the run; `progress` is told now and then how many more games are over.
///
/// # Errors
///
/// If the player does not exist, or the numbers make no run.
pub fn simulate<G: Game>(
    run: &Run<'_, G>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Summary, RunError> {
    check(run)?;
    let started = Instant::now();
    let part = run.shard.games(run.n_games);
    let n_games = part.end - part.start;
    let n_threads = run.n_threads.min(usize::try_from(n_games).unwrap_or(usize::MAX)).max(1);
    let results = play(run, part.clone(), n_threads, progress)?;
    let seconds = started.elapsed().as_secs_f64();
    Ok(results.summary(run, part, n_threads, seconds))
}

fn check<G: Game>(run: &Run<'_, G>) -> Result<(), RunError> {
    if run.n_games == 0 {
        return Err(RunError::NoGames);
    }
    if run.n_threads == 0 {
        return Err(RunError::NoThreads);
    }
    let last = run.seed.saturating_add(run.n_games - 1);
    if SEED_LIMIT <= last {
        return Err(RunError::Seed { found: if SEED_LIMIT <= run.seed { run.seed } else { last } });
    }
    if run.player != "random" && run.game.player(run.player).is_none() {
        let mut names = vec!["random"];
        names.extend(G::PLAYERS);
        return Err(RunError::Player { expected: names.join(", "), found: run.player.to_owned() });
    }
    Ok(())
}

/// Games a thread takes at a time: enough to forget the counting, few enough
/// for the last ones to be shared.
const BLOCK: u64 = 256;

fn play<G: Game>(
    run: &Run<'_, G>,
    part: Range<u64>,
    n_threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Results, RunError> {
    let block = BLOCK.min((part.end - part.start).div_ceil(n_threads as u64 * 4)).max(1);
    let next = AtomicU64::new(part.start);
    let work = || {
        let mut results = Results::default();
        let mut player = run.game.player(run.player);
        loop {
            let from = next.fetch_add(block, Ordering::Relaxed);
            if part.end <= from {
                return results;
            }
            let games = from..part.end.min(from + block);
            let n = games.end - games.start;
            for nth in games {
                match &mut player {
                    Some(player) => {
                        results.add(run.game, &playout(run.game, run.seed + nth, player.as_mut()))
                    }
                    None => results.add(run.game, &run.game.random_playout(run.seed + nth)),
                }
            }
            progress(n);
        }
    };
    if n_threads == 1 {
        return Ok(work());
    }
    thread::scope(|scope| {
        let mut workers = Vec::new();
        for _ in 0..n_threads {
            match thread::Builder::new().spawn_scoped(scope, work) {
                Ok(worker) => workers.push(worker),
                Err(error) => {
                    // Those at work find nothing more to do.
                    next.store(part.end, Ordering::Relaxed);
                    let error = error.to_string();
                    return Err(RunError::Threads { wanted: n_threads, error });
                }
            }
        }
        let mut all = Results::default();
        for worker in workers {
            match worker.join() {
                Ok(results) => all.merge(&results),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(all)
    })
}

/// What games came to, in whole numbers.
#[derive(Clone, Debug)]
struct Results {
    human: Sum,
    automa: Sum,
    human_wins: u64,
    automa_wins: u64,
    n_actions: u64,
    tally: Tally,
}

impl Default for Results {
    fn default() -> Results {
        Results {
            human: Sum::default(),
            automa: Sum::default(),
            human_wins: 0,
            automa_wins: 0,
            n_actions: 0,
            tally: [0; MAX_COUNTERS],
        }
    }
}

impl Results {
    fn add<G: Game>(&mut self, game: &G, played: &Played<G>) {
        let place = |seat| (game.score(&played.end, seat), game.tie_break(&played.end, seat));
        let automa = place(game.automa_seat());
        let people = (0..game.n_seats()).map(Seat).filter(|&it| it != game.automa_seat());
        // With several people the human is the best-placed one.
        let human = people.map(place).max().expect("a person sits at the table");
        self.human.add(human.0.into());
        self.automa.add(automa.0.into());
        self.human_wins += u64::from(automa < human);
        self.automa_wins += u64::from(human < automa);
        self.n_actions += u64::from(played.n_actions);
        for (sum, count) in self.tally.iter_mut().zip(played.tally) {
            *sum += count;
        }
    }

    fn merge(&mut self, other: &Results) {
        self.human.merge(&other.human);
        self.automa.merge(&other.automa);
        self.human_wins += other.human_wins;
        self.automa_wins += other.automa_wins;
        self.n_actions += other.n_actions;
        for (sum, count) in self.tally.iter_mut().zip(other.tally) {
            *sum += count;
        }
    }

    fn summary<G: Game>(
        &self,
        run: &Run<'_, G>,
        part: Range<u64>,
        n_threads: usize,
        seconds: f64,
    ) -> Summary {
        let n_games = part.end - part.start;
        let mean = |sum: f64| if n_games == 0 { 0.0 } else { sum / n_games as f64 };
        let chosen = |key: &str| (key.to_owned(), G::chosen(run.game.setup(), key));
        let counters = G::COUNTERS.iter().zip(self.tally);
        Summary {
            game: G::ID.to_owned(),
            setup: Choices(G::CHOICES.iter().map(|it| chosen(it.key)).collect()),
            player: run.player.to_owned(),
            seed: run.seed + part.start,
            games: n_games,
            threads: n_threads,
            seconds,
            games_per_second: if seconds == 0.0 { 0.0 } else { n_games as f64 / seconds },
            human: self.human.spread(),
            automa: self.automa.spread(),
            human_wins: self.human_wins,
            automa_wins: self.automa_wins,
            draws: n_games - self.human_wins - self.automa_wins,
            win_rate: mean(self.human_wins as f64),
            win_rate_ci95: wilson95(self.human_wins, n_games),
            actions_per_game: mean(self.n_actions as f64),
            counters: Counters(
                counters.map(|(&key, sum)| (key.to_owned(), mean(sum as f64))).collect(),
            ),
            shard: (!run.shard.is_whole()).then(|| run.shard.to_string()),
        }
    }
}
