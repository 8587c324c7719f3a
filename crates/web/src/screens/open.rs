//! Opening a saved game: a record or a position, as a file or as text.

use axum::{extract::Multipart, http::StatusCode};
use kit::Message;
use maud::{Markup, html};

use crate::{
    Stored,
    error::AppError,
    frame::{self, icon},
    game,
    visit::Visit,
};

/// The longest text that is shown again when it could not be opened.
const SHOWN: usize = 1 << 16;

/// The page that asks for a file.
pub(crate) async fn ask(visit: Visit) -> Markup {
    show(&visit, None, "")
}

/// The page, with what was wrong with the last try.
pub(crate) fn show(visit: &Visit, error: Option<&str>, text: &str) -> Markup {
    let words = visit.plain();
    let title = words.text("ui-open");
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-open-text")) } }
            @if let Some(error) = error {
                p.said #open-error role="alert" { b { (words.text("ui-open-wrong")) } " " (error) }
            }
            form.stacked method="post" action="/open" enctype="multipart/form-data" data-full {
                div.field {
                    label for="file" { (words.text("ui-open-file")) }
                    input #file type="file" name="file" accept=".toml,.json,text/plain,application/json";
                }
                div.field {
                    label for="text" { (words.text("ui-open-paste")) }
                    textarea #text name="text" rows="10" spellcheck="false" autocomplete="off"
                        aria-describedby=[error.map(|_| "open-error")] { (text) }
                }
                p { button.btn.go.big type="submit" { (icon("play")) (words.text("ui-open-go")) } }
            }
        }
    };
    frame::page(visit, &words, &title, "", main)
}

/// Reads what was sent and keeps it as a new game.
pub(crate) async fn read(visit: &Visit, form: Multipart) -> Result<Stored, (AppError, String)> {
    let text = sent(form).await.map_err(|it| (it, String::new()))?;
    if text.trim().is_empty() {
        return Err((AppError::bad(Message::new("ui-open-nothing")), text));
    }
    game::import(&visit.app, &text).await.map_err(|error| {
        // What somebody typed comes back to be mended; a whole file need not.
        (error, if text.len() <= SHOWN { text } else { String::new() })
    })
}

/// The text of the file, or the text that was pasted.
async fn sent(mut form: Multipart) -> Result<String, AppError> {
    let bad = |it: axum::extract::multipart::MultipartError| match it.status() {
        StatusCode::PAYLOAD_TOO_LARGE => AppError::Large,
        _ => AppError::Unclear,
    };
    let mut found = String::new();
    while let Some(field) = form.next_field().await.map_err(bad)? {
        let is_file = field.name() == Some("file");
        let bytes = field.bytes().await.map_err(bad)?;
        let text = String::from_utf8(bytes.to_vec());
        let text = text.map_err(|_| AppError::bad(Message::new("ui-open-bytes")))?;
        if !text.trim().is_empty() && (is_file || found.is_empty()) {
            found = text;
        }
    }
    Ok(found)
}
