//! Collections: everything somebody keeps, in one file that any home reads.

use kit::{DocumentError, Message};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{letters, pack};

/// The version of this format.
const FORMAT: u32 = 1;

/// The most bytes a folded record may have.
const MOST_BYTES: usize = 1 << 20;

/// All games and all decks, mats and card sets that somebody keeps.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct Collection {
    /// The version of this format: 1.
    pub format: u32,
    /// The games, under way and over.
    pub games: Vec<KeptGame>,
    /// The decks, mats and card sets of the person's own.
    pub documents: Vec<KeptDocument>,
    /// What the finished games come to: for people to read. Whoever takes the
    /// collection in counts anew.
    pub statistics: Vec<Tally>,
}

/// A kept game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeptGame {
    /// The name it goes by in addresses.
    pub id: String,
    /// Which game it is of.
    pub game: String,
    /// When it began, in milliseconds since 1970.
    pub created: u64,
    /// When it last changed, in milliseconds since 1970.
    pub touched: u64,
    /// How many entries of the record the table shows.
    pub ply: usize,
    /// The whole record as TOML, what was undone included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The record of a game under way in which people hide their hands: only folded
    /// (deflated, in base64url), so that nobody reads it by looking. It is no lock: any
    /// home opens it, and so does whoever unfolds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<String>,
}

/// A deck, mat or card set of somebody's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeptDocument {
    /// The name it goes by in addresses.
    pub id: String,
    /// Which game it is for.
    pub game: String,
    /// Which choice of that game it is a value of.
    pub key: String,
    /// What its owner calls it.
    pub name: String,
    /// When it last changed, in milliseconds since 1970.
    pub touched: u64,
    /// Its text as it was written, finished or not.
    pub text: String,
}

/// What the finished games of one level come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Which game they are of.
    pub game: String,
    /// The level, as the game's set-up names it.
    pub level: Option<String>,
    /// How many have ended.
    pub played: usize,
    /// In how many of them a person had more points than the automa.
    pub won: usize,
    /// The most points a person had.
    pub best: Option<i32>,
}

/// What was found in a file: what cannot be read of it stands beside what can.
#[derive(Clone, Debug)]
pub struct Found {
    /// The games.
    pub games: Vec<Result<KeptGame, DocumentError>>,
    /// The decks, mats and card sets.
    pub documents: Vec<Result<KeptDocument, DocumentError>>,
}

impl Collection {
    /// A collection of the newest format.
    pub fn new(
        games: Vec<KeptGame>,
        documents: Vec<KeptDocument>,
        statistics: Vec<Tally>,
    ) -> Collection {
        Collection { format: FORMAT, games, documents, statistics }
    }

    /// The collection as JSON, a line for each thing that is kept.
    pub fn to_json(&self) -> String {
        let lines = |them: Vec<String>| match them.is_empty() {
            true => "[]".to_owned(),
            false => format!("[\n{}\n]", them.join(",\n")),
        };
        format!(
            "{{\n\"format\": {},\n\"games\": {},\n\"documents\": {},\n\"statistics\": {}\n}}\n",
            self.format,
            lines(self.games.iter().map(kit::to_json).collect()),
            lines(self.documents.iter().map(kit::to_json).collect()),
            lines(self.statistics.iter().map(kit::to_json).collect()),
        )
    }

    /// Reads a file, each thing in it for itself.
    ///
    /// # Errors
    ///
    /// If it is no collection, or one of a later format.
    pub fn read(text: &str) -> Result<Found, DocumentError> {
        let whole: Whole = kit::read(text)?;
        if whole.format != FORMAT {
            let expected = Message::new("collection-format").with("format", FORMAT.to_string());
            let found = Message::verbatim(whole.format);
            return Err(DocumentError::new(expected, found).in_field("format").located(text));
        }
        Ok(Found {
            games: whole.games.iter().map(one).collect(),
            documents: whole.documents.iter().map(one).collect(),
        })
    }
}

impl KeptGame {
    /// The same game with its record in plain sight.
    #[must_use]
    pub fn open(mut self, record: String) -> KeptGame {
        self.record = Some(record);
        self
    }

    /// The same game with a folded record, which nobody reads by looking; it is no lock.
    #[must_use]
    pub fn sealed(mut self, record: &str) -> KeptGame {
        self.sealed = Some(letters::from_bytes(&pack::deflated(record.as_bytes())));
        self
    }

    /// Its record, folded or not.
    ///
    /// # Errors
    ///
    /// If it has none, or two, or one that cannot be unpacked.
    pub fn text(&self) -> Result<String, DocumentError> {
        let field = |it: &str| Message::new("trouble-field").with("field", it);
        let sealed = match (&self.record, &self.sealed) {
            (Some(record), None) => return Ok(record.clone()),
            (None, Some(sealed)) => sealed,
            (None, None) => {
                return Err(DocumentError::new(field("record"), Message::new("trouble-nothing")));
            }
            (Some(_), Some(_)) => return Err(DocumentError::new(field("record"), field("sealed"))),
        };
        let bytes = letters::to_bytes(sealed).and_then(|it| pack::inflated(&it, MOST_BYTES).ok());
        let text = bytes.and_then(|it| String::from_utf8(it).ok());
        let damaged = || {
            let expected = Message::new("collection-sealed");
            DocumentError::new(expected, Message::new("collection-damaged")).in_field("sealed")
        };
        text.ok_or_else(damaged)
    }
}

/// Whether a text is a collection rather than one game: it has a list of games.
pub fn is_collection(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Keys {
        games: Option<Value>,
    }
    kit::read::<Keys>(text).is_ok_and(|it| it.games.is_some())
}

/// A file before the things in it are read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole {
    format: u32,
    games: Vec<Value>,
    #[serde(default)]
    documents: Vec<Value>,
    #[serde(default)]
    #[expect(dead_code, reason = "counted anew, but known to the format")]
    statistics: Vec<Tally>,
}

/// One thing of a file. Its line would be one of the thing itself, so none is told.
fn one<T: serde::de::DeserializeOwned>(tree: &Value) -> Result<T, DocumentError> {
    // A text that is no table would be read as TOML.
    let text = if tree.is_object() { tree.to_string() } else { "{}".to_owned() };
    kit::read(&text).map_err(|it| DocumentError { line: None, ..it })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str) -> KeptGame {
        let (id, game) = (id.to_owned(), "toy".to_owned());
        KeptGame { id, game, created: 1, touched: 2, ply: 3, record: None, sealed: None }
    }

    #[test]
    fn what_is_written_is_found_again_and_a_spoilt_game_spoils_no_other() {
        let games = vec![game("a").open("x = 1\n".to_owned()), game("b").sealed("y = 2\n")];
        let text = Collection::new(games.clone(), vec![], vec![]).to_json();
        assert!(is_collection(&text) && !text.contains("y = 2"), "{text}");
        let found = Collection::read(&text).unwrap().games;
        assert_eq!(found.into_iter().collect::<Result<Vec<_>, _>>().unwrap(), games);
        let texts: Vec<String> = games.iter().map(|it| it.text().unwrap()).collect();
        assert_eq!(texts, ["x = 1\n", "y = 2\n"]);
        let spoilt = text.replacen("\"ply\":3", "\"ply\":-3", 1);
        let found = Collection::read(&spoilt).unwrap().games;
        assert_eq!(found[0].as_ref().unwrap_err().at, "ply");
        assert_eq!(found[1].as_ref().unwrap(), &games[1]);
    }

    #[test]
    fn a_later_format_and_unknown_fields_are_refused() {
        let text = Collection::new(vec![], vec![], vec![]).to_json();
        assert!(Collection::read(&text).is_ok());
        let later = text.replacen("\"format\": 1", "\"format\": 2", 1);
        assert_eq!(Collection::read(&later).unwrap_err().at, "format");
        assert!(Collection::read(&text.replacen("\"games\"", "\"plays\"", 1)).is_err());
        let more = text.replacen("{", "{ \"more\": 1,", 1);
        assert!(Collection::read(&more).is_err());
        for text in ["", "[]", "{}", "{\"games\": 7}", "games = 7"] {
            assert!(Collection::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_sealed_record_is_unpacked_up_to_its_limit() {
        let most = "x".repeat(MOST_BYTES);
        assert_eq!(game("a").sealed(&most).text().unwrap(), most);
        assert_eq!(game("a").sealed(&(most + "x")).text().unwrap_err().at, "sealed");
    }

    #[test]
    fn a_record_stands_there_once_and_whole() {
        assert!(game("a").text().is_err());
        assert!(game("a").sealed("x").open("x".to_owned()).text().is_err());
        let mut cut = game("a").sealed("a record that goes on and on and on");
        cut.sealed.as_mut().unwrap().truncate(12);
        assert_eq!(cut.text().unwrap_err().at, "sealed");
    }
}
