//! The picture on the home page: a true quilt, a spool.

use maud::{Markup, PreEscaped, html};
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
    let mut art = cloth::defs(QUILT.iter().map(|it| Patch(it.0)));
    art.push_str("<svg viewBox=\"0 0 320 180\" aria-hidden=\"true\"><rect width=\"320\" height=\"180\" class=\"f-sunk\"/>");
    for (patch, squares) in QUILT {
        cloth::draw(&mut art, Cloth::Patch(Patch(patch)), &read(squares), 30.0);
    }
    for square in read(LEATHER) {
        cloth::draw(&mut art, Cloth::Leather, &[square], 30.0);
    }
    html! {
        (PreEscaped(art))
        g.c-ink.two {
            circle.f-raised.s-ink cx="272" cy="138" r="32" stroke-width="1.5" {}
            use href=(words.symbol("patchwork/spool")) x="250" y="116" width="44" height="44" {}
        }
        (PreEscaped("</svg>"))
    }
}

/// The steps of how it is played, each with a small picture, 112 by 76.
pub(super) fn guide(words: &Pen<'_>) -> Vec<(Markup, String)> {
    let cloths = cloth::defs([4_u8, 15, 7, 12].into_iter().map(Patch));
    let patch = |patch: u8, squares: &str, x: u8, y: u8| {
        let mut art = format!("<g transform=\"translate({x} {y})\">");
        cloth::draw(&mut art, Cloth::Patch(Patch(patch)), &read(squares), 18.0);
        art.push_str("</g>");
        art
    };
    let offers = [patch(4, "00 01 02 11", 1, 20), patch(15, "01 10 11 12 21", 57, 10)].concat();
    let tape = "<path class=\"tape-ground\" d=\"M4 24h104v28H4z\"/><path class=\"tape-ground\" d=\"M30 24v28M56 24v28M82 24v28\"/>\
                <circle class=\"token-you\" cx=\"17\" cy=\"38\" r=\"10\"/><path class=\"token-foe\" d=\"M69 26l12 12-12 12-12-12z\"/>";
    let mut income = "<path class=\"tape-ground\" d=\"M4 24h104v28H4zM56 24v28\"/>".to_owned();
    cloth::button(&mut income, 56.0, 38.0, 12.0);
    let sewn = [patch(7, "00 01 02 10", 20, 4), patch(12, "12 20 21 22 11", 20, 4)].concat();
    let gap = "<path class=\"f-raised s-edge\" d=\"M20 4h72v68H20z\"/><path class=\"s-rule f-none\" d=\"M38 4v68M56 4v68M74 4v68M20 22h72M20 40h72M20 58h72\"/>";
    let pictures = [offers, tape.to_owned(), income, [gap.to_owned(), sewn].concat()];
    let texts = (1..=pictures.len()).map(|n| words.text(&format!("guide-{n}")));
    let drawn = pictures.into_iter().enumerate().map(|(at, art)| {
        let cloths = if at == 0 { cloths.as_str() } else { "" };
        html! { (PreEscaped(cloths)) svg viewBox="0 0 112 76" { (PreEscaped(art)) } }
    });
    drawn.zip(texts).collect()
}

fn read(squares: &str) -> Vec<Square> {
    let digit = |it: u8| char::from(it).to_digit(16).unwrap_or(0) as i32;
    squares.split(' ').map(|it| (digit(it.as_bytes()[0]), digit(it.as_bytes()[1]))).collect()
}
