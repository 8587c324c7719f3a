//! Forms: one button that changes the game, bound to the revision it was made from.

use maud::{Markup, html};

use crate::{
    address::{Address, key},
    view::{Reading, View},
};

/// A form of one button that plays one action.
pub(crate) fn act<G: Reading>(view: &View<'_, G>, action: G::Action, button: Markup) -> Markup {
    let field = html! { input type="hidden" name="action" value=(action); };
    change(view, Address::Act { id: view.id }, field, button)
}

/// A form of one button that plays the steps of a deed, all of them or none.
pub(crate) fn acts<G: Reading>(
    view: &View<'_, G>,
    actions: &[G::Action],
    button: Markup,
) -> Markup {
    let steps: Vec<String> = actions.iter().map(ToString::to_string).collect();
    let field = html! { input type="hidden" name="actions" value=(steps.join(",")); };
    change(view, Address::Act { id: view.id }, field, button)
}

/// A form of one button that asks for a change.
pub(crate) fn change<G: Reading>(
    view: &View<'_, G>,
    what: Address<'_>,
    fields: Markup,
    button: Markup,
) -> Markup {
    let is_back = matches!(what, Address::Back { .. } | Address::Undo { .. });
    html! {
        form method="post" action=(view.form(what)) {
            @match &view.scratch {
                None => input type="hidden" name="revision" value=(view.revision);,
                Some(it) => {
                    input type="hidden" name=(key::DID) value=(it.did);
                    @if is_back { input type="hidden" name="back" value="1"; }
                },
            }
            (fields)
            (button)
        }
    }
}

/// A button that does nothing now: keys come to it, so that ears are told.
pub(crate) fn disabled(class: &str, label: Option<&str>, face: &Markup) -> Markup {
    html! {
        span class=(class) role="button" aria-disabled="true" tabindex="0" aria-label=[label] { (face) }
    }
}

/// A step that cannot be taken: keys pass it by.
pub(crate) fn disabled_step(label: &str, face: &Markup) -> Markup {
    html! { span.btn role="button" aria-disabled="true" aria-label=(label) { (face) } }
}
