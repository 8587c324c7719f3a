//! The pictures of the automa's lines: the patch it takes, the way of its token.

use std::fmt::Write;

use desk::AutomaTurn;
use kit::{Message, Order};
use maud::{Markup, PreEscaped, html};
use patchwork::{BUTTON_MARKS, END, Patch, Patchwork};

use super::super::cloth::{self, Cloth, button, short};
use crate::page::{Drawn, View};

pub(super) fn picture(
    view: &View<'_, Patchwork>,
    turn: &AutomaTurn<Patchwork>,
    order: &Order<Patch>,
) -> Drawn {
    match order.picture {
        "patch" => Drawn::Below(taking(view, turn, order.about.first().copied())),
        "time" => Drawn::Below(way(view, turn)),
        "leather" => Drawn::Beside(view.words.classed_icon("patchwork/leather", "two")),
        "tile" => Drawn::Beside(view.words.classed_icon("patchwork/tile7", "two")),
        _ => Drawn::Beside(view.words.classed_icon("patchwork/button", "two")),
    }
}

/// The neutral token and the three patches before it; the one taken is framed.
fn taking(
    view: &View<'_, Patchwork>,
    turn: &AutomaTurn<Patchwork>,
    taken: Option<Patch>,
) -> Markup {
    const SIDE: f64 = 22.0;
    let Some(decided) = turn.decided().next() else { return html! {} };
    let before = view.at(decided.ply);
    let mut art = String::new();
    art.push_str(
        "<path d=\"M44 56H502\" class=\"s-edge\" stroke-width=\"1.5\" stroke-dasharray=\"7 5\" />",
    );
    let mut to = 42.0;
    for (at, &patch) in before.reach().iter().enumerate() {
        let middle = 157.0 + 138.0 * at as f64;
        if Some(patch) == taken {
            to = middle;
            let _ = write!(
                art,
                "<rect x=\"{}\" y=\"4\" width=\"134\" height=\"98\" rx=\"4\" class=\"f-lit s-ink\" stroke-width=\"4\" />\
                 <path d=\"M{} 4h24l-12 14z\" class=\"f-ink\" />",
                short(middle - 67.0),
                short(middle - 12.0)
            );
        }
        let drawn = &patch.spec().orientations()[0];
        let (rows, columns) = (f64::from(drawn.n_rows), f64::from(drawn.n_columns));
        let side = SIDE.min(112.0 / columns).min(80.0 / rows);
        let _ = write!(
            art,
            "<g transform=\"translate({} {})\">",
            short(middle - columns * side / 2.0),
            short(56.0 - rows * side / 2.0)
        );
        cloth::draw(&mut art, Cloth::Patch(patch), &cloth::shape(drawn), side);
        art.push_str("</g>");
    }
    let nth = taken.and_then(|it| before.place_in_circle(it)).map_or(0, |it| it + 1);
    let label = Message::new("pw-taking").with("nth", nth);
    html! {
        svg viewBox="0 0 506 118" role="img" aria-label=(view.words.say(&label)) {
            (PreEscaped(art))
            g.c-ink.two {
                circle.f-paper.s-ink cx="42" cy="56" r="34" stroke-width="2" "/";
                use href=(view.words.symbol("patchwork/spool")) x="18" y="32" width="48" height="48" "/";
            }
            path.f-none.s-ink d={ "M58 92C90 122 " (short(to - 60.0)) " 122 " (short(to - 6.0)) " 110" } stroke-width="3.5" "/";
            path.f-ink d={ "M" (short(to + 4.0)) " 102l-4 16-13-9z" } "/";
        }
    }
}

/// The spaces that its token crosses, from one before to one after.
fn way(view: &View<'_, Patchwork>, turn: &AutomaTurn<Patchwork>) -> Markup {
    const WIDTH: f64 = 52.0;
    let Some(decided) = turn.decided().next() else { return html! {} };
    let (from, to) = (view.at(decided.ply).automa.time, view.state().automa.time);
    let first = from.saturating_sub(1);
    let last = (to + 1).min(END).max((first + 6).min(END));
    let n = f64::from(last - first + 1);
    let x = |space: u8| 4.0 + f64::from(space - first) * WIDTH;
    let middle = |space: u8| x(space) + WIDTH / 2.0;
    let mut art = String::new();
    let _ = write!(
        art,
        "<rect x=\"4\" y=\"30\" width=\"{}\" height=\"52\" class=\"tape-ground\" stroke-width=\"2\" />",
        short(n * WIDTH)
    );
    for space in first..=last {
        let is_crossed = from < space && space <= to;
        if is_crossed {
            let _ = write!(
                art,
                "<rect x=\"{}\" y=\"31\" width=\"50\" height=\"50\" fill=\"#9B2335\" fill-opacity=\".16\" />",
                short(x(space) + 1.0)
            );
        }
        if first < space {
            let _ = write!(art, "<path d=\"M{} 30v52\" stroke=\"#8A7038\" />", short(x(space)));
        }
        if space != to && space != from {
            let _ = write!(art, "<text x=\"{}\" y=\"64\">{space}</text>", short(middle(space)));
        }
    }
    for mark in BUTTON_MARKS.into_iter().filter(|it| first < *it && *it <= last) {
        button(&mut art, x(mark), 56.0, 12.0);
    }
    let (start, end) = (middle(from), middle(to));
    let _ = write!(
        art,
        "<path d=\"M{start} 34l22 22-22 22-22-22z\" fill=\"none\" stroke=\"#9B2335\" stroke-width=\"3\" stroke-dasharray=\"5 4\" />\
         <path d=\"M{end} 32l24 24-24 24-24-24z\" class=\"token-foe\" />\
         <text class=\"on-dark\" x=\"{end}\" y=\"64\">{to}</text>\
         <path class=\"f-none s-ink\" d=\"M{start} 28C{start} 4 {end} 4 {end} 20\" stroke-width=\"3.5\" />\
         <path class=\"f-ink\" d=\"M{end} 30l-8-13h16z\" />",
        start = short(start),
        end = short(end)
    );
    let label = Message::new("pw-way").with("from", from).with("to", to);
    html! {
        svg.bit viewBox={ "0 0 " (short(n * WIDTH + 8.0)) " 86" } role="img" aria-label=(view.words.say(&label)) {
            (PreEscaped(art))
        }
    }
}
