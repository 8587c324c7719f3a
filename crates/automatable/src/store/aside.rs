//! Files that were set aside: each is noted in the file of games when all that
//! can be read of it is there; any other is named at every start.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use keep::OwnDocument;
use rusqlite::{Connection, OptionalExtension, params};

use super::{
    files::{self, JOURNALS, with_end},
    rescue::{self, Rescue},
    rows,
    table::Table as _,
};

/// Beside the games: which files were taken in. It came without a new version of
/// the tables, since a program that does not know it loses nothing by it.
const TABLE: &str = "
    CREATE TABLE IF NOT EXISTS aside (
        name TEXT PRIMARY KEY,
        n_games INTEGER NOT NULL,
        n_copied INTEGER NOT NULL
    ) STRICT;
";

/// A file that was set aside and has what is not here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LeftBehind {
    /// Where it is.
    pub(crate) file: PathBuf,
    /// How many of its games are not here, or only older.
    pub(crate) n_games: usize,
    /// How many of its documents are not here, or only older.
    pub(crate) n_documents: usize,
}

/// A name for a file that is set aside; no file has had it.
pub(super) fn free_name(file: &Path) -> PathBuf {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs());
    let first = with_end(file, &format!(".damaged-{time}"));
    let numbered = (2_u64..).map(|n| with_end(&first, &format!("-{n}")));
    let is_free = |it: &PathBuf| {
        ["", JOURNALS[0], JOURNALS[1], JOURNALS[2]]
            .iter()
            .all(|end| with_end(it, end).symlink_metadata().is_err())
    };
    std::iter::once(first.clone()).chain(numbered).find(is_free).unwrap_or(first)
}

/// The files beside `file` that were set aside, the oldest first.
fn all(file: &Path) -> Vec<PathBuf> {
    let Some(name) = file.file_name() else { return Vec::new() };
    let start = format!("{}.damaged-", name.to_string_lossy());
    let Ok(entries) = fs::read_dir(files::folder_of(file)) else { return Vec::new() };
    let is_aside = |it: &fs::DirEntry| {
        let name = it.file_name().to_string_lossy().into_owned();
        let number = name.strip_prefix(&start);
        number.is_some_and(|it| it.bytes().all(|it| it.is_ascii_digit() || it == b'-'))
            && it.file_type().is_ok_and(|it| it.is_file())
    };
    let found = entries.filter_map(Result::ok).filter(is_aside);
    let mut found: Vec<PathBuf> = found.map(|it| file.with_file_name(it.file_name())).collect();
    found.sort();
    found
}

/// Takes away second names that a rescue gave before it was stopped: the file
/// still has its first.
pub(super) fn forget_second_names(file: &Path) {
    let here = files::identity(file);
    for aside in all(file) {
        if here.is_some() && files::identity(&aside) == here {
            files::discard(&aside);
        }
    }
}

/// Notes that everything that can be read of a file is here.
pub(super) fn note(
    connection: &Connection,
    aside: &Path,
    n_games: usize,
    n_copied: usize,
) -> rusqlite::Result<()> {
    connection.execute_batch(TABLE)?;
    let name = aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    connection.execute(
        "INSERT OR REPLACE INTO aside (name, n_games, n_copied) VALUES (?1, ?2, ?3)",
        params![name, number(n_games), number(n_copied)],
    )?;
    Ok(())
}

/// The file that was taken in last.
pub(super) fn last(connection: &Connection, file: &Path) -> Option<Rescue> {
    let number = |n: i64| usize::try_from(n).unwrap_or(0);
    connection
        .query_row(
            "SELECT name, n_games, n_copied FROM aside ORDER BY rowid DESC LIMIT 1",
            [],
            |row| {
                Ok(Rescue {
                    aside: file.with_file_name(row.get::<_, String>(0)?),
                    n_games: number(row.get(1)?),
                    n_copied: number(row.get(2)?),
                })
            },
        )
        .optional()
        .ok()?
}

fn is_noted(connection: &Connection, aside: &Path) -> bool {
    let name = aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let found = connection.query_row("SELECT 1 FROM aside WHERE name = ?1", [name], |_| Ok(()));
    found.is_ok()
}

/// The files that were set aside and have what is not here. One that has nothing
/// more is noted, so that what is thrown away later is not missed.
pub(super) fn left_behind(file: &Path, connection: &Connection) -> Vec<LeftBehind> {
    forget_second_names(file);
    let mut left = Vec::new();
    for aside in all(file).into_iter().filter(|it| !is_noted(connection, it)) {
        // Without room for looking into it, it is looked into at the next start.
        let Ok(saved) = rescue::saved(&aside) else {
            left.push(LeftBehind { file: aside, n_games: 0, n_documents: 0 });
            continue;
        };
        let is_here = |table: &str, id: &str, revision: u64| {
            let found = rows::row_of(connection, table, id).ok().flatten().and_then(|row| {
                let query = format!("SELECT revision FROM {table} WHERE rowid = ?1");
                connection.query_row(&query, [row], |it| Ok(rows::whole(it.get_ref(0)?))).ok()
            });
            found.is_some_and(|it| revision <= it)
        };
        let n_games = saved.games.iter().filter(|it| !is_here("game", it.0, it.1.row.revision));
        let n_documents = saved
            .documents
            .iter()
            .filter(|it| !is_here(OwnDocument::NAME, it.0, it.1.row.revision));
        let (n_games, n_documents) = (n_games.count(), n_documents.count());
        if n_games + n_documents == 0 {
            // If it cannot be noted, it is compared again.
            let _ = note(connection, &aside, saved.games.len(), 0);
        } else {
            left.push(LeftBehind { file: aside, n_games, n_documents });
        }
    }
    left
}
