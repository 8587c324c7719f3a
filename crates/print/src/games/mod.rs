//! The games: what their automas are played with, one file each.

mod brass;
mod london;
mod patchwork;

use kit::{DocumentError, Game, Lexicon, Message};

use crate::{
    Given, Order, PrintError,
    aid::{self, Levels, Section},
    card::{Card, Look, Studio},
    font::Face,
    options::Ink,
    pdf::Page,
};

/// A game whose automa can be printed.
pub trait Printed: Game {
    /// The colours of its cards.
    #[doc(hidden)]
    fn tint() -> Tint {
        Tint(0x6A_4A1B, 0xEF_E6D4)
    }

    /// Its cards and further pages: an aid with all its rules, until its cards are drawn.
    #[doc(hidden)]
    fn stock(studio: &Desk<'_>, _order: &Order<'_>) -> Result<Stock, PrintError> {
        let Desk(studio) = studio;
        let rules = Section { heading: "print-aid-turn", rules: Self::RULES };
        let pages = vec![aid::page::<Self>(studio, &[rules], &[], Levels::none())?];
        Ok(Stock { deck: studio.text("automa-title"), cards: Vec::new(), pages })
    }
}

/// The accent and the ground of headers.
#[derive(Clone, Copy, Debug)]
pub struct Tint(pub(crate) u32, pub(crate) u32);

/// Where a game draws.
#[derive(Clone, Copy, Debug)]
pub struct Desk<'a>(pub(crate) Studio<'a>);

/// What is printed of a game.
#[derive(Debug)]
pub struct Stock {
    /// What its cards are called.
    pub(crate) deck: String,
    /// The cards.
    pub(crate) cards: Vec<Card>,
    /// Mats and aids.
    pub(crate) pages: Vec<Page>,
}

impl Tint {
    pub(crate) fn look(self, ink: Ink) -> Look {
        Look::new(ink, self.0, self.1)
    }
}

/// Reads one of the shipped documents, or one's own.
pub(crate) fn document<G: Game>(
    key: &'static str,
    given: &Given<'_>,
) -> Result<String, PrintError> {
    match given {
        Given::Own(text) => Ok((*text).to_owned()),
        Given::Shipped(name) => {
            let documents = || G::DOCUMENTS.iter().filter(|it| it.key == key);
            let found = documents().find(|it| it.name == *name);
            found.map(|it| it.text.to_owned()).ok_or_else(|| PrintError::Unknown {
                key,
                expected: documents().map(|it| it.name).collect::<Vec<_>>().join(", "),
                found: (*name).to_owned(),
            })
        }
    }
}

/// What is wrong with the document for a choice.
pub(crate) fn wrong(key: &'static str) -> impl Fn(DocumentError) -> PrintError {
    move |error| PrintError::Document { key, error }
}

/// A name somebody gave, if the fonts have all its letters.
pub(crate) fn readable(name: &str) -> Result<&str, PrintError> {
    for face in Face::ALL {
        if let Some(letter) = face.missing(name) {
            return Err(PrintError::Letter { letter, name: name.to_owned() });
        }
    }
    Ok(name)
}

/// Who made the game and the automa.
pub(crate) fn credit(lexicon: &Lexicon, lang: kit::Lang) -> String {
    let text = |id: &str| Message::new(id);
    let message = Message::new("print-credit")
        .with("automa", text("automa-title"))
        .with("automa-authors", text("automa-authors"))
        .with("game", text("game-title"))
        .with("game-authors", text("game-authors"));
    lexicon.say(lang, &message)
}

/// A name with a small first letter, as it stands within a list.
pub(crate) fn small(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// A word with its first letter as a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
