//! How it is played, step by step, each with a small picture.

use maud::{Markup, PreEscaped, html};

use crate::Pen;

/// The steps with their pictures, 112 by 76.
pub(super) fn guide(words: &Pen<'_>) -> Vec<(Markup, String)> {
    let pictures = [
        start(words),
        deeds(words),
        building(words),
        running(words),
        board(),
        last(words),
        cards(words),
    ];
    let drawn = pictures.into_iter().enumerate().map(|(at, art)| {
        let picture = html! { svg viewBox="0 0 112 76" { g.c-ink.two { (PreEscaped(art)) } } };
        (picture, words.text(&format!("guide-{}", at + 1)))
    });
    drawn.collect()
}

/// A symbol with its left upper corner there.
fn sign(words: &Pen<'_>, name: &str, (x, y): (u8, u8), side: u8) -> String {
    let name = words.symbol(name);
    format!(r#"<use href="{name}" x="{x}" y="{y}" width="{side}" height="{side}"/>"#)
}

/// A card with a band of its colour and a view, its left upper corner there.
fn card(words: &Pen<'_>, (x, y): (u8, u8), band: &str, view: &str) -> String {
    let view = words.symbol(&format!("london/v-{view}"));
    format!(
        r#"<rect x="{x}" y="{y}" width="46" height="46" rx="3" class="f-raised s-ink2"/><rect x="{x}" y="{y}" width="5" height="46" fill="{band}"/><svg x="{}" y="{}" width="38" height="26" viewBox="0 0 120 40"><use href="{view}"/></svg>"#,
        x + 6,
        y + 14,
    )
}

const BROWN: &str = "#8A6238";
const BLUE: &str = "#3C6EA0";
const PINK: &str = "#A84A6E";

fn arrow((x, y): (u8, u8)) -> String {
    format!(r#"<path class="f-none s-ink2" stroke-width="2" d="M{x} {y}h12m-5-5l5 5-5 5"/>"#)
}

/// One card: from the deck, or from the board.
fn start(words: &Pen<'_>) -> String {
    [sign(words, "deck", (2, 18), 40), arrow((48, 38)), card(words, (64, 15), BROWN, "dock")]
        .concat()
}

/// Develop, buy, run, draw.
fn deeds(words: &Pen<'_>) -> String {
    let all = [("london/hammer", (16, 2)), ("london/borough", (62, 2)), ("london/run", (16, 40))];
    let all = all.map(|it| sign(words, it.0, it.1, 34)).concat();
    [all, sign(words, "deck", (62, 40), 34)].concat()
}

/// A building, and the card of its colour that is discarded for it.
fn building(words: &Pen<'_>) -> String {
    [
        card(words, (4, 15), BLUE, "hall"),
        sign(words, "plus", (54, 30), 16),
        sign(words, "discard", (74, 20), 36),
    ]
    .concat()
}

/// A run: money and prestige, less poverty.
fn running(words: &Pen<'_>) -> String {
    let run = sign(words, "london/run", (4, 20), 36);
    let gains = [("pound", (64, 1)), ("london/prestige", (86, 24)), ("london/poverty", (64, 48))];
    let gains = gains.map(|it| sign(words, it.0, it.1, 26)).concat();
    [run, arrow((46, 38)), gains].concat()
}

/// The development board with cards that were discarded.
fn board() -> String {
    let mut drawn = String::new();
    for at in 0..6_u8 {
        let (x, y) = (6 + at % 3 * 34, 8 + at / 3 * 32);
        let face = if at < 3 { "f-raised s-ink2" } else { "f-none s-edge" };
        drawn +=
            &format!(r#"<rect x="{x}" y="{y}" width="31" height="29" rx="2" class="{face}"/>"#);
    }
    for (x, colour) in [(6, BROWN), (40, PINK), (74, BLUE)] {
        drawn += &format!(r#"<rect x="{x}" y="8" width="5" height="29" fill="{colour}"/>"#);
    }
    drawn
}

/// The deck is out: what counts then.
fn last(words: &Pen<'_>) -> String {
    let all = [("london/laurel", (2, 20)), ("london/poverty", (40, 20)), ("london/loan", (76, 20))];
    all.map(|it| sign(words, it.0, it.1, 34)).concat()
}

/// Cards of the box, and cards of one's own.
fn cards(words: &Pen<'_>) -> String {
    [
        card(words, (4, 15), PINK, "keep"),
        sign(words, "plus", (54, 30), 16),
        sign(words, "fix", (72, 20), 36),
    ]
    .concat()
}
