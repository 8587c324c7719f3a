//! What is wrong with a run, a folder or its parts, as messages; the texts stand with the
//! commands that say them.

use std::{io, path::Path};

use kit::{Message, Trouble};

use crate::{FolderError, MergeError, Mismatch, ResumeError, RunError, Trait};

kit::errors!(FolderError, MergeError, ResumeError, RunError);

/// What the system refuses, in words where the usual ones are known.
pub fn refused(error: &io::Error) -> Message {
    Message::new(match error.kind() {
        io::ErrorKind::NotFound => "cli-io-not-found",
        io::ErrorKind::PermissionDenied => "cli-io-permission",
        io::ErrorKind::IsADirectory => "cli-io-folder",
        io::ErrorKind::NotADirectory => "cli-io-no-folder",
        io::ErrorKind::ReadOnlyFilesystem => "cli-io-read-only",
        io::ErrorKind::StorageFull | io::ErrorKind::FileTooLarge => "cli-io-full",
        _ => return Message::verbatim(error.to_string()),
    })
}

/// A message about a file or a folder.
fn about(id: &'static str, path: &Path) -> Message {
    Message::new(id).with("file", path.display().to_string())
}

/// A line that is no row of a run.
fn no_row(path: &Path, line: u64, seed: u64) -> Message {
    about("cli-merge-row", path).with("line", line.to_string()).with("seed", seed.to_string())
}

/// What differs between two players of one name.
fn differs(by: Trait) -> Message {
    Message::new(format!("cli-player-{}", by.key()))
}

impl Trouble for FolderError {
    fn message(&self) -> Message {
        match self {
            FolderError::Taken(dir) => about("cli-folder-taken", dir),
            FolderError::Busy(dir) => about("cli-folder-busy", dir),
            FolderError::Write { path, error, kept } => {
                let what = about("cli-unwritable", path).with("error", refused(error));
                let Some(kept) = kept else { return what };
                about_kept(what, path.parent().unwrap_or(path), kept)
            }
        }
    }
}

/// The same of a run, with what was finished before and how to go on.
fn about_kept(what: Message, dir: &Path, kept: &crate::Finished) -> Message {
    Message::new("cli-folder-kept")
        .with("what", what)
        .with("games", kept.n_games as i64)
        .with("seed", kept.next_seed.to_string())
        .with("dir", dir.display().to_string())
}

impl Trouble for RunError {
    fn message(&self) -> Message {
        match self {
            RunError::Player(error) => error.message(),
            RunError::NoGames => Message::new("cli-no-games"),
            RunError::NoThreads => Message::new("cli-no-threads"),
            RunError::Threads { wanted, error } => Message::new("cli-threads")
                .with("wanted", wanted.to_string())
                .with("error", error.as_str()),
            RunError::Seed { found } => Message::new("cli-seed").with("found", found.to_string()),
            RunError::Timed { found } => Message::new("cli-timed").with("found", found.as_str()),
            RunError::Rows(error) => error.message(),
        }
    }
}

impl Trouble for ResumeError {
    fn message(&self) -> Message {
        match self {
            ResumeError::Folder(error) => error.message(),
            ResumeError::None(dir) => about("cli-resume-none", dir),
            ResumeError::Complete(dir) => about("cli-resume-complete", dir),
            ResumeError::Begun { path, error } => {
                about("cli-resume-begun", path).with("found", error.as_str())
            }
            ResumeError::Row { path, line, seed } => no_row(path, *line, *seed),
            ResumeError::Other { dir, mismatch } => match mismatch {
                Mismatch::Field { field, expected, found } => about("cli-resume-other", dir)
                    .with("field", *field)
                    .with("expected", expected.as_str())
                    .with("found", found.as_str()),
                Mismatch::Player { player, by } => about("cli-resume-player", dir)
                    .with("player", player.as_str())
                    .with("by", differs(*by)),
                Mismatch::Unsaid => about("cli-merge-unsaid", dir),
            },
        }
    }
}

impl Trouble for MergeError {
    fn message(&self) -> Message {
        match self {
            MergeError::Read { path, error } => {
                about("cli-unreadable", path).with("error", refused(error))
            }
            MergeError::Summary { path, error } => {
                about("cli-merge-summary", path).with("found", error.as_str())
            }
            MergeError::Stopped(dir) => about("cli-merge-stopped", dir),
            MergeError::Unsaid(dir) => about("cli-merge-unsaid", dir),
            MergeError::Whole(dir) => about("cli-merge-whole", dir),
            MergeError::Doubled { shard, first, second } => Message::new("cli-merge-doubled")
                .with("shard", shard.as_str())
                .with("first", first.display().to_string())
                .with("second", second.display().to_string()),
            MergeError::Missing { expected } => {
                Message::new("cli-merge-missing").with("expected", expected.as_str())
            }
            MergeError::Unordered { expected } => {
                Message::new("cli-merge-unordered").with("expected", expected.as_str())
            }
            MergeError::Foreign { dir, field, expected, found } => about("cli-merge-foreign", dir)
                .with("field", *field)
                .with("expected", expected.as_str())
                .with("found", found.as_str()),
            MergeError::Player { dir, nth, player, by } => about("cli-merge-player", dir)
                .with("nth", nth.to_string())
                .with("player", player.as_str())
                .with("by", differs(*by)),
            MergeError::Columns(path) => about("cli-merge-columns", path),
            MergeError::Row { path, line, seed } => no_row(path, *line, *seed),
            MergeError::Sums(path) => about("cli-merge-sums", path),
            MergeError::Out(error) => error.message(),
        }
    }
}

impl From<players::UnknownPlayer> for RunError {
    fn from(error: players::UnknownPlayer) -> RunError {
        RunError::Player(error)
    }
}

impl From<FolderError> for RunError {
    fn from(error: FolderError) -> RunError {
        RunError::Rows(error)
    }
}

impl From<FolderError> for ResumeError {
    fn from(error: FolderError) -> ResumeError {
        ResumeError::Folder(error)
    }
}

impl From<FolderError> for MergeError {
    fn from(error: FolderError) -> MergeError {
        MergeError::Out(error)
    }
}
