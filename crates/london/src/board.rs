//! The development board: two rows of spaces.

use kit::CardSet;
use serde::Serialize;

use crate::components::{NONE, ROW, Space};

/// The development board: the top row from the left, then the bottom row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    spaces: [u8; 2 * ROW],
    /// When each card was discarded, the oldest 0; all 0 where nobody asks (Q1).
    ages: [u8; 2 * ROW],
    /// The spaces of each row that are used.
    n_columns: u8,
    keeps_ages: bool,
}

impl Board {
    /// An empty board with rows of `n_columns` spaces.
    pub(crate) fn new(n_columns: u8, keeps_ages: bool) -> Board {
        Board { spaces: [NONE; 2 * ROW], ages: [0; 2 * ROW], n_columns, keeps_ages }
    }

    /// How many spaces of each row are used.
    pub fn n_columns(&self) -> u8 {
        self.n_columns
    }

    /// The place of a space in reading order among those used, from 1.
    pub fn place(&self, space: Space) -> u8 {
        space.row() * self.n_columns + space.column() + 1
    }

    /// The card on a space.
    #[inline]
    pub fn card(&self, space: usize) -> Option<u8> {
        let card = self.spaces[space];
        (card != NONE).then_some(card)
    }

    /// When the card on a space was discarded: greater is later.
    pub fn age(&self, space: usize) -> u8 {
        self.ages[space]
    }

    /// The spaces with a card, in reading order: space and card.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = (u8, u8)> + Clone {
        let spaces = self.spaces;
        (0..2 * ROW as u8).map(move |it| (it, spaces[usize::from(it)])).filter(|it| it.1 != NONE)
    }

    /// The cards on the board as a set.
    pub fn set(&self) -> CardSet {
        self.cards().map(|it| it.1).collect()
    }

    /// How many cards lie there.
    pub fn len(&self) -> usize {
        self.cards().count()
    }

    /// Whether the board is empty.
    pub fn is_empty(&self) -> bool {
        self.spaces == [NONE; 2 * ROW]
    }

    /// The space a card lies on.
    pub fn space_of(&self, card: u8) -> Option<usize> {
        self.spaces.iter().position(|&it| it == card)
    }

    /// Takes the card from a space.
    pub(crate) fn take(&mut self, space: usize) -> u8 {
        let (card, age) = (self.spaces[space], self.ages[space]);
        self.spaces[space] = NONE;
        self.ages[space] = 0;
        if self.keeps_ages {
            for (other, &card) in self.ages.iter_mut().zip(&self.spaces) {
                if card != NONE && age < *other {
                    *other -= 1;
                }
            }
        }
        card
    }

    /// Lays a card on a free space, as the newest.
    pub(crate) fn lay(&mut self, space: usize, card: u8) {
        if self.keeps_ages {
            self.ages[space] = self.len() as u8;
        }
        self.spaces[space] = card;
    }

    /// Lays a card on a free space with its age.
    pub(crate) fn lay_aged(&mut self, space: usize, card: u8, age: u8) {
        self.spaces[space] = card;
        self.ages[space] = age;
    }

    /// Makes the ages of a table typed in ranks, the oldest 0; equal ones in reading order.
    pub(crate) fn rank_ages(&mut self) {
        let typed = *self;
        let key = |space: u8| (typed.ages[usize::from(space)], space);
        for (space, _) in typed.cards() {
            let n_older = typed.cards().filter(|it| key(it.0) < key(space)).count();
            self.ages[usize::from(space)] = n_older as u8;
        }
    }

    /// Discards a card: to the leftmost free space of the top row, else of the
    /// bottom row (R3-5); if both are full the bottom row leaves the game and
    /// the top row moves down first (R3-6). Returns the space.
    pub(crate) fn discard(&mut self, card: u8) -> usize {
        let n = usize::from(self.n_columns);
        let free = (0..n).chain(ROW..ROW + n).find(|&it| self.spaces[it] == NONE);
        let space = free.unwrap_or_else(|| {
            self.purge();
            0
        });
        self.lay(space, card);
        space
    }

    /// The cards that the next discard would take out of the game: the bottom
    /// row, if both rows are full (R3-6).
    pub fn doomed(&self) -> impl Iterator<Item = (u8, u8)> {
        let is_full = self.len() == 2 * usize::from(self.n_columns);
        self.cards().filter(move |it| is_full && ROW <= usize::from(it.0))
    }

    /// The bottom row leaves the game and the top row moves down (R3-6).
    pub(crate) fn purge(&mut self) {
        for space in ROW..2 * ROW {
            if self.spaces[space] != NONE {
                self.take(space);
            }
        }
        self.spaces.copy_within(..ROW, ROW);
        self.ages.copy_within(..ROW, ROW);
        self.spaces[..ROW].fill(NONE);
        self.ages[..ROW].fill(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(board: &Board) -> Vec<(u8, u8)> {
        board.cards().collect()
    }

    // Covers R3-5, R3-6.
    #[test]
    fn a_discard_fills_the_top_row_then_the_bottom_row_then_purges_the_bottom_row() {
        let mut board = Board::new(3, false);
        for card in 0..6 {
            board.discard(card);
        }
        assert_eq!(cards(&board), [(0, 0), (1, 1), (2, 2), (5, 3), (6, 4), (7, 5)]);
        assert_eq!(board.discard(9), 0);
        assert_eq!(cards(&board), [(0, 9), (5, 0), (6, 1), (7, 2)]);
    }

    // Reading Q1.
    #[test]
    fn ages_rank_the_cards_from_the_oldest() {
        let mut board = Board::new(3, true);
        for card in 0..6 {
            board.discard(card);
        }
        board.take(1);
        board.discard(7);
        assert_eq!([0, 1, 2, 5, 6, 7].map(|it| board.age(it)), [0, 5, 1, 2, 3, 4]);
        board.discard(8);
        assert_eq!([0, 5, 6, 7].map(|it| board.age(it)), [3, 0, 2, 1]);
    }
}
