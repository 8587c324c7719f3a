//! The pages with the browser as their home: a host of plain files, one visit, and
//! then no host at all.
//!
//! Not part of a plain `cargo test`: `cargo xtask test` makes the site and runs it.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

#[path = "offline/coach.rs"]
mod coach;
#[path = "offline/faults.rs"]
mod faults;
#[path = "offline/games.rs"]
mod games;
#[path = "offline/host.rs"]
#[expect(dead_code, reason = "what is measured needs more of it")]
mod host;
#[path = "offline/kept.rs"]
mod kept;
#[path = "offline/moved.rs"]
mod moved;
#[path = "offline/print.rs"]
mod print;
#[path = "offline/release.rs"]
mod release;
#[path = "offline/rows.rs"]
mod rows;
#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash test needs more of it")]
mod server;
#[path = "offline/shut.rs"]
mod shut;
#[path = "offline/taps.rs"]
mod taps;
#[path = "offline/version.rs"]
mod version;
#[path = "offline/visit.rs"]
mod visit;
#[path = "serve/webdriver.rs"]
#[expect(dead_code, reason = "the screenshots need more of it")]
mod webdriver;

use host::Files;
use serde_json::{Value, json};
use webdriver::{Browser, DESK, Screen};

/// A host of files and a browser that has visited it once.
pub(crate) struct Stage {
    pub(crate) browser: Browser,
    pub(crate) host: Files,
}

/// What a page does with the API of its own home; `done` is called with the answer.
const CALL: &str = "
  const done = arguments[arguments.length - 1];
  const call = async (method, path, body) => {
    const answer = await fetch(`BASEapi/v1${path}`, { method, body: body && JSON.stringify(body), headers: body ? { 'content-type': 'application/json' } : {} });
    const document = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(document)}`);
    return document;
  };
  (async () => { DEED })().then(done, (error) => done(`${error}`));
";

/// What a page does with the tables of its home, beside the program; `done` is called
/// with the answer. A database that is not there is not made.
const TABLES: &str = "
  const done = arguments[arguments.length - 1], name = 'automatable BASE';
  const ask = (request) => new Promise((ok, no) => {
    request.onsuccess = () => ok(request.result);
    request.onerror = () => no(request.error);
  });
  const over = (work) => new Promise((ok, no) => {
    work.oncomplete = ok;
    work.onabort = () => no(work.error);
  });
  const open = (version) => ask(indexedDB.open(name, version));
  const put = async (db, table, row) => {
    const work = db.transaction(table, 'readwrite');
    work.objectStore(table).put(row);
    await over(work);
  };
  const all = async (db) => {
    const tables = {};
    for (const table of db.objectStoreNames) tables[table] = await ask(db.transaction(table).objectStore(table).getAll());
    return tables;
  };
  (async () => { DEED })().then((it) => done(it ?? true), (error) => done(`${error}`));
";

impl Stage {
    /// The site in a folder of its host, visited once.
    pub(crate) fn new(name: &str, screen: Screen) -> Stage {
        Stage::over(name, screen, Files::start("/any/where/"))
    }

    /// The same with a browser that can be closed and opened again.
    pub(crate) fn own(name: &str, screen: Screen) -> Stage {
        Stage::visited(Browser::own(name, screen), Files::start("/any/where/"))
    }

    pub(crate) fn over(name: &str, screen: Screen, host: Files) -> Stage {
        Stage::visited(Browser::own(name, screen), host)
    }

    fn visited(browser: Browser, host: Files) -> Stage {
        browser.prefer("light", "no-preference");
        let stage = Stage { browser, host };
        stage.go("");
        stage.browser.wait("document.querySelector('#games')");
        stage
    }

    /// A site whose worker has something put before it.
    pub(crate) fn behind(name: &str, before: &str) -> Stage {
        let host = Files::start("/");
        let worker = host.text("worker.js");
        host.put("worker.js", format!("{before}{worker}"));
        Stage::over(name, DESK, host)
    }

    /// Tells something to what was put before the worker: it says it back.
    pub(crate) fn tell(&self, word: &Value) {
        let script = format!(
            "const done = arguments[0], channel = new MessageChannel();
             channel.port1.onmessage = (event) => done(event.data);
             navigator.serviceWorker.controller.postMessage({word}, [channel.port2])"
        );
        assert_eq!(self.browser.js_later(&script), *word);
    }

    /// Does something with the tables from within a page.
    pub(crate) fn tables(&self, deed: &str) -> Value {
        let script = TABLES.replace("BASE", self.host.base()).replace("DEED", deed);
        let answer = self.browser.js_later(&script);
        assert!(!answer.is_string() && !answer.is_null(), "{answer}");
        answer
    }

    /// Everything in the tables.
    pub(crate) fn kept(&self) -> Value {
        self.tables(
            "const db = await open();
             try { return await all(db); } finally { db.close(); }",
        )
    }

    /// What comes of a request: its status, its text, and where it led to.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> (u64, String, String) {
        let script = format!(
            "const done = arguments[0], body = {body};
             fetch({}, {{ method: '{method}', body }}).then(
               async (it) => done([it.status, await it.text(), it.url]), (error) => done([0, `${{error}}`, '']))",
            json!(format!("{}{path}", self.host.base()))
        );
        let answer = self.browser.js_later(&script);
        let text = |at: usize| answer[at].as_str().unwrap_or_default().to_owned();
        (answer[0].as_u64().unwrap_or_default(), text(1), text(2))
    }

    /// Whatever runs in the background begins anew with the next request.
    pub(crate) fn rest(&self) {
        self.browser.command("ServiceWorker.enable", json!({}));
        self.browser.command("ServiceWorker.stopAllWorkers", json!({}));
    }

    /// Opens a page of the site; `path` has no slash in front.
    pub(crate) fn go(&self, path: &str) {
        self.browser.go(&self.host.url(path));
    }

    /// Does something with the API from within a page.
    pub(crate) fn deed(&self, deed: &str) -> Value {
        let script = CALL.replace("BASE", self.host.base()).replace("DEED", deed);
        let answer = self.browser.js_later(&script);
        assert!(!answer.is_string() && !answer.is_null(), "{answer}");
        answer
    }

    /// Starts a game and opens its page.
    pub(crate) fn game(&self, body: &Value) -> String {
        let game = self.deed(&format!("return call('POST', '/games', {body})"));
        let id = game["id"].as_str().unwrap_or_else(|| panic!("{game}")).to_owned();
        self.go(&format!("play/{id}"));
        id
    }

    /// Plays up to `n` actions of a game by what is offered; the game as it stands then.
    pub(crate) fn play(&self, id: &str, n: usize) -> Value {
        self.deed(&format!(
            "let game = await call('GET', '/games/{id}');
             for (let n = 0; n < {n} && !game.over; n++) {{
               const {{ options }} = await call('GET', '/games/{id}/options');
               const {{ action }} = options[(5 * game.ply + 2) % options.length];
               game = await call('POST', '/games/{id}/actions', {{ action, revision: game.revision }});
             }}
             return game"
        ))
    }

    /// A text of the site, as a page gets it.
    pub(crate) fn text(&self, path: &str) -> String {
        let script = format!(
            "fetch({}).then((it) => it.text()).then(arguments[arguments.length - 1])",
            json!(format!("{}{path}", self.host.base()))
        );
        self.browser.js_later(&script).as_str().unwrap().to_owned()
    }

    pub(crate) fn is_quiet(&self) {
        let complaints = self.browser.complaints();
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}
