//! Whole games: by mouse, by touch on a phone, by keys in French, without script in
//! Spanish.

use std::process::Command;

use serde_json::{Value, json};

use super::played;
use crate::{
    Stage, server,
    webdriver::{DESK, PHONE, Screen},
};

/// What a person would do next on a page, as what they would press; what is wrong
/// with the page, if a text is missing on it.
const NEXT: &str = "
  const missing = document.body.textContent.match(/\\b(br|ui|era|card|industry|location|score)-[a-z-]+/);
  if (missing) return `no text ${missing[0]}`;
  const all = ['.hand .btn.primary', '.pointed .answers a', '.map a.spot-place.lit', '.map a.stall.lit', '.answers a'];
  const found = all.find((it) => document.querySelector(it));
  if (found) return found;
  if (document.querySelector('.asked .question')) return '.cards a.card:not(.taken)';
  const nth = ORDER.find((it) => document.querySelector(`.acts.many>:nth-child(${it}):not([aria-disabled])`));
  return `.acts.many>:nth-child(${nth || 7})`;
";

/// What is tried, in turn, as places in the row of actions: of most turns, and now
/// and then something else, since a game of nothing but building has no money.
pub(super) const RICH: [&str; 2] = ["[4, 1, 2, 5, 3, 7]", "[2, 5, 3, 7]"];
/// A game that is soon over.
const QUICK: [&str; 2] = ["[7]", "[4, 1, 2, 5, 7]"];

fn next(stage: &Stage, orders: [&str; 2], n: usize) -> String {
    let order = if n % 5 == 4 { orders[1] } else { orders[0] };
    let next = stage.browser.js(&NEXT.replace("ORDER", order));
    let next = next.as_str().unwrap_or_else(|| panic!("nothing to do: {next}")).to_owned();
    assert!(next.starts_with('.'), "{next} on {}", stage.browser.url());
    next
}

/// Plays a game to its end; each step is done by `act`.
pub(super) fn play(
    stage: &Stage,
    orders: [&str; 2],
    seed: u32,
    mut act: impl FnMut(&str),
) -> String {
    let browser = &stage.browser;
    let path = stage.game(&format!("{{\"game\":\"brass\",\"seed\":{seed}}}"));
    browser.js("document.cookie = 'pace=at-once;path=/'");
    let mut has_counted = false;
    for n in 0..700 {
        if browser.url().ends_with("/end") {
            break;
        }
        has_counted |= browser.has("#p-era");
        act(&next(stage, orders, n));
    }
    let id = path.trim_start_matches("/play/").to_owned();
    assert!(has_counted, "the canal era was counted: {} {:?}", browser.url(), played(stage, &id));
    assert!(browser.url().ends_with("/end"), "{}", browser.url());
    id
}

/// The scores of a document: by chair, by source.
fn scores(document: &Value) -> Vec<(String, i64)> {
    let mut found = Vec::new();
    for score in document["scores"].as_array().unwrap() {
        found.push((score["who"].to_string(), score["score"].as_i64().unwrap()));
        for it in score["sources"].as_array().unwrap() {
            found.push((it["source"].to_string(), it["points"].as_i64().unwrap()));
        }
    }
    found
}

#[test]
fn a_whole_game_by_touch_and_the_same_scores_on_the_page_in_the_terminal_and_in_the_api() {
    let stage = Stage::new("brass-touch", PHONE);
    let browser = &stage.browser;
    let id = play(&stage, RICH, 11, |css| browser.changing(|| browser.touch(css)));
    let api = server::call(&stage.server.addr, "GET", &format!("/games/{id}"), "").unwrap();
    let told = scores(&api);
    // The terminal plays the record that the page saves.
    let (_, record) =
        server::ask(&stage.server.addr, "GET", &format!("/play/{id}/record.toml"), "").unwrap();
    let file = stage.folder().join("record.toml");
    std::fs::write(&file, record).unwrap();
    let replay = Command::new(env!("CARGO_BIN_EXE_automatable"))
        .args(["replay", "--json", "--lang", "en"])
        .arg(&file)
        .output()
        .unwrap();
    assert!(replay.status.success(), "{replay:?}");
    let replay: Value = serde_json::from_slice(&replay.stdout).unwrap();
    assert_eq!(scores(&replay), told);
    // The page shows the same numbers, source by source.
    let rows = browser.js(
        "return [...document.querySelectorAll('main table')].at(-1).innerText.split('\\n')
           .map((it) => [...it.matchAll(/[−-]?\\d+/g)].map((it) => Number(it[0].replace('−', '-')))).filter((it) => it.length === 2)",
    );
    let n_sources = told.len() / 2;
    let mut wanted: Vec<Value> =
        (0..n_sources).map(|it| json!([told[it].1, told[it + n_sources].1])).collect();
    // The sum stands first in the document and last in the table.
    wanted.rotate_left(1);
    assert_eq!(rows, json!(wanted), "{told:?}");
    stage.is_quiet();
}

#[test]
fn a_whole_game_of_brass_by_mouse() {
    let stage = Stage::new("brass-mouse", Screen { width: 1366, height: 657, is_touch: false });
    let id = play(&stage, QUICK, 14, |css| stage.browser.follow(css));
    let played = played(&stage, &id);
    assert!(played.iter().any(|it| it.starts_with("site")), "{played:?}");
    stage.is_quiet();
}

#[test]
fn a_whole_game_by_keys_alone_in_french() {
    let stage = Stage::new("brass-keys", DESK);
    let browser = &stage.browser;
    stage.go("/");
    browser.js("document.cookie = 'lang=fr;path=/'");
    let id = play(&stage, RICH, 12, |css| {
        let key = match css {
            ".hand .btn.primary" => "\u{E007}".to_owned(),
            it if it.starts_with(".acts") => {
                it.trim_end_matches(')').rsplit('(').next().unwrap().to_owned()
            }
            // What can be answered waits under the focus.
            _ => {
                let focused = "return document.activeElement.matches('.map .lit, .answers a, a.card') || document.activeElement.outerHTML.slice(0, 120)";
                assert_eq!(browser.js(focused), true, "{css}");
                "\u{E007}".to_owned()
            }
        };
        browser.press_and_follow(&key);
    });
    assert_eq!(browser.js("return document.documentElement.lang"), "fr");
    assert!(browser.text("main").contains("Points par source"));
    let game = server::call(&stage.server.addr, "GET", &format!("/games/{id}"), "").unwrap();
    assert_eq!(game["over"], true);
    stage.is_quiet();
}

#[test]
fn a_whole_game_without_script_in_spanish() {
    let stage = Stage::new("brass-plain", DESK);
    let browser = &stage.browser;
    stage.go("/");
    browser.js("document.cookie = 'lang=es;path=/'");
    browser.without_script();
    let id = play(&stage, QUICK, 13, |css| browser.follow(css));
    assert_eq!(browser.js("return document.documentElement.lang"), "es");
    assert!(browser.text("main").contains("Puntos por fuente"));
    let played = played(&stage, &id);
    assert!(played.iter().any(|it| it.starts_with("site")), "{played:?}");
}
