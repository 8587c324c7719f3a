//! Access: sizes, targets, names, contrast, motion.

use serde_json::Value;

use crate::{
    Stage,
    rules::ACCESS,
    server,
    webdriver::{DESK, PHONE, SMALL, Screen},
};

/// One of every kind of page: a game under way, its reasons, a finished one, and the rest.
fn pages(stage: &Stage) -> Vec<String> {
    let addr = &stage.server.addr;
    let new = r#"{"game":"patchwork","seed":3,"setup":{"deck":"tactical"}}"#;
    let mut paths: Vec<String> =
        ["/", "/games", "/open", "/new/patchwork", "/rules/patchwork", "/nowhere"]
            .map(str::to_owned)
            .to_vec();
    let mut n_left = 9;
    let mut game = server::call(addr, "POST", "/games", new).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    while game["over"] == false {
        let options = server::call(addr, "GET", &format!("/games/{id}/options"), "").unwrap();
        let action = options["options"].as_array().unwrap().last().unwrap()["action"].clone();
        let body = format!("{{\"action\":{action},\"revision\":{}}}", game["revision"]);
        game = server::call(addr, "POST", &format!("/games/{id}/actions"), &body).unwrap();
        n_left -= 1;
        if n_left == 0 {
            let record = server::call(addr, "GET", &format!("/games/{id}/record"), "").unwrap();
            let half = server::call(addr, "POST", "/games/import", &record.to_string()).unwrap();
            let why = server::call(addr, "GET", &format!("/games/{id}/why"), "").unwrap();
            let ply = &why["plies"][0];
            let half = half["id"].as_str().unwrap();
            paths.push(format!("/play/{half}"));
            paths.push(format!("/play/{half}?ply={ply}"));
            paths.push(format!("/play/{half}/why/{ply}"));
            paths.push(format!("/play/{half}/turn/{ply}?step=1"));
            paths.push(format!("/play/{half}/remove"));
            paths.push(format!("/play/{half}/share"));
            let link = server::call(addr, "GET", &format!("/games/{half}/link"), "").unwrap();
            let link = link["address"].as_str().unwrap();
            paths.push(link.split(addr.as_str()).nth(1).unwrap().to_owned());
        }
    }
    paths.push(format!("/play/{id}/end"));
    paths
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn nothing_scrolls_sideways_and_a_turn_fits_a_phone() {
    let stage = Stage::new("sizes", PHONE);
    let browser = &stage.browser;
    let paths = pages(&stage);
    for path in &paths {
        stage.go(path);
        for screen in [SMALL, PHONE, Screen { width: 768, height: 1024, is_touch: true }, DESK] {
            browser.resize(screen);
            let width = number(&browser.js("return document.scrollingElement.scrollWidth"));
            let wide = browser.js(
                "return [...document.querySelectorAll('body *')]
                   .filter((it) => screen.width < it.getBoundingClientRect().right && it.checkVisibility())
                   .slice(0, 5).map((it) => it.outerHTML.slice(0, 120))",
            );
            assert!(
                width <= screen.width.into(),
                "{path} is {width} wide at {}: {wide}",
                screen.width
            );
            let is_game = browser.has("main.play");
            if is_game && (screen == PHONE || screen == DESK) {
                let height = number(&browser.js("return document.scrollingElement.scrollHeight"));
                assert!(height <= screen.height.into(), "{path} is {height} high");
                let low = browser.js(
                    "return Math.max(...[...document.querySelectorAll('.strip, .board, .offer, .hand .btn')]
                       .map((it) => it.getBoundingClientRect().bottom))",
                );
                assert!(number(&low) <= screen.height.into(), "{path} ends at {low}");
            }
        }
    }
}

#[test]
fn everything_to_press_is_large_enough() {
    let stage = Stage::new("targets", PHONE);
    let browser = &stage.browser;
    for path in pages(&stage) {
        stage.go(&path);
        // Links inside sentences and lists of text may be as high as their line; squares of the
        // quilt are as large as the screen allows.
        let small = browser.js(
            "return [...document.querySelectorAll('a, button, input, select, summary, label.pick')]
               .filter((it) => it.checkVisibility({visibilityProperty: true}) && !it.closest('#quilt, p, li, .log, .skip-link, .section-h'))
               .filter((it) => !it.matches('input[type=hidden], input[type=radio], .skip-link'))
               .map((it) => [it.outerHTML.slice(0, 80), it.getBoundingClientRect()])
               .filter(([, box]) => 0 < box.width && (box.height < 44 || box.width < 44))
               .map(([html, box]) => `${html}: ${box.width} x ${box.height}`)",
        );
        assert_eq!(small.as_array().unwrap().len(), 0, "{path}: {small}");
    }
    stage.is_quiet_but_for("404");
}

/// Fails if a page has a barrier on a screen in a theme.
pub(crate) fn has_no_barrier(stage: &Stage, pages: &[String], looks: &[(Screen, &str)]) {
    let browser = &stage.browser;
    let mut barriers = Vec::new();
    browser.prefer("light", "reduce");
    for path in pages {
        stage.go(path);
        // From now on the focus shows as it does for a keyboard.
        browser.press("\u{E004}");
        for (screen, scheme) in looks {
            browser.resize(*screen);
            browser.prefer(scheme, "reduce");
            browser.settled();
            let found = browser.js(ACCESS);
            let found = found.as_array().unwrap_or_else(|| panic!("{path}: {found}"));
            let place = format!("{} {scheme} {path}", screen.width);
            barriers.extend(found.iter().map(|it| format!("{place}: {it}")));
        }
    }
    assert!(barriers.is_empty(), "{barriers:#?}");
}

#[test]
fn no_barrier_is_found() {
    let stage = Stage::new("barriers", DESK);
    let looks = [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")];
    has_no_barrier(&stage, &pages(&stage), &looks);
}

#[test]
fn pages_are_light() {
    // Bytes over the wire, of the page and of everything it loads.
    const WEIGHT: &str = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .reduce((sum, it) => sum + it.transferSize, 0)";
    let stage = Stage::new("weight", DESK);
    let browser = &stage.browser;
    stage.go("/");
    browser.wait("performance.getEntriesByType('navigation')[0].loadEventEnd > 0");
    let first = number(&browser.js(WEIGHT));
    assert!(0.0 < first && first <= 40_000.0, "the first page weighs {first}");
    for game in shelf::GameId::ALL {
        let path = stage.game(&format!("{{\"game\":\"{game}\",\"seed\":7}}"));
        let options = format!("/games/{}/options", path.trim_start_matches("/play/"));
        let options = server::call(&stage.server.addr, "GET", &options, "").unwrap();
        let action = options["options"][0]["action"].as_str().unwrap();
        browser.js("performance.clearResourceTimings()");
        browser.changing(|| {
            browser.js(&format!(
                "window.automatable.go('{path}/act', new URLSearchParams({{ revision: 1, action: '{action}' }}))"
            ));
        });
        let step = number(&browser.js(
            "return performance.getEntriesByType('resource').reduce((sum, it) => sum + it.transferSize, 0)",
        ));
        assert!(0.0 < step && step <= 25_000.0, "a step of {game} weighs {step}");
    }
}

#[test]
fn still_pages_stay_still() {
    let stage = Stage::new("still", DESK);
    let browser = &stage.browser;
    browser.prefer("light", "reduce");
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    browser.follow("[data-key=a]");
    while browser.url().contains("/turn/") {
        let moving = browser.js("return document.getAnimations().length");
        assert_eq!(moving, 0);
        browser.follow(".acts [data-key=Enter]");
    }
    assert!(browser.text("#live").contains("the Automa"));
    stage.is_quiet();
}

/// What links and buttons are called by what the page itself says: their label, or the
/// words in them that are seen or spoken.
const NAMES: &str = "
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const name = (it) => {
    if (it.nodeType === Node.TEXT_NODE) return it.data;
    if (it.nodeType !== Node.ELEMENT_NODE || it.getAttribute('aria-hidden') === 'true') return '';
    if (it.hasAttribute('aria-label')) return ' ' + it.getAttribute('aria-label') + ' ';
    if (it.matches('svg') || !it.checkVisibility()) return '';
    const isBlock = getComputedStyle(it).display !== 'inline';
    const inner = [...it.childNodes].map(name).join('');
    return isBlock ? ` ${inner} ` : inner;
  };
  const labelled = (it) => it.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id).textContent).join(' ');
  return [...document.querySelectorAll('a, button, summary, label, [role=link], [role=button]')].map((it) => plain(labelled(it) || name(it)).replace(/ /g, ''));
";

#[test]
fn names_are_in_the_language_of_the_reader_and_symbols_add_nothing() {
    let stage = Stage::new("names", DESK);
    let browser = &stage.browser;
    let paths = pages(&stage);
    browser.command("Accessibility.enable", serde_json::json!({}));
    for lang in ["en", "fr", "es"] {
        stage.go("/");
        browser.js(&format!("document.cookie = 'lang={lang}; path=/'"));
        for path in paths.iter().chain(&["/how/brass".to_owned(), "/how/london".to_owned()]) {
            stage.go(path);
            let own: Vec<String> = serde_json::from_value(browser.js(NAMES)).unwrap();
            let tree = browser.command("Accessibility.getFullAXTree", serde_json::json!({}));
            let mut n_told = 0;
            for node in tree["nodes"].as_array().unwrap() {
                let is_one = ["link", "button"].iter().any(|it| node["role"]["value"] == *it);
                if node["ignored"] == true || !is_one {
                    continue;
                }
                let name = node["name"]["value"].as_str().unwrap_or_default().to_owned();
                let letters: String = name.chars().filter(|it| !it.is_whitespace()).collect();
                assert!(own.contains(&letters), "{lang} {path}: “{name}” is no name of the page");
                n_told += 1;
            }
            assert!(0 < n_told, "{lang} {path} has no names");
        }
    }
}
