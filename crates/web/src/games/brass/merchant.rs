//! The market places: an awning, the merchants' tiles, their barrels, and what a
//! barrel brings.

use std::fmt::Write;

use brass::{Bonus, Location, MerchantTile, State, bonus};

use super::{
    journey,
    layout::{self, Ground, ground, stalls_at},
    piece::{Lit, marks, sign},
    place::Place,
    sheet::{Sheet, touch, wrap},
};
use crate::Pen;

/// A market place with everything on it.
pub(super) fn show(sheet: &Sheet<'_>, at: Location, into: &mut String) {
    let here = layout::PLACES[at as usize];
    let stalls = stalls_at(at);
    let Ground { left, top, width, height } = ground(at);
    let mut drawn = touch((here.x, here.y))
        + &format!(
            r#"<path class="ring f-sunk s-ink" stroke-width="1.600" d="M{left} {top}h{width}v{height}h-{width}z"/>"#
        );
    if !stalls.is_empty() {
        awning(left, top, width, &mut drawn);
        let is_full = stalls.iter().any(|&it| sheet.state.merchants[usize::from(it)].has_barrel);
        drawn += &match stalls.len() {
            1 => bonus_at(&sheet.view.words, at, (here.x, top + height - 20.0), is_full),
            _ => bonus_at(&sheet.view.words, at, (left + width - 22.0, top + 46.0), is_full),
        };
    }
    wrap(sheet, Place::Location(at), "town", &drawn, into);
    for stall in stalls {
        let (x, y) = layout::stall(stall);
        let lit = sheet.points.map(|it| it.tap(sheet.view, Place::Merchant(stall)));
        let mut drawn = touch((x, y)) + &merchant(&sheet.view.words, sheet.state, stall, (x, y));
        let framed = (x + 5.0, y);
        if lit.is_some_and(|it| it.is_lit) {
            drawn += &marks(Lit::Legal, framed, 46.0);
        }
        drawn += &sheet.glows.frame(Place::Merchant(stall), framed);
        wrap(sheet, Place::Merchant(stall), "stall", &drawn, into);
    }
}

fn awning(left: f32, top: f32, width: f32, drawn: &mut String) {
    let n_stripes = (width / 12.0).floor();
    let stripe = width / n_stripes;
    for nth in 0..n_stripes as u8 {
        let class = if nth % 2 == 1 { "f-ink2" } else { "f-raised" };
        let _ = write!(
            drawn,
            r#"<path d="M{:.1} {top}h{stripe:.2}v8a{:.2} {1:.2} 0 0 1-{stripe:.2} 0z" class="{class} s-ink" stroke-width="1"/>"#,
            left + f32::from(nth) * stripe,
            stripe / 2.0
        );
    }
}

/// What the barrels of a market place bring, as a picture: a hexagon of points, an
/// arrow of income, a coin, an arrow that lifts a tile off the mat. Once no barrel
/// is left it is only an outline.
fn bonus_at(words: &Pen<'_>, at: Location, (x, y): (f32, f32), is_full: bool) -> String {
    let number = |text: String, y: f32| format!(r#"<text x="{x}" y="{y}">{text}</text>"#);
    let drawn = match bonus(at) {
        Some(Bonus::Points(n)) => format!(
            r#"<path d="M{x} {}l14.500 8.400v16.800l-14.500 8.400-14.500-8.400v-16.800z"/>{}"#,
            y - 16.8,
            number(n.to_string(), y + 6.5)
        ),
        Some(Bonus::Income(n)) => format!(
            r#"<path d="M{x} {}l18 14h-6v20h-24v-20h-6z"/>{}"#,
            y - 19.0,
            number(format!("+{n}"), y + 10.0)
        ),
        Some(Bonus::Money(n)) => {
            format!(
                r#"<circle cx="{x}" cy="{y}" r="16"/>{}"#,
                number(words.count("br-pounds", n), y + 6.0)
            )
        }
        Some(Bonus::Develop) => format!(
            r#"<rect x="{}" y="{}" width="32" height="34" rx="3"/>{}"#,
            x - 16.0,
            y - 17.0,
            sign(words, "develop", (x, y), 28.0)
        ),
        None => return String::new(),
    };
    let class = if is_full { "bonus" } else { "bonus gone" };
    format!(r#"<g class="{class}">{drawn}</g>"#)
}

fn merchant(words: &Pen<'_>, state: &State, number: u8, (x, y): (f32, f32)) -> String {
    let stall = state.merchants[usize::from(number)];
    let sold = match stall.tile {
        None | Some(MerchantTile::Blank) => {
            return format!(
                r#"<rect x="{}" y="{}" width="34" height="34" class="face f-sunk s-edge" stroke-dasharray="4 3"/>"#,
                x - 17.0,
                y - 17.0
            );
        }
        Some(MerchantTile::Any) => format!(
            "{}{}{}",
            sign(words, "cotton", (x - 8.0, y - 8.0), 19.0),
            sign(words, "goods", (x + 8.0, y - 8.0), 18.0),
            sign(words, "pottery", (x, y + 9.0), 18.0)
        ),
        Some(MerchantTile::CottonMill) => sign(words, "cotton", (x, y), 29.0),
        Some(MerchantTile::Manufacturer) => sign(words, "goods", (x, y), 29.0),
    };
    let barrel = match stall.has_barrel {
        true => format!(
            r#"<g class="c-bar" data-fly="{}">{}</g>"#,
            journey::barrel(number.into()),
            sign(words, "beer", (x + 25.5, y + 6.5), 19.0)
        ),
        false => format!(
            r#"<circle cx="{}" cy="{}" r="6" class="f-none s-edge" stroke-dasharray="2.500 2"/>"#,
            x + 25.0,
            y + 6.0
        ),
    };
    format!(
        r#"<rect x="{}" y="{}" width="36" height="36" rx="2" class="face f-raised s-ink" stroke-width="1.300"/><g class="c-ink">{sold}</g>{barrel}"#,
        x - 18.0,
        y - 18.0
    )
}
