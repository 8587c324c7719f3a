//! Reading the table: what is possible is placed, what is not is told.

use kit::{Arg, CardSet, Few, Message, PositionError, Stock};

use super::{PersonPosition, Position, names::Names};
use crate::{
    London,
    city_deck::MAX_KNOWN,
    components::{MAX_BOROUGHS, NONE, ROW},
    state::{Chair, Counted, NOT_ENDING, Phase, Prestige, State},
    turn::loans::MAX_LOANS,
};

/// The most money or poverty a table may show.
const MOST: i32 = 2000;

impl London {
    /// The table that a document describes.
    pub(crate) fn placed(&self, position: &Position) -> Result<State, PositionError> {
        let mut names = Names::new(self);
        names.reserve(position.board.iter().flatten());
        names.reserve(position.city_top.iter().chain(position.city_deck.iter().flatten()));
        names.reserve(position.automa.city.iter().chain(&position.taken));
        for it in &position.people {
            let all = it.hand.iter().chain(&it.face_up).chain(&it.face_down).chain(&it.covered);
            names.reserve(all);
        }
        names.reserve(position.deed.iter().flat_map(|it| it.card.iter()));
        let mut state = self.set_up();
        self.place_board(&mut state, position, &mut names)?;
        self.place_automa(&mut state, position, &mut names)?;
        state.taken = names.cards("taken", &position.taken)?;
        self.place_people(&mut state, position, &mut names)?;
        self.place_counts(&mut state, position)?;
        self.place_figures(&mut state, &position.figures)?;
        self.place_turn(&mut state, position)?;
        self.place_limbo(&mut state, position, &mut names)?;
        self.place_boroughs(&mut state, position, &mut names)?;
        self.place_city(&mut state, position, &mut names)?;
        self.place_deed(&mut state, position, &names)?;
        self.check_phase(&state)?;
        Ok(state)
    }

    fn place_board(
        &self,
        state: &mut State,
        position: &Position,
        names: &mut Names<'_>,
    ) -> Result<(), PositionError> {
        let n = usize::from(state.board.n_columns());
        at_most("board", 2, position.board.len())?;
        for (row, cards) in position.board.iter().enumerate() {
            let at = format!("board[{row}]");
            at_most(&at, n, cards.len())?;
            for (column, name) in cards.iter().enumerate().filter(|it| !it.1.is_empty()) {
                let at = format!("{at}[{column}]");
                let card = names.card(&at, name)?;
                let age = match position.ages.get(row).and_then(|it| it.get(column)) {
                    Some(&age) if self.setup.first_last == crate::FirstLast::Age => age,
                    _ => 0,
                };
                state.board.lay_aged(row * ROW + column, card, age);
            }
        }
        if self.setup.first_last == crate::FirstLast::Age {
            state.board.rank_ages();
        }
        Ok(())
    }

    fn place_automa(
        &self,
        state: &mut State,
        position: &Position,
        names: &mut Names<'_>,
    ) -> Result<(), PositionError> {
        let automa = &position.automa;
        amount("automa.money", automa.money)?;
        amount("automa.poverty", automa.poverty)?;
        let chair = &mut state.chairs[usize::from(self.automa)];
        *chair = Chair {
            money: automa.money,
            poverty: automa.poverty,
            prestige: automa.prestige,
            face_up: names.cards("automa.city", &automa.city)?,
            boroughs: boroughs("automa.boroughs", &automa.boroughs, names)?,
            ..Chair::default()
        };
        check_prestige("automa.prestige", chair)?;
        let mut discard = CardSet::EMPTY;
        for name in &automa.discard {
            discard.add(names.automa_card("automa.discard", name)?);
        }
        let deck = match &automa.deck {
            Some(deck) => {
                let mut set = CardSet::EMPTY;
                for name in deck {
                    set.add(names.automa_card("automa.deck", name)?);
                }
                set
            }
            None => names.unnamed_automa(),
        };
        if deck.is_empty() && discard.is_empty() {
            return Err(PositionError::new(
                "automa.deck",
                Message::new("expected-an-automa-card"),
                nothing(),
            ));
        }
        state.automa_deck = Stock::shuffled(deck, deck.len() as u8);
        state.automa_discard = discard;
        if let Some(card) = &automa.card {
            state.automa_card = names.automa_number("automa.card", card)?;
        }
        Ok(())
    }

    fn place_people(
        &self,
        state: &mut State,
        position: &Position,
        names: &mut Names<'_>,
    ) -> Result<(), PositionError> {
        let n_people = usize::from(self.n_seats) - 1;
        at_most("people", n_people, position.people.len())?;
        let seats = (0..self.n_seats).filter(|&it| !self.is_automa(it));
        for (nth, (seat, person)) in seats.zip(&position.people).enumerate() {
            let at = format!("people[{nth}]");
            state.chairs[usize::from(seat)] = self.chair_of(&at, person, names)?;
            let face_up = state.chairs[usize::from(seat)].face_up;
            for (name, &money) in &person.money_on {
                let at = format!("{at}.money-on");
                let waiting = CardSet(face_up.0 & self.tables.accruing.0);
                let card = names.pointed(&at, name, waiting)?;
                state.accrued[usize::from(self.spec(card).accrual)] = money;
            }
        }
        Ok(())
    }

    fn place_counts(&self, state: &mut State, position: &Position) -> Result<(), PositionError> {
        for (key, count) in &position.counted {
            let seat = (0..self.n_seats).find(|it| (it + 1).to_string() == *key);
            let Some(seat) = seat.filter(|&it| !self.is_automa(it)) else {
                let found = Message::quoted(key);
                return Err(PositionError::new("counted", self.expected_chair(), found));
            };
            let at = |field: &str| format!("counted.{key}.{field}");
            amount(&at("track"), count.track)?;
            amount(&at("city"), count.city)?;
            amount(&at("money"), count.money)?;
            amount(&at("poverty"), count.poverty)?;
            at_most(&at("loans"), MAX_LOANS.into(), count.loans.into())?;
            let boroughs = state.chairs[usize::from(seat)].boroughs;
            state.chairs[usize::from(seat)] = Chair {
                money: count.money,
                poverty: count.poverty,
                loans: count.loans,
                prestige: Prestige { cards: count.track, ..Prestige::default() },
                boroughs,
                counted: Counted { city: count.city, hand: count.hand },
                ..Chair::default()
            };
        }
        Ok(())
    }

    fn chair_of(
        &self,
        at: &str,
        person: &PersonPosition,
        names: &mut Names<'_>,
    ) -> Result<Chair, PositionError> {
        amount(&format!("{at}.money"), person.money)?;
        amount(&format!("{at}.poverty"), person.poverty)?;
        at_most(&format!("{at}.loans"), MAX_LOANS.into(), person.loans.into())?;
        let chair = Chair {
            money: person.money,
            poverty: person.poverty,
            loans: person.loans,
            prestige: person.prestige,
            hand: names.cards(&format!("{at}.hand"), &person.hand)?,
            unknown: person.unknown,
            face_up: names.cards(&format!("{at}.face-up"), &person.face_up)?,
            face_down: names.cards(&format!("{at}.face-down"), &person.face_down)?,
            covered: names.cards(&format!("{at}.covered"), &person.covered)?,
            n_face_down_unknown: person.face_down_unknown,
            n_covered_unknown: person.covered_unknown,
            boroughs: boroughs(&format!("{at}.boroughs"), &person.boroughs, names)?,
            counted: Counted::default(),
        };
        check_prestige(&format!("{at}.prestige"), &chair)?;
        let display = CardSet(chair.display().0 & !self.tables.buildings.0);
        if let Some(card) = display.into_iter().next() {
            let expected = Message::new("expected-buildings-alone");
            return Err(PositionError::new(at, expected, Message::quoted(self.key(card))));
        }
        if chair.prestige.crucial != 0 {
            let at = format!("{at}.prestige.crucial");
            let expected = Message::new("expected-no-bonus");
            return Err(PositionError::new(at, expected, chair.prestige.crucial));
        }
        Ok(chair)
    }

    fn expected_chair(&self) -> Message {
        Message::new("expected-chair").with("last", self.n_seats)
    }

    fn place_turn(&self, state: &mut State, position: &Position) -> Result<(), PositionError> {
        let chair = position.turn.unwrap_or(self.automa + 1);
        if !(1..=self.n_seats).contains(&chair) {
            return Err(PositionError::new("turn", self.expected_chair(), chair));
        }
        self.start_turn(state, chair - 1);
        if let Some(phase) = position.phase {
            state.phase = phase;
        }
        state.turns_left = NOT_ENDING;
        if let Some(turns) = position.turns_left {
            let is_over = state.phase == Phase::Over;
            let least = u8::from(!is_over);
            if turns < least || self.n_seats <= turns {
                let expected = range(least, self.n_seats - 1);
                return Err(PositionError::new("turns-left", expected, turns));
            }
            state.turns_left = turns;
        }
        if state.phase != Phase::Start {
            state.deed = self.usual_deed(state);
        }
        Ok(())
    }

    /// The card drawn and not yet settled, or taken from the hand and not yet placed.
    fn place_limbo(
        &self,
        state: &mut State,
        position: &Position,
        names: &mut Names<'_>,
    ) -> Result<(), PositionError> {
        let is_held = matches!(state.phase, Phase::SpendColour | Phase::Site | Phase::Settle);
        if is_held {
            let name = position.deed.as_ref().and_then(|it| it.card.as_deref());
            let name = name.ok_or_else(|| {
                PositionError::new("deed.card", Message::new("expected-a-card"), nothing())
            })?;
            state.deed.card = names.card("deed.card", name)?;
        }
        Ok(())
    }

    fn place_boroughs(
        &self,
        state: &mut State,
        position: &Position,
        names: &mut Names<'_>,
    ) -> Result<(), PositionError> {
        match &position.borough_row {
            Some(row) => {
                at_most("borough-row", 3, row.len())?;
                state.row = [NONE; 3];
                for (slot, name) in row.iter().enumerate().filter(|it| !it.1.is_empty()) {
                    state.row[slot] = names.borough("borough-row", name)?;
                }
            }
            // The starters that nobody has bought.
            None => {
                for slot in 0..3 {
                    let name = self.borough_key(state.row[slot]);
                    state.row[slot] = names.borough("borough-row", &name).unwrap_or(NONE);
                }
            }
        }
        let mut bottom: Few<u8, MAX_BOROUGHS> = Few::new();
        for name in &position.borough_bottom {
            bottom.push(names.borough("borough-bottom", name)?);
        }
        let unseen = match &position.borough_deck {
            Some(deck) => {
                let mut set = CardSet::EMPTY;
                for name in deck {
                    set.add(names.borough("borough-deck", name)?);
                }
                set
            }
            None => names.unnamed_boroughs(),
        };
        state.borough_deck = Stock::shuffled(unseen, unseen.len() as u8);
        for &borough in &bottom[..] {
            state.borough_deck.put_under(borough);
        }
        Ok(())
    }

    fn place_city(
        &self,
        state: &mut State,
        position: &Position,
        names: &mut Names<'_>,
    ) -> Result<(), PositionError> {
        at_most("city-top", MAX_KNOWN, position.city_top.len())?;
        let mut top: Few<u8, MAX_KNOWN> = Few::new();
        for name in &position.city_top {
            top.push(names.card("city-top", name)?);
        }
        let all = match &position.city_deck {
            Some(deck) => names.cards("city-deck", deck)?,
            None => names.unnamed_cards(),
        };
        let unseen = self.tables.layers.map(|it| CardSet(it.0 & all.0));
        let mut hidden = [0; 3];
        for (layer, hidden) in hidden.iter_mut().enumerate() {
            let people = state.chairs.iter().map(|it| usize::from(it.unknown[layer]));
            let (n, n_held) = (unseen[layer].len() as usize, people.sum::<usize>());
            let at = format!("city-deck, {}", ["A", "B", "C"][layer]);
            at_most(&at, n, n_held)?;
            *hidden = match position.city_hidden {
                // A deck that cannot be counted holds cards of a third or none.
                Some(hidden) if self.is_mirror() => hidden[layer].min((n - n_held) as u8),
                Some(hidden) => hidden[layer],
                None => (n - n_held) as u8,
            };
            at_most(&at, n - n_held, usize::from(*hidden))?;
        }
        let mut known_to = 0;
        for &chair in &position.city_top_known_to {
            if !(1..=self.n_seats).contains(&chair) {
                return Err(PositionError::new("city-top-known-to", self.expected_chair(), chair));
            }
            known_to |= 1 << (chair - 1);
        }
        state.city = self.new_city(unseen, hidden);
        state.city.set_top(top, known_to);
        Ok(())
    }
}

/// Nothing, where something was expected.
pub(crate) fn nothing() -> Message {
    Message::new("trouble-nothing")
}

/// A number from `least` to `most`.
pub(crate) fn range(least: impl Into<Arg>, most: impl Into<Arg>) -> Message {
    Message::new("expected-range").with("least", least).with("most", most)
}

fn boroughs(
    at: &str,
    list: &[String],
    names: &mut Names<'_>,
) -> Result<Few<u8, MAX_BOROUGHS>, PositionError> {
    let mut few = Few::new();
    for name in list {
        few.push(names.borough(at, name)?);
    }
    Ok(few)
}

fn amount(at: &str, found: i32) -> Result<(), PositionError> {
    if (0..=MOST).contains(&found) {
        return Ok(());
    }
    Err(PositionError::new(at, range(0, MOST), found))
}

fn check_prestige(at: &str, chair: &Chair) -> Result<(), PositionError> {
    let prestige = chair.prestige;
    amount(&format!("{at}.cards"), prestige.cards)?;
    amount(&format!("{at}.boroughs"), prestige.boroughs)?;
    amount(&format!("{at}.crucial"), prestige.crucial)
}

pub(super) fn at_most(at: &str, most: usize, found: usize) -> Result<(), PositionError> {
    if found <= most {
        return Ok(());
    }
    Err(PositionError::new(at, Message::new("expected-at-most").with("most", most), found))
}
