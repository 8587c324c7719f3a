//! Sheets: panels that slide up on small screens and stand in the rail on wide ones.

use maud::{Markup, html};

use crate::Pen;

/// A sheet on small screens, a panel of the rail on wide ones.
pub(crate) fn sheet(
    words: &Pen<'_>,
    id: &str,
    symbol: &str,
    title: &str,
    class: &str,
    body: &Markup,
) -> Markup {
    html! {
        section class={ "panel " (class) } id=(id) popover="auto" {
            (shut(words, id))
            h2 { (words.icon(symbol)) (title) }
            (body)
        }
    }
}

/// A sheet on small screens; on wide ones a tab as high as the window, which scrolls and
/// so can be reached by keys.
pub(crate) fn tab(
    words: &Pen<'_>,
    id: &str,
    symbol: &str,
    title: &str,
    class: &str,
    body: &Markup,
) -> Markup {
    html! {
        section class={ "panel " (class) } id=(id) popover="auto" tabindex="0" aria-label=(title) {
            (shut(words, id))
            h2 { (words.icon(symbol)) (title) }
            (body)
        }
    }
}

/// The button that closes a sheet.
pub(crate) fn shut(words: &Pen<'_>, id: &str) -> Markup {
    html! {
        button.btn.quiet.shut type="button" popovertarget=(id) popovertargetaction="hide" {
            (words.spoken_icon("close", &words.text("ui-close"), ""))
        }
    }
}
