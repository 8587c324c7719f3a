//! Brass on the person's own table.

mod answer;
mod count;
mod face;
mod facts;
mod fix;
mod sheet;
mod start;
mod tell;
mod turn;

use brass::{Brass, Candidate, Owner, Phase, State};
use desk::{AutomaTurn, Moment};
use kit::{Message, Order, Pile};
use maud::{Markup, html};

use crate::{
    frame::spoken_icon,
    page::{Asked, Check, Deal, Drawn, Fact, Fixing, Mode, View},
};

/// Era, round and action, or its points and cards.
pub(super) fn bar(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    // Its last turn of a round is of that round, though the next has begun since.
    let begun = match &view.mode {
        Mode::Watching(turn, _) => Some(view.at(turn.range().start)),
        Mode::Now | Mode::Past => None,
    };
    let state = begun.as_ref().unwrap_or(view.state());
    let n_actions = if state.is_first_round() { 1_u8 } else { 2 };
    if state.phase == Phase::Count {
        return html! { span { (words.text("bt-count-both")) } };
    }
    let is_asked = matches!(view.asked, Asked::Person(_)) && state.phase == Phase::Human;
    let told = Message::new("bt-round")
        .with("era", state.era.key())
        .with("round", state.round)
        .with("what", if is_asked { "action" } else { "round" })
        .with("n", n_actions + 1 - state.actions_left.min(n_actions))
        .with("of", n_actions);
    html! {
        span { (words.say(&told)) }
        @if !is_asked {
            span { (spoken_icon("automa", &words.text("br-its-points"), "foe")) (state.points(Owner::Automa)) }
            span { (spoken_icon("deck", &words.text("br-deck-its"), "")) (state.automa.unseen.count_ones()) }
        }
    }
}

/// What is asked.
pub(super) fn question(view: &View<'_, Brass>) -> Option<Message> {
    match view.asked {
        Asked::Card(_) => Some(start::question(view.state())),
        _ => tell::question(view),
    }
}

/// The map, or what is counted.
pub(super) fn mirror(view: &View<'_, Brass>) -> Markup {
    match &view.mode {
        // The part of it that is talked about lies beside the card.
        Mode::Watching(..) => html! {},
        _ if view.state().phase == Phase::Count => count::tally(view),
        _ => tell::mirror(view),
    }
}

/// At the end of an era on with the game; else the markets are at hand.
pub(super) fn thumb(view: &View<'_, Brass>) -> Option<Markup> {
    match (view.state().phase, view.asked) {
        (Phase::Count, _) => Some(count::thumb(view)),
        (Phase::Human, Asked::Person(_)) => Some(tell::thumb(view)),
        _ => None,
    }
}

/// What the person can have done.
pub(super) fn tell(view: &View<'_, Brass>) -> Markup {
    match view.state().phase {
        Phase::Count => count::show(view),
        _ => tell::show(view),
    }
}

/// Its card, and where it moves things.
pub(super) fn card(view: &View<'_, Brass>, turn: &AutomaTurn<Brass>, at: Moment) -> Markup {
    turn::show(view, turn, at)
}

/// The picture of a line.
pub(super) fn order_picture(
    view: &View<'_, Brass>,
    turn: &AutomaTurn<Brass>,
    order: &Order<Candidate>,
) -> Drawn {
    turn::picture(view, turn, order)
}

/// The cards that can come.
pub(super) fn cards_grid(view: &View<'_, Brass>) -> Markup {
    start::grid(view)
}

/// How cards are told.
pub(super) fn card_note(view: &View<'_, Brass>, pile: Pile) -> Option<String> {
    start::note(view, pile)
}

/// Who deals what.
pub(super) fn deals() -> Vec<Deal> {
    start::deals()
}

/// What lies where before the first turn.
pub(super) fn checklist(view: &View<'_, Brass>) -> Vec<Check> {
    start::checklist(view)
}

/// Every fact that can be put right.
pub(super) fn facts(view: &View<'_, Brass>, state: &State) -> Vec<Fact> {
    facts::all(view, state)
}

/// The picture on which they are.
pub(super) fn fix(view: &View<'_, Brass>, fixing: &Fixing<Brass>) -> Markup {
    fix::show(view, fixing)
}

/// How what is tapped there can be set.
pub(super) fn fix_ways(view: &View<'_, Brass>, fixing: &Fixing<Brass>) -> Markup {
    fix::ways(view, fixing)
}

/// What was told, in a few words.
pub(super) fn deed(action: brass::Action) -> Option<Message> {
    fix::deed(action)
}
