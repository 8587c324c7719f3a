//! London at the table in a real browser: a whole game by touch on a phone.

#[path = "table_london/pace.rs"]
mod pace;

use serde_json::json;

use crate::{
    Stage,
    table::{barriers_here, has_no_barriers},
    webdriver::{Browser, PHONE},
};

fn tap(browser: &Browser, css: &str) {
    browser.changing(|| browser.touch(css));
}

/// Begins a game at the table through the pages.
fn begin(stage: &Stage, fields: &[(&str, &str)]) {
    set(stage, fields);
    check(&stage.browser);
    tap(&stage.browser, ".thumb .done");
}

/// A table that is to be set.
fn set(stage: &Stage, fields: &[(&str, &str)]) {
    stage.go("/");
    let inputs: String =
        fields.iter().map(|(name, value)| format!("<input name={name} value={value}>")).collect();
    stage.browser.js(&format!(
        "const form = document.createElement('form'); form.method = 'post'; form.action = '/new/london';
         form.innerHTML = '{inputs}'; document.body.append(form); form.submit()"
    ));
    stage.browser.wait("location.pathname.endsWith('/setup')");
}

/// No barrier stands on the page that is shown.
fn check(browser: &Browser) {
    assert_eq!(barriers_here(browser), Vec::<String>::new(), "{}", browser.url());
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
            tap(browser, &format!(".names.every button.{colour}, .names.every button"));
        } else if browser.has(".names button") {
            tap(browser, ".names button");
        } else {
            return;
        }
    }
    panic!("his turn does not end on {}", browser.url());
}

fn discard(browser: &Browser, colour: &str) {
    tap(browser, &format!(".to-do a.{colour}"));
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

/// The page that is shown, as a path.
fn here(stage: &Stage) -> String {
    let url = stage.browser.url();
    url[url.find("/play/").unwrap()..].to_owned()
}

/// A set of one's own that knows names, colours and no figure: its id.
fn set_with_gaps(stage: &Stage) -> String {
    let text = <london::London as kit::Game>::DOCUMENTS[0].text;
    let text = text.replace("edition = \"first\"", "edition = \"own\"");
    let figures =
        ["building-cost", "activation-money", "money", "poverty", "prestige", "end-prestige"];
    let is_figure = |it: &&str| figures.iter().any(|key| it.starts_with(&format!("{key} = ")));
    let text: Vec<&str> = text.lines().filter(|it| !is_figure(it)).collect();
    stage.go("/");
    let kept = stage.browser.js_later(&format!(
        "const done = arguments[0], form = new FormData();
         form.append('text', {});
         fetch('/own/london/new/cards', {{ method: 'POST', body: form }}).then((it) => done(it.url.split('/').pop()))",
        json!(text.join("\n"))
    ));
    kept.as_str().unwrap().to_owned()
}

/// Every kind of page that a game of London at the table has.
pub(crate) fn pages(stage: &Stage) -> Vec<String> {
    let browser = &stage.browser;
    let table = [("at", "table"), ("level", "III"), ("seed", "5")];
    let with = |more: &[(&'static str, &'static str)]| [&table[..], more].concat();
    begin(stage, &table);
    for colour in ["economy", "culture", "politics", "economy", "culture"] {
        discard(browser, colour);
    }
    let path = here(stage);
    let asked = [
        "",
        "?find=brown&set=B",
        "?find=blue",
        "?find=pink&name=p",
        "?toll=1",
        "?toll=1&more=1",
        "/setup",
        "/log",
        "/fix",
        "/fix?tab=ldt-fix-board&at=T1&find=pink&set=C",
        "/fix?tab=ldt-fix-boroughs",
        "/fix?tab=ldt-fix-its",
        "/fix?tab=ldt-fix-decks",
    ];
    let mut pages: Vec<String> = asked.iter().map(|it| format!("{path}{it}")).collect();
    // Each page that is asked once stands in a game of its own.
    begin(stage, &table);
    tap(browser, ".to-do form:has([value^=buy]) button");
    assert!(browser.has(".names.tight"), "which borough comes");
    pages.push(here(stage));
    begin(stage, &with(&[("piles", "automa")]));
    tap(browser, ".thumb .done");
    assert!(browser.has(".ldt-cards"), "which card came up");
    pages.push(here(stage));
    begin(stage, &table);
    for n in 0..9 {
        discard(browser, ["economy", "culture", "politics"][n % 3]);
        tap(browser, ".thumb .done");
        if browser.has(".ldt-draw") {
            break;
        }
        pages.extend(browser.url().contains("/turn/").then(|| here(stage)));
        its_turn(browser, n);
    }
    pages.push(here(stage));
    let id = format!("own:{}", set_with_gaps(stage));
    set(stage, &[("at", "table"), ("seed", "5"), ("piles", "automa"), ("cards", &id)]);
    tap(browser, ".thumb .done");
    discard(browser, "culture");
    discard(browser, "politics");
    tap(browser, ".thumb .done");
    // Development board, prestige, coins, first card.
    tap(browser, ".ldt-cards form:has([value='automa i6']) button");
    assert!(browser.has(".ldt-amounts"), "{}", browser.text("main"));
    pages.push(here(stage));
    // Four chairs: five spaces in each row.
    begin(stage, &with(&[("seats", "4")]));
    for colour in ["economy", "culture", "politics", "economy", "culture", "politics", "economy"] {
        discard(browser, colour);
    }
    pages.push(here(stage));
    begin(stage, &table);
    tap(browser, ".thumb form:has([value=out]) button");
    tap(browser, ".thumb .done");
    its_turn(browser, 0);
    assert!(browser.url().ends_with("/end"), "{}", browser.url());
    pages.push(here(stage));
    pages
}

#[test]
fn no_barrier_is_found_at_the_table_of_london() {
    let stage = Stage::new("london-table-barriers", PHONE);
    has_no_barriers(&stage, &pages(&stage));
    stage.is_quiet();
}

#[test]
fn letters_narrow_the_names_and_enter_takes_the_one_that_is_left() {
    let stage = Stage::new("london-table-find", PHONE);
    let browser = &stage.browser;
    begin(&stage, &[("at", "table"), ("seed", "5")]);
    tap(browser, ".to-do a.economy");
    let shown = || {
        browser.js("return [...document.querySelectorAll('.names button')].filter((it) => it.checkVisibility()).length").as_u64().unwrap()
    };
    let all = shown();
    browser.click("[data-search]");
    for key in ["s", "h"] {
        browser.press(key);
    }
    browser.wait("document.querySelector('[data-search]').value === 'sh'");
    assert!(shown() < all && 0 < shown(), "{} of {all}", shown());
    browser.press("i");
    assert_eq!(shown(), 1, "Ship Building lies in another set and is found");
    browser.press_and_follow("\u{e007}");
    assert!(browser.text(".ldt-board").contains("Ship"), "{}", browser.text("main"));
    stage.is_quiet();
}
