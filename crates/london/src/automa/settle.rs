//! Settling a card: AutoMartin pays and keeps it, or discards it.

use kit::Trace;

use crate::{
    London,
    action::{Action, Candidate},
    cards::Effect,
    components::NONE,
    rule,
    setup::{CrucialBonus, DrawSymbol},
    state::{Phase, State},
};

/// Prestige for a crucial card (M26).
const CRUCIAL_BONUS: i16 = 5;

impl London {
    /// He keeps what he can pay for in whole, and refuses the rest (M27).
    pub(crate) fn pay_or_refuse(
        &self,
        state: &State,
        chosen: Candidate,
        why: &mut Trace<Candidate>,
    ) -> Action {
        let (cost, money) = (self.whole_cost(chosen), i32::from(state.chair().money));
        let is_paid = cost <= money;
        if why.leaves_out(rule::WHOLE_COST) {
            return self.settled(chosen, true);
        }
        why.note(rule::WHOLE_COST, chosen, Some(cost), Some(money), is_paid);
        self.settled(chosen, is_paid)
    }

    fn settled(&self, chosen: Candidate, is_paid: bool) -> Action {
        match (chosen, is_paid) {
            (Candidate::Space(_, card) | Candidate::Card(card), true) => Action::Keep(card),
            (Candidate::Space(_, card) | Candidate::Card(card), false) => Action::Refuse(card),
            (Candidate::Slot(_, borough), true) => Action::KeepBorough(borough),
            (Candidate::Slot(_, borough), false) => Action::RefuseBorough(borough),
            (Candidate::Deck | Candidate::Automa(_), _) => Action::Nothing,
        }
    }

    /// He pays for a city card, gains its symbols and lays it on his pile.
    pub(crate) fn keep(&self, state: &mut State, card: u8) {
        self.take_drawn(state, card);
        let spec = self.spec(card);
        let chair = state.chair_mut();
        chair.money += spec.coins_net();
        chair.poverty = (chair.poverty + spec.poverty).max(0);
        chair.prestige.cards += spec.prestige;
        chair.face_up.add(card);
        if spec.is_crucial {
            chair.prestige.crucial += CRUCIAL_BONUS;
        }
        if let (Some(Effect::Draw(n)), DrawSymbol::Resolved) = (spec.effect, self.setup.draw_symbol)
        {
            state.deed.n_left += n;
        }
        self.after_settling(state);
    }

    /// He discards a city card he cannot pay; it is not replaced (M30).
    pub(crate) fn refuse(&self, state: &mut State, card: u8) {
        self.take_drawn(state, card);
        state.board.discard(card);
        if self.spec(card).is_crucial && self.setup.crucial_bonus == CrucialBonus::Drawn {
            state.chair_mut().prestige.crucial += CRUCIAL_BONUS;
        }
        self.after_settling(state);
    }

    /// Takes the card from where he drew it.
    fn take_drawn(&self, state: &mut State, card: u8) {
        if state.phase == Phase::Settle {
            state.deed.card = NONE;
        } else if let Some(space) = state.board.space_of(card) {
            state.board.take(space);
        }
        state.deed.crucial.remove(card);
    }

    fn after_settling(&self, state: &mut State) {
        if state.phase != Phase::Crucial {
            self.after_automa_draw(state);
        } else if state.deed.crucial.is_empty() {
            state.phase = Phase::Filter;
        }
    }

    /// He buys a borough: all it brings and the refill come before its draws (Q15).
    pub(crate) fn keep_borough(&self, state: &mut State, borough: u8) {
        let spec = self.borough_spec(borough);
        let chair = state.chair_mut();
        chair.money -= spec.total_cost();
        chair.prestige.boroughs += spec.prestige;
        chair.lose_poverty(spec.poverty_removed);
        chair.poverty += spec.run_poverty;
        chair.boroughs.push(borough);
        state.deed.n_left += spec.cards;
        self.clear_slot(state, borough);
        if state.borough_deck.is_empty() {
            state.deed.slot = NONE;
            self.after_automa_draw(state);
        } else {
            state.phase = Phase::AutomaRefill;
        }
    }

    /// He lays a borough he cannot pay under its deck; the slot is refilled (M31).
    pub(crate) fn refuse_borough(&self, state: &mut State, borough: u8) {
        self.clear_slot(state, borough);
        state.borough_deck.put_under(borough);
        state.phase = Phase::AutomaRefill;
    }
}
