//! A place on the table: still, to be picked, or to be acted on with one tap.

use london::{Action, London};
use maud::{Markup, html};

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

/// A place with its id, so that what is said elsewhere can point to it.
pub(super) fn place(
    view: &View<'_, London>,
    id: &str,
    class: &str,
    tap: &Tap,
    inside: &Markup,
) -> Markup {
    place_that_tells(view, id, class, tap, "", inside)
}

/// A place with a card that tells what it does when it is pointed at.
pub(super) fn place_that_tells(
    view: &View<'_, London>,
    id: &str,
    class: &str,
    tap: &Tap,
    tells: &str,
    inside: &Markup,
) -> Markup {
    let id = format!("at-{id}");
    let tells = (!tells.is_empty()).then_some(tells);
    match tap {
        Tap::Still => html! {
            div id=(id) class=(class) tabindex="-1" data-stop data-tells=[tells] { (inside) }
        },
        Tap::Act(steps) => form::acts(
            view,
            steps,
            html! { button id=(id) class={ (class) " legal" } type="submit" data-stop data-tells=[tells] { (inside) } },
        ),
        Tap::Pick(href) => html! {
            a id=(id) class=(class) href=(href) data-stop data-tells=[tells] { (inside) }
        },
        Tap::Picked(href) => html! {
            a id=(id) class={ (class) " picked" } href=(href) aria-current="true" data-stop data-tells=[tells] { (inside) }
        },
    }
}
