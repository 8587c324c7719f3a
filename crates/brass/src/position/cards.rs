//! The person's cards in a position: known, unknown, played, still to come.

use kit::{Message, PositionError};

use super::{HumanPosition, Position, wrong};
use crate::{
    components::{Card, DECK, HAND_SIZE, N_ROUNDS, N_WILD, Owner},
    state::{Deed, Phase, State},
    words,
};

/// Deals the person what the position tells.
pub(super) fn deal(
    position: &Position,
    state: &mut State,
    told: &HumanPosition,
) -> Result<(), PositionError> {
    state.human.is_hidden = state.is_at_table() || told.hidden.unwrap_or(told.hand.is_none());
    state.human.unseen = DECK;
    for &card in told.hand.iter().flatten() {
        state.human.hand[card] += 1;
        if card.is_wild() {
            if N_WILD < state.human.hand[card] {
                let found = state.human.hand[card];
                return Err(wrong("human.hand", words::at_most_of(N_WILD, card), found));
            }
            continue;
        }
        see(state, card, "human.hand")?;
    }
    for &card in told.discards.iter().filter(|it| !it.is_wild()) {
        see(state, card, "human.discards")?;
    }
    let (n_all, n_hand) = cards_left(position, state);
    let n_told = told.hand.as_ref().map(|it| it.len() as u8 + told.unknown_cards);
    let is_dealing =
        position.phase == Some(Phase::Deal) || position.phase == Some(Phase::Merchants);
    let is_set_up = position.phase == Some(Phase::Rear) && state.mover == Owner::Human;
    let is_dealing = is_dealing || (is_set_up && n_told == Some(0));
    // Cards are dealt before the first action of a round, or the hand would be
    // found too large.
    let n_actions = n_actions(state);
    if is_dealing && state.mover == Owner::Human && state.actions_left != n_actions {
        return Err(wrong("actions-left", n_actions, state.actions_left));
    }
    let n_hand = match n_told {
        Some(n) if is_dealing && n <= n_hand => n,
        Some(n) if n != n_hand => {
            let expected = Message::new("expected-hand").with("n", n_hand);
            return Err(wrong("human.hand", expected, n));
        }
        _ => n_hand,
    };
    let n_known = state.human.hand.len();
    state.human.n_unknown = n_hand - n_known;
    state.human.n_deck = n_all - n_hand;
    let n_unseen = state.human.unseen.len();
    if n_unseen < state.human.n_unknown + state.human.n_deck {
        let n = state.human.n_unknown + state.human.n_deck;
        let expected = Message::new("expected-unseen").with("n", n);
        return Err(wrong("human.discards", expected, n_unseen));
    }
    Ok(())
}

fn see(state: &mut State, card: Card, at: &str) -> Result<(), PositionError> {
    let unseen = &mut state.human.unseen[card];
    if *unseen == 0 {
        let most = DECK[card];
        return Err(wrong(at, words::at_most_of(most, card), most + 1));
    }
    *unseen -= 1;
    Ok(())
}

/// How many actions the person has in this round.
fn n_actions(state: &State) -> u8 {
    if state.is_first_round() { 1 } else { 2 }
}

/// How many cards the person has left in this era, and how many of them in hand.
fn cards_left(position: &Position, state: &State) -> (u8, u8) {
    if position.phase == Some(Phase::Over) {
        return (0, 0);
    }
    let n_later = 2 * (N_ROUNDS - state.round);
    if state.mover == Owner::Automa
        || matches!(position.phase, Some(Phase::Shortfall | Phase::Count))
    {
        return (n_later, n_later.min(HAND_SIZE));
    }
    let n_actions = n_actions(state);
    let n_paid = match state.deed {
        Deed::BuildPay(..)
        | Deed::NetworkCoal(_)
        | Deed::NetworkMore
        | Deed::NetworkCoalAgain(_)
        | Deed::NetworkBeer(_)
        | Deed::DevelopIron
        | Deed::DevelopMore
        | Deed::DevelopIronAgain
        | Deed::SellMerchant(_)
        | Deed::SellBeer(..)
        | Deed::SellBonus
        | Deed::SellMore => 1,
        Deed::Scout(left) => 3_u8.saturating_sub(left),
        _ => 0,
    };
    let n_before = n_later + n_actions;
    let n_used = n_actions.saturating_sub(state.actions_left) + n_paid;
    (n_before.saturating_sub(n_used), n_before.min(HAND_SIZE).saturating_sub(n_used))
}
