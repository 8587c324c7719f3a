//! Mautoma's turn: slot by slot, pieces that travel, and a map that follows.

use serde_json::json;

use super::{GO, action, open, tap};
use crate::{Stage, webdriver::DESK};

#[test]
fn mautomas_turn_goes_slot_by_slot_and_tells_nothing_ahead() {
    let stage = Stage::new("brass-turn", DESK);
    let browser = &stage.browser;
    open(&stage, &json!({}));
    for _ in 0..2 {
        browser.follow(&action("pass"));
        browser.follow(GO);
    }
    assert!(browser.url().contains("/turn/"));
    assert!(browser.has(".plate .rungs li.unread") && !browser.has(".plate .rungs li.lit"));
    let (mut n_glows, mut n_steps) = (0, 0);
    while browser.has(".hand [data-key=s]") {
        n_steps += 1;
        n_glows += usize::from(browser.has(".map .glow"));
        assert!(browser.has(".plate"));
        browser.follow(".hand [data-key=Enter]");
    }
    assert!(1 < n_steps && 0 < n_glows, "{n_steps} steps, {n_glows} with candidates on the map");
    assert!(browser.has(".plate .rungs li.lit") || browser.has(".plate .rear li.lit"));
    browser.follow(".hand .btn.primary");
    // Its last turn stays outlined until the next action.
    assert!(browser.has(".map .bracket"));
    browser.follow(&action("pass"));
    browser.follow(GO);
    assert!(!browser.has(".map .bracket"));
    stage.is_quiet();
}

/// Writes down what is moved by the page from now on, and when it has arrived.
const WATCH: &str = "
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.dataset.flown) window.flown.push([this.dataset.flown, how.duration + how.delay]);
    return animate.call(this, frames, how);
  };
";

/// What has been moved since last asked.
fn flown(stage: &Stage) -> Vec<String> {
    let flown = stage.browser.js("return window.flown.splice(0)");
    let flown = flown.as_array().unwrap();
    assert!(flown.iter().all(|it| it[1].as_f64().unwrap() <= 1200.0), "{flown:?}");
    flown.iter().map(|it| it[0].as_str().unwrap().to_owned()).collect()
}

#[test]
fn tiles_links_and_cubes_travel_to_where_they_go() {
    let stage = Stage::new("brass-travel", DESK);
    let browser = &stage.browser;
    let more = json!({
        "links": { "human": ["birmingham-dudley"] },
        "tiles": [
            { "at": "birmingham 2", "owner": "human", "industry": "iron-works", "level": 2, "flipped": true },
            { "at": "dudley 0", "owner": "automa", "industry": "coal-mine", "level": 2, "cubes": 1 },
        ],
    });
    for motion in ["no-preference", "reduce"] {
        let is_still = motion == "reduce";
        browser.prefer("light", motion);
        open(&stage, &more);
        browser.js(WATCH);
        // A link comes out of the hand, its coal out of the mine, which is turned over.
        tap(&stage, "#at-line-birmingham-oxford");
        let names = flown(&stage);
        for name in [
            "line-birmingham-oxford-you",
            "cube-coal-0-line-birmingham-oxford",
            "dudley-0-foe-coal-mine-2",
        ] {
            assert_eq!(names.iter().any(|it| it == name), !is_still, "{name}: {names:?}");
        }
        browser.follow(GO);
        browser.follow(&action("pass"));
        browser.follow(GO);
        // What the automa does comes off its card.
        let mut n_pieces = 0;
        while browser.has(".hand [data-key=s]") {
            flown(&stage);
            browser.follow(".hand [data-key=Enter]");
            n_pieces += flown(&stage).iter().filter(|it| it.contains("-foe")).count();
        }
        assert_eq!(0 < n_pieces, !is_still, "{motion}: {n_pieces}");
        let running = browser.js("return document.getAnimations().length");
        assert!(!is_still || running == 0, "{running} move though nothing shall");
    }
    stage.is_quiet();
}

#[test]
fn the_enlarged_map_follows_the_automa_unless_it_is_told_not_to() {
    let stage = Stage::new("brass-follow", DESK);
    let browser = &stage.browser;
    open(&stage, &json!({}));
    for _ in 0..2 {
        browser.follow(&action("pass"));
        browser.follow(GO);
    }
    let turn = browser.url();
    let pressed = "return document.querySelector('[data-follow]').getAttribute('aria-pressed')";
    // Where the map is, once something glows that is not in its middle.
    let seen = || {
        browser.go(&turn);
        for _ in 0..3 {
            browser.press("+");
        }
        let corner = "const box = document.querySelector('.view'); box.scrollTo(0, 0); return [box.scrollLeft, box.scrollTop]";
        browser.js(corner);
        while !browser.has(".map .glow.hit, .map .glow.tie") {
            browser.follow(".hand [data-key=Enter]");
        }
        browser.js("const box = document.querySelector('.view'); return box.scrollLeft + box.scrollTop").as_f64().unwrap()
    };
    assert_eq!(browser.js(pressed), "true");
    assert!(0.0 < seen(), "the map has gone where the automa looks");
    browser.click("[data-follow]");
    assert_eq!(browser.js(pressed), "false");
    // It is remembered, and the map stays.
    browser.reload();
    assert_eq!(browser.js(pressed), "false");
    assert!(seen() == 0.0, "the map stays where it is");
    stage.is_quiet();
}

#[test]
fn after_a_turn_its_rear_is_shown_once() {
    let stage = Stage::new("brass-rear", DESK);
    let browser = &stage.browser;
    open(&stage, &json!({}));
    for _ in 0..2 {
        browser.follow(&action("pass"));
        browser.follow(GO);
    }
    let n_rears = || browser.js("return document.querySelectorAll('.rear-plate').length");
    loop {
        assert_eq!(n_rears(), 1);
        if !browser.has(".hand [data-key=s]") {
            break;
        }
        browser.follow(".hand [data-key=Enter]");
    }
    browser.follow(".hand .btn.primary");
    assert_eq!(n_rears(), 1);
}
