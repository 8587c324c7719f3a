//! `completions`: what a shell can complete.

use clap::CommandFactory;

use crate::{
    answer::{Answer, Failure},
    args::{Cli, Completions},
};

/// Prints completions for a shell.
pub(crate) fn run(args: &Completions) -> Result<Answer, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "automatable", &mut script);
    Ok(Answer::yes(String::from_utf8_lossy(&script)))
}
