//! What the automa did, beside the choices: where the strip has no room for it.

use maud::{Markup, html};

use crate::{
    frame::classed_icon,
    page::{Page, View},
    screens::theatre,
};

/// What the automa did last; before anybody has acted, the way to how it is played.
/// The style shows it where the strip tells neither.
pub(crate) fn show<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        p.report {
            @match &view.last {
                Some(turn) => { (classed_icon("automa", "foe")) (theatre::told(view, turn)) },
                None => {
                    (words.text("ui-first")) " "
                    a href={ "/how/" (G::ID) } { (words.text("ui-how")) }
                },
            }
        }
    }
}
