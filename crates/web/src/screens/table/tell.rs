//! Tell: what did you do? One tap is one answer.

use kit::Turn;
use maud::html;

use super::{back::moved_back, screen::Screen};
use crate::{
    page::{AtTable, View},
    parts::{
        options,
        table::{to_fix, to_log, undo},
    },
};

pub(super) fn screen<G: AtTable>(view: &View<'_, G>) -> Screen {
    let words = &view.words;
    Screen {
        title: words.say(&G::question(view)),
        line: G::bar(view),
        is_its: false,
        class: "tell",
        see: html! { (moved_back(view)) (G::heard(view)) (G::mirror(view)) },
        act: html! {
            @if view.turn() == Turn::Over { (options::to_result(view)) }
            @else { (G::answers(view)) }
        },
        thumb: G::thumb(view).unwrap_or_else(|| {
            html! {
                div.trio { (undo(view, G::deed)) (to_log(view)) (to_fix(view, None)) }
            }
        }),
    }
}
