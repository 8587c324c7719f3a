//! Decks, mats and card sets of people's own: a table beside the games.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use web::{OwnDocument, StoreError};

use super::{failed, long};

/// What version 3 knows and version 2 did not.
pub(super) const TABLE: &str = "
    CREATE TABLE document (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        choice TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        is_ready INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX by_game ON document (game, touched DESC, id);
";

/// In the order of [`row`].
pub(super) const COLUMNS: &str = "id, game, choice, name, text, is_ready, revision, touched";

/// A change of a document.
#[derive(Debug)]
pub(super) enum Change {
    Create(OwnDocument),
    Replace(OwnDocument),
    Remove { id: String, revision: u64 },
}

pub(super) fn load(connection: &Connection, id: &str) -> rusqlite::Result<Option<OwnDocument>> {
    connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM document WHERE id = ?1"))?
        .query_row([id], row)
        .optional()
}

pub(super) fn list(connection: &Connection, game: &str) -> rusqlite::Result<Vec<OwnDocument>> {
    connection
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM document WHERE game = ?1 ORDER BY touched DESC, id"
        ))?
        .query_map([game], row)?
        .collect()
}

pub(super) fn perform(transaction: &Transaction<'_>, change: &Change) -> Result<(), StoreError> {
    let written = |statement: &str, it: &OwnDocument| {
        transaction.prepare_cached(statement)?.execute(params![
            it.id,
            it.game,
            it.key,
            it.name,
            it.text,
            it.is_ready,
            long(it.revision)?,
            long(it.touched)?
        ])
    };
    let n = match change {
        Change::Create(document) => {
            let insert = format!(
                "INSERT INTO document ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT DO NOTHING"
            );
            written(&insert, document)
        }
        Change::Replace(document) => written(
            "UPDATE document SET game = ?2, choice = ?3, name = ?4, text = ?5, is_ready = ?6,
             revision = ?7, touched = ?8 WHERE id = ?1 AND revision = ?7 - 1",
            document,
        ),
        Change::Remove { id, revision } => transaction
            .prepare_cached("DELETE FROM document WHERE id = ?1 AND revision = ?2")
            .and_then(|mut it| it.execute(params![id, long(*revision)?])),
    };
    match (change, n.map_err(failed)?) {
        (Change::Create(document), 0) => Err(StoreError::Taken(document.id.clone())),
        (Change::Replace(document), 0) => {
            Err(StoreError::Conflict { expected: document.revision - 1 })
        }
        (Change::Remove { revision, .. }, 0) => Err(StoreError::Conflict { expected: *revision }),
        _ => Ok(()),
    }
}

pub(super) fn row(row: &Row<'_>) -> rusqlite::Result<OwnDocument> {
    Ok(OwnDocument {
        id: row.get(0)?,
        game: row.get(1)?,
        key: row.get(2)?,
        name: row.get(3)?,
        text: row.get(4)?,
        is_ready: row.get(5)?,
        revision: row.get::<_, i64>(6)?.cast_unsigned(),
        touched: row.get::<_, i64>(7)?.cast_unsigned(),
    })
}
