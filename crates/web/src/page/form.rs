//! A form in which a document of somebody's own is written step by step.

use kit::Message;
use maud::Markup;

use crate::{
    Pen,
    address::{Address, Link},
    visit::Query,
};

/// A form in which a document of somebody's own is written step by step: it can
/// be left at any time and taken up again.
pub(crate) trait Form: Sync {
    /// What is asked before a new document is begun.
    fn begin(&self, words: &Pen<'_>) -> Markup;
    /// The text of a new document with everything still missing.
    ///
    /// # Errors
    ///
    /// If an answer makes no sense.
    fn begun(&self, fields: &Query) -> Result<String, Message>;
    /// The form as the address asks for it, and what is still missing; `None`
    /// if the text is no document that it knows.
    fn show(&self, draft: &Draft<'_>) -> Option<Markup>;
    /// The text after a step was filled in, and the parameters of the next step.
    ///
    /// # Errors
    ///
    /// If an answer makes no sense; nothing is kept then.
    fn filled(&self, text: &str, fields: &Query) -> Result<(String, String), Message>;
    /// What a text still needs for play on the screen when it is whole for the table;
    /// `None` if it is not, or needs nothing.
    fn rest(&self, _text: &str) -> Option<Rest> {
        None
    }
}

/// What a document that is whole for the table still needs for play on the screen.
#[derive(Debug)]
pub(crate) struct Rest {
    /// How much it is, for people.
    pub(crate) said: Message,
    /// The name of the first entry that needs something.
    pub(crate) first: String,
    /// The parameters of the step where that is typed.
    pub(crate) step: String,
}

/// A document being written.
#[derive(Debug)]
pub(crate) struct Draft<'a> {
    /// The texts in the reader's language.
    pub(crate) words: Pen<'a>,
    /// Whose document.
    pub(crate) game: &'static str,
    /// Its name in addresses.
    pub(crate) id: &'a str,
    /// The revision the page is made from.
    pub(crate) revision: u64,
    /// What has been written so far.
    pub(crate) text: &'a str,
    /// Which step is shown.
    pub(crate) query: &'a Query,
    /// What was just sent and could not be kept, and why.
    pub(crate) refused: Option<(&'a Query, &'a str)>,
}

impl Draft<'_> {
    /// The page of the document.
    pub(crate) fn link(&self) -> Link {
        self.words.to(Address::OwnOne { game: self.game, id: self.id })
    }

    /// Where a step of its form is sent.
    pub(crate) fn form(&self) -> Link {
        self.words.to(Address::OwnForm { game: self.game, id: self.id })
    }
}
