//! A hint on the table: letters on the cards and spaces that a deed is about.

use london::{Action, London};
use maud::{Markup, html};

use super::hand;
use crate::{
    page::{Advice, View},
    parts::advice::{letter, sentences},
};

/// A deed in a few words: what is done first, then what follows in the same turn.
pub(super) fn advice(view: &View<'_, London>, deed: &[Action]) -> Advice {
    let told = sentences(view, deed);
    let is_told = |it: &(&String, &Action)| !is_means(*it.1);
    let mut told = told.iter().zip(deed).filter(is_told).map(|it| it.0.clone());
    let title = told.next().unwrap_or_default();
    Advice { title, note: told.collect::<Vec<_>>().join(" · "), chosen: None }
}

/// Whether an action says nothing that the next one does not.
fn is_means(action: Action) -> bool {
    matches!(action, Action::Develop | Action::Alone | Action::Done)
}

/// The hand, or the cards that are looked at, with the letters of what is done with them.
pub(super) fn beside(view: &View<'_, London>) -> Markup {
    let offers = &view.model().offers;
    html! { (hand::looked_at(view, offers)) (hand::show(view, offers, None)) }
}

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
pub(super) fn letters(view: &View<'_, London>, id: &str) -> Vec<char> {
    let is_about =
        |deed: &[Action]| deed.iter().any(|&it| places(view, it).iter().any(|it| it == id));
    view.lettered().filter(|it| is_about(it.1)).map(|it| it.0).collect()
}

/// The letters as they lie on a place.
pub(super) fn shown(view: &View<'_, London>, letters: &[char]) -> Markup {
    html! {
        @if !letters.is_empty() {
            span.ltrs { span.hide { (view.words.text("ui-hint")) " " } @for &it in letters { (letter(it)) } }
        }
    }
}
