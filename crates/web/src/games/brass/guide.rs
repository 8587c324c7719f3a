//! How it is played, step by step, each with a small picture of the pieces.

use brass::{Action, Brass, Industry, Kind, Owner, Tile};
use kit::{Entry, Message};
use maud::{Markup, html};

use super::piece::{sign, space, tile_on};
use crate::{Pen, page::View};

/// The middle of a piece at the left and one at the right.
const LEFT: (f32, f32) = (38.0, 57.0);
const RIGHT: (f32, f32) = (130.0, 57.0);

/// A picture for each step.
pub(super) fn pictures(words: &Pen<'_>) -> Vec<Markup> {
    let pictures = [
        start(words),
        network(words),
        cards(words),
        coal(words),
        flip(words),
        points(words),
        leaves(words),
        winner(words),
    ];
    pictures.map(|art| html! { svg viewBox="0 0 168 114" { (art) } }).into()
}

/// What is said of the action that is chosen, until it has been done once in this game.
pub(super) fn lesson(view: &View<'_, Brass>) -> Option<Message> {
    let points = view.model().as_ref()?;
    let &Action::Take(kind) = points.plan.chosen.first()? else { return None };
    let is_one = |it: &Entry<Action>| matches!(it, Entry::Action(it) if *it == Action::Take(kind));
    let is_known = view.live().entries().iter().take(view.ply).any(is_one);
    let lesson = Message::new(format!("br-lesson-{kind}"));
    (!is_known).then(|| match kind {
        Kind::Network => lesson.with("era", view.state().era.to_string()),
        _ => lesson,
    })
}

/// What one has in the beginning: money and a hand.
fn start(words: &Pen<'_>) -> Markup {
    let figure = |x: u8, text: &str| {
        html! { text x=(x) y="65" font-size="24" font-weight="700" class="t-serif f-ink" { (text) } }
    };
    html! {
        g.c-ink.two {
            (shared(words, "pound", (34.0, 57.0), 44.0))
            (shared(words, "deck", (112.0, 57.0), 44.0))
        }
        (figure(60, "17"))
        (figure(140, "8"))
    }
}

/// Points of one side above those of the other.
fn winner(words: &Pen<'_>) -> Markup {
    html! {
        g.c-ink.two { (shared(words, "vp", (84.0, 40.0), 52.0)) }
        path.f-none.s-ink2 stroke-width="3" d="M64 92h40M76 84l-12 8 12 8" "/";
        circle cx="38" cy="88" r="17" class="token-you" "/";
        path d="M130 71l17 17-17 17-17-17z" class="token-foe" "/";
    }
}

fn yours(industry: Industry, level: u8, cubes: u8) -> Tile {
    Tile { industry, level, owner: Owner::Human, is_flipped: false, cubes }
}

fn flipped(industry: Industry, level: u8) -> Tile {
    Tile { is_flipped: true, ..yours(industry, level, 0) }
}

/// A canal from the left to the right.
fn canal() -> Markup {
    html! {
        path d="M38 57H130" class="f-none you-line" stroke-width="11" "/";
        path d="M38 57H130" class="f-none cream-line" stroke-width="3" "/";
        circle cx="84" cy="57" r="15" class="token-you" "/";
    }
}

/// A symbol of all pages around a middle.
fn shared(words: &Pen<'_>, name: &str, (x, y): (f32, f32), side: f32) -> Markup {
    let (left, top, name) = (x - side / 2.0, y - side / 2.0, words.symbol(name));
    html! { use href=(name) x=(left) y=(top) width=(side) height=(side) "/"; }
}

fn arrow() -> Markup {
    html! {
        path.f-none.s-ink2 stroke-width="3" d="M74 57h20m-7-7l7 7-7 7" "/";
    }
}

fn network(words: &Pen<'_>) -> Markup {
    html! {
        (canal())
        g.c-cream { (sign(words, "canal", (84.0, 57.0), 19.0)) }
        (tile_on(words, LEFT, yours(Industry::CottonMill, 1, 0)))
        (tile_on(words, RIGHT, yours(Industry::IronWorks, 1, 4)))
    }
}

/// A place card and an industry card, and what they let one build on.
fn cards(words: &Pen<'_>) -> Markup {
    let card = |y: u8, band: &str| {
        html! {
            g class=(band) {
                rect x="8" y=(y) width="62" height="42" rx="4" class="f-raised s-ink" stroke-width="1.5" "/";
                path d={ "M13 " (y + 3) "v36" } class="band" stroke="var(--band)" stroke-width="8" "/";
            }
        }
    };
    html! {
        (card(9, "b-red"))
        path.f-none.s-ink2 stroke-width="2.5" d="M28 37v-15l11-8 11 8v15zM35 37v-9h8v9" "/";
        (card(65, "b-ind"))
        g.c-ink { (sign(words, "goods", (42.0, 86.0), 30.0)) }
        (space(words, (136.0, 30.0), &[Industry::CottonMill, Industry::Manufacturer]))
        (space(words, (136.0, 86.0), &[Industry::Manufacturer]))
        path.f-none.s-ink2 stroke-width="3" d="M80 30h20m-7-7l7 7-7 7M80 86h20m-7-7l7 7-7 7" "/";
    }
}

fn coal(words: &Pen<'_>) -> Markup {
    html! {
        (canal())
        g.c-cream { (sign(words, "coal", (84.0, 57.0), 19.0)) }
        (tile_on(words, LEFT, yours(Industry::CoalMine, 1, 2)))
        (tile_on(words, RIGHT, yours(Industry::Pottery, 1, 0)))
    }
}

fn flip(words: &Pen<'_>) -> Markup {
    html! {
        (tile_on(words, LEFT, yours(Industry::Brewery, 2, 0)))
        (arrow())
        (tile_on(words, RIGHT, flipped(Industry::Brewery, 2)))
    }
}

fn points(words: &Pen<'_>) -> Markup {
    html! {
        (tile_on(words, (44.0, 57.0), flipped(Industry::Manufacturer, 3)))
        g.c-ink.two {
            (shared(words, "income", (120.0, 34.0), 38.0))
            (shared(words, "vp", (120.0, 82.0), 38.0))
        }
    }
}

/// What leaves the board after the canal era.
fn leaves(words: &Pen<'_>) -> Markup {
    html! {
        (tile_on(words, LEFT, yours(Industry::CoalMine, 1, 0)))
        path.f-none stroke="#9B2335" stroke-width="6" d="M12 31l52 52m0-52l-52 52" "/";
        (arrow())
        g.c-ink.two { (sign(words, "rail", RIGHT, 46.0)) }
    }
}
