//! Settling a card: AutoMartin pays and keeps it, or discards it.

use kit::{Few, Rule, Sieve, Trace};

use crate::{
    London,
    action::{Action, Candidate},
    cards::Effect,
    components::{Borough, Card, NONE, ROW, Space},
    rule,
    setup::{CrucialBonus, DrawSymbol},
    state::{Phase, State},
};

/// Prestige for a crucial card (M26).
const CRUCIAL_BONUS: i32 = 5;

impl London {
    /// He keeps what he can pay for in whole, and refuses the rest (M27).
    pub(crate) fn pay_or_refuse(
        &self,
        state: &State,
        chosen: Candidate,
        why: &mut Trace<Candidate>,
    ) -> Action {
        let money = state.chair().money;
        let paid = Sieve::one(why, chosen)
            .at_most(rule::WHOLE_COST, money, |it| self.whole_cost(state, it))
            .only();
        let is_kept = paid.is_some();
        match chosen {
            Candidate::Space(_, card) | Candidate::Card(card) if is_kept => {
                self.tell_card(state, chosen, card, why);
                Action::Keep(card)
            }
            Candidate::Space(_, card) | Candidate::Card(card) => {
                self.tell_discard(state, chosen, card, why);
                Action::Refuse(card)
            }
            Candidate::Slot(_, borough) if is_kept => {
                self.tell_borough(state, chosen, borough, why);
                Action::KeepBorough(borough)
            }
            Candidate::Slot(_, borough) => {
                why.cite(rule::REFUSED_BOROUGH, &[chosen]);
                Action::RefuseBorough(borough)
            }
            Candidate::Deck | Candidate::Automa(_) => Action::Nothing,
        }
    }

    /// Whether a crucial card he refuses brings its bonus too (Q8), each time he draws
    /// it (Q34).
    fn has_bonus_refused(&self, card: u8) -> bool {
        self.spec(card).is_crucial && self.setup.crucial_bonus == CrucialBonus::Drawn
    }

    /// The bonus of a crucial card, and that it comes whatever let him draw it.
    fn tell_bonus(
        &self,
        state: &State,
        rule: &'static Rule,
        chosen: Candidate,
        why: &mut Trace<Candidate>,
    ) {
        why.brings(rule, chosen, CRUCIAL_BONUS);
        if state.phase != Phase::Crucial {
            why.cite(rule::BONUS_ANYHOW, &[chosen]);
        }
    }

    /// What a city card he keeps brings.
    fn tell_card(&self, state: &State, chosen: Candidate, card: Card, why: &mut Trace<Candidate>) {
        let spec = self.spec_at(state, card.number());
        if spec.is_crucial {
            self.tell_bonus(state, rule::CRUCIAL_BONUS, chosen, why);
        }
        tell(rule::GAINS_MONEY, chosen, spec.money, why);
        tell_poverty(chosen, state.chair().poverty, spec.poverty, why);
        tell(rule::PRESTIGE_NOW, chosen, spec.prestige, why);
        tell(rule::PRESTIGE_END, chosen, spec.end_prestige, why);
        if let (Some(Effect::Draw(n)), DrawSymbol::Resolved) = (spec.effect, self.setup.draw_symbol)
        {
            tell(rule::DRAW_SYMBOL, chosen, n.into(), why);
        }
    }

    /// What a borough he buys brings.
    fn tell_borough(
        &self,
        state: &State,
        chosen: Candidate,
        borough: Borough,
        why: &mut Trace<Candidate>,
    ) {
        let spec = self.borough_at(state, borough.number());
        tell(rule::GAINS_MONEY, chosen, spec.run_money(), why);
        let poverty = state.chair().poverty;
        tell_poverty(chosen, poverty, -spec.poverty_removed, why);
        let poverty = (poverty - spec.poverty_removed).max(0);
        tell_poverty(chosen, poverty, spec.run_poverty, why);
        tell(rule::PRESTIGE_NOW, chosen, spec.prestige, why);
        tell(rule::DRAW_SYMBOL, chosen, spec.cards.into(), why);
    }

    /// Where a city card he cannot pay goes, and what leaves the game for it.
    fn tell_discard(
        &self,
        state: &State,
        chosen: Candidate,
        card: Card,
        why: &mut Trace<Candidate>,
    ) {
        if self.has_bonus_refused(card.number()) {
            self.tell_bonus(state, rule::DRAWN_BONUS, chosen, why);
        }
        if !why.is_on() {
            return;
        }
        let (space, gone) = self.discarded(state, card);
        why.cite(rule::REFUSED_CARD, &[Candidate::Space(space, card)]);
        if !gone.is_empty() {
            let gone: Vec<Candidate> = gone
                .iter()
                .map(|&(space, card)| Candidate::Space(Space(space), self.card(card)))
                .collect();
            why.cite(rule::PURGE, &gone);
        }
    }

    /// The space a city card of AutoMartin's is discarded to, and the cards that
    /// leave the game for it, each with its space.
    pub(crate) fn discarded(&self, state: &State, card: Card) -> (Space, Few<(u8, u8), ROW>) {
        let mut board = state.board;
        if let Some(space) = board.space_of(card.number()) {
            board.take(space);
        }
        let mut gone = Few::new();
        board.doomed().for_each(|it| gone.push(it));
        (Space(board.discard(card.number()) as u8), gone)
    }

    /// He pays for a city card, gains its symbols and lays it on his pile.
    pub(crate) fn keep(&self, state: &mut State, card: u8) {
        self.take_drawn(state, card);
        let spec = self.spec_at(state, card);
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
            state.deed.n_left = state.deed.n_left.saturating_add(n);
        }
        self.after_settling(state);
    }

    /// He discards a city card he cannot pay; it is not replaced (M30).
    pub(crate) fn refuse(&self, state: &mut State, card: u8) {
        self.take_drawn(state, card);
        state.board.discard(card);
        if self.has_bonus_refused(card) {
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
        let spec = self.borough_at(state, borough);
        let chair = state.chair_mut();
        chair.money += spec.coins_net();
        chair.prestige.boroughs += spec.prestige;
        chair.lose_poverty(spec.poverty_removed);
        chair.lose_poverty(-spec.run_poverty);
        chair.boroughs.push(borough);
        state.deed.n_left = state.deed.n_left.saturating_add(spec.cards);
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

/// Tells what a candidate brings, unless it is nothing.
fn tell(rule: &'static Rule, chosen: Candidate, amount: i32, why: &mut Trace<Candidate>) {
    if amount != 0 {
        why.brings(rule, chosen, amount);
    }
}

/// Tells the poverty he gains, or returns as far as he has any.
fn tell_poverty(chosen: Candidate, held: i32, change: i32, why: &mut Trace<Candidate>) {
    let change = change.max(-held);
    let rule = if change < 0 { rule::LOSES_POVERTY } else { rule::GAINS_POVERTY };
    tell(rule, chosen, change, why);
}
