//! Runs: many games, with the lab's own words and documents.

use std::{
    path::PathBuf,
    sync::{Arc, atomic::AtomicBool},
};

use desk::Words;
use kit::{Lang, Player};
use lab::{Folder, Guest, MergeError, Run, Shard, Summary};
use pyo3::prelude::*;

use crate::{
    learned::Learned,
    player::{Failed, Own},
    table,
    words::{self, Kind, Told},
};

/// Who sits in a person's chair: a name, or a player written in Python.
pub(crate) enum Sitting {
    Name(String),
    Own { player: Py<PyAny>, name: String, is_reproducible: bool },
}

impl Sitting {
    pub(crate) fn name(&self) -> &str {
        match self {
            Sitting::Name(name) | Sitting::Own { name, .. } => name,
        }
    }
}

/// One side of a run.
pub(crate) struct Side {
    pub(crate) choices: Vec<(String, String, bool)>,
    pub(crate) sitting: Sitting,
}

/// How many games, from which seed, how.
pub(crate) struct Many<'a> {
    pub(crate) n_games: u64,
    pub(crate) seed: u64,
    pub(crate) n_threads: usize,
    pub(crate) command: &'a [String],
    pub(crate) lang: Lang,
    pub(crate) failed: Arc<Failed>,
    pub(crate) progress: &'a (dyn Fn(u64) + Sync),
}

/// Rows of games, column by column.
#[derive(Default)]
pub(crate) struct Columns {
    pub(crate) names: Vec<&'static str>,
    pub(crate) numbers: Vec<Vec<i64>>,
    pub(crate) winners: Vec<i8>,
}

/// Milliseconds since somebody first asked: for players with a budget of time.
fn millis() -> u64 {
    use std::{sync::OnceLock, time::Instant};
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_millis().try_into().unwrap_or(u64::MAX)
}

fn words_of<G: Learned>(lang: Lang) -> Words<'static> {
    Words::new(words::of::<G>(), lang)
}

/// The seat that such a player takes, thread by thread.
fn seating<G: Learned>(
    side: &Side,
    game: &G,
    many: &Many<'_>,
) -> Box<dyn Fn() -> Box<dyn Player<G>> + Sync> {
    let game = Arc::new(game.clone());
    let (failed, lang) = (many.failed.clone(), many.lang);
    let player = match &side.sitting {
        Sitting::Own { player, .. } => Python::attach(|py| Some(player.clone_ref(py))),
        Sitting::Name(_) => None,
    };
    Box::new(move || match &player {
        Some(player) => {
            let player = Python::attach(|py| player.clone_ref(py));
            Box::new(Own::new(player, game.clone(), failed.clone(), lang))
        }
        None => Box::new(kit::Random::default()),
    })
}

fn run<'a, G: Learned>(
    side: &'a Side,
    game: &'a G,
    many: &'a Many<'_>,
    seat: &'a (dyn Fn() -> Box<dyn Player<G>> + Sync),
) -> Run<'a, G> {
    let guest = match side.sitting {
        Sitting::Own { is_reproducible, .. } => Some(Guest { seat, is_reproducible }),
        Sitting::Name(_) => None,
    };
    Run {
        player: side.sitting.name(),
        // Python plays one game at a time.
        n_threads: if guest.is_some() { 1 } else { many.n_threads },
        guest,
        n_games: many.n_games,
        seed: many.seed,
        command: many.command,
        clock: Some(millis),
        stop: Some(&many.failed.stop),
        ..Run::new(game)
    }
}

/// Many games, summed up; the rows too where they are wanted.
pub(crate) fn simulate<G: Learned>(
    side: &Side,
    many: &Many<'_>,
    has_rows: bool,
) -> Result<(String, Option<Columns>), Told> {
    let words = words_of::<G>(many.lang);
    let game = table::game::<G>(&words, &side.choices)?;
    let seat = seating(side, &game, many);
    let run = run(side, &game, many, &*seat);
    let failed = |error| Told::of(Kind::Run, &words, &error);
    if !has_rows {
        let summary = lab::simulate(&run, None, many.progress).map_err(failed)?;
        return Ok((kit::to_json_pretty(&summary), None));
    }
    let fixed = ["seed", "human", "automa", "actions"];
    let names: Vec<&'static str> = fixed.into_iter().chain(G::COUNTERS.iter().copied()).collect();
    let mut columns =
        Columns { numbers: vec![Vec::new(); names.len()], names, winners: Vec::new() };
    let mut each = |rows: &[lab::Row]| {
        for row in rows {
            let fixed = [row.seed as i64, row.human, row.automa, row.actions as i64];
            for (column, number) in
                columns.numbers.iter_mut().zip(fixed.into_iter().chain(row.tally))
            {
                column.push(number);
            }
            columns.winners.push(match row.winner {
                lab::Winner::Human => 0,
                lab::Winner::Automa => 1,
                lab::Winner::Draw => 2,
            });
        }
    };
    let summary = lab::simulate_each(&run, &mut each, many.progress).map_err(failed)?;
    Ok((kit::to_json_pretty(&summary), Some(columns)))
}

/// Two set-ups on the same seeds.
pub(crate) fn compare<G: Learned>(a: &Side, b: &Side, many: &Many<'_>) -> Result<String, Told> {
    let words = words_of::<G>(many.lang);
    let game_a = table::game::<G>(&words, &a.choices)?;
    let game_b = table::game::<G>(&words, &b.choices)?;
    let (seat_a, seat_b) = (seating(a, &game_a, many), seating(b, &game_b, many));
    let mut run_a = run(a, &game_a, many, &*seat_a);
    let run_b = run(b, &game_b, many, &*seat_b);
    // Each thread plays both sides.
    run_a.n_threads = run_a.n_threads.min(run_b.n_threads);
    let compared = lab::compare(&run_a, &run_b, many.progress);
    let compared = compared.map_err(|error| Told::of(Kind::Run, &words, &error))?;
    Ok(kit::to_json_pretty(&compared))
}

/// Plays a part of a run into a folder, or goes on there; its summary says no time.
pub(crate) fn shard<G: Learned>(
    side: &Side,
    many: &Many<'_>,
    shard: Shard,
    dir: &PathBuf,
    goes_on: bool,
) -> Result<String, Told> {
    let words = words_of::<G>(many.lang);
    let game = table::game::<G>(&words, &side.choices)?;
    let seat = seating(side, &game, many);
    let run = Run { shard, ..run(side, &game, many, &*seat) };
    run.check().map_err(|error| Told::of(Kind::Run, &words, &error))?;
    let counters: Vec<String> = G::COUNTERS.iter().map(|&it| it.to_owned()).collect();
    let mut folder = match goes_on {
        false => Folder::begin(dir, &counters, run.begun())
            .map_err(|error| Told::of(Kind::Run, &words, &error))?,
        true => Folder::resume(dir, &counters, &run.begun())
            .map_err(|error| Told::of(Kind::Run, &words, &error))?,
    };
    let played = lab::simulate(&run, Some(&mut folder), many.progress);
    let summary = timeless(played.map_err(|error| Told::of(Kind::Run, &words, &error))?);
    let is_whole = run.n_left(&summary) == 0;
    let kept = match is_whole {
        true => folder.finish(&summary),
        false => folder.stop(&summary).map(drop),
    };
    kept.map_err(|error| Told::of(Kind::Run, &words, &lab::RunError::Rows(error)))?;
    if !is_whole {
        let args = [("n", summary.games.to_string().into())];
        return Err(Told::own(Kind::Run, many.lang, "py-stopped", args));
    }
    Ok(kit::to_json_pretty(&summary))
}

/// A summary without what depends on the machine: the same games, the same bytes.
fn timeless(summary: Summary) -> Summary {
    Summary { seconds: 0.0, games_per_second: 0.0, threads: 1, ..summary }
}

/// Puts the parts of a run together; the summary says no time.
pub(crate) fn merge(
    dirs: &[PathBuf],
    out: &PathBuf,
    command: &[String],
    lang: Lang,
) -> Result<String, Told> {
    let words = Words::new(words::shared(), lang);
    let merged: Result<Summary, MergeError> = lab::merge(dirs, out, command);
    let summary = timeless(merged.map_err(|error| Told::of(Kind::Run, &words, &error))?);
    let text = kit::to_json_pretty(&summary) + "\n";
    std::fs::write(out.join(lab::SUMMARY), &text)
        .map_err(|error| Told::new(Kind::Run, words.say(&lab::refused(&error))))?;
    Ok(text)
}

/// Runs something that somebody can stop with Ctrl-C, and tells how far it is.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &AtomicBool,
    heard: &mut dyn FnMut(Python<'_>) -> PyResult<()>,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    use std::{
        sync::{atomic::Ordering, mpsc},
        time::Duration,
    };
    std::thread::scope(|scope| {
        let (sender, mut receiver) = mpsc::channel();
        scope.spawn(move || {
            let _ = sender.send(work());
        });
        let mut said = Ok(());
        loop {
            let waiting = receiver;
            let told;
            (told, receiver) =
                py.detach(move || (waiting.recv_timeout(Duration::from_millis(50)), waiting));
            match told {
                Ok(done) => return said.map(|()| done),
                Err(mpsc::RecvTimeoutError::Timeout) if said.is_ok() => {
                    said = py.check_signals().and_then(|()| heard(py));
                    if said.is_err() {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => {
                    // The thread fell: its panic is told when the scope ends.
                    return Err(Told::new(Kind::Run, "").into());
                }
            }
        }
    })
}
