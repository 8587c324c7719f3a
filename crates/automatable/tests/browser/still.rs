//! Nothing moves but pieces: Patchwork on the screen, and every game at the table, over
//! whole games, on a phone and on a laptop.

use std::collections::BTreeMap;

use serde_json::json;

use crate::{
    Stage,
    webdriver::{PHONE, Screen},
};

const LAPTOP: Screen = Screen { width: 1366, height: 768, is_touch: false };

/// So many things are done in a game before it must be over.
const N_STEPS: usize = 420;

/// Where the named parts of a page lie: what they are called by, and their boxes. Rows are
/// compared by where they stand, their buttons may be more or fewer.
const PLACES: &str = "
  scrollTo(0, 0);
  return PARTS.flatMap(([name, css, isRow]) => {
    const it = document.querySelector(css);
    if (!it || !it.checkVisibility()) return [];
    const { x, y, width, height } = it.getBoundingClientRect();
    return [[name, (isRow ? [y, height] : [x, y, width, height]).map(Math.round).join(' ')]];
  });
";

/// Chooses what to do next and marks it: nothing if there is nothing to do.
const MARK: &str = "
  const mark = (it) => {
    document.querySelectorAll('[data-chosen]').forEach((it) => it.removeAttribute('data-chosen'));
    it?.setAttribute('data-chosen', '');
    return Boolean(it);
  };
  const shown = (css) => [...document.querySelectorAll(css)].filter((it) => it.checkVisibility() && !it.matches('[aria-disabled=true]'));
";

/// On the screen: the automa's turn moment by moment, a patch, a place for it.
const ON_SCREEN: &str = "
  if (location.pathname.includes('/turn/')) return mark(shown('.acts [data-key=Enter]')[0]);
  const offers = shown('a.offer'), go = shown('.hand .btn.primary')[0];
  return mark(go ?? (document.querySelector('#ghost') ? shown('[data-key=n]')[0] : offers[NTH % offers.length] ?? shown('[data-key=a]')[0]));
";

/// At the table: one of the answers, and now and then the button that goes on.
const AT_TABLE: &str = "
  const done = shown('.thumb .done')[0];
  const asks = shown('.to-do .ask, .see .ask, .see button.shape').filter((it) => !/fix|setup|rules|new/.test(it.href ?? '') && it.getAttribute('type') !== 'button');
  return mark(asks.length && (!done || NTH % 3) ? asks[NTH % asks.length] : done);
";

/// Plays a game and demands that each part is where it was first seen.
fn stays(stage: &Stage, next: &str, parts: &serde_json::Value, wanted: &[&str]) {
    let browser = &stage.browser;
    browser.prefer("light", "reduce");
    let places = PLACES.replace("PARTS", &parts.to_string());
    let mut seen: BTreeMap<String, (String, String)> = BTreeMap::new();
    let mut moved = Vec::new();
    let (mut n, mut n_steps) = (7_u32, 0);
    while !browser.url().ends_with("/end") {
        let url = browser.url();
        for found in browser.js(&places).as_array().unwrap() {
            let (part, place) = (found[0].as_str().unwrap(), found[1].as_str().unwrap());
            let known = seen.entry(part.to_owned()).or_insert((place.to_owned(), url.clone()));
            if known.0 != place {
                moved.push(format!("{part}: {} on {} → {place} on {url}", known.0, known.1));
            }
        }
        n = n.wrapping_mul(1_103_515_245).wrapping_add(12_345) >> 1;
        let script = format!("{MARK}{}", next.replace("NTH", &(n >> 8).to_string()));
        assert_eq!(browser.js(&script), true, "there is nothing to do on {url}");
        browser.follow("[data-chosen]");
        n_steps += 1;
        assert!(n_steps < N_STEPS, "the game does not end: {url}");
    }
    for part in wanted {
        assert!(seen.contains_key(*part), "{part} is nowhere: {seen:?}");
    }
    let n = moved.len();
    moved.truncate(20);
    assert!(moved.is_empty(), "{n} times:\n{}", moved.join("\n"));
    stage.is_quiet();
}

fn patchwork(name: &str, screen: Screen) {
    let stage = Stage::new(name, screen);
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    let parts = json!([
        ["board", ".board"],
        ["strip", ".strip"],
        ["tape", ".tape"],
        ["quilt", ".quilt"],
        ["offers", ".offers", true],
        ["row", ".hand .acts", true],
    ]);
    stays(&stage, ON_SCREEN, &parts, &["board", "strip", "tape", "quilt", "offers", "row"]);
}

#[test]
fn nothing_moves_in_a_whole_game_of_patchwork_on_a_phone() {
    patchwork("patchwork-still-phone", PHONE);
}

#[test]
fn nothing_moves_in_a_whole_game_of_patchwork_on_a_laptop() {
    patchwork("patchwork-still-laptop", LAPTOP);
}

/// A game at the table; `parts` are those of its question besides what every page has.
fn table(name: &str, screen: Screen, game: &str, parts: &[(&str, &str)]) {
    let stage = Stage::new(name, screen);
    let path =
        stage.game(&json!({ "game": game, "seed": 5, "setup": { "at": "table" } }).to_string());
    stage.go(&path);
    let mut all = vec![
        json!(["bar", ".bar"]),
        json!(["three buttons", ".thumb:not(:has(.done)) > .trio", true]),
        json!(["three buttons above", ".thumb:has(.done) > .trio", true]),
        json!(["the button that goes on", ".thumb .done"]),
    ];
    all.extend(parts.iter().map(|(name, css)| json!([name, css])));
    let mut wanted = vec!["bar", "three buttons above", "the button that goes on"];
    wanted.extend(parts.iter().map(|it| it.0));
    stays(&stage, AT_TABLE, &json!(all), &wanted);
}

#[test]
fn nothing_moves_in_a_whole_game_of_patchwork_at_the_table() {
    let parts = [("time board", ".tell .see .tape"), ("patches", ".tell .reach")];
    table("patchwork-still-table", PHONE, "patchwork", &parts);
}

#[test]
fn nothing_moves_in_a_whole_game_of_brass_at_the_table() {
    table("brass-still-table", PHONE, "brass", &[("map", ".tell:has(.across-4) .see .whole")]);
}

#[test]
fn nothing_moves_in_a_whole_game_of_london_at_the_table() {
    table("london-still-table", PHONE, "london", &[("board", ".tell:has(.across-4) .ldt-board")]);
}
