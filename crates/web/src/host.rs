//! The host: what the pages need from whoever serves them.

use std::sync::Arc;

use kit::Lexicon;

use crate::{Store, words};

/// What a request brings with it from outside: the time and a number nobody can guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub millis: u64,
    /// A fresh random number.
    pub entropy: u64,
}

impl Moment {
    /// A seed for a new game.
    pub fn seed(self) -> u64 {
        // Six digits: short enough to say across a table, and a million games.
        self.entropy % 1_000_000
    }

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

/// Whoever serves the pages: behind a socket, or inside the browser itself.
#[derive(Clone)]
pub struct Host {
    /// Where games are kept.
    pub store: Arc<dyn Store>,
    /// The time and fresh entropy, asked once a request.
    pub moment: Arc<dyn Fn() -> Moment + Send + Sync>,
    /// Whether a `Host` header names this server; keeps strangers' names that
    /// point at this machine from speaking for the person in front of it.
    pub is_ours: Arc<dyn Fn(&str) -> bool + Send + Sync>,
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Host")
    }
}

/// What every handler has at hand.
pub(crate) struct App {
    pub(crate) host: Host,
    pub(crate) plain: Lexicon,
    pub(crate) patchwork: Lexicon,
}

impl App {
    pub(crate) fn new(host: Host) -> App {
        App { host, plain: words::plain(), patchwork: words::lexicon::<patchwork::Patchwork>() }
    }

    /// The texts of the pages and of the game called `game`.
    pub(crate) fn lexicon(&self, game: &str) -> &Lexicon {
        match game {
            "patchwork" => &self.patchwork,
            _ => &self.plain,
        }
    }
}
