//! The legend: what a game's symbols mean, told wherever one of them is shown.

use std::collections::BTreeMap;

use desk::Words;
use maud::{Markup, PreEscaped, html};
use memchr::memmem;

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

/// What is made of a symbol.
enum Sense<'a> {
    /// The legend does not know it.
    Unknown,
    /// It speaks: the whole of it up to its picture, which begins there.
    Spoken(String, usize),
    /// It is silent: what it means, to be told before its picture, which begins there.
    Silent(&'a str, usize),
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
    // A table shows hundreds of symbols, and the same few again and again.
    let mut senses: BTreeMap<&str, Sense<'_>> = BTreeMap::new();
    let mut ends = memmem::find_iter(page.as_bytes(), "</svg>");
    let mut at = 0;
    for begin in memmem::find_iter(page.as_bytes(), SYMBOL) {
        let end = ends.find(|&it| begin < it).unwrap_or(page.len());
        told.push_str(&page[at..begin]);
        let symbol = &page[begin..end];
        match senses.entry(symbol).or_insert_with(|| sense(symbol, &legend)) {
            Sense::Spoken(head, picture) => {
                told.push_str(head);
                told.push_str(&symbol[*picture..]);
            }
            Sense::Silent(meaning, picture) if !is_on_button(&told) => {
                told.extend([&symbol[..*picture], "<title>", meaning, "</title>"]);
                told.push_str(&symbol[*picture..]);
            }
            Sense::Silent(..) | Sense::Unknown => told.push_str(symbol),
        }
        at = end;
    }
    told.push_str(&page[at..]);
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

/// What a symbol is called and means.
fn sense<'a>(symbol: &str, legend: &'a [Known]) -> Sense<'a> {
    let known = between(symbol, "<use href=\"").and_then(|it| legend.iter().find(|l| l.href == it));
    let (Some(known), Some(picture)) = (known, symbol.find("<use ")) else { return Sense::Unknown };
    let (head, meaning) = (&symbol[..picture], &known.meaning);
    let Some(label) = between(head, " aria-label=\"") else {
        return Sense::Silent(meaning, picture);
    };
    // What is said of the figure mostly holds the name: "Your buttons".
    let is_named = label.to_lowercase().contains(&known.folded);
    let called = if is_named { label.to_owned() } else { format!("{}, {label}", known.name) };
    let more = if label == meaning { String::new() } else { format!(" · {meaning}") };
    let class = head.split(" role=").next().unwrap_or(head);
    Sense::Spoken(
        format!("{class} role=\"img\" aria-label=\"{called}\"><title>{label}{more}</title>"),
        picture,
    )
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
