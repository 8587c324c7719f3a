//! Folders: every game of a run on the disk, in the order of the seeds.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use crate::{
    Row, Summary, csv,
    parquet::{GROUP, Parquet},
};

/// The file of a summary.
pub const SUMMARY: &str = "summary.json";
/// The file of the rows, as text.
pub const CSV: &str = "games.csv";
/// The file of the rows, as columns.
pub const PARQUET: &str = "games.parquet";

/// A folder being filled: files are called `.part` until they are complete.
#[derive(Debug)]
pub struct Folder {
    dir: PathBuf,
    counters: Vec<String>,
    csv: File,
    columns: File,
    parquet: Parquet,
    /// Rows that the text has and the columns do not have yet.
    waiting: Vec<Row>,
    /// How long the text is: all whole lines, and after each group of the columns.
    len: u64,
    len_at: Vec<u64>,
    n_rows: u64,
    first_seed: u64,
    text: String,
}

/// Why a folder cannot be filled.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// Something is there already.
    #[error("expected a new or empty folder, found {}", .0.display())]
    Taken(PathBuf),
    /// The system refuses.
    #[error("{}: {error}", path.display())]
    Write {
        /// What could not be written.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
        /// What was finished before, if anything was.
        kept: Option<Finished>,
    },
}

/// Games that were finished before the disk was full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    /// How many.
    pub n_games: u64,
    /// The seed of the first game that is missing.
    pub next_seed: u64,
}

impl Folder {
    /// Makes a folder for games with these counters.
    ///
    /// # Errors
    ///
    /// If something is there already, or the system refuses.
    pub fn create(dir: &Path, counters: &[String]) -> Result<Folder, FolderError> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| FolderError::Write { path, error, kept: None }
        };
        fs::create_dir_all(dir).map_err(failed(dir))?;
        if fs::read_dir(dir).map_err(failed(dir))?.next().is_some() {
            return Err(FolderError::Taken(dir.to_owned()));
        }
        let (text, columns) = (part(dir, CSV), part(dir, PARQUET));
        let mut folder = Folder {
            dir: dir.to_owned(),
            counters: counters.to_vec(),
            csv: File::create_new(&text).map_err(failed(&text))?,
            columns: File::create_new(&columns).map_err(failed(&columns))?,
            parquet: Parquet::new(counters),
            waiting: Vec::new(),
            len: 0,
            len_at: Vec::new(),
            n_rows: 0,
            first_seed: 0,
            text: String::new(),
        };
        let head = csv::head(counters);
        folder.csv.write_all(head.as_bytes()).map_err(failed(&text))?;
        folder.len = head.len() as u64;
        folder.parquet.begin(&mut folder.columns).map_err(failed(&columns))?;
        Ok(folder)
    }

    /// Adds games, in the order of their seeds.
    ///
    /// # Errors
    ///
    /// If the system refuses; what was finished is kept, complete in both files.
    pub fn add(&mut self, rows: &[Row]) -> Result<(), FolderError> {
        if self.n_rows == 0 {
            self.first_seed = rows.first().map_or(0, |it| it.seed);
        }
        self.text.clear();
        for row in rows {
            csv::write(row, self.counters.len(), &mut self.text);
        }
        if let Err(error) = self.csv.write_all(self.text.as_bytes()) {
            return Err(self.rescue(CSV, error));
        }
        self.len += self.text.len() as u64;
        self.n_rows += rows.len() as u64;
        self.waiting.extend_from_slice(rows);
        if GROUP <= self.waiting.len() {
            self.add_groups(GROUP).map_err(|error| self.rescue(PARQUET, error))?;
        }
        Ok(())
    }

    /// Ends both files and writes the summary.
    ///
    /// # Errors
    ///
    /// If the system refuses; what was finished is kept.
    pub fn finish(mut self, summary: &Summary) -> Result<(), FolderError> {
        let ended = self.add_groups(1).and_then(|()| self.parquet.end(&mut self.columns));
        ended.map_err(|error| self.rescue(PARQUET, error))?;
        for (file, name) in [(&self.csv, CSV), (&self.columns, PARQUET)] {
            let renamed = file
                .sync_all()
                .and_then(|()| fs::rename(part(&self.dir, name), self.dir.join(name)));
            renamed.map_err(|error| self.failed(name, error))?;
        }
        let text = kit::to_json_pretty(summary) + "\n";
        let written = fs::write(part(&self.dir, SUMMARY), text)
            .and_then(|()| fs::rename(part(&self.dir, SUMMARY), self.dir.join(SUMMARY)));
        written.map_err(|error| self.failed(SUMMARY, error))
    }

    /// Writes groups of the columns while at least so many rows wait. Groups are
    /// cut by count alone, so that parts put together are the file of the whole.
    fn add_groups(&mut self, at_least: usize) -> io::Result<()> {
        while at_least <= self.waiting.len() {
            let n = GROUP.min(self.waiting.len());
            self.parquet.group(&self.waiting[..n], &mut BufWriter::new(&self.columns))?;
            // Where the text of the last row of the group ends.
            let len = self.len - self.text_len(n);
            self.len_at.push(len);
            self.waiting.drain(..n);
        }
        Ok(())
    }

    /// Keeps what is finished: both files are cut to the same games, and the
    /// columns get an end. To make room for that, the last games have to go:
    /// a quarter of those that wait, then group by group.
    fn rescue(&mut self, name: &str, error: io::Error) -> FolderError {
        while self.cut().and_then(|()| self.close()).is_err() {
            let n_kept = self.waiting.len() * 3 / 4;
            if !self.waiting.is_empty() {
                self.n_rows -= (self.waiting.len() - n_kept) as u64;
                self.len -= self.text_len(n_kept);
                self.waiting.truncate(n_kept);
            } else if let Some(n_rows) = self.parquet.drop_group() {
                self.n_rows -= n_rows as u64;
                self.len_at.truncate(self.parquet.n_groups());
                self.len = self.len_at.last().copied().unwrap_or_else(|| self.head_len());
            } else {
                break;
            }
        }
        self.failed(name, error)
    }

    /// How long the text of the rows is that wait behind the first `n`.
    fn text_len(&mut self, n: usize) -> u64 {
        self.text.clear();
        for row in &self.waiting[n..] {
            csv::write(row, self.counters.len(), &mut self.text);
        }
        self.text.len() as u64
    }

    fn head_len(&self) -> u64 {
        csv::head(&self.counters).len() as u64
    }

    /// Cuts off what was begun and not finished.
    fn cut(&mut self) -> io::Result<()> {
        for (file, len) in [(&mut self.csv, self.len), (&mut self.columns, self.parquet.len())] {
            file.set_len(len)?;
            file.seek(SeekFrom::Start(len))?;
        }
        Ok(())
    }

    fn close(&mut self) -> io::Result<()> {
        self.add_groups(1)?;
        self.parquet.end(&mut BufWriter::new(&self.columns))?;
        self.columns.sync_all()?;
        self.csv.sync_all()
    }

    fn failed(&self, name: &str, error: io::Error) -> FolderError {
        let finished = Finished { n_games: self.n_rows, next_seed: self.first_seed + self.n_rows };
        let kept = (self.n_rows != 0).then_some(finished);
        FolderError::Write { path: self.dir.join(name), error, kept }
    }
}

fn part(dir: &Path, name: &str) -> PathBuf {
    dir.join(format!("{name}.part"))
}
