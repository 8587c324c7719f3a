//! What lies on the table.

use kit::{CardSet, Few, Game, Seat, Stock, Turn};
use serde::Serialize;

use super::{
    GOODS, ORDERS, Toy,
    components::{Back, DEALT, HAND, N_GOODS, N_ORDERS, Stall},
    setup::Level,
};

/// What lies on the table of a toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The pile of goods; what is unseen may also lie in unknown hands.
    pub goods: Stock<2>,
    /// What each stall shows.
    pub stalls: [Option<u8>; 3],
    /// The hands, by chair; the automa's is empty.
    pub hands: [Hand; 3],
    /// The coins, by chair.
    pub coins: [u8; 3],
    /// What the automa took.
    pub taken: CardSet,
    /// Goods that were sold over: out of the game.
    pub sold: CardSet,
    /// The orders drawn so far; the last may be in play.
    pub drawn: Few<u8, N_ORDERS>,
    /// The back of the next order.
    pub back: Option<Back>,
    /// How often the order in play still takes.
    pub takes_left: u8,
    /// The chair whose turn it is.
    pub seat: u8,
    /// How many cards are still to be dealt before the game.
    pub n_to_deal: u8,
    /// Whether a person draws a card.
    pub is_drawing: bool,
    /// What a person has begun to sell.
    pub offered: Option<u8>,
}

/// A hand: known cards, and a number of unknown ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// The cards that are known.
    pub known: CardSet,
    /// How many are not.
    pub n_unknown: u8,
}

impl Hand {
    /// How many cards it has.
    pub fn len(self) -> u8 {
        self.known.len() as u8 + self.n_unknown
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl State {
    pub(super) fn start(game: &Toy) -> State {
        let mut coins = [0; 3];
        if game.setup().level == Level::Two {
            coins[usize::from(game.automa_seat().0)] = 3;
        }
        State {
            goods: Stock::shuffled(CardSet::first(N_GOODS.into()), N_GOODS),
            stalls: [None; 3],
            hands: [Hand::default(); 3],
            coins,
            taken: CardSet::EMPTY,
            sold: CardSet::EMPTY,
            drawn: Few::new(),
            back: None,
            takes_left: 0,
            seat: 0,
            n_to_deal: Stall::ALL.len() as u8 + 2 * DEALT,
            is_drawing: false,
            offered: None,
        }
    }

    pub(super) fn turn(&self, automa: Seat) -> Turn {
        if 0 < self.n_to_deal || self.is_drawing {
            return Turn::Chance(GOODS);
        }
        if self.shows_back() {
            return Turn::Chance(ORDERS);
        }
        if self.seat != automa.0 {
            return Turn::Human(Seat(self.seat));
        }
        if 0 < self.takes_left {
            return Turn::Automa;
        }
        if self.drawn.len() == N_ORDERS { Turn::Over } else { Turn::Chance(ORDERS) }
    }

    /// Whether the next order has not shown its back yet.
    pub(super) fn shows_back(&self) -> bool {
        self.back.is_none() && self.drawn.len() < N_ORDERS
    }

    /// The cards that the person to act may hold.
    pub(super) fn in_hand(&self) -> CardSet {
        let hand = self.hands[usize::from(self.seat)];
        let unknown = if hand.n_unknown == 0 { CardSet::EMPTY } else { self.goods.unseen() };
        CardSet(hand.known.0 | unknown.0)
    }

    /// Takes a card out of the hand of the person to act.
    pub(super) fn discard(&mut self, card: u8) {
        let hand = &mut self.hands[usize::from(self.seat)];
        if hand.known.has(card) {
            hand.known.remove(card);
        } else {
            hand.n_unknown -= 1;
            self.goods.remove_unseen(card);
        }
    }

    /// Turns the other people's cards into unknown ones.
    pub(super) fn conceal(&mut self, viewer: Seat) {
        for (idx, hand) in self.hands.iter_mut().enumerate() {
            if idx != usize::from(viewer.0) {
                hand.known.into_iter().for_each(|it| self.goods.add_unseen(it));
                *hand = Hand { known: CardSet::EMPTY, n_unknown: hand.len() };
            }
        }
    }
}

/// Every card lies in one place, and what is unseen is somewhere.
///
/// # Panics
///
/// If a card is lost or doubled.
pub fn conserved(game: &Toy, state: &State) {
    let mut seen: Vec<u8> = Vec::new();
    seen.extend(state.goods.top().iter().chain(state.goods.bottom()));
    seen.extend(state.goods.unseen().into_iter().chain(state.taken).chain(state.sold));
    seen.extend(state.stalls.iter().flatten().chain(&state.offered));
    seen.extend(state.hands.iter().flat_map(|it| it.known));
    seen.sort_unstable();
    assert_eq!(seen, (0..N_GOODS).collect::<Vec<u8>>(), "the goods are conserved");
    let n_unknown: u8 = state.hands.iter().map(|it| it.n_unknown).sum();
    let n_unseen = state.goods.unseen().len();
    assert_eq!(n_unseen, u32::from(n_unknown + state.goods.n_hidden()), "the unseen lie somewhere");
    assert!(state.hands.iter().all(|it| it.len() <= HAND), "no hand is too large");
    assert!(state.hands[usize::from(game.automa_seat().0)].is_empty(), "the automa holds nothing");
}
