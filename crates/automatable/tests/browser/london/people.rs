//! Two people and AutoMartin at one screen, to the end.

use super::{at_once, first, next};
use crate::{
    Stage,
    webdriver::{Browser, PHONE},
};

/// The cards in the hand that is shown.
fn held(browser: &Browser) -> Vec<String> {
    let held = browser
        .js("return [...document.querySelectorAll('.cards .name')].map((it) => it.textContent)");
    held.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect()
}

#[test]
fn two_people_and_automartin_play_a_whole_game_at_one_screen() {
    let stage = Stage::new("london-people", PHONE);
    let browser = &stage.browser;
    at_once(&stage);
    let new = r#"{"game":"london","seed":9,"setup":{"seats":"3","automa-seat":"3","level":"III"}}"#;
    let path = stage.game(new);
    let mut n_passed = 0;
    let mut n_looked = 0;
    for n in 0..900 {
        if browser.url().ends_with("/end") {
            break;
        }
        if first(browser, &["form[action$='/chair'] button"]).is_some() {
            // Nothing of the table is shown to whoever holds the device.
            assert!(!browser.has(".cards") && !browser.has(".board"), "{}", browser.text("main"));
            n_passed += 1;
            browser.follow("form[action$='/chair'] button");
            if n_passed <= 2 {
                assert_eq!(held(browser).len(), 6);
            }
            // A link to an earlier moment, opened by whoever has just handed the device
            // over, is answered for the one who holds it now.
            if n_passed % 16 == 2 {
                n_looked += 1;
                let now = held(browser);
                stage.go(&format!("{path}?ply=3"));
                assert!(browser.has("#main.play"), "{}", browser.text("h1"));
                stage.go(&path);
                assert_eq!(held(browser), now);
            }
            continue;
        }
        browser.follow(&next(browser, n / 7, true));
    }
    assert!(browser.url().ends_with("/end"), "{}", browser.url());
    assert!(20 < n_passed && 0 < n_looked, "{n_passed} times passed on");
    assert_eq!(browser.js("return document.querySelectorAll('tfoot td.number').length"), 3);
    stage.is_quiet();
}
