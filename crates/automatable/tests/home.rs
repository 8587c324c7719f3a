//! How large and how quick the pages are with the browser as their home:
//! `cargo xtask site --measure`. The clock on the wall counts: whatever else the
//! machine does is in the figures, least in the smallest.

#![expect(clippy::unwrap_used, reason = "what cannot be asked cannot be measured")]
#![expect(clippy::print_stdout, reason = "the figures are the result")]

#[path = "offline/host.rs"]
#[expect(dead_code, reason = "the tests need more of it")]
mod host;
#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash test needs more of it")]
mod server;
#[path = "serve/webdriver.rs"]
#[expect(dead_code, reason = "the tests need more of it")]
mod webdriver;

use std::time::Instant;

use host::Files;
use serde_json::{Value, json};
use webdriver::{Browser, PHONE};

/// The most states of a game whose page is asked for.
const N_STATES: usize = 16;
/// How often each page is asked for.
const N_ASKED: usize = 20;
/// The most bytes that a first visit may fetch.
const MOST: usize = 1_250_000;
/// How many pages are asked for before the memory is looked at again.
const N_PAGES: usize = 500;

/// Put before the worker: tells how large the memory of the program is.
const SPY: &str = "
const instantiate = WebAssembly.instantiate;
let memory = null;
WebAssembly.instantiate = async (...args) => {
  const made = await instantiate(...args);
  memory = (made.instance || made).exports.memory;
  return made;
};
self.addEventListener('message', (event) => {
  if (event.data === 'memory') event.ports[0].postMessage(memory.buffer.byteLength);
});
";

fn main() {
    let host = Files::start("/");
    let worker = host.text("worker.js");
    host.put("worker.js", format!("{SPY}{worker}"));
    let browser = Browser::open("home", PHONE);
    let start = Instant::now();
    browser.go(&host.url(""));
    browser.wait("document.querySelector('#games')");
    let shown = start.elapsed().as_secs_f64();
    browser.follow(".gamecard.patchwork .primary");
    let played = start.elapsed().as_secs_f64();
    // The worker is fetched once, and what spies on it is ours.
    let n_fetched = host.n_sent() - SPY.len();
    let verdict = |is_so: bool| if is_so { "" } else { "NOT " };
    let n_packed = host.n_packed();
    println!(
        "the first visit fetched {n_packed} bytes, packed, {}at most {MOST}; {n_fetched} from a host that packs nothing",
        verdict(n_packed <= MOST)
    );
    println!(
        "the home page stood after {shown:.2} s, {}below 2 s; the first game after {played:.2} s",
        verdict(shown < 2.0)
    );
    host.stop();
    let mut worst = (String::new(), 0.0);
    let mut pages = Vec::new();
    let games = shelf::GameId::ALL.iter().map(|it| it.id());
    for (game, at) in games.flat_map(|it| [(it, "screen"), (it, "table")]) {
        let new = json!({ "game": game, "seed": 7, "setup": { "at": at } });
        let id = asked(&browser, "POST", "games", &new)["id"].as_str().unwrap().to_owned();
        let mut slowest = 0.0_f64;
        // What is told at random of a table may have no end.
        for _ in 0..N_STATES {
            let is_over = play(&browser, &id)["over"] == true;
            let end = if is_over { "/end" } else { "" };
            let path = format!("/play/{id}{end}");
            // What is asked or shown now, the automa's turn before it, and its reasons.
            for path in [its_turns(&browser, &path), vec![path]].concat() {
                let middle = median(&browser, &path);
                slowest = slowest.max(middle);
                if worst.1 < middle {
                    worst = (format!("{game} ({at}), {}", kind(&path)), middle);
                }
                pages.push(path);
            }
            if is_over {
                break;
            }
        }
        println!("{slowest:>6.2} ms  the slowest page of {game} ({at})");
    }
    println!(
        "{:>6.2} ms  the slowest of {} pages: {}, {}below 20 ms",
        worst.1,
        pages.len(),
        worst.0,
        verdict(worst.1 < 20.0)
    );
    let all: Vec<&str> = pages.iter().map(String::as_str).collect();
    times(&browser, &all, all.len());
    let before = memory(&browser);
    times(&browser, &all, N_PAGES);
    let after = memory(&browser);
    println!(
        "{N_PAGES} pages later the program has {} KB, {}as before",
        after / 1000,
        verdict(before == after)
    );
}

/// The automa's last turn before a page, as lines and as reasons.
fn its_turns(browser: &Browser, path: &str) -> Vec<String> {
    let found = browser.js_later(&format!(
        "fetch('{path}').then((it) => it.text()).then((it) => arguments[0](it.match(/why\\/\\d+/)?.[0] ?? ''))"
    ));
    let play = path.trim_end_matches("/end");
    match found.as_str().unwrap() {
        "" => Vec::new(),
        why => vec![format!("{play}/{why}"), format!("{play}/{}", why.replace("why", "turn"))],
    }
}

/// What kind of page it is.
fn kind(path: &str) -> &str {
    path.split('/').nth(3).unwrap_or("play")
}

/// Asks the API from within the page.
fn asked(browser: &Browser, method: &str, path: &str, body: &Value) -> Value {
    let body =
        if body.is_null() { "undefined".to_owned() } else { json!(body.to_string()).to_string() };
    browser.js_later(&format!(
        "fetch('/api/v1/{path}', {{ method: '{method}', body: {body}, headers: {{ 'content-type': 'application/json' }} }})
           .then((it) => it.json()).then(arguments[0])"
    ))
}

/// Plays on for some actions, by what is offered.
fn play(browser: &Browser, id: &str) -> Value {
    let mut game = asked(browser, "GET", &format!("games/{id}"), &Value::Null);
    for _ in 0..25 {
        if game["over"] == true {
            break;
        }
        let options = asked(browser, "GET", &format!("games/{id}/options"), &Value::Null);
        let options = options["options"].as_array().unwrap();
        let at = (5 * game["ply"].as_u64().unwrap() as usize + 2) % options.len();
        let act = json!({ "action": options[at]["action"], "revision": game["revision"] });
        game = asked(browser, "POST", &format!("games/{id}/actions"), &act);
    }
    game
}

/// Milliseconds from the question to the whole answer, one after the other.
fn times(browser: &Browser, paths: &[&str], n: usize) -> Vec<f64> {
    let found = browser.js_later(&format!(
        "const done = arguments[0], paths = {};
         (async () => {{
           const times = [];
           for (let n = 0; n < {n}; n++) {{
             const started = performance.now();
             await (await fetch(paths[n % paths.length])).text();
             times.push(performance.now() - started);
           }}
           return times;
         }})().then(done)",
        json!(paths)
    ));
    found.as_array().unwrap().iter().filter_map(Value::as_f64).collect()
}

fn median(browser: &Browser, path: &str) -> f64 {
    let mut times = times(browser, &[path], N_ASKED);
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// How many bytes the program has.
fn memory(browser: &Browser) -> u64 {
    let found = browser.js_later(
        "const done = arguments[0], channel = new MessageChannel();
         channel.port1.onmessage = (event) => done(event.data);
         navigator.serviceWorker.controller.postMessage('memory', [channel.port2])",
    );
    found.as_u64().unwrap()
}
