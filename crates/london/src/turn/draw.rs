//! Drawing cards: from the development board or the city deck, one by one.

use kit::CardSet;

use crate::{
    London,
    action::Action,
    cards::Ongoing,
    components::Space,
    state::{Chair, Phase, State, Then},
};

impl London {
    /// Whether there is a card to draw anywhere.
    #[inline]
    pub(crate) fn has_source(&self, state: &State) -> bool {
        !state.city.is_empty() || !state.board.is_empty()
    }

    /// Begins to draw `n` cards, then goes on.
    pub(crate) fn begin_draws(&self, state: &mut State, n: u8, then: Then) {
        state.deed.n_left = n;
        state.deed.then = then;
        state.phase = Phase::Draw;
        self.next_draw(state);
    }

    fn next_draw(&self, state: &mut State) {
        if state.deed.n_left != 0 && self.has_source(state) {
            state.phase = if state.deed.then == Then::Start { Phase::Start } else { Phase::Draw };
            return;
        }
        state.deed.n_left = 0;
        match state.deed.then {
            Then::Start => self.end_start(state),
            then => self.go_on(state, then),
        }
    }

    /// The cards that can be drawn, in the order of the options.
    pub(crate) fn sources(&self, state: &State, each: &mut impl FnMut(Action)) {
        let is_start = state.phase == Phase::Start;
        if is_start && state.deed.has_looked && !state.city.top().is_empty() {
            for &card in state.city.top() {
                each(Action::DrawSeen(self.card(card)));
            }
        } else if !state.city.is_empty() {
            each(Action::DrawTop);
        }
        for (space, _) in state.board.cards() {
            each(Action::DrawSpace(Space(space)));
        }
    }

    /// A person draws the card on a space.
    pub(crate) fn draw_space(&self, state: &mut State, space: usize) {
        let card = state.board.take(space);
        self.drawn(state, card);
    }

    /// A person draws one of the cards looked at.
    pub(crate) fn draw_seen(&self, state: &mut State, card: u8) {
        state.city.take_known(card);
        self.drawn(state, card);
    }

    /// The city deck turns up the card a person draws.
    pub(crate) fn draw_top(&self, state: &mut State, card: u8) {
        state.city.draw(card);
        self.drawn(state, card);
    }

    fn drawn(&self, state: &mut State, card: u8) {
        state.chair_mut().hand.add(card);
        state.deed.n_left -= 1;
        state.deed.n_done += 1;
        self.next_draw(state);
    }

    /// The options at the start of a turn.
    pub(crate) fn start_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        let deed = &state.deed;
        let is_untouched = deed.n_done == 0 && !deed.has_looked;
        if is_untouched && self.can_repay(state.chair()) {
            each(Action::Repay);
        }
        if is_untouched && self.can_look(state) {
            each(Action::Look);
        }
        self.sources(state, each);
        if deed.n_least <= deed.n_done || !self.has_source(state) {
            each(Action::Stop);
        }
        self.swap_options(state, each);
    }

    /// How many cards of the city deck a chair may look at.
    pub(crate) fn n_looked_at(&self, chair: &Chair) -> usize {
        let looking = CardSet(chair.face_up.0 & self.tables.looking.0);
        let amounts = looking.into_iter().filter_map(|it| match self.spec(it).ongoing {
            Some(Ongoing::LookAtTop(n)) => Some(usize::from(n)),
            _ => None,
        });
        amounts.max().unwrap_or(0)
    }

    /// Whether the person may look at the top of the city deck.
    pub(crate) fn can_look(&self, state: &State) -> bool {
        state.chair().face_up.0 & self.tables.looking.0 != 0 && !state.city.is_empty()
    }

    /// A person looks at the top of the city deck.
    pub(crate) fn look(&self, state: &mut State) {
        state.deed.has_looked = true;
        state.city.known_only_to(state.active);
        self.look_on(state);
    }

    /// Chance shows one card more to the person who looks.
    pub(crate) fn looked(&self, state: &mut State, card: u8) {
        state.city.look(card, state.active);
        self.look_on(state);
    }

    fn look_on(&self, state: &mut State) {
        let has_more = state.city.layer().is_some();
        let wants_more = state.city.top().len() < self.n_looked_at(state.chair());
        state.phase = if has_more && wants_more { Phase::Looking } else { Phase::Start };
    }

    /// The draw at the start of a turn is over: cards looked at go back in any order.
    pub(crate) fn end_start(&self, state: &mut State) {
        state.deed.n_left = 0;
        state.deed.n_done = 0;
        state.deed.n_least = 0;
        state.deed.then = Then::Choose;
        let is_open = state.deed.has_looked && 1 < state.city.top().len();
        state.deed.has_looked = false;
        state.phase = if is_open { Phase::Putting } else { Phase::Choose };
    }

    /// The cards that can go back next.
    pub(crate) fn put_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        for &card in state.city.top().iter().skip(usize::from(state.deed.n_done)) {
            each(Action::Put(self.card(card)));
        }
    }

    /// A person puts a card back, the topmost first; the last one follows by itself.
    pub(crate) fn put(&self, state: &mut State, card: u8) {
        state.city.put(card, usize::from(state.deed.n_done));
        state.deed.n_done += 1;
        if state.city.top().len() <= usize::from(state.deed.n_done) + 1 {
            state.deed.n_done = 0;
            state.phase = Phase::Choose;
        }
    }

    /// The options between two draws.
    pub(crate) fn draw_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        self.sources(state, each);
        self.swap_options(state, each);
    }

    /// Whether the swap of this turn is still to be had.
    pub(crate) fn can_swap(&self, state: &State) -> bool {
        let chair = state.chair();
        chair.face_up.0 & self.tables.swapping.0 != 0
            && !state.deed.has_swapped
            && chair.n_hand() != 0
            && !state.board.is_empty()
    }

    /// The cards of the development board that can be swapped for.
    pub(crate) fn swap_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        if self.can_swap(state) {
            for (space, _) in state.board.cards() {
                each(Action::Swap(Space(space)));
            }
        }
    }

    /// A person gives a hand card for the one on the space chosen.
    pub(crate) fn give(&self, state: &mut State, card: u8) {
        let space = usize::from(state.deed.space);
        self.take_from_hand(state, card);
        let taken = state.board.take(space);
        state.board.lay(space, card);
        state.chair_mut().hand.add(taken);
        state.deed.space = crate::components::NONE;
        state.deed.has_swapped = true;
        // Between two draws of an action: the start of a turn is a phase of its own.
        let is_action = matches!(state.deed.then, Then::Develop | Then::End);
        if is_action && state.deed.n_left != 0 {
            state.phase = Phase::Draw;
        } else {
            self.go_on(state, state.deed.then);
        }
    }

    /// The cards the person's hand may hold: those known, and any unseen card
    /// of a third of which unknown ones are held.
    #[inline]
    pub(crate) fn possible_hand(&self, state: &State) -> CardSet {
        self.possible(state, state.chair().hand, state.chair().unknown)
    }

    /// The same, once `card` has left the hand.
    pub(crate) fn possible_hand_without(&self, state: &State, card: u8) -> CardSet {
        let (mut hand, mut unknown) = (state.chair().hand, state.chair().unknown);
        if hand.has(card) {
            hand.remove(card);
        } else {
            let held = &mut unknown[usize::from(self.spec(card).layer)];
            *held = held.saturating_sub(1);
        }
        let mut hand = self.possible(state, hand, unknown);
        hand.remove(card);
        hand
    }

    #[inline]
    fn possible(&self, state: &State, hand: CardSet, unknown: [u8; 3]) -> CardSet {
        if unknown == [0; 3] {
            return hand;
        }
        let mut hand = hand;
        for (held, unseen) in unknown.into_iter().zip(state.city.unseen()) {
            if held != 0 {
                hand.0 |= unseen.0;
            }
        }
        hand
    }

    /// Takes a card out of the hand of the person whose turn it is.
    pub(crate) fn take_from_hand(&self, state: &mut State, card: u8) {
        if state.chair().hand.has(card) {
            state.chair_mut().hand.remove(card);
            return;
        }
        let layer = usize::from(self.spec(card).layer);
        state.chair_mut().unknown[layer] -= 1;
        state.city.reveal_elsewhere(card);
    }

    /// Discards a hand card of the person whose turn it is.
    pub(crate) fn discard_from_hand(&self, state: &mut State, card: u8) {
        self.take_from_hand(state, card);
        state.board.discard(card);
    }
}
