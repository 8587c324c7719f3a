//! Piles: what lies face down, how likely each card is, and turning it up.

use kit::At;

use crate::{
    Brass,
    action::Action,
    components::{Card, MerchantTile},
    state::{Mautoma, Phase, State},
};

impl Brass {
    /// All cards of Mautoma's deck, in layers, rear side up.
    pub(crate) fn prepare_deck(&self, state: &mut State) {
        state.automa.unseen = self.all_cards();
        state.automa.is_shuffled = false;
        state.automa.layer = self.first_layer();
        state.automa.rear = None;
        state.automa.card = None;
    }

    /// The layer on top of a new deck: of a very small one the only layer there is.
    fn first_layer(&self) -> [u8; 3] {
        self.layer_after(0).expect("nothing is drawn yet")
    }

    /// The set of all of Mautoma's cards.
    pub(crate) fn all_cards(&self) -> u32 {
        self.groups.iter().fold(0, |all, it| all | it)
    }

    /// How many cards of each group are left in the layer being drawn, once
    /// these are drawn; `None` if they cannot have come off the top.
    pub(crate) fn layer_after(&self, drawn: u32) -> Option<[u8; 3]> {
        let drawn_of = self.groups.map(|it| (drawn & it).count_ones() as u8);
        let [first, next] = self.layers;
        let second = [0, 1, 2].map(|it| first[it] + next[it]);
        let all = self.groups.map(|it| it.count_ones() as u8);
        let n_drawn = drawn.count_ones() as u8;
        let (above, down_to) = if n_drawn < first.iter().sum() {
            ([0; 3], first)
        } else if n_drawn < second.iter().sum() {
            (first, second)
        } else {
            (second, all)
        };
        let is_possible = (0..3).all(|it| (above[it]..=down_to[it]).contains(&drawn_of[it]));
        is_possible.then(|| [0, 1, 2].map(|it| down_to[it] - drawn_of[it]))
    }

    /// How likely an undrawn card of each group lies on top, as whole numbers.
    #[inline]
    fn odds_of_groups(&self, state: &State) -> [u32; 3] {
        let automa = &state.automa;
        let [a, b, c] = self.groups.map(|it| (automa.unseen & it).count_ones().max(1));
        let [in_a, in_b, in_c] = automa.layer.map(u32::from);
        [in_a * b * c, in_b * a * c, in_c * a * b]
    }

    /// The undrawn cards that may lie on top: of groups left in the layer.
    pub(crate) fn top_cards(&self, state: &State) -> u32 {
        let automa = &state.automa;
        let in_layer = (0..3).filter(|&it| automa.layer[it] != 0);
        automa.unseen & in_layer.fold(0, |cards, it| cards | self.groups[it])
    }

    /// The cards that cannot be told from this one by what is seen of them: those
    /// with the same rear; at the table the number is read there too.
    #[inline]
    pub(crate) fn alike(&self, state: &State, card: usize) -> u32 {
        match state.at {
            At::Screen => self.same_rear[card],
            At::Table => 1 << card,
        }
    }

    /// The top cards with the rear that is seen; all of them if none was looked at.
    pub(crate) fn fronts(&self, state: &State) -> u32 {
        let top = self.top_cards(state);
        state.automa.rear.map_or(top, |it| top & self.alike(state, usize::from(it)))
    }

    /// Shuffles all of Mautoma's cards but the one drawn into a new deck, in which
    /// every card may lie anywhere.
    pub(crate) fn shuffle_deck(&self, automa: &mut Mautoma) {
        automa.unseen = self.all_cards() & !automa.card.map_or(0, |it| 1 << it);
        automa.is_shuffled = true;
        automa.layer = self.groups.map(|it| (automa.unseen & it).count_ones() as u8);
    }

    /// Whether Mautoma's deck was shuffled and nothing of it was seen since: at the
    /// table the person is told to shuffle.
    pub fn is_deck_new(&self, state: &State) -> bool {
        let automa = &state.automa;
        let n_used = (self.all_cards() & !automa.unseen).count_ones();
        automa.is_shuffled && automa.rear.is_none() && n_used < 2
    }

    /// Draws a card of Mautoma's; the next rear is seen. With the last card the deck
    /// is made anew.
    pub(crate) fn draw_card(&self, state: &mut State, card: u8) {
        let automa = &mut state.automa;
        automa.unseen &= !(1 << card);
        automa.layer[self.deck.card[usize::from(card)].group as usize] -= 1;
        automa.card = Some(card);
        automa.rear = None;
        if automa.unseen == 0 {
            self.shuffle_deck(automa);
        } else if automa.layer == [0; 3] {
            let drawn = self.all_cards() & !automa.unseen;
            automa.layer = self.layer_after(drawn).expect("cards come off the top");
        }
        state.phase = Phase::Rear;
    }

    /// What a pile turned up.
    pub(crate) fn turn_up(&self, state: &mut State, action: Action) {
        match action {
            Action::Merchant(tile) => state.lay_merchant(tile),
            Action::Draw(card) => {
                state.human.unseen[card] -= 1;
                state.human.hand[card] += 1;
                state.human.n_deck -= 1;
            }
            Action::Rear(card) => state.automa.rear = Some(card),
            Action::Front(card) => self.draw_card(state, card),
            _ => unreachable!("`{action}` comes from no pile"),
        }
    }

    /// What a pile may turn up.
    pub(crate) fn each_card(&self, state: &State, each: &mut impl FnMut(Action)) {
        match state.phase {
            Phase::Merchants => {
                let left = state.merchant_tiles_left();
                let tiles = MerchantTile::ALL.iter().filter(|&&it| left[it as usize] != 0);
                tiles.for_each(|&it| each(Action::Merchant(it)));
            }
            Phase::Deal => {
                let unseen = Card::ALL.iter().filter(|&&it| state.human.unseen[it] != 0);
                unseen.for_each(|&it| each(Action::Draw(it)));
            }
            Phase::Rear => {
                let mut top = self.top_cards(state);
                while top != 0 {
                    let alike = self.alike(state, top.trailing_zeros() as usize);
                    each(Action::Rear(alike.trailing_zeros() as u8));
                    top &= !alike;
                }
            }
            _ => {
                let mut fronts = self.fronts(state);
                while fronts != 0 {
                    each(Action::Front(fronts.trailing_zeros() as u8));
                    fronts &= fronts - 1;
                }
            }
        }
    }

    /// What a pile turns up, given a roll below the sum of all odds: the same
    /// as by [`Brass::each_card`] and [`Brass::odds_of`], in one go.
    pub(crate) fn deal_card(&self, state: &State, roll: impl FnOnce(usize) -> usize) -> Action {
        match state.phase {
            Phase::Deal => {
                let unseen = &state.human.unseen;
                let mut left = roll(unseen.len().into());
                for &card in Card::ALL {
                    let odds = usize::from(unseen[card]);
                    if left < odds {
                        return Action::Draw(card);
                    }
                    left -= odds;
                }
                unreachable!("a roll is below the sum of all odds")
            }
            Phase::Rear | Phase::Front => {
                let odds_of_group = self.odds_of_groups(state);
                let odds = |cards: u32| -> usize {
                    let of = |it: usize| (cards & self.groups[it]).count_ones() * odds_of_group[it];
                    (of(0) + of(1) + of(2)) as usize
                };
                let mut cards = match state.phase {
                    Phase::Rear => self.top_cards(state),
                    _ => self.fronts(state),
                };
                let mut left = roll(odds(cards));
                while cards != 0 {
                    let first = cards.trailing_zeros();
                    let alike = match state.phase {
                        Phase::Rear => self.alike(state, first as usize),
                        _ => 1 << first,
                    };
                    let here = odds(cards & alike);
                    if left < here {
                        return match state.phase {
                            Phase::Rear => Action::Rear(alike.trailing_zeros() as u8),
                            _ => Action::Front(first as u8),
                        };
                    }
                    left -= here;
                    cards &= !alike;
                }
                unreachable!("a roll is below the sum of all odds")
            }
            _ => {
                let left = state.merchant_tiles_left();
                let mut roll = roll(left.iter().map(|&it| usize::from(it)).sum());
                for &tile in MerchantTile::ALL {
                    let odds = usize::from(left[tile as usize]);
                    if roll < odds {
                        return Action::Merchant(tile);
                    }
                    roll -= odds;
                }
                unreachable!("a roll is below the sum of all odds")
            }
        }
    }

    /// How likely a pile turns this up, as a whole number.
    pub(crate) fn odds_of(&self, state: &State, action: Action) -> u32 {
        match action {
            Action::Merchant(tile) => u32::from(state.merchant_tiles_left()[tile as usize]),
            Action::Draw(card) => u32::from(state.human.unseen[card]),
            Action::Rear(card) => {
                let alike = self.top_cards(state) & self.alike(state, usize::from(card));
                let odds = self.odds_of_groups(state);
                (0..3).map(|it| (alike & self.groups[it]).count_ones() * odds[it]).sum()
            }
            Action::Front(card) => {
                let group = self.deck.card[usize::from(card)].group;
                self.odds_of_groups(state)[group as usize]
            }
            _ => 1,
        }
    }
}
