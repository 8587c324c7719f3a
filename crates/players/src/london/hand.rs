//! What hands, the development board and draws are worth.

use ::london::{CardKind, ROW};
use arrayvec::ArrayVec;
use kit::CardSet;

use super::value::{LAST_CARDS, Look, Milli, ONE, share};

/// The hand cards of one colour that are looked at.
const MAX_ALIKE: usize = 12;
/// The cards a hand may hold at the end of a turn.
const HAND_LIMIT: i64 = 9;
/// The cards that can lie on the development board.
const MAX_BOARD: usize = 2 * ROW;

impl Look<'_> {
    /// What a card in hand is worth by itself: the least valued pays.
    pub(super) fn keep(&self, card: u8) -> Milli {
        match self.game.spec(card).kind {
            CardKind::Pauper => -self.weights.pauper,
            CardKind::Action => ONE,
            CardKind::Building => share(self.weights.in_hand, self.worth(card).max(0)),
        }
    }

    /// What hand cards of one colour are worth: the better half is built and the
    /// other half pays.
    fn alike(&self, cards: CardSet) -> Milli {
        let mut worths: ArrayVec<Milli, MAX_ALIKE> = ArrayVec::new();
        for card in cards.into_iter().take(MAX_ALIKE) {
            let worth = match self.game.spec(card).kind {
                CardKind::Building => self.worth(card).max(0),
                _ => ONE,
            };
            let at = worths.iter().position(|&it| it < worth).unwrap_or(worths.len());
            worths.insert(at, worth);
        }
        let built = worths.len() / 2;
        let sum: Milli = worths[..built].iter().sum();
        let single = if worths.len() % 2 == 1 { worths[built] } else { 0 };
        let weights = self.weights;
        share(weights.in_hand, sum) + share(weights.single, single) + weights.payment * built as i64
    }

    /// What any card of the hand is worth.
    fn card(&self) -> Milli {
        self.weights.card + share(self.weights.card_early, self.time)
    }

    /// What a hand is worth.
    pub(super) fn hand(&self, hand: CardSet) -> Milli {
        let (weights, tables) = (self.weights, self.game.tables());
        let mut value = 0;
        for colour in &tables.colours {
            let alike = CardSet(hand.0 & colour.0);
            if !alike.is_empty() {
                value += self.alike(alike);
            }
        }
        let n_paupers = i64::from((hand.0 & tables.paupers.0).count_ones());
        let n_cards = i64::from(hand.len()) - n_paupers;
        let fade = self.fade(2 * LAST_CARDS);
        share(fade, value + self.card() * n_cards)
            - (ONE - fade) * n_cards
            - weights.pauper * n_paupers
            - weights.over_limit * (n_cards + n_paupers - HAND_LIMIT).max(0)
    }

    /// What a card more in the hand is worth.
    pub(super) fn one_more(&self, card: u8) -> Milli {
        let (hand, spec) = (self.me().hand, self.game.spec(card));
        let limit = if HAND_LIMIT <= i64::from(hand.len()) { self.weights.over_limit } else { 0 };
        if spec.kind == CardKind::Pauper {
            return -self.weights.pauper - limit;
        }
        let alike = CardSet(hand.0 & self.game.tables().colours[spec.colour as usize].0);
        let more = self.alike(CardSet(alike.0 | 1 << card)) - self.alike(alike);
        let fade = self.fade(2 * LAST_CARDS);
        share(fade, more + self.card()) - (ONE - fade) - limit
    }

    /// What a card less in the hand costs.
    pub(super) fn one_less(&self, card: u8) -> Milli {
        let (hand, spec) = (self.me().hand, self.game.spec(card));
        let limit = if HAND_LIMIT < i64::from(hand.len()) { self.weights.over_limit } else { 0 };
        if spec.kind == CardKind::Pauper {
            return -self.weights.pauper - limit;
        }
        let alike = CardSet(hand.0 & self.game.tables().colours[spec.colour as usize].0);
        let less = self.alike(alike) - self.alike(CardSet(alike.0 & !(1 << card)));
        let fade = self.fade(2 * LAST_CARDS);
        share(fade, less + self.card()) - (ONE - fade) - limit
    }

    /// What it costs to leave these cards on the development board to AutoMartin,
    /// the best of them with so much prestige.
    fn left(&self, board: CardSet, prestige: i32) -> Milli {
        let weights = self.weights;
        if board.is_empty() {
            return -weights.board_empty;
        }
        let n_crucial = i64::from((board.0 & self.game.tables().crucial.0).count_ones());
        let card = weights.board_card + share(weights.board_card_early, self.time);
        card * i64::from(board.len())
            + weights.crucial * n_crucial
            + weights.best_prestige * i64::from(prestige)
    }

    /// The most prestige of a card among these.
    fn best_prestige(&self, board: CardSet) -> i32 {
        board.into_iter().map(|it| self.game.spec(it).prestige_total()).max().unwrap_or(0)
    }

    /// What it costs to leave the development board as it is to AutoMartin.
    pub(super) fn left_on_board(&self) -> Milli {
        let board = self.state.board.set();
        self.left(board, self.best_prestige(board))
    }

    /// What a card less in the city deck is worth.
    pub(super) fn shorter(&self) -> Milli {
        let it = self.weights;
        it.deck_late + share(it.deck - it.deck_late, self.time)
    }

    /// What drawing an unknown card from the city deck brings.
    pub(super) fn unknown(&self) -> Milli {
        self.weights.unknown + self.shorter() - (ONE - self.fade(2 * LAST_CARDS))
    }

    /// What drawing this card of the development board brings.
    pub(super) fn draw(&self, card: u8) -> Milli {
        let board = self.state.board.set();
        let left = CardSet(board.0 & !(1 << card));
        let [before, after] = [board, left].map(|it| self.left(it, self.best_prestige(it)));
        self.one_more(card) + before - after
    }

    /// What drawing this card, seen on the city deck, brings.
    pub(super) fn seen(&self, card: u8) -> Milli {
        self.one_more(card) + self.shorter()
    }

    /// What it costs to discard this card to the development board.
    pub(super) fn offered(&self, card: u8) -> Milli {
        let board = self.state.board.set();
        let best = self.best_prestige(board);
        let more = best.max(self.game.spec(card).prestige_total());
        self.left(CardSet(board.0 | 1 << card), more) - self.left(board, best)
    }

    /// What drawing `n` cards brings: the best of the development board as they lie
    /// now, and unknown ones where those are better.
    pub(super) fn draws(&self, n: u8) -> Milli {
        if n == 0 {
            return 0;
        }
        let board = self.state.board.set();
        let mut gains: ArrayVec<Milli, MAX_BOARD> =
            board.into_iter().take(MAX_BOARD).map(|card| self.draw(card)).collect();
        gains.sort_unstable_by_key(|&it| -it);
        let (unknown, n, n_deck) = (self.unknown(), usize::from(n), self.state.city.len());
        let n_better = gains.iter().take(n).take_while(|&&it| unknown < it).count();
        let n_unknown = (n - n_better).min(n_deck);
        let n_board = (n - n_unknown).min(gains.len());
        unknown * n_unknown as i64 + gains[..n_board].iter().sum::<Milli>()
    }
}
