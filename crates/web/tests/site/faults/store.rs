//! A store that fails at the call it is told to.

use keep::{
    Answer, AnyHead, AnyPlace, AnyRow, Keep as _, Kind, Memory, OwnDocument, Store, StoreError,
    Stored, Write,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll, Waker},
};

/// When a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// Before anything was done.
    Before,
    /// When it was done, and nobody hears of it.
    After,
}

/// How a call fails.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    /// So many calls go well first.
    pub(super) nth: usize,
    pub(super) error: StoreError,
    pub(super) when: When,
}

/// The name of the call that failed, once it has.
pub(super) type Failed = Arc<Mutex<Option<&'static str>>>;

/// A store in memory that fails at the call it is told to.
pub(super) struct Faulty {
    inner: Mutex<Arc<Memory>>,
    ids: Mutex<BTreeSet<(Kind, String)>>,
    n_calls: AtomicUsize,
    armed: Mutex<Option<(usize, Fault, Failed)>>,
}

/// All that a store keeps.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Everything {
    pub(super) games: BTreeMap<String, Stored>,
    pub(super) documents: BTreeMap<String, OwnDocument>,
}

impl Everything {
    /// The same without what differs from one try to the next: names and times.
    pub(super) fn things(&self) -> BTreeSet<String> {
        let games = self.games.values().map(|it| {
            let Stored { game, revision, record, ply, is_over, gist, .. } = it;
            format!("{game} {revision} {ply} {is_over} {gist:?} {record}")
        });
        let documents = self.documents.values().map(|it| {
            let OwnDocument { game, key, name, text, is_ready, revision, .. } = it;
            format!("{game} {key} {name} {is_ready} {revision} {text}")
        });
        games.chain(documents).collect()
    }
}

impl Default for Faulty {
    fn default() -> Faulty {
        Faulty {
            inner: Mutex::new(Arc::new(Memory::new(web::is_told))),
            ids: Mutex::default(),
            n_calls: AtomicUsize::default(),
            armed: Mutex::default(),
        }
    }
}

impl Faulty {
    /// How often it was asked.
    pub(super) fn n_calls(&self) -> usize {
        self.n_calls.load(Ordering::Relaxed)
    }

    /// Fails from here on as `fault` says, once.
    pub(super) fn arm(&self, fault: Fault) -> Failed {
        let failed = Failed::default();
        *self.armed.lock().unwrap() = Some((self.n_calls(), fault, failed.clone()));
        failed
    }

    /// All that it keeps.
    pub(super) fn everything(&self) -> Everything {
        let (inner, ids) = (self.inner(), self.ids.lock().unwrap());
        let mut all = Everything::default();
        for (kind, id) in ids.iter() {
            match at_once(inner.read(*kind, id)).unwrap() {
                Some(AnyRow::Game(it)) => drop(all.games.insert(id.clone(), it)),
                Some(AnyRow::Document(it)) => drop(all.documents.insert(id.clone(), it)),
                None => {}
            }
        }
        all
    }

    /// Keeps this and nothing else.
    pub(super) fn put_back(&self, everything: &Everything) {
        let inner = Memory::new(web::is_told);
        for game in everything.games.values() {
            at_once(inner.create(game.clone())).unwrap();
        }
        for document in everything.documents.values() {
            at_once(inner.create(document.clone())).unwrap();
        }
        *self.inner.lock().unwrap() = Arc::new(inner);
        *self.armed.lock().unwrap() = None;
    }

    fn inner(&self) -> Arc<Memory> {
        self.inner.lock().unwrap().clone()
    }

    /// The fault of this call, if it is the one.
    fn fault(&self, name: &'static str) -> Option<Fault> {
        let n = self.n_calls.fetch_add(1, Ordering::Relaxed);
        let mut armed = self.armed.lock().unwrap();
        let (_, fault, failed) = armed.take_if(|it| it.0 + it.1.nth == n)?;
        *failed.lock().unwrap() = Some(name);
        Some(fault)
    }

    fn call<'a, T: Send + 'a>(
        &self,
        name: &'static str,
        work: impl FnOnce(&Memory) -> Result<T, StoreError>,
    ) -> Answer<'a, T> {
        let answer = match self.fault(name) {
            None => work(&self.inner()),
            Some(Fault { when: When::Before, error, .. }) => Err(error),
            Some(Fault { when: When::After, error, .. }) => {
                work(&self.inner()).and_then(|_| Err(error))
            }
        };
        Box::pin(async move { answer })
    }
}

/// An answer of a store that never makes anybody wait.
fn at_once<T>(mut answer: Answer<'_, T>) -> Result<T, StoreError> {
    match answer.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => answer,
        Poll::Pending => panic!("memory makes nobody wait"),
    }
}

impl Store for Faulty {
    fn write(&self, writes: Vec<Write>) -> Answer<'_, ()> {
        for write in &writes {
            let (kind, id, _) = write.expects();
            self.ids.lock().unwrap().insert((kind, id.to_owned()));
        }
        let name = match &writes[..] {
            [Write::Create(_)] => "create",
            [Write::Replace(_)] => "replace",
            [Write::Remove { .. }] => "remove",
            [Write::Replace(_), Write::Create(_)] => "replace and create",
            [Write::Replace(_), Write::Replace(_)] => "replace both",
            other => panic!("nobody asks for {other:?}"),
        };
        self.call(name, |it| at_once(it.write(writes)))
    }

    fn read<'a>(&'a self, kind: Kind, id: &'a str) -> Answer<'a, Option<AnyRow>> {
        self.call("load", |it| at_once(it.read(kind, id)))
    }

    fn look(&self, place: AnyPlace, skip: usize, take: usize) -> Answer<'_, (Vec<AnyHead>, usize)> {
        self.call("list", |it| at_once(it.look(place, skip, take)))
    }
}
