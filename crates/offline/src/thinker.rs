//! Thinking on the browser's own thread: a part at a time, and none while anybody waits
//! for a page.
//!
//! A service worker has one thread and may start no other, and a worker of a page would be
//! gone with it. So long work is done in parts of some milliseconds; whatever asks for a
//! page in between gets it first, and keeps those who think from going on until it has it.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use js_sys::{Function, Promise, Reflect};
use tokio::sync::oneshot;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::{Busy, Thinking, Work};

use crate::clock;

/// Whoever thinks looks again after so many milliseconds whether still somebody waits.
const LOOK: u32 = 4;

/// How many wait for a page, and not for somebody who thinks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Waiting(Arc<AtomicUsize>);

/// Somebody who waits, until this is dropped.
#[derive(Debug)]
pub(crate) struct Guest(Waiting);

/// Somebody who waits for those who think, until this is dropped.
struct Aside(Waiting);

impl Waiting {
    /// One more waits.
    pub(crate) fn guest(&self) -> Guest {
        self.0.fetch_add(1, Ordering::Relaxed);
        Guest(self.clone())
    }

    fn aside(&self) -> Aside {
        self.0.fetch_sub(1, Ordering::Relaxed);
        Aside(self.clone())
    }

    fn is_anybody(&self) -> bool {
        0 < self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        self.0.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// Does long work part by part.
pub(crate) fn thinker(waiting: Waiting) -> Arc<dyn Fn(Work) -> Thinking + Send + Sync> {
    Arc::new(move |work| {
        let (done, came) = oneshot::channel();
        // Whoever asks for it is a guest who now waits for this.
        let aside = waiting.aside();
        spawn_local(think(work, waiting.clone(), done));
        Box::pin(async move {
            let _aside = aside;
            came.await.map_err(|_| Busy)
        })
    })
}

async fn think(work: Work, waiting: Waiting, done: oneshot::Sender<()>) {
    let mut parts = work();
    loop {
        paused().await;
        while waiting.is_anybody() {
            clock::slept(LOOK).await;
        }
        if done.is_closed() {
            return;
        }
        if parts(&|| !done.is_closed()) {
            // Whoever asked may be gone.
            let _ = done.send(());
            return;
        }
    }
}

/// Lets whatever has come meanwhile have its turn: what the worker calls `paused`.
async fn paused() {
    let global = js_sys::global();
    let found = Reflect::get(&global, &"paused".into()).ok();
    let pause: Option<Function> = found.and_then(|it| it.dyn_into().ok());
    let pausing = pause.and_then(|it| it.call0(&global).ok()?.dyn_into::<Promise>().ok());
    match pausing {
        Some(pausing) => drop(JsFuture::from(pausing).await),
        None => clock::slept(0).await,
    }
}
