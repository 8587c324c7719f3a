//! Faults: a browser that gives up in the middle, and a program that breaks down.

use serde_json::{Value, json};

use crate::{Stage, webdriver::DESK};

/// Put before the worker: one kind of deed in one table fails as it is told to.
const FAULTY: &str = "
let fault = {};
for (const deed of ['put', 'delete', 'count', 'getAllKeys']) {
  for (const place of [IDBObjectStore, IDBIndex]) {
    const usual = place.prototype[deed];
    if (!usual) continue;
    place.prototype[deed] = function (...args) {
      const table = this.objectStore ?? this;
      if (fault.deed !== deed || fault.table !== table.name) return usual.apply(this, args);
      if (fault.how === 'quota') throw new DOMException('no room', 'QuotaExceededError');
      if (fault.how === 'throw') throw new DOMException('no reason', 'UnknownError');
      const request = usual.apply(this, args), work = table.transaction;
      if (fault.how === 'abort') work.abort();
      if (fault.how === 'late') request.addEventListener('success', () => work.abort());
      return request;
    };
  }
}
self.addEventListener('message', (event) => {
  if (!event.ports.length) return;
  fault = event.data;
  event.ports[0].postMessage(fault);
});
";

/// Everything as usual.
fn no_fault() -> Value {
    json!({})
}

/// Everything in the tables but what the pages remember.
fn kept(stage: &Stage) -> Value {
    let kept = stage.kept();
    json!([kept["games"], kept["documents"]])
}

/// Something that a person does: the request, and where it writes.
struct Deed {
    method: &'static str,
    path: String,
    body: String,
    table: &'static str,
    deed: &'static str,
}

#[test]
fn whatever_a_browser_gives_up_is_told_and_nothing_is_half_kept() {
    let stage = Stage::behind("faults", FAULTY);
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    let game = stage.play(&id, 2);
    let form = "const form = new FormData(); form.set('copy', 'first-edition'); return form;";
    let form = format!("(() => {{ {form} }})()");
    let (status, _, at) = stage.ask("POST", "own/london/new/cards", &form);
    assert_eq!(status, 200);
    let document = at.rsplit('/').next().unwrap().to_owned();
    // One that was given up two days ago goes when the next has begun.
    let (status, _, at) = stage.ask("POST", "new/brass", "new URLSearchParams({ seed: '7' })");
    assert_eq!(status, 200);
    let old = at.rsplit('/').next().unwrap().to_owned();
    stage.tables(&format!(
        "const db = await open();
         const row = await ask(db.transaction('games').objectStore('games').get('{old}'));
         const days = 2 * 24 * 60 * 60 * 1000;
         const text = JSON.parse(row.text);
         text.touched -= days;
         row.text = JSON.stringify(text);
         row.order += days;
         await put(db, 'games', row);
         db.close();"
    ));
    let text = "(() => { const form = new FormData(); form.set('text', 'name = 1'); form.set('revision', '1'); return form; })()";
    let deed = |method, path: String, body: &str, table, deed| Deed {
        method,
        path,
        body: body.to_owned(),
        table,
        deed,
    };
    let revision = game["revision"].as_u64().unwrap();
    let act = format!("new URLSearchParams({{ action: 'advance', revision: '{revision}' }})");
    let deeds = [
        deed("POST", "new/patchwork".to_owned(), "new URLSearchParams({})", "games", "put"),
        deed("POST", format!("play/{id}/act"), &act, "games", "put"),
        deed("POST", format!("own/london/{document}"), text, "documents", "put"),
        deed("POST", format!("play/{id}/remove"), &act, "games", "delete"),
        deed("POST", "own/london/new/cards".to_owned(), text, "documents", "put"),
        deed(
            "POST",
            format!("own/london/{document}/remove"),
            "new URLSearchParams({ revision: '1' })",
            "documents",
            "delete",
        ),
    ];
    let before = kept(&stage);
    for Deed { method, path, body, table, deed } in &deeds {
        for (how, title) in [
            ("quota", "The disk is full"),
            ("throw", "could not be kept"),
            ("abort", "could not be kept"),
            ("late", "could not be kept"),
        ] {
            stage.tell(&json!({ "table": table, "deed": deed, "how": how }));
            let (status, page, _) = stage.ask(method, path, body);
            assert_eq!(status, 503, "{path} {how}: {page}");
            assert!(page.contains(title), "{path} {how}: {page}");
            stage.tell(&no_fault());
            assert_eq!(kept(&stage), before, "{path} {how}");
        }
    }
    // What cannot be thrown away keeps nobody from a new game.
    stage.tell(&json!({ "table": "games", "deed": "delete", "how": "abort" }));
    let Deed { method, path, body, .. } = &deeds[0];
    assert_eq!(stage.ask(method, path, body).0, 200);
    stage.tell(&no_fault());
    assert_eq!(stage.ask("GET", &format!("play/{old}"), "undefined").0, 200, "it is still here");
    // Nothing of it stays: the same deeds, in an order in which each can be done.
    for nth in [0, 1, 4, 2, 5] {
        let Deed { method, path, body, .. } = &deeds[nth];
        // The document has been written anew by then.
        let body = if nth == 5 { body.replace("'1'", "'2'") } else { body.clone() };
        let (status, page, _) = stage.ask(method, path, &body);
        assert_eq!(status, 200, "{path}: {page}");
    }
    assert_eq!(stage.ask("GET", &format!("play/{old}"), "undefined").0, 404, "it was given up");
}

#[test]
fn a_look_that_fails_is_told_and_the_next_one_answers() {
    let stage = Stage::behind("looks", FAULTY);
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    stage.play(&id, 2);
    for deed in ["count", "getAllKeys"] {
        for path in ["", "games", "export.json"] {
            for how in ["throw", "abort"] {
                stage.tell(&json!({ "table": "games", "deed": deed, "how": how }));
                let (status, page, _) = stage.ask("GET", path, "undefined");
                assert_eq!(status, 503, "{path} {how}: {page}");
                stage.tell(&no_fault());
                let (status, page, _) = stage.ask("GET", path, "undefined");
                assert!(status == 200 && page.contains(&id), "{path} {how}: {page}");
            }
        }
    }
}

/// Put before the worker: the task that owns the database breaks down as often as it is
/// told to, as a panic does: what it asks of the browser throws, and nobody catches it.
const BREAKING: &str = "
let nBreaks = 0;
const Usual = Promise;
self.Promise = class extends Usual {
  constructor(run) {
    if (0 < nBreaks && new Error().stack.includes('wasm')) {
      nBreaks--;
      throw new WebAssembly.RuntimeError('unreachable');
    }
    super(run);
  }
};
self.addEventListener('message', (event) => {
  if (!event.ports.length) return;
  nBreaks = event.data;
  event.ports[0].postMessage(nBreaks);
});
";

#[test]
fn a_program_that_breaks_down_is_renewed_and_nobody_waits() {
    let stage = Stage::behind("breaks", BREAKING);
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    let before = stage.play(&id, 2);
    // Whoever only looks does not even notice.
    stage.tell(&json!(1));
    assert_eq!(stage.ask("GET", "games", "undefined").0, 200);
    // A change is not made twice by itself: that it failed is told, and it can be made.
    stage.tell(&json!(1));
    let body =
        format!("new URLSearchParams({{ action: 'advance', revision: {} }})", before["revision"]);
    assert_eq!(stage.ask("POST", &format!("play/{id}/act"), &body).0, 0);
    assert_eq!(stage.deed(&format!("return call('GET', '/games/{id}')")), before);
    assert_eq!(stage.ask("POST", &format!("play/{id}/act"), &body).0, 200);
    // Many at once: each has an answer.
    stage.tell(&json!(1));
    let answers = stage.browser.js_later(&format!(
        "const done = arguments[0], paths = ['/', '/games', '/export.json', '/play/{id}', '/', '/games'];
         Promise.all(paths.map((it) => fetch(it).then((it) => it.status))).then(done)"
    ));
    assert_eq!(answers, json!([200, 200, 200, 200, 200, 200]));
    // One that breaks down again and again says so by a page, and the next is well.
    stage.tell(&json!(2));
    stage.go("games");
    assert!(stage.browser.text("main").contains("The program did not start"));
    stage.go("games");
    assert!(stage.browser.has(&format!(".resume a[href$='play/{id}']")));
}

#[test]
fn what_the_pages_remember_outlives_a_browser_that_could_not_be_asked() {
    let stage = Stage::behind("memory", FAULTY);
    let browser = &stage.browser;
    let like = |it: &str| {
        let body = format!("new URLSearchParams({{ {it}, back: '/' }})");
        assert_eq!(stage.ask("POST", "settings", &body).0, 200);
    };
    like("lang: 'fr'");
    like("pace: 'at-once'");
    // The next program cannot look them up, and takes in another.
    stage.rest();
    stage.go("rules/brass");
    stage.tell(&json!({ "table": "jar", "deed": "put", "how": "quota" }));
    like("theme: 'dark'");
    stage.tell(&no_fault());
    like("size: 'large'");
    stage.rest();
    stage.go("");
    browser.resize(DESK);
    let shown = browser.js("const { lang, dataset } = document.documentElement; return [lang, dataset.theme, dataset.size]");
    assert_eq!(shown, json!(["fr", "dark", "large"]));
    assert!(browser.has("[name=pace][value=at-once][aria-pressed=true]"));
}
