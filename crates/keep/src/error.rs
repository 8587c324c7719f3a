//! Why a store could not do what was asked.

use kit::{Message, Trouble};

/// Why the store could not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else changed the game first.
    Conflict {
        /// The revision that was expected.
        expected: u64,
    },
    /// There is a game of that name already.
    Taken(String),
    /// There is no room left for it.
    Full,
    /// What is kept is damaged.
    Damaged(String),
    /// The file was taken away while it was open.
    Gone,
    /// The store cannot be opened at all: nothing can be said of what is in it.
    Shut {
        /// What keeps it shut.
        why: Shut,
        /// What it said itself.
        found: String,
    },
    /// Whoever keeps things has stopped.
    Stopped,
    /// The store itself failed.
    Failed(String),
}

kit::errors!(StoreError);

impl Trouble for StoreError {
    fn message(&self) -> Message {
        match self {
            StoreError::Conflict { expected } => {
                Message::new("ui-error-conflict").with("expected", expected.to_string())
            }
            StoreError::Taken(id) => Message::new("ui-error-taken").with("id", id.as_str()),
            StoreError::Full => Message::new("ui-error-full"),
            StoreError::Damaged(why) => Message::new("ui-error-damaged").with("why", why.as_str()),
            StoreError::Gone => Message::new("ui-error-gone"),
            StoreError::Shut { why, found } => {
                Message::new(why.key()).with("found", found.as_str())
            }
            StoreError::Stopped => Message::new("ui-error-stopped"),
            StoreError::Failed(why) => Message::new("ui-told-store").with("why", why.as_str()),
        }
    }
}

/// What keeps a store from being opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shut {
    /// Nothing may be kept here.
    Refused,
    /// A newer version of the program has kept games there.
    Newer,
    /// Somebody else holds it and does not let go.
    Held,
    /// There is no room to open it in.
    Full,
    /// Something else.
    Broken,
}

impl Shut {
    /// Every kind.
    pub const ALL: [Shut; 5] = [Shut::Refused, Shut::Newer, Shut::Held, Shut::Full, Shut::Broken];

    /// The id of the text that tells it.
    pub fn key(self) -> &'static str {
        match self {
            Shut::Refused => "ui-error-shut-refused",
            Shut::Newer => "ui-error-shut-newer",
            Shut::Held => "ui-error-shut-held",
            Shut::Full => "ui-error-shut-full",
            Shut::Broken => "ui-error-shut-broken",
        }
    }
}
