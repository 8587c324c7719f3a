//! The state of a file of games before it is used, and what is saved of one
//! that is damaged.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use rusqlite::{Connection, OpenFlags, Row};
use web::{OwnDocument, StoreError, Stored};

use super::{BUSY, COLUMNS, VERSION, documents, failed, stored};

/// Why a file of games cannot be used.
#[derive(Debug)]
pub(crate) enum NoStore {
    /// A newer version of the program wrote it.
    Newer {
        /// The version of its tables.
        found: i64,
    },
    /// Another program wrote it.
    Foreign,
    /// It is damaged and could not be set aside.
    Stuck(io::Error),
    /// It could not be opened or made.
    Store(StoreError),
}

impl From<StoreError> for NoStore {
    fn from(error: StoreError) -> NoStore {
        NoStore::Store(error)
    }
}

/// A damaged file, set aside, and what could be read of it.
#[derive(Debug)]
pub(crate) struct Rescue {
    /// Where it is now.
    pub(crate) aside: PathBuf,
    /// The games that could be read.
    pub(crate) games: Vec<Stored>,
    /// The documents of people's own that could be read.
    pub(crate) documents: Vec<OwnDocument>,
}

/// Looks at a file before it is used, and changes nothing: the version of its
/// tables, 0 if it is new.
pub(super) fn examine(file: &Path) -> Result<i64, NoStore> {
    let connection =
        Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(failed)?;
    // Another program of ours may be at work on it.
    connection.busy_timeout(BUSY).map_err(failed)?;
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, i64>(0));
    let version = number("PRAGMA user_version").map_err(failed)?;
    let n_tables = number("SELECT count(*) FROM sqlite_schema").map_err(failed)?;
    if version == 0 && n_tables == 0 {
        return Ok(0);
    }
    let columns = ["id", "game", "revision", "record", "ply", "is_over", "created", "touched"];
    let n_ours = connection
        .prepare("SELECT name FROM pragma_table_info('game')")
        .and_then(|mut it| it.query_map([], |row| row.get::<_, String>(0))?.collect())
        .map(|found: Vec<String>| {
            columns.iter().filter(|it| found.iter().any(|f| f == *it)).count()
        })
        .map_err(failed)?;
    if version <= 0 || n_ours < columns.len() {
        return Err(NoStore::Foreign);
    }
    if VERSION < version {
        return Err(NoStore::Newer { found: version });
    }
    let sound: String =
        connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(failed)?;
    if sound != "ok" {
        return Err(StoreError::Damaged(sound).into());
    }
    Ok(version)
}

/// Sets a damaged file aside, with its journal, and reads what can be read.
pub(super) fn rescue(file: &Path) -> io::Result<Rescue> {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs());
    let aside = with_end(file, &format!(".damaged-{time}"));
    for end in ["-wal", "-shm", ""] {
        match fs::rename(with_end(file, end), with_end(&aside, end)) {
            Err(error) if end.is_empty() || error.kind() != io::ErrorKind::NotFound => {
                return Err(error);
            }
            _ => {}
        }
    }
    let (games, documents) = readable(&aside);
    Ok(Rescue { aside, games, documents })
}

fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}

/// Every game and document that can still be read.
fn readable(file: &Path) -> (Vec<Stored>, Vec<OwnDocument>) {
    // It was set aside as it was found: nothing is written into it.
    let Ok(connection) = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY) else {
        return (Vec::new(), Vec::new());
    };
    let has_gist = connection.prepare("SELECT gist FROM game LIMIT 0").is_ok();
    let columns = if has_gist { COLUMNS.to_owned() } else { COLUMNS.replace("gist", "NULL") };
    (
        rows(&connection, "game", &columns, stored),
        rows(&connection, "document", documents::COLUMNS, documents::row),
    )
}

/// What can be read of a table, row by row: where a page is gone, the next
/// that is not.
fn rows<T>(
    connection: &Connection,
    table: &str,
    columns: &str,
    read: fn(&Row<'_>) -> rusqlite::Result<T>,
) -> Vec<T> {
    let mut found = Vec::new();
    let query = format!("SELECT {columns}, rowid FROM {table} WHERE ?1 < rowid ORDER BY rowid");
    let n_columns = columns.split(',').count();
    let (mut last, mut step) = (0_i64, 1_i64);
    while let (true, Ok(mut rows)) = (step < 1 << 40, connection.prepare(&query)) {
        let Ok(mut rows) = rows.query([last]) else { break };
        loop {
            match rows.next() {
                Ok(Some(row)) => {
                    last = row.get(n_columns).unwrap_or(last + 1);
                    step = 1;
                    found.extend(read(row));
                }
                Ok(None) => return found,
                Err(_) => break,
            }
        }
        last = last.saturating_add(step);
        step *= 2;
    }
    found
}
