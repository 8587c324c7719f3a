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
            let skip = ".acts [data-key=s]";
            browser.follow(if browser.has(skip) { skip } else { ".hand .btn.go" });
        }
        if browser.has(".acts [data-key=s]") {
            browser.follow(".acts [data-key=s]");
        }
        id
    };
    let finished = start("II", "normal", 200);
    start("V", "tactical", 12);
    let game = start("IV", "normal", 17);
    let ply = most_reasons(&server.addr, &game);
    let (why, turn) =
        (format!("/play/{game}/why/{ply}"), format!("/play/{game}/turn/{ply}?step=2"));
    let screens = [
        ("home", "/".to_owned()),
        ("new-game", "/new/patchwork".to_owned()),
        ("patchwork", format!("/play/{game}")),
        ("turn", turn),
        ("why", why),
        ("end", format!("/play/{finished}/end")),
        ("rules", "/rules/patchwork".to_owned()),
    ];
    for (name, path) in &screens {
        for (screen, scheme) in [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")]
        {
            let is_main = matches!(*name, "home" | "patchwork");
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
