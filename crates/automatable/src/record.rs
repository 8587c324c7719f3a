//! Records: opening one, and finding the line of an action.

use std::path::Path;

use kit::{Game, IllegalAction, Record, Session};
use serde::Deserialize;
use shelf::GameId;

use crate::{
    answer::Failure,
    source::{self, Source},
    voice::Voice,
};

/// A record that has been played as far as the rules allow.
#[derive(Debug)]
pub(crate) struct Opened<G: Game> {
    /// The game so far.
    pub(crate) session: Session<G>,
    /// Where it departs from the rules, in one sentence, if it does.
    pub(crate) departure: Option<(IllegalAction, String)>,
    /// How many actions the file has; the session may have run on from there.
    pub(crate) n_written: usize,
}

impl<G: Game> Opened<G> {
    /// The session, if the record keeps to the rules throughout.
    pub(crate) fn sound(self) -> Result<Session<G>, Failure> {
        match self.departure {
            Some((_, sentence)) => Err(Failure::no(sentence)),
            None => Ok(self.session),
        }
    }
}

/// Reads a file and finds out which game it is of.
pub(crate) fn find(voice: &Voice, path: impl AsRef<Path>) -> Result<(GameId, Source), Failure> {
    let source = source::read(voice, path)?;
    let id = kit::game_of(&source.text)
        .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    let id = id
        .parse::<GameId>()
        .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    Ok((id, source))
}

/// Plays a record.
pub(crate) fn open<G: Game>(voice: &Voice, source: &Source) -> Result<Opened<G>, Failure> {
    let record: Record<G> = kit::read(&source.text)
        .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    let (session, error) = Session::replay_until(&record)
        .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    let departure = error.map(|error| {
        let line = line_of_action(&source.text, error.ply);
        let sentence = voice.in_file(&source.name, line, voice.trouble(&error));
        (error, sentence)
    });
    Ok(Opened { session, departure, n_written: record.actions.len() })
}

/// Goes to a ply that somebody asked for.
pub(crate) fn go_to<G: Game>(
    voice: &Voice,
    session: &mut Session<G>,
    ply: Option<usize>,
) -> Result<(), Failure> {
    let Some(ply) = ply else { return Ok(()) };
    let last = session.entries().len();
    if last < ply {
        let args = [("last", last.into()), ("found", ply.into())];
        return Err(Failure::could_not(voice.tell("cli-no-ply", args)));
    }
    session.go_to(ply);
    Ok(())
}

/// The line of an action in a record written as TOML.
fn line_of_action(text: &str, ply: usize) -> Option<usize> {
    #[derive(Deserialize)]
    struct Lines {
        actions: Vec<toml::Spanned<String>>,
    }
    let lines: Lines = toml::from_str(text).ok()?;
    let start = lines.actions.get(ply)?.span().start;
    Some(text.bytes().take(start).filter(|&it| it == b'\n').count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_found_by_its_line() {
        let text = "format = 1\nactions = [\n    \"a\",\n    \"b\",\n]\n";
        assert_eq!(line_of_action(text, 1), Some(4));
        assert_eq!(line_of_action(text, 2), None);
        assert_eq!(line_of_action("{}", 0), None);
    }
}
