//! Many games on the disk: folders, parts, comparisons, and what is wrong with them.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use std::{fs, path::PathBuf};

use serde_json::Value;

use crate::helpers::{Ran, command, run};

/// A folder for one test, gone at its end.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Temporary {
        let name = format!("automatable-lab-{}-{name}", std::process::id());
        let dir = std::env::temp_dir().join(name);
        fs::create_dir_all(&dir).unwrap();
        Temporary(dir)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.join(name)).unwrap()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn simulate(dir: &str, args: &[&str]) -> Ran {
    let run_it = ["simulate", "patchwork", "--games", "90", "--seed", "4", "--json", "--out", dir];
    run(&[&run_it[..], args].concat())
}

#[test]
fn a_folder_has_every_game_and_where_it_comes_from() {
    let temporary = Temporary::new("folder");
    let said = simulate(&temporary.path("out"), &["--level", "V"]);
    let mut files: Vec<String> = fs::read_dir(temporary.path("out"))
        .unwrap()
        .map(|it| it.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(files, ["games.csv", "games.parquet", "summary.json"]);
    let text = String::from_utf8(temporary.read("out/games.csv")).unwrap();
    assert!(text.starts_with("seed,human,automa,winner,actions,automa_turns,"), "{text}");
    assert_eq!(text.lines().count(), 91);
    let json = said.json();
    let of = &json["provenance"];
    assert_eq!(of["seeds"], serde_json::json!([4, 93]));
    assert_eq!(of["version"], env!("CARGO_PKG_VERSION"));
    let typed = serde_json::json!(["automatable", "simulate", "patchwork", "--games", "90"]);
    assert_eq!(of["command"].as_array().unwrap()[..5], typed.as_array().unwrap()[..]);
    assert_eq!(json["reproducible"], true);
}

#[test]
fn four_parts_are_the_whole_but_for_the_time() {
    let temporary = Temporary::new("merge");
    simulate(&temporary.path("whole"), &["--threads", "2"]);
    let parts: Vec<String> = (1..=4).map(|it| temporary.path(&format!("part-{it}"))).collect();
    for (nth, dir) in parts.iter().enumerate() {
        let said = simulate(dir, &["--shard", &format!("{}/4", nth + 1)]);
        assert_eq!(said.code, 0, "{said:?}");
    }
    let out = temporary.path("merged");
    let dirs: Vec<&str> = parts.iter().map(String::as_str).collect();
    let merged = run(&[&["merge"], &dirs[..], &["--out", &out, "--json"]].concat());
    assert_eq!(merged.code, 0, "{merged:?}");
    let figures = |dir: &str| {
        let text = temporary.read(&format!("{dir}/summary.json"));
        let mut json: Value = serde_json::from_slice(&text).unwrap();
        for key in ["seconds", "games_per_second", "threads", "provenance"] {
            assert!(json.as_object_mut().unwrap().remove(key).is_some(), "{key}");
        }
        json
    };
    assert_eq!(figures("merged"), figures("whole"));
    for file in ["games.csv", "games.parquet"] {
        let [merged, whole] = ["merged", "whole"].map(|it| temporary.read(&format!("{it}/{file}")));
        assert!(merged == whole, "{file}");
    }
    let said = run(&["merge", dirs[1], dirs[0], dirs[2], dirs[3], "--out", &temporary.path("no")]);
    said.fails(1, &["in the order", &dirs.join(" ")]);
    run(&["merge", dirs[0], "--out", &temporary.path("no")]).fails(1, &["2/4, 3/4, 4/4"]);
    let said = run(&["merge", dirs[0], dirs[0], "--out", &temporary.path("no")]);
    said.fails(1, &["each part once", "1/4", dirs[0]]);
    run(&["merge", &temporary.path("whole"), "--out", &temporary.path("no")])
        .fails(1, &["a part of a run", "a whole one"]);
    run(&[&["merge"], &dirs[..], &["--out", &out]].concat()).fails(2, &["empty folder", &out]);
    assert!(!temporary.0.join("no").exists());
}

#[test]
fn parts_of_other_programs_and_runs_are_refused_by_name() {
    let temporary = Temporary::new("foreign");
    let [first, second] = ["1", "2"].map(|it| temporary.path(it));
    simulate(&first, &["--shard", "1/2"]);
    simulate(&second, &["--shard", "2/2"]);
    let file = temporary.0.join("2/summary.json");
    let good = fs::read_to_string(&file).unwrap();
    let spoilt = |from: &str, to: &str, told: &[&str]| {
        assert!(good.contains(from), "{from}");
        fs::write(&file, good.replacen(from, to, 1)).unwrap();
        let said = run(&["merge", &first, &second, "--out", &temporary.path("out")]);
        said.fails(1, &[told, &[second.as_str()]].concat());
    };
    spoilt("\"version\": \"", "\"version\": \"9", &["version"]);
    spoilt("\"ruleset\": ", "\"ruleset\": 9", &["ruleset"]);
    spoilt("\"level\": \"III\"", "\"level\": \"IV\"", &["level=III", "level=IV"]);
    spoilt("\"player\": \"random\"", "\"player\": \"greedy\"", &["player random", "player greedy"]);
    spoilt("\"seed\"", "\"seat\"", &["a summary"]);
    let other = temporary.path("other");
    simulate(&other, &["--shard", "2/2", "--level", "IV"]);
    run(&["merge", &first, &other, "--out", &temporary.path("out")])
        .fails(1, &["level=III", "level=IV", &other]);
    fs::remove_file(&file).unwrap();
    let said = run(&["merge", &first, &second, "--out", &temporary.path("out")]);
    said.fails(2, &["summary.json", "no such file"]);
}

#[test]
fn nothing_is_overwritten() {
    let temporary = Temporary::new("taken");
    fs::create_dir(temporary.path("empty")).unwrap();
    assert_eq!(simulate(&temporary.path("empty"), &[]).code, 0);
    let before = temporary.read("empty/summary.json");
    simulate(&temporary.path("empty"), &["--level", "I"]).fails(2, &["empty folder", "empty"]);
    assert_eq!(before, temporary.read("empty/summary.json"));
    fs::write(temporary.path("file"), "mine").unwrap();
    assert_eq!(simulate(&temporary.path("file"), &[]).code, 2);
    assert_eq!(temporary.read("file"), b"mine");
    // A run that cannot start leaves nothing behind.
    assert_eq!(simulate(&temporary.path("none"), &["--player", "nobody"]).code, 2);
    assert!(!temporary.0.join("none").exists());
}

#[test]
fn budgets_are_whole_and_a_part_has_no_clock() {
    for player in ["search:0", "search:-1", "search:0ms", "search:-5ms", "search:", "search:1.5"] {
        let said = run(&["simulate", "patchwork", "--games", "1", "--player", player]);
        said.fails(2, &["expected", player]);
    }
    let timed = ["simulate", "patchwork", "--games", "2", "--player", "search:5ms"];
    let said = run(&[&timed[..], &["--shard", "1/2"]].concat());
    said.fails(2, &["search:5ms"]);
    assert_eq!(run(&timed).code, 0, "the whole may be played by the clock");
    for shard in ["0/4", "5/4", "-1/4", "1/0", "x"] {
        let said = run(&["simulate", "patchwork", &format!("--shard={shard}")]);
        said.fails(2, &["I/N with I from 1 to N", shard]);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_keeps_what_was_finished() {
    let temporary = Temporary::new("full");
    let out = temporary.path("out");
    let limited = format!(
        "ulimit -f 200; exec {} simulate patchwork --games 20000 --out {out}",
        env!("CARGO_BIN_EXE_automatable"),
    );
    let output = std::process::Command::new("sh").args(["-c", &limited]).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("no room left") && told.contains("games.csv"), "{told}");
    let text = String::from_utf8(temporary.read("out/games.csv.part")).unwrap();
    let n_games = text.lines().count() - 1;
    assert!(told.contains(&format!("{n_games} games were finished")), "{told}");
    assert!(told.contains(&format!("--seed {n_games}")), "{told}");
    assert!(text.ends_with('\n') && 100 < n_games, "{n_games}");
    let columns = temporary.read("out/games.parquet.part");
    assert!(columns.starts_with(b"PAR1") && columns.ends_with(b"PAR1"));
    assert!(!temporary.0.join("out/summary.json").exists());
}

#[test]
fn a_comparison_tells_the_difference_of_everything() {
    let args = ["compare", "brass", "level=easy", "level=hard", "--games", "60", "--seed", "1"];
    let json = run(&[&args[..], &["--json", "--threads", "2"]].concat()).json();
    assert_eq!(
        (&json["a"]["setup"]["level"], &json["b"]["setup"]["level"]),
        (&"easy".into(), &"hard".into())
    );
    for key in ["human", "automa", "margin", "win_rate", "actions_per_game"] {
        let difference = &json["difference"][key];
        let [low, high] = [0, 1].map(|it| difference["ci95"][it].as_f64().unwrap());
        let mean = difference["mean"].as_f64().unwrap();
        assert!(low <= high, "{key}: {difference}");
        assert!(key == "win_rate" || (low <= mean && mean <= high), "{key}: {difference}");
    }
    let counters = |of: &Value| of["counters"].as_object().unwrap().len();
    assert_eq!(counters(&json["difference"]), counters(&json["a"]));
    let alone = ["simulate", "brass", "--level", "hard", "--games", "60", "--seed", "1", "--json"];
    assert_eq!(json["b"]["automa"], run(&alone).json()["automa"]);
    let said = run(&args);
    assert!(said.out.contains("B − A") && said.out.contains("automa_builds"), "{said:?}");
}

#[test]
fn the_sides_of_a_comparison_are_read_with_care() {
    let compared = |a: &str, b: &str| run(&["compare", "patchwork", a, b, "--games", "5"]);
    assert_eq!(compared("level=I,player=random", "level=2 edition=original").code, 0);
    compared("level=I", "hard").fails(2, &["B:", "KEY=VALUE", "hard"]);
    compared("level=VI", "level=I").fails(2, &["level", "VI"]);
    compared("levle=I", "level=I").fails(2, &["levle"]);
    compared("player=god", "level=I").fails(2, &["random", "god"]);
    compared("deck=none", "level=I").fails(2, &["deck", "normal", "none"]);
    run(&["compare", "patchwork", "level=I"]).fails(2, &["expected", "<B>"]);
    run(&["compare", "patchwork", "", "", "--games", "0"]).fails(2, &["at least 1 game"]);
}

#[test]
fn an_interrupted_run_is_no_result() {
    let temporary = Temporary::new("stopped");
    let args = ["simulate", "patchwork", "--games", "100000000", "--out", &temporary.path("out")];
    let mut child = command(&args).spawn().unwrap();
    while !temporary.0.join("out/games.csv.part").exists() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!temporary.0.join("out/summary.json").exists());
    assert!(!temporary.0.join("out/games.csv").exists());
}

/// The rows that ship, played again: the first games of each. A search takes too
/// long for a test; its rows are held by measuring them again.
#[test]
fn the_measured_difficulty_can_be_measured_again() {
    let rows = run(&["difficulty", "--json"]).json();
    for row in rows.as_array().unwrap() {
        let text = |key: &str| row[key].as_str().unwrap_or_default().to_owned();
        let (game, player) = (text("game"), text("player"));
        if player == "search" {
            continue;
        }
        let (seed, games) = (row["seed"].to_string(), row["first"]["games"].to_string());
        let (level, deck) = (text("level"), text("deck"));
        let mut args = vec!["simulate", &game, "--player", &player, "--level", &level, "--json"];
        args.extend(["--seed", &seed, "--games", &games]);
        if !deck.is_empty() {
            args.extend(["--deck", &deck]);
        }
        let sums = run(&args).json()["sums"].clone();
        for side in ["human", "automa"] {
            assert_eq!(sums[side]["sum"], row["first"][side], "{side}: {row}");
        }
    }
}

#[test]
fn the_docs_show_the_measured_difficulty() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/difficulty.md");
    let page = fs::read_to_string(page).unwrap();
    let table = run(&["difficulty", "--markdown"]).out;
    assert!(page.contains(&table), "cargo xtask difficulty makes it: {table}");
}

/// The README tells of each game in a line: the figures are those that were measured.
#[test]
fn the_gist_in_the_readme_is_what_was_measured() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let readme = fs::read_to_string(readme).unwrap();
    let rows = run(&["difficulty", "--json"]).json();
    let gist = readme.split("## How hard is it?").nth(1).unwrap().split("\n## ").next().unwrap();
    let share = |game: &str, level: &str, player: &str| {
        let is_it = |it: &&serde_json::Value| {
            it["game"] == game.to_lowercase()
                && it["player"] == player
                && it["level"] == level
                && it["deck"].as_str().is_none_or(|it| it.is_empty() || it == "normal")
        };
        let row = rows.as_array().unwrap().iter().find(is_it);
        let row = row.unwrap_or_else(|| panic!("{game} {level} {player}"));
        format!("{:.0} %", 100.0 * row["win_rate"].as_f64().unwrap())
    };
    let mut n_told = 0;
    for line in gist.lines().filter(|it| it.starts_with("| ") && it.contains('%')) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let (game, levels) = cells[1].split_once(", ").unwrap();
        let (first, last) = levels.split_once(" to ").unwrap();
        for (player, told) in ["casual", "greedy", "search"].into_iter().zip(&cells[2..]) {
            let expected = [share(game, first, player), share(game, last, player)].join(" to ");
            assert_eq!(*told, expected, "{line}: {player}");
            n_told += 1;
        }
    }
    assert_eq!(n_told, 9, "{gist}");
}

#[test]
fn the_difficulty_is_a_table_as_wide_as_the_terminal() {
    let shown = run(&["difficulty"]).out;
    let level = shown.lines().find(|it| it.starts_with("patchwork II, normal")).unwrap();
    assert!(level.contains("50 %") && !shown.contains('|'), "{shown}");
    assert!(shown.lines().all(|it| it.chars().count() <= 80), "{shown}");
    let words = ["random", "casual", "greedy", "search"];
    assert!(shown.lines().any(|line| words.iter().all(|it| line.contains(it))), "{shown}");
}

#[test]
fn difficulty_is_measured_as_the_file_that_ships() {
    let args = ["difficulty", "london", "--measure", "--player", "random", "--games", "30"];
    let said = run(&args);
    assert!(said.out.contains("[[row]]") && said.out.contains("[row.first]"), "{said:?}");
    assert_eq!(said.out, run(&[&args[..], &["--threads", "1"]].concat()).out);
    run(&["difficulty", "--games", "30"]).fails(2, &["--measure"]);
}
