//! The measures of the pages at the table, in every window and language: reading
//! sizes, targets for a thumb, nothing cut, nothing to scroll on a phone; and where
//! pictures and rows stand.

use serde_json::{Value, json};

use crate::{
    Stage, brass, server, table, table_london,
    webdriver::{PHONE, Screen},
    windows::WINDOWS,
};

const TABLET: Screen = Screen { width: 1024, height: 768, is_touch: true };

/// Asserts that the pages keep the measures, but for what `except` names.
fn keep(stage: &Stage, pages: &[String], except: &str) {
    let browser = &stage.browser;
    let measure = include_str!("measures.js").replace("EXCEPT", &json!(except).to_string());
    browser.prefer("light", "reduce");
    let (page, curtain) = browser.curtain();
    let mut faults: Vec<String> = Vec::new();
    for lang in ["en", "fr", "es"] {
        browser.front(&page);
        stage.go("/");
        browser.js(&format!("document.cookie = 'lang={lang}; path=/'"));
        for path in pages {
            browser.front(&page);
            stage.go(path);
            browser.front(&curtain);
            for (width, height) in WINDOWS {
                browser.resize(Screen { width, height, is_touch: width < 1000 });
                let found = browser.js(&measure);
                let found = found.as_array().unwrap_or_else(|| panic!("{path}: {found}"));
                let told =
                    |it: &Value| format!("{width}x{height} {lang} {path} {}", it.as_str().unwrap());
                faults.extend(found.iter().map(told));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn patchwork_at_the_table_keeps_the_measures() {
    let stage = Stage::new("measures-patchwork", PHONE);
    keep(&stage, &table::pages(&stage), "");
}

#[test]
fn brass_at_the_table_keeps_the_measures() {
    let stage = Stage::new("measures-brass", PHONE);
    keep(&stage, &brass::table::pages(&stage), "");
}

/// What London does not keep: names on the pictures of cards, of boroughs and in lists
/// of a whole set, which would not fit in one sight; colours, sets and amounts, which
/// are four to six in a row.
const LONDON: &str = ".city, .names, .ldt-told, .ldt-rows, .ldt-cards, .ask.bor, .ask:has(.long), .colour, .sets, .finding, .ldt-amounts";

#[test]
fn london_at_the_table_keeps_the_measures() {
    let stage = Stage::new("measures-london", PHONE);
    let mut pages = table_london::pages(&stage);
    // Every name of every deck: a list to scroll in any window.
    pages.retain(|it| !it.contains("ldt-fix-decks"));
    keep(&stage, &pages, LONDON);
}

/// A game at the table as it is kept, opened.
fn opened(stage: &Stage, game: &Value) -> String {
    let kept = server::call(&stage.server.addr, "POST", "/games/import", &game.to_string());
    let path = format!("/play/{}", kept.unwrap()["id"].as_str().unwrap());
    stage.go(&path);
    path
}

/// The end of an era of Brass with something to count.
fn counted(stage: &Stage) -> String {
    opened(
        stage,
        &json!({ "game": "brass", "setup": { "at": "table" }, "table": {
            "era": "canal", "turn": "human", "round": 10, "phase": "count",
            "links": { "human": ["birmingham-oxford"], "automa": ["birmingham-coventry"] },
            "tiles": [
                { "at": "birmingham 1", "owner": "human", "industry": "manufacturer", "level": 2, "flipped": true },
                { "at": "nuneaton 1", "owner": "automa", "industry": "coal-mine", "level": 2, "flipped": true },
            ],
        } }),
    )
}

#[test]
fn rows_of_a_count_stand_on_one_line() {
    let stage = Stage::new("measures-rows", PHONE);
    let browser = &stage.browser;
    counted(&stage);
    // One line of letters, and everything of a row on it.
    let rows = "return [...document.querySelectorAll('.tally tr')].filter((row) => {
        const middles = [...row.children].map((it) => it.getBoundingClientRect()).map((it) => (it.top + it.bottom) / 2);
        const lines = (it) => { const range = document.createRange(); range.selectNodeContents(it); return [...range.getClientRects()]; };
        const isOne = (it) => Math.max(...lines(it).map((it) => it.top)) < Math.min(...lines(it).map((it) => it.bottom));
        return ![...row.children].every(isOne) || 1 < Math.max(...middles) - Math.min(...middles);
      }).map((it) => it.textContent)";
    assert_eq!(browser.js(rows), json!([]));
    let is_in = "return [...document.querySelectorAll('.tally .number')].every((it) => it.getBoundingClientRect().right <= innerWidth - 8)";
    for lang in ["en", "fr", "es"] {
        browser.js(&format!("document.cookie = 'lang={lang}; path=/'"));
        browser.reload();
        assert_eq!(browser.js(is_in), true, "{lang}");
    }
    // Beside each other on a tablet: the map with its numbers, and every link in the list.
    browser.js("document.cookie = 'lang=en; path=/'");
    browser.reload();
    browser.resize(TABLET);
    let shown = "return ['.to-do .lines .linerow', '.see .map .tag.counted'].map((css) => [...document.querySelectorAll(css)].filter((it) => it.checkVisibility()).length)";
    assert_eq!(browser.js(shown), json!([4, 4]));
    let is_whole = "const map = document.querySelector('.see .whole').getBoundingClientRect();
        return map.bottom <= innerHeight && 300 < map.height";
    assert_eq!(browser.js(is_whole), true);
}

#[test]
fn what_the_mirror_cannot_know_is_an_empty_box_of_the_person() {
    let stage = Stage::new("measures-boxes", PHONE);
    let browser = &stage.browser;
    let pages = table_london::pages(&stage);
    stage.go(pages.last().unwrap());
    let boxes = "const you = document.querySelector('.tally thead .number').getBoundingClientRect();
        const its = document.querySelector('.tally thead .number:last-child').getBoundingClientRect();
        const all = [...document.querySelectorAll('.tally input.num')];
        return [all.length, all.every((it) => it.value === '' && it.getBoundingClientRect().right <= its.left + 2 && you.left - 150 < it.getBoundingClientRect().left)]";
    assert_eq!(browser.js(boxes), json!([6, true]));
    assert!(!browser.has(".verdict"), "nothing is decided yet");
    // Rows with boxes stand on one line too.
    let rows = "return [...document.querySelectorAll('.tally tr:has(input)')].every((row) => {
        const middles = [...row.querySelectorAll('input, td:last-child')].map((it) => it.getBoundingClientRect()).map((it) => (it.top + it.bottom) / 2);
        return Math.max(...middles) - Math.min(...middles) < 2;
      })";
    assert_eq!(browser.js(rows), true);
}

#[test]
fn on_a_tablet_pictures_stand_on_the_left_and_what_to_do_on_the_right() {
    let stage = Stage::new("measures-sides", TABLET);
    let browser = &stage.browser;
    let sides = |left: &str, right: &str| {
        let script = format!(
            "const edge = document.querySelector('.to-do').getBoundingClientRect().left;
             const boxes = (css) => [...document.querySelectorAll(css)].filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect());
             const [left, right] = [boxes({}), boxes({})];
             return [left.length && left.every((it) => it.right <= edge), right.length && right.every((it) => edge <= it.left)]",
            json!(left),
            json!(right)
        );
        assert_eq!(browser.js(&script), json!([true, true]), "{left} | {right}: {}", browser.url());
    };
    let path = stage.game(r#"{"game":"patchwork","seed":7,"setup":{"at":"table","level":"IV"}}"#);
    stage.go(&format!("{path}/setup"));
    assert_eq!(browser.js("return [...document.querySelectorAll('.see .shape')].filter((it) => it.checkVisibility()).length"), 33);
    sides(".shapes.lay .shape", ".deeds li");
    let path = stage.game(r#"{"game":"brass","seed":7,"setup":{"at":"table"}}"#);
    stage.go(&format!("{path}/setup"));
    sides(".stalls .stall", ".deeds li");
    stage.go(&format!("{path}/fix?tab=bt-fix-map&at=birmingham-1"));
    sides(".cutting, .tabs.fix-tabs", ".to-do .ask");
    stage.go(&format!("{path}/fix?tab=bt-fix-markets"));
    sides(".whole, .tabs.fix-tabs", ".facts-list .step, .tracks");
    counted(&stage);
    sides(".tally, .whole", ".deeds li, .linerow");
    // On a phone the circle follows the list.
    browser.resize(PHONE);
    stage.go(&format!("{path}/setup"));
    let below = "const [list, laid] = ['.deeds li:nth-child(3) label', '.deeds .stalls'].map((it) => document.querySelector(it).getBoundingClientRect());
        return list.bottom <= laid.top";
    assert_eq!(browser.js(below), true);
}
