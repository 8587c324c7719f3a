//! Rows as Apache Parquet: columns that data frames read at once.
//!
//! Written here because the format's own library takes longer to build than
//! all the games, for a file of plain whole numbers: one page a column, required
//! values, plain encoding, gzip. `tests/parquet.rs` reads it back.

use std::io::{self, Write};

use flate2::{Compression, write::GzEncoder};

use crate::{Row, csv::COLUMNS, thrift::Thrift};

/// Rows in a group: what is held in memory before it is written.
pub(crate) const GROUP: usize = 1 << 16;

const MAGIC: &[u8; 4] = b"PAR1";
/// Numbers that the format gives to types, encodings and ways to compress.
const INT64: i64 = 2;
const BYTE_ARRAY: i64 = 6;
const PLAIN: i64 = 0;
const RLE: i64 = 3;
const GZIP: i64 = 2;
const REQUIRED: i64 = 0;
const UTF8: i64 = 0;

/// A Parquet file being written: what its end must say of what went before.
#[derive(Debug)]
pub(crate) struct Parquet {
    columns: Vec<Column>,
    groups: Vec<Group>,
    /// How many bytes there are so far.
    len: u64,
}

#[derive(Debug)]
struct Column {
    name: String,
    is_text: bool,
}

#[derive(Debug)]
struct Group {
    n_rows: usize,
    chunks: Vec<Chunk>,
}

/// One column of a group.
#[derive(Debug)]
struct Chunk {
    at: u64,
    n_bytes: u64,
    n_plain_bytes: u64,
}

impl Parquet {
    /// A file with these counters behind the columns that every game has.
    pub(crate) fn new(counters: &[String]) -> Parquet {
        let names = COLUMNS.into_iter().chain(counters.iter().map(String::as_str));
        let column = |name: &str| Column { name: name.to_owned(), is_text: name == "winner" };
        Parquet { columns: names.map(column).collect(), groups: Vec::new(), len: 0 }
    }

    /// What a file begins with.
    pub(crate) fn begin(&mut self, out: &mut impl Write) -> io::Result<()> {
        out.write_all(MAGIC)?;
        self.len = MAGIC.len() as u64;
        Ok(())
    }

    /// How many bytes are written and complete.
    pub(crate) fn len(&self) -> u64 {
        self.len
    }

    /// How many groups are written and complete.
    pub(crate) fn n_groups(&self) -> usize {
        self.groups.len()
    }

    /// Forgets the last group; says how many rows it had.
    pub(crate) fn drop_group(&mut self) -> Option<usize> {
        let group = self.groups.pop()?;
        self.len = group.chunks.first().map_or(self.len, |it| it.at);
        Some(group.n_rows)
    }

    /// Writes a group of rows; if that fails, whatever got written is not part of it.
    pub(crate) fn group(&mut self, rows: &[Row], out: &mut impl Write) -> io::Result<()> {
        let mut at = self.len;
        let mut chunks = Vec::with_capacity(self.columns.len());
        let mut plain = Vec::with_capacity(rows.len() * 8);
        for nth in 0..self.columns.len() {
            plain.clear();
            for row in rows {
                write_cell(row, nth, &mut plain);
            }
            let page = gzip(&plain)?;
            let head = page_head(rows.len(), plain.len(), page.len());
            out.write_all(&head)?;
            out.write_all(&page)?;
            let n_bytes = (head.len() + page.len()) as u64;
            let n_plain_bytes = (head.len() + plain.len()) as u64;
            chunks.push(Chunk { at, n_bytes, n_plain_bytes });
            at += n_bytes;
        }
        out.flush()?;
        self.len = at;
        self.groups.push(Group { n_rows: rows.len(), chunks });
        Ok(())
    }

    /// What a file ends with: where everything is.
    pub(crate) fn end(&self, out: &mut impl Write) -> io::Result<()> {
        let mut foot = Thrift::default();
        foot.int32(1, 1);
        self.schema(&mut foot);
        foot.int64(3, self.groups.iter().map(|it| it.n_rows as i64).sum());
        foot.list_of_structs(4, self.groups.len());
        for group in &self.groups {
            self.group_foot(group, &mut foot);
        }
        foot.text(6, concat!("automatable version ", env!("CARGO_PKG_VERSION")));
        foot.stop();
        let foot = foot.bytes();
        let n_bytes = u32::try_from(foot.len()).map_err(io::Error::other)?;
        out.write_all(&foot)?;
        out.write_all(&n_bytes.to_le_bytes())?;
        out.write_all(MAGIC)?;
        out.flush()
    }

    fn schema(&self, foot: &mut Thrift) {
        foot.list_of_structs(2, self.columns.len() + 1);
        foot.begin();
        foot.text(4, "games");
        foot.int32(5, self.columns.len() as i64);
        foot.stop();
        for column in &self.columns {
            foot.begin();
            foot.int32(1, column.kind());
            foot.int32(3, REQUIRED);
            foot.text(4, &column.name);
            if column.is_text {
                foot.int32(6, UTF8);
            }
            foot.stop();
        }
    }

    fn group_foot(&self, group: &Group, foot: &mut Thrift) {
        foot.begin();
        foot.list_of_structs(1, group.chunks.len());
        for (column, chunk) in self.columns.iter().zip(&group.chunks) {
            foot.begin();
            foot.int64(2, chunk.at as i64);
            foot.field_struct(3);
            foot.int32(1, column.kind());
            foot.list_of_int32s(2, &[PLAIN, RLE]);
            foot.list_of_texts(3, &[&column.name]);
            foot.int32(4, GZIP);
            foot.int64(5, group.n_rows as i64);
            foot.int64(6, chunk.n_plain_bytes as i64);
            foot.int64(7, chunk.n_bytes as i64);
            foot.int64(9, chunk.at as i64);
            foot.stop();
            foot.stop();
        }
        foot.int64(2, group.chunks.iter().map(|it| it.n_plain_bytes as i64).sum());
        foot.int64(3, group.n_rows as i64);
        foot.stop();
    }
}

impl Column {
    fn kind(&self) -> i64 {
        if self.is_text { BYTE_ARRAY } else { INT64 }
    }
}

/// Writes the cell of a row in the column `nth`, plainly.
fn write_cell(row: &Row, nth: usize, out: &mut Vec<u8>) {
    let number = match nth {
        0 => row.seed as i64,
        1 => row.human,
        2 => row.automa,
        3 => {
            let word = row.winner.word();
            out.extend((word.len() as u32).to_le_bytes());
            out.extend(word.as_bytes());
            return;
        }
        4 => row.actions as i64,
        nth => row.tally[nth - COLUMNS.len()],
    };
    out.extend(number.to_le_bytes());
}

fn page_head(n_rows: usize, n_plain_bytes: usize, n_bytes: usize) -> Vec<u8> {
    let mut head = Thrift::default();
    head.int32(1, 0);
    head.int32(2, n_plain_bytes as i64);
    head.int32(3, n_bytes as i64);
    head.field_struct(5);
    head.int32(1, n_rows as i64);
    head.int32(2, PLAIN);
    head.int32(3, RLE);
    head.int32(4, RLE);
    head.stop();
    head.stop();
    head.bytes()
}

fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(plain)?;
    packed.finish()
}
