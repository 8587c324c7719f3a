//! Players in the browser: how hard a level is for them, and a deed done by one.

use crate::{
    Stage, server,
    webdriver::{DESK, PHONE},
};

/// What the data file says of casual players at a level of Patchwork, in percent.
fn measured(level: &str) -> i64 {
    let rows = desk::difficulty();
    let row = rows.iter().find(|it| {
        it.game == "patchwork"
            && it.level == level
            && it.deck.as_deref() == Some("normal")
            && it.player == "casual"
    });
    (row.unwrap().win_rate * 100.0).round() as i64
}

#[test]
fn each_level_says_how_often_a_casual_player_wins_there() {
    let stage = Stage::new("measured", DESK);
    let browser = &stage.browser;
    stage.go("/new/patchwork");
    for level in ["I", "III", "V"] {
        let told = browser.js(&format!(
            "return document.querySelector('[name=level][value={level}]').parentNode.textContent"
        ));
        let expected = format!("A casual player wins {} % here.", measured(level));
        assert!(told.as_str().unwrap().contains(&expected), "{level}: {told}");
    }
    let exact = browser.js("return document.querySelector('.pick [title]').title");
    assert!(exact.as_str().unwrap().contains("95% interval"), "{exact}");
    stage.is_quiet();
}

#[test]
fn a_player_moves_for_somebody_and_undo_takes_it_back() {
    let stage = Stage::new("players", PHONE);
    let browser = &stage.browser;
    let path = stage.game(r#"{"game":"patchwork","seed":7}"#);
    let api = path.replace("/play/", "/games/");
    let kept = || server::call(&stage.server.addr, "GET", &api, "").unwrap();
    for (nth, name) in ["casual", "greedy", "search"].into_iter().enumerate() {
        let before = kept();
        browser.click("[popovertarget=p-menu]");
        let button = format!("button[name=player][value={name}]");
        browser.wait(&format!("document.querySelector('{button}').offsetParent"));
        browser.follow(&button);
        assert!(!browser.has(":popover-open"), "the menu lies over {name}'s deed");
        let after = kept();
        assert!(before["revision"].as_u64() < after["revision"].as_u64(), "{name}");
        assert!(before["ply"].as_u64() < after["ply"].as_u64(), "{name}: {}", after["ply"]);
        stage.go(&path);
        // One deed, whatever steps it had: one Undo leads back to the table before.
        if nth == 2 {
            browser.follow("[data-key=u]");
            assert_eq!(kept()["ply"], before["ply"]);
        }
    }
    stage.is_quiet();
}

#[test]
fn nobody_moves_at_the_table() {
    let stage = Stage::new("table-players", PHONE);
    stage.game(r#"{"game":"patchwork","seed":7,"setup":{"at":"table"}}"#);
    assert!(!stage.browser.has("button[name=player]"));
    stage.is_quiet();
}
