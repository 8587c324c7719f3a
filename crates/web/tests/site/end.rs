//! After the end: what is offered next.

use axum::http::StatusCode;

use crate::ask::{get, post, send, site};

/// Plays a game of Patchwork on a level, with every choice made by `player` or, if it
/// is nobody, by whatever comes last, which is advancing; its page.
pub(crate) async fn ended(site: &axum::Router, level: &str, player: Option<&str>) -> String {
    let new = format!("{{\"game\":\"patchwork\",\"seed\":3,\"setup\":{{\"level\":\"{level}\"}}}}");
    let (_, mut game) = send(site, "POST", "/api/v1/games", &new).await;
    let path = format!("/api/v1/games/{}", game["id"].as_str().unwrap());
    while game["over"] == false {
        let revision = &game["revision"];
        let (to, body) = match player {
            Some(player) => {
                ("player", format!("{{\"player\":\"{player}\",\"revision\":{revision}}}"))
            }
            None => {
                let (_, options) = send(site, "GET", &format!("{path}/options"), "").await;
                let action = &options["options"].as_array().unwrap().last().unwrap()["action"];
                ("actions", format!("{{\"action\":{action},\"revision\":{revision}}}"))
            }
        };
        let (status, next) = send(site, "POST", &format!("{path}/{to}"), &body).await;
        assert_eq!(status, StatusCode::OK, "{next}");
        game = next;
    }
    path.replace("/api/v1/games/", "/play/")
}

/// What the second of the three buttons of an end page says; the first leads to the analysis.
async fn main_button(site: &axum::Router, play: &str) -> String {
    let page = get(site, &format!("{play}/end")).await.body;
    let buttons: Vec<&str> = page.split("class=\"btn primary\"").skip(1).collect();
    assert_eq!(buttons.len(), 1, "{page}");
    assert!(buttons[0].contains(&format!("{play}/analysis")), "{page}");
    let again = page.split("endbtns three").nth(1).unwrap().split("<form").nth(1).unwrap();
    let text = again.split("</svg>").nth(1).unwrap();
    text.split('<').next().unwrap().to_owned()
}

#[tokio::test]
async fn whoever_won_is_offered_the_next_level_and_anybody_a_rematch() {
    let site = site();
    let won = ended(&site, "I", Some("greedy")).await;
    assert!(main_button(&site, &won).await.starts_with("Next level: II"));
    let lost = ended(&site, "II", None).await;
    assert_eq!(main_button(&site, &lost).await, "Rematch");
    // On the highest level there is no next one.
    let highest = ended(&site, "V", None).await;
    assert_eq!(main_button(&site, &highest).await, "Rematch");
    let next = post(&site, &format!("{highest}/again"), "").await;
    let record = |play: String| {
        let site = site.clone();
        async move { get(&site, &format!("{play}/record.toml")).await.body }
    };
    let (old, new) = (record(highest).await, record(next.location).await);
    let seed = |record: &str| record.lines().find(|it| it.starts_with("seed")).map(str::to_owned);
    assert!(new.contains("level = \"V\""), "{new}");
    assert_ne!(seed(&old), seed(&new), "other cards come");
}
