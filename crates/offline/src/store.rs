//! The store: an actor on the browser's own thread that owns the database.

use std::{fmt, pin::Pin};

use serde::{Serialize, de::DeserializeOwned};
use tokio::sync::{mpsc, oneshot};
use wasm_bindgen_futures::spawn_local;
use web::{Answer, Head, OwnDocument, Shelf, Store, StoreError, Stored};
use web_sys::IdbTransactionMode::Readwrite;

use crate::{
    Jar, Place,
    database::{DOCUMENTS, Database, GAMES, JAR, Row, Work},
    room::Room,
    row::{DocumentRow, GameRow},
};

/// The one row of the jar.
const COOKIES: &str = "cookies";

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
                job(&mut database).await;
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
        let gone = || StoreError::Failed("the store has stopped".to_owned());
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
        let found = self.ask(async |it: &mut Database| match it.look(JAR).await? {
            Some(work) => Ok(work.get(COOKIES).await?.map(|it| it.text)),
            None => Ok(None),
        });
        Ok(found.await?.map_or_else(Jar::default, |it| Jar::read(&it)))
    }

    /// Keeps what the pages remember.
    pub(crate) async fn keep_jar(&self, jar: &Jar) -> Result<(), StoreError> {
        let row = Row { revision: 0, text: jar.text() };
        let place = Place { shelf: COOKIES.to_owned(), order: 0.0 };
        self.ask(async move |it: &mut Database| {
            let work = it.begin(JAR, Readwrite).await?;
            work.put(COOKIES, &place, row).await?;
            work.finish().await
        })
        .await
    }

    fn load_row<R, T>(&self, table: &'static str, id: &str) -> Answer<'static, Option<T>>
    where
        R: DeserializeOwned + Into<T>,
        T: Send + 'static,
    {
        let id = id.to_owned();
        self.ask(async move |it: &mut Database| {
            let Some(work) = it.look(table).await? else { return Ok(None) };
            work.get(&id).await?.map(|it| read::<R, T>(&id, &it.text)).transpose()
        })
    }

    /// Puts a row in the place of its revision before.
    fn replace_row(
        &self,
        table: &'static str,
        id: String,
        place: Place,
        row: Row,
    ) -> Answer<'static, ()> {
        self.ask(async move |it: &mut Database| {
            let work = it.begin(table, Readwrite).await?;
            is_at(&work, &id, row.revision - 1).await?;
            work.put(&id, &place, row).await?;
            work.finish().await
        })
    }

    fn remove_row(&self, table: &'static str, id: &str, revision: u64) -> Answer<'static, ()> {
        let id = id.to_owned();
        self.ask(async move |it: &mut Database| {
            let work = it.begin(table, Readwrite).await?;
            is_at(&work, &id, revision).await?;
            work.remove(&id).await?;
            work.finish().await
        })
    }
}

impl Store for Indexed {
    fn create(&self, game: Stored) -> Answer<'_, ()> {
        let (id, place, now) = (game.id.clone(), GameRow::place(&game), game.created);
        let row = written(game.revision, &GameRow::from(game));
        self.ask(async move |it: &mut Database| {
            let work = it.begin(GAMES, Readwrite).await?;
            is_free(&work, &id).await?;
            for waiting in work.ids(Place::WAITING, Some(Place::given_up(now))).await? {
                sweep(&work, &waiting, now).await?;
            }
            work.put(&id, &place, row).await?;
            work.finish().await
        })
    }

    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Stored>> {
        self.load_row::<GameRow, Stored>(GAMES, id)
    }

    fn replace(&self, game: Stored) -> Answer<'_, ()> {
        let (id, place) = (game.id.clone(), GameRow::place(&game));
        let row = written(game.revision, &GameRow::from(game));
        self.replace_row(GAMES, id, place, row)
    }

    fn list(&self, shelf: Shelf, skip: usize, take: usize) -> Answer<'_, (Vec<Head>, usize)> {
        self.ask(async move |it: &mut Database| {
            let Some(work) = it.look(GAMES).await? else { return Ok((Vec::new(), 0)) };
            let ids = work.ids(Place::shelf(shelf), None).await?;
            let mut heads = Vec::new();
            for id in ids.iter().skip(skip).take(take) {
                let Some(row) = work.get(id).await? else { continue };
                heads.push(read::<GameRow, Stored>(id, &row.text)?.head());
            }
            Ok((heads, ids.len()))
        })
    }

    fn remove<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()> {
        self.remove_row(GAMES, id, revision)
    }

    fn create_document(&self, document: OwnDocument) -> Answer<'_, ()> {
        let (id, place) = (document.id.clone(), DocumentRow::place(&document));
        let row = written(document.revision, &DocumentRow::from(document));
        self.ask(async move |it: &mut Database| {
            let work = it.begin(DOCUMENTS, Readwrite).await?;
            is_free(&work, &id).await?;
            work.put(&id, &place, row).await?;
            work.finish().await
        })
    }

    fn load_document<'a>(&'a self, id: &'a str) -> Answer<'a, Option<OwnDocument>> {
        self.load_row::<DocumentRow, OwnDocument>(DOCUMENTS, id)
    }

    fn replace_document(&self, document: OwnDocument) -> Answer<'_, ()> {
        let (id, place) = (document.id.clone(), DocumentRow::place(&document));
        let row = written(document.revision, &DocumentRow::from(document));
        self.replace_row(DOCUMENTS, id, place, row)
    }

    fn list_documents<'a>(&'a self, game: &'a str) -> Answer<'a, Vec<OwnDocument>> {
        let game = game.to_owned();
        self.ask(async move |it: &mut Database| {
            let Some(work) = it.look(DOCUMENTS).await? else { return Ok(Vec::new()) };
            let mut found = Vec::new();
            for id in work.ids(&game, None).await? {
                let Some(row) = work.get(&id).await? else { continue };
                found.push(read::<DocumentRow, OwnDocument>(&id, &row.text)?);
            }
            Ok(found)
        })
    }

    fn remove_document<'a>(&'a self, id: &'a str, revision: u64) -> Answer<'a, ()> {
        self.remove_row(DOCUMENTS, id, revision)
    }
}

/// Nothing changes unless the one that is kept is at `expected`.
async fn is_at(work: &Work, id: &str, expected: u64) -> Result<(), StoreError> {
    match work.get(id).await? {
        Some(kept) if kept.revision == expected => Ok(()),
        _ => Err(StoreError::Conflict { expected }),
    }
}

/// Throws a game away that was given up, and puts one in its place that an earlier
/// version took for untouched; what cannot be read is let alone.
async fn sweep(work: &Work, id: &str, now: u64) -> Result<(), StoreError> {
    let Some(row) = work.get(id).await? else { return Ok(()) };
    let Ok(game) = read::<GameRow, Stored>(id, &row.text) else { return Ok(()) };
    if game.is_given_up(now) {
        return work.remove(id).await;
    }
    let told = Stored { gist: None, ..game };
    let place = GameRow::place(&told);
    work.put(id, &place, written(told.revision, &GameRow::from(told))).await
}

async fn is_free(work: &Work, id: &str) -> Result<(), StoreError> {
    match work.get(id).await? {
        Some(_) => Err(StoreError::Taken(id.to_owned())),
        None => Ok(()),
    }
}

fn written(revision: u64, row: &impl Serialize) -> Row {
    Row { revision, text: serde_json::to_string(row).expect("rows are plain data") }
}

fn read<R: DeserializeOwned + Into<T>, T>(id: &str, text: &str) -> Result<T, StoreError> {
    let row: Result<R, _> = serde_json::from_str(text);
    row.map(Into::into).map_err(|it| StoreError::Damaged(format!("{id}: {it}")))
}
