//! Training: plays many games and writes the weights that players ship with.
//!
//! Whatever is found follows from the seed alone, and the log of the run is kept
//! in `docs/training`, so that there is no number without the command that made it.

mod brass;
mod evolve;
mod fit;
mod london;
mod patchwork;

use std::{fmt::Write, fs, process::ExitCode};

use crate::step;

/// Training plays the games dealt by these seeds and up, measuring those from 1.
pub(crate) const SEEDS: u64 = 1_000_000;
/// What training compares its results on: seeds no round of it plays.
pub(crate) const TEST_SEEDS: u64 = 900_000_000;

/// Who trains the players of a game.
const TRAINERS: &[(&str, Trainer)] =
    &[("patchwork", patchwork::train), ("brass", brass::train), ("london", london::train)];

type Trainer = fn(Wish, &mut Log) -> Trained;

/// What somebody asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wish {
    /// How many rounds; as many as the game's trainer thinks good if nothing is said.
    pub(crate) n_rounds: Option<u32>,
    /// The seed of everything.
    pub(crate) seed: u64,
}

impl Wish {
    fn parse(mut words: &[&str]) -> Option<Wish> {
        let mut wish = Wish::default();
        while let [name, value, rest @ ..] = words {
            match *name {
                "--rounds" => wish.n_rounds = Some(value.parse().ok()?),
                "--seed" => wish.seed = value.parse().ok().filter(|&it| it < SEEDS)?,
                _ => return None,
            }
            words = rest;
        }
        words.is_empty().then_some(wish)
    }
}

/// Trains the player of a game.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    let (Some(game), Some(wish)) = (words.first(), Wish::parse(words.get(1..).unwrap_or(&[])))
    else {
        step::say("usage: cargo xtask train GAME [--rounds N] [--seed S]");
        return ExitCode::from(2);
    };
    let mut log = Log::default();
    log.say(&format!("cargo xtask train {}", words.join(" ")));
    let Some((_, train)) = TRAINERS.iter().find(|it| it.0 == *game) else {
        step::say(&format!("nobody trains a player of {game}"));
        return ExitCode::from(2);
    };
    let trained = train(wish, &mut log);
    let written = fs::write(trained.path, trained.text)
        .and_then(|()| fs::create_dir_all("docs/training"))
        .and_then(|()| fs::write(format!("docs/training/{game}.txt"), log.0));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            step::say(&format!("{}: {error}", trained.path));
            ExitCode::FAILURE
        }
    }
}

/// What came of training: the file that ships.
pub(crate) struct Trained {
    /// Where it goes, from the root of the workspace.
    pub(crate) path: &'static str,
    /// What is in it.
    pub(crate) text: String,
}

/// What each round reached: said at once and kept.
#[derive(Default)]
pub(crate) struct Log(String);

impl Log {
    /// Says and keeps a line.
    pub(crate) fn say(&mut self, line: &str) {
        if !cfg!(test) {
            step::say(line);
        }
        writeln!(self.0, "{line}").expect("text can always grow");
    }
}
