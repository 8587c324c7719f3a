//! The sheet that the map is drawn on, and its places as something to press.

use brass::{Brass, State};
use maud::{Markup, html};

use super::{
    glow::Glows,
    journey::Journey,
    outline::Outlined,
    place::{self, Place},
    points::Points,
};
use crate::page::View;

/// Whether what is drawn is called by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    /// Each place has its name and its id.
    Named,
    /// None has: the picture as a whole has a name, and several may stand on one page.
    Plain,
}

/// Everything the map is drawn from.
pub(super) struct Sheet<'a> {
    pub(super) view: &'a View<'a, Brass>,
    /// The table, with what is being chosen laid on it.
    pub(super) state: &'a State,
    pub(super) points: Option<&'a Points>,
    pub(super) outlined: Outlined,
    pub(super) glows: Glows,
    pub(super) journey: Journey,
    pub(super) naming: Naming,
}

impl<'a> Sheet<'a> {
    /// A table that is only looked at.
    pub(super) fn still(view: &'a View<'a, Brass>, state: &'a State) -> Sheet<'a> {
        let (outlined, glows) = (Outlined::default(), Glows::default());
        let (journey, naming) = (Journey::default(), Naming::Named);
        Sheet { view, state, points: None, outlined, glows, journey, naming }
    }
}

/// A place as something to press, or only to look at.
pub(super) fn wrap(sheet: &Sheet<'_>, place: Place, class: &str, drawn: &Markup) -> Markup {
    let glow = sheet.glows.class(place);
    if sheet.naming == Naming::Plain {
        return html! { g class={ (class) (glow) } { (drawn) } };
    }
    let told = place::name(place, sheet.view, sheet.state);
    let id = place.id();
    match sheet.points.map(|it| it.tap(sheet.view, place)) {
        Some(tap) => {
            let lit = if tap.is_lit { " lit" } else { "" };
            html! {
                a class={ "place " (class) (lit) (glow) } id={ "at-" (id) } href=(tap.link) aria-label=(told) data-stop="" {
                    title { (told) }
                    g aria-hidden="true" { (drawn) }
                }
            }
        }
        None => html! {
            g class={ (class) (glow) } id={ "at-" (id) } role="img" aria-label=(told) {
                title { (told) }
                (drawn)
            }
        },
    }
}

/// Room for a finger around something small: 24 pixels where the map is 356 wide.
pub(super) fn touch((x, y): (f32, f32)) -> Markup {
    html! { rect.touch x=(x - 33.0) y=(y - 33.0) width="66" height="66" "/"; }
}
