//! Orders: what a person moves on the table for the automa.

use crate::Message;

/// One line of the automa's turn at the table: "move its token to 30".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order<C> {
    /// The small picture beside it: the name of a symbol.
    pub picture: &'static str,
    /// What to move, in the board's own words.
    pub text: Message,
    /// How an amount is made up, in small letters: "4, less 2 for the rails".
    pub small: Option<Message>,
    /// Where on the table, or what: marked with the line's number.
    pub about: Vec<C>,
    /// How many pieces the hands move: a handful of money counts as one.
    pub n_pieces: usize,
}

impl<C> Order<C> {
    /// A line that points nowhere and moves one piece.
    pub fn new(picture: &'static str, text: Message) -> Order<C> {
        Order { picture, text, small: None, about: Vec::new(), n_pieces: 1 }
    }

    /// The line, which moves so many pieces.
    #[must_use]
    pub fn moving(mut self, n_pieces: usize) -> Order<C> {
        self.n_pieces = n_pieces;
        self
    }

    /// The line with how its amount is made up.
    #[must_use]
    pub fn small(mut self, it: Option<Message>) -> Order<C> {
        self.small = it;
        self
    }

    /// The line with one more thing it is about.
    #[must_use]
    pub fn about(mut self, it: C) -> Order<C> {
        self.about.push(it);
        self
    }
}
