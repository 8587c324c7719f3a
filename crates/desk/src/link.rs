//! A game in an address: its seed, set-up and what people gave, packed into letters.
//!
//! The letters of format 1 are `1` and then, in base64url without padding, four
//! bytes that the whole record must add up to, and a brief record as JSON,
//! deflated. Choices that are as usual are left out. The automa and the program's
//! piles act again when it is opened, and the four bytes tell if anything came out
//! otherwise.

use kit::{Game, Message, Record, Session, Trouble, fingerprint};

use crate::{
    KeptError, letters,
    pack::{self, PackError},
};

/// The first letter: the version of this format.
const FORMAT: char = '1';

/// The most letters that are read.
const MOST_LETTERS: usize = 1 << 14;

/// The most bytes a record in an address may have: a whole game has a tenth of it.
const MOST_BYTES: usize = 1 << 17;

/// How many bytes tell whether the game is the one that was written.
const N_CHECK: usize = 4;

/// Why letters are no game.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkError {
    /// They were never a game.
    Foreign,
    /// They are of a later version of this format.
    Newer(char),
    /// They are not all there, or some have changed.
    Damaged,
    /// There are more than any game needs.
    Large,
    /// The game can no longer be played by the rules of today.
    Older {
        /// The rules of today.
        expected: u32,
        /// Those it was played by.
        found: u32,
    },
    /// The record inside is not one, or departs from the rules.
    Kept(KeptError),
}

kit::errors!(LinkError);

impl From<KeptError> for LinkError {
    fn from(error: KeptError) -> LinkError {
        LinkError::Kept(error)
    }
}

impl From<PackError> for LinkError {
    fn from(error: PackError) -> LinkError {
        match error {
            PackError::Damaged => LinkError::Damaged,
            PackError::Large => LinkError::Large,
        }
    }
}

impl Trouble for LinkError {
    fn message(&self) -> Message {
        match self {
            LinkError::Foreign => Message::new("link-foreign"),
            LinkError::Newer(found) => {
                Message::new("link-newer").with("found", Message::quoted(found))
            }
            LinkError::Damaged => Message::new("link-damaged"),
            LinkError::Large => Message::new("link-large"),
            LinkError::Older { expected, found } => {
                let changes = kit::mended(*found, *expected);
                let older = Message::new("link-older").with("now", *expected);
                older.with("found", *found).with("changes", changes)
            }
            LinkError::Kept(error) => error.message(),
        }
    }
}

/// The game up to the table shown, in letters that can stand in an address.
pub fn link<G: Game>(session: &Session<G>) -> String {
    let mut brief = kit::to_value(&session.brief());
    let usual = kit::to_value(&G::Setup::default());
    if let (Some(setup), Some(usual)) = (brief["setup"].as_object_mut(), usual.as_object()) {
        setup.retain(|key, value| usual.get(key) != Some(value));
    }
    let mut bytes = check(&session.record()).to_vec();
    bytes.extend(pack::deflated(brief.to_string().as_bytes()));
    format!("{FORMAT}{}", letters::from_bytes(&bytes))
}

/// A game as it stands in an address, before it is known which one it is.
#[derive(Clone, Debug)]
pub struct Linked {
    check: [u8; N_CHECK],
    text: String,
}

impl Linked {
    /// Unpacks the letters.
    ///
    /// # Errors
    ///
    /// If they are no game, are of a later version, or not all there.
    pub fn read(letters: &str) -> Result<Linked, LinkError> {
        let letters = letters.trim();
        if MOST_LETTERS < letters.len() {
            return Err(LinkError::Large);
        }
        let mut rest = letters.chars();
        match rest.next() {
            Some(FORMAT) => {}
            Some(later) if later.is_ascii_digit() && FORMAT < later => {
                return Err(LinkError::Newer(later));
            }
            _ => return Err(LinkError::Foreign),
        }
        let bytes = letters::to_bytes(rest.as_str()).ok_or(LinkError::Damaged)?;
        let (check, packed) = bytes.split_first_chunk().ok_or(LinkError::Damaged)?;
        let text = pack::inflated(packed, MOST_BYTES)?;
        let text = String::from_utf8(text).map_err(|_| LinkError::Damaged)?;
        Ok(Linked { check: *check, text })
    }

    /// Which game it is of.
    ///
    /// # Errors
    ///
    /// If it does not say.
    pub fn game(&self) -> Result<String, LinkError> {
        kit::game_of(&self.text).map_err(|_| LinkError::Damaged)
    }

    /// Plays it, and makes sure that it is the game that was written.
    ///
    /// # Errors
    ///
    /// If the record departs from the rules, or comes out otherwise.
    pub fn open<G: Game>(&self) -> Result<Session<G>, LinkError> {
        let brief: Record<G> = kit::read(&self.text).map_err(KeptError::Document)?;
        let session = Session::follow(&brief).map_err(KeptError::Replay)?;
        // The set-up as it was written: a game may word an early one anew.
        let setup = brief.setup.clone();
        let record = Record { ruleset: brief.ruleset, setup, ..session.record() };
        match check(&record) == self.check {
            true => Ok(session),
            false if brief.ruleset == G::RULESET => Err(LinkError::Damaged),
            false => Err(LinkError::Older { expected: G::RULESET, found: brief.ruleset }),
        }
    }
}

/// What the whole record adds up to.
fn check<G: Game>(record: &Record<G>) -> [u8; N_CHECK] {
    let hash = u64::from_str_radix(&fingerprint(&kit::to_value(record)), 16)
        .expect("a fingerprint is a number");
    let [a, b, c, d, e, f, g, h] = hash.to_be_bytes();
    [a ^ e, b ^ f, c ^ g, d ^ h]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_unpacked_up_to_its_limit() {
        let letters = |n: usize| {
            let bytes = [&[0; N_CHECK][..], &pack::deflated(" ".repeat(n).as_bytes())].concat();
            format!("{FORMAT}{}", letters::from_bytes(&bytes))
        };
        assert_eq!(Linked::read(&letters(MOST_BYTES)).unwrap().text.len(), MOST_BYTES);
        assert_eq!(Linked::read(&letters(MOST_BYTES + 1)).unwrap_err(), LinkError::Large);
    }
}
