//! The host: what the pages need from whoever serves them.

use std::{
    collections::BTreeMap,
    future,
    pin::Pin,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use axum::response::Response;
use coach::{Comparison, Hint};
use desk::Words;
use keep::{Answer, Shut, Store, StoreError};
use kit::{Lang, Lexicon};

use crate::{
    Base,
    assets::Asset,
    error::AppError,
    pen::{Sign, Signs, Site},
};

/// The parameters after the question mark.
pub type Query = BTreeMap<String, String>;

/// What a request brings with it from outside: the time and a number nobody can guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// Milliseconds since 1970.
    pub millis: u64,
    /// A fresh random number: 64 bits that nobody can guess, since the seed of hidden
    /// hands is made of them.
    pub entropy: u64,
}

impl Now {
    /// A name for a new game, as it stands in addresses.
    pub fn id(self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut left = self.entropy ^ self.millis.rotate_left(20);
        let mut id = String::new();
        for _ in 0..12 {
            id.push(char::from(LETTERS[(left % 32) as usize]));
            left /= 32;
        }
        id
    }
}

/// What a visitor from another machine must show: a text nobody can guess.
#[derive(Clone)]
pub struct Key(String);

impl Key {
    /// The key that reads `text`.
    pub fn new(text: impl Into<String>) -> Key {
        Key(text.into())
    }

    /// The key as it stands in an address.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether `shown` is this key; how long it takes tells nothing about where
    /// they differ.
    pub(crate) fn fits(&self, shown: &str) -> bool {
        let differences = self.0.bytes().zip(shown.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
        self.0.len() == shown.len() && differences == 0
    }
}

/// Nobody reads it in a log.
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key")
    }
}

/// Stands beside a request that came by way of a secure connection, by the word of
/// whoever serves the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secure;

/// Whether games are safe with this host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keeping {
    /// What is acknowledged is kept.
    #[default]
    Safe,
    /// A browser keeps it, and has promised to do so for good.
    Promised,
    /// A browser keeps it, but may throw it away when room is short.
    Fleeting,
    /// So far; the room for more is nearly used up.
    Scarce,
    /// What is kept cannot be opened.
    Shut(Shut),
}

/// Work that takes long: begun where it is done, and done there part by part.
pub type Work = Box<dyn FnOnce() -> Parts + Send>;

/// Each call does a part of some work and says whether that was the last. It is told how to
/// ask whether anybody still waits for it; whoever has it done may do something else between
/// two parts, and stops as soon as nobody waits.
pub type Parts = Box<dyn FnMut(&dyn Fn() -> bool) -> bool>;

/// Resolves when a piece of work is done.
pub type Thinking = Pin<Box<dyn Future<Output = Result<(), Busy>> + Send>>;

/// So much is waiting to be thought about that no more is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy;

/// Does all work where it is asked for, for a host with one thread.
pub fn at_once() -> Arc<dyn Fn(Work) -> Thinking + Send + Sync> {
    Arc::new(|work: Work| {
        let mut parts = work();
        while !parts(&|| true) {}
        Box::pin(future::ready(Ok(())))
    })
}

/// Why nothing was printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unprinted {
    /// What was asked for cannot be printed: why, as a sentence in the reader's language.
    Refused(String),
    /// What prints is not here and cannot be fetched.
    Absent,
    /// So much is waiting that no more is taken.
    Busy,
}

/// Resolves with a PDF.
pub type Printing = Pin<Box<dyn Future<Output = Result<Vec<u8>, Unprinted>> + Send>>;

/// Prints what a form asks for. The pages know neither fonts nor paper: they hand on
/// the words of the form.
pub type Printer = Arc<dyn Fn(Query) -> Printing + Send + Sync>;

/// Nobody prints.
pub fn no_printer() -> Printer {
    Arc::new(|_| Box::pin(future::ready(Err(Unprinted::Absent))))
}

/// Prints by `print` where there is room to think.
pub fn printer(
    think: Arc<dyn Fn(Work) -> Thinking + Send + Sync>,
    print: fn(&Query) -> Result<Vec<u8>, String>,
) -> Printer {
    Arc::new(move |words| {
        let printed = thought(think.clone(), move || at_one_go(move |_| print(&words)));
        Box::pin(async move { printed.await.ok_or(Unprinted::Busy)?.map_err(Unprinted::Refused) })
    })
}

/// Work that is asked, part by part, until something comes.
pub(crate) type Asked<T> = Box<dyn FnMut(&dyn Fn() -> bool) -> Option<T>>;

/// Work that has one part.
fn at_one_go<T: 'static>(work: impl FnOnce(&dyn Fn() -> bool) -> T + 'static) -> Asked<T> {
    let mut work = Some(work);
    Box::new(move |is_wanted| work.take().map(|it| it(is_wanted)))
}

/// What comes of long work, done where there is room for it, a part each time it is asked
/// until something comes; nothing if there is no room.
async fn thought<T: Send + 'static>(
    think: Arc<dyn Fn(Work) -> Thinking + Send + Sync>,
    work: impl FnOnce() -> Asked<T> + Send + 'static,
) -> Option<T> {
    let done = Arc::new(Mutex::new(None));
    let result = done.clone();
    let thinking = think(Box::new(move || {
        let mut part = work();
        Box::new(move |is_wanted| {
            let Some(came) = part(is_wanted) else { return false };
            *result.lock().unwrap_or_else(PoisonError::into_inner) = Some(came);
            true
        })
    }));
    thinking.await.ok()?;
    done.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// What lies beside the pages at a path: a whole answer, if there is anything.
pub type Beside = Arc<dyn Fn(&str) -> Option<Response> + Send + Sync>;

/// Nothing lies beside the pages.
pub fn nothing_beside() -> Beside {
    Arc::new(|_| None)
}

/// Whoever serves the pages: behind a socket, or inside the browser itself.
#[derive(Clone)]
pub struct Host {
    /// Where games are kept.
    pub store: Arc<dyn Store>,
    /// The time and fresh entropy, asked once a request.
    pub moment: Arc<dyn Fn() -> Now + Send + Sync>,
    /// Whether a `Host` header names this server; keeps strangers' names that
    /// point at this machine from speaking for the person in front of it.
    pub is_ours: Arc<dyn Fn(&str) -> bool + Send + Sync>,
    /// What everybody must show who wants to see or change anything, if others
    /// than the person in front of this machine can ask.
    pub key: Option<Key>,
    /// The address for a phone on the same network, with the key, if one can come in.
    pub phone: Option<String>,
    /// The folder in which the site stands, for every address that a page writes.
    pub base: Base,
    /// The address of the home page without its last stroke, where that is the same
    /// for everybody; otherwise it is what each visitor calls this machine.
    pub address: Option<String>,
    /// Whether games are safe, asked for every page.
    pub keeping: Arc<dyn Fn() -> Keeping + Send + Sync>,
    /// Takes what would keep others waiting: a player who thinks. See [`at_once`].
    pub think: Arc<dyn Fn(Work) -> Thinking + Send + Sync>,
    /// Makes files to print. See [`printer`].
    pub print: Printer,
    /// Files that the pages only point at: notices, and the site to install.
    pub beside: Beside,
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Host")
    }
}

/// What every handler shares.
pub(crate) type Shared = Arc<App>;

/// What every handler has at hand.
pub(crate) struct App {
    pub(crate) host: Host,
    plain: Lexicon,
    games: Vec<Shelved>,
    site: Site,
    /// Hints by the name of the game; the last one last.
    hints: Mutex<Vec<(String, Hint)>>,
    /// What came of moments that were tried again, by what was tried; the last one last.
    comparisons: Mutex<Vec<(String, Comparison)>>,
    /// How much of an analysis was done last in how many milliseconds, game by game.
    paces: Mutex<BTreeMap<&'static str, (u64, u64)>>,
}

/// How many comparisons are kept at hand.
const N_COMPARISONS: usize = 32;

/// How many hints.
const N_HINTS: usize = 64;

/// A game as every page knows it: its texts and what its symbols mean, read when they
/// are first asked for.
pub(crate) struct Shelved {
    id: &'static str,
    sprite: Option<Asset>,
    legend: &'static [Sign],
    texts: fn() -> Lexicon,
    lexicon: OnceLock<Lexicon>,
    /// By the language of the reader, then by that of the box.
    signs: [[OnceLock<Signs>; Lang::ALL.len()]; Lang::ALL.len()],
}

impl Shelved {
    pub(crate) fn new(
        id: &'static str,
        sprite: Option<Asset>,
        legend: &'static [Sign],
        texts: fn() -> Lexicon,
    ) -> Shelved {
        let (lexicon, signs) = Default::default();
        Shelved { id, sprite, legend, texts, lexicon, signs }
    }
}

impl App {
    /// What answers for a host, with the texts of the pages and these games.
    pub(crate) fn new(host: Host, plain: Lexicon, games: Vec<Shelved>) -> App {
        let site = Site::new(host.base.clone(), games.iter().map(|it| (it.id, it.sprite)));
        let (comparisons, hints, paces) = Default::default();
        App { host, plain, games, site, hints, comparisons, paces }
    }

    /// Keeps something under the id that is wished for, or else under a free one.
    pub(crate) async fn keep_named<'a>(
        &self,
        wished: Option<&str>,
        keep: impl Fn(String) -> Answer<'a, ()>,
    ) -> Result<String, StoreError> {
        let mut wished = wished.map(str::to_owned);
        for _ in 0..4 {
            let id = wished.take().unwrap_or_else(|| (self.host.moment)().id());
            match keep(id.clone()).await {
                Ok(()) => return Ok(id),
                Err(StoreError::Taken(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Failed("no free name".to_owned()))
    }

    /// What comes of long work, done where the host has room for it; an error if it
    /// has none.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        self.think_in_parts(move || at_one_go(work)).await
    }

    /// The same for work that is asked part by part, begun where it is done: between two
    /// parts whoever has one thread alone makes pages.
    pub(crate) async fn think_in_parts<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Asked<T> + Send + 'static,
    ) -> Result<T, AppError> {
        thought(self.host.think.clone(), work).await.ok_or(AppError::Busy)
    }

    /// What came of something that was tried, if it is still at hand.
    pub(crate) fn comparison(&self, tried: &str) -> Option<Comparison> {
        let known = self.comparisons.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|it| it.0 == tried).map(|it| it.1.clone())
    }

    /// How much of an analysis is done in a second, if that is known of this game.
    pub(crate) fn pace(&self, game: &str) -> Option<u64> {
        let paces = self.paces.lock().unwrap_or_else(PoisonError::into_inner);
        let &(done, millis) = paces.get(game)?;
        Some(done * 1000 / millis).filter(|it| 0 < *it)
    }

    /// Notes how much of an analysis was done in so many milliseconds; what was done before
    /// counts less and less.
    pub(crate) fn keep_pace(&self, game: &'static str, done: u64, millis: u64) {
        let mut paces = self.paces.lock().unwrap_or_else(PoisonError::into_inner);
        let (was, took) = paces.get(game).copied().unwrap_or_default();
        paces.insert(game, (was / 2 + done, (took / 2 + millis).max(1)));
    }

    /// Keeps what came of something that was tried at hand; the oldest goes.
    pub(crate) fn keep_comparison(&self, tried: &str, came: &Comparison) {
        let mut known = self.comparisons.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|it| it.0 != tried);
        known.push((tried.to_owned(), came.clone()));
        if N_COMPARISONS < known.len() {
            known.remove(0);
        }
    }

    /// The hint for a table of a game, by the number that the coach gives it, if it is still
    /// at hand.
    pub(crate) fn hint(&self, id: &str, print: u64) -> Option<Hint> {
        let hints = self.hints.lock().unwrap_or_else(PoisonError::into_inner);
        hints.iter().find(|it| it.0 == id && it.1.print == print).map(|it| it.1.clone())
    }

    /// Keeps a hint at hand; what was given first goes.
    pub(crate) fn keep_hint(&self, id: &str, hint: &Hint) {
        let mut hints = self.hints.lock().unwrap_or_else(PoisonError::into_inner);
        hints.retain(|it| it.0 != id || it.1.print != hint.print);
        hints.push((id.to_owned(), hint.clone()));
        if N_HINTS < hints.len() {
            hints.remove(0);
        }
    }

    /// The texts of the pages alone.
    pub(crate) fn plain(&self) -> &Lexicon {
        &self.plain
    }

    /// The texts of the pages and of the game called `game`; of the pages alone
    /// if there is none.
    pub(crate) fn lexicon(&self, game: &str) -> &Lexicon {
        let Some(shelved) = self.games.iter().find(|it| it.id == game) else {
            return &self.plain;
        };
        shelved.lexicon.get_or_init(shelved.texts)
    }

    /// Where the pages stand.
    pub(crate) fn site(&self) -> &Site {
        &self.site
    }

    /// What the symbols of the game called `game` mean in these words.
    pub(crate) fn signs(&self, game: &str, words: Words<'_>) -> &Signs {
        let Some(shelved) = self.games.iter().find(|it| it.id == game) else {
            return Signs::none();
        };
        let signs = &shelved.signs[words.lang as usize][words.names as usize];
        signs.get_or_init(|| Signs::new(&words, shelved.legend))
    }
}
