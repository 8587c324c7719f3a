//! The store of the web app: SQLite, every acknowledged change durable.

mod aside;
mod copy;
mod files;
mod health;
mod pages;
mod rescue;
mod rows;
mod table;
mod threads;

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use keep::{
    Answer, AnyHead, AnyPlace, AnyRow, For, Kind, OwnDocument, Shelf, Store, StoreError, Stored,
    Write,
};
use rusqlite::{Connection, Transaction};

pub(crate) use self::{
    aside::LeftBehind,
    copy::{Place, backup},
    files::{folder_of, sweep, sync_folder, temporary},
    health::NoStore,
    rescue::Rescue,
};
use self::{
    files::Lock,
    health::{AtStart, Health},
    rows::{COLUMNS, stored},
    table::Table as _,
    threads::Threads,
};

/// The version of the tables.
const VERSION: i64 = 3;

/// How long to wait while another program is at work on the file.
const BUSY: Duration = Duration::from_secs(5);

const TABLES: &str = "
    CREATE TABLE game (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        revision INTEGER NOT NULL,
        record TEXT NOT NULL,
        ply INTEGER NOT NULL,
        is_over INTEGER NOT NULL,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        gist TEXT
    ) STRICT;
";

/// What version 2 knows and version 1 did not: what lists tell of a game.
const TO_VERSION_2: &str = "ALTER TABLE game ADD COLUMN gist TEXT";

/// Whether somebody has done something with a game, as its revision or its gist says;
/// one without a gist that says so has been played: see [`Stored::is_begun`].
const IS_BEGUN: &str = "CASE WHEN revision = 1 AND json_valid(gist)
    THEN coalesce(json_extract(gist, '$.is_begun') <> 0, 1) ELSE 1 END";

/// Finds what a list shows without reading the gist of every game; older files have
/// indices that know nothing, or less, of what has begun.
fn indices() -> String {
    format!(
        "DROP INDEX IF EXISTS by_touch;
         DROP INDEX IF EXISTS by_shelf;
         CREATE INDEX IF NOT EXISTS by_list
             ON game ((is_over = 1), ({IS_BEGUN}), touched DESC, id);"
    )
}

/// Games in one SQLite file: one thread writes, others read, and none of them
/// answers requests.
#[derive(Debug)]
pub(crate) struct Sqlite {
    threads: Threads,
}

/// A store, and what there is to say about its file.
#[derive(Debug)]
pub(crate) struct Opened {
    /// The store.
    pub(crate) store: Sqlite,
    /// What became of a damaged file.
    pub(crate) rescue: Option<Rescue>,
    /// The files that were set aside and have what is not here.
    pub(crate) left: Vec<LeftBehind>,
}

/// What the thread that writes is to do.
#[derive(Debug)]
enum Change {
    /// All of these, or none.
    Write(Vec<Write>),
    /// The writer falls over a fault of the program.
    #[cfg(test)]
    Fall,
}

impl Sqlite {
    /// Opens the file, or makes it. A damaged one is set aside, and what can
    /// be read of it is kept in a new one.
    pub(crate) fn open(file: &Path) -> Result<Opened, NoStore> {
        let mut lock = Lock::shared(file)?;
        let is_ours = |it: &str| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            it.starts_with(&*name) || it.ends_with(".toml")
        };
        sweep(folder_of(file), is_ours);
        let mut rescue = None;
        let is_unfinished = rescue::rescued(file).is_file();
        let mut connection = if is_unfinished { None } else { sound(file)? };
        if connection.is_none() {
            // Nobody else may have it open while another takes its place.
            lock.release();
            let alone = Lock::alone(file)?;
            rescue = rescue::finish(file)?;
            connection = sound(file)?;
            if connection.is_none() {
                rescue = Some(rescue::rescue(file)?);
                connection = sound(file)?;
            }
            alone.release();
            lock = Lock::shared(file)?;
        }
        let damaged = || StoreError::Damaged("a new file was damaged at once".to_owned());
        let connection = connection.ok_or_else(damaged)?;
        if let Some(Rescue { aside, n_games, n_copied }) = &rescue {
            let aside = aside.display();
            tracing::warn!(%aside, n_games, n_copied, "a damaged file of games was set aside");
        }
        let left = aside::left_behind(file, &connection);
        let threads = Threads::start(file, connection, lock)?;
        Ok(Opened { store: Sqlite { threads }, rescue, left })
    }

    /// Makes what waits durable, folds the journal into the file and lets go of it.
    pub(crate) fn stop(&self) {
        self.threads.stop();
    }

    /// Returns when the thread that writes has fallen over a fault of the program:
    /// nothing can be kept from then on.
    pub(crate) async fn fallen(&self) {
        self.threads.fallen().await;
    }

    /// Lets the thread that writes fall.
    #[cfg(test)]
    pub(crate) async fn fall(&self) {
        assert!(self.change(Change::Fall).await.is_err());
    }

    fn change(&self, change: Change) -> Answer<'_, ()> {
        self.threads.change(change)
    }

    fn ask<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        self.threads.read(read)
    }
}

/// Where the games of a folder are.
pub(crate) fn file_in(folder: &Path) -> PathBuf {
    folder.join("games.sqlite")
}

/// A journal beside a file: SQLite would take it for that of whatever comes to
/// stand there.
pub(crate) fn journal_of(file: &Path) -> Option<PathBuf> {
    let journals = ["-wal", "-journal"].map(|end| files::with_end(file, end));
    journals.into_iter().find(|it| it.symlink_metadata().is_ok())
}

/// Opens a file that is sound, or makes it; nothing if it is damaged.
fn sound(file: &Path) -> Result<Option<Connection>, NoStore> {
    match open_sound(file) {
        Err(NoStore::Store(StoreError::Damaged(why))) => {
            tracing::warn!(file = %file.display(), %why, "the file of games is damaged");
            Ok(None)
        }
        other => other.map(Some),
    }
}

fn open_sound(file: &Path) -> Result<Connection, NoStore> {
    files::private(file).map_err(|it| NoStore::refused(file, it))?;
    let health = health::examine(file)?;
    let mut connection = connect(file)?;
    raise(&mut connection).at_start(file)?;
    if health == Health::Indices {
        connection.execute_batch("REINDEX").at_start(file)?;
    }
    connection.execute_batch(&indices()).at_start(file)?;
    rename_the_nameless(&mut connection).at_start(file)?;
    Ok(connection)
}

impl Store for Sqlite {
    fn write(&self, writes: Vec<Write>) -> Answer<'_, ()> {
        self.change(Change::Write(writes))
    }

    fn read<'a>(&'a self, kind: Kind, id: &'a str) -> Answer<'a, Option<AnyRow>> {
        let id = id.to_owned();
        self.ask(move |it| {
            Ok(match kind {
                Kind::Game => table::load::<Stored>(it, &id)?.map(AnyRow::Game),
                Kind::Document => table::load::<OwnDocument>(it, &id)?.map(AnyRow::Document),
            })
        })
    }

    fn look(&self, place: AnyPlace, skip: usize, take: usize) -> Answer<'_, (Vec<AnyHead>, usize)> {
        self.ask(move |it| match &place {
            AnyPlace::Games(shelf) => {
                let (found, n) = table::games(it, *shelf == Shelf::Over, skip, take)?;
                Ok((found.into_iter().map(AnyHead::Game).collect(), n))
            }
            AnyPlace::Documents(For(game)) => {
                let (found, n) = table::documents(it, game, skip, take)?;
                Ok((found.into_iter().map(AnyHead::Document).collect(), n))
            }
        })
    }
}

/// Brings the tables to the newest version, by what is there: a number can be
/// damaged.
fn raise(connection: &mut Connection) -> rusqlite::Result<()> {
    let change = connection.transaction()?;
    let columns = health::names(&change, "SELECT name FROM pragma_table_info('game')")?;
    let own = health::names(&change, "SELECT name FROM pragma_table_info('document')")?;
    if columns.is_empty() {
        change.execute_batch(TABLES)?;
    } else if !columns.iter().any(|it| it == "gist") {
        change.execute_batch(TO_VERSION_2)?;
    }
    if own.is_empty() {
        change.execute_batch(table::DOCUMENTS)?;
    }
    let version: i64 = change.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version != VERSION {
        change.pragma_update(None, "user_version", VERSION)?;
    }
    change.commit()
}

/// Gives games a new name whose own no address can hold, since a bit of it has
/// changed; what they are called is nothing that a person has chosen.
fn rename_the_nameless(connection: &mut Connection) -> rusqlite::Result<()> {
    let change = connection.transaction()?;
    for table in table::NAMES {
        let mut nameless = Vec::new();
        let mut all = change.prepare(&format!("SELECT rowid, id FROM {table}"))?;
        let mut rows = all.query([])?;
        while let Some(row) = rows.next()? {
            if !rescue::is_name(&rows::text(row.get_ref(1)?)) {
                nameless.push(row.get::<_, i64>(0)?);
            }
        }
        for row in nameless {
            change.execute(
                &format!("UPDATE OR IGNORE {table} SET id = 'found' || rowid WHERE rowid = ?1"),
                [row],
            )?;
        }
    }
    change.commit()
}

fn connect(file: &Path) -> Result<Connection, NoStore> {
    let connection = Connection::open(file).at_start(file)?;
    connection.busy_timeout(BUSY).at_start(file)?;
    connection.pragma_update(None, "journal_mode", "WAL").at_start(file)?;
    // Every commit waits for the disk: what is acknowledged outlives the power.
    connection.pragma_update(None, "synchronous", "FULL").at_start(file)?;
    Ok(connection)
}

/// Makes all of these changes; a refusal among them leaves none.
fn perform(transaction: &mut Transaction<'_>, change: &Change) -> Result<(), StoreError> {
    #[cfg_attr(
        not(test),
        expect(clippy::infallible_destructuring_match, reason = "tests have one more change")
    )]
    let writes = match change {
        Change::Write(writes) => writes,
        #[cfg(test)]
        Change::Fall => panic!("the writer falls because a test wants it"),
    };
    let all = transaction.savepoint().map_err(failed)?;
    for write in writes {
        if written(&all, write).map_err(failed)? == 0 {
            return Err(write.refusal());
        }
    }
    all.commit().map_err(failed)
}

/// Makes one change; how many rows it concerned.
fn written(connection: &Connection, write: &Write) -> rusqlite::Result<usize> {
    match write {
        Write::Create(AnyRow::Game(game)) => {
            let n = table::insert(connection, game)?;
            sweep_given_up(connection, game.created)?;
            Ok(n)
        }
        Write::Create(AnyRow::Document(it)) => table::insert(connection, it),
        Write::Replace(AnyRow::Game(it)) => table::update(connection, it),
        Write::Replace(AnyRow::Document(it)) => table::update(connection, it),
        Write::Remove { kind: Kind::Game, id, revision } => {
            table::delete(connection, Stored::NAME, id, *revision)
        }
        Write::Remove { kind: Kind::Document, id, revision } => {
            table::delete(connection, OwnDocument::NAME, id, *revision)
        }
    }
}

/// Throws away what was given up before anybody acted: see [`Stored::is_given_up`].
fn sweep_given_up(connection: &Connection, now: u64) -> rusqlite::Result<()> {
    let before = long(now.saturating_sub(keep::PATIENCE))?;
    let waiting = connection
        .prepare_cached(&format!(
            "SELECT {COLUMNS}, rowid FROM game
             WHERE (is_over = 1) IN (0, 1) AND ({IS_BEGUN}) = 0 AND touched < ?1"
        ))?
        .query_map([before], |row| Ok((stored(row)?, row.get(9)?)))?
        .collect::<rusqlite::Result<Vec<(Stored, i64)>>>()?;
    for (game, row) in waiting {
        // One that an earlier version took for untouched is told anew from its record.
        let change = match game.is_given_up(now, web::is_told) {
            true => "DELETE FROM game WHERE rowid = ?1",
            false => "UPDATE game SET gist = NULL WHERE rowid = ?1",
        };
        connection.prepare_cached(change)?.execute([row])?;
    }
    Ok(())
}

fn long(n: u64) -> rusqlite::Result<i64> {
    i64::try_from(n).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(0, i64::MAX))
}

fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn failed(error: rusqlite::Error) -> StoreError {
    use rusqlite::ErrorCode::{DatabaseCorrupt, DiskFull, NotADatabase};
    match error.sqlite_error_code() {
        Some(DiskFull) => StoreError::Full,
        Some(DatabaseCorrupt | NotADatabase) => StoreError::Damaged(error.to_string()),
        _ => StoreError::Failed(error.to_string()),
    }
}

#[cfg(test)]
mod tests;
