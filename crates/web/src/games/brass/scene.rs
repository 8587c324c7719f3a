//! The map around the places that Mautoma compared.

use brass::{Brass, Candidate};
use maud::{Markup, PreEscaped, html};

use super::{
    glow::Glows,
    journey::Journey,
    layout::{self, SHEET},
    map,
    outline::Outlined,
    place::Place,
    sheet::Sheet,
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
    let mut drawn = plain(&map::art(&Sheet {
        view,
        state: view.state(),
        points: None,
        outlined: Outlined::default(),
        glows: Glows::stood(&found),
        journey: Journey::default(),
    }));
    for (place, glow) in &found {
        let (x, y) = layout::middle(*place);
        let aside = if matches!(place, Place::Line(_)) { 0.0 } else { 27.0 };
        drawn += &badge(glow, (x + aside, y - aside), 17.0).into_string();
    }
    let label = view.words.text("br-map-region");
    Some(html! {
        svg.map viewBox={ (x) " " (y) " " (width) " " (height) } role="img" aria-label=(label) { (PreEscaped(drawn)) }
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

/// A drawing without names and words: the picture as a whole has its own, and
/// several may stand on one page.
fn plain(drawn: &str) -> String {
    let mut rest = drawn;
    let mut kept = String::with_capacity(drawn.len());
    let cuts =
        [(" id=\"", "\""), (" role=\"", "\""), (" aria-label=\"", "\""), ("<title>", "</title>")];
    let next = |text: &str| {
        let found = cuts.iter().filter_map(|cut| Some((text.find(cut.0)?, *cut)));
        found.min_by_key(|it| it.0)
    };
    while let Some((at, (begin, end))) = next(rest) {
        kept.push_str(&rest[..at]);
        let inside = &rest[at + begin.len()..];
        let Some(over) = inside.find(end) else { break };
        rest = &inside[over + end.len()..];
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_plain_drawing_has_no_names() {
        let drawn = r#"<g class="a" id="at-x" role="img" aria-label="Burton"><title>Burton</title><path d="M0 0" /></g>"#;
        assert_eq!(super::plain(drawn), r#"<g class="a"><path d="M0 0" /></g>"#);
    }
}
