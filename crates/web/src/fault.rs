//! Answers that are no answer: a page that helps in the place of every bare error.

use std::sync::Arc;

use axum::{
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{
    error::{AppError, Fault},
    screens::trouble,
    visit::Visit,
};

/// How soon it is worth asking again when nobody is free, in seconds.
const SOON: HeaderValue = HeaderValue::from_static("2");

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
    let mut answer = if is_api {
        machine(&visit, &error, status)
    } else {
        (status, trouble::page(&visit, &error)).into_response()
    };
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
    let mut document = serde_json::json!({ "error": error.sentence(visit) });
    match error {
        AppError::Refused { rule: Some(rule), .. } => document["rule"] = rule.clone().into(),
        AppError::Conflict { found, .. } => document["revision"] = (*found).into(),
        AppError::Crashed { number } => document["number"] = number.clone().into(),
        _ => {}
    }
    (status, axum::Json(document)).into_response()
}
