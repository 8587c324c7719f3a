//! Room: whether the browser lets anything be kept, for how long, and how much more.

use std::sync::{Arc, Mutex, PoisonError};

use js_sys::{Function, Promise, Reflect};
use keep::{Shut, StoreError};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web::Keeping;

/// So many bytes are too few for long: some hundred games.
const LEAST: f64 = 4e6;

/// What is known of the room that the browser gives.
#[derive(Clone, Debug, Default)]
pub(crate) struct Room(Arc<Mutex<Known>>);

#[derive(Clone, Copy, Debug, Default)]
struct Known {
    shut: Option<Shut>,
    is_scarce: bool,
    is_promised: bool,
}

impl Room {
    /// What kept the database from being opened, or that it could be.
    pub(crate) fn found(&self, error: Option<&StoreError>) {
        let shut = error.map(|it| match it {
            StoreError::Shut { why, .. } => *why,
            _ => Shut::Broken,
        });
        self.know(|it| it.shut = shut);
    }

    /// What the pages tell of it.
    pub(crate) fn keeping(&self) -> Keeping {
        match self.know(|it| *it) {
            Known { shut: Some(why), .. } => Keeping::Shut(why),
            Known { is_scarce: true, .. } => Keeping::Scarce,
            Known { is_promised: true, .. } => Keeping::Promised,
            Known { .. } => Keeping::Fleeting,
        }
    }

    /// Asks the browser how much room is left, and whether it has promised to keep what
    /// is there. One that does not say has enough, and has promised nothing.
    pub(crate) async fn measure(&self) {
        let is_scarce = left().await.unwrap_or(f64::INFINITY) < LEAST;
        let is_promised = asked("persisted").await.is_some_and(|it| it == true);
        self.know(|it| (it.is_scarce, it.is_promised) = (is_scarce, is_promised));
    }

    fn know<T>(&self, change: impl FnOnce(&mut Known) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok()
}

/// What the browser's keeper of rooms answers.
async fn asked(question: &str) -> Option<JsValue> {
    let storage = get(&get(&js_sys::global(), "navigator")?, "storage")?;
    let question: Function = get(&storage, question)?.dyn_into().ok()?;
    let asked: Promise = question.call0(&storage).ok()?.dyn_into().ok()?;
    JsFuture::from(asked).await.ok()
}

/// How many bytes can still be kept.
async fn left() -> Option<f64> {
    let found = asked("estimate").await?;
    Some(get(&found, "quota")?.as_f64()? - get(&found, "usage")?.as_f64()?)
}
