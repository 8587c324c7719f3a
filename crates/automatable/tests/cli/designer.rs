//! What designers ask the terminal: worth, tune, report, workbench.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use std::{fs, path::PathBuf, process::Stdio, thread, time::Duration};

use crate::helpers::{command, run};

/// A folder for one test, gone at its end.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Temporary {
        let name = format!("automatable-designer-{}-{name}", std::process::id());
        let dir = std::env::temp_dir().join(name);
        fs::create_dir_all(&dir).unwrap();
        Temporary(dir)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn worth_is_written_gone_on_with_and_merged() {
    let temporary = Temporary::new("worth");
    let asked = ["worth", "patchwork", "--player", "greedy", "--games", "400", "--seed", "3"];
    let with = |more: &[&str]| run(&[&asked[..], more].concat());
    let whole = temporary.path("whole.json");
    let said = with(&["--out", &whole]);
    assert_eq!(said.code, 0, "{said:?}");
    assert!(said.out.contains("card 1 ") && said.out.contains("400 games"), "{said:?}");
    with(&["--out", &whole]).fails(2, &["is there already"]);
    let parts = ["1", "2"].map(|it| temporary.path(&format!("part-{it}.json")));
    for (nth, part) in parts.iter().enumerate() {
        assert_eq!(with(&["--out", part, "--shard", &format!("{}/2", nth + 1)]).code, 0);
    }
    let out = temporary.path("merged.json");
    let merged = run(&["merge", &parts[0], &parts[1], "--out", &out, "--json"]);
    let items = |text: &str| {
        let json: serde_json::Value = serde_json::from_str(text).unwrap();
        json["items"].clone()
    };
    assert_eq!(items(&merged.out), items(&temporary.text("whole.json")));
    run(&["merge", &parts[0], "--out", &temporary.path("no")]).fails(1, &["is missing"]);
    // A whole one has nothing left to measure; another question is another measurement.
    let again = with(&["--resume", &whole, "--json"]);
    assert_eq!(items(&again.out), items(&temporary.text("whole.json")));
    with(&["--resume", &whole, "--rules"]).fails(1, &["another measurement", "parts"]);
    with(&["--resume", &parts[0]]).fails(1, &["another measurement", "shard"]);
    with(&["--tiles"]).fails(1, &["nothing of the kind"]);
    with(&["--resume", &temporary.path("none")]).fails(2, &["none"]);
    fs::write(temporary.path("bad"), "{}").unwrap();
    with(&["--resume", &temporary.path("bad")]).fails(1, &["worth --out"]);
}

#[test]
fn a_rule_or_a_deed_can_be_left_out_of_a_run() {
    let plain = run(&["simulate", "brass", "--games", "6", "--player", "greedy", "--json"]).json();
    let asked = ["simulate", "brass", "--games", "6", "--player", "greedy", "--json"];
    let with = |more: &[&str]| run(&[&asked[..], more].concat());
    for rule in ["R5-3", "R5-4", "E1-1", "b2"] {
        let json = with(&["--without", rule]).json();
        assert_eq!(json["without"], rule.to_uppercase());
        assert_eq!(json["games"], 6);
    }
    let barred = with(&["--without-deed", "loan"]).json();
    assert_eq!(barred["player"], "greedy-loan");
    let points = |it: &serde_json::Value| it["human"]["mean"].as_f64().unwrap();
    assert!(points(&barred) + 50.0 < points(&plain));
    assert_eq!(with(&["--player-seed", "5"]).json()["player_seed"], 5);
    with(&["--without", "X9"]).fails(2, &["expected a rule of the automa", "X9"]);
    with(&["--without-deed", "flying"]).fails(2, &["greedy-loan", "flying"]);
}

#[test]
fn many_set_ups_are_compared_with_one() {
    let said = run(&[
        "compare",
        "brass",
        "level=easy",
        "level=medium",
        "level=hard mat=greedy-50",
        "--player",
        "greedy",
        "--games",
        "20",
    ]);
    assert_eq!(said.code, 0, "{said:?}");
    assert!(said.out.contains("mat=greedy-50") && !said.out.contains("level=hard"), "{said:?}");
    let json = run(&[
        "compare",
        "patchwork",
        "level=I",
        "level=II",
        "without=AF2",
        "--games",
        "20",
        "--json",
    ])
    .json();
    assert_eq!(json["others"].as_array().unwrap().len(), 2);
}

#[test]
fn a_mat_of_a_wished_strength_is_written() {
    let temporary = Temporary::new("tune");
    let (out, log) = (temporary.path("mine.toml"), temporary.path("log.json"));
    let said = run(&[
        "tune", "brass", "--player", "random", "--wins", "0", "--race", "100", "--out", &out,
        "--log", &log,
    ]);
    assert_eq!(said.code, 0, "{said:?}");
    let told = said.out.replace('\n', " ");
    assert!(told.contains("fresh games from seed 11000000 on"), "{said:?}");
    let mat = temporary.text("mine.toml");
    assert!(mat.starts_with("# ") && mat.contains("Random 0") || mat.contains("random 0"), "{mat}");
    assert_eq!(run(&["deck", "check", &out]).code, 0);
    run(&["tune", "brass", "--player", "random", "--wins", "0", "--out", &out])
        .fails(2, &["is there already"]);
    let report = temporary.path("tune.html");
    assert_eq!(run(&["report", &log, "--out", &report]).code, 0);
    assert!(temporary.text("tune.html").contains("<h1>The player"));
    // What nobody can reach is told with the nearest, and is a no.
    let said = run(&[
        "tune", "brass", "--player", "random", "--wins", "90", "--race", "40", "--steps", "1",
        "--json",
    ]);
    assert_eq!(said.code, 1, "{said:?}");
    assert!(said.json()["found"].is_null());
    run(&["tune", "patchwork", "--player", "greedy", "--wins", "50", "--over", "mat"])
        .fails(2, &["expected deck"]);
    run(&["tune", "brass", "--player", "greedy", "--wins", "120"]).fails(2, &["percent"]);
}

#[test]
fn a_report_is_one_file_with_everything_in_it() {
    let temporary = Temporary::new("report");
    let dirs = ["v", "w"].map(|it| temporary.path(it));
    for (dir, seed) in dirs.iter().zip(["0", "1"]) {
        let said = run(&[
            "simulate",
            "patchwork",
            "--level",
            "V",
            "--player",
            "casual",
            "--games",
            "60",
            "--player-seed",
            seed,
            "--out",
            dir,
        ]);
        assert_eq!(said.code, 0, "{said:?}");
    }
    let worth = temporary.path("worth.json");
    run(&[
        "worth",
        "patchwork",
        "--level",
        "V",
        "--player",
        "casual",
        "--games",
        "400",
        "--rules",
        "--out",
        &worth,
    ]);
    for lang in ["en", "fr", "es"] {
        let said = run(&[
            "report", &dirs[0], &dirs[1], &worth, "--target", "25-35", "--study", "20", "--lang",
            lang,
        ]);
        assert_eq!(said.code, 0, "{said:?}");
        let page = temporary.text("v/report.html");
        assert!(page.contains(&format!("<html lang=\"{lang}\">")));
        assert_eq!(page.matches("<h1>").count(), 1);
        assert!(10 <= page.matches("role=\"img\"").count());
        for outside in ["http://", "https://", "src=", "@import", "url(\"", "{$", "{ $"] {
            assert!(!page.contains(outside), "{outside}");
        }
        // No text is missing: an id would stand in its place.
        let body = page.split("<script").next().unwrap();
        assert!(!body.contains("lab-"), "{:?}", body.split("lab-").nth(1).map(|it| &it[..40]));
    }
    let json = run(&["report", &dirs[0], "--study", "5", "--json"]).json();
    assert_eq!(json["study"]["games"], 5);
    let empty = temporary.path("empty");
    fs::create_dir(&empty).unwrap();
    run(&["report", &empty]).fails(1, &["expected a folder of"]);
    let brass = temporary.path("brass");
    run(&["simulate", "brass", "--games", "3", "--out", &brass]);
    run(&["report", &dirs[0], &brass]).fails(1, &["patchwork", "brass"]);
}

#[test]
fn every_turn_is_explained_with_its_pieces() {
    let temporary = Temporary::new("why");
    let record = temporary.path("game.toml");
    let game = crate::helpers::finished::<patchwork::Patchwork>(4);
    fs::write(&record, game.record().to_toml()).unwrap();
    let turns = run(&["why", &record, "--all", "--json"]).json();
    let turns = turns.as_array().unwrap();
    assert!(5 < turns.len());
    for (nth, turn) in turns.iter().enumerate() {
        assert_eq!(turn["turn"], nth + 1);
        assert!(1 <= turn["pieces"].as_u64().unwrap(), "{turn}");
        assert!(!turn["why"]["trace"].as_array().unwrap().is_empty());
    }
    let text = run(&["why", &record, "--all"]);
    assert_eq!(text.code, 0, "{text:?}");
}

#[test]
fn a_workbench_tells_what_each_save_did() {
    let temporary = Temporary::new("bench");
    let file = temporary.path("mine.toml");
    let shown = run(&["deck", "show", "patchwork/normal"]).out;
    fs::write(&file, &shown).unwrap();
    let page = temporary.path("page.html");
    let child = command(&["workbench", &file, "--games", "200", "--edits", "2", "--page", &page])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let wait = |told: &dyn Fn() -> bool| {
        for _ in 0..600 {
            if told() {
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("nothing was told");
    };
    let history = PathBuf::from(format!("{file}.edits.jsonl"));
    let n_edits = || fs::read_to_string(&history).map_or(0, |it| it.lines().count());
    wait(&|| PathBuf::from(&page).exists());
    fs::write(&file, shown.replace("income = ", "incom = ")).unwrap();
    wait(&|| n_edits() == 1);
    fs::write(&file, shown.replace("virtual-buttons = 10", "virtual-buttons = 3")).unwrap();
    let ended = child.wait_with_output().unwrap();
    let out = String::from_utf8(ended.stdout).unwrap();
    assert!(ended.status.success(), "{out}");
    assert!(out.contains("Edit 1: ") && out.contains("incom"), "{out}");
    assert!(out.contains("Edit 2: ") && out.contains("200 games"), "{out}");
    assert_eq!(n_edits(), 2);
    let page = temporary.text("page.html");
    assert!(page.contains("http-equiv=\"refresh\"") && page.contains("Edit 2"), "{page}");
}
