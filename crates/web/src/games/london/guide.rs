//! How it is played, step by step, each with a small picture.

use kit::{Entry, Message};
use london::{Action, London, Phase};
use maud::{Markup, html};

use crate::{Pen, page::View};

/// A picture for each step, 112 by 76.
pub(super) fn pictures(words: &Pen<'_>) -> Vec<Markup> {
    let pictures = [
        start(words),
        deeds(words),
        building(words),
        running(words),
        board(),
        deck_out(words),
        last(words),
        cards(words),
    ];
    let drawn = |art: Markup| html! { svg viewBox="0 0 112 76" { g.c-ink.two { (art) } } };
    pictures.map(drawn).into()
}

/// What is said of the deed that is chosen, until it has been done once in this game.
pub(super) fn lesson(view: &View<'_, London>) -> Option<Message> {
    let offers = &view.model().offers;
    let has_done = |is_one: fn(&Action) -> bool| {
        let entries = view.live().entries().iter().take(view.ply);
        entries
            .filter_map(|it| if let Entry::Action(it) = it { Some(it) } else { None })
            .any(is_one)
    };
    let (lesson, is_known) = match view.state().phase {
        Phase::Run => ("ld-lesson-run", has_done(|it| matches!(it, Action::Activate(_)))),
        Phase::Choose if offers.borough.is_some() || offers.is_buying => {
            ("ld-lesson-buy", has_done(|it| matches!(it, Action::Buy(_))))
        }
        Phase::Choose | Phase::Develop if offers.card.is_some() => {
            ("ld-lesson-develop", has_done(|it| matches!(it, Action::Build(_))))
        }
        _ => return None,
    };
    (!is_known).then(|| Message::new(lesson))
}

/// A symbol with its left upper corner there.
fn sign(words: &Pen<'_>, name: &str, (x, y): (u8, u8), side: u8) -> Markup {
    let name = words.symbol(name);
    html! { use href=(name) x=(x) y=(y) width=(side) height=(side) "/"; }
}

/// A card with a band of its colour and a view, its left upper corner there.
fn card(words: &Pen<'_>, (x, y): (u8, u8), band: &str, view: &str) -> Markup {
    let view = words.symbol(&format!("london/v-{view}"));
    html! {
        rect x=(x) y=(y) width="46" height="46" rx="3" class="f-raised s-ink2" "/";
        rect x=(x) y=(y) width="5" height="46" fill=(band) "/";
        svg x=(x + 6) y=(y + 14) width="38" height="26" viewBox="0 0 120 40" { use href=(view) "/"; }
    }
}

const BROWN: &str = "#8A6238";
const BLUE: &str = "#3C6EA0";
const PINK: &str = "#A84A6E";

fn arrow((x, y): (u8, u8)) -> Markup {
    html! { path.f-none.s-ink2 stroke-width="2" d={ "M" (x) " " (y) "h12m-5-5l5 5-5 5" } "/"; }
}

/// Money and a hand.
fn start(words: &Pen<'_>) -> Markup {
    let figure = |x: u8, text: &str| {
        html! {
            text x=(x) y="45" font-size="20" font-weight="700" class="t-serif f-ink" stroke="none" { (text) }
        }
    };
    html! {
        (sign(words, "pound", (2, 20), 34))
        (figure(40, "5"))
        (sign(words, "deck", (58, 20), 34))
        (figure(96, "6"))
    }
}

/// The city deck that is used up.
fn deck_out(words: &Pen<'_>) -> Markup {
    html! {
        (sign(words, "deck", (2, 18), 40))
        (arrow((48, 38)))
        rect x="66" y="15" width="36" height="46" rx="3" class="f-none s-edge" stroke-dasharray="5 4" "/";
    }
}

/// Develop, buy, run, draw.
fn deeds(words: &Pen<'_>) -> Markup {
    let all = [("london/hammer", (16, 2)), ("london/borough", (62, 2)), ("london/run", (16, 40))];
    html! {
        @for (name, at) in all { (sign(words, name, at, 34)) }
        (sign(words, "deck", (62, 40), 34))
    }
}

/// A building, and the card of its colour that is discarded for it.
fn building(words: &Pen<'_>) -> Markup {
    html! {
        (card(words, (4, 15), BLUE, "hall"))
        (sign(words, "plus", (54, 30), 16))
        (sign(words, "discard", (74, 20), 36))
    }
}

/// A run: money and prestige, less poverty.
fn running(words: &Pen<'_>) -> Markup {
    let gains = [("pound", (64, 1)), ("london/prestige", (86, 24)), ("london/poverty", (64, 48))];
    html! {
        (sign(words, "london/run", (4, 20), 36))
        (arrow((46, 38)))
        @for (name, at) in gains { (sign(words, name, at, 26)) }
    }
}

/// The development board with cards that were discarded.
fn board() -> Markup {
    html! {
        @for at in 0..6_u8 {
            @let face = if at < 3 { "f-raised s-ink2" } else { "f-none s-edge" };
            rect x=(6 + at % 3 * 34) y=(8 + at / 3 * 32) width="31" height="29" rx="2" class=(face) "/";
        }
        @for (x, colour) in [(6, BROWN), (40, PINK), (74, BLUE)] {
            rect x=(x) y="8" width="5" height="29" fill=(colour) "/";
        }
    }
}

/// The deck is out: what counts then.
fn last(words: &Pen<'_>) -> Markup {
    let all = [("london/laurel", (2, 20)), ("london/poverty", (40, 20)), ("london/loan", (76, 20))];
    html! { @for (name, at) in all { (sign(words, name, at, 34)) } }
}

/// Cards of the box, and cards of one's own.
fn cards(words: &Pen<'_>) -> Markup {
    html! {
        (card(words, (4, 15), PINK, "keep"))
        (sign(words, "plus", (54, 30), 16))
        (sign(words, "fix", (72, 20), 36))
    }
}
