//! The map: an engraved county sheet with places, lines, tiles and links.

use brass::{
    Brass, Era, LINES, LineKind, Link, Location, MERCHANTS, Owner, SPACES_AT, Space, State,
};
use kit::Message;
use maud::{Markup, html};

use super::{
    hint, journey,
    layout::{self, SHEET, SIDE},
    merchant,
    piece::{self, Lit, marks, sign, space, tile_on},
    place::{Place, location},
    region::Region,
    sheet::{Naming, Sheet, touch, wrap},
    tag,
};
use crate::{Pen, page::Page};

/// The map in its frame, with the buttons that enlarge it.
pub(super) fn show(sheet: &Sheet<'_>) -> Markup {
    let words = &sheet.view.words;
    let era = Message::new(format!("era-{}", sheet.state.era));
    let label = words.say(&Message::new("br-map").with("era", era));
    let (width, height) = SHEET;
    html! {
        div.view tabindex="0" role="region" aria-label=(words.text("br-map-region")) {
            svg.map viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(label) data-map="" {
                (art(sheet))
            }
        }
        div.zooms {
            (zoom(words, "in", "brass/plus", "br-zoom"))
            (zoom(words, "out", "brass/minus", "br-zoom-out"))
            (zoom(words, "fit", "fit", "br-fit"))
            button.btn type="button" data-follow="" aria-pressed="true" { (words.spoken_icon("brass/follow", &words.text("br-follow"), "")) }
        }
        label.zoom { input type="checkbox" name="zoom"; (words.spoken_icon("zoom", &words.text("br-zoom"), "")) }
    }
}

/// The drawing itself.
pub(super) fn art(sheet: &Sheet<'_>) -> Markup {
    let (width, height) = SHEET;
    let ground = Brass::LOOK.ground.map_or_else(String::new, |it| sheet.view.words.asset(&it));
    html! {
        rect width="948" height="994" class="f-paper" "/";
        use href={ (ground) "#terrain" } width=(width) height=(height) "/";
        (lines(sheet))
        (hint::lines(sheet.view))
        @for &it in Location::ALL { (place(sheet, it)) }
        @if let Some(points) = sheet.points { (tag::show(sheet.view, points)) }
        (sheet.glows.tags())
        (hint::marks(sheet.view))
        (sheet.journey.show())
    }
}

fn zoom(words: &Pen<'_>, way: &str, symbol: &str, key: &str) -> Markup {
    html! { button.btn type="button" data-zoom=(way) { (words.spoken_icon(symbol, &words.text(key), "")) } }
}

fn group(sheet: &Sheet<'_>, label: &str, body: &Markup) -> Markup {
    let label = (sheet.naming == Naming::Named).then_some(label);
    html! { g role=[label.map(|_| "group")] aria-label=[label] { (body) } }
}

fn lines(sheet: &Sheet<'_>) -> Markup {
    let label = sheet.view.words.text("br-lines");
    let links = || (0..LINES.len() as u8).map(Link);
    let is_laid = |link: Link| Owner::ALL.iter().any(|&it| sheet.state.board.links(it).has(link));
    // Open lines lie under the links that are laid.
    let all = links().filter(|&it| !is_laid(it)).chain(links().filter(|&it| is_laid(it)));
    group(sheet, &label, &html! { @for it in all { (line(sheet, it)) } })
}

fn line(sheet: &Sheet<'_>, link: Link) -> Markup {
    let course = layout::LINES[usize::from(link.0)];
    let path = course.path;
    let at = (course.x, course.y);
    let state = sheet.state;
    let owner = Owner::ALL.iter().copied().find(|&it| state.board.links(it).has(link));
    let is_lit = sheet.points.is_some_and(|it| it.tap(sheet.view, Place::Line(link)).is_lit);
    let drawn = html! {
        path d=(path) class="f-none reach" "/";
        circle.touch cx=(at.0) cy=(at.1) r="33" "/";
        @match owner {
            Some(owner) => (laid(&sheet.view.words, state.era, link, owner)),
            None => (open(state, link, path, at)),
        }
        @if owner.is_none() && is_lit {
            path d=(path) class="f-none way" "/";
            g.legal {
                circle.ring.f-lit cx=(at.0) cy=(at.1) r="11" "/";
                path.ticks.f-none d={
                    "M" (at.0) " " (at.1 - 15.0) "v8M" (at.0) " " (at.1 + 15.0) "v-8"
                    "M" (at.0 - 15.0) " " (at.1) "h8M" (at.0 + 15.0) " " (at.1) "h-8"
                } "/";
            }
        }
        @if let Some(lit) = sheet.outlined.line(link) { (marks(lit, at, 32.0)) }
        (sheet.glows.way(Place::Line(link), path))
    };
    wrap(sheet, Place::Line(link), "line", &drawn)
}

/// A line without a link: canals are a double stroke, rails have sleepers, lines
/// for both have both; those of the other era are broken.
fn open(state: &State, link: Link, path: &str, (x, y): (f32, f32)) -> Markup {
    let kind = LINES[usize::from(link.0)].kind;
    let is_open = state.board.open_lines(state.era).has(link);
    let canal = || {
        html! {
            path d=(path) class="f-none water2" stroke-width="6.500" "/";
            path d=(path) class="f-none s-paper" stroke-width="3" "/";
        }
    };
    let sleepers = || html! { path d=(path) class="f-none s-ink2" stroke-width="8" stroke-dasharray="1.600 8" "/"; };
    let rail = || html! { path d=(path) class="f-none s-ink2" stroke-width="1.800" "/"; };
    let casing = || html! { path d=(path) class="f-none s-paper" stroke-width="11" "/"; };
    html! {
        @match (kind, is_open) {
            (LineKind::Both, _) if state.era == Era::Canal => { (casing()) (canal()) (sleepers()) }
            (LineKind::Both, _) => { (casing()) (canal()) (rail()) (sleepers()) }
            (LineKind::CanalOnly, true) => { (casing()) (canal()) }
            (LineKind::RailOnly, true) => { (casing()) (rail()) (sleepers()) }
            (LineKind::CanalOnly, false) => { path d=(path) class="f-none water2" stroke-width="2" stroke-dasharray="2 6" "/"; }
            (LineKind::RailOnly, false) => { path d=(path) class="f-none s-edge" stroke-width="5" stroke-dasharray="1.400 10" "/"; }
        }
        @if 2 < link.ends().len() { circle cx=(x) cy=(y) r="6" class="f-paper s-ink2" stroke-width="2.500" "/"; }
    }
}

/// A link with its owner: even sleepers and a disc, or long blocks and a diamond.
fn laid(words: &Pen<'_>, era: Era, link: Link, owner: Owner) -> Markup {
    let course = layout::LINES[usize::from(link.0)];
    let path = course.path;
    let at = (course.x, course.y);
    let name = piece::class(owner);
    let symbol = if era == Era::Canal { "canal" } else { "rail" };
    let (width, dashes) = match (owner, era) {
        (Owner::Human, Era::Rail) => (6, Some("2.500 7")),
        (Owner::Human, Era::Canal) => (3, None),
        (Owner::Automa, Era::Rail) => (7, Some("9 7")),
        (Owner::Automa, Era::Canal) => (3, Some("14 6")),
    };
    let (x, y) = at;
    let token = html! {
        @match owner {
            Owner::Human => { circle cx=(x) cy=(y) r="14" class="token-you" "/"; }
            Owner::Automa => { path d={ "M" (x) " " (y - 16.0) "l16 16-16 16-16-16z" } class="token-foe" "/"; }
        }
        g.c-cream { (sign(words, symbol, at, 18.0)) }
    };
    html! {
        path d=(path) class="f-none s-paper" stroke-width="16" "/";
        path d=(path) class={ "f-none " (name) "-line" } stroke-width="11" "/";
        path d=(path) class="f-none cream-line" stroke-width=(width) stroke-dasharray=[dashes] "/";
        @if (owner, era) == (Owner::Automa, Era::Rail) { path d=(path) class="f-none foe-line" stroke-width="3" "/"; }
        (journey::link(link, owner, &token))
    }
}

fn place(sheet: &Sheet<'_>, at: Location) -> Markup {
    let name = sheet.view.words.say(&location(at));
    let drawn = html! {
        @if MERCHANTS.has(at) { (merchant::show(sheet, at)) } @else { (city(sheet, at)) }
        (name_on_map(sheet, at))
    };
    group(sheet, &name, &drawn)
}

/// The name of a place, shortened as on the map.
fn name_on_map(sheet: &Sheet<'_>, at: Location) -> Markup {
    let words = &sheet.view.words;
    let here = layout::PLACES[at as usize];
    let ((x, y), anchor) = (here.name, here.anchor);
    let is_farm = brass::FARMS.has(at);
    let name = if is_farm { words.text("br-farm") } else { words.say(&location(at)) };
    let short = name.split("-on-").next().unwrap_or(&name);
    let is_boxed = matches!(at, Location::Warrington | Location::Nottingham);
    let class = match (is_farm, is_boxed) {
        (true, _) => " farm",
        (_, true) => " boxed",
        _ => "",
    };
    html! { text class={ "lbl" (class) } x=(x) y=(y) text-anchor=(anchor) aria-hidden="true" { (short) } }
}

fn city(sheet: &Sheet<'_>, at: Location) -> Markup {
    let spaces: Vec<Space> = SPACES_AT[at as usize].collect();
    let middles: Vec<(f32, f32)> =
        spaces.iter().map(|it| layout::SPACES[usize::from(it.0)]).collect();
    html! {
        (wrap(sheet, Place::Location(at), "town", &block(&middles, Region::of(at))))
        @for (&it, &middle) in spaces.iter().zip(&middles) { (spot(sheet, it, middle)) }
    }
}

/// A space with what stands on it and what is marked there.
fn spot(sheet: &Sheet<'_>, it: Space, middle: (f32, f32)) -> Markup {
    let words = &sheet.view.words;
    let tile = sheet.state.board.tile(it);
    let tap = sheet.points.map(|points| points.tap(sheet.view, Place::Space(it)));
    let is_lit = tap.is_some_and(|it| it.is_lit);
    let is_dear = || sheet.points.is_some_and(|points| tag::is_dear(points, Place::Space(it)));
    let outlined = sheet.outlined.space(it);
    let lit = match outlined {
        Some(lit) => Some(lit),
        None if is_lit => Some(Lit::Legal),
        None if is_dear() => Some(Lit::Dear),
        None => None,
    };
    let drawn = html! {
        (touch(middle))
        @match tile {
            Some(tile) => (journey::tile(it, tile, &tile_on(words, middle, tile))),
            None => (space(words, middle, &it.industries().collect::<Vec<_>>())),
        }
        @if let (Some(Lit::Selected), Some(tile)) = (outlined, tile) { (journey::seller(tile, middle)) }
        @if let Some(lit) = lit { (marks(lit, middle, SIDE)) }
        (sheet.glows.frame(Place::Space(it), middle))
    };
    wrap(sheet, Place::Space(it), "spot-place", &drawn)
}

/// The ground that the spaces of a town stand on.
fn block(middles: &[(f32, f32)], region: Option<Region>) -> Markup {
    let half = SIDE / 2.0 + 5.0;
    let least = |of: fn(&(f32, f32)) -> f32| middles.iter().map(of).fold(f32::MAX, f32::min) - half;
    let most = |of: fn(&(f32, f32)) -> f32| middles.iter().map(of).fold(f32::MIN, f32::max) + half;
    let (left, right) = (least(|it| it.0), most(|it| it.0));
    let (top, bottom) = (least(|it| it.1), most(|it| it.1));
    let is_row = bottom - top < 2.0 * SIDE;
    let is_stepped = middles.len() == 3 && !is_row;
    // Three spaces: one above, two below, and the band beside the two.
    let side = if is_stepped { top + SIDE + 2.0 } else { top };
    let band = region.map(|it| it.band((left, side), bottom - side)).unwrap_or_default();
    if is_stepped {
        let first = middles[0].0;
        return html! {
            path.ring.f-paper.s-ink2 stroke-width="1.200" d={
                "M" (first - half) " " (top) "h" (2.0 * half) "v" (SIDE + 2.0) "H" (right) "v" (bottom - side)
                "H" (left) "v-" (bottom - side) "H" (first - half) "z"
            } "/";
            (band)
        };
    }
    html! {
        rect.ring.f-paper.s-ink2 stroke-width="1.200" x=(left) y=(top) width=(right - left) height=(bottom - top) rx="3" "/";
        (band)
    }
}
