//! Everything in one file: it comes and goes between homes, nothing is lost,
//! overwritten or doubled.

use std::sync::Arc;

use axum::{Router, http::StatusCode};
use keep::{For, Keep as _, Memory, Shelf, Stored};
use serde_json::Value;
use shelf::{GameId, with_game};

use crate::{
    ask::{get, import, post, send, site, site_over, upload, upload_in},
    link::{played, usual},
    own,
};

/// A game under way and a finished one of each game.
const N: usize = 2 * GameId::ALL.len();

/// A home with a game under way and a finished one of each game, and a deck.
async fn furnished() -> (Router, Arc<Memory>) {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    for &id in GameId::ALL {
        for most in [4, usize::MAX] {
            let text = with_game!(id, G => played(usual::<G>(), 5, most).record().to_toml());
            assert_eq!(import(&site, &text).await.status, StatusCode::SEE_OTHER);
        }
    }
    let (key, text) = own::shipped("brass");
    let mine = text.replacen("name = \"", "name = \"Mine, ", 1);
    upload(&site, &format!("/own/brass/new/{key}"), &[("text", &mine)]).await;
    (site, store)
}

/// Everything that is kept, without what only says when or how often.
async fn all(store: &Memory) -> Vec<Stored> {
    let mut all = Vec::new();
    for shelf in [Shelf::Open, Shelf::Over] {
        for head in store.list(shelf, 0, 999).await.unwrap().0 {
            all.push(Stored {
                revision: 1,
                ..store.load::<Stored>(&head.id).await.unwrap().unwrap()
            });
        }
    }
    all.sort_by(|a, b| a.id.cmp(&b.id));
    all
}

async fn take_in(site: &Router, text: &str) -> Value {
    let (status, answer) = send(site, "POST", "/api/v1/import", text).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    answer
}

/// How many games, and then how many documents, came to this.
fn n(answer: &Value, outcome: &str) -> (usize, usize) {
    let count = |key: &str| {
        answer[key].as_array().unwrap().iter().filter(|it| it["outcome"] == outcome).count()
    };
    (count("games"), count("documents"))
}

#[tokio::test]
async fn what_one_home_gives_away_another_keeps_once_and_gives_back_the_same() {
    let (one, first) = furnished().await;
    let file = get(&one, "/export.json").await;
    assert!(file.header("content-disposition").contains("automatable.json"));
    let collection: Value = serde_json::from_str(&file.body).unwrap();
    assert_eq!(collection["format"], 1);
    assert_eq!(collection["statistics"].as_array().unwrap().len(), GameId::ALL.len());
    assert_eq!(collection["statistics"][0]["played"], 1);
    let store = Arc::new(Memory::new(web::is_told));
    let other = site_over(store.clone());
    let page = import(&other, &file.body).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let kept = format!("{} things are kept here now", N + 1);
    assert!(page.body.contains(&kept), "{}", page.body);
    assert_eq!(all(&store).await, all(&first).await);
    let brass = || For("brass".to_owned());
    let documents = (store.list(brass(), 0, 9).await, first.list(brass(), 0, 9).await);
    assert_eq!(documents.0, documents.1);
    // Once more, and back again: nothing is doubled.
    let again = take_in(&other, &file.body).await;
    assert_eq!(n(&again, "same"), (N, 1), "{again}");
    let back = get(&other, "/export.json").await.body;
    assert_eq!(back, file.body);
    assert_eq!(n(&take_in(&one, &back).await, "same"), (N, 1));
    assert_eq!(all(&first).await.len(), N);
    let (_, machine) = send(&one, "GET", "/api/v1/export", "").await;
    assert_eq!(machine, collection);
}

#[tokio::test]
async fn a_game_that_went_on_elsewhere_is_kept_beside_and_only_once() {
    let (one, first) = furnished().await;
    let other = site();
    take_in(&other, &get(&one, "/export.json").await.body).await;
    let (_, list) = send(&other, "GET", "/api/v1/games", "").await;
    let games = list["games"].as_array().unwrap();
    let game = games.iter().find(|it| it["game"] == "patchwork").unwrap();
    let id = game["id"].as_str().unwrap();
    let act = post(&other, &format!("/play/{id}/act"), "revision=1&action=advance").await;
    assert_eq!(act.status, StatusCode::SEE_OTHER, "{}", act.body);
    let before = first.load::<Stored>(id).await.unwrap();
    let file = get(&other, "/export.json").await.body;
    let answer = take_in(&one, &file).await;
    assert_eq!((n(&answer, "beside"), n(&answer, "same")), ((1, 0), (N - 1, 1)), "{answer}");
    let beside = answer["games"].as_array().unwrap().iter().find(|it| it["outcome"] == "beside");
    let beside = beside.unwrap();
    assert_eq!(beside["name"], id);
    let here = beside["here"].as_str().unwrap();
    assert!(here != id && beside["why"].as_str().unwrap().contains(here));
    assert_eq!(first.load::<Stored>(id).await.unwrap(), before, "what was here is untouched");
    assert_eq!(n(&take_in(&one, &file).await, "same"), (N, 1));
    // Both come to the other home, which has one of them under the first name.
    let answer = take_in(&other, &get(&one, "/export.json").await.body).await;
    assert_eq!((n(&answer, "beside"), n(&answer, "same")), ((1, 0), (N, 1)), "{answer}");
    assert_eq!(
        n(&take_in(&other, &get(&one, "/export.json").await.body).await, "same"),
        (N + 1, 1)
    );
}

#[tokio::test]
async fn a_damaged_game_is_named_and_the_others_come_in() {
    let (one, _) = furnished().await;
    let file = get(&one, "/export.json").await.body;
    let mut spoilt: Value = serde_json::from_str(&file).unwrap();
    let record = spoilt["games"][0]["record"].as_str().unwrap().replace("format = 1", "format = ");
    spoilt["games"][0]["record"] = record.into();
    spoilt["games"][1]["ply"] = "many".into();
    spoilt["games"][2]["game"] = "chess".into();
    spoilt["games"][3]["id"] = "../x".into();
    spoilt["documents"][0]["key"] = "level".into();
    let id = spoilt["games"][0]["id"].as_str().unwrap();
    let store = Arc::new(Memory::new(web::is_told));
    let other = site_over(store.clone());
    let answer = take_in(&other, &spoilt.to_string()).await;
    assert_eq!((n(&answer, "refused"), n(&answer, "kept")), ((4, 1), (N - 4, 0)), "{answer}");
    assert_eq!(answer["games"][0]["name"], id);
    for (at, word) in [(0, "line 1"), (1, "ply"), (2, "patchwork, brass, london"), (3, "letters")] {
        let why = answer["games"][at]["why"].as_str().unwrap();
        let is_told = why.contains(word) || GameId::ALL.iter().all(|it| why.contains(it.id()));
        assert!(is_told, "{at}: {why}");
    }
    assert!(answer["documents"][0]["why"].as_str().unwrap().contains("deck"), "{answer}");
    assert_eq!(all(&store).await.len(), N - 4);
    // The person is told on a page, in any language.
    for (lang, word) in
        [("en", "cannot be read"), ("fr", "illisibles"), ("es", "no se pueden leer")]
    {
        let page = upload_in(&other, lang, "/open", &[("file", &spoilt.to_string())]).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains(word) && page.body.contains(id), "{}", page.body);
        assert!(!page.body.contains("[ui-") && !page.body.contains("{ $"), "{}", page.body);
    }
}

#[tokio::test]
async fn a_file_that_is_no_collection_changes_nothing() {
    let (site, store) = furnished().await;
    let before = all(&store).await;
    let file = get(&site, "/export.json").await.body;
    let later = file.replacen("\"format\": 1", "\"format\": 2", 1);
    let more = file.replacen("\"format\": 1", "\"format\": 1, \"colour\": 3", 1);
    let cut = &file[..file.len() / 2];
    for text in [&later, &more, cut, "{\"format\": 1, \"games\": 7}", ""] {
        let (status, answer) = send(&site, "POST", "/api/v1/import", text).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
        assert!(answer["error"].as_str().unwrap().contains("expected"), "{answer}");
    }
    let page = import(&site, &later).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.body.contains("a collection of format 1, found 2"), "{}", page.body);
    assert_eq!(all(&store).await, before);
}

#[tokio::test]
async fn hidden_hands_go_along_sealed() {
    let one = site();
    let body = r#"{"game":"london","seed":4,"setup":{"seats":"3","automa-seat":"3"}}"#;
    let (_, game) = send(&one, "POST", "/api/v1/games", body).await;
    let id = game["id"].as_str().unwrap();
    let (_, game) = send(&one, "GET", &format!("/api/v1/games/{id}/options?seat=1"), "").await;
    let action = format!("{{\"revision\":1,\"action\":{}}}", game["options"][0]["action"]);
    send(&one, "POST", &format!("/api/v1/games/{id}/actions"), &action).await;
    let file = get(&one, "/export.json").await.body;
    assert!(file.contains("\"sealed\"") && !file.contains("\"record\""), "{file}");
    let store = Arc::new(Memory::new(web::is_told));
    let other = site_over(store.clone());
    assert_eq!(n(&take_in(&other, &file).await, "kept"), (1, 0));
    assert_eq!(get(&other, &format!("/play/{id}/record.toml")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(get(&other, "/export.json").await.body, file);
}

#[tokio::test]
async fn a_game_of_older_rules_is_kept_though_it_cannot_be_played() {
    let session = played(usual::<brass::Brass>(), 5, 30);
    let mut record = session.record();
    assert!(1 < record.ruleset);
    record.ruleset = 1;
    let at = (0..record.actions.len()).find(|&it| session.explain(it).is_some()).unwrap();
    record.actions[at] = "pass".to_owned();
    let (id, game) = ("old".to_owned(), "brass".to_owned());
    let kept =
        desk::KeptGame { id, game, created: 1, touched: 1, ply: 9, record: None, sealed: None };
    let file = desk::Collection::new(vec![kept.open(record.to_toml())], vec![], vec![]).to_json();
    let site = site();
    let answer = take_in(&site, &file).await;
    assert_eq!(n(&answer, "unplayable"), (1, 0), "{answer}");
    let why = answer["games"][0]["why"].as_str().unwrap();
    assert!(why.contains("ruleset 1") && why.contains("mended since: Mautoma counts"), "{why}");
    assert_eq!(n(&take_in(&site, &file).await, "same"), (1, 0));
    assert_eq!(get(&site, "/play/old/record.toml").await.body, record.to_toml());
    assert!(get(&site, "/").await.body.contains("/play/old"));
}

#[tokio::test]
async fn a_year_of_games_is_not_too_large_and_ten_years_are() {
    let site = site();
    // Few games with long remarks: many would take long in a build that is not optimised.
    let record = played(usual::<patchwork::Patchwork>(), 5, 4).record().to_toml();
    let record = record + &format!("# {}\n", "a remark ".repeat(20_000));
    let games = (0..9).map(|nth| {
        let (id, game) = (format!("game{nth}"), "patchwork".to_owned());
        let kept = desk::KeptGame {
            id,
            game,
            created: nth,
            touched: nth,
            ply: 9,
            record: None,
            sealed: None,
        };
        kept.open(record.clone())
    });
    let file = desk::Collection::new(games.collect(), vec![], vec![]).to_json();
    assert!(1 << 20 < file.len(), "more than any other document: {}", file.len());
    let page = import(&site, &file).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let large = " ".repeat(17 << 20);
    assert_eq!(import(&site, &large).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let (status, _) = send(&site, "POST", "/api/v1/import", &large).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    let (status, _) = send(&site, "POST", "/api/v1/games/import", &large[..2 << 20]).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE, "one game is no collection");
}
