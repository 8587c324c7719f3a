//! Brass: typed tables, and how a person points at what is on them.

#[path = "brass/barriers.rs"]
mod barriers;
#[path = "brass/bonuses.rs"]
mod bonuses;
#[path = "brass/deeds.rs"]
mod deeds;
#[path = "brass/eras.rs"]
mod eras;
#[path = "brass/games.rs"]
mod games;
#[path = "brass/keys.rs"]
mod keys;
#[path = "brass/map.rs"]
mod map;
#[path = "brass/still.rs"]
mod still;
#[path = "brass/table.rs"]
pub(crate) mod table;
#[path = "brass/turn.rs"]
mod turn;
#[path = "brass/weight.rs"]
mod weight;

use serde_json::{Value, json};

use crate::{Stage, server};

/// A table in the rail era with £60 and a card of everything; `more` overrides.
fn table(more: &Value) -> Value {
    let mut table = json!({
        "era": "rail",
        "turn": "human",
        "merchants": { "shrewsbury": ["any"], "gloucester": ["cotton-mill", "blank"], "oxford": ["manufacturer", "blank"] },
        "human": { "money": 60, "income": 20, "hand": ["birmingham", "coventry", "dudley", "stafford", "coal-mine", "iron-works", "pottery", "brewery"] },
        "automa": { "rear": 2 },
    });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    json!({ "game": "brass", "table": table })
}

/// Keeps a typed table and opens its page.
pub(crate) fn open(stage: &Stage, more: &Value) -> String {
    let body = table(more).to_string();
    let game = server::call(&stage.server.addr, "POST", "/games/import", &body).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    stage.go(&format!("/play/{id}"));
    id
}

/// What has been played since a table was typed.
fn played(stage: &Stage, id: &str) -> Vec<String> {
    let game = server::call(&stage.server.addr, "GET", &format!("/games/{id}"), "").unwrap();
    let actions = game["actions"].as_array().unwrap();
    actions.iter().map(|it| it.as_str().unwrap().to_owned()).collect()
}

/// The button of an action, by its place in the row.
fn action(kind: &str) -> String {
    let kinds = ["build", "network", "develop", "sell", "loan", "scout", "pass"];
    let nth = kinds.iter().position(|it| *it == kind).unwrap() + 1;
    format!(".acts.many>:nth-child({nth})")
}

const GO: &str = ".asked .btn.primary";

/// Taps a place: the middle of a line's box lies beside a line that bends.
fn tap(stage: &Stage, css: &str) {
    if !css.contains("#at-line") {
        return stage.browser.follow(css);
    }
    let click = format!(
        "document.querySelector('{css}').dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))"
    );
    stage.browser.changing(|| {
        stage.browser.js(&click);
    });
}

/// Has all of these been played since a table was typed?
fn has_played(stage: &Stage, id: &str, wanted: &[&str]) {
    let played = played(stage, id);
    let is_there = |it: &&str| played.iter().any(|act| act == it);
    assert!(wanted.iter().all(is_there), "{wanted:?}: {played:?}");
}
