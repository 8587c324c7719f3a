//! What can go wrong with a request, and the page that helps.

use std::sync::Arc;

use axum::{
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use kit::{Game, Message, Trouble};
use maud::{Markup, html};

use crate::{StoreError, frame, visit::Visit};

/// What a request can run into.
#[derive(Clone, Debug)]
pub(crate) enum AppError {
    NotFound,
    NoGame(String),
    /// There is no such deck, mat or card set.
    NoDocument,
    /// Somebody else changed the document first.
    DocumentChanged {
        path: String,
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

/// How soon it is worth asking again when nobody is free, in seconds.
const SOON: HeaderValue = HeaderValue::from_static("2");

/// Something wrong, with the game in whose texts it is told.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    game: &'static str,
    message: Box<Message>,
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

    /// What is wrong, in the reader's words.
    pub(crate) fn told(&self, visit: &Visit) -> String {
        let words = visit.plain();
        let of = |it: &Told| visit.words(it.game).say(&it.message);
        match self {
            AppError::Bad(told) => of(told),
            AppError::Refused { text, .. } => text.clone(),
            AppError::NoGame(id) => {
                words.say(&Message::new("ui-told-no-game").with("id", id.as_str()))
            }
            AppError::NoChair { n } => words.count("ui-told-no-chair", *n),
            AppError::Conflict { expected, found, .. } => words.say(
                &Message::new("ui-told-conflict")
                    .with("expected", expected.to_string())
                    .with("found", found.to_string()),
            ),
            AppError::Stale { told, .. } => {
                words.say(&Message::new("ui-told-stale").with("what", of(told)))
            }
            AppError::Store(StoreError::Failed(why)) => {
                words.say(&Message::new("ui-told-store").with("why", why.as_str()))
            }
            AppError::Crashed { number } => {
                words.say(&Message::new("ui-told-crashed").with("number", number.as_str()))
            }
            _ => words.text(self.help().0),
        }
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
    fn help(&self) -> (&'static str, String) {
        let home = || "/".to_owned();
        match self {
            AppError::NotFound => ("ui-error-page", home()),
            AppError::NoGame(_) => ("ui-error-game", home()),
            AppError::NoDocument => ("ui-error-document", home()),
            AppError::DocumentChanged { path } => ("ui-error-changed", path.clone()),
            AppError::Conflict { id, .. } => ("ui-error-conflict", format!("/play/{id}")),
            AppError::Bad(_) => ("ui-error-bad", home()),
            AppError::Refused { id, .. } => ("ui-error-refused", format!("/play/{id}")),
            AppError::Foreign => ("ui-error-foreign", home()),
            AppError::Key => ("ui-error-key", home()),
            AppError::Stale { .. } => ("ui-error-stale", home()),
            AppError::Store(StoreError::Full) => ("ui-error-full", home()),
            AppError::Store(StoreError::Damaged(_)) => ("ui-error-damaged", home()),
            AppError::Store(StoreError::Gone) => ("ui-error-gone", home()),
            AppError::Store(StoreError::Shut { why, .. }) => (why.key(), home()),
            AppError::Store(_) => ("ui-error-store", home()),
            AppError::NoChair { .. } => ("ui-error-page", home()),
            AppError::NoReasons => ("ui-error-no-reasons", home()),
            AppError::Secret { id } => ("ui-error-secret", format!("/play/{id}")),
            AppError::Method => ("ui-error-method", home()),
            AppError::Kind => ("ui-error-kind", home()),
            AppError::Large => ("ui-error-large", home()),
            AppError::Unclear => ("ui-error-unclear", home()),
            AppError::Busy => ("ui-error-busy", home()),
            AppError::Crashed { .. } => ("ui-error-crashed", home()),
        }
    }

    /// What a host may want to note about it.
    fn incident(&self) -> Option<Incident> {
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

/// Marks an answer that says itself what was wrong.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Explained;

/// Puts a page that helps in the place of every bare error, in the reader's
/// language; machines get JSON.
pub(crate) async fn help(visit: Visit, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let fault = request.extensions().get::<Fault>().map(AppError::from);
    let response = match fault {
        Some(error) => error.into_response(),
        None => next.run(request).await,
    };
    let status = response.status();
    let error = response.extensions().get::<Arc<AppError>>().cloned();
    let is_bare = status.is_client_error() && response.extensions().get::<Explained>().is_none();
    if error.is_none() && !is_bare {
        return response;
    }
    let allow = response.headers().get(header::ALLOW).cloned();
    let error = error.unwrap_or_else(|| Arc::new(AppError::of(status)));
    let mut answer =
        if is_api { machine(&visit, &error, status) } else { page(&visit, &error, status) };
    if let Some(allow) = allow {
        answer.headers_mut().insert(header::ALLOW, allow);
    }
    if status == StatusCode::UNAUTHORIZED {
        answer.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    if matches!(*error, AppError::Busy) {
        answer.headers_mut().insert(header::RETRY_AFTER, SOON);
    }
    if let Some(incident) = error.incident() {
        answer.extensions_mut().insert(incident);
    }
    answer
}

fn machine(visit: &Visit, error: &AppError, status: StatusCode) -> Response {
    let mut document = serde_json::json!({ "error": error.told(visit) });
    match error {
        AppError::Refused { rule: Some(rule), .. } => document["rule"] = rule.clone().into(),
        AppError::Conflict { found, .. } => document["revision"] = (*found).into(),
        AppError::Crashed { number } => document["number"] = number.clone().into(),
        _ => {}
    }
    (status, axum::Json(document)).into_response()
}

fn page(visit: &Visit, error: &AppError, status: StatusCode) -> Response {
    let words = visit.plain();
    let (key, next) = error.help();
    let title = words.text(key);
    let detail = match error {
        AppError::Refused { text, rule, .. } => Some((text.clone(), rule.clone())),
        AppError::Bad(_)
        | AppError::Stale { .. }
        | AppError::Crashed { .. }
        | AppError::Store(StoreError::Failed(_)) => Some((error.told(visit), None)),
        AppError::Store(StoreError::Shut { found, .. }) if !found.is_empty() => {
            Some((found.clone(), None))
        }
        _ => None,
    };
    let file = match error {
        AppError::Stale { id, .. } => Some(format!("/play/{id}/record.toml")),
        _ => None,
    };
    // What cannot have happened may tell that the mirror differs from the table.
    let fix = match error {
        AppError::Refused { id, can_fix: true, .. } => Some(format!("/play/{id}/fix")),
        _ => None,
    };
    let button = match error {
        AppError::DocumentChanged { .. } => "ui-to-document",
        _ if next == "/" => "ui-to-home",
        _ => "ui-to-game",
    };
    let main = html! {
        main.page.trouble id="main" {
            header {
                h1 { (title) }
                p { (words.say(&Message::new(key).attribute("advice"))) }
            }
            @if let Some((text, rule)) = detail {
                p.said { @if let Some(rule) = rule { b { (rule) } ": " } (text) }
            }
            p.ways {
                a.btn.go href=(next) { (frame::icon("redo")) (words.text(button)) }
                @if let Some(fix) = fix { a.btn href=(fix) { (frame::icon("fix")) (words.text("ui-fix")) } }
                @if let Some(file) = file {
                    a.btn href=(file) download="" { (frame::icon("save")) (words.text("ui-save-record")) }
                }
            }
        }
    };
    // Who changes the language here goes on from here: what was asked for may
    // be no page at all.
    let visit = Visit { here: next, ..visit.clone() };
    (status, frame::page(&visit, &words, &title, "", main)).into_response()
}

/// That the games cannot be opened, in their place on the home page.
pub(crate) fn shut(visit: &Visit, error: &AppError) -> Markup {
    let words = visit.plain();
    let key = error.help().0;
    html! {
        section role="alert" aria-labelledby="h-shut" {
            div.section-h { h2 #h-shut { (words.text(key)) } }
            p { (words.say(&Message::new(key).attribute("advice"))) }
            p.ways { a.btn.go href="/" data-full { (frame::icon("redo")) (words.text("ui-site-again")) } }
        }
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
