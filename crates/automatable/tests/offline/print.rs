//! Printing in the browser: fetched when it is first asked for, kept, and the same file
//! as the command's.

use std::process::Command;

use serde_json::json;

use crate::{Stage, server::Folder, version::next_version, webdriver::DESK};

/// What the site answers, byte by byte.
fn bytes(stage: &Stage, path: &str) -> Vec<u8> {
    let script = format!(
        "const done = arguments[0];
         fetch({}).then((it) => it.arrayBuffer()).then((it) => {{
           let text = '';
           for (const byte of new Uint8Array(it)) text += String.fromCharCode(byte);
           done(text);
         }}, (error) => done(`${{error}}`))",
        json!(format!("{}{path}", stage.host.base()))
    );
    let text = stage.browser.js_later(&script);
    text.as_str().unwrap().chars().map(|it| u8::try_from(u32::from(it)).unwrap()).collect()
}

/// What the browser keeps of the program that prints.
fn n_presses(stage: &Stage) -> u64 {
    let script = "const done = arguments[0];
         (async () => {
           let n = 0;
           for (const name of await caches.keys())
             for (const it of await (await caches.open(name)).keys()) n += it.url.includes('/press-');
           return n;
         })().then(done)";
    stage.browser.js_later(script).as_u64().unwrap()
}

/// What the command makes for the same site.
fn command(folder: &Folder, game: &str, site: &str, options: &[&str]) -> Vec<u8> {
    let file = folder.0.join("commanded.pdf");
    let ran = Command::new(env!("CARGO_BIN_EXE_automatable"))
        .args(["print", game, "--site", site.trim_end_matches('/'), "--out"])
        .arg(&file)
        .args(options)
        .output()
        .unwrap();
    assert!(ran.status.success(), "{ran:?}");
    std::fs::read(&file).unwrap()
}

#[test]
fn every_game_is_printed_as_the_command_prints_it_and_then_without_a_network() {
    let stage = Stage::new("print", DESK);
    let folder = Folder::new("offline-print");
    assert_eq!(n_presses(&stage), 0, "who only plays fetches no fonts");
    let site = stage.host.url("");
    let mut printed = Vec::new();
    for (game, words, options) in [
        ("brass", "lang=en", &["--lang", "en"][..]),
        (
            "london",
            "lang=fr&paper=letter&ink=less",
            &["--lang", "fr", "--paper", "letter", "--ink", "less"],
        ),
        ("patchwork", "lang=es&cut=bleed", &["--lang", "es", "--cut", "bleed"]),
        ("brass", "lang=fr&paper=card", &["--lang", "fr", "--one-per-page"]),
    ] {
        let commanded = command(&folder, game, &site, options);
        let path = format!("print/{game}.pdf?{words}");
        let here = bytes(&stage, &path);
        assert!(here == commanded, "{path}: {} bytes here", here.len());
        printed.push((path, here));
    }
    assert_eq!(n_presses(&stage), 1, "it is kept");
    stage.host.stop();
    stage.rest();
    for (path, before) in &printed {
        assert!(bytes(&stage, path) == *before, "{path} without a network");
    }
    // The form is filled in and sent, and what is wrong is told on it.
    stage.go("print/brass");
    stage.browser.js("document.querySelector('#right').value = '40'");
    stage.browser.js("document.querySelector('.print-form').submit()");
    stage.browser.wait("document.querySelector('[role=alert]')");
    let said = stage.browser.text("[role=alert]");
    assert!(said.contains("the backs would leave the paper"), "{said}");
}

#[test]
fn a_deck_of_ones_own_is_printed_where_it_is_kept() {
    let stage = Stage::new("print-own", DESK);
    let card = "[[card]]\nvirtual-buttons = 3\nfilters = [\"largest\", \"farthest\"]\nincome = 1\n";
    let text = format!("name = \"Mía\"\n{}", card.repeat(3));
    let script = format!(
        "const done = arguments[0], form = new FormData();
         form.append('text', {});
         fetch('{}own/patchwork/new/deck', {{ method: 'POST', body: form }}).then((it) => done(it.url), (error) => done(`${{error}}`))",
        json!(text),
        stage.host.base()
    );
    let url = stage.browser.js_later(&script);
    stage.browser.go(url.as_str().unwrap());
    let link = stage.browser.js("return document.querySelector('main a[href*=\"/print/\"]').href");
    let (_, query) = link.as_str().unwrap().split_once('?').unwrap();
    let made = bytes(&stage, &format!("print/patchwork.pdf?{query}"));
    let folder = Folder::new("offline-print-own");
    let file = folder.0.join("mine.toml");
    std::fs::write(&file, &text).unwrap();
    let options = ["--lang", "en", "--deck", file.to_str().unwrap()];
    let commanded = command(&folder, "patchwork", &stage.host.url(""), &options);
    assert!(made == commanded, "{}", String::from_utf8_lossy(&made[..made.len().min(300)]));
}

#[test]
fn whoever_has_printed_prints_without_a_network_after_a_new_version_too() {
    let stage = Stage::new("print-version", DESK);
    let browser = &stage.browser;
    let before = bytes(&stage, "print/patchwork.pdf?lang=fr");
    assert!(before.starts_with(b"%PDF-"));
    stage.go("");
    next_version(&stage);
    browser.js("navigator.serviceWorker.ready.then((it) => it.update())");
    browser.wait("document.querySelector('#news')?.checkVisibility()");
    browser.follow("[data-take]");
    browser.wait("document.querySelector('#news')?.hidden");
    // What the old version kept is gone; the new one has fetched its own when it came.
    browser.wait("caches.keys().then((it) => { window.n = it.length; }) && window.n === 1");
    assert_eq!(n_presses(&stage), 1);
    stage.host.stop();
    stage.rest();
    assert!(bytes(&stage, "print/patchwork.pdf?lang=fr") == before);
}

#[test]
fn before_it_was_fetched_printing_without_a_network_says_what_to_do() {
    let stage = Stage::new("print-absent", DESK);
    stage.host.stop();
    let (status, page, _) = stage.ask("GET", "print/london.pdf", "undefined");
    assert_eq!(status, 503);
    assert!(page.contains("Try again with a network"), "{page}");
}
