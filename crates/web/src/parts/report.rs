//! What the automa did, beside the choices: where the strip has no room for it.

use desk::AutomaTurn;
use maud::{Markup, html};

use crate::view::{Mode, Reading, Tell, View};

/// What the automa did since the person last acted; before anybody has acted, the way
/// to how it is played. The style shows it where the strip tells neither.
pub(crate) fn show<G: Reading>(view: &View<'_, G>, tell: Tell<G>) -> Markup {
    let words = &view.words;
    html! {
        p.report {
            @match (view.last(), &view.mode) {
                (Some(_), _) => { (words.classed_icon("automa", "foe")) (told(view, tell)) },
                (None, Mode::Now) => {
                    (words.text("ui-first")) " "
                    a href=(view.how()) { (words.text("ui-how")) }
                },
                (None, _) => {},
            }
        }
    }
}

/// What the automa did since the person last acted, in all its turns, as sentences.
pub(crate) fn told<G: Reading>(view: &View<'_, G>, tell: Tell<G>) -> String {
    let told = view.since().iter().map(|it| said(view, it, tell)).filter(|it| !it.is_empty());
    told.collect::<Vec<_>>().join(" ")
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
