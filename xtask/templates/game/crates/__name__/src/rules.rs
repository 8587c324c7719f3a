//! The course of the game: whose turn it is, what may be done, what it does, why not.

use kit::{Message, Pile, Refusal, Turn};

use crate::{Action, {{Name}}, Side, State, rule, words};

/// The crates that have not come ashore.
pub const CRATES: Pile = Pile(0);
/// The automa's cards.
pub const CARDS: Pile = Pile(1);

pub(crate) const PILES: &[&str] = &["crates", "cards"];

pub(crate) fn turn(state: &State) -> Turn {
    if state.lacks_crates() {
        return Turn::Chance(CRATES);
    }
    match state.to_act {
        _ if state.row.is_empty() => Turn::Over,
        Side::Human => Turn::Human({{Name}}::HUMAN),
        Side::Automa if state.cards.card.is_none() => Turn::Chance(CARDS),
        Side::Automa => Turn::Automa,
    }
}

// What may be done is worked out, not asked of `refusal`: a message is made on the heap.
pub(crate) fn options(state: &State, each: &mut impl FnMut(Action)) {
    match turn(state) {
        Turn::Chance(CRATES) => state.pile.iter().for_each(|it| each(Action::Lay(it))),
        Turn::Chance(_) => state.cards.unseen.into_iter().for_each(|it| each(Action::TurnUp(it))),
        Turn::Human(_) => state.row.iter().for_each(|&it| each(Action::Take(it))),
        Turn::Automa | Turn::Over => {}
    }
}

pub(crate) fn apply(game: &{{Name}}, state: &mut State, action: Action) {
    match action {
        Action::Lay(it) => {
            state.pile.remove(it);
            state.row.push(it);
        }
        Action::TurnUp(card) => state.cards.turn_up(card),
        Action::Take(it) => {
            let at = state.place_in_row(it).expect("the crate lies in the row");
            state.row.remove(at);
            match state.to_act {
                Side::Human => {
                    state.human.add(it);
                    state.to_act = Side::Automa;
                }
                Side::Automa => {
                    state.automa.add(it);
                    state.cards.discard(game.deck().cards.len());
                    state.to_act = Side::Human;
                }
            }
        }
    }
}

pub(crate) fn refusal(state: &State, action: Action) -> Option<Refusal> {
    let turn = turn(state);
    match (turn, action) {
        (Turn::Human(_), Action::Take(it)) => state.place_in_row(it).is_none().then(|| Refusal {
            rule: rule::TAKE,
            message: Message::new("refusal-row").with("crate", words::name(it)),
        }),
        (Turn::Chance(_), Action::Lay(_) | Action::TurnUp(_)) => {
            let mut is_there = false;
            options(state, &mut |it| is_there |= it == action);
            let message =
                || Message::new("refusal-not-there").with("action", action.to_string());
            (!is_there).then(|| Refusal { rule: rule::IN_PILE, message: message() })
        }
        _ => Some(Refusal { rule: rule::IN_TURN, message: words::not_now(turn) }),
    }
}
