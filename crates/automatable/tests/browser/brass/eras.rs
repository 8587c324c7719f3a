//! The ends of both eras, counted on the map.

use serde_json::json;

use super::{GO, action, open};
use crate::{Stage, webdriver::DESK};

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
        if era == "rail" {
            // The result leads to the count.
            stage.go(&format!("/play/{id}/end"));
            browser.follow("a[href*='count=links']");
        } else {
            stage.go(&format!("/play/{id}?count=links"));
        }
        assert!(
            browser.has(".map .tag.counted.you") && browser.has(".map .tag.counted.foe"),
            "{era}"
        );
        // One icon of the works and two of Oxford.
        assert!(browser.text("#p-era").contains("Birmingham – Oxford"), "{era}");
        browser.click(".side-tabs label:has(#tab-p-era)");
        browser.follow("#p-era a[href*='count=tiles']");
        let tag = "return document.querySelector('.map .tag.counted.you').textContent";
        assert_eq!(browser.js(tag), "5", "{era}");
    }
    stage.is_quiet();
}
