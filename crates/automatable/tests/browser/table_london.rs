//! London at the table in a real browser: a whole game by touch on a phone.

use crate::{
    Stage,
    rules::ACCESS,
    webdriver::{Browser, PHONE},
};

fn tap(browser: &Browser, css: &str) {
    browser.changing(|| browser.touch(css));
}

/// Begins a game at the table through the pages.
fn begin(stage: &Stage, fields: &[(&str, &str)]) {
    stage.go("/");
    let inputs: String =
        fields.iter().map(|(name, value)| format!("<input name={name} value={value}>")).collect();
    stage.browser.js(&format!(
        "const form = document.createElement('form'); form.method = 'post'; form.action = '/new/london';
         form.innerHTML = '{inputs}'; document.body.append(form); form.submit()"
    ));
    stage.browser.wait("location.pathname.endsWith('/setup')");
    check(&stage.browser);
    tap(&stage.browser, ".thumb .done");
}

/// Nothing is wider than the screen, what a finger needs is 56 px high, and no barrier stands.
fn check(browser: &Browser) {
    let small = browser.js(
        "const bad = [];
         if (innerWidth < document.documentElement.scrollWidth) bad.push('too wide');
         for (const it of document.querySelectorAll('main :is(a, button)')) {
           const box = it.getBoundingClientRect();
           if (it.checkVisibility() && box.height < 55.5) bad.push(it.outerHTML.slice(0, 120) + box.height);
         }
         return bad",
    );
    assert_eq!(small, serde_json::json!([]), "{}", browser.url());
    let barriers = browser.js(ACCESS);
    assert_eq!(barriers, serde_json::json!([]), "{}", browser.url());
}

/// Ticks off and tells until the person is asked.
fn its_turn(browser: &Browser, n: usize) {
    for _ in 0..40 {
        if browser.url().contains("/turn/") {
            assert!(browser.has(".deeds li") && !browser.has(".deeds li:nth-child(4)"));
            tap(browser, ".thumb .done");
        } else if browser.has(".ldt-cards") {
            tap(browser, ".ldt-cards button");
        } else if browser.has(".ldt-draw") {
            let colour = ["economy", "culture"][n % 2];
            tap(browser, &format!(".ldt-draw a.{colour}, .ldt-draw a.colour"));
            tap(browser, ".names button");
        } else if browser.has(".names button") {
            tap(browser, ".names button");
        } else {
            return;
        }
    }
    panic!("his turn does not end on {}", browser.url());
}

fn discard(browser: &Browser, colour: &str) {
    tap(browser, &format!(".do a.{colour}"));
    tap(browser, ".names button");
}

/// Plays some rounds, takes one back, puts a fact right, and counts at the end.
fn whole_game(stage: &Stage) {
    let browser = &stage.browser;
    for n in 0..6 {
        discard(browser, ["economy", "culture", "politics"][n % 3]);
        if n == 2 {
            check(browser);
            tap(browser, ".ldt-board button.city");
        }
        tap(browser, ".thumb .done");
        its_turn(browser, n);
    }
    // One told answer at a time, until his card is taken back too.
    for _ in 0..9 {
        tap(browser, ".thumb form[action$=undo] button");
        assert!(browser.url().contains("?was="));
        if browser.has(".thumb .done") {
            break;
        }
    }
    tap(browser, ".thumb .done");
    its_turn(browser, 0);
    let money = browser.text(".bar .line");
    tap(browser, ".thumb a[href*=fix]");
    check(browser);
    tap(browser, ".ldt-tabs a:nth-child(3)");
    tap(browser, ".facts-list .step a[href*=money]:last-of-type");
    assert!(browser.has(".diff"));
    tap(browser, ".thumb .done");
    assert_ne!(browser.text(".bar .line"), money, "it was put right");
    tap(browser, ".thumb form:has([value=out]) button");
    tap(browser, ".thumb .done");
    its_turn(browser, 1);
    assert!(browser.url().ends_with("/end"), "{}", browser.url());
    for (name, n) in [("track", "31"), ("city", "12"), ("money", "14"), ("poverty", "3")] {
        browser.fill(&format!("[name='set.counted.1.{name}']"), n);
    }
    check(browser);
    tap(browser, ".tally form button");
    assert!(browser.has(".verdict"), "{}", browser.text("main"));
    stage.is_quiet();
}

#[test]
fn a_whole_game_at_the_table_is_told_by_touch() {
    let stage = Stage::new("table-london", PHONE);
    begin(&stage, &[("at", "table"), ("level", "II"), ("seed", "5")]);
    whole_game(&stage);
}

#[test]
fn a_whole_game_at_the_table_with_a_deck_of_ones_own() {
    let stage = Stage::new("table-london-deck", PHONE);
    stage.browser.prefer("dark", "reduce");
    begin(&stage, &[("at", "table"), ("level", "III"), ("seed", "6"), ("piles", "automa")]);
    whole_game(&stage);
}
