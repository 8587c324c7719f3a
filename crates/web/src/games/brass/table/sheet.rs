//! The map at the table: whole with places to tap, or the part that is talked about.

use brass::{Brass, Location, SPACES_AT, State};
use kit::Message;
use maud::{Markup, html};

use super::{
    super::{
        glow::Glows,
        key,
        layout::{self, SHEET, SIDE},
        map,
        outline::Outlined,
        place::{self, Place},
        sheet::Sheet,
    },
    answer::{Tap, Target},
};
use crate::{address::Address, page::View};

/// The form that the places of the map belong to.
const FORM: &str = "told";

/// A part of the map: left, top, width, height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Window(f32, f32, f32, f32);

/// The room that a phone has for parts of the map, in pixels.
const FRAME: (f32, f32) = (370.0, 170.0);

/// The most parts that are shown beside each other.
const MAX_PARTS: usize = 3;

/// The least that is shown around places in one of one, two or three parts: where
/// they are should be seen.
const LEAST: [(f32, f32); MAX_PARTS] = [(340.0, 190.0), (240.0, 170.0), (170.0, 150.0)];

/// How much larger the map must become for one part more.
const WORTH: f32 = 1.2;

impl Window {
    /// The part around some places and their names; one that is alone is in its middle.
    fn around(places: &[Place], n_parts: usize) -> Window {
        let boxes: Vec<[f32; 4]> = places.iter().map(|&it| seen(it)).collect();
        let least = |at: usize| boxes.iter().map(|it| it[at]).fold(f32::MAX, f32::min);
        let most = |at: usize| boxes.iter().map(|it| it[at]).fold(f32::MIN, f32::max);
        let (mut ends, at_least) = ([least(0), least(1), most(2), most(3)], LEAST[n_parts - 1]);
        if let ([only], 1) = (places, n_parts) {
            let (x, y) = layout::middle(*only);
            let (aside, above) = ((x - ends[0]).max(ends[2] - x), (y - ends[1]).max(ends[3] - y));
            ends = [x - aside, y - above, x + aside, y + above];
        }
        let [left, top, right, bottom] = ends;
        let (width, height) = ((right - left).max(at_least.0), (bottom - top).max(at_least.1));
        Window((left + right - width) / 2.0, (top + bottom - height) / 2.0, width, height)
    }

    /// The part around some places, or several where one would be too small to read.
    fn parts(places: &[Place]) -> Vec<Window> {
        let mut best = vec![Window::around(places, 1)];
        let sides: [fn(&Place) -> f32; 2] =
            [|it| layout::middle(*it).0, |it| layout::middle(*it).1];
        for n_parts in 2..=MAX_PARTS.min(places.len()) {
            for side in sides {
                let mut sorted = places.to_vec();
                sorted.sort_by(|a, b| side(a).total_cmp(&side(b)));
                for cuts in cuts(sorted.len(), n_parts) {
                    let parts = cuts.windows(2).map(|it| &sorted[it[0]..it[1]]);
                    let parts: Vec<Window> = parts.map(|it| Window::around(it, n_parts)).collect();
                    let worth = if parts.len() == best.len() { 1.0 } else { WORTH };
                    if least_scale(&best) * worth < least_scale(&parts) {
                        best = parts;
                    }
                }
            }
        }
        best
    }

    /// How large it is drawn on a phone as one of so many.
    fn scale(self, n_parts: usize) -> f32 {
        let wide = FRAME.0 / n_parts as f32;
        (wide / self.2).min(FRAME.1 / self.3)
    }

    /// The size of names: as large as they stand beside their own towns, as small as
    /// can be read.
    fn letters(self, n_parts: usize) -> f32 {
        (17.0 / self.scale(n_parts)).clamp(18.0, 26.0).round()
    }

    fn whole() -> Window {
        Window(0.0, 0.0, f32::from(SHEET.0), f32::from(SHEET.1))
    }
}

/// The ways to cut a row of so many into parts: where each begins, and the end.
fn cuts(n: usize, n_parts: usize) -> Vec<Vec<usize>> {
    let firsts = 1..n;
    match n_parts {
        2 => firsts.map(|it| vec![0, it, n]).collect(),
        _ => firsts.flat_map(|it| (it + 1..n).map(move |then| vec![0, it, then, n])).collect(),
    }
}

fn least_scale(parts: &[Window]) -> f32 {
    parts.iter().map(|it| it.scale(parts.len())).fold(f32::MAX, f32::min)
}

/// What of the map belongs to a place: left, top, right, bottom, with its name.
fn seen(place: Place) -> [f32; 4] {
    /// A name of middling length, and the height of its letters.
    const NAME: (f32, f32) = (145.0, 24.0);
    let (x, y, width, height) = extent(place);
    let room = 18.0;
    // The number of a line stands under a line of the map, else at the left.
    let (aside, below) = if let Place::Line(_) = place { (room, 44.0) } else { (34.0, room) };
    let [left, top, right, bottom] = [x - aside, y - room, x + width + room, y + height + below];
    let at = match place {
        Place::Location(it) => it,
        Place::Space(it) => it.location(),
        Place::Merchant(it) => brass::MERCHANT_SPACES[usize::from(it)],
        Place::Line(_) => return [left, top, right, bottom],
    };
    let layout::Place { name: (x, y), anchor, .. } = layout::PLACES[at as usize];
    let begins = match anchor {
        "start" => x,
        "end" => x - NAME.0,
        _ => x - NAME.0 / 2.0,
    };
    [left.min(begins), top.min(y - NAME.1), right.max(begins + NAME.0), bottom.max(y + 8.0)]
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
    /// What is asked about.
    pub(super) asked: Option<Place>,
}

/// The whole map; each target can be tapped.
pub(super) fn whole(
    view: &View<'_, Brass>,
    state: &State,
    marks: Marks,
    targets: &[Target],
) -> Markup {
    // A link is smaller than a town: it lies above.
    let is_line = |it: &&Target| matches!(it.place, Place::Line(_));
    let towns = targets.iter().filter(|it| !is_line(it));
    let inside = html! {
        (art(view, state, marks))
        @for it in towns.chain(targets.iter().filter(is_line)) { (reach(view, state, it)) }
    };
    html! {
        @if targets.iter().any(|it| matches!(it.tap, Tap::Tell(_))) {
            form #(FORM) method="post" action=(view.words.to(Address::Act { id: view.id })) {
                input type="hidden" name="revision" value=(view.revision);
            }
        }
        div.whole data-near=(near(view)) { (drawn(view, state, Window::whole(), None, &inside)) }
    }
}

/// The page that asks which of two places was meant.
fn near(view: &View<'_, Brass>) -> String {
    let deed = view
        .query
        .get(key::DEED)
        .map_or(String::new(), |it| format!("{}={}&", key::DEED, it.replace(' ', "+")));
    format!("{}?{deed}{}=", view.words.to(Address::Play { id: view.id }), key::NEAR)
}

/// A part of the map or several, to look at. What lies around fills the frame.
pub(super) fn cutting(
    view: &View<'_, Brass>,
    state: &State,
    marks: Marks,
    places: &[Place],
) -> Markup {
    /// What the other parts show again.
    const ART: &str = "map-art";
    let parts = Window::parts(places);
    let art = html! { g id=(ART) class="map cut" { (art(view, state, marks)) } };
    let again = html! { use href={ "#" (ART) } "/"; };
    html! {
        div.cutting {
            @for (nth, &part) in parts.iter().enumerate() {
                @let inside = if nth == 0 { &art } else { &again };
                div.part { (drawn(view, state, part, Some(part.letters(parts.len())), inside)) }
            }
        }
    }
}

/// The map with its marks.
fn art(view: &View<'_, Brass>, state: &State, marks: Marks) -> Markup {
    let mut sheet = Sheet::still(view, state);
    sheet.outlined = marks.outlined;
    sheet.glows = marks.glows;
    html! {
        (map::art(&sheet))
        @if let Some(place) = marks.asked { (ring(place)) }
        @for (nth, at) in pinned(&marks.pins) { (pin(nth, at)) }
    }
}

fn drawn(
    view: &View<'_, Brass>,
    state: &State,
    Window(x, y, width, height): Window,
    letters: Option<f32>,
    inside: &Markup,
) -> Markup {
    let words = &view.words;
    let label =
        words.say(&Message::new("br-map").with("era", Message::new(format!("era-{}", state.era))));
    html! {
        svg.map viewBox={ (x) " " (y) " " (width) " " (height) } font-size=[letters] role="group" aria-label=(label) {
            (inside)
        }
    }
}

/// A ring around the place that is asked about.
fn ring(place: Place) -> Markup {
    let (x, y, width, height) = extent(place);
    let (left, top, wide, high) = (x - 6.0, y - 6.0, width + 12.0, height + 12.0);
    html! {
        @for class in ["under", "over"] {
            rect class={ "asked-place " (class) } x=(left) y=(top) width=(wide) height=(high) rx="8" "/";
        }
    }
}

/// Where the numbers of lines stand: each beside its place, none on another.
fn pinned(pins: &[(usize, Place)]) -> Vec<(usize, (f32, f32))> {
    /// A little more than a number is wide.
    const APART: f32 = 42.0;
    let mut set: Vec<(usize, (f32, f32))> = Vec::new();
    for &(nth, place) in pins {
        let (x, y) = layout::middle(place);
        let beside: [(f32, f32); 4] = match place {
            Place::Line(_) => [(0.0, 36.0), (36.0, 0.0), (-36.0, 0.0), (0.0, -36.0)],
            _ => [(-38.0, -14.0), (-30.0, 32.0), (38.0, -14.0), (30.0, 32.0)],
        };
        let is_free = |&&(right, down): &&(f32, f32)| {
            set.iter().all(|it| APART < (it.1.0 - x - right).hypot(it.1.1 - y - down))
        };
        let (right, down) = beside.iter().find(is_free).unwrap_or(&beside[0]);
        set.push((nth, (x + right, y + down)));
    }
    set
}

/// The number of a line.
fn pin(nth: usize, (x, y): (f32, f32)) -> Markup {
    html! {
        g.pin aria-hidden="true" {
            circle cx=(x) cy=(y) r="20" "/";
            text x=(x) y=(y + 10.0) { (nth) }
        }
    }
}

/// The least that can be touched: 24 px where the map is 320 px wide.
const FINGER: f32 = 72.0;

/// What a finger can touch of a place: a link, or a button of the form.
fn reach(view: &View<'_, Brass>, state: &State, target: &Target) -> Markup {
    let (x, y, width, height) = extent(target.place);
    let (wide, high) = (width.max(FINGER), height.max(FINGER));
    let (left, top) = (x - (wide - width) / 2.0, y - (high - height) / 2.0);
    let told = place::name(target.place, view, state);
    let id = target.place.id();
    let frame = format!("{x} {y} {width} {height}");
    match &target.tap {
        Tap::Ask(link) => html! {
            a.place.target data-target=(id) data-box=(frame) href=(link) aria-label=(told) {
                rect.touch x=(left) y=(top) width=(wide) height=(high) "/";
            }
        },
        Tap::Tell(actions) => {
            let steps: Vec<String> = actions.iter().map(ToString::to_string).collect();
            html! {
                foreignObject.target data-target=(id) data-box=(frame) x=(left) y=(top) width=(wide) height=(high) {
                    button form=(FORM) type="submit" name="actions" value=(steps.join(",")) aria-label=(told) {}
                }
            }
        }
    }
}

/// The rectangle that a place is drawn in.
fn extent(place: Place) -> (f32, f32, f32, f32) {
    let (x, y) = layout::middle(place);
    let around = |wide: f32, high: f32| (x - wide / 2.0, y - high / 2.0, wide, high);
    match place {
        Place::Line(_) => around(32.0, 32.0),
        Place::Location(at) => town(at).unwrap_or(around(SIDE, SIDE)),
        _ => around(SIDE, SIDE),
    }
}

fn town(at: Location) -> Option<(f32, f32, f32, f32)> {
    let spaces = SPACES_AT[at as usize].map(|it| layout::SPACES[usize::from(it.0)]);
    let stalls = (0..).zip(brass::MERCHANT_SPACES).filter(|it| it.1 == at);
    let middles: Vec<(f32, f32)> =
        spaces.chain(stalls.map(|it| layout::middle(Place::Merchant(it.0)))).collect();
    let least = |of: fn((f32, f32)) -> f32| middles.iter().copied().map(of).reduce(f32::min);
    let most = |of: fn((f32, f32)) -> f32| middles.iter().copied().map(of).reduce(f32::max);
    let (left, top) = (least(|it| it.0)? - SIDE / 2.0, least(|it| it.1)? - SIDE / 2.0);
    Some((left, top, most(|it| it.0)? + SIDE / 2.0 - left, most(|it| it.1)? + SIDE / 2.0 - top))
}

#[cfg(test)]
mod tests {
    use brass::Location;

    use super::*;

    fn is_in(place: Place, Window(x, y, width, height): Window) -> bool {
        let (at, to) = layout::middle(place);
        x <= at && at <= x + width && y <= to && to <= y + height
    }

    #[test]
    fn a_part_of_the_map_shows_its_places_large_enough_to_read() {
        for &first in Location::ALL {
            for &second in Location::ALL {
                let places = [Place::Location(first), Place::Location(second)];
                let parts = Window::parts(&places);
                for place in places {
                    assert!(parts.iter().any(|&it| is_in(place, it)), "{first} {second}");
                }
                assert!(0.4 < least_scale(&parts), "{first} {second}: {parts:?}");
            }
        }
    }

    #[test]
    fn no_number_stands_on_another() {
        let find = |it: &str| Place::find(it).expect("a place of the map");
        let pins =
            [(1, "walsall-0"), (2, "walsall-1"), (2, "line-birmingham-walsall"), (3, "walsall-1")];
        let set = pinned(&pins.map(|it| (it.0, find(it.1))));
        for (at, one) in set.iter().enumerate() {
            for other in &set[at + 1..] {
                let apart = (one.1.0 - other.1.0).hypot(one.1.1 - other.1.1);
                assert!(40.0 < apart, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn the_place_that_is_asked_about_is_in_the_middle() {
        for &it in Location::ALL {
            let Window(x, y, width, height) = Window::around(&[Place::Location(it)], 1);
            let (at, to) = layout::middle(Place::Location(it));
            let (aside, above) = (at - x - width / 2.0, to - y - height / 2.0);
            assert!(aside.abs() < width / 4.0 && above.abs() < height / 4.0, "{it}");
        }
    }
}
