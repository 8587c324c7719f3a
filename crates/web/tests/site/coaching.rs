//! Hints and analyses for machines.

use axum::http::StatusCode;
use serde_json::Value;

use crate::ask::{get, get_in, post, send, site, start};

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
    let stopped = get(&site, &format!("{analysis}?stop=1")).await.body;
    assert!(!stopped.contains("data-think") && stopped.contains("Go on thinking"));
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
