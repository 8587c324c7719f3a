//! Cards, mats and aids on paper: what the automas are played with, as a PDF.
//!
//! Faces are drawn in whole thousandths of a millimetre, laid on sheets, and written with
//! the fonts they use. Nothing is read and nothing is looked up: the same order gives
//! the same bytes on every machine.

mod aid;
mod back;
mod calibrate;
mod canvas;
mod card;
mod error;
mod font;
mod form;
mod games;
mod options;
mod pdf;
#[cfg(feature = "pixels")]
mod pixels;
mod sheet;
mod symbol;
#[cfg(test)]
mod tests;

use kit::{Lang, Lexicon, LexiconError, Message, SetupError};

pub use error::PrintError;
pub use form::{Words, ordered};
pub use games::Printed;
pub use options::{Cut, Duplex, Ink, Layout, Length, Options, Paper, Shift, Size};

use card::Studio;
use games::{Desk, Stock};
use pdf::{About, Page};

/// What stands on paper beside the texts of the games, in English, French and Spanish.
pub const TEXTS: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];

/// Where the program answers if nothing else is said: the codes on cards lead there.
pub const SITE: &str = "http://localhost:4453";

/// A deck or mat to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given<'a> {
    /// One of the box, by its name.
    Shipped(&'a str),
    /// One of somebody's own: the text of the document.
    Own(&'a str),
}

/// What is to be printed of a game.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// The language.
    pub lang: Lang,
    /// Where the rules pages are, without a slash at its end: [`SITE`] or another.
    pub site: &'a str,
    /// The deck; all decks of the box, if none is given.
    pub deck: Option<Given<'a>>,
    /// The mat; those of all levels, if none is given.
    pub mat: Option<Given<'a>>,
    /// Paper, cut, size and the rest.
    pub options: Options,
}

/// The texts for printing the game `G`.
///
/// # Errors
///
/// If a catalogue cannot be read; a test keeps that from happening.
pub fn lexicon<G: Printed>() -> Result<Lexicon, LexiconError> {
    Ok(Lexicon::parse(&[kit::TEXTS, G::TEXTS, TEXTS])?.typeset())
}

/// A file to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printout {
    /// The PDF.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub n_pages: usize,
}

/// The PDF of what is ordered.
///
/// # Errors
///
/// If the deck or mat is none, the paper is too small for one card, the cards too small
/// for their texts, or the backs would leave the paper.
pub fn pdf<G: Printed>(lexicon: &Lexicon, order: &Order<'_>) -> Result<Printout, PrintError> {
    let pages = pages::<G>(lexicon, order)?;
    let title = Message::new("print-title")
        .with("automa", Message::new("automa-title"))
        .with("game", Message::new("game-title"));
    let title = lexicon.say(order.lang, &title);
    let credit = games::credit(lexicon, order.lang);
    let about = About { title: &title, credit: &credit, lang: order.lang };
    Ok(Printout { bytes: pdf::write(&pages, &about), n_pages: pages.len() })
}

/// A side of a card as a picture.
#[cfg(feature = "pixels")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What its file is called: the game, which card, which side.
    pub name: String,
    /// The PNG.
    pub bytes: Vec<u8>,
}

/// Both sides of every card as pictures of 300 dots an inch, one by one: as they are cut,
/// or with their bleed where the order has one.
///
/// # Errors
///
/// As for [`pdf()`].
#[cfg(feature = "pixels")]
pub fn pictures<G: Printed>(
    lexicon: &Lexicon,
    order: &Order<'_>,
) -> Result<Vec<Picture>, PrintError> {
    let options = Options { layout: Layout::OnePerPage, ..order.options };
    let pages = pages::<G>(lexicon, &Order { options, ..*order })?;
    let picture = |(nth, page): (usize, &Page)| {
        let side = if nth % 2 == 0 { "front" } else { "back" };
        let part = match (options.cut, page.trim) {
            (Cut::Line, Some(trim)) => trim,
            _ => [0, 0, page.width, page.height],
        };
        let name = format!("{}-{:02}-{side}.png", G::ID, nth / 2 + 1);
        Picture { name, bytes: pixels::png(page, part) }
    };
    Ok(pages.iter().enumerate().map(picture).collect())
}

fn pages<G: Printed>(lexicon: &Lexicon, order: &Order<'_>) -> Result<Vec<Page>, PrintError> {
    if order.mat.is_some() && G::DOCUMENTS.iter().all(|it| it.key != "mat") {
        return Err(PrintError::Setup(SetupError::key(G::CHOICES, "mat")));
    }
    let rules = format!("{}/rules/{}", order.site.trim_end_matches('/'), G::ID);
    let options = &order.options;
    let look = G::tint().look(options.ink);
    let (lang, ruleset) = (order.lang, G::RULESET);
    let studio = Studio { lexicon, lang, options, look, rules: &rules, ruleset };
    if options.layout == Layout::Sheets {
        // Said before any card is drawn: what does not fit the paper is the first trouble.
        sheet::Grid::new(options)?;
    }
    let Stock { deck, cards, pages: further } = G::stock(&Desk(studio), order)?;
    let credit = games::credit(lexicon, lang);
    let mut pages = sheet::deck(&studio, &deck, &credit, &cards)?;
    pages.extend(further);
    if options.layout == Layout::Sheets {
        pages.extend(calibrate::pages(&studio));
    }
    Ok(pages)
}
