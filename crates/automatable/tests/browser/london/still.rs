//! Nothing moves but pieces: over a whole game the board, the row of actions and the
//! buttons of the strip stay where they are.

use serde_json::Value;

use super::next;
use crate::{
    Stage,
    webdriver::{Browser, Screen},
};

/// Where the parts of a page lie, to a pixel.
const PLACES: &str = "scrollTo(0, 0);
    const one = (css) => document.querySelector(css);
    if (one('.london-board')) one('.london-board').scrollTop = 0;
    const parts = { board: one('.board'), space: one('#at-space-0'), borough: one('#at-slot-0'), hand: one('.hand'), row: one('.hand .acts'), undo: [...document.querySelectorAll('.tools .btn')].at(-1) };
    const place = (it) => { const { left, top, width, height } = it.getBoundingClientRect(); return [left, top, width, height].map(Math.round).join(' '); };
    return Object.fromEntries(Object.entries(parts).filter((it) => it[1]).map(([name, it]) => [name, place(it)]))";

/// Follows whatever comes next; the automa's first turns are watched moment by moment.
fn step(browser: &Browser, n: usize) {
    if browser.url().contains("/turn/") {
        let skip = n > 60 && browser.has(".acts [data-key=s]");
        return browser.follow(if skip { ".acts [data-key=s]" } else { ".acts [data-key=Enter]" });
    }
    browser.follow(&next(browser, n / 7, true));
}

fn walks(name: &str, seed: u32, screen: Screen) {
    let stage = Stage::new(name, screen);
    let browser = &stage.browser;
    browser.prefer("light", "reduce");
    stage.game(&format!("{{\"game\":\"london\",\"seed\":{seed}}}"));
    let still: Value = browser.js(PLACES);
    let mut moved = Vec::new();
    let mut n_watched = 0;
    for n in 0..900 {
        if browser.url().ends_with("/end") {
            break;
        }
        let found = browser.js(PLACES);
        n_watched += usize::from(browser.url().contains("/turn/"));
        for (part, place) in found.as_object().unwrap() {
            if still[part] != *place {
                moved.push(format!("{part}: {} → {place} on {}", still[part], browser.url()));
            }
        }
        step(browser, n);
    }
    assert!(browser.url().ends_with("/end"), "{}", browser.url());
    assert!(10 < n_watched, "{n_watched} moments of AutoMartin’s were watched");
    moved.truncate(12);
    assert!(moved.is_empty(), "{}", moved.join("\n"));
    stage.is_quiet();
}

#[test]
fn nothing_moves_but_pieces_in_a_whole_game_of_london_on_a_phone() {
    walks("london-still-phone", 5, Screen { width: 390, height: 844, is_touch: true });
}

#[test]
fn nothing_moves_but_pieces_in_a_whole_game_of_london_on_a_laptop() {
    walks("london-still-laptop", 6, Screen { width: 1366, height: 768, is_touch: false });
}
