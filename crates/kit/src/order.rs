//! Orders: what a person moves on the table for the automa.

use crate::Message;

/// One line of the automa's turn at the table: "move its token to 30".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order<C> {
    /// The small picture beside it: the name of a symbol.
    pub picture: &'static str,
    /// What to move, in the board's own words.
    pub text: Message,
    /// Where on the table, or what: marked with the line's number.
    pub about: Vec<C>,
}

impl<C> Order<C> {
    /// A line that points nowhere.
    pub fn new(picture: &'static str, text: Message) -> Order<C> {
        Order { picture, text, about: Vec::new() }
    }

    /// The line with one more thing it is about.
    #[must_use]
    pub fn about(mut self, it: C) -> Order<C> {
        self.about.push(it);
        self
    }
}
