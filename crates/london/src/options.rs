//! What may be done, and doing it.

use kit::CardSet;

use crate::{
    London,
    action::Action,
    components::{NONE, Space},
    state::{Phase, State, Then},
    turn::loans::MAX_LOANS,
};

impl London {
    /// What the person may do, or what a pile may turn up, in a fixed order.
    pub(crate) fn each_option(&self, state: &State, each: &mut impl FnMut(Action)) {
        let hand = |each: &mut dyn FnMut(Action), action: fn(crate::Card) -> Action| {
            for card in self.possible_hand(state) {
                each(action(self.card(card)));
            }
        };
        match state.phase {
            Phase::Deal | Phase::DrawTop | Phase::AutomaDraw | Phase::Toss => {
                self.each_city(state.city.next(), each);
                self.city_tellings(state, each);
            }
            Phase::Tell => self.tell_options(state, each),
            Phase::Looking => self.each_city(state.city.next_hidden(), each),
            Phase::Refill | Phase::AutomaRefill => {
                for borough in state.borough_deck.next() {
                    each(Action::Borough(self.borough(borough)));
                }
            }
            Phase::AutomaCard | Phase::Skip => {
                for card in state.next_automa_cards() {
                    each(Action::Automa(self.automa_card(card)));
                }
            }
            Phase::Start => self.start_options(state, each),
            Phase::Putting => self.put_options(state, each),
            Phase::Choose => self.choose_options(state, each),
            Phase::Draw => self.draw_options(state, each),
            Phase::Swap => hand(each, Action::Give),
            Phase::Develop => self.develop_options(state, each),
            Phase::SpendColour => self.spend_options(state, each),
            Phase::Site => self.site_options(state, each),
            Phase::Run => self.run_options(state, each),
            Phase::SpendCost => self.cost_options(state, each),
            Phase::Target => self.target_options(state, each),
            Phase::Commit => self.commit_options(state, each),
            Phase::Place => self.place_options(state, each),
            Phase::Again => self.again_options(state, each),
            Phase::Flip => self.flip_options(state, each),
            Phase::Limit => {
                hand(each, Action::Discard);
                self.swap_options(state, each);
            }
            Phase::Ending => {
                each(Action::Done);
                self.swap_options(state, each);
            }
            Phase::Crucial | Phase::Filter | Phase::Settle => self.figure_options(state, each),
            Phase::Close | Phase::Over => {}
        }
    }

    /// The option that a card named without its copy means: the first that fits.
    pub(crate) fn with_copy(&self, state: &State, action: Action) -> Action {
        if !action.card().is_some_and(crate::Card::is_any) {
            return action;
        }
        let name = action.to_string();
        let mut meant = None;
        self.each_option(state, &mut |it| {
            let text = it.to_string();
            let fits = text.rsplit_once('.').is_some_and(|(before, _)| before == name);
            meant = meant.or(fits.then_some(it));
        });
        meant.unwrap_or(action)
    }

    fn each_city(&self, cards: CardSet, each: &mut impl FnMut(Action)) {
        for card in cards {
            each(Action::City(self.card(card)));
        }
    }

    /// The action of the turn.
    fn choose_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        if self.can_develop(state) {
            each(Action::Develop);
        }
        self.buy_options(state, each);
        each(Action::Run);
        each(Action::DrawThree);
        if state.chair().loans < MAX_LOANS {
            each(Action::Loan);
        }
        self.swap_options(state, each);
    }

    /// The piles whose cards are picked by number, without a list.
    #[inline]
    pub(crate) fn pile_cards(&self, state: &State) -> Option<CardSet> {
        match state.phase {
            // At a table a person may tell more of the city deck than its cards.
            Phase::AutomaDraw | Phase::Toss if self.is_mirror() => None,
            Phase::Deal | Phase::DrawTop | Phase::AutomaDraw | Phase::Toss => {
                Some(state.city.next())
            }
            Phase::Looking => Some(state.city.next_hidden()),
            Phase::Refill | Phase::AutomaRefill => Some(state.borough_deck.next()),
            Phase::AutomaCard | Phase::Skip => Some(state.next_automa_cards()),
            _ => None,
        }
    }

    /// Performs a legal action.
    pub(crate) fn perform(&self, state: &mut State, action: Action) {
        let card = |card: crate::Card| card.number();
        if state.phase == Phase::Tell {
            self.tell(state, action);
            return;
        }
        match action {
            Action::City(it) => self.city_turned(state, card(it)),
            Action::Borough(it) => self.refill(state, it.number()),
            Action::Automa(it) if state.phase == Phase::Skip => {
                state.turn_automa_card(it.number());
                state.phase = Phase::Close;
            }
            Action::Automa(it) => self.automa_card_turned(state, it.number()),
            Action::Repay => self.repay(state.chair_mut()),
            Action::Loan => self.borrow(state.chair_mut()),
            Action::Look => self.look(state),
            Action::DrawSeen(it) => self.draw_seen(state, card(it)),
            Action::DrawSpace(space) => self.draw_space(state, space.idx()),
            Action::DrawTop => state.phase = Phase::DrawTop,
            Action::Stop if state.phase == Phase::Commit => self.end_commit(state),
            Action::Stop => self.end_start(state),
            Action::Put(it) => self.put(state, card(it)),
            Action::Swap(Space(space)) => {
                state.deed.space = space;
                state.phase = Phase::Swap;
            }
            Action::Give(it) => self.give(state, card(it)),
            Action::Develop => {
                state.deed.then = Then::Develop;
                state.phase = Phase::Develop;
            }
            Action::Buy(it) => self.buy(state, it.number()),
            Action::Run => self.run(state),
            Action::DrawThree => self.begin_draws(state, 3, Then::End),
            Action::Build(it) => self.build(state, card(it)),
            Action::Spend(it) => match state.phase {
                Phase::SpendColour => self.spend_for_building(state, card(it)),
                Phase::SpendCost => self.spend_for_activation(state, card(it)),
                _ => self.commit(state, card(it)),
            },
            Action::Alone => self.site(state, NONE),
            Action::On(it) => self.site(state, card(it)),
            Action::Play(it) => self.play_action_card(state, card(it)),
            Action::Done if state.phase == Phase::Run => self.end_run(state),
            Action::Done => self.finish_turn(state),
            Action::Activate(it) => self.activate(state, card(it)),
            Action::Place(space) => self.place_from_board(state, space.idx()),
            Action::Again(it) => self.again(state, card(it)),
            Action::Target(chair) => self.target(state, chair - 1),
            Action::Flip(it) => self.flip(state, card(it)),
            Action::Ability => self.use_ability(state),
            Action::Discard(it) => {
                self.discard_from_hand(state, card(it));
                self.finish_turn(state);
            }
            Action::Keep(it) => self.keep(state, card(it)),
            Action::Refuse(it) => self.refuse(state, card(it)),
            Action::KeepBorough(it) => self.keep_borough(state, it.number()),
            Action::RefuseBorough(it) => self.refuse_borough(state, it.number()),
            Action::FromDeck => {
                state.deed.n_left = state.deed.n_left.saturating_add(1);
                state.phase = Phase::AutomaDraw;
            }
            Action::Nothing => self.after_automa_draw(state),
            Action::Another => {
                state.deed.n_done = 0;
                state.phase = Phase::AutomaCard;
            }
            Action::End => self.end_turn(state),
            Action::Figure(value) => self.tell_figure(state, value),
            Action::Last => state.deed.is_last = true,
            Action::Out => self.found_out(state),
            // Told in a turn of a person's own, which is a phase of its own.
            Action::Toll(..) => {}
        }
    }

    /// The city deck turns up a card for whoever waits for it.
    fn city_turned(&self, state: &mut State, card: u8) {
        match state.phase {
            Phase::Deal => self.deal(state, card),
            Phase::Looking => self.looked(state, card),
            Phase::AutomaDraw => {
                self.draw_for_automa(state, card);
                state.deed.card = card;
                state.deed.n_left -= 1;
                state.phase = Phase::Settle;
            }
            Phase::Toss => {
                self.draw_for_automa(state, card);
                state.board.discard(card);
                state.deed.n_done = 1;
                state.phase = Phase::Close;
            }
            _ => self.draw_top(state, card),
        }
    }
}
