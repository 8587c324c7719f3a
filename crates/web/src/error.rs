//! What can go wrong with a request, and the page that helps.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use kit::{Message, ReplayError};
use maud::html;

use crate::{StoreError, frame, host::App, visit::Visit};

/// What a request can run into.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum AppError {
    #[error("there is no such page")]
    NotFound,
    #[error("there is no game called `{0}`")]
    NoGame(String),
    #[error("the game `{id}` has changed since revision {expected}; it is at {found} now")]
    Conflict { id: String, expected: u64, found: u64 },
    #[error("{0}")]
    Bad(String),
    #[error("{text}")]
    Refused { id: String, text: String, rule: Option<String> },
    #[error("this request came from another site")]
    Foreign,
    #[error("the record can no longer be played: {error}")]
    Stale { id: String, error: Box<ReplayError> },
    #[error("{0}")]
    Store(String),
}

impl AppError {
    fn status(&self) -> StatusCode {
        match self {
            AppError::NotFound | AppError::NoGame(_) => StatusCode::NOT_FOUND,
            AppError::Conflict { .. } => StatusCode::CONFLICT,
            AppError::Bad(_) => StatusCode::BAD_REQUEST,
            AppError::Refused { .. } | AppError::Stale { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            AppError::Foreign => StatusCode::FORBIDDEN,
            AppError::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The key of its title and advice, and where to go from here.
    fn help(&self) -> (&'static str, String) {
        match self {
            AppError::NotFound => ("ui-error-page", "/".to_owned()),
            AppError::NoGame(_) => ("ui-error-game", "/".to_owned()),
            AppError::Conflict { id, .. } => ("ui-error-conflict", format!("/play/{id}")),
            AppError::Bad(_) => ("ui-error-bad", "/".to_owned()),
            AppError::Refused { id, .. } => ("ui-error-refused", format!("/play/{id}")),
            AppError::Foreign => ("ui-error-foreign", "/".to_owned()),
            AppError::Stale { .. } => ("ui-error-stale", "/".to_owned()),
            AppError::Store(_) => ("ui-error-store", "/".to_owned()),
        }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> AppError {
        AppError::Store(error.to_string())
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Puts a page that helps in the place of every bare error, in the reader's
/// language; machines get JSON.
pub(crate) async fn help(
    State(app): State<Arc<App>>,
    visit: Visit,
    request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let response = next.run(request).await;
    let status = response.status();
    let error = response.extensions().get::<Arc<AppError>>().cloned();
    let is_bare = status.is_client_error() && !response.headers().contains_key("x-explained");
    if error.is_none() && !is_bare {
        return response;
    }
    drop(app);
    let allow = response.headers().get(header::ALLOW).cloned();
    let error = match error {
        Some(error) => error,
        None => Arc::new(match status {
            StatusCode::NOT_FOUND => AppError::NotFound,
            _ => AppError::Bad(told(response).await),
        }),
    };
    let mut answer = if is_api { machine(&error, status) } else { page(&visit, &error, status) };
    if let Some(allow) = allow {
        answer.headers_mut().insert(header::ALLOW, allow);
    }
    answer
}

/// What axum said was wrong with the request.
async fn told(response: Response) -> String {
    let status = response.status();
    let body = axum::body::to_bytes(response.into_body(), 1024).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&body).trim().to_owned();
    if text.is_empty() { status.canonical_reason().unwrap_or("?").to_owned() } else { text }
}

fn machine(error: &AppError, status: StatusCode) -> Response {
    let mut document = serde_json::json!({ "error": error.to_string() });
    match error {
        AppError::Refused { rule: Some(rule), .. } => document["rule"] = rule.clone().into(),
        AppError::Conflict { found, .. } => document["revision"] = (*found).into(),
        _ => {}
    }
    (status, axum::Json(document)).into_response()
}

fn page(visit: &Visit, error: &AppError, status: StatusCode) -> Response {
    let words = visit.plain();
    let (key, next) = error.help();
    let title = words.text(key);
    let detail = match error {
        AppError::NotFound
        | AppError::NoGame(_)
        | AppError::Conflict { .. }
        | AppError::Foreign => None,
        AppError::Refused { text, rule, .. } => Some((text.clone(), rule.clone())),
        AppError::Bad(_) | AppError::Stale { .. } | AppError::Store(_) => {
            Some((error.to_string(), None))
        }
    };
    let file = match error {
        AppError::Stale { id, .. } => Some(format!("/play/{id}/record.toml")),
        _ => None,
    };
    let button = if next == "/" { "ui-to-home" } else { "ui-to-game" };
    let main = html! {
        main.page id="main" {
            header {
                h1 { (title) }
                p { (words.say(&Message::new(key).attribute("advice"))) }
            }
            @if let Some((text, rule)) = detail {
                p.said { @if let Some(rule) = rule { b { (rule) } ": " } (text) }
            }
            p.endbtns {
                a.btn.go href=(next) { (frame::icon("play")) (words.text(button)) }
                @if let Some(file) = file {
                    a.btn href=(file) download="" { (frame::icon("save")) (words.text("ui-save-record")) }
                }
            }
        }
    };
    let document = frame::page(visit, &words, &title, "", main);
    let mut response = (status, document).into_response();
    response.headers_mut().insert("x-explained", HeaderValue::from_static("yes"));
    response
}

/// An empty body, for answers that need none.
pub(crate) fn empty(status: StatusCode) -> Response {
    (status, Body::empty()).into_response()
}
