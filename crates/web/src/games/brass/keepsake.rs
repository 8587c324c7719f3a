//! The finished map as a picture to keep: links, tiles and who built them.

use brass::{Brass, LINES, Link, Location, MERCHANTS, Owner, SPACES_AT, State, Tile, tile};
use maud::{Markup, PreEscaped, html};

use super::{
    layout::{self, SIDE},
    piece::{self, Paint},
};
use crate::{assets::Asset, page::Page, parts::picture::inlined};

const INK: &str = "#211C17";
const CREAM: &str = "#FBF4E2";

/// The map, 560 by 560, in colours of its own.
pub(super) fn show(state: &State) -> Markup {
    let names = ["cotton", "coal-mine", "iron-works", "goods", "pottery", "brewery"];
    let drawn =
        |from: Option<Asset>, names: &[&str]| from.map(|it| inlined(&it, names).into_string());
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
    let sprite = colours.iter().fold(sprite, |art, (name, colour)| art.replace(name, colour));
    html! {
        (PreEscaped(sprite))
        // The sheet is a little higher than wide.
        rect x="1" y="1" width="558" height="558" rx="5" fill="#F5EEDD" stroke="#857357" "/";
        g transform="translate(14 1) scale(.561)" {
            use href="#terrain" width="948" height="994" "/";
            @for link in (0..LINES.len() as u8).map(Link) { (line(state, link)) }
            @for &place in Location::ALL { (town(state, place)) }
        }
    }
}

fn ink(owner: Owner) -> &'static str {
    match owner {
        Owner::Human => "#17507F",
        Owner::Automa => "#9B2335",
    }
}

fn line(state: &State, link: Link) -> Markup {
    let course = layout::LINES[usize::from(link.0)];
    let path = course.path;
    let Some(&owner) = Owner::ALL.iter().find(|&&it| state.board.links(it).has(link)) else {
        return html! { path d=(path) fill="none" stroke="#857357" stroke-width="3" stroke-dasharray="2 7" "/"; };
    };
    let (ink, x, y) = (ink(owner), course.x, course.y);
    let dashes = if owner == Owner::Human { "2.5 7" } else { "9 7" };
    html! {
        path d=(path) fill="none" stroke="#F5EEDD" stroke-width="16" "/";
        path d=(path) fill="none" stroke=(ink) stroke-width="11" "/";
        path d=(path) fill="none" stroke=(CREAM) stroke-width="5" stroke-dasharray=(dashes) "/";
        @match owner {
            Owner::Human => { circle cx=(x) cy=(y) r="14" fill=(ink) "/"; }
            Owner::Automa => { path d={ "M" (x) " " (y - 16.0) "l16 16-16 16-16-16z" } fill=(ink) "/"; }
        }
    }
}

fn town(state: &State, place: Location) -> Markup {
    let here = layout::PLACES[place as usize];
    // Where the name stands inside, there is room for it.
    let is_named = (here.name.1 - here.y).abs() < 20.0;
    let width = if is_named { 146.0 } else { 84.0 };
    let (x, y) = here.name;
    html! {
        @if MERCHANTS.has(place) {
            rect x=(here.x - width / 2.0) y=(here.y - 20.0) width=(width) height="40" fill="#EADFC6" stroke=(INK) stroke-width="1.6" "/";
        }
        @for space in SPACES_AT[place as usize] {
            @let at = layout::SPACES[usize::from(space.0)];
            @match state.board.tile(space) {
                Some(tile) => (piece(at, tile)),
                None => { rect x=(at.0 - SIDE / 2.0) y=(at.1 - SIDE / 2.0) width=(SIDE) height=(SIDE) rx="4" fill="#FDFAF1" stroke="#857357" "/"; }
            }
        }
        @if !brass::FARMS.has(place) {
            text x=(x) y=(y) font-size="20" font-weight="600" text-anchor=(here.anchor) stroke="#F5EEDD" stroke-width="5" stroke-linejoin="round" { (printed(place)) }
            text x=(x) y=(y) font-size="20" font-weight="600" text-anchor=(here.anchor) { (printed(place)) }
        }
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
fn piece((x, y): (f32, f32), piece: Tile) -> Markup {
    let ink = ink(piece.owner);
    let (fill, line) = if piece.is_flipped { (ink, CREAM) } else { (CREAM, ink) };
    let sign = if piece.is_flipped { CREAM } else { INK };
    let face = Paint { fill, stroke: Some(line), width: 4, ..Paint::default() };
    html! {
        (piece::outline(piece.owner, (x, y), face))
        svg x=(x - 13.0) y=(y - 22.0) width="32" height="32" color=(sign) { use href={ "#" (piece::symbol(piece.industry)) } "/"; }
        text x=(x - 14.0) y=(y + 20.0) font-size="14" font-weight="700" text-anchor="middle" fill=(sign) { (piece::ROMAN[usize::from(piece.level)]) }
        @if piece.is_flipped {
            path d={ "M" (x + 15.0) " " (y + 4.0) "l9 5.2v10.4l-9 5.2-9-5.2V" (y + 9.2) "z" } fill=(CREAM) stroke=(INK) "/";
            text x=(x + 15.0) y=(y + 19.0) font-size="13" font-weight="700" text-anchor="middle" { (tile(piece.industry, piece.level).vp) }
        }
    }
}
