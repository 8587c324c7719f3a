//! The rules to read: contents, a search with and without script, nothing found.

use crate::{Stage, webdriver::DESK};

/// The rules that are shown, by their ids.
fn shown(stage: &Stage) -> Vec<String> {
    let shown = stage.browser.js(
        "return [...document.querySelectorAll('.rules [data-found]')].filter((it) => it.checkVisibility()).map((it) => it.id)",
    );
    shown.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect()
}

#[test]
fn rules_are_found_by_their_words_with_and_without_script() {
    let stage = Stage::new("reading", DESK);
    let browser = &stage.browser;
    stage.go("/");
    browser.js("document.cookie = 'lang=fr;path=/'");
    stage.go("/rules/london");
    let all = shown(&stage);
    let n_chapters = browser.js("return document.querySelectorAll('.toc a').length");
    assert!(100 < all.len() && 5 < n_chapters.as_i64().unwrap(), "{n_chapters}");
    // Every line of the contents leads somewhere, the readings to the end.
    let leads = "return [...document.querySelectorAll('.toc a')].every((it) => document.querySelector(it.getAttribute('href')))";
    assert_eq!(browser.js(leads), true);
    assert!(all.last().unwrap().starts_with("choice-"), "{:?}", all.last());
    // Letters without accents find words that have them, at once.
    let search = |words: &str| {
        browser.fill("#q", words);
        browser.js(
            "document.getElementById('q').dispatchEvent(new Event('input', { bubbles: true }))",
        );
    };
    search("PAUVRETE");
    let found = shown(&stage);
    assert!(5 < found.len() && found.len() < all.len() / 2, "{}", found.len());
    assert!(!browser.has("[data-none]:not([hidden])"));
    search("xyzzy");
    assert_eq!(shown(&stage), [""; 0]);
    assert!(browser.has("[data-none]:not([hidden])"), "nothing found is said");
    search("");
    assert_eq!(shown(&stage), all);
    // The same rules without script, from the server.
    browser.without_script();
    stage.go("/rules/london?q=PAUVRETE");
    let rules: Vec<String> = found.into_iter().filter(|it| it.starts_with("rule-")).collect();
    assert_eq!(shown(&stage), rules);
    stage.go("/rules/london?q=xyzzy");
    assert!(browser.has("[data-none]:not([hidden])"));
}
