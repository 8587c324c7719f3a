//! Whole games without a host, in play and at the table.

use std::process::Command;

use serde_json::{Value, json};

use crate::{
    Stage,
    server::Folder,
    webdriver::{DESK, PHONE},
};

/// More than any game has.
const N_ACTIONS: usize = 900;

/// Plays a game to its end: pages are loaded anew in the middle.
fn whole(stage: &Stage, body: &Value) -> (String, Value) {
    let id = stage.game(body);
    let mut game = stage.play(&id, 12);
    stage.browser.reload();
    assert!(stage.browser.has("main"), "{}", stage.browser.url());
    for _ in 0..N_ACTIONS / 30 {
        if game["over"] == true {
            break;
        }
        game = stage.play(&id, 30);
    }
    assert_eq!(game["over"], true, "{body}: {} plies", game["plies"]);
    stage.go(&format!("play/{id}"));
    assert!(stage.browser.url().ends_with("/end"), "{}", stage.browser.url());
    (id, game)
}

/// The scores of the record, as the program in the terminal plays it.
fn replayed(stage: &Stage, id: &str) -> Value {
    let folder = Folder::new(&format!("offline-{id}"));
    let file = folder.0.join("record.toml");
    std::fs::write(&file, stage.text(&format!("play/{id}/record.toml"))).unwrap();
    let replay = Command::new(env!("CARGO_BIN_EXE_automatable"))
        .args(["replay", "--json", "--lang", "en"])
        .arg(&file)
        .output()
        .unwrap();
    assert!(replay.status.success(), "{replay:?}");
    serde_json::from_slice(&replay.stdout).unwrap()
}

/// Points by chair and source; names are a matter of language.
fn points(game: &Value) -> Vec<(Value, Value, Value)> {
    let scores = game["scores"].as_array().unwrap();
    let all = scores.iter().flat_map(|it| {
        let sources = it["sources"].as_array().unwrap();
        let total = (it["seat"].clone(), json!("sum"), it["score"].clone());
        let each = |source: &Value| {
            (it["seat"].clone(), source["source"].clone(), source["points"].clone())
        };
        std::iter::once(total).chain(sources.iter().map(each)).collect::<Vec<_>>()
    });
    all.collect()
}

fn plays_without_a_host(game: &str) {
    let stage = Stage::new(&format!("whole-{game}"), DESK);
    stage.host.stop();
    let (id, end) = whole(&stage, &json!({ "game": game, "seed": 7 }));
    assert_eq!(points(&replayed(&stage, &id)), points(&end));
    stage.is_quiet();
}

#[test]
fn a_whole_game_of_patchwork_without_a_host_replays_to_the_same_scores() {
    plays_without_a_host("patchwork");
}

#[test]
fn a_whole_game_of_brass_without_a_host_replays_to_the_same_scores() {
    plays_without_a_host("brass");
}

#[test]
fn a_whole_game_of_london_without_a_host_replays_to_the_same_scores() {
    plays_without_a_host("london");
}

#[test]
fn pages_work_by_touch_without_a_host_and_remember_what_somebody_likes() {
    let stage = Stage::new("touch", PHONE);
    let browser = &stage.browser;
    stage.host.stop();
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=lang][value=fr]");
    assert_eq!(browser.js("return document.documentElement.lang"), "fr");
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=pace][value=at-once]");
    browser.follow(".gamecard.patchwork .go");
    assert!(browser.url().starts_with(&stage.host.url("play/")), "{}", browser.url());
    let before = browser.text(".log");
    browser.follow("[data-key=a]");
    assert_ne!(browser.text(".log"), before);
    assert!(!browser.has("button[data-key=y]"), "nothing was taken back yet");
    browser.follow("button[data-key=u]");
    assert!(browser.has("button[data-key=y]"), "what was taken back can be done again");
    browser.reload();
    assert_eq!(browser.js("return document.documentElement.lang"), "fr");
    assert!(browser.has("button[data-key=y]"));
    stage.is_quiet();
}

#[test]
fn a_game_at_the_table_is_told_and_answered_without_a_host() {
    let stage = Stage::new("at-table", PHONE);
    let browser = &stage.browser;
    stage.host.stop();
    for game in ["patchwork", "brass", "london"] {
        let id = stage.game(&json!({ "game": game, "seed": 7, "setup": { "at": "table" } }));
        stage.go(&format!("play/{id}/setup"));
        assert!(browser.text("h1").contains("Set the table"), "{game}: {}", browser.text("h1"));
        let told = stage.play(&id, 6);
        assert!(0 < told["ply"].as_u64().unwrap(), "{told}");
        stage.go(&format!("play/{id}"));
        assert!(browser.has("body.table main"), "{game}");
    }
    stage.is_quiet();
}
