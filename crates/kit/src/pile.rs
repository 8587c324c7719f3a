//! Piles: face-down cards, as what is known of them.

use serde::Serialize;

use crate::Few;

/// A set of up to 128 numbered cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CardSet(pub u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The cards 0 to `n` - 1.
    pub const fn first(n: u32) -> CardSet {
        CardSet(if n == 128 { u128::MAX } else { (1 << n) - 1 })
    }

    /// Whether `card` is among them.
    pub const fn has(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    /// Adds `card`.
    pub const fn add(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Takes `card` out.
    pub const fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with `n` smaller ones before it.
    ///
    /// # Panics
    ///
    /// If there are no more than `n` cards.
    pub fn nth(self, n: usize) -> u8 {
        // Whole bytes are skipped by their count: piles are asked at every draw.
        let mut left = n as u32;
        for (at, &byte) in self.0.to_le_bytes().iter().enumerate() {
            let n_here = byte.count_ones();
            if left < n_here {
                let mut byte = byte;
                for _ in 0..left {
                    byte &= byte - 1;
                }
                return at as u8 * 8 + byte.trailing_zeros() as u8;
            }
            left -= n_here;
        }
        panic!("there are more cards than that");
    }
}

impl IntoIterator for CardSet {
    type Item = u8;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        Cards(self.0)
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.add(card);
        }
        set
    }
}

/// The cards of a set, smallest first.
#[derive(Clone, Debug)]
pub struct Cards(u128);

impl Iterator for Cards {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let card = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

/// A pile of face-down cards, as what is known of it.
///
/// Up to `K` cards are known to lie on top and up to `K` underneath, in order;
/// in between lie `n_hidden` cards out of the `unseen` ones. Where `unseen` has
/// more cards than `n_hidden`, the others lie somewhere else unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stock<const K: usize> {
    top: Few<u8, K>,
    unseen: CardSet,
    n_hidden: u8,
    bottom: Few<u8, K>,
}

impl<const K: usize> Stock<K> {
    /// A shuffled pile of `n_hidden` of the `unseen` cards.
    pub fn shuffled(unseen: CardSet, n_hidden: u8) -> Stock<K> {
        Stock { top: Few::new(), unseen, n_hidden, bottom: Few::new() }
    }

    /// How many cards lie in the pile.
    pub fn len(&self) -> usize {
        self.top.len() + usize::from(self.n_hidden) + self.bottom.len()
    }

    /// Whether the pile is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards nobody has seen, in this pile or elsewhere.
    pub fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// How many of the unseen cards lie in this pile.
    pub fn n_hidden(&self) -> u8 {
        self.n_hidden
    }

    /// The cards known to lie on top, the topmost first.
    pub fn top(&self) -> &[u8] {
        &self.top
    }

    /// The cards known to lie underneath, the lowest last.
    pub fn bottom(&self) -> &[u8] {
        &self.bottom
    }

    /// The cards that may lie on top: one if it is known.
    pub fn next(&self) -> CardSet {
        if let Some(&card) = self.top.first() {
            return CardSet(1 << card);
        }
        if self.n_hidden == 0 {
            return self.bottom.first().map_or(CardSet::EMPTY, |&card| CardSet(1 << card));
        }
        self.unseen
    }

    /// Takes `card`, which [`Stock::next`] allows, from the top.
    pub fn draw(&mut self, card: u8) {
        if !self.top.is_empty() {
            self.top.remove(0);
        } else if self.n_hidden == 0 {
            self.bottom.remove(0);
        } else {
            self.unseen.remove(card);
            self.n_hidden -= 1;
        }
    }

    /// Lays a known card on top.
    ///
    /// # Panics
    ///
    /// If `K` cards are known there already.
    pub fn put_on_top(&mut self, card: u8) {
        self.top.insert(0, card);
    }

    /// Lays a known card underneath.
    ///
    /// # Panics
    ///
    /// If `K` cards are known there already.
    pub fn put_under(&mut self, card: u8) {
        self.bottom.push(card);
    }

    /// Forgets which cards lie on top: they are hidden again.
    pub fn conceal_top(&mut self) {
        while let Some(card) = self.top.pop() {
            self.unseen.add(card);
            self.n_hidden += 1;
        }
    }

    /// Adds a card that this viewer has not seen and that lies elsewhere.
    pub fn add_unseen(&mut self, card: u8) {
        self.unseen.add(card);
    }

    /// Takes an unseen card that lay elsewhere out of what is unseen.
    pub fn remove_unseen(&mut self, card: u8) {
        self.unseen.remove(card);
    }
}

/// The automa's cards: those nobody has seen since the last shuffle, and the one face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DrawPile {
    /// The cards nobody has seen, by their place in the deck.
    pub unseen: CardSet,
    /// The card that is face up, by its place in the deck.
    pub card: Option<u8>,
}

impl DrawPile {
    /// All the cards, shuffled.
    pub const fn shuffled(n_cards: usize) -> DrawPile {
        DrawPile { unseen: CardSet::first(n_cards as u32), card: None }
    }

    /// Turns up a card that nobody has seen.
    pub const fn turn_up(&mut self, card: u8) {
        self.unseen.remove(card);
        self.card = Some(card);
    }

    /// Lays the card face up aside; where it was the last, all are shuffled again.
    pub const fn discard(&mut self, n_cards: usize) {
        self.card = None;
        if self.unseen.is_empty() {
            *self = DrawPile::shuffled(n_cards);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_has_n_smaller_ones_before_it() {
        let set = CardSet(0x8000_0000_0000_0000_0123_4567_89ab_cdef);
        for (n, card) in set.into_iter().enumerate() {
            assert_eq!(set.nth(n), card);
        }
        assert_eq!(CardSet(u128::MAX).nth(127), 127);
    }

    #[test]
    fn known_cards_come_in_their_order_around_the_hidden_ones() {
        let mut stock: Stock<3> = Stock::shuffled(CardSet::first(4), 2);
        stock.put_under(7);
        stock.put_on_top(9);
        assert_eq!(stock.next(), CardSet(1 << 9));
        stock.draw(9);
        assert_eq!(stock.next(), CardSet::first(4));
        stock.draw(0);
        stock.draw(3);
        assert_eq!(stock.next(), CardSet(1 << 7));
        assert_eq!(stock.unseen().len(), 2, "two lie elsewhere");
        stock.draw(7);
        assert!(stock.is_empty());
    }

    #[test]
    fn the_last_card_laid_aside_brings_all_of_them_back() {
        let mut pile = DrawPile::shuffled(2);
        pile.turn_up(1);
        pile.discard(2);
        assert_eq!(pile, DrawPile { unseen: CardSet(1), card: None });
        pile.turn_up(0);
        pile.discard(2);
        assert_eq!(pile, DrawPile::shuffled(2));
    }
}
