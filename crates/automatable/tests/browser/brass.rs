//! Brass: whole games, every kind of deed, Mautoma's turn, both ends of an era.

use serde_json::{Value, json};

use crate::{
    Stage, server,
    webdriver::{DESK, PHONE},
};

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
fn open(stage: &Stage, more: &Value) -> String {
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

const GO: &str = ".asked .btn.go";

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
        (&mine, &[loan], "loan", "60 → 90"),
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
    let has = |id: &str, wanted: &[&str]| {
        let played = played(&stage, id);
        assert!(
            wanted.iter().all(|it| played.iter().any(|act| act == it)),
            "{wanted:?}: {played:?}"
        );
    };
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
    has(
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
    has(&id, &["site coal-mine dudley 0"]);

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
    has(&id, &["flip birmingham 0", "beer stafford 0", "flip birmingham 1"]);

    // Gloucester's barrel develops a tile for nothing.
    let bonus = json!({
        "links": { "human": ["gloucester-worcester"] },
        "tiles": [{ "at": "worcester 0", "owner": "human", "industry": "cotton-mill", "level": 2 }],
    });
    let id = open(&stage, &bonus);
    // The only tile that can be sold is chosen already.
    browser.follow(&action("sell"));
    assert!(browser.text(".asked").contains("for nothing"), "{}", browser.text(".asked"));
    browser.follow(".answers a");
    browser.follow(GO);
    assert!(played(&stage, &id).iter().any(|it| it.starts_with("remove")));

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
        browser.follow(".cards a.card");
    }
    browser.follow(GO);
    assert_eq!(played(&stage, &id).iter().filter(|it| *it == "scout").count(), 1);
    let id = open(&stage, &json!({}));
    browser.follow(&action("pass"));
    browser.follow(GO);
    has(&id, &["pass"]);

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
    has(&id, &["give-up stafford 0"]);
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

/// Does the first thing that can be done on the page.
fn act(stage: &Stage, n: usize) {
    let browser = &stage.browser;
    if browser.has(".hand .btn.go") {
        return browser.follow(".hand .btn.go");
    }
    let lit = ".map a.spot-place.lit, .map a.stall.lit";
    for css in [".pointed .answers a", lit, ".answers a"] {
        if browser.has(css) {
            return browser.follow(css);
        }
    }
    if browser.has(".asked .question") {
        return browser.follow(".cards a.card");
    }
    // Not always the same: a game of nothing but building soon has no money.
    let order = ["sell", "build", "network", "loan", "develop", "pass"];
    let begun = order.iter().cycle().skip(if n % 5 == 4 { 2 } else { 0 }).take(6);
    let can = |it: &&&str| browser.has(&format!("{}:not([aria-disabled])", action(it)));
    let kind = begun.clone().find(can).unwrap_or(&"pass");
    browser.follow(&action(kind));
}

#[test]
fn a_whole_game_by_taps_on_a_phone_and_the_same_scores_elsewhere() {
    let stage = Stage::new("brass-game", PHONE);
    let browser = &stage.browser;
    let path = stage.game(r#"{"game":"brass","seed":11}"#);
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=pace][value=at-once]");
    let mut has_counted = false;
    for n in 0..600 {
        if browser.url().ends_with("/end") {
            break;
        }
        if !has_counted && browser.has("#p-era") {
            has_counted = true;
            let told = browser.js("return document.getElementById('p-era').textContent");
            assert!(told.as_str().unwrap().contains("canal era"), "{told}");
        }
        act(&stage, n);
    }
    assert!(
        has_counted,
        "the canal era was counted: {} {:?}",
        browser.url(),
        played(&stage, path.trim_start_matches("/play/"))
    );
    assert!(browser.url().ends_with("/end"), "{}", browser.url());
    let shown = browser.text("tfoot");
    let id = path.trim_start_matches("/play/");
    let game = server::call(&stage.server.addr, "GET", &format!("/games/{id}"), "").unwrap();
    for score in game["scores"].as_array().unwrap() {
        let total = score["score"].to_string().replace('-', "−");
        assert!(shown.contains(&total), "{shown}: {score}");
    }
    stage.is_quiet();
}

#[test]
fn mautomas_turn_goes_slot_by_slot_and_tells_nothing_ahead() {
    let stage = Stage::new("brass-turn", DESK);
    let browser = &stage.browser;
    open(&stage, &json!({}));
    for _ in 0..2 {
        browser.follow(&action("pass"));
        browser.follow(GO);
    }
    assert!(browser.url().contains("/turn/"));
    assert!(browser.has(".plate .rungs li.unread") && !browser.has(".plate .rungs li.lit"));
    let (mut n_glows, mut n_steps) = (0, 0);
    while browser.has(".hand [data-key=s]") {
        n_steps += 1;
        n_glows += usize::from(browser.has(".map .glow"));
        assert!(browser.has(".plate"));
        browser.follow(".hand [data-key=Enter]");
    }
    assert!(1 < n_steps && 0 < n_glows, "{n_steps} steps, {n_glows} with candidates on the map");
    assert!(browser.has(".plate .rungs li.lit") || browser.has(".plate .rear li.lit"));
    browser.follow(".hand .btn.go");
    // Its last turn stays outlined until the next action.
    assert!(browser.has(".map .bracket"));
    browser.follow(&action("pass"));
    browser.follow(GO);
    assert!(!browser.has(".map .bracket"));
    stage.is_quiet();
}

#[test]
fn both_eras_are_counted_on_the_map() {
    let stage = Stage::new("brass-eras", DESK);
    let browser = &stage.browser;
    for era in ["canal", "rail"] {
        let id = open(
            &stage,
            &json!({
                "era": era, "round": 10, "actions-left": 1,
                "human": { "money": 20, "income": 20, "hand": ["birmingham"] },
                "links": { "human": ["birmingham-oxford"], "automa": ["birmingham-dudley"] },
                "tiles": [
                    { "at": "birmingham 2", "owner": "human", "industry": "iron-works", "level": 2, "flipped": true },
                    { "at": "dudley 0", "owner": "automa", "industry": "coal-mine", "level": 2, "flipped": true },
                ],
            }),
        );
        browser.follow(&action("pass"));
        browser.follow(GO);
        stage.go(&format!("/play/{id}?count=links"));
        assert!(
            browser.has(".map .tag.counted.you") && browser.has(".map .tag.counted.foe"),
            "{era}"
        );
        // One icon of the works and two of Oxford.
        assert!(browser.text("#p-era").contains("Birmingham – Oxford"), "{era}");
        stage.go(&format!("/play/{id}?count=tiles"));
        let tag = "return document.querySelector('.map .tag.counted.you').textContent";
        assert_eq!(browser.js(tag), "5", "{era}");
    }
    stage.is_quiet();
}

#[test]
fn deeds_are_done_without_script_and_by_keys() {
    let stage = Stage::new("brass-plain", DESK);
    let browser = &stage.browser;
    // Arrow keys walk from place to place, Enter takes what is there.
    open(&stage, &json!({}));
    browser.press_and_follow("1");
    let at = || browser.js("return document.activeElement.id");
    browser.js("document.querySelector('.map [tabindex=\"0\"]').focus()");
    let first = at();
    browser.press("\u{E015}");
    assert_ne!(at(), first, "the arrow moved the focus");
    browser.press("+");
    assert_eq!(
        browser.js("return document.querySelector('.map').classList.contains('zoomed')"),
        true
    );
    browser.press("0");
    browser.press_and_follow("\u{E00C}");
    browser.press_and_follow("5");
    browser.press_and_follow("\u{E007}");
    assert!(browser.text(".strip").contains("90"));
    stage.is_quiet();
    browser.without_script();
    let id = open(&stage, &json!({}));
    browser.follow(&action("build"));
    browser.follow(".answers a");
    browser.follow(GO);
    assert!(played(&stage, &id).iter().any(|it| it.starts_with("site")));
    assert!(browser.has("input[name=zoom]"));
}
