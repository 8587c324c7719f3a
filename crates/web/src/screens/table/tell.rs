//! Tell: what did you do? One tap is one answer.

use kit::Turn;
use maud::{Markup, html};

use super::{Screen, moved_back, to_fix, to_log, undo};
use crate::{
    page::{Page, View},
    parts::{form, options},
};

pub(super) fn screen<G: Page>(view: &View<'_, G>) -> Screen {
    let words = &view.words;
    Screen {
        title: words.say(&G::question(view)),
        line: G::bar(view),
        is_its: false,
        class: "tell",
        see: html! { (moved_back(view)) (G::heard(view)) (G::mirror(view)) },
        act: html! {
            @if view.turn() == Turn::Over { (options::to_result(view)) }
            @else { (G::tell_table(view)) }
        },
        thumb: G::thumb(view).unwrap_or_else(|| {
            html! {
                div.trio { (undo(view)) (to_log(view)) (to_fix(view, None)) }
            }
        }),
    }
}

/// Every option as an answer; what cannot have happened with its rule.
pub(crate) fn answers<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        div.asks.n1 role="group" aria-label=(words.text("ui-actions")) {
            @for (at, &option) in view.options().iter().enumerate() {
                (form::act(view, option, html! {
                    button.ask type="submit" data-key=[(at < 9).then_some(at + 1)] {
                        (words.say(&view.game().describe(view.state(), option)))
                    }
                }))
            }
            @if view.is_in_deed() { (options::back(view)) }
        }
    }
}
