//! What went wrong, as a page that helps.

use keep::StoreError;
use kit::Message;
use maud::{Markup, html};

use crate::{address::Address, error::AppError, frame, visit::Visit};

/// The page that tells of an error, and where to go from here.
pub(crate) fn page(visit: &Visit, error: &AppError) -> Markup {
    let words = visit.plain();
    let (key, next) = error.help();
    let title = words.text(key);
    let detail = match error {
        AppError::Refused { text, rule, .. } => Some((text.clone(), rule.clone())),
        AppError::Bad(_)
        | AppError::Stale { .. }
        | AppError::Crashed { .. }
        | AppError::Store(StoreError::Failed(_)) => Some((error.sentence(visit), None)),
        AppError::Store(StoreError::Shut { found, .. }) if !found.is_empty() => {
            Some((found.clone(), None))
        }
        _ => None,
    };
    let file = match error {
        AppError::Stale { id, .. } => Some(words.to(Address::Record { id })),
        _ => None,
    };
    // What cannot have happened may tell that the mirror differs from the table.
    let fix = match error {
        AppError::Refused { id, can_fix: true, .. } => Some(words.to(Address::Fix { id })),
        _ => None,
    };
    let button = match error {
        AppError::DocumentChanged { .. } => "ui-to-document",
        _ if next == Address::Home => "ui-to-home",
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
                a.btn.primary href=(words.to(next)) { (words.button_icon("redo")) (words.text(button)) }
                @if let Some(fix) = fix { a.btn href=(fix) { (words.button_icon("fix")) (words.text("ui-fix")) } }
                @if let Some(file) = file {
                    a.btn href=(file) download="" { (words.button_icon("save")) (words.text("ui-save-record")) }
                }
            }
        }
    };
    // Who changes the language here goes on from here: what was asked for may
    // be no page at all.
    let visit = Visit { here: next.path(), ..visit.clone() };
    frame::page(&visit, &words, &title, "", main)
}

/// That the games cannot be opened, in their place on the home page.
pub(crate) fn shut(visit: &Visit, error: &AppError) -> Markup {
    let words = visit.plain();
    let key = error.help().0;
    html! {
        section role="alert" aria-labelledby="h-shut" {
            div.section-h { h2 #h-shut { (words.text(key)) } }
            p { (words.say(&Message::new(key).attribute("advice"))) }
            p.ways { a.btn.primary href=(words.to(Address::Home)) data-full { (words.button_icon("redo")) (words.text("ui-site-again")) } }
        }
    }
}
