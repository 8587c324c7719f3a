//! Two people and AutoMartin at one screen: chairs, the last turn, the result.

use axum::{Router, http::StatusCode};

use crate::{
    ask::{get, post, send, site, upload_in},
    london::between,
};

/// Begins a game of London; its address for programs.
async fn begun(site: &Router, setup: &str) -> String {
    let new = format!("{{\"game\":\"london\",\"seed\":5,\"setup\":{setup}}}");
    let (_, game) = send(site, "POST", "/api/v1/games", &new).await;
    format!("/api/v1/games/{}", game["id"].as_str().unwrap())
}

/// Lets a player act for whoever's turn it is, until `is_there`.
async fn played(
    site: &Router,
    api: &str,
    mut is_there: impl AsyncFnMut(&serde_json::Value) -> bool,
) -> String {
    let (_, mut game) = send(site, "GET", api, "").await;
    while game["over"] == false && !is_there(&game).await {
        let body = format!("{{\"player\":\"casual\",\"revision\":{}}}", game["revision"]);
        let (status, next) = send(site, "POST", &format!("{api}/player"), &body).await;
        assert_eq!(status, StatusCode::OK, "{next}");
        game = next;
    }
    api.replace("/api/v1/games/", "/play/")
}

#[tokio::test]
async fn a_chair_that_the_table_does_not_have_is_refused_at_every_door() {
    let site = site();
    for key in ["automa-seat", "first"] {
        let new = format!(r#"{{"game":"london","setup":{{"seats":"3","{key}":"4"}}}}"#);
        let (status, said) = send(&site, "POST", "/api/v1/games", &new).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{said}");
        let said = said.to_string();
        assert!(said.contains("chairs 1 to 3") && said.contains("chair 4"), "{said}");
        let bare = post(&site, "/new/london", &format!("seats=3&{key}=4")).await;
        assert_eq!(bare.status, StatusCode::BAD_REQUEST);
        for (lang, words) in [("en", "chair 4"), ("fr", "place 4"), ("es", "asiento 4")] {
            let form = [("seats", "3"), (key, "4"), ("level", "II")];
            let page = upload_in(&site, lang, "/new/london/own", &form).await;
            assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
            assert!(between(&page.body, "role=\"alert\">", "</p>").contains(words), "{lang}");
            // What was chosen stays chosen.
            assert!(page.body.contains("value=\"II\" checked"), "{}", page.body);
            assert!(page.body.contains("value=\"3\" selected"), "{}", page.body);
        }
    }
}

#[tokio::test]
async fn an_early_record_says_the_chair_that_automartin_sat_on() {
    let site = site();
    let api = begun(&site, "{}").await;
    let play = api.replace("/api/v1/games/", "/play/");
    let record = get(&site, &format!("{play}/record.toml")).await.body;
    assert!(record.contains("automa-seat = 2"), "{record}");
    let early = record.replace("automa-seat = 2", "automa-seat = 4");
    let answer = crate::ask::import(&site, &early).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let again = get(&site, &format!("{}/record.toml", answer.location)).await.body;
    assert!(again.contains("automa-seat = 2"), "{again}");
}

#[tokio::test]
async fn undo_lets_a_picked_card_go_before_it_takes_back_what_was_done() {
    let site = site();
    let api = begun(&site, "{}").await;
    let (_, options) = send(&site, "GET", &format!("{api}/options"), "").await;
    let first = options["options"][0]["action"].to_string();
    let (_, game) = send(&site, "GET", &api, "").await;
    let body = format!("{{\"action\":{first},\"revision\":{}}}", game["revision"]);
    send(&site, "POST", &format!("{api}/actions"), &body).await;
    let play = api.replace("/api/v1/games/", "/play/");
    let page = get(&site, &play).await.body;
    let undo = format!("action=\"{play}/undo\"");
    assert!(page.contains(&undo), "{page}");
    let pick = page.split("href=\"").find(|it| it.contains("?card=")).unwrap();
    let picked = get(&site, pick.split('"').next().unwrap()).await.body;
    assert!(!picked.contains(&undo), "{picked}");
    let link = picked.split("<a ").find(|it| it.contains("data-key=\"u\"")).unwrap();
    assert!(link.contains(&format!("href=\"{play}\"")), "{link}");
}

#[tokio::test]
async fn the_last_turn_is_told_before_it_is_played() {
    let site = site();
    let api = begun(&site, "{}").await;
    let play = api.replace("/api/v1/games/", "/play/");
    let mut is_told = false;
    played(&site, &api, async |_| {
        let page = get(&site, &play).await.body;
        is_told |= page.contains("data-say") && page.contains("Your last turn: ");
        is_told
    })
    .await;
    assert!(is_told);
    let page = get(&site, &play).await.body;
    assert!(page.contains("class=\"ending\""), "{page}");
    assert!(page.contains("The city deck is out: everyone else has one more turn."), "{page}");
    let said = between(&page, "data-say=\"", "\"");
    assert!(said.contains("Your last turn"), "{said}");
    // Where the deck is out, nobody is sent to it.
    assert!(!page.contains("or the deck."), "{page}");
}

#[tokio::test]
async fn the_result_of_two_people_says_who_did_what() {
    let site = site();
    let setup = r#"{"seats":"3","automa-seat":"3","first":"2","crucial-bonus":"drawn","first-last":"age","owed":"purse"}"#;
    let api = begun(&site, setup).await;
    let play = played(&site, &api, async |_| false).await;
    let page = get(&site, &format!("{play}/end")).await.body;
    // The result, what comes next, then the points.
    let place = |it: &str| page.find(it).unwrap_or_else(|| panic!("{it}: {page}"));
    assert!(place("<h1") < place("class=\"endbtns three\""));
    assert!(place("class=\"endbtns three\"") < place("id=\"h-score\""));
    assert!(place("id=\"h-score\"") < place("id=\"h-curve\""));
    // Each line has a name, and shapes of its own.
    let curve = between(&page, "class=\"curve\"", "</svg>");
    for sign in [" person 1</text>", " person 2</text>", " the automa</text>", "s-you", "s-ink"] {
        assert!(curve.contains(sign), "{sign}: {curve}");
    }
    let dashes: std::collections::BTreeSet<&str> = curve
        .split("stroke-dasharray=\"")
        .skip(1)
        .map(|it| it.split('"').next().unwrap())
        .collect();
    assert_eq!(dashes.len(), 2, "{curve}");
    // Each turning point has somebody who did it.
    let turns = between(&page, "<ol class=\"turns", "</ol>");
    assert!(1 < turns.split("<li>").count(), "{turns}");
    for turn in turns.split("<li>").skip(1) {
        let (said, told) = turn.split_once("</b>").unwrap();
        for it in [said, told] {
            assert!(
                ["person ", "utoma", "AutoMartin"].iter().any(|who| it.contains(who)),
                "{turn}"
            );
        }
    }
    // No line of the picture is longer than the picture is wide.
    let picture = get(&site, &format!("{play}/picture.svg")).await.body;
    let about: Vec<&str> = picture.split("font-style=\"italic\"").skip(1).collect();
    assert!(2 < about.len(), "{picture}");
    for line in about {
        let line = line.split('>').nth(1).unwrap().split('<').next().unwrap();
        assert!(line.chars().count() <= 62, "{line}");
    }
}

/// Does the first of these that can be done now; what can be done after it.
async fn act(site: &Router, api: &str, ways: &[&str]) -> Vec<String> {
    let options = async || -> Vec<String> {
        let (_, found) = send(site, "GET", &format!("{api}/options"), "").await;
        let all = found["options"].as_array().unwrap();
        all.iter().map(|it| it["action"].as_str().unwrap().to_owned()).collect()
    };
    let now = options().await;
    let fits = |way: &&str| now.iter().find(|it| it.starts_with(way)).cloned();
    let action = ways.iter().find_map(fits).unwrap_or_else(|| panic!("{ways:?}: {now:?}"));
    let (_, game) = send(site, "GET", api, "").await;
    let body = format!("{{\"action\":\"{action}\",\"revision\":{}}}", game["revision"]);
    let (status, said) = send(site, "POST", &format!("{api}/actions"), &body).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    options().await
}

#[tokio::test]
async fn a_card_that_was_taken_and_discarded_again_is_not_told_from_the_deck() {
    let site = site();
    let mut n_seen = 0;
    for seed in 0..12 {
        let new = format!("{{\"game\":\"london\",\"seed\":{seed}}}");
        let (_, game) = send(&site, "POST", "/api/v1/games", &new).await;
        let api = format!("/api/v1/games/{}", game["id"].as_str().unwrap());
        let play = api.replace("/api/v1/games/", "/play/");
        for way in ["draw deck", "draw-three", "draw deck", "draw deck", "draw deck", "discard"] {
            act(&site, &api, &[way]).await;
        }
        let page = get(&site, &play).await.body;
        let told = |page: &str| page.contains("from the deck<");
        let (_, game) = send(&site, "GET", &api, "").await;
        let board = game["position"]["table"]["board"].to_string();
        if !told(&page) || board.matches("-a").count() != 1 {
            continue;
        }
        n_seen += 1;
        let card = between(&board, "\"", "\"").to_owned();
        act(&site, &api, &["draw T", "draw B"]).await;
        for way in ["draw-three", "draw deck", "draw deck", "draw deck"] {
            act(&site, &api, &[way]).await;
        }
        act(&site, &api, &[&format!("discard {card}")]).await;
        let page = get(&site, &play).await.body;
        assert!(page.contains("discard down"), "{page}");
        assert!(!told(&page), "{page}");
    }
    assert!(0 < n_seen);
}
