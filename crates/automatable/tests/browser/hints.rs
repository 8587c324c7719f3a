//! Hints in the browser: asked for by key and by tap, "thinking" at once, reasons once more,
//! a deed taken, and the way back.

use serde_json::Value;

use crate::{
    Stage, server,
    webdriver::{DESK, PHONE, Screen},
};

/// The key of Escape.
const ESCAPE: &str = "\u{e00c}";

/// The page of a game in which a player has done so many deeds.
fn begun(stage: &Stage, game: &str, n: usize) -> String {
    let call =
        |path: &str, body: &str| server::call(&stage.server.addr, "POST", path, body).unwrap();
    let mut now = call("/games", &format!("{{\"game\":\"{game}\",\"seed\":7}}"));
    let id = now["id"].as_str().unwrap().to_owned();
    for _ in 0..n {
        let body = format!("{{\"player\":\"casual\",\"revision\":{}}}", now["revision"]);
        now = call(&format!("/games/{id}/player"), &body);
    }
    format!("/play/{id}")
}

fn kept(stage: &Stage, play: &str) -> Value {
    server::call(&stage.server.addr, "GET", &play.replace("/play/", "/games/"), "").unwrap()
}

/// Asks by key on a desk and by tap on a phone; the deed of letter A is then done.
fn taken(game: &str, n: usize, screen: Screen) {
    let stage = Stage::new(&format!("hint-{game}-{}", screen.width), screen);
    let browser = &stage.browser;
    let play = begun(&stage, game, n);
    stage.go(&play);
    // What is said while somebody thinks is there before the answer.
    browser.js(
        "window.said = [];
         new MutationObserver(() => { const it = document.querySelector('.toast'); if (it) said.push(it.textContent); })
           .observe(document.body, { childList: true, subtree: true });",
    );
    match screen == DESK {
        true => browser.press_and_follow("i"),
        false => browser.follow(".tools button[data-thinking]"),
    }
    assert!(browser.url().ends_with("/hint"), "{}", browser.url());
    let said = browser.js("return said.join('|')");
    assert!(said.as_str().unwrap().contains("Thinking"), "{said}");
    assert!(browser.has(".hints li .btn") && !browser.has("#reasons"));
    // The same key once more tells why, Escape leads back step by step.
    browser.press_and_follow("i");
    assert!(browser.has("#reasons"));
    browser.press_and_follow(ESCAPE);
    assert!(!browser.has("#reasons") && browser.has(".hints"));
    browser.press_and_follow(ESCAPE);
    assert!(browser.url().ends_with(&play) && !browser.has(".hints"), "{}", browser.url());
    browser.back();
    browser.wait("document.querySelector('.hints')");
    let before = kept(&stage, &play);
    match screen == DESK {
        true => browser.press_and_follow("a"),
        false => browser.follow(".hints li:first-child .btn"),
    }
    if kept(&stage, &play)["revision"] == before["revision"] {
        // Chosen and ready: one tap more does it.
        browser.press_and_follow("\u{e007}");
    }
    let after = kept(&stage, &play);
    assert!(before["ply"].as_u64() < after["ply"].as_u64(), "{before} {after}");
    assert!(!browser.has(".hints"), "the hint was for another table");
    stage.is_quiet();
}

#[test]
fn a_hint_of_patchwork_is_taken_by_key_and_by_tap() {
    taken("patchwork", 3, DESK);
    taken("patchwork", 3, PHONE);
}

#[test]
fn a_hint_of_brass_is_taken_by_key_and_by_tap() {
    taken("brass", 4, DESK);
    taken("brass", 4, PHONE);
}

#[test]
fn a_hint_of_london_is_taken_by_key_and_by_tap() {
    taken("london", 10, DESK);
    taken("london", 10, PHONE);
}

#[test]
fn a_hint_needs_no_script() {
    let stage = Stage::new("hint-plain", PHONE);
    let play = begun(&stage, "patchwork", 3);
    stage.browser.without_script();
    stage.go(&play);
    stage.browser.follow(".tools button[data-thinking]");
    assert!(stage.browser.url().ends_with("/hint"));
    stage.browser.follow(".hints .acts a:first-child");
    assert!(stage.browser.has("#reasons"));
    stage.browser.follow("#reasons .shut");
    stage.browser.follow(".hints li:first-child .btn");
    assert!(!stage.browser.has(".hints"));
}
