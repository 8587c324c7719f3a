//! Message ids and arguments: keys and numbers, no sentence.

use kit::{Message, Refusal, Rule};

use super::{
    Action, Stall, State,
    components::{BURIED, HAND, value},
    rule,
};

pub(super) fn stall(stall: Stall) -> Message {
    Message::new(format!("stall-{stall}"))
}

fn goods(card: u8) -> Message {
    Message::new("goods").with("card", card).with("value", value(card))
}

pub(super) fn action(state: &State, action: Action) -> Message {
    match action {
        Action::Deal(card) => Message::new("action-deal").with("goods", goods(card)),
        Action::Back(back) => {
            Message::new("action-back").with("back", Message::new(format!("back-{back}")))
        }
        Action::Front(order) => Message::new("action-front").with("order", order),
        Action::Draw => Message::new("action-draw"),
        Action::Offer(card) => Message::new("action-offer").with("goods", goods(card)),
        Action::At(at) => Message::new("action-at").with("stall", stall(at)),
        Action::Bury(card) => Message::new("action-bury").with("goods", goods(card)),
        Action::Pass => Message::new("action-pass"),
        Action::Take(at) => {
            let card = state.stalls[at as usize].map_or(0, value);
            Message::new("action-take").with("stall", stall(at)).with("value", card)
        }
        Action::Idle => Message::new("action-idle"),
    }
}

/// What the others read of a card that comes to a hand.
pub(super) fn hidden(action: Action) -> Option<Message> {
    matches!(action, Action::Deal(_)).then(|| Message::new("action-deal-hidden"))
}

pub(super) fn refusal(state: &State, tried: Action, rule: &'static Rule) -> Refusal {
    let hand = state.hands[usize::from(state.seat)].len();
    let message = match rule.id {
        id if id == rule::HAND_LIMIT.id => {
            Message::new("refusal-hand").with("limit", HAND).with("found", hand)
        }
        id if id == rule::EMPTY_PILE.id => Message::new("refusal-empty"),
        id if id == rule::DEARER.id => Message::new("refusal-dearer"),
        id if id == rule::BURIED.id => Message::new("refusal-buried").with("limit", BURIED),
        id if id == rule::IN_HAND.id => Message::new("refusal-not-held"),
        id if id == rule::IN_PILE.id => {
            Message::new("refusal-pile").with("tried", tried.to_string())
        }
        id if id == rule::END.id => Message::new("refusal-over"),
        _ => Message::new("refusal-turn"),
    };
    Refusal { rule, message }
}
