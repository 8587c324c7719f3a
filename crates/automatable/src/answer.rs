//! How a command ends: with what it found, or with why it could not.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use crate::escape;

/// The exit status: yes, no, or could not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// It is so.
    Yes = 0,
    /// It is illegal, invalid or different.
    No = 1,
    /// It could not be done: files, usage.
    CouldNot = 2,
    /// Somebody pressed Ctrl-C: what was done by then stands.
    Interrupted = 130,
    /// Somebody ended the program: what was done by then stands.
    Terminated = 143,
}

/// What a command found.
#[derive(Debug)]
pub(crate) struct Answer {
    /// For stdout.
    pub(crate) text: String,
    /// For stderr: what is wrong, if something is, or how to go on.
    pub(crate) remark: String,
    /// Yes or no.
    pub(crate) exit: Exit,
}

/// Why a command has no answer, in one sentence.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The sentence.
    pub(crate) sentence: String,
    /// No or could not.
    pub(crate) exit: Exit,
}

impl Answer {
    /// A plain yes.
    pub(crate) fn yes(text: impl Into<String>) -> Answer {
        Answer { text: text.into(), remark: String::new(), exit: Exit::Yes }
    }

    /// A JSON document.
    pub(crate) fn json(document: &impl serde::Serialize) -> Answer {
        Answer::yes(kit::to_json_pretty(document))
    }

    /// The same answer, but of what was done until somebody stopped it.
    pub(crate) fn stopped(mut self, exit: Exit, remark: String) -> Answer {
        self.remark = remark;
        self.exit = exit;
        self
    }

    /// The same answer, but no, with a remark.
    pub(crate) fn but(mut self, remark: String) -> Answer {
        self.remark = remark;
        self.exit = Exit::No;
        self
    }
}

impl Failure {
    /// It is illegal, invalid or different.
    pub(crate) fn no(sentence: impl Into<String>) -> Failure {
        Failure { sentence: sentence.into(), exit: Exit::No }
    }

    /// It could not be done.
    pub(crate) fn could_not(sentence: impl Into<String>) -> Failure {
        Failure { sentence: sentence.into(), exit: Exit::CouldNot }
    }
}

/// Prints the outcome and gives the exit status.
pub(crate) fn finish(outcome: Result<Answer, Failure>) -> ExitCode {
    let (text, remark, exit) = match outcome {
        Ok(answer) => (answer.text, answer.remark, answer.exit),
        Err(failure) => (String::new(), failure.sentence, failure.exit),
    };
    let exit = match print(&text) {
        Ok(()) => exit,
        Err(error) => {
            complain(&error.to_string());
            Exit::CouldNot
        }
    };
    complain(&remark);
    ExitCode::from(exit as u8)
}

/// Prints to stdout, where nothing from outside is obeyed; a reader who has seen enough (`| head`) is no error.
pub(crate) fn print(text: &str) -> io::Result<()> {
    if text.is_empty() {
        return Ok(());
    }
    let text = escape::printed(text);
    let mut out = io::stdout().lock();
    let newline: &[u8] = if text.ends_with('\n') { b"" } else { b"\n" };
    let written = out
        .write_all(text.as_bytes())
        .and_then(|()| out.write_all(newline))
        .and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Says something on stderr, where nothing from outside is obeyed; if that is gone too, there is nobody to tell.
pub(crate) fn complain(sentence: &str) {
    if !sentence.is_empty() {
        let _ = writeln!(io::stderr().lock(), "automatable: {}", escape::printed(sentence));
    }
}
