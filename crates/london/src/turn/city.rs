//! Running the city: which cards are activated, at what cost, and which flip.

use kit::CardSet;

use crate::{
    London,
    action::Action,
    cards::{ActivationCard, CardKind, Colour, Effect},
    components::{NONE, Space},
    state::{Phase, State, Then},
    tables::Spec,
    turn::loans::MAX_LOANS,
};

impl London {
    /// The hand cards that can be spent to activate a card.
    pub(crate) fn cost_cards(&self, state: &State, spec: &Spec) -> CardSet {
        let hand = self.possible_hand(state);
        let money = state.chair().money - spec.activation_money;
        match colour_of(spec.activation_card) {
            Some(colour) => self.spendable(state.chair(), hand, colour, money),
            None => hand,
        }
    }

    /// Whether a card of the display can be activated now.
    pub(crate) fn can_activate(&self, state: &State, card: u8) -> bool {
        let spec = self.spec(card);
        let is_ready = state.chair().face_up.has(card) && !state.deed.used.has(card);
        is_ready
            && self.tables.activated.has(card)
            && spec.activation_money <= state.chair().money
            && (spec.activation_card == ActivationCard::None
                || !self.cost_cards(state, spec).is_empty())
            && self.has_object(state, card)
    }

    /// Whether an effect that must have an object finds one.
    pub(crate) fn has_object(&self, state: &State, card: u8) -> bool {
        let spec = self.spec(card);
        match spec.effect {
            Some(Effect::PlaceFromBoardOnTop) => {
                let money = state.chair().money - spec.activation_money;
                self.placeable(state, money).next().is_some()
            }
            Some(Effect::ActivateAgain) => !self.activated_before(state, card).is_empty(),
            _ => true,
        }
    }

    /// The buildings of the development board that `money` can place.
    pub(crate) fn placeable(&self, state: &State, money: i32) -> impl Iterator<Item = u8> {
        state.board.cards().filter_map(move |(space, card)| {
            let spec = self.spec(card);
            let is_able = spec.kind == CardKind::Building && spec.building_cost <= money;
            is_able.then_some(space)
        })
    }

    /// The cards that `card` can activate a second time: not covered, and with something to do.
    pub(crate) fn activated_before(&self, state: &State, card: u8) -> CardSet {
        let chair = state.chair();
        let tops = chair.face_up.0 | chair.face_down.0;
        let mut before = CardSet(state.deed.used.0 & tops & self.tables.activated.0);
        before.remove(card);
        let is_plain = |it: &u8| !matches!(self.spec(*it).effect, Some(Effect::ActivateAgain));
        before.into_iter().filter(is_plain).filter(|&it| self.has_object(state, it)).collect()
    }

    /// The options while running the city.
    pub(crate) fn run_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        let chair = state.chair();
        let ready = chair.face_up.0 & !state.deed.used.0 & self.tables.activated.0;
        for card in CardSet(ready) {
            if self.can_activate(state, card) {
                each(Action::Activate(self.card(card)));
            }
        }
        if self.has_ability(state) {
            each(Action::Ability);
        }
        each(Action::Done);
        if chair.loans < MAX_LOANS {
            each(Action::Loan);
        }
        self.swap_options(state, each);
    }

    /// A person begins to run the city.
    pub(crate) fn run(&self, state: &mut State) {
        state.deed.then = Then::Run;
        state.phase = Phase::Run;
    }

    /// A person activates a card: its money is paid, then its card is spent.
    pub(crate) fn activate(&self, state: &mut State, card: u8) {
        let spec = self.spec(card);
        state.deed.used.add(card);
        state.deed.card = card;
        state.chair_mut().money -= spec.activation_money;
        if spec.activation_card == ActivationCard::None {
            self.resolve(state, card);
        } else {
            state.phase = Phase::SpendCost;
        }
    }

    /// The cards that can be spent for the activation begun.
    pub(crate) fn cost_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        // The activation money is already paid.
        let spec = Spec { activation_money: 0, ..*self.spec(state.deed.card) };
        for card in self.cost_cards(state, &spec) {
            each(Action::Spend(self.card(card)));
        }
    }

    /// A person spends a card for the activation begun.
    pub(crate) fn spend_for_activation(&self, state: &mut State, card: u8) {
        let activated = state.deed.card;
        match colour_of(self.spec(activated).activation_card) {
            Some(colour) => self.spend_as(state, card, colour),
            None => self.discard_from_hand(state, card),
        }
        self.resolve(state, activated);
    }

    /// The effect of the card activated is over: it flips, or a Hospital in its place.
    pub(crate) fn finish_card(&self, state: &mut State, card: u8) {
        state.deed.card = card;
        if self.spec(card).flips && state.chair().face_up.has(card) {
            if !self.hospitals(state, card).is_empty() {
                state.phase = Phase::Flip;
                return;
            }
            self.turn_over(state, card);
        }
        self.next_card(state);
    }

    /// The cards that may be flipped in place of `card`: face up and not used this turn.
    pub(crate) fn hospitals(&self, state: &State, card: u8) -> CardSet {
        let ready = state.chair().face_up.0 & self.tables.hospitals.0 & !state.deed.used.0;
        let mut ready = CardSet(ready);
        ready.remove(card);
        ready
    }

    /// Which card can be flipped.
    pub(crate) fn flip_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        let card = state.deed.card;
        each(Action::Flip(self.card(card)));
        for hospital in self.hospitals(state, card) {
            each(Action::Flip(self.card(hospital)));
        }
    }

    /// A person flips the card activated, or a Hospital in its place (R3-22).
    pub(crate) fn flip(&self, state: &mut State, card: u8) {
        self.turn_over(state, card);
        state.deed.used.add(card);
        self.next_card(state);
    }

    fn turn_over(&self, state: &mut State, card: u8) {
        let chair = state.chair_mut();
        chair.face_up.remove(card);
        chair.face_down.add(card);
        self.clear_money(state, card);
    }

    fn next_card(&self, state: &mut State) {
        let outer = std::mem::replace(&mut state.deed.outer, NONE);
        state.deed.card = NONE;
        if outer == NONE {
            state.phase = Phase::Run;
        } else {
            self.finish_card(state, outer);
        }
    }

    /// A person places a building of the development board on the card activated.
    pub(crate) fn place_from_board(&self, state: &mut State, space: usize) {
        let below = state.deed.card;
        let card = state.board.take(space);
        state.chair_mut().money -= self.spec(card).building_cost;
        self.place_building(state, card, below);
        self.finish_card(state, below);
    }

    /// The spaces whose building can be placed.
    pub(crate) fn place_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        for space in self.placeable(state, state.chair().money) {
            each(Action::Place(Space(space)));
        }
    }

    /// A person ends the run: the borough's ability, then poverty.
    pub(crate) fn end_run(&self, state: &mut State) {
        if self.has_ability(state) {
            self.use_ability(state);
        }
        self.take_run_poverty(state);
        self.finish_turn(state);
    }
}

/// The colour a card spent for an activation must have.
pub(crate) fn colour_of(cost: ActivationCard) -> Option<Colour> {
    match cost {
        ActivationCard::None | ActivationCard::Any => None,
        ActivationCard::Brown => Some(Colour::Brown),
        ActivationCard::Blue => Some(Colour::Blue),
        ActivationCard::Pink => Some(Colour::Pink),
    }
}
