//! The map of Brass: nothing lies over anything else, and no barrier is found.

use serde_json::{Value, json};

use crate::{
    Stage,
    rules::ACCESS,
    server,
    webdriver::{DESK, PHONE, Screen},
};

const TABLET: Screen = Screen { width: 768, height: 1024, is_touch: true };

/// What lies over what on the map: labels, towns and link tiles.
const OVERLAPS: &str = "
  const boxes = [];
  const add = (it, kind, less = 0) => {
    const box = it.getBoundingClientRect();
    const [x, y] = [box.width * less, box.height * less];
    boxes.push({ kind, name: it.textContent || it.parentNode.id, left: box.left + x, top: box.top + y, right: box.right - x, bottom: box.bottom - y });
  };
  document.querySelectorAll('.map .lbl:not(.boxed)').forEach((it) => add(it, 'label'));
  document.querySelectorAll('.map .spot-place :is(.face, .tile>:first-child)').forEach((it) => add(it, 'space'));
  document.querySelectorAll('.map .stall .face').forEach((it) => add(it, 'space'));
  // Of a diamond or disc, what is filled.
  document.querySelectorAll('.map :is(.token-you, .token-foe)').forEach((it) => add(it, 'link', .2));
  const faults = [];
  boxes.forEach((a, at) => {
    for (const b of boxes.slice(at + 1)) {
      if (a.kind === 'space' && b.kind === 'space') continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (1 < wide && 1 < high) faults.push(`${a.kind} ${a.name} over ${b.kind} ${b.name}`);
    }
  });
  return faults;
";

#[test]
fn nothing_on_the_map_overlaps_and_no_barrier_is_found() {
    let stage = Stage::new("brass-map", PHONE);
    let browser = &stage.browser;
    let addr = &stage.server.addr;
    let mut game = server::call(addr, "POST", "/games", r#"{"game":"brass","seed":4}"#).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    let screens = [PHONE, TABLET, DESK];
    for n in 0..900 {
        if game["over"] == true {
            break;
        }
        if n % 60 == 59 {
            let screen = screens[n / 60 % 3];
            browser.resize(screen);
            stage.go(&format!("/play/{id}"));
            let faults = browser.js(OVERLAPS);
            assert_eq!(faults, json!([]), "at {} after {n} steps", screen.width);
        }
        if n % 240 == 179 {
            browser.press("\u{E004}");
            let found = browser.js(ACCESS);
            let found: Vec<&str> =
                found.as_array().unwrap().iter().filter_map(Value::as_str).collect();
            assert!(found.is_empty(), "{found:#?}");
        }
        let options =
            server::call(addr, "GET", &format!("/games/{id}/options?take=60"), "").unwrap();
        let options = options["options"].as_array().unwrap();
        let action = &options[(5 * n + 2) % options.len()]["action"];
        let body = format!("{{\"action\":{action},\"revision\":{}}}", game["revision"]);
        game = server::call(addr, "POST", &format!("/games/{id}/actions"), &body).unwrap();
    }
    assert_eq!(game["over"], true);
    stage.is_quiet();
}
