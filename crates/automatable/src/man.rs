//! `man`: pages for the system's manual.

use clap::CommandFactory;
use kit::Lang;

use crate::{
    answer::{Answer, Failure},
    args::{Cli, Man},
    voice::Voice,
};

/// Prints the page of the program or of one of its commands.
pub(crate) fn run(lang: Lang, args: &Man) -> Result<Answer, Failure> {
    let program = Cli::command();
    let command = match &args.name {
        None => program,
        Some(name) => {
            let found = program.find_subcommand(name).cloned();
            let found = found.ok_or_else(|| no_command(lang, &program, name))?;
            // What is typed has a space where the page's name has none.
            let page = format!("automatable-{name}");
            found.display_name(page).bin_name(format!("automatable {name}"))
        }
    };
    let mut page = Vec::new();
    let written = clap_mangen::Man::new(command).render(&mut page);
    written.map_err(|it| Failure::could_not(it.to_string()))?;
    Ok(Answer::yes(String::from_utf8_lossy(&page)))
}

fn no_command(lang: Lang, program: &clap::Command, found: &str) -> Failure {
    let words: Vec<&str> = program.get_subcommands().map(clap::Command::get_name).collect();
    let args = [("words", words.join(", ").into()), ("found", found.into())];
    Failure::could_not(Voice::new(lang).tell("cli-man-command", args))
}
