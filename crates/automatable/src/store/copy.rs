//! Whole copies of a file of games, made while it is in use: one of the last
//! good day beside it, and those that people ask for.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use keep::OwnDocument;
use rusqlite::{Connection, OpenFlags};

use super::{
    BUSY,
    files::{self, Lock, NoLock, with_end},
    health::{self, AtStart, Health, NoStore, at_work},
    table::{self, Table as _},
};

/// How old the copy may become before there is a new one.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Where the copy of the last good day is.
pub(super) fn name(file: &Path) -> PathBuf {
    with_end(file, ".bak")
}

/// What is in a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Copied {
    /// How many games.
    pub(crate) games: usize,
    /// How many documents of people's own.
    pub(crate) documents: usize,
}

/// Opens a file that nobody is to change.
pub(super) fn open(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(file, flags)
}

/// Whether a copy has games.
pub(super) fn has_games(copy: &Path) -> bool {
    copy.is_file() && open(copy).is_ok_and(|it| count(&it, "game") != 0)
}

fn count(connection: &Connection, table: &str) -> usize {
    let n = connection
        .query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0));
    n.ok().and_then(|it| usize::try_from(it).ok()).unwrap_or(0)
}

/// Writes everything into a new file called `temporary`, checks it and waits
/// until it is on the disk; what fails leaves nothing there.
pub(super) fn write(connection: &Connection, temporary: &Path) -> Result<Copied, NoStore> {
    let written = (|| {
        files::private(temporary).map_err(|it| NoStore::refused(temporary, it))?;
        let path = temporary.to_str().ok_or_else(|| {
            NoStore::refused(temporary, io::Error::from(io::ErrorKind::InvalidFilename))
        })?;
        connection.execute("VACUUM INTO ?1", [path]).map_err(|it| at_work(temporary, it))?;
        let copy = open(temporary).map_err(|it| at_work(temporary, it))?;
        let sound: String = copy
            .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
            .map_err(|it| at_work(temporary, it))?;
        if sound != "ok" {
            return Err(keep::StoreError::Damaged(sound).into());
        }
        let copied =
            Copied { games: count(&copy, "game"), documents: count(&copy, OwnDocument::NAME) };
        drop(copy);
        files::sync(temporary).map_err(|it| NoStore::refused(temporary, it))?;
        Ok(copied)
    })();
    written.inspect_err(|_| files::discard(temporary))
}

/// Makes the copy of the day beside a file, if it is time and something has changed.
pub(super) fn keep_daily(
    file: &Path,
    begin: impl FnOnce(&Connection),
) -> Result<Option<Copied>, NoStore> {
    let copy = name(file);
    let age = fs::metadata(&copy).and_then(|it| it.modified()).map(|it| it.elapsed());
    if matches!(age, Ok(Ok(age)) if age < DAY) {
        return Ok(None);
    }
    let connection = join(file)?;
    begin(&connection);
    let here = contents(&connection);
    // A home in which nothing is left is no reason to lose the copy of a fuller one.
    if here.is_empty() || open(&copy).is_ok_and(|it| contents(&it) == here) {
        return Ok(None);
    }
    let temporary = files::temporary(file, ".bak");
    files::discard(&temporary);
    let copied = write(&connection, &temporary)?;
    fs::rename(&temporary, &copy).map_err(|it| {
        files::discard(&temporary);
        NoStore::refused(&copy, it)
    })?;
    files::sync_folder(&copy);
    Ok(Some(copied))
}

/// Which games and documents are in a file, and at which revision.
fn contents(connection: &Connection) -> Vec<(String, Vec<u8>, i64)> {
    let mut all = Vec::new();
    for table in table::NAMES {
        let query = format!("SELECT CAST(id AS BLOB), revision FROM {table} ORDER BY id");
        let Ok(mut rows) = connection.prepare(&query) else { continue };
        let Ok(rows) = rows.query_map([], |row| Ok((table.to_owned(), row.get(0)?, row.get(1)?)))
        else {
            continue;
        };
        all.extend(rows.filter_map(Result::ok));
    }
    all
}

/// Copies a file of games to `target`, while a server may be at work on it.
pub(crate) fn backup(file: &Path, target: &Path, place: Place) -> Result<Copied, NoStore> {
    let found = fs::metadata(file).map_err(|it| NoStore::refused(file, it))?;
    if found.is_dir() {
        return Err(NoStore::refused(file, io::ErrorKind::IsADirectory.into()));
    }
    // Not while another file takes its place; who may only read needs no leave.
    let _lock = match Lock::shared(file) {
        Err(NoLock::Busy) => return Err(NoStore::Busy),
        other => other.ok(),
    };
    if health::examine(file)? == Health::New {
        return Err(NoStore::refused(file, io::ErrorKind::NotFound.into()));
    }
    let connection = join(file)?;
    let temporary = files::temporary(target, "");
    files::discard(&temporary);
    let copied = write(&connection, &temporary)?;
    let put = match place {
        // A second name is refused where there is a file: nothing is overwritten,
        // whoever comes in between.
        Place::Free => files::second_name(&temporary, target),
        Place::Any => fs::rename(&temporary, target),
    };
    files::discard(&temporary);
    put.map_err(|it| NoStore::refused(target, it))?;
    files::sync_folder(target);
    Ok(copied)
}

/// Where a copy may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Only where there is nothing.
    Free,
    /// Also in the place of an older file.
    Any,
}

/// Opens a file as whoever else uses it has it.
fn join(file: &Path) -> Result<Connection, NoStore> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).at_start(file)?;
    connection.busy_timeout(BUSY).at_start(file)?;
    Ok(connection)
}
