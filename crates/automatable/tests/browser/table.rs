//! At the table: whole games by touch on a phone, with taps counted.

use std::cell::Cell;

use serde_json::json;

use crate::{
    Stage,
    rules::ACCESS,
    webdriver::{Browser, DESK, PHONE, SMALL, Screen},
};

/// A phone on the table, and how often it was touched.
struct Hand<'a> {
    stage: &'a Stage,
    n_taps: Cell<usize>,
}

impl Hand<'_> {
    /// Touches something and waits for what comes of it.
    fn tap(&self, css: &str) {
        self.stage.browser.changing(|| self.stage.browser.touch(css));
        self.n_taps.set(self.n_taps.get() + 1);
    }

    /// How many taps some deed takes.
    fn taps(&self, deed: impl FnOnce()) -> usize {
        let before = self.n_taps.get();
        deed();
        self.n_taps.get() - before
    }

    fn is_turn(&self) -> bool {
        self.stage.browser.url().contains("/turn/")
    }

    fn is_over(&self) -> bool {
        self.stage.browser.url().ends_with("/end")
    }

    /// Tells a turn: a patch where there is one, now and then an advance.
    fn tell(&self) {
        let has_patch = self.stage.browser.has(".reach button.ask");
        let is_patch = has_patch && !self.n_taps.get().is_multiple_of(3);
        self.tap(if is_patch { ".reach button.ask" } else { ".ask.row" });
    }

    /// Whatever a screen at the table must hold: no scrolling, large targets, one question.
    fn is_fit(&self) {
        let browser = &self.stage.browser;
        let faults = browser.js(
            "const faults = [];
             const body = document.querySelector('.body'), doc = document.documentElement;
             if (body.scrollHeight > body.clientHeight + 1) faults.push(`scrolls ${body.scrollHeight} in ${body.clientHeight}`);
             if (doc.scrollWidth > innerWidth) faults.push(`wide ${doc.scrollWidth}`);
             for (const it of document.querySelectorAll('.tbl :is(a,button):not(.plain), .bar button')) {
               const box = it.getBoundingClientRect();
               if (!box.width || !it.checkVisibility()) continue;
               const least = it.classList.contains('done') ? 72 : 56;
               if (box.height < least - 0.5) faults.push(`${it.className} ${it.textContent.trim().slice(0, 20)} is ${box.height} high`);
             }
             return faults.join('; ')",
        );
        assert_eq!(faults, "", "{}", browser.url());
    }
}

const GAME: &str = r#"{"game":"patchwork","seed":7,"setup":{"at":"table","level":"IV"}}"#;

fn begin(stage: &Stage) -> String {
    let path = stage.game(GAME);
    stage.go(&format!("{path}/setup"));
    path
}

#[test]
fn a_whole_game_of_patchwork_by_touch_with_the_programs_deck_and_a_fix() {
    let stage = Stage::new("table-program", PHONE);
    let browser = &stage.browser;
    let hand = Hand { stage: &stage, n_taps: Cell::new(0) };
    begin(&stage);
    assert!(browser.text("h1").contains("Set the table"));
    assert_eq!(
        browser.js("return document.querySelectorAll('.to-do .shapes.lay .shape').length"),
        33
    );
    hand.tap(".done");
    let (mut n_told, mut n_done, mut is_fixed) = (0, 0, false);
    while !hand.is_over() {
        hand.is_fit();
        if hand.is_turn() {
            let n_lines = browser.js("return document.querySelectorAll('.deeds > li').length");
            assert!((1..=3).contains(&n_lines.as_u64().unwrap()), "{n_lines}");
            let hidden = "return [...document.querySelectorAll('.plate .rungs > li')].filter((it) => !it.checkVisibility()).length";
            if n_lines == 3 {
                assert_eq!(browser.js(hidden), 0, "three lines leave the card all its rows");
            }
            if n_done == 4 && !is_fixed {
                is_fixed = true;
                fix(&hand);
                continue;
            }
            n_done += 1;
            assert_eq!(hand.taps(|| hand.tap(".done")), 1);
        } else {
            n_told += 1;
            assert_eq!(hand.taps(|| hand.tell()), 1);
        }
        assert!(n_told + n_done < 120, "the game does not end");
    }
    assert!(is_fixed && 8 < n_told && 8 < n_done, "{n_told} told, {n_done} done");
    assert!(browser.text(".verdict").contains(':') && browser.has(".tally tfoot"));
    hand.is_fit();
    hand.tap(".done");
    assert!(browser.url().ends_with("/setup"), "a rematch is set up");
    stage.is_quiet();
}

/// The automa's token stands elsewhere: its turn is worked out again, and the old
/// lines are struck.
fn fix(hand: &Hand<'_>) {
    let browser = &hand.stage.browser;
    let before = browser.text(".deeds");
    hand.tap(".trio [data-key=f]");
    assert!(!browser.has(".thumb button.done"), "nothing differs yet");
    let row = ".fixrow:nth-of-type(2) .step a:last-of-type";
    hand.tap(row);
    assert!(browser.text(".diff").contains('→'));
    hand.is_fit();
    hand.tap(".thumb button.done");
    assert!(hand.is_turn());
    assert!(browser.has(".was s"), "{}", browser.text("main"));
    assert_ne!(browser.text(".deeds"), before);
    hand.is_fit();
}

#[test]
fn a_whole_game_of_patchwork_by_touch_with_cards_and_a_circle_of_ones_own() {
    let stage = Stage::new("table-own", PHONE);
    let browser = &stage.browser;
    let hand = Hand { stage: &stage, n_taps: Cell::new(0) };
    begin(&stage);
    hand.tap("section:nth-of-type(1) form:nth-of-type(2) .ask");
    hand.tap("section:nth-of-type(2) form:nth-of-type(3) .ask");
    hand.tap(".done");
    // Bit by bit: three taps, and the game begins.
    assert!(browser.text("h1").contains("Which patch"));
    assert_eq!(
        hand.taps(|| while browser.has("button.shape") {
            hand.tap("button.shape")
        }),
        3
    );
    assert!(browser.text("h1").contains("What did you do?"));
    let mut is_undone = false;
    for _ in 0..300 {
        if hand.is_over() {
            break;
        }
        hand.is_fit();
        if browser.has("button.shape") {
            hand.tap("button.shape");
        } else if browser.has("button.mini") {
            hand.tap("button.mini:last-of-type");
            assert!(hand.is_turn(), "one tap a card: {}", browser.url());
            if !is_undone {
                is_undone = true;
                // Undo past the card: it is asked for again, and another may be told.
                hand.tap(".trio [data-key=u]");
                assert!(browser.has("button.mini"), "{}", browser.url());
                hand.tap("button.mini");
                assert!(hand.is_turn());
            }
        } else if hand.is_turn() {
            hand.tap(".done");
        } else {
            hand.tell();
        }
    }
    assert!(hand.is_over() && is_undone);
    stage.is_quiet();
}

#[test]
fn the_tile_takes_one_tap_more_and_a_circle_tapped_in_thirty_two() {
    let stage = Stage::new("table-taps", PHONE);
    let browser = &stage.browser;
    let hand = Hand { stage: &stage, n_taps: Cell::new(0) };
    let path = begin(&stage);
    hand.tap("section:nth-of-type(2) form:nth-of-type(2) .ask");
    hand.tap(".done");
    let n_circle = hand.taps(|| {
        while browser.has("button.shape") {
            hand.tap("button.shape")
        }
    });
    assert!(n_circle <= 32, "the last one is known: {n_circle}");
    // With most of the quilt covered the tile can be earned.
    let patch =
        "{\"circle\":[9,10,12],\"human\":{\"taken\":[15,16,17,18,19,20,21,22],\"income\":null}}";
    stage.go(&format!("{path}/fix?patch={}", patch.replace('"', "%22")));
    hand.tap(".thumb button.done");
    let tile = ".ask.row[data-key='5']";
    assert!(browser.has(tile), "{}", browser.text("main"));
    assert_eq!(
        hand.taps(|| {
            hand.tap(tile);
            hand.tap(".reach button.ask")
        }),
        2
    );
    assert!(browser.url().contains("/turn/") || !browser.has(tile), "the tile is told once");
    stage.is_quiet();
}

#[test]
fn keys_answer_and_the_screen_speaks() {
    let stage = Stage::new("table-keys", PHONE);
    let browser = &stage.browser;
    let path = begin(&stage);
    browser.press_and_follow("\u{e007}");
    browser.press_and_follow("2");
    assert!(browser.url().contains("/turn/"));
    browser.wait("document.getElementById('live').textContent.includes('turn')");
    browser.press_and_follow("w");
    assert!(browser.url().contains("/why/"));
    stage.go(&path);
    browser.press_and_follow("f");
    assert!(browser.url().contains("/fix"));
    browser.press_and_follow("\u{e00c}");
    browser.press_and_follow("u");
    assert!(browser.text("h1").contains("What did you do?"));
    assert!(browser.has(".back summary"), "what to move back is told");
    assert!(browser.has("[data-awake]:not([hidden])"), "the eye is there where script runs");
    stage.is_quiet();
}

/// Where a phone, a tablet on a stand and a laptop show a table, by day and by night.
const WINDOWS: [(Screen, &str); 10] = [
    (PHONE, "dark"),
    (PHONE, "light"),
    (SMALL, "dark"),
    (Screen { width: 320, height: 568, is_touch: true }, "light"),
    (Screen { width: 768, height: 1024, is_touch: true }, "light"),
    (Screen { width: 768, height: 1024, is_touch: true }, "dark"),
    (Screen { width: 844, height: 390, is_touch: true }, "light"),
    (Screen { width: 1024, height: 768, is_touch: true }, "dark"),
    (Screen { width: 1024, height: 768, is_touch: true }, "light"),
    (DESK, "dark"),
];

/// What must hold on every page of every game at the table, in every window: no
/// barrier, nothing too small for a finger, nothing wider than the window, and the
/// button that goes on in sight.
pub(crate) fn has_no_barriers(stage: &Stage, pages: &[String]) {
    let browser = &stage.browser;
    // By day: at night every one of them would be dark.
    let noon = json!({ "source": "Date.prototype.getHours = () => 12" });
    browser.command("Page.addScriptToEvaluateOnNewDocument", noon);
    let mut barriers = Vec::new();
    browser.prefer("light", "reduce");
    for path in pages {
        stage.go(path);
        // From now on the focus shows as it does for a keyboard.
        browser.press("\u{E004}");
        for (screen, scheme) in WINDOWS {
            browser.resize(screen);
            browser.prefer(scheme, "reduce");
            let place = format!("{}x{} {scheme} {path}", screen.width, screen.height);
            barriers.extend(barriers_here(browser).iter().map(|it| format!("{place}: {it}")));
        }
    }
    assert!(barriers.is_empty(), "{barriers:#?}");
}

/// What is in the way on the page that is shown.
pub(crate) fn barriers_here(browser: &Browser) -> Vec<String> {
    browser.settled();
    let found = [ACCESS, FAULTS].map(|it| browser.js(it));
    let found = found
        .iter()
        .flat_map(|it| it.as_array().unwrap_or_else(|| panic!("{}: {it}", browser.url())).iter());
    found.map(ToString::to_string).collect()
}

const FAULTS: &str = "
  const shown = (css) => [...document.querySelectorAll(css)].filter((it) => it.checkVisibility());
  const least = innerWidth < 390 ? 47.5 : 55.5;
  const faults = shown('main .ask, main .btn, main summary, main button.city, main input[type=search]')
    .filter((it) => it.getBoundingClientRect().height < least)
    .map((it) => `small: ${it.outerHTML.slice(0, 120)}`);
  const wide = document.scrollingElement.scrollWidth;
  if (innerWidth < wide) faults.push(`${wide} wide`);
  const body = document.querySelector('.body'), over = body.scrollHeight - body.clientHeight;
  const isLong = body.matches('.start, .past, .over, .fix');
  if (innerWidth === 390 && innerHeight === 844 && !isLong && 1 < over) faults.push(`scrolls by ${over}`);
  for (const it of shown('.names b, .thumb .btn, .city .name, .ask b, .bar h1')) {
    if (it.clientWidth && it.clientWidth + 2 < it.scrollWidth) faults.push(`cut: ${it.textContent.trim()}`);
  }
  for (const it of shown('.thumb .done')) {
    const box = it.getBoundingClientRect();
    if (innerHeight < box.bottom - 0.5) faults.push(`done ends at ${box.bottom} of ${innerHeight}`);
  }
  return faults";

/// Every kind of page that a game of Patchwork at the table has.
pub(crate) fn pages(stage: &Stage) -> Vec<String> {
    let browser = &stage.browser;
    let here = || {
        let url = browser.url();
        url[url.find("/play/").unwrap()..].to_owned()
    };
    let hand = Hand { stage, n_taps: Cell::new(0) };
    let path = begin(stage);
    let mut pages = vec![format!("{path}/setup"), format!("{path}/log"), format!("{path}/fix")];
    hand.tap(".done");
    pages.push(here());
    hand.tap(".ask.row");
    pages.push(here());
    // One's own cards and circle: what came up is asked for.
    begin(stage);
    hand.tap("section:nth-of-type(1) form:nth-of-type(2) .ask");
    hand.tap("section:nth-of-type(2) form:nth-of-type(3) .ask");
    hand.tap(".done");
    pages.push(here());
    // Another game: each page shows where its own game stands.
    begin(stage);
    hand.tap("section:nth-of-type(1) form:nth-of-type(2) .ask");
    hand.tap(".done");
    hand.tap(".ask.row");
    assert!(browser.has("button.mini"), "a card is asked for: {}", browser.url());
    pages.push(here());
    let over = begin(stage);
    hand.tap(".done");
    while !hand.is_over() {
        hand.tap(if hand.is_turn() { ".done" } else { ".ask.row" });
    }
    pages.push(format!("{over}/end"));
    pages
}

#[test]
fn no_barrier_is_found_at_the_table() {
    let stage = Stage::new("patchwork-table-barriers", PHONE);
    has_no_barriers(&stage, &pages(&stage));
    stage.is_quiet();
}
