//! Nothing moves but pieces: board, strip, action row, next tiles and buttons keep their
//! place from step to step over whole games, and no column is longer than the window.

use std::collections::BTreeMap;

use serde_json::json;

use super::{
    action,
    games::{RICH, play},
    open,
};
use crate::{
    Stage,
    webdriver::{DESK, PHONE, Screen},
};

const LAPTOP: Screen = Screen { width: 1366, height: 768, is_touch: false };

/// Where the parts of a page lie that are in sight; what is longer than the window.
const PLACES: &str = "
  const parts = { board: '.board', strip: '.strip', actions: '.acts.many', tiles: '.hand > .nexts',
    cards: '.hand > .cards', buttons: '.asked .to-do', go: '.asked .btn.primary', tabs: '.side-tabs', since: '.since' };
  const places = Object.entries(parts).flatMap(([name, css]) => {
    const it = document.querySelector(css);
    if (!it || !it.checkVisibility()) return [];
    const box = it.getBoundingClientRect();
    return [[name, [box.x, box.y, box.width, box.height].map(Math.round).join(' ')]];
  });
  const over = document.scrollingElement.scrollHeight - innerHeight;
  return { places: Object.fromEntries(places), over };
";

/// Plays a game and demands that each part is where it was first seen.
fn stays(name: &str, screen: Screen, seed: u32, parts: &[&str]) {
    let stage = Stage::new(name, screen);
    let browser = &stage.browser;
    let mut seen: BTreeMap<String, (String, String)> = BTreeMap::new();
    let mut n_steps = 0;
    play(&stage, RICH, seed, |css| {
        let found = browser.js(PLACES);
        let url = browser.url();
        assert!(found["over"].as_i64().unwrap() <= 0, "{url} is longer than the window: {found}");
        for (part, place) in found["places"].as_object().unwrap() {
            let place = place.as_str().unwrap().to_owned();
            let (first, at) = seen.entry(part.clone()).or_insert((place.clone(), url.clone()));
            assert_eq!(*first, place, "{part} moved between {at} and {url}");
        }
        n_steps += 1;
        browser.follow(css);
    });
    assert!(80 < n_steps, "{n_steps}");
    for part in parts {
        assert!(seen.contains_key(*part), "{part} is nowhere: {seen:?}");
    }
    stage.is_quiet();
}

#[test]
fn nothing_moves_over_a_whole_game_on_a_phone() {
    let parts = ["board", "strip", "actions", "tiles", "cards", "buttons", "go"];
    stays("brass-still-phone", PHONE, 15, &parts);
}

#[test]
fn nothing_moves_over_a_whole_game_on_a_laptop() {
    let parts = ["board", "strip", "actions", "tiles", "cards", "buttons", "go", "tabs", "since"];
    stays("brass-still-laptop", LAPTOP, 16, &parts);
}

#[test]
fn panels_are_tabs_on_laptops_and_what_happened_last_stays_in_sight() {
    let stage = Stage::new("brass-tabs", LAPTOP);
    let browser = &stage.browser;
    let id = open(&stage, &json!({}));
    let shown = "return [...document.querySelectorAll('.rail > .panel')].filter((it) => it.checkVisibility()).map((it) => it.id).join()";
    let fits = "
      const since = document.querySelector('.since').getBoundingClientRect();
      return document.querySelector('.since').checkVisibility() && since.bottom <= innerHeight && document.scrollingElement.scrollHeight <= innerHeight";
    for script in ["with", "without"] {
        if script == "without" {
            browser.without_script();
            stage.go(&format!("/play/{id}"));
        }
        assert_eq!(browser.js(shown), "p-automa", "{script} script");
        for panel in ["p-markets", "p-mats", "p-score", "p-log"] {
            browser.click(&format!(".side-tabs label:has(#tab-{panel})"));
            assert_eq!(browser.js(shown), panel, "{script} script");
            assert_eq!(browser.js(fits), true, "{panel} {script} script");
        }
        if script == "with" {
            // The next step leaves the tab open.
            browser.follow(&action("build"));
            assert_eq!(browser.js(shown), "p-log");
            stage.is_quiet();
            stage.go(&format!("/play/{id}"));
        }
    }
}

#[test]
fn a_tap_on_a_place_of_another_action_offers_it() {
    let stage = Stage::new("brass-offer", DESK);
    let browser = &stage.browser;
    let links = json!({ "links": { "human": ["birmingham-oxford"] } });
    open(&stage, &links);
    browser.follow(&action("build"));
    super::tap(&stage, "#at-line-birmingham-coventry");
    let told = browser.text(".asked");
    assert!(told.contains("Rails: Birmingham") && told.contains("Stay with Build"), "{told}");
    browser.follow(".asked .answer.big");
    assert!(browser.has(".asked .btn.primary"), "{}", browser.text(".asked"));
    stage.is_quiet();
}
