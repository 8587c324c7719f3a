//! What was typed for many games.

use std::path::PathBuf;

use clap::Args;
use lab::Shard;
use shelf::GameId;

use super::{Choices, Wanted, game, seed, whole};

/// Games to play.
#[derive(Args, Debug)]
pub(crate) struct Simulate {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// What is played, how often and by whom.
    #[command(flatten)]
    pub(crate) many: Many,
    /// Also write every game and the summary into this new folder: games.csv,
    /// games.parquet, summary.json.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Go on where a run stopped that was begun with --out DIR and is the same in all
    /// else.
    #[arg(long, value_name = "DIR", conflicts_with = "out")]
    pub(crate) resume: Option<PathBuf>,
    /// Play only the Ith of N parts.
    #[arg(long, value_name = "I/N", value_parser = shard)]
    pub(crate) shard: Option<Shard>,
    /// The choices.
    #[command(flatten)]
    pub(crate) choices: Choices,
}

/// Two set-ups to compare.
#[derive(Args, Debug)]
pub(crate) struct Compare {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// The first set-up: KEY=VALUE, several with commas or spaces.
    #[arg(value_name = "A")]
    pub(crate) a: String,
    /// The second set-up.
    #[arg(value_name = "B")]
    pub(crate) b: String,
    /// What is played, how often and by whom.
    #[command(flatten)]
    pub(crate) many: Many,
    /// The choices of both.
    #[command(flatten)]
    pub(crate) choices: Choices,
}

/// How often, from which seed, by whom.
#[derive(Args, Clone, Debug)]
pub(crate) struct Many {
    /// Who sits in the person's chair: random, casual, greedy, search, search:ITERATIONS,
    /// search:1000ms or one that `games` lists.
    #[arg(long, value_name = "PLAYER", default_value = "random")]
    pub(crate) player: String,
    /// How many games.
    #[arg(long, value_name = "N", value_parser = whole::<u64>, default_value = "1000", allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// The seed of the first game.
    #[arg(long, value_name = "S", value_parser = seed, allow_negative_numbers = true, default_value = "0")]
    pub(crate) seed: u64,
    /// On how many threads [default: one per core].
    #[arg(long, value_name = "T", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) threads: Option<usize>,
}

/// The table of difficulty.
#[derive(Args, Debug)]
pub(crate) struct Difficulty {
    /// Only this game.
    #[arg(value_parser = game())]
    pub(crate) game: Option<GameId>,
    /// As a table in Markdown, with intervals, points and numbers of games.
    #[arg(long, conflicts_with = "measure")]
    pub(crate) markdown: bool,
    /// Measure it anew and print it as the TOML file that the program carries.
    #[arg(long)]
    pub(crate) measure: bool,
    /// When measuring: only this player; may be given several times.
    #[arg(long, value_name = "PLAYER", requires = "measure")]
    pub(crate) player: Vec<String>,
    /// When measuring: how many games of each [default: 200 of search, 1000 of the others].
    #[arg(long, value_name = "N", value_parser = whole::<u64>, requires = "measure", allow_negative_numbers = true)]
    pub(crate) games: Option<u64>,
    /// When measuring: the seed of the first game [default: 1].
    #[arg(long, value_name = "S", value_parser = seed, requires = "measure", allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// When measuring: on how many threads [default: one per core].
    #[arg(long, value_name = "T", value_parser = whole::<usize>, requires = "measure", allow_negative_numbers = true)]
    pub(crate) threads: Option<usize>,
}

/// Parts to put together.
#[derive(Args, Debug)]
pub(crate) struct Merge {
    /// The folders of the parts, in order.
    #[arg(value_name = "DIR", required = true)]
    pub(crate) dirs: Vec<PathBuf>,
    /// The new folder of the whole.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
}

fn shard(text: &str) -> Result<Shard, Wanted> {
    text.parse().map_err(|_| Wanted("cli-flag-shard"))
}
