//! The device on a real table: the screen stays awake, the lines are spoken, and
//! without script a turn of each game is told all the same.

use serde_json::json;

use crate::{Stage, webdriver::PHONE};

/// A wake lock and a voice that remember what was asked of them.
const DEVICE: &str = "
  window.locks = [];
  window.spoken = [];
  const request = async (kind) => {
    const lock = new EventTarget();
    lock.released = false;
    lock.release = async () => { lock.released = true; lock.dispatchEvent(new Event('release')); };
    window.lock = lock;
    window.locks.push(kind);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  const speak = (it) => window.spoken.push([it.lang, it.text]);
  Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel: () => {} } });
  let seen = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => seen });
  window.see = (state) => { seen = state; document.dispatchEvent(new Event('visibilitychange')); };
";

fn stage(name: &str) -> Stage {
    let stage = Stage::new(name, PHONE);
    stage.browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": DEVICE }));
    stage
}

fn tap(stage: &Stage, css: &str) {
    stage.browser.changing(|| stage.browser.touch(css));
}

const GAME: &str = r#"{"game":"patchwork","seed":7,"setup":{"at":"table","level":"IV"}}"#;

#[test]
fn the_screen_stays_awake_from_the_first_tap_on_until_somebody_says_no() {
    let stage = stage("table-awake");
    let browser = &stage.browser;
    stage.game(GAME);
    tap(&stage, ".ask.row");
    browser.wait("0 < window.locks.length");
    assert!(browser.js("return window.locks.every((it) => it === 'screen')") == true);
    browser.wait("document.querySelector('[data-awake]').getAttribute('aria-checked') === 'true'");
    // A screen that was off takes its lock away; it is asked for again.
    let n = browser.js("return window.locks.length").as_u64().unwrap();
    browser.js("window.see('hidden'); window.lock.release()");
    browser.wait("document.querySelector('[data-awake]').getAttribute('aria-checked') === 'false'");
    assert_eq!(browser.js("return window.locks.length"), n, "not while nobody sees it");
    browser.js("window.see('visible')");
    browser.wait(&format!("window.locks.length === {}", n + 1));
    browser.wait("document.querySelector('[data-awake]').getAttribute('aria-checked') === 'true'");
    // The eye is a switch, and remembered.
    browser.touch("[data-awake]");
    browser.wait("window.lock.released");
    tap(&stage, ".thumb .done");
    browser.js("window.see('visible')");
    assert_eq!(browser.js("return window.locks.length"), n + 1, "it was switched off");
    stage.is_quiet();
}

#[test]
fn the_lines_of_a_turn_are_spoken_in_the_language_of_the_page() {
    let stage = stage("table-voice");
    let browser = &stage.browser;
    stage.game(GAME);
    browser.js("document.cookie = 'lang=fr; path=/'");
    browser.reload();
    tap(&stage, ".ask.row");
    assert_eq!(browser.js("return window.spoken.length"), 0, "nobody asked for it");
    browser.click("[popovertarget=p-menu]");
    browser.click("[data-voice] button");
    browser.wait("0 < window.spoken.length");
    let lines =
        "[...document.querySelectorAll('.deeds .say')].map((it) => ['fr', it.textContent.trim()])";
    let spoken = format!("JSON.stringify(window.spoken) === JSON.stringify({lines})");
    assert!(
        browser.js(&format!("return {spoken}")) == true,
        "{}",
        browser.js("return window.spoken")
    );
    browser.press("\u{e00c}");
    // The next turn is spoken by itself, a question is not.
    tap(&stage, ".thumb .done");
    browser.js("window.spoken = []");
    tap(&stage, ".ask.row");
    browser.wait(&spoken);
    stage.is_quiet();
}

/// A clock at which it is so late, and what the page's ground is when it is first there.
fn at_hour(stage: &Stage, hour: u8) -> impl Fn() -> serde_json::Value {
    let source = format!(
        "Date.prototype.getHours = () => {hour};
         document.addEventListener('readystatechange', () => {{
           window.grounds ||= [];
           window.grounds.push(getComputedStyle(document.documentElement).colorScheme);
         }})"
    );
    stage.browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
    stage.browser.reload();
    || stage.browser.js("return [...new Set(window.grounds)]")
}

#[test]
fn it_is_dark_at_night_from_the_first_moment_on_unless_somebody_chose() {
    let stage = Stage::new("table-night", PHONE);
    let browser = &stage.browser;
    browser.prefer("light", "reduce");
    stage.game(GAME);
    let ground = |hour| at_hour(&stage, hour)();
    let themed = || browser.js("return document.documentElement.dataset.theme || ''");
    ground(12);
    assert_eq!(themed(), "", "by day it is as the system says");
    for hour in [19, 23, 6] {
        assert_eq!(ground(hour), json!(["dark"]), "{hour}");
    }
    ground(7);
    assert_eq!(themed(), "");
    browser.js("document.cookie = 'theme=light; path=/'");
    ground(22);
    assert_eq!(themed(), "light");
    stage.is_quiet();
}

/// Follows the automa's turn and tells its cards until the person is asked.
fn its_turn(stage: &Stage) {
    let browser = &stage.browser;
    for _ in 0..20 {
        if browser.url().contains("/turn/") {
            assert!(browser.has(".deeds li") && !browser.has(".deeds li:nth-child(4)"));
            browser.follow(".thumb .done");
        } else if browser.has(".ldt-draw a.colour") {
            browser.follow(".ldt-draw a.colour");
        } else if browser.has(".names button") {
            browser.follow(".names button");
        } else {
            assert!(browser.text("h1").contains("What did you do?"), "{}", browser.text("h1"));
            return;
        }
    }
    panic!("its turn does not end on {}", browser.url());
}

/// Opens a game at the table in a browser that runs no script.
fn plain(stage: &Stage, game: &str) {
    let body = json!({ "game": game, "seed": 5, "setup": { "at": "table" } });
    let path = stage.game(&body.to_string());
    stage.go(&format!("{path}/setup"));
    assert!(stage.browser.has(".deeds input[type=checkbox]"), "a list to tick off");
    stage.browser.follow(".thumb .done");
}

#[test]
fn without_script_a_turn_of_each_game_is_told() {
    let stage = Stage::new("table-plain", PHONE);
    let browser = &stage.browser;
    browser.without_script();
    plain(&stage, "patchwork");
    browser.follow(".reach button.ask");
    its_turn(&stage);
    plain(&stage, "brass");
    browser.follow(".to-do .asks.across-4 .ask");
    browser.follow(".to-do .names .ask");
    while browser.has(".to-do .tiles .ask") {
        browser.follow(".to-do .tiles .ask");
    }
    its_turn(&stage);
    assert!(browser.text(".line").contains("round 2"), "{}", browser.text(".line"));
    plain(&stage, "london");
    browser.follow(".to-do a.economy");
    // Letters are sent, since nothing narrows the list while they are typed.
    browser.fill("[name=name]", "mer");
    browser.click("[name=name]");
    browser.press_and_follow("\u{e007}");
    let shown = "return [...document.querySelectorAll('.names button')].filter((it) => it.checkVisibility()).map((it) => it.textContent)";
    assert_eq!(browser.js(shown), json!(["Mercers"]), "{}", browser.url());
    browser.follow(".names button:not([hidden])");
    browser.follow(".thumb .done");
    its_turn(&stage);
    assert!(browser.text(".ldt-board").contains("Mercers") || browser.has(".heard"));
    stage.is_quiet();
}
