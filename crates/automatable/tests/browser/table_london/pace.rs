//! How many taps and how much reading a turn of AutoMartin's takes at the table.

use super::{begin, check, discard, tap};
use crate::{
    Stage,
    webdriver::{Browser, PHONE},
};

/// A turn of his, as a person went through it.
#[derive(Default)]
struct Pace {
    n_taps: usize,
    /// City cards and boroughs that were asked for.
    n_asked: usize,
    /// Cards of his own deck that were asked for.
    n_turned: usize,
    /// The words of its lines.
    n_words: usize,
    /// How many of his cards were told.
    n_cards: usize,
}

impl Pace {
    /// What a person does at the screen: a tap takes 1.2 seconds, four words one.
    fn seconds(&self) -> f64 {
        self.n_taps as f64 * 1.2 + self.n_words as f64 / 4.0
    }
}

fn count(browser: &Browser, css: &str) -> usize {
    let n = browser.js(&format!("return document.querySelectorAll('{css}').length"));
    n.as_u64().unwrap() as usize
}

/// Answers and ticks off until the person is asked, or the game is over.
fn its_turn(browser: &Browser, chance: &mut impl FnMut(usize) -> usize) -> Pace {
    let mut pace = Pace::default();
    let mut has_ended = false;
    while browser.url().contains("/turn/") || !browser.has(".thumb form:has([value=done]), .tally")
    {
        assert!(!has_ended, "his turn is told once, then {}", browser.url());
        assert!(pace.n_taps < 40, "his turn does not end on {}", browser.url());
        let css = if browser.url().contains("/turn/") {
            has_ended = true;
            assert!(browser.has(".deeds li") && !browser.has(".deeds li:nth-child(4)"));
            let said = browser.js(
                "return [...document.querySelectorAll('.deeds .say')].map((it) => it.innerText).join(' ')",
            );
            pace.n_words = said.as_str().unwrap().split_whitespace().count();
            pace.n_cards = count(browser, ".see .plate");
            ".thumb .done".to_owned()
        } else {
            let list = if browser.has(".ldt-cards") { ".ldt-cards" } else { ".names" };
            match list {
                ".ldt-cards" => pace.n_turned += 1,
                _ => pace.n_asked += 1,
            }
            let nth = chance(count(browser, &format!("{list} form"))) + 1;
            format!("{list} form:nth-of-type({nth}) button")
        };
        tap(browser, &css);
        pace.n_taps += 1;
    }
    pace
}

/// Plays a game and demands that no tap is wasted on a turn of his, and that at most
/// one turn in `n` takes more than 20 seconds.
fn whole_game(stage: &Stage, n: usize) {
    let n_rounds = 30;
    let browser = &stage.browser;
    let mut luck = 7_u32;
    let mut chance = |n: usize| {
        luck = luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (luck >> 16) as usize % n
    };
    let mut turns: Vec<Pace> = Vec::new();
    let mut n_checked = 0;
    for round in 0..n_rounds {
        discard(browser, ["economy", "culture", "politics"][round % 3]);
        if round + 1 == n_rounds {
            tap(browser, ".thumb form:has([value=out]) button");
        }
        tap(browser, ".thumb .done");
        if browser.has(".ldt-its") && n_checked < 3 {
            check(browser);
            n_checked += 1;
        }
        let pace = its_turn(browser, &mut chance);
        assert_eq!(pace.n_taps, pace.n_asked + pace.n_turned + 1, "in round {round}");
        turns.push(pace);
    }
    assert!(browser.has(".tally"), "{}", browser.url());
    let n_several = turns.iter().filter(|it| 1 < it.n_cards).count();
    assert!(2 < n_several, "{n_several} turns have several cards");
    let n_slow = turns.iter().filter(|it| 20.0 < it.seconds()).count();
    assert!(n_slow * n <= turns.len(), "{n_slow} of {} turns take 20 seconds", turns.len());
    stage.is_quiet();
}

#[test]
fn a_turn_of_automartin_takes_a_tap_for_each_card_asked_and_one_more() {
    let stage = Stage::new("table-london-pace", PHONE);
    begin(&stage, &[("at", "table"), ("level", "II"), ("seed", "1")]);
    whole_game(&stage, 20);
}

#[test]
fn with_a_deck_of_ones_own_each_card_turned_up_is_a_tap_too() {
    let stage = Stage::new("table-london-pace-deck", PHONE);
    begin(&stage, &[("at", "table"), ("level", "III"), ("seed", "6"), ("piles", "automa")]);
    whole_game(&stage, 10);
}
