//! Lines: what a person types, or what a script has prepared.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, IsTerminal},
};

use kit::Seat;
use rustyline::{
    CompletionType, Config, Context, Editor, Helper, completion::Completer, error::ReadlineError,
    highlight::Highlighter, hint::Hinter, history::MemHistory, validate::Validator,
};

use crate::escape;

/// What came of asking for a line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Somebody typed this.
    Text(String),
    /// There is no more input.
    End,
    /// Somebody pressed Ctrl-C.
    Interrupted,
}

/// What a line is typed into; it remembers earlier ones.
type LineEditor = Editor<Completions, MemHistory>;

/// Where lines come from.
pub(crate) enum Lines {
    /// People at a terminal, with history and completion, each with their own.
    Terminal {
        /// Of whoever sits there now.
        now: Box<LineEditor>,
        /// Of the others, by their chairs.
        others: BTreeMap<Seat, LineEditor>,
        /// Who sits there, if it matters.
        seat: Option<Seat>,
    },
    /// A script; so many of its lines have been read.
    Script(usize),
}

impl Lines {
    /// The terminal if there is one, else whatever stdin is.
    pub(crate) fn open() -> io::Result<Lines> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Ok(Lines::Script(0));
        }
        Ok(Lines::Terminal { now: Box::new(editor()?), others: BTreeMap::new(), seat: None })
    }

    /// Another person sits down, who must not see what others typed.
    pub(crate) fn change_hands(&mut self, to: Seat) -> io::Result<()> {
        if let Lines::Terminal { now, others, seat } = self {
            let theirs = others.remove(&to).map_or_else(editor, Ok)?;
            let before = std::mem::replace(now.as_mut(), theirs);
            if let Some(seat) = seat.replace(to) {
                others.insert(seat, before);
            }
        }
        Ok(())
    }

    /// Whether a person sits there.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self, Lines::Terminal { .. })
    }

    /// How many lines of a script have been read.
    pub(crate) fn n_read(&self) -> Option<usize> {
        match self {
            Lines::Terminal { .. } => None,
            Lines::Script(n_read) => Some(*n_read),
        }
    }

    /// Asks for a line; the tab key offers `completions`.
    pub(crate) fn next(&mut self, prompt: &str, completions: Vec<String>) -> io::Result<Line> {
        match self {
            Lines::Terminal { now: editor, .. } => {
                if let Some(helper) = editor.helper_mut() {
                    helper.0 = completions;
                    // What a terminal would obey is not put into the line.
                    helper.0.retain(|it| !it.contains(kit::is_obeyed));
                }
                match editor.readline(&escape::printed(prompt)) {
                    Ok(line) => {
                        let _ = editor.add_history_entry(&line);
                        Ok(Line::Text(line))
                    }
                    Err(ReadlineError::Eof) => Ok(Line::End),
                    Err(ReadlineError::Interrupted) => Ok(Line::Interrupted),
                    Err(error) => Err(io::Error::other(error)),
                }
            }
            Lines::Script(n_read) => {
                let mut bytes = Vec::new();
                if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
                    return Ok(Line::End);
                }
                *n_read += 1;
                Ok(Line::Text(String::from_utf8_lossy(&bytes).trim_end().to_owned()))
            }
        }
    }
}

fn editor() -> io::Result<LineEditor> {
    let config = Config::builder().completion_type(CompletionType::List).build();
    let mut editor = Editor::with_history(config, MemHistory::new()).map_err(io::Error::other)?;
    editor.set_helper(Some(Completions(Vec::new())));
    Ok(editor)
}

/// What the tab key offers.
pub(crate) struct Completions(Vec<String>);

impl Completer for Completions {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = desk::fold(line.get(..pos).unwrap_or_default());
        let fits = |it: &&String| desk::fold(it).starts_with(&typed);
        Ok((0, self.0.iter().filter(fits).cloned().collect()))
    }
}

impl Hinter for Completions {
    type Hint = String;
}

impl Highlighter for Completions {}
impl Validator for Completions {}
impl Helper for Completions {}
