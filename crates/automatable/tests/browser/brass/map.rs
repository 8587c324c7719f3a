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

#[test]
fn buttons_wheel_and_fingers_enlarge_the_map_and_dragging_moves_it() {
    let stage = Stage::new("brass-zoom", DESK);
    let browser = &stage.browser;
    stage.game(r#"{"game":"brass","seed":4}"#);
    let width =
        || browser.js("return document.querySelector('.map').clientWidth").as_f64().unwrap();
    let whole = width();
    browser.click("[data-zoom=in]");
    let larger = width();
    assert!(whole < larger, "{whole} {larger}");
    // A mouse drags it; the click that follows chooses nothing.
    let at = || browser.js("return document.querySelector('.view').scrollLeft").as_f64().unwrap();
    let (before, (x, y)) = (at(), browser.middle(".view"));
    browser.drag(".view", (x - 120.0, y));
    assert!(before < at(), "{before} {}", at());
    assert!(!browser.url().contains('?'), "{}", browser.url());
    browser.click("[data-zoom=in]");
    let largest = width();
    browser.click("[data-zoom=out]");
    assert!(larger < largest && width() < largest);
    browser.click("[data-zoom=fit]");
    assert_eq!(width(), whole);
    let wheel = |dy: f64| {
        let params = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": dy });
        browser.command("Input.dispatchMouseEvent", params);
    };
    wheel(-120.0);
    browser.wait(&format!("{whole} < document.querySelector('.map').clientWidth"));
    wheel(120.0);
    browser.wait(&format!("document.querySelector('.map').clientWidth <= {whole} + 1"));
    // Two fingers that part.
    browser.resize(PHONE);
    browser.reload();
    let whole = width();
    let (x, y) = browser.middle(".view");
    let touch = |kind: &str, apart: Option<f64>| {
        let points = apart.map_or_else(Vec::new, |it| {
            vec![json!({ "x": x - it, "y": y, "id": 1 }), json!({ "x": x + it, "y": y, "id": 2 })]
        });
        browser.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
    };
    touch("touchStart", Some(30.0));
    touch("touchMove", Some(60.0));
    touch("touchMove", Some(90.0));
    touch("touchEnd", None);
    browser.wait(&format!("1.5 * {whole} < document.querySelector('.map').clientWidth"));
    stage.is_quiet();
}
