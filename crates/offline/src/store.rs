//! The store: an actor on the browser's own thread that owns the database.

use std::{fmt, pin::Pin};

use tokio::sync::{mpsc, oneshot};
use wasm_bindgen_futures::spawn_local;
use web::{Answer, Head, OwnDocument, Shelf, Shut, Store, StoreError, Stored};

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
            let work = it.change(JAR).await?;
            work.put(&row).await?;
            work.finish().await
        })
        .await
    }

    fn load_row(&self, table: &'static str, id: &str) -> Answer<'static, Option<Row>> {
        let id = id.to_owned();
        self.ask(async move |it: &mut Database| {
            let mut work = it.look(table).await?;
            row(it, &mut work, table, id).await
        })
    }

    /// Puts a row in the place of its revision before.
    fn replace_row(&self, table: &'static str, row: Row) -> Answer<'static, ()> {
        self.ask(async move |it: &mut Database| {
            let work = it.change(table).await?;
            is_at(&work, &row.id, row.revision - 1).await?;
            work.put(&row).await?;
            work.finish().await
        })
    }

    fn remove_row(&self, table: &'static str, id: &str, revision: u64) -> Answer<'static, ()> {
        let id = id.to_owned();
        self.ask(async move |it: &mut Database| {
            let work = it.change(table).await?;
            is_at(&work, &id, revision).await?;
            work.remove(&id).await?;
            work.finish().await
        })
    }
}

impl Store for Indexed {
    fn create(&self, game: Stored) -> Answer<'_, ()> {
        let (now, row) = (game.created, Row::of_game(game));
        self.ask(async move |it: &mut Database| {
            let work = it.change(GAMES).await?;
            is_free(&work, &row.id).await?;
            work.put(&row).await?;
            work.finish().await?;
            // A row that cannot be read keeps nobody from a new game.
            let _ = sweep(it, now).await;
            Ok(())
        })
    }

    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Stored>> {
        let found = self.load_row(GAMES, id);
        Box::pin(async move { Ok(found.await?.map(|it| it.game())) })
    }

    fn replace(&self, game: Stored) -> Answer<'_, ()> {
        self.replace_row(GAMES, Row::of_game(game))
    }

    fn list(&self, shelf: Shelf, skip: usize, take: usize) -> Answer<'_, (Vec<Head>, usize)> {
        self.ask(async move |it: &mut Database| {
            let mut work = it.look(GAMES).await?;
            let mut ids = work.ids(Row::shelf(shelf), None).await?;
            if shelf == Shelf::Open {
                // No game is hidden because its place cannot be read.
                ids.extend(work.strays(&Row::SHELVES).await?);
            }
            // What an earlier version took for untouched stands with those that wait.
            let waiting = work.ids(Row::WAITING, None).await?;
            for row in rows(it, &mut work, GAMES, waiting.into_iter()).await? {
                let game = row.game();
                if game.is_begun() && game.is_over == (shelf == Shelf::Over) {
                    ids.push(row.id);
                }
            }
            let n = ids.len();
            let wanted = ids.into_iter().skip(skip).take(take);
            let rows = rows(it, &mut work, GAMES, wanted).await?;
            Ok((rows.iter().map(|it| it.game().head()).collect(), n))
        })
    }

    fn remove<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()> {
        self.remove_row(GAMES, id, revision)
    }

    fn create_document(&self, document: OwnDocument) -> Answer<'_, ()> {
        let row = Row::of_document(document);
        self.ask(async move |it: &mut Database| {
            let work = it.change(DOCUMENTS).await?;
            is_free(&work, &row.id).await?;
            work.put(&row).await?;
            work.finish().await
        })
    }

    fn load_document<'a>(&'a self, id: &'a str) -> Answer<'a, Option<OwnDocument>> {
        let found = self.load_row(DOCUMENTS, id);
        Box::pin(async move { Ok(found.await?.map(|it| it.document())) })
    }

    fn replace_document(&self, document: OwnDocument) -> Answer<'_, ()> {
        self.replace_row(DOCUMENTS, Row::of_document(document))
    }

    fn list_documents<'a>(&'a self, game: &'a str) -> Answer<'a, Vec<OwnDocument>> {
        let game = game.to_owned();
        self.ask(async move |it: &mut Database| {
            let mut work = it.look(DOCUMENTS).await?;
            let ids = work.ids(&game, None).await?;
            let rows = rows(it, &mut work, DOCUMENTS, ids.into_iter()).await?;
            Ok(rows.iter().map(Row::document).collect())
        })
    }

    fn remove_document<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()> {
        self.remove_row(DOCUMENTS, id, revision)
    }
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

/// Nothing changes unless the one that is kept is at `expected`.
async fn is_at(work: &Work, id: &str, expected: u64) -> Result<(), StoreError> {
    match work.get(id).await? {
        Some(kept) if kept.revision == expected => Ok(()),
        _ => Err(StoreError::Conflict { expected }),
    }
}

/// Throws games away that were given up, and shows those that an earlier version took
/// for untouched.
async fn sweep(database: &mut Database, now: u64) -> Result<(), StoreError> {
    let waiting = database.look(GAMES).await?;
    for id in waiting.ids(Row::WAITING, Some(Row::given_up(now))).await? {
        let work = database.change(GAMES).await?;
        let Some(row) = work.get(&id).await? else { continue };
        let game = row.game();
        if game.is_given_up(now) {
            work.remove(&id).await?;
        } else {
            let shelf = if game.is_over { Shelf::Over } else { Shelf::Open };
            work.put(&Row { shelf: Row::shelf(shelf).to_owned(), ..row }).await?;
        }
        work.finish().await?;
    }
    Ok(())
}

async fn is_free(work: &Work, id: &str) -> Result<(), StoreError> {
    match work.get(id).await? {
        Some(_) => Err(StoreError::Taken(id.to_owned())),
        None => Ok(()),
    }
}
