//! London in a real browser: whole games, deeds, several people, access.

#[path = "london/barriers.rs"]
mod barriers;
#[path = "london/deeds.rs"]
mod deeds;
#[path = "london/games.rs"]
mod games;
#[path = "london/hand.rs"]
mod hand;
#[path = "london/own.rs"]
mod own;
#[path = "london/people.rs"]
mod people;
#[path = "london/still.rs"]
mod still;
#[path = "london/weight.rs"]
mod weight;

use serde_json::{Value, json};

use crate::{Stage, server, webdriver::Browser};

/// Brings the first of these that can be seen into sight and names it.
fn first(browser: &Browser, ways: &[&str]) -> Option<String> {
    let script = format!(
        "for (const way of {}) {{
           const found = [...document.querySelectorAll(way)].find((it) => it.checkVisibility());
           if (!found) continue;
           found.id ||= 'first';
           found.scrollIntoView({{ block: 'center' }});
           return '#' + found.id;
         }}",
        json!(ways)
    );
    browser.js(&script).as_str().map(str::to_owned)
}

fn follow_first(browser: &Browser, ways: &[&str]) {
    let found = first(browser, ways);
    let css = found.unwrap_or_else(|| panic!("none of {ways:?} on {}", browser.url()));
    browser.follow(&css);
}

/// What a person would press next, wherever the game stands; `n` makes the turns
/// differ, and a quick game mostly draws.
fn next(browser: &Browser, n: usize, is_quick: bool) -> String {
    let url = browser.url();
    let deeds = [".cards a.legal", ".acts [data-key=r]", ".bors a.legal", ".acts [data-key=t]"];
    let ways = if url.contains("card=") {
        vec![".preview .primary", ".cards a.legal:not(.picked)"]
    } else if url.contains("borough=") {
        vec![".preview .primary"]
    } else if browser.has(".acts [data-key=t]") {
        let deed = if is_quick && !n.is_multiple_of(3) { 3 } else { n % 4 };
        vec![deeds[deed], ".acts [data-key=t]"]
    } else {
        vec![
            ".cards button.legal",
            ".own button.city.legal",
            ".acts [data-key=e]",
            ".acts .primary",
            ".dev button.city.legal",
            ".acts button",
        ]
    };
    first(browser, &ways).unwrap_or_else(|| panic!("none of {ways:?} on {url}"))
}

/// A game whose table is put right by hand; the city deck keeps what `used` does not name.
fn corrected(stage: &Stage, new: &str, mut patch: Value, used: &[&str]) -> String {
    let addr = &stage.server.addr;
    let game = server::call(addr, "POST", "/games", new).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    let table = &game["position"]["table"];
    let piles = [&table["city-deck"], &table["people"][0]["hand"]];
    let cards = piles.into_iter().flat_map(|it| it.as_array().unwrap());
    let mut deck: Vec<&str> = cards.map(|it| it.as_str().unwrap()).collect();
    deck.retain(|it| !used.contains(it));
    // Deck A lies on B on C.
    deck.sort_by_key(|it| it.split('.').next().unwrap().chars().last());
    patch["city-deck"] = json!(deck);
    let body = json!({ "revision": 1, "patch": patch }).to_string();
    server::call(addr, "POST", &format!("/games/{id}/correct"), &body).unwrap();
    let path = format!("/play/{id}");
    stage.go(&path);
    path
}

fn at_once(stage: &Stage) {
    stage.go("/");
    stage.browser.js("document.cookie = 'pace=at-once; path=/'");
}
