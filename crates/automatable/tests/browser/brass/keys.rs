//! Keys: places, zoom, one step back, and what is ready.

use serde_json::json;

use super::{GO, action, open, played};
use crate::{Stage, webdriver::DESK};

#[test]
fn arrows_walk_the_map_and_enter_does_what_is_ready() {
    let stage = Stage::new("brass-arrows", DESK);
    let browser = &stage.browser;
    open(&stage, &json!({}));
    browser.press_and_follow("1");
    let at = || browser.js("return document.activeElement.id");
    // What can be chosen is under the focus at once.
    assert_eq!(browser.js("return document.activeElement.matches('.map .lit')"), true);
    let first = at();
    browser.press("\u{E015}");
    assert_ne!(at(), first, "the arrow moved the focus");
    browser.press("+");
    assert_eq!(browser.js("return document.querySelector('.view').matches('.larger')"), true);
    browser.press("0");
    assert_eq!(browser.js("return document.querySelector('.view').matches('.larger')"), false);
    browser.press_and_follow("\u{E00C}");
    browser.press_and_follow("5");
    browser.press_and_follow("\u{E007}");
    assert!(browser.text(".strip").contains("90"));
    stage.is_quiet();
}

#[test]
fn places_are_tapped_and_steps_taken_back_without_script() {
    let stage = Stage::new("brass-links", DESK);
    let browser = &stage.browser;
    browser.without_script();
    let id = open(&stage, &json!({}));
    browser.follow(&action("build"));
    browser.follow(".map a.spot-place.lit");
    browser.follow(".asked [data-key=Escape]");
    browser.follow(".answers a");
    if !browser.has(GO) {
        browser.follow(".answers a");
    }
    // Another card for the one that is proposed.
    if browser.has(".cards a.card") {
        browser.follow(".cards a.card");
    }
    browser.follow(GO);
    assert!(played(&stage, &id).iter().any(|it| it.starts_with("site")));
    browser.follow(".strip [data-key=u]");
    assert!(browser.has("input[name=zoom]"));
    // A reason is a page too.
    browser.follow(&action("sell"));
    assert!(browser.text(".asked").contains("R8"), "{}", browser.text(".asked"));
}
