//! The store of the web app: SQLite, every acknowledged change durable.

mod documents;
mod health;

use std::{
    path::Path,
    sync::{Mutex, PoisonError, mpsc},
    thread,
    time::Duration,
};

pub(crate) use self::health::{NoStore, Rescue};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use tokio::sync::oneshot;
use web::{Answer, Head, OwnDocument, Shelf, Store, StoreError, Stored};

/// The version of the tables.
const VERSION: i64 = 3;

/// How long to wait while another program is at work on the file.
const BUSY: Duration = Duration::from_secs(5);

/// The most changes that are made durable together.
const BATCH: usize = 64;

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
/// one without has been played: see [`Stored::is_begun`].
const IS_BEGUN: &str = "CASE WHEN revision = 1 AND json_valid(gist)
    THEN coalesce(json_extract(gist, '$.is_begun'), 1) ELSE 1 END";

/// Finds what a list shows without reading the gist of every game; older files have
/// indices that know nothing, or less, of what has begun.
fn indices() -> String {
    format!(
        "DROP INDEX IF EXISTS by_touch;
         DROP INDEX IF EXISTS by_shelf;
         CREATE INDEX IF NOT EXISTS by_begun ON game (is_over, ({IS_BEGUN}), touched DESC, id);"
    )
}

const HEAD: &str = "id, game, revision, is_over, created, touched, gist";
const COLUMNS: &str = "id, game, revision, is_over, created, touched, gist, record, ply";

/// Games in one SQLite file: one thread writes, everybody reads.
#[derive(Debug)]
pub(crate) struct Sqlite {
    writer: mpsc::Sender<Job>,
    reader: Mutex<Connection>,
}

/// A change, and whom to tell when it is on the disk.
#[derive(Debug)]
struct Job {
    change: Change,
    done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Debug)]
enum Change {
    Create(Stored),
    Replace(Stored),
    Remove { id: String, revision: u64 },
    Document(documents::Change),
}

impl Sqlite {
    /// Opens the file, or makes it. A damaged one is set aside, and what can
    /// be read of it is kept in a new one.
    pub(crate) fn open(file: &Path) -> Result<(Sqlite, Option<Rescue>), NoStore> {
        private(file)?;
        match Sqlite::open_sound(file) {
            Err(NoStore::Store(StoreError::Damaged(_))) => {
                let rescue = health::rescue(file).map_err(NoStore::Stuck)?;
                private(file)?;
                let store = Sqlite::open_sound(file)?;
                store.take_in(&rescue)?;
                Ok((store, Some(rescue)))
            }
            other => other.map(|it| (it, None)),
        }
    }

    fn open_sound(file: &Path) -> Result<Sqlite, NoStore> {
        let version = health::examine(file)?;
        let mut connection = connect(file)?;
        match version {
            0 => raise(&mut connection, &[TABLES, documents::TABLE])?,
            1 => raise(&mut connection, &[TO_VERSION_2, documents::TABLE])?,
            2 => raise(&mut connection, &[documents::TABLE])?,
            _ => {}
        }
        connection.execute_batch(&indices()).map_err(failed)?;
        let (writer, jobs) = mpsc::channel();
        thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write(connection, &jobs))
            .map_err(|it| StoreError::Failed(it.to_string()))?;
        Ok(Sqlite { writer, reader: Mutex::new(connect(file)?) })
    }

    /// Keeps what was saved of another file, all or nothing.
    fn take_in(&self, rescue: &Rescue) -> Result<(), StoreError> {
        let mut connection = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let transaction = connection.transaction().map_err(failed)?;
        let games = rescue.games.iter().map(|it| Change::Create(it.clone()));
        let documents = rescue.documents.iter().cloned().map(documents::Change::Create);
        for change in games.chain(documents.map(Change::Document)) {
            // Two rows of one name: the first that was read stays.
            match perform(&transaction, &change) {
                Ok(()) | Err(StoreError::Taken(_)) => {}
                Err(error) => return Err(error),
            }
        }
        transaction.commit().map_err(failed)
    }

    fn change(&self, change: Change) -> Answer<'_, ()> {
        let (done, answer) = oneshot::channel();
        let gone = || StoreError::Failed("the store has stopped".to_owned());
        let sent = self.writer.send(Job { change, done });
        Box::pin(async move {
            sent.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }

    fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let connection = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        read(&connection).map_err(failed)
    }
}

impl Store for Sqlite {
    fn create(&self, game: Stored) -> Answer<'_, ()> {
        self.change(Change::Create(game))
    }

    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Stored>> {
        let found = self.read(|it| {
            it.prepare_cached(&format!("SELECT {COLUMNS} FROM game WHERE id = ?1"))?
                .query_row([id], stored)
                .optional()
        });
        Box::pin(async move { found })
    }

    fn replace(&self, game: Stored) -> Answer<'_, ()> {
        self.change(Change::Replace(game))
    }

    fn list(&self, shelf: Shelf, skip: usize, take: usize) -> Answer<'_, (Vec<Head>, usize)> {
        let is_over = shelf == Shelf::Over;
        let found = self.read(|it| {
            let n: i64 = it
                .prepare_cached(&format!(
                    "SELECT count(*) FROM game WHERE is_over = ?1 AND ({IS_BEGUN}) = 1"
                ))?
                .query_row([is_over], |row| row.get(0))?;
            let games = it
                .prepare_cached(&format!(
                    "SELECT {HEAD} FROM game WHERE is_over = ?1 AND ({IS_BEGUN}) = 1
                     ORDER BY touched DESC, id LIMIT ?2 OFFSET ?3"
                ))?
                .query_map(params![is_over, number(take), number(skip)], head)?
                .collect::<rusqlite::Result<Vec<Head>>>()?;
            Ok((games, usize::try_from(n).unwrap_or(0)))
        });
        Box::pin(async move { found })
    }

    fn remove<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()> {
        self.change(Change::Remove { id: id.to_owned(), revision })
    }

    fn create_document(&self, document: OwnDocument) -> Answer<'_, ()> {
        self.change(Change::Document(documents::Change::Create(document)))
    }

    fn load_document<'a>(&'a self, id: &'a str) -> Answer<'a, Option<OwnDocument>> {
        let found = self.read(|it| documents::load(it, id));
        Box::pin(async move { found })
    }

    fn replace_document(&self, document: OwnDocument) -> Answer<'_, ()> {
        self.change(Change::Document(documents::Change::Replace(document)))
    }

    fn list_documents<'a>(&'a self, game: &'a str) -> Answer<'a, Vec<OwnDocument>> {
        let found = self.read(|it| documents::list(it, game));
        Box::pin(async move { found })
    }

    fn remove_document<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()> {
        let change = documents::Change::Remove { id: id.to_owned(), revision };
        self.change(Change::Document(change))
    }
}

/// Brings the tables to the newest version.
fn raise(connection: &mut Connection, steps: &[&str]) -> Result<(), StoreError> {
    let change = connection.transaction().map_err(failed)?;
    for step in steps {
        change.execute_batch(step).map_err(failed)?;
    }
    change.pragma_update(None, "user_version", VERSION).map_err(failed)?;
    change.commit().map_err(failed)
}

/// Makes the file, if it is not there, for the person alone; SQLite gives its
/// journals the same rights.
fn private(file: &Path) -> Result<(), StoreError> {
    let mut options = std::fs::OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file);
    #[cfg(unix)]
    let opened = opened
        .and_then(|it| it.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600)));
    opened.map(|_| ()).map_err(|it| StoreError::Failed(it.to_string()))
}

fn connect(file: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(file).map_err(failed)?;
    connection.busy_timeout(BUSY).map_err(failed)?;
    connection.pragma_update(None, "journal_mode", "WAL").map_err(failed)?;
    // Every commit waits for the disk: what is acknowledged outlives the power.
    connection.pragma_update(None, "synchronous", "FULL").map_err(failed)?;
    Ok(connection)
}

/// Writes what comes, many changes in one go when many wait.
fn write(mut connection: Connection, jobs: &mpsc::Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        while let (true, Ok(job)) = (batch.len() < BATCH, jobs.try_recv()) {
            batch.push(job);
        }
        let answers = commit(&mut connection, &batch);
        for (at, job) in batch.into_iter().enumerate() {
            let answer = match &answers {
                Ok(answers) => answers[at].clone(),
                Err(error) => Err(error.clone()),
            };
            // Whoever asked may have gone away.
            let _ = job.done.send(answer);
        }
    }
}

/// Makes a batch of changes durable; a refused one changes nothing.
fn commit(
    connection: &mut Connection,
    batch: &[Job],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let transaction = connection.transaction().map_err(failed)?;
    let mut answers = Vec::new();
    for job in batch {
        match perform(&transaction, &job.change) {
            Ok(()) => answers.push(Ok(())),
            Err(refused @ (StoreError::Taken(_) | StoreError::Conflict { .. })) => {
                answers.push(Err(refused));
            }
            Err(error) => return Err(error),
        }
    }
    transaction.commit().map_err(failed)?;
    Ok(answers)
}

fn perform(transaction: &Transaction<'_>, change: &Change) -> Result<(), StoreError> {
    let n = match change {
        Change::Document(change) => return documents::perform(transaction, change),
        Change::Create(game) => transaction
            .prepare_cached(&format!(
                "INSERT INTO game ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                 ON CONFLICT DO NOTHING"
            ))
            .and_then(|mut it| it.execute(fields(game)?))
            .and_then(|n| sweep(transaction, game.created).map(|()| n)),
        Change::Replace(game) => transaction
            .prepare_cached(
                "UPDATE game SET game = ?2, revision = ?3, is_over = ?4, created = ?5,
                 touched = ?6, gist = ?7, record = ?8, ply = ?9 WHERE id = ?1 AND revision = ?3 - 1",
            )
            .and_then(|mut it| it.execute(fields(game)?)),
        Change::Remove { id, revision } => transaction
            .prepare_cached("DELETE FROM game WHERE id = ?1 AND revision = ?2")
            .and_then(|mut it| it.execute(params![id, long(*revision)?])),
    };
    match (change, n.map_err(failed)?) {
        (Change::Create(game), 0) => Err(StoreError::Taken(game.id.clone())),
        (Change::Replace(game), 0) => Err(StoreError::Conflict { expected: game.revision - 1 }),
        (Change::Remove { revision, .. }, 0) => Err(StoreError::Conflict { expected: *revision }),
        _ => Ok(()),
    }
}

/// Throws away what was given up before anybody acted: see [`Stored::is_given_up`].
fn sweep(transaction: &Transaction<'_>, now: u64) -> rusqlite::Result<()> {
    let before = long(now.saturating_sub(web::PATIENCE))?;
    let waiting = transaction
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM game WHERE is_over IN (0, 1) AND ({IS_BEGUN}) = 0 AND touched < ?1"
        ))?
        .query_map([before], stored)?
        .collect::<rusqlite::Result<Vec<Stored>>>()?;
    for game in waiting {
        // One that an earlier version took for untouched is told anew from its record.
        let change = match game.is_given_up(now) {
            true => "DELETE FROM game WHERE id = ?1",
            false => "UPDATE game SET gist = NULL WHERE id = ?1",
        };
        transaction.prepare_cached(change)?.execute([&game.id])?;
    }
    Ok(())
}

type Fields<'a> = (&'a str, &'a str, i64, bool, i64, i64, Option<String>, &'a str, i64);

fn fields(game: &Stored) -> rusqlite::Result<Fields<'_>> {
    Ok((
        &game.id,
        &game.game,
        long(game.revision)?,
        game.is_over,
        long(game.created)?,
        long(game.touched)?,
        game.gist.as_ref().and_then(|it| serde_json::to_string(it).ok()),
        &game.record,
        number(game.ply),
    ))
}

fn head(row: &Row<'_>) -> rusqlite::Result<Head> {
    let gist: Option<String> = row.get(6)?;
    Ok(Head {
        id: row.get(0)?,
        game: row.get(1)?,
        revision: row.get::<_, i64>(2)?.cast_unsigned(),
        is_over: row.get(3)?,
        created: row.get::<_, i64>(4)?.cast_unsigned(),
        touched: row.get::<_, i64>(5)?.cast_unsigned(),
        // What another version wrote there is told anew from the record.
        gist: gist.and_then(|it| serde_json::from_str(&it).ok()),
    })
}

fn stored(row: &Row<'_>) -> rusqlite::Result<Stored> {
    let Head { id, game, revision, is_over, created, touched, gist } = head(row)?;
    let (record, ply) = (row.get(7)?, usize::try_from(row.get::<_, i64>(8)?).unwrap_or(0));
    Ok(Stored { id, game, revision, record, ply, is_over, created, touched, gist })
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
