//! The circle of patches around the neutral token.

use std::f64::consts::TAU;

use kit::Message;
use maud::{Markup, html};
use patchwork::{Patch, Patchwork};

use super::cloth::{self, outline, short};
use crate::{
    Pen,
    page::{Glow, View},
};

const MIDDLE: f64 = 150.0;
const RADIUS: f64 = 116.0;
const SIDE: f64 = 10.4;
/// So many patches fit at full size.
const ROOMY: f64 = 24.0;

/// So many patches have their number beside them: those whose figures stand in a row too.
pub(super) const N_NEXT: usize = 6;

/// The circle, clockwise from the spool on top, with the three in reach lit and the next
/// six numbered. Each patch that is pointed at, touched or focused tells in the middle
/// what it costs and brings.
pub(super) fn show(view: &View<'_, Patchwork>) -> Markup {
    let next = view.state().circle.iter().take(N_NEXT).enumerate();
    draw(view, &next.map(|(at, &it)| (it, Badge::Place(at + 1))).collect::<Vec<_>>())
}

/// The circle with the patches the Automa looked at marked by how they stand.
pub(super) fn scene(view: &View<'_, Patchwork>, standing: &[(Patch, Glow)]) -> Markup {
    let place = |patch: Patch| view.state().reach().iter().position(|&it| it == patch);
    let stands = |(patch, glow): &'_ (Patch, Glow)| {
        (*patch, Badge::Stands(place(*patch).map_or(0, |it| it + 1), glow.class()))
    };
    draw(view, &standing.iter().map(stands).collect::<Vec<_>>())
}

/// What stands beside a patch of the circle.
enum Badge {
    /// Its place.
    Place(usize),
    /// Its place, and the class of how it stands as a candidate.
    Stands(usize, &'static str),
}

fn draw(view: &View<'_, Patchwork>, badges: &[(Patch, Badge)]) -> Markup {
    let words = &view.words;
    let circle = &view.state().circle;
    // The spool takes the room of two.
    let n = circle.len() as f64 + 2.0;
    let has_room = badges.iter().any(|it| matches!(it.1, Badge::Stands(..)));
    let view_box = if has_room { "-26 -26 352 352" } else { "0 0 300 300" };
    html! {
        svg viewBox=(view_box) role="group" data-roving="0" aria-label=(words.count("pw-circle-label", circle.len())) {
            (ground(view, n))
            @for (place, &patch) in circle.iter().enumerate() {
                @let angle = TAU * ((place as f64 + 1.5) / n - 0.25);
                @let name = label(words, place, patch);
                g.ring-patch role="img" tabindex=(if place == 0 { "0" } else { "-1" }) data-stop="" aria-label=(name) {
                    title { (name) }
                    (small(patch, angle, SIDE * (ROOMY / n).min(1.0)))
                }
                (said(words, place, patch))
                @if let Some((_, badge)) = badges.iter().find(|it| it.0 == patch) { (badge_at(badge, angle)) }
            }
            g.c-ink.two transform="translate(135 19)" {
                circle.f-paper.s-ink cx="15" cy="15" r="19" stroke-width="1.5" "/";
                use href=(words.symbol("patchwork/spool")) x="2" y="2" width="26" height="26" "/";
            }
            g.ring-left {
                text.t-serif x="150" y="148" text-anchor="middle" font-size="40" font-weight="600" { (circle.len()) }
                text.f-ink2 x="150" y="172" text-anchor="middle" font-size="15" { (words.count("pw-circle-left", circle.len())) }
            }
        }
    }
}

/// The ring with the part of it that is in reach lit; `n` is how many places it has.
fn ground(view: &View<'_, Patchwork>, n: f64) -> Markup {
    let n_lit = view.state().reach().len() as f64;
    let (from, to) = (TAU * (1.0 / n - 0.25), TAU * ((n_lit + 1.0) / n - 0.25));
    let (far, near) = (RADIUS + 21.0, RADIUS - 25.0);
    let bow = i32::from(TAU / 2.0 < to - from);
    html! {
        circle cx=(MIDDLE) cy=(MIDDLE) r=(RADIUS) class="f-none s-edge" stroke-width="1.5" stroke-dasharray="6 4" "/";
        @if 0.0 < n_lit {
            path d={
                "M" (at(far, from)) "A" (far) " " (far) " 0 " (bow) " 1 " (at(far, to))
                "L" (at(near, to)) "A" (near) " " (near) " 0 " (bow) " 0 " (at(near, from)) "z"
            } class="f-lit s-brass" stroke-width="2" "/";
        }
    }
}

/// A patch of the circle for ears: its place, its shape, what it costs and brings.
fn label(words: &Pen<'_>, place: usize, patch: Patch) -> String {
    let spec = patch.spec();
    let told = Message::new("pw-said").with("n", place + 1);
    let told = told.with("what", patchwork::facts::shape(patch)).with("cost", spec.cost);
    words.say(&told.with("time", spec.time).with("income", spec.buttons))
}

/// What a patch costs and brings, in the middle of the circle: shown while it is looked at.
fn said(words: &Pen<'_>, place: usize, patch: Patch) -> Markup {
    let spec = patch.spec();
    let lines = [
        ("patchwork/button", "pw-said-cost", spec.cost),
        ("time", "pw-said-time", spec.time),
        ("income", "pw-said-income", spec.buttons),
    ];
    html! {
        g.ring-said aria-hidden="true" {
            text.t-serif x="150" y="112" text-anchor="middle" font-size="18" font-weight="600" { (words.count("pw-said-number", place + 1)) }
            @for (row, (symbol, text, n)) in lines.into_iter().enumerate() {
                @let y = 124 + 24 * row;
                use href=(words.symbol(symbol)) x="98" y=(y) width="19" height="19" "/";
                text x="122" y=(y + 15) font-size="16" font-weight="600" { (words.count(text, n)) }
            }
        }
    }
}

/// A badge, outside the ring, where they have room beside each other.
fn badge_at(badge: &Badge, angle: f64) -> Markup {
    let radius = RADIUS + if matches!(badge, Badge::Place(_)) { 29.0 } else { 44.0 };
    let (x, y) = (MIDDLE + radius * angle.cos(), MIDDLE + radius * angle.sin());
    match badge {
        Badge::Place(number) => html! {
            text x=(short(x)) y=(short(y + 4.5)) text-anchor="middle" font-size="13" font-weight="700" class="t-serif" aria-hidden="true" { (number) }
        },
        Badge::Stands(number, class) => html! {
            g class={ "badge " (class) } aria-hidden="true" {
                circle cx=(short(x)) cy=(short(y)) r="13" "/";
                text x=(short(x)) y=(short(y + 5.5)) font-size="16" { (number) }
            }
        },
    }
}

fn at(radius: f64, angle: f64) -> String {
    format!("{} {}", short(MIDDLE + radius * angle.cos()), short(MIDDLE + radius * angle.sin()))
}

fn small(patch: Patch, angle: f64, side: f64) -> Markup {
    let drawn = &patch.spec().orientations()[0];
    let (rows, columns) = (f64::from(drawn.n_rows), f64::from(drawn.n_columns));
    // Long sides point outwards, so that neighbours do not touch.
    let turn = angle.to_degrees() + if rows < columns { 0.0 } else { 90.0 };
    let (x, y) = (MIDDLE + RADIUS * angle.cos(), MIDDLE + RADIUS * angle.sin());
    let (left, top) = (short(-columns * side / 2.0), short(-rows * side / 2.0));
    html! {
        // What is touched is larger than what is drawn.
        circle.touch cx=(short(x)) cy=(short(y)) r="15" "/";
        path.ring-cloth transform={ "translate(" (at(RADIUS, angle)) ") rotate(" (short(turn)) ") translate(" (left) " " (top) ")" }
            d=(outline(&cloth::shape(drawn), side, 0.0)) fill={ "url(#w" (patch) ")" } stroke="#2B2119" stroke-width=".9" stroke-linejoin="round" "/";
    }
}
