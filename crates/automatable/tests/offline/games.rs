//! Whole games without a host, in play and at the table.

use std::process::Command;

use serde_json::{Value, json};

use crate::{Stage, server::Folder, taps, webdriver::PHONE};

/// More taps than any game has.
const N_TAPS: usize = 900;

/// How many actions of a game at the table are told.
const N_TOLD: usize = 60;

/// Plays a game to its end by touch: the page is loaded anew in the middle.
fn whole(stage: &Stage, game: &str) -> (String, Value) {
    let browser = &stage.browser;
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=pace][value=at-once]");
    let id = stage.game(&json!({ "game": game, "seed": 7 }));
    let is_over = || browser.url().ends_with("/end");
    let n_taps = (0..N_TAPS).take_while(|&nth| {
        if nth == 12 {
            browser.reload();
        }
        if !is_over() {
            taps::tap(browser, game, nth);
        }
        !is_over()
    });
    let n_taps = n_taps.count();
    assert!(is_over() && 12 < n_taps, "{game}: {n_taps} taps, {}", browser.url());
    let end = stage.deed(&format!("return call('GET', '/games/{id}')"));
    assert_eq!(end["over"], true, "{game}: {} plies", end["plies"]);
    (id, end)
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
    let stage = Stage::new(&format!("whole-{game}"), PHONE);
    stage.host.stop();
    let (id, end) = whole(&stage, game);
    assert_eq!(points(&replayed(&stage, &id)), points(&end));
    stage.is_quiet();
}

#[test]
fn a_whole_game_of_patchwork_by_touch_without_a_host_replays_to_the_same_scores() {
    plays_without_a_host("patchwork");
}

#[test]
fn a_whole_game_of_brass_by_touch_without_a_host_replays_to_the_same_scores() {
    plays_without_a_host("brass");
}

#[test]
fn a_whole_game_of_london_by_touch_without_a_host_replays_to_the_same_scores() {
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
    browser.follow(".gamecard.patchwork .primary");
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
    for game in shelf::GameId::ALL.iter().map(|it| it.id()) {
        let id = stage.game(&json!({ "game": game, "seed": 7, "setup": { "at": "table" } }));
        stage.go(&format!("play/{id}/setup"));
        assert!(browser.text("h1").contains("Set the table"), "{game}: {}", browser.text("h1"));
        let told = stage.play(&id, N_TOLD);
        assert!(told["over"] == true || N_TOLD as u64 <= told["ply"].as_u64().unwrap(), "{told}");
        assert_eq!(replayed(&stage, &id)["plies"], told["plies"]);
        stage.go(&format!("play/{id}"));
        assert!(browser.has("body.table main"), "{game}");
    }
    stage.is_quiet();
}
