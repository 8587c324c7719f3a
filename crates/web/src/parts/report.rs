//! What the automa did, beside the choices: where the strip has no room for it.

use desk::AutomaTurn;
use maud::{Markup, html};

use crate::{
    address::Address,
    view::{Reading, Tell, View},
};

/// What the automa did last; before anybody has acted, the way to how it is played.
/// The style shows it where the strip tells neither.
pub(crate) fn show<G: Reading>(view: &View<'_, G>, tell: Tell<G>) -> Markup {
    let words = &view.words;
    html! {
        p.report {
            @match view.last() {
                Some(turn) => { (words.classed_icon("automa", "foe")) (said(view, turn, tell)) },
                None => {
                    (words.text("ui-first")) " "
                    a href=(words.to(Address::How { game: G::ID })) { (words.text("ui-how")) }
                },
            }
        }
    }
}

/// What the automa did in a whole turn, as sentences.
pub(crate) fn said<G: Reading>(view: &View<'_, G>, turn: &AutomaTurn<G>, tell: Tell<G>) -> String {
    let told = turn
        .plies
        .iter()
        .filter(|it| it.ply < view.ply)
        .filter_map(|it| tell(view.game(), &view.at(it.ply), it.action, &view.at(it.ply + 1)));
    told.map(|it| view.words.say(&it)).collect::<Vec<_>>().join(" ")
}
