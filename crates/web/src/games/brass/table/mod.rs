//! Brass on the person's own table.

mod answer;
mod count;
mod face;
mod fix;
mod sheet;
mod start;
mod tell;
mod told;
mod turn;

use brass::{Action, Brass, Candidate, Owner, Phase, State};
use desk::{AutomaTurn, Moment};
use kit::{Message, Order, Pile, Session};
use maud::{Markup, html};

use crate::{
    page::{Asked, AtTable, Check, Deal, Drawn, Fixing, Mode, View},
    parts::table as at_table,
};

impl AtTable for Brass {
    const ITS_PILES: &'static [&'static str] = &["mautoma-canal", "mautoma-rail"];

    /// Era, round and action, or its points and cards.
    fn bar(view: &View<'_, Brass>) -> Markup {
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
                span { (words.spoken_icon("automa", &words.text("br-its-points"), "foe")) (state.points(Owner::Automa)) }
                span { (words.spoken_icon("deck", &words.text("br-deck-its"), "")) (state.automa.unseen.count_ones()) }
            }
        }
    }

    /// What is asked.
    fn question(view: &View<'_, Brass>) -> Message {
        match view.asked {
            Asked::Card(_) => {
                let turn = view.last().filter(|it| it.is_waiting(view.live()));
                let is_second = turn.is_some_and(|it| it.decided().next().is_some());
                start::question(view.state(), is_second)
            }
            _ => tell::question(view).unwrap_or_else(|| at_table::question(view)),
        }
    }

    /// The map, or what is counted.
    fn mirror(view: &View<'_, Brass>) -> Markup {
        match &view.mode {
            // The part of it that is talked about lies beside the card.
            Mode::Watching(..) => html! {},
            _ if view.state().phase == Phase::Count => count::tally(view),
            _ => tell::mirror(view),
        }
    }

    /// At the end of an era on with the game; else the markets are at hand.
    fn thumb(view: &View<'_, Brass>) -> Option<Markup> {
        match (view.state().phase, view.asked) {
            (Phase::Count, _) => Some(count::thumb(view)),
            (Phase::Human, Asked::Person(_)) => Some(tell::thumb(view)),
            _ => None,
        }
    }

    /// What the person can have done.
    fn answers(view: &View<'_, Brass>) -> Markup {
        match view.state().phase {
            Phase::Count => count::show(view),
            _ => tell::show(view),
        }
    }

    /// Its card, and where it moves things.
    fn its_card(view: &View<'_, Brass>, turn: &AutomaTurn<Brass>, at: Moment) -> Markup {
        turn::show(view, turn, at)
    }

    /// The picture of a line.
    fn order_picture(
        view: &View<'_, Brass>,
        turn: &AutomaTurn<Brass>,
        order: &Order<Candidate>,
    ) -> Drawn {
        turn::picture(view, turn, order)
    }

    /// The cards that can come.
    fn cards(view: &View<'_, Brass>, _pile: Pile) -> Markup {
        start::grid(view)
    }

    /// How cards are told.
    fn card_note(view: &View<'_, Brass>, pile: Pile) -> Option<String> {
        start::note(view, pile)
    }

    /// Who deals what.
    fn deals() -> Vec<Deal> {
        start::deals()
    }

    /// What lies where before the first turn.
    fn checklist(view: &View<'_, Brass>) -> Vec<Check> {
        start::checklist(view)
    }

    /// The picture on which they are.
    fn fix(view: &View<'_, Brass>, fixing: &Fixing<Brass>) -> Markup {
        fix::show(view, fixing)
    }

    /// How what is tapped there can be set.
    fn fix_ways(view: &View<'_, Brass>, fixing: &Fixing<Brass>) -> Markup {
        fix::ways(view, fixing)
    }

    /// What was told, in a few words.
    fn deed(live: &Session<Brass>, ply: usize) -> Option<(Message, usize)> {
        Some((told::deed(live, ply)?, ply))
    }

    fn consequences(&self, plies: &[(&State, Action)], after: &State) -> Vec<Order<Candidate>> {
        Brass::consequences(self, plies, after)
    }

    fn where_told(view: &View<'_, Brass>, lines: &[Order<Candidate>]) -> Markup {
        told::picture(view, lines)
    }

    fn told_picture(view: &View<'_, Brass>, order: &Order<Candidate>) -> Markup {
        told::sign(view, order)
    }
}
