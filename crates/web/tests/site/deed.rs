//! Deeds of several steps: all of them or none.

use axum::http::StatusCode;

use crate::ask::{get, post, send, site};

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
