//! The draw filter: which card AutoMartin draws.

use kit::{CardSet, Sieve, Trace};

use crate::{
    London,
    action::{Action, Candidate},
    components::{NONE, Space},
    deck::Criterion,
    rule,
    setup::FirstLast,
    state::State,
};

impl London {
    /// The next crucial card, in reading order, and whether he can pay it.
    pub(crate) fn next_crucial(&self, state: &State, why: &mut Trace<Candidate>) -> Action {
        let chosen = Sieve::new(why, rule::CRUCIAL, self.on_board(state, state.deed.crucial))
            .least(rule::CRUCIAL_ORDER, |it| place(state, it))
            .only()
            .expect("a crucial card is left to settle");
        self.pay_or_refuse(state, chosen, why)
    }

    /// Applies the filter line by line until one card is left.
    pub(crate) fn apply_filter(&self, state: &State, why: &mut Trace<Candidate>) -> Action {
        let filter = self.automa_spec(state.automa_card).filter();
        match self.filtered(state, filter, why) {
            None => {
                why.cite(rule::NO_RESULT, &[]);
                Action::Nothing
            }
            Some(Candidate::Deck) => Action::FromDeck,
            Some(chosen) => self.pay_or_refuse(state, chosen, why),
        }
    }

    fn filtered(
        &self,
        state: &State,
        mut filter: impl Iterator<Item = Criterion>,
        why: &mut Trace<Candidate>,
    ) -> Option<Candidate> {
        let deck = (!state.city.is_empty()).then_some(Candidate::Deck);
        let source = filter.next()?;
        let mut sieve = match source {
            Criterion::DevelopmentBoard => {
                Sieve::new(why, rule::FROM_BOARD, self.on_board(state, CardSet(u128::MAX)))
            }
            Criterion::Borough => Sieve::new(why, rule::FROM_BOROUGHS, self.for_sale(state)),
            _ => return Sieve::new(why, rule::FROM_DECK, deck).only(),
        };
        // On the development board first and last may mean when a card was discarded (Q1).
        let by_age =
            source == Criterion::DevelopmentBoard && self.setup.first_last == FirstLast::Age;
        let (first, last) = if by_age {
            (rule::OLDEST_CARD, rule::NEWEST_CARD)
        } else {
            (rule::FIRST_CARD, rule::LAST_CARD)
        };
        for criterion in filter {
            let n_left = sieve.left().len();
            sieve = match criterion {
                Criterion::Coins => sieve.most(rule::COINS, |it| self.coins_net(state, it)),
                Criterion::Poverty => {
                    sieve.least(rule::POVERTY, |it| self.poverty_change(state, it))
                }
                Criterion::Prestige => {
                    sieve.most(rule::PRESTIGE, |it| self.prestige_total(state, it))
                }
                Criterion::FirstCard => sieve.least(first, |it| self.order(state, it)),
                Criterion::LastCard => sieve.most(last, |it| self.order(state, it)),
                // A tie-break like the others: not read once one card is left (Q3, Q4).
                Criterion::CityDeck if n_left < 2 => break,
                _ => {
                    drop(sieve);
                    return Sieve::new(why, rule::FROM_DECK, deck).only();
                }
            };
        }
        sieve.only()
    }

    /// The cards of the development board that are in `set`, in reading order.
    fn on_board(&self, state: &State, set: CardSet) -> impl Iterator<Item = Candidate> {
        let cards = state.board.cards().filter(move |it| set.has(it.1));
        cards.map(|(space, card)| Candidate::Space(Space(space), self.card(card)))
    }

    /// The boroughs for sale, from the left.
    fn for_sale(&self, state: &State) -> impl Iterator<Item = Candidate> {
        let row = state.row.into_iter().enumerate().filter(|it| it.1 != NONE);
        row.map(|(slot, borough)| Candidate::Slot(slot as u8, self.borough(borough)))
    }

    /// First and last: by place or, on the development board, by age (Q1, Q2).
    fn order(&self, state: &State, candidate: Candidate) -> i32 {
        match candidate {
            Candidate::Space(space, _) if self.setup.first_last == FirstLast::Age => {
                i32::from(state.board.age(space.idx())) + 1
            }
            _ => place(state, candidate),
        }
    }

    /// His net gain of money.
    fn coins_net(&self, state: &State, candidate: Candidate) -> i32 {
        match candidate {
            Candidate::Slot(_, borough) => self.borough_at(state, borough.number()).coins_net(),
            _ => self.city_card(candidate).map_or(0, |it| self.spec_at(state, it).coins_net()),
        }
    }

    /// The poverty it brings, below 0 where it takes poverty away: as cards print it.
    fn poverty_change(&self, state: &State, candidate: Candidate) -> i32 {
        match candidate {
            Candidate::Slot(_, borough) => {
                -self.borough_at(state, borough.number()).poverty_net_loss()
            }
            _ => self.city_card(candidate).map_or(0, |it| self.spec_at(state, it).poverty),
        }
    }

    /// Prestige at once and at the end; the bonus is not printed and does not count.
    fn prestige_total(&self, state: &State, candidate: Candidate) -> i32 {
        match candidate {
            Candidate::Slot(_, borough) => self.borough_at(state, borough.number()).prestige,
            _ => self.city_card(candidate).map_or(0, |it| self.spec_at(state, it).prestige_total()),
        }
    }

    /// What he must pay.
    pub(crate) fn whole_cost(&self, state: &State, candidate: Candidate) -> i32 {
        match candidate {
            Candidate::Slot(_, borough) => self.borough_at(state, borough.number()).total_cost(),
            _ => self.city_card(candidate).map_or(0, |it| self.spec_at(state, it).total_cost()),
        }
    }

    fn city_card(&self, candidate: Candidate) -> Option<u8> {
        match candidate {
            Candidate::Space(_, card) | Candidate::Card(card) => Some(card.number()),
            _ => None,
        }
    }
}

/// The place of a candidate in reading order, from 1; on the development board
/// the spaces that are used count.
fn place(state: &State, candidate: Candidate) -> i32 {
    match candidate {
        Candidate::Space(space, _) => state.board.place(space).into(),
        Candidate::Slot(slot, _) => i32::from(slot) + 1,
        _ => 0,
    }
}
