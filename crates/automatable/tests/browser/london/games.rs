//! Whole games: by mouse, by touch on a phone, by keys in French, without script in
//! Spanish.

use serde_json::json;

use super::{at_once, follow_first, next};
use crate::{
    Stage,
    webdriver::{Browser, DESK, PHONE, Screen},
};

/// Plays a solo game to its end; each step is done by `act`.
fn play(stage: &Stage, seed: u32, is_quick: bool, act: impl Fn(&str)) {
    let browser = &stage.browser;
    stage.game(&format!("{{\"game\":\"london\",\"seed\":{seed}}}"));
    for n in 0..700 {
        if browser.url().ends_with("/end") {
            break;
        }
        let missing = browser.js("return document.body.textContent.match(/\\[?\\b(ld|ui|card|score|effect)-[a-z-]+/)?.[0] ?? ''");
        assert_eq!(missing, "", "{}", browser.url());
        act(&next(browser, n / 7, is_quick));
    }
    assert!(browser.url().ends_with("/end"), "{}", browser.url());
    assert!(browser.has("tfoot td") && browser.has(".curve"));
}

#[test]
fn a_whole_solo_game_of_london_by_touch_on_a_phone() {
    let stage = Stage::new("london-phone", PHONE);
    let browser = &stage.browser;
    at_once(&stage);
    play(&stage, 5, false, |css| browser.changing(|| browser.touch(css)));
    stage.is_quiet();
}

/// Presses Tab until the focus is in the part that holds `css`, arrows until it is
/// on it, then Enter.
fn reach(browser: &Browser, css: &str) {
    let script = format!(
        "const goal = document.querySelector({}), at = document.activeElement;
         if (goal === at) return '\\uE007';
         if (!(goal.closest('[data-roving]') ?? goal).contains(at)) return '\\uE004';
         return at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING ? '\\uE012' : '\\uE014'",
        json!(css)
    );
    for _ in 0..60 {
        let key = browser.js(&script);
        match key.as_str().unwrap() {
            "\u{E007}" => return browser.press_and_follow("\u{E007}"),
            key => browser.press(key),
        }
    }
    panic!("no key leads to {css} on {}", browser.url());
}

#[test]
fn a_whole_solo_game_of_london_by_keys_alone_in_french() {
    let stage = Stage::new("london-keys", DESK);
    let browser = &stage.browser;
    at_once(&stage);
    browser.js("document.cookie = 'lang=fr; path=/'");
    play(&stage, 7, true, |css| {
        let key =
            browser.js(&format!("return document.querySelector({}).dataset.key ?? ''", json!(css)));
        match key.as_str().unwrap() {
            "" => reach(browser, css),
            "Enter" => browser.press_and_follow("\u{E007}"),
            key => browser.press_and_follow(key),
        }
    });
    assert_eq!(browser.js("return document.documentElement.lang"), "fr");
    stage.is_quiet();
}

#[test]
fn a_whole_solo_game_of_london_by_mouse() {
    let stage = Stage::new("london-mouse", Screen { width: 1366, height: 657, is_touch: false });
    at_once(&stage);
    play(&stage, 6, true, |css| stage.browser.follow(css));
    stage.is_quiet();
}

#[test]
fn a_whole_solo_game_of_london_without_script_in_spanish() {
    let stage = Stage::new("london-plain-game", PHONE);
    at_once(&stage);
    stage.browser.js("document.cookie = 'lang=es; path=/'");
    stage.browser.without_script();
    play(&stage, 8, true, |css| stage.browser.follow(css));
    assert_eq!(stage.browser.js("return document.documentElement.lang"), "es");
}

#[test]
fn london_without_script_and_in_french() {
    let stage = Stage::new("london-plain", PHONE);
    let browser = &stage.browser;
    stage.go("/");
    browser.js("document.cookie = 'lang=fr; path=/'");
    browser.without_script();
    stage.game(r#"{"game":"london","seed":5}"#);
    assert!(browser.text("#h-dev").contains("Plateau développement"), "{}", browser.text("#h-dev"));
    browser.follow(".acts [data-key=d]");
    browser.follow("#at-hand-7");
    assert!(
        browser.text(".preview").contains("Quelle carte marron"),
        "{}",
        browser.text(".preview")
    );
    follow_first(browser, &[".cards a.economy.legal:not(.picked)"]);
    browser.follow(".preview .primary");
    assert!(browser.has(".own #at-city-7"));
    browser.follow(".acts [data-key=e]");
    while browser.url().contains("/turn/") {
        browser.follow(".acts [data-key=Enter]");
    }
    browser.follow(".tools [data-key=w]");
    assert!(browser.has(".ladder li"));
}
