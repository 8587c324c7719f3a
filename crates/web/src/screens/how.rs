//! How to play: one page a game, for somebody who has never played it.

use keep::Stored;
use kit::Message;
use maud::{Markup, html};

use super::new_game::{self, Start};
use crate::{
    Pen,
    address::{Address, Link, key},
    frame,
    page::{Guide, Page},
    visit::Visit,
};

/// How it starts, what you do, how it ends, who wins, what the automa is and what the
/// symbols mean. Opened from a game under way, the way back to it comes first.
pub(crate) fn show<G: Page>(
    visit: &Visit,
    waiting: Option<&Stored>,
    start: Option<Start>,
) -> Markup {
    let words = visit.explained(G::ID);
    let title = words.say(&Message::new("ui-how-title").with("game", Message::new("game-title")));
    let steps = G::guide(&words);
    let table = waiting.map(|it| words.to(Address::Play { id: &it.id }));
    let rules = words.to(Address::Rules { game: G::ID });
    let rules = waiting.map_or(rules.clone(), |it| rules.with(key::FROM, &it.id));
    let main = html! {
        main #main.page.how {
            header {
                h1 { (title) }
                p { (words.text("game-about")) @if let Some(waiting) = waiting { " " (waits(&words, waiting)) } }
            }
            @if let Some(table) = &table { (back_row(&words, table)) }
            (contents(&words, &steps))
            div.how-cols {
                ol.how-steps { @for (at, step) in steps.iter().enumerate() { (shown(at, step)) } }
                div { (about_automa::<G>(&words)) (legend::<G>(&words)) }
            }
            div.endbtns {
                @match table {
                    Some(table) => { a.btn.primary href=(table) { (words.button_icon("undo")) (words.text("ui-to-board")) } },
                    None => (new_game::play::<G>(&words, start)),
                }
                a.btn href=(rules) { (words.button_icon("log")) (words.text("ui-rules")) }
            }
            (frame::keys_help(&words))
        }
    };
    match waiting {
        Some(it) => {
            let table = words.to(Address::Play { id: &it.id });
            frame::page_back(visit, &words, (G::ID, G::LOOK), &title, table, &main)
        }
        None => frame::game_page(visit, &words, (G::ID, G::LOOK), &title, main),
    }
}

/// That the game goes on where it was: "Your game waits: space 28 of 53, your turn."
pub(crate) fn waits(words: &Pen<'_>, waiting: &Stored) -> String {
    match &waiting.gist {
        Some(gist) => {
            let told = words.say(&gist.progress);
            words.say(&Message::new("ui-waits-at").with("progress", Message::verbatim(told)))
        }
        None => words.text("ui-waits"),
    }
}

/// The way back to the table, lit, with its key.
pub(crate) fn back_row(words: &Pen<'_>, table: &Link) -> Markup {
    html! {
        p.back-row {
            a.btn.primary.big href=(table) { (words.button_icon("undo")) (words.text("ui-to-board")) }
            span.small.muted.keys-help { (words.text("ui-or-escape")) }
        }
    }
}

/// The names of the steps, each the way to it.
fn contents(words: &Pen<'_>, steps: &[Guide]) -> Markup {
    html! {
        nav.jump aria-label=(words.text("ui-contents")) {
            @for (at, step) in steps.iter().enumerate() {
                @if let Some(title) = &step.title { a.btn.quiet href={ "#step-" (at + 1) } { (title) } }
            }
        }
    }
}

fn shown(at: usize, step: &Guide) -> Markup {
    html! {
        li id={ "step-" (at + 1) } {
            div.how-pic aria-hidden="true" { (step.picture) }
            div {
                @if let Some(title) = &step.title { h2 { (title) } }
                p { (step.text) }
            }
        }
    }
}

fn about_automa<G: Page>(words: &Pen<'_>) -> Markup {
    let automa = Message::new("guide-automa");
    html! {
        @if words.has(&automa) {
            section aria-labelledby="h-automa" {
                div.section-h { h2 #h-automa { (words.classed_icon("automa", "foe")) " " (words.text("automa-title")) } }
                p { (words.say(&automa)) }
            }
        }
    }
}

fn legend<G: Page>(words: &Pen<'_>) -> Markup {
    html! {
        @if !G::LEGEND.is_empty() {
            section aria-labelledby="h-signs" {
                div.section-h { h2 #h-signs { (words.text("ui-how-signs")) } }
                dl.legend {
                    @for sign in G::LEGEND {
                        div { dt { (words.spoken_icon(sign.symbol, &sign.name(words), "")) } dd { (words.text(sign.key)) } }
                    }
                }
            }
        }
    }
}
