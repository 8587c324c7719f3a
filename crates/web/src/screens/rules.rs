//! The rules page: the rule table of a game, with sources and readings.

use keep::Stored;
use kit::{ChoiceKind, Kind, Message, Rule};
use maud::{Markup, html};

use desk::named;

use super::how;
use crate::{
    Pen,
    address::{Address, Link, key},
    frame,
    page::Page,
    parts::adaptations,
    visit::Visit,
};

/// Every rule of the game, in the order of its rulebooks. Opened from a game under way,
/// the way back to it comes first.
pub(crate) fn show<G: Page>(visit: &Visit, waiting: Option<&Stored>) -> Markup {
    let words = visit.words(G::ID);
    let here = waited(words.to(Address::Rules { game: G::ID }), waiting);
    let title = words.say(&Message::new("ui-rules-title").with("game", Message::new("game-title")));
    let wanted = visit.query.get(key::SEARCH).map(String::as_str).unwrap_or_default().trim();
    let chapters = chapters::<G>(&words, wanted);
    let is_empty = chapters.is_empty();
    let has_cards = !G::printed(&words).is_empty();
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-rules-text")) @if let Some(it) = waiting { " " (how::waits(&words, it)) } } }
            @if let Some(it) = waiting { (how::back_row(&words, &words.to(Address::Play { id: &it.id }))) }
            form.search method="get" action=(words.to(Address::Rules { game: G::ID })) role="search" data-full {
                @if let Some(it) = waiting { input type="hidden" name=(key::FROM) value=(it.id); }
                label.hide for="q" { (words.text("ui-search")) }
                input #q type="text" name="q" value=(wanted) autocomplete="off" placeholder=(words.text("ui-search")) data-search;
                button.btn type="submit" { (words.button_icon("zoom")) (words.text("ui-search-go")) }
                a.btn.quiet href=(waited(words.to(Address::How { game: G::ID }), waiting)) { (words.button_icon("how")) (words.text("ui-how")) }
                a.btn.quiet href=(words.to(Address::Print { game: G::ID })) { (words.button_icon("print")) (words.text("ui-print")) }
            }
            p.said role="status" data-none hidden[!is_empty] { (words.text("ui-search-none")) " " a href=(here) { (words.text("ui-search-all")) } }
            @if !is_empty && wanted.is_empty() {
                nav.toc aria-labelledby="h-toc" {
                    h2 #h-toc { (words.text("ui-contents")) }
                    ol {
                        @for (at, chapter) in chapters.iter().enumerate() { li { a href={ "#chapter-" (at + 1) } { (chapter.0) } } }
                        @if has_cards { li { a href="#h-cards" { (words.text("ui-rules-cards")) } } }
                        li { a href="#h-choices" { (words.text("ui-rules-choices")) } }
                    }
                }
            }
            @if wanted.is_empty() { (adaptations::show(&words)) }
            @for (at, (name, rules)) in chapters.iter().enumerate() {
                section data-chapter id={ "chapter-" (at + 1) } {
                    div.section-h { h2 { (name) } }
                    dl.rules { @for rule in rules { (entry(&words, rule)) } }
                }
            }
            @if wanted.is_empty() { (cards::<G>(&words)) (settings::<G>(&words)) (credits::<G>(&words)) }
        }
    };
    match waiting {
        Some(it) => {
            let table = words.to(Address::Play { id: &it.id });
            frame::page_back(visit, &words, (G::ID, G::LOOK), &title, table, &main)
        }
        None => frame::page(visit, &words, &title, G::ID, main),
    }
}

/// The address from which one comes back to the game that waits.
fn waited(link: Link, waiting: Option<&Stored>) -> Link {
    waiting.map_or(link.clone(), |it| link.with(key::FROM, &it.id))
}

/// The rules by the chapter of the book they are printed in, in the order of
/// the books; those with all the wanted words, in letters without accents, if there
/// are any.
fn chapters<G: Page>(words: &Pen<'_>, wanted: &str) -> Vec<(String, Vec<&'static Rule>)> {
    let wanted = desk::fold(wanted);
    let wanted: Vec<&str> = wanted.split_whitespace().collect();
    let mut chapters: Vec<(String, Vec<&'static Rule>)> = Vec::new();
    for rule in G::RULES {
        let source = words.say(&rule.source());
        let readings = rule.readings.iter().map(|it| format!(" {it} {}", words.text(it)));
        let readings: String = readings.collect();
        let text = format!("{} {} {source}{readings}", rule.id, words.text(rule.id));
        let text = desk::fold(&text);
        // A chapter with numbered sections is one chapter, however many are named.
        let is_number = |it: &str| {
            let it = it.trim_end_matches([',', ';']);
            !it.is_empty() && it.chars().all(|it| it.is_ascii_digit() || it == '.')
        };
        let name = source.split(':').next().unwrap_or_default();
        let named: Vec<&str> = name.split(' ').take_while(|it| !is_number(it)).collect();
        let name = if named.is_empty() { name.to_owned() } else { named.join(" ") };
        // Chapters keep their places whatever is looked for in them.
        let at = chapters.iter().position(|it| it.0 == name).unwrap_or_else(|| {
            chapters.push((name, Vec::new()));
            chapters.len() - 1
        });
        if wanted.iter().all(|it| text.contains(it)) {
            chapters[at].1.push(rule);
        }
    }
    chapters.retain(|it| !it.1.is_empty());
    chapters
}

fn credits<G: Page>(words: &Pen<'_>) -> Markup {
    html! {
        p { b { (words.text("game-title")) } " · " (words.text("game-authors")) }
        p { b { (words.text("automa-title")) } " · " (words.text("automa-authors")) }
        p.small.muted { (words.text("game-sources")) }
        p.small.muted { (words.count("ui-ruleset", G::RULESET)) }
    }
}

/// The automa's printed cards: where the code on each of them leads.
fn cards<G: Page>(words: &Pen<'_>) -> Markup {
    let cards = G::printed(words);
    html! {
        @if !cards.is_empty() {
            section data-chapter aria-labelledby="h-cards" {
                div.section-h { h2 #h-cards { (words.text("ui-rules-cards")) } }
                dl.rules {
                    @for card in &cards {
                        div data-found id={ "card-" (card.anchor) } {
                            dt.small { (card.title) span.chip { (card.note) } }
                            dd {
                                @for (told, rule) in &card.lines {
                                    p { (told) " " a.small href={ "#rule-" (rule.id) } { (rule.id) }
                                        " " span.small.muted { (words.say(&rule.source())) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What can be chosen, and how unclear sentences are read.
fn settings<G: Page>(words: &Pen<'_>) -> Markup {
    let usual = G::Setup::default();
    html! {
        section data-chapter aria-labelledby="h-choices" {
            div.section-h { h2 #h-choices { (words.text("ui-rules-choices")) } }
            dl.rules {
                @for choice in G::CHOICES {
                    div data-found #{ "choice-" (choice.key) } {
                        dt { (words.text(&format!("choice-{}", choice.key)))
                            @if let ChoiceKind::Reading(id) = choice.kind { span.chip { (id) } } }
                        dd {
                            @if let ChoiceKind::Reading(id) = choice.kind { p.small { (words.text(id)) } }
                            ul.values {
                                @for value in choice.values {
                                    @let text = Message::new(format!("{}-{value}", choice.key));
                                    @let hint = text.clone().attribute("hint");
                                    li {
                                        b { (named(words, choice.key, value)) }
                                        @if G::chosen(&usual, choice.key) == *value { " " span.chip { (words.text("ui-usual")) } }
                                        @if words.has(&hint) { " " (words.say(&hint)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn entry(words: &Pen<'_>, rule: &Rule) -> Markup {
    let kind = match rule.kind {
        Kind::Narrows => "ui-rule-narrows",
        Kind::Forbids => "ui-rule-forbids",
        Kind::States => "ui-rule-states",
    };
    html! {
        div data-found id={ "rule-" (rule.id) } {
            dt.small { (rule.id) span.chip { (words.text(kind)) } }
            dd {
                p { (words.text(rule.id)) }
                p.source { (words.say(&rule.source())) }
                @for reading in rule.readings { p.small.muted { b { (reading) } " " (words.text(reading)) } }
            }
        }
    }
}
