//! Flags that cannot be understood, told in the reader's language.

use std::{error::Error, io::IsTerminal, process::ExitCode};

use clap::{
    CommandFactory,
    error::{ContextKind, ContextValue, ErrorKind},
};
use kit::{Lang, Message};

use crate::{
    answer::{self, Answer, Failure},
    args::{Cli, Wanted},
    escape,
    voice::{self, Voice},
};

/// Ends the program that was called like this: with help, if that was asked
/// for, else with what is wrong.
pub(crate) fn end(error: &clap::Error) -> ExitCode {
    answer::finish(match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = error.render();
            let is_coloured = std::io::stdout().is_terminal();
            // The help is our own, and so are its colours.
            let coloured = || text.ansi().to_string().replace('\x1b', escape::own());
            Ok(Answer::yes(if is_coloured { coloured() } else { text.to_string() }))
        }
        _ => Err(Failure::could_not(sentence(&Voice::new(lang()), error))),
    })
}

/// The language that was asked for, though the rest was not understood.
fn lang() -> Lang {
    let args = args();
    let after = args.iter().skip_while(|it| *it != "--lang").nth(1).map(String::as_str);
    let joined = args.iter().find_map(|it| it.strip_prefix("--lang="));
    after.or(joined).and_then(|it| it.parse().ok()).unwrap_or_else(voice::locale)
}

/// What is wrong, in one sentence.
fn sentence(voice: &Voice, error: &clap::Error) -> String {
    let path = command(error);
    let nothing = Message::new("trouble-nothing");
    let arg = text(error, ContextKind::InvalidArg);
    let found = Message::quoted(text(error, ContextKind::InvalidValue));
    let (at, expected, found) = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let found = text(error, ContextKind::InvalidSubcommand);
            (String::new(), one_of(subcommands(&path)), Message::quoted(&found))
        }
        ErrorKind::MissingSubcommand => (String::new(), one_of(subcommands(&path)), nothing),
        ErrorKind::MissingRequiredArgument => (String::new(), one_text(arg), nothing),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let values = texts(error, ContextKind::ValidValue);
            let is_there = !text(error, ContextKind::InvalidValue).is_empty();
            let expected = match error.source().and_then(|it| it.downcast_ref::<Wanted>()) {
                Some(wanted) => Message::new(wanted.0),
                None if !values.is_empty() => one_of(values),
                // The name of the value says what it is: HOST:PORT.
                None => one_text(arg.split_once('<').map_or("", |it| it.1).replace('>', "")),
            };
            (arg, expected, if is_there { found } else { nothing })
        }
        ErrorKind::ArgumentConflict => {
            (String::new(), Message::new("cli-flag-once"), Message::quoted(&arg))
        }
        ErrorKind::InvalidUtf8 => {
            (String::new(), Message::new("cli-flag-text"), Message::new("cli-flag-bytes"))
        }
        _ => (String::new(), Message::new("cli-flag-option"), Message::quoted(&arg)),
    };
    let what = Message::new("trouble-expected").with("expected", expected).with("found", found);
    let what = match at.is_empty() {
        true => what,
        false => Message::new("trouble-at").with("at", at).with("what", what),
    };
    let tips = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
        ContextKind::SuggestedCommand,
    ];
    // The likeliest comes last.
    let what = match tips.into_iter().flat_map(|it| texts(error, it)).last() {
        Some(tip) => Message::new("cli-flag-tip").with("what", what).with("tip", tip),
        None => what,
    };
    voice.say(&Message::new("cli-flag-help").with("what", what).with("command", path.join(" ")))
}

fn one_of(words: Vec<String>) -> Message {
    Message::new("trouble-one-of").with("words", words.join(", "))
}

fn one_text(text: String) -> Message {
    Message::new("verbatim").with("text", text)
}

/// What an error says of something, as words.
fn texts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

fn text(error: &clap::Error, kind: ContextKind) -> String {
    texts(error, kind).join(", ")
}

/// The command that was meant, as far as it was understood.
fn command(error: &clap::Error) -> Vec<String> {
    let words = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => usage.to_string(),
        // What is wrong with a value comes without a usage.
        _ => args().join(" "),
    };
    let mut path = vec!["automatable".to_owned()];
    let mut command = Cli::command();
    for word in words.split_whitespace() {
        if let Some(inner) = command.find_subcommand(word) {
            command = inner.clone();
            path.push(word.to_owned());
        }
    }
    path
}

fn args() -> Vec<String> {
    std::env::args_os().map(|it| it.to_string_lossy().into()).collect()
}

/// The commands within a command.
fn subcommands(path: &[String]) -> Vec<String> {
    let mut command = Cli::command();
    for name in &path[1..] {
        if let Some(inner) = command.find_subcommand(name) {
            command = inner.clone();
        }
    }
    command.get_subcommands().map(|it| it.get_name().to_owned()).collect()
}
