//! The map: at no size, no zoom and in no position does a name lie over anything.

use serde_json::json;

use crate::{
    Stage, server,
    webdriver::{DESK, PHONE, Screen},
};

/// What lies over what, as a script that returns what it finds.
const OVERLAPS: &str = include_str!("../overlaps.js");

const LOW: Screen = Screen { width: 844, height: 390, is_touch: true };
const TABLET: Screen = Screen { width: 768, height: 1024, is_touch: true };

/// What lies over what at every zoom between the whole map and the largest.
fn at_every_zoom(stage: &Stage, place: &str) {
    let browser = &stage.browser;
    loop {
        let width = browser.js("return document.querySelector('.map').clientWidth");
        assert_eq!(browser.js(OVERLAPS), json!([]), "{place}, {width} wide");
        browser.press("+");
        if browser.js("return document.querySelector('.map').clientWidth") == width {
            break;
        }
    }
    browser.press("0");
}

#[test]
fn no_name_lies_over_anything_at_any_size_or_zoom_in_any_position() {
    let stage = Stage::new("brass-map", PHONE);
    let browser = &stage.browser;
    let addr = &stage.server.addr;
    let mut game = server::call(addr, "POST", "/games", r#"{"game":"brass","seed":4}"#).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    let screens = [PHONE, LOW, TABLET, DESK];
    for n in 0..900 {
        if game["over"] == true {
            break;
        }
        if n % 60 == 59 {
            let screen = screens[n / 60 % screens.len()];
            browser.resize(screen);
            stage.go(&format!("/play/{id}"));
            at_every_zoom(&stage, &format!("{} after {n} steps", screen.width));
        }
        let options =
            server::call(addr, "GET", &format!("/games/{id}/options?take=60"), "").unwrap();
        let options = options["options"].as_array().unwrap();
        let action = &options[(5 * n + 2) % options.len()]["action"];
        let body = format!("{{\"action\":{action},\"revision\":{}}}", game["revision"]);
        game = server::call(addr, "POST", &format!("/games/{id}/actions"), &body).unwrap();
    }
    assert_eq!(game["over"], true);
    // The end, in all sizes; then without script, where a checkbox enlarges.
    for screen in screens {
        browser.resize(screen);
        stage.go(&format!("/play/{id}?table=1"));
        at_every_zoom(&stage, &format!("{} at the end", screen.width));
    }
    stage.is_quiet();
    browser.without_script();
    for screen in screens {
        browser.resize(screen);
        stage.go(&format!("/play/{id}?table=1"));
        for _ in 0..2 {
            assert_eq!(browser.js(OVERLAPS), json!([]), "{} without script", screen.width);
            browser.click("label.zoom");
        }
    }
}
