//! What is said beside a question for a card: why it is asked, and what to do first.

use kit::{Entry, Message};
use london::{Action, London, Phase};

use super::turn::id_of;
use crate::page::{Page, View};

/// What led to the question.
pub(in super::super) fn note(view: &View<'_, London>) -> Option<String> {
    let (words, state) = (&view.words, view.state());
    let shuffle = || {
        let n = state.automa_discard.len();
        let all = state.automa_deck.is_empty() && n != 0;
        all.then(|| words.say(&Message::new("ldt-note-shuffle").with("n", n)))
    };
    let notes = match state.phase {
        Phase::AutomaCard => [another(view), shuffle()],
        Phase::Skip => [Some(words.text("ldt-note-skip")), shuffle()],
        Phase::AutomaRefill => [last_told(view), None],
        // What came of each card after the first stands with those told.
        Phase::AutomaDraw if !has_drawn(view) => [last_told(view), None],
        _ => [None, None],
    };
    let notes: Vec<String> = notes.into_iter().flatten().collect();
    (!notes.is_empty()).then(|| notes.join(" "))
}

/// That the card before asks for one more.
fn another(view: &View<'_, London>) -> Option<String> {
    let entries = view.live().entries()[..view.ply].iter();
    let mut actions = entries.rev().filter(|it| !matches!(it, Entry::Deal { .. }));
    if actions.next() != Some(&Entry::Action(Action::Another)) {
        return None;
    }
    let card = id_of(view.game(), view.state().automa_card);
    Some(view.words.say(&Message::new("ldt-note-another").with("card", card)))
}

/// Whether he has drawn a card since the one of his deck.
fn has_drawn(view: &View<'_, London>) -> bool {
    let entries = view.live().entries()[..view.ply].iter().rev();
    let mut since = entries.take_while(|it| !matches!(it, Entry::Action(Action::Automa(_))));
    since.any(|it| matches!(it, Entry::Action(Action::City(_))))
}

/// What he did just before, as the log has it.
fn last_told(view: &View<'_, London>) -> Option<String> {
    let (live, game) = (view.live(), view.game());
    let ply = view.ply.checked_sub(1)?;
    let Entry::Action(action) = live.entries().get(ply)? else { return None };
    let told = Page::tell(game, live.at(ply), *action, live.at(view.ply))?;
    Some(view.words.say(&told))
}
