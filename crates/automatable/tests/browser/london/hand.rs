//! A full hand on a phone: all of it in sight, and still while a card is picked.

use serde_json::{Value, json};

use super::{at_once, corrected};
use crate::{
    Stage,
    webdriver::{PHONE, Screen},
};

const WINDOWS: [(u32, u32); 4] = [(390, 844), (390, 664), (360, 640), (320, 568)];

const HAND: [&str; 10] = [
    "great-fire-monument-a",
    "woolwich-arsenal-a",
    "coffee-house-a.1",
    "hospital-a",
    "theatre-royal-a",
    "almshouses-a",
    "vintners-a",
    "mercers-a",
    "paupers-a.2",
    "grocers-a",
];

/// Where every card of the hand lies, and how much of the hand is out of sight.
const MEASURE: &str = "const hand = document.querySelector('.hand');
    const covers = document.querySelector('.hand .acts').getBoundingClientRect().top;
    const cards = [...document.querySelectorAll('.hand .card')];
    const box = (it) => it.getBoundingClientRect();
    return {
      places: cards.map((it) => [it.id, Math.round(box(it).left), Math.round(box(it).top)]),
      hidden: cards.filter((it) => covers < box(it).bottom - 1).map((it) => it.id),
      cut: cards.filter((it) => it.clientHeight + 1 < it.scrollHeight || it.clientWidth + 1 < it.scrollWidth).map((it) => it.id),
      bare: [...document.querySelectorAll('.hand .card .effects .icon')].filter((it) => !it.checkVisibility()).length,
      over: hand.scrollHeight - hand.clientHeight,
    }";

#[test]
fn a_full_hand_is_whole_and_does_not_move_when_a_card_is_picked() {
    let stage = Stage::new("london-full-hand", PHONE);
    let browser = &stage.browser;
    browser.prefer("light", "reduce");
    at_once(&stage);
    let mut wrong = Vec::new();
    for n in [8, 9, 10] {
        let hand = &HAND[..n];
        let patch = json!({
            "people": [{
                "face-up": [], "face-down": [], "covered": [], "boroughs": [],
                "hand": hand, "money": 9, "poverty": 0,
            }],
            "phase": "choose", "turn": 1,
        });
        let path = corrected(&stage, r#"{"game":"london","seed":2}"#, patch, hand);
        for lang in ["en", "fr", "es"] {
            browser.js(&format!("document.cookie = 'lang={lang}; path=/'"));
            let mut still: Vec<Value> = Vec::new();
            let picks = hand.iter().map(|it| format!("{path}?card={it}"));
            for page in std::iter::once(path.clone()).chain(picks) {
                stage.go(&page);
                for (at, (width, height)) in WINDOWS.into_iter().enumerate() {
                    browser.resize(Screen { width, height, is_touch: true });
                    let found = browser.js(MEASURE);
                    if still.len() == at {
                        still.push(found["places"].clone());
                    }
                    let is_whole = found["hidden"] == json!([])
                        && found["cut"] == json!([])
                        && found["bare"] == 0
                        && found["over"] == 0;
                    if found["places"] != still[at] || !is_whole {
                        wrong.push(format!("{width}x{height} {lang} {n} {page}: {found}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    stage.is_quiet();
}
