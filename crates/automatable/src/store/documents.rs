//! Decks, mats and card sets of people's own: a table beside the games.

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use web::{OwnDocument, StoreError};

use super::{failed, long, rows};

/// What the table is called.
pub(super) const NAME: &str = "document";

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

/// In the order of [`rows::document`].
pub(super) const COLUMNS: &str = "id, game, choice, name, text, is_ready, revision, touched";

/// A change of a document.
#[derive(Debug)]
pub(super) enum Change {
    Create(OwnDocument),
    Replace(OwnDocument),
    Remove { id: String, revision: u64 },
}

pub(super) fn load(connection: &Connection, id: &str) -> rusqlite::Result<Option<OwnDocument>> {
    let Some(row) = rows::row_of(connection, NAME, id)? else { return Ok(None) };
    connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM document WHERE rowid = ?1"))?
        .query_row([row], rows::document)
        .optional()
}

pub(super) fn list(connection: &Connection, game: &str) -> rusqlite::Result<Vec<OwnDocument>> {
    connection
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM document WHERE game = ?1 ORDER BY touched DESC, id"
        ))?
        .query_map([game], rows::document)?
        .collect()
}

/// Puts a new row into the table; how many that were.
pub(super) fn insert(connection: &Connection, it: &OwnDocument) -> rusqlite::Result<usize> {
    connection
        .prepare_cached(&format!(
            "INSERT INTO document ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT DO NOTHING"
        ))?
        .execute(params![
            it.id,
            it.game,
            it.key,
            it.name,
            it.text,
            it.is_ready,
            long(it.revision)?,
            long(it.touched)?
        ])
}

pub(super) fn perform(transaction: &Transaction<'_>, change: &Change) -> Result<(), StoreError> {
    let n = match change {
        Change::Create(document) => insert(transaction, document),
        Change::Replace(it) => replace(transaction, it),
        Change::Remove { id, revision } => remove(transaction, id, *revision),
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

fn replace(transaction: &Transaction<'_>, it: &OwnDocument) -> rusqlite::Result<usize> {
    let Some(row) = rows::row_of(transaction, NAME, &it.id)? else { return Ok(0) };
    transaction
        .prepare_cached(
            "UPDATE document SET game = ?2, choice = ?3, name = ?4, text = ?5, is_ready = ?6,
             revision = ?7, touched = ?8 WHERE rowid = ?1 AND max(revision, 0) = ?7 - 1",
        )?
        .execute(params![
            row,
            it.game,
            it.key,
            it.name,
            it.text,
            it.is_ready,
            long(it.revision)?,
            long(it.touched)?
        ])
}

fn remove(transaction: &Transaction<'_>, id: &str, revision: u64) -> rusqlite::Result<usize> {
    let Some(row) = rows::row_of(transaction, NAME, id)? else { return Ok(0) };
    transaction
        .prepare_cached("DELETE FROM document WHERE rowid = ?1 AND max(revision, 0) = ?2")?
        .execute(params![row, long(revision)?])
}
