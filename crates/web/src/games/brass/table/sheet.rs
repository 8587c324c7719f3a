//! The map at the table: whole with places to tap, or the part that is talked about.

use std::fmt::Write;

use brass::{Brass, Location, SPACES_AT, State};
use kit::Message;
use maud::{Markup, PreEscaped, html};

use super::{
    super::{
        glow::{self, Glows},
        layout::{self, SHEET, SIDE},
        map::{self, Sheet},
        outline::Outlined,
        place::Place,
    },
    answer::{Tap, Target},
};
use crate::page::View;

/// The form that the places of the map belong to.
const FORM: &str = "told";

/// A part of the map: left, top, width, height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Window(f32, f32, f32, f32);

/// How wide a part of the map is for its height.
const RATIO: f32 = 1.7;

impl Window {
    /// How the part fits a frame of another shape: as wide as the frame where its
    /// places lie beside each other, else whole.
    fn fit(places: &[Place]) -> &'static str {
        let heights = || places.iter().map(|&it| glow::middle(it).1);
        let spread = heights().fold(f32::MIN, f32::max) - heights().fold(f32::MAX, f32::min);
        if spread < 140.0 { "xMidYMid slice" } else { "xMidYMid meet" }
    }

    /// The part around some places, with room to see where it is.
    pub(super) fn around(places: &[Place]) -> Window {
        let (wide, high) = (f32::from(SHEET.0), f32::from(SHEET.1));
        let middles: Vec<(f32, f32)> = places.iter().map(|&it| glow::middle(it)).collect();
        if middles.is_empty() {
            return Window(0.0, 0.0, wide, high);
        }
        let least = |of: fn(&(f32, f32)) -> f32| middles.iter().map(of).fold(f32::MAX, f32::min);
        let most = |of: fn(&(f32, f32)) -> f32| middles.iter().map(of).fold(f32::MIN, f32::max);
        let (left, right) = (least(|it| it.0), most(|it| it.0));
        let (top, bottom) = (least(|it| it.1), most(|it| it.1));
        let width = (right - left + 240.0).max(680.0).max((bottom - top + 150.0) * RATIO).min(wide);
        let height = (width / RATIO).max(bottom - top + 150.0).min(high);
        let x = ((left + right - width) / 2.0).clamp(0.0, wide - width);
        let y = ((top + bottom - height) / 2.0).clamp(0.0, high - height);
        Window(x, y, width, height)
    }

    fn whole() -> Window {
        Window(0.0, 0.0, f32::from(SHEET.0), f32::from(SHEET.1))
    }
}

/// What is drawn on the map besides the pieces.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// What is outlined.
    pub(super) outlined: Outlined,
    /// What is counted.
    pub(super) glows: Glows,
    /// Numbers of lines, with their places.
    pub(super) pins: Vec<(usize, Place)>,
}

/// The whole map; each target can be tapped.
pub(super) fn whole(
    view: &View<'_, Brass>,
    state: &State,
    marks: Marks,
    targets: &[Target],
) -> Markup {
    let mut over = String::new();
    // A link is smaller than a town: it lies above.
    let is_line = |it: &&Target| matches!(it.place, Place::Line(_));
    let towns = targets.iter().filter(|it| !is_line(it));
    towns.chain(targets.iter().filter(is_line)).for_each(|it| reach(view, state, it, &mut over));
    html! {
        form #(FORM) method="post" action={ "/play/" (view.id) "/act" } {
            input type="hidden" name="revision" value=(view.revision);
        }
        div.whole data-near=(near(view)) { (drawn(view, state, marks, (Window::whole(), "xMidYMid meet"), &over)) }
    }
}

/// The page that asks which of two places was meant.
fn near(view: &View<'_, Brass>) -> String {
    let deed = view
        .query
        .get("deed")
        .map_or(String::new(), |it| format!("deed={}&", it.replace(' ', "+")));
    format!("/play/{}?{deed}near=", view.id)
}

/// A part of the map, to look at.
pub(super) fn cutting(
    view: &View<'_, Brass>,
    state: &State,
    marks: Marks,
    places: &[Place],
) -> Markup {
    let window = (Window::around(places), Window::fit(places));
    html! { div.cutting { (drawn(view, state, marks, window, "")) } }
}

fn drawn(
    view: &View<'_, Brass>,
    state: &State,
    marks: Marks,
    (window, fit): (Window, &str),
    over: &str,
) -> Markup {
    let words = &view.words;
    let label =
        words.say(&Message::new("br-map").with("era", Message::new(format!("era-{}", state.era))));
    let mut sheet = Sheet::still(view, state);
    sheet.outlined = marks.outlined;
    sheet.glows = marks.glows;
    let mut inside = map::art(&sheet);
    marks.pins.iter().for_each(|&(nth, place)| pin(nth, place, &mut inside));
    inside += over;
    let Window(x, y, width, height) = window;
    html! {
        svg.map viewBox={ (x) " " (y) " " (width) " " (height) } preserveAspectRatio=(fit) role="group" aria-label=(label) {
            (PreEscaped(inside))
        }
    }
}

/// The number of a line beside its place.
fn pin(nth: usize, place: Place, into: &mut String) {
    let (x, y) = glow::middle(place);
    let (x, y) = match place {
        Place::Line(_) => (x, y + 36.0),
        _ => (x - 38.0, y - 14.0),
    };
    let _ = write!(
        into,
        r#"<g class="pin" aria-hidden="true"><circle cx="{x}" cy="{y}" r="20"/><text x="{x}" y="{}">{nth}</text></g>"#,
        y + 10.0
    );
}

/// The least that can be touched: 24 px where the map is 320 px wide.
const FINGER: f32 = 72.0;

/// What a finger can touch of a place: a link, or a button of the form.
fn reach(view: &View<'_, Brass>, state: &State, target: &Target, into: &mut String) {
    let (x, y, width, height) = extent(target);
    let (wide, high) = (width.max(FINGER), height.max(FINGER));
    let (left, top) = (x - (wide - width) / 2.0, y - (high - height) / 2.0);
    let told = html! { (target.place.told(view, state)) }.into_string();
    let id = target.place.id();
    let frame = format!(r#"data-target="{id}" data-box="{x} {y} {width} {height}""#);
    let _ = match &target.tap {
        Tap::Ask(link) => {
            let link = html! { (link) }.into_string();
            write!(
                into,
                r#"<a class="place target" {frame} href="{link}" aria-label="{told}"><rect class="touch" x="{left}" y="{top}" width="{wide}" height="{high}"/></a>"#
            )
        }
        Tap::Tell(actions) => {
            let steps: Vec<String> = actions.iter().map(ToString::to_string).collect();
            write!(
                into,
                r#"<foreignObject class="target" {frame} x="{left}" y="{top}" width="{wide}" height="{high}"><button form="{FORM}" type="submit" name="actions" value="{}" aria-label="{told}"></button></foreignObject>"#,
                steps.join(",")
            )
        }
    };
}

/// The rectangle that a place is drawn in.
fn extent(target: &Target) -> (f32, f32, f32, f32) {
    let (x, y) = target.middle();
    let around = |wide: f32, high: f32| (x - wide / 2.0, y - high / 2.0, wide, high);
    match target.place {
        Place::Line(_) => around(32.0, 32.0),
        Place::Location(at) => town(at).unwrap_or(around(SIDE, SIDE)),
        _ => around(SIDE, SIDE),
    }
}

fn town(at: Location) -> Option<(f32, f32, f32, f32)> {
    let middles = || SPACES_AT[at as usize].map(|it| layout::SPACES[usize::from(it.0)]);
    let least = |of: fn((f32, f32)) -> f32| middles().map(of).reduce(f32::min);
    let most = |of: fn((f32, f32)) -> f32| middles().map(of).reduce(f32::max);
    let (left, top) = (least(|it| it.0)? - SIDE / 2.0, least(|it| it.1)? - SIDE / 2.0);
    Some((left, top, most(|it| it.0)? + SIDE / 2.0 - left, most(|it| it.1)? + SIDE / 2.0 - top))
}

#[cfg(test)]
mod tests {
    use brass::Location;

    use super::*;

    #[test]
    fn a_part_of_the_map_shows_its_places() {
        for &first in Location::ALL {
            for &second in Location::ALL {
                let places = [Place::Location(first), Place::Location(second)];
                let Window(x, y, width, height) = Window::around(&places);
                assert!(0.0 <= x && x + width <= 948.1 && 0.0 <= y && y + height <= 994.1);
                for (at, to) in places.map(glow::middle) {
                    assert!(x <= at && at <= x + width, "{first} {second}");
                    assert!(y <= to && to <= y + height, "{first} {second}: {y} {height} {to}");
                }
            }
        }
    }
}
