//! A database that cannot be opened: it is told as that, never as no games.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::Stage;

/// Put before the worker: a browser that opens its databases as it is told to.
const DOOR: &str = "
let way = 'usual';
const openAsUsual = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (name, version) {
  if (way === 'usual') return openAsUsual.call(this, name, version);
  if (way === 'next') return openAsUsual.call(this, name, version + 1);
  const error = new DOMException(`it says ${way}`, way);
  if (way === 'SecurityError') throw error;
  return { error, set onsuccess(_) {}, set onupgradeneeded(_) {}, set onblocked(_) {}, set onerror(gone) { setTimeout(gone, 0, { type: 'error' }); } };
};
self.addEventListener('message', (event) => {
  if (!event.ports.length) return;
  way = event.data;
  event.ports[0].postMessage(way);
});
";

/// The site with one game under way.
fn stage(name: &str) -> (Stage, String) {
    let stage = Stage::behind(name, DOOR);
    let id = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    stage.play(&id, 3);
    (stage, id)
}

/// The database is closed, and opened in another way from now on.
fn opens(stage: &Stage, way: &str) {
    stage.tell(&json!(way));
    // Whoever wants to change the tables is heard by everybody who has them open.
    stage.tables(
        "const request = indexedDB.open(name, 99);
         request.onupgradeneeded = () => request.transaction.abort();
         await ask(request).catch(() => {});",
    );
}

/// Every page that tells of games says what is the matter, and none that there are none.
fn is_told(stage: &Stage, id: &str, title: &str) {
    for path in ["", "games", &format!("play/{id}"), "export.json", "new/brass", "own/brass"] {
        let (status, page, _) = stage.ask("GET", path, "undefined");
        assert_eq!(status, 503, "{path}: {page}");
        assert!(page.contains(title), "{path}: {page}");
        for wrong in ["Nothing here yet", "This game is not here", "No games"] {
            assert!(!page.contains(wrong), "{path}: {page}");
        }
    }
    let (status, answer, _) = stage.ask("GET", "api/v1/games", "undefined");
    assert!(status == 503 && answer.contains(title), "{status} {answer}");
    let (status, page, _) = stage.ask("POST", "new/patchwork", "new URLSearchParams({})");
    assert!(status == 503 && page.contains(title), "{status} {page}");
    // What needs no games goes on, and says so too.
    let (status, page, _) = stage.ask("GET", "rules/brass", "undefined");
    assert!(status == 200 && page.contains("role=\"alert\""), "{status}");
}

fn is_there(stage: &Stage, id: &str) {
    let (status, page, _) = stage.ask("GET", "", "undefined");
    assert!(status == 200 && page.contains(&format!("play/{id}\"")), "{status} {page}");
    assert!(!page.contains("class=\"notice\" role=\"alert\""), "{page}");
    let before = stage.deed(&format!("return call('GET', '/games/{id}')"));
    assert!(before["ply"].as_u64() < stage.play(id, 1)["ply"].as_u64());
}

#[test]
fn a_database_that_cannot_be_opened_is_told_as_that_and_tried_again() {
    let (stage, id) = stage("shut");
    for (way, title) in [
        ("SecurityError", "Games could not be kept or opened here"),
        ("InvalidStateError", "Games could not be kept or opened here"),
        ("QuotaExceededError", "There is no room to open your games"),
        ("UnknownError", "Your games could not be opened"),
        ("VersionError", "A newer version keeps your games"),
    ] {
        opens(&stage, way);
        is_told(&stage, &id, title);
        stage.tell(&json!("usual"));
        is_there(&stage, &id);
    }
}

#[test]
fn it_is_told_in_the_language_of_the_reader_with_what_can_be_done() {
    let (stage, id) = stage("shut-words");
    for (lang, title, advice) in [
        ("fr", "Vos parties n’ont pas pu être ouvertes", "N’effacez pas les données"),
        ("es", "No se han podido abrir tus partidas", "No borres los datos"),
        ("en", "Your games could not be opened", "Do not clear this site’s data"),
    ] {
        let body = format!("new URLSearchParams({{ lang: '{lang}', back: '/' }})");
        stage.ask("POST", "settings", &body);
        opens(&stage, "UnknownError");
        for path in ["", &format!("play/{id}")] {
            let (status, page, _) = stage.ask("GET", path, "undefined");
            // Signs are bound to their words by spaces that do not break.
            let page = page.replace(['\u{a0}', '\u{202f}'], " ");
            assert_eq!(status, 503);
            assert!(page.contains(title) && page.contains(advice), "{lang} {path}: {page}");
        }
        stage.tell(&json!("usual"));
    }
    stage.go("");
    stage.browser.follow("section[role=alert] .btn.primary, .resume a");
}

#[test]
fn an_older_program_beside_a_newer_database_says_so_and_finds_it_again() {
    let (stage, id) = stage("newer");
    // The program lets go when another asks, and the other makes another version of it.
    stage.tables(
        "const db = await open(2);
         await put(db, 'games', { id: 'of-the-future', shape: 'another' });
         db.close();",
    );
    is_told(&stage, &id, "A newer version keeps your games");
    stage.go("");
    assert!(stage.browser.text(".notice[role=alert]").contains("A newer version"));
    assert!(stage.browser.text("section[role=alert]").contains("Close all tabs"));
    // The newer program takes over: everything is there, and a row it cannot read is a line.
    stage.tell(&json!("next"));
    is_there(&stage, &id);
    let (_, page, _) = stage.ask("GET", "", "undefined");
    assert_eq!(page.matches("A game that cannot be read").count(), 1);
}

/// The first page that needs the games says who holds them, and so does every later one
/// without waiting as long again.
fn is_held(stage: &Stage, id: &str, patience: u64) {
    let begun = Instant::now();
    let (status, page, _) = stage.ask("GET", "", "undefined");
    assert!(status == 503 && page.contains("Another tab holds your games"), "{status} {page}");
    assert!(begun.elapsed() < Duration::from_secs(patience), "{:?}", begun.elapsed());
    let (status, page, _) = stage.ask("GET", &format!("play/{id}"), "undefined");
    assert!(status == 503 && page.contains("Close the other tabs"), "{status} {page}");
}

#[test]
fn a_tab_that_does_not_make_way_is_named_and_nobody_waits_for_ever() {
    let (stage, id) = stage("held");
    // The tables are to be changed, and this page does not hear it.
    opens(&stage, "next");
    stage.tables("window.held = await open(); return 1;");
    is_told(&stage, &id, "Another tab holds your games");
    is_held(&stage, &id, 6);
    stage.tables("window.held.close();");
    is_there(&stage, &id);
}

#[test]
fn who_waits_behind_another_that_waits_is_told_in_the_end() {
    let (stage, id) = stage("queue");
    stage.tables(
        "window.held = await open();
         window.wish = indexedDB.open(name, 9);
         window.wish.onupgradeneeded = () => window.wish.transaction.abort();
         await new Promise((done) => { window.wish.onblocked = done; });",
    );
    is_held(&stage, &id, 20);
    stage.tables("window.held.close();");
    is_there(&stage, &id);
    // The tables are open, but somebody writes in them and does not end.
    stage.tables(
        "window.writer = await open();
         window.isWriting = true;
         const table = window.writer.transaction('games', 'readwrite').objectStore('games');
         const again = () => { if (window.isWriting) table.get('x').onsuccess = again; };
         again();",
    );
    is_held(&stage, &id, 25);
    stage.tables("window.isWriting = false; window.writer.close();");
    is_there(&stage, &id);
}
