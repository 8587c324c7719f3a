//! What may be done, and what it does.

use kit::{Game, Rule, Turn};

use super::{
    Action, State, Toy,
    components::{BURIED, COINS, HAND, LAYER, N_ORDERS, Stall, WEAK_PER_LAYER, value},
    rule,
};

impl Toy {
    /// The rule that forbids `action`, if one does.
    pub(super) fn forbids(&self, state: &State, action: Action) -> Option<&'static Rule> {
        match self.turn(state) {
            Turn::Over => Some(rule::END),
            Turn::Chance(_) => (self.weight_of(state, action) == 0).then_some(rule::IN_PILE),
            Turn::Automa => Some(rule::IN_TURN),
            Turn::Human(_) => self.forbids_person(state, action),
        }
    }

    fn forbids_person(&self, state: &State, action: Action) -> Option<&'static Rule> {
        let hand = state.hands[usize::from(state.seat)];
        let unless = |rule, is_allowed: bool| (!is_allowed).then_some(rule);
        match (action, state.offered) {
            (Action::At(stall), Some(card)) => unless(rule::DEARER, is_dearer(state, card, stall)),
            (_, Some(_)) => Some(rule::IN_TURN),
            (Action::Draw, None) => unless(rule::HAND_LIMIT, hand.len() < HAND)
                .or(unless(rule::EMPTY_PILE, !state.goods.is_empty())),
            (Action::Offer(card), None) => unless(rule::IN_HAND, state.in_hand().has(card)).or(
                unless(rule::DEARER, Stall::ALL.into_iter().any(|it| is_dearer(state, card, it))),
            ),
            (Action::Bury(card), None) => unless(rule::IN_HAND, state.in_hand().has(card))
                .or(unless(rule::BURIED, state.goods.bottom().len() < BURIED)),
            (Action::Pass, None) => None,
            (Action::Deal(_) | Action::Back(_) | Action::Front(_), None) => Some(rule::IN_PILE),
            (Action::At(_) | Action::Take(_) | Action::Idle, None) => Some(rule::IN_TURN),
        }
    }

    /// The weight of what a pile may turn up; 0 if it cannot.
    pub(super) fn weight_of(&self, state: &State, action: Action) -> u32 {
        let is_order = matches!(self.turn(state), Turn::Chance(super::ORDERS));
        match action {
            Action::Deal(card) if !is_order => state.goods.next().has(card).into(),
            Action::Back(back) if is_order && state.shows_back() => (0..N_ORDERS as u8)
                .filter(|&it| self.orders[usize::from(it)].back == back)
                .map(|it| self.weight(&state.drawn, it))
                .sum(),
            Action::Front(order) if is_order && !state.shows_back() => {
                let is_seen = Some(self.orders[usize::from(order)].back) == state.back;
                if is_seen { self.weight(&state.drawn, order) } else { 0 }
            }
            _ => 0,
        }
    }

    /// The weight of an order after those `drawn`: a layer has so many weak and
    /// so many strong ones, and within each sort all unseen are equally likely.
    pub(super) fn weight(&self, drawn: &[u8], order: u8) -> u32 {
        if drawn.contains(&order) || drawn.len() == N_ORDERS {
            return 0;
        }
        let is_strong = |it: u8| self.orders[usize::from(it)].strong;
        let layer = &drawn[drawn.len() / LAYER * LAYER..];
        let n_strong = layer.iter().filter(|&&it| is_strong(it)).count() as u32;
        let n_weak = layer.len() as u32 - n_strong;
        let unseen = (0..N_ORDERS as u8).filter(|it| !drawn.contains(it));
        let n_others = unseen.filter(|&it| is_strong(it) != is_strong(order)).count() as u32;
        let n_left = if is_strong(order) {
            (LAYER as u32 - WEAK_PER_LAYER).saturating_sub(n_strong)
        } else {
            WEAK_PER_LAYER.saturating_sub(n_weak)
        };
        n_left * n_others.max(1)
    }

    /// Performs a legal action.
    pub(super) fn perform(&self, state: &mut State, action: Action) {
        match action {
            Action::Deal(card) => self.deal_card(state, card),
            Action::Back(back) => state.back = Some(back),
            Action::Front(order) => {
                state.drawn.push(order);
                state.back = None;
                state.takes_left = self.orders[usize::from(order)].takes;
            }
            Action::Draw => state.is_drawing = true,
            Action::Offer(card) => {
                state.discard(card);
                state.offered = Some(card);
            }
            Action::At(stall) => {
                let card = state.offered.take().expect("a card is offered");
                earn(state, value(card));
                if let Some(covered) = state.stalls[stall as usize].replace(card) {
                    state.sold.add(covered);
                }
                end_turn(state);
            }
            Action::Bury(card) => {
                state.discard(card);
                state.goods.put_under(card);
                earn(state, 1);
                end_turn(state);
            }
            Action::Pass => end_turn(state),
            Action::Take(stall) => {
                let card = state.stalls[stall as usize].take().expect("the stall has goods");
                state.taken.add(card);
                state.takes_left -= 1;
                if state.takes_left == 0 {
                    end_turn(state);
                }
            }
            Action::Idle => {
                state.takes_left = 0;
                end_turn(state);
            }
        }
    }

    fn deal_card(&self, state: &mut State, card: u8) {
        state.goods.draw(card);
        match self.dealt_to(state) {
            Some(seat) => state.hands[usize::from(seat)].known.add(card),
            None => {
                *state.stalls.iter_mut().find(|it| it.is_none()).expect("one is empty") = Some(card)
            }
        }
        if state.is_drawing {
            state.is_drawing = false;
            end_turn(state);
        } else {
            state.n_to_deal -= 1;
        }
    }

    /// The chair that gets the next card of the pile, or `None` if a stall does.
    pub(super) fn dealt_to(&self, state: &State) -> Option<u8> {
        if state.is_drawing {
            return Some(state.seat);
        }
        if state.stalls.iter().any(Option::is_none) {
            return None;
        }
        let automa = self.automa_seat().0;
        let people = (0..3).filter(|&it| it != automa);
        people.min_by_key(|&it| state.hands[usize::from(it)].len())
    }
}

/// Pays whoever acts; more coins than a purse holds are lost.
fn earn(state: &mut State, coins: u8) {
    let purse = &mut state.coins[usize::from(state.seat)];
    *purse = COINS.min(*purse + coins);
}

fn end_turn(state: &mut State) {
    state.seat = (state.seat + 1) % 3;
}

fn is_dearer(state: &State, card: u8, stall: Stall) -> bool {
    state.stalls[stall as usize].is_none_or(|it| value(it) < value(card))
}
