//! Boroughs: buying land, and what the topmost borough does.

use crate::{
    London,
    action::Action,
    components::NONE,
    state::{Phase, State, Then},
};

impl London {
    /// The boroughs the person can pay for.
    pub(crate) fn buy_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        for borough in state.row {
            if borough != NONE && self.borough_spec(borough).cost <= state.chair().money {
                each(Action::Buy(self.borough(borough)));
            }
        }
    }

    /// A person buys a borough: prestige and poverty at once, then the cards (R3-15).
    pub(crate) fn buy(&self, state: &mut State, borough: u8) {
        let spec = self.borough_spec(borough);
        let chair = state.chair_mut();
        chair.money -= spec.cost;
        chair.boroughs.push(borough);
        chair.prestige.boroughs += spec.prestige;
        chair.lose_poverty(spec.poverty_removed);
        state.deed.n_left = spec.cards;
        self.clear_slot(state, borough);
        if state.borough_deck.is_empty() {
            self.begin_draws(state, spec.cards, Then::End);
        } else {
            state.phase = Phase::Refill;
        }
    }

    /// Takes a borough out of the row; its slot is to be refilled.
    pub(crate) fn clear_slot(&self, state: &mut State, borough: u8) {
        if let Some(slot) = state.row.iter().position(|&it| it == borough) {
            state.row[slot] = NONE;
            state.deed.slot = slot as u8;
        }
    }

    /// The borough deck turns up the next borough for the free slot.
    pub(crate) fn refill(&self, state: &mut State, borough: u8) {
        state.borough_deck.draw(borough);
        state.row[usize::from(state.deed.slot)] = borough;
        state.deed.slot = NONE;
        if state.phase == Phase::AutomaRefill {
            self.after_automa_draw(state);
        } else if self.is_mirror() {
            state.phase = Phase::Tell;
        } else {
            self.begin_draws(state, state.deed.n_left, Then::End);
        }
    }

    /// Whether the topmost borough has an ability not yet used in this run (R3-16, R3-17).
    pub(crate) fn has_ability(&self, state: &State) -> bool {
        let topmost = state.chair().boroughs.last();
        !state.deed.has_used_borough
            && topmost.is_some_and(|&it| self.borough_spec(it).has_ability())
    }

    /// Uses the ability of the topmost borough.
    pub(crate) fn use_ability(&self, state: &mut State) {
        state.deed.has_used_borough = true;
        if let Some(&borough) = state.chair().boroughs.last() {
            let spec = self.borough_spec(borough);
            self.pay_bank(state, state.active, spec.run_cost.max(0));
            let chair = state.chair_mut();
            chair.money += spec.run_money();
            chair.lose_poverty(-spec.run_poverty);
        }
    }
}
