//! The letters of a hint on the cards and spaces that its deeds are about.

use kit::Game;
use london::{Action, London};
use maud::{Markup, html};

use crate::{page::View, parts::advice::letter};

/// The ids of the places that an action is about.
fn places(view: &View<'_, London>, action: Action) -> Vec<String> {
    let card = |place: &str, card: london::Card| format!("{place}-{}", card.number());
    match action {
        Action::DrawTop => vec!["deck".to_owned()],
        Action::DrawSpace(space) | Action::Swap(space) | Action::Place(space) => {
            vec![format!("space-{}", space.idx())]
        }
        Action::DrawSeen(it) | Action::Put(it) => vec![card("seen", it)],
        Action::Build(it) | Action::Play(it) | Action::Discard(it) | Action::Give(it) => {
            vec![card("hand", it)]
        }
        Action::On(it) | Action::Activate(it) | Action::Again(it) | Action::Flip(it) => {
            vec![card("city", it)]
        }
        Action::Buy(borough) => {
            let number = borough.number();
            let slot = view.state().row.iter().position(|&it| it == number);
            slot.map(|it| format!("slot-{it}")).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The letters of the deeds that are about a place.
pub(super) fn at(view: &View<'_, London>, id: &str) -> Vec<char> {
    view.lettered().filter(|it| is_about(view, it.1, id)).map(|it| it.0).collect()
}

/// Whether a deed is about what lies at a place now: what it puts there itself and takes
/// again is nothing to point at.
fn is_about(view: &View<'_, London>, deed: &[Action], id: &str) -> bool {
    let mut table = *view.live().at(view.ply);
    deed.iter().any(|&action| {
        let is_there = match action {
            Action::DrawSpace(it) | Action::Swap(it) | Action::Place(it) => {
                table.board.card(it.idx()) == view.state().board.card(it.idx())
            }
            _ => true,
        };
        view.game().apply(&mut table, action);
        is_there && places(view, action).iter().any(|it| it == id)
    })
}

/// The letters as they lie on a place.
pub(super) fn shown(view: &View<'_, London>, letters: &[char]) -> Markup {
    html! {
        @if !letters.is_empty() {
            span.ltrs { span.hide { (view.words.text("ui-hint")) " " } @for &it in letters { (letter(it)) } }
        }
    }
}
