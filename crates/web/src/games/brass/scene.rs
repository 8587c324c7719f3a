//! The map around the places that Mautoma compared.

use brass::{Brass, Candidate};
use maud::{Markup, html};

use super::{
    glow::Glows,
    journey::Journey,
    layout::{self, SHEET},
    map,
    outline::Outlined,
    place::Place,
    sheet::{Naming, Sheet},
};
use crate::{
    page::{Glow, View},
    parts::picture::badge,
};

/// The least part of the map that still says where it is.
const LEAST: (f32, f32) = (430.0, 380.0);
/// The room around the outermost candidates.
const MARGIN: f32 = 105.0;

/// A cut of the map with the candidates marked; `None` if fewer than two lie on it.
pub(super) fn show(view: &View<'_, Brass>, standing: &[(Candidate, Glow)]) -> Option<Markup> {
    let on_map =
        |(candidate, glow): &(Candidate, Glow)| Some((Place::of(*candidate)?, glow.clone()));
    let mut found: Vec<(Place, Glow)> = standing.iter().filter_map(on_map).collect();
    // Of a city and what was chosen in it, the latter says more.
    let is_town = |it: &(Place, Glow)| it.1 == Glow::Chosen && matches!(it.0, Place::Location(_));
    if found.iter().any(|it| it.1 == Glow::Chosen && !is_town(it)) {
        found.retain(|it| !is_town(it));
    }
    if found.len() < 2 {
        return None;
    }
    let (x, width) = span(&found, |it| it.0, LEAST.0, SHEET.0);
    let (y, height) = span(&found, |it| it.1, LEAST.1, SHEET.1);
    let sheet = Sheet {
        view,
        state: view.state(),
        points: None,
        outlined: Outlined::default(),
        glows: Glows::stood(&found),
        journey: Journey::default(),
        naming: Naming::Plain,
    };
    let aside = |it: Place| if matches!(it, Place::Line(_)) { 0.0 } else { 27.0 };
    let label = view.words.text("br-map-region");
    Some(html! {
        svg.map viewBox={ (x) " " (y) " " (width) " " (height) } role="img" aria-label=(label) {
            (map::art(&sheet))
            @for &(place, ref glow) in &found {
                @let (x, y) = layout::middle(place);
                (badge(glow, (x + aside(place), y - aside(place)), 17.0))
            }
        }
    })
}

/// Where a cut begins and how long it is, along one side of the sheet.
fn span(found: &[(Place, Glow)], of: fn((f32, f32)) -> f32, least: f32, sheet: u16) -> (f32, f32) {
    let all = || found.iter().map(|it| of(layout::middle(it.0)));
    let (from, to) =
        (all().fold(f32::MAX, f32::min) - MARGIN, all().fold(f32::MIN, f32::max) + MARGIN);
    let length = (to - from).max(least).min(sheet.into());
    let begin = (f32::midpoint(from, to) - length / 2.0).clamp(0.0, f32::from(sheet) - length);
    (begin.round(), length.round())
}
