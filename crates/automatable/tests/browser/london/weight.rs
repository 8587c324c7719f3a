//! Weight: a full table of London with everything it loads.

use serde_json::json;

use super::barriers::played;
use crate::{Stage, webdriver::DESK};

/// Bytes over the wire, of the page and of everything it loads.
const WEIGHT: &str = "
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .reduce((sum, it) => sum + it.transferSize, 0)";

#[test]
fn a_full_table_of_london_is_light() {
    let stage = Stage::new("london-weight", DESK);
    let browser = &stage.browser;
    let path = played(&stage, 120);
    // As somebody comes for the first time.
    browser.command("Network.enable", json!({}));
    browser.command("Network.setCacheDisabled", json!({ "cacheDisabled": true }));
    for page in [path.clone(), format!("{path}?do=buy"), format!("{path}?ply=60")] {
        stage.go(&page);
        browser.wait("performance.getEntriesByType('navigation')[0].loadEventEnd > 0");
        let weight = browser.js(WEIGHT).as_f64().unwrap();
        assert!(20_000.0 < weight && weight <= 120_000.0, "{page} weighs {weight}");
    }
    stage.is_quiet();
}
