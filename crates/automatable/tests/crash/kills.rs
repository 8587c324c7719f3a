//! Kills of a start: the first one, one that rescues a damaged file, and one
//! that finds a change cut short. After each the next start shows every game.

use std::{
    fmt,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::server::{Folder, Server, ask, call};

/// What is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// The first in an empty folder.
    First,
    /// One that finds a damaged file.
    Rescue,
    /// One on a file in rollback mode, with games.
    Rollback,
}

/// What came of many kills.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    /// How many starts were killed.
    pub(crate) n_kills: usize,
    /// How many of them had not yet said where they listen.
    pub(crate) n_before: usize,
    /// How long a start takes when nobody kills it.
    pub(crate) whole: Duration,
    /// The next starts that did not come up or did not show every game.
    pub(crate) faults: Vec<String>,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} kills, {} of them before it said where it is ({} ms): {} next starts showed every game",
            self.n_kills,
            self.n_before,
            self.whole.as_millis(),
            self.n_kills - self.faults.len(),
        )?;
        self.faults.iter().try_for_each(|it| write!(f, "\n  {it}"))
    }
}

fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_automatable"));
    command
        .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--lang", "en", "--data"])
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Starts the program and waits until it greets; how long that took.
fn whole(folder: &Path) -> Duration {
    let start = Instant::now();
    let mut child = command(folder).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let took = start.elapsed();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(line.contains("http://"), "{line:?}");
    took
}

/// Starts the program and kills it after `delay`; whether it had greeted by then.
fn killed_after(folder: &Path, delay: Duration) -> bool {
    let mut child = command(folder).spawn().unwrap();
    // What is tried is a moment of the clock: nothing else tells how far it is.
    thread::sleep(delay);
    child.kill().unwrap();
    let output = child.wait_with_output().unwrap();
    String::from_utf8_lossy(&output.stdout).contains("http://")
}

/// A folder with games of each kind, as a server leaves it that stops well.
pub(crate) fn filled(name: &str, n_games: usize) -> (Folder, Vec<Value>) {
    let folder = Folder::new(name);
    let mut server = Server::start(&folder.0);
    for n in 0..n_games {
        let game = ["patchwork", "brass", "london"][n % 3];
        let new = format!("{{\"game\":\"{game}\",\"seed\":{n}}}");
        let mut kept = call(&server.addr, "POST", "/games", &new).unwrap();
        // So that somebody has acted in it.
        let id = kept["id"].as_str().unwrap().to_owned();
        let options = call(&server.addr, "GET", &format!("/games/{id}/options"), "").unwrap();
        let action = options["options"][0]["action"].as_str().unwrap();
        let act = format!("{{\"action\":\"{action}\",\"revision\":{}}}", kept["revision"]);
        kept = call(&server.addr, "POST", &format!("/games/{id}/actions"), &act).unwrap();
        assert_eq!(kept["id"], id.as_str());
    }
    let games = shown(&server.addr);
    assert_eq!(games.len(), n_games);
    assert!(stop(&mut server));
    (folder, games)
}

/// Asks a server to stop and waits for it.
pub(crate) fn stop(server: &mut Server) -> bool {
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    server.wait()
}

/// The games of the list, by their ids.
pub(crate) fn shown(addr: &str) -> Vec<Value> {
    let list = call(addr, "GET", "/games?take=500", "").unwrap();
    let mut games = list["games"].as_array().unwrap().clone();
    games.sort_by_key(|it| it["id"].as_str().unwrap().to_owned());
    games
}

/// Puts the files of one folder into another, which has nothing else then.
fn refill(folder: &Path, from: Option<&Path>) {
    std::fs::remove_dir_all(folder).unwrap();
    std::fs::create_dir_all(folder).unwrap();
    for entry in from.into_iter().flat_map(|it| std::fs::read_dir(it).unwrap()) {
        let entry = entry.unwrap();
        std::fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
    }
}

/// What the killed start finds, and the games that the next one must show.
fn prepared(start: Start, n_games: usize) -> (Option<Folder>, Vec<Value>) {
    if start == Start::First {
        return (None, Vec::new());
    }
    let (folder, games) = filled(&format!("kills-{start:?}"), n_games);
    let file = folder.0.join("games.sqlite");
    let _ = std::fs::remove_file(folder.0.join("games.sqlite.bak"));
    match start {
        Start::Rescue => {
            // Header and schema are gone; the games lie in whole pages.
            let mut bytes = std::fs::read(&file).unwrap();
            bytes[..4096].fill(0xee);
            std::fs::write(&file, &bytes).unwrap();
        }
        _ => {
            let file = rusqlite::Connection::open(&file).unwrap();
            let mode: String =
                file.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0)).unwrap();
            assert_eq!(mode, "delete");
            // A start writes something: it makes the index anew.
            file.execute_batch("DROP INDEX by_list").unwrap();
        }
    }
    (Some(folder), games)
}

/// Kills so many starts, each a little later than the one before, over the whole
/// time that a start takes and a little more; then looks what the next one shows.
pub(crate) fn loop_of(start: Start, n_kills: usize, n_games: usize) -> Figures {
    let (template, games) = prepared(start, n_games);
    let template = template.as_ref().map(|it| it.0.as_path());
    let folder = Folder::new(&format!("killed-{start:?}"));
    let mut times: Vec<Duration> = (0..5)
        .map(|_| {
            refill(&folder.0, template);
            whole(&folder.0)
        })
        .collect();
    times.sort();
    let mut figures = Figures { n_kills, whole: times[2], ..Figures::default() };
    for kill in 0..n_kills {
        refill(&folder.0, template);
        let delay = figures.whole.mul_f64(1.2 * (kill as f64 + 0.5) / n_kills as f64);
        figures.n_before += usize::from(!killed_after(&folder.0, delay));
        if let Err(fault) = looked_at(&folder.0, &games) {
            figures.faults.push(format!("{start:?}, killed after {delay:?}: {fault}"));
        }
    }
    figures
}

/// The next start: it comes up, and shows every game; so does the one after it.
fn looked_at(folder: &Path, games: &[Value]) -> Result<(), String> {
    for _ in 0..2 {
        let (server, _) = Server::try_run(command(folder))?;
        if shown(&server.addr) != games {
            return Err(format!("{} of {} games", shown(&server.addr).len(), games.len()));
        }
        let (status, page) = ask(&server.addr, "GET", "/games", "").ok_or("no page")?;
        if status != 200 {
            return Err(format!("{status}: {page}"));
        }
    }
    Ok(())
}
