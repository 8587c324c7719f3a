//! The rescue of a damaged file: all or nothing, whenever it is stopped.
//!
//! 1. Everything that can be read is put into a new file under another name,
//!    together with the name that the damaged one will have; it is on the disk.
//! 2. The damaged file and its journals get that name as a second one.
//! 3. The new file is called `games.sqlite.rescued`. From here on the rescue
//!    is done, whatever happens: the next start goes on with 4.
//! 4. The journals of the damaged file lose their first name, so that SQLite
//!    does not take them for those of the new one.
//! 5. The new file takes the place of the damaged one.
//!
//! Stopped before 3, nothing has happened to the damaged file, and the next
//! start begins anew. There is never a moment without a file of games.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use keep::{OwnDocument, StoreError, Stored};
use rusqlite::{Connection, Row};

use super::{
    VERSION, aside, copy, failed,
    files::{self, with_end},
    health::NoStore,
    indices,
    pages::{self, Piece, is_spoilt},
    rows::{self, COLUMNS},
    table::{self, Table as _},
};

/// A damaged file, set aside, and what could be read of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rescue {
    /// Where it is now.
    pub(crate) aside: PathBuf,
    /// How many games go on.
    pub(crate) n_games: usize,
    /// How many of them, and of the documents, are as the copy of another day has them.
    pub(crate) n_copied: usize,
}

/// What could be read of a file and of its copy.
#[derive(Debug, Default)]
pub(super) struct Saved {
    pub(super) games: BTreeMap<String, Piece<Stored>>,
    pub(super) documents: BTreeMap<String, Piece<OwnDocument>>,
    n_copied: usize,
    /// Whether SQLite itself came to the end of the tables.
    is_complete: bool,
}

/// Where the new file is when it is whole and not yet in its place.
pub(super) fn rescued(file: &Path) -> PathBuf {
    with_end(file, ".rescued")
}

/// Sets a damaged file aside, with its journals, and goes on with what can be
/// read. Whoever calls it uses the file alone.
pub(super) fn rescue(file: &Path) -> Result<Rescue, NoStore> {
    aside::forget_second_names(file);
    let aside = aside::free_name(file);
    let temporary = files::temporary(file, ".rescue");
    files::discard(&temporary);
    let made = saved(file).map_err(stuck).and_then(|mut saved| {
        saved.add_copy(&copy::name(file));
        build(&temporary, saved, &aside)
    });
    made.and_then(|()| files::sync(&temporary).map_err(stuck))
        .and_then(|()| set_aside(file, &aside).map_err(stuck))
        .and_then(|()| fs::rename(&temporary, rescued(file)).map_err(stuck))
        .inspect_err(|_| files::discard(&temporary))?;
    files::sync_folder(file);
    finish(file)?.ok_or_else(|| stuck(io::ErrorKind::NotFound.into()))
}

/// Goes on with a rescue that is done but for its last two steps, if there is
/// one. Whoever calls it uses the file alone.
pub(super) fn finish(file: &Path) -> Result<Option<Rescue>, NoStore> {
    let new = rescued(file);
    if !new.is_file() {
        return Ok(None);
    }
    let told = copy::open(&new).ok().and_then(|it| aside::last(&it, file));
    let is_there = file.symlink_metadata().is_ok();
    let Some(told) = told.filter(|it| !is_there || files::is_same(file, &it.aside)) else {
        // Somebody has put another file in its place meanwhile: that one is meant,
        // and the rescued one is named as one whose games are not all here.
        fs::rename(&new, aside::free_name(file)).map_err(stuck)?;
        return Ok(None);
    };
    for end in files::JOURNALS {
        files::remove(&with_end(file, end)).map_err(stuck)?;
    }
    files::sync_folder(file);
    fs::rename(&new, file).map_err(stuck)?;
    files::sync_folder(file);
    Ok(Some(told))
}

fn stuck(error: io::Error) -> NoStore {
    match NoStore::refused(Path::new(""), error) {
        NoStore::Refused(_, error) => NoStore::Stuck(error),
        full => full,
    }
}

/// Gives a file and its journals a second name.
fn set_aside(file: &Path, aside: &Path) -> io::Result<()> {
    for end in ["", "-journal", "-wal"] {
        match files::second_name(&with_end(file, end), &with_end(aside, end)) {
            Err(error) if !end.is_empty() && error.kind() == io::ErrorKind::NotFound => {}
            other => other?,
        }
    }
    files::sync_folder(file);
    Ok(())
}

/// Makes a file of what was saved.
fn build(file: &Path, saved: Saved, aside: &Path) -> Result<(), NoStore> {
    files::private(file).map_err(stuck)?;
    let made = (|| {
        let mut connection = Connection::open(file)?;
        // Nobody sees it before it is whole, and then it is waited for.
        connection.pragma_update(None, "journal_mode", "MEMORY")?;
        connection.pragma_update(None, "synchronous", "OFF")?;
        let change = connection.transaction()?;
        change.execute_batch(super::TABLES)?;
        change.execute_batch(table::DOCUMENTS)?;
        change.execute_batch(&indices())?;
        change.pragma_update(None, "user_version", VERSION)?;
        let games = named(saved.games, |it, id| it.id = id);
        for game in &games {
            table::insert(&change, game)?;
        }
        for document in named(saved.documents, |it, id| it.id = id) {
            table::insert(&change, &document)?;
        }
        aside::note(&change, aside, games.len(), saved.n_copied)?;
        change.commit()?;
        connection.close().map_err(|it| it.1)
    })();
    made.map_err(|it| match failed(it) {
        // Nothing in it is damaged yet.
        StoreError::Damaged(why) => StoreError::Failed(why).into(),
        other => other.into(),
    })
}

/// The rows, each under a name that can stand in an address.
fn named<T>(rows: BTreeMap<String, Piece<T>>, rename: fn(&mut T, String)) -> Vec<T> {
    let taken: Vec<String> = rows.keys().cloned().collect();
    let is_free = |it: &String| !taken.contains(it);
    let mut fresh = (1_u64..).map(|n| format!("found{n}")).filter(is_free);
    let mut all = Vec::new();
    for (id, mut piece) in rows {
        if !is_name(&id) {
            rename(&mut piece.row, fresh.next().unwrap_or(id));
        }
        all.push(piece.row);
    }
    all
}

/// Whether an id can stand in an address.
pub(super) fn is_name(id: &str) -> bool {
    let is_plain = |it: u8| it.is_ascii_alphanumeric() || matches!(it, b'-' | b'_');
    !id.is_empty() && id.bytes().all(is_plain)
}

/// Everything that can be read of a file and its journals, which stay as they are.
pub(super) fn saved(file: &Path) -> io::Result<Saved> {
    let scratch = files::temporary(file, ".scratch");
    files::discard(&scratch);
    let copied = scratch_copy(file, &scratch);
    let mut saved =
        copied.map(|()| readable(&scratch)).inspect_err(|_| files::discard(&scratch))?;
    files::discard(&scratch);
    let is_all_clean = saved.games.values().all(|it| is_clean(&it.row));
    let wal = fs::read(with_end(file, "-wal")).unwrap_or_default();
    saved.is_complete &= !pages::has_lost(&wal);
    if !(saved.is_complete && is_all_clean) {
        let found = pages::walk(&fs::read(file)?, &wal);
        let is_complete = saved.is_complete;
        let games = found.games.into_iter().map(|it| (it.row.id.clone(), it));
        add(&mut saved.games, games, is_complete, game_rank);
        let own = found.documents.into_iter().map(|it| (it.row.id.clone(), it));
        add(&mut saved.documents, own, is_complete, document_rank);
    }
    Ok(saved)
}

fn scratch_copy(file: &Path, scratch: &Path) -> io::Result<()> {
    files::private(scratch)?;
    for end in ["", "-journal", "-wal"] {
        match fs::copy(with_end(file, end), with_end(scratch, end)) {
            Err(error) if !end.is_empty() && error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
            Ok(_) => {}
        }
    }
    Ok(())
}

impl Saved {
    /// What the copy of another day has newer or whole, or alone.
    fn add_copy(&mut self, copy: &Path) {
        let Ok(copy) = copy::open(copy) else { return };
        let (games, _) = games(&copy);
        let (own, _) = rows_of(&copy, OwnDocument::NAME, OwnDocument::COLUMNS, rows::document);
        let whole = |row| Piece { row, is_whole: true };
        let games = games.into_iter().map(|it| (it.id.clone(), whole(it)));
        self.n_copied += add(&mut self.games, games, self.is_complete, game_rank);
        let own = own.into_iter().map(|it| (it.id.clone(), Piece { row: it, is_whole: true }));
        self.n_copied += add(&mut self.documents, own, self.is_complete, document_rank);
    }
}

/// Adds what is better than what is there, and what is not there unless the
/// tables were read to their end: then it was thrown away. How many that are.
fn add<T>(
    kept: &mut BTreeMap<String, Piece<T>>,
    more: impl Iterator<Item = (String, Piece<T>)>,
    is_complete: bool,
    rank: fn(&Piece<T>) -> (bool, u64),
) -> usize {
    let mut n = 0;
    for (id, piece) in more {
        let is_better = match kept.get(&id) {
            Some(here) => rank(here) < rank(&piece),
            None => !is_complete,
        };
        if is_better {
            kept.insert(id, piece);
            n += 1;
        }
    }
    n
}

/// What is whole is better than what is not, then the newer is.
fn game_rank(it: &Piece<Stored>) -> (bool, u64) {
    (it.is_whole && is_clean(&it.row), it.row.revision)
}

fn document_rank(it: &Piece<OwnDocument>) -> (bool, u64) {
    (it.is_whole && !is_spoilt(&it.row.text), it.row.revision)
}

/// Whether the record of a game is a document of that game.
fn is_clean(it: &Stored) -> bool {
    !is_spoilt(&it.record) && kit::game_of(&it.record).is_ok_and(|game| game == it.game)
}

/// Every game and document that SQLite can still read.
fn readable(file: &Path) -> Saved {
    let Ok(connection) = Connection::open(file) else { return Saved::default() };
    let (found, is_whole) = games(&connection);
    let (own, has_own) =
        rows_of(&connection, OwnDocument::NAME, OwnDocument::COLUMNS, rows::document);
    let mut saved = Saved { is_complete: is_whole && has_own, ..Saved::default() };
    // Two rows of one name: the newer stays.
    let piece = |row| Piece { row, is_whole: true };
    let found = found.into_iter().map(|it| (it.id.clone(), piece(it)));
    add(&mut saved.games, found, false, game_rank);
    let own = own.into_iter().map(|it| (it.id.clone(), Piece { row: it, is_whole: true }));
    add(&mut saved.documents, own, false, document_rank);
    saved
}

/// The games of a file of any version, and whether those are all.
fn games(connection: &Connection) -> (Vec<Stored>, bool) {
    let has_gist = connection.prepare("SELECT gist FROM game LIMIT 0").is_ok();
    let columns = if has_gist { COLUMNS.to_owned() } else { COLUMNS.replace("gist", "NULL") };
    rows_of(connection, "game", &columns, rows::stored)
}

/// What can be read of a table, row by row: where a page is gone, the next
/// that is not. And whether nothing was gone.
fn rows_of<T>(
    connection: &Connection,
    table: &str,
    columns: &str,
    read: fn(&Row<'_>) -> rusqlite::Result<T>,
) -> (Vec<T>, bool) {
    let mut found = Vec::new();
    let mut is_complete = true;
    let query = format!("SELECT {columns}, rowid FROM {table} WHERE ?1 < rowid ORDER BY rowid");
    let n_columns = columns.split(',').count();
    let (mut last, mut step) = (i64::MIN, 1_i64);
    while let (true, Ok(mut rows)) = (step < 1 << 40, connection.prepare(&query)) {
        let Ok(mut rows) = rows.query([last]) else { break };
        loop {
            match rows.next() {
                Ok(Some(row)) => {
                    last = row.get(n_columns).unwrap_or(last.saturating_add(1));
                    step = 1;
                    found.extend(read(row));
                }
                Ok(None) => return (found, is_complete),
                Err(_) => break,
            }
        }
        is_complete = false;
        last = last.max(0).saturating_add(step);
        step *= 2;
    }
    (found, false)
}

/// Leaves a damaged file as a rescue does that is stopped after so many steps.
#[cfg(test)]
pub(super) fn stopped_after(file: &Path, n: usize) {
    let aside = aside::free_name(file);
    let temporary = files::temporary(file, ".rescue");
    let steps: [&dyn Fn(); 6] = [
        &|| fs::write(&temporary, "half").unwrap(),
        &|| {
            files::discard(&temporary);
            build(&temporary, saved(file).unwrap(), &aside).unwrap();
        },
        &|| files::second_name(file, &aside).unwrap(),
        &|| {
            files::discard(&aside);
            set_aside(file, &aside).unwrap();
        },
        &|| fs::rename(&temporary, rescued(file)).unwrap(),
        &|| files::JOURNALS.iter().for_each(|end| files::remove(&with_end(file, end)).unwrap()),
    ];
    steps.iter().take(n).for_each(|step| step());
}
