//! The automa: which goods it takes.

use kit::{Sieve, Trace};

use super::{Action, Limit, Stall, State, Toy, components::value, rule};

impl Toy {
    /// What the order in play takes next.
    pub(super) fn decided(&self, state: &State, why: &mut Trace<Stall>) -> Action {
        let order = state.drawn.last().expect("an order is in play");
        let limit = i32::from(self.orders[usize::from(*order)].limit);
        let limit = match self.setup.limit {
            Limit::Inclusive => limit,
            Limit::Exclusive => limit - 1,
        };
        let worth = |it: Stall| state.stalls[it as usize].map_or(0, |card| value(card).into());
        let full = Stall::ALL.into_iter().filter(|it| state.stalls[*it as usize].is_some());
        let chosen = Sieve::new(why, rule::STALLS, full)
            .at_most(rule::LIMIT, limit, worth)
            .most(rule::DEAREST, worth)
            .least(rule::LEFTMOST, |it| it as i32)
            .only();
        match chosen {
            Some(stall) => Action::Take(stall),
            None => {
                why.cite(rule::IDLE, &[]);
                Action::Idle
            }
        }
    }
}
