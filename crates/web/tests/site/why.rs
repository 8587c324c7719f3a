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
            let ladders: Vec<Vec<&str>> = page
                .body
                .split("<ol class=\"ladder\">")
                .skip(1)
                .map(|it| it.split("</ol>").next().unwrap().split("<li").collect())
                .collect();
            for rung in dropped {
                let says = |ladder: &Vec<&str>| {
                    ladder
                        .iter()
                        .filter(|it| it.contains("<h3>"))
                        .nth(rung - 1)
                        .is_some_and(|it| it.contains("class=\"gone\""))
                };
                assert!(ladders.iter().any(says), "{game} {ply}: reason {rung} dropped nobody");
                n_marked += 1;
            }
            assert!(!page.body.contains("id=\"at-"), "names of places stand once on a page");
        }
        assert!(0 < n_marked, "{game}: nobody was dropped in a picture");
    }
}

#[tokio::test]
async fn no_reason_lists_mere_ticks() {
    let site = site();
    for game in games() {
        let (play, n) = played(&site, game, 14).await;
        let mut n_tables = 0;
        for ply in 0..n {
            let page = get(&site, &format!("{play}/why/{ply}")).await.body;
            for table in page.split("<table class=\"cands\">").skip(1) {
                let table = table.split("</table>").next().unwrap();
                let is_told = table.contains("Compared") || table.contains("class=\"gone\"");
                assert!(is_told, "{game} {ply}: {table}");
                n_tables += 1;
            }
        }
        assert!(0 < n_tables, "{game}");
    }
}
