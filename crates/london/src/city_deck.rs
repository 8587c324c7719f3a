//! The city deck: A on B on C, with what is known of its top.

use kit::{CardSet, Few};
use serde::Serialize;

/// The most cards that can be known on top: those somebody looked at.
pub(crate) const MAX_KNOWN: usize = 3;

/// The city deck, as what is known of it.
///
/// Up to three cards are known on top; below them lie `hidden` cards of each
/// third out of the `unseen` ones, all of A before B before C. Where more
/// cards are unseen than hidden, the others are in hands nobody knows.
///
/// A mirror of somebody's own table cannot count the deck, since people draw
/// from it without telling: it holds no more than `hidden` cards of each third,
/// all unseen ones or none, and the next may come from any of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CityDeck {
    top: Few<u8, MAX_KNOWN>,
    /// The chairs that know the top, one bit each.
    known_to: u8,
    unseen: [CardSet; 3],
    hidden: [u8; 3],
    is_mirror: bool,
}

impl CityDeck {
    /// A shuffled deck of these cards, each third apart.
    pub(crate) fn shuffled(unseen: [CardSet; 3], hidden: [u8; 3]) -> CityDeck {
        CityDeck { top: Few::new(), known_to: 0, unseen, hidden, is_mirror: false }
    }

    /// The deck of somebody's own table, of which these cards were not seen: the
    /// thirds before the first that `hidden` allows are drawn up.
    pub(crate) fn mirror(unseen: [CardSet; 3], hidden: [u8; 3]) -> CityDeck {
        let mut deck = CityDeck { is_mirror: true, ..CityDeck::shuffled(unseen, hidden) };
        match deck.layer() {
            Some(layer) => deck.close_before(layer),
            None => deck.run_out(),
        }
        deck
    }

    /// No card is left, whatever was not seen.
    pub(crate) fn run_out(&mut self) {
        self.hidden = [0; 3];
    }

    /// The thirds before this one are drawn up.
    fn close_before(&mut self, layer: usize) {
        for (it, hidden) in self.hidden.iter_mut().enumerate() {
            let is_drawn_up = it < layer || *hidden == 0;
            *hidden = if is_drawn_up { 0 } else { self.unseen[it].len() as u8 };
        }
    }

    /// Any card that was not seen may come next.
    pub(crate) fn open_all(&mut self) {
        self.hidden = self.unseen.map(|it| it.len() as u8);
    }

    /// A person shows a card that came from a mirrored deck unseen.
    pub(crate) fn show(&mut self, card: u8) {
        if let Some(layer) = self.unseen.iter().position(|it| it.has(card)) {
            self.unseen[layer].remove(card);
            // Whoever looks at the top may take a card from below the last ones of
            // the third before it, which then still lie there.
            self.close_before(layer.saturating_sub(1));
        }
    }

    /// How many cards lie in the deck.
    #[inline]
    pub fn len(&self) -> usize {
        self.top.len() + self.hidden.iter().map(|&it| usize::from(it)).sum::<usize>()
    }

    /// Whether the deck is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.hidden == [0; 3]
    }

    /// The cards known to lie on top, the topmost first.
    pub fn top(&self) -> &[u8] {
        &self.top
    }

    /// Whether a chair knows the cards on top.
    pub fn is_known_to(&self, seat: u8) -> bool {
        self.known_to >> seat & 1 == 1
    }

    /// The cards of each third that nobody has seen, here or in unknown hands.
    pub fn unseen(&self) -> [CardSet; 3] {
        self.unseen
    }

    /// How many hidden cards of each third lie in the deck.
    pub fn hidden(&self) -> [u8; 3] {
        self.hidden
    }

    /// The third the next hidden card comes from.
    pub fn layer(&self) -> Option<usize> {
        self.hidden.iter().position(|&it| it != 0)
    }

    /// The cards that may lie on top: one if it is known.
    #[inline]
    pub(crate) fn next(&self) -> CardSet {
        match self.top.first() {
            Some(&card) => CardSet(1 << card),
            None => self.next_hidden(),
        }
    }

    /// The cards that may lie below those known.
    pub(crate) fn next_hidden(&self) -> CardSet {
        if self.is_mirror {
            let possible = (0..3).filter(|&it| self.hidden[it] != 0);
            return CardSet(possible.fold(0, |all, it| all | self.unseen[it].0));
        }
        self.layer().map_or(CardSet::EMPTY, |it| self.unseen[it])
    }

    /// Takes `card`, which [`CityDeck::next`] allows, from the top.
    #[inline]
    pub(crate) fn draw(&mut self, card: u8) {
        if self.top.is_empty() {
            self.uncover(card);
        } else {
            self.top.remove(0);
            self.forget_if_none();
        }
    }

    /// Takes one of the known cards.
    pub(crate) fn take_known(&mut self, card: u8) {
        if let Some(at) = self.top.iter().position(|&it| it == card) {
            self.top.remove(at);
            self.forget_if_none();
        }
    }

    /// A chair looks at one card more: the next below those known.
    pub(crate) fn look(&mut self, card: u8, seat: u8) {
        self.uncover(card);
        self.top.push(card);
        self.known_to = 1 << seat;
    }

    /// A chair that has looked knows the top, whoever knew it before.
    pub(crate) fn known_only_to(&mut self, seat: u8) {
        self.known_to = if self.top.is_empty() { 0 } else { 1 << seat };
    }

    /// Lays a known card at place `at` of the top.
    pub(crate) fn put(&mut self, card: u8, at: usize) {
        if let Some(from) = self.top.iter().position(|&it| it == card) {
            self.top.remove(from);
            self.top.insert(at, card);
        }
    }

    /// Lays known cards on top, when a table is set up.
    pub(crate) fn set_top(&mut self, top: Few<u8, MAX_KNOWN>, known_to: u8) {
        self.top = top;
        self.known_to = if top.is_empty() { 0 } else { known_to };
    }

    /// Takes an unseen card out of an unknown hand.
    pub(crate) fn reveal_elsewhere(&mut self, card: u8) {
        for unseen in &mut self.unseen {
            unseen.remove(card);
        }
    }

    /// Adds a card that this viewer has not seen and that lies elsewhere.
    pub(crate) fn conceal_elsewhere(&mut self, card: u8, layer: u8) {
        self.unseen[usize::from(layer)].add(card);
    }

    /// Forgets which cards lie on top; `layer` says where each came from.
    pub(crate) fn conceal_top(&mut self, layer: impl Fn(u8) -> u8) {
        while let Some(card) = self.top.pop() {
            let layer = usize::from(layer(card));
            self.unseen[layer].add(card);
            self.hidden[layer] += 1;
        }
        self.known_to = 0;
    }

    fn uncover(&mut self, card: u8) {
        if self.is_mirror {
            self.show(card);
        } else if let Some(layer) = self.layer() {
            self.unseen[layer].remove(card);
            self.hidden[layer] -= 1;
        }
    }

    fn forget_if_none(&mut self) {
        if self.top.is_empty() {
            self.known_to = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Covers R2-2.
    #[test]
    fn all_of_a_comes_before_b_before_c() {
        let sets = [CardSet(0b11), CardSet(0b1100), CardSet(0b1_0000)];
        let mut deck = CityDeck::shuffled(sets, [2, 2, 1]);
        for expected in [0b11, 0b10, 0b1100, 0b1000, 0b1_0000] {
            assert_eq!(deck.next(), CardSet(expected));
            let card = deck.next().nth(0);
            deck.draw(card);
        }
        assert!(deck.is_empty());
    }
}
