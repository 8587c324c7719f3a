//! Playing: by mouse, by keys, without script, in two tabs.

use crate::{
    Stage, server,
    webdriver::{DESK, PHONE},
};

/// Acts once, wherever the game stands: the main button, or the only one.
fn act(stage: &Stage) {
    // On the last step of the automa's turn the main button goes on.
    let main = if stage.browser.has(".acts [data-key=s]") {
        ".acts [data-key=s]"
    } else {
        ".hand .btn.go"
    };
    stage.browser.follow(main);
}

fn is_over(stage: &Stage) -> bool {
    stage.browser.url().ends_with("/end")
}

fn play_to_the_end(stage: &Stage) {
    for _ in 0..200 {
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
        browser.follow(".gamecard.patchwork .go");
        if browser.has("#ghost") {
            break;
        }
    }
    assert!(browser.has("#ghost"), "a patch lies ready");
    browser.follow(".hand .btn.go");
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
    assert!(browser.url().contains("/play/") && browser.has("#ghost"));
    stage.is_quiet();
}

#[test]
fn a_whole_game_by_keys_alone() {
    let stage = Stage::new("keys", DESK);
    let browser = &stage.browser;
    stage.go("/");
    for _ in 0..40 {
        browser.press("\u{e004}");
        if browser.js("return document.activeElement.matches('.gamecard.patchwork .go')") == true {
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
    let first = place();
    browser.press_and_follow("\u{e014}");
    assert_ne!(place(), first, "an arrow moves the patch");
    let focused = || browser.js("return document.activeElement.getAttribute('aria-label') ?? ''");
    browser.js("document.querySelector('.tape [tabindex=\"0\"]').focus()");
    assert_eq!(focused(), "Space 0: you, the Automa");
    browser.press("\u{e014}");
    assert_eq!(focused(), "Space 1", "an arrow goes on along the time board");
    browser.js("document.querySelector('#quilt [tabindex=\"0\"]').focus()");
    assert_eq!(focused(), "a1, empty");
    browser.press("\u{e014}");
    assert_eq!(focused(), "b1, empty", "and over the quilt");
    browser.js("document.activeElement.blur()");
    for key in ["r", "f", "2", "1", "\u{e015}", "\u{e00c}"] {
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
        browser.press_and_follow(if browser.has(".hand [data-key=Enter]") {
            "\u{e007}"
        } else {
            "a"
        });
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
    browser.follow(".gamecard.patchwork .go");
    assert!(browser.has("#quilt"));
    // A seed whose first patch can be paid, turned and mirrored.
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    // Patch, then how it lies, then where, then done: links and one form.
    browser.follow(".acts [data-key=r]");
    browser.follow(".acts [data-key=f]");
    browser.follow("#quilt .place:last-of-type");
    assert!(browser.url().contains("near="));
    browser.follow(".hand .btn.go");
    assert!(browser.url().contains("/turn/"));
    browser.follow(".acts [data-key=Enter]");
    browser.follow(".tools [data-key=w]");
    assert!(browser.has(".ladder li"));
    browser.follow(".brand");
    browser.click("[popovertarget=p-menu]");
    browser.follow("[name=pace][value=at-once]");
    play_to_the_end(&stage);
    holds_a_result(&stage);
    browser.follow(".endbtns [data-key=u]");
    assert!(!is_over(&stage), "the last move was taken back");
}

#[test]
fn dragging_lays_a_patch_where_it_is_dropped() {
    let stage = Stage::new("drag", DESK);
    let browser = &stage.browser;
    stage.game(r#"{"game":"patchwork","seed":7}"#);
    let cell = |n: u32| browser.middle(&format!("#quilt .place[data-cell='{n}']"));
    let to = cell(39);
    browser.changing(|| browser.drag(".offer[data-key='2']", to));
    assert!(browser.url().contains("near="), "{}", browser.url());
    let here =
        || browser.js("return document.querySelector('#quilt [aria-current=true]').dataset.cell");
    let dropped = here();
    assert_eq!(
        browser.js("return document.querySelector('.offer[aria-current=true]').dataset.key"),
        "2"
    );
    // Then the patch itself, from the quilt, two squares down.
    let (x, y) = browser.middle(&format!("#quilt .place[data-cell={dropped}]"));
    let side = cell(40).0 - to.0;
    browser.changing(|| {
        browser.drag(&format!("#quilt .place[data-cell={dropped}]"), (x, y + 2.0 * side))
    });
    let moved: u32 = here().as_str().unwrap().parse().unwrap();
    assert_eq!(moved, dropped.as_str().unwrap().parse::<u32>().unwrap() + 18);
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
    browser.follow("main .btn.go");
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
    browser.follow("main .btn.go");
    assert!(browser.text("[role=alert]").contains("expected"));
    browser.fill("#text", &record);
    browser.follow("main .btn.go");
    assert!(browser.url().contains("/play/") && !browser.url().ends_with(&path));
    assert_eq!(browser.text(".log"), log);
    browser.follow(".tools [data-key=w]");
    assert!(browser.url().contains("/why/"));
    browser.changing(|| browser.back());
    assert!(browser.has("#quilt"));
    browser.follow("a[href='/rules/patchwork']");
    assert!(browser.has("#rule-AF1"));
}
