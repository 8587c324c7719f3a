//! Folders: every game of a run on the disk, in the order of the seeds.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, BufWriter, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use serde::Serialize;

use crate::{
    Begun, ResumeError, Row, Summary, csv,
    parquet::{GROUP, Parquet},
    results::Results,
};

/// The file of a summary.
pub const SUMMARY: &str = "summary.json";
/// The file of the rows, as text.
pub const CSV: &str = "games.csv";
/// The file of the rows, as columns.
pub const PARQUET: &str = "games.parquet";
/// The file of what was begun, until it is complete.
pub const BEGUN: &str = "run.json";

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
    /// What was begun, if it can go on after it was stopped.
    begun: Option<Begun>,
    /// What the games came to that were there before.
    earlier: Results,
}

/// Why a folder cannot be filled.
#[derive(Debug)]
pub enum FolderError {
    /// Something is there already.
    Taken(PathBuf),
    /// Somebody else is filling it.
    Busy(PathBuf),
    /// The system refuses.
    Write {
        /// What could not be written.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
        /// What was finished before, if anything was.
        kept: Option<Finished>,
    },
}

/// Games that were finished before the disk was full or somebody stopped the run.
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
        make(dir)?;
        Folder::open(dir, counters, None)
    }

    /// Makes a folder for a run, which can go on there after it was stopped: what was
    /// begun is on the disk before the first game.
    ///
    /// # Errors
    ///
    /// If something is there already, or the system refuses.
    pub fn begin(dir: &Path, counters: &[String], begun: Begun) -> Result<Folder, FolderError> {
        make(dir)?;
        write_whole(dir, BEGUN, &begun)?;
        Folder::open(dir, counters, Some(begun))
    }

    /// Opens the folder of a run that was stopped, with the games that are whole in it.
    /// The text is what counts, since it is written game by game: a line without an end
    /// is dropped, and the columns are made anew from it.
    ///
    /// # Errors
    ///
    /// If no run, or another one, was begun there, if it is complete or being played, if
    /// a line is no game of it, or if the system refuses.
    pub fn resume(dir: &Path, counters: &[String], run: &Begun) -> Result<Folder, ResumeError> {
        let begun = read_begun(dir)?;
        if let Some(mismatch) = begun.mismatch(run) {
            return Err(ResumeError::Other { dir: dir.to_owned(), mismatch });
        }
        if dir.join(SUMMARY).exists() {
            return Err(ResumeError::Complete(dir.to_owned()));
        }
        // Stopped while the files got their names: they were whole, and are again.
        for name in [CSV, PARQUET] {
            let whole = dir.join(name);
            if whole.exists() {
                fs::rename(&whole, part(dir, name)).map_err(failed(&whole))?;
            }
        }
        let first_seed = begun.provenance.seeds[0];
        let mut folder = Folder::open(dir, counters, Some(begun))?;
        folder.first_seed = first_seed;
        folder.take_in(run)?;
        Ok(folder)
    }

    /// Opens the two files that are being filled, and holds that nobody else does.
    fn open(dir: &Path, counters: &[String], begun: Option<Begun>) -> Result<Folder, FolderError> {
        let (text, columns) = (part(dir, CSV), part(dir, PARQUET));
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let csv = options.open(&text).map_err(failed(&text))?;
        // Where a system knows no locks, people must look after that themselves.
        if let Err(TryLockError::WouldBlock) = csv.try_lock() {
            return Err(FolderError::Busy(dir.to_owned()));
        }
        let mut folder = Folder {
            dir: dir.to_owned(),
            counters: counters.to_vec(),
            csv,
            columns: File::create(&columns).map_err(failed(&columns))?,
            parquet: Parquet::new(counters),
            waiting: Vec::new(),
            len: 0,
            len_at: Vec::new(),
            n_rows: 0,
            first_seed: 0,
            text: String::new(),
            begun,
            earlier: Results::default(),
        };
        let head = csv::head(counters);
        if folder.csv.metadata().map_err(failed(&text))?.len() < head.len() as u64 {
            folder.csv.write_all(head.as_bytes()).map_err(failed(&text))?;
        }
        folder.len = head.len() as u64;
        folder.parquet.begin(&mut folder.columns).map_err(failed(&columns))?;
        Ok(folder)
    }

    /// Reads the games that are whole in the text, and puts them into the columns.
    fn take_in(&mut self, run: &Begun) -> Result<(), ResumeError> {
        let path = part(&self.dir, CSV);
        let [_, last_seed] = run.provenance.seeds;
        self.csv.seek(SeekFrom::Start(0)).map_err(failed(&path))?;
        let mut lines = BufReader::new(self.csv.try_clone().map_err(failed(&path))?);
        let mut line = Vec::new();
        for nth in 1.. {
            line.clear();
            lines.read_until(b'\n', &mut line).map_err(failed(&path))?;
            let Some(whole) = line.strip_suffix(b"\n") else { break };
            let seed = self.first_seed + self.n_rows;
            let wrong = || ResumeError::Row { path: path.clone(), line: nth, seed };
            let text = std::str::from_utf8(whole).map_err(|_| wrong())?;
            if nth == 1 {
                if text != csv::head(&self.counters).trim_end() {
                    return Err(wrong());
                }
                continue;
            }
            let row = csv::read(text, self.counters.len()).ok_or_else(wrong)?;
            if row.seed != seed || last_seed < seed {
                return Err(wrong());
            }
            self.len += line.len() as u64;
            self.n_rows += 1;
            self.earlier.add(&row);
            self.waiting.push(row);
            if GROUP <= self.waiting.len() {
                self.add_groups(GROUP).map_err(failed(&part(&self.dir, PARQUET)))?;
            }
        }
        Ok(self.cut().map_err(failed(&path))?)
    }

    /// What the games came to that were there before, and how long they took.
    pub(crate) fn earlier(&self) -> (Results, f64) {
        (self.earlier.clone(), self.begun.as_ref().map_or(0.0, |it| it.seconds))
    }

    /// What was typed when it was begun.
    pub(crate) fn command(&self) -> Option<&[String]> {
        self.begun.as_ref().map(|it| it.provenance.command.as_slice())
    }

    /// How many games are in it.
    pub fn n_games(&self) -> u64 {
        self.n_rows
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
        write_whole(&self.dir, SUMMARY, summary)?;
        // From here on the run is complete, whatever becomes of this.
        if self.begun.is_some() {
            let _ = fs::remove_file(self.dir.join(BEGUN));
        }
        Ok(())
    }

    /// Ends a run that somebody stopped: both files have the same games, the columns an
    /// end, the summary stands beside them, and all of them are called `.part`.
    ///
    /// # Errors
    ///
    /// If the system refuses; what was finished is kept.
    pub fn stop(mut self, summary: &Summary) -> Result<Finished, FolderError> {
        self.close().map_err(|error| self.rescue(PARQUET, error))?;
        let text = kit::to_json_pretty(summary) + "\n";
        fs::write(part(&self.dir, SUMMARY), text).map_err(|it| self.failed(SUMMARY, it))?;
        if let Some(begun) = self.begun.take() {
            write_whole(&self.dir, BEGUN, &Begun { seconds: summary.seconds, ..begun })?;
        }
        Ok(Finished { n_games: self.n_rows, next_seed: summary.seed + self.n_rows })
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

/// Makes a new folder, or takes an empty one.
fn make(dir: &Path) -> Result<(), FolderError> {
    fs::create_dir_all(dir).map_err(failed(dir))?;
    match fs::read_dir(dir).map_err(failed(dir))?.next() {
        Some(_) => Err(FolderError::Taken(dir.to_owned())),
        None => Ok(()),
    }
}

/// Writes a document that is there as a whole or not at all.
fn write_whole(dir: &Path, name: &str, document: &impl Serialize) -> Result<(), FolderError> {
    let (begun, whole) = (part(dir, name), dir.join(name));
    let text = kit::to_json_pretty(document) + "\n";
    let written = File::create(&begun).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&begun, &whole)).map_err(failed(&whole))
}

/// Reads what was begun in a folder.
pub(crate) fn read_begun(dir: &Path) -> Result<Begun, ResumeError> {
    let path = dir.join(BEGUN);
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let is_complete = dir.join(SUMMARY).exists();
            let dir = dir.to_owned();
            return Err(match is_complete {
                true => ResumeError::Complete(dir),
                false => ResumeError::None(dir),
            });
        }
        Err(error) => return Err(failed(&path)(error).into()),
    };
    serde_json::from_str(&text)
        .map_err(|error| ResumeError::Begun { path, error: error.to_string() })
}

/// What the system refuses before anything was finished.
fn failed(path: &Path) -> impl Fn(io::Error) -> FolderError + use<> {
    let path = path.to_owned();
    move |error| FolderError::Write { path: path.clone(), error, kept: None }
}

fn part(dir: &Path, name: &str) -> PathBuf {
    dir.join(format!("{name}.part"))
}
