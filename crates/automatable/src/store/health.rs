//! The state of a file of games before it is used.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use keep::StoreError;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use shelf::GameId;

use super::{
    BUSY, VERSION, copy, failed,
    files::{self, JOURNALS, NoLock, with_end},
    pages,
};

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
    /// Another process holds it.
    Busy,
    /// The system refuses a file or folder.
    Refused(PathBuf, io::Error),
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

impl From<NoLock> for NoStore {
    fn from(error: NoLock) -> NoStore {
        match error {
            NoLock::Busy => NoStore::Busy,
            NoLock::Refused(path, error) => NoStore::refused(&path, error),
        }
    }
}

impl NoStore {
    /// What the system refuses; no room is told as that.
    pub(super) fn refused(path: &Path, error: io::Error) -> NoStore {
        use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
        match error.kind() {
            StorageFull | QuotaExceeded | FileTooLarge => NoStore::Store(StoreError::Full),
            _ => NoStore::Refused(path.to_owned(), error),
        }
    }
}

/// A file that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Health {
    /// There is nothing in it yet.
    New,
    /// Everything is as it should be.
    Sound,
    /// The tables are sound, but an index tells something else.
    Indices,
}

/// The highest version of tables that is believed: a number far beyond is no
/// newer program but a damaged header.
const BELIEVED: i64 = 255;

/// What is the matter with a file.
enum Verdict {
    Usable(Health),
    Newer(i64),
    Foreign,
    Damaged(String),
}

/// Looks at a file before it is used, and changes nothing.
pub(super) fn examine(file: &Path) -> Result<Health, NoStore> {
    let damaged = |why: &str| Err(StoreError::Damaged(why.to_owned()).into());
    // Before SQLite has looked: it would take the rest of it for nothing.
    let has_lost = pages::has_lost(&fs::read(with_end(file, "-wal")).unwrap_or_default());
    let looked = match look(file, OpenFlags::SQLITE_OPEN_READ_ONLY) {
        // A change was cut short: only who may write can take it back.
        Err(error) if is_refused(&error) => look(file, OpenFlags::SQLITE_OPEN_READ_WRITE),
        other => other,
    };
    match looked.map_err(|it| no_store(file, &it))? {
        Verdict::Usable(Health::New) if copy::has_games(&copy::name(file)) => {
            damaged("it is empty, and its copy is not")
        }
        Verdict::Usable(_) if has_lost => damaged("its journal"),
        Verdict::Usable(Health::New) => Ok(Health::New),
        Verdict::Usable(_) if !can_be_written(file) => damaged("its header forbids to write"),
        Verdict::Usable(health) => Ok(health),
        Verdict::Damaged(why) => damaged(&why),
        Verdict::Newer(found) if found <= BELIEVED => Err(NoStore::Newer { found }),
        Verdict::Newer(_) | Verdict::Foreign if has_our_games(file) => damaged("its schema"),
        Verdict::Newer(_) | Verdict::Foreign => Err(NoStore::Foreign),
    }
}

fn look(file: &Path, flags: OpenFlags) -> rusqlite::Result<Verdict> {
    let connection = Connection::open_with_flags(file, flags)?;
    // Another program of ours may be at work on it.
    connection.busy_timeout(BUSY)?;
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, i64>(0));
    let version = number("PRAGMA user_version")?;
    if version == 0 && number("SELECT count(*) FROM sqlite_schema")? == 0 {
        return Ok(Verdict::Usable(Health::New));
    }
    let columns = ["id", "game", "revision", "record", "ply", "is_over", "created", "touched"];
    let found: Vec<String> = names(&connection, "SELECT name FROM pragma_table_info('game')")?;
    if !columns.iter().all(|it| found.iter().any(|f| f == *it)) {
        return Ok(Verdict::Foreign);
    }
    match version {
        _ if version <= 0 => return Ok(Verdict::Damaged("its version is gone".to_owned())),
        _ if VERSION < version => return Ok(Verdict::Newer(version)),
        _ => {}
    }
    let said = |check: &str| connection.query_row(check, [], |row| row.get::<_, String>(0));
    if said("PRAGMA integrity_check(1)")? == "ok" {
        return Ok(Verdict::Usable(Health::Sound));
    }
    // It is quicker, for it leaves out whether indices tell what the tables tell.
    let why = said("PRAGMA quick_check(1)")?;
    let is_index = why == "ok";
    Ok(if is_index { Verdict::Usable(Health::Indices) } else { Verdict::Damaged(why) })
}

/// The texts that a query finds.
pub(super) fn names(connection: &Connection, query: &str) -> rusqlite::Result<Vec<String>> {
    connection.prepare(query)?.query_map([], |row| row.get(0))?.collect()
}

fn is_refused(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen))
}

/// Whether the header lets SQLite write: its versions are 1 or 2, or it is no
/// file that SQLite writes.
fn can_be_written(file: &Path) -> bool {
    let mut header = [0; 20];
    let read = fs::File::open(file).and_then(|mut it| io::Read::read_exact(&mut it, &mut header));
    read.is_err() || header[18..].iter().all(|it| (1..=2).contains(it))
}

/// Whether games of ours lie in the pages of a file, whatever its schema says.
fn has_our_games(file: &Path) -> bool {
    let read = |end| fs::read(with_end(file, end)).unwrap_or_default();
    let found = pages::walk(&read(""), &read("-wal"));
    found.games.iter().any(|it| it.row.game.parse::<GameId>().is_ok())
}

/// What is the matter when SQLite refuses a file at the start: what stands in
/// its way is named; what nothing stands in the way of is damaged.
pub(super) fn no_store(file: &Path, error: &rusqlite::Error) -> NoStore {
    use ErrorCode::{
        CannotOpen, DatabaseBusy, DatabaseLocked, DiskFull, FileLockingProtocolFailed, OutOfMemory,
        PermissionDenied, ReadOnly, SystemIoFailure,
    };
    let failed = || StoreError::Failed(error.to_string()).into();
    let damaged = || StoreError::Damaged(error.to_string()).into();
    match error.sqlite_error_code() {
        Some(DiskFull) => StoreError::Full.into(),
        Some(DatabaseBusy | DatabaseLocked | FileLockingProtocolFailed) => NoStore::Busy,
        Some(OutOfMemory) => failed(),
        Some(code @ (CannotOpen | ReadOnly | PermissionDenied | SystemIoFailure)) => {
            match obstacle(file) {
                Some((path, error)) => NoStore::refused(&path, error),
                None if code == ReadOnly => damaged(),
                None => failed(),
            }
        }
        _ => damaged(),
    }
}

/// The first thing that the system refuses around a file of games.
fn obstacle(file: &Path) -> Option<(PathBuf, io::Error)> {
    for end in ["", JOURNALS[0], JOURNALS[1], JOURNALS[2]] {
        let path = with_end(file, end);
        let opened = match fs::metadata(&path) {
            Ok(found) if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Ok(_) => fs::OpenOptions::new().read(true).append(true).open(&path).map(|_| ()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = opened {
            return Some((path, error));
        }
    }
    let probe = files::temporary(file, ".probe");
    let written = files::private(&probe).and_then(|()| fs::write(&probe, [0; 4096]));
    files::discard(&probe);
    written.err().map(|it| (files::folder_of(file).to_owned(), it))
}

/// Turns what SQLite says at the start into what is the matter.
pub(super) trait AtStart<T> {
    /// The value, or why the file cannot be used.
    fn at_start(self, file: &Path) -> Result<T, NoStore>;
}

impl<T> AtStart<T> for rusqlite::Result<T> {
    fn at_start(self, file: &Path) -> Result<T, NoStore> {
        self.map_err(|it| no_store(file, &it))
    }
}

/// What is the matter with a copy or a new file, where nothing can be damaged yet.
pub(super) fn at_work(path: &Path, error: rusqlite::Error) -> NoStore {
    match failed(error) {
        StoreError::Failed(why) => match obstacle(path) {
            Some((path, error)) => NoStore::refused(&path, error),
            None => StoreError::Failed(why).into(),
        },
        other => other.into(),
    }
}
