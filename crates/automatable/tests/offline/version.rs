//! Versions: a new one waits until it is taken, a damaged one is fetched anew.

use std::io::Read;

use serde_json::json;

use crate::{Stage, webdriver::DESK};

/// A section that says nothing: a program with it does the same and is another one.
const SILENT: &[u8] = b"\x00\x05\x04next";

/// Gives the host another version: a program with other bytes and another name, and
/// the worker that fetches it. Returns the name.
pub(crate) fn next_version(stage: &Stage) -> String {
    next_version_with(stage, str::to_owned)
}

/// The same, with more changed in its worker.
fn next_version_with(stage: &Stage, change: impl Fn(&str) -> String) -> String {
    let worker = stage.host.text("worker.js");
    let told = |before: &str| {
        let rest = worker.split_once(before).unwrap().1;
        rest.split('"').next().unwrap().to_owned()
    };
    let (name, sum) = (told("program: \""), told("sum: \""));
    let packed = stage.host.file(&name);
    let mut program = Vec::new();
    flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut program).unwrap();
    program.extend(SILENT);
    let next = "program-next.wasm.gz".to_owned();
    // It goes out unpacked, as some hosts do with what is called so.
    stage.host.put(&next, program);
    // The browser can sum it up: it keeps the program as it was.
    let next_sum = stage.browser.js_later(&format!(
        "const done = arguments[0];
         (async () => {{
           const kept = await caches.match('{}');
           const next = new Blob([await kept.arrayBuffer(), new Uint8Array({})]);
           const sum = await crypto.subtle.digest('SHA-256', await next.arrayBuffer());
           return [...new Uint8Array(sum)].map((it) => it.toString(16).padStart(2, '0')).join('');
         }})().then(done)",
        stage.host.url(&name),
        json!(SILENT)
    ));
    let worker = worker.replace(&name, &next).replace(&sum, next_sum.as_str().unwrap());
    stage.host.put("worker.js", change(&worker));
    next
}

#[test]
fn a_new_version_is_told_in_a_line_and_taken_in_the_middle_of_a_game() {
    let stage = Stage::new("update", DESK);
    let browser = &stage.browser;
    let id = stage.game(&json!({ "game": "brass", "seed": 7 }));
    let before = stage.play(&id, 9);
    stage.go(&format!("play/{id}"));
    assert!(!browser.has("#news:not([hidden])"));
    assert!(kept_programs(&stage).as_array().unwrap().len() == 1);
    let next = next_version(&stage);
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
    // The older program is gone, and the new one needs no host.
    browser.wait("caches.keys().then((it) => { window.n = it.length; }) && window.n === 1");
    assert_eq!(kept_programs(&stage), json!([stage.host.url(&next)]));
    stage.host.stop();
    browser.command("ServiceWorker.enable", json!({}));
    browser.command("ServiceWorker.stopAllWorkers", json!({}));
    stage.go(&format!("play/{id}"));
    assert!(after["ply"].as_u64() < stage.play(&id, 1)["ply"].as_u64());
    stage.is_quiet();
}

/// Put before the worker of another version: every file that its pages load is another
/// one, at an address of its own.
const MARKED: &str = r"
const flip = (text) => text.replace(/\/assets\/([0-9a-f]{7})([0-9a-f])\//g, (_, most, last) => `/assets/${most}${(15 - parseInt(last, 16)).toString(16)}/`);
async function marked(home, request) {
  const url = flip(request.url);
  const answer = await home.answer(url === request.url ? request : new Request(url));
  if (!(answer.headers.get('content-type') || '').startsWith('text/html')) return answer;
  return new Response(flip(await answer.text()), { status: answer.status, headers: answer.headers });
}
";

/// A worker with other marks.
fn marked(worker: &str) -> String {
    let asked = worker.replace("it.answer(request)", "marked(it, request)");
    assert_ne!(asked, worker);
    format!("{MARKED}{asked}")
}

#[test]
fn a_version_taken_in_one_tab_loses_nothing_in_another() {
    let stage = Stage::new("two-versions", DESK);
    let browser = &stage.browser;
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    let before = stage.play(&id, 2);
    stage.go(&format!("play/{id}"));
    let sources = "return [...document.head.querySelectorAll('script[src], link[rel=stylesheet]')].map((it) => it.src || it.href)";
    let old = browser.js(sources);
    next_version_with(&stage, marked);
    browser.js("navigator.serviceWorker.ready.then((it) => it.update())");
    browser.wait("document.querySelector('#news')?.checkVisibility()");
    // What is liked while the new version waits, it knows as well.
    let like = "new URLSearchParams({ theme: 'dark', pace: 'at-once', back: '/' })";
    assert_eq!(stage.ask("POST", "settings", like).0, 200);
    let (first, second) = browser.another_tab();
    stage.go(&format!("play/{id}"));
    browser.wait("document.querySelector('#news')?.checkVisibility()");
    browser.follow("[data-take]");
    browser.wait("document.querySelector('#news')?.hidden");
    let new = browser.js(sources);
    assert_ne!(new, old, "the pages of this version load other files");
    assert_eq!(browser.js("return document.documentElement.dataset.theme"), "dark");
    // The other tab is in the middle of a turn, with a page of the old version.
    browser.switch(&first);
    assert_eq!(browser.js(sources), old);
    for source in old.as_array().unwrap() {
        let script = format!(
            "fetch({source}, {{ cache: 'no-store' }}).then((it) => arguments[0]([it.status, it.headers.get('cache-control')]))"
        );
        assert_eq!(browser.js_later(&script), json!([200, "no-store"]), "{source}");
    }
    browser.follow("[data-key=a]");
    let after = stage.deed(&format!("return call('GET', '/games/{id}')"));
    assert_eq!(after["revision"].as_u64(), before["revision"].as_u64().map(|it| it + 1), "once");
    // The page that came of it is whole, and of the new version alone.
    browser.wait("document.querySelector('main.play')");
    assert_eq!(browser.js(sources), new);
    browser.follow("[data-key=a]");
    let last = stage.deed(&format!("return call('GET', '/games/{id}')"));
    assert_eq!(last["revision"].as_u64(), after["revision"].as_u64().map(|it| it + 1), "once");
    stage.is_quiet();
    // The tab that took it has a page from before these: its turn is refused, not lost.
    browser.switch(&second);
    browser.follow("[data-key=a]");
    assert!(browser.text("h1").contains("The game went on elsewhere"));
    assert_eq!(stage.deed(&format!("return call('GET', '/games/{id}')")), last);
}

#[test]
fn a_change_on_its_way_is_made_once_whoever_answers_it() {
    let stage = Stage::new("on-its-way", DESK);
    let browser = &stage.browser;
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    let before = stage.play(&id, 2);
    stage.go(&format!("play/{id}"));
    next_version(&stage);
    browser.js("navigator.serviceWorker.ready.then((it) => it.update())");
    browser.wait("document.querySelector('#news')?.checkVisibility()");
    let status = browser.js_later(&format!(
        "const done = arguments[0], body = new URLSearchParams({{ action: 'advance', revision: {} }});
         navigator.serviceWorker.ready.then((it) => {{
           const asked = fetch('{}', {{ method: 'POST', body }});
           it.waiting.postMessage('take');
           asked.then((it) => done(it.status));
         }})",
        before["revision"],
        stage.host.url(&format!("play/{id}/act"))
    ));
    assert_eq!(status, 200);
    let after = stage.deed(&format!("return call('GET', '/games/{id}')"));
    assert_eq!(after["revision"].as_u64(), before["revision"].as_u64().map(|it| it + 1));
}

/// The addresses of the programs that the browser keeps.
fn kept_programs(stage: &Stage) -> serde_json::Value {
    stage.browser.js_later(
        "const done = arguments[0];
         (async () => {
           const all = [];
           for (const name of await caches.keys())
             for (const it of await (await caches.open(name)).keys()) if (it.url.includes('.wasm')) all.push(it.url);
           return all;
         })().then(done)",
    )
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
