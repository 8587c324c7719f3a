//! The browser's database, one transaction at a time.

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web::StoreError;
use web_sys::{
    DomException, IdbDatabase, IdbFactory, IdbIndexParameters, IdbKeyRange, IdbObjectStore,
    IdbObjectStoreParameters, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode,
};

use crate::{Place, room::Room};

/// The version of the tables.
const VERSION: u32 = 1;

/// The tables of games, of documents, and of what the pages remember.
pub(crate) const GAMES: &str = "games";
pub(crate) const DOCUMENTS: &str = "documents";
pub(crate) const JAR: &str = "jar";

/// Rows by shelf, the last touched first.
const BY_PLACE: &str = "by_place";

/// An open database; one that the browser closed is opened again.
#[derive(Debug)]
pub(crate) struct Database {
    name: String,
    open: Option<IdbDatabase>,
    room: Room,
}

/// A row as it lies in the database.
pub(crate) struct Row {
    pub(crate) revision: u64,
    pub(crate) text: String,
}

impl Database {
    pub(crate) fn new(name: String, room: Room) -> Database {
        Database { name, open: None, room }
    }

    /// Begins to read in `table`; where nothing can be kept there is nothing to read.
    pub(crate) async fn look(&mut self, table: &str) -> Result<Option<Work>, StoreError> {
        match self.begin(table, IdbTransactionMode::Readonly).await {
            Err(_) if self.open.is_none() => Ok(None),
            other => other.map(Some),
        }
    }

    /// Begins to read or to write in `table`.
    pub(crate) async fn begin(
        &mut self,
        table: &str,
        mode: IdbTransactionMode,
    ) -> Result<Work, StoreError> {
        if let Some(open) = &self.open
            && let Ok(work) = Work::begin(open, table, mode)
        {
            return Ok(work);
        }
        // The first time, or the browser has closed it meanwhile.
        self.open = None;
        let open = open(&self.name).await;
        self.room.allow(open.is_ok());
        let open = open?;
        let work = Work::begin(&open, table, mode);
        self.open = Some(open);
        work
    }
}

/// One transaction over one table: all of it happens, or nothing.
pub(crate) struct Work {
    table: IdbObjectStore,
    transaction: IdbTransaction,
    over: Promise,
}

impl Work {
    fn begin(
        open: &IdbDatabase,
        table: &str,
        mode: IdbTransactionMode,
    ) -> Result<Work, StoreError> {
        // Strict: complete means that it is on the disk, as on a server.
        let options = Object::new();
        set(&options, "durability", &"strict".into());
        let begin = Reflect::get(open, &"transaction".into()).map_err(|it| failed(&it))?;
        let begin: js_sys::Function = begin.dyn_into().map_err(|it| failed(&it))?;
        let word = if mode == IdbTransactionMode::Readwrite { "readwrite" } else { "readonly" };
        let begun = begin.call3(open, &table.into(), &word.into(), &options);
        let transaction: IdbTransaction = begun.map_err(|it| failed(&it))?.unchecked_into();
        let table = transaction.object_store(table).map_err(|it| failed(&it))?;
        let over = Promise::new(&mut |done, gone| {
            transaction.set_oncomplete(Some(&done));
            transaction.set_onabort(Some(&gone));
        });
        Ok(Work { table, transaction, over })
    }

    /// The row called `id`.
    pub(crate) async fn get(&self, id: &str) -> Result<Option<Row>, StoreError> {
        let found = done(self.table.get(&id.into())).await?;
        if found.is_undefined() {
            return Ok(None);
        }
        let field = |name: &str| Reflect::get(&found, &name.into()).unwrap_or_default();
        let damaged = || StoreError::Damaged(id.to_owned());
        let revision = field("revision").as_f64().ok_or_else(damaged)? as u64;
        let text = field("text").as_string().ok_or_else(damaged)?;
        Ok(Some(Row { revision, text }))
    }

    /// The names of all rows of a shelf, in order; from `order` on, if that is given.
    pub(crate) async fn ids(
        &self,
        shelf: &str,
        from: Option<f64>,
    ) -> Result<Vec<String>, StoreError> {
        let end = |order: f64| Array::of2(&shelf.into(), &order.into());
        let first = end(from.unwrap_or(f64::NEG_INFINITY));
        let range = IdbKeyRange::bound_with_lower_open(&first, &end(f64::INFINITY), from.is_some());
        let range = range.map_err(|it| failed(&it))?;
        let index = self.table.index(BY_PLACE).map_err(|it| failed(&it))?;
        let found = done(index.get_all_keys_with_key(&range)).await?;
        Ok(Array::from(&found).iter().filter_map(|it| it.as_string()).collect())
    }

    /// Puts a row in the place of one of the same name.
    pub(crate) async fn put(&self, id: &str, place: &Place, row: Row) -> Result<(), StoreError> {
        let it = Object::new();
        set(&it, "id", &id.into());
        set(&it, "shelf", &place.shelf.as_str().into());
        set(&it, "order", &place.order.into());
        set(&it, "revision", &(row.revision as f64).into());
        set(&it, "text", &row.text.into());
        done(self.table.put(&it)).await.map(|_| ())
    }

    pub(crate) async fn remove(&self, id: &str) -> Result<(), StoreError> {
        done(self.table.delete(&id.into())).await.map(|_| ())
    }

    /// Waits until everything is kept for good.
    pub(crate) async fn finish(self) -> Result<(), StoreError> {
        let gone = |_| match self.transaction.error() {
            Some(error) => refused(&error),
            None => StoreError::Failed("the transaction was aborted".to_owned()),
        };
        JsFuture::from(self.over).await.map(|_| ()).map_err(gone)
    }
}

async fn open(name: &str) -> Result<IdbDatabase, StoreError> {
    let factory = Reflect::get(&js_sys::global(), &"indexedDB".into());
    let factory: Option<IdbFactory> = factory.ok().and_then(|it| it.dyn_into().ok());
    let factory = factory.ok_or_else(|| StoreError::Failed("no IndexedDB".to_owned()))?;
    let request = factory.open_with_u32(name, VERSION).map_err(|it| failed(&it))?;
    let asked: IdbOpenDbRequest = request.clone();
    let make = Closure::once_into_js(move || make_tables(&asked));
    request.set_onupgradeneeded(Some(make.unchecked_ref()));
    let open: IdbDatabase = done(Ok(request.unchecked_into())).await?.unchecked_into();
    // A newer version of the pages may change the tables: it need not wait for this one.
    let closing = open.clone();
    let close = Closure::once_into_js(move || closing.close());
    open.set_onversionchange(Some(close.unchecked_ref()));
    Ok(open)
}

/// Makes the tables of a new database; if one cannot be made the browser takes
/// back all of it.
fn make_tables(request: &IdbOpenDbRequest) {
    let Ok(open) = request.result().map(JsCast::unchecked_into::<IdbDatabase>) else { return };
    for name in [GAMES, DOCUMENTS, JAR] {
        let key = IdbObjectStoreParameters::new();
        key.set_key_path(&"id".into());
        let made = open.create_object_store_with_optional_parameters(name, &key);
        let Ok(table) = made else { return };
        let place = Array::of2(&"shelf".into(), &"order".into());
        let _ = table.create_index_with_str_sequence_and_optional_parameters(
            BY_PLACE,
            &place,
            &IdbIndexParameters::new(),
        );
    }
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
        None => StoreError::Failed(format!("{error:?}")),
    }
}

fn refused(error: &DomException) -> StoreError {
    match error.name().as_str() {
        "QuotaExceededError" => StoreError::Full,
        name => StoreError::Failed(format!("{name}: {}", error.message())),
    }
}
