//! What can go wrong with a request, and the page that helps.

use std::sync::Arc;

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use keep::StoreError;
use kit::{Game, Message, Trouble};
use shelf::GameId;

use crate::address::Address;

/// What a request can run into.
#[derive(Clone, Debug)]
pub(crate) enum AppError {
    NotFound,
    NoGame(String),
    /// There is no such deck, mat or card set.
    NoDocument,
    /// Somebody else changed the document first.
    DocumentChanged {
        /// Whose document.
        game: String,
        /// Its name.
        id: String,
    },
    Conflict {
        id: String,
        expected: u64,
        found: u64,
    },
    Bad(Told),
    Refused {
        id: String,
        text: String,
        rule: Option<String>,
        /// Whether the table can be put right instead.
        can_fix: bool,
    },
    Foreign,
    /// Nobody comes in without the key.
    Key,
    Stale {
        id: String,
        told: Told,
    },
    Store(StoreError),
    /// There are fewer chairs at the table.
    NoChair {
        n: u8,
    },
    /// There is nothing to explain: the automa did not act there.
    NoReasons,
    /// It would show what somebody at the table may not see.
    Secret {
        id: String,
    },
    /// The page is there, but not for this method.
    Method,
    /// The body is of another kind.
    Kind,
    /// The body is too large.
    Large,
    /// The address, the form or the body could not be made out.
    Unclear,
    /// More is asked for at once than can be answered soon.
    Busy,
    /// The program ran into a fault of its own.
    Crashed {
        number: String,
    },
}

/// What befell a request outside of the pages. A host puts it among the extensions of
/// a request, and is answered with the page that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nobody is free to answer it soon.
    Busy,
    /// Whoever answered it panicked; the log has a line with this number.
    Crashed {
        /// The number that the reader is told.
        number: String,
    },
}

/// What a host may want to note about an answer; it stands among its extensions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incident {
    /// The key was not shown.
    Key,
    /// It was asked for by another site or under another name.
    Foreign,
    /// Nobody was free to answer.
    Busy,
    /// The store failed, and how.
    Store(String),
}

/// Something wrong, with the game in whose texts it is told.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) game: &'static str,
    pub(crate) message: Box<Message>,
}

impl AppError {
    /// Something that cannot be read.
    pub(crate) fn bad(message: Message) -> AppError {
        AppError::Bad(Told { game: "", message: Box::new(message) })
    }

    /// Something of the game `G` that cannot be read.
    pub(crate) fn bad_for<G: Game>(error: &impl Trouble) -> AppError {
        AppError::Bad(Told { game: G::ID, message: Box::new(error.message()) })
    }

    /// Something that cannot be read, in the texts of the game `G`.
    pub(crate) fn bad_in<G: Game>(message: Message) -> AppError {
        AppError::Bad(Told { game: G::ID, message: Box::new(message) })
    }

    /// The kept game `id` can no longer be played.
    pub(crate) fn stale<G: Game>(id: &str, error: &impl Trouble) -> AppError {
        let told = Told { game: G::ID, message: Box::new(error.message()) };
        AppError::Stale { id: id.to_owned(), told }
    }

    fn status(&self) -> StatusCode {
        match self {
            AppError::NotFound
            | AppError::NoGame(_)
            | AppError::NoDocument
            | AppError::NoChair { .. }
            | AppError::NoReasons => StatusCode::NOT_FOUND,
            AppError::Secret { .. } => StatusCode::FORBIDDEN,
            AppError::Conflict { .. } | AppError::DocumentChanged { .. } => StatusCode::CONFLICT,
            AppError::Bad(_) | AppError::Unclear => StatusCode::BAD_REQUEST,
            AppError::Refused { .. } | AppError::Stale { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            AppError::Foreign => StatusCode::FORBIDDEN,
            AppError::Key => StatusCode::UNAUTHORIZED,
            AppError::Store(_) | AppError::Busy => StatusCode::SERVICE_UNAVAILABLE,
            AppError::Crashed { .. } => StatusCode::INTERNAL_SERVER_ERROR,
            AppError::Method => StatusCode::METHOD_NOT_ALLOWED,
            AppError::Kind => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            AppError::Large => StatusCode::PAYLOAD_TOO_LARGE,
        }
    }

    /// What an answer without a word means.
    pub(crate) fn of(status: StatusCode) -> AppError {
        match status {
            StatusCode::NOT_FOUND => AppError::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => AppError::Method,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => AppError::Kind,
            StatusCode::PAYLOAD_TOO_LARGE => AppError::Large,
            _ => AppError::Unclear,
        }
    }

    /// The key of its title and advice, and where to go from here.
    pub(crate) fn help(&self) -> (&'static str, Address<'_>) {
        let home = || Address::Home;
        match self {
            AppError::NotFound => ("ui-error-page", home()),
            AppError::NoGame(_) => ("ui-error-game", home()),
            AppError::NoDocument => ("ui-error-document", home()),
            AppError::DocumentChanged { game, id } => {
                ("ui-error-changed", Address::OwnOne { game, id })
            }
            AppError::Conflict { id, .. } => ("ui-error-conflict", Address::Play { id }),
            AppError::Bad(_) => ("ui-error-bad", home()),
            AppError::Refused { id, .. } => ("ui-error-refused", Address::Play { id }),
            AppError::Foreign => ("ui-error-foreign", home()),
            AppError::Key => ("ui-error-key", home()),
            AppError::Stale { .. } => ("ui-error-stale", home()),
            AppError::Store(StoreError::Full) => ("ui-error-full", home()),
            AppError::Store(StoreError::Damaged(_)) => ("ui-error-damaged", home()),
            AppError::Store(StoreError::Gone) => ("ui-error-gone", home()),
            AppError::Store(StoreError::Stopped) => ("ui-error-stopped", home()),
            AppError::Store(StoreError::Shut { why, .. }) => (why.key(), home()),
            AppError::Store(_) => ("ui-error-store", home()),
            AppError::NoChair { .. } => ("ui-error-page", home()),
            AppError::NoReasons => ("ui-error-no-reasons", home()),
            AppError::Secret { id } => ("ui-error-secret", Address::Play { id }),
            AppError::Method => ("ui-error-method", home()),
            AppError::Kind => ("ui-error-kind", home()),
            AppError::Large => ("ui-error-large", home()),
            AppError::Unclear => ("ui-error-unclear", home()),
            AppError::Busy => ("ui-error-busy", home()),
            AppError::Crashed { .. } => ("ui-error-crashed", home()),
        }
    }

    /// What a host may want to note about it.
    pub(crate) fn incident(&self) -> Option<Incident> {
        match self {
            AppError::Key => Some(Incident::Key),
            AppError::Foreign => Some(Incident::Foreign),
            AppError::Busy => Some(Incident::Busy),
            AppError::Store(error) => Some(Incident::Store(error.to_string())),
            _ => None,
        }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> AppError {
        AppError::Store(error)
    }
}

impl From<&Fault> for AppError {
    fn from(fault: &Fault) -> AppError {
        match fault {
            Fault::Busy => AppError::Busy,
            Fault::Crashed { number } => AppError::Crashed { number: number.clone() },
        }
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// A field that is not as it should be, as an error.
pub(crate) fn wrong(field: &str, expected: Message, found: &str) -> AppError {
    let found: String = found.chars().take(40).collect();
    let what = Message::new("trouble-expected")
        .with("expected", expected)
        .with("found", Message::quoted(found));
    AppError::bad(Message::new("trouble-at").with("at", field).with("what", what))
}

/// The whole numbers from 0 to `most`.
pub(crate) fn up_to(most: u64) -> Message {
    Message::new("trouble-number").with("least", 0).with("most", most.to_string())
}

/// A field that is not there, as an error.
pub(crate) fn missing(field: &str) -> AppError {
    let what = Message::new("trouble-expected")
        .with("expected", Message::new("trouble-field").with("field", field))
        .with("found", Message::new("trouble-nothing"));
    AppError::bad(what)
}

/// The game that an address or a document names.
pub(crate) fn named(game: &str) -> Result<GameId, AppError> {
    game.parse()
        .map_err(|it: shelf::UnknownGame| wrong("game", Message::verbatim(it.expected), &it.found))
}
