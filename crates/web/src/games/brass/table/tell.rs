//! Telling a turn of Brass: four verbs, the map, and one question at a time.

use brass::{Action, Brass, Deed, Kind, Location, Phase, State};
use kit::{Game, Message};
use maud::{Markup, html};

use super::{
    super::{
        choices,
        deed::Plan,
        hand::soft,
        key, market,
        outline::Outlined,
        place::{self, Place},
        points::Points,
    },
    answer::{self, Tap, answers, plate, tap, told_at},
    face::face,
    sheet::{self, Marks},
    start,
};
use crate::{
    address::Address,
    page::{AtTable, View},
    parts::options,
    parts::table as at_table,
};

/// The verbs that move something on the board.
const VERBS: [Kind; 4] = [Kind::Build, Kind::Network, Kind::Sell, Kind::Develop];

/// The heading: what is asked.
pub(super) fn question(view: &View<'_, Brass>) -> Option<Message> {
    let state = view.state();
    if state.phase == Phase::Count {
        return Some(Message::new("bt-era-ends").with("era", era(state)));
    }
    if is_market(view) {
        return Some(Message::new("br-markets"));
    }
    let plan = &view.model().as_ref()?.plan;
    if view.query.contains_key(key::NEAR) {
        return Some(Message::new("bt-which-place"));
    }
    if let Some(place) = pointed(view) {
        return Some(at_heading(view, place));
    }
    let what = choices::question(plan)?;
    Some(Message::new("bt-ask").with("what", what))
}

fn era(state: &State) -> Message {
    Message::new(format!("era-{}", state.era))
}

/// Whether the markets are looked at.
fn is_market(view: &View<'_, Brass>) -> bool {
    view.query.contains_key(key::MARKETS)
}

/// The place that the address asks about.
fn pointed(view: &View<'_, Brass>) -> Option<Place> {
    view.query.get(key::AT).and_then(|it| Place::find(it))
}

/// What is asked of a place: what was built there, if nothing else can have happened.
fn at_heading(view: &View<'_, Brass>, at: Place) -> Message {
    let Place::Location(location) = at else {
        let name = match at {
            Place::Line(it) => brass::Candidate::Link(it),
            Place::Space(it) => brass::Candidate::Space(it),
            Place::Merchant(it) => brass::Candidate::Merchant(it),
            Place::Location(it) => brass::Candidate::Location(it),
        };
        return Message::new("bt-ask-place").with("place", view.game().name(name));
    };
    let choices = view.model().as_ref().map(|it| told_at(view, it, at)).unwrap_or_default();
    let is_site = |it: &Vec<Action>| matches!(it.last(), Some(Action::Site(..)));
    let id = match !choices.is_empty() && choices.iter().all(is_site) {
        true => "bt-built-in",
        false => "bt-ask-place",
    };
    Message::new(id).with("place", place::location(location))
}

/// The map above the question: whole, or around the place that is asked about.
pub(super) fn mirror(view: &View<'_, Brass>) -> Markup {
    if is_market(view) {
        return html! {
            div.tracks { (market::show(view, view.state(), None)) }
            (start::stalls(view, view.state(), None))
        };
    }
    let Some(points) = view.model() else {
        return sheet::whole(view, view.state(), Marks::default(), &[]);
    };
    let plan = &points.plan;
    let marks = Marks { outlined: Outlined::of(view, Some(points)), ..Marks::default() };
    if let Some(place) = pointed(view) {
        let marks = Marks { asked: Some(place), ..marks };
        return sheet::cutting(view, &plan.after, marks, &[place]);
    }
    let targets = answer::targets(view, points);
    match plan.after.deed {
        Deed::None | Deed::NetworkMore => sheet::whole(view, &plan.after, marks, &targets),
        // A long list of answers needs the room; who began with the verb needs no map.
        Deed::Build | Deed::Network => {
            html! { div.wide-map { (sheet::whole(view, &plan.after, marks, &targets)) } }
        }
        // A short question shows what it is about.
        _ => {
            let places: Vec<Place> = targets.iter().map(|it| it.place).collect();
            match places.is_empty() {
                true => html! {},
                false => sheet::cutting(view, &plan.after, marks, &places),
            }
        }
    }
}

/// What can be answered now.
pub(super) fn show(view: &View<'_, Brass>) -> Markup {
    if is_market(view) {
        return html! {};
    }
    let Some(points) = view.model() else { return html! {} };
    if let Some(two) = view.query.get(key::NEAR) {
        return which(view, points, two);
    }
    if let Some(place) = pointed(view) {
        return at(view, points, place);
    }
    if let Some(kind) = view.query.get(key::ASK).and_then(|it| it.parse::<Kind>().ok()) {
        return html! { (refused_verb(view, kind)) (verbs(view)) };
    }
    match points.plan.is_blank() {
        true => verbs(view),
        false => open(view, points),
    }
}

/// What lies at the thumb: the markets, or the way back from them.
pub(super) fn thumb(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    html! {
        div.trio {
            @if is_market(view) {
                a.btn href=(view.link(&[])) data-key="Escape" { (words.button_icon("undo")) (words.text("ui-back-to-table")) }
                a.btn href=(words.to(Address::Fix { id: view.id }).with(key::TAB, "bt-fix-markets")) data-key="f" { (words.button_icon("fix")) (words.text("ui-fix")) }
            } @else {
                (at_table::undo(view, Brass::deed))
                a.btn href=(view.link(&[(key::MARKETS, "1".to_owned())])) data-key="m" { (words.button_icon("brass/market")) (words.text("br-markets")) }
                (at_table::to_fix(view, None))
            }
        }
    }
}

/// The actions; what moves nothing on the board is one answer.
fn verbs(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let all: Vec<Action> = VERBS.iter().map(|&it| Action::Take(it)).collect();
    let refused = view.refusals(&all);
    html! {
        p.only-wide.muted { (words.text("bt-hint")) }
        div.asks.across-4 role="group" aria-label=(words.text("ui-actions")) {
            @for (nth, &kind) in VERBS.iter().enumerate() {
                @let face = html! { (words.button_icon(choices::symbol(kind, state.era))) span { (words.text(&choices::name(kind, state.era))) } };
                @if refused[nth].is_some() {
                    a.ask href=(view.link(&[(key::ASK, kind.to_string())])) aria-disabled="true" data-key=(nth + 1) { (face) }
                } @else {
                    (keyed(view, &tap(view, &[Action::Take(kind)]), "", nth + 1, face))
                }
            }
        }
        (keyed(view, &Tap::Tell(vec![Action::Take(Kind::Pass)]), "row", 5, html! {
            (words.button_icon("brass/pass")) b { (words.text("bt-nothing")) } small { (words.text("bt-nothing-hint")) }
        }))
    }
}

/// A plate with a key of its own.
fn keyed(view: &View<'_, Brass>, tap: &Tap, class: &str, key: usize, face: Markup) -> Markup {
    answer::keyed_plate(view, tap, class, (1..10).contains(&key).then_some(key), face)
}

fn refused_verb(view: &View<'_, Brass>, kind: Kind) -> Markup {
    let refusal = view.game().refusal(view.state(), Action::Take(kind));
    html! { @if let Some(refusal) = refusal { (no(view, &refusal)) } }
}

/// Why something cannot have happened; what the table shows can be put right.
fn no(view: &View<'_, Brass>, refusal: &kit::Refusal) -> Markup {
    html! {
        p.said role="alert" {
            (options::refused(view, refusal)) " "
            a href=(view.words.to(Address::Fix { id: view.id })) { (view.words.text("bt-or-fix")) }
        }
    }
}

/// The open question, every answer a plate.
fn open(view: &View<'_, Brass>, points: &Points) -> Markup {
    let plan = &points.plan;
    if plan.after.deed == Deed::Build {
        return html! { (towns(view, points)) (back(view, plan)) };
    }
    let n = plan.chosen.len();
    let lines = matches!(plan.after.deed, Deed::Network | Deed::NetworkMore);
    let tiles = matches!(plan.after.deed, Deed::Develop | Deed::DevelopMore | Deed::SellBonus);
    let class = match (lines, tiles) {
        (true, _) => "asks names",
        (_, true) => "asks across-3 tiles",
        _ => "asks across-1",
    };
    let all = answers(plan);
    let is_done = |it: &&Vec<Action>| it.last() == Some(&Action::Done);
    let list = html! {
        div class=(class) role="group" aria-label=(view.words.text("br-answers")) {
            @for (nth, chosen) in all.iter().filter(|it| !is_done(it)).enumerate() {
                (one(view, plan, &chosen[n..], chosen, if lines || tiles { "" } else { "row" }, nth + 1))
            }
        }
    };
    html! {
        @for chosen in all.iter().filter(is_done) { (one(view, plan, &chosen[n..], chosen, "row", 0)) }
        // The map above has the second line too.
        @if plan.after.deed == Deed::NetworkMore {
            details { summary.btn { (view.words.icon("log")) (view.words.text("bt-from-list")) } (list) }
        } @else { (list) }
        (back(view, plan))
    }
}

fn one(
    view: &View<'_, Brass>,
    plan: &Plan,
    steps: &[Action],
    chosen: &[Action],
    class: &str,
    key: usize,
) -> Markup {
    keyed(view, &tap(view, chosen), class, key, face(view, &plan.after, steps))
}

/// The towns where something can have been built.
fn towns(view: &View<'_, Brass>, points: &Points) -> Markup {
    let words = &view.words;
    let here = |at: &&Location| !points.at(Place::Location(**at)).is_empty();
    html! {
        div.asks.across-3.names role="group" aria-label=(words.text("br-answers")) {
            @for &location in Location::ALL.iter().filter(here) {
                @let tap = answer::tap_at(view, points, Place::Location(location));
                (plate(view, &tap, "", html! { (soft(short(&words.say(&brass::place(location))))) }))
            }
        }
    }
}

fn short(name: &str) -> &str {
    name.split("-on-").next().unwrap_or(name)
}

/// What can have happened at a place.
fn at(view: &View<'_, Brass>, points: &Points, place: Place) -> Markup {
    let plan = &points.plan;
    let choices = told_at(view, points, place);
    let refused = points.refusals(view.game(), place);
    let is_tile = |it: &&Vec<Action>| matches!(it.last(), Some(Action::Site(..)));
    let n = plan.chosen.len();
    let rest = |it: &[Action]| -> Vec<Action> { it[n.min(it.len())..].to_vec() };
    html! {
        @if choices.iter().any(|it| is_tile(&it)) {
            div.asks.across-3.tiles role="group" aria-label=(view.words.text("br-answers")) {
                @for (nth, chosen) in choices.iter().filter(is_tile).enumerate() {
                    (one(view, plan, &rest(chosen), chosen, "", nth + 1))
                }
            }
        }
        div.asks.across-1 {
            @for chosen in choices.iter().filter(|it| !is_tile(it)) { (one(view, plan, &rest(chosen), chosen, "row", 9)) }
        }
        @if choices.is_empty() {
            @for (_, refusal) in &refused { (no(view, refusal)) }
            @if refused.is_empty() { p.said { (view.words.text("br-nothing-here")) } }
        }
        (back(view, plan))
    }
}

/// Two places that a finger could have meant.
fn which(view: &View<'_, Brass>, points: &Points, two: &str) -> Markup {
    let places: Vec<Place> = two.split('~').filter_map(Place::find).collect();
    html! {
        div.asks.across-1 role="group" aria-label=(view.words.text("bt-which-place")) {
            @for &place in &places {
                @let tap = answer::tap_at(view, points, place);
                (plate(view, &tap, "row", html! {
                    (view.words.button_icon(if let Place::Line(_) = place { choices::symbol(Kind::Network, points.plan.after.era) } else { "brass/hammer" }))
                    b { (place::name(place, view, &points.plan.after)) }
                }))
            }
        }
        (back(view, &points.plan))
    }
}

fn back(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let is_pointed = view.query.contains_key(key::AT) || view.query.contains_key(key::NEAR);
    let link = match (is_pointed, plan.back(view)) {
        (true, _) => super::super::deed::link(view, &plan.chosen),
        (false, Some(link)) => link,
        (false, None) => {
            return if view.is_in_deed() {
                options::back(view)
            } else {
                html! {}
            };
        }
    };
    html! { a.btn href=(link) data-key="Escape" { (view.words.button_icon("undo")) (view.words.text("ui-back")) } }
}
