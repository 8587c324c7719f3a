//! Brass: its pages say what they say in three languages.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};

use crate::ask::{Answer, ask, send, site};

/// A page in a language.
async fn get_as(site: &Router, path: &str, lang: &str) -> Answer {
    let request =
        Request::get(path).header("host", "here").header("cookie", format!("lang={lang}"));
    ask(site, request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn every_state_of_a_deed_is_told_in_three_languages() {
    let site = site();
    let (_, game) = send(&site, "POST", "/api/v1/games", r#"{"game":"brass","seed":5}"#).await;
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    for (lang, words) in [
        (
            "en",
            ["canal era, round 1", "Choose a lit space", "Build it", "Nothing can be done here"],
        ),
        (
            "fr",
            [
                "ère des canaux, manche 1",
                "Choisissez un espace",
                "Construire",
                "Rien n’est possible",
            ],
        ),
        (
            "es",
            ["era de los canales, ronda 1", "Elige una casilla", "Construir", "Aquí no se puede"],
        ),
    ] {
        let asked = ["", "?deed=build", "?deed=build;site+brewery+burton+1", "?at=gloucester-0"];
        for (query, word) in asked.into_iter().zip(words) {
            let page = get_as(&site, &format!("{play}{query}"), lang).await;
            assert_eq!(page.status, StatusCode::OK, "{lang} {query}");
            assert!(page.body.contains(word), "{lang} {query}: no `{word}`");
            // A text that is missing shows as its key.
            assert!(!page.body.contains(">br-") && !page.body.contains("\"br-"), "{lang} {query}");
        }
    }
}

#[tokio::test]
async fn a_deed_that_is_no_longer_possible_is_left_out_of_the_page() {
    let site = site();
    let (_, game) = send(&site, "POST", "/api/v1/games", r#"{"game":"brass","seed":5}"#).await;
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    for query in [
        "?deed=site+windmill",
        "?deed=sell;flip+derby+0",
        "?at=atlantis",
        "?ask=build",
        "?count=links",
    ] {
        let page = get_as(&site, &format!("{play}{query}"), "en").await;
        assert_eq!(page.status, StatusCode::OK, "{query}");
        assert!(!page.body.contains("name=\"actions\""), "{query}");
    }
}
