//! How long a page of Brass takes, alone on the server and from a tap to what is
//! seen of it: `cargo xtask pace`. The clock on the wall counts: whatever else the
//! machine does is in the figures, least in the smallest.

#![expect(clippy::unwrap_used, reason = "what cannot be asked cannot be measured")]
#![expect(clippy::print_stdout, reason = "the figures are the result")]

#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash test needs more of it")]
mod server;
#[path = "serve/webdriver.rs"]
#[expect(dead_code, reason = "the tests need more of it")]
mod webdriver;

use std::time::Instant;

use server::{Folder, Server, ask, call};
use webdriver::{Browser, PHONE};

/// How often each page is asked for.
const N_ASKED: usize = 60;
/// Entries of the record after which a game is late.
const LATE: u64 = 150;
/// How many taps are timed.
const N_TAPS: usize = 150;

/// What a person would tap next; milliseconds until something of it is painted.
const TAP: &str = "
  const done = arguments[arguments.length - 1];
  const all = ['.hand .btn.go', '.pointed .answers a', '.map a.spot-place.lit', '.answers a', '.asked .question~* a.card'];
  const kinds = [4, 1, 2, 5, 3, 7].map((it) => `.acts.many>:nth-child(${it}):not([aria-disabled])`);
  const found = [...all, ...kinds].map((it) => document.querySelector(it)).find(Boolean);
  if (!found) return done(null);
  const started = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => done(performance.now() - started));
  });
  seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
";

fn main() {
    let folder = Folder::new("pace");
    let server = Server::start(&folder.0);
    let addr = &server.addr;
    let pages = pages(addr);
    let mut worst: f64 = 0.0;
    for path in &pages {
        let mut times: Vec<f64> = (0..N_ASKED).map(|_| asked(addr, path)).collect();
        times.sort_by(f64::total_cmp);
        let middle = times[times.len() / 2];
        worst = worst.max(middle);
        let shown = path.split_once("/play/").map_or("", |it| it.1);
        println!("{middle:>6.2} ms, {:>6.2} ms at least  {shown}", times[0]);
    }
    let verdict = if worst < 5.0 { "below" } else { "NOT below" };
    println!("the slowest page takes {worst:.2} ms, {verdict} 5 ms");
    taps(&server);
}

/// Milliseconds from the question to the whole answer.
fn asked(addr: &str, path: &str) -> f64 {
    let started = Instant::now();
    let (status, _) = ask(addr, "GET", path, "").unwrap();
    assert!(status < 400, "{path}: {status}");
    started.elapsed().as_micros() as f64 / 1000.0
}

/// One of each kind of page, late in a game that is played by what is offered.
fn pages(addr: &str) -> Vec<String> {
    let mut game = call(addr, "POST", "/games", r#"{"game":"brass","seed":7}"#).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    let mut late = None;
    for n in 0..900 {
        if game["over"] == true {
            break;
        }
        let options = call(addr, "GET", &format!("/games/{id}/options?take=60"), "").unwrap();
        let options = options["options"].as_array().unwrap();
        // The table is full after many entries; a copy stays where a deed begins.
        let is_at_rest = options.iter().any(|it| it["action"] == "pass");
        if late.is_none() && LATE < game["plies"].as_u64().unwrap() && is_at_rest {
            let record = call(addr, "GET", &format!("/games/{id}/record"), "").unwrap();
            late = call(addr, "POST", "/games/import", &record.to_string());
        }
        let action = &options[(5 * n + 2) % options.len()]["action"];
        let body = format!("{{\"action\":{action},\"revision\":{}}}", game["revision"]);
        game = call(addr, "POST", &format!("/games/{id}/actions"), &body).unwrap();
    }
    let late = late.unwrap_or_else(|| panic!("no late game: {}", game["plies"]))["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let (_, page) = ask(addr, "GET", &format!("/play/{late}"), "").unwrap();
    let why = page.split(&format!("/play/{late}/why/")).nth(1).unwrap().split('"').next().unwrap();
    let asked = ["", "?deed=build", "?deed=network", "?at=birmingham", "?ply=200"];
    let mut pages: Vec<String> = asked.iter().map(|it| format!("/play/{late}{it}")).collect();
    pages.extend([
        format!("/play/{late}/turn/{why}?step=3"),
        format!("/play/{late}/why/{why}"),
        format!("/play/{id}?table=1&count=links"),
        format!("/play/{id}/end"),
    ]);
    pages
}

/// Times taps of a game on a phone.
fn taps(server: &Server) {
    let browser = Browser::open("pace", PHONE);
    let game = call(&server.addr, "POST", "/games", r#"{"game":"brass","seed":11}"#).unwrap();
    browser.prefer("light", "no-preference");
    browser.go(&format!("http://{}/play/{}", server.addr, game["id"].as_str().unwrap()));
    browser.js("document.cookie = 'pace=at-once;path=/'");
    let mut times: Vec<f64> = Vec::new();
    while times.len() < N_TAPS {
        let Some(time) = browser.js_later(TAP).as_f64() else { break };
        times.push(time);
        browser.wait("document.readyState === 'complete' && document.querySelector('main')");
    }
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let verdict = if at(0.99) < 100.0 { "below" } else { "NOT below" };
    println!(
        "{} taps: {:.0} ms at least, {:.0} ms in the middle, {:.0} ms of 99 in 100, {verdict} 100 ms",
        times.len(),
        at(0.0),
        at(0.5),
        at(0.99)
    );
}
