//! What merchants' barrels bring, and wild cards.

use serde_json::{Value, json};

use super::{GO, action, has_played, open, played};
use crate::{Stage, server, webdriver::DESK};

/// A side of the person: money, income, points.
fn figures(stage: &Stage, id: &str) -> Value {
    let path = format!("/play/{id}/position.json");
    let (_, position) = server::ask(&stage.server.addr, "GET", &path, "").unwrap();
    let position: Value = serde_json::from_str(&position).unwrap();
    position["table"]["human"].clone()
}

/// A table with one tile that can be sold at one merchant.
fn sale(merchants: &Value, link: &str, at: &str, industry: &str) -> Value {
    json!({
        "merchants": merchants,
        "links": { "human": [link] },
        "tiles": [{ "at": at, "owner": "human", "industry": industry, "level": 2 }],
    })
}

#[test]
fn each_barrel_brings_what_is_drawn_beside_it() {
    let stage = Stage::new("brass-bonus", DESK);
    let browser = &stage.browser;
    let merchants = json!({ "shrewsbury": ["any"], "gloucester": ["cotton-mill", "blank"], "oxford": ["manufacturer", "blank"] });
    let bonus = |at: &str| browser.text(&format!("#at-{at} .bonus"));

    // Shrewsbury: four points.
    let mut table = sale(&merchants, "", "wolverhampton 0", "manufacturer");
    table["links"]["human"] = json!(["coalbrookdale-shrewsbury", "coalbrookdale-wolverhampton"]);
    let id = open(&stage, &table);
    assert_eq!(bonus("shrewsbury"), "4");
    let had = figures(&stage, &id);
    browser.follow(&action("sell"));
    assert!(browser.text(".asked").contains("4"), "{}", browser.text(".asked"));
    browser.follow(GO);
    let has = figures(&stage, &id);
    let points = |it: &Value| it["vp"].as_i64().unwrap_or_default();
    assert_eq!(points(&has) - points(&had), 4, "{had} {has}");
    // The barrel is used up, and with it what it brings.
    assert!(browser.has("#at-shrewsbury .bonus.gone"));

    // Oxford: two spaces of income, besides the tile's own.
    let id = open(&stage, &sale(&merchants, "birmingham-oxford", "birmingham 1", "manufacturer"));
    assert_eq!(bonus("oxford"), "+2");
    let had = figures(&stage, &id)["income"].as_i64().unwrap();
    browser.follow(&action("sell"));
    browser.follow(GO);
    let has = figures(&stage, &id)["income"].as_i64().unwrap();
    // A manufacturer of level II brings one space itself.
    assert_eq!(has - had, 2 + 1);

    // Gloucester: a tile developed away for nothing.
    let id = open(&stage, &sale(&merchants, "gloucester-worcester", "worcester 0", "cotton-mill"));
    assert!(browser.has("#at-gloucester .bonus use"));
    // The only tile that can be sold is chosen already.
    browser.follow(&action("sell"));
    assert!(browser.text(".asked").contains("for nothing"), "{}", browser.text(".asked"));
    browser.follow(".answers a");
    browser.follow(GO);
    assert!(played(&stage, &id).iter().any(|it| it.starts_with("remove")));
    stage.is_quiet();
}

#[test]
fn a_wild_card_is_played_like_any_other() {
    let stage = Stage::new("brass-wild", DESK);
    let browser = &stage.browser;
    // No other card of the hand builds in Leek.
    let rest = ["birmingham", "coventry", "dudley", "redditch", "nuneaton", "tamworth", "walsall"];
    let hand = [&["wild-location"], &rest[..]].concat();
    let human = json!({ "money": 60, "income": 20, "hand": hand });
    let id = open(&stage, &json!({ "era": "canal", "human": human }));
    browser.follow("#at-leek-0");
    if !browser.has(GO) {
        browser.follow(".answers a");
    }
    assert!(browser.has(".card.wild-card.taken"), "{}", browser.text(".hand"));
    browser.follow(GO);
    has_played(&stage, &id, &["card wild-location"]);
    let hand = figures(&stage, &id)["hand"].clone();
    assert!(!hand.to_string().contains("wild"), "{hand}");
    stage.is_quiet();
}
