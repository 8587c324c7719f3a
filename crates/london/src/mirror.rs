//! A game at somebody's own table: the box lies there, and the program mirrors
//! what AutoMartin looks at. People tell the public half of what they did.

use kit::{At, CardSet, Message, PositionError};

use crate::{
    London,
    action::{Action, MAX_TOLL, Toll},
    cards::Edition,
    city_deck::CityDeck,
    components::{Card, NONE, Space},
    position::nothing,
    state::{Chair, NOT_ENDING, Phase, State},
};

impl London {
    /// Whether the game lies on somebody's own table.
    #[inline]
    pub(crate) fn is_mirror(&self) -> bool {
        self.setup.at == At::Table
    }

    /// A city deck of these cards; at somebody's own table it cannot be counted.
    pub(crate) fn new_city(&self, unseen: [CardSet; 3], hidden: [u8; 3]) -> CityDeck {
        if self.is_mirror() {
            return CityDeck::mirror(unseen, hidden);
        }
        CityDeck::shuffled(unseen, hidden)
    }

    /// The cards a person may have put on the board: any that was not seen, and
    /// any that was taken from there.
    pub fn tellable(&self, state: &State) -> CardSet {
        state.city.unseen().iter().fold(state.taken, |all, it| CardSet(all.0 | it.0))
    }

    /// The set of the city deck that is being drawn, as far as was seen: 0, 1 or 2.
    pub fn current_set(&self, state: &State) -> usize {
        let unseen = state.city.unseen();
        (0..3).rev().find(|&it| unseen[it] != self.tables.layers[it]).unwrap_or(0)
    }

    /// What a person may tell of their turn.
    pub(crate) fn tell_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        each(Action::Done);
        for (space, _) in state.board.cards() {
            each(Action::DrawSpace(Space(space)));
        }
        for borough in state.row.into_iter().filter(|&it| it != NONE) {
            each(Action::Buy(self.borough(borough)));
        }
        if !state.city.is_empty() {
            each(Action::Out);
        }
        for toll in Toll::ALL {
            for n in (1..=MAX_TOLL).filter(|&n| self.can_toll(state, toll, n)) {
                each(Action::Toll(toll, n));
            }
        }
        for card in self.tellable(state) {
            each(Action::Discard(self.card(card)));
        }
        if self.can_give(state) {
            for card in self.tellable(state) {
                each(Action::Give(self.card(card)));
            }
        }
    }

    /// Whether a card may be put where one was just taken from: a swap.
    pub fn can_give(&self, state: &State) -> bool {
        let space = usize::from(state.deed.space);
        state.deed.space != NONE && state.board.card(space).is_none()
    }

    /// He can only shed poverty he has; what he owes and lacks is the supply's affair.
    fn can_toll(&self, state: &State, toll: Toll, n: u8) -> bool {
        toll != Toll::Sheds || i32::from(n) <= state.chairs[usize::from(self.automa)].poverty
    }

    /// Besides its cards: that the city deck turns up its last one, or none.
    pub(crate) fn city_tellings(&self, state: &State, each: &mut impl FnMut(Action)) {
        if self.is_mirror() && !state.deed.is_last {
            each(Action::Last);
            each(Action::Out);
        }
    }

    /// A person tells what they did.
    pub(crate) fn tell(&self, state: &mut State, action: Action) {
        match action {
            Action::DrawSpace(space) => {
                let card = state.board.take(space.idx());
                state.taken.add(card);
                state.deed.space = space.0;
            }
            Action::Discard(card) => {
                self.show(state, card);
                state.board.discard(card.number());
                state.deed.space = NONE;
            }
            Action::Give(card) => {
                self.show(state, card);
                state.board.lay(state.deed.space.into(), card.number());
                state.deed.space = NONE;
            }
            Action::Buy(borough) => {
                state.chair_mut().boroughs.push(borough.number());
                self.clear_slot(state, borough.number());
                if state.borough_deck.is_empty() {
                    state.deed.slot = NONE;
                } else {
                    state.phase = Phase::Refill;
                }
            }
            Action::Toll(toll, n) => self.toll(state, toll, n.into()),
            Action::Out => state.city.run_out(),
            _ => self.end_turn(state),
        }
    }

    /// A card comes out of a hand.
    fn show(&self, state: &mut State, card: Card) {
        state.taken.remove(card.number());
        self.uncover(state, |city| city.show(card.number()));
    }

    /// A card leaves the city deck. Nobody knows how the second edition's paupers and
    /// unnamed cards lie in its thirds, so there none is taken to be drawn up.
    fn uncover(&self, state: &mut State, deed: impl FnOnce(&mut CityDeck)) {
        let has_cards = !state.city.is_empty();
        deed(&mut state.city);
        if has_cards && self.sheet.edition == Edition::Second {
            state.city.open_all();
        }
    }

    fn toll(&self, state: &mut State, toll: Toll, n: i32) {
        let seat = self.automa;
        match toll {
            Toll::Owes => self.pay_from_purse(state, seat, n),
            Toll::Pays => self.pay_bank(state, seat, n),
            Toll::Gets => state.chairs[usize::from(seat)].money += n,
            Toll::Suffers => state.chairs[usize::from(seat)].poverty += n,
            Toll::Sheds => state.chairs[usize::from(seat)].lose_poverty(n),
        }
    }

    /// AutoMartin draws the card that the city deck turned up.
    pub(crate) fn draw_for_automa(&self, state: &mut State, card: u8) {
        if self.is_mirror() {
            self.uncover(state, |city| city.draw(card));
            state.deed.has_drawn = true;
            if std::mem::take(&mut state.deed.is_last) {
                state.city.run_out();
            }
        } else {
            state.city.draw(card);
        }
    }

    /// AutoMartin is to draw and there is no card: nothing more is drawn.
    pub(crate) fn found_out(&self, state: &mut State) {
        state.city.run_out();
        if state.turns_left == NOT_ENDING && !state.deed.has_drawn {
            // The deck ran out in the turn before, which nobody told: this is
            // already the first of the last turns (R5-0).
            state.turns_left = self.n_seats - 1;
        }
        if state.phase == Phase::Toss {
            state.phase = Phase::Close;
        } else {
            self.after_automa_draw(state);
        }
    }

    /// Whether a person has counted anything of theirs at the end.
    pub(crate) fn has_counted(&self, chair: &Chair) -> bool {
        let boroughs = chair.boroughs;
        *chair != Chair { boroughs, ..Chair::default() }
    }

    /// What belongs to somebody's own table stands nowhere else, and the reverse.
    pub(crate) fn check_mirror(&self, state: &State) -> Result<(), PositionError> {
        let wrong = |at: &str, id: &str| Err(PositionError::new(at, Message::new(id), nothing()));
        let deed = &state.deed;
        if !self.is_mirror() {
            let has_told = !state.taken.is_empty()
                || state.chairs.iter().any(|it| !it.counted.is_nothing())
                || deed.has_drawn
                || deed.is_last
                || state.phase == Phase::Tell;
            return if has_told { wrong("phase", "expected-own-table") } else { Ok(()) };
        }
        let is_told = matches!(state.phase, Phase::Tell | Phase::Refill | Phase::Over);
        if !is_told && !self.is_automa(state.active) {
            return wrong("phase", "expected-tell");
        }
        let is_drawing = matches!(state.phase, Phase::AutomaDraw | Phase::Toss);
        if deed.is_last && !is_drawing {
            return wrong("deed.marks", "expected-draw-left");
        }
        let n_columns = state.board.n_columns();
        let is_space = deed.space == NONE || Space(deed.space).column() < n_columns;
        if state.phase == Phase::Tell && !is_space {
            return wrong("deed.space", "expected-space");
        }
        Ok(())
    }
}
