//! Why something cannot be printed.

use kit::{DocumentError, Message, SetupError, Trouble};

use crate::options::{Cut, Duplex, Ink, Length, Paper, Shift, Size, millimetres};

/// Why something cannot be printed.
#[derive(Debug, PartialEq, Eq)]
pub enum PrintError {
    /// Not one card of this size fits the paper.
    Large(Size),
    /// A card so small that its text would not be readable.
    Small {
        /// What was asked for.
        size: Size,
        /// The card that does not fit.
        card: String,
    },
    /// The backs would leave the paper.
    Shifted {
        /// What was asked for.
        shift: Shift,
        /// How far they can go to the side.
        most_right: Length,
        /// How far they can go up or down.
        most_down: Length,
    },
    /// A deck or mat that is none.
    Document {
        /// The choice it is for.
        key: &'static str,
        /// What is wrong with it.
        error: DocumentError,
    },
    /// The game has no such thing to choose.
    Setup(SetupError),
    /// The game has no deck or mat of this name.
    Unknown {
        /// The choice it is for.
        key: &'static str,
        /// What there is.
        expected: String,
        /// What was asked for.
        found: String,
    },
    /// A word that is none of those an option is chosen by.
    Word {
        /// The option.
        key: &'static str,
        /// What was asked for.
        found: String,
    },
    /// A name holds a letter that no font of ours has.
    Letter {
        /// The letter.
        letter: char,
        /// The name.
        name: String,
    },
    /// An address too long for a small code.
    Site(String),
    /// An address that a phone cannot open.
    Address(String),
    /// A choice that only sheets have, for single cards.
    Single(&'static str),
    /// A single card larger than [`Size::MOST`].
    Huge(Size),
}

fn size(message: Message, size: Size) -> Message {
    message.with("width", millimetres(size.width)).with("height", millimetres(size.height))
}

/// What an option can be.
fn expected(key: &str) -> Message {
    let words = match key {
        "paper" => Paper::WORDS,
        "cut" => Cut::WORDS,
        "duplex" => Duplex::WORDS,
        "ink" => Ink::WORDS,
        "lang" => &["en", "fr", "es"],
        _ => return Message::new(format!("print-option-{key}")).attribute("expected"),
    };
    Message::new("trouble-one-of").with("words", words.join(", "))
}

impl Trouble for PrintError {
    fn message(&self) -> Message {
        match self {
            PrintError::Large(it) => size(Message::new("print-error-large"), *it),
            PrintError::Small { size: it, card } => {
                size(Message::new("print-error-small"), *it).with("card", card.as_str())
            }
            PrintError::Shifted { shift, most_right, most_down } => {
                Message::new("print-error-shift")
                    .with("right", millimetres(shift.right))
                    .with("down", millimetres(shift.down))
                    .with("most-right", millimetres(*most_right))
                    .with("most-down", millimetres(*most_down))
            }
            PrintError::Document { error, .. } => error.message(),
            PrintError::Setup(error) => error.message(),
            PrintError::Unknown { key, expected, found } => Message::new("print-error-unknown")
                .with("key", *key)
                .with("expected", expected.as_str())
                .with("found", Message::quoted(found)),
            PrintError::Word { key, found } => Message::new("print-error-word")
                .with("option", Message::new(format!("print-option-{key}")))
                .with("expected", expected(key))
                .with("found", Message::quoted(found)),
            PrintError::Letter { letter, name } => Message::new("print-error-letter")
                .with("letter", Message::quoted(letter))
                .with("code", format!("U+{:04X}", u32::from(*letter)))
                .with("name", Message::quoted(name)),
            PrintError::Site(site) => {
                Message::new("print-error-site").with("site", Message::quoted(site))
            }
            PrintError::Address(site) => {
                Message::new("print-error-address").with("site", Message::quoted(site))
            }
            PrintError::Single(key) => Message::new("print-error-single")
                .with("option", Message::new(format!("print-option-{key}"))),
            PrintError::Huge(it) => {
                size(Message::new("print-error-huge"), *it).with("most", millimetres(Size::MOST))
            }
        }
    }
}
