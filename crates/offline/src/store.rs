//! The store: an actor on the browser's own thread that owns the database.

use std::{collections::BTreeSet, fmt, pin::Pin};

use keep::{Answer, AnyHead, AnyPlace, AnyRow, For, Kind, Shelf, Shut, Store, StoreError, Write};
use tokio::sync::{mpsc, oneshot};
use wasm_bindgen_futures::spawn_local;

use crate::{
    Jar, Row,
    clock::within,
    database::{DOCUMENTS, Database, GAMES, JAR, Work},
    room::Room,
};

/// The one row of the jar.
const COOKIES: &str = "cookies";

/// How long anything may take, in milliseconds: whoever holds the tables that long does
/// not let go of them.
const PATIENCE: u32 = 15_000;

/// Something to do with the database, which tells by itself whom it concerns.
type Job =
    Box<dyn for<'a> FnOnce(&'a mut Database) -> Pin<Box<dyn Future<Output = ()> + 'a>> + Send>;

/// Games in the browser's database. What the browser hands out stays with the task
/// that owns it; jobs and answers are plain values.
#[derive(Clone)]
pub(crate) struct Indexed {
    jobs: mpsc::UnboundedSender<Job>,
}

impl fmt::Debug for Indexed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Indexed")
    }
}

impl Indexed {
    /// The store called `name`; nothing is opened before it is needed.
    pub(crate) fn new(name: String, room: Room) -> Indexed {
        let (jobs, mut asked) = mpsc::unbounded_channel::<Job>();
        spawn_local(async move {
            let mut database = Database::new(name, room);
            while let Some(job) = asked.recv().await {
                // What is given up is taken back, and whoever asked is told.
                if within(PATIENCE, job(&mut database)).await.is_none() {
                    database.close();
                }
            }
        });
        Indexed { jobs }
    }

    /// Has something done, one after the other, and answers what came of it.
    fn ask<T: Send + 'static>(
        &self,
        work: impl AsyncFnOnce(&mut Database) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'static, T> {
        let (done, answer) = oneshot::channel();
        let gone = || StoreError::Shut { why: Shut::Held, found: String::new() };
        let job: Job = Box::new(move |database| {
            Box::pin(async move {
                // Whoever asked may be gone: it is kept all the same.
                let _ = done.send(work(database).await);
            })
        });
        let sent = self.jobs.send(job);
        Box::pin(async move {
            sent.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }

    /// What the pages remember.
    pub(crate) async fn jar(&self) -> Result<Jar, StoreError> {
        let found = self.ask(async |it: &mut Database| it.look(JAR).await?.get(COOKIES).await);
        Ok(found.await?.map_or_else(Jar::default, |it| Jar::read(&it.text)))
    }

    /// Keeps what the pages remember.
    pub(crate) async fn keep_jar(&self, jar: &Jar) -> Result<(), StoreError> {
        let (id, shelf) = (COOKIES.to_owned(), COOKIES.to_owned());
        let row = Row { id, shelf, text: jar.text(), ..Row::default() };
        self.ask(async move |it: &mut Database| {
            let work = it.change(&[JAR]).await?;
            work.put(&row).await?;
            work.finish().await
        })
        .await
    }
}

impl Store for Indexed {
    fn write(&self, writes: Vec<Write>) -> Answer<'_, ()> {
        self.ask(async move |it: &mut Database| {
            let tables: BTreeSet<&str> = writes.iter().map(|it| table(it.expects().0)).collect();
            let mut work = it.change(&Vec::from_iter(tables)).await?;
            for write in &writes {
                perform(&mut work, write).await?;
            }
            work.finish().await?;
            for write in &writes {
                if let Write::Create(AnyRow::Game(game)) = write {
                    // A row that cannot be read keeps nobody from a new game.
                    let _ = sweep(it, game.created).await;
                }
            }
            Ok(())
        })
    }

    fn read<'a>(&'a self, kind: Kind, id: &'a str) -> Answer<'a, Option<AnyRow>> {
        let id = id.to_owned();
        self.ask(async move |it: &mut Database| {
            let mut work = it.look(table(kind)).await?;
            Ok(row(it, &mut work, table(kind), id).await?.map(|it| it.read(kind)))
        })
    }

    fn look(&self, place: AnyPlace, skip: usize, take: usize) -> Answer<'_, (Vec<AnyHead>, usize)> {
        self.ask(async move |it: &mut Database| {
            let (kind, shelf) = match &place {
                AnyPlace::Games(shelf) => (Kind::Game, Row::shelf(*shelf)),
                AnyPlace::Documents(For(game)) => (Kind::Document, game.as_str()),
            };
            let mut work = it.look(table(kind)).await?;
            let mut ids = work.ids(shelf, None).await?;
            if let AnyPlace::Games(shelf) = place {
                ids.extend(astray(it, &mut work, shelf).await?);
            }
            let n = ids.len();
            let wanted = ids.into_iter().skip(skip).take(take);
            let rows = rows(it, &mut work, table(kind), wanted).await?;
            Ok((rows.iter().map(|it| it.head(kind)).collect(), n))
        })
    }
}

/// The table of a kind of row.
fn table(kind: Kind) -> &'static str {
    match kind {
        Kind::Game => GAMES,
        Kind::Document => DOCUMENTS,
    }
}

/// Makes one change, if what is kept is what it expects.
async fn perform(work: &mut Work, write: &Write) -> Result<(), StoreError> {
    let (kind, id, expected) = write.expects();
    work.turn_to(table(kind))?;
    if work.get(id).await?.map(|it| it.revision) != expected {
        return Err(write.refusal());
    }
    match write {
        Write::Create(row) | Write::Replace(row) => work.put(&Row::of(row.clone())).await,
        Write::Remove { id, .. } => work.remove(id).await,
    }
}

/// The games of a shelf that do not stand on it.
async fn astray(
    database: &mut Database,
    work: &mut Work,
    shelf: Shelf,
) -> Result<Vec<String>, StoreError> {
    let mut ids = Vec::new();
    if shelf == Shelf::Open {
        // No game is hidden because its place cannot be read.
        ids.extend(work.strays(&Row::SHELVES).await?);
    }
    // What an earlier version took for untouched stands with those that wait.
    let waiting = work.ids(Row::WAITING, None).await?;
    for row in rows(database, work, GAMES, waiting.into_iter()).await? {
        let game = row.game();
        if game.is_begun() && game.is_over == (shelf == Shelf::Over) {
            ids.push(row.id);
        }
    }
    Ok(ids)
}

/// The rows of these names.
async fn rows(
    database: &mut Database,
    work: &mut Work,
    table: &str,
    ids: impl Iterator<Item = String>,
) -> Result<Vec<Row>, StoreError> {
    let mut rows = Vec::new();
    for id in ids {
        rows.extend(row(database, work, table, id).await?);
    }
    Ok(rows)
}

/// The row called `id`. One that the browser itself cannot read, though it has it, is a
/// row without a text: it ends its transaction, not the list.
async fn row(
    database: &mut Database,
    work: &mut Work,
    table: &str,
    id: String,
) -> Result<Option<Row>, StoreError> {
    if let Ok(row) = work.get(&id).await {
        return Ok(row);
    }
    *work = database.look(table).await?;
    if !work.has(&id).await? {
        return Ok(None);
    }
    if let Ok(row) = work.get(&id).await {
        return Ok(row);
    }
    *work = database.look(table).await?;
    Ok(Some(Row { id, ..Row::default() }))
}

/// Throws games away that were given up, and shows those that an earlier version took
/// for untouched.
async fn sweep(database: &mut Database, now: u64) -> Result<(), StoreError> {
    let waiting = database.look(GAMES).await?;
    for id in waiting.ids(Row::WAITING, Some(Row::given_up(now))).await? {
        let work = database.change(&[GAMES]).await?;
        let Some(row) = work.get(&id).await? else { continue };
        let game = row.game();
        if game.is_given_up(now, web::is_told) {
            work.remove(&id).await?;
        } else {
            let shelf = if game.is_over { Shelf::Over } else { Shelf::Open };
            work.put(&Row { shelf: Row::shelf(shelf).to_owned(), ..row }).await?;
        }
        work.finish().await?;
    }
    Ok(())
}
