//! Putting the mirror right on the picture of the table.

use brass::{
    Brass, Industry, Location, Place, Position, Space, State, Tile,
    facts::{GROUPS as TABS, OWNERS, brings, lay, made, owned, tile_of, turned},
    n_levels,
};
use kit::{Game, Ways};
use maud::{Markup, html};
use serde_json::{Value, json};

use super::{
    super::{
        key, market,
        piece::{ROMAN, symbol},
        place,
    },
    answer::{Tap, Target},
    face::tile_picture,
    sheet::{self, Marks},
};
use crate::{
    Pen,
    page::{Fixing, View},
    parts::{form, table::row},
};

type Fact<'a> = kit::Fact<'a, Position>;

/// The tabs, and the map: whole until a place is tapped, then that place. What lies
/// beside the map is put right with the map in sight where it has room.
pub(super) fn show(view: &View<'_, Brass>, fixing: &Fixing<Brass>) -> Markup {
    let words = &view.words;
    let (tab, state) = (tab(view), &fixing.state);
    html! {
        nav.tabs.fix-tabs {
            @for it in TABS {
                a href=(fixing.link(view, &json!({}), &[(key::TAB, it)])) aria-current=[(it == tab).then_some("page")] { (words.text(it)) }
            }
        }
        @match tapped(view) {
            Some(at) => (sheet::cutting(view, state, Marks { asked: Some(at), ..Marks::default() }, &[at])),
            None if tab == TABS[0] => (map(view, fixing)),
            None => div.only-wide { (map(view, fixing)) },
        }
    }
}

/// How what is tapped can be set, or everything of a tab.
pub(super) fn ways(view: &View<'_, Brass>, fixing: &Fixing<Brass>) -> Markup {
    let tab = tab(view);
    let facts = || view.game().facts(&fixing.state).into_iter().filter(|it| it.group == tab);
    if tab == TABS[0] {
        let Some(at) = tapped(view) else { return html! {} };
        return html! {
            @match at {
                Place::Location(town) => (spaces(view, fixing, town)),
                Place::Space(space) => (space_row(view, fixing, space)),
                Place::Line(_) | Place::Merchant(_) => (place_row(view, fixing, at)),
            }
            a.btn href=(fixing.link(view, &json!({}), &[(key::TAB, TABS[0])])) { (view.words.button_icon("undo")) (view.words.text("bt-other-place")) }
        };
    }
    html! {
        @if tab == TABS[2] { (mats(view, fixing, facts().collect())) }
        @else {
            @if tab == TABS[1] { div.tracks { (market::show(view, &fixing.state, None)) } }
            div.facts-list { @for fact in facts() { (row(view, fixing, &fact)) } }
        }
    }
}

/// The tab that is open.
fn tab(view: &View<'_, Brass>) -> &'static str {
    let asked = view.query.get(key::TAB).map(String::as_str);
    TABS.into_iter().find(|it| Some(*it) == asked).unwrap_or(TABS[0])
}

/// The place of the map that is tapped.
fn tapped(view: &View<'_, Brass>) -> Option<Place> {
    let at = view.query.get(key::AT).and_then(|it| Place::find(it));
    at.filter(|_| tab(view) == TABS[0])
}

/// The whole map; every place can be tapped.
fn map(view: &View<'_, Brass>, fixing: &Fixing<Brass>) -> Markup {
    let state = &fixing.state;
    let towns = Location::ALL.iter().map(|&it| Place::Location(it));
    let lines = state.era.lines().map(Place::Line);
    let named =
        |it: &Place| !matches!(it, Place::Location(Location::Warrington | Location::Nottingham));
    let targets: Vec<Target> =
        towns.chain(lines).filter(named).map(|it| target(view, fixing, it)).collect();
    sheet::whole(view, state, Marks::default(), &targets)
}

fn target(view: &View<'_, Brass>, fixing: &Fixing<Brass>, place: Place) -> Target {
    let link = to(view, fixing, &json!({}), place);
    Target { place, tap: Tap::Ask(link) }
}

/// The page with one more change, at a place.
fn to(view: &View<'_, Brass>, fixing: &Fixing<Brass>, patch: &Value, at: Place) -> String {
    fixing.link(view, patch, &[(key::TAB, TABS[0]), (key::AT, &at.id())]).into_string()
}

/// The spaces or stalls of a town, to choose one.
fn spaces(view: &View<'_, Brass>, fixing: &Fixing<Brass>, town: Location) -> Markup {
    let stalls = (0..5_u8).filter(|&it| brass::MERCHANT_SPACES[usize::from(it)] == town);
    let all: Vec<Place> = brass::SPACES_AT[town as usize]
        .map(Place::Space)
        .chain(stalls.map(Place::Merchant))
        .collect();
    if let [only] = all[..] {
        return match only {
            Place::Space(space) => space_row(view, fixing, space),
            other => place_row(view, fixing, other),
        };
    }
    html! {
        div.asks.across-1 {
            @for at in all {
                a.ask.row href=(to(view, fixing, &json!({}), at)) {
                    @if let Place::Space(space) = at && let Some(tile) = fixing.state.board.tile(space) { (tile_picture(&view.words, tile)) }
                    @else { (view.words.icon("brass/mat")) }
                    b { (place::name(at, view, &fixing.state)) }
                }
            }
        }
    }
}

/// A link, or a merchant's tile and barrel: the ways they can stand.
fn place_row(view: &View<'_, Brass>, fixing: &Fixing<Brass>, at: Place) -> Markup {
    let tile = match at {
        Place::Merchant(stall) => tile_of(stall),
        _ => String::new(),
    };
    let is_it = |it: &Fact<'_>| it.group == TABS[0] && (it.place == at.id() || it.place == tile);
    let has_ways = |it: &Fact<'_>| !matches!(it.ways(), Ways::OneOf(ways) if ways.is_empty());
    let facts = view.game().facts(&fixing.state);
    let here = facts.into_iter().filter(|it| is_it(it) && has_ways(it));
    html! { @for fact in here { (row(view, fixing, &fact)) } }
}

/// A space: whose tile, what it is, and what lies on it.
fn space_row(view: &View<'_, Brass>, fixing: &Fixing<Brass>, at: Space) -> Markup {
    let words = &view.words;
    let state = &fixing.state;
    let now = state.board.tile(at);
    let link = |wanted: Option<Tile>| {
        let patch = fixing.change(view.game(), |it| lay(it, state, at, wanted));
        to(view, fixing, &patch, Place::Space(at))
    };
    html! {
        div.head { h2 { (words.say(&kit::Game::name(view.game(), brass::Candidate::Space(at)))) }
            @if let Some(tile) = now { span.muted { (words.say(&place::industry(tile.industry))) " " (ROMAN[usize::from(tile.level)]) } } }
        div.asks.across-3 {
            @for (owner, sign, key) in OWNERS {
                a.ask href=(link(owner.map(|it| owned(state, at, it)))) aria-current=[(now.map(|it| it.owner) == owner).then_some("true")] {
                    (words.button_icon(sign)) span { (words.text(key)) }
                }
            }
        }
        @if let Some(tile) = now {
            @if 1 < at.industries().len() {
                div.asks {
                    @for industry in at.industries() {
                        a.ask href=(link(Some(made(state, tile, industry, 1)))) aria-current=[(industry == tile.industry).then_some("true")] {
                            (words.button_icon(&format!("brass/{}", symbol(industry)))) span { (words.say(&place::industry(industry))) }
                        }
                    }
                }
            }
            (steps(view, state, tile, &link))
        }
    }
}

/// Its level, its side, its cubes.
fn steps(
    view: &View<'_, Brass>,
    state: &State,
    tile: Tile,
    link: &dyn Fn(Option<Tile>) -> String,
) -> Markup {
    let words = &view.words;
    let brings = brings(state, tile.industry, tile.level);
    let stepper = |name: &str, said: String, less: Option<Tile>, more: Option<Tile>| {
        html! {
            div.step role="group" aria-label=(words.text(name)) {
                (step(words, link, less, "minus", words.text("ui-less")))
                b { span { (words.text(name)) } (said) }
                (step(words, link, more, "plus", words.text("ui-greater")))
            }
        }
    };
    let level = |to: u8| {
        (1..=n_levels(tile.industry)).contains(&to).then(|| made(state, tile, tile.industry, to))
    };
    let cubes = |to: u8| {
        (1..=brings).contains(&to).then_some(Tile { cubes: to, is_flipped: false, ..tile })
    };
    html! {
        div.pair {
            (stepper("bt-level", ROMAN[usize::from(tile.level)].to_owned(), level(tile.level - 1), level(tile.level + 1)))
            a.ask.row href=(link(Some(turned(state, tile)))) aria-current=[tile.is_flipped.then_some("true")] { (words.button_icon("flip")) b { (words.text("bt-flipped")) } }
            @if 0 < brings && !tile.is_flipped {
                (stepper(what(tile.industry), tile.cubes.to_string(), cubes(tile.cubes.saturating_sub(1)), cubes(tile.cubes + 1)))
            }
        }
    }
}

fn step(
    words: &Pen<'_>,
    link: &dyn Fn(Option<Tile>) -> String,
    to: Option<Tile>,
    sign: &str,
    label: String,
) -> Markup {
    match to {
        Some(tile) => {
            html! { a.btn href=(link(Some(tile))) aria-label=(label) { (words.button_icon(sign)) } }
        }
        None => form::disabled_step(&label, &words.icon(sign)),
    }
}

/// What a tile holds, as a text.
fn what(industry: Industry) -> &'static str {
    match industry {
        Industry::CoalMine => "br-coal",
        Industry::IronWorks => "br-iron",
        _ => "br-beer",
    }
}

/// Both mats: for each industry one tile fewer or one more.
fn mats(view: &View<'_, Brass>, fixing: &Fixing<Brass>, all: Vec<Fact<'_>>) -> Markup {
    let words = &view.words;
    html! {
        div.mats-fix {
            @for fact in all {
                @let Ways::OneOf(ways) = fact.ways() else { continue };
                @let name = words.say(&fact.name);
                div.step role="group" aria-label=(name) {
                    @for sign in ["minus", "plus"] {
                        @if sign == "plus" { b { span { (name) } small { (words.say(&fact.said)) } } }
                        @match ways.iter().find(|it| it.symbol == sign) {
                            Some(way) => a.btn href=(fixing.link(view, &fixing.change(view.game(), |it| way.set(it)), &[(key::TAB, TABS[2])])) aria-label=(words.say(&way.text)) { (words.button_icon(sign)) },
                            None => (form::disabled_step(&words.text("ui-less"), &words.icon(sign))),
                        }
                    }
                }
            }
        }
    }
}
