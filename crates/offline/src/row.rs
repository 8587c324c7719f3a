//! Rows: games and documents as a browser's database keeps them.

use serde::{Deserialize, Serialize};
use web::{Gist, OwnDocument, PATIENCE, Shelf, Stored};

/// Where a row stands among the others: on a shelf, the last touched first.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The shelf, or whatever rows are told apart by.
    pub shelf: String,
    /// Grows with age, so that plain order shows the last touched first.
    pub order: f64,
}

impl Place {
    fn new(shelf: &str, touched: u64) -> Place {
        Place { shelf: shelf.to_owned(), order: -(touched as f64) }
    }

    /// The shelf of games in which nobody has acted yet.
    pub const WAITING: &str = "waiting";

    /// The name of a shelf.
    pub fn shelf(shelf: Shelf) -> &'static str {
        match shelf {
            Shelf::Open => "open",
            Shelf::Over => "over",
        }
    }

    /// From which order on a game that nobody has acted in was given up at `now`.
    pub fn given_up(now: u64) -> f64 {
        -(now.saturating_sub(PATIENCE) as f64)
    }
}

/// A game as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRow {
    id: String,
    game: String,
    revision: u64,
    record: String,
    ply: usize,
    is_over: bool,
    created: u64,
    touched: u64,
    gist: Option<Gist>,
}

impl GameRow {
    /// Where a game stands.
    pub fn place(game: &Stored) -> Place {
        let shelf = match (game.is_begun(), game.is_over) {
            (false, _) => Place::WAITING,
            (true, false) => Place::shelf(Shelf::Open),
            (true, true) => Place::shelf(Shelf::Over),
        };
        Place::new(shelf, game.touched)
    }
}

impl From<Stored> for GameRow {
    fn from(it: Stored) -> GameRow {
        let Stored { id, game, revision, record, ply, is_over, created, touched, gist } = it;
        GameRow { id, game, revision, record, ply, is_over, created, touched, gist }
    }
}

impl From<GameRow> for Stored {
    fn from(it: GameRow) -> Stored {
        let GameRow { id, game, revision, record, ply, is_over, created, touched, gist } = it;
        Stored { id, game, revision, record, ply, is_over, created, touched, gist }
    }
}

/// A document of somebody's own as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentRow {
    id: String,
    game: String,
    key: String,
    name: String,
    text: String,
    is_ready: bool,
    revision: u64,
    touched: u64,
}

impl DocumentRow {
    /// Where a document stands: with those of its game.
    pub fn place(document: &OwnDocument) -> Place {
        Place::new(&document.game, document.touched)
    }
}

impl From<OwnDocument> for DocumentRow {
    fn from(it: OwnDocument) -> DocumentRow {
        let OwnDocument { id, game, key, name, text, is_ready, revision, touched } = it;
        DocumentRow { id, game, key, name, text, is_ready, revision, touched }
    }
}

impl From<DocumentRow> for OwnDocument {
    fn from(it: DocumentRow) -> OwnDocument {
        let DocumentRow { id, game, key, name, text, is_ready, revision, touched } = it;
        OwnDocument { id, game, key, name, text, is_ready, revision, touched }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            gist: None,
        }
    }

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let text = serde_json::to_string(&GameRow::from(game(5))).unwrap();
        let row: GameRow = serde_json::from_str(&text).unwrap();
        assert_eq!(Stored::from(row), game(5));
    }

    #[test]
    fn the_last_touched_stands_first_and_the_given_up_behind_the_mark() {
        assert!(GameRow::place(&game(9)).order < GameRow::place(&game(5)).order);
        assert_eq!(GameRow::place(&game(9)).shelf, "open");
        let now = PATIENCE + 7;
        for touched in [5, 6, 7, 8] {
            let is_given_up = Place::given_up(now) < GameRow::place(&game(touched)).order;
            assert_eq!(is_given_up, touched < 7, "{touched}");
        }
    }
}
