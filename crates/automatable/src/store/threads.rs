//! The threads behind the store: one writes, a few read, one makes the copy of
//! the day. Whoever asks waits on a channel, never on SQLite.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread::{self, JoinHandle},
    time::Duration,
};

use keep::{Answer, StoreError};
use rusqlite::{Connection, InterruptHandle};
use tokio::sync::{oneshot, watch};

use super::{
    Change, connect, copy, failed,
    files::{self, Lock, with_end},
    health::NoStore,
    perform,
};

/// The most changes that are made durable together.
const BATCH: usize = 64;

/// How many read at a time.
const N_READERS: usize = 2;

/// After how long without a change the journal is folded into the file.
const IDLE: Duration = Duration::from_secs(2 * 60);

/// How often it is asked whether it is time for a copy.
const HOUR: Duration = Duration::from_secs(60 * 60);

/// The threads of an open file.
#[derive(Debug)]
pub(super) struct Threads {
    /// Nothing means that the writer is to stop.
    writer: mpsc::Sender<Option<Job>>,
    readers: Mutex<Option<mpsc::Sender<Read>>>,
    keeper: Keeper,
    fallen: watch::Receiver<bool>,
    running: Mutex<Vec<JoinHandle<()>>>,
    lock: Mutex<Option<Lock>>,
}

/// A change, and whom to tell when it is on the disk.
#[derive(Debug)]
struct Job {
    change: Change,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// A question that a reader answers.
type Read = Box<dyn FnOnce(&Connection) + Send>;

impl Threads {
    /// Starts them; `lock` is held until they have stopped.
    pub(super) fn start(
        file: &Path,
        connection: Connection,
        lock: Lock,
    ) -> Result<Threads, NoStore> {
        let (alarm, fallen) = watch::channel(false);
        let (writer, orders) = mpsc::channel();
        let place = Spot::of(file);
        let mut running = vec![named("store", move || {
            let _alarm = Alarm(alarm);
            write(connection, &orders, place, IDLE);
        })?];
        let (readers, questions) = mpsc::channel();
        let questions = Arc::new(Mutex::new(questions));
        for _ in 0..N_READERS {
            let (connection, questions) = (connect(file)?, questions.clone());
            running.push(named("store reader", move || read(&connection, &questions))?);
        }
        let (keeper, thread) = Keeper::start(file)?;
        running.push(thread);
        Ok(Threads {
            writer,
            readers: Mutex::new(Some(readers)),
            keeper,
            fallen,
            running: Mutex::new(running),
            lock: Mutex::new(Some(lock)),
        })
    }

    /// Ends them all when what waits is done; the last one folds the journal in.
    pub(super) fn stop(&self) {
        self.keeper.stop();
        held(&self.readers).take();
        let mut running = std::mem::take(&mut *held(&self.running));
        // The writer is the first: it ends last, when nobody else has the file open.
        for thread in running.drain(1.min(running.len())..) {
            let _ = thread.join();
        }
        let _ = self.writer.send(None);
        for thread in running {
            let _ = thread.join();
        }
        if let Some(lock) = held(&self.lock).take() {
            lock.release();
        }
    }

    /// Returns when the writer has fallen.
    pub(super) async fn fallen(&self) {
        let mut fallen = self.fallen.clone();
        if fallen.wait_for(|it| *it).await.is_err() {
            // It has ended as it should.
            std::future::pending().await
        }
    }

    pub(super) fn change(&self, change: Change) -> Answer<'_, ()> {
        let (done, answer) = oneshot::channel();
        let sent = self.writer.send(Some(Job { change, done }));
        Box::pin(async move {
            sent.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }

    pub(super) fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        let (done, answer) = oneshot::channel();
        let question: Read = Box::new(move |connection| {
            // Whoever asked may have gone away.
            if !done.is_closed() {
                let _ = done.send(read(connection).map_err(failed));
            }
        });
        let sent = held(&self.readers).as_ref().map(|it| it.send(question));
        Box::pin(async move {
            sent.and_then(Result::ok).ok_or_else(gone)?;
            answer.await.map_err(|_| gone())?
        })
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.stop();
    }
}

fn gone() -> StoreError {
    StoreError::Stopped
}

fn held<T>(it: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}

fn named(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    thread.map_err(|it| StoreError::Failed(it.to_string()))
}

/// Tells when the thread that has it falls.
struct Alarm(watch::Sender<bool>);

impl Drop for Alarm {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(true);
        }
    }
}

/// Answers questions until nobody can ask any more.
fn read(connection: &Connection, questions: &Mutex<mpsc::Receiver<Read>>) {
    loop {
        let question = held(questions).recv();
        let Ok(question) = question else { return };
        // A fault of the program in one question is no reason to answer no other;
        // whoever asked hears that there is no answer.
        let _ = catch_unwind(AssertUnwindSafe(|| question(connection)));
    }
}

/// Writes what comes, many changes in one go when many wait.
/// After `idle` without a change the journal is folded in.
fn write(
    mut connection: Connection,
    orders: &mpsc::Receiver<Option<Job>>,
    mut spot: Spot,
    idle: Duration,
) {
    let mut is_folded = true;
    let mut is_stopping = false;
    while !is_stopping {
        let first = match orders.recv_timeout(idle) {
            Ok(Some(job)) => job,
            Err(mpsc::RecvTimeoutError::Timeout) => {
                if !is_folded {
                    is_folded = fold(&connection);
                }
                continue;
            }
            Ok(None) | Err(mpsc::RecvTimeoutError::Disconnected) => break,
        };
        let mut batch = vec![first];
        while let (true, Ok(order)) = (batch.len() < BATCH, orders.try_recv()) {
            match order {
                Some(job) => batch.push(job),
                None => {
                    is_stopping = true;
                    break;
                }
            }
        }
        is_folded = false;
        let answers = commit(&mut connection, &batch, &mut spot);
        for (at, job) in batch.into_iter().enumerate() {
            let answer = match &answers {
                Ok(answers) => answers[at].clone(),
                Err(error) => Err(error.clone()),
            };
            // Whoever asked may have gone away.
            let _ = job.done.send(answer);
        }
    }
    fold(&connection);
}

/// Folds the journal into the file, so that the file alone is everything. Another
/// program at work on it may be in the way: then its end does it.
fn fold(connection: &Connection) -> bool {
    let folded =
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
    // It answers 1 if somebody was in the way.
    folded.is_ok_and(|it| it == 0)
}

/// Makes a batch of changes durable; a refused one changes nothing.
fn commit(
    connection: &mut Connection,
    batch: &[Job],
    spot: &mut Spot,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    spot.check()?;
    let mut transaction = connection.transaction().map_err(failed)?;
    let mut answers = Vec::new();
    for job in batch {
        match perform(&mut transaction, &job.change) {
            Ok(()) => answers.push(Ok(())),
            Err(refused @ (StoreError::Taken(_) | StoreError::Conflict { .. })) => {
                answers.push(Err(refused));
            }
            Err(error) => return Err(error),
        }
    }
    transaction.commit().map_err(failed)?;
    // Nothing is acknowledged that went into a file nobody will find again.
    spot.check()?;
    Ok(answers)
}

/// Where the file is, to notice when somebody takes it away while it is open.
#[derive(Debug)]
struct Spot {
    /// The file, then its journal, each with what it was when it was first seen.
    files: [(PathBuf, Option<(u64, u64)>); 2],
}

impl Spot {
    fn of(file: &Path) -> Spot {
        let seen = |it: PathBuf| {
            let identity = files::identity(&it);
            (it, identity)
        };
        Spot { files: [seen(file.to_owned()), seen(with_end(file, "-wal"))] }
    }

    fn check(&mut self) -> Result<(), StoreError> {
        for (path, first) in &mut self.files {
            let now = files::identity(path);
            // The journal comes with the first change.
            *first = first.or(now);
            if *first != now {
                return Err(StoreError::Gone);
            }
        }
        Ok(())
    }
}

/// Whoever makes the copy of the day.
#[derive(Debug)]
struct Keeper {
    end: Mutex<Option<mpsc::Sender<()>>>,
    /// The copy that is being made.
    copying: Arc<Mutex<Copying>>,
}

/// What the keeper is about.
#[derive(Default)]
struct Copying {
    handle: Option<InterruptHandle>,
    is_over: bool,
}

impl std::fmt::Debug for Copying {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Copying").field("is_over", &self.is_over).finish_non_exhaustive()
    }
}

impl Keeper {
    fn start(file: &Path) -> Result<(Keeper, JoinHandle<()>), StoreError> {
        let (end, ended) = mpsc::channel();
        let copying = Arc::new(Mutex::new(Copying::default()));
        let (file, about) = (file.to_owned(), copying.clone());
        let thread = named("store keeper", move || {
            loop {
                let copied = copy::keep_daily(&file, |it| {
                    let handle = it.get_interrupt_handle();
                    let mut about = held(&about);
                    if about.is_over {
                        handle.interrupt();
                    }
                    about.handle = Some(handle);
                });
                let is_over =
                    std::mem::take(&mut held(&about).handle).is_some() && held(&about).is_over;
                match copied {
                    Err(error) if !is_over => {
                        tracing::warn!(?error, "the copy of the day could not be made");
                    }
                    _ => {}
                }
                if ended.recv_timeout(HOUR) != Err(mpsc::RecvTimeoutError::Timeout) {
                    return;
                }
            }
        })?;
        Ok((Keeper { end: Mutex::new(Some(end)), copying }, thread))
    }

    /// Ends it; a copy that is half made is given up.
    fn stop(&self) {
        held(&self.end).take();
        let mut copying = held(&self.copying);
        copying.is_over = true;
        if let Some(handle) = &copying.handle {
            handle.interrupt();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::open_sound, *};

    #[tokio::test]
    async fn after_a_while_without_a_change_the_file_alone_is_everything() {
        let folder = std::env::temp_dir().join(format!("automatable-idle-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("games.sqlite");
        let (connection, spot) = (open_sound(&file).unwrap(), Spot::of(&file));
        let (writer, orders) = mpsc::channel();
        let idle = Duration::from_millis(1);
        let thread = thread::spawn(move || write(connection, &orders, spot, idle));
        let (done, answer) = oneshot::channel();
        let change = Change::Write(vec![keep::Write::Remove {
            kind: keep::Kind::Game,
            id: "nobody".to_owned(),
            revision: 1,
        }]);
        writer.send(Some(Job { change, done })).unwrap();
        assert_eq!(answer.await.unwrap(), Err(StoreError::Conflict { expected: 1 }));
        // Nobody stops it: it is folded by itself.
        while std::fs::metadata(with_end(&file, "-wal")).unwrap().len() != 0 {
            thread::yield_now();
        }
        let alone = folder.join("alone.sqlite");
        std::fs::copy(&file, &alone).unwrap();
        let copy = Connection::open(&alone).unwrap();
        copy.query_row("SELECT count(*) FROM game", [], |row| row.get::<_, i64>(0)).unwrap();
        drop(writer);
        thread.join().unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
