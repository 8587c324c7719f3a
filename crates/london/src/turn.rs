//! The course of a turn: whose it is, how it begins and how it ends.

mod boroughs;
pub(crate) mod city;
mod develop;
mod draw;
mod effects;
pub(crate) mod loans;
mod poverty;

use kit::{CardSet, Pile, Seat, Stock, Turn};

use crate::{
    London,
    board::Board,
    cards::Ongoing,
    components::{MAX_SEATS, NONE},
    figures::{MAX_TOLD, ToldFigures},
    judge::MAX_ACCRUING,
    setup::FirstLast,
    state::{Chair, Deed, NOT_ENDING, Phase, State, Then},
};

pub use poverty::poverty_prestige;

/// The city deck.
pub(crate) const CITY: Pile = Pile(0);
/// The borough deck.
pub(crate) const BOROUGHS: Pile = Pile(1);
/// The automa's deck.
pub(crate) const AUTOMA: Pile = Pile(2);

/// The money everyone starts with (R2-1).
const START_MONEY: i32 = 5;
/// The cards each person is dealt (R2-2).
const START_HAND: u32 = 6;
/// The most cards kept at the end of a turn (R3-4).
pub const HAND_LIMIT: u32 = 9;

impl London {
    /// The table before the first card is dealt.
    pub(crate) fn set_up(&self) -> State {
        let tables = &self.tables;
        let mut chairs = [Chair::default(); MAX_SEATS];
        for chair in &mut chairs[..usize::from(self.n_seats)] {
            chair.money = START_MONEY;
        }
        let starters = |is_starter: bool| {
            let all = 0..tables.boroughs.len() as u8;
            all.filter(move |&it| tables.boroughs[usize::from(it)].is_starter == is_starter)
        };
        let mut row = [NONE; 3];
        for (slot, borough) in row.iter_mut().zip(starters(true)) {
            *slot = borough;
        }
        let others: CardSet = starters(false).collect();
        let mut state = State {
            chairs,
            board: self.empty_board(),
            city: self.new_city(tables.layers, tables.layers.map(|it| it.len() as u8)),
            borough_deck: Stock::shuffled(others, others.len() as u8),
            row,
            automa_deck: Stock::shuffled(self.automa_cards, self.automa_cards.len() as u8),
            automa_discard: CardSet::EMPTY,
            automa_card: NONE,
            taken: CardSet::EMPTY,
            told: [ToldFigures::default(); MAX_TOLD],
            accrued: [0; MAX_ACCRUING],
            active: self.first,
            phase: Phase::Deal,
            deed: Deed::NONE,
            turns_left: NOT_ENDING,
        };
        if self.is_mirror() {
            // Hands and purses are the people's own affair until the end.
            for seat in (0..self.n_seats).filter(|&it| !self.is_automa(it)) {
                state.chairs[usize::from(seat)] = Chair::default();
            }
            self.start_turn(&mut state, self.first);
        } else if self.is_automa(self.first) {
            state.active = self.after(self.first);
        }
        state
    }

    /// An empty development board: three, four or five spaces a row (R2-4).
    pub(crate) fn empty_board(&self) -> Board {
        Board::new(self.n_seats + 1, self.setup.first_last == FirstLast::Age)
    }

    /// Whether AutoMartin sits there.
    #[inline]
    pub(crate) fn is_automa(&self, seat: u8) -> bool {
        seat == self.automa
    }

    /// The next chair in turn order.
    pub(crate) fn after(&self, seat: u8) -> u8 {
        (seat + 1) % self.n_seats
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn turn_of(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deal | Phase::Looking | Phase::DrawTop | Phase::AutomaDraw | Phase::Toss => {
                Turn::Chance(CITY)
            }
            Phase::Refill | Phase::AutomaRefill => Turn::Chance(BOROUGHS),
            Phase::AutomaCard | Phase::Skip => Turn::Chance(AUTOMA),
            // The cards are the person's, and so is what is printed on them.
            Phase::Crucial | Phase::Filter | Phase::Settle
                if self.has_gaps() && self.unknown(state).is_some() =>
            {
                Turn::Chance(CITY)
            }
            Phase::Crucial | Phase::Filter | Phase::Settle | Phase::Close => Turn::Automa,
            Phase::Over => Turn::Over,
            _ => Turn::Human(Seat(state.active)),
        }
    }

    /// Deals a card to the person whose hand is being filled.
    pub(crate) fn deal(&self, state: &mut State, card: u8) {
        state.city.draw(card);
        state.chair_mut().hand.add(card);
        if state.chair().n_hand() < START_HAND {
            return;
        }
        let last = (self.first + self.n_seats - 1) % self.n_seats;
        let mut seat = state.active;
        while seat != last {
            seat = self.after(seat);
            if !self.is_automa(seat) {
                state.active = seat;
                return;
            }
        }
        self.start_turn(state, self.first);
    }

    /// How many cards are still to be dealt.
    pub(crate) fn n_to_deal(&self, state: &State) -> usize {
        let people = (0..self.n_seats).filter(|&it| !self.is_automa(it));
        let hands = people.map(|it| state.chairs[usize::from(it)].n_hand());
        hands.map(|it| START_HAND.saturating_sub(it).max(1) as usize).sum()
    }

    /// Begins the turn of a chair.
    pub(crate) fn start_turn(&self, state: &mut State, seat: u8) {
        state.active = seat;
        state.deed = Deed::NONE;
        if self.is_automa(seat) {
            state.phase = Phase::AutomaCard;
            return;
        }
        if self.is_mirror() {
            state.phase = Phase::Tell;
            return;
        }
        state.phase = Phase::Start;
        let (least, most) = self.start_draw(state.chair());
        state.deed.n_least = least;
        state.deed.n_left = most;
    }

    /// How many cards the start of a turn draws: one, or as a card says.
    fn start_draw(&self, chair: &Chair) -> (u8, u8) {
        let mut draw = (1, 1);
        for card in CardSet(chair.face_up.0 & self.tables.start_drawing.0) {
            if let Some(Ongoing::StartDraw { least, most }) = self.spec(card).ongoing {
                draw = (draw.0.min(least), draw.1.max(most));
            }
        }
        draw
    }

    /// Goes on where a deed said.
    pub(crate) fn go_on(&self, state: &mut State, then: Then) {
        match then {
            Then::Start => state.phase = Phase::Start,
            Then::Choose => state.phase = Phase::Choose,
            Then::Develop => state.phase = Phase::Develop,
            Then::Run => state.phase = Phase::Run,
            // Over nine cards the swap is offered before the discards instead.
            Then::End if self.can_swap(state) && state.chair().n_hand() <= HAND_LIMIT => {
                state.phase = Phase::Ending;
            }
            Then::End => self.finish_turn(state),
        }
    }

    /// The end of a person's turn: down to nine cards, then the next chair.
    pub(crate) fn finish_turn(&self, state: &mut State) {
        if HAND_LIMIT < state.chair().n_hand() {
            state.deed.then = Then::End;
            state.phase = Phase::Limit;
        } else {
            self.end_turn(state);
        }
    }

    /// The end of any turn: an empty city deck gives each other chair one more (R5-0).
    pub(crate) fn end_turn(&self, state: &mut State) {
        if state.turns_left != NOT_ENDING {
            state.turns_left -= 1;
        } else if state.city.is_empty() {
            state.turns_left = self.n_seats - 1;
        }
        if state.turns_left == 0 {
            state.phase = Phase::Over;
            state.deed = Deed::NONE;
        } else {
            self.start_turn(state, self.after(state.active));
        }
    }
}
