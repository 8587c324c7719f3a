//! Why: the ladder of reasons and the table of that moment.

use axum::http::StatusCode;

use crate::ask::{games, get, send, site};

/// A game some way on, played by whatever is offered; the answer of its last action.
pub(crate) async fn played(site: &axum::Router, game: &str, n_actions: usize) -> (String, usize) {
    let body = format!("{{\"game\":\"{game}\",\"seed\":7}}");
    let (_, mut now) = send(site, "POST", "/api/v1/games", &body).await;
    let id = now["id"].as_str().unwrap().to_owned();
    for n in 0..n_actions {
        let (_, all) = send(site, "GET", &format!("/api/v1/games/{id}/options?take=40"), "").await;
        let all = all["options"].as_array().unwrap();
        if all.is_empty() {
            // A short game is over by then: another one, not so far.
            return Box::pin(played(site, game, n - 2)).await;
        }
        let action = &all[(7 * n + 3) % all.len()]["action"];
        let body = format!("{{\"action\":{action},\"revision\":{}}}", now["revision"]);
        now = send(site, "POST", &format!("/api/v1/games/{id}/actions"), &body).await.1;
    }
    (format!("/play/{id}"), now["actions"].as_array().unwrap().len())
}

#[tokio::test]
async fn the_table_of_that_moment_is_marked_with_the_reasons() {
    let site = site();
    // Those that draw a scene of the table.
    for game in ["patchwork", "brass", "london"] {
        let (play, n) = played(&site, game, 14).await;
        let mut n_marked = 0;
        for ply in 0..n {
            let page = get(&site, &format!("{play}/why/{ply}")).await;
            if page.status != StatusCode::OK || !page.body.contains("class=\"cut\"") {
                continue;
            }
            let dropped: Vec<usize> = page
                .body
                .split("class=\"badge gone\"")
                .skip(1)
                .map(|it| it.split("</text>").next().unwrap().rsplit('>').next().unwrap())
                .map(|it| it.parse().unwrap())
                .collect();
            for number in dropped {
                // Patches are numbered as the columns of their table are.
                let is_told = match game {
                    "patchwork" => (1..=3).contains(&number) && page.body.contains("class=\"fan\""),
                    _ => page.body.contains(&format!("<span class=\"pinno\">{number}</span>")),
                };
                assert!(is_told, "{game} {ply}: finding {number} dropped nobody");
                n_marked += 1;
            }
            assert!(!page.body.contains("id=\"at-"), "names of places stand once on a page");
            // A cut of the map is one picture: what is drawn on it has no names of its own.
            for map in page.body.split("<svg class=\"map\"").skip(1) {
                let drawn = map.split("</svg>").next().unwrap().split_once('>').unwrap().1;
                let named = [" id=\"", " role=\"", " aria-label=\"", "<title>"];
                assert!(named.iter().all(|it| !drawn.contains(it)), "{game} {ply}: {drawn}");
            }
        }
        assert!(0 < n_marked, "{game}: nobody was dropped in a picture");
    }
}

#[tokio::test]
async fn every_reason_says_what_was_found_and_names_its_rule_in_small_letters() {
    let site = site();
    for game in games() {
        let (play, _) = played(&site, game, 14).await;
        let (_, why) = send(&site, "GET", &format!("/api/v1/games/{}/why", &play[6..]), "").await;
        let ply = &why["plies"][0];
        let body = get(&site, &format!("{play}/why/{ply}")).await.body;
        let text = crate::taps::text(&body);
        let mut n_found = 0;
        for rung in why["trace"].as_array().unwrap() {
            let rule = rung["rule"].as_str().unwrap();
            let finding = rung["finding"].as_str().unwrap();
            assert!(!finding.is_empty() && finding != rung["text"], "{game} {rule}: {finding}");
            // That a slot can be done or not, its mark says.
            n_found += usize::from(text.contains(finding));
        }
        assert!(0 < n_found && 2 * n_found >= why["trace"].as_array().unwrap().len() / 2, "{game}");
        assert!(text.contains(why["account"].as_str().unwrap().split(". ").next().unwrap()));
        for head in ["Candidate", "Compared", "Stays"] {
            assert!(!text.contains(head), "{game}: {head} over a plain gain");
        }
    }
}

#[tokio::test]
async fn a_card_that_did_nothing_is_folded_and_says_why() {
    let site = site();
    let mut n_folded = 0;
    for seed in 0..30 {
        let new = format!(r#"{{"game":"brass","seed":{seed}}}"#);
        let (_, mut now) = send(&site, "POST", "/api/v1/games", &new).await;
        let id = now["id"].as_str().unwrap().to_owned();
        for _ in 0..12 {
            let moved = format!(r#"{{"player":"casual","revision":{}}}"#, now["revision"]);
            now = send(&site, "POST", &format!("/api/v1/games/{id}/player"), &moved).await.1;
            let (_, why) = send(&site, "GET", &format!("/api/v1/games/{id}/why"), "").await;
            let actions = why["actions"].as_array().cloned().unwrap_or_default();
            let n = actions.iter().filter(|it| *it == "mautoma discard").count();
            if n == 0 {
                continue;
            }
            let body = get(&site, &format!("/play/{id}/why/{}", why["plies"][0])).await.body;
            assert_eq!(body.matches("<details class=\"part\"").count(), n);
            assert!(!body.contains("<details class=\"part\" open"), "folded at first");
            let folded = body.split("<summary class=\"part-h\">").nth(1).unwrap();
            let summary = crate::taps::text(folded.split("</summary>").next().unwrap());
            assert!(
                summary.contains("discarded") && summary.trim_end().ends_with('.'),
                "{summary}"
            );
            // Each card of the turn has its button and its part.
            let n_parts = body.matches(" id=\"part-").count();
            assert_eq!(body.matches("href=\"#part-").count(), n_parts);
            n_folded += n;
        }
        if n_folded != 0 {
            return;
        }
    }
    panic!("no card was discarded");
}
