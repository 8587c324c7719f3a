//! Rows: games and documents as a browser's database keeps them.
//!
//! Whoever wrote a row, an older version, a newer one, or a disk that forgot half of
//! it: what can be read is read, and nothing of it is asked for twice. One row that
//! cannot be read is one game that cannot be read, never all of them.

use keep::{AnyHead, AnyRow, Gist, Kind, OwnDocument, PATIENCE, Shelf, Stored};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// A row as it lies in the database.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// The name it goes by.
    pub id: String,
    /// The shelf it stands on, or whatever rows are told apart by.
    pub shelf: String,
    /// Grows with age, so that plain order shows the last touched first.
    pub order: f64,
    /// Raised by every change.
    pub revision: u64,
    /// Everything else, as JSON.
    pub text: String,
}

/// A game that says nothing of where it stands is shown as far as it was played: to go
/// on from any place before would cut off the rest.
const AT_THE_END: usize = u32::MAX as usize;

impl Row {
    /// The shelf of games in which nobody has acted yet.
    pub const WAITING: &str = "waiting";

    /// Every shelf of games.
    pub const SHELVES: [&str; 3] = [Row::WAITING, "open", "over"];

    /// The name of a shelf.
    pub fn shelf(shelf: Shelf) -> &'static str {
        match shelf {
            Shelf::Open => "open",
            Shelf::Over => "over",
        }
    }

    /// From which order on a game that nobody has acted in was given up at `now`.
    pub fn given_up(now: u64) -> f64 {
        order(now.saturating_sub(PATIENCE))
    }

    /// A row of any kind as it is written.
    pub fn of(row: AnyRow) -> Row {
        match row {
            AnyRow::Game(it) => Row::of_game(it),
            AnyRow::Document(it) => Row::of_document(it),
        }
    }

    /// What is written here, read as this kind of row.
    pub fn read(&self, kind: Kind) -> AnyRow {
        match kind {
            Kind::Game => AnyRow::Game(self.game()),
            Kind::Document => AnyRow::Document(self.document()),
        }
    }

    /// What lists show of what is written here.
    pub fn head(&self, kind: Kind) -> AnyHead {
        match kind {
            Kind::Game => AnyHead::Game(self.game().head()),
            Kind::Document => AnyHead::Document(self.document()),
        }
    }

    /// A game as it is written.
    pub fn of_game(game: Stored) -> Row {
        let shelf = match (game.is_begun(), game.is_over) {
            (false, _) => Row::WAITING,
            (true, false) => Row::shelf(Shelf::Open),
            (true, true) => Row::shelf(Shelf::Over),
        };
        let Stored { id, game, revision, record, ply, is_over, created, touched, gist } = game;
        let text =
            GameText { id: &id, game, revision, record, ply, is_over, created, touched, gist };
        let text = written(&text);
        Row { id, shelf: shelf.to_owned(), order: order(touched), revision, text }
    }

    /// The game that is written here.
    pub fn game(&self) -> Stored {
        let mut fields = self.fields();
        let touched = part(&mut fields, "touched").unwrap_or_else(|| self.touched());
        let record: Option<String> = part(&mut fields, "record");
        Stored {
            id: self.id.clone(),
            game: part(&mut fields, "game").unwrap_or_default(),
            revision: self.revision,
            ply: part(&mut fields, "ply").unwrap_or(AT_THE_END),
            is_over: part(&mut fields, "is_over").unwrap_or(self.shelf == Row::shelf(Shelf::Over)),
            created: part(&mut fields, "created").unwrap_or(touched),
            touched,
            // Without one it is told anew, from the record; without a record there is
            // nothing to be told.
            gist: record.as_ref().and_then(|_| part(&mut fields, "gist")),
            // Whatever was found may still tell somebody something.
            record: record.unwrap_or_else(|| self.text.clone()),
        }
    }

    /// A document of somebody's own as it is written: it stands with those of its game.
    pub fn of_document(document: OwnDocument) -> Row {
        let OwnDocument { id, game, key, name, text, is_ready, revision, touched } = document;
        let shelf = game.clone();
        let text =
            written(&DocumentText { id: &id, game, key, name, text, is_ready, revision, touched });
        Row { id, shelf, order: order(touched), revision, text }
    }

    /// The document that is written here.
    pub fn document(&self) -> OwnDocument {
        let mut fields = self.fields();
        OwnDocument {
            id: self.id.clone(),
            game: part(&mut fields, "game").unwrap_or_else(|| self.shelf.clone()),
            key: part(&mut fields, "key").unwrap_or_default(),
            name: part(&mut fields, "name").unwrap_or_default(),
            text: part(&mut fields, "text").unwrap_or_else(|| self.text.clone()),
            is_ready: part(&mut fields, "is_ready").unwrap_or_default(),
            revision: self.revision,
            touched: part(&mut fields, "touched").unwrap_or_else(|| self.touched()),
        }
    }

    /// The parts of its text; none if it is no text of ours.
    fn fields(&self) -> Map<String, Value> {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// When it was last touched, as its place tells.
    fn touched(&self) -> u64 {
        -self.order as u64
    }
}

fn order(touched: u64) -> f64 {
    -(touched as f64)
}

fn written(text: &impl Serialize) -> String {
    serde_json::to_string(text).expect("rows are plain data")
}

/// A part of a row, if it is there and can be read.
fn part<T: DeserializeOwned>(fields: &mut Map<String, Value>, name: &str) -> Option<T> {
    serde_json::from_value(fields.remove(name)?).ok()
}

/// The text of a game's row.
#[derive(Serialize)]
struct GameText<'a> {
    id: &'a str,
    game: String,
    revision: u64,
    record: String,
    ply: usize,
    is_over: bool,
    created: u64,
    touched: u64,
    gist: Option<Gist>,
}

/// The text of a document's row.
#[derive(Serialize)]
struct DocumentText<'a> {
    id: &'a str,
    game: String,
    key: String,
    name: String,
    text: String,
    is_ready: bool,
    revision: u64,
    touched: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gist() -> Gist {
        let progress = serde_json::json!({ "id": "progress", "attribute": null, "args": [] });
        Gist {
            ruleset: 1,
            level: Some("II".to_owned()),
            progress: serde_json::from_value(progress).unwrap(),
            scores: vec![3, 4],
            standing: vec![],
            automa: 1,
            picture: "<svg/>".to_owned(),
            look: 7,
            is_begun: true,
            is_at_table: false,
            outcome: None,
            deck: None,
            marks: Default::default(),
            people: Vec::new(),
            together: Vec::new(),
            hinted: Vec::new(),
        }
    }

    fn game(touched: u64) -> Stored {
        Stored {
            id: "a".to_owned(),
            game: "patchwork".to_owned(),
            revision: 3,
            record: "format = 1\n".to_owned(),
            ply: 2,
            is_over: false,
            created: 1,
            touched,
            gist: Some(gist()),
        }
    }

    fn document() -> OwnDocument {
        OwnDocument {
            id: "d".to_owned(),
            game: "brass".to_owned(),
            key: "deck".to_owned(),
            name: "Mine".to_owned(),
            text: "name = 1".to_owned(),
            is_ready: true,
            revision: 4,
            touched: 9,
        }
    }

    /// The row with one part of its text exchanged, or taken out.
    fn spoilt(row: &Row, name: &str, part: Option<Value>) -> Row {
        let mut fields = row.fields();
        assert!(part.is_some() || fields.contains_key(name), "{name}");
        fields.remove(name);
        fields.extend(part.map(|it| (name.to_owned(), it)));
        Row { text: Value::Object(fields).to_string(), ..row.clone() }
    }

    #[test]
    fn what_is_kept_is_read_as_it_was_written() {
        assert_eq!(Row::of_game(game(5)).game(), game(5));
        let bare = Stored { gist: None, ..game(5) };
        assert_eq!(Row::of_game(bare.clone()).game(), bare);
        assert_eq!(Row::of_document(document()).document(), document());
    }

    #[test]
    fn the_last_touched_stands_first_and_the_given_up_behind_the_mark() {
        let at = |touched| Row::of_game(game(touched)).order;
        assert!(at(9) < at(5));
        assert_eq!(Row::of_game(game(9)).shelf, "open");
        assert_eq!(Row::of_game(Stored { is_over: true, ..game(9) }).shelf, "over");
        let now = PATIENCE + 7;
        for touched in [5, 6, 7, 8] {
            assert_eq!(Row::given_up(now) < at(touched), touched < 7, "{touched}");
        }
    }

    #[test]
    fn a_field_of_a_newer_version_hides_nothing() {
        let more = Some(serde_json::json!({ "of": ["another", 1] }));
        let row = spoilt(&Row::of_game(game(5)), "chairs", more.clone());
        assert_eq!(row.game(), game(5));
        let row = spoilt(&Row::of_document(document()), "chairs", more);
        assert_eq!(row.document(), document());
        let mut newer = serde_json::to_value(gist()).unwrap();
        newer["chairs"] = 3.into();
        assert_eq!(spoilt(&Row::of_game(game(5)), "gist", Some(newer)).game(), game(5));
    }

    #[test]
    fn a_gist_that_cannot_be_read_is_none_and_the_game_is_whole() {
        let row = Row::of_game(game(5));
        let mut other = serde_json::to_value(gist()).unwrap();
        other["progress"] = "another kind of message".into();
        for gist in [None, Some(Value::Null), Some("?".into()), Some(other)] {
            let bare = Stored { gist: None, ..game(5) };
            assert_eq!(spoilt(&row, "gist", gist.clone()).game(), bare, "{gist:?}");
        }
    }

    #[test]
    fn of_a_damaged_row_comes_back_what_can_be_read() {
        let row = Row::of_game(game(5));
        let without = |name| spoilt(&row, name, None).game();
        assert_eq!(without("game"), Stored { game: String::new(), ..game(5) });
        assert_eq!(without("ply"), Stored { ply: AT_THE_END, ..game(5) });
        assert_eq!(without("created"), Stored { created: 5, ..game(5) });
        let lost = spoilt(&row, "record", Some(3.into()));
        assert_eq!(lost.game(), Stored { record: lost.text.clone(), gist: None, ..game(5) });
        for name in ["id", "revision", "touched", "is_over"] {
            assert_eq!(without(name), game(5), "{name}");
        }
        for (name, wrong) in [("ply", -3), ("is_over", 7), ("touched", -1), ("game", 0)] {
            let read = spoilt(&row, name, Some(wrong.into())).game();
            assert_eq!((read.id, read.revision, read.record), ("a".into(), 3, game(5).record));
        }
        let half = &row.text[..row.text.len() / 2];
        for text in ["", "null", "[]", "\u{fffd}\u{fffd}", half] {
            let read = Row { text: text.to_owned(), ..row.clone() }.game();
            let found = (read.id, read.revision, read.game, read.record, read.gist, read.touched);
            assert_eq!(found, ("a".into(), 3, String::new(), text.to_owned(), None, 5), "{text}");
        }
    }

    #[test]
    fn every_row_of_every_release_is_read() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures");
        let mut n_rows = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let kept: Value = serde_json::from_str(&text).unwrap();
            for row in kept["tables"]["games"]["rows"].as_array().unwrap() {
                let word = |name: &str| row[name].as_str().unwrap().to_owned();
                let row = Row {
                    id: word("id"),
                    shelf: word("shelf"),
                    order: row["order"].as_f64().unwrap(),
                    revision: row["revision"].as_u64().unwrap(),
                    text: word("text"),
                };
                let (game, fields) = (row.game(), row.fields());
                assert_eq!((&game.id, game.revision), (&row.id, row.revision));
                assert_eq!(Some(&*game.game), fields["game"].as_str());
                assert_eq!(Some(&*game.record), fields["record"].as_str());
                assert_eq!(Some(game.ply as u64), fields["ply"].as_u64());
                n_rows += 1;
            }
        }
        assert!(6 <= n_rows);
    }

    #[test]
    fn of_a_damaged_document_comes_back_what_can_be_read() {
        let row = Row::of_document(document());
        let read = Row { text: "{".to_owned(), ..row.clone() }.document();
        assert_eq!((&*read.id, &*read.game, &*read.text, read.revision), ("d", "brass", "{", 4));
        assert_eq!(spoilt(&row, "game", None).document(), document());
        let read = spoilt(&row, "is_ready", Some("yes".into())).document();
        assert_eq!(read, OwnDocument { is_ready: false, ..document() });
    }
}
