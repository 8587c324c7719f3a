//! Weight: the largest page of Brass with everything it loads.

use serde_json::json;

use super::open;
use crate::{Stage, webdriver::DESK};

/// Bytes over the wire, of the page and of everything it loads.
const WEIGHT: &str = "
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .reduce((sum, it) => sum + it.transferSize, 0)";

#[test]
fn the_fullest_table_is_light() {
    let stage = Stage::new("brass-weight", DESK);
    let browser = &stage.browser;
    let tile = |at: &str, owner: &str, industry: &str, level: u8, flipped: bool| json!({ "at": at, "owner": owner, "industry": industry, "level": level, "flipped": flipped });
    let id = open(
        &stage,
        &json!({
            "links": {
                "human": ["birmingham-oxford", "birmingham-coventry", "birmingham-tamworth", "birmingham-worcester", "gloucester-worcester", "burton-tamworth", "burton-derby", "derby-nottingham", "belper-derby", "belper-leek"],
                "automa": ["coventry-nuneaton", "birmingham-dudley", "dudley-wolverhampton", "cannock-wolverhampton", "cannock-stafford", "stafford-stone", "stone-uttoxeter", "stoke-stone", "coalbrookdale-wolverhampton", "coalbrookdale-shrewsbury"],
            },
            "tiles": [
                tile("birmingham 0", "human", "cotton-mill", 2, true),
                tile("birmingham 1", "human", "manufacturer", 2, false),
                tile("birmingham 2", "human", "iron-works", 2, true),
                tile("worcester 0", "human", "cotton-mill", 2, true),
                tile("worcester 1", "human", "cotton-mill", 3, false),
                tile("coventry 0", "human", "pottery", 1, true),
                tile("belper 1", "human", "coal-mine", 2, true),
                tile("burton 1", "human", "brewery", 2, true),
                tile("nuneaton 1", "automa", "coal-mine", 2, true),
                tile("dudley 0", "automa", "coal-mine", 2, true),
                tile("dudley 1", "automa", "iron-works", 2, true),
                tile("cannock 1", "automa", "coal-mine", 3, true),
                tile("stafford 0", "automa", "brewery", 2, true),
                tile("stone 0", "automa", "brewery", 2, true),
                tile("coalbrookdale 1", "automa", "iron-works", 3, true),
                tile("uttoxeter 0", "automa", "manufacturer", 2, true),
            ],
        }),
    );
    // As somebody comes for the first time, and in the middle of a deed.
    browser.command("Network.enable", json!({}));
    browser.command("Network.setCacheDisabled", json!({ "cacheDisabled": true }));
    for query in ["", "?deed=build", "?deed=network"] {
        stage.go(&format!("/play/{id}{query}"));
        browser.wait("performance.getEntriesByType('navigation')[0].loadEventEnd > 0");
        let weight = browser.js(WEIGHT).as_f64().unwrap();
        assert!(40_000.0 < weight && weight <= 120_000.0, "{query} weighs {weight}");
    }
    stage.is_quiet();
}
