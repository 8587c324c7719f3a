//! Nothing lost: browsers that were closed, two tabs, no room, nothing kept at all.

use serde_json::json;

use crate::{Stage, host::Files, webdriver::DESK};

#[test]
fn a_game_goes_on_after_the_browser_was_closed() {
    let stage = Stage::own("closed", DESK);
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    let before = stage.play(&id, 5);
    stage.host.stop();
    let Stage { browser, host } = stage;
    let stage = Stage { browser: browser.reopened(DESK), host };
    stage.go("");
    let link = format!(".resume a[href$='play/{id}']");
    assert!(stage.browser.has(&link), "{}", stage.browser.text("main"));
    stage.go(&format!("play/{id}"));
    let after = stage.deed(&format!("return call('GET', '/games/{id}')"));
    assert_eq!(after, before);
    assert!(before["ply"].as_u64() < stage.play(&id, 1)["ply"].as_u64());
}

/// Counts how often a page asks that what it keeps is kept for good.
const ASKED: &str = "
  window.nAsked = 0;
  StorageManager.prototype.persist = () => { window.nAsked++; return Promise.resolve(true); };
";

#[test]
fn the_first_game_asks_that_games_are_kept_for_good_wherever_it_is_played() {
    let stage = Stage::new("persistent", DESK);
    let browser = &stage.browser;
    browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": ASKED }));
    stage.go("");
    assert_eq!(browser.js("return window.nAsked"), 0, "there is nothing to keep yet");
    // The page is exchanged, not loaded anew.
    browser.follow(".gamecard.patchwork .primary");
    browser.wait("document.querySelector('main.play')");
    assert_eq!(browser.js("return window.nAsked"), 1);
    browser.follow("[data-key=a]");
    assert_eq!(browser.js("return window.nAsked"), 1, "once is enough");
    stage.game(&json!({ "game": "brass", "seed": 7, "setup": { "at": "table" } }));
    assert_eq!(browser.js("return window.nAsked"), 1, "at the table too");
}

/// Put before the worker: a browser that promises what it is told to.
const PROMISING: &str = "
let promised = false;
StorageManager.prototype.persisted = () => Promise.resolve(promised);
self.addEventListener('message', (event) => {
  if (!event.ports.length) return;
  promised = event.data;
  event.ports[0].postMessage(promised);
});
";

#[test]
fn what_the_browser_promised_is_told_where_games_are_listed() {
    let stage = Stage::behind("promised", PROMISING);
    let browser = &stage.browser;
    stage.tell(&json!(false));
    assert!(!browser.has("[data-kept]"), "there is nothing to keep yet");
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    stage.play(&id, 2);
    assert!(!browser.has("[data-kept]"), "nothing moves the board");
    for path in ["", "games"] {
        stage.go(path);
        let line = browser.text("[data-kept=fleeting]");
        assert!(line.contains("may throw these games away"), "{path}: {line}");
        assert!(browser.has("[data-kept] a[href$='/export.json'][download]"), "{path}");
    }
    for (lang, word) in [
        ("fr", "peut effacer ces parties"),
        ("es", "puede borrar estas partidas"),
        ("en", "may throw"),
    ] {
        let body = format!("new URLSearchParams({{ lang: '{lang}', back: '/' }})");
        stage.ask("POST", "settings", &body);
        stage.go("");
        assert!(browser.text("[data-kept]").contains(word), "{lang}");
    }
    // It has promised meanwhile.
    stage.tell(&json!(true));
    stage.play(&id, 1);
    browser.wait("fetch('/').then((it) => it.text()).then((it) => { window.page = it; }) && window.page?.includes('data-kept=\"promised\"')");
    stage.go("");
    assert!(browser.text("[data-kept=promised]").contains("promised to keep these games"));
    assert!(!browser.has("[data-kept] a"), "who is safe is not reminded");
}

#[test]
fn two_tabs_cannot_overwrite_each_other() {
    let stage = Stage::new("two-tabs", DESK);
    let browser = &stage.browser;
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    let (first, _) = browser.another_tab();
    stage.go(&format!("play/{id}"));
    browser.follow("[data-key=a]");
    browser.switch(&first);
    browser.follow("[data-key=a]");
    assert!(browser.text("h1").contains("The game went on elsewhere"));
    browser.follow("main .btn.primary");
    assert!(browser.text(".log").contains("You advanced 0 to 1"));
}

/// Put before the worker: a browser whose room shrinks when it is told so. What the
/// browser itself offers to tests is noticed half a minute later.
const CRAMPED: &str = "
let room = 'enough';
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...args) {
  if (room === 'none') throw new DOMException('no room', 'QuotaExceededError');
  return put.apply(this, args);
};
const estimate = StorageManager.prototype.estimate;
StorageManager.prototype.estimate = function () {
  return room === 'enough' ? estimate.call(this) : Promise.resolve({ quota: 9e6, usage: 8e6 });
};
self.addEventListener('message', (event) => {
  if (event.ports.length) {
    room = event.data;
    event.ports[0].postMessage(room);
  }
});
";

#[test]
fn a_full_browser_says_so_before_anything_is_lost() {
    let stage = Stage::behind("full", CRAMPED);
    let browser = &stage.browser;
    let room = |room: &str| stage.tell(&json!(room));
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    let before = stage.play(&id, 2);
    assert!(!browser.has(".notice[role=alert]"));
    // Little room: it is told, and the game goes on.
    room("little");
    let later = stage.play(&id, 1);
    assert!(before["ply"].as_u64() < later["ply"].as_u64());
    stage.go(&format!("play/{id}"));
    assert!(browser.text(".notice[role=alert]").contains("nearly used up"));
    // None: a change is refused by a page that says so, and what was is still there.
    room("none");
    let answer = browser.js_later(&format!(
        "const body = new URLSearchParams({{ revision: {}, action: 'advance' }});
         fetch('/play/{id}/act', {{ method: 'POST', body }}).then(async (it) => arguments[0]([it.status, await it.text()]))",
        later["revision"]
    ));
    assert_eq!(answer[0], 503, "{answer}");
    assert!(answer[1].as_str().unwrap().contains("The disk is full"));
    assert_eq!(stage.deed(&format!("return call('GET', '/games/{id}')")), later);
    room("enough");
    assert!(later["ply"].as_u64() < stage.play(&id, 1)["ply"].as_u64());
}

#[test]
fn where_nothing_is_kept_every_page_says_so_and_no_game_begins() {
    let host = Files::start("/");
    let worker = host.text("worker.js");
    host.put(
        "worker.js",
        format!("Object.defineProperty(self, 'indexedDB', {{ value: undefined }});\n{worker}"),
    );
    let stage = Stage::over("refused", DESK, host);
    let browser = &stage.browser;
    for path in ["", "rules/brass", "new/london"] {
        stage.go(path);
        assert!(browser.text(".notice[role=alert]").contains("keeps nothing"), "{path}");
    }
    stage.go("");
    assert!(browser.text("section[role=alert]").contains("Allow storage for this site"));
    browser.follow(".gamecard.patchwork .primary");
    assert!(browser.text("h1").contains("could not be kept"), "{}", browser.text("main"));
}
