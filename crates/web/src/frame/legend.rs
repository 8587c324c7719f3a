//! The legend: what a game's symbols mean, told wherever one of them is shown.

use desk::Words;
use maud::{Markup, PreEscaped, html};

use super::symbol;
use crate::page::Page;

/// What begins a symbol on a page.
const SYMBOL: &str = "<svg class=\"i";

/// A page on which every symbol of the legend explains itself. It is done here,
/// for all pages of a game at once, so that no picture can forget it: a symbol
/// that speaks keeps what it says of its figure and adds what it means; a silent
/// one beside its words gets the meaning as a tooltip, except on buttons, whose
/// words say what they do.
pub(super) fn explained<G: Page>(words: &Words<'_>, page: Markup) -> Markup {
    let meaning = |key: &str| html! { (words.text(key)) }.into_string();
    let legend: Vec<(String, String)> =
        G::LEGEND.iter().map(|it| (symbol(it.symbol), meaning(it.key))).collect();
    if legend.is_empty() {
        return page;
    }
    let page = page.into_string();
    let mut told = String::with_capacity(page.len() + page.len() / 8);
    let mut parts = page.split("<use href=\"");
    told.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let known = part.split('"').next().and_then(|it| legend.iter().find(|sign| sign.0 == it));
        if let Some((_, meaning)) = known {
            explain(&mut told, meaning);
        }
        told.push_str("<use href=\"");
        told.push_str(part);
    }
    PreEscaped(told)
}

/// Adds the meaning of the symbol whose picture comes next.
fn explain(told: &mut String, meaning: &str) {
    let Some(begin) = told.rfind("<svg ").filter(|&it| told[it..].starts_with(SYMBOL)) else {
        return;
    };
    match told[begin..].find("<title>") {
        Some(at) => {
            let at = begin + at + "<title>".len();
            let said = told[at..].trim_end_matches("</title>").to_owned();
            if said != meaning {
                told.truncate(at);
                told.push_str(&format!("{said} · {meaning}</title>"));
            }
        }
        None if !is_on_button(&told[..begin]) => {
            told.push_str(&format!("<title>{meaning}</title>"))
        }
        None => {}
    }
}

/// Whether what was opened last is a button or a link.
fn is_on_button(told: &str) -> bool {
    let last = told.rfind('<').map_or("", |it| &told[it..]);
    last.starts_with("<a ") || last.starts_with("<button")
}
