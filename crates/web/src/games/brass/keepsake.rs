//! The finished map as a picture to keep: links, tiles and who built them.

use std::fmt::Write;

use brass::{Brass, LINES, Link, Location, MERCHANTS, Owner, SPACES_AT, State, Tile, tile};
use maud::{Markup, PreEscaped};

use super::{
    layout::{self, SIDE},
    piece,
};
use crate::{assets::Asset, page::Page, parts::picture::inlined};

const INK: &str = "#211C17";
const CREAM: &str = "#FBF4E2";

/// The map, 560 by 560, in colours of its own.
pub(super) fn show(state: &State) -> Markup {
    let names = ["cotton", "coal-mine", "iron-works", "goods", "pottery", "brewery"];
    let drawn = |from: Option<Asset>, names: &[&str]| from.map(|it| inlined(&it, names).into_string());
    let sprite = [drawn(Brass::LOOK.ground, &["terrain"]), drawn(Brass::LOOK.symbols, &names)];
    let sprite: String = sprite.into_iter().flatten().collect();
    let colours = [
        ("var(--water)", "#B9CDD3"),
        ("var(--water2)", "#7FA0AC"),
        ("var(--hachure)", "#CBB98F"),
        ("var(--ink2)", "#594D40"),
        ("var(--ink)", INK),
        ("var(--edge)", "#857357"),
        ("var(--rule)", "#CBBD9E"),
        ("var(--paper)", "#F5EEDD"),
        ("var(--raised)", "#FDFAF1"),
        ("var(--serif)", "Georgia,serif"),
    ];
    let mut art = colours.iter().fold(sprite, |art, (name, colour)| art.replace(name, colour));
    // The sheet is a little higher than wide.
    art += r##"<rect x="1" y="1" width="558" height="558" rx="5" fill="#F5EEDD" stroke="#857357" /><g transform="translate(14 1) scale(.561)"><use href="#terrain" width="948" height="994" />"##;
    for link in (0..LINES.len() as u8).map(Link) {
        line(&mut art, state, link);
    }
    for &place in Location::ALL {
        town(&mut art, state, place);
    }
    art.push_str("</g>");
    PreEscaped(art)
}

fn ink(owner: Owner) -> &'static str {
    match owner {
        Owner::Human => "#17507F",
        Owner::Automa => "#9B2335",
    }
}

fn line(art: &mut String, state: &State, link: Link) {
    let course = layout::LINES[usize::from(link.0)];
    let path = course.path;
    let Some(&owner) = Owner::ALL.iter().find(|&&it| state.board.links(it).has(link)) else {
        let _ = write!(
            art,
            r##"<path d="{path}" fill="none" stroke="#857357" stroke-width="3" stroke-dasharray="2 7" />"##
        );
        return;
    };
    let (ink, x, y) = (ink(owner), course.x, course.y);
    let dashes = if owner == Owner::Human { "2.5 7" } else { "9 7" };
    let token = match owner {
        Owner::Human => format!(r#"<circle cx="{x}" cy="{y}" r="14" fill="{ink}" />"#),
        Owner::Automa => {
            format!(r#"<path d="M{x} {}l16 16-16 16-16-16z" fill="{ink}" />"#, y - 16.0)
        }
    };
    let _ = write!(
        art,
        r##"<path d="{path}" fill="none" stroke="#F5EEDD" stroke-width="16" /><path d="{path}" fill="none" stroke="{ink}" stroke-width="11" /><path d="{path}" fill="none" stroke="{CREAM}" stroke-width="5" stroke-dasharray="{dashes}" />{token}"##
    );
}

fn town(art: &mut String, state: &State, place: Location) {
    let here = layout::PLACES[place as usize];
    if MERCHANTS.has(place) {
        // Where the name stands inside, there is room for it.
        let is_named = (here.name.1 - here.y).abs() < 20.0;
        let width = if is_named { 146.0 } else { 84.0 };
        let _ = write!(
            art,
            r##"<rect x="{}" y="{}" width="{width}" height="40" fill="#EADFC6" stroke="{INK}" stroke-width="1.6" />"##,
            here.x - width / 2.0,
            here.y - 20.0
        );
    }
    for space in SPACES_AT[place as usize] {
        let at = layout::SPACES[usize::from(space.0)];
        match state.board.tile(space) {
            Some(piece) => self::piece(art, at, piece),
            None => {
                let _ = write!(
                    art,
                    r##"<rect x="{}" y="{}" width="{SIDE}" height="{SIDE}" rx="4" fill="#FDFAF1" stroke="#857357" />"##,
                    at.0 - SIDE / 2.0,
                    at.1 - SIDE / 2.0
                );
            }
        }
    }
    if !brass::FARMS.has(place) {
        let ((x, y), anchor) = (here.name, here.anchor);
        let name = printed(place);
        let _ = write!(
            art,
            r##"<text x="{x}" y="{y}" font-size="20" font-weight="600" text-anchor="{anchor}" stroke="#F5EEDD" stroke-width="5" stroke-linejoin="round">{name}</text><text x="{x}" y="{y}" font-size="20" font-weight="600" text-anchor="{anchor}">{name}</text>"##
        );
    }
}

/// A name as it stands on the map: that of the place, which no language changes.
fn printed(place: Location) -> String {
    let id = place.to_string();
    let first = id.split('-').next().unwrap_or_default();
    let mut letters = first.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

/// A tile: filled where it was flipped, with its points.
fn piece(art: &mut String, (x, y): (f32, f32), piece: Tile) {
    let ink = ink(piece.owner);
    let (fill, line) = if piece.is_flipped { (ink, CREAM) } else { (CREAM, ink) };
    let face = format!(r#"fill="{fill}" stroke="{line}" stroke-width="4""#);
    art.push_str(&piece::outline(piece.owner, (x, y), &face));
    let symbol = piece::symbol(piece.industry);
    let _ = write!(
        art,
        r##"<svg x="{}" y="{}" width="32" height="32" color="{}"><use href="#{symbol}" /></svg><text x="{}" y="{}" font-size="14" font-weight="700" text-anchor="middle" fill="{2}">{}</text>"##,
        x - 13.0,
        y - 22.0,
        if piece.is_flipped { CREAM } else { INK },
        x - 14.0,
        y + 20.0,
        piece::ROMAN[usize::from(piece.level)],
    );
    if piece.is_flipped {
        let _ = write!(
            art,
            r#"<path d="M{} {}l9 5.2v10.4l-9 5.2-9-5.2V{}z" fill="{CREAM}" stroke="{INK}" /><text x="{0}" y="{}" font-size="13" font-weight="700" text-anchor="middle">{}</text>"#,
            x + 15.0,
            y + 4.0,
            y + 9.2,
            y + 19.0,
            tile(piece.industry, piece.level).vp,
        );
    }
}
