//! The pictures of the automa's lines: the patch it takes, the way of its token.

use desk::AutomaTurn;
use kit::{Message, Order};
use maud::{Markup, html};
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
    let Some(decided) = turn.decided().next() else { return html! {} };
    let before = view.at(decided.ply);
    let middle = |at: usize| 157.0 + 138.0 * at as f64;
    let reach = before.reach();
    let to = taken.and_then(|taken| reach.iter().position(|&it| it == taken)).map_or(42.0, middle);
    let nth = taken.and_then(|it| before.place_in_circle(it)).map_or(0, |it| it + 1);
    let label = Message::new("pw-taking").with("nth", nth);
    html! {
        svg viewBox="0 0 506 118" role="img" aria-label=(view.words.say(&label)) {
            path d="M44 56H502" class="s-edge" stroke-width="1.5" stroke-dasharray="7 5" "/";
            @for (at, &patch) in reach.iter().enumerate() {
                @if Some(patch) == taken { (frame(middle(at))) }
                (in_reach(patch, middle(at)))
            }
            g.c-ink.two {
                circle.f-paper.s-ink cx="42" cy="56" r="34" stroke-width="2" "/";
                use href=(view.words.symbol("patchwork/spool")) x="18" y="32" width="48" height="48" "/";
            }
            path.f-none.s-ink d={ "M58 92C90 122 " (short(to - 60.0)) " 122 " (short(to - 6.0)) " 110" } stroke-width="3.5" "/";
            path.f-ink d={ "M" (short(to + 4.0)) " 102l-4 16-13-9z" } "/";
        }
    }
}

/// The frame of the patch that is taken, around a middle.
fn frame(middle: f64) -> Markup {
    html! {
        rect x=(short(middle - 67.0)) y="4" width="134" height="98" rx="4" class="f-lit s-ink" stroke-width="4" "/";
        path d={ "M" (short(middle - 12.0)) " 4h24l-12 14z" } class="f-ink" "/";
    }
}

/// A patch in reach around a middle.
fn in_reach(patch: Patch, middle: f64) -> Markup {
    const SIDE: f64 = 22.0;
    let drawn = &patch.spec().orientations()[0];
    let (rows, columns) = (f64::from(drawn.n_rows), f64::from(drawn.n_columns));
    let side = SIDE.min(112.0 / columns).min(80.0 / rows);
    let (left, top) = (short(middle - columns * side / 2.0), short(56.0 - rows * side / 2.0));
    html! {
        g transform={ "translate(" (left) " " (top) ")" } { (cloth::draw(Cloth::Patch(patch), &cloth::shape(drawn), side)) }
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
    let (start, end) = (short(middle(from)), short(middle(to)));
    let label = Message::new("pw-way").with("from", from).with("to", to);
    html! {
        svg.bit viewBox={ "0 0 " (short(n * WIDTH + 8.0)) " 86" } role="img" aria-label=(view.words.say(&label)) {
            rect x="4" y="30" width=(short(n * WIDTH)) height="52" class="tape-ground" stroke-width="2" "/";
            @for space in first..=last {
                @if from < space && space <= to {
                    rect x=(short(x(space) + 1.0)) y="31" width="50" height="50" fill="#9B2335" fill-opacity=".16" "/";
                }
                @if first < space { path d={ "M" (short(x(space))) " 30v52" } stroke="#8A7038" "/"; }
                @if space != to && space != from { text x=(short(middle(space))) y="64" { (space) } }
            }
            @for mark in BUTTON_MARKS.into_iter().filter(|it| first < *it && *it <= last) { (button(x(mark), 56.0, 12.0)) }
            path d={ "M" (start) " 34l22 22-22 22-22-22z" } fill="none" stroke="#9B2335" stroke-width="3" stroke-dasharray="5 4" "/";
            path d={ "M" (end) " 32l24 24-24 24-24-24z" } class="token-foe" "/";
            text.on-dark x=(end) y="64" { (to) }
            path.f-none.s-ink d={ "M" (start) " 28C" (start) " 4 " (end) " 4 " (end) " 20" } stroke-width="3.5" "/";
            path.f-ink d={ "M" (end) " 30l-8-13h16z" } "/";
        }
    }
}
