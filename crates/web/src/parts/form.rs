//! Forms: one button that changes the game, bound to the revision it was made from.

use kit::Game;
use maud::{Markup, html};

use crate::page::View;

/// A form of one button that plays one action.
pub(crate) fn act<G: Game>(view: &View<'_, G>, action: G::Action, button: Markup) -> Markup {
    let field = html! { input type="hidden" name="action" value=(action); };
    change(view, "act", field, button)
}

/// A form of one button that plays the steps of a deed, all of them or none.
pub(crate) fn acts<G: Game>(view: &View<'_, G>, actions: &[G::Action], button: Markup) -> Markup {
    let steps: Vec<String> = actions.iter().map(ToString::to_string).collect();
    let field = html! { input type="hidden" name="actions" value=(steps.join(",")); };
    change(view, "act", field, button)
}

/// A form of one button that asks for a change: `back`, `undo`, `redo`, `goto`.
pub(crate) fn change<G: Game>(
    view: &View<'_, G>,
    what: &str,
    fields: Markup,
    button: Markup,
) -> Markup {
    html! {
        form method="post" action={ "/play/" (view.id) "/" (what) } {
            input type="hidden" name="revision" value=(view.revision);
            (fields)
            (button)
        }
    }
}
