//! Playing: by mouse, by keys, without script, in two tabs.

use crate::{
    Stage, server,
    webdriver::{DESK, PHONE},
};

/// Acts once, wherever the game stands: the main button, or the only one.
fn act(stage: &Stage) {
    // On the last step of the automa's turn the main button goes on; before a
    // patch is chosen there is none.
    let all = [".acts [data-key=s]", ".hand .btn.primary", "a.offer"];
    let first = all.into_iter().find(|it| stage.browser.has(it));
    stage.browser.follow(first.expect("something can be done"));
}

fn is_over(stage: &Stage) -> bool {
    stage.browser.url().ends_with("/end")
}

fn play_to_the_end(stage: &Stage) {
    for _ in 0..400 {
        if is_over(stage) {
            return;
        }
        act(stage);
    }
    panic!("the game did not end: {}", stage.browser.url());
}

fn holds_a_result(stage: &Stage) {
    let browser = &stage.browser;
    let told = browser.text("h1");
    assert!(["won", "lost", "draw"].iter().any(|it| told.contains(it)), "{told}");
    assert!(told.contains(|it: char| it.is_ascii_digit()), "{told}");
    for css in [
        ".curve",
        ".turns a",
        "tfoot td",
        "#share",
        "a[href$='record.toml']",
        "button [href$='#seed']",
    ] {
        assert!(browser.has(css), "{css}");
    }
}

#[test]
fn two_clicks_then_a_whole_game_by_mouse_with_undo_and_reload() {
    let stage = Stage::new("mouse", DESK);
    let browser = &stage.browser;
    // About one circle in sixty begins with three patches that five buttons cannot pay.
    for _ in 0..5 {
        stage.go("/");
        browser.follow(".gamecard.patchwork .primary");
        if browser.has("a.offer") {
            break;
        }
    }
    assert!(!browser.has("#ghost") && !browser.has(".hand .btn.primary"), "nobody has chosen yet");
    browser.follow("a.offer");
    assert!(browser.has("#ghost"), "a patch is in hand");
    browser.follow(".hand .btn.primary");
    // The automa's turn, step by step.
    assert!(browser.url().contains("/turn/"));
    browser.wait("document.getElementById('live').textContent.length > 0");
    while browser.url().contains("/turn/") {
        assert!(browser.has(".plate"));
        browser.follow(".acts [data-key=Enter]");
    }
    assert!(browser.text(".log").contains("You sewed on a patch"));
    for _ in 0..6 {
        act(&stage);
    }
    while browser.url().contains("/turn/") {
        act(&stage);
    }
    // A patch that is only in hand is let go first.
    if browser.has("#ghost") {
        browser.follow("[data-key=u]");
        assert!(!browser.has("#ghost"));
    }
    let before = browser.text("main");
    browser.reload();
    assert_eq!(browser.text("main"), before);
    browser.follow("[data-key=u]");
    assert_ne!(browser.text("main"), before);
    browser.follow("[data-key=y]");
    assert_eq!(browser.text(".log"), {
        browser.reload();
        browser.text(".log")
    });
    // Any line of the log is a moment; nothing is lost by looking.
    browser.follow(".log a:last-child");
    assert!(browser.text(".strip").contains("Looking back"));
    browser.follow(".acts [data-key=Escape]");
    // At once from now on.
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=pace][value=at-once]");
    play_to_the_end(&stage);
    holds_a_result(&stage);
    browser.follow("form button [href$='#seed']");
    assert!(browser.url().contains("/play/") && browser.has("#quilt"));
    stage.is_quiet();
}

#[test]
fn a_whole_game_by_keys_alone() {
    let stage = Stage::new("keys", DESK);
    let browser = &stage.browser;
    stage.go("/");
    for _ in 0..40 {
        browser.press("\u{e004}");
        if browser.js("return document.activeElement.matches('.gamecard.patchwork .primary')")
            == true
        {
            break;
        }
    }
    browser.press_and_follow("\u{e007}");
    assert!(browser.has("#quilt"));
    // A seed whose first three patches can all be paid.
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    let place = || {
        browser
            .js("return document.querySelector('#quilt [aria-current=true]')?.dataset.cell ?? ''")
    };
    let focused = || browser.js("return document.activeElement.getAttribute('aria-label') ?? ''");
    browser.js("document.querySelector('.tape [tabindex=\"0\"]').focus()");
    assert_eq!(focused(), "Space 0: you, the Automa");
    browser.press("\u{e014}");
    assert_eq!(focused(), "Space 1", "an arrow goes on along the time board");
    browser.js("document.querySelector('#quilt [tabindex=\"0\"]').focus()");
    assert_eq!(focused(), "a1, empty");
    browser.press("\u{e014}");
    assert_eq!(focused(), "b1, empty", "and over the quilt");
    browser.press("\u{e015}");
    assert_eq!(focused(), "b2, empty", "down is down");
    browser.js("document.activeElement.blur()");
    browser.press_and_follow("1");
    let first = place();
    assert_ne!(first, "", "a key takes a patch in hand");
    browser.press_and_follow("\u{e014}");
    assert_ne!(place(), first, "an arrow moves the patch");
    browser.wait("document.getElementById('live').textContent.includes(' to ')");
    for key in ["r", "f", "n", "n", "b", "2", "1", "\u{e015}", "\u{e00c}"] {
        browser.press_and_follow(key);
    }
    assert!(!browser.url().contains('?'), "Escape went back: {}", browser.url());
    let mut n_undone = 0;
    for _ in 0..200 {
        if is_over(&stage) {
            break;
        }
        if browser.url().contains("/turn/") {
            browser.press_and_follow("s");
            continue;
        }
        if n_undone < 2 && browser.has("button[data-key=u]") {
            n_undone += 1;
            browser.press_and_follow("u");
            browser.press_and_follow("y");
        }
        if !browser.has(".hand [data-key=Enter]") {
            let key = browser.js("return document.querySelector('a.offer').dataset.key");
            browser.press_and_follow(key.as_str().unwrap());
        }
        browser.press_and_follow("\u{e007}");
    }
    holds_a_result(&stage);
    stage.is_quiet();
}

#[test]
fn a_whole_game_without_script() {
    let stage = Stage::new("plain", PHONE);
    let browser = &stage.browser;
    browser.without_script();
    stage.go("/");
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=lang][value=es]");
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=theme][value=dark]");
    assert_eq!(browser.js("return document.documentElement.dataset.theme"), "dark");
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=lang][value=en]");
    browser.follow(".gamecard.patchwork .primary");
    assert!(browser.has("#quilt"));
    // A seed whose first patch can be paid, turned and mirrored.
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    // Patch, then how it lies, then where, then done: links and one form.
    browser.follow("a.offer");
    browser.follow(".acts [data-key=r]");
    browser.follow(".acts [data-key=f]");
    browser.follow("#quilt [data-cell='60']");
    assert!(browser.url().contains("near="));
    browser.follow(".hand .btn.primary");
    assert!(browser.url().contains("/turn/"));
    browser.follow(".acts [data-key=Enter]");
    browser.follow(".tools [data-key=w]");
    assert!(browser.has(".ladder li"));
    browser.follow(".brand");
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=pace][value=at-once]");
    play_to_the_end(&stage);
    holds_a_result(&stage);
    browser.follow("main [data-key=u]");
    assert!(!is_over(&stage), "the last move was taken back");
}

/// The middle of a square of the quilt, on the screen.
pub(crate) fn square(stage: &Stage, cell: u32) -> (f64, f64) {
    let found = stage.browser.js(&format!(
        "const point = new DOMPoint({cell} % 9 * 60 + 40, Math.floor({cell} / 9) * 60 + 40)
           .matrixTransform(document.getElementById('quilt').getScreenCTM());
         return [point.x, point.y]"
    ));
    (found[0].as_f64().unwrap(), found[1].as_f64().unwrap())
}

/// The squares under the patch in hand.
pub(crate) fn under(stage: &Stage) -> Vec<u64> {
    let found = stage.browser.js(
        "return [...document.querySelectorAll('#quilt [aria-current=true]')].map((it) => Number(it.dataset.cell))",
    );
    found.as_array().unwrap().iter().filter_map(serde_json::Value::as_u64).collect()
}

#[test]
fn dragging_lays_a_patch_where_its_picture_lies() {
    let stage = Stage::new("drag", DESK);
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    // Held in its middle, the T of five lies around the square it is dropped on.
    browser.changing(|| browser.drag(".offer[data-key='2'] svg", square(&stage, 40)));
    assert_eq!(under(&stage), [30, 31, 32, 40, 49]);
    assert_eq!(
        browser.js("return document.querySelector('.offer[aria-current=true]').dataset.key"),
        "2"
    );
    // The patch itself, from the quilt, two squares down.
    let (x, y) = square(&stage, 58);
    browser.changing(|| browser.drag("#ghost", (x, y)));
    assert_eq!(under(&stage), [48, 49, 50, 58, 67]);
    // A corner can be reached with the pointer on it.
    browser.changing(|| browser.drag("#ghost", square(&stage, 80)));
    assert_eq!(under(&stage), [60, 61, 62, 70, 79]);
    stage.is_quiet();
}

#[test]
fn every_square_is_a_target_and_says_what_does_not_fit() {
    let stage = Stage::new("squares", DESK);
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    browser.follow("a.offer[data-key='2']");
    let before = under(&stage);
    // The T covers a corner only when it is turned.
    browser.click("#quilt [data-cell='80']");
    browser.wait("document.querySelector('.toast')?.textContent.includes('turn it, mirror it')");
    assert_eq!(under(&stage), before);
    browser.follow("#quilt [data-cell='79']");
    assert_eq!(under(&stage), [60, 61, 62, 70, 79]);
    browser.follow("#quilt [data-cell='4']");
    assert!(under(&stage).contains(&4), "{:?}", under(&stage));
    stage.is_quiet();
}

#[test]
fn a_piece_on_its_way_closes_nothing_and_play_can_be_paused() {
    let stage = Stage::new("pause", PHONE);
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    browser.follow("[data-key=a]");
    browser.click("[popovertarget=p-score]");
    browser.changing(|| {
        browser.js("document.querySelector('.acts [data-key=p]').click()");
    });
    assert!(browser.has("#p-score:popover-open"), "what is open stays open");
    browser.js("document.getElementById('p-score').hidePopover()");
    browser.follow(".acts [data-key=p]");
    assert!(!browser.url().contains("run=1"), "{}", browser.url());
    assert!(!browser.has("main[data-next]"));
    // Nothing is told before it happened.
    let log = browser.text("#p-log");
    assert!(!log.contains("Card"), "{log}");
    stage.is_quiet();
}

#[test]
fn looking_back_goes_by_keys_and_changes_nothing() {
    let stage = Stage::new("back", DESK);
    let browser = &stage.browser;
    let path = stage.game(r#"{"game":"patchwork","seed":7}"#);
    for _ in 0..6 {
        act(&stage);
    }
    let id = path.rsplit('/').next().unwrap().to_owned();
    let revision = || {
        server::call(&stage.server.addr, "GET", &format!("/games/{id}"), "").unwrap()["revision"]
            .clone()
    };
    let before = revision();
    browser.follow(".log a:last-of-type");
    assert!(browser.has(".acts.moments"));
    browser.press_and_follow("\u{e012}");
    let earlier = browser.url();
    browser.press_and_follow("\u{e014}");
    assert_ne!(browser.url(), earlier);
    browser.press_and_follow("\u{e011}");
    for key in ["u", "y", "1", "a", "\u{e007}"] {
        browser.press(key);
    }
    assert!(browser.has(".rail .log .now, .acts.moments"));
    assert_eq!(revision(), before, "no key changes the game that is only looked at");
    browser.press_and_follow("\u{e010}");
    stage.is_quiet();
}

#[test]
fn two_tabs_cannot_overwrite_each_other() {
    let stage = Stage::new("tabs", DESK);
    let browser = &stage.browser;
    let path = stage.game(r#"{"game":"patchwork","seed":7}"#);
    let (first, second) = browser.another_tab();
    stage.go(&path);
    browser.follow("[data-key=a]");
    browser.switch(&first);
    browser.follow("[data-key=a]");
    assert!(browser.text("h1").contains("The game went on elsewhere"));
    browser.follow("main .btn.primary");
    assert!(browser.text(".log").contains("You advanced 0 to 1"));
    browser.follow("[data-key=u]");
    browser.switch(&second);
    stage.go(&path);
    assert!(browser.has("[aria-label='Nothing to undo']"));
}

#[test]
fn a_saved_game_opens_again_and_back_goes_back() {
    let stage = Stage::new("open", DESK);
    let browser = &stage.browser;
    let path = stage.game(r#"{"game":"patchwork","seed":9,"setup":{"deck":"tactical"}}"#);
    browser.follow("[data-key=a]");
    browser.follow(".acts [data-key=s]");
    let log = browser.text(".log");
    let (_, record) =
        server::ask(&stage.server.addr, "GET", &format!("{path}/record.toml"), "").unwrap();
    stage.go("/");
    browser.follow("a[href='/open']");
    browser.fill("#text", "nonsense");
    browser.follow("main .btn.primary");
    assert!(browser.text("[role=alert]").contains("expected"));
    browser.fill("#text", &record);
    browser.follow("main .btn.primary");
    assert!(browser.url().contains("/play/") && !browser.url().ends_with(&path));
    assert_eq!(browser.text(".log"), log);
    browser.follow(".tools [data-key=w]");
    assert!(browser.url().contains("/why/"));
    browser.changing(|| browser.back());
    assert!(browser.has("#quilt"));
    // The rules know which game they were opened from.
    let game = browser.url();
    browser.follow("a[href^='/rules/patchwork']");
    assert!(browser.has("#rule-AF1"));
    browser.changing(|| browser.back());
    assert_eq!(browser.url(), game);
    assert!(browser.has("#quilt"));
}
