//! A run: games by seed, on any number of threads.

use std::{
    fmt,
    ops::{ControlFlow, Range},
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use kit::{Game, Player, SEED_LIMIT, Terms, playout_on};
use players::{Clock, Skilled, UnknownPlayer, player, without_bars};

use crate::{
    Begun, Choices, Folder, FolderError, Row, Shard, Summary,
    ranks::{Blocks, in_order},
    results::Results,
    summary::Heading,
};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Run<'a, G: Game> {
    /// The game with its choices.
    pub game: &'a G,
    /// Who sits in the chairs of people; see [`players::player`].
    pub player: &'a str,
    /// Somebody from outside who sits there instead, and is only called so.
    pub guest: Option<Guest<'a, G>>,
    /// How many games, all shards together.
    pub n_games: u64,
    /// Game number i is dealt by this plus i.
    pub seed: u64,
    /// On how many threads at most: there are never more than games.
    pub n_threads: usize,
    /// Which part of the run.
    pub shard: Shard,
    /// What players look at whose budget is a time.
    pub clock: Option<Clock>,
    /// What is not as usual: another luck of the players, a rule that is not read.
    pub terms: Terms,
    /// What was typed, for the provenance.
    pub command: &'a [String],
    /// Becomes true when somebody wants it to end: games that are not over are given
    /// up, those before them are summed up.
    pub stop: Option<&'a AtomicBool>,
}

/// A player that this program does not know: who sits down when a thread begins.
#[derive(Clone, Copy)]
pub struct Guest<'a, G: Game> {
    /// Seats one.
    pub seat: &'a (dyn Fn() -> Box<dyn Player<G>> + Sync),
    /// Whether the same seeds come to the same again.
    pub is_reproducible: bool,
}

impl<G: Game> fmt::Debug for Guest<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guest")
    }
}

/// Why a run cannot start, or not end.
#[derive(Debug)]
pub enum RunError {
    /// Nobody of that name plays this game.
    Player(UnknownPlayer),
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
    /// Parts are put together because each can be played again; by the clock they cannot.
    Timed {
        /// The player who thinks by the clock.
        found: String,
    },
    /// The rows cannot be kept.
    Rows(FolderError),
}

impl<'a, G: Skilled> Run<'a, G> {
    /// A thousand games of the random player on one thread.
    pub fn new(game: &'a G) -> Run<'a, G> {
        Run {
            game,
            player: "random",
            guest: None,
            n_games: 1000,
            seed: 0,
            n_threads: 1,
            shard: Shard::WHOLE,
            clock: None,
            terms: Terms::default(),
            command: &[],
            stop: None,
        }
    }

    /// Whether somebody wants it to end.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|it| it.load(Ordering::Relaxed))
    }

    /// Whether the same seeds come to the same again.
    pub fn is_reproducible(&self) -> bool {
        match &self.guest {
            Some(guest) => guest.is_reproducible,
            None => !without_bars(self.player).ends_with("ms"),
        }
    }

    /// The numbers of the games to be played.
    pub fn part(&self) -> Range<u64> {
        self.shard.games(self.n_games)
    }

    /// On how many threads.
    pub fn threads(&self) -> usize {
        let part = self.part();
        self.n_threads.min(usize::try_from(part.end - part.start).unwrap_or(usize::MAX)).max(1)
    }

    /// What threads take at a time of what is left after `n_played`: many random games,
    /// to forget the counting; one of a player who thinks.
    pub(crate) fn blocks(&self, n_played: u64) -> Blocks {
        let is_quick = self.player == "random" && self.guest.is_none();
        let size = if is_quick { 256 } else { 1 };
        let part = self.part();
        Blocks::new(part.end.min(part.start + n_played)..part.end, size, self.threads())
    }

    /// Whether it can be played.
    ///
    /// # Errors
    ///
    /// If the player does not exist, or the numbers make no run.
    pub fn check(&self) -> Result<(), RunError> {
        if self.n_games == 0 {
            return Err(RunError::NoGames);
        }
        if self.n_threads == 0 {
            return Err(RunError::NoThreads);
        }
        let last = self.seed.saturating_add(self.n_games - 1);
        if SEED_LIMIT <= last {
            let found = if SEED_LIMIT <= self.seed { self.seed } else { last };
            return Err(RunError::Seed { found });
        }
        if self.guest.is_none() {
            player(self.game, self.player, self.clock)?;
        }
        if !self.is_reproducible() && !self.shard.is_whole() {
            return Err(RunError::Timed { found: self.player.to_owned() });
        }
        Ok(())
    }

    /// Somebody who plays one game after the other, until they are stopped.
    pub(crate) fn sit(&self) -> impl FnMut(u64) -> Option<Row> + use<'a, G> {
        let (game, run) = (self.game, self.clone());
        let mut seated = match (&self.guest, self.player) {
            (Some(guest), _) => Some((guest.seat)()),
            // A game's own loop is quicker than a player behind a pointer.
            (None, "random") if self.terms.is_usual() => None,
            (None, name) => player(game, name, self.clock).ok(),
        };
        move |seed| {
            let played = match &mut seated {
                Some(player) => {
                    playout_on(game, seed, player.as_mut(), &run.terms, || !run.is_stopped())?
                }
                None if run.is_stopped() => return None,
                None => game.random_playout(seed),
            };
            Some(Row::of(game, seed, &played))
        }
    }

    /// What was chosen, by key.
    pub(crate) fn choices(&self) -> Choices {
        let chosen = |key: &str| (key.to_owned(), G::chosen(self.game.setup(), key));
        Choices(G::CHOICES.iter().map(|it| chosen(it.key)).collect())
    }

    /// What is to be played, as it is written down before the first game.
    pub fn begun(&self) -> Begun {
        let part = self.part();
        Begun {
            game: G::ID.to_owned(),
            setup: self.choices(),
            player: self.player.to_owned(),
            player_seed: self.terms.player_seed,
            without: self.without(),
            seed: self.seed,
            games: self.n_games,
            shard: self.shard.to_string(),
            seconds: 0.0,
            provenance: self.provenance(part.end - part.start),
        }
    }

    /// The whole set-up, if it has a document of somebody's own.
    pub(crate) fn documents(&self) -> Option<serde_json::Value> {
        let setup = self.game.setup();
        let is_own = |it: &kit::Choice| {
            it.kind == kit::ChoiceKind::Document
                && !it.values.contains(&G::chosen(setup, it.key).as_str())
        };
        G::CHOICES.iter().any(is_own).then(|| kit::to_value(setup))
    }

    /// The rule that is not read, by its id.
    pub(crate) fn without(&self) -> Option<String> {
        self.terms.without.map(|it| it.id.to_owned())
    }

    /// How many games of this part a summary leaves out: some, if it was stopped.
    pub fn n_left(&self, summary: &Summary) -> u64 {
        let part = self.part();
        (part.end - part.start).saturating_sub(summary.games)
    }
}

/// The names of a game's counters.
pub(crate) fn counters<G: Game>() -> Vec<String> {
    G::COUNTERS.iter().map(|&it| it.to_owned()).collect()
}

/// Plays the run; `rows` keeps every game, and those it has already are not played
/// again; `progress` is told now and then how many more games are over. If the run is
/// stopped the summary is that of the games before.
///
/// # Errors
///
/// If the player does not exist, the numbers make no run, or the rows cannot be kept.
pub fn simulate<G: Skilled>(
    run: &Run<'_, G>,
    rows: Option<&mut Folder>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Summary, RunError> {
    match rows {
        Some(folder) => played(run, Rows::Kept(folder), progress),
        None => played(run, Rows::Forgotten, progress),
    }
}

/// Plays the run and hands over every game, in the order of the seeds.
///
/// # Errors
///
/// As [`simulate`].
pub fn simulate_each<G: Skilled>(
    run: &Run<'_, G>,
    each: &mut dyn FnMut(&[Row]),
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Summary, RunError> {
    played(run, Rows::Told(each), progress)
}

/// What becomes of the games.
enum Rows<'a> {
    Forgotten,
    Kept(&'a mut Folder),
    Told(&'a mut dyn FnMut(&[Row])),
}

fn played<G: Skilled>(
    run: &Run<'_, G>,
    mut rows: Rows<'_>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Summary, RunError> {
    run.check()?;
    let started = Instant::now();
    let is_kept = !matches!(rows, Rows::Forgotten);
    let work = |play: &mut _, games: Range<u64>| block(run, play, games, is_kept, progress);
    let (mut results, earlier) = match &rows {
        Rows::Kept(folder) => folder.earlier(),
        _ => (Results::default(), 0.0),
    };
    let n_earlier = results.n_games();
    let blocks = run.blocks(n_earlier);
    in_order(&blocks, run.threads(), &|| run.sit(), &work, |Block { sums, played, flow }| {
        results.merge(&sums);
        match &mut rows {
            Rows::Kept(folder) => folder.add(&played)?,
            Rows::Told(each) => each(&played),
            Rows::Forgotten => {}
        }
        Ok(flow)
    })?;
    let (n_games, seconds) = (results.n_games(), started.elapsed().as_secs_f64());
    let mut provenance = run.provenance(n_games);
    if let Rows::Kept(folder) = &rows
        && let Some(command) = folder.command()
    {
        // One run, however often it was resumed.
        provenance.command = command.to_vec();
    }
    let heading = Heading {
        game: G::ID.to_owned(),
        setup: run.choices(),
        player: run.player.to_owned(),
        player_seed: run.terms.player_seed,
        without: run.without(),
        documents: run.documents(),
        seed: run.seed + run.part().start,
        threads: run.threads(),
        seconds: earlier + seconds,
        games_per_second: speed(n_games - n_earlier, seconds),
        reproducible: run.is_reproducible(),
        shard: (!run.shard.is_whole()).then(|| run.shard.to_string()),
        provenance,
    };
    Ok(results.summary(&counters::<G>(), heading))
}

/// Games a second.
pub(crate) fn speed(n_games: u64, seconds: f64) -> f64 {
    if seconds == 0.0 { 0.0 } else { n_games as f64 / seconds }
}

/// What a block of games came to, and whether it is whole.
struct Block {
    sums: Results,
    played: Vec<Row>,
    flow: ControlFlow<()>,
}

/// Plays a block of games, as far as nobody stops it.
fn block<G: Skilled>(
    run: &Run<'_, G>,
    play: &mut impl FnMut(u64) -> Option<Row>,
    games: Range<u64>,
    is_kept: bool,
    progress: &(dyn Fn(u64) + Sync),
) -> Block {
    let (mut sums, mut played) = (Results::default(), Vec::new());
    let mut flow = ControlFlow::Continue(());
    for nth in games {
        let Some(row) = play(run.seed + nth) else {
            flow = ControlFlow::Break(());
            break;
        };
        sums.add(&row);
        if is_kept {
            played.push(row);
        }
    }
    progress(sums.n_games());
    Block { sums, played, flow }
}
