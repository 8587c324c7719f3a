//! Merging: the parts of a run put together to the result of the whole.

use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
};

use crate::{
    Folder, FolderError, Mismatch, Provenance, Row, Shard, Summary, Trait,
    begun::mismatch,
    csv,
    folder::{BEGUN, CSV, PARQUET, SUMMARY},
    parquet::{GROUP, Parquet},
    results::Results,
    run::speed,
    summary::Heading,
};

/// Why folders cannot be put together.
#[derive(Debug)]
pub enum MergeError {
    /// A file cannot be read.
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A file holds no summary.
    Summary {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: String,
    },
    /// A folder holds a part that was stopped before its end.
    Stopped(PathBuf),
    /// A folder does not say who played it, nor which game: it is of an older version.
    Unsaid(PathBuf),
    /// A folder holds a whole run.
    Whole(PathBuf),
    /// Two folders hold the same part.
    Doubled {
        /// The part.
        shard: String,
        /// One folder.
        first: PathBuf,
        /// The other.
        second: PathBuf,
    },
    /// Parts are not there.
    Missing {
        /// The parts.
        expected: String,
    },
    /// The folders come in another order than the parts.
    Unordered {
        /// The folders in the order of their parts.
        expected: String,
    },
    /// A folder belongs to another run.
    Foreign {
        /// The folder.
        dir: PathBuf,
        /// What differs.
        field: &'static str,
        /// What the first folder has.
        expected: String,
        /// What this one has.
        found: String,
    },
    /// A part was played by another player of the same name.
    Player {
        /// The folder.
        dir: PathBuf,
        /// The number of the part.
        nth: u64,
        /// The name of both.
        player: String,
        /// What differs.
        by: Trait,
    },
    /// The columns do not hold the games of the text.
    Columns(PathBuf),
    /// A line is no row of this run.
    Row {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// The game that belongs there.
        seed: u64,
    },
    /// The rows of a folder do not add up to its summary.
    Sums(PathBuf),
    /// The result cannot be written.
    Out(FolderError),
}

/// Rows that are written at a time.
const BLOCK: usize = 256;

/// A part of a run, as it was read.
struct Part {
    dir: PathBuf,
    summary: Summary,
    shard: Shard,
}

/// Puts the parts of a run together, in `out`.
///
/// # Errors
///
/// If the folders are not the parts of one run in order, or the system refuses;
/// nothing is written before all of them are found to be good.
pub fn merge(dirs: &[PathBuf], out: &Path, command: &[String]) -> Result<Summary, MergeError> {
    let parts = dirs.iter().map(|it| read(it)).collect::<Result<Vec<Part>, _>>()?;
    let Some(first) = parts.first() else {
        return Err(MergeError::Missing { expected: "1/1".to_owned() });
    };
    parts.iter().try_for_each(|it| check_same(first, it))?;
    check_numbers(&parts)?;
    check_seeds(&parts)?;
    let mut results = Results::default();
    for part in &parts {
        let mut sums = Results::default();
        let mut columns = Columns::open(part);
        each_row(part, &mut |row| {
            sums.add(row);
            if let Ok(good) = &mut columns
                && let Err(error) = good.compare(row)
            {
                columns = Err(error);
            }
            Ok(())
        })?;
        // The text first: what is wrong there is wrong beside the columns too.
        if sums != Results::of(&part.summary) {
            return Err(MergeError::Sums(part.dir.join(CSV)));
        }
        columns?.end()?;
        results.merge(&sums);
    }
    let counters = counters(&first.summary);
    let mut folder = Folder::create(out, &counters)?;
    let mut block = Vec::with_capacity(BLOCK);
    for part in &parts {
        each_row(part, &mut |row| {
            block.push(row.clone());
            if block.len() == BLOCK {
                folder.add(&block)?;
                block.clear();
            }
            Ok(())
        })?;
    }
    folder.add(&block)?;
    let heading = heading(&parts, first, results.n_games(), command);
    let summary = results.summary(&counters, heading);
    folder.finish(&summary)?;
    Ok(summary)
}

fn heading(parts: &[Part], first: &Part, n_games: u64, command: &[String]) -> Heading {
    let whole = first.summary.clone();
    let seconds = parts.iter().map(|it| it.summary.seconds).sum();
    let last = parts.iter().map(|it| it.summary.provenance.seeds[1]).max();
    Heading {
        game: whole.game,
        setup: whole.setup,
        player: whole.player,
        player_seed: whole.player_seed,
        without: whole.without,
        documents: whole.documents,
        seed: whole.seed,
        threads: parts.iter().map(|it| it.summary.threads).max().unwrap_or_default(),
        seconds,
        games_per_second: speed(n_games, seconds),
        reproducible: whole.reproducible,
        shard: None,
        provenance: Provenance {
            seeds: [whole.seed, last.unwrap_or(whole.seed)],
            command: command.to_vec(),
            ..whole.provenance
        },
    }
}

fn read(dir: &Path) -> Result<Part, MergeError> {
    let path = dir.join(SUMMARY);
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(_) if dir.join(BEGUN).exists() => return Err(MergeError::Stopped(dir.to_owned())),
        Err(error) => return Err(MergeError::Read { path, error }),
    };
    let summary: Summary = match serde_json::from_str(&text) {
        Ok(summary) => summary,
        Err(error) => return Err(MergeError::Summary { path, error: error.to_string() }),
    };
    let Some(shard) = &summary.shard else {
        return Err(MergeError::Whole(dir.to_owned()));
    };
    match shard.parse() {
        Ok(shard) => Ok(Part { dir: dir.to_owned(), summary, shard }),
        Err(error) => Err(MergeError::Summary { path, error: format!("{error}") }),
    }
}

/// Holds that a part belongs to the same run as the first.
fn check_same(first: &Part, part: &Part) -> Result<(), MergeError> {
    let dir = part.dir.clone();
    let same = |field, expected: String, found: String| match expected == found {
        true => Ok(()),
        false => Err(MergeError::Foreign { dir: part.dir.clone(), field, expected, found }),
    };
    let (a, b) = (&first.summary, &part.summary);
    let shards = |it: &Part| it.shard.of().to_string();
    let [a_origin, b_origin] =
        [a, b].map(|it| (it.game.as_str(), &it.setup, it.player.as_str(), &it.provenance));
    match mismatch(a_origin, b_origin) {
        None => {}
        Some(Mismatch::Field { field, expected, found }) => {
            return Err(MergeError::Foreign { dir, field, expected, found });
        }
        Some(Mismatch::Player { player, by }) => {
            return Err(MergeError::Player { dir, nth: part.shard.nth(), player, by });
        }
        Some(Mismatch::Unsaid) => return Err(MergeError::Unsaid(dir)),
    }
    same("player-seed", a.player_seed.to_string(), b.player_seed.to_string())?;
    let without = |it: &Summary| it.without.clone().unwrap_or_else(|| "-".to_owned());
    same("without", without(a), without(b))?;
    same("shards", shards(first), shards(part))?;
    same("counters", counters(a).join(" "), counters(b).join(" "))
}

/// Holds that every part is there once, in order.
fn check_numbers(parts: &[Part]) -> Result<(), MergeError> {
    let of = parts[0].shard.of();
    let mut sorted: Vec<&Part> = parts.iter().collect();
    sorted.sort_by_key(|it| it.shard.nth());
    for pair in sorted.windows(2) {
        if pair[0].shard == pair[1].shard {
            let (first, second) = (pair[0].dir.clone(), pair[1].dir.clone());
            let shard = pair[0].shard.to_string();
            return Err(MergeError::Doubled { shard, first, second });
        }
    }
    if (parts.len() as u64) < of {
        let is_missing = |nth: &u64| sorted.iter().all(|it| it.shard.nth() != *nth);
        // Some names are enough to look for.
        let missing = (1..=of).filter(is_missing).take(8).map(|nth| format!("{nth}/{of}"));
        return Err(MergeError::Missing { expected: missing.collect::<Vec<_>>().join(", ") });
    }
    if !parts.iter().map(|it| it.shard.nth()).is_sorted() {
        let expected = sorted.iter().map(|it| it.dir.display().to_string());
        return Err(MergeError::Unordered { expected: expected.collect::<Vec<_>>().join(" ") });
    }
    Ok(())
}

/// Holds that each part begins where the one before ended, and is as long as
/// its number says.
fn check_seeds(parts: &[Part]) -> Result<(), MergeError> {
    let total = parts.iter().map(|it| it.summary.games).sum();
    let start = parts[0].summary.seed;
    for part in parts {
        let games = part.shard.games(total);
        let expected = (start + games.start, games.end - games.start);
        let found = (part.summary.seed, part.summary.games);
        if expected != found {
            let told = |(seed, n): (u64, u64)| format!("{seed}+{n}");
            let (expected, found) = (told(expected), told(found));
            let dir = part.dir.clone();
            return Err(MergeError::Foreign { dir, field: "seeds", expected, found });
        }
    }
    Ok(())
}

/// Reads the rows of a part one by one: however many, they take no room.
fn each_row(
    part: &Part,
    tell: &mut dyn FnMut(&Row) -> Result<(), MergeError>,
) -> Result<(), MergeError> {
    let path = part.dir.join(CSV);
    let failed = |error| MergeError::Read { path: path.clone(), error };
    let counters = counters(&part.summary);
    let mut lines = BufReader::new(File::open(&path).map_err(failed)?);
    let mut seed = part.summary.seed;
    let end = seed + part.summary.games;
    let mut text = String::new();
    let mut line = 0;
    loop {
        text.clear();
        line += 1;
        if lines.read_line(&mut text).map_err(failed)? == 0 {
            break;
        }
        if line == 1 && text == csv::head(&counters) {
            continue;
        }
        match csv::read(text.trim_end_matches('\n'), counters.len()) {
            Some(row) if row.seed == seed && seed < end => tell(&row)?,
            _ => return Err(MergeError::Row { path, line, seed }),
        }
        seed += 1;
    }
    match seed == end {
        true => Ok(()),
        false => Err(MergeError::Row { path, line, seed }),
    }
}

/// Every game of a complete run that was written as text.
///
/// # Errors
///
/// If the file cannot be read, or holds other games than the summary tells.
pub fn read_rows(path: &Path, summary: &Summary) -> Result<Vec<Row>, MergeError> {
    let dir = path.parent().unwrap_or(path).to_owned();
    let part = Part { dir, summary: summary.clone(), shard: Shard::WHOLE };
    let (mut rows, mut sums) = (Vec::new(), Results::default());
    each_row(&part, &mut |row| {
        sums.add(row);
        rows.push(row.clone());
        Ok(())
    })?;
    if sums != Results::of(summary) {
        return Err(MergeError::Sums(path.to_owned()));
    }
    Ok(rows)
}

fn counters(summary: &Summary) -> Vec<String> {
    summary.sums.counters.0.iter().map(|it| it.0.clone()).collect()
}

/// The columns of a part beside its text: written again from the rows, they must come
/// to the same bytes. One group is held at a time, as when they were written.
struct Columns {
    path: PathBuf,
    parquet: Parquet,
    waiting: Vec<Row>,
    same: Same<BufReader<File>>,
}

impl Columns {
    fn open(part: &Part) -> Result<Columns, MergeError> {
        let path = part.dir.join(PARQUET);
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) => return Err(MergeError::Read { path, error }),
        };
        let parquet = Parquet::new(&counters(&part.summary));
        let same = Same { expected: BufReader::new(file), buffer: Vec::new() };
        let mut columns = Columns { path, parquet, waiting: Vec::new(), same };
        let begun = columns.parquet.begin(&mut columns.same);
        columns.judged(begun)?;
        Ok(columns)
    }

    /// Compares one more row.
    fn compare(&mut self, row: &Row) -> Result<(), MergeError> {
        self.waiting.push(row.clone());
        if self.waiting.len() < GROUP { Ok(()) } else { self.compare_group() }
    }

    /// Compares the rest, after which nothing may follow.
    fn end(mut self) -> Result<(), MergeError> {
        if !self.waiting.is_empty() {
            self.compare_group()?;
        }
        let ended = self.parquet.end(&mut self.same).and_then(|()| self.same.end());
        self.judged(ended)
    }

    fn compare_group(&mut self) -> Result<(), MergeError> {
        let written = self.parquet.group(&self.waiting, &mut self.same);
        self.waiting.clear();
        self.judged(written)
    }

    fn judged(&self, compared: io::Result<()>) -> Result<(), MergeError> {
        let path = self.path.clone();
        compared.map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => MergeError::Columns(path),
            _ => MergeError::Read { path, error },
        })
    }
}

/// Takes what is written only if a file has the same.
struct Same<R> {
    expected: R,
    buffer: Vec<u8>,
}

impl<R: Read> Same<R> {
    fn end(&mut self) -> io::Result<()> {
        self.buffer.resize(1, 0);
        match self.expected.read(&mut self.buffer)? {
            0 => Ok(()),
            _ => Err(io::ErrorKind::InvalidData.into()),
        }
    }
}

impl<R: Read> Write for Same<R> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.buffer.resize(bytes.len(), 0);
        self.expected.read_exact(&mut self.buffer)?;
        if self.buffer == bytes { Ok(bytes.len()) } else { Err(io::ErrorKind::InvalidData.into()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
