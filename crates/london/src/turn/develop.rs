//! Developing: buildings, where they go, and action cards.

use kit::CardSet;

use crate::{
    London,
    action::Action,
    cards::{Colour, Effect, Ongoing},
    components::NONE,
    state::{Chair, Phase, State, Then},
    turn::loans::MAX_LOANS,
};

impl London {
    /// What it costs to spend a card as another colour, if that is possible.
    pub(crate) fn recolour_cost(&self, chair: &Chair) -> Option<i32> {
        let cards = CardSet(chair.face_up.0 & self.tables.recolouring.0);
        let costs = cards.into_iter().filter_map(|it| match self.spec(it).ongoing {
            Some(Ongoing::PayToRecolour(cost)) => Some(i32::from(cost)),
            _ => None,
        });
        costs.min()
    }

    /// The cards of `hand` that can be spent as `colour` with `money` to spare.
    pub(crate) fn spendable(
        &self,
        chair: &Chair,
        hand: CardSet,
        colour: Colour,
        money: i32,
    ) -> CardSet {
        let alike = CardSet(hand.0 & self.tables.colours[colour as usize].0);
        match self.recolour_cost(chair) {
            Some(cost) if cost <= money => CardSet(hand.0 & !self.tables.paupers.0),
            _ => alike,
        }
    }

    /// Spends a hand card as `colour`, paying for another colour if need be.
    pub(crate) fn spend_as(&self, state: &mut State, card: u8, colour: Colour) {
        if self.spec(card).colour != colour
            && let Some(cost) = self.recolour_cost(state.chair())
        {
            state.chair_mut().money -= cost;
        }
        self.discard_from_hand(state, card);
    }

    /// Whether a building is placed without spending a card.
    pub(crate) fn is_free(&self, state: &State, card: u8) -> bool {
        self.tables.free.has(card) || state.deed.n_free != 0
    }

    /// Whether a building of the hand can be built now.
    pub(crate) fn can_build(&self, state: &State, card: u8) -> bool {
        let (chair, spec) = (state.chair(), self.spec(card));
        let money = chair.money - spec.building_cost;
        if money < 0 {
            return false;
        }
        let alike = chair.hand.0 & self.tables.colours[spec.colour as usize].0 & !(1 << card);
        if alike != 0 && chair.hand.has(card) || self.is_free(state, card) {
            return true;
        }
        let hand = self.possible_hand_without(state, card);
        !self.spendable(chair, hand, spec.colour, money).is_empty()
    }

    /// Whether an action card of the hand can be played to any purpose.
    pub(crate) fn can_play(&self, state: &State, card: u8) -> bool {
        match self.spec(card).effect {
            Some(Effect::Draw(_)) => self.has_source(state),
            Some(Effect::PlayFree(_)) => {
                let hand = self.possible_hand_without(state, card);
                let mut buildings = CardSet(hand.0 & self.tables.buildings.0).into_iter();
                buildings.any(|it| self.spec(it).building_cost <= state.chair().money)
            }
            _ => false,
        }
    }

    /// Whether there is a card to develop with.
    pub(crate) fn can_develop(&self, state: &State) -> bool {
        let hand = self.possible_hand(state);
        CardSet(hand.0 & self.tables.buildings.0).into_iter().any(|it| self.can_build(state, it))
            || CardSet(hand.0 & self.tables.actions.0)
                .into_iter()
                .any(|it| self.can_play(state, it))
    }

    /// The options while developing.
    pub(crate) fn develop_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        let hand = self.possible_hand(state);
        for card in CardSet(hand.0 & self.tables.buildings.0) {
            if self.can_build(state, card) {
                each(Action::Build(self.card(card)));
            }
        }
        for card in CardSet(hand.0 & self.tables.actions.0) {
            if self.can_play(state, card) {
                each(Action::Play(self.card(card)));
            }
        }
        if state.deed.has_played {
            each(Action::Done);
            self.swap_options(state, each);
        }
        if state.chair().loans < MAX_LOANS {
            each(Action::Loan);
        }
    }

    /// A person builds a card of the hand.
    pub(crate) fn build(&self, state: &mut State, card: u8) {
        self.take_from_hand(state, card);
        state.deed.card = card;
        if self.is_free(state, card) {
            if !self.tables.free.has(card) {
                state.deed.n_free -= 1;
            }
            self.pay_building(state);
        } else {
            state.phase = Phase::SpendColour;
        }
    }

    /// The cards that can be spent for the building.
    pub(crate) fn spend_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        let (chair, spec) = (state.chair(), self.spec(state.deed.card));
        let money = chair.money - spec.building_cost;
        let hand = self.possible_hand(state);
        for card in self.spendable(chair, hand, spec.colour, money) {
            each(Action::Spend(self.card(card)));
        }
    }

    /// A person spends a card for the building.
    pub(crate) fn spend_for_building(&self, state: &mut State, card: u8) {
        self.spend_as(state, card, self.spec(state.deed.card).colour);
        self.pay_building(state);
    }

    fn pay_building(&self, state: &mut State) {
        state.chair_mut().money -= self.spec(state.deed.card).building_cost;
        state.phase = Phase::Site;
    }

    /// Where the building can go: alone, or on a card not placed this turn (R3-9).
    pub(crate) fn site_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        each(Action::Alone);
        let chair = state.chair();
        for card in CardSet((chair.face_up.0 | chair.face_down.0) & !state.deed.used.0) {
            each(Action::On(self.card(card)));
        }
    }

    /// A person places the building, on `below` unless it is [`NONE`].
    pub(crate) fn site(&self, state: &mut State, below: u8) {
        let card = state.deed.card;
        self.place_building(state, card, below);
        state.deed.used.add(card);
        state.deed.card = NONE;
        state.deed.has_played = true;
        state.phase = Phase::Develop;
    }

    /// Lays a building into the display; money gathers on cards that wait for it.
    pub(crate) fn place_building(&self, state: &mut State, card: u8, below: u8) {
        for waiting in CardSet(state.chair().face_up.0 & self.tables.accruing.0) {
            let spec = self.spec(waiting);
            if let Some(Ongoing::AccrueOnPlacement(amount)) = spec.ongoing {
                let money = &mut state.accrued[usize::from(spec.accrual)];
                *money = money.saturating_add(amount);
            }
        }
        if below != NONE {
            self.cover(state, below);
        }
        state.chair_mut().face_up.add(card);
    }

    fn cover(&self, state: &mut State, card: u8) {
        let chair = state.chair_mut();
        chair.face_up.remove(card);
        chair.face_down.remove(card);
        chair.covered.add(card);
        self.clear_money(state, card);
    }

    /// Money on a card that is covered or flipped goes back to the supply.
    pub(crate) fn clear_money(&self, state: &mut State, card: u8) {
        let accrual = self.spec(card).accrual;
        if accrual != NONE {
            state.accrued[usize::from(accrual)] = 0;
        }
    }

    /// A person plays an action card, which leaves the game (R3-12).
    pub(crate) fn play_action_card(&self, state: &mut State, card: u8) {
        self.take_from_hand(state, card);
        state.deed.has_played = true;
        match self.spec(card).effect {
            Some(Effect::Draw(n)) => self.begin_draws(state, n, Then::Develop),
            Some(Effect::PlayFree(n)) => {
                state.deed.n_free = state.deed.n_free.saturating_add(n);
            }
            _ => {}
        }
    }
}
