//! Deeds: how many taps they take, the longer ones of the rulebook, and what
//! cannot be done.

use serde_json::{Value, json};

use super::{GO, action, has_played, open, played, table, tap};
use crate::{
    Stage, server,
    webdriver::{DESK, PHONE},
};

#[test]
fn a_deed_takes_few_taps_by_action_or_by_place() {
    let stage = Stage::new("brass-taps", PHONE);
    let browser = &stage.browser;
    let build = &action("build")[..];
    let network = &action("network")[..];
    let sell = &action("sell")[..];
    let loan = &action("loan")[..];
    let sale = json!({
        "links": { "human": ["birmingham-oxford"] },
        "tiles": [{ "at": "birmingham 1", "owner": "human", "industry": "manufacturer", "level": 2 }],
    });
    let mut mine = json!({
        "links": { "human": ["birmingham-oxford"] },
        "tiles": [{ "at": "birmingham 2", "owner": "human", "industry": "iron-works", "level": 2, "flipped": true }],
    });
    // Level I is used up, so that Coventry could take a mine or a manufacturer.
    mine["human"] = table(&json!({}))["table"]["human"].clone();
    mine["human"]["mat"] = json!({
        "cotton-mill": [0, 2, 3, 3], "coal-mine": [0, 2, 2, 2], "iron-works": [0, 0, 1, 1],
        "manufacturer": [0, 2, 1, 1, 2, 1, 1, 2], "pottery": [1, 1, 1, 1, 1], "brewery": [0, 2, 2, 1],
    });
    // The taps before the last one, then what was played and what was told before it.
    let deeds: [(&Value, &[&str], &str, &str); 6] = [
        (&mine, &[build, "#at-coventry-1", ".answers a"], "site", "Coventry"),
        (&mine, &["#at-birmingham-1", ".answers a"], "site", "Birmingham"),
        (
            &mine,
            &[network, "#at-line-birmingham-coventry"],
            "line birmingham-coventry",
            "from the market",
        ),
        (&mine, &["#at-line-birmingham-coventry"], "line birmingham-coventry", "5"),
        (&sale, &[sell, "#at-birmingham-1"], "flip birmingham 1", "flips"),
        (&mine, &[loan], "loan", "£60\u{a0}→\u{a0}£90"),
    ];
    for (more, taps, step, told) in deeds {
        let id = open(&stage, more);
        for css in taps {
            // Where one thing alone is possible nobody is asked.
            if !browser.has(GO) {
                tap(&stage, css);
            }
        }
        assert!(browser.has(GO), "{taps:?}: {}", browser.text(".asked"));
        assert!(browser.text(".asked").contains(told), "{taps:?}: {}", browser.text(".asked"));
        assert!(played(&stage, &id).is_empty(), "nothing is done before the last tap");
        browser.follow(GO);
        let played = played(&stage, &id);
        assert!(played.iter().any(|it| it.starts_with(step)), "{taps:?}: {played:?}");
    }
    stage.is_quiet();
}

#[test]
fn the_longer_deeds_of_the_rulebook_are_found_without_a_manual() {
    let stage = Stage::new("brass-deeds", DESK);
    let browser = &stage.browser;
    // Two railways; the second one's mine and brewery are asked for.
    let rails = json!({
        "links": { "human": ["birmingham-dudley"], "automa": ["coventry-nuneaton"] },
        "tiles": [
            { "at": "birmingham 2", "owner": "human", "industry": "iron-works", "level": 2, "flipped": true },
            { "at": "nuneaton 1", "owner": "human", "industry": "coal-mine", "level": 2, "cubes": 2 },
            { "at": "dudley 0", "owner": "automa", "industry": "coal-mine", "level": 2, "cubes": 2 },
            { "at": "stafford 0", "owner": "human", "industry": "brewery", "level": 2 },
            { "at": "walsall 1", "owner": "human", "industry": "brewery", "level": 2 },
        ],
    });
    let id = open(&stage, &rails);
    browser.follow(&action("network"));
    tap(&stage, "#at-line-birmingham-coventry");
    browser.follow("#at-nuneaton-1");
    assert!(browser.text(".asked").contains("second line"));
    tap(&stage, "#at-line-nuneaton-tamworth");
    // Back takes back one choice, and a reload keeps the others.
    browser.follow(".asked [data-key=Escape]");
    browser.reload();
    tap(&stage, "#at-line-nuneaton-tamworth");
    browser.follow("#at-walsall-1");
    browser.follow(".cards a.card");
    browser.follow(GO);
    has_played(
        &stage,
        &id,
        &[
            "line birmingham-coventry",
            "coal nuneaton 1",
            "line nuneaton-tamworth",
            "beer walsall 1",
        ],
    );
    // The whole deed is taken back at once.
    browser.follow(".strip [data-key=u]");
    let game = server::call(&stage.server.addr, "GET", &format!("/games/{id}"), "").unwrap();
    assert_eq!(game["ply"], 0);

    // A tile of one's own is replaced; the level is the next one of the mat.
    let mine = json!({ "era": "canal", "tiles": [{ "at": "dudley 0", "owner": "human", "industry": "coal-mine", "level": 1 }] });
    let id = open(&stage, &mine);
    browser.follow(&action("build"));
    browser.follow("#at-dudley-0");
    browser.follow(GO);
    has_played(&stage, &id, &["site coal-mine dudley 0"]);

    // Two tiles in one action.
    let sales = json!({
        "merchants": { "shrewsbury": ["blank"], "gloucester": ["any", "blank"], "oxford": ["manufacturer", "cotton-mill"] },
        "links": { "human": ["birmingham-oxford"] },
        "tiles": [
            { "at": "birmingham 0", "owner": "human", "industry": "cotton-mill", "level": 2 },
            { "at": "birmingham 1", "owner": "human", "industry": "manufacturer", "level": 2 },
            { "at": "stafford 0", "owner": "human", "industry": "brewery", "level": 2, "cubes": 1 },
        ],
    });
    let id = open(&stage, &sales);
    browser.follow(&action("sell"));
    browser.follow("#at-birmingham-0");
    browser.follow("#at-stafford-0");
    browser.follow("#at-birmingham-1");
    browser.follow(GO);
    has_played(&stage, &id, &["flip birmingham 0", "beer stafford 0", "flip birmingham 1"]);

    // Two tiles developed, three cards for two wild ones, a card for nothing.
    let id = open(&stage, &json!({}));
    browser.follow(&action("develop"));
    assert!(browser.text(".answers").contains("lightbulb"), "{}", browser.text(".answers"));
    browser.follow(".answers a");
    browser.follow(".answers a");
    browser.follow(GO);
    assert_eq!(played(&stage, &id).iter().filter(|it| it.starts_with("remove")).count(), 2);
    browser.follow(&action("scout"));
    for _ in 0..3 {
        browser.follow(".cards a.card:not(.taken)");
    }
    browser.follow(GO);
    assert_eq!(played(&stage, &id).iter().filter(|it| *it == "scout").count(), 1);
    let id = open(&stage, &json!({}));
    browser.follow(&action("pass"));
    browser.follow(GO);
    has_played(&stage, &id, &["pass"]);

    // A debt: tiles are given up.
    let debt = json!({
        "era": "canal", "phase": "shortfall", "human": { "money": -3, "income": 5, "vp": 9 },
        "tiles": [
            { "at": "stafford 0", "owner": "human", "industry": "manufacturer", "level": 2, "flipped": true },
            { "at": "dudley 0", "owner": "human", "industry": "coal-mine", "level": 1 },
        ],
    });
    let id = open(&stage, &debt);
    browser.follow("#at-stafford-0");
    browser.follow(GO);
    has_played(&stage, &id, &["give-up stafford 0"]);
    stage.is_quiet();
}

#[test]
fn what_cannot_be_done_says_why_when_it_is_tapped() {
    let stage = Stage::new("brass-why-not", PHONE);
    let browser = &stage.browser;
    open(&stage, &json!({}));
    for (css, rule) in [
        ("#at-worcester-0", "R5-2"),
        ("#at-nuneaton-1", "R5"),
        ("#at-line-burton-walsall", "R6-1"),
        (&action("sell")[..], "R8"),
    ] {
        tap(&stage, css);
        let told = browser.text(".asked");
        assert!(told.contains(rule), "{css}: {told}");
        browser.follow(".asked [data-key=Escape]");
    }
    stage.is_quiet();
}
