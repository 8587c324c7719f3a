//! The legend: what a game's symbols mean, told wherever one of them is shown.

use desk::Words;
use maud::{Markup, PreEscaped, html};

use super::symbol;
use crate::page::{Page, Sign};

/// What begins a symbol on a page.
const SYMBOL: &str = "<svg class=\"i";

/// A symbol of the legend in the reader's language.
struct Known {
    /// Where its picture is found.
    href: String,
    /// What it is called: "Buttons".
    name: String,
    /// The same in small letters.
    folded: String,
    /// What it means: the sentence of the legend.
    meaning: String,
}

/// A page on which every symbol of the legend explains itself. It is done here,
/// for all pages of a game at once and in one walk, so that no picture can forget
/// it: a symbol that speaks is called as in the legend and tells what it means; a
/// silent one beside its words gets the meaning as a tooltip, except on buttons,
/// whose words say what they do.
pub(super) fn explained<G: Page>(words: &Words<'_>, page: Markup) -> Markup {
    let legend: Vec<Known> = G::LEGEND.iter().map(|it| known(words, it)).collect();
    if legend.is_empty() {
        return page;
    }
    let page = page.into_string();
    let mut told = String::with_capacity(page.len() + page.len() / 8);
    let mut rest = page.as_str();
    while let Some(begin) = rest.find(SYMBOL) {
        let (before, symbol) = rest.split_at(begin);
        let (symbol, after) = symbol.split_at(symbol.find("</svg>").unwrap_or(symbol.len()));
        told.push_str(before);
        match between(symbol, "<use href=\"").and_then(|it| legend.iter().find(|l| l.href == it)) {
            Some(known) => explain(&mut told, symbol, known),
            None => told.push_str(symbol),
        }
        rest = after;
    }
    told.push_str(rest);
    PreEscaped(told)
}

fn known(words: &Words<'_>, sign: &Sign) -> Known {
    let escaped = |text: String| html! { (text) }.into_string();
    let name = escaped(sign.name(words));
    Known {
        href: symbol(sign.symbol),
        folded: name.to_lowercase(),
        name,
        meaning: escaped(words.text(sign.key)),
    }
}

/// Writes a symbol with its name and its meaning.
fn explain(told: &mut String, symbol: &str, known: &Known) {
    let Some(picture) = symbol.find("<use ") else { return told.push_str(symbol) };
    let (head, picture) = symbol.split_at(picture);
    let meaning = &known.meaning;
    match between(head, " aria-label=\"") {
        Some(label) => {
            // What is said of the figure mostly holds the name: "Your buttons".
            let is_named = label.to_lowercase().contains(&known.folded);
            let called =
                if is_named { label.to_owned() } else { format!("{}, {label}", known.name) };
            let tip = if label == meaning { "" } else { " · " };
            let sense = if label == meaning { "" } else { meaning };
            let class = head.split(" role=").next().unwrap_or(head);
            told.push_str(&format!(
                "{class} role=\"img\" aria-label=\"{called}\"><title>{label}{tip}{sense}</title>"
            ));
        }
        None if is_on_button(told) => told.push_str(head),
        None => {
            told.push_str(head);
            told.push_str(&format!("<title>{meaning}</title>"));
        }
    }
    told.push_str(picture);
}

/// What stands after `begin`, up to the next quotation mark.
fn between<'a>(text: &'a str, begin: &str) -> Option<&'a str> {
    text.split_once(begin)?.1.split('"').next()
}

/// Whether what was opened last is a button or a link.
fn is_on_button(told: &str) -> bool {
    let last = told.rfind('<').map_or("", |it| &told[it..]);
    last.starts_with("<a ") || last.starts_with("<button")
}
