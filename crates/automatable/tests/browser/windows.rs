//! Windows: in every window people have, in both themes and every language, no
//! part of a page overlaps another, nothing is cut, the primary action is in
//! sight, and the board stays where it is when turns change.

use serde_json::{Value, json};

use crate::{Stage, server, webdriver::Screen};

/// The windows people have; the last is a laptop at 200 %.
pub(crate) const WINDOWS: [(u32, u32); 15] = [
    (1280, 720),
    (1366, 657),
    (1366, 768),
    (1440, 789),
    (1536, 730),
    (1920, 937),
    (2560, 1300),
    (1024, 768),
    (768, 1024),
    (390, 844),
    (390, 664),
    (360, 640),
    (320, 568),
    (844, 390),
    (720, 450),
];

/// What is wrong with the page that is shown in a theme, and where its board lies. A
/// page that is higher than the window is looked at from its end, where the hand
/// covers nothing. Nothing but a choice among many is scrolled inside the page, and the
/// stage of Brass, whose head and buttons stay in sight.
const MEASURE: &str = "
  const measured = (theme) => {
  document.documentElement.dataset.theme = theme;
  scrollTo(0, document.scrollingElement.scrollHeight);
  const faults = [];
  const isShown = (it) => it.checkVisibility({ visibilityProperty: true }) && 0 < it.getBoundingClientRect().width;
  const name = (it) => it.dataset.part || it.className || it.tagName;
  if (innerWidth < document.scrollingElement.scrollWidth) {
    const wide = [...document.querySelectorAll('main *')].find((it) => isShown(it) && innerWidth + 1 < it.getBoundingClientRect().right);
    faults.push(`${document.scrollingElement.scrollWidth} wide: ${wide && wide.outerHTML.slice(0, 90)}`);
  }
  const parts = [...document.querySelectorAll('[data-part]')].filter(isShown);
  parts.forEach((one, at) => {
    for (const other of parts.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (1 < wide && 1 < high) faults.push(`${name(one)} over ${name(other)}: ${Math.round(wide)}x${Math.round(high)}`);
    }
    const box = one.getBoundingClientRect();
    if (box.left < -1 || innerWidth + 1 < box.right) faults.push(`${name(one)} beyond the window`);
  });
  for (const it of document.querySelectorAll('.strip, .who .line, .trail, .board, .offer')) {
    if (!isShown(it)) continue;
    // A trail of mere marks keeps its words for ears.
    const isHigh = it.clientHeight + 1 < it.scrollHeight && !it.matches('.trail');
    if (it.clientWidth + 1 < it.scrollWidth || isHigh) faults.push(`${name(it)} is cut: ${it.scrollWidth}x${it.scrollHeight} in ${it.clientWidth}x${it.clientHeight}`);
  }
  for (const it of document.querySelectorAll('.btn, .chip, .who b, h1:not(.where), h2, .tabs button, .card, .city, .cell')) {
    if (!isShown(it) || it.clientWidth === 0) continue;
    // What lies about the text of a heading to be touched is no part of it.
    const isHigh = it.clientHeight + 3 < it.scrollHeight && !it.matches('.row-h');
    if (it.clientWidth + 2 < it.scrollWidth || isHigh) faults.push(`${name(it)} is cut: ${it.scrollWidth}x${it.scrollHeight} in ${it.clientWidth}x${it.clientHeight}: ${it.textContent.trim().slice(0, 40)}`);
  }
  for (const it of document.querySelectorAll('.strip, .strip *, .hand, .hand *')) {
    if (it.closest('svg') || !isShown(it) || it.matches('.answers, .stage') || MANY < it.querySelectorAll('.answers>*, .cards>*').length) continue;
    const style = getComputedStyle(it), isOf = (way) => /auto|scroll/.test(way);
    const [wide, high] = [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight];
    if (isOf(style.overflowX) && 1 < wide || isOf(style.overflowY) && 1 < high) faults.push(`${name(it)} scrolls inside: ${wide}x${high}: ${it.textContent.trim().slice(0, 60)}`);
  }
  const isInSight = (it) => {
    const box = it.getBoundingClientRect();
    return 0 <= box.top && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  };
  const go = document.querySelector('.hand .btn.primary') || document.querySelector('.hand .btn');
  if (document.querySelector('main.play')) {
    if (!go) faults.push('nothing can be done');
    for (const y of [0, document.scrollingElement.scrollHeight]) {
      scrollTo(0, y);
      if (go && !isInSight(go)) faults.push(`the primary action is out of sight at ${y}`);
    }
  }
  const quilt = document.getElementById('quilt');
  const square = quilt && quilt.getScreenCTM().a * 60;
  if (quilt && square < 32) faults.push(`squares of ${square}`);
  scrollTo(0, 0);
  // While a patch is chosen, those that can be had are in sight from the first.
  for (const it of document.querySelectorAll('.play:has(.hand .plain) .offer')) {
    const box = it.getBoundingClientRect();
    const isOver = it.contains(document.elementFromPoint(box.left + box.width / 2, Math.min(box.bottom - 2, innerHeight - 1)));
    if (!isInSight(it) || !isOver) faults.push(`an offer ends at ${box.bottom}, out of sight`);
  }
  const board = document.querySelector('.board')?.getBoundingClientRect();
  return { faults: faults.map((it) => `${theme}: ${it}`), board: board ? [board.x, board.y, board.width, board.height].map(Math.round).join(' ') : '' };
  };
  // What is shown already comes first: each theme is laid out once in a window.
  return (document.documentElement.dataset.theme === 'dark' ? ['dark', 'light'] : ['light', 'dark']).map(measured);
";

/// So many answers or cards may be scrolled: more than any window shows at once.
const MANY: usize = 9;

/// The pages of a game: on its own, and in games as old as it is told, played anyhow
/// and played well: a turn of one's own, something in hand, moments of the automa's
/// turn, a look back, reasons, the end.
struct Pages {
    table: Vec<String>,
    other: Vec<String>,
}

fn pages(stage: &Stage, game: &str, ages: &[usize], well: usize) -> Pages {
    let addr = &stage.server.addr;
    let call =
        |method: &str, path: &str, body: &str| server::call(addr, method, path, body).unwrap();
    let mut now = call("POST", "/games", &format!("{{\"game\":\"{game}\",\"seed\":7}}"));
    let id = now["id"].as_str().unwrap().to_owned();
    let mut pages = Pages {
        table: vec![],
        other: ["/", "/new/", "/how/", "/rules/"]
            .map(|it| if it == "/" { it.to_owned() } else { format!("{it}{game}") })
            .to_vec(),
    };
    for n_acted in 0..400 {
        if now["over"] == true {
            pages.other.push(format!("/play/{id}/end"));
            break;
        }
        if ages.contains(&n_acted) {
            let record = call("GET", &format!("/games/{id}/record"), "");
            let aged = call("POST", "/games/import", &record.to_string());
            at_age(stage, aged["id"].as_str().unwrap(), &mut pages);
        }
        let options = call("GET", &format!("/games/{id}/options?take=40"), "");
        let options = options["options"].as_array().unwrap();
        // Not always the first: a game of nothing but passing shows little.
        let action = &options[(7 * n_acted + 3) % options.len()]["action"];
        let body = format!("{{\"action\":{action},\"revision\":{}}}", now["revision"]);
        now = call("POST", &format!("/games/{id}/actions"), &body);
    }
    assert!(5 * ages.len() <= pages.table.len(), "{game} is over before it is looked at");
    at_age(stage, &well_played(stage, game, well), &mut pages);
    assert!(pages.table.iter().any(|it| it.ends_with("/hint")), "{game}: no hint is looked at");
    pages
}

/// A game after so many deeds of somebody who knows it: full cities, large figures.
fn well_played(stage: &Stage, game: &str, n_deeds: usize) -> String {
    let call =
        |path: &str, body: &str| server::call(&stage.server.addr, "POST", path, body).unwrap();
    let mut now = call("/games", &format!("{{\"game\":\"{game}\",\"seed\":9}}"));
    let id = now["id"].as_str().unwrap().to_owned();
    for _ in 0..n_deeds {
        let body = format!("{{\"player\":\"greedy\",\"revision\":{}}}", now["revision"]);
        now = call(&format!("/games/{id}/player"), &body);
    }
    assert_eq!(now["over"], false, "{game} is over before it is looked at");
    id
}

/// The pages of a game as it stands.
fn at_age(stage: &Stage, id: &str, pages: &mut Pages) {
    let (_, page) = server::ask(&stage.server.addr, "GET", &format!("/play/{id}"), "").unwrap();
    let why = page.split(&format!("/play/{id}/why/")).nth(1).unwrap();
    let ply: usize = why.split('"').next().unwrap().parse().unwrap();
    let turn = format!("/play/{id}/turn/{ply}");
    pages.table.extend([
        format!("/play/{id}"),
        turn.clone(),
        format!("{turn}?step=2"),
        format!("{turn}?step=4"),
        format!("{turn}?step=99"),
        format!("/play/{id}?ply={ply}"),
    ]);
    // With something in hand there are more buttons.
    let links = || page.split("href=\"").skip(1).map(|it| it.split('"').next().unwrap());
    let picked = ["?pick=", "?do=", "?at="].map(|key| links().find(|it| it.contains(key)));
    pages.table.extend(picked.into_iter().flatten().map(|it| it.replace("&amp;", "&")));
    pages.other.push(format!("/play/{id}/why/{ply}"));
    // A hint in the place of the choices, where there is one.
    let kept = server::call(&stage.server.addr, "GET", &format!("/games/{id}"), "").unwrap();
    let (path, body) =
        (format!("/api/v1/games/{id}/hint"), format!("{{\"revision\":{}}}", kept["revision"]));
    if server::ask(&stage.server.addr, "POST", &path, &body).is_some_and(|it| it.0 == 200) {
        pages.table.push(format!("/play/{id}/hint"));
    }
}

/// Every page in every window, theme and language: a page is loaded once in a
/// language, then the window and the theme change around it.
fn fits(game: &str, ages: &[usize], well: usize) {
    let stage = wide(game);
    let pages = pages(&stage, game, ages, well);
    measured(&stage, &pages, &["en", "fr", "es"]);
}

fn wide(name: &str) -> Stage {
    let screen = Screen { width: 1280, height: 720, is_touch: false };
    let stage = Stage::new(&format!("windows-{name}"), screen);
    stage.browser.prefer("light", "reduce");
    stage
}

fn measured(stage: &Stage, pages: &Pages, langs: &[&str]) {
    let browser = &stage.browser;
    let measure = MEASURE.replace("MANY", &MANY.to_string());
    let (page, curtain) = browser.curtain();
    let mut wrong = Vec::new();
    for lang in langs {
        browser.front(&page);
        stage.go("/");
        browser.js(&format!("document.cookie = 'lang={lang}; path=/'"));
        let mut boards: Vec<Vec<String>> = vec![Vec::new(); WINDOWS.len()];
        for path in pages.table.iter().chain(&pages.other) {
            browser.resize(Screen { width: 1280, height: 720, is_touch: false });
            browser.front(&page);
            stage.go(path);
            browser.front(&curtain);
            for (at, (width, height)) in WINDOWS.into_iter().enumerate() {
                browser.resize(Screen { width, height, is_touch: width < 1000 });
                let found = browser.js(&measure);
                let themes = found.as_array().unwrap_or_else(|| panic!("{found}"));
                for found in themes {
                    let all = found["faults"].as_array().unwrap().iter();
                    let told = |it: &Value| {
                        format!("{width}x{height} {lang} {path} {}", it.as_str().unwrap())
                    };
                    wrong.extend(all.map(told));
                    let board = found["board"].as_str().unwrap();
                    if pages.table.contains(path) && boards[at].iter().all(|it| it != board) {
                        boards[at].push(board.to_owned());
                    }
                }
            }
        }
        for ((width, height), boards) in WINDOWS.into_iter().zip(&boards) {
            if 1 < boards.len() {
                wrong.push(format!("{width}x{height} {lang}: the board jumps: {boards:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn patchwork_fits_every_window() {
    fits("patchwork", &[6], 14);
}

#[test]
fn brass_fits_every_window() {
    fits("brass", &[60], 4);
}

/// Every kind of a deed, chosen in part and ready, with a full hand and the longest
/// words, which are French; what the automa did is told in full.
#[test]
fn deeds_of_brass_fit_every_window() {
    let stage = wide("deeds");
    let id = crate::brass::open(
        &stage,
        &json!({
            "era": "rail",
            "links": { "human": ["coalbrookdale-wolverhampton"], "automa": ["birmingham-coventry"] },
            "tiles": [
                { "at": "coalbrookdale 1", "owner": "human", "industry": "iron-works", "level": 2, "cubes": 3 },
                { "at": "wolverhampton 0", "owner": "human", "industry": "manufacturer", "level": 2 },
                { "at": "wolverhampton 1", "owner": "human", "industry": "coal-mine", "level": 2, "cubes": 2 },
                { "at": "coalbrookdale 0", "owner": "human", "industry": "brewery", "level": 2, "cubes": 2 },
            ],
            "human": {
                "money": 60, "income": 30,
                "hand": ["wolverhampton", "kidderminster", "burton", "coalbrookdale",
                    "pottery", "iron-works", "coal-mine", "wild-location"],
            },
        }),
    );
    let deeds = [
        "",
        "?deed=build",
        "?deed=build;site+coal-mine+dudley+0",
        "?deed=network;line+dudley-wolverhampton",
        "?deed=network;line+dudley-wolverhampton;line+dudley-kidderminster",
        "?deed=develop",
        "?deed=develop;remove+brewery",
        "?deed=sell",
        "?deed=scout",
        "?deed=scout;card+kidderminster",
        "?ask=scout",
        "?at=dudley-0",
    ];
    let pages = Pages {
        table: deeds.iter().map(|it| format!("/play/{id}{it}")).collect(),
        other: Vec::new(),
    };
    measured(&stage, &pages, &["fr"]);
}

#[test]
fn london_fits_every_window() {
    fits("london", &[60], 120);
}

/// A game of London at the table; every action is told.
fn told(stage: &Stage, n_seats: usize, actions: &[&str]) -> String {
    let addr = &stage.server.addr;
    let new = format!(
        "{{\"game\":\"london\",\"seed\":7,\"setup\":{{\"at\":\"table\",\"seats\":\"{n_seats}\"}}}}"
    );
    let mut now = server::call(addr, "POST", "/games", &new).unwrap();
    let id = now["id"].as_str().unwrap().to_owned();
    for action in actions {
        let body = format!("{{\"action\":\"{action}\",\"revision\":{}}}", now["revision"]);
        now = server::call(addr, "POST", &format!("/games/{id}/actions"), &body).unwrap();
    }
    format!("/play/{id}")
}

/// The longest words are French; on a board for four people no name is broken.
#[test]
fn london_at_the_table_fits_every_window() {
    let stage = wide("table-london");
    let new = told(&stage, 2, &[]);
    let turn = told(&stage, 2, &["discard fleet-street-b", "discard paupers-a.1", "done"]);
    let four: Vec<String> = [
        "haberdashers-a",
        "east-india-company-a",
        "vauxhall-gardens-a",
        "great-fire-monument-a",
        "woolwich-arsenal-a",
        "fishmongers-a",
        "almshouses-a",
        "theatre-royal-a",
        "huguenots-a",
        "covent-garden-a",
    ]
    .map(|it| format!("discard {it}"))
    .to_vec();
    let four: Vec<&str> = four.iter().map(String::as_str).collect();
    let over = told(&stage, 2, &["out", "done"]);
    let pages = Pages {
        table: Vec::new(),
        other: vec![
            format!("{new}/setup"),
            new.clone(),
            format!("{new}?find=brown"),
            format!("{new}?toll=1"),
            format!("{turn}/turn/2"),
            turn,
            told(&stage, 4, &four),
            told(&stage, 2, &["done"]),
            format!("{over}/end"),
        ],
    };
    measured(&stage, &pages, &["fr"]);
}

/// On a phone the strip has three lines for what the automa did; a tap shows them
/// all, over the board, which stays where it is.
#[test]
fn what_the_automa_did_is_opened_by_a_tap() {
    let stage = wide("report");
    let browser = &stage.browser;
    browser.resize(Screen { width: 390, height: 844, is_touch: true });
    let measure = "const it = document.querySelector('.last .told');
        return [it.scrollHeight - it.clientHeight, document.querySelector('.board').getBoundingClientRect().y]";
    let mut n_long = 0;
    for n_deeds in [20, 70, 120] {
        stage.go(&format!("/play/{}", well_played(&stage, "london", n_deeds)));
        let before = browser.js(measure);
        n_long += usize::from(1 < before[0].as_i64().unwrap());
        browser.click(".last summary");
        let after = browser.js(measure);
        assert_eq!(after[0], 0, "after {n_deeds} deeds nothing is cut");
        assert_eq!(before[1], after[1], "the board stays");
    }
    assert!(0 < n_long, "one of them has more lines than the strip");
}
