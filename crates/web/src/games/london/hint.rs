//! The deeds of a hint in a few words, and what stays beside them.

use desk::capital;
use kit::{Game, Message};
use london::{Action, London, State};
use maud::{Markup, html};

use super::hand;
use crate::{
    page::{Advice, View},
    parts::advice::sentences,
};

/// What is said of an action.
enum Said {
    /// What the deed is.
    Title(String),
    /// What goes with it.
    Note(String),
}

/// A deed in a few words: what is done in the turn, then what goes with it.
pub(super) fn advice(view: &View<'_, London>, deed: &[Action]) -> Advice {
    let mut table = *view.live().at(view.ply);
    let (mut titles, mut notes) = (Vec::new(), Vec::new());
    for &action in deed {
        match said(view, &table, action) {
            Some(Said::Title(it)) => titles.push(it),
            Some(Said::Note(it)) => notes.push(it),
            None => {}
        }
        view.game().apply(&mut table, action);
    }
    if titles.is_empty() {
        titles.append(&mut notes);
    }
    // Whoever only ends something does that.
    if titles.is_empty() {
        titles = sentences(view, deed);
    }
    let mut titles = titles.into_iter();
    let first = capital(&titles.next().unwrap_or_default());
    let rest: Vec<String> = titles.collect();
    let title = match rest.len() {
        0 => first,
        n => view.words.say(&Message::new("ld-hint-more").with("what", first).with("n", n)),
    };
    let note: Vec<String> = rest.into_iter().chain(notes).collect();
    Advice { title, note: capital(&note.join(", ")), chosen: None }
}

fn said(view: &View<'_, London>, table: &State, action: Action) -> Option<Said> {
    let game = view.game();
    let message = match action {
        // The next action says it, or nothing is done.
        Action::Develop | Action::Alone | Action::Done | Action::Stop => return None,
        Action::DrawSpace(space) => {
            let card = game.card(table.board.card(space.idx())?);
            Message::new("ld-hint-draw").with("card", game.card_name(card))
        }
        Action::Build(card) => Message::new("ld-hint-build").with("card", game.card_name(card)),
        Action::Buy(it) => Message::new("ld-hint-buy").with("borough", game.borough_name(it)),
        _ => game.describe(table, action),
    };
    let told = view.words.say(&message);
    Some(match action {
        Action::Spend(_)
        | Action::On(_)
        | Action::Give(_)
        | Action::Discard(_)
        | Action::Activate(_)
        | Action::Again(_)
        | Action::Flip(_)
        | Action::Place(_)
        | Action::Target(_) => Said::Note(told),
        _ => Said::Title(told),
    })
}

/// The hand, or the cards that are looked at, with the letters of what is done with them.
pub(super) fn beside(view: &View<'_, London>) -> Markup {
    let offers = &view.model().offers;
    html! { (hand::looked_at(view, offers)) (hand::show(view, offers, None)) }
}
