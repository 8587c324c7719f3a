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

use kit::{Game, Lang, Lexicon, LexiconError, Message, SetupError};

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
    /// Where the rules pages are, for the codes on the cards; without it there are none,
    /// since nobody knows where a phone finds them.
    pub site: Option<&'a str>,
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

/// Whether single cards can be made of this: what only sheets have is not asked for, and
/// a picture fits into memory.
fn check_single(order: &Order<'_>) -> Result<(), PrintError> {
    let Options { size, shift, duplex, .. } = order.options;
    let asked = [
        ("mat", order.mat.is_some()),
        ("shift", shift != Shift::default()),
        ("duplex", duplex.is_some()),
    ];
    if let Some((key, _)) = asked.into_iter().find(|it| it.1) {
        return Err(PrintError::Single(key));
    }
    if Size::MOST < size.width.max(size.height) {
        return Err(PrintError::Huge(size));
    }
    Ok(())
}

/// Where the rules of a game are at a site, which a phone must know for an address.
fn rules<G: Game>(site: &str) -> Result<String, PrintError> {
    let is_address = ["http://", "https://"]
        .iter()
        .any(|it| site.strip_prefix(it).is_some_and(|it| !it.is_empty() && !it.starts_with('/')));
    if !is_address || site.contains(char::is_whitespace) {
        return Err(PrintError::Address(site.to_owned()));
    }
    Ok(format!("{}/rules/{}", site.trim_end_matches('/'), G::ID))
}

fn pages<G: Printed>(lexicon: &Lexicon, order: &Order<'_>) -> Result<Vec<Page>, PrintError> {
    if order.mat.is_some() && G::DOCUMENTS.iter().all(|it| it.key != "mat") {
        return Err(PrintError::Setup(SetupError::key(G::CHOICES, "mat")));
    }
    let options = &order.options;
    if options.layout == Layout::OnePerPage {
        check_single(order)?;
    }
    let rules = order.site.map(rules::<G>).transpose()?;
    let look = G::tint().look(options.ink);
    let (lang, ruleset) = (order.lang, G::RULESET);
    let studio = Studio { lexicon, lang, options, look, rules: rules.as_deref(), ruleset };
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
