//! Rows: whatever one of them looks like, all others are there.

use serde_json::{Value, json};

use crate::{Stage, webdriver::DESK};

/// Exchanges the row of a game for what `change` makes of it; `row` and what is in its
/// `text` are at hand.
fn spoil(stage: &Stage, id: &str, change: &str) {
    stage.tables(&format!(
        "const db = await open();
         const row = await ask(db.transaction('games').objectStore('games').get('{id}'));
         const text = JSON.parse(row.text);
         {change}
         if (typeof row.text === 'string' && !row.isSpoilt) row.text = JSON.stringify(text);
         delete row.isSpoilt;
         await put(db, 'games', row);
         db.close();"
    ));
}

/// The site with a game of each kind, all under way, the last touched first.
fn stage(name: &str) -> (Stage, Vec<String>) {
    let stage = Stage::new(name, DESK);
    let mut ids = Vec::new();
    for game in ["patchwork", "brass", "london"] {
        let id = stage.game(&json!({ "game": game, "seed": 7 }));
        stage.play(&id, 4);
        ids.insert(0, id);
    }
    (stage, ids)
}

/// How many lines of a page say that a game cannot be read.
fn n_unreadable(page: &str) -> usize {
    page.matches("A game that cannot be read").count()
}

/// Looks at everything: so many games cannot be read, all others answer.
fn look(stage: &Stage, ids: &[String], unreadable: &[&str]) {
    for path in ["", "games"] {
        let (status, page, _) = stage.ask("GET", path, "undefined");
        assert_eq!(
            (status, n_unreadable(&page)),
            (200, unreadable.len()),
            "{path}: {unreadable:?}"
        );
        for id in ids {
            assert!(page.contains(&format!("play/{id}\"")), "{path} without {id}");
        }
    }
    let list = stage.deed("return call('GET', '/games')");
    assert_eq!(list["total"], ids.len(), "{list}");
    let export: Value = serde_json::from_str(&stage.text("export.json")).unwrap();
    assert_eq!(export["games"].as_array().unwrap().len(), ids.len());
    for id in ids {
        let (status, page, _) = stage.ask("GET", &format!("play/{id}"), "undefined");
        let is_read = !unreadable.contains(&id.as_str());
        assert_eq!(status == 200, is_read, "{id}: {status} {page}");
        assert!(status != 404 && status != 500, "{id}: it is there");
    }
}

#[test]
fn a_row_of_a_newer_version_is_read_and_played_on() {
    let (stage, ids) = stage("newer-rows");
    let before = stage.deed(&format!("return call('GET', '/games/{}')", ids[0]));
    spoil(&stage, &ids[0], "text.chairs = [1, { a: 2 }]; row.more = 'more'; text.gist.more = 3;");
    spoil(&stage, &ids[1], "text.gist = { told: 'in another way' };");
    spoil(&stage, &ids[2], "delete text.gist;");
    look(&stage, &ids, &[]);
    assert_eq!(stage.deed(&format!("return call('GET', '/games/{}')", ids[0])), before);
    for id in &ids {
        let before = stage.deed(&format!("return call('GET', '/games/{id}')"));
        assert!(before["ply"].as_u64() < stage.play(id, 1)["ply"].as_u64());
    }
    // A shelf that only a newer version knows hides nothing either.
    spoil(&stage, &ids[1], "row.shelf = 'paused';");
    look(&stage, &ids, &[]);
    stage.is_quiet();
}

#[test]
fn a_damaged_row_is_one_line_and_nothing_else() {
    let (stage, ids) = stage("damaged-rows");
    let whole = stage.kept();
    let game = |id: &str| {
        let rows = whole["games"].as_array().unwrap();
        rows.iter().find(|it| it["id"] == id).unwrap().clone()
    };
    let bad = ids[1].as_str();
    for change in [
        "row.text = row.text.slice(0, row.text.length / 2); row.isSpoilt = true;",
        "row.text = ''; row.isSpoilt = true;",
        "row.text = 7; row.isSpoilt = true;",
        "delete row.text;",
        "text.record = 3;",
        "text.record = '\\ud800 = 1';",
        "delete text.game;",
        "delete row.shelf; delete row.order; row.text = '?'; row.isSpoilt = true;",
        "delete row.revision; text.game = 'chess';",
    ] {
        spoil(&stage, bad, change);
        look(&stage, &ids, &[bad]);
        let row = game(bad);
        stage.tables(&format!(
            "const db = await open(); await put(db, 'games', {row}); db.close();"
        ));
    }
    // All of them, and one can still be thrown away by a person's word.
    for id in &ids {
        spoil(&stage, id, "delete row.revision; row.text = '{'; row.isSpoilt = true;");
    }
    look(&stage, &ids, &[&ids[0], &ids[1], &ids[2]]);
    let body = "new URLSearchParams({ revision: 0 })";
    let (status, _, _) = stage.ask("POST", &format!("play/{bad}/remove"), body);
    assert_eq!(status, 200);
    look(&stage, &[ids[0].clone(), ids[2].clone()], &[&ids[0], &ids[2]]);
}

/// Put before the worker: one row that the browser itself cannot read.
const UNREAD: &str = "
let unread = '';
const get = IDBObjectStore.prototype.get;
IDBObjectStore.prototype.get = function (id) {
  if (id !== unread) return get.call(this, id);
  // As a browser does it: the request fails, and the transaction with it.
  const work = this.transaction, error = new DOMException('Failed to read large IndexedDB value', 'DataError');
  return { error, set onsuccess(_) {}, set onerror(gone) { setTimeout(() => { try { work.abort(); } catch { /* It is over. */ } gone({ type: 'error' }); }); } };
};
self.addEventListener('message', (event) => {
  if (!event.ports.length) return;
  unread = event.data;
  event.ports[0].postMessage(unread);
});
";

#[test]
fn a_row_that_the_browser_cannot_read_is_one_line_too() {
    let stage = Stage::behind("unread-row", UNREAD);
    let mut ids = Vec::new();
    for game in ["patchwork", "brass"] {
        let id = stage.game(&json!({ "game": game, "seed": 7 }));
        stage.play(&id, 4);
        ids.push(id);
    }
    stage.tell(&json!(ids[1]));
    for path in ["", "games"] {
        let (status, page, _) = stage.ask("GET", path, "undefined");
        assert_eq!((status, n_unreadable(&page)), (200, 1), "{path}");
        assert!(page.contains(&format!("play/{}\"", ids[0])), "{path}");
    }
    assert_eq!(stage.ask("GET", &format!("play/{}", ids[0]), "undefined").0, 200);
    let (status, page, _) = stage.ask("GET", &format!("play/{}", ids[1]), "undefined");
    assert!(status == 400 && page.contains("could not be read"), "{status} {page}");
    let export: Value = serde_json::from_str(&stage.text("export.json")).unwrap();
    assert_eq!(export["games"].as_array().unwrap().len(), 2, "{export}");
    stage.tell(&json!(""));
    assert_eq!(stage.ask("GET", &format!("play/{}", ids[1]), "undefined").0, 200);
}
