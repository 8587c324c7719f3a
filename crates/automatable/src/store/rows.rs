//! Rows read leniently: whatever stands in a column, the row is there, and
//! only what cannot be made out of it is missing.

use keep::{Head, OwnDocument, Stored};
use rusqlite::{Connection, OptionalExtension, Row, types::ValueRef};

/// What lists show of a game, in the order of [`head`].
pub(super) const HEAD: &str = "id, game, revision, is_over, created, touched, gist";
/// A whole game, in the order of [`stored`].
pub(super) const COLUMNS: &str = "id, game, revision, is_over, created, touched, gist, record, ply";

/// A text, as far as it is one: a flipped bit is no reason to lose the rest.
pub(super) fn text(value: ValueRef<'_>) -> String {
    match value {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => String::from_utf8_lossy(bytes).into(),
        ValueRef::Integer(n) => n.to_string(),
        ValueRef::Real(n) => n.to_string(),
        ValueRef::Null => String::new(),
    }
}

/// A whole number that is no less than nothing.
pub(super) fn whole(value: ValueRef<'_>) -> u64 {
    match value {
        ValueRef::Integer(n) => u64::try_from(n).unwrap_or(0),
        _ => 0,
    }
}

pub(super) fn head(row: &Row<'_>) -> rusqlite::Result<Head> {
    Ok(Head {
        id: text(row.get_ref(0)?),
        game: text(row.get_ref(1)?),
        revision: whole(row.get_ref(2)?),
        is_over: whole(row.get_ref(3)?) == 1,
        created: whole(row.get_ref(4)?),
        touched: whole(row.get_ref(5)?),
        gist: gist(row.get_ref(6)?),
    })
}

/// What lists tell of a game; whatever this version did not write there is told
/// anew from the record.
pub(super) fn gist(value: ValueRef<'_>) -> Option<keep::Gist> {
    match value {
        ValueRef::Text(bytes) => serde_json::from_slice(bytes).ok(),
        _ => None,
    }
}

pub(super) fn stored(row: &Row<'_>) -> rusqlite::Result<Stored> {
    let Head { id, game, revision, is_over, created, touched, gist } = head(row)?;
    let record = text(row.get_ref(7)?);
    let ply = usize::try_from(whole(row.get_ref(8)?)).unwrap_or(0);
    Ok(Stored { id, game, revision, record, ply, is_over, created, touched, gist })
}

/// In the order of the columns of its [`super::table::Table`].
pub(super) fn document(row: &Row<'_>) -> rusqlite::Result<OwnDocument> {
    Ok(OwnDocument {
        id: text(row.get_ref(0)?),
        game: text(row.get_ref(1)?),
        key: text(row.get_ref(2)?),
        name: text(row.get_ref(3)?),
        text: text(row.get_ref(4)?),
        is_ready: whole(row.get_ref(5)?) == 1,
        revision: whole(row.get_ref(6)?),
        touched: whole(row.get_ref(7)?),
    })
}

/// The row of a table that goes by `id`: also one whose id is no text, by what
/// is shown of it.
pub(super) fn row_of(
    connection: &Connection,
    table: &str,
    id: &str,
) -> rusqlite::Result<Option<i64>> {
    let plain = connection
        .prepare_cached(&format!("SELECT rowid FROM {table} WHERE id = ?1"))?
        .query_row([id], |row| row.get(0))
        .optional()?;
    if plain.is_some() || !id.contains(char::REPLACEMENT_CHARACTER) {
        return Ok(plain);
    }
    let mut all = connection.prepare(&format!("SELECT rowid, id FROM {table}"))?;
    let mut rows = all.query([])?;
    while let Some(row) = rows.next()? {
        if text(row.get_ref(1)?) == id {
            return row.get(0).map(Some);
        }
    }
    Ok(None)
}
