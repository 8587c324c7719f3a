//! A set typed card by card, without script: left, taken up again, thrown away.

use crate::{Stage, webdriver::PHONE};

#[test]
fn a_set_is_typed_without_script_left_and_taken_up_again() {
    let stage = Stage::new("london-own", PHONE);
    let browser = &stage.browser;
    browser.without_script();
    stage.go("/new/london");
    browser.click("details.more:last-of-type summary");
    browser.follow("a[href='/own/london']");
    browser.fill("#f-name", "My box");
    browser.follow("form.begin button");
    // Paupers are known to the last card.
    assert!(browser.text("main").contains("11 / 101"), "{}", browser.text("main"));
    // What is known to be there is one tap away, with what is proven of it and
    // no other figure.
    browser.follow("a[href*='name=Omnibus']");
    assert_eq!(browser.js("return document.querySelector('#f-name').value"), "Omnibus");
    assert_eq!(browser.js("return document.querySelector('#f-money').value"), "");
    assert_eq!(browser.js("return document.querySelector('[name=crucial]').checked"), true);
    let is_shown = |css: &str| {
        browser.js(&format!("return document.querySelector('{css}').checkVisibility()")) == true
    };
    assert!(is_shown("#f-money") && !is_shown("#f-effect-n"));
    browser.click("label:has([name=kind][value=pauper])");
    assert!(!is_shown("#f-money"), "paupers have no figures");
    browser.click("label:has([name=kind][value=building])");
    browser.fill("#f-money", "31");
    browser.follow("button[value=next]");
    assert!(browser.text("[role=alert]").contains("0 to 30"), "{}", browser.text("main"));
    browser.fill("#f-money", "3");
    browser.follow("button[value=next]");
    // The next card; the set is left here, and found again from the page of a new game.
    stage.go("/new/london");
    browser.follow("fieldset a[href^='/own/london/']");
    let main = browser.text("main");
    assert!(main.contains("12 / 101") && main.contains("7 missing"), "{main}");
    browser.follow("a.set-card[href*='?card=1']");
    assert_eq!(browser.js("return document.querySelector('#f-money').value"), "3");
    browser.follow("a.quiet");
    browser.follow("a[href$='/remove']");
    browser.follow("form[action$='/remove'] button");
    assert!(browser.url().ends_with("/own/london"), "{}", browser.url());
}
