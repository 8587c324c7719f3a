//! How long a page of each game takes, alone on the server and from a tap to what
//! is seen of it: `cargo xtask pace`. The clock on the wall counts: whatever else the
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
/// How many taps are timed.
const N_TAPS: usize = 150;

/// A game with what of it is measured.
struct Measured {
    game: &'static str,
    /// The pages of a table late in it, after its address.
    pages: &'static [&'static str],
    /// Pages of the ended game.
    ended: &'static [&'static str],
    /// Entries of the record after which the game is late.
    late: u64,
    /// What a person would tap next, the first that is there.
    taps: &'static str,
}

const GAMES: [Measured; 3] = [
    Measured {
        game: "brass",
        pages: &["", "?deed=build", "?deed=network", "?at=birmingham", "?ply=200"],
        ended: &["?table=1&count=links", "/end"],
        late: 150,
        taps: "['.hand .btn.primary', '.pointed .answers a', '.map a.spot-place.lit', '.answers a', '.asked .question~* a.card', \
            ...[4, 1, 2, 5, 3, 7].map((it) => `.acts.many>:nth-child(${it}):not([aria-disabled])`)]",
    },
    Measured {
        game: "london",
        pages: &["", "?ply=100"],
        ended: &["?table=1", "/end"],
        late: 150,
        taps: "['.hand .btn.primary', ...['.hand .card', '.own .city', '.london-board .city'].map((it) => `${it}:is(a, button).legal`), \
            ...[1, 3, 4].map((it) => `.hand .acts>:nth-child(${it}):not(.barred)`)]",
    },
    Measured {
        game: "patchwork",
        pages: &["", "?ply=20"],
        ended: &["?table=1", "/end"],
        late: 60,
        taps: "['.hand .btn.primary', '.offers a', '.offers button:not([aria-disabled])', '.hand .btn:not([aria-disabled])']",
    },
];

/// Taps what a person would tap next; milliseconds until something of it is painted.
const TAP: &str = "
  const done = arguments[arguments.length - 1];
  const found = TAPS.map((it) => document.querySelector(it)).find(Boolean);
  if (!found) return done(null);
  const started = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => done(performance.now() - started));
  });
  seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  const target = found.querySelector('button, a') || found;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
";

fn main() {
    let folder = Folder::new("pace");
    let server = Server::start(&folder.0);
    let addr = &server.addr;
    let mut worst: f64 = 0.0;
    for path in GAMES.iter().flat_map(|it| pages(addr, it)) {
        let mut times: Vec<f64> = (0..N_ASKED).map(|_| asked(addr, &path)).collect();
        times.sort_by(f64::total_cmp);
        let middle = times[times.len() / 2];
        worst = worst.max(middle);
        let shown = path.split_once("/play/").map_or("", |it| it.1);
        println!("{middle:>6.2} ms, {:>6.2} ms at least  {shown}", times[0]);
    }
    let verdict = if worst < 5.0 { "below" } else { "NOT below" };
    println!("the slowest page takes {worst:.2} ms, {verdict} 5 ms");
    GAMES.iter().for_each(|it| taps(&server, it));
}

/// Milliseconds from the question to the whole answer.
fn asked(addr: &str, path: &str) -> f64 {
    let started = Instant::now();
    let (status, _) = ask(addr, "GET", path, "").unwrap();
    assert!(status < 400, "{path}: {status}");
    started.elapsed().as_micros() as f64 / 1000.0
}

/// One of each kind of page, late in a game and at its end.
fn pages(addr: &str, measured: &Measured) -> Vec<String> {
    let new = format!(r#"{{"game":"{}","seed":7}}"#, measured.game);
    let mut game = call(addr, "POST", "/games", &new).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    let mut late = None;
    while game["over"] != true {
        // Late in a game its table is full; a copy stays there.
        if late.is_none() && measured.late < game["plies"].as_u64().unwrap() {
            let record = call(addr, "GET", &format!("/games/{id}/record"), "").unwrap();
            late = call(addr, "POST", "/games/import", &record.to_string());
        }
        let body = format!("{{\"player\":\"greedy\",\"revision\":{}}}", game["revision"]);
        game = call(addr, "POST", &format!("/games/{id}/player"), &body).unwrap();
    }
    let late = late.unwrap_or_else(|| panic!("no late game: {}", game["plies"]))["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let (_, page) = ask(addr, "GET", &format!("/play/{late}"), "").unwrap();
    let why = page.split(&format!("/play/{late}/why/")).nth(1).unwrap().split('"').next().unwrap();
    let of = |id: &str, asked: &[&str]| -> Vec<String> {
        asked.iter().map(|it| format!("/play/{id}{it}")).collect()
    };
    let told = [format!("/turn/{why}?step=3"), format!("/why/{why}")];
    let told = of(&late, &told.each_ref().map(String::as_str));
    [of(&late, measured.pages), told, of(&id, measured.ended)].concat()
}

/// Times taps of a game on a phone.
fn taps(server: &Server, measured: &Measured) {
    let browser = Browser::open("pace", PHONE);
    let new = format!(r#"{{"game":"{}","seed":11}}"#, measured.game);
    let game = call(&server.addr, "POST", "/games", &new).unwrap();
    let tap = TAP.replace("TAPS", measured.taps);
    browser.prefer("light", "no-preference");
    browser.go(&format!("http://{}/play/{}", server.addr, game["id"].as_str().unwrap()));
    browser.js("document.cookie = 'pace=at-once;path=/'");
    let mut times: Vec<f64> = Vec::new();
    while times.len() < N_TAPS {
        let Some(time) = browser.js_later(&tap).as_f64() else { break };
        times.push(time);
        browser.wait("document.readyState === 'complete' && document.querySelector('main')");
    }
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let verdict = if at(0.99) < 100.0 { "below" } else { "NOT below" };
    println!(
        "{}, {} taps: {:.0} ms at least, {:.0} ms in the middle, {:.0} ms of 99 in 100, {verdict} 100 ms",
        measured.game,
        times.len(),
        at(0.0),
        at(0.5),
        at(0.99)
    );
}
