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
    /// The second set-up; with more of them each is compared with the first, together.
    #[arg(value_name = "B", required = true)]
    pub(crate) b: Vec<String>,
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
    /// The same deals with another luck of the player's own: what is added to the seeds for
    /// its dice.
    #[arg(long, value_name = "K", value_parser = seed, allow_negative_numbers = true, default_value = "0")]
    pub(crate) player_seed: u64,
    /// Leave out a rule of the automa, by its id; `rules GAME` lists them.
    #[arg(long, value_name = "RULE")]
    pub(crate) without: Option<String>,
    /// Keep the player from a kind of deed, as the name greedy-loan does; may be given
    /// several times.
    #[arg(long, value_name = "KIND")]
    pub(crate) without_deed: Vec<String>,
}

impl Many {
    /// Who plays, with the deeds it is kept from.
    pub(crate) fn named(&self) -> Many {
        let bars = self.without_deed.iter().map(|it| format!("-{it}"));
        let player = bars.fold(self.player.clone(), |name, bar| name + &bar);
        Many { player, without_deed: Vec::new(), ..self.clone() }
    }
}

/// What is worth how much.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word that can be typed")]
pub(crate) struct Worth {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// Each card of the automa's deck [the default, if nothing else is asked for].
    #[arg(long)]
    pub(crate) cards: bool,
    /// One tile of each kind on its mat.
    #[arg(long)]
    pub(crate) tiles: bool,
    /// Each rule and tie-break that narrows its choice.
    #[arg(long)]
    pub(crate) rules: bool,
    /// Each kind of deed that the person can be kept from.
    #[arg(long)]
    pub(crate) deeds: bool,
    /// A thing is done with once half of its 95 % interval is no more points than this; 0
    /// plays all games.
    #[arg(long, value_name = "POINTS", default_value = "1", value_parser = points)]
    pub(crate) within: f64,
    /// What is played, how often at most and by whom.
    #[command(flatten)]
    pub(crate) many: Many,
    /// Also write what was found into this new file, after every thing.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Go on where a measurement stopped that was begun with --out FILE.
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    pub(crate) resume: Option<PathBuf>,
    /// Only every Nth thing from the Ith on.
    #[arg(long, value_name = "I/N", value_parser = shard)]
    pub(crate) shard: Option<Shard>,
    /// The level: its value, number, or name in any language.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) level: Option<String>,
    /// The automa's deck: a shipped one by name, or a TOML file.
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) deck: Option<String>,
    /// The automa's mat: a shipped one by name, or a TOML file.
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) mat: Option<String>,
    /// Any other choice, a card set (cards=FILE) too; may be given several times.
    #[arg(long, value_name = "KEY=VALUE", value_parser = super::key_value)]
    pub(crate) set: Vec<(String, String)>,
}

impl Worth {
    /// The choices.
    pub(crate) fn choices(&self) -> Choices {
        let (level, deck, mat) = (self.level.clone(), self.deck.clone(), self.mat.clone());
        Choices { level, deck, mat, set: self.set.clone(), ..Choices::default() }
    }
}

/// A wished strength.
#[derive(Args, Debug)]
pub(crate) struct Tune {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// Who is to win: casual, greedy or another that `games` lists.
    #[arg(long, value_name = "PLAYER")]
    pub(crate) player: String,
    /// How often, in percent of the games.
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub(crate) wins: f64,
    /// How far off it may be, in percent points.
    #[arg(long, value_name = "POINTS", default_value = "2.5", value_parser = points)]
    pub(crate) within: f64,
    /// What is changed: the mat or the deck [default: the mat, where there is one].
    #[arg(long, value_name = "mat|deck")]
    pub(crate) over: Option<String>,
    /// The games that each step is raced over.
    #[arg(long, value_name = "N", value_parser = whole::<u64>, default_value = "800", allow_negative_numbers = true)]
    pub(crate) race: u64,
    /// How many steps at most.
    #[arg(long, value_name = "N", value_parser = whole::<usize>, default_value = "24", allow_negative_numbers = true)]
    pub(crate) steps: usize,
    /// The seed of the races; what is told comes from seeds ten millions behind.
    #[arg(long, value_name = "S", value_parser = seed, allow_negative_numbers = true, default_value = "1000000")]
    pub(crate) seed: u64,
    /// On how many threads [default: one per core].
    #[arg(long, value_name = "T", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) threads: Option<usize>,
    /// What the document is called.
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// The new file for the mat or deck that is found.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// A new file for the whole search as JSON, for a report.
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
    /// The choices; where it begins.
    #[command(flatten)]
    pub(crate) choices: Choices,
}

/// A report to send.
#[derive(Args, Debug)]
pub(crate) struct Report {
    /// Folders of runs, and files of worth and tune; the first is what it is about.
    #[arg(value_name = "DIR|FILE", required = true)]
    pub(crate) of: Vec<PathBuf>,
    /// The file to write [default: report.html in the first folder, or beside the first file].
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// The share of games that the person is meant to win, in percent: 25-35.
    #[arg(long, value_name = "LOW-HIGH", value_parser = band)]
    pub(crate) target: Option<[f64; 2]>,
    /// How many games are played again for cards, rules, curves and upkeep; 0 for none.
    #[arg(long, value_name = "N", value_parser = whole::<u64>, default_value = "200", allow_negative_numbers = true)]
    pub(crate) study: u64,
    /// On how many threads [default: one per core].
    #[arg(long, value_name = "T", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) threads: Option<usize>,
}

/// A document under work.
#[derive(Args, Debug)]
pub(crate) struct Workbench {
    /// The deck, mat or card set that is being edited.
    pub(crate) file: PathBuf,
    /// The game it is for, where its keys do not tell.
    #[arg(long, value_parser = game())]
    pub(crate) game: Option<GameId>,
    /// What each edit is compared with [default: the file as it is now].
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) against: Option<String>,
    /// Who sits in the person's chair.
    #[arg(long, value_name = "PLAYER", default_value = "greedy")]
    pub(crate) player: String,
    /// How many games each edit is played.
    #[arg(long, value_name = "N", value_parser = whole::<u64>, default_value = "1000", allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// The seed of the first game.
    #[arg(long, value_name = "S", value_parser = seed, allow_negative_numbers = true, default_value = "1")]
    pub(crate) seed: u64,
    /// On how many threads [default: one per core].
    #[arg(long, value_name = "T", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) threads: Option<usize>,
    /// Also write a page that renews itself.
    #[arg(long, value_name = "FILE")]
    pub(crate) page: Option<PathBuf>,
    /// Where the edits are kept, one a line [default: beside the file, with .edits.jsonl].
    #[arg(long, value_name = "FILE")]
    pub(crate) history: Option<PathBuf>,
    /// End after so many edits.
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) edits: Option<u64>,
    /// The choices.
    #[command(flatten)]
    pub(crate) choices: Choices,
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
    /// The mats that are ours and in no box, instead of the levels.
    #[arg(long)]
    pub(crate) ladder: bool,
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

/// A number of points from 0 to 1000.
fn points(text: &str) -> Result<f64, Wanted> {
    let points = text.parse::<f64>().ok().filter(|it| (0.0..=1000.0).contains(it));
    points.ok_or(Wanted("cli-flag-points"))
}

/// A share in percent, as a share of one.
fn percent(text: &str) -> Result<f64, Wanted> {
    let share = text.trim_end_matches(['%', ' ']).parse::<f64>().ok();
    share
        .filter(|it| (0.0..=100.0).contains(it))
        .map(|it| it / 100.0)
        .ok_or(Wanted("cli-flag-percent"))
}

/// Two shares in percent: 25-35.
fn band(text: &str) -> Result<[f64; 2], Wanted> {
    let wrong = || Wanted("cli-flag-band");
    let (low, high) = text.split_once('-').ok_or_else(wrong)?;
    let (low, high) = (percent(low).map_err(|_| wrong())?, percent(high).map_err(|_| wrong())?);
    if low <= high { Ok([low, high]) } else { Err(wrong()) }
}

fn shard(text: &str) -> Result<Shard, Wanted> {
    text.parse().map_err(|_| Wanted("cli-flag-shard"))
}
