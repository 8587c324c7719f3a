//! What the bars of the page of a game and of a moment share.

use kit::Turn;
use maud::{Markup, html};

use crate::{
    Pen,
    page::{Mode, Page, Panel, View},
};

/// Whether something is picked in the address, and nothing of it done.
pub(super) fn is_picking<G: Page>(view: &View<'_, G>) -> bool {
    let is_now = matches!(view.mode, Mode::Now) && view.turn() != Turn::Over;
    is_now && !view.query.is_empty()
}

/// The panels of a page in their order: name, symbol, title.
pub(super) fn tabbed<'a>(words: &Pen<'_>, panels: &'a [Panel]) -> Vec<(&'a str, &'a str, String)> {
    let mut tabs = vec![("p-automa", "automa", words.text("automa-title"))];
    tabs.extend(panels.iter().map(|it| (it.id, it.icon, it.title.clone())));
    tabs.push(("p-score", "vp", words.text("ui-tab-score")));
    tabs.push(("p-log", "log", words.text("ui-log")));
    tabs
}

/// The tabs that open sheets on small screens.
pub(super) fn tabs(words: &Pen<'_>, panels: &[Panel]) -> Markup {
    html! {
        nav.tabs aria-label=(words.text("ui-rail")) {
            @for (id, symbol, title) in tabbed(words, panels) {
                button type="button" popovertarget=(id) title=(title) { (words.button_icon(symbol)) span { (title) } }
            }
        }
    }
}
