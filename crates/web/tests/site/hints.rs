//! Hints in the pages: asked for, counted once, drawn at their places, told why not.

use std::{pin::Pin, sync::Arc};

use axum::{Router, http::StatusCode};
use keep::Memory;
use serde_json::Value;
use web::{Busy, Host};

use crate::{
    ask::{get, get_in, host, import, post, send, site},
    field, html,
};

/// A game in which a player has done so many deeds, on the screen of a person whose turn it is.
async fn begun(site: &Router, game: &str, form: &str, n: usize) -> String {
    let play = post(site, &format!("/new/{game}"), form).await.location;
    for _ in 0..n {
        let form = format!("revision={}&player=casual", revision(site, &play).await);
        let moved = post(site, &format!("{play}/player"), &form).await;
        assert_eq!(moved.status, StatusCode::SEE_OTHER, "{}", moved.body);
    }
    play
}

async fn kept(site: &Router, play: &str) -> Value {
    send(site, "GET", &play.replace("/play/", "/api/v1/games/"), "").await.1
}

async fn revision(site: &Router, play: &str) -> u64 {
    kept(site, play).await["revision"].as_u64().unwrap()
}

/// How many hints the record counts.
async fn counted(site: &Router, play: &str) -> u64 {
    let record = format!("{}/record", play.replace("/play/", "/api/v1/games/"));
    send(site, "GET", &record, "").await.1["marks"]["hints"].as_u64().unwrap_or(0)
}

/// Asks for a hint by the form of the page; its page.
async fn asked(site: &Router, play: &str) -> String {
    let page = get(site, play).await.body;
    let to = format!("{play}/hint");
    let form = format!("revision={}", field(&page, &to, "revision"));
    let answer = post(site, &to, &form).await;
    assert_eq!((answer.status, &answer.location), (StatusCode::SEE_OTHER, &to), "{}", answer.body);
    let page = get(site, &to).await;
    assert_eq!(page.status, StatusCode::OK);
    page.body
}

/// The entries of the list.
fn listed(page: &str) -> Vec<&str> {
    let list = page.split("class=\"hints\"").nth(1).unwrap().split("</ol>").next().unwrap();
    list.split("<li>").skip(1).collect()
}

#[tokio::test]
async fn a_hint_is_counted_once_for_each_table() {
    let site = site();
    let play = begun(&site, "patchwork", "seed=7", 3).await;
    let before = counted(&site, &play).await;
    let page = asked(&site, &play).await;
    assert_eq!(counted(&site, &play).await, before + 1);
    let since = revision(&site, &play).await;
    for _ in 0..2 {
        // Neither who looks again nor who asks again is counted; the answer is the same.
        assert_eq!(get(&site, &format!("{play}/hint")).await.body, page);
        assert_eq!(asked(&site, &play).await, page);
    }
    assert_eq!((counted(&site, &play).await, revision(&site, &play).await), (before + 1, since));
    // Another table is another hint, and the first is still known when it is back.
    post(&site, &format!("{play}/undo"), &format!("revision={since}")).await;
    assert_eq!(get(&site, &format!("{play}/hint")).await.location, play);
    assert_ne!(asked(&site, &play).await, page);
    assert_eq!(counted(&site, &play).await, before + 2);
    let form = format!("revision={}", revision(&site, &play).await);
    post(&site, &format!("{play}/redo"), &form).await;
    asked(&site, &play).await;
    assert_eq!(counted(&site, &play).await, before + 2);
    let (status, _) = send(
        &site,
        "POST",
        &format!("{}/hint", play.replace("/play/", "/api/v1/games/")),
        &format!("{{\"revision\":{}}}", revision(&site, &play).await),
    )
    .await;
    assert_eq!((status, counted(&site, &play).await), (StatusCode::OK, before + 2));
}

#[tokio::test]
async fn a_page_made_before_a_change_asks_in_vain() {
    let site = site();
    let play = begun(&site, "patchwork", "seed=7", 2).await;
    let late = post(&site, &format!("{play}/hint"), "revision=1").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(counted(&site, &play).await, 2, "the deeds of the player alone");
}

#[tokio::test]
async fn a_game_without_hints_has_no_way_to_one_and_says_why() {
    let site = site();
    for (form, said) in
        [("seed=7&honest=1", "begun honest"), ("seed=7&no-hints=1", "without hints")]
    {
        let play = post(&site, "/new/patchwork", form).await.location;
        let page = get(&site, &play).await.body;
        assert!(!page.contains(&format!("{play}/hint")) && !page.contains("data-key=\"i\""));
        assert!(!page.contains("name=\"player\""), "no player moves either");
        let refused = post(&site, &format!("{play}/hint"), "revision=1").await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.body.contains(said), "{}", refused.body);
        assert!(refused.body.contains(&format!("href=\"{play}\"")), "the way back");
        assert_eq!(get(&site, &format!("{play}/hint")).await.status, refused.status);
        assert_eq!((counted(&site, &play).await, revision(&site, &play).await), (0, 1));
        let player = post(&site, &format!("{play}/player"), "revision=1&player=casual").await;
        assert_eq!(player.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    // Machines switch them off too.
    let body = r#"{"game":"patchwork","seed":7,"no_hints":true}"#;
    let (status, game) = send(&site, "POST", "/api/v1/games", body).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    let hint = format!("/api/v1/games/{}/hint", game["id"].as_str().unwrap());
    let (status, told) = send(&site, "POST", &hint, "{\"revision\":1}").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{told}");
    assert!(told.to_string().contains("without hints"), "{told}");
    let new = get(&site, "/new/patchwork").await.body;
    assert!(new.contains("name=\"no-hints\""));
}

#[tokio::test]
async fn where_one_thing_can_be_done_or_nobody_is_to_choose_it_says_so() {
    let site = site();
    let play = begun(&site, "patchwork", "seed=7", 0).await;
    // Without buttons no patch can be paid: all that is left is to advance.
    let position = get(&site, &format!("{play}/position.json")).await.body;
    let mut position: Value = serde_json::from_str(&position).unwrap();
    position["table"]["human"]["buttons"] = 0.into();
    let poor = import(&site, &position.to_string()).await.location;
    let options = send(&site, "GET", &format!("/api/v1/games/{}/options", &poor[6..]), "").await.1;
    assert_eq!(options["options"].as_array().unwrap().len(), 1, "{options}");
    let over = begun(&site, "patchwork", "seed=3&level=I", 0).await;
    for _ in 0..200 {
        if kept(&site, &over).await["over"] == true {
            break;
        }
        let form = format!("revision={}&player=casual", revision(&site, &over).await);
        post(&site, &format!("{over}/player"), &form).await;
    }
    let shared = post(&site, "/new/london", "seed=9&seats=3").await.location;
    let table = post(&site, "/new/patchwork", "seed=7&at=table").await.location;
    let table = table.trim_end_matches("/setup");
    for (play, said) in [
        (poor.as_str(), "Only one thing can be done here"),
        (&over, "now it is not your turn"),
        (&shared, "Several people play this game"),
        (table, "played at a table"),
    ] {
        let form = format!("revision={}", revision(&site, play).await);
        let marks = counted(&site, play).await;
        let answers = [
            post(&site, &format!("{play}/hint"), &form).await,
            get(&site, &format!("{play}/hint")).await,
        ];
        for answer in answers {
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{play}");
            assert!(answer.body.contains(said), "{said}: {}", answer.body);
        }
        assert_eq!(counted(&site, play).await, marks, "{said}");
    }
    // The control stands in its place and says why it does nothing.
    let page = get(&site, &poor).await.body;
    assert!(page.contains("data-why=\"Only one thing can be done here.\""), "{page}");
    let page = get(&site, table).await.body;
    assert!(page.contains("what is in your hand or on your quilt is not known here"), "{page}");
}

#[tokio::test]
async fn the_deeds_are_drawn_at_their_places_in_every_game_and_language() {
    let site = site();
    for (game, form, n, drawn) in [
        ("patchwork", "seed=7", 3, "class=\"hintmark\""),
        ("brass", "seed=7", 4, "class=\"hintplate\""),
        ("london", "seed=7", 10, " hinted"),
    ] {
        let play = begun(&site, game, form, n).await;
        let page = asked(&site, &play).await;
        let api = format!("{}/hint", play.replace("/play/", "/api/v1/games/"));
        let body = format!("{{\"revision\":{}}}", revision(&site, &play).await);
        let hint = send(&site, "POST", &api, &body).await.1;
        let deeds = hint["deeds"].as_array().unwrap();
        let list = listed(&page);
        assert_eq!(list.len(), deeds.len(), "{game}");
        assert!(page.contains(drawn), "{game}: nothing is drawn");
        for (letter, entry) in ['A', 'B', 'C'].iter().zip(&list) {
            assert!(entry.contains(&format!("<b class=\"ltr\">{letter}</b>")), "{game}: {entry}");
            assert!(entry.contains(&format!("data-key=\"{}\"", letter.to_ascii_lowercase())));
        }
        assert!(page.contains("not ranked") || list.len() == 1, "{game}");
        assert!(!page.contains("id=\"reasons\""), "{game}: nobody asked for reasons");
        let reasons = format!("{play}/hint?reasons=1");
        let told = get(&site, &reasons).await.body;
        assert!(told.contains("id=\"reasons\"") && told.contains("won in"), "{game}");
        let comparison = hint["comparison"].as_str().unwrap();
        assert!(told.contains(comparison), "{game}: {comparison}");
        let is_alike = hint["hint"]["is_alike"] == true;
        assert_eq!(told.contains("class=\"against\""), !is_alike && 1 < list.len(), "{game}");
        for lang in ["en", "fr", "es"] {
            for path in [&format!("{play}/hint"), &reasons] {
                let page = get_in(&site, path, lang).await;
                assert_eq!(page.status, StatusCode::OK, "{game} {lang}");
                assert_eq!(html::faults(&page.body), Vec::<String>::new(), "{game} {lang} {path}");
                assert!(!page.body.contains("ui-hint"), "{game} {lang}: a text is missing");
            }
        }
    }
}

#[tokio::test]
async fn one_tap_chooses_a_deed_or_does_it() {
    let site = site();
    for (game, form, n) in
        [("patchwork", "seed=7", 3), ("brass", "seed=7", 4), ("london", "seed=7", 10)]
    {
        let play = begun(&site, game, form, n).await;
        let page = asked(&site, &play).await;
        let api = format!("{}/hint", play.replace("/play/", "/api/v1/games/"));
        let now = revision(&site, &play).await;
        let hint = send(&site, "POST", &api, &format!("{{\"revision\":{now}}}")).await.1;
        for (entry, deed) in listed(&page).iter().zip(hint["deeds"].as_array().unwrap()) {
            let actions = deed["actions"].as_array().unwrap();
            let steps: Vec<&str> = actions.iter().map(|it| it.as_str().unwrap()).collect();
            // Chosen, it is ready to be done with exactly these actions.
            let ready = match entry.split_once("href=\"") {
                Some((_, link)) => {
                    let link = link.split('"').next().unwrap().replace("&amp;", "&");
                    get(&site, &link).await.body
                }
                None => (*entry).to_owned(),
            };
            let all = format!("name=\"actions\" value=\"{}\"", steps.join(","));
            let one = format!("name=\"action\" value=\"{}\"", steps[0]);
            let is_ready = ready.contains(&all) || steps.len() == 1 && ready.contains(&one);
            assert!(is_ready, "{game}: {steps:?} is not offered in {ready}");
        }
        let first = &hint["deeds"][0]["actions"];
        let steps: Vec<&str> =
            first.as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        let form = format!("revision={now}&actions={}", steps.join(",").replace(' ', "+"));
        let done = post(&site, &format!("{play}/act"), &form).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{game}: {}", done.body);
        assert_eq!(
            get(&site, &format!("{play}/hint")).await.location,
            play,
            "it was for that table"
        );
    }
}

#[tokio::test]
async fn whoever_finds_nobody_free_is_told_when_and_not_counted() {
    let busy: Host = Host {
        think: Arc::new(|_| Pin::from(Box::new(std::future::ready(Err(Busy))))),
        ..host(Arc::new(Memory::new(web::is_told)), None)
    };
    let site = web::app(busy);
    let play = post(&site, "/new/patchwork", "seed=7").await.location;
    let answer = post(&site, &format!("{play}/hint"), "revision=1").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(!answer.header("retry-after").is_empty() && answer.body.contains("<h1>"));
    assert_eq!((counted(&site, &play).await, revision(&site, &play).await), (0, 1));
}

/// Who knows no more than the table gets the same hint, whatever the piles hold.
#[tokio::test]
async fn a_hint_tells_nothing_of_what_the_piles_hold() {
    let site = site();
    let play = begun(&site, "patchwork", "seed=7", 2).await;
    let page = asked(&site, &play).await;
    let record = format!("{}/record", play.replace("/play/", "/api/v1/games/"));
    let record = send(&site, "GET", &record, "").await.1;
    // The same deeds with the cards told by a person: what would come is nowhere known.
    let api = format!("{}/hint", play.replace("/play/", "/api/v1/games/"));
    let body = format!("{{\"revision\":{}}}", revision(&site, &play).await);
    let hint = send(&site, "POST", &api, &body).await.1;
    let seed = record["seed"].as_u64().or_else(|| record["dealer"]["seed"].as_u64()).unwrap();
    assert_eq!(seed, 7, "{record}");
    let told = hint.to_string();
    let upcoming = get(&site, &format!("{play}/position.json")).await.body;
    let upcoming: Value = serde_json::from_str(&upcoming).unwrap();
    for next in upcoming["next"].as_array().into_iter().flatten() {
        let next = next.as_str().unwrap();
        assert!(!told.contains(next) && !page.contains(&format!("\"{next}\"")), "{next}: {told}");
    }
}
