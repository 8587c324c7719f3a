//! Letting a player move for a person.

use axum::{Router, http::StatusCode};

use crate::{
    ask::{get, post, send, site, start},
    field,
};

async fn kept(site: &Router, play: &str) -> serde_json::Value {
    send(site, "GET", &play.replace("/play/", "/api/v1/games/"), "").await.1
}

#[tokio::test]
async fn a_player_does_one_deed_and_it_is_the_same_every_time() {
    let mut after = Vec::new();
    for _ in 0..2 {
        let site = site();
        let play = start(&site, "seed=7").await;
        let page = get(&site, &play).await.body;
        let to = format!("{play}/player");
        for name in ["casual", "greedy", "search"] {
            assert!(page.contains(&format!("name=\"player\" value=\"{name}\"")), "{name}");
        }
        let revision = field(&page, &to, "revision");
        let moved = post(&site, &to, &format!("revision={revision}&player=greedy")).await;
        assert_eq!(moved.status, StatusCode::SEE_OTHER, "{}", moved.body);
        let game = kept(&site, &play).await;
        assert_eq!(game["revision"], 2);
        // What was done can be taken back as one deed.
        let undone = post(&site, &format!("{play}/undo"), "revision=2").await;
        assert_eq!(undone.status, StatusCode::SEE_OTHER);
        after.push(get(&site, &format!("{play}/record.toml")).await.body);
    }
    assert_eq!(after[0], after[1]);
    assert!(after[0].contains("actions"), "{}", after[0]);
}

#[tokio::test]
async fn a_player_can_play_to_the_end() {
    let site = site();
    let play = start(&site, "seed=3").await;
    for revision in 1..200 {
        if kept(&site, &play).await["is_over"] == true {
            break;
        }
        let form = format!("revision={revision}&player=casual");
        let moved = post(&site, &format!("{play}/player"), &form).await;
        if moved.status != StatusCode::SEE_OTHER {
            break;
        }
    }
    let page = get(&site, &play).await;
    assert_eq!(page.location, format!("{play}/end"), "the game is over");
    let over = post(&site, &format!("{play}/player"), "revision=999&player=casual").await;
    assert!(over.status.is_client_error(), "{}", over.status);
}

#[tokio::test]
async fn machines_can_let_a_player_move_too() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let api = play.replace("/play/", "/api/v1/games/");
    let to = format!("{api}/player");
    let (status, moved) = send(&site, "POST", &to, r#"{"player":"greedy","revision":1}"#).await;
    assert_eq!((status, &moved["revision"]), (StatusCode::OK, &2.into()), "{moved}");
    // The page's button does the same deed.
    let other = crate::ask::site();
    let twin = start(&other, "seed=7").await;
    post(&other, &format!("{twin}/player"), "revision=1&player=greedy").await;
    let record = "/record.toml";
    assert_eq!(
        get(&site, &format!("{play}{record}")).await.body,
        get(&other, &format!("{twin}{record}")).await.body
    );
    for body in [
        r#"{"player":"nobody","revision":2}"#,
        r#"{"player":"greedy","revision":1}"#,
        r#"{"revision":2}"#,
    ] {
        let (status, told) = send(&site, "POST", &to, body).await;
        assert!(status.is_client_error() && told.is_object(), "{body}: {status} {told}");
    }
    assert_eq!(kept(&site, &play).await["revision"], 2);
}

#[tokio::test]
async fn nobody_else_moves_and_nobody_at_the_table() {
    let site = site();
    let play = start(&site, "seed=7").await;
    for form in [
        "revision=1",
        "revision=1&player=nobody",
        "revision=1&player=search:99999999",
        "player=greedy",
    ] {
        let refused = post(&site, &format!("{play}/player"), form).await;
        assert!(refused.status.is_client_error(), "{form}: {}", refused.status);
    }
    assert_eq!(kept(&site, &play).await["revision"], 1);
    let table = start(&site, "seed=7&at=table").await;
    let table = table.trim_end_matches("/setup");
    assert!(!get(&site, table).await.body.contains("name=\"player\""));
    let refused = post(&site, &format!("{table}/player"), "revision=1&player=greedy").await;
    assert!(refused.status.is_client_error(), "{}", refused.status);
}
