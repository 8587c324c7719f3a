//! Documents a person can write: choices, decks, and what is wrong with them.

use serde::{Deserialize, Serialize};

use crate::{
    Game, Message, NotationError, ReplayError,
    reader::{self, read},
};

/// Something people choose before the first action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The word on the command line and in records; its text is `choice-KEY`.
    pub key: &'static str,
    /// What kind of choice it is.
    pub kind: ChoiceKind,
    /// Its values as printed, a level's from the easiest on; the text of each is
    /// `KEY-VALUE`. The usual one is what the default setup has chosen.
    pub values: &'static [&'static str],
}

impl Choice {
    /// Where the game is played: on the screen, or at the person's own table.
    pub const AT: Choice =
        Choice { key: "at", kind: ChoiceKind::Place, values: &["screen", "table"] };
}

/// What kind of choice it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceKind {
    /// How strong the automa is.
    Level,
    /// A deck, mat or card set: shipped, or a document of one's own.
    Document,
    /// Which printing, which chair, which number of chairs.
    Edition,
    /// Whether the game is played on the screen or lies on the person's table:
    /// the choice [`Choice::AT`].
    Place,
    /// How an unclear sentence is read; the text of the reading is its id.
    Reading(&'static str),
}

/// A deck, mat or card set that comes in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Document {
    /// The choice it is a value of.
    pub key: &'static str,
    /// Its name: a value of that choice.
    pub name: &'static str,
    /// Its text, TOML.
    pub text: &'static str,
}

/// A document as it stands in a record: a shipped one by name and hash, a
/// custom one in full, so that a later edit cannot change an old game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub enum Chosen<T> {
    /// One from the box.
    Shipped {
        /// Its name.
        name: String,
        /// The [`fingerprint`] it had on the day; empty where a person types a position.
        #[serde(
            default,
            skip_serializing_if = "String::is_empty",
            deserialize_with = "written_hash"
        )]
        hash: String,
    },
    /// One of the person's own.
    Custom(T),
}

/// A hash may be left out by a person who types a table; one that is there says something.
fn written_hash<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<String, D::Error> {
    let hash = String::deserialize(reader)?;
    if hash.is_empty() {
        return Err(reader::wrong(Message::new("trouble-a-hash"), Message::quoted(hash)));
    }
    Ok(hash)
}

/// A short text that changes when the document's content does.
///
/// FNV-1a over the JSON form: comments and spacing do not count.
pub fn fingerprint(document: &impl Serialize) -> String {
    let text = crate::to_json(document);
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in text.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// There is no such choice.
    Key {
        /// The choices there are.
        expected: String,
        /// What was asked for.
        found: String,
    },
    /// The choice has no such value.
    Value {
        /// The choice.
        key: String,
        /// Its values.
        expected: String,
        /// What was asked for.
        found: String,
    },
    /// A shipped document is not what it was when the record was written.
    Hash {
        /// The choice.
        key: String,
        /// The document.
        name: String,
        /// Its hash now.
        expected: String,
        /// Its hash in the record.
        found: String,
    },
    /// A custom document is not valid.
    Document {
        /// The choice.
        key: String,
        /// What is wrong.
        error: DocumentError,
    },
}

impl SetupError {
    /// There is no choice called `found` among these.
    pub fn key(choices: &[Choice], found: &str) -> SetupError {
        let keys: Vec<&str> = choices.iter().map(|it| it.key).collect();
        SetupError::Key { expected: keys.join(", "), found: found.to_owned() }
    }

    /// The choice of these called `key` has no value called `found`.
    pub fn value(choices: &[Choice], key: &str, found: &str) -> SetupError {
        let values = choices.iter().find(|it| it.key == key).map_or(&[][..], |it| it.values);
        SetupError::Value {
            key: key.to_owned(),
            expected: values.join(", "),
            found: found.to_owned(),
        }
    }
}

/// What is wrong with a document, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentError {
    /// The line, from 1, if it can be told.
    pub line: Option<usize>,
    /// The field, e.g. `card[3].slots`; empty if it can only be told by its line.
    pub at: String,
    /// What was expected.
    pub expected: Message,
    /// What was found.
    pub found: Message,
}

impl DocumentError {
    /// A document in which `found` stands where `expected` should.
    pub fn new(expected: impl Into<Message>, found: impl Into<Message>) -> DocumentError {
        let (expected, found) = (expected.into(), found.into());
        DocumentError { line: None, at: String::new(), expected, found }
    }

    /// The same error, found in a field.
    #[must_use]
    pub fn in_field(mut self, field: impl Into<String>) -> DocumentError {
        self.at = field.into();
        self
    }

    /// The same error with the line of its field in the text.
    #[must_use]
    pub fn located(mut self, text: &str) -> DocumentError {
        self.line = self.line.or_else(|| reader::line_of_field(text, &self.at));
        self
    }
}

/// What is wrong with a position, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The field, e.g. `circle[3]`.
    pub at: String,
    /// What was expected.
    pub expected: Message,
    /// What was found.
    pub found: Message,
}

impl PositionError {
    /// A position in which `found` stands at `at` where `expected` should.
    pub fn new(
        at: impl Into<String>,
        expected: impl Into<Message>,
        found: impl Into<Message>,
    ) -> PositionError {
        PositionError { at: at.into(), expected: expected.into(), found: found.into() }
    }
}

/// A position as a file: the game, its choices, the table, and the cards to come.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, bound = "")]
#[cfg_attr(feature = "schema", schemars(bound = ""))]
pub struct PositionFile<G: Game> {
    /// Version of this format.
    #[serde(default = "format")]
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// What the piles turn up next, in order, in notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<String>,
    /// The choices; what is not mentioned is as usual.
    #[serde(default)]
    pub setup: G::Setup,
    /// What lies on the table; what is not mentioned is out of the game or unknown.
    pub table: G::Position,
}

fn format() -> u32 {
    1
}

impl<G: Game> PositionFile<G> {
    /// The table of `state`, as a file.
    pub fn new(game: &G, state: &G::State) -> PositionFile<G> {
        PositionFile {
            format: 1,
            game: G::ID.to_owned(),
            next: Vec::new(),
            setup: game.setup().clone(),
            table: game.position(state),
        }
    }

    /// The game with its choices, and the table.
    ///
    /// # Errors
    ///
    /// If it is of another format or game, the choices make no game, or the
    /// table is impossible.
    pub fn open(&self) -> Result<(G, G::State), ReplayError> {
        if self.format != format() {
            return Err(ReplayError::Format(self.format));
        }
        if self.game != G::ID {
            return Err(ReplayError::Game { expected: G::ID, found: self.game.clone() });
        }
        let game = G::new(&self.setup)?;
        let state = game.place(&self.table)?;
        Ok((game, state))
    }

    /// The chance actions to come.
    ///
    /// # Errors
    ///
    /// If one of them is no action.
    pub fn upcoming(&self) -> Result<Vec<G::Action>, NotationError> {
        self.next.iter().map(|it| it.parse()).collect()
    }
}

/// The one key every record and position has: which game it is of.
#[derive(Deserialize)]
struct Header {
    game: String,
}

/// Which game a record or position is of.
///
/// # Errors
///
/// If the text is no document or does not say.
pub fn game_of(text: &str) -> Result<String, DocumentError> {
    read::<Header>(text).map(|it| it.game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_left_out_or_says_something() {
        let read_text = |text: &str| read::<Chosen<u8>>(text);
        let chosen = |hash: &str| Chosen::Shipped { name: "normal".into(), hash: hash.into() };
        assert_eq!(read_text("[shipped]\nname = \"normal\"").unwrap(), chosen(""));
        assert_eq!(read_text("[shipped]\nname = \"normal\"\nhash = \"1\"").unwrap(), chosen("1"));
        let error = read_text("[shipped]\nname = \"normal\"\nhash = \"\"").unwrap_err();
        assert_eq!(error.expected.id, "trouble-a-hash", "{error}");
    }
}
