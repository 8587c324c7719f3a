//! What was typed.

mod lab;

use std::{
    fmt,
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    str::FromStr,
    sync::LazyLock,
};

use clap::{
    Args, Parser, Subcommand,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use kit::{Lang, SEED_LIMIT};
use print::{Cut, Duplex, Ink, Paper, Shift, Size};
use shelf::GameId;
use tracing_subscriber::filter::Targets;
use web::Base;

pub(crate) use lab::{Compare, Difficulty, Many, Merge, Report, Simulate, Tune, Workbench, Worth};

/// The version of the program and, where whoever built it said so, its commit.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let version = env!("CARGO_PKG_VERSION");
    ::lab::COMMIT.map_or_else(|| version.to_owned(), |it| format!("{version} ({it})"))
});

/// Solo board games against rule-driven automas that explain every choice.
#[derive(Debug, Parser)]
#[command(
    name = "automatable",
    bin_name = "automatable",
    version = VERSION.as_str(),
    after_help = "Results go to stdout, everything else to stderr.\n\
                  Exit status: 0 yes, 1 no (illegal, invalid, differs), 2 could not."
)]
pub(crate) struct Cli {
    /// What everybody may say.
    #[command(flatten)]
    pub(crate) common: Common,
    /// What is to be done.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What every command understands.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Common {
    /// Print one JSON document.
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// Speak this language [default: the locale, else en].
    #[arg(long, global = true, value_name = "en|fr|es", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
    /// No colour and no drawings that a screen reader would spell out.
    #[arg(long, global = true)]
    pub(crate) plain: bool,
}

/// What can be done.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play in the browser: serve the web app on this machine (the same as no command).
    #[command(after_help = "Example:\n  automatable serve --addr 127.0.0.1:8080 --no-open")]
    Serve(Serve),
    /// Copy everything that is kept into one whole file, also while the web app is running.
    #[command(
        after_help = "The file is whole or not there at all; an older one is left alone without --force.\n\
                      To go back to it: stop the web app and put it in the place of games.sqlite\n\
                      in the folder where games are kept.\n\
                      Example:\n  automatable backup games-of-may.sqlite"
    )]
    Backup(Backup),
    /// List the games with their levels, decks, editions, readings and players.
    Games,
    /// Play a whole game in the terminal; it is saved after every action.
    #[command(
        after_help = "Without a file the last unfinished game goes on, or a new one begins.\n\
                      With stdin no terminal, steps are read from it line by line;\n\
                      a line that is refused ends the game, saved, with exit status 1.\n\
                      Examples:\n  automatable play patchwork\n  \
                      automatable play patchwork --level 2 --file tonight.toml\n  \
                      automatable play brass --player search"
    )]
    Play(Play),
    /// Run the automa for the box on your own table: tell what you did, move what it says.
    #[command(
        after_help = "It asks for no hand, no money and no quilt; `fix` puts right what differs.\n\
                      Examples:\n  automatable table patchwork --level IV\n  \
                      automatable table brass --table cards"
    )]
    Table(Play),
    /// Show the deals of a day, or play the one of a game: the same for everybody.
    #[command(
        after_help = "The deal follows from the date in UTC alone; nothing is fetched or sent.\n\
                            Examples:\n  automatable daily\n  automatable daily patchwork\n  \
                            automatable daily brass --date 2026-11-18"
    )]
    Daily(Daily),
    /// Show what your finished games come to, level by level, beside the measured players.
    #[command(
        after_help = "Games of the web app and of the terminal are counted; second tries are not.\n\
                            Examples:\n  automatable record\n  automatable record patchwork --csv > games.csv"
    )]
    Record(Record),
    /// Print a fresh record.
    #[command(
        after_help = "Example:\n  automatable new patchwork --level III --seed 7 > game.toml"
    )]
    New(New),
    /// Play a record, checking every action; show the table and the scores.
    #[command(after_help = "Example:\n  automatable replay game.toml --ply 40")]
    Replay(Replay),
    /// Say why the automa acted as it did (by default in its last turn).
    #[command(after_help = "Example:\n  automatable why game.toml --lang fr")]
    Why(Why),
    /// Tell luck from choices in a game, and the moments that stand out.
    #[command(
        after_help = "Tables are played on by the player greedy; nothing but the time depends on the threads.\n\
                      Ctrl-C ends it with what is known: exit status 130.\n\
                      Examples:\n  automatable analyse game.toml\n  \
                      automatable analyse game.toml --html game.html"
    )]
    Analyse(Analyse),
    /// Name up to three good deeds for the person who is to choose.
    #[command(after_help = "Example:\n  automatable hint game.toml --reasons")]
    Hint(Hint),
    /// Print a position to read, edit and give back.
    #[command(after_help = "Examples:\n  automatable position patchwork --seed 7\n  \
                            automatable position game.toml --ply 40 --json")]
    Position(Position),
    /// Play the automa's turn in a position, and say why.
    #[command(
        after_help = "What the piles turn up is taken from the position (`next`), else from --seed.\n\
                            Example:\n  automatable decide table.toml --json"
    )]
    Decide(Decide),
    /// Play many games and sum them up.
    #[command(
        after_help = "Game number i is dealt by seed S + i; nothing but the time depends on the threads.\n\
                            With several people at the table, `human` is the best-placed of them.\n\
                            Ctrl-C ends a run with what was played: exit status 130 (143 after SIGTERM); a\n\
                            second one ends it at once. --resume goes on in either case, also after a crash.\n\
                            Examples:\n  automatable simulate patchwork --player greedy --games 1000 --seed 1\n  \
                            automatable simulate brass --level hard --player search:200 --games 400 --out hard\n  \
                            automatable simulate brass --games 100000 --shard 2/8 --out part-2\n  \
                            automatable simulate brass --games 100000 --shard 2/8 --resume part-2"
    )]
    Simulate(Simulate),
    /// Play two set-ups on the same seeds and tell the difference.
    #[command(
        after_help = "A and B are choices as KEY=VALUE, with commas or spaces between them: the words of\n\
                            --level, --deck, --mat, --cards, --edition, --first and --set, and player=PLAYER.\n\
                            What is given as an option holds for both; differences are B less A, seed by seed.\n\
                            Examples:\n  automatable compare brass level=easy level=hard --player greedy --games 400\n  \
                            automatable compare patchwork player=casual player=greedy --level V\n  \
                            automatable compare london \"level=II crucial-bonus=kept\" \"level=II crucial-bonus=drawn\"\n  \
                            automatable compare brass level=easy level=medium level=hard mat=mine.toml"
    )]
    Compare(Compare),
    /// Tell what each card, tile, rule or deed is worth: games with it and without.
    #[command(
        after_help = "Each thing is left out of games on the same seeds, until half of its 95 % interval is\n\
                            no more than --within; in the end all are judged together (Holm's correction).\n\
                            Examples:\n  automatable worth patchwork --level III --player greedy --games 5000\n  \
                            automatable worth brass --tiles --mat mine.toml --player greedy\n  \
                            automatable worth brass --rules --deeds --player casual --out worth.json\n  \
                            automatable worth london --shard 1/4 --out part-1.json"
    )]
    Worth(Worth),
    /// Find a mat or a deck at which a player wins a share of the games.
    #[command(
        after_help = "Within what the box holds; the last word is spoken by fresh seeds. Exit status 1 if\n\
                            none was found: then the nearest is told, and written.\n\
                            Examples:\n  automatable tune brass --player casual --wins 50 --out mine.toml\n  \
                            automatable tune brass --player greedy --wins 25 --mat hard --out hard-25.toml\n  \
                            automatable tune patchwork --over deck --player casual --wins 30 --level III"
    )]
    Tune(Tune),
    /// Make one file of it that can be sent: pictures, tables, recipe.
    #[command(
        after_help = "Folders are those of `simulate --out`, files those of `worth --out` and `tune --log`.\n\
                            The same run with other --player-seed beside it tells how much the deal decides.\n\
                            Examples:\n  automatable simulate patchwork --level V --player greedy --games 2000 --out runs/v\n  \
                            automatable report runs/v\n  \
                            automatable report runs/v runs/v-casual worth.json --target 25-35 --out v.html"
    )]
    Report(Report),
    /// Watch a deck, mat or card set: every save tells what the edit did.
    #[command(after_help = "Each edit plays the same seeds as the original. Ctrl-C ends it.\n\
                            Examples:\n  automatable workbench mine.toml\n  \
                            automatable workbench mine.toml --against normal --level V --page mine.html")]
    Workbench(Workbench),
    /// Put the parts of a run together, to the result of the whole.
    #[command(
        after_help = "The folders of `simulate --shard I/N --out DIR`, all N of them, in order; or the files\n\
                            of `worth --shard I/N --out FILE`.\n\
                            Example:\n  automatable merge part-1 part-2 part-3 part-4 --out whole"
    )]
    Merge(Merge),
    /// Show how hard every automa and level is for each player, as measured.
    #[command(after_help = "Examples:\n  automatable difficulty brass\n  \
                            automatable difficulty patchwork --measure --player greedy --games 200")]
    Difficulty(Difficulty),
    /// List, show and check decks, mats and card sets.
    #[command(subcommand, arg_required_else_help = false)]
    Deck(Deck),
    /// Show the rules of a game: id, text, source, reading.
    #[command(
        after_help = "Examples:\n  automatable rules patchwork\n  automatable rules patchwork AF1"
    )]
    Rules(Rules),
    /// Print the automa’s cards, mats and a player aid: a PDF to cut.
    #[command(
        after_help = "Print it at 100 %; the last two pages tell how far your printer is off (--shift).\n\
                      Examples:\n  automatable print brass --lang fr --out mautoma.pdf\n  \
                      automatable print patchwork --deck mine.toml --cut bleed --out mine.pdf\n  \
                      automatable print london --one-per-page --out shop.pdf\n  \
                      automatable print london --cut bleed --png cards"
    )]
    Print(Print),
    /// Print the JSON Schema of a kind of document.
    #[command(after_help = "Examples:\n  automatable schema patchwork/position\n  \
                            automatable schema record --game patchwork\n\
                            Without a game: one schema per game, by its id, unless they are all alike.")]
    Schema(Schema),
    /// Print completions for a shell.
    Completions(Completions),
    /// Write the web app as a folder of plain files that any host of files can offer.
    #[command(
        after_help = "After one visit the whole program is in the browser and needs no network.\n\
                      Example:\n  automatable site --out site && python3 -m http.server -d site"
    )]
    Site(Site),
    /// Ask whether a web app is at work: for those who watch over it.
    #[command(after_help = "Exit status: 0 it is well, 1 it is not, 2 nobody answers.\n\
                            Example:\n  automatable health --addr 127.0.0.1:4453")]
    Health(Health),
    /// Print what the licences of the program and of everything in it ask to be told.
    Licences,
    /// Print a page for the system's manual.
    #[command(after_help = "Examples:\n  automatable man > automatable.1\n  \
                            automatable man serve > automatable-serve.1")]
    Man(Man),
}

/// The web app.
#[derive(Args, Debug, Default)]
pub(crate) struct Serve {
    /// Where to listen [default: 127.0.0.1:4453, which only this machine can reach].
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) addr: Option<SocketAddr>,
    /// Let other machines in, with the key in the printed addresses.
    #[arg(long)]
    pub(crate) public: bool,
    /// Let phones on your own network in, with the key in the printed address and its QR code.
    #[arg(long, conflicts_with = "public")]
    pub(crate) lan: bool,
    /// A name this machine is called by; may be given several times.
    #[arg(long, value_name = "NAME")]
    pub(crate) host: Vec<String>,
    /// The file with a key of your own, made if it is not there: phones that were let in
    /// stay so after a restart. Or the variable AUTOMATABLE_KEY [default: a fresh key].
    #[arg(long, visible_alias = "key-file", value_name = "FILE")]
    pub(crate) key: Option<PathBuf>,
    /// Believe a proxy at this address what it says of its visitors: X-Forwarded-For,
    /// X-Forwarded-Proto and X-Forwarded-Host [without an address: one on this machine].
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "127.0.0.1")]
    pub(crate) proxy: Option<IpAddr>,
    /// The folder of a host in which the pages stand, such as /automatable.
    #[arg(long, value_name = "PATH", value_parser = base)]
    pub(crate) base: Option<Base>,
    /// What goes to the log on stderr: off, error, warn, info, debug, trace, or TARGET=LEVEL
    /// with commas between [default: what RUST_LOG says, else warn].
    #[arg(long, value_name = "LEVEL", value_parser = log)]
    pub(crate) log: Option<Targets>,
    /// Where games are kept [default: the data folder of your account].
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Do not open a browser.
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// A copy of everything.
#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The file to write.
    pub(crate) file: PathBuf,
    /// Where games are kept [default: the data folder of your account].
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Put it in the place of an older file.
    #[arg(long)]
    pub(crate) force: bool,
}

impl Serve {
    /// The usual port.
    pub(crate) const PORT: u16 = 4453;
}

/// The choices before the first action.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Choices {
    /// The level: its value, number, or name in any language.
    #[arg(long, value_name = "LEVEL", value_parser = Levels, hide_possible_values = true)]
    pub(crate) level: Option<String>,
    /// The automa's deck: a shipped one by name, or a TOML file.
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) deck: Option<String>,
    /// The printing of the board.
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<String>,
    /// The card set: a shipped one by name, or a TOML file.
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) cards: Option<String>,
    /// The automa's mat: a shipped one by name, or a TOML file.
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) mat: Option<String>,
    /// Who begins, where the rules leave it open.
    #[arg(long, value_name = "SEAT")]
    pub(crate) first: Option<String>,
    /// A reading or variant; may be given several times.
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) set: Vec<(String, String)>,
}

/// Any word, of which a shell completes the levels of all games.
#[derive(Clone, Copy, Debug)]
struct Levels;

impl TypedValueParser for Levels {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, clap::Error> {
        clap::builder::StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let mut levels: Vec<&'static str> = Vec::new();
        for &id in GameId::ALL {
            shelf::with_game!(id, G => {
                let is_level = |it: &&kit::Choice| it.kind == kit::ChoiceKind::Level;
                let choice = <G as kit::Game>::CHOICES.iter().find(is_level);
                levels.extend(choice.map_or(&[][..], |it| it.values));
            });
        }
        levels.sort_unstable();
        levels.dedup();
        Some(Box::new(levels.into_iter().map(PossibleValue::new)))
    }
}

impl Choices {
    /// Each choice that was made, by its key.
    pub(crate) fn each(&self) -> Vec<(&str, &str)> {
        let named = [
            ("level", &self.level),
            ("deck", &self.deck),
            ("edition", &self.edition),
            ("cards", &self.cards),
            ("mat", &self.mat),
            ("first", &self.first),
        ];
        let named = named.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)));
        named.chain(self.set.iter().map(|(key, value)| (key.as_str(), value.as_str()))).collect()
    }
}

/// A game to play.
#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// Where it is saved; if it is there, that game goes on [default: in the data folder].
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// Begin a new game even if one is unfinished.
    #[arg(long)]
    pub(crate) new: bool,
    /// Play honest: no hints, and nothing is taken back once a card or the automa has answered.
    #[arg(long)]
    pub(crate) honest: bool,
    /// Play without hints: `hint` says nothing in this game.
    #[arg(long)]
    pub(crate) no_hints: bool,
    /// Let this player sit in your chair, until Ctrl-C gives it back to you; `games` lists them.
    #[arg(long, value_name = "PLAYER")]
    pub(crate) player: Option<String>,
    /// What the piles are shuffled by [default: by chance].
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// A pile that you turn up from the cardboard; may be given several times.
    #[arg(long, value_name = "PILE")]
    pub(crate) table: Vec<String>,
    /// The choices.
    #[command(flatten)]
    pub(crate) choices: Choices,
}

/// The deals of a day.
#[derive(Args, Debug)]
pub(crate) struct Daily {
    /// The game to play.
    #[arg(value_parser = game())]
    pub(crate) game: Option<GameId>,
    /// The day, as 2026-11-18 [default: today, in UTC].
    #[arg(long, value_name = "DATE")]
    pub(crate) date: Option<String>,
}

/// What was played.
#[derive(Args, Debug)]
pub(crate) struct Record {
    /// Only this game.
    #[arg(value_parser = game())]
    pub(crate) game: Option<GameId>,
    /// Every game as a line for a spreadsheet.
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
    /// Where games are kept [default: the data folder of your account].
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// A fresh record.
#[derive(Args, Debug)]
pub(crate) struct New {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// What the piles are shuffled by [default: by chance].
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// A pile that a person turns up from the cardboard; may be given several times.
    #[arg(long, value_name = "PILE")]
    pub(crate) table: Vec<String>,
    /// The choices.
    #[command(flatten)]
    pub(crate) choices: Choices,
}

/// A record to play again.
#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The record, or - for stdin.
    pub(crate) record: PathBuf,
    /// Show the table after the first N actions.
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) ply: Option<usize>,
    /// Show only what this chair sees (1 is the first); in JSON what it cannot
    /// know of the actions is null.
    #[arg(long = "as", value_name = "SEAT", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) seat: Option<usize>,
}

/// An action to explain.
#[derive(Args, Debug)]
pub(crate) struct Why {
    /// The record, or - for stdin.
    pub(crate) record: PathBuf,
    /// Explain action N, counted from 0 as in `replay`.
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) ply: Option<usize>,
    /// Explain every turn of the automa; in JSON with the pieces that hands move for it.
    #[arg(long, conflicts_with = "ply")]
    pub(crate) all: bool,
}

/// A game to analyse.
#[derive(Args, Debug)]
pub(crate) struct Analyse {
    /// The record, or - for stdin.
    pub(crate) record: PathBuf,
    /// Only the first N actions, counted as in `replay`.
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) ply: Option<usize>,
    /// Write a page of it to this file, which needs no other.
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// On how many threads [default: as many as there are cores].
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) threads: Option<usize>,
}

/// A table to give a hint for.
#[derive(Args, Debug)]
pub(crate) struct Hint {
    /// The record, or - for stdin.
    pub(crate) record: PathBuf,
    /// The table after the first N actions, counted as in `replay`.
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) ply: Option<usize>,
    /// Also what each deed brings by source of points.
    #[arg(long)]
    pub(crate) reasons: bool,
}

/// A position to print.
#[derive(Args, Debug)]
pub(crate) struct Position {
    /// A game, a record, or - for a record on stdin.
    #[arg(value_name = "GAME|RECORD")]
    pub(crate) of: PathBuf,
    /// Of a record: the table after the first N actions.
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) ply: Option<usize>,
    /// Of a game: what the piles are shuffled by.
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true, default_value = "0")]
    pub(crate) seed: u64,
    /// Of a game: the choices.
    #[command(flatten)]
    pub(crate) choices: Choices,
}

/// A position to decide.
#[derive(Args, Debug)]
pub(crate) struct Decide {
    /// The position, or - for stdin.
    pub(crate) position: PathBuf,
    /// Shuffles the piles whose cards the position does not name.
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
}

/// Decks, mats and card sets.
#[derive(Debug, Subcommand)]
pub(crate) enum Deck {
    /// List what comes with a game.
    List {
        /// The game.
        #[arg(value_parser = game())]
        game: GameId,
    },
    /// Print one, as TOML.
    #[command(after_help = "Example:\n  automatable deck show patchwork/normal > mine.toml")]
    Show {
        /// Its name, with its game in front where two games have it.
        name: String,
    },
    /// Check one of your own.
    Check {
        /// The TOML file, or - for stdin.
        file: PathBuf,
        /// The game it is for, where its keys do not tell.
        #[arg(long, value_parser = game())]
        game: Option<GameId>,
    },
}

/// Rules to show.
#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// One rule or reading, e.g. AF1 or Q4.
    pub(crate) id: Option<String>,
}

/// What to print, and on what.
#[derive(Args, Debug)]
pub(crate) struct Print {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// The PDF to write.
    #[arg(long, value_name = "FILE", required_unless_present = "png")]
    pub(crate) out: Option<PathBuf>,
    /// A folder for both sides of every card as pictures of 300 dots an inch.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) png: Option<PathBuf>,
    /// The automa's deck: a shipped one by name, or a TOML file [default: all of the box].
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) deck: Option<String>,
    /// The automa's mat: a shipped one by name, or a TOML file [default: those of all levels].
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) mat: Option<String>,
    /// The paper.
    #[arg(long, default_value = "a4", value_parser = word::<Paper>(Paper::WORDS))]
    pub(crate) paper: Paper,
    /// Cards that touch, parted by one cut, or with 3 mm of bleed each.
    #[arg(long, default_value = "line", value_parser = word::<Cut>(Cut::WORDS))]
    pub(crate) cut: Cut,
    /// The size of a card in millimetres, cut.
    #[arg(long, value_name = "WxH", default_value = "63x88", value_parser = size)]
    pub(crate) size: Size,
    /// The edge the printer turns the sheet over [default: long if it is upright, else short].
    #[arg(long, value_parser = word::<Duplex>(Duplex::WORDS))]
    pub(crate) duplex: Option<Duplex>,
    /// How far backs are moved, in millimetres, as the calibration page tells.
    #[arg(long, value_name = "RIGHT,DOWN", default_value = "0,0", value_parser = shift, allow_hyphen_values = true)]
    pub(crate) shift: Shift,
    /// White grounds and hairlines for less.
    #[arg(long, default_value = "full", value_parser = word::<Ink>(Ink::WORDS))]
    pub(crate) ink: Ink,
    /// One card a page, with its trim and bleed boxes, for a print shop.
    #[arg(long)]
    pub(crate) one_per_page: bool,
    /// Where the codes on the cards lead: the address of a server or site that your phone reaches [default: no codes].
    #[arg(long, value_name = "URL")]
    pub(crate) site: Option<String>,
}

/// A schema to print.
#[derive(Args, Debug)]
pub(crate) struct Schema {
    /// `position`, `record`, `summary`, `comparison`, `deck` or another kind of document of the game;
    /// `decision`, `game`, `score`, `table`, `trace` or `why` for what `--json` answers.
    #[arg(value_name = "[GAME/]NAME")]
    pub(crate) name: String,
    /// The game.
    #[arg(long, value_parser = game())]
    pub(crate) game: Option<GameId>,
}

/// Completions to print.
#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// The shell.
    pub(crate) shell: clap_complete::Shell,
}

/// A site to write.
#[derive(Args, Debug)]
pub(crate) struct Site {
    /// The folder; one that an earlier call wrote is written anew.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
}

/// A web app to ask.
#[derive(Args, Debug)]
pub(crate) struct Health {
    /// Where it listens.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:4453")]
    pub(crate) addr: SocketAddr,
}

/// A page of the manual.
#[derive(Args, Debug)]
pub(crate) struct Man {
    /// The command it is about [default: the program].
    #[arg(value_name = "COMMAND")]
    pub(crate) name: Option<String>,
}

fn game() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.iter().map(|it| it.id()))
        .try_map(|it| it.parse::<GameId>())
}

/// One of a few words, each with its meaning.
fn word<T>(words: &'static [&'static str]) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err = ()> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(words).map(|it| it.parse().expect("each word has a meaning"))
}

fn size(text: &str) -> Result<Size, Wanted> {
    text.parse().map_err(|()| Wanted("cli-flag-size"))
}

fn shift(text: &str) -> Result<Shift, Wanted> {
    text.parse().map_err(|()| Wanted("cli-flag-shift"))
}

fn lang(text: &str) -> Result<Lang, Wanted> {
    text.parse().map_err(|()| Wanted("cli-flag-lang"))
}

fn whole<T: FromStr>(text: &str) -> Result<T, Wanted> {
    text.parse().map_err(|_| Wanted("cli-flag-whole"))
}

fn base(text: &str) -> Result<Base, Wanted> {
    let is_plain = |it: u8| it.is_ascii_alphanumeric() || b"-._~/".contains(&it);
    let is_path = text.starts_with('/') && !text.contains("//") && text.bytes().all(is_plain);
    if is_path { Ok(Base::new(text)) } else { Err(Wanted("cli-flag-base")) }
}

fn log(text: &str) -> Result<Targets, Wanted> {
    text.parse().map_err(|_| Wanted("cli-flag-log"))
}

fn seed(text: &str) -> Result<u64, Wanted> {
    let seed = text.parse::<u64>().ok().filter(|it| *it < SEED_LIMIT);
    seed.ok_or(Wanted("cli-flag-seed"))
}

fn key_value(text: &str) -> Result<(String, String), Wanted> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err(Wanted("cli-flag-key-value")),
    }
}

/// What a value should have been: the id of the text that says it.
#[derive(Debug)]
pub(crate) struct Wanted(pub(crate) &'static str);

impl std::error::Error for Wanted {}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
