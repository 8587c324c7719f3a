//! The picture on the home page: a true quilt, a spool.

use maud::{Markup, html};
use patchwork::Patch;

use super::cloth::{self, Cloth, Square};
use crate::Pen;

/// Patch and squares, each as row and column; `a` is the eleventh column.
const QUILT: [(u8, &str); 14] = [
    (26, "00 01 02 11 21 31"),
    (24, "30 32 40 41 42 51"),
    (28, "03 04 12 13 22 23"),
    (31, "33 35 43 44 45 53 55"),
    (15, "05 14 15 16 25"),
    (20, "07 17 26 27 28 37"),
    (9, "08 09 18 19"),
    (6, "29 39 49 59"),
    (12, "47 48 56 57 58"),
    (2, "0a 1a 2a"),
    (2, "3a 4a 5a"),
    (0, "10 20"),
    (0, "24 34"),
    (0, "36 46"),
];
const LEATHER: &str = "06 38 50 52 54";

pub(super) fn show(words: &Pen<'_>) -> Markup {
    html! {
        (cloth::defs(QUILT.iter().map(|it| Patch(it.0))))
        svg viewBox="0 0 320 180" aria-hidden="true" {
            rect width="320" height="180" class="f-sunk" "/";
            @for (patch, squares) in QUILT { (cloth::draw(Cloth::Patch(Patch(patch)), &read(squares), 30.0)) }
            @for square in read(LEATHER) { (cloth::draw(Cloth::Leather, &[square], 30.0)) }
            g.c-ink.two {
                circle.f-raised.s-ink cx="272" cy="138" r="32" stroke-width="1.5" "/";
                use href=(words.symbol("patchwork/spool")) x="250" y="116" width="44" height="44" "/";
            }
        }
    }
}

/// Squares, each as row and column.
pub(super) fn read(squares: &str) -> Vec<Square> {
    let digit = |it: u8| char::from(it).to_digit(16).unwrap_or(0) as i32;
    squares.split(' ').map(|it| (digit(it.as_bytes()[0]), digit(it.as_bytes()[1]))).collect()
}
