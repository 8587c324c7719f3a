//! What a turn lays on the development board, as few moves of hands.

use kit::Message;

use super::{Place, kept};
use crate::{
    London,
    action::{Action, Candidate},
    board::Board,
    components::{Card, ROW, Space},
    state::{Phase, State},
};

impl London {
    /// The city cards that lie on the development board after a turn because he could
    /// not pay them or his cards discard them. One that a later card of his takes up
    /// again goes straight to his pile.
    pub(super) fn board(&self, plies: &[(&State, Action)], after: &State) -> Place {
        let mut place = Place::new("board");
        let laid = laid(plies);
        let is_full = laid.iter().any(|&(before, card)| !self.discarded(before, card).1.is_empty());
        let before = &plies[0].0.board;
        let lies = |board: &Board, card: Card| board.space_of(card.number());
        let mut moved: Vec<Card> = Vec::new();
        for (nth, &(_, card)) in laid.iter().enumerate() {
            let is_again = laid[nth + 1..].iter().any(|it| it.1 == card);
            if is_again || kept(plies).any(|it| it == card) {
                continue;
            }
            let space = lies(&after.board, card);
            place.about.extend(space.map(|it| Candidate::Space(Space(it as u8), card)));
            if !is_full && space.is_some() && space == lies(before, card) {
                place.say(Message::new("order-board-stays").with("card", self.card_name(card)));
            } else {
                moved.push(card);
            }
        }
        // His pile comes first: the board as it is laid on.
        let mut board = *before;
        for card in kept(plies) {
            lift(&mut board, card);
        }
        let n_stay = place.n_pieces;
        for sentence in self.laying(board, &moved, &after.board, is_full) {
            place.say(sentence);
        }
        place.n_pieces = n_stay + moved.len();
        place
    }

    /// How hands make one board another by laying `moved` in this order.
    fn laying(&self, from: Board, moved: &[Card], to: &Board, is_full: bool) -> Vec<Message> {
        let is_made = |board: &Board| board.cards().eq(to.cards());
        let full = if is_full { "-full" } else { "" };
        let on_space = |id: String, card: Card| {
            let space = to.space_of(card.number()).map(|it| self.space_name(Space(it as u8)));
            Some(Message::new(id).with("card", self.card_name(card)).with("space", space?))
        };
        let mut in_order = from;
        for &card in moved {
            lift(&mut in_order, card);
            in_order.discard(card.number());
        }
        if is_made(&in_order) {
            let names: Vec<Message> = moved.iter().map(|&it| self.card_name(it)).collect();
            let several = Message::new(format!("order-board-several{full}")).with("cards", names);
            return match moved {
                [] => Vec::new(),
                &[card] => on_space(format!("order-board{full}"), card).into_iter().collect(),
                _ => vec![several],
            };
        }
        // Cards were taken from between those laid: each goes where it lies in the end.
        let mut one_by_one = from;
        let mut sentences = Vec::new();
        if is_full {
            one_by_one.purge();
            sentences.push(Message::new("order-board-clear"));
        }
        let mut left = moved.to_vec();
        let free = |board: &Board, card: Card| {
            to.space_of(card.number()).filter(|&it| board.card(it).is_none())
        };
        while let Some(at) = left.iter().position(|&it| free(&one_by_one, it).is_some()) {
            let card = left.remove(at);
            let space = free(&one_by_one, card).expect("it was just seen to be free");
            lift(&mut one_by_one, card);
            one_by_one.lay(space, card.number());
            sentences.extend(on_space("order-board".to_owned(), card));
        }
        if is_made(&one_by_one) { sentences } else { vec![self.both_rows(to)] }
    }

    /// The board as it lies in the end, where more than one row left the game.
    fn both_rows(&self, board: &Board) -> Message {
        let row = |from: usize| -> Vec<Message> {
            let spaces = from..from + usize::from(board.n_columns());
            let name = |it: usize| match board.card(it) {
                Some(card) => self.card_name(self.card(card)),
                None => Message::new("order-space-free"),
            };
            spaces.map(name).collect()
        };
        Message::new("order-board-rows").with("top", row(0)).with("bottom", row(ROW))
    }
}

/// The city cards that are laid on the board, each with the table before.
fn laid<'a>(plies: &[(&'a State, Action)]) -> Vec<(&'a State, Card)> {
    let laid = plies.iter().filter_map(|&(before, action)| match action {
        Action::Refuse(card) => Some((before, card)),
        Action::City(card) if before.phase == Phase::Toss => Some((before, card)),
        _ => None,
    });
    laid.collect()
}

fn lift(board: &mut Board, card: Card) {
    if let Some(space) = board.space_of(card.number()) {
        board.take(space);
    }
}

#[cfg(test)]
mod tests {
    use kit::Game;

    use super::*;
    use crate::Setup;

    #[test]
    fn a_board_that_two_rows_left_is_told_as_it_lies() {
        let game = London::new(&Setup::default()).expect("a game that can be set up");
        let mut before = Board::new(3, false);
        (0..6).for_each(|it| {
            before.discard(it);
        });
        let mut after = Board::new(3, false);
        after.discard(9);
        let told = game.laying(before, &[game.card(9)], &after, true);
        assert_eq!(told, [game.both_rows(&after)]);
        before.purge();
        before.discard(9);
        assert_eq!(game.laying(before, &[], &before, true), []);
    }
}
