//! Brass on one's own table, by touch at 390 by 844: the program's deck and one's own,
//! a fix in the middle, and undo past a card.

use serde_json::{Value, json};

use super::played;
use crate::{Stage, server, table::has_no_barriers, webdriver::PHONE};

/// What a person would touch next, or what is wrong with the page: a text that is
/// missing, a page wider than the phone, a plate too small for a finger.
const NEXT: &str = "
  const missing = document.body.textContent.match(/\\b(bt|br|ui|era|order|card|industry|location|score)-[a-z-]+/);
  if (missing) return `no text ${missing[0]}`;
  if (innerWidth < document.documentElement.scrollWidth) return `wider than the phone: ${document.documentElement.scrollWidth}`;
  const small = [...document.querySelectorAll('.ask, .thumb .btn')].find((it) => it.offsetParent && it.getBoundingClientRect().height < 56);
  if (small) return `small: ${small.outerHTML.slice(0, 160)}`;
  if (location.pathname.includes('/turn/')) {
    const lines = document.querySelectorAll('.deeds>li').length;
    if (lines < 1 || 3 < lines) return `${lines} lines`;
    const [map, see] = ['.see .cutting', '.see'].map((it) => document.querySelector(it)?.getBoundingClientRect());
    const high = map && Math.min(map.bottom, see.bottom) - Math.max(map.top, see.top);
    if (high < 100) return `the map is ${high} px high`;
    return '.thumb .done';
  }
  const all = ['.thumb .done', '.which .see button.ask'];
  const found = all.find((it) => document.querySelector(it));
  if (found) return found;
  const open = [...document.querySelectorAll('.to-do .ask:not([aria-disabled])')].filter((it) => it.checkVisibility());
  const nth = NTH % open.length;
  document.querySelectorAll('[data-chosen]').forEach((it) => it.removeAttribute('data-chosen'));
  open[nth].setAttribute('data-chosen', '');
  return '[data-chosen]';
";

/// Touches one thing after the other, until `is_enough` or the game is over.
fn play(stage: &Stage, mut n: u32, is_enough: impl Fn(&str) -> bool) -> u32 {
    let browser = &stage.browser;
    for _ in 0..400 {
        let url = browser.url();
        if url.ends_with("/end") || is_enough(&url) {
            return n;
        }
        n = n.wrapping_mul(1_103_515_245).wrapping_add(12_345) >> 1;
        let next = browser.js(&NEXT.replace("NTH", &(n >> 8).to_string()));
        let next =
            next.as_str().unwrap_or_else(|| panic!("nothing to do on {url}: {next}")).to_owned();
        assert!(next.starts_with(['.', '[']), "{next} on {url}");
        browser.changing(|| browser.touch(&next));
    }
    panic!("the game does not end: {}", browser.url())
}

/// A game at the table; its piles are the program's or, those named, the person's.
fn begun(stage: &Stage, seed: u32, own: &[&str]) -> String {
    let body =
        json!({ "game": "brass", "seed": seed, "setup": { "at": "table", "level": "medium" } });
    let path = stage.game(&body.to_string());
    stage.browser.js("document.cookie = 'pace=at-once;path=/'");
    stage.go(&format!("{path}/setup"));
    for (nth, pile) in ["mautoma-canal", "merchants"].iter().enumerate() {
        if own.contains(pile) {
            let plate = format!(".see section:nth-of-type({}) form:nth-child(2) .ask", nth + 1);
            stage.browser.changing(|| stage.browser.touch(&plate));
        }
    }
    stage.browser.changing(|| stage.browser.touch(".thumb .done"));
    path.trim_start_matches("/play/").to_owned()
}

#[test]
fn a_whole_game_with_the_programs_deck_and_a_fix_in_the_middle() {
    let stage = Stage::new("brass-table", PHONE);
    let browser = &stage.browser;
    let id = begun(&stage, 5, &[]);
    let is_second_turn = |url: &str| url.contains("/turn/") && 12 < played(&stage, &id).len();
    let n = play(&stage, 9, is_second_turn);
    browser.changing(|| browser.touch(".thumb .done"));
    // The coal market had one cube fewer than the mirror thought.
    let coal = || browser.js("return document.querySelector('.facts-list .step b').textContent");
    stage.go(&format!("/play/{id}/fix?tab=bt-fix-markets"));
    let before: i64 = coal().as_str().unwrap().trim().parse().unwrap();
    browser.changing(|| browser.touch(".facts-list .step .btn:first-child"));
    assert_eq!(coal().as_str().unwrap().trim(), (before - 1).to_string());
    browser.changing(|| browser.touch(".thumb .done"));
    let edited = played(&stage, &id);
    assert_eq!(edited.last().unwrap(), &format!("edit {{\"coal\":{}}}", before - 1));
    // It is an entry like any other: undone, and set again.
    browser.changing(|| browser.touch(".thumb form .btn"));
    stage.go(&format!("/play/{id}/fix?tab=bt-fix-markets"));
    assert_eq!(coal().as_str().unwrap().trim(), before.to_string(), "it is undone");
    browser.changing(|| browser.touch(".facts-list .step .btn:first-child"));
    browser.changing(|| browser.touch(".thumb .done"));
    play(&stage, n, |_| false);
    let game = server::call(&stage.server.addr, "GET", &format!("/games/{id}"), "").unwrap();
    assert_eq!(game["scores"].as_array().map(Vec::len), Some(2), "{game}");
    assert!(2 <= played(&stage, &id).iter().filter(|it| *it == "done").count(), "both eras count");
    stage.is_quiet();
}

#[test]
fn a_whole_game_with_ones_own_deck_and_undo_past_a_card() {
    let stage = Stage::new("brass-own-deck", PHONE);
    let browser = &stage.browser;
    let id = begun(&stage, 6, &["mautoma-canal", "merchants"]);
    let n = play(&stage, 4, |url| url.contains("/turn/"));
    let told = played(&stage, &id);
    assert!(told.iter().any(|it| it.starts_with("merchant")), "{told:?}");
    assert!(told.iter().any(|it| it.starts_with("rear")), "the corner counts: {told:?}");
    // Undo takes the card back, and another can be told.
    browser.changing(|| browser.touch(".thumb form .btn"));
    assert_eq!(browser.text("h1"), "Which card lies on top?");
    browser.changing(|| browser.touch(".which .see form:nth-of-type(2) button.ask"));
    let again = played(&stage, &id);
    assert_ne!(again, told, "another card was told");
    play(&stage, n, |_| false);
    let all = played(&stage, &id);
    let n_fronts = all.iter().filter(|it| it.starts_with("front")).count();
    let n_rears = all.iter().filter(|it| it.starts_with("rear")).count();
    // A rear that is told saves the front of the next turn.
    assert!(0 < n_fronts && n_fronts + n_rears < 44, "{n_fronts} fronts, {n_rears} rears");
    stage.is_quiet();
}

/// A table on which something can be built, laid and sold, with a source to choose.
fn rich(more: &Value) -> Value {
    let mut table = json!({
        "era": "rail", "turn": "human",
        "merchants": { "shrewsbury": ["any"], "gloucester": ["cotton-mill", "blank"], "oxford": ["manufacturer", "blank"] },
        "links": { "human": ["birmingham-oxford"], "automa": ["birmingham-coventry"] },
        "tiles": [
            { "at": "birmingham 1", "owner": "human", "industry": "manufacturer", "level": 2 },
            { "at": "birmingham 2", "owner": "human", "industry": "iron-works", "level": 2, "cubes": 2 },
            { "at": "dudley 1", "owner": "automa", "industry": "iron-works", "level": 2, "cubes": 1 },
            { "at": "nuneaton 1", "owner": "automa", "industry": "coal-mine", "level": 2, "cubes": 2 },
            { "at": "stafford 0", "owner": "human", "industry": "brewery", "level": 2 },
        ],
    });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    json!({ "game": "brass", "setup": { "at": "table" }, "table": table })
}

fn kept(stage: &Stage, more: &Value) -> String {
    let game = server::call(&stage.server.addr, "POST", "/games/import", &rich(more).to_string());
    game.unwrap()["id"].as_str().unwrap().to_owned()
}

/// Every kind of page that a game of Brass at the table has.
pub(crate) fn pages(stage: &Stage) -> Vec<String> {
    let id = kept(stage, &json!({}));
    let asked = [
        "",
        "?deed=build",
        "?deed=build&at=birmingham",
        "?at=coventry",
        "?at=walsall",
        "?deed=build;site+brewery+burton+1",
        "?deed=network",
        "?deed=network;line+birmingham-dudley",
        "?deed=sell",
        "?deed=develop",
        "?near=walsall~line-birmingham-walsall",
        "/setup",
        "/log",
        "/fix",
        "/fix?tab=bt-fix-map&at=birmingham",
        "/fix?tab=bt-fix-map&at=dudley-1",
        "/fix?tab=bt-fix-map&at=line-birmingham-dudley",
        "/fix?tab=bt-fix-map&at=oxford-0",
        "/fix?tab=bt-fix-markets",
        "/fix?tab=bt-fix-mats",
        "/fix?tab=bt-fix-points",
    ];
    let mut pages: Vec<String> = asked.iter().map(|it| format!("/play/{id}{it}")).collect();
    for era in ["canal", "rail"] {
        let more = json!({ "era": era, "round": 10, "phase": "count", "links": {} });
        pages.push(format!("/play/{}", kept(stage, &more)));
    }
    let watched = begun(stage, 5, &[]);
    play(stage, 3, |url| url.contains("/turn/"));
    let url = stage.browser.url();
    pages.push(url[url.find("/play/").unwrap()..].to_owned());
    pages.push(format!("/play/{watched}/setup"));
    begun(stage, 6, &["mautoma-canal", "merchants"]);
    pages.push(
        stage.browser.url().split_once("/play/").map(|it| format!("/play/{}", it.1)).unwrap(),
    );
    play(stage, 3, |_| stage.browser.has(".which .mini"));
    pages.push(
        stage.browser.url().split_once("/play/").map(|it| format!("/play/{}", it.1)).unwrap(),
    );
    pages
}

#[test]
fn no_barrier_is_found_at_the_table() {
    let stage = Stage::new("brass-table-barriers", PHONE);
    has_no_barriers(&stage, &pages(&stage));
}

#[test]
fn a_finger_on_the_map_tells_a_canal_at_once_and_asks_what_was_built() {
    let stage = Stage::new("brass-table-map", PHONE);
    let browser = &stage.browser;
    let id = begun(&stage, 5, &[]);
    browser.changing(|| browser.touch("[data-target='coventry']"));
    assert_eq!(browser.text("h1"), "You built in Coventry");
    stage.go(&format!("/play/{id}"));
    browser.changing(|| browser.touch("[data-target='line-birmingham-dudley']"));
    assert!(played(&stage, &id).contains(&"line birmingham-dudley".to_owned()));
    assert!(browser.url().contains("/turn/"), "{}", browser.url());
    stage.is_quiet();
}
