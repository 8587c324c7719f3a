//! Pictures of each main screen into `docs/screenshots`: `cargo xtask screenshots`.

#![expect(clippy::unwrap_used, reason = "what cannot be shown has no picture")]

#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash test needs more of it")]
mod server;
#[path = "serve/webdriver.rs"]
#[expect(dead_code, reason = "the tests need more of it")]
mod webdriver;

use std::path::{Path, PathBuf};

use server::{Folder, Server, call};
use webdriver::{Browser, DESK, PHONE, Screen};

/// A seed whose patches make a good picture.
const SEED: u32 = 34;

fn main() {
    let folder = Folder::new("screenshots");
    let server = Server::start(&folder.0);
    let browser = Browser::open("screenshots", DESK);
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    std::fs::create_dir_all(&docs).unwrap();
    let url = |path: &str| format!("http://{}{path}", server.addr);
    let start = |level: &str, deck: &str, n_turns: usize| {
        let body = format!(
            "{{\"game\":\"patchwork\",\"seed\":{SEED},\"setup\":{{\"level\":\"{level}\",\"deck\":\"{deck}\"}}}}"
        );
        let id =
            call(&server.addr, "POST", "/games", &body).unwrap()["id"].as_str().unwrap().to_owned();
        browser.go(&url(&format!("/play/{id}")));
        for _ in 0..n_turns {
            if browser.url().ends_with("/end") {
                break;
            }
            let all = [".acts [data-key=s]", ".hand .btn.primary", "a.offer"];
            let first = all.into_iter().find(|it| browser.has(it));
            browser.follow(first.expect("something can be done"));
        }
        if browser.has(".acts [data-key=s]") {
            browser.follow(".acts [data-key=s]");
        }
        id
    };
    let finished = start("II", "normal", 400);
    start("V", "tactical", 20);
    let game = start("IV", "normal", 29);
    let ply = most_reasons(&server.addr, &game);
    let (why, turn) =
        (format!("/play/{game}/why/{ply}"), format!("/play/{game}/turn/{ply}?step=2"));
    let (brass, london) = (played(&server.addr, "brass", 60), played(&server.addr, "london", 70));
    let screens = [
        ("home", "/".to_owned()),
        ("new-game", "/new/patchwork".to_owned()),
        ("patchwork", format!("/play/{game}")),
        ("brass", format!("/play/{brass}")),
        ("london", format!("/play/{london}")),
        ("how", "/how/patchwork".to_owned()),
        ("turn", turn),
        ("why", why),
        ("end", format!("/play/{finished}/end")),
        ("rules", "/rules/patchwork".to_owned()),
    ];
    windows(&browser, &docs, &url(&format!("/play/{game}")));
    for (name, path) in &screens {
        for (screen, scheme) in [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")]
        {
            let is_main = matches!(*name, "home" | "patchwork" | "brass" | "london");
            if scheme == "dark" && !is_main {
                continue;
            }
            browser.resize(screen);
            browser.prefer(scheme, "reduce");
            browser.go(&url(path));
            save(&browser, &docs, name, screen, scheme);
        }
    }
}

/// A table in six of the windows people have, by day and by night: small files,
/// to be looked at side by side.
fn windows(browser: &Browser, docs: &Path, table: &str) {
    let sizes = [(1280, 720), (1366, 657), (1920, 937), (1024, 768), (390, 664), (844, 390)];
    let folder = docs.join("windows");
    std::fs::create_dir_all(&folder).unwrap();
    for (width, height) in sizes {
        for scheme in ["light", "dark"] {
            browser.resize(Screen { width, height, is_touch: width < 1000 });
            browser.prefer(scheme, "reduce");
            browser.go(table);
            let picture = serde_json::json!({ "format": "webp", "quality": 60 });
            let picture = browser.command("Page.captureScreenshot", picture);
            let file = folder.join(format!("patchwork-{width}x{height}-{scheme}.webp"));
            std::fs::write(file, decoded(picture["data"].as_str().unwrap())).unwrap();
        }
    }
}

/// A game some way on, played by whatever is offered.
fn played(addr: &str, game: &str, n_actions: usize) -> String {
    let body = format!("{{\"game\":\"{game}\",\"seed\":{SEED}}}");
    let mut now = call(addr, "POST", "/games", &body).unwrap();
    let id = now["id"].as_str().unwrap().to_owned();
    for n in 0..n_actions {
        let options = call(addr, "GET", &format!("/games/{id}/options?take=40"), "").unwrap();
        let options = options["options"].as_array().unwrap();
        let Some(option) = options.get((7 * n + 3) % options.len().max(1)) else { break };
        let body = format!("{{\"action\":{},\"revision\":{}}}", option["action"], now["revision"]);
        now = call(addr, "POST", &format!("/games/{id}/actions"), &body).unwrap();
    }
    id
}

/// The automa's action with the longest ladder of reasons.
fn most_reasons(addr: &str, game: &str) -> usize {
    let shown = call(addr, "GET", &format!("/games/{game}"), "").unwrap();
    let actions = shown["actions"].as_array().unwrap();
    let takes = (0..actions.len()).filter(|&it| actions[it].as_str().unwrap().starts_with("take "));
    let n_steps = |ply: &usize| {
        let why = call(addr, "GET", &format!("/games/{game}/why/{ply}"), "").unwrap();
        why["trace"].as_array().unwrap().len()
    };
    takes.max_by_key(n_steps).unwrap()
}

fn save(browser: &Browser, docs: &Path, name: &str, screen: Screen, scheme: &str) {
    let file: PathBuf = docs.join(format!("{name}-{}-{scheme}.png", screen.width));
    std::fs::write(&file, decoded(&browser.picture())).unwrap();
}

/// Base 64 back into bytes.
fn decoded(text: &str) -> Vec<u8> {
    let value = |it: u8| match it {
        b'A'..=b'Z' => it - b'A',
        b'a'..=b'z' => it - b'a' + 26,
        b'0'..=b'9' => it - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut bytes = Vec::new();
    for four in text.trim_end_matches('=').as_bytes().chunks(4) {
        let bits = four.iter().fold(0_u32, |bits, &it| bits << 6 | u32::from(value(it)));
        let bits = bits << (6 * (4 - four.len()));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..four.len()]);
    }
    bytes
}
