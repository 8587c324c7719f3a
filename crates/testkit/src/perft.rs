//! Perft: counts of the ways to play on, which others can check.
//!
//! A file of `tests/*.perft` names where to start, then a depth and a count a
//! line; what follows `#` is a remark:
//!
//! ```text
//! record records/second-reshuffle.toml 40   # after 40 actions; all if absent
//! 1 337
//! 2 1345
//! ```
//!
//! or `position scenarios/start.toml`, a position file, or `start`, the game's
//! own first table. Files are named from the folder of the `.perft` file.

use std::path::Path;

use kit::{Game, PositionFile, Record, Session};

use crate::{files, records::Fixture};

/// Counts what every `.perft` file in `dir` names.
///
/// # Panics
///
/// If there is none, a file cannot be read, or a count differs.
pub fn check<G: Game>(dir: impl AsRef<Path>) {
    let found = files::files(dir.as_ref(), "perft");
    assert!(!found.is_empty(), "{}: expected .perft files, found none", dir.as_ref().display());
    for file in found {
        if let Err(error) = run::<G>(dir.as_ref(), &files::text(&file)) {
            panic!("{}: {error}", file.display());
        }
    }
}

/// Counts what the text of one `.perft` file names; other files lie in `dir`.
///
/// # Errors
///
/// Says the line, what was expected and what was found.
pub fn run<G: Game>(dir: &Path, text: &str) -> Result<(), String> {
    let mut start: Option<(G, G::State)> = None;
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let told = |error: String| format!("line {}: {error}", at + 1);
        if let ([depth, count], Some((game, state))) = (&words[..], &start)
            && let (Ok(depth), Ok(count)) = (depth.parse(), count.parse::<u64>())
        {
            let found = kit::perft(game, state, depth);
            if found != count {
                return Err(told(format!("expected {count} at depth {depth}, found {found}")));
            }
            continue;
        }
        start = Some(open(dir, &words).map_err(told)?);
    }
    start.map(|_| ()).ok_or_else(|| "expected where to start, found nothing".to_owned())
}

fn open<G: Game>(dir: &Path, words: &[&str]) -> Result<(G, G::State), String> {
    match words {
        ["start"] => {
            let game = G::new(&G::Setup::default()).map_err(|it| it.to_string())?;
            let state = game.start();
            Ok((game, state))
        }
        ["position", file] => {
            let position: PositionFile<G> =
                kit::read(&files::text(&dir.join(file))).map_err(|it| it.to_string())?;
            position.open().map_err(|it| it.to_string())
        }
        ["record", file, rest @ ..] if rest.len() <= 1 => {
            let session = session::<G>(&files::text(&dir.join(file)))?;
            let ply = match rest.first() {
                Some(ply) => ply.parse().map_err(|_| format!("expected a ply, found `{ply}`"))?,
                None => session.ply(),
            };
            if session.ply() < ply {
                return Err(format!("expected up to {} actions, found {ply}", session.ply()));
            }
            Ok((session.game().clone(), session.at(ply).clone()))
        }
        _ => Err(format!(
            "expected `start`, `position FILE`, `record FILE PLY` or `DEPTH COUNT`, found `{}`",
            words.join(" ")
        )),
    }
}

/// The game in a record, or in a finished game of `tests/records`.
fn session<G: Game>(text: &str) -> Result<Session<G>, String> {
    let record = match kit::read::<Record<G>>(text) {
        Ok(record) => record,
        Err(error) => match kit::read::<Fixture<G>>(text) {
            Ok(fixture) => fixture.record,
            Err(_) => return Err(error.to_string()),
        },
    };
    Session::replay(&record).map_err(|it| it.to_string())
}
