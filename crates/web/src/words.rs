//! Words: the texts of the pages and of one game, in the reader's language.

use kit::{Game, Lang, Lexicon, Message};

/// The texts of the pages in English, French and Spanish.
pub(crate) const TEXTS: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];

/// The texts of the pages together with those of the game `G`.
pub(crate) fn lexicon<G: Game>() -> Lexicon {
    Lexicon::parse(&[kit::TEXTS, TEXTS, G::TEXTS])
        .expect("a test reads the texts in every language")
}

/// The texts of the pages alone.
pub(crate) fn plain() -> Lexicon {
    Lexicon::parse(&[kit::TEXTS, TEXTS]).expect("a test reads the texts in every language")
}

/// Texts in the language of whoever reads.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    lexicon: &'a Lexicon,
    /// The language.
    pub lang: Lang,
}

impl<'a> Words<'a> {
    pub(crate) fn new(lexicon: &'a Lexicon, lang: Lang) -> Words<'a> {
        Words { lexicon, lang }
    }

    /// The text called `id`.
    pub fn text(&self, id: &str) -> String {
        self.lexicon.text(self.lang, id)
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.lexicon.say(self.lang, message)
    }

    /// Whether there is a text for `message`.
    pub fn has(&self, message: &Message) -> bool {
        self.lexicon.has(message)
    }

    /// The text called `id` with one number filled in.
    pub fn count(&self, id: &str, n: impl Into<kit::Arg>) -> String {
        self.say(&Message::new(id).with("n", n))
    }
}

/// A number with a true minus.
pub fn figure(n: i32) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}
