//! Several people at one screen: names, whose turn it is, the count of all.

use axum::{Router, body::Body, http::Request};

use crate::{
    ask::{Answer, ask, get, send, site, upload_in},
    london::between,
};

/// A game of two people with names; its address.
async fn of_two(site: &Router, automa: &str, names: [&str; 2]) -> String {
    let fields = [
        ("seats", "3"),
        ("automa-seat", automa),
        ("first", "1"),
        ("seed", "9"),
        ("person-1", names[0]),
        ("person-2", names[1]),
    ];
    let answer = upload_in(site, "en", "/new/london/own", &fields).await;
    assert!(answer.location.starts_with("/play/"), "{}", answer.body);
    answer.location
}

/// What a page says to whoever sits in a chair.
async fn seen(site: &Router, play: &str, chair: u8) -> Answer {
    let id = play.trim_start_matches("/play/");
    let request = Request::get(play)
        .header("host", "here")
        .header("cookie", format!("seat-{id}={chair}; pace=at-once"));
    ask(site, request.body(Body::empty()).unwrap()).await
}

/// Lets a player act until it is this chair's turn, or the game is over.
async fn played_to(site: &Router, play: &str, chair: Option<u64>) {
    let api = play.replace("/play/", "/api/v1/games/");
    loop {
        let (_, game) = send(site, "GET", &api, "").await;
        if game["over"] == true || chair.is_some_and(|it| game["seat"] == it) {
            return;
        }
        let body = format!("{{\"player\":\"casual\",\"revision\":{}}}", game["revision"]);
        send(site, "POST", &format!("{api}/player"), &body).await;
    }
}

#[tokio::test]
async fn people_are_counted_without_a_gap_for_the_automa() {
    let site = site();
    let play = of_two(&site, "2", ["", ""]).await;
    played_to(&site, &play, Some(3)).await;
    let page = get(&site, &play).await.body;
    assert!(page.contains("Pass the device to person 2"), "{page}");
    assert!(!page.contains("person 3"), "{page}");
}

#[tokio::test]
async fn the_next_person_is_told_by_name_whose_turn_it_is_and_what_happened() {
    let site = site();
    let play = of_two(&site, "3", ["Ana", " Ben "]).await;
    let first = get(&site, &play).await.body;
    assert!(first.contains("Pass the device to Ana"), "{first}");
    played_to(&site, &play, Some(2)).await;
    played_to(&site, &play, Some(1)).await;
    played_to(&site, &play, Some(2)).await;
    let page = seen(&site, &play, 1).await.body;
    for words in [
        "<h1>Pass the device to Ben</h1>",
        "Ana: your hand is put away.",
        "Since the last turn of Ben",
        "I am Ben: show my hand",
        "Ana: one thing more",
        "AutoMartin turns up",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    // One subject: whose turn it was, and what was done.
    let since = between(&page, "class=\"meanwhile", "</section>");
    assert!(since.contains("Ana: </b>"), "{since}");
    assert!(!since.contains("hair "), "{since}");
    // Whoever gives the device away sees the cards that ended the turn; nobody else does.
    let others = get(&site, &play).await.body;
    assert!(!others.contains("class=\"peek\"") && !others.contains("one thing more"), "{others}");
}

#[tokio::test]
async fn names_are_kept_with_every_change_and_stand_in_the_count() {
    let site = site();
    let play = of_two(&site, "3", ["Ana", "Ben"]).await;
    played_to(&site, &play, None).await;
    let page = get(&site, &format!("{play}/end")).await.body;
    let table = between(&page, "<table class=\"many\"", "</table>");
    for name in ["Ana", "Ben", "AutoMartin"] {
        assert!(table.contains(&format!("class=\"called\">{name}<")), "{name}: {table}");
    }
    // The winner is framed, and every place has its word.
    assert_eq!(table.matches("number won").count(), 1, "{table}");
    for place in ["1st", "2nd", "3rd"] {
        assert!(table.contains(&format!("<td>{place}</td>")), "{place}: {table}");
    }
    // The rules know nothing of names.
    let record = get(&site, &format!("{play}/record.toml")).await.body;
    assert!(!record.contains("Ana"), "{record}");
}
