//! Room: whether the browser lets anything be kept, and how much more.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web::Keeping;

/// So many bytes are too few for long: some hundred games.
const LEAST: f64 = 4e6;

/// What is known of the room that the browser gives.
#[derive(Clone, Debug, Default)]
pub(crate) struct Room {
    is_refused: Arc<AtomicBool>,
    is_scarce: Arc<AtomicBool>,
}

impl Room {
    /// Whether the database could be opened.
    pub(crate) fn allow(&self, is_allowed: bool) {
        self.is_refused.store(!is_allowed, Ordering::Relaxed);
    }

    /// What the pages tell of it.
    pub(crate) fn keeping(&self) -> Keeping {
        let is = |it: &AtomicBool| it.load(Ordering::Relaxed);
        match (is(&self.is_refused), is(&self.is_scarce)) {
            (true, _) => Keeping::Refused,
            (false, true) => Keeping::Scarce,
            (false, false) => Keeping::Safe,
        }
    }

    /// Asks the browser how much room is left; one that does not say has enough.
    pub(crate) async fn measure(&self) {
        let left = left().await.unwrap_or(f64::INFINITY);
        self.is_scarce.store(left < LEAST, Ordering::Relaxed);
    }
}

/// How many bytes can still be kept.
async fn left() -> Option<f64> {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let storage = get(&get(&js_sys::global(), "navigator")?, "storage")?;
    let estimate: Function = get(&storage, "estimate")?.dyn_into().ok()?;
    let asked: Promise = estimate.call0(&storage).ok()?.dyn_into().ok()?;
    let found = JsFuture::from(asked).await.ok()?;
    Some(get(&found, "quota")?.as_f64()? - get(&found, "usage")?.as_f64()?)
}
