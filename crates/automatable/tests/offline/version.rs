//! Versions: a new one waits until it is taken, a damaged one is fetched anew.

use serde_json::json;

use crate::{Stage, webdriver::DESK};

#[test]
fn a_new_version_is_told_in_a_line_and_taken_in_the_middle_of_a_game() {
    let stage = Stage::new("update", DESK);
    let browser = &stage.browser;
    let id = stage.game(&json!({ "game": "brass", "seed": 7 }));
    let before = stage.play(&id, 9);
    stage.go(&format!("play/{id}"));
    assert!(!browser.has("#news:not([hidden])"));
    // Another version: the same program under another name.
    let worker = stage.host.text("worker.js");
    stage.host.put("worker.js", format!("{worker}\n// the next version\n"));
    browser.js("navigator.serviceWorker.ready.then((it) => it.update())");
    browser.wait("document.querySelector('#news')?.checkVisibility()");
    assert!(browser.text("#news").contains("A new version is here"));
    // The old one plays on until somebody says so; the line stays on the next page.
    let later = stage.play(&id, 1);
    assert!(before["ply"].as_u64() < later["ply"].as_u64());
    browser.follow("a.brand");
    assert!(browser.has("#news:not([hidden])"));
    stage.go(&format!("play/{id}"));
    browser.wait("document.querySelector('#news')?.checkVisibility()");
    browser.follow("[data-take]");
    browser.wait("document.querySelector('#news')?.hidden");
    assert!(browser.url().ends_with(&format!("play/{id}")));
    let active = "navigator.serviceWorker.ready.then((it) => arguments[0](Boolean(it.waiting)))";
    assert_eq!(browser.js_later(active), false);
    let after = stage.deed(&format!("return call('GET', '/games/{id}')"));
    assert_eq!(after, later);
    assert!(after["ply"].as_u64() < stage.play(&id, 1)["ply"].as_u64());
    stage.is_quiet();
}

#[test]
fn a_damaged_copy_of_the_program_is_fetched_anew() {
    let stage = Stage::new("damaged", DESK);
    let browser = &stage.browser;
    let id = stage.game(&json!({ "game": "london", "seed": 7 }));
    let before = stage.play(&id, 4);
    // How large the copy is that the browser keeps, after something was done with it.
    let kept = |deed: &str| {
        let script = format!(
            "const done = arguments[0];
             (async () => {{
               const [name] = await caches.keys();
               const cache = await caches.open(name);
               const it = (await cache.keys()).find((it) => it.url.includes('.wasm'));
               {deed}
               return (await (await cache.match(it)).arrayBuffer()).byteLength;
             }})().then(done)"
        );
        browser.js_later(&script).as_u64().unwrap()
    };
    let whole = kept("");
    assert_eq!(kept("await cache.put(it, new Response('spoilt'));"), 6);
    browser.command("ServiceWorker.enable", json!({}));
    browser.command("ServiceWorker.stopAllWorkers", json!({}));
    stage.go(&format!("play/{id}"));
    assert!(browser.has("main"));
    assert_eq!(stage.deed(&format!("return call('GET', '/games/{id}')")), before);
    assert_eq!(kept(""), whole);
}
