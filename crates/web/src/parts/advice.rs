//! A hint beside its board: letters, and what a deed comes to.

use desk::sentence;
use maud::{Markup, html};

use crate::view::{Reading, View};

/// Each action of a deed as a sentence, at the table where it is done.
pub(crate) fn sentences<G: Reading>(view: &View<'_, G>, deed: &[G::Action]) -> Vec<String> {
    let game = view.game();
    let mut table = view.live().at(view.ply).clone();
    let mut all = Vec::new();
    for &action in deed {
        if game.refusal(&table, action).is_some() {
            break;
        }
        all.push(sentence(&view.words, &game.describe(&table, action)));
        game.apply(&mut table, action);
    }
    all
}

/// The letter of a deed, as it stands in the list and at its place.
pub(crate) fn letter(letter: char) -> Markup {
    html! { b.ltr { (letter) } }
}
