//! The map: an engraved county sheet with places, lines, tiles and links.

use std::fmt::Write;

use brass::{
    Brass, Era, LINES, LineKind, Link, Location, MERCHANTS, Owner, SPACES_AT, Space, State,
};
use kit::Message;
use maud::{Markup, PreEscaped, html};

use super::{
    hint, journey,
    layout::{self, SHEET, SIDE},
    merchant,
    piece::{self, Lit, marks, sign, space, tile_on},
    place::{Place, location},
    region::Region,
    sheet::{Sheet, touch, wrap},
    tag,
};
use crate::{Pen, page::Page};

/// The map in its frame, with the buttons that enlarge it.
pub(super) fn show(sheet: &Sheet<'_>) -> Markup {
    let words = &sheet.view.words;
    let era = Message::new(format!("era-{}", sheet.state.era));
    let label = words.say(&Message::new("br-map").with("era", era));
    let (width, height) = SHEET;
    let drawn = art(sheet);
    html! {
        div.view tabindex="0" role="region" aria-label=(words.text("br-map-region")) {
            svg.map viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(label) data-map="" {
                (PreEscaped(drawn))
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
pub(super) fn art(sheet: &Sheet<'_>) -> String {
    let (width, height) = SHEET;
    let mut drawn = String::with_capacity(60_000);
    drawn += r#"<rect width="948" height="994" class="f-paper"/>"#;
    let ground = Brass::LOOK.ground.map_or_else(String::new, |it| sheet.view.words.asset(&it));
    let _ = write!(drawn, r#"<use href="{ground}#terrain" width="{width}" height="{height}"/>"#);
    lines(sheet, &mut drawn);
    drawn += &hint::lines(sheet.view);
    places(sheet, &mut drawn);
    if let Some(points) = sheet.points {
        drawn += &tag::show(sheet.view, points);
    }
    drawn += &sheet.glows.tags();
    drawn += &hint::marks(sheet.view);
    drawn += &sheet.journey.show();
    drawn
}

fn zoom(words: &Pen<'_>, way: &str, symbol: &str, key: &str) -> Markup {
    html! { button.btn type="button" data-zoom=(way) { (words.spoken_icon(symbol, &words.text(key), "")) } }
}

fn group(label: &str, into: &mut String, body: impl FnOnce(&mut String)) {
    let label = maud::html! { (label) }.into_string();
    let _ = write!(into, r#"<g role="group" aria-label="{label}">"#);
    body(into);
    into.push_str("</g>");
}

fn lines(sheet: &Sheet<'_>, into: &mut String) {
    let label = sheet.view.words.text("br-lines");
    let links = || (0..LINES.len() as u8).map(Link);
    let is_laid = |link: Link| Owner::ALL.iter().any(|&it| sheet.state.board.links(it).has(link));
    group(&label, into, |into| {
        // Open lines lie under the links that are laid.
        for link in links().filter(|&it| !is_laid(it)).chain(links().filter(|&it| is_laid(it))) {
            line(sheet, link, into);
        }
    });
}

fn line(sheet: &Sheet<'_>, link: Link, into: &mut String) {
    let course = layout::LINES[usize::from(link.0)];
    let path = course.path;
    let at = (course.x, course.y);
    let state = sheet.state;
    let owner = Owner::ALL.iter().copied().find(|&it| state.board.links(it).has(link));
    let is_lit = sheet.points.is_some_and(|it| it.tap(sheet.view, Place::Line(link)).is_lit);
    let mut drawn = format!(
        r#"<path d="{path}" class="f-none reach"/><circle class="touch" cx="{}" cy="{}" r="33"/>"#,
        at.0, at.1
    );
    drawn += &match owner {
        Some(owner) => laid(&sheet.view.words, state.era, link, owner),
        None => open(state, link, path, at),
    };
    if owner.is_none() && is_lit {
        let _ = write!(
            drawn,
            r#"<path d="{path}" class="f-none way"/><g class="legal"><circle class="ring f-lit" cx="{}" cy="{}" r="11"/><path class="ticks f-none" d="M{0} {}v8M{0} {}v-8M{} {1}h8M{} {1}h-8"/></g>"#,
            at.0,
            at.1,
            at.1 - 15.0,
            at.1 + 15.0,
            at.0 - 15.0,
            at.0 + 15.0,
        );
    }
    if let Some(lit) = sheet.outlined.line(link) {
        drawn += &marks(lit, at, 32.0);
    }
    drawn += &sheet.glows.way(Place::Line(link), path);
    wrap(sheet, Place::Line(link), "line", &drawn, into);
}

/// A line without a link: canals are a double stroke, rails have sleepers, lines
/// for both have both; those of the other era are broken.
fn open(state: &State, link: Link, path: &str, (x, y): (f32, f32)) -> String {
    let kind = LINES[usize::from(link.0)].kind;
    let is_open = state.board.open_lines(state.era).has(link);
    let canal = format!(
        r#"<path d="{path}" class="f-none water2" stroke-width="6.500"/><path d="{path}" class="f-none s-paper" stroke-width="3"/>"#
    );
    let sleepers = format!(
        r#"<path d="{path}" class="f-none s-ink2" stroke-width="8" stroke-dasharray="1.600 8"/>"#
    );
    let rail = format!(r#"<path d="{path}" class="f-none s-ink2" stroke-width="1.800"/>"#);
    let casing = format!(r#"<path d="{path}" class="f-none s-paper" stroke-width="11"/>"#);
    let mut drawn = match (kind, is_open) {
        (LineKind::Both, _) if state.era == Era::Canal => format!("{casing}{canal}{sleepers}"),
        (LineKind::Both, _) => format!("{casing}{canal}{rail}{sleepers}"),
        (LineKind::CanalOnly, true) => format!("{casing}{canal}"),
        (LineKind::RailOnly, true) => format!("{casing}{rail}{sleepers}"),
        (LineKind::CanalOnly, false) => {
            format!(
                r#"<path d="{path}" class="f-none water2" stroke-width="2" stroke-dasharray="2 6"/>"#
            )
        }
        (LineKind::RailOnly, false) => format!(
            r#"<path d="{path}" class="f-none s-edge" stroke-width="5" stroke-dasharray="1.400 10"/>"#
        ),
    };
    if 2 < link.ends().len() {
        let _ = write!(
            drawn,
            r#"<circle cx="{x}" cy="{y}" r="6" class="f-paper s-ink2" stroke-width="2.500"/>"#
        );
    }
    drawn
}

/// A link with its owner: even sleepers and a disc, or long blocks and a diamond.
fn laid(words: &Pen<'_>, era: Era, link: Link, owner: Owner) -> String {
    let course = layout::LINES[usize::from(link.0)];
    let path = course.path;
    let at = (course.x, course.y);
    let name = piece::class(owner);
    let symbol = if era == Era::Canal { "canal" } else { "rail" };
    let dashes = match (owner, era) {
        (Owner::Human, Era::Rail) => r#"stroke-width="6" stroke-dasharray="2.500 7""#,
        (Owner::Human, Era::Canal) => r#"stroke-width="3""#,
        (Owner::Automa, Era::Rail) => r#"stroke-width="7" stroke-dasharray="9 7""#,
        (Owner::Automa, Era::Canal) => r#"stroke-width="3" stroke-dasharray="14 6""#,
    };
    let middle = match (owner, era) {
        (Owner::Automa, Era::Rail) => {
            format!(r#"<path d="{path}" class="f-none foe-line" stroke-width="3"/>"#)
        }
        _ => String::new(),
    };
    let (x, y) = at;
    let token = match owner {
        Owner::Human => format!(r#"<circle cx="{x}" cy="{y}" r="14" class="token-you"/>"#),
        Owner::Automa => {
            format!(r#"<path d="M{x} {}l16 16-16 16-16-16z" class="token-foe"/>"#, y - 16.0)
        }
    };
    let token = format!(r#"{token}<g class="c-cream">{}</g>"#, sign(words, symbol, at, 18.0));
    format!(
        r#"<path d="{path}" class="f-none s-paper" stroke-width="16"/><path d="{path}" class="f-none {name}-line" stroke-width="11"/><path d="{path}" class="f-none cream-line" {dashes}/>{middle}{}"#,
        journey::link(link, owner, &token)
    )
}

fn places(sheet: &Sheet<'_>, into: &mut String) {
    for &it in Location::ALL {
        let name = sheet.view.words.say(&location(it));
        group(&name, into, |into| {
            if MERCHANTS.has(it) {
                merchant::show(sheet, it, into);
            } else {
                city(sheet, it, into);
            }
            name_on_map(sheet, it, into);
        });
    }
}

/// The name of a place, shortened as on the map.
fn name_on_map(sheet: &Sheet<'_>, at: Location, into: &mut String) {
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
    let _ = write!(
        into,
        r#"<text class="lbl{class}" x="{x}" y="{y}" text-anchor="{anchor}" aria-hidden="true">{short}</text>"#
    );
}

fn city(sheet: &Sheet<'_>, at: Location, into: &mut String) {
    let spaces: Vec<Space> = SPACES_AT[at as usize].collect();
    let middles: Vec<(f32, f32)> =
        spaces.iter().map(|it| layout::SPACES[usize::from(it.0)]).collect();
    let drawn = block(&middles, Region::of(at));
    wrap(sheet, Place::Location(at), "town", &drawn, into);
    for (&it, &middle) in spaces.iter().zip(&middles) {
        let mut drawn = touch(middle);
        drawn += &match sheet.state.board.tile(it) {
            Some(tile) => journey::tile(it, tile, &tile_on(&sheet.view.words, middle, tile)),
            None => space(&sheet.view.words, middle, &it.industries().collect::<Vec<_>>()),
        };
        let tap = sheet.points.map(|points| points.tap(sheet.view, Place::Space(it)));
        let is_lit = tap.is_some_and(|it| it.is_lit);
        let outlined = sheet.outlined.space(it);
        if let (Some(Lit::Selected), Some(tile)) = (outlined, sheet.state.board.tile(it)) {
            drawn += &journey::seller(tile, middle);
        }
        match outlined {
            Some(lit) => drawn += &marks(lit, middle, SIDE),
            None if is_lit => drawn += &marks(Lit::Legal, middle, SIDE),
            None if sheet.points.is_some_and(|points| tag::is_dear(points, Place::Space(it))) => {
                drawn += &marks(Lit::Dear, middle, SIDE);
            }
            None => {}
        }
        drawn += &sheet.glows.frame(Place::Space(it), middle);
        wrap(sheet, Place::Space(it), "spot-place", &drawn, into);
    }
}

/// The ground that the spaces of a town stand on.
fn block(middles: &[(f32, f32)], region: Option<Region>) -> String {
    let half = SIDE / 2.0 + 5.0;
    let least = |of: fn(&(f32, f32)) -> f32| middles.iter().map(of).fold(f32::MAX, f32::min) - half;
    let most = |of: fn(&(f32, f32)) -> f32| middles.iter().map(of).fold(f32::MIN, f32::max) + half;
    let (left, right) = (least(|it| it.0), most(|it| it.0));
    let (top, bottom) = (least(|it| it.1), most(|it| it.1));
    let is_row = bottom - top < 2.0 * SIDE;
    let is_stepped = middles.len() == 3 && !is_row;
    // Three spaces: one above, two below, and the band beside the two.
    let side = if is_stepped { top + SIDE + 2.0 } else { top };
    let band = region.map_or_else(String::new, |it| it.band((left, side), bottom - side));
    if is_stepped {
        let first = middles[0].0;
        return format!(
            r#"<path class="ring f-paper s-ink2" stroke-width="1.200" d="M{} {top}h{}v{}H{right}v{}H{left}v-{}H{0}z"/>{band}"#,
            first - half,
            2.0 * half,
            SIDE + 2.0,
            bottom - side,
            bottom - side,
        );
    }
    format!(
        r#"<rect class="ring f-paper s-ink2" stroke-width="1.200" x="{left}" y="{top}" width="{}" height="{}" rx="3"/>{band}"#,
        right - left,
        bottom - top
    )
}
