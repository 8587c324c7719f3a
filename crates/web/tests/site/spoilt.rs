//! Spoilt requests: whatever is asked, the site answers, and no answer is a fault of ours.

use std::time::{Duration, Instant};

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use testkit::fuzz;

use crate::ask::{ask, games, send, site};

/// How many spoilt requests a plain test sends.
const TRIES: u64 = 1500;

/// A number that the long run sets.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|it| it.parse().ok())
}

/// Whether to go on: so many tries, or as long as the long run says.
fn goes_on(nth: u64, begun: Instant) -> bool {
    match number("FUZZ_SECONDS") {
        Some(seconds) => begun.elapsed() < Duration::from_secs(seconds),
        None => nth < TRIES,
    }
}

#[tokio::test]
async fn a_spoilt_request_is_answered_without_a_fault_of_ours() {
    let site = site();
    let mut ids = Vec::new();
    for game in games() {
        let body = format!("{{\"game\": \"{game}\", \"seed\": 7}}");
        let (status, kept) = send(&site, "POST", "/api/v1/games", &body).await;
        assert_eq!(status, StatusCode::CREATED);
        ids.push(kept["id"].as_str().unwrap().to_owned());
    }
    let mut paths: Vec<String> = ["/", "/games?show=over&page=2", "/new/london", "/open"]
        .into_iter()
        .chain(["/rules/brass", "/settings", "/api/v1/openapi.json", "/api/v1/boxes"])
        .chain(["/api/v1/games?skip=1&take=3", "/api/v1/games/import", "/assets/00000000/look.css"])
        .chain(["/export.json", "/?g=1AAAAAAAA", "/open/link", "/api/v1/export", "/api/v1/import"])
        .map(str::to_owned)
        .collect();
    for id in &ids {
        for rest in [
            "",
            "?ply=3",
            "/act",
            "/back",
            "/undo",
            "/goto",
            "/turn/40?step=2",
            "/why/40",
            "/share",
        ] {
            paths.push(format!("/play/{id}{rest}"));
        }
        for rest in ["", "?seat=1", "/options", "/actions", "/correct", "/why", "/record", "/link"]
        {
            paths.push(format!("/api/v1/games/{id}{rest}"));
        }
    }
    // Links that were good before they were spoilt.
    for id in &ids {
        let (_, link) = send(&site, "GET", &format!("/api/v1/games/{id}/link"), "").await;
        let address = link["address"].as_str().unwrap();
        paths.push(address.split_once("/?").map(|(_, it)| format!("/?{it}")).unwrap());
    }
    let bodies: Vec<String> = [
        "revision=1&action=advance",
        "revision=1&ply=3",
        "back=/play&theme=dark&lang=fr",
        "level=III&deck=normal&seed=5",
        "{\"action\": \"build\", \"revision\": 1}",
        "{\"patch\": {\"round\": 2}, \"revision\": 1}",
        "{\"game\": \"london\", \"setup\": {\"seats\": \"3\"}, \"seed\": 9}",
        "{\"ply\": 40, \"revision\": 1}",
        "{\"format\": 1, \"games\": [{\"id\": \"a\", \"game\": \"brass\", \"ply\": 1}]}",
        "g=1AAAAAAAA",
        "game = \"patchwork\"\n[table]\ncard = 5\ncircle = [12, 14, 5]\n",
    ]
    .map(str::to_owned)
    .into();
    let (mut n_good, mut n_bad) = (0, 0);
    let seed = number("FUZZ_SEED").unwrap_or(11);
    let begun = Instant::now();
    let mut nth = 0;
    while goes_on(nth, begun) {
        let parts = fuzz::request(seed, nth, &paths, &bodies);
        nth += 1;
        let mut request = Request::builder().method(parts.method).uri(&parts.path);
        if !parts.headers.iter().any(|it| it.0 == "host") {
            request = request.header("host", "here");
        }
        for (name, value) in &parts.headers {
            request = request.header(*name, value);
        }
        // What cannot be sent at all is no request.
        let Ok(request) = request.body(Body::from(parts.body)) else { continue };
        let answer = ask(&site, request).await;
        let what = format!("seed {seed}, request {nth}: {} {}", parts.method, parts.path);
        assert!(!answer.status.is_server_error(), "{what}: {}", answer.status);
        if answer.status.is_success() || answer.status.is_redirection() {
            n_good += 1;
        } else {
            n_bad += 1;
            let is_head = parts.method == "HEAD";
            assert!(is_head || !answer.body.is_empty(), "{what}: {} says nothing", answer.status);
        }
        assert!(!answer.body.contains("[ui-"), "{what}: a text is missing");
    }
    assert!(0 < n_good && 0 < n_bad, "{n_good} answered, {n_bad} refused");
    // Nothing of it has done harm.
    for id in ids {
        let (status, _) = send(&site, "GET", &format!("/api/v1/games/{id}"), "").await;
        assert!(matches!(status, StatusCode::OK | StatusCode::NOT_FOUND), "{id}: {status}");
    }
}
