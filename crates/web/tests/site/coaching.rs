//! Hints and analyses for machines.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use axum::{Router, http::StatusCode};
use keep::{For, Keep as _, Memory, OwnDocument, Stored};
use kit::Marks;
use serde_json::Value;
use web::Host;

use crate::{
    ask::{get, get_in, host, import, post, send, site, site_at, site_over, start},
    results::finished,
};

/// A game in which a player has done so many deeds.
async fn begun(site: &axum::Router, setup: &str, n: usize) -> String {
    let play = start(site, setup).await;
    for revision in 1..=n {
        let form = format!("revision={revision}&player=casual");
        let moved = post(site, &format!("{play}/player"), &form).await;
        assert_eq!(moved.status, StatusCode::SEE_OTHER, "{}", moved.body);
    }
    play.replace("/play/", "/api/v1/games/")
}

#[tokio::test]
async fn a_hint_names_deeds_that_can_be_done_and_is_counted() {
    let site = site();
    let game = begun(&site, "seed=7", 3).await;
    let (status, hint) = send(&site, "POST", &format!("{game}/hint"), r#"{"revision":4}"#).await;
    assert_eq!(status, StatusCode::OK, "{hint}");
    let (stale, _) = send(&site, "POST", &format!("{game}/hint"), r#"{"revision":4}"#).await;
    assert_eq!(stale, StatusCode::CONFLICT);
    let deeds = hint["deeds"].as_array().unwrap();
    assert!((1..=3).contains(&deeds.len()), "{hint}");
    let again = send(&site, "POST", &format!("{game}/hint"), r#"{"revision":5}"#).await.1;
    assert_eq!(again, hint, "the same table has the same hint");
    let record = send(&site, "GET", &format!("{game}/record"), "").await.1;
    // Three deeds of a player's, and one table that a hint was asked for.
    assert!(record.to_string().contains("\"hints\":4"), "{record}");
    let action = deeds[0]["actions"][0].as_str().unwrap();
    let body = format!(r#"{{"action":"{action}","revision":5}}"#);
    let (status, done) = send(&site, "POST", &format!("{game}/actions"), &body).await;
    assert_eq!(status, StatusCode::OK, "{done}");
}

#[tokio::test]
async fn an_analysis_grows_request_by_request_and_is_kept() {
    let site = site();
    let game = begun(&site, "seed=7", 2).await;
    let to = format!("{game}/analysis");
    let (status, none) = send(&site, "GET", &to, "").await;
    assert_eq!((status, &none["report"]["is_complete"]), (StatusCode::OK, &Value::Bool(false)));
    let mut last = none;
    for _ in 0..100 {
        let (status, report) = send(&site, "POST", &format!("{to}?millis=1"), "").await;
        assert_eq!(status, StatusCode::OK, "{report}");
        last = report;
        if last["report"]["is_complete"] == true {
            break;
        }
    }
    assert_eq!(last["report"]["is_complete"], true, "{last}");
    assert_eq!(send(&site, "GET", &to, "").await.1, last);
    let report = &last["report"];
    let of = |it: &Value| it.as_i64().unwrap();
    assert_eq!(
        of(&report["end"]["mean"]) - of(&report["start"]["mean"]),
        of(&report["luck"]["points"]) + of(&report["choices"]["points"])
    );
}

#[tokio::test]
async fn what_cannot_be_judged_is_told_in_words() {
    let site = site();
    let fresh = begun(&site, "seed=7", 0).await;
    let table = start(&site, "seed=7&at=table").await;
    let table = table.trim_end_matches("/setup").replace("/play/", "/api/v1/games/");
    for (method, address, said) in [
        ("POST", format!("{table}/hint"), "table"),
        ("POST", format!("{table}/analysis"), "table"),
        ("GET", format!("{fresh}/analysis"), "chosen"),
        ("POST", format!("{fresh}/analysis?millis=0"), "at least one game"),
        ("POST", format!("{fresh}/analysis?millis=10001"), "10001"),
    ] {
        let body = if address.ends_with("/hint") { r#"{"revision":1}"# } else { "" };
        let (status, told) = send(&site, method, &address, body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{address}: {told}");
        assert!(told.to_string().contains(said), "{address}: {told}");
    }
}

/// Thinks until nothing is left, as the button of the page does.
async fn thought(site: &axum::Router, analysis: &str) -> String {
    for _ in 0..200 {
        let answer = post(site, analysis, "").await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        let page = get(site, analysis).await.body;
        if !page.contains("data-think") {
            return page;
        }
    }
    panic!("an analysis comes to an end");
}

/// The tenths of a point that a cell of the page tells.
fn tenths(cell: &str) -> i64 {
    let digits: String = cell.chars().filter(char::is_ascii_digit).collect();
    let n: i64 = digits.parse().unwrap();
    if cell.contains('−') { -n } else { n }
}

#[tokio::test]
async fn the_page_of_an_analysis_thinks_on_and_its_numbers_add_up() {
    let site = site();
    let game = begun(&site, "seed=7", 4).await;
    let analysis = game.replace("/api/v1/games/", "/play/") + "/analysis";
    let first = get(&site, &analysis).await;
    assert_eq!(first.status, StatusCode::OK);
    assert!(first.body.contains("data-think") && first.body.contains("Go on thinking"));
    // Stopped, it stays stopped, and is gone on with when somebody says so.
    assert_eq!(post(&site, &analysis, "stop=1").await.status, StatusCode::SEE_OTHER);
    for _ in 0..2 {
        let stopped = get(&site, &analysis).await.body;
        assert!(!stopped.contains("data-think") && stopped.contains("Go on thinking"), "{stopped}");
        assert!(stopped.contains("Stopped"), "{stopped}");
        post(&site, &analysis, "").await;
    }
    assert_eq!(post(&site, &analysis, "go=1").await.status, StatusCode::SEE_OTHER);
    // Here time is told in looks at the clock: one part is all of it.
    assert!(!get(&site, &analysis).await.body.contains("Stopped"));
    let page = thought(&site, &analysis).await;
    let table = page.split("id=\"falls\"").nth(1).unwrap().split("</table>").next().unwrap();
    let cells: Vec<i64> = table
        .split("<tr>")
        .skip(2)
        .map(|row| {
            tenths(row.split("<td class=\"number\">").nth(1).unwrap().split('<').next().unwrap())
        })
        .collect();
    assert_eq!(cells.len(), 4, "{table}");
    assert_eq!(cells[0] + cells[1] + cells[2], cells[3], "{table}");
    for lang in ["fr", "es"] {
        let request = get_in(&site, &analysis, lang).await;
        assert_eq!(request.status, StatusCode::OK, "{lang}");
    }
}

#[tokio::test]
async fn the_page_says_why_there_is_no_analysis() {
    let site = site();
    let fresh = start(&site, "seed=7").await;
    let table = start(&site, "seed=7&at=table").await;
    let table = table.trim_end_matches("/setup");
    for (play, said) in [(fresh.as_str(), "chosen anything"), (table, "at a table")] {
        let answer = get(&site, &format!("{play}/analysis")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
        assert!(answer.body.contains(said), "{}", answer.body);
    }
}

/// A game that begins with choices that cost much, analysed to its end, and its place.
async fn judged(site: &Router, setup: &str) -> String {
    let play = start(site, setup).await;
    for revision in 1..=3 {
        // To let every patch go by is seldom a good beginning.
        let form = format!("revision={revision}&action=advance");
        let done = post(site, &format!("{play}/act"), &form).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    }
    thought(site, &format!("{play}/analysis")).await;
    play
}

/// The addresses on a page that begin like this.
fn links<'a>(page: &'a str, begin: &str) -> Vec<&'a str> {
    let found = page.match_indices("href=\"").map(|it| &page[it.0 + 6..]);
    let mut all: Vec<&str> =
        found.filter(|it| it.starts_with(begin)).map(|it| it.split('"').next().unwrap()).collect();
    all.dedup();
    all
}

/// The first address of a dear choice.
async fn moment(site: &Router) -> String {
    let page = get(site, "/practice").await.body;
    let found = links(&page, "/play/").into_iter().find(|it| it.contains("/moment/"));
    found.unwrap_or_else(|| panic!("a dear choice waits: {page}")).to_owned()
}

/// Does a deed at a moment and has it compared, as the page's forms do; the answer.
async fn tried(site: &Router, moment: &str, action: &str) -> String {
    let done = post(site, moment, &format!("did=&action={action}")).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let mut there = done.location;
    // A deed may have steps: the patch is put where the first button puts it.
    loop {
        let page = get(site, &there).await.body;
        if page.contains("name=\"compare\"") {
            break;
        }
        let form = page.split(&format!("action=\"{moment}\"")).nth(1).unwrap().to_owned();
        let value = |name: &str| {
            let field = form.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
            field.split('"').next().unwrap().to_owned()
        };
        let did = format!("did={}&action={}", value("did"), value("action"));
        there = post(site, moment, &did.replace(' ', "+")).await.location;
    }
    compared(site, &there).await
}

/// Has what the address tells compared; the answer.
async fn compared(site: &Router, there: &str) -> String {
    let (moment, query) = there.split_once('?').unwrap();
    let form = format!("{query}&compare=1");
    let answer = post(site, moment, &form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let page = get(site, &answer.location).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.body.contains("data-think"), "{}", page.body);
    page.body
}

#[tokio::test]
async fn a_moment_is_tried_again_by_the_games_own_controls_and_nothing_is_written() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    let play = judged(&site, "seed=7").await;
    let id = play.rsplit('/').next().unwrap();
    let before = store.load::<Stored>(id).await.unwrap();
    let moment = moment(&site).await;
    let page = get(&site, &moment).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(
        page.body.contains("What do you do?") && page.body.contains("One of your dear choices")
    );
    // The controls are the game's own, and lead back here.
    assert!(page.body.contains(&format!("action=\"{moment}\"")), "{}", page.body);
    assert!(!page.body.contains(&format!("{play}/act\"")) && !page.body.contains("best found"));
    let same = tried(&site, &moment, "advance").await;
    assert!(same.contains("The same as then") && same.contains("Choose again"), "{same}");
    let told = compared(&site, &format!("{moment}?did=best")).await;
    assert!(told.contains("This was the best found"), "{told}");
    assert!(told.contains("Where the points come from"), "{told}");
    for lang in ["fr", "es"] {
        let page = get_in(&site, &format!("{moment}?did=advance"), lang).await;
        assert_eq!(page.status, StatusCode::OK, "{lang}");
    }
    let after = store.load::<Stored>(id).await.unwrap();
    assert_eq!(before, after, "the record is what it was");
}

#[tokio::test]
async fn the_best_deed_found_is_as_good_as_the_best_and_waits_no_more_for_three_days() {
    let clock = Arc::new(AtomicU64::new(1));
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_at(clock.clone(), store.clone(), None);
    judged(&site, "seed=7").await;
    let moment = moment(&site).await;
    let n_waiting =
        |page: &str| page.split("id=\"h-found\"").next().unwrap().matches("/moment/").count();
    let before = n_waiting(&get(&site, "/practice").await.body);
    // Home tells how many wait.
    assert!(get(&site, "/").await.body.contains(&match before - 1 {
        1 => "1 moment waits".to_owned(),
        n => format!("{n} moments wait"),
    }));
    let ply: u64 = moment.rsplit('/').next().unwrap().parse().unwrap();
    let game = moment.split("/moment/").next().unwrap().replace("/play/", "/api/v1/games/");
    let report = send(&site, "GET", &format!("{game}/analysis"), "").await.1;
    let decisions = report["report"]["decisions"].as_array().unwrap();
    let best = decisions.iter().find(|it| it["ply"] == ply).unwrap()["best"].clone();
    let best: Vec<String> =
        best.as_array().unwrap().iter().map(|it| it.as_str().unwrap().replace(' ', "+")).collect();
    let done = post(&site, &moment, &format!("did=&actions={}", best.join(","))).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let answer = compared(&site, &done.location).await;
    assert!(answer.contains("As good as the best found"), "{answer}");
    let found = get(&site, "/practice").await.body;
    assert!(found.contains("found, comes again in 3 days"), "{found}");
    // The button and the list; no button where nothing is left.
    let left = if before == 2 { 0 } else { before - 1 };
    assert_eq!(n_waiting(&found), left, "{found}");
    clock.fetch_add(4 * 24 * 60 * 60 * 1000, Ordering::Relaxed);
    let later = get(&site, "/practice").await.body;
    assert!(later.contains("found before, comes again") && n_waiting(&later) == before, "{later}");
    let any = post(&site, "/practice/any", "").await;
    assert!(any.location.contains("/moment/"), "{}", any.location);
}

#[tokio::test]
async fn what_is_no_moment_and_no_deed_is_refused_in_words() {
    let site = site();
    let play = judged(&site, "seed=7").await;
    let moment = moment(&site).await;
    for (address, status) in [
        (format!("{play}/moment/9999"), StatusCode::NOT_FOUND),
        (format!("{play}/moment/x"), StatusCode::BAD_REQUEST),
        (format!("{moment}?did=nonsense"), StatusCode::BAD_REQUEST),
        (format!("{moment}?did=advance,advance"), StatusCode::NOT_FOUND),
    ] {
        assert_eq!(get(&site, &address).await.status, status, "{address}");
    }
    let refused = post(&site, &moment, "did=&action=take+99+a1").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.body);
    assert_eq!(post(&site, &moment, "did=").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn practice_is_empty_before_anything_is_analysed_and_after_the_game_is_gone() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    assert!(get(&site, "/practice").await.body.contains("Nothing to practise yet"));
    assert!(get(&site, "/").await.body.contains("nothing waits"));
    let play = judged(&site, "seed=7").await;
    let page = get(&site, "/practice").await.body;
    assert!(page.contains("moments to try again") || page.contains("One moment"), "{page}");
    assert_eq!(
        post(&site, &format!("{play}/remove"), "revision=4").await.status,
        StatusCode::SEE_OTHER
    );
    assert!(get(&site, "/practice").await.body.contains("Nothing to practise yet"));
    for place in ["report", "study"] {
        let rows = store.list(For(place.to_owned()), 0, 10).await.unwrap();
        assert_eq!(rows.1, 0, "{place}");
    }
}

#[tokio::test]
async fn an_analysis_is_made_once_and_stays_where_the_game_is_kept() {
    let store = Arc::new(Memory::new(web::is_told));
    let play = judged(&site_over(store.clone()), "seed=7").await;
    // Another start of the program, where nobody may think.
    let think = Arc::new(|_| -> web::Thinking { Box::pin(std::future::ready(Err(web::Busy))) });
    let later = web::app(Host { think, ..host(store, None) });
    let page = get(&later, &format!("{play}/analysis")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        !page.body.contains("data-think") && page.body.contains("id=\"falls\""),
        "{}",
        page.body
    );
    let file = get(&later, &format!("{play}/analysis.csv")).await;
    assert!(
        file.body.starts_with("ply,kind,played,") && file.body.lines().count() == 4,
        "{}",
        file.body
    );
}

#[tokio::test]
async fn a_finished_game_tells_its_margin_without_luck_in_the_record_and_how_somebody_plays() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    let text = finished(3, Marks::default()).record().to_toml();
    let play = import(&site, &text).await.location.trim_end_matches("/end").to_owned();
    let analysis = format!("{play}/analysis");
    let running = get(&site, &analysis).await.body;
    assert!(running.contains("Why is being worked out"), "{running}");
    let page = thought(&site, &analysis).await;
    assert!(page.contains("The chance to win is that of greedy"), "{page}");
    let row = |csv: &str| csv.lines().nth(1).unwrap().split(',').nth(9).unwrap().to_owned();
    let csv = get(&site, "/record.csv").await.body;
    let api = play.replace("/play/", "/api/v1/games/");
    let report = send(&site, "GET", &format!("{api}/analysis"), "").await.1["report"].clone();
    let of = |it: &Value| it.as_i64().unwrap();
    let without = of(&report["start"]["mean"]) + of(&report["choices"]["points"]);
    assert_eq!(row(&csv), format!("{:.1}", without as f64 / 1000.0), "{csv}");
    // With two other games of theirs the curve is that of whoever plays so.
    let id = play.rsplit('/').next().unwrap();
    let study: OwnDocument = store.load(&format!("study.{id}")).await.unwrap().unwrap();
    for nth in 1..=2 {
        let other = format!("other{nth}");
        let text = study.text.replace(id, &other);
        let id = format!("study.{other}");
        store.create(OwnDocument { id, text, revision: 1, ..study.clone() }).await.unwrap();
    }
    let as_you = get(&site, &analysis).await.body;
    assert!(as_you.contains("as in 2 other games of yours"), "{as_you}");
    let said = send(&site, "GET", &format!("{api}/analysis"), "").await.1;
    assert_eq!(said["as_you"]["games"], 2, "{said}");
    // A second try is no practice, and tells nothing of how somebody plays.
    let marks = Marks { second_try: true, ..Marks::default() };
    let again = import(&site, &finished(3, marks).record().to_toml()).await.location;
    assert!(again.contains("/play/"), "{again}");
}

#[tokio::test]
async fn a_game_of_older_rules_and_one_with_corrections_are_told_as_what_they_are() {
    let site = site();
    let text = finished(3, Marks::default()).record().to_toml();
    let old = text.replacen(
        &format!("ruleset = {}", <patchwork::Patchwork as kit::Game>::RULESET),
        "ruleset = 0",
        1,
    );
    assert_ne!(old, text);
    assert_eq!(import(&site, &old).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let play = start(&site, "seed=7").await;
    let api = play.replace("/play/", "/api/v1/games/");
    let body = r#"{"patch":{"human":{"buttons":9}},"revision":1}"#;
    let (status, told) = send(&site, "POST", &format!("{api}/correct"), body).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    post(&site, &format!("{play}/act"), "revision=2&action=advance").await;
    let page = thought(&site, &format!("{play}/analysis")).await;
    assert!(page.contains("The table was put right by hand"), "{page}");
}
