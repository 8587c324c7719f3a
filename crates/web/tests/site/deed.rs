//! Deeds of several steps, and games with cards of one's own.

use axum::http::StatusCode;

use crate::ask::{get, post, send, site, upload};

// The wrong half of a deed would leave the game in the middle of it.
#[tokio::test]
async fn the_steps_of_a_deed_are_played_together_or_not_at_all() {
    let site = site();
    let body = r#"{"game":"london","seed":3}"#;
    let (_, game) = send(&site, "POST", "/api/v1/games", body).await;
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    let half = post(&site, &format!("{play}/act"), "revision=1&actions=draw deck,repay").await;
    assert_eq!(half.status, StatusCode::UNPROCESSABLE_ENTITY);
    let whole = post(&site, &format!("{play}/act"), "revision=1&actions=draw deck,run,done").await;
    assert_eq!(whole.status, StatusCode::SEE_OTHER);
    let (_, game) = send(&site, "GET", &play.replace("/play/", "/api/v1/games/"), "").await;
    assert_eq!(game["revision"], 2);
    assert_eq!(get(&site, &play).await.status, StatusCode::OK);
}

async fn start_with(site: &axum::Router, deck: &str) -> crate::ask::Answer {
    let fields = [("level", "II"), ("file-cards", ""), ("file-deck", deck)];
    upload(site, "/new/london/own", &fields).await
}

#[tokio::test]
async fn an_automa_deck_of_ones_own_is_checked_and_played() {
    let site = site();
    let london: &[kit::Document] = <london::London as kit::Game>::DOCUMENTS;
    let deck = london.iter().find(|it| it.key == "deck").unwrap().text;
    let own = deck.replace("name = \"AutoMartin\"", "name = \"Of my own\"");
    let started = start_with(&site, &own).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.body);
    let path = started.location.replace("/play/", "/api/v1/games/");
    let (_, game) = send(&site, "GET", &path, "").await;
    assert_eq!(game["setup"]["level"], "II");
    assert!(game["setup"]["deck"].to_string().contains("Of my own"), "{}", game["setup"]["deck"]);
    let wrong = start_with(&site, &own.replacen("\"prestige\"", "\"beauty\"", 1)).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        wrong.body.contains("beauty") && wrong.body.contains("role=\"alert\""),
        "{}",
        wrong.body
    );
}
