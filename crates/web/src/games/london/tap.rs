//! A place on the table: still, to be picked, or to be acted on with one tap.

use london::{Action, London};
use maud::{Markup, html};

use super::{face, letters};
use crate::{page::View, parts::form};

/// What a tap does.
pub(super) enum Tap {
    /// Nothing: it only lies there.
    Still,
    /// It plays these steps.
    Act(Vec<Action>),
    /// It picks: an address.
    Pick(String),
    /// It is picked, and lets go: an address.
    Picked(String),
}

/// The name under which a card of the city deck travels.
pub(super) fn flight(card: u8) -> String {
    format!("c{card}")
}

/// The name under which a borough travels.
pub(super) fn borough_flight(borough: u8) -> String {
    format!("b{borough}")
}

/// The name of the city deck, where new cards come from.
pub(super) const DECK: &str = "deck";

/// A place with its id, so that what is said elsewhere can point to it.
pub(super) fn place(
    view: &View<'_, London>,
    id: &str,
    class: &str,
    tap: &Tap,
    inside: &Markup,
) -> Markup {
    place_of(view, id, class, tap, [None, None], inside)
}

/// A place with a piece that travels under a name when the page changes.
pub(super) fn place_with(
    view: &View<'_, London>,
    id: &str,
    class: &str,
    tap: &Tap,
    flight: String,
    inside: &Markup,
) -> Markup {
    place_of(view, id, class, tap, [Some(flight), None], inside)
}

/// A place with a card that tells what it does when it is pointed at.
pub(super) fn place_that_tells(
    view: &View<'_, London>,
    id: &str,
    class: &str,
    tap: &Tap,
    card: u8,
    inside: &Markup,
) -> Markup {
    let tells = Some(face::tells(view, card)).filter(|it| !it.is_empty());
    place_of(view, id, class, tap, [Some(flight(card)), tells], inside)
}

fn place_of(
    view: &View<'_, London>,
    id: &str,
    class: &str,
    tap: &Tap,
    [flight, tells]: [Option<String>; 2],
    inside: &Markup,
) -> Markup {
    let turned = class.ends_with(" down").then_some("");
    let about = letters::at(view, id);
    let class = if about.is_empty() { class.to_owned() } else { format!("{class} hinted") };
    let inside = html! { (inside) (letters::shown(view, &about)) };
    let id = format!("at-{id}");
    match tap {
        Tap::Still => html! {
            div id=(id) class=(class) tabindex="-1" data-stop data-fly=[flight] data-turned=[turned] data-tells=[tells] { (inside) }
        },
        Tap::Act(steps) => form::acts(
            view,
            steps,
            html! { button id=(id) class={ (class) " legal" } type="submit" data-stop data-fly=[flight] data-turned=[turned] data-tells=[tells] { (inside) } },
        ),
        Tap::Pick(href) => html! {
            a id=(id) class=(class) href=(href) data-stop data-fly=[flight] data-turned=[turned] data-tells=[tells] { (inside) }
        },
        Tap::Picked(href) => html! {
            a id=(id) class={ (class) " picked" } href=(href) aria-current="true" data-stop data-fly=[flight] data-turned=[turned] data-tells=[tells] { (inside) }
        },
    }
}
