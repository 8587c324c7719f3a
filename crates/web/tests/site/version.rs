//! Which program it is: on every page, in the API and in the files people save.

use axum::http::StatusCode;
use shelf::{GameId, with_game};

use crate::{
    ask::{get, import, send, site},
    link::{played, usual},
};

#[tokio::test]
async fn every_page_says_which_version_it_is() {
    let site = site();
    let version = format!("Automatable {}", env!("CARGO_PKG_VERSION"));
    let mut pages = vec!["/".to_owned(), "/open".to_owned(), "/nowhere".to_owned()];
    for &id in GameId::ALL {
        let text = with_game!(id, G => played(usual::<G>(), 5, 4).record().to_toml());
        let play = import(&site, &text).await.location;
        pages.extend([play.clone(), format!("{play}/log"), format!("/rules/{}", id.id())]);
        pages.push(format!("/new/{}", id.id()));
        let at_table = format!(r#"{{"game":"{}","setup":{{"at":"table"}}}}"#, id.id());
        let (status, game) = send(&site, "POST", "/api/v1/games", &at_table).await;
        assert_eq!(status, StatusCode::CREATED, "{game}");
        pages.push(format!("/play/{}", game["id"].as_str().unwrap()));
    }
    for page in pages {
        let body = get(&site, &page).await.body;
        let foot = body.split("<footer class=\"small muted\">").nth(1).unwrap_or_default();
        assert!(foot.starts_with(&version), "{page}: {body}");
    }
}

#[tokio::test]
async fn machines_are_told_the_version() {
    let site = site();
    let (_, games) = send(&site, "GET", "/api/v1/games", "").await;
    assert_eq!(games["version"], env!("CARGO_PKG_VERSION"));
    let (_, described) = send(&site, "GET", "/api/v1/openapi.json", "").await;
    assert_eq!(described["info"]["version"], env!("CARGO_PKG_VERSION"));
}

/// The line is part of the file and of nothing else: the game that is read from it is
/// the same game, and a copy of it is none of its own.
#[tokio::test]
async fn a_saved_record_names_the_program_and_is_the_same_record() {
    let site = site();
    let text = played(usual::<patchwork::Patchwork>(), 5, 9).record().to_toml();
    let first = import(&site, &text).await.location;
    let saved = get(&site, &format!("{first}/record.toml")).await.body;
    assert_eq!(saved, format!("# Automatable {}\n{text}", env!("CARGO_PKG_VERSION")));
    let second = import(&site, &saved).await.location;
    let mut records = Vec::new();
    for play in [&first, &second] {
        let api = play.replace("/play/", "/api/v1/games/");
        let (status, record) = send(&site, "GET", &format!("{api}/record"), "").await;
        assert_eq!(status, StatusCode::OK);
        let (_, link) = send(&site, "GET", &format!("{api}/link"), "").await;
        records.push((record, link));
    }
    assert_eq!(records[0], records[1]);
    let (_, all) = send(&site, "GET", "/api/v1/export", "").await;
    for game in all["games"].as_array().unwrap() {
        assert!(game["record"].as_str().unwrap().starts_with("format = 1"), "{game}");
    }
}
