//! A table for each kind of row, and what is done with any of them.

use keep::{Head, OwnDocument, Stored};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params_from_iter};

use super::{IS_BEGUN, long, number, rows};

/// The names of all tables.
pub(super) const NAMES: [&str; 2] = [Stored::NAME, OwnDocument::NAME];

/// The table of documents: what version 3 knows and version 2 did not.
pub(super) const DOCUMENTS: &str = "
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

/// The columns of a row, one by one.
pub(super) type Fields<'a> = Vec<Box<dyn ToSql + 'a>>;

/// A kind of row that has a table.
pub(super) trait Table: keep::Row {
    /// What the table is called.
    const NAME: &'static str;
    /// All its columns, the id first.
    const COLUMNS: &'static str;
    /// Reads them in that order.
    const READ: fn(&Row<'_>) -> rusqlite::Result<Self>;

    /// What stands in them, in that order.
    fn fields(&self) -> rusqlite::Result<Fields<'_>>;
}

impl Table for Stored {
    const NAME: &'static str = "game";
    const COLUMNS: &'static str = rows::COLUMNS;
    const READ: fn(&Row<'_>) -> rusqlite::Result<Stored> = rows::stored;

    fn fields(&self) -> rusqlite::Result<Fields<'_>> {
        Ok(vec![
            Box::new(&self.id),
            Box::new(&self.game),
            Box::new(long(self.revision)?),
            Box::new(self.is_over),
            Box::new(long(self.created)?),
            Box::new(long(self.touched)?),
            Box::new(self.gist.as_ref().and_then(|it| serde_json::to_string(it).ok())),
            Box::new(&self.record),
            Box::new(number(self.ply)),
        ])
    }
}

impl Table for OwnDocument {
    const NAME: &'static str = "document";
    const COLUMNS: &'static str = "id, game, choice, name, text, is_ready, revision, touched";
    const READ: fn(&Row<'_>) -> rusqlite::Result<OwnDocument> = rows::document;

    fn fields(&self) -> rusqlite::Result<Fields<'_>> {
        Ok(vec![
            Box::new(&self.id),
            Box::new(&self.game),
            Box::new(&self.key),
            Box::new(&self.name),
            Box::new(&self.text),
            Box::new(self.is_ready),
            Box::new(long(self.revision)?),
            Box::new(long(self.touched)?),
        ])
    }
}

/// The row called `id`.
pub(super) fn load<T: Table>(connection: &Connection, id: &str) -> rusqlite::Result<Option<T>> {
    let Some(row) = rows::row_of(connection, T::NAME, id)? else { return Ok(None) };
    connection
        .prepare_cached(&format!("SELECT {} FROM {} WHERE rowid = ?1", T::COLUMNS, T::NAME))?
        .query_row([row], T::READ)
        .optional()
}

/// Some of the games of a shelf that have begun, and how many there are.
pub(super) fn games(
    connection: &Connection,
    is_over: bool,
    skip: usize,
    take: usize,
) -> rusqlite::Result<(Vec<Head>, usize)> {
    let place = format!("game WHERE (is_over = 1) = ?1 AND ({IS_BEGUN}) = 1");
    list(connection, rows::HEAD, &place, &is_over, (skip, take), rows::head)
}

/// Some of the documents for a game, and how many there are.
pub(super) fn documents(
    connection: &Connection,
    game: &str,
    skip: usize,
    take: usize,
) -> rusqlite::Result<(Vec<OwnDocument>, usize)> {
    let place = "document WHERE game = ?1";
    list(connection, OwnDocument::COLUMNS, place, &game, (skip, take), rows::document)
}

fn list<T>(
    connection: &Connection,
    columns: &str,
    place: &str,
    which: &dyn ToSql,
    (skip, take): (usize, usize),
    read: fn(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<(Vec<T>, usize)> {
    let n: i64 = connection
        .prepare_cached(&format!("SELECT count(*) FROM {place}"))?
        .query_row([which], |row| row.get(0))?;
    let found = connection
        .prepare_cached(&format!(
            "SELECT {columns} FROM {place} ORDER BY touched DESC, id LIMIT ?2 OFFSET ?3"
        ))?
        .query_map([which, &number(take), &number(skip)], read)?
        .collect::<rusqlite::Result<Vec<T>>>()?;
    Ok((found, usize::try_from(n).unwrap_or(0)))
}

/// Puts a new row into its table; how many that were.
pub(super) fn insert<T: Table>(connection: &Connection, row: &T) -> rusqlite::Result<usize> {
    let fields = row.fields()?;
    let places = places(1, fields.len());
    connection
        .prepare_cached(&format!(
            "INSERT INTO {} ({}) VALUES ({places}) ON CONFLICT DO NOTHING",
            T::NAME,
            T::COLUMNS
        ))?
        .execute(params_from_iter(fields))
}

/// Puts a row in the place of its revision before; how many that were.
pub(super) fn update<T: Table>(connection: &Connection, row: &T) -> rusqlite::Result<usize> {
    let Some(at) = rows::row_of(connection, T::NAME, row.id())? else { return Ok(0) };
    let mut fields = row.fields()?;
    let n = fields.len();
    // Whatever stands for the id, which may be damaged, stays.
    let columns = T::COLUMNS.trim_start_matches("id, ");
    let places = places(2, n);
    fields.push(Box::new(at));
    fields.push(Box::new(long(row.revision())? - 1));
    let (at, before) = (n + 1, n + 2);
    connection
        .prepare_cached(&format!(
            "UPDATE {} SET ({columns}) = ({places})
             WHERE rowid = ?{at} AND max(revision, 0) = ?{before}",
            T::NAME
        ))?
        .execute(params_from_iter(fields))
}

/// Throws a row away; how many that were.
pub(super) fn delete(
    connection: &Connection,
    table: &str,
    id: &str,
    revision: u64,
) -> rusqlite::Result<usize> {
    let Some(row) = rows::row_of(connection, table, id)? else { return Ok(0) };
    connection
        .prepare_cached(&format!("DELETE FROM {table} WHERE rowid = ?1 AND max(revision, 0) = ?2"))?
        .execute([row, long(revision)?])
}

/// The places of values, from the one to the other.
fn places(from: usize, to: usize) -> String {
    (from..=to).map(|it| format!("?{it}")).collect::<Vec<_>>().join(", ")
}
