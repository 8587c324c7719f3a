//! Words: texts in the language of whoever reads.

use kit::{Arg, Game, Lang, Lexicon, LexiconError, Message, Trouble};

use crate::TEXTS;

/// Texts in the language of whoever reads.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    lexicon: &'a Lexicon,
    /// The language.
    pub lang: Lang,
    /// The language of the names that a box has printed.
    pub names: Lang,
}

impl<'a> Words<'a> {
    /// The texts of a lexicon in one language.
    pub fn new(lexicon: &'a Lexicon, lang: Lang) -> Words<'a> {
        Words { lexicon, lang, names: lang }
    }

    /// The same texts with names as a box in another language has them.
    #[must_use]
    pub fn with_names(self, names: Lang) -> Words<'a> {
        Words { names, ..self }
    }

    /// The text called `id`.
    pub fn text(&self, id: &str) -> String {
        self.say(&Message::new(id))
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.lexicon.say_as(self.lang, self.names, message)
    }

    /// What is wrong, in words.
    pub fn trouble(&self, error: &impl Trouble) -> String {
        self.say(&error.message())
    }

    /// Whether there is a text for `message`.
    pub fn has(&self, message: &Message) -> bool {
        self.lexicon.has(message)
    }

    /// The text called `id` with one number filled in.
    pub fn count(&self, id: &str, n: impl Into<Arg>) -> String {
        self.say(&Message::new(id).with("n", n))
    }

    /// The lexicon, for comparing what people type with names in any language.
    pub fn lexicon(&self) -> &'a Lexicon {
        self.lexicon
    }
}

/// The texts of the game `G`, those of the desk, and those of whoever asks.
///
/// # Errors
///
/// If a catalogue differs between languages or two give one text.
pub fn lexicon<G: Game>(own: &[[&'static str; 3]]) -> Result<Lexicon, LexiconError> {
    shared_lexicon(&[&[G::TEXTS], own].concat())
}

/// The texts of the desk and those of whoever asks, without any game's.
///
/// # Errors
///
/// If a catalogue differs between languages or two give one text.
pub fn shared_lexicon(own: &[[&'static str; 3]]) -> Result<Lexicon, LexiconError> {
    Lexicon::parse(&[&[kit::TEXTS, TEXTS], own].concat())
}

/// Small letters without accents, for comparing what people type.
///
/// ```
/// assert_eq!(desk::fold("Compañero"), "companero");
/// assert_eq!(desk::fold("MAÎTRE"), "maitre");
/// ```
pub fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).filter_map(plain).collect()
}

/// The letter under an accent, for the letters of French and Spanish.
fn plain(letter: char) -> Option<char> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        // An accent written after its letter.
        '\u{300}'..='\u{36f}' => return None,
        other => other,
    })
}
