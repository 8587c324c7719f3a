//! The coach in the browser: the same analysis as anywhere, pages that do not wait for it,
//! and a moment that is tried again.

use std::process::Command;

use serde_json::{Value, json};

use crate::{Stage, server::Folder, webdriver::DESK};

/// What the command finds in a record.
fn command(folder: &Folder, record: &str) -> Value {
    let file = folder.0.join("record.toml");
    std::fs::write(&file, record).unwrap();
    let ran = Command::new(env!("CARGO_BIN_EXE_automatable"))
        .args(["analyse", "--json", "--lang", "en", "--threads", "2"])
        .arg(&file)
        .output()
        .unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    serde_json::from_slice(&ran.stdout).unwrap()
}

/// Looks at a page over and over while a part of an analysis is thought about: how long each
/// look took, in milliseconds, and whether the part was longer than any of them.
const MEANWHILE: &str = "
  const page = `BASEplay/${GAME}`;
  const times = [], from = performance.now();
  let isThinking = true;
  const thinking = fetch(`${page}/analysis`, { method: 'POST', body: new URLSearchParams() })
    .then((it) => it.text()).then(() => { isThinking = false; });
  while (isThinking) {
    const asked = performance.now();
    await (await fetch(page)).text();
    times.push(performance.now() - asked);
    await new Promise((done) => setTimeout(done, 20));
  }
  await thinking;
  return { times, took: performance.now() - from };
";

#[test]
fn an_analysis_in_the_browser_is_the_commands_and_pages_do_not_wait_for_it() {
    let stage = Stage::new("coach", DESK);
    let folder = Folder::new("offline-coach");
    for (game, n) in [("patchwork", 40), ("london", 16)] {
        let id = stage.game(&json!({ "game": game, "seed": 7 }));
        stage.play(&id, n);
        let meanwhile = MEANWHILE.replace("BASE", stage.host.base());
        let measured = stage.deed(&format!("const GAME = '{id}'; {meanwhile}"));
        let times: Vec<f64> =
            measured["times"].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
        let took = measured["took"].as_f64().unwrap();
        // Several pages came while one part was thought about: none of them waited for it.
        let slowest = times.iter().copied().fold(0.0, f64::max);
        assert!(3 <= times.len() && slowest < took, "{game}: {times:?} of {took}");
        let found = stage.deed(&format!(
            "let found;
             do found = await call('POST', '/games/{id}/analysis?millis=2000');
             while (!found.report.is_complete);
             return found"
        ));
        let record = stage.text(&format!("play/{id}/record.toml"));
        assert_eq!(found["report"], command(&folder, &record)["report"], "{game}");
        // It is kept: whoever asks after the worker has rested gets it at once.
        stage.rest();
        let kept = stage.deed(&format!("return call('GET', '/games/{id}/analysis')"));
        assert_eq!(kept, found, "{game}");
    }
    stage.is_quiet();
}
