//! Marks as chips: what a result has to be read with.

use kit::Marks;
use maud::{Markup, html};

use crate::Pen;

/// The marks of a game, where there are any.
pub(crate) fn chips(words: &Pen<'_>, marks: &Marks) -> Markup {
    html! { @for it in desk::mark_names(words, marks) { " " span.chip { (it) } } }
}
