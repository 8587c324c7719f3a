//! Writing the table down.

use std::collections::BTreeMap;

use kit::CardSet;

use super::{AutomaPosition, CountPosition, DeedPosition, Mark, PersonPosition, Position};
use crate::{
    London,
    components::{NONE, ROW, Space},
    state::{Chair, Deed, NOT_ENDING, Phase, State, Then},
};

impl London {
    /// The table as a document.
    pub(crate) fn position_of(&self, state: &State) -> Position {
        let elsewhere = self.n_unseen_elsewhere(state);
        let unseen = state.city.unseen();
        let people = (0..self.n_seats).filter(|&it| !self.is_automa(it));
        Position {
            turn: Some(state.active + 1),
            phase: Some(state.phase),
            turns_left: (state.turns_left != NOT_ENDING).then_some(state.turns_left),
            board: self.rows(state, |space| {
                state.board.card(space).map_or_else(String::new, |it| self.key(it))
            }),
            ages: if self.setup.first_last == crate::FirstLast::Age {
                self.rows(state, |space| {
                    state.board.card(space).map_or(0, |_| state.board.age(space) + 1)
                })
            } else {
                Vec::new()
            },
            borough_row: Some(state.row.iter().map(|&it| self.borough_key(it)).collect()),
            borough_deck: Some(self.borough_keys(state.borough_deck.unseen())),
            borough_bottom: self.borough_list(state.borough_deck.bottom()),
            city_deck: Some(self.keys(CardSet(unseen[0].0 | unseen[1].0 | unseen[2].0))),
            city_hidden: (elsewhere != [0; 3]).then(|| state.city.hidden()),
            city_top: state.city.top().iter().map(|&it| self.key(it)).collect(),
            city_top_known_to: (0..self.n_seats)
                .filter(|&it| state.city.is_known_to(it))
                .map(|it| it + 1)
                .collect(),
            taken: self.keys(state.taken),
            counted: self.counts(state),
            figures: self.told_figures(state),
            deed: (state.deed != self.usual_deed(state)).then(|| self.deed_of(state)),
            automa: self.automa_of(state),
            people: people.map(|it| self.person_of(state, it)).collect(),
        }
    }

    fn rows<T>(&self, state: &State, at: impl Fn(usize) -> T) -> Vec<Vec<T>> {
        let n = usize::from(state.board.n_columns());
        [0, ROW].iter().map(|&row| (row..row + n).map(&at).collect()).collect()
    }

    fn automa_of(&self, state: &State) -> AutomaPosition {
        let chair = &state.chairs[usize::from(self.automa)];
        AutomaPosition {
            money: chair.money,
            poverty: chair.poverty,
            card: (state.automa_card != NONE).then(|| self.automa_key(state.automa_card)),
            deck: Some(self.automa_keys(state.automa_deck.unseen())),
            discard: self.automa_keys(state.automa_discard),
            city: self.keys(chair.face_up),
            boroughs: self.borough_list(&chair.boroughs),
            prestige: chair.prestige,
        }
    }

    fn person_of(&self, state: &State, seat: u8) -> PersonPosition {
        let chair: &Chair = &state.chairs[usize::from(seat)];
        if self.is_mirror() {
            // What they count stands apart, so that it can be set figure by figure.
            let boroughs = self.borough_list(&chair.boroughs);
            return PersonPosition { money: 0, boroughs, ..PersonPosition::default() };
        }
        let waiting = CardSet(chair.face_up.0 & self.tables.accruing.0).into_iter();
        let money_on = waiting.map(|it| (self.key(it), self.accrued_on(state, it) as u8));
        PersonPosition {
            money: chair.money,
            poverty: chair.poverty,
            loans: chair.loans,
            hand: self.keys(chair.hand),
            unknown: chair.unknown,
            face_up: self.keys(chair.face_up),
            face_down: self.keys(chair.face_down),
            covered: self.keys(chair.covered),
            face_down_unknown: chair.n_face_down_unknown,
            covered_unknown: chair.n_covered_unknown,
            boroughs: self.borough_list(&chair.boroughs),
            prestige: chair.prestige,
            money_on: money_on.filter(|it| it.1 != 0).collect(),
        }
    }

    fn counts(&self, state: &State) -> BTreeMap<String, CountPosition> {
        let people = (0..self.n_seats).filter(|&it| self.is_mirror() && !self.is_automa(it));
        let counted = people.filter(|&it| self.has_counted(&state.chairs[usize::from(it)]));
        let count = |seat: u8| {
            let chair = &state.chairs[usize::from(seat)];
            let count = CountPosition {
                track: chair.prestige.sum(),
                city: chair.counted.city,
                money: chair.money,
                loans: chair.loans,
                poverty: chair.poverty,
                hand: chair.counted.hand,
            };
            ((seat + 1).to_string(), count)
        };
        counted.map(count).collect()
    }

    fn deed_of(&self, state: &State) -> DeedPosition {
        let deed = &state.deed;
        let card = |it: u8| (it != NONE).then(|| self.key(it));
        let marks = [
            (deed.has_looked, Mark::Looked),
            (deed.has_swapped, Mark::Swapped),
            (deed.has_played, Mark::Played),
            (deed.hand_is_free, Mark::HandFree),
            (deed.has_used_borough, Mark::Ability),
            (deed.has_drawn, Mark::Drawn),
            (deed.is_last, Mark::Last),
        ];
        DeedPosition {
            card: card(deed.card),
            outer: card(deed.outer),
            space: (deed.space != NONE).then(|| Space(deed.space).to_string()),
            slot: (deed.slot != NONE).then_some(deed.slot.wrapping_add(1)),
            then: (deed.then != usual_then(state.phase)).then_some(deed.then),
            left: deed.n_left,
            done: deed.n_done,
            least: deed.n_least,
            free: deed.n_free,
            marks: marks.into_iter().filter(|it| it.0).map(|it| it.1).collect(),
            used: self.keys(deed.used),
            crucial: self.keys(deed.crucial),
        }
    }

    /// The deed of a turn in which nothing is half done.
    pub(crate) fn usual_deed(&self, state: &State) -> Deed {
        if state.phase == Phase::Start {
            let mut started = *state;
            self.start_turn(&mut started, state.active);
            return started.deed;
        }
        Deed { then: usual_then(state.phase), ..Deed::NONE }
    }
}

/// Where a deed goes on, as far as its phase says.
pub(super) fn usual_then(phase: Phase) -> Then {
    match phase {
        Phase::Choose | Phase::Putting | Phase::Swap => Then::Choose,
        Phase::Develop | Phase::SpendColour | Phase::Site => Then::Develop,
        Phase::Run
        | Phase::SpendCost
        | Phase::Target
        | Phase::Commit
        | Phase::Place
        | Phase::Again
        | Phase::Flip => Then::Run,
        Phase::Draw | Phase::DrawTop | Phase::Limit | Phase::Ending => Then::End,
        _ => Then::Start,
    }
}
