//! The sheet that the map is drawn on, and its places as something to press.

use std::fmt::Write;

use brass::{Brass, State};

use super::{
    glow::Glows,
    journey::Journey,
    outline::Outlined,
    place::{self, Place},
    points::Points,
};
use crate::page::View;

/// Everything the map is drawn from.
pub(super) struct Sheet<'a> {
    pub(super) view: &'a View<'a, Brass>,
    /// The table, with what is being chosen laid on it.
    pub(super) state: &'a State,
    pub(super) points: Option<&'a Points>,
    pub(super) outlined: Outlined,
    pub(super) glows: Glows,
    pub(super) journey: Journey,
}

impl<'a> Sheet<'a> {
    /// A table that is only looked at.
    pub(super) fn still(view: &'a View<'a, Brass>, state: &'a State) -> Sheet<'a> {
        let (outlined, glows) = (Outlined::default(), Glows::default());
        Sheet { view, state, points: None, outlined, glows, journey: Journey::default() }
    }
}

/// A place as something to press, or only to look at.
pub(super) fn wrap(sheet: &Sheet<'_>, place: Place, class: &str, drawn: &str, into: &mut String) {
    let told = maud::html! { (place::name(place, sheet.view, sheet.state)) }.into_string();
    let id = place.id();
    let glow = sheet.glows.class(place);
    match sheet.points.map(|it| it.tap(sheet.view, place)) {
        Some(tap) => {
            let lit = if tap.is_lit { " lit" } else { "" };
            let link = maud::html! { (tap.link) }.into_string();
            let _ = write!(
                into,
                r#"<a class="place {class}{lit}{glow}" id="at-{id}" href="{link}" aria-label="{told}" data-stop=""><title>{told}</title><g aria-hidden="true">{drawn}</g></a>"#
            );
        }
        None => {
            let _ = write!(
                into,
                r#"<g class="{class}{glow}" id="at-{id}" role="img" aria-label="{told}"><title>{told}</title>{drawn}</g>"#
            );
        }
    }
}

/// Room for a finger around something small: 24 pixels where the map is 356 wide.
pub(super) fn touch((x, y): (f32, f32)) -> String {
    format!(r#"<rect class="touch" x="{}" y="{}" width="66" height="66" />"#, x - 33.0, y - 33.0)
}
