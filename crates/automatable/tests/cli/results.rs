//! The deals of a day and the record of what was played.

use std::{fs, path::PathBuf};

use kit::Marks;
use patchwork::Patchwork;

use crate::helpers::{finished, run};

/// A folder of games for one test, gone at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("automatable-{}-{name}", std::process::id()));
        fs::create_dir_all(path.join("play")).unwrap();
        Folder(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_deals_of_a_day_are_the_same_for_everybody() {
    let deals = run(&["daily", "--date", "2026-01-02", "--json"]).json();
    let one = run(&["daily", "brass", "--date", "2026-01-02", "--json"]).json();
    let of_brass = deals.as_array().unwrap().iter().find(|it| it["game"] == "brass").unwrap();
    assert_eq!(&one[0], of_brass);
    for lang in ["en", "fr", "es"] {
        let said = run(&["daily", "--date", "2026-01-02", "--lang", lang]);
        assert_eq!(said.code, 0);
        assert!(said.out.contains(&of_brass["seed"].to_string()), "{said:?}");
    }
    run(&["daily", "--date", "9999-01-01"]).fails(2, &["a day up to", "9999-01-01"]);
    run(&["daily", "--date", "2026-02-30"]).fails(2, &["2026-02-30"]);
}

#[test]
fn games_of_the_terminal_are_in_the_record_and_second_tries_are_not() {
    let folder = Folder::new("results");
    let none = run(&["record", "--data", folder.path()]);
    assert_eq!((none.code, none.out.contains("0 finished games")), (0, true), "{none:?}");
    assert!(!folder.0.join("games.sqlite").exists(), "to ask makes no file");
    for seed in 1..7 {
        let marks = if seed == 6 { Marks::second_try() } else { Marks::default() };
        let session = finished::<Patchwork>(seed).marked(marks);
        let file = folder.0.join(format!("play/patchwork-000{seed}.toml"));
        fs::write(file, session.record().to_toml()).unwrap();
    }
    fs::write(folder.0.join("play/patchwork-0009.toml"), "format = 1").unwrap();
    for lang in ["en", "fr", "es"] {
        let said = run(&["record", "--data", folder.path(), "--lang", lang]);
        assert!(said.out.contains("patchwork III"), "{said:?}");
        assert!(said.out.contains("greedy"), "{said:?}");
    }
    let record = run(&["record", "patchwork", "--data", folder.path(), "--json"]).json();
    assert_eq!((&record["games"], &record["left_out"]["second_tries"]), (&5.into(), &1.into()));
    assert_eq!(record["left_out"]["unreadable"], 1);
    let table = run(&["record", "--csv", "--data", folder.path()]).out;
    assert_eq!(table.lines().count(), 6);
    let other = run(&["record", "brass", "--data", folder.path(), "--json"]).json();
    assert_eq!(other["games"], 0);
}
