//! The press: a program of its own that the worker fetches when somebody prints.

use std::sync::Arc;

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use tokio::sync::oneshot;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::{Printer, Query, Unprinted};

/// Prints with what the worker calls `printed`.
pub(crate) fn printer() -> Printer {
    Arc::new(|words| {
        let (done, made) = oneshot::channel();
        spawn_local(async move {
            // Whoever asked may be gone.
            let _ = done.send(printed(words).await.unwrap_or(Err(Unprinted::Absent)));
        });
        Box::pin(async move { made.await.unwrap_or(Err(Unprinted::Absent)) })
    })
}

/// What the press makes of the words: bytes, or a sentence that says why not. Nothing if
/// it is not there.
async fn printed(words: Query) -> Option<Result<Vec<u8>, Unprinted>> {
    let global = js_sys::global();
    let press: Function = Reflect::get(&global, &"printed".into()).ok()?.dyn_into().ok()?;
    let words = words.into_iter().flat_map(|(key, value)| [key, value]);
    let words: Array = words.map(JsValue::from).collect();
    let printing: Promise = press.call1(&global, &words).ok()?.dyn_into().ok()?;
    let made = JsFuture::from(printing).await.ok()?;
    if let Some(why) = made.as_string() {
        return Some(Err(Unprinted::Refused(why)));
    }
    Some(Ok(made.dyn_into::<Uint8Array>().ok()?.to_vec()))
}
