//! What cards do when they are activated: symbols, then words.

use kit::CardSet;

use crate::{
    London,
    action::Action,
    cards::{Colour, Effect},
    state::{Phase, State},
    tables::BoroughSpec,
};

impl London {
    /// Carries out the symbols and the words of an activated card.
    pub(crate) fn resolve(&self, state: &mut State, card: u8) {
        let spec = self.spec(card);
        let chair = state.chair_mut();
        chair.money += spec.money;
        chair.poverty = (chair.poverty + spec.poverty).max(0);
        chair.prestige.cards += spec.prestige;
        let Some(effect) = spec.effect else {
            self.finish_card(state, card);
            return;
        };
        if self.begin_choice(state, card, effect) {
            return;
        }
        self.carry_out(state, card, effect);
        self.finish_card(state, card);
    }

    /// Begins an effect that a person must choose for; `false` if nothing is to be chosen.
    fn begin_choice(&self, state: &mut State, card: u8, effect: Effect) -> bool {
        state.deed.card = card;
        let phase = match effect {
            Effect::PlaceFromBoardOnTop | Effect::ActivateAgain
                if !self.has_object(state, card) =>
            {
                return false;
            }
            Effect::PlaceFromBoardOnTop => Phase::Place,
            Effect::ActivateAgain => Phase::Again,
            Effect::Prison { cards, .. } => {
                state.deed.n_left = cards;
                Phase::Commit
            }
            Effect::Workhouse { .. } => {
                state.deed.n_left = u8::MAX;
                Phase::Commit
            }
            Effect::GivePoverty(_) if state.chair().poverty == 0 => return false,
            Effect::GivePoverty(_) | Effect::InflictPoverty(_) => {
                if self.n_seats == 2 {
                    self.strike(state, self.after(state.active), effect);
                    return false;
                }
                Phase::Target
            }
            _ => return false,
        };
        state.phase = phase;
        if phase == Phase::Commit {
            self.commit_on(state);
        }
        true
    }

    /// Carries out an effect that needs no choice.
    fn carry_out(&self, state: &mut State, card: u8, effect: Effect) {
        let (active, chair) = (state.active, state.chair());
        let brown = self.tables.colours[Colour::Brown as usize].0;
        let blue = self.tables.colours[Colour::Blue as usize].0;
        let n_cards = |set: u128| set.count_ones() as i32;
        let n_boroughs = |test: fn(&BoroughSpec) -> bool| {
            chair.boroughs.iter().filter(|&&it| test(self.borough_spec(it))).count() as i32
        };
        let money = match effect {
            Effect::MoneyPerBrownCard(n) => i32::from(n) * n_cards(chair.face_up.0 & brown),
            Effect::MoneyPerBorough(n) => i32::from(n) * n_boroughs(|_| true),
            Effect::MoneyPerRiverBorough(n) => i32::from(n) * n_boroughs(|it| it.is_on_river),
            Effect::MoneyPerNorthBorough(n) => i32::from(n) * n_boroughs(|it| it.is_north),
            Effect::MoneyPerSouthBorough(n) => i32::from(n) * n_boroughs(|it| !it.is_north),
            Effect::TakeAccruedMoney => self.accrued_on(state, card),
            _ => 0,
        };
        let prestige = match effect {
            Effect::PrestigePerNonBrownCard(n) => i32::from(n) * n_cards(chair.face_up.0 & !brown),
            Effect::PrestigePerBlueCard(n) => i32::from(n) * n_cards(chair.face_up.0 & blue),
            _ => 0,
        };
        state.chair_mut().money += money;
        state.chair_mut().prestige.cards += prestige;
        match effect {
            Effect::TakeAccruedMoney => self.clear_money(state, card),
            Effect::HandGivesNoPoverty => state.deed.hand_is_free = true,
            Effect::TakeFromEachPlayer(n) => {
                for other in self.others(active) {
                    self.pay_player(state, other, active, i32::from(n));
                }
            }
            Effect::OthersPayPerBorough(n) => {
                for other in self.others(active) {
                    let n_boroughs = state.chairs[usize::from(other)].boroughs.len() as i32;
                    self.pay_bank(state, other, i32::from(n) * n_boroughs);
                }
            }
            _ => {}
        }
    }

    /// The money lying on a card.
    pub fn accrued_on(&self, state: &State, card: u8) -> i32 {
        state.accrued.get(usize::from(self.spec(card).accrual)).map_or(0, |&it| it.into())
    }

    /// The other chairs, in turn order.
    pub(crate) fn others(&self, seat: u8) -> impl Iterator<Item = u8> + use<> {
        let n = self.n_seats;
        (1..n).map(move |it| (seat + it) % n)
    }

    /// Who can be struck.
    pub(crate) fn target_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        for other in self.others(state.active) {
            each(Action::Target(other + 1));
        }
    }

    /// A person chooses who is struck.
    pub(crate) fn target(&self, state: &mut State, seat: u8) {
        let card = state.deed.card;
        if let Some(effect) = self.spec(card).effect {
            self.strike(state, seat, effect);
        }
        self.finish_card(state, card);
    }

    /// Poverty goes to another chair.
    fn strike(&self, state: &mut State, seat: u8, effect: Effect) {
        let n = match effect {
            Effect::GivePoverty(n) => {
                let n = i32::from(n).min(state.chair().poverty);
                state.chair_mut().poverty -= n;
                n
            }
            Effect::InflictPoverty(n) => n.into(),
            _ => 0,
        };
        state.chairs[usize::from(seat)].poverty += n;
    }

    /// The hand cards that a prison or workhouse takes.
    pub(crate) fn committable(&self, state: &State) -> CardSet {
        let hand = self.possible_hand(state);
        match self.spec(state.deed.card).effect {
            Some(Effect::Workhouse { .. }) => CardSet(hand.0 & self.tables.paupers.0),
            _ => hand,
        }
    }

    /// The options of a prison or workhouse.
    pub(crate) fn commit_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        for card in self.committable(state) {
            each(Action::Spend(self.card(card)));
        }
        each(Action::Stop);
    }

    /// A person discards a hand card for a prison or workhouse.
    pub(crate) fn commit(&self, state: &mut State, card: u8) {
        self.discard_from_hand(state, card);
        let effect = self.spec(state.deed.card).effect;
        let chair = state.chair_mut();
        match effect {
            Some(Effect::Prison { poverty, prestige, .. }) => {
                chair.lose_poverty(poverty.into());
                chair.prestige.cards += i32::from(prestige);
            }
            Some(Effect::Workhouse { money, poverty }) => {
                chair.lose_poverty(poverty.into());
                chair.money += i32::from(money);
            }
            _ => {}
        }
        state.deed.n_left -= 1;
        self.commit_on(state);
    }

    fn commit_on(&self, state: &mut State) {
        if state.deed.n_left == 0 || self.committable(state).is_empty() {
            self.end_commit(state);
        }
    }

    /// A person commits no more cards.
    pub(crate) fn end_commit(&self, state: &mut State) {
        state.deed.n_left = 0;
        self.finish_card(state, state.deed.card);
    }

    /// The cards that can be activated again.
    pub(crate) fn again_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        for card in self.activated_before(state, state.deed.card) {
            each(Action::Again(self.card(card)));
        }
    }

    /// A person activates a card again, without its cost.
    pub(crate) fn again(&self, state: &mut State, card: u8) {
        state.deed.outer = state.deed.card;
        self.resolve(state, card);
    }
}
