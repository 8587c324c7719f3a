//! Runs that somebody stops: Ctrl-C, SIGTERM and a kill, and how they go on.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
};

use serde_json::Value;

use crate::helpers::{Ran, command, run};

/// A folder for one test, gone at its end.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Temporary {
        let name = format!("automatable-stopped-{}-{name}", std::process::id());
        let dir = std::env::temp_dir().join(name);
        fs::create_dir_all(&dir).unwrap();
        Temporary(dir)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A command under way, whose output is read when it ends.
fn start(args: &[&str]) -> Child {
    command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn send(child: &Child, signal: &str) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

fn end(child: Child) -> Ran {
    let output = child.wait_with_output().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Waits until something is so; a child that ends before is a failure.
fn wait_for(child: &mut Child, is_so: impl Fn(u32) -> bool) {
    while !is_so(child.id()) {
        assert!(child.try_wait().unwrap().is_none(), "it ended too early");
        thread::yield_now();
    }
}

/// Whether so many games are on the disk.
fn has_games(dir: &str, n: usize) -> impl Fn(u32) -> bool {
    let file = Path::new(dir).join("games.csv.part");
    move |_| fs::read(&file).is_ok_and(|it| n < it.iter().filter(|it| **it == b'\n').count())
}

/// Whether a process hears SIGTERM and has worked for some tenths of a second.
fn is_at_work(id: u32) -> bool {
    let read = |name: &str| fs::read_to_string(format!("/proc/{id}/{name}")).unwrap_or_default();
    let status = read("status");
    let caught = status.lines().find_map(|it| it.strip_prefix("SigCgt:"));
    let caught = u64::from_str_radix(caught.unwrap_or("0").trim(), 16).unwrap_or(0);
    let spent = read("stat").rsplit(')').next().and_then(|it| it.split(' ').nth(12)?.parse().ok());
    caught >> 14 & 1 == 1 && 30_u64 <= spent.unwrap_or(0)
}

/// The files of a finished run, the summary without what depends on the time.
fn files(dir: &str) -> (Vec<u8>, Vec<u8>, Value) {
    let read = |name: &str| fs::read(Path::new(dir).join(name)).unwrap();
    let mut summary: Value = serde_json::from_slice(&read("summary.json")).unwrap();
    for key in ["seconds", "games_per_second", "threads"] {
        assert!(summary.as_object_mut().unwrap().remove(key).is_some(), "{key}");
    }
    // What was typed to begin with, whatever was typed to go on.
    let command = summary["provenance"]["command"].as_array_mut().unwrap();
    assert_eq!(command.pop().unwrap(), dir);
    assert_eq!(command.last().unwrap(), "--out");
    (read("games.csv"), read("games.parquet"), summary)
}

const RUN: [&str; 6] = ["simulate", "patchwork", "--games", "40000", "--seed", "5"];

fn with<'a>(args: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [args, more].concat()
}

#[test]
fn control_c_keeps_what_was_played_and_says_how_to_go_on() {
    let temporary = Temporary::new("int");
    let (whole, out) = (temporary.path("whole"), temporary.path("out"));
    assert_eq!(run(&with(&RUN, &["--out", &whole])).code, 0);
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        let resumed = Path::new(&out).exists();
        let mut child = start(&with(&RUN, &[if resumed { "--resume" } else { "--out" }, &out]));
        let before = fs::read(temporary.0.join("out/games.csv.part")).unwrap_or_default();
        let n_before = before.iter().filter(|it| **it == b'\n').count();
        wait_for(&mut child, has_games(&out, n_before + 500));
        send(&child, signal);
        let said = end(child);
        assert_eq!(said.code, code, "{said:?}");
        let text = fs::read_to_string(temporary.0.join("out/games.csv.part")).unwrap();
        let n = text.lines().count() - 1;
        assert!(n_before < n && n < 40_000 && text.ends_with('\n'), "{n}");
        // What was played is summed up, on stdout and beside the games.
        assert!(said.out.contains(&format!("{n} games of")), "{said:?}");
        let summary = fs::read(temporary.0.join("out/summary.json.part")).unwrap();
        let summary: Value = serde_json::from_slice(&summary).unwrap();
        assert_eq!(summary["games"], n);
        assert!(!temporary.0.join("out/summary.json").exists());
        let columns = fs::read(temporary.0.join("out/games.parquet.part")).unwrap();
        assert!(columns.starts_with(b"PAR1") && columns.ends_with(b"PAR1"));
        // And the words are a command that goes on.
        let seed = format!("--seed {}", 5 + n);
        let again = format!("automatable {} --resume {out}", RUN.join(" "));
        assert!(said.err.contains(&seed) && said.err.contains(&again), "{said:?}");
    }
    assert_eq!(run(&with(&RUN, &["--resume", &out])).code, 0);
    assert!(files(&whole) == files(&out), "the unbroken run and the one that was stopped twice");
    run(&with(&RUN, &["--resume", &out])).fails(1, &["one that is complete", &out]);
}

#[test]
fn a_kill_loses_no_whole_line_in_any_part() {
    let temporary = Temporary::new("kill");
    let args = with(&RUN, &["--shard", "2/3"]);
    let (whole, out) = (temporary.path("whole"), temporary.path("out"));
    assert_eq!(run(&with(&args, &["--out", &whole])).code, 0);
    let mut child = start(&with(&args, &["--out", &out]));
    wait_for(&mut child, has_games(&out, 300));
    child.kill().unwrap();
    child.wait().unwrap();
    let file = temporary.0.join("out/games.csv.part");
    let text = fs::read_to_string(&file).unwrap();
    let n = text.lines().count();
    // A line that had no time to end.
    fs::write(&file, format!("{text}18333,1")).unwrap();
    run(&with(&args, &["--out", &out])).fails(2, &["empty folder", &out]);
    assert_eq!(run(&with(&args, &["--resume", &out])).code, 0);
    assert!(300 < n && files(&whole) == files(&out), "{n}");
}

#[test]
fn another_run_is_refused_by_name() {
    let temporary = Temporary::new("other");
    let out = temporary.path("out");
    let mut child = start(&with(&RUN, &["--out", &out]));
    wait_for(&mut child, has_games(&out, 10));
    run(&with(&RUN, &["--resume", &out])).fails(2, &["another run at work", &out]);
    send(&child, "-INT");
    assert_eq!(end(child).code, 130);
    let resume = ["--resume", &out];
    let other = |args: &[&str], told: &[&str]| {
        run(&with(args, &resume)).fails(1, &with(told, &[&out]));
    };
    other(&with(&RUN, &["--level", "V"]), &["level=III", "level=V"]);
    other(&with(&RUN, &["--player", "greedy"]), &["player random", "player greedy"]);
    other(&["simulate", "patchwork", "--games", "40000", "--seed", "6"], &["seed 5", "seed 6"]);
    other(&["simulate", "patchwork", "--games", "4", "--seed", "5"], &["games 40000", "games 4"]);
    other(&with(&RUN, &["--shard", "1/2"]), &["shard 1/1", "shard 1/2"]);
    other(&["simulate", "brass", "--games", "40000", "--seed", "5"], &["game patchwork"]);
    let file = temporary.0.join("out/run.json");
    let good = fs::read_to_string(&file).unwrap();
    for (from, to, told) in [
        ("\"version\": \"", "\"version\": \"9.", "version 9."),
        ("\"weights\": \"", "\"weights\": \"0", "its weights differ"),
        ("\"play\": \"", "\"play\": \"0", "it plays in another way"),
    ] {
        assert!(good.contains(from), "{from}: {good}");
        fs::write(&file, good.replacen(from, to, 1)).unwrap();
        other(&RUN, &[told]);
    }
    fs::write(&file, good).unwrap();
    run(&["merge", &out, "--out", &temporary.path("no")]).fails(1, &["stopped", "--resume"]);
    run(&with(&RUN, &["--resume", &temporary.path("no")])).fails(1, &["--out"]);
    run(&with(&RUN, &["--resume", &out, "--out", &out])).fails(2, &["once", "--resume"]);
    assert_eq!(run(&with(&RUN, &resume)).code, 0);
}

/// A deed that would take for hours: the first Ctrl-C waits for it, the second does not.
#[test]
fn a_second_control_c_ends_it_at_once() {
    let temporary = Temporary::new("twice");
    let out = temporary.path("out");
    let player = ["--player", "search:4000000000", "--threads", "1", "--out", &out];
    let mut child = start(&with(&["simulate", "patchwork", "--games", "5"], &player));
    wait_for(&mut child, |_| temporary.0.join("out/games.parquet.part").exists());
    let mut told = BufReader::new(child.stderr.take().unwrap());
    send(&child, "-INT");
    let mut line = String::new();
    told.read_line(&mut line).unwrap();
    assert!(line.contains("once more"), "{line}");
    send(&child, "-INT");
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let mut rest = String::new();
    told.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_folder_the_games_that_are_left_are_told() {
    let args = ["simulate", "patchwork", "--games=900000000", "--seed", "7", "--json"];
    let mut child = start(&with(&args, &["--shard", "1/3", "--lang", "fr"]));
    wait_for(&mut child, is_at_work);
    send(&child, "-TERM");
    let said = end(child);
    assert_eq!(said.code, 143, "{said:?}");
    let n = said.json()["games"].as_u64().unwrap();
    assert!(0 < n && n < 300_000_000, "{n}");
    let left = format!(
        "automatable simulate patchwork --json --lang fr --seed {} --games {}",
        7 + n,
        300_000_000 - n
    );
    assert!(said.err.contains(&left) && said.err.contains("parties"), "{said:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_comparison_is_that_of_the_games_so_far() {
    let args = ["compare", "patchwork", "level=I", "level=V", "--games", "90000000", "--json"];
    let mut child = start(&args);
    wait_for(&mut child, is_at_work);
    send(&child, "-INT");
    let said = end(child);
    assert_eq!(said.code, 130, "{said:?}");
    let json = said.json();
    let n = json["games"].as_u64().unwrap();
    assert!(0 < n && n < 90_000_000, "{n}");
    let left = format!("--seed {n} --games {}", 90_000_000 - n);
    assert!(said.err.contains(&left) && said.err.contains("level=V"), "{said:?}");
    let n = n.to_string();
    let again = run(&["compare", "patchwork", "level=I", "level=V", "--games", &n, "--json"]);
    assert_eq!(again.json()["difference"], json["difference"]);
}

#[cfg(target_os = "linux")]
#[test]
fn rows_of_difficulty_that_were_measured_are_printed() {
    let args = ["difficulty", "patchwork", "--measure", "--player", "random"];
    let mut child = start(&with(&args, &["--games", "90000000", "--json"]));
    wait_for(&mut child, is_at_work);
    send(&child, "-TERM");
    let said = end(child);
    assert_eq!(said.code, 143, "{said:?}");
    let rows = said.json();
    let row = &rows.as_array().unwrap()[0];
    let n = row["games"].as_u64().unwrap();
    assert!(20 < n && n < 90_000_000, "{row}");
    assert_eq!((&row["level"], &row["first"]["games"]), (&"I".into(), &20.into()));
    let told = format!("--seed {}", 1 + n);
    assert!(said.err.contains("patchwork normal I random") && said.err.contains(&told), "{said:?}");
}
