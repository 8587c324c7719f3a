//! Nothing from a document, a file's name or an argument is obeyed by a terminal.

use std::{collections::BTreeSet, path::PathBuf};

use kit::Game;
use serde_json::Value;

use crate::helpers::{Ran, TempFile, command, finished, run, run_with};

/// A new title, a cleared screen, colours by one letter, turned writing, and no room.
const HOSTILE: &str =
    "\u{1b}]0;ours\u{7}\u{1b}[2J\u{9b}31m\u{202e}\u{2066}\u{200e}\u{200b}\u{85}\u{7f}\r\u{fdd0}";

/// What was printed so far: how often something was shown that would have been obeyed.
#[derive(Default)]
struct Told {
    n_runs: usize,
    n_shown: usize,
}

impl Told {
    /// Runs a command and looks for what a terminal would obey.
    fn run(&mut self, args: &[&str]) -> Ran {
        self.check(args, run(args))
    }

    fn run_with(&mut self, args: &[&str], input: &str) -> Ran {
        self.check(args, run_with(args, input.as_bytes()))
    }

    fn check(&mut self, args: &[&str], ran: Ran) -> Ran {
        for text in [&ran.out, &ran.err] {
            assert!(!text.contains(kit::is_obeyed), "{args:?}: {text:?}");
            self.n_shown += usize::from(text.contains("u001b") || text.contains("u202e"));
        }
        assert!((0..=2).contains(&ran.code) && !ran.err.contains("panicked"), "{args:?}: {ran:?}");
        if ran.code == 0 && args.contains(&"--json") {
            ran.json();
        }
        self.n_runs += 1;
        ran
    }
}

/// The kinds of places in a document: `card.*.name`, one of each.
fn places(value: &Value, at: &str, all: &mut BTreeSet<String>, found: &mut Vec<String>) {
    let kind: Vec<&str> =
        at.split('/').map(|it| if it.parse::<usize>().is_ok() { "*" } else { it }).collect();
    if all.insert(kind.join("/")) {
        found.push(at.to_owned());
    }
    match value {
        Value::Array(list) => {
            for (nth, it) in list.iter().enumerate() {
                places(it, &format!("{at}/{nth}"), all, found);
            }
        }
        Value::Object(fields) => {
            for (key, it) in fields {
                places(it, &format!("{at}/{key}"), all, found);
            }
        }
        _ => {}
    }
}

/// The document with something hostile in each kind of place: behind a text, in place
/// of a figure, as a field that is not known.
fn planted(document: &Value) -> Vec<Value> {
    let mut found = Vec::new();
    places(document, "", &mut BTreeSet::new(), &mut found);
    let mut all = Vec::new();
    for at in found {
        let mut spoilt = document.clone();
        match spoilt.pointer_mut(&at).expect("a place that was found") {
            Value::Object(fields) => {
                fields.insert(HOSTILE.to_owned(), 1.into());
            }
            Value::Array(list) => list.push(HOSTILE.into()),
            Value::String(text) => text.push_str(HOSTILE),
            other => *other = HOSTILE.into(),
        }
        all.push(spoilt);
    }
    all
}

/// A file with a hostile name, in TOML or JSON.
fn file(nth: usize, document: &Value) -> TempFile {
    let text = if nth.is_multiple_of(2) { kit::to_toml(document) } else { document.to_string() };
    TempFile::new(&format!("{nth}{HOSTILE}"), text)
}

fn tree(text: &str) -> Value {
    kit::read(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays with a document, in every way that tells its names.
fn play_with(told: &mut Told, game: &str, key: &str, document: &TempFile, nth: usize) {
    let flag = format!("--{key}");
    let own = [flag.as_str(), document.path()];
    let is_played = told.run(&["deck", "check", document.path()]).code == 0;
    told.run(&["deck", "check", document.path(), "--game", game, "--json"]);
    let new = told.run(&[&["new", game, "--seed", "3"], &own[..]].concat());
    let random = ["--games", "1", "--player", "random"];
    told.run(&[&["simulate", game], &random[..], &own[..]].concat());
    if !is_played {
        return;
    }
    told.run(&[&["simulate", game, "--json"], &random[..], &own[..]].concat());
    told.run(&[&["position", game], &own[..]].concat());
    told.run(&[&["compare", game, "player=random", "player=random"], &own[..]].concat());
    let record = TempFile::new(&format!("{nth}-record{HOSTILE}"), new.out);
    told.run(&["replay", record.path()]);
    told.run(&["replay", record.path(), "--json"]);
    told.run(&["position", record.path()]);
    told.run(&["why", record.path()]);
    told.run_with(&["play", game, "--file", record.path()], "1\n1\n1\nwhy\n1\n");
    std::fs::remove_file(&record.0).expect("the record was written");
    let at_table = [&["table", game, "--file", record.path()], &own[..]].concat();
    told.run_with(&at_table, "help\n1\n1\n1\n");
}

#[test]
fn no_name_in_a_deck_mat_or_card_set_is_obeyed() {
    let mut told = Told::default();
    for &id in shelf::GameId::ALL {
        let documents = shelf::with_game!(id, G => G::DOCUMENTS);
        let mut seen = BTreeSet::new();
        // One of each kind.
        for document in documents.iter().filter(|it| seen.insert(it.key)) {
            for (nth, spoilt) in planted(&tree(document.text)).iter().enumerate() {
                play_with(&mut told, id.id(), document.key, &file(nth, spoilt), nth);
            }
        }
    }
    let raw = TempFile::new("raw", format!("name = {HOSTILE}\n\"{HOSTILE}\" = '{HOSTILE}'"));
    told.run(&["deck", "check", raw.path()]);
    assert!(200 < told.n_runs && 100 < told.n_shown, "{} {}", told.n_runs, told.n_shown);
}

/// A game that was played for a while, as a record.
fn played<G: Game>() -> Value {
    let session = finished::<G>(5);
    tree(&session.record_to(session.entries().len().min(40)).to_toml())
}

#[test]
fn nothing_in_a_record_or_position_is_obeyed() {
    let mut told = Told::default();
    for &id in shelf::GameId::ALL {
        let record = shelf::with_game!(id, G => played::<G>());
        for (nth, spoilt) in planted(&record).iter().enumerate() {
            let record = file(nth, spoilt);
            for args in [&["replay"][..], &["replay", "--json"], &["why"], &["position"]] {
                told.run(&[args, &[record.path()]].concat());
            }
            told.run_with(&["play", id.id(), "--file", record.path()], "1\n");
        }
        let position = tree(&run(&["position", id.id()]).out);
        for (nth, spoilt) in planted(&position).iter().enumerate() {
            let position = file(nth, spoilt);
            told.run(&["decide", position.path(), "--seed", "1"]);
            told.run(&["decide", position.path(), "--json"]);
        }
    }
    assert!(200 < told.n_runs && 200 < told.n_shown, "{} {}", told.n_runs, told.n_shown);
}

/// A folder for one test, gone at its end.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn nothing_in_the_parts_of_a_run_is_obeyed() {
    let mut told = Told::default();
    let name = format!("automatable-{}-parts{HOSTILE}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    let path = |name: &str| folder.0.join(name).to_str().unwrap().to_owned();
    let parts = ["1", "2"].map(|it| path(&format!("part{it}{HOSTILE}")));
    std::fs::create_dir_all(&folder.0).unwrap();
    for (part, out) in ["1/2", "2/2"].into_iter().zip(&parts) {
        let games = ["--games", "4", "--player", "random", "--shard", part];
        let ran = told.run(&[&["simulate", "patchwork", "--out", out], &games[..]].concat());
        assert_eq!(ran.code, 0, "{ran:?}");
    }
    told.run(&["simulate", "patchwork", "--games", "4", "--out", &parts[0]]);
    let summary = std::path::Path::new(&parts[0]).join("summary.json");
    let before: Value = serde_json::from_str(&std::fs::read_to_string(&summary).unwrap()).unwrap();
    for (nth, spoilt) in planted(&before).iter().enumerate() {
        std::fs::write(&summary, spoilt.to_string()).unwrap();
        told.run(&["merge", &parts[0], &parts[1], "--out", &path(&format!("{nth}{HOSTILE}"))]);
    }
    assert!(20 < told.n_shown, "{}", told.n_shown);
}

#[test]
fn no_argument_is_obeyed() {
    let mut told = Told::default();
    let flag = format!("--{HOSTILE}");
    let value = format!("key={HOSTILE}");
    let nowhere = format!("/dev/null/{HOSTILE}");
    let wrong: &[&[&str]] = &[
        &[HOSTILE],
        &[&flag],
        &["games", HOSTILE],
        &["--lang", HOSTILE, "games"],
        &["serve", "--addr", HOSTILE],
        &["serve", "--no-open", "--data", &nowhere],
        &["play", HOSTILE],
        &["play", "patchwork", "--file", &nowhere],
        &["play", "patchwork", "--player", HOSTILE, "--file", &nowhere],
        &["new", "patchwork", "--level", HOSTILE],
        &["new", "patchwork", "--seed", HOSTILE],
        &["new", "patchwork", "--set", HOSTILE],
        &["new", "patchwork", "--set", &value],
        &["new", "patchwork", "--table", HOSTILE],
        &["new", "london", "--cards", HOSTILE],
        &["replay", HOSTILE],
        &["replay", HOSTILE, "--ply", HOSTILE],
        &["why", HOSTILE],
        &["position", HOSTILE],
        &["decide", HOSTILE],
        &["simulate", "brass", "--player", HOSTILE],
        &["simulate", "brass", "--games", "1", "--out", &nowhere],
        &["compare", "brass", HOSTILE, &value],
        &["merge", HOSTILE, HOSTILE],
        &["difficulty", HOSTILE],
        &["deck", HOSTILE],
        &["deck", "show", HOSTILE],
        &["deck", "check", HOSTILE],
        &["rules", "london", HOSTILE],
        &["schema", HOSTILE],
        &["completions", HOSTILE],
    ];
    for args in wrong {
        for lang in ["en", "fr", "es"] {
            let ran = told.run(&[args, &["--lang", lang][..]].concat());
            assert_ne!(ran.code, 0, "{args:?}: {ran:?}");
        }
    }
    // What is quoted has signs of its own for what cannot be shown.
    assert!(30 < told.n_shown, "{}", told.n_shown);
}

#[cfg(unix)]
#[test]
fn the_name_that_the_program_was_called_by_is_not_obeyed() {
    use std::os::unix::process::CommandExt;

    for args in [&["--help"][..], &["new", "--help"], &["--version"], &["new"]] {
        let output = command(args).arg0(HOSTILE).output().unwrap();
        for text in [output.stdout, output.stderr] {
            let text = String::from_utf8(text).unwrap();
            assert!(!text.contains(kit::is_obeyed), "{args:?}: {text:?}");
        }
    }
}
