//! Running London's city: all cards with one tap, what asks first, one undo for all.

use axum::Router;
use serde_json::{Value, json};

use crate::{
    ask::{get, post, send, site},
    london::between,
};

/// A city that is being run, with this hand; its address for programs.
async fn running(site: &Router, city: &[&str], hand: &[&str]) -> String {
    let (_, game) = send(site, "POST", "/api/v1/games", r#"{"game":"london","seed":2}"#).await;
    let api = format!("/api/v1/games/{}", game["id"].as_str().unwrap());
    let table = &game["position"]["table"];
    let piles = [&table["city-deck"], &table["people"][0]["hand"]];
    let cards = piles.into_iter().flat_map(|it| it.as_array().unwrap());
    let mut deck: Vec<&str> = cards.map(|it| it.as_str().unwrap()).collect();
    deck.retain(|it| !city.contains(it) && !hand.contains(it));
    deck.sort_by_key(|it| it.split('.').next().unwrap().chars().last());
    let patch = json!({
        "people": [{
            "face-up": city, "face-down": [], "covered": [], "boroughs": [],
            "hand": hand, "money": 7, "poverty": 9,
        }],
        "city-deck": deck, "phase": "choose", "turn": 1,
    });
    let body = json!({ "revision": 1, "patch": patch }).to_string();
    let (_, said) = send(site, "POST", &format!("{api}/correct"), &body).await;
    let body = json!({ "revision": said["revision"], "action": "run" }).to_string();
    let (status, said) = send(site, "POST", &format!("{api}/actions"), &body).await;
    assert!(status.is_success(), "{said}");
    api
}

/// The person's side of the table.
async fn person(site: &Router, api: &str) -> Value {
    send(site, "GET", api, "").await.1["position"]["table"]["people"][0].clone()
}

/// The form around the button that activates all.
fn all_of(page: &str) -> Option<&str> {
    page.split("<form").find(|it| it.contains("btn primary all"))?.split("</form>").next()
}

#[tokio::test]
async fn one_tap_activates_all_that_ask_nothing_and_one_undo_takes_all_of_it_back() {
    let site = site();
    let city = ["mercers-a", "grocers-a", "vintners-a", "brixton-prison-b"];
    let api = running(&site, &city, &["paupers-a.1", "coffee-house-a.1"]).await;
    let play = api.replace("/api/v1/games/", "/play/");
    let before = person(&site, &api).await;
    let page = get(&site, &play).await.body;
    let form = all_of(&page).expect("a button for all");
    assert!(form.contains("Activate all 3") && form.contains("7 → "), "{form}");
    // The prison asks for cards, says so, and can be tapped alone.
    let asking = page.split("<button").find(|it| it.contains("card politics legal asks"));
    assert!(asking.is_some_and(|it| it.contains("asks for cards")), "{page}");
    let field = |name: &str| between(form, &format!("name=\"{name}\" value=\""), "\"").to_owned();
    let body =
        format!("revision={}&actions={}", field("revision"), field("actions").replace(' ', "+"));
    post(&site, &format!("{play}/act"), &body).await;
    let after = person(&site, &api).await;
    assert_eq!(after["face-up"], json!(["brixton-prison-b"]), "{after}");
    assert!(before["money"].as_i64() < after["money"].as_i64());
    // What it said is what it did.
    let money = format!("7 → {}", after["money"]);
    assert!(form.contains(&money), "{money}: {form}");
    let revision = send(&site, "GET", &api, "").await.1["revision"].clone();
    post(&site, &format!("{play}/undo"), &format!("revision={revision}")).await;
    assert_eq!(person(&site, &api).await, before);
    let revision = send(&site, "GET", &api, "").await.1["revision"].clone();
    post(&site, &format!("{play}/redo"), &format!("revision={revision}")).await;
    assert_eq!(person(&site, &api).await, after);
}

#[tokio::test]
async fn an_only_card_is_not_discarded_unasked() {
    let site = site();
    let api = running(&site, &["great-exhibition-c"], &["theatre-royal-a"]).await;
    let play = api.replace("/api/v1/games/", "/play/");
    let page = get(&site, &play).await.body;
    let form = page.split("<form").find(|it| it.contains("at-run-")).unwrap();
    assert!(form.contains("value=\"activate great-exhibition-c\""), "{form}");
    assert!(form.contains("asks for a card"), "{form}");
    assert!(all_of(&page).is_none(), "{page}");
}

#[tokio::test]
async fn ending_a_run_says_its_poverty_and_why() {
    let site = site();
    let hand = ["paupers-a.1", "coffee-house-a.1"];
    let api = running(&site, &["mercers-a", "grocers-a"], &hand).await;
    let page = get(&site, &api.replace("/api/v1/games/", "/play/")).await.body;
    let stage = between(&page, "data-stage", "</div></div>");
    assert!(stage.contains("Ending the run now: +4 poverty"), "{stage}");
    assert!(stage.contains("2 stacks, 2 cards in hand, 0 loans"), "{stage}");
    let end = page.split("<button").find(|it| it.contains("data-key=\"e\"")).unwrap();
    assert!(end.contains("+4 poverty"), "{end}");
}

#[tokio::test]
async fn a_prison_says_how_many_cards_and_what_each_brings() {
    let site = site();
    let api = running(&site, &["brixton-prison-b"], &["paupers-a.1", "coffee-house-a.1"]).await;
    let revision = send(&site, "GET", &api, "").await.1["revision"].clone();
    let body = json!({ "revision": revision, "action": "activate brixton-prison-b" }).to_string();
    send(&site, "POST", &format!("{api}/actions"), &body).await;
    let page = get(&site, &api.replace("/api/v1/games/", "/play/")).await.body;
    let stage = between(&page, "data-stage", "</div></div>");
    assert!(stage.contains("Discard up to ") && stage.contains("each takes away "), "{stage}");
}

#[tokio::test]
async fn every_card_tells_what_it_costs_and_brings_before_anything_is_done() {
    let site = site();
    let (_, game) = send(&site, "POST", "/api/v1/games", r#"{"game":"london","seed":2}"#).await;
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    let page = get(&site, &play).await.body;
    let link = page.split("<a ").find(|it| it.contains("at-hand-")).unwrap();
    let told = between(link, "data-tells=\"", "\"");
    assert!(told.contains(" · ") && told.contains('\n'), "{told}");
    let looked = get(&site, &between(link, "href=\"", "\"").replace("&amp;", "&")).await.body;
    let stage = between(&looked, "data-stage", "</div>");
    assert!(stage.contains(told.split(" · ").next().unwrap()), "{stage}");
}
