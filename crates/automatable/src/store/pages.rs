//! Games found in the pages of a file whose header, schema or tree is damaged:
//! every page that is a leaf of a table is read for itself, and a row is known
//! by the number and kinds of its columns.
//!
//! Nothing here reads a file: bytes go in, rows come out.
//! The format is described in <https://www.sqlite.org/fileformat.html>.

use std::collections::{BTreeMap, BTreeSet};

use keep::{OwnDocument, Stored};
use rusqlite::types::ValueRef;

use super::rows::{gist, text, whole};

/// What was found in the pages of a file.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) games: Vec<Piece<Stored>>,
    pub(super) documents: Vec<Piece<OwnDocument>>,
}

/// A row, and whether all of it was there.
#[derive(Clone, Debug)]
pub(super) struct Piece<T> {
    pub(super) row: T,
    pub(super) is_whole: bool,
}

impl Found {
    fn n_whole(&self) -> usize {
        self.games.iter().filter(|it| it.is_whole && !is_spoilt(&it.row.record)).count()
            + self.documents.iter().filter(|it| it.is_whole && !is_spoilt(&it.row.text)).count()
    }
}

/// Whether bytes of a text were no text.
pub(super) fn is_spoilt(text: &str) -> bool {
    text.contains(char::REPLACEMENT_CHARACTER) || text.contains('\0')
}

/// Every game and document in the pages of a file, as its journal has them.
pub(super) fn walk(file: &[u8], wal: &[u8]) -> Found {
    let journal = Journal::read(wal);
    let told = file.get(16..18).map_or(0, |it| match u32::from(be16(it, 0)) {
        1 => 65_536,
        size => size,
    });
    let reserved = file.get(20).copied().map_or(0, usize::from);
    let likely: BTreeSet<u32> = [told, journal.size, 4096].into_iter().filter(is_size).collect();
    let rest = (9..=16).map(|it| 1 << it).filter(|it| !likely.contains(it));
    let best = |sizes: &mut dyn Iterator<Item = u32>| {
        let views = sizes.flat_map(|size| [(size, 0), (size, reserved)]);
        views
            .map(|(size, reserved)| rows(file, &journal, size as usize, reserved))
            .max_by_key(Found::n_whole)
            .unwrap_or_default()
    };
    let found = best(&mut likely.iter().copied());
    if 0 < found.n_whole() { found } else { best(&mut rest.into_iter()) }
}

/// The rows of a file whose pages have this size.
fn rows(file: &[u8], journal: &Journal<'_>, size: usize, reserved: usize) -> Found {
    // A page has at least 480 bytes for itself, whatever the header says.
    let usable = (size - reserved.min(size)).max(480);
    if journal.size as usize != size {
        return View { file, newer: &BTreeMap::new(), size, usable }.rows();
    }
    let mut found = View { file, newer: &journal.pages, size, usable }.rows();
    let mut newer = journal.pages.clone();
    newer.extend(&journal.loose);
    let loose = View { file, newer: &newer, size, usable };
    for (&number, page) in &journal.loose {
        loose.leaf(page, number, &mut found);
    }
    found
}

/// Whether a write-ahead log is damaged where changes that were made durable
/// lie behind: SQLite takes it to end there, as one that a loss of power cut short.
/// That can only be the last change, and only behind a sound beginning.
pub(super) fn has_lost(wal: &[u8]) -> bool {
    let journal = Journal::read(wal);
    let most = usize::from(!journal.is_headless);
    most < journal.n_lost
}

/// The pages of a write-ahead log, by their numbers.
#[derive(Debug, Default)]
struct Journal<'a> {
    size: u32,
    /// As they were when the last change was made.
    pages: BTreeMap<u32, &'a [u8]>,
    /// Those behind a damaged one, which nobody can vouch for.
    loose: BTreeMap<u32, &'a [u8]>,
    /// How many changes end among those.
    n_lost: usize,
    /// Whether its own header is damaged.
    is_headless: bool,
}

impl<'a> Journal<'a> {
    fn read(wal: &'a [u8]) -> Journal<'a> {
        if wal.len() < 32 + 24 {
            return Journal::default();
        }
        let magic = be32(wal, 0);
        let is_big = magic & 1 == 1;
        let mut sum = checksum(is_big, &wal[..24], (0, 0));
        let is_headless = magic & !1 != 0x377f_0682 || sum != (be32(wal, 24), be32(wal, 28));
        let told = Some(be32(wal, 8)).filter(is_size);
        let size = told.unwrap_or(4096);
        let mut journal = Journal { size, is_headless, ..Journal::default() };
        // What all pages of one round have in common.
        let round = if is_headless { &wal[32 + 8..32 + 16] } else { &wal[16..24] };
        let mut is_sound = !is_headless;
        let mut waiting = Vec::new();
        for frame in wal[32..].chunks_exact(24 + size as usize) {
            let (head, page) = frame.split_at(24);
            if head[8..16] != *round {
                // Left from before the log was last begun anew, unless it is damaged
                // itself: then what follows is of the same round again.
                is_sound = false;
                continue;
            }
            sum = checksum(is_big, page, checksum(is_big, &head[..8], sum));
            is_sound &= sum == (be32(head, 16), be32(head, 20));
            let (number, is_end) = (be32(head, 0), be32(head, 4) != 0);
            if is_sound {
                waiting.push((number, page));
                if is_end {
                    journal.pages.extend(waiting.drain(..));
                }
            } else {
                journal.loose.insert(number, page);
                journal.n_lost += usize::from(is_end);
            }
        }
        journal
    }
}

/// Whether pages can have this size.
fn is_size(size: &u32) -> bool {
    (512..=65_536).contains(size) && size.is_power_of_two()
}

fn checksum(is_big: bool, bytes: &[u8], (mut one, mut two): (u32, u32)) -> (u32, u32) {
    let word = |at: &[u8]| {
        let word = [at[0], at[1], at[2], at[3]];
        if is_big { u32::from_be_bytes(word) } else { u32::from_le_bytes(word) }
    };
    for pair in bytes.chunks_exact(8) {
        one = one.wrapping_add(word(pair)).wrapping_add(two);
        two = two.wrapping_add(word(&pair[4..])).wrapping_add(one);
    }
    (one, two)
}

/// A file as pages of one size.
#[derive(Debug)]
struct View<'a> {
    file: &'a [u8],
    /// What its journal has instead.
    newer: &'a BTreeMap<u32, &'a [u8]>,
    size: usize,
    usable: usize,
}

impl<'a> View<'a> {
    /// A page by its number, from 1.
    fn page(&self, number: u32) -> Option<&'a [u8]> {
        if let Some(page) = self.newer.get(&number) {
            return Some(page);
        }
        let start = (number.checked_sub(1)? as usize).checked_mul(self.size)?;
        self.file.get(start..start.checked_add(self.size)?)
    }

    fn rows(&self) -> Found {
        let mut found = Found::default();
        let n_file = u32::try_from(self.file.len() / self.size).unwrap_or(u32::MAX);
        let beyond = self.newer.keys().copied().filter(|it| n_file < *it);
        let free = self.free();
        for number in (1..=n_file).chain(beyond) {
            if let (false, Some(page)) = (free.contains(&number), self.page(number)) {
                self.leaf(page, number, &mut found);
            }
        }
        found
    }

    /// The pages that hold nothing any more, if the list of them is sound: what
    /// was thrown away does not come back.
    fn free(&self) -> BTreeSet<u32> {
        let Some(first) = self.page(1).filter(|it| it.starts_with(b"SQLite format 3\0")) else {
            return BTreeSet::new();
        };
        let (mut trunk, n_free) = (be32(first, 32), be32(first, 36) as usize);
        let mut free = BTreeSet::new();
        while trunk != 0 && free.insert(trunk) {
            let Some(page) = self.page(trunk) else { return BTreeSet::new() };
            let n_leaves = be32(page, 4) as usize;
            let leaves = page[8..].chunks_exact(4).take(n_leaves);
            free.extend(leaves.map(|it| be32(it, 0)));
            trunk = be32(page, 0);
        }
        if free.len() == n_free { free } else { BTreeSet::new() }
    }

    /// The rows of a page, if it is a leaf of a table.
    fn leaf(&self, page: &[u8], number: u32, found: &mut Found) {
        let head = if number == 1 { 100 } else { 0 };
        if page[head] != 0x0d {
            return;
        }
        let n_cells = usize::from(be16(page, head + 3));
        let Some(cells) = page.get(head + 8..head + 8 + 2 * n_cells) else { return };
        for cell in cells.chunks_exact(2) {
            if let Some((payload, is_whole)) = self.payload(page, usize::from(be16(cell, 0))) {
                take(&payload, is_whole, found);
            }
        }
    }

    /// What a cell holds, with the pages it runs over to; and whether that is all.
    fn payload(&self, page: &[u8], at: usize) -> Option<(Vec<u8>, bool)> {
        let (length, at) = varint(page, at)?;
        let (_, at) = varint(page, at)?;
        let length = usize::try_from(length).ok()?;
        let most = self.file.len() + self.newer.len() * self.size;
        if most < length {
            return None;
        }
        let here = self.local(length);
        let mut payload = page.get(at..at + here)?.to_vec();
        if here == length {
            return Some((payload, true));
        }
        let mut next = be32(page.get(at + here..at + here + 4)?, 0);
        while payload.len() < length {
            let Some(page) = self.page(next) else { return Some((payload, false)) };
            let more = (length - payload.len()).min(self.usable - 4);
            payload.extend_from_slice(&page[4..4 + more]);
            next = be32(page, 0);
        }
        Some((payload, true))
    }

    /// How many bytes of a row stand in its own page.
    fn local(&self, length: usize) -> usize {
        let most = self.usable - 35;
        if length <= most {
            return length;
        }
        let least = (self.usable - 12) * 32 / 255 - 23;
        let wanted = least + (length - least) % (self.usable - 4);
        if wanted <= most { wanted } else { least }
    }
}

/// Keeps a row, if it has the columns of a game or of a document.
fn take(payload: &[u8], is_whole: bool, found: &mut Found) {
    let Some(columns) = columns(payload) else { return };
    let kinds: String = columns.iter().map(kind).collect();
    let as_text = |at: usize| text(columns[at]);
    let as_whole = |at: usize| whole(columns[at]);
    match kinds.as_str() {
        // Files of the first version have no gist.
        "ttitiiii" | "ttitiiiit" | "ttitiiii-" => {
            found.games.push(Piece {
                row: Stored {
                    id: as_text(0),
                    game: as_text(1),
                    revision: as_whole(2),
                    record: as_text(3),
                    ply: usize::try_from(as_whole(4)).unwrap_or(0),
                    is_over: as_whole(5) == 1,
                    created: as_whole(6),
                    touched: as_whole(7),
                    gist: columns.get(8).and_then(|it| gist(*it)),
                },
                is_whole,
            });
        }
        "tttttiii" => found.documents.push(Piece {
            row: OwnDocument {
                id: as_text(0),
                game: as_text(1),
                key: as_text(2),
                name: as_text(3),
                text: as_text(4),
                is_ready: as_whole(5) == 1,
                revision: as_whole(6),
                touched: as_whole(7),
            },
            is_whole,
        }),
        _ => {}
    }
}

fn kind(value: &ValueRef<'_>) -> char {
    match value {
        ValueRef::Text(_) => 't',
        ValueRef::Integer(_) => 'i',
        ValueRef::Null => '-',
        ValueRef::Real(_) | ValueRef::Blob(_) => '?',
    }
}

/// The columns of a row; where its bytes end too soon, as much as there is.
fn columns(payload: &[u8]) -> Option<Vec<ValueRef<'_>>> {
    let (end, mut at) = varint(payload, 0)?;
    let end = usize::try_from(end).ok().filter(|it| *it <= payload.len())?;
    let mut body = payload.get(end..)?;
    let mut columns = Vec::new();
    while at < end {
        let (serial, next) = varint(&payload[..end], at)?;
        at = next;
        let length = match serial {
            0 | 8 | 9 => 0,
            1..=4 => serial as usize,
            5 => 6,
            6 | 7 => 8,
            10 | 11 => return None,
            text => usize::try_from((text - 12) / 2).ok()?,
        };
        let (bytes, rest) = body.split_at(length.min(body.len()));
        body = rest;
        columns.push(match serial {
            0 => ValueRef::Null,
            7 => ValueRef::Real(0.0),
            8 | 9 => ValueRef::Integer(i64::from(serial == 9)),
            1..=6 => ValueRef::Integer(integer(bytes)),
            text if text % 2 == 1 => ValueRef::Text(bytes),
            _ => ValueRef::Blob(bytes),
        });
    }
    Some(columns)
}

fn integer(bytes: &[u8]) -> i64 {
    let sign = if bytes.first().is_some_and(|it| 0x80 <= *it) { -1 } else { 0 };
    bytes.iter().fold(sign, |n: i64, it| (n << 8) | i64::from(*it))
}

fn varint(bytes: &[u8], at: usize) -> Option<(u64, usize)> {
    let mut n = 0_u64;
    for nth in 0..9 {
        let byte = *bytes.get(at + nth)?;
        if nth == 8 {
            return Some((n << 8 | u64::from(byte), at + 9));
        }
        n = n << 7 | u64::from(byte & 0x7f);
        if byte < 0x80 {
            return Some((n, at + nth + 1));
        }
    }
    None
}

fn be16(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([bytes[at], bytes[at + 1]])
}

fn be32(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
