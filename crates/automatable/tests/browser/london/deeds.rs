//! Deeds: few taps, what they bring before the last one, effects that ask on the cards.

use serde_json::json;

use super::{at_once, corrected, first, follow_first};
use crate::{
    Stage,
    webdriver::{Browser, DESK},
};

/// What the deed will leave, as it is named before the last tap.
fn figures(browser: &Browser) -> Vec<String> {
    let found = browser.js("return [...document.querySelectorAll('.preview .cost [aria-label]')].map((it) => it.ariaLabel)");
    found.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect()
}

#[test]
fn building_running_and_undoing_take_few_taps() {
    let stage = Stage::new("london-deeds", DESK);
    let browser = &stage.browser;
    stage.game(r#"{"game":"london","seed":5}"#);
    browser.follow("#at-deck");
    // Card, card to discard, done: the stack stands.
    let brown = first(browser, &["#at-hand-7"]).expect("the seed deals Almshouses");
    browser.follow(&brown);
    assert!(browser.text(".preview").contains("Discard which brown card?"));
    assert!(!browser.has(".preview .primary"));
    follow_first(browser, &[".cards a.economy.legal:not(.picked)"]);
    assert!(browser.text(".preview").contains("discards"));
    assert_eq!(figures(browser), ["money", "poverty", "prestige", "cards in hand"]);
    browser.follow(".preview .primary");
    assert!(browser.has(".own #at-city-7"));
    let n_hand =
        |browser: &Browser| browser.js("return document.querySelectorAll('.cards .card').length");
    assert_eq!(n_hand(browser), 5);
    // One undo takes the whole building back, one redo brings all of it again.
    browser.follow("[data-key=u]");
    assert!(!browser.has(".own #at-city-7"));
    assert_eq!(n_hand(browser), 7);
    browser.follow(".tools [data-key=y]");
    assert!(browser.has(".own #at-city-7") && !browser.has(".tools [data-key=y]"));
    // What the rules forbid is told with its rule.
    browser.follow(&first(browser, &[".cards a.pauper"]).expect("a pauper is held"));
    assert!(browser.text(".preview .why-not").contains("Paupers"));
    assert!(browser.has(".preview .why-not a[href*='rule-R3-13']"));
    browser.follow(".acts [data-key=e]");
    // AutoMartin's turn: every rule that compared is a step, and a card may glow.
    assert!(browser.url().contains("/turn/") && browser.has(".plate.martin"));
    let mut n_lit = 0;
    while browser.url().contains("/turn/") {
        n_lit += usize::from(browser.has(".plate .lit"));
        browser.follow(".acts [data-key=Enter]");
    }
    assert!(0 < n_lit, "a rule was read aloud");
    browser.follow("#at-deck");
    browser.follow(".acts [data-key=r]");
    assert!(browser.text("#at-city-7 .note").contains('−') || browser.has("#at-city-7.legal"));
    browser.follow("#at-city-7");
    assert!(browser.has("#at-city-7.down"), "Almshouses flip");
    assert_eq!(figures(browser), ["money", "poverty", "prestige"]);
    browser.follow(".acts [data-key=e]");
    stage.is_quiet();
}

#[test]
fn effects_that_ask_ask_on_the_cards() {
    let stage = Stage::new("london-effects", DESK);
    let browser = &stage.browser;
    at_once(&stage);
    let city = ["coffee-house-a.1", "brixton-prison-b", "hospital-b.1", "salters-a", "whitehall-c"];
    let hand = ["paupers-a.1", "grocers-a", "mercers-a", "sewers-c.1"];
    let board = ["street-lights-b.1", "wren-a"];
    let used = [&city[..], &hand[..], &board[..]].concat();
    let patch = json!({
        "people": [{
            "face-up": city, "face-down": [], "covered": [], "boroughs": [],
            "hand": hand,
            "money": 20, "poverty": 9,
        }],
        "board": [board, []],
        "phase": "choose", "turn": 1,
    });
    corrected(&stage, r#"{"game":"london","seed":2}"#, patch, &used);
    browser.follow(".acts [data-key=r]");
    let city_has = |name: &str, class: &str| {
        let script = format!(
            "return [...document.querySelectorAll('.own .city{class}')].find((it) => it.textContent.replaceAll('\\u00ad', '').includes('{name}'))?.id ?? ''"
        );
        browser.js(&script).as_str().unwrap().to_owned()
    };
    // The Coffee House places the only building of the board: nothing is asked.
    browser.follow(&format!("#{}", city_has("Coffee House", ".legal")));
    assert!(browser.text(".own").contains("Street Lights"), "{}", browser.text(".own"));
    // A prison asks for hand cards, then which card is flipped: itself or the Hospital.
    browser.follow(&format!("#{}", city_has("Brixton Prison", ".legal")));
    assert!(browser.text(".who b").contains("discard cards"), "{}", browser.text(".who b"));
    follow_first(browser, &[".cards button.pauper"]);
    browser.follow(".acts [data-key=Enter]");
    assert!(browser.text(".who b").contains("flipped"), "{}", browser.text(".who b"));
    browser.follow(&format!("#{}", city_has("Hospital", ".legal")));
    assert_ne!(city_has("Hospital", ".down"), "");
    assert_eq!(city_has("Brixton Prison", ".down"), "");
    // Whitehall activates one of two again: the choice lies on the city.
    browser.follow(&format!("#{}", city_has("Salters", ".legal")));
    browser.follow(&format!("#{}", city_has("Whitehall", ".legal")));
    assert!(browser.text(".who b").contains("again"), "{}", browser.text(".who b"));
    browser.follow(&format!("#{}", city_has("Salters", ".legal")));
    assert_ne!(city_has("Whitehall", ".down"), "");
    stage.is_quiet();
}

#[test]
fn a_borough_shows_all_it_will_leave_before_it_is_bought() {
    let stage = Stage::new("london-buying", DESK);
    let browser = &stage.browser;
    stage.game(r#"{"game":"london","seed":5}"#);
    browser.follow("#at-deck");
    browser.follow(".acts [data-key=b]");
    follow_first(browser, &[".bors a.city"]);
    if !browser.has(".preview .primary") {
        // The dearest cannot be paid: the rule says so.
        assert!(browser.has(".preview .why-not a[href*='rule-']"));
        follow_first(browser, &[".bors a.legal"]);
    }
    assert_eq!(figures(browser), ["money", "poverty", "prestige"]);
    let cost = browser.text(".preview .cost");
    assert!(cost.contains('→'), "{cost}");
    browser.follow(".preview .primary");
    stage.is_quiet();
}
