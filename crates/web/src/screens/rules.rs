//! The rules page: the rule table of a game, with sources and readings.

use kit::{ChoiceKind, Kind, Message, Rule};
use maud::{Markup, html};

use desk::{Words, named};

use crate::{frame, page::Page, visit::Visit};

/// Every rule of the game, in the order of its rulebooks.
pub(crate) fn show<G: Page>(visit: &Visit) -> Markup {
    let words = visit.words(G::ID);
    let title = words.say(&Message::new("ui-rules-title").with("game", Message::new("game-title")));
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-rules-text")) } }
            (credits::<G>(&words))
            (settings::<G>(&words))
            section aria-labelledby="h-rules" {
                div.section-h { h2 #h-rules { (words.text("ui-rules-table")) } span.chip { (G::RULES.len()) } }
                dl.rules {
                    @for rule in G::RULES { (entry(&words, rule)) }
                }
            }
        }
    };
    frame::page(visit, &words, &title, G::ID, main)
}

fn credits<G: Page>(words: &Words<'_>) -> Markup {
    html! {
        p { b { (words.text("game-title")) } " · " (words.text("game-authors")) }
        p { b { (words.text("automa-title")) } " · " (words.text("automa-authors")) }
        p.small.muted { (words.text("game-sources")) }
        p.small.muted { (words.count("ui-ruleset", G::RULESET)) }
    }
}

/// What can be chosen, and how unclear sentences are read.
fn settings<G: Page>(words: &Words<'_>) -> Markup {
    let usual = G::Setup::default();
    html! {
        section aria-labelledby="h-choices" {
            div.section-h { h2 #h-choices { (words.text("ui-rules-choices")) } }
            dl.rules {
                @for choice in G::CHOICES {
                    div #{ "choice-" (choice.key) } {
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

fn entry(words: &Words<'_>, rule: &Rule) -> Markup {
    let kind = match rule.kind {
        Kind::Narrows => "ui-rule-narrows",
        Kind::Forbids => "ui-rule-forbids",
        Kind::States => "ui-rule-states",
    };
    html! {
        div #{ "rule-" (rule.id) } {
            dt { (rule.id) span.chip { (words.text(kind)) } }
            dd {
                p { (words.text(rule.id)) }
                p.source { (words.say(&rule.source())) }
                @for reading in rule.readings { p.small.muted { b { (reading) } " " (words.text(reading)) } }
            }
        }
    }
}
