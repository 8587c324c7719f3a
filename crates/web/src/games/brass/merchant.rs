//! The market places: an awning, the merchants' tiles, their barrels, and what a
//! barrel brings.

use brass::{Bonus, Location, MerchantTile, State, bonus};
use maud::{Markup, html};

use super::{
    journey,
    layout::{self, Ground, ground, stalls_at},
    piece::{Lit, marks, sign},
    place::Place,
    sheet::{Sheet, touch, wrap},
};
use crate::Pen;

/// A market place with everything on it.
pub(super) fn show(sheet: &Sheet<'_>, at: Location) -> Markup {
    let here = layout::PLACES[at as usize];
    let stalls = stalls_at(at);
    let Ground { left, top, width, height } = ground(at);
    let is_full = stalls.iter().any(|&it| sheet.state.merchants[usize::from(it)].has_barrel);
    let middle = match stalls.len() {
        1 => (here.x, top + height - 20.0),
        _ => (left + width - 22.0, top + 46.0),
    };
    let drawn = html! {
        (touch((here.x, here.y)))
        path.ring.f-sunk.s-ink stroke-width="1.600" d={ "M" (left) " " (top) "h" (width) "v" (height) "h-" (width) "z" } "/";
        @if !stalls.is_empty() {
            (awning(left, top, width))
            (bonus_at(&sheet.view.words, at, middle, is_full))
        }
    };
    html! {
        (wrap(sheet, Place::Location(at), "town", &drawn))
        @for stall in stalls {
            @let (x, y) = layout::stall(stall);
            @let lit = sheet.points.map(|it| it.tap(sheet.view, Place::Merchant(stall)));
            @let framed = (x + 5.0, y);
            @let drawn = html! {
                (touch((x, y)))
                (merchant(&sheet.view.words, sheet.state, stall, (x, y)))
                @if lit.is_some_and(|it| it.is_lit) { (marks(Lit::Legal, framed, 46.0)) }
                (sheet.glows.frame(Place::Merchant(stall), framed))
            };
            (wrap(sheet, Place::Merchant(stall), "stall", &drawn))
        }
    }
}

fn awning(left: f32, top: f32, width: f32) -> Markup {
    let n_stripes = (width / 12.0).floor();
    let stripe = width / n_stripes;
    let (whole, half) = (format!("{stripe:.2}"), format!("{:.2}", stripe / 2.0));
    html! {
        @for nth in 0..n_stripes as u8 {
            @let x = left + f32::from(nth) * stripe;
            path d={ "M" (format_args!("{x:.1}")) " " (top) "h" (whole) "v8a" (half) " " (half) " 0 0 1-" (whole) " 0z" }
                class={ (if nth % 2 == 1 { "f-ink2" } else { "f-raised" }) " s-ink" } stroke-width="1" "/";
        }
    }
}

/// What the barrels of a market place bring, as a picture: a hexagon of points, an
/// arrow of income, a coin, an arrow that lifts a tile off the mat. Once no barrel
/// is left it is only an outline.
fn bonus_at(words: &Pen<'_>, at: Location, (x, y): (f32, f32), is_full: bool) -> Markup {
    let number = |text: String, y: f32| html! { text x=(x) y=(y) { (text) } };
    let drawn = match bonus(at) {
        Some(Bonus::Points(n)) => html! {
            path d={ "M" (x) " " (y - 16.8) "l14.500 8.400v16.800l-14.500 8.400-14.500-8.400v-16.800z" } "/";
            (number(n.to_string(), y + 6.5))
        },
        Some(Bonus::Income(n)) => html! {
            path d={ "M" (x) " " (y - 19.0) "l18 14h-6v20h-24v-20h-6z" } "/";
            (number(format!("+{n}"), y + 10.0))
        },
        Some(Bonus::Money(n)) => html! {
            circle cx=(x) cy=(y) r="16" "/";
            (number(words.count("br-pounds", n), y + 6.0))
        },
        Some(Bonus::Develop) => html! {
            rect x=(x - 16.0) y=(y - 17.0) width="32" height="34" rx="3" "/";
            (sign(words, "develop", (x, y), 28.0))
        },
        None => return html! {},
    };
    let class = if is_full { "bonus" } else { "bonus gone" };
    html! { g class=(class) { (drawn) } }
}

fn merchant(words: &Pen<'_>, state: &State, number: u8, (x, y): (f32, f32)) -> Markup {
    let stall = state.merchants[usize::from(number)];
    let sold = match stall.tile {
        None | Some(MerchantTile::Blank) => {
            return html! {
                rect x=(x - 17.0) y=(y - 17.0) width="34" height="34" class="face f-sunk s-edge" stroke-dasharray="4 3" "/";
            };
        }
        Some(MerchantTile::Any) => html! {
            (sign(words, "cotton", (x - 8.0, y - 8.0), 19.0))
            (sign(words, "goods", (x + 8.0, y - 8.0), 18.0))
            (sign(words, "pottery", (x, y + 9.0), 18.0))
        },
        Some(MerchantTile::CottonMill) => sign(words, "cotton", (x, y), 29.0),
        Some(MerchantTile::Manufacturer) => sign(words, "goods", (x, y), 29.0),
    };
    let barrel = match stall.has_barrel {
        true => html! {
            g.c-bar data-fly=(journey::barrel(number.into())) { (sign(words, "beer", (x + 25.5, y + 6.5), 19.0)) }
        },
        false => html! {
            circle cx=(x + 25.0) cy=(y + 6.0) r="6" class="f-none s-edge" stroke-dasharray="2.500 2" "/";
        },
    };
    html! {
        rect x=(x - 18.0) y=(y - 18.0) width="36" height="36" rx="2" class="face f-raised s-ink" stroke-width="1.300" "/";
        g.c-ink { (sold) }
        (barrel)
    }
}
