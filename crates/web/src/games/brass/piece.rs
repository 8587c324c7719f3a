//! Pieces: spaces, tiles, cubes, the signs of their owners.

use brass::{Industry, Owner, Tile, tile};

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
pub(super) fn sign(words: &Pen<'_>, name: &str, (x, y): (f32, f32), side: f32) -> String {
    let name = words.symbol(&["brass/", name].concat());
    let (left, top) = (x - side / 2.0, y - side / 2.0);
    format!(r#"<use href="{name}" x="{left}" y="{top}" width="{side}" height="{side}"/>"#)
}

/// The class of an owner: disc and rounded, or diamond and cut.
pub(super) fn class(owner: Owner) -> &'static str {
    match owner {
        Owner::Human => "you",
        Owner::Automa => "foe",
    }
}

/// The outline of a tile: rounded for the person, with cut corners for Mautoma.
pub(super) fn outline(owner: Owner, (x, y): (f32, f32), rest: &str) -> String {
    let half = SIDE / 2.0;
    let (left, top) = (x - half, y - half);
    match owner {
        Owner::Human => {
            format!(r#"<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" rx="13" {rest}/>"#)
        }
        Owner::Automa => {
            let (corner, side) = (11.0, SIDE - 22.0);
            format!(
                r#"<path d="M{} {top}h{side}l11 11v{side}l-11 11h-{side}l-11-11v-{side}z" {rest}/>"#,
                left + corner
            )
        }
    }
}

/// A tile on its space: the richest thing on the map.
pub(super) fn tile_on(words: &Pen<'_>, at: (f32, f32), piece: Tile) -> String {
    let (x, y) = at;
    let name = class(piece.owner);
    let spec = tile(piece.industry, piece.level);
    let level = ROMAN[usize::from(piece.level)];
    let symbol = symbol(piece.industry);
    if piece.is_flipped {
        let face = format!(r#"fill="var(--{name}-face)" class="s-raised" stroke-width="2""#);
        let hatch = match piece.owner {
            Owner::Human => String::new(),
            Owner::Automa => format!(
                r#"<path class="h-foe" d="M{} {}l28-28M{0} {}l37-37M{} {}l44-44M{} {4}l35-35M{x} {4}l26-26"/><circle cx="{x}" cy="{}" r="18" fill="var(--foe-face)"/>"#,
                x - 26.0,
                y + 2.0,
                y + 11.0,
                x - 18.0,
                y + 26.0,
                x - 9.0,
                y - 4.0,
            ),
        };
        return format!(
            r##"<g class="tile">{}{hatch}<g class="c-cream">{}</g><path d="M{} {}l9 5.200v10.400l-9 5.200-9-5.200v-10.400z" fill="#FBF4E2" stroke="#211C17" stroke-width="1.300"/><text x="{}" y="{}" class="level pale">{level}</text> <text x="{2}" y="{}" class="vpn dark">{}</text>{}</g>"##,
            outline(piece.owner, at, &face),
            sign(words, symbol, (x, y - 6.0), 30.0),
            x + 15.0,
            y + 4.0,
            x - 16.0,
            y - 13.0,
            y + 19.0,
            spec.vp,
            link_icons(at, spec.links),
        );
    }
    let face = format!(r##"fill="#FBF4E2" stroke="var(--{name}-face)" stroke-width="6""##);
    let mut drawn = format!(r#"<g class="tile">{}"#, outline(piece.owner, at, &face));
    if piece.owner == Owner::Automa {
        let dashes = r##"fill="none" stroke="#FBF4E2" stroke-opacity=".7" stroke-width="6" stroke-dasharray="2 4""##;
        drawn += &outline(piece.owner, at, dashes);
    }
    let is_stocked = 0 < piece.cubes;
    let middle = if is_stocked { y - 6.0 } else { y - 1.0 };
    drawn += &format!(r#"<g class="tileink">{}</g>"#, sign(words, symbol, (x + 3.0, middle), 28.0));
    let line = if is_stocked { y - 9.0 } else { y + 19.0 };
    drawn += &format!(r#"<text x="{}" y="{line}" class="level dark">{level}</text>"#, x - 16.0);
    drawn += &cubes(piece, x, y);
    drawn += "</g>";
    drawn
}

/// The link icons of a flipped tile: what a line that ends there scores.
fn link_icons((x, y): (f32, f32), n: u8) -> String {
    let (left, line) = (x - 21.0, y + 16.0);
    let icon = |nth: u8| {
        let from = left + f32::from(nth) * 12.0;
        format!(
            r#"<path class="links" d="M{from} {line}a2.600 2.600 0 1 1 0 .01M{} {line}h2M{} {line}a2.600 2.600 0 1 1 0 .01"/>"#,
            from + 5.2,
            from + 7.2
        )
    };
    (0..n).map(icon).collect()
}

/// The cubes or barrels on a tile.
fn cubes(piece: Tile, x: f32, y: f32) -> String {
    let mut drawn = String::new();
    let n = f32::from(piece.cubes);
    let step = if 4 < piece.cubes { 7.4 } else { 9.6 };
    for nth in 0..piece.cubes {
        let middle = x + (f32::from(nth) - (n - 1.0) / 2.0) * step;
        let left = middle - 3.6;
        drawn += &match piece.industry {
            Industry::Brewery => format!(
                r#"<rect x="{left}" y="{}" width="7.2" height="10" rx="3" class="barrel"/>"#,
                y + 10.0
            ),
            Industry::CoalMine => format!(
                r#"<rect x="{left}" y="{}" width="7.2" height="8" class="cube coal"/>"#,
                y + 11.0
            ),
            _ => format!(
                r#"<rect x="{left}" y="{}" width="7.2" height="8" class="cube iron"/>"#,
                y + 11.0
            ),
        };
    }
    drawn
}

/// A free space with what may be built on it.
pub(super) fn space(words: &Pen<'_>, (x, y): (f32, f32), industries: &[Industry]) -> String {
    let half = SIDE / 2.0;
    let (left, top) = (x - half, y - half);
    let symbols = match industries {
        [one] => sign(words, symbol(*one), (x, y), 32.0),
        [first, second, ..] => format!(
            r#"<path class="s-rule" d="M{} {}L{} {}"/>{}{}"#,
            left + 5.0,
            y + half - 5.0,
            x + half - 5.0,
            top + 5.0,
            sign(words, symbol(*first), (x - 11.0, y - 11.0), 25.0),
            sign(words, symbol(*second), (x + 11.0, y + 11.0), 25.0),
        ),
        [] => String::new(),
    };
    format!(
        r#"<rect class="face f-raised s-edge" x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" rx="4" stroke-width="1.300"/><rect class="f-none s-rule" x="{}" y="{}" width="{}" height="{}" rx="2"/><g class="c-ink2 spot">{symbols}</g>"#,
        left + 3.5,
        top + 3.5,
        SIDE - 7.0,
        SIDE - 7.0,
    )
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
pub(super) fn marks(lit: Lit, (x, y): (f32, f32), side: f32) -> String {
    let half = side / 2.0;
    let (left, top) = (x - half, y - half);
    match lit {
        Lit::Legal => format!(
            r#"<g class="legal"><rect class="ring f-none" x="{}" y="{}" width="{}" height="{2}" rx="4"/><path class="ticks f-none" d="M{x} {}v10M{x} {}v-10M{} {y}h10M{} {y}h-10"/></g>"#,
            left + 1.0,
            top + 1.0,
            side - 2.0,
            top - 6.0,
            y + half + 6.0,
            left - 6.0,
            x + half + 6.0,
        ),
        Lit::Dear => format!(
            r#"<rect class="dear f-none" x="{}" y="{}" width="{}" height="{2}" rx="4"/>"#,
            left + 1.0,
            top + 1.0,
            side - 2.0,
        ),
        Lit::Selected => format!(
            r#"<g class="selected"><rect class="ring f-none" x="{left}" y="{top}" width="{side}" height="{side}" rx="4"/><path class="notch" d="M{} {}h22l-11 13z"/></g>"#,
            x - 11.0,
            top - 2.0,
        ),
        Lit::Source => format!(
            r#"<circle cx="{x}" cy="{y}" r="{}" class="f-none s-brass source"/>"#,
            half + 5.0
        ),
        Lit::Last(owner) => {
            let (near, tick) = (half + 4.0, 13.0);
            format!(
                r#"<path class="bracket {}" d="M{} {}v-{tick}h{tick}M{} {}h{tick}v{tick}M{} {}v{tick}h-{tick}M{} {}h-{tick}v-{tick}"/>"#,
                class(owner),
                x - near,
                y - near + tick,
                x + near - tick,
                y - near,
                x + near,
                y + near - tick,
                x - near + tick,
                y + near,
            )
        }
    }
}
