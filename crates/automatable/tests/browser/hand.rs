//! A patch in the hand: it is turned while it is dragged, by key and by a second
//! finger; where nothing is dragged a finger scrolls; a whole game by touch.

use serde_json::json;

use crate::{
    Stage,
    play::{square, under},
    webdriver::{DESK, PHONE, Screen},
};

#[test]
fn keys_turn_what_is_being_dragged() {
    let stage = Stage::new("turning", DESK);
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    let mouse = |kind: &str, (x, y): (f64, f64)| {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
        browser.command("Input.dispatchMouseEvent", event);
    };
    let from = browser.middle(".offer[data-key='2'] svg");
    for (keys, lies) in [("r", [32, 39, 40, 41, 50]), ("rf", [30, 39, 40, 41, 48])] {
        browser.changing(|| {
            mouse("mousePressed", from);
            mouse("mouseMoved", (from.0 + 9.0, from.1 + 9.0));
            mouse("mouseMoved", square(&stage, 40));
            for key in keys.chars() {
                browser.press(&key.to_string());
            }
            browser.wait("document.querySelector('#quilt .landing:not(.bad)')");
            mouse("mouseReleased", square(&stage, 40));
        });
        assert_eq!(under(&stage), lies, "{keys}");
        browser.press_and_follow("\u{e00c}");
    }
    // Escape lets go of it: nothing was chosen.
    mouse("mousePressed", from);
    mouse("mouseMoved", square(&stage, 40));
    mouse("mouseMoved", square(&stage, 41));
    browser.wait("document.querySelector('.dragged')");
    browser.press("\u{e00c}");
    mouse("mouseReleased", square(&stage, 41));
    browser.wait("!document.querySelector('.dragged')");
    assert_eq!(under(&stage), [0; 0]);
    stage.is_quiet();
}

/// What fingers do, the first one first.
fn touch(stage: &Stage, kind: &str, points: &[(f64, f64)]) {
    let points = points.iter().enumerate();
    let points: Vec<_> = points.map(|(id, it)| json!({ "x": it.0, "y": it.1, "id": id })).collect();
    let event = json!({ "type": kind, "touchPoints": points });
    stage.browser.command("Input.dispatchTouchEvent", event);
}

/// The middle square, the side of a square, and where a finger holds a patch of three
/// rows over that square: the patch lies above it, its lower edge seven tenths away.
fn above_the_middle(stage: &Stage) -> ((f64, f64), f64, (f64, f64)) {
    let side = square(stage, 1).0 - square(stage, 0).0;
    let (x, y) = square(stage, 40);
    ((x, y), side, (x, y + 2.2 * side))
}

#[test]
fn a_second_finger_turns_what_the_first_one_holds() {
    let stage = Stage::new("fingers", PHONE);
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    let offer = browser.middle(".offer[data-key='2'] svg");
    let ((x, y), side, finger) = above_the_middle(&stage);
    for (n_turns, lies) in [(0, [30, 31, 32, 40, 49]), (1, [32, 39, 40, 41, 50])] {
        browser.changing(|| {
            touch(&stage, "touchStart", &[offer]);
            // A finger that rests takes it up.
            browser.wait("document.body.classList.contains('dragging')");
            touch(&stage, "touchMove", &[finger]);
            for _ in 0..n_turns {
                touch(&stage, "touchStart", &[finger, (x, y - 4.0 * side)]);
            }
            browser.wait("document.querySelector('#quilt .landing:not(.bad)')");
            touch(&stage, "touchEnd", &[]);
        });
        assert_eq!(under(&stage), lies, "turned {n_turns} times");
        stage.game(r#"{"game":"patchwork","seed":7}"#);
    }
    // A browser lets a device shake only after a real tap.
    stage.is_quiet_but_for("vibrate");
}

#[test]
fn where_nothing_scrolls_a_finger_takes_a_patch_along_at_once() {
    let stage = Stage::new("at-once", Screen { width: 390, height: 664, is_touch: true });
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    let offer = browser.middle(".offer[data-key='2'] svg");
    let (_, _, finger) = above_the_middle(&stage);
    browser.changing(|| {
        touch(&stage, "touchStart", &[offer]);
        for n in 1..=8 {
            let part = f64::from(n) / 8.0;
            let at = (offer.0 + part * (finger.0 - offer.0), offer.1 + part * (finger.1 - offer.1));
            touch(&stage, "touchMove", &[at]);
        }
        browser.wait("document.querySelector('#quilt .landing:not(.bad)')");
        touch(&stage, "touchEnd", &[]);
    });
    assert_eq!(under(&stage), [30, 31, 32, 40, 49]);
    stage.is_quiet_but_for("vibrate");
}

#[test]
fn a_finger_that_drags_nothing_scrolls() {
    let small = Screen { width: 320, height: 568, is_touch: true };
    let stage = Stage::new("swipe", small);
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    // From the end of the page, where the hand covers none of them.
    let swipe = |css: &str| {
        let end = browser.js("scrollTo(0, 9999); return scrollY").as_f64().unwrap();
        assert!(30.0 < end, "the page is no higher than the window: {end}");
        let (x, y) = browser.middle(css);
        touch(&stage, "touchStart", &[(x, y)]);
        for n in 1..=8 {
            touch(&stage, "touchMove", &[(x, y + 10.0 * f64::from(n))]);
        }
        touch(&stage, "touchEnd", &[]);
        browser.wait(&format!("scrollY < {end} - 20"));
    };
    let parts = ["#quilt", ".offer:not([aria-current=true])", ".tape"];
    parts.into_iter().for_each(swipe);
    browser.js("scrollTo(0, 9999)");
    browser.follow("a.offer");
    parts.into_iter().for_each(swipe);
    stage.is_quiet();
}

#[test]
fn a_whole_game_of_patchwork_by_touch_on_a_low_phone() {
    let stage = Stage::new("touch", Screen { width: 390, height: 664, is_touch: true });
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":8}"#);
    browser.js("document.cookie = 'pace=at-once;path=/'");
    for _ in 0..120 {
        if browser.url().ends_with("/end") {
            break;
        }
        let ways = [".hand .btn.primary", "a.offer", ".hand .btn"];
        let next = ways.into_iter().find(|it| browser.has(it));
        browser.changing(|| browser.touch(next.expect("something can be done")));
    }
    assert!(browser.url().ends_with("/end"), "{}", browser.url());
    assert!(browser.has(".curve") && browser.has("tfoot td"));
    stage.is_quiet();
}
