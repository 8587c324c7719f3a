//! What every part of the site answers with.

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use keep::Stored;
use kit::{Game, Session};

use crate::{address::Address, error::AppError};

/// A page, or why there is none.
pub(super) type Page = Result<Response, AppError>;

/// Where a new game begins: with the table to be set, or with the first choice.
pub(super) fn first_page<'a, G: Game>(stored: &'a Stored, session: &Session<G>) -> Address<'a> {
    let id = &stored.id;
    if session.game().is_at_table() { Address::Setup { id } } else { Address::Play { id } }
}

/// A text to be saved under a name.
pub(super) fn file(name: &str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let disposition = HeaderValue::from_str(&disposition).expect("ids are plain letters");
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, disposition)], text)
        .into_response()
}

/// A game without a page is a page that does not exist.
pub(super) fn not_found(error: AppError) -> AppError {
    match error {
        AppError::Bad(_) => AppError::NotFound,
        other => other,
    }
}
