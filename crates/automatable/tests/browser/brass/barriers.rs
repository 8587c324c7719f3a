//! Access: every state of a deed, of Mautoma's turn and of the end of an era, in
//! both themes and on both kinds of screens.

use serde_json::json;

use super::{GO, action, open};
use crate::{
    Stage,
    access::has_no_barrier,
    webdriver::{DESK, PHONE},
};

/// A table on which something can be sold, built and laid.
fn rich() -> serde_json::Value {
    json!({
        "links": { "human": ["birmingham-oxford"], "automa": ["birmingham-coventry"] },
        "tiles": [
            { "at": "birmingham 1", "owner": "human", "industry": "manufacturer", "level": 2 },
            { "at": "birmingham 2", "owner": "human", "industry": "iron-works", "level": 2, "flipped": true },
            { "at": "nuneaton 1", "owner": "automa", "industry": "coal-mine", "level": 2, "cubes": 2 },
            { "at": "stafford 0", "owner": "human", "industry": "brewery", "level": 2 },
        ],
    })
}

/// Every state that a page of Brass can be in.
fn pages(stage: &Stage) -> Vec<String> {
    let browser = &stage.browser;
    let id = open(stage, &rich());
    let mut pages: Vec<String> = [
        "",
        "?deed=build",
        "?deed=network;line+birmingham-dudley",
        "?deed=sell;flip+birmingham+1",
        "?deed=develop",
        "?deed=scout",
        "?deed=loan",
        "?at=worcester-0",
        "?at=birmingham-0",
        "?ask=sell",
    ]
    .iter()
    .map(|it| format!("/play/{id}{it}"))
    .collect();
    for _ in 0..2 {
        browser.follow(&action("pass"));
        browser.follow(GO);
    }
    let turn = browser.url().split("/play/").nth(1).unwrap().split('?').next().unwrap().to_owned();
    for step in [0, 1, 2, 3, 99] {
        pages.push(format!("/play/{turn}?step={step}"));
    }
    for era in ["canal", "rail"] {
        let mut last = rich();
        last["era"] = json!(era);
        last["round"] = json!(10);
        last["actions-left"] = json!(1);
        last["human"] = json!({ "money": 20, "income": 20, "hand": ["birmingham"] });
        let id = open(stage, &last);
        browser.follow(&action("pass"));
        browser.follow(GO);
        pages.push(format!("/play/{id}?count=links"));
        pages.push(format!("/play/{id}?count=tiles"));
        if era == "rail" {
            pages.push(format!("/play/{id}/end"));
        }
    }
    let debt = json!({
        "era": "canal", "phase": "shortfall", "human": { "money": -3, "income": 5, "vp": 9 },
        "tiles": [{ "at": "dudley 0", "owner": "human", "industry": "coal-mine", "level": 1 }],
    });
    pages.push(format!("/play/{}", open(stage, &debt)));
    pages
}

#[test]
fn no_barrier_is_found_in_any_state() {
    let stage = Stage::new("brass-barriers", DESK);
    // Colours are of the theme, sizes of the screen: two pairs have all of them.
    has_no_barrier(&stage, &pages(&stage), &[(DESK, "light"), (PHONE, "dark")]);
    stage.is_quiet();
}
