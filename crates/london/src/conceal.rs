//! Concealing: what a chair cannot see becomes unknown cards.

use kit::CardSet;

use crate::{
    London,
    action::Action,
    state::{Phase, State},
};

impl London {
    /// Turns other people's hands, their covered and face-down cards (R2-6) and
    /// what others looked at into unknown cards. At the end all is shown.
    pub(crate) fn conceal_from(&self, state: &mut State, viewer: u8) {
        // At somebody's own table nothing is known that is not public.
        if state.phase == Phase::Over || self.is_mirror() {
            return;
        }
        if !state.city.is_known_to(viewer) {
            state.city.conceal_top(|it| self.spec(it).layer);
        }
        for seat in 0..self.n_seats {
            if seat == viewer || self.is_automa(seat) {
                continue;
            }
            let chair = &mut state.chairs[usize::from(seat)];
            let hand = std::mem::replace(&mut chair.hand, CardSet::EMPTY);
            let face_down = std::mem::replace(&mut chair.face_down, CardSet::EMPTY);
            let covered = std::mem::replace(&mut chair.covered, CardSet::EMPTY);
            chair.n_face_down_unknown += face_down.len() as u8;
            chair.n_covered_unknown += covered.len() as u8;
            for card in hand {
                chair.unknown[usize::from(self.spec(card).layer)] += 1;
            }
            for card in CardSet(hand.0 | face_down.0 | covered.0) {
                state.city.conceal_elsewhere(card, self.spec(card).layer);
                state.deed.used.remove(card);
            }
        }
    }

    /// Deals what a concealed table does not know: face-down, covered and hand
    /// cards out of the unseen ones, each below `n` as `roll(n)` says. What lies
    /// in the piles stays unknown.
    pub fn deal_unknown(&self, state: &mut State, roll: &mut impl FnMut(usize) -> usize) {
        let mut elsewhere = self.n_unseen_elsewhere(state);
        for chair in &state.chairs {
            for (elsewhere, &held) in elsewhere.iter_mut().zip(&chair.unknown) {
                *elsewhere = elsewhere.saturating_sub(held.into());
            }
        }
        for seat in 0..usize::from(self.n_seats) {
            let chair = state.chairs[seat];
            let n_down = chair.n_face_down_unknown;
            for nth in 0..n_down + chair.n_covered_unknown {
                // Only buildings are in displays.
                let Some(layer) = elsewhere.iter().position(|&it| it != 0) else { break };
                let unseen = state.city.unseen()[layer].0 & self.tables.buildings.0;
                if unseen == 0 {
                    break;
                }
                elsewhere[layer] -= 1;
                let card = CardSet(unseen).nth(roll(unseen.count_ones() as usize));
                state.city.reveal_elsewhere(card);
                let chair = &mut state.chairs[seat];
                if nth < n_down {
                    chair.n_face_down_unknown -= 1;
                    chair.face_down.add(card);
                } else {
                    chair.n_covered_unknown -= 1;
                    chair.covered.add(card);
                }
            }
        }
        for seat in 0..usize::from(self.n_seats) {
            for layer in 0..3 {
                while state.chairs[seat].unknown[layer] != 0 {
                    let unseen = state.city.unseen()[layer];
                    if unseen.is_empty() {
                        break;
                    }
                    let card = unseen.nth(roll(unseen.len() as usize));
                    state.city.reveal_elsewhere(card);
                    state.chairs[seat].unknown[layer] -= 1;
                    state.chairs[seat].hand.add(card);
                }
            }
        }
    }

    /// Whether an action names a card that a chair sees neither before nor after
    /// it: what is dealt, drawn, looked at or face down (R2-6). What it sees is
    /// for [`London::conceal_from`] alone to say.
    pub(crate) fn is_secret(&self, before: &State, action: Action, viewer: u8) -> bool {
        let Some(card) = action.card() else { return false };
        let is_unseen = |state: &State| {
            let mut seen = *state;
            self.conceal_from(&mut seen, viewer);
            seen.city.unseen().iter().any(|it| it.has(card.number()))
        };
        let mut after = *before;
        self.perform(&mut after, action);
        is_unseen(before) && is_unseen(&after)
    }

    /// Whether some points of a chair are hidden: end prestige of cards that
    /// nobody can name. Of a hand the number counts, which all can see.
    pub(crate) fn hides_points(&self, state: &State, seat: u8) -> bool {
        let chair = &state.chairs[usize::from(seat)];
        if self.is_mirror() {
            // His poverty counts by comparison with theirs (R5-6).
            let mut people = (0..self.n_seats).filter(|&it| !self.is_automa(it));
            let is_uncounted = |it: u8| !self.has_counted(&state.chairs[usize::from(it)]);
            return if self.is_automa(seat) {
                people.any(is_uncounted)
            } else {
                is_uncounted(seat)
            };
        }
        chair.n_covered_unknown != 0 || chair.n_face_down_unknown != 0
    }

    /// How many cards of each third lie unseen outside the city deck.
    pub(crate) fn n_unseen_elsewhere(&self, state: &State) -> [usize; 3] {
        let mut n = [0; 3];
        for (layer, n) in n.iter_mut().enumerate() {
            let unseen = state.city.unseen()[layer].len() as usize;
            *n = unseen.saturating_sub(usize::from(state.city.hidden()[layer]));
        }
        n
    }
}
