//! Decks, mats and card sets of somebody's own: all of them, and one.

use axum::extract::{Multipart, multipart::MultipartError};
use desk::named;
use kit::{Choice, ChoiceKind, Message};
use maud::{Markup, html};

use crate::{
    OwnDocument, Pen,
    address::{Address, key},
    error::AppError,
    frame, own,
    page::{Draft, Form, Page},
    screens::print,
    visit::{Query, Visit},
};

/// What files are looked for.
const KINDS: &str = ".toml,.json,text/plain,application/json";

/// The choices of a game that a document is a value of.
pub(crate) fn choices<G: Page>() -> impl Iterator<Item = &'static Choice> {
    G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Document)
}

/// All that is kept for a game, and ways to begin.
pub(crate) fn list<G: Page>(visit: &Visit, kept: &[OwnDocument], error: Option<&str>) -> Markup {
    let words = visit.explained(G::ID);
    let title = words.say(&Message::new("ui-own-title").with("game", Message::new("game-title")));
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-own-about")) } }
            @if let Some(error) = error { p.said role="alert" { (error) } }
            @for choice in choices::<G>() {
                section aria-labelledby={ "h-" (choice.key) } {
                    div.section-h { h2 id={ "h-" (choice.key) } { (words.text(&format!("choice-{}", choice.key))) } }
                    (listed::<G>(&words, kept, choice))
                    @if let Some(form) = G::form(choice.key) { (begin::<G>(&words, choice, form)) }
                    (bring::<G>(&words, choice))
                }
            }
            p.ways { a.btn href=(words.to(Address::New { game: G::ID })) { (words.button_icon("play")) (words.text("ui-new-game")) } }
        }
    };
    frame::game_page(visit, &words, (G::ID, G::LOOK), &title, main)
}

fn listed<G: Page>(words: &Pen<'_>, kept: &[OwnDocument], choice: &Choice) -> Markup {
    let mine: Vec<&OwnDocument> = kept.iter().filter(|it| it.key == choice.key).collect();
    html! {
        @if mine.is_empty() { p.muted { (words.text("ui-own-none")) } }
        ul.owns { @for document in mine {
            li {
                a.btn href=(words.to(Address::OwnOne { game: G::ID, id: &document.id })) {
                    (words.button_icon(if document.is_ready { "check" } else { "no" }))
                    span { b { (own::name(words, document)) } " · " (state::<G>(words, document)) }
                }
                @if let Some(link) = print::link(words, document) {
                    @let label = words.say(&Message::new("ui-print-this").with("name", own::name(words, document).as_str()));
                    " " a.btn.quiet href=(link) aria-label=(label) { (words.button_icon("print")) (words.text("ui-print")) }
                }
            }
        } }
    }
}

fn state<G: Page>(words: &Pen<'_>, document: &OwnDocument) -> String {
    words.text(match document.is_ready {
        true => "ui-own-ready",
        false if own::is_for_table::<G>(document) => table_state::<G>(document),
        false => "ui-own-draft",
    })
}

/// How far a document has come that can be played at a table only.
pub(crate) fn table_state<G: Page>(document: &OwnDocument) -> &'static str {
    if own::rest::<G>(document).is_some() { "ui-own-whole" } else { "ui-own-gaps" }
}

/// What a document that is whole for the table still needs for the screen, with the
/// way to where it is typed.
pub(crate) fn rest<G: Page>(words: &Pen<'_>, document: &OwnDocument) -> Option<Markup> {
    let rest = own::rest::<G>(document)?;
    let go = Message::new("ui-own-rest").with("name", rest.first.as_str());
    Some(html! {
        (words.say(&rest.said)) " "
        a href=(words.to(Address::OwnOne { game: G::ID, id: &document.id }).asking(rest.step.trim_start_matches('?'))) { (words.say(&go)) }
    })
}

fn begin<G: Page>(words: &Pen<'_>, choice: &Choice, form: &dyn Form) -> Markup {
    html! {
        form.stacked.begin method="post" action=(words.to(Address::OwnNew { game: G::ID, key: choice.key })) enctype="multipart/form-data" data-full {
            input type="hidden" name="begin" value="1";
            (form.begin(words))
        }
    }
}

/// A file, a text, or a copy of what is in the box.
fn bring<G: Page>(words: &Pen<'_>, choice: &Choice) -> Markup {
    let action = words.to(Address::OwnNew { game: G::ID, key: choice.key });
    let shipped = G::DOCUMENTS.iter().filter(|it| it.key == choice.key);
    html! {
        details.more {
            summary.btn.quiet { (words.icon("save")) (words.text("ui-own-bring")) }
            form.stacked method="post" action=(action) enctype="multipart/form-data" data-full {
                div.field {
                    label for={ "file-" (choice.key) } { (words.text("ui-open-file")) }
                    input id={ "file-" (choice.key) } type="file" name="file" accept=(KINDS);
                }
                div.field {
                    label for={ "text-" (choice.key) } { (words.text("ui-open-paste")) }
                    textarea id={ "text-" (choice.key) } name="text" rows="6" spellcheck="false" autocomplete="off" {}
                }
                p { button.btn type="submit" { (words.button_icon("check")) (words.text("ui-own-save")) } }
            }
        }
        @for document in shipped {
            form method="post" action=(action) enctype="multipart/form-data" data-full {
                input type="hidden" name="copy" value=(document.name);
                button.btn.quiet type="submit" {
                    (words.button_icon("redo"))
                    (words.say(&Message::new("ui-own-copy").with("name", Message::verbatim(named(words, choice.key, document.name)))))
                }
            }
        }
    }
}

/// One document: whether it can be played, its form if there is one, its text.
pub(crate) fn show<G: Page>(
    visit: &Visit,
    document: &OwnDocument,
    refused: Option<(&Query, &str)>,
) -> Markup {
    let words = visit.explained(G::ID);
    let title = own::name(&words, document);
    let (game, id) = (G::ID, document.id.as_str());
    let draft = Draft {
        words,
        game,
        id,
        revision: document.revision,
        text: &document.text,
        query: &visit.query,
        refused,
    };
    let form = G::form(&document.key).and_then(|it| it.show(&draft));
    let is_text = form.is_none() || visit.query.contains_key(key::TEXT);
    // A step of the form stands alone: what is done with the whole waits outside.
    let is_step = !is_text && (!visit.query.is_empty() || refused.is_some());
    let fault = own::fault::<G>(&document.key, &document.text);
    let main = html! {
        main #main.page {
            header {
                h1 { (title) }
                p { (words.text(&format!("choice-{}", document.key))) " · " (state::<G>(&words, document)) }
            }
            @if !is_step {
                p.ways {
                    @if fault.is_none() {
                        a.btn.primary href=(words.to(Address::New { game }).with(&document.key, own::value(document))) { (words.button_icon("play")) (words.text("ui-own-play")) }
                    } @else if own::is_for_table::<G>(document) {
                        a.btn.primary href=(words.to(Address::New { game }).with(key::AT, "table").with(&document.key, own::value(document))) { (words.button_icon("play")) (words.text("ui-own-play-table")) }
                    }
                    @if let Some(link) = print::link(&words, document) { a.btn href=(link) { (words.button_icon("print")) (words.text("ui-print")) } }
                    a.btn href=(words.to(Address::OwnFile { game, id })) download="" { (words.button_icon("save")) (words.text("ui-own-export")) }
                    a.btn href=(words.to(Address::OwnRemove { game, id })) { (words.button_icon("close")) (words.text("ui-remove")) }
                    a.btn.quiet href=(words.to(Address::Own { game: G::ID })) { (words.button_icon("undo")) (words.text("ui-own-back")) }
                }
            }
            @if let Some(rest) = rest::<G>(&words, document).filter(|_| !is_step) { p.said role="status" { (rest) } }
            @if let Some(fault) = fault.filter(|_| is_text) { (wrong::<G>(&words, document, &fault)) }
            @if let Some(form) = form { (form) }
            @if !is_step {
                details.more open[is_text] {
                    summary.btn.quiet { (words.icon("menu")) (words.text("ui-own-as-text")) }
                    form.stacked method="post" action=(words.to(Address::OwnOne { game, id })) enctype="multipart/form-data" data-full {
                        input type="hidden" name="revision" value=(document.revision);
                        div.field {
                            label for="text" { (words.text("ui-own-as-text")) }
                            textarea #text.code name="text" rows="20" spellcheck="false" autocomplete="off" wrap="off" { "\n" (document.text) }
                        }
                        p { button.btn type="submit" { (words.button_icon("check")) (words.text("ui-own-save")) } }
                    }
                }
            }
        }
    };
    frame::game_page(visit, &words, (G::ID, G::LOOK), &title, main)
}

/// What is wrong with a text, and the line where it stands.
fn wrong<G: Page>(words: &Pen<'_>, document: &OwnDocument, fault: &Message) -> Markup {
    let line = own::faulty_line::<G>(&document.key, &document.text);
    let shown = line.and_then(|it| Some((it, document.text.lines().nth(it - 1)?)));
    html! {
        div.said role="status" {
            p { b { (words.text("ui-own-is-draft")) } " " (words.say(fault)) }
            @if let Some((line, text)) = shown { pre.code { (line) "  " (text) } }
        }
    }
}

/// Asks before a document is thrown away.
pub(crate) fn confirm_removal(visit: &Visit, document: &OwnDocument) -> Markup {
    let words = visit.words(&document.game);
    let (game, id) = (document.game.as_str(), document.id.as_str());
    let title = words.say(
        &Message::new("ui-own-remove-title").with("name", own::name(&words, document).as_str()),
    );
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-own-remove-text")) } }
            div.endbtns {
                a.btn.primary href=(words.to(Address::OwnOne { game, id })) { (words.button_icon("undo")) (words.text("ui-keep")) }
                form method="post" action=(words.to(Address::OwnRemove { game, id })) data-full {
                    input type="hidden" name="revision" value=(document.revision);
                    button.btn type="submit" { (words.button_icon("close")) (words.text("ui-remove")) }
                }
            }
        }
    };
    frame::page(visit, &words, &title, "", main)
}

/// The fields of a form with files; a file counts more than the text beside it.
pub(crate) async fn sent(mut form: Multipart) -> Result<Query, AppError> {
    let bad = |it: MultipartError| AppError::of(it.status());
    let mut fields = Query::new();
    while let Some(field) = form.next_field().await.map_err(bad)? {
        let Some(key) = field.name().map(str::to_owned) else { continue };
        let bytes = field.bytes().await.map_err(bad)?;
        let text = String::from_utf8(bytes.to_vec());
        let text = text.map_err(|_| AppError::bad(Message::new("ui-open-bytes")))?;
        if !text.trim().is_empty() {
            // Browsers end the lines of a text area as the network does.
            fields.insert(key, text.replace("\r\n", "\n"));
        }
    }
    Ok(fields)
}

/// The text that somebody sent for the choice called `key`.
pub(crate) fn text_of<G: Page>(key: &str, fields: &Query) -> Result<String, AppError> {
    if !choices::<G>().any(|it| it.key == key) {
        return Err(AppError::NotFound);
    }
    if fields.contains_key("begin") {
        let form = G::form(key).ok_or(AppError::NotFound)?;
        return form.begun(fields).map_err(AppError::bad_in::<G>);
    }
    if let Some(name) = fields.get("copy") {
        let shipped = G::DOCUMENTS.iter().find(|it| it.key == key && it.name == name);
        return shipped.map(|it| it.text.to_owned()).ok_or(AppError::NotFound);
    }
    let text = fields.get("file").or_else(|| fields.get("text"));
    text.cloned().ok_or_else(|| AppError::bad(Message::new("ui-open-nothing")))
}
