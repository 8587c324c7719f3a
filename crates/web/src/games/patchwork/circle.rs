//! The circle of patches around the neutral token.

use std::{f64::consts::TAU, fmt::Write};

use kit::Message;
use maud::{Markup, PreEscaped, html};
use patchwork::{Patch, Patchwork};

use super::{
    cloth::{self, outline, short},
    quilt::escaped,
};
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
    let mut art = ground(view, n);
    for (place, &patch) in circle.iter().enumerate() {
        let angle = TAU * ((place as f64 + 1.5) / n - 0.25);
        let name = label(words, place, patch);
        let stop = if place == 0 { "0" } else { "-1" };
        let _ = write!(
            art,
            "<g class=\"ring-patch\" role=\"img\" tabindex=\"{stop}\" data-stop=\"\" aria-label=\"{0}\"><title>{0}</title>",
            escaped(&name)
        );
        small(&mut art, patch, angle, SIDE * (ROOMY / n).min(1.0));
        art.push_str("</g>");
        said(&mut art, words, place, patch);
        if let Some((_, badge)) = badges.iter().find(|it| it.0 == patch) {
            badge_at(&mut art, badge, angle);
        }
    }
    let has_room = badges.iter().any(|it| matches!(it.1, Badge::Stands(..)));
    let view_box = if has_room { "-26 -26 352 352" } else { "0 0 300 300" };
    html! {
        svg viewBox=(view_box) role="group" data-roving="0" aria-label=(words.count("pw-circle-label", circle.len())) {
            (PreEscaped(art))
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
fn ground(view: &View<'_, Patchwork>, n: f64) -> String {
    let mut art = String::new();
    let _ = write!(
        art,
        "<circle cx=\"{MIDDLE}\" cy=\"{MIDDLE}\" r=\"{RADIUS}\" class=\"f-none s-edge\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\" />"
    );
    let n_lit = view.state().reach().len() as f64;
    if 0.0 < n_lit {
        let (from, to) = (TAU * (1.0 / n - 0.25), TAU * ((n_lit + 1.0) / n - 0.25));
        let (far, near) = (RADIUS + 21.0, RADIUS - 25.0);
        let bow = i32::from(TAU / 2.0 < to - from);
        let _ = write!(
            art,
            "<path d=\"M{}A{far} {far} 0 {bow} 1 {}L{}A{near} {near} 0 {bow} 0 {}z\" class=\"f-lit s-brass\" stroke-width=\"2\" />",
            at(far, from),
            at(far, to),
            at(near, to),
            at(near, from)
        );
    }
    art
}

/// A patch of the circle for ears: its place, its shape, what it costs and brings.
fn label(words: &Pen<'_>, place: usize, patch: Patch) -> String {
    let spec = patch.spec();
    let told = Message::new("pw-said").with("n", place + 1);
    let told = told.with("what", patchwork::facts::shape(patch)).with("cost", spec.cost);
    words.say(&told.with("time", spec.time).with("income", spec.buttons))
}

/// What a patch costs and brings, in the middle of the circle: shown while it is looked at.
fn said(art: &mut String, words: &Pen<'_>, place: usize, patch: Patch) {
    let spec = patch.spec();
    let number = escaped(&words.count("pw-said-number", place + 1));
    let _ = write!(
        art,
        "<g class=\"ring-said\" aria-hidden=\"true\"><text class=\"t-serif\" x=\"150\" y=\"112\" text-anchor=\"middle\" font-size=\"18\" font-weight=\"600\">{number}</text>"
    );
    let lines = [
        ("patchwork/button", "pw-said-cost", spec.cost),
        ("time", "pw-said-time", spec.time),
        ("income", "pw-said-income", spec.buttons),
    ];
    for (row, (symbol, text, n)) in lines.into_iter().enumerate() {
        let (symbol, text) = (words.symbol(symbol), escaped(&words.count(text, n)));
        let y = 124 + 24 * row;
        let _ = write!(
            art,
            "<use href=\"{symbol}\" x=\"98\" y=\"{y}\" width=\"19\" height=\"19\" /><text x=\"122\" y=\"{}\" font-size=\"16\" font-weight=\"600\">{text}</text>",
            y + 15
        );
    }
    art.push_str("</g>");
}

/// A badge, outside the ring, where they have room beside each other.
fn badge_at(art: &mut String, badge: &Badge, angle: f64) {
    let radius = RADIUS + if matches!(badge, Badge::Place(_)) { 29.0 } else { 44.0 };
    let (x, y) = (MIDDLE + radius * angle.cos(), MIDDLE + radius * angle.sin());
    match badge {
        Badge::Place(number) => {
            let _ = write!(
                art,
                "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"13\" font-weight=\"700\" class=\"t-serif\" aria-hidden=\"true\">{number}</text>",
                short(x),
                short(y + 4.5)
            );
        }
        Badge::Stands(number, class) => {
            let _ = write!(
                art,
                "<g class=\"badge {class}\" aria-hidden=\"true\"><circle cx=\"{0}\" cy=\"{1}\" r=\"13\" /><text x=\"{0}\" y=\"{2}\" font-size=\"16\">{number}</text></g>",
                short(x),
                short(y),
                short(y + 5.5)
            );
        }
    }
}

fn at(radius: f64, angle: f64) -> String {
    format!("{} {}", short(MIDDLE + radius * angle.cos()), short(MIDDLE + radius * angle.sin()))
}

fn small(art: &mut String, patch: Patch, angle: f64, side: f64) {
    let drawn = &patch.spec().orientations()[0];
    let (rows, columns) = (f64::from(drawn.n_rows), f64::from(drawn.n_columns));
    // Long sides point outwards, so that neighbours do not touch.
    let turn = angle.to_degrees() + if rows < columns { 0.0 } else { 90.0 };
    let place = at(RADIUS, angle);
    let (x, y) = (MIDDLE + RADIUS * angle.cos(), MIDDLE + RADIUS * angle.sin());
    // What is touched is larger than what is drawn.
    let _ = write!(
        art,
        "<circle class=\"touch\" cx=\"{}\" cy=\"{}\" r=\"15\" />\
         <path class=\"ring-cloth\" transform=\"translate({place}) rotate({}) translate({} {})\" d=\"{}\" fill=\"url(#w{patch})\" stroke=\"#2B2119\" stroke-width=\".9\" stroke-linejoin=\"round\" />",
        short(x),
        short(y),
        short(turn),
        short(-columns * side / 2.0),
        short(-rows * side / 2.0),
        outline(&cloth::shape(drawn), side, 0.0),
    );
}
