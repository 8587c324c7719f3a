//! Pieces: spaces, tiles, cubes, the signs of their owners.

use brass::{Industry, Owner, Tile, tile};
use maud::{Markup, html};

use super::layout::SIDE;
use crate::Pen;

/// The levels as they are printed.
pub(super) const ROMAN: [&str; 9] = ["–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/// The symbol of an industry.
pub(super) fn symbol(industry: Industry) -> &'static str {
    match industry {
        Industry::CottonMill => "cotton",
        Industry::CoalMine => "coal-mine",
        Industry::IronWorks => "iron-works",
        Industry::Manufacturer => "goods",
        Industry::Pottery => "pottery",
        Industry::Brewery => "brewery",
    }
}

/// A symbol of the sprite, around a middle.
pub(super) fn sign(words: &Pen<'_>, name: &str, (x, y): (f32, f32), side: f32) -> Markup {
    let name = words.symbol(&["brass/", name].concat());
    let (left, top) = (x - side / 2.0, y - side / 2.0);
    html! { use href=(name) x=(left) y=(top) width=(side) height=(side) "/"; }
}

/// The class of an owner: disc and rounded, or diamond and cut.
pub(super) fn class(owner: Owner) -> &'static str {
    match owner {
        Owner::Human => "you",
        Owner::Automa => "foe",
    }
}

/// How a tile is filled and outlined.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Paint<'a> {
    pub(super) fill: &'a str,
    pub(super) class: Option<&'static str>,
    pub(super) stroke: Option<&'a str>,
    pub(super) opacity: Option<&'static str>,
    pub(super) width: u8,
    pub(super) dashes: Option<&'static str>,
}

/// The outline of a tile: rounded for the person, with cut corners for Mautoma.
pub(super) fn outline(owner: Owner, (x, y): (f32, f32), paint: Paint<'_>) -> Markup {
    let half = SIDE / 2.0;
    let (left, top) = (x - half, y - half);
    let Paint { fill, class, stroke, opacity, width, dashes } = paint;
    match owner {
        Owner::Human => html! {
            rect x=(left) y=(top) width=(SIDE) height=(SIDE) rx="13"
                fill=(fill) class=[class] stroke=[stroke] stroke-opacity=[opacity] stroke-width=(width) stroke-dasharray=[dashes] "/";
        },
        Owner::Automa => {
            let (corner, side) = (11.0, SIDE - 22.0);
            html! {
                path d={ "M" (left + corner) " " (top) "h" (side) "l11 11v" (side) "l-11 11h-" (side) "l-11-11v-" (side) "z" }
                    fill=(fill) class=[class] stroke=[stroke] stroke-opacity=[opacity] stroke-width=(width) stroke-dasharray=[dashes] "/";
            }
        }
    }
}

/// A tile on its space: the richest thing on the map.
pub(super) fn tile_on(words: &Pen<'_>, at: (f32, f32), piece: Tile) -> Markup {
    if piece.is_flipped { flipped(words, at, piece) } else { unflipped(words, at, piece) }
}

/// A flipped tile: its owner's colour, points and link icons.
fn flipped(words: &Pen<'_>, at: (f32, f32), piece: Tile) -> Markup {
    let (x, y) = at;
    let spec = tile(piece.industry, piece.level);
    let fill = format!("var(--{}-face)", class(piece.owner));
    let face = Paint { fill: &fill, class: Some("s-raised"), width: 2, ..Paint::default() };
    html! {
        g.tile {
            (outline(piece.owner, at, face))
            @if piece.owner == Owner::Automa {
                path.h-foe d={
                    "M" (x - 26.0) " " (y + 2.0) "l28-28M" (x - 26.0) " " (y + 11.0) "l37-37M" (x - 18.0) " " (y + 26.0) "l44-44"
                    "M" (x - 9.0) " " (y + 26.0) "l35-35M" (x) " " (y + 26.0) "l26-26"
                } "/";
                circle cx=(x) cy=(y - 4.0) r="18" fill="var(--foe-face)" "/";
            }
            g.c-cream { (sign(words, symbol(piece.industry), (x, y - 6.0), 30.0)) }
            path d={ "M" (x + 15.0) " " (y + 4.0) "l9 5.200v10.400l-9 5.200-9-5.200v-10.400z" } fill="#FBF4E2" stroke="#211C17" stroke-width="1.300" "/";
            text x=(x - 16.0) y=(y - 13.0) class="level pale" { (ROMAN[usize::from(piece.level)]) } " "
            text x=(x + 15.0) y=(y + 19.0) class="vpn dark" { (spec.vp) }
            (link_icons(at, spec.links))
        }
    }
}

/// A tile that was built: framed in its owner's colour, with the cubes on it.
fn unflipped(words: &Pen<'_>, at: (f32, f32), piece: Tile) -> Markup {
    let (x, y) = at;
    let stroke = format!("var(--{}-face)", class(piece.owner));
    let face = Paint { fill: "#FBF4E2", stroke: Some(&stroke), width: 6, ..Paint::default() };
    let dashed = Paint {
        fill: "none",
        stroke: Some("#FBF4E2"),
        opacity: Some(".7"),
        width: 6,
        dashes: Some("2 4"),
        ..Paint::default()
    };
    let is_stocked = 0 < piece.cubes;
    let middle = if is_stocked { y - 6.0 } else { y - 1.0 };
    let line = if is_stocked { y - 9.0 } else { y + 19.0 };
    html! {
        g.tile {
            (outline(piece.owner, at, face))
            @if piece.owner == Owner::Automa { (outline(piece.owner, at, dashed)) }
            g.tileink { (sign(words, symbol(piece.industry), (x + 3.0, middle), 28.0)) }
            text x=(x - 16.0) y=(line) class="level dark" { (ROMAN[usize::from(piece.level)]) }
            (cubes(piece, x, y))
        }
    }
}

/// The link icons of a flipped tile: what a line that ends there scores.
fn link_icons((x, y): (f32, f32), n: u8) -> Markup {
    let (left, line) = (x - 21.0, y + 16.0);
    html! {
        @for nth in 0..n {
            @let from = left + f32::from(nth) * 12.0;
            path.links d={ "M" (from) " " (line) "a2.600 2.600 0 1 1 0 .01M" (from + 5.2) " " (line) "h2M" (from + 7.2) " " (line) "a2.600 2.600 0 1 1 0 .01" } "/";
        }
    }
}

/// The cubes or barrels on a tile.
fn cubes(piece: Tile, x: f32, y: f32) -> Markup {
    let n = f32::from(piece.cubes);
    let step = if 4 < piece.cubes { 7.4 } else { 9.6 };
    html! {
        @for nth in 0..piece.cubes {
            @let left = x + (f32::from(nth) - (n - 1.0) / 2.0) * step - 3.6;
            @match piece.industry {
                Industry::Brewery => { rect x=(left) y=(y + 10.0) width="7.2" height="10" rx="3" class="barrel" "/"; }
                Industry::CoalMine => { rect x=(left) y=(y + 11.0) width="7.2" height="8" class="cube coal" "/"; }
                _ => { rect x=(left) y=(y + 11.0) width="7.2" height="8" class="cube iron" "/"; }
            }
        }
    }
}

/// A free space with what may be built on it.
pub(super) fn space(words: &Pen<'_>, (x, y): (f32, f32), industries: &[Industry]) -> Markup {
    let half = SIDE / 2.0;
    let (left, top) = (x - half, y - half);
    html! {
        rect.face.f-raised.s-edge x=(left) y=(top) width=(SIDE) height=(SIDE) rx="4" stroke-width="1.300" "/";
        rect.f-none.s-rule x=(left + 3.5) y=(top + 3.5) width=(SIDE - 7.0) height=(SIDE - 7.0) rx="2" "/";
        g.c-ink2.spot {
            @match industries {
                [one] => (sign(words, symbol(*one), (x, y), 32.0)),
                [first, second, ..] => {
                    path.s-rule d={ "M" (left + 5.0) " " (y + half - 5.0) "L" (x + half - 5.0) " " (top + 5.0) } "/";
                    (sign(words, symbol(*first), (x - 11.0, y - 11.0), 25.0))
                    (sign(words, symbol(*second), (x + 11.0, y + 11.0), 25.0))
                }
                [] => {}
            }
        }
    }
}

/// What a place on the map is lit for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lit {
    /// It can be chosen.
    Legal,
    /// It is chosen.
    Selected,
    /// It could be chosen with more money.
    Dear,
    /// Coal, iron or beer comes from here.
    Source,
    /// It is of the automa's last turn.
    Last(Owner),
}

/// The marks around a square of a given side.
pub(super) fn marks(lit: Lit, (x, y): (f32, f32), side: f32) -> Markup {
    let half = side / 2.0;
    let (left, top) = (x - half, y - half);
    match lit {
        Lit::Legal => html! {
            g.legal {
                rect.ring.f-none x=(left + 1.0) y=(top + 1.0) width=(side - 2.0) height=(side - 2.0) rx="4" "/";
                path.ticks.f-none d={ "M" (x) " " (top - 6.0) "v10M" (x) " " (y + half + 6.0) "v-10M" (left - 6.0) " " (y) "h10M" (x + half + 6.0) " " (y) "h-10" } "/";
            }
        },
        Lit::Dear => html! {
            rect.dear.f-none x=(left + 1.0) y=(top + 1.0) width=(side - 2.0) height=(side - 2.0) rx="4" "/";
        },
        Lit::Selected => html! {
            g.selected {
                rect.ring.f-none x=(left) y=(top) width=(side) height=(side) rx="4" "/";
                path.notch d={ "M" (x - 11.0) " " (top - 2.0) "h22l-11 13z" } "/";
            }
        },
        Lit::Source => {
            html! { circle cx=(x) cy=(y) r=(half + 5.0) class="f-none s-brass source" "/"; }
        }
        Lit::Last(owner) => {
            let (near, tick) = (half + 4.0, 13.0);
            html! {
                path class={ "bracket " (class(owner)) } d={
                    "M" (x - near) " " (y - near + tick) "v-" (tick) "h" (tick) "M" (x + near - tick) " " (y - near) "h" (tick) "v" (tick)
                    "M" (x + near) " " (y + near - tick) "v" (tick) "h-" (tick) "M" (x - near + tick) " " (y + near) "h-" (tick) "v-" (tick)
                } "/";
            }
        }
    }
}
