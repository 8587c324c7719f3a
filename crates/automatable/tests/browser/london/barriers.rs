//! Access: every state of a deed, of AutoMartin's turn, of the end, and the form of
//! a set, in both themes and on both kinds of screens.

use serde_json::json;

use super::corrected;
use crate::{
    Stage,
    rules::ACCESS,
    server,
    webdriver::{DESK, PHONE, SMALL, Screen},
};

/// What is done to reach each state of a deed, by the beginnings of the actions.
const DEEDS: [&[&str]; 8] = [
    &[],
    &["run"],
    &["run", "activate brixton"],
    &["run", "activate brixton", "discard", "stop"],
    &["run", "activate salters", "activate whitehall"],
    &["draw-three"],
    &["develop", "build grocers"],
    &["develop", "build grocers", "spend"],
];

/// A table on which much can be done, after some actions.
fn table(stage: &Stage, deeds: &[&str]) -> String {
    let city = ["brixton-prison-b", "hospital-b.1", "salters-a", "whitehall-c"];
    let hand = ["paupers-a.1", "grocers-a", "mercers-a", "vintners-a", "sewers-c.1"];
    let board = ["street-lights-b.1", "wren-a"];
    let used = [&city[..], &hand[..], &board[..]].concat();
    let patch = json!({
        "people": [{
            "face-up": city, "face-down": [], "covered": [], "boroughs": [], "hand": hand,
            "money": 20, "poverty": 9, "loans": 1,
        }],
        "board": [board, []],
        "phase": "choose", "turn": 1,
    });
    let path = corrected(stage, r#"{"game":"london","seed":2}"#, patch, &used);
    let game = path.replace("/play/", "/games/");
    for deed in deeds {
        act(stage, &game, &[deed]);
    }
    path
}

/// Does the first of these that can be done, or whatever can.
fn act(stage: &Stage, game: &str, wanted: &[&str]) {
    let addr = &stage.server.addr;
    let offers = server::call(addr, "GET", &format!("{game}/options"), "").unwrap();
    let options = offers["options"].as_array().unwrap();
    let starts =
        |start: &&str| options.iter().find(|it| it["action"].as_str().unwrap().starts_with(*start));
    let option = wanted.iter().find_map(starts).unwrap_or(&options[0]);
    let body = json!({ "revision": offers["revision"], "action": option["action"] }).to_string();
    server::call(addr, "POST", &format!("{game}/actions"), &body).unwrap();
}

/// A game in which so many actions were played, deeds of every kind among them.
pub(super) fn played(stage: &Stage, n: usize) -> String {
    let path = stage.game(r#"{"game":"london","seed":9,"setup":{"level":"III"}}"#);
    let game = path.replace("/play/", "/games/");
    let wanted = ["spend", "on ", "alone", "build", "activate", "draw deck", "discard", "done"];
    for step in 0..n {
        let deed = ["develop", "buy", "run", "draw-three"][step % 4];
        act(stage, &game, &[&wanted[..], &[deed]].concat());
    }
    path
}

/// A page of each kind and state.
fn pages(stage: &Stage) -> Vec<String> {
    let addr = &stage.server.addr;
    let mut pages: Vec<String> = DEEDS.iter().map(|it| table(stage, it)).collect();
    let open = pages[0].clone();
    for query in ["card=grocers-a", "card=grocers-a&spend=mercers-a", "card=paupers-a.1", "do=buy"]
    {
        pages.push(format!("{open}?{query}"));
    }
    let path = played(stage, 50);
    let game = path.replace("/play/", "/games/");
    let why = server::call(addr, "GET", &format!("{game}/why"), "").unwrap();
    let ply = &why["plies"][0];
    pages.push(path.clone());
    pages.push(format!("{path}?ply=20"));
    for step in [0, 1, 2, 99] {
        pages.push(format!("{path}/turn/{ply}?step={step}"));
    }
    pages.push(format!("{path}/why/{ply}"));
    let over = stage.game(r#"{"game":"london","seed":3}"#);
    let game = over.replace("/play/", "/games/");
    while server::call(addr, "GET", &game, "").unwrap()["over"] == false {
        act(stage, &game, &["draw deck", "draw-three", "discard", "done"]);
    }
    pages.push(format!("{over}/end"));
    pages.push(stage.game(r#"{"game":"london","seed":9,"setup":{"seats":"3","automa-seat":"3"}}"#));
    pages.push("/how/london".to_owned());
    pages.push("/new/london".to_owned());
    pages.extend(form(stage));
    pages
}

/// The pages of a set that is being typed.
fn form(stage: &Stage) -> Vec<String> {
    let browser = &stage.browser;
    stage.go("/own/london");
    browser.fill("#f-name", "My box");
    browser.follow("form.begin button");
    let set = format!("/own/{}", browser.url().split("/own/").nth(1).unwrap());
    stage.go(&format!("{set}?card=new&name=Omnibus"));
    browser.follow("button[value=next]");
    ["", "?card=0", "?card=new", "?borough=new", "?text=1", "/remove"]
        .iter()
        .map(|it| format!("{set}{it}"))
        .chain(["/own/london".to_owned()])
        .collect()
}

#[test]
fn no_barrier_and_nothing_cut_in_any_state_of_london() {
    let stage = Stage::new("london-barriers", DESK);
    let browser = &stage.browser;
    let pages = pages(&stage);
    let low = Screen { width: 844, height: 390, is_touch: true };
    let mut found = Vec::new();
    browser.prefer("light", "reduce");
    for page in &pages {
        stage.go(page);
        // From now on the focus shows as it does for a keyboard.
        browser.press("\u{E004}");
        for (screen, scheme) in [(DESK, "light"), (PHONE, "dark"), (SMALL, "light"), (low, "dark")]
        {
            browser.resize(screen);
            browser.prefer(scheme, "reduce");
            browser.settled();
            let cut = browser.js(
                "const cut = [...document.querySelectorAll('.city, .card, .row-h, .thames')]
                   .filter((it) => it.checkVisibility() && it.clientWidth + 1 < it.scrollWidth).map((it) => 'cut: ' + it.outerHTML.slice(0, 90));
                 if (innerWidth < document.scrollingElement.scrollWidth) cut.push('sideways');
                 return cut",
            );
            let barriers = browser.js(ACCESS);
            let barriers = barriers.as_array().unwrap_or_else(|| panic!("{page}: {barriers}"));
            for it in cut.as_array().unwrap().iter().chain(barriers) {
                found.push(format!("{} {scheme} {page}: {it}", screen.width));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
