//! Opening what was saved: a record, a position, a link, or everything at once.

use axum::extract::{Multipart, multipart::MultipartError};
use kit::Message;
use maud::{Markup, html};

use crate::{
    address::Address,
    collection::{self, Arrival, Arrivals, Outcome},
    error::AppError,
    frame, game, link,
    visit::Visit,
};

/// The longest text that is shown again when it could not be opened.
const SHOWN: usize = 1 << 16;

/// The page that asks for a file, with what was wrong with the last try.
pub(crate) fn show(visit: &Visit, error: Option<(&str, &str)>, text: &str) -> Markup {
    let words = visit.plain();
    let title = words.text("ui-open");
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-open-text")) } }
            @if let Some(error) = error {
                p.said #open-error role="alert" { b { (words.text(error.0)) } " " (error.1) }
            }
            form.stacked method="post" action=(words.to(Address::Open)) enctype="multipart/form-data" data-full {
                div.field {
                    label for="file" { (words.text("ui-open-file")) }
                    input #file type="file" name="file" accept=".toml,.json,text/plain,application/json";
                }
                div.field {
                    label for="text" { (words.text("ui-open-paste")) }
                    textarea #text name="text" rows="10" spellcheck="false" autocomplete="off"
                        aria-describedby=[error.map(|_| "open-error")] { (text) }
                }
                p { button.btn.primary.big type="submit" { (words.button_icon("play")) (words.text("ui-open-go")) } }
            }
            section aria-labelledby="h-all" {
                div.section-h { h2 #h-all { (words.text("ui-export")) } }
                p { (words.text("ui-export-text")) }
                p.small.muted { (words.text("ui-export-folded")) }
                p.ways { (frame::export(&words)) }
            }
        }
    };
    frame::page(visit, &words, &title, "", main)
}

/// What is said first of a text that could not be opened: that it is nothing of ours, if
/// it names no game at all.
pub(crate) fn heading(text: &str) -> &'static str {
    let is_ours = text.is_empty()
        || desk::is_collection(text)
        || link::letters_in(text).is_some()
        || kit::game_of(text).is_ok();
    if is_ours { "ui-open-wrong" } else { "ui-open-foreign" }
}

/// What was opened.
pub(crate) enum Opened {
    /// One game, by its id.
    Game(String),
    /// Everything that somebody kept.
    Collection(Arrivals),
}

/// Reads what was sent and keeps it beside what is here.
pub(crate) async fn read(visit: &Visit, form: Multipart) -> Result<Opened, (AppError, String)> {
    let text = sent(form).await.map_err(|it| (it, String::new()))?;
    if text.trim().is_empty() {
        return Err((AppError::bad(Message::new("ui-open-nothing")), text));
    }
    let opened = match desk::is_collection(&text) {
        true => collection::import(visit, &text).await.map(Opened::Collection),
        false => game::import(&visit.app, &text).await.map(|it| Opened::Game(it.id)),
    };
    // What somebody typed comes back to be mended; a whole file need not.
    opened.map_err(|error| (error, if text.len() <= SHOWN { text } else { String::new() }))
}

/// What came of a collection, thing by thing: those that need a word first.
pub(crate) fn arrivals(visit: &Visit, came: &Arrivals) -> Markup {
    let words = visit.plain();
    let title = words.text("ui-import");
    let all = || came.games.iter().chain(&came.documents);
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-import-text")) } }
            ul {
                @for (outcome, key) in [
                    (Outcome::Kept, "ui-import-kept"),
                    (Outcome::Beside, "ui-import-beside"),
                    (Outcome::Unplayable, "ui-import-unplayable"),
                    (Outcome::Same, "ui-import-same"),
                    (Outcome::Refused, "ui-import-refused"),
                ] {
                    @let n = all().filter(|it| it.outcome == outcome).count();
                    @if 0 < n { li { (words.count(key, n)) } }
                }
                @if all().next().is_none() { li { (words.text("ui-import-empty")) } }
            }
            @if all().any(|it| it.why.is_some()) {
                section aria-labelledby="h-why" {
                    div.section-h { h2 #h-why { (words.text("ui-import-why")) } }
                    ul.arrivals { @for it in all().filter(|it| it.why.is_some()) { li { (arrival(visit, it)) } } }
                }
            }
            p.ways { a.btn.primary href=(words.to(Address::Home)) { (words.button_icon("redo")) (words.text("ui-to-home")) } }
        }
    };
    frame::page(visit, &words, &title, "", main)
}

/// One thing that did not come as it was.
fn arrival(visit: &Visit, arrival: &Arrival) -> Markup {
    let words = visit.words(&arrival.game);
    let title = Message::new("game-title");
    html! {
        b {
            @if words.has(&title) { (words.say(&title)) " " } @else if !arrival.game.is_empty() { (arrival.game) " " }
            (arrival.name)
        }
        @if let Some(why) = &arrival.why { ": " (why) }
    }
}

/// The text of the file, or the text that was pasted.
async fn sent(mut form: Multipart) -> Result<String, AppError> {
    let bad = |it: MultipartError| AppError::of(it.status());
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
