//! Motion and sound: what the automa takes travels to its pile, its token along
//! the tape, and a tick is made only if somebody asked for it.

use crate::{Stage, webdriver::DESK};

/// Holds whatever begins to move, so that it can be looked at.
const HOLD: &str = "
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) { const it = animate.apply(this, all); it.pause(); return it; };
";

/// How many copies of pieces are on their way, and how many animations there are.
const MOVING: &str =
    "return [document.querySelectorAll('.brought').length, document.getAnimations().length]";

/// Keeps what moves and what sounds, from the page that is shown on.
const LISTEN: &str = "
  window.moved = []; window.ticks = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const goes = frames.scale?.[1] === 0.3 ? 'away ' : '';
    if (this.dataset.flown) window.moved.push({ piece: goes + this.dataset.flown, n: frames.translate?.length ?? 0, lasts: timing.delay + timing.duration });
    return animate.call(this, frames, timing);
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...all) { window.ticks++; return start.apply(this, all); };
";

/// Plays until the Automa has taken a patch step by step; what moved, what sounded.
fn watched(stage: &Stage) -> (Vec<(String, i64, i64)>, i64) {
    let browser = &stage.browser;
    browser.js(LISTEN);
    for _ in 0..60 {
        let all = [".acts [data-key=Enter]", ".hand .btn.primary", "[data-key=a]"];
        let first = all.into_iter().find(|it| browser.has(it));
        browser.follow(first.expect("something can be done"));
        if browser.has(".cand-patch.hit .icon") && browser.has("[data-home]") {
            break;
        }
    }
    let moved = browser.js("return window.moved.map((it) => [it.piece, it.n, it.lasts])");
    let one = |it: &serde_json::Value| {
        let n = |at: usize| it[at].as_i64().unwrap();
        (it[0].as_str().unwrap_or_default().to_owned(), n(1), n(2))
    };
    let moved = moved.as_array().unwrap().iter().map(one).collect();
    (moved, browser.js("return window.ticks").as_i64().unwrap())
}

#[test]
fn the_patch_travels_to_its_pile_and_the_token_along_the_tape() {
    let stage = Stage::new("travel", DESK);
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    let (moved, n_ticks) = watched(&stage);
    assert!(moved.iter().any(|it| it.0.starts_with("away patch-")), "{moved:?}");
    let token = moved.iter().find(|it| it.0 == "token-automa").expect("its token moves");
    assert!(2 <= token.1, "{token:?}");
    assert!(
        moved.iter().any(|it| it.0.starts_with("token-") && 2 < it.1),
        "from space to space: {moved:?}"
    );
    assert!(moved.iter().all(|it| it.2 <= 1200), "{moved:?}");
    assert_eq!(n_ticks, 0, "nobody asked for sound");
    stage.is_quiet();
}

/// Sews a patch on where it is suggested, and turns it once before; the ticks of
/// turning and of landing.
fn sewn(stage: &Stage) -> (i64, i64) {
    let browser = &stage.browser;
    browser.js(LISTEN);
    let n_ticks = || browser.js("return window.ticks").as_i64().unwrap();
    browser.follow("a.offer");
    browser.follow(".hand [data-key=r]");
    let turned = n_ticks();
    browser.follow(".hand .btn.primary");
    (turned, n_ticks() - turned)
}

#[test]
fn a_piece_that_lands_makes_one_tick_when_it_is_switched_on_and_none_before() {
    let stage = Stage::new("tick", DESK);
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    assert!(!browser.has("body[data-sound]"));
    assert_eq!(sewn(&stage), (0, 0), "nobody asked for sound");
    browser.js("document.cookie = 'sound=on; path=/'");
    for motion in ["no-preference", "reduce"] {
        browser.prefer("light", motion);
        stage.game(r#"{"game":"patchwork","seed":7}"#);
        assert!(browser.has("body[data-sound=on]"));
        assert_eq!(sewn(&stage), (0, 1), "{motion}");
    }
    let (moved, _) = watched(&stage);
    assert!(moved.is_empty(), "nothing moves where motion is not wanted: {moved:?}");
    stage.is_quiet();
}

/// A game, what is tapped in it one after the other, and a piece that the last tap moves.
const DEEDS: [(&str, &[&str], &str); 2] = [
    (r#"{"game":"patchwork","seed":7}"#, &["a.offer", ".hand .btn.primary"], "patch-"),
    (r#"{"game":"london","seed":2024}"#, &["#at-deck"], "c"),
];

#[test]
fn any_key_ends_what_moves_and_the_page_is_the_one_without_motion() {
    let stage = Stage::new("ended", DESK);
    let browser = &stage.browser;
    for (game, taps, piece) in DEEDS {
        // The page after the deed, without the name of the game in its addresses.
        let done = |motion: &str, pace: &str| {
            browser.prefer("light", motion);
            stage.go("/");
            browser.js(&format!("document.cookie = 'pace={pace}; path=/'"));
            let path = stage.game(game);
            browser.js(HOLD);
            for tap in taps {
                browser.follow(tap);
            }
            let moving = browser.js(MOVING);
            let pieces = browser.js("return [...document.querySelectorAll('.brought')].map((it) => it.dataset.flown).join(' ')");
            browser.press("x");
            assert_eq!(browser.js("return document.querySelectorAll('.brought').length"), 0);
            let id = path.trim_start_matches("/play/").to_owned();
            let main = browser.js("return document.querySelector('main').outerHTML");
            (moving, pieces.as_str().unwrap().to_owned(), main.as_str().unwrap().replace(&id, ""))
        };
        let (moving, pieces, moved) = done("no-preference", "steps");
        assert!(
            0 < moving[0].as_i64().unwrap() && moving[0].as_i64() <= moving[1].as_i64(),
            "{moving}"
        );
        assert!(pieces.split(' ').any(|it| it.starts_with(piece)), "{pieces}");
        let (moving, _, still) = done("reduce", "steps");
        assert_eq!(moving[0], 0, "{moving}");
        assert_eq!(moved, still, "{game}");
        let (moving, ..) = done("no-preference", "at-once");
        assert_eq!(moving[0], 0, "{moving}");
        browser.js("document.cookie = 'pace=steps; path=/'");
    }
    stage.is_quiet();
}
