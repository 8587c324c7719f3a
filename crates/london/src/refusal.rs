//! Why something is not allowed.

use kit::{CardSet, Game, Message, Refusal, Rule, Turn};

use crate::{
    London,
    action::Action,
    cards::{ActivationCard, CardKind, Colour},
    components::Card,
    rule,
    state::{Phase, State},
    turn::city::colour_of,
    turn::loans::REPAYMENT,
    turn::{AUTOMA, BOROUGHS, CITY},
};

impl London {
    /// Why the person may not do this, or why a pile cannot turn it up.
    pub(crate) fn refused(&self, state: &State, action: Action) -> Option<Refusal> {
        let mut is_option = false;
        self.each_option(state, &mut |it| is_option |= it == action);
        if is_option {
            return None;
        }
        let refusal = match self.turn_of(state) {
            Turn::Over => refuse(rule::LAST_TURNS, "refusal-over"),
            Turn::Automa => refuse(rule::AUTOMA_TURN, "refusal-automa"),
            Turn::Chance(_) if self.unknown(state).is_some() => {
                refuse(rule::NO_MENTION, "refusal-figure")
            }
            Turn::Chance(pile) => match (pile, action) {
                (CITY, Action::Out) if self.is_mirror() => {
                    refuse(rule::LAST_TURNS, "refusal-last-told")
                }
                (CITY, Action::City(_)) => refuse(rule::START_DECK, "refusal-city"),
                (BOROUGHS, Action::Borough(_)) => {
                    refuse(rule::START_BOROUGHS, "refusal-borough-deck")
                }
                (AUTOMA, Action::Automa(_)) => refuse(rule::AUTOMA_DECK, "refusal-automa-deck"),
                _ => {
                    let pile = <London as Game>::PILES[usize::from(pile.0)];
                    let pile = Message::new(format!("pile-{pile}"));
                    self.not_yet(state, "refusal-card-first").with("pile", pile)
                }
            },
            Turn::Human(_) => self.refused_person(state, action),
        };
        Some(refusal)
    }

    fn refused_person(&self, state: &State, action: Action) -> Refusal {
        if let Some(card) = action.card()
            && self.tables.cards.len() <= card.idx()
        {
            return refuse(rule::CITY_CARDS, "refusal-unknown-card");
        }
        if state.phase == Phase::Tell {
            return self.refused_telling(state, action);
        }
        match (state.phase, action) {
            (Phase::Start, Action::Repay) => self.refused_repayment(state),
            (_, Action::Repay) => refuse(rule::REPAY, "refusal-repay-time"),
            (Phase::Start, Action::Look) => refuse(rule::ONGOING, "refusal-look"),
            (Phase::Start | Phase::Draw, Action::DrawTop | Action::DrawSpace(_)) => {
                refuse(rule::SOURCES, "refusal-no-source")
            }
            (Phase::Start, Action::Stop) => refuse(rule::FIRST_DRAW, "refusal-draw-first"),
            (_, Action::Swap(_)) => refuse(rule::ONGOING, "refusal-swap"),
            (Phase::Choose, Action::Develop) => self.refused_developing(state),
            (Phase::Choose, Action::Buy(borough)) => {
                let borough = borough.number();
                if !state.row.contains(&borough) || self.tables.boroughs.len() <= borough.into() {
                    return refuse(rule::BUY, "refusal-not-for-sale");
                }
                self.too_dear(state, rule::BUY, self.borough_spec(borough).cost)
            }
            (Phase::Develop, Action::Build(card)) => self.refused_building(state, card),
            (Phase::Develop, Action::Play(card)) => {
                if !self.holds(state, card) {
                    return self.not_in_hand(card);
                }
                refuse(rule::ACTION_CARD, "refusal-action-card").with_card(self, card)
            }
            (Phase::Develop, Action::Done) => refuse(rule::DEVELOP, "refusal-nothing-played"),
            (Phase::SpendColour, Action::Spend(card)) => {
                self.refused_colour(state, card, self.spec(state.deed.card).colour)
            }
            (Phase::SpendCost, Action::Spend(card)) => {
                match colour_of(self.spec(state.deed.card).activation_card) {
                    Some(colour) => self.refused_colour(state, card, colour),
                    None => self.not_in_hand(card),
                }
            }
            (Phase::Commit, Action::Spend(card)) if self.holds(state, card) => {
                refuse(rule::ACTIVATE, "refusal-commit").with_card(self, card)
            }
            (Phase::Commit | Phase::Limit | Phase::Swap, _) if action.card().is_some() => {
                match action.card() {
                    Some(card) if !self.holds(state, card) => self.not_in_hand(card),
                    _ => self.not_now(state),
                }
            }
            (Phase::Site, Action::On(card)) => {
                let is_new = state.deed.used.has(card.number());
                let id = if is_new { "refusal-placed-now" } else { "refusal-no-stack" };
                refuse(rule::SITE, id).with_card(self, card)
            }
            (Phase::Run, Action::Activate(card)) => self.refused_activation(state, card),
            (Phase::Run, Action::Ability) => refuse(rule::ABILITY, "refusal-ability"),
            (Phase::Flip, Action::Flip(card)) => {
                refuse(rule::HOSPITAL, "refusal-flip").with_card(self, card)
            }
            (Phase::Start, Action::Loan) => refuse(rule::LOAN, "refusal-loan-start"),
            (_, Action::Loan) => refuse(rule::LOAN, "refusal-loan"),
            _ => self.not_now(state),
        }
    }

    /// What cannot have happened at somebody's own table: a piece is elsewhere.
    fn refused_telling(&self, state: &State, action: Action) -> Refusal {
        match action {
            Action::DrawSpace(_) => refuse(rule::SOURCES, "refusal-no-source"),
            Action::Buy(_) => refuse(rule::BUY, "refusal-not-for-sale"),
            Action::Out => refuse(rule::LAST_TURNS, "refusal-out"),
            Action::Toll(..) => {
                let poverty = state.chairs[usize::from(self.automa)].poverty;
                refuse(rule::LOSES_POVERTY, "refusal-sheds").with("poverty", poverty)
            }
            Action::Give(_) if !self.can_give(state) => refuse(rule::ONGOING, "refusal-no-gap"),
            Action::Discard(card) | Action::Give(card) => {
                if card != self.card(card.number()) {
                    return refuse(rule::CITY_CARDS, "refusal-unknown-card");
                }
                let automa = &state.chairs[usize::from(self.automa)];
                let id = if state.board.space_of(card.number()).is_some() {
                    "refusal-on-board"
                } else if automa.face_up.has(card.number()) {
                    "refusal-on-pile"
                } else {
                    "refusal-gone"
                };
                refuse(rule::DISCARD, id).with_card(self, card)
            }
            _ => refuse(rule::PUBLIC, "refusal-private"),
        }
    }

    /// Something else is to be decided.
    fn not_now(&self, state: &State) -> Refusal {
        self.not_yet(state, "refusal-not-now")
    }

    /// The rule of the step that the phase asks for.
    fn not_yet(&self, state: &State, id: &str) -> Refusal {
        let rule = match state.phase {
            Phase::Deal => rule::START_DECK,
            Phase::Looking => rule::ONGOING,
            Phase::DrawTop => rule::SOURCES,
            Phase::Refill => rule::BUY,
            Phase::AutomaCard
            | Phase::AutomaDraw
            | Phase::AutomaRefill
            | Phase::Toss
            | Phase::Skip => rule::AUTOMA_TURN,
            Phase::Tell => rule::PUBLIC,
            Phase::Start | Phase::Putting => rule::FIRST_DRAW,
            Phase::Draw => rule::SOURCES,
            Phase::Limit | Phase::Ending => rule::HAND_LIMIT,
            Phase::Develop => rule::DEVELOP,
            Phase::SpendColour => rule::BUILDING_COST,
            Phase::Site => rule::SITE,
            Phase::Run
            | Phase::SpendCost
            | Phase::Target
            | Phase::Commit
            | Phase::Place
            | Phase::Again => rule::ACTIVATE,
            Phase::Flip => rule::HOSPITAL,
            Phase::Swap => rule::ONGOING,
            _ => rule::ONE_ACTION,
        };
        refuse(rule, id)
    }

    fn refused_repayment(&self, state: &State) -> Refusal {
        if state.chair().loans == 0 {
            return refuse(rule::REPAY, "refusal-no-loan");
        }
        if REPAYMENT <= state.chair().money {
            return refuse(rule::REPAY, "refusal-repay-time");
        }
        self.too_dear(state, rule::REPAY, REPAYMENT)
    }

    /// No card can be played, or none with the money at hand.
    fn refused_developing(&self, state: &State) -> Refusal {
        let mut lent = *state;
        self.borrow(lent.chair_mut());
        if self.can_develop(&lent) {
            let money = state.chair().money;
            return refuse(rule::NO_CARD, "refusal-no-card-loan").with("money", money);
        }
        refuse(rule::NO_CARD, "refusal-no-card")
    }

    fn refused_building(&self, state: &State, card: Card) -> Refusal {
        let spec = self.spec(card.number());
        if !self.holds(state, card) {
            return self.not_in_hand(card);
        }
        match spec.kind {
            CardKind::Pauper => refuse(rule::PAUPERS, "refusal-pauper"),
            CardKind::Action => {
                refuse(rule::ACTION_CARD, "refusal-build-action").with_card(self, card)
            }
            CardKind::Building if state.chair().money < spec.building_cost => {
                self.too_dear(state, rule::BUILDING_COST, spec.building_cost)
            }
            CardKind::Building => refuse(rule::BUILDING_COST, "refusal-no-colour")
                .with_card(self, card)
                .with("colour", colour(spec.colour)),
        }
    }

    fn refused_colour(&self, state: &State, card: Card, wanted: Colour) -> Refusal {
        if !self.holds(state, card) {
            return self.not_in_hand(card);
        }
        let spec = self.spec(card.number());
        if spec.kind == CardKind::Pauper {
            return refuse(rule::PAUPERS, "refusal-pauper");
        }
        refuse(rule::BUILDING_COST, "refusal-colour")
            .with_card(self, card)
            .with("colour", colour(wanted))
            .with("found", colour(spec.colour))
    }

    fn refused_activation(&self, state: &State, card: Card) -> Refusal {
        let (it, chair) = (card.number(), state.chair());
        let spec = self.spec(it);
        if chair.covered.has(it) {
            return refuse(rule::COVERED, "refusal-covered").with_card(self, card);
        }
        if !chair.face_up.has(it) {
            return refuse(rule::ACTIVATE, "refusal-not-face-up").with_card(self, card);
        }
        if state.deed.used.has(it) {
            return refuse(rule::ACTIVATE, "refusal-used").with_card(self, card);
        }
        if chair.money < spec.activation_money {
            return self.too_dear(state, rule::ACTIVATE, spec.activation_money);
        }
        let wants_card = spec.activation_card != ActivationCard::None;
        if wants_card && self.cost_cards(state, spec).is_empty() {
            return refuse(rule::ACTIVATE, "refusal-no-cost-card").with_card(self, card);
        }
        refuse(rule::ACTIVATE, "refusal-nothing-to-activate").with_card(self, card)
    }

    fn holds(&self, state: &State, card: Card) -> bool {
        let hand: CardSet = self.possible_hand(state);
        card == self.card(card.number()) && hand.has(card.number())
    }

    fn not_in_hand(&self, card: Card) -> Refusal {
        refuse(rule::DEVELOP, "refusal-not-in-hand").with_card(self, card)
    }

    fn too_dear(&self, state: &State, rule: &'static Rule, cost: i32) -> Refusal {
        let money = state.chair().money;
        refuse(rule, "refusal-money").with("cost", cost).with("money", money)
    }
}

fn colour(colour: Colour) -> Message {
    Message::new(format!("colour-{}", colour.key()))
}

fn refuse(rule: &'static Rule, id: &str) -> Refusal {
    Refusal { rule, message: Message::new(id) }
}

/// Filling the message of a refusal.
trait With {
    fn with(self, name: &'static str, arg: impl Into<kit::Arg>) -> Self;
    fn with_card(self, game: &London, card: Card) -> Self;
}

impl With for Refusal {
    fn with(mut self, name: &'static str, arg: impl Into<kit::Arg>) -> Refusal {
        self.message = self.message.with(name, arg);
        self
    }

    fn with_card(self, game: &London, card: Card) -> Refusal {
        let name = game.card_name(card);
        self.with("card", name)
    }
}
