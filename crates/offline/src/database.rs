//! The browser's database, one transaction at a time.

use std::collections::BTreeSet;

use js_sys::{Array, Object, Promise, Reflect};
use keep::{Shut, StoreError};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use web_sys::{
    DomException, IdbDatabase, IdbFactory, IdbIndexParameters, IdbKeyRange, IdbObjectStore,
    IdbObjectStoreParameters, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode,
};

use crate::{Row, clock::within, room::Room};

/// The version of the tables. A program cannot open tables of a later version than its
/// own, so it is raised only where an older one must not write. A row takes more fields
/// without that.
const VERSION: u32 = 1;

/// The tables of games, of documents, and of what the pages remember.
pub(crate) const GAMES: &str = "games";
pub(crate) const DOCUMENTS: &str = "documents";
pub(crate) const JAR: &str = "jar";

/// Rows by shelf, the last touched first.
const BY_PLACE: &str = "by_place";

/// How long a database may take to open, how much longer once somebody is known to hold
/// it, and how long whoever asks next waits for one that is late, in milliseconds.
const PATIENCE: u32 = 8_000;
const PATIENCE_WITH_OTHERS: u32 = 2_000;
const PATIENCE_WITH_LATE: u32 = 1_000;

/// An open database; one that the browser closed is opened again.
#[derive(Debug)]
pub(crate) struct Database {
    name: String,
    open: Option<IdbDatabase>,
    /// Asked for, and not there when patience ended: it may still come.
    late: Option<Opening>,
    room: Room,
}

impl Database {
    pub(crate) fn new(name: String, room: Room) -> Database {
        Database { name, open: None, late: None, room }
    }

    /// Begins to read in `table`.
    pub(crate) async fn look(&mut self, table: &str) -> Result<Work, StoreError> {
        self.begin(&[table], IdbTransactionMode::Readonly).await
    }

    /// Begins to write in these tables: all of it happens, or nothing.
    pub(crate) async fn change(&mut self, tables: &[&str]) -> Result<Work, StoreError> {
        self.begin(tables, IdbTransactionMode::Readwrite).await
    }

    async fn begin(
        &mut self,
        tables: &[&str],
        mode: IdbTransactionMode,
    ) -> Result<Work, StoreError> {
        if let Some(open) = &self.open
            && let Ok(work) = Work::begin(open, tables, mode)
        {
            return Ok(work);
        }
        // The first time, or the browser has closed it meanwhile. One that came late may
        // have been closed again before anybody used it.
        let mut begun = self.reopen(tables, mode).await;
        if let Err(StoreError::Shut { why: Shut::Broken, .. }) = begun {
            begun = self.reopen(tables, mode).await;
        }
        self.room.found(begun.as_ref().err());
        begun
    }

    async fn reopen(
        &mut self,
        tables: &[&str],
        mode: IdbTransactionMode,
    ) -> Result<Work, StoreError> {
        self.close();
        let open = self.opened().await?;
        // A database without our tables is as good as none.
        let begun = Work::begin(&open, tables, mode).map_err(|it| match it {
            StoreError::Failed(found) => StoreError::Shut { why: Shut::Broken, found },
            other => other,
        });
        self.open = Some(open);
        begun
    }

    /// Lets go of the database; whoever needs it next opens it again.
    pub(crate) fn close(&mut self) {
        if let Some(open) = self.open.take() {
            open.close();
        }
    }

    async fn opened(&mut self) -> Result<IdbDatabase, StoreError> {
        let (opening, there, patience) = match self.late.take() {
            Some(late) => (late.clone(), late.over, PATIENCE_WITH_LATE),
            None => {
                let opening = Opening::new(&self.name)?;
                let there = Promise::race(&Array::of2(&opening.over, &opening.held));
                (opening, there, PATIENCE)
            }
        };
        match within(patience, JsFuture::from(there)).await {
            Some(Ok(event)) if !event.is_undefined() => opening.found(),
            _ => {
                self.late = Some(opening);
                Err(StoreError::Shut { why: Shut::Held, found: String::new() })
            }
        }
    }
}

/// A database on its way.
#[derive(Clone, Debug)]
struct Opening {
    request: IdbOpenDbRequest,
    /// Comes true with an event: it is there, or it cannot be.
    over: Promise,
    /// Comes true with nothing, a while after somebody else was found to hold it.
    held: Promise,
}

impl Opening {
    fn new(name: &str) -> Result<Opening, StoreError> {
        let factory = Reflect::get(&js_sys::global(), &"indexedDB".into());
        let factory: Option<IdbFactory> = factory.ok().and_then(|it| it.dyn_into().ok());
        let refused = || StoreError::Shut { why: Shut::Refused, found: String::new() };
        let factory = factory.ok_or_else(refused)?;
        let request = factory.open_with_u32(name, VERSION).map_err(|it| unopened(&it))?;
        let asked = request.clone();
        let make = Closure::once_into_js(move || make_tables(&asked));
        request.set_onupgradeneeded(Some(make.unchecked_ref()));
        let over = Promise::new(&mut |done, _| {
            let (asked, there) = (request.clone(), done.clone());
            let opened = Closure::once_into_js(move |event: JsValue| {
                make_way(&asked);
                let _ = there.call1(&JsValue::UNDEFINED, &event);
            });
            request.set_onsuccess(Some(opened.unchecked_ref()));
            request.set_onerror(Some(&done));
        });
        let held = Promise::new(&mut |done, _| {
            let blocked = Closure::once_into_js(move || {
                spawn_local(async move {
                    within(PATIENCE_WITH_OTHERS, std::future::pending::<()>()).await;
                    let _ = done.call0(&JsValue::UNDEFINED);
                });
            });
            request.set_onblocked(Some(blocked.unchecked_ref()));
        });
        Ok(Opening { request, over, held })
    }

    fn found(&self) -> Result<IdbDatabase, StoreError> {
        match self.request.error() {
            Ok(Some(error)) => Err(unopened(&error)),
            _ => Ok(self.request.result().map_err(|it| unopened(&it))?.unchecked_into()),
        }
    }
}

/// A newer version of the pages may change the tables: it need not wait for this one.
/// That holds from the moment the database is open, whether anybody still waits for it.
fn make_way(request: &IdbOpenDbRequest) {
    let Ok(open) = request.result().map(JsCast::unchecked_into::<IdbDatabase>) else { return };
    let closing = open.clone();
    let close = Closure::once_into_js(move || closing.close());
    open.set_onversionchange(Some(close.unchecked_ref()));
}

/// One transaction: all of it happens, or nothing. One that is let go before it is
/// finished has not happened.
pub(crate) struct Work {
    /// The table it is about.
    table: IdbObjectStore,
    transaction: IdbTransaction,
    over: Promise,
}

impl Drop for Work {
    fn drop(&mut self) {
        // What is over already stays as it is.
        let _ = self.transaction.abort();
    }
}

impl Work {
    fn begin(
        open: &IdbDatabase,
        tables: &[&str],
        mode: IdbTransactionMode,
    ) -> Result<Work, StoreError> {
        // Strict: complete means that it is on the disk, as on a server.
        let options = Object::new();
        set(&options, "durability", &"strict".into());
        let begin = Reflect::get(open, &"transaction".into()).map_err(|it| failed(&it))?;
        let begin: js_sys::Function = begin.dyn_into().map_err(|it| failed(&it))?;
        let word = if mode == IdbTransactionMode::Readwrite { "readwrite" } else { "readonly" };
        let names: Array = tables.iter().map(|it| JsValue::from(*it)).collect();
        let begun = begin.call3(open, &names, &word.into(), &options);
        let transaction: IdbTransaction = begun.map_err(|it| failed(&it))?.unchecked_into();
        let first = tables.first().copied().unwrap_or_default();
        let table = transaction.object_store(first).map_err(|it| failed(&it))?;
        // It never fails: nobody may be waiting for it. What came of it, its event tells.
        let over = Promise::new(&mut |done, _| {
            transaction.set_oncomplete(Some(&done));
            transaction.set_onabort(Some(&done));
        });
        Ok(Work { table, transaction, over })
    }

    /// Goes on with another of its tables.
    pub(crate) fn turn_to(&mut self, table: &str) -> Result<(), StoreError> {
        self.table = self.transaction.object_store(table).map_err(|it| failed(&it))?;
        Ok(())
    }

    /// The row called `id`, as much of it as can be read.
    pub(crate) async fn get(&self, id: &str) -> Result<Option<Row>, StoreError> {
        let found = done(self.table.get(&id.into())).await?;
        if found.is_undefined() {
            return Ok(None);
        }
        let field = |name: &str| Reflect::get(&found, &name.into()).unwrap_or_default();
        Ok(Some(Row {
            id: id.to_owned(),
            shelf: field("shelf").as_string().unwrap_or_default(),
            order: field("order").as_f64().unwrap_or_default(),
            revision: field("revision").as_f64().unwrap_or_default() as u64,
            text: field("text").as_string().unwrap_or_default(),
        }))
    }

    /// Whether there is a row called `id`, whatever is in it.
    pub(crate) async fn has(&self, id: &str) -> Result<bool, StoreError> {
        let n = done(self.table.count_with_key(&id.into())).await?;
        Ok(n.as_f64() != Some(0.0))
    }

    /// The names of all rows of a shelf, in order; from `order` on, if that is given.
    pub(crate) async fn ids(
        &self,
        shelf: &str,
        from: Option<f64>,
    ) -> Result<Vec<String>, StoreError> {
        let index = self.table.index(BY_PLACE).map_err(|it| failed(&it))?;
        names(index.get_all_keys_with_key(&range(shelf, from)?.into())).await
    }

    /// The names of all rows that stand on none of these shelves: where they belong
    /// cannot be read, or only a newer version knows.
    pub(crate) async fn strays(&self, shelves: &[&str]) -> Result<Vec<String>, StoreError> {
        let index = self.table.index(BY_PLACE).map_err(|it| failed(&it))?;
        let mut n_strays = done(self.table.count()).await?.as_f64().unwrap_or_default();
        for shelf in shelves {
            let n = done(index.count_with_key(&range(shelf, None)?.into())).await?;
            n_strays -= n.as_f64().unwrap_or_default();
        }
        if n_strays <= 0.0 {
            return Ok(Vec::new());
        }
        let mut known = BTreeSet::new();
        for shelf in shelves {
            known.extend(self.ids(shelf, None).await?);
        }
        let all = names(self.table.get_all_keys()).await?;
        Ok(all.into_iter().filter(|it| !known.contains(it)).collect())
    }

    /// Puts a row in the place of one of the same name.
    pub(crate) async fn put(&self, row: &Row) -> Result<(), StoreError> {
        let it = Object::new();
        set(&it, "id", &row.id.as_str().into());
        set(&it, "shelf", &row.shelf.as_str().into());
        set(&it, "order", &row.order.into());
        set(&it, "revision", &(row.revision as f64).into());
        set(&it, "text", &row.text.as_str().into());
        done(self.table.put(&it)).await.map(|_| ())
    }

    pub(crate) async fn remove(&self, id: &str) -> Result<(), StoreError> {
        done(self.table.delete(&id.into())).await.map(|_| ())
    }

    /// Waits until everything is kept for good.
    pub(crate) async fn finish(self) -> Result<(), StoreError> {
        let over = JsFuture::from(self.over.clone()).await;
        let event = over.map_err(|it| failed(&it))?;
        if Reflect::get(&event, &"type".into()).is_ok_and(|it| it == "complete") {
            return Ok(());
        }
        Err(match self.transaction.error() {
            Some(error) => refused(&error),
            None => StoreError::Failed("AbortError".to_owned()),
        })
    }
}

/// All rows of a shelf; from `order` on, if that is given.
fn range(shelf: &str, from: Option<f64>) -> Result<IdbKeyRange, StoreError> {
    let end = |order: f64| Array::of2(&shelf.into(), &order.into());
    let first = end(from.unwrap_or(f64::NEG_INFINITY));
    IdbKeyRange::bound_with_lower_open(&first, &end(f64::INFINITY), from.is_some())
        .map_err(|it| failed(&it))
}

/// The names that were asked for.
async fn names(request: Result<IdbRequest, JsValue>) -> Result<Vec<String>, StoreError> {
    let found = done(request).await?;
    Ok(Array::from(&found).iter().filter_map(|it| it.as_string()).collect())
}

/// Makes the tables that are not there yet; if one cannot be made all of it is taken
/// back.
fn make_tables(request: &IdbOpenDbRequest) {
    let Ok(open) = request.result().map(JsCast::unchecked_into::<IdbDatabase>) else { return };
    let there = open.object_store_names();
    for name in [GAMES, DOCUMENTS, JAR] {
        if !there.contains(name) && make_table(&open, name).is_err() {
            if let Some(transaction) = request.transaction() {
                let _ = transaction.abort();
            }
            return;
        }
    }
}

fn make_table(open: &IdbDatabase, name: &str) -> Result<(), JsValue> {
    let key = IdbObjectStoreParameters::new();
    key.set_key_path(&"id".into());
    let table = open.create_object_store_with_optional_parameters(name, &key)?;
    let place = Array::of2(&"shelf".into(), &"order".into());
    let by_place = IdbIndexParameters::new();
    table
        .create_index_with_str_sequence_and_optional_parameters(BY_PLACE, &place, &by_place)
        .map(|_| ())
}

/// What a request comes to.
async fn done(request: Result<IdbRequest, JsValue>) -> Result<JsValue, StoreError> {
    let request = request.map_err(|it| failed(&it))?;
    let over = Promise::new(&mut |done, gone| {
        request.set_onsuccess(Some(&done));
        request.set_onerror(Some(&gone));
    });
    match JsFuture::from(over).await {
        Ok(_) => request.result().map_err(|it| failed(&it)),
        Err(_) => Err(match request.error() {
            Ok(Some(error)) => refused(&error),
            _ => StoreError::Failed("the request failed".to_owned()),
        }),
    }
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // A plain object takes any field.
    let _ = Reflect::set(object, &name.into(), value);
}

fn failed(error: &JsValue) -> StoreError {
    match error.dyn_ref::<DomException>() {
        Some(error) => refused(error),
        None => StoreError::Failed(said(error)),
    }
}

fn refused(error: &DomException) -> StoreError {
    match error.name().as_str() {
        "QuotaExceededError" => StoreError::Full,
        _ => StoreError::Failed(said(error)),
    }
}

/// Why the database cannot be opened.
fn unopened(error: &JsValue) -> StoreError {
    let name = error.dyn_ref::<DomException>().map(DomException::name);
    let why = match name.as_deref() {
        Some("VersionError") => Shut::Newer,
        // Where a person lets nothing be kept, or a private window does not.
        Some("SecurityError" | "InvalidStateError" | "NotAllowedError") => Shut::Refused,
        Some("QuotaExceededError") => Shut::Full,
        _ => Shut::Broken,
    };
    StoreError::Shut { why, found: said(error) }
}

/// An error in the browser's own words.
fn said(error: &JsValue) -> String {
    match error.dyn_ref::<DomException>() {
        Some(error) => format!("{}: {}", error.name(), error.message()),
        None => format!("{error:?}"),
    }
}
