//! `automatable`: the games of the shelf on the command line.
//!
//! One file per subcommand; results go to stdout, everything else to stderr;
//! the exit status says yes, no, or could not. A library, because a program is
//! compiled only when all it stands on is, and a library beside it.

mod analyse;
mod answer;
mod args;
mod backup;
mod board;
mod chance;
mod clock;
mod compare;
mod completions;
mod daily;
mod decide;
mod deck;
mod difficulty;
mod escape;
mod explain;
mod flags;
mod games;
mod health;
mod hint;
mod interrupt;
mod licences;
mod man;
mod merge;
mod new;
mod play;
mod position;
mod print;
mod record;
mod replay;
mod report;
mod results;
mod rules;
mod schema;
mod serve;
mod setup;
mod simulate;
mod site;
mod source;
mod store;
mod style;
mod table;
mod trouble;
mod tune;
mod voice;
mod why;
mod workbench;
mod worth;

use std::process::ExitCode;

use clap::Parser;
use kit::At;

use crate::args::{Cli, Command};

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return flags::end(&error),
    };
    let lang = cli.common.lang.unwrap_or_else(voice::locale);
    let common = cli.common;
    answer::finish(match &cli.command {
        None => serve::run(lang, &args::Serve::default()),
        Some(Command::Serve(args)) => serve::run(lang, args),
        Some(Command::Backup(args)) => backup::run(common, lang, args),
        Some(Command::Games) => games::run(common, lang),
        Some(Command::Play(args)) => play::run(common, lang, args, At::Screen),
        Some(Command::Table(args)) => play::run(common, lang, args, At::Table),
        Some(Command::Daily(args)) => daily::run(common, lang, args),
        Some(Command::Record(args)) => results::run(common, lang, args),
        Some(Command::New(args)) => new::run(common, lang, args),
        Some(Command::Replay(args)) => replay::run(common, lang, args),
        Some(Command::Why(args)) => why::run(common, lang, args),
        Some(Command::Analyse(args)) => analyse::run(common, lang, args),
        Some(Command::Hint(args)) => hint::run(common, lang, args),
        Some(Command::Position(args)) => position::run(common, lang, args),
        Some(Command::Decide(args)) => decide::run(common, lang, args),
        Some(Command::Simulate(args)) => simulate::run(common, lang, args),
        Some(Command::Compare(args)) => compare::run(common, lang, args),
        Some(Command::Worth(args)) => worth::run(common, lang, args),
        Some(Command::Tune(args)) => tune::run(common, lang, args),
        Some(Command::Report(args)) => report::run(common, lang, args),
        Some(Command::Workbench(args)) => workbench::run(common, lang, args),
        Some(Command::Merge(args)) => merge::run(common, lang, args),
        Some(Command::Difficulty(args)) => difficulty::run(common, lang, args),
        Some(Command::Deck(args)) => deck::run(common, lang, args),
        Some(Command::Rules(args)) => rules::run(common, lang, args),
        Some(Command::Print(args)) => print::run(common, lang, args),
        Some(Command::Schema(args)) => schema::run(lang, args),
        Some(Command::Completions(args)) => completions::run(args),
        Some(Command::Site(args)) => site::run(common, lang, args),
        Some(Command::Health(args)) => health::run(lang, args),
        Some(Command::Licences) => licences::run(),
        Some(Command::Man(args)) => man::run(lang, args),
    })
}
