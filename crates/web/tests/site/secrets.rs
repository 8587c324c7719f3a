//! Hidden hands: nothing that is answered names a card its reader cannot know.

use std::sync::Arc;

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};
use keep::{Keep as _, Memory, Stored};
use serde_json::Value;

use crate::ask::{ask, post, send, site, site_over};

/// The names that one card alone bears, as they stand on pages, with its id.
fn names() -> Vec<(String, String)> {
    let cards = london::CardSheet::first_edition().cards;
    let is_sole = |name: &str| cards.iter().filter(|it| it.name == name).count() == 1;
    let plain = |it: &&london::CityCard| it.count == 1 && !it.name.contains(['\'', '(']);
    let sole = cards.iter().filter(plain).filter(|it| is_sole(&it.name));
    sole.map(|it| (it.id.clone(), it.name.clone())).collect()
}

/// What an address answers to whoever sits in `chair`, from 1, at this screen.
async fn seen(site: &Router, id: &str, path: &str, chair: Option<u64>) -> String {
    let mut request = Request::get(path).header("host", "here");
    if let Some(chair) = chair {
        request = request.header("cookie", format!("seat-{id}={chair}"));
    }
    let answer = ask(site, request.body(Body::empty()).unwrap()).await;
    let Ok(mut json) = serde_json::from_str::<Value>(&answer.body) else { return answer.body };
    // The cards nobody has seen are told as a whole: which of them are in hands is not.
    let table = match json.get("position") {
        Some(_) => json.pointer_mut("/position/table"),
        None => json.get_mut("table"),
    };
    if let Some(table) = table.and_then(Value::as_object_mut) {
        table.remove("city-deck");
    }
    json.to_string()
}

async fn hand(site: &Router, api: &str, chair: u64) -> Vec<String> {
    let (_, game) = send(site, "GET", &format!("{api}?seat={chair}"), "").await;
    let hand = &game["position"]["table"]["people"][chair as usize - 1]["hand"];
    hand.as_array().unwrap().iter().map(|it| it.as_str().unwrap_or("").to_owned()).collect()
}

/// What an address answers to a form that cannot be done.
async fn refused(site: &Router, id: &str, path: &str, form: &str, chair: Option<u64>) -> String {
    let mut request = Request::post(path)
        .header("host", "here")
        .header("content-type", "application/x-www-form-urlencoded");
    if let Some(chair) = chair {
        request = request.header("cookie", format!("seat-{id}={chair}"));
    }
    let answer = ask(site, request.body(Body::from(form.to_owned())).unwrap()).await;
    assert!(answer.status.is_client_error(), "{form}: {}", answer.status);
    answer.body
}

/// Fails if a text names a card of a hand that its reader does not hold.
fn told_nothing(
    told: &str,
    path: &str,
    reader: Option<u64>,
    hands: &[Vec<String>; 2],
    names: &[(String, String)],
    n_searched: &mut usize,
) {
    for (_, hand) in hands.iter().enumerate().filter(|it| reader != Some(it.0 as u64 + 1)) {
        for (key, name) in names.iter().filter(|it| hand.contains(&it.0)) {
            *n_searched += 1;
            let leaks = told.contains(key.as_str()) || told.contains(name.as_str());
            assert!(!leaks, "{path} tells chair {reader:?} of {name}: {told}");
        }
    }
}

#[tokio::test]
async fn two_people_and_the_automa_are_told_no_card_that_they_cannot_know() {
    let site = site();
    let names = names();
    let body = r#"{"game":"london","seed":9,"setup":{"seats":"3","automa-seat":"3"}}"#;
    let (status, game) = send(&site, "POST", "/api/v1/games", body).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    let id = game["id"].as_str().unwrap().to_owned();
    let (api, play) = (format!("/api/v1/games/{id}"), format!("/play/{id}"));
    let mut n_searched = 0;
    let (_, mut open) = send(&site, "GET", &api, "").await;
    for step in 0..900 {
        if open["over"] == true {
            break;
        }
        let chair = open["seat"].as_u64().unwrap();
        if step % 40 == 0 {
            let hands = [hand(&site, &api, 1).await, hand(&site, &api, 2).await];
            let (_, why) = send(&site, "GET", &format!("{api}/why"), "").await;
            let ply = why["plies"][0].as_u64().unwrap_or(0);
            let paths = [
                play.clone(),
                format!("{play}?ply=13"),
                format!("{play}/turn/{ply}"),
                format!("{play}/turn/{ply}?step=99"),
                format!("{play}/why/{ply}"),
                format!("{play}/log"),
                format!("{play}/position.json"),
                format!("{play}/record.toml"),
                format!("{play}/share"),
                format!("{api}/link"),
                "/export.json".to_owned(),
                "/api/v1/export".to_owned(),
                "/".to_owned(),
                "/games".to_owned(),
                format!("{api}/why"),
                format!("{api}/record"),
                "/api/v1/games".to_owned(),
            ];
            for reader in [None, Some(1), Some(2)] {
                let as_reader = reader.map_or(String::new(), |it| format!("?seat={it}"));
                let own = [format!("{api}{as_reader}"), format!("{api}/options{as_reader}")];
                for path in paths.iter().chain(&own) {
                    let told = seen(&site, &id, path, reader).await;
                    told_nothing(&told, path, reader, &hands, &names, &mut n_searched);
                }
                // Neither does what goes wrong.
                for form in ["revision=9999&action=run", "revision=1&action=fly", "action=run"] {
                    let told = refused(&site, &id, &format!("{play}/act"), form, reader).await;
                    told_nothing(&told, form, reader, &hands, &names, &mut n_searched);
                }
            }
        }
        let (_, offers) = send(&site, "GET", &format!("{api}/options?seat={chair}"), "").await;
        let options: Vec<&str> = offers["options"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["action"].as_str().unwrap())
            .collect();
        // Only cards of the deck are drawn: what comes from the board is known to all.
        let wanted = ["draw deck", "spend", "alone", "build", "activate", "discard", "done"];
        let first = |start: &&str| options.iter().find(|it| it.starts_with(*start));
        let deeds = ["draw-three", "develop", "draw-three", "run", "draw-three"];
        let deed = deeds[step / 7 % deeds.len()];
        let action = wanted.iter().find_map(first).or_else(|| first(&deed)).unwrap_or(&options[0]);
        let body = format!("{{\"revision\":{},\"action\":\"{action}\"}}", offers["revision"]);
        let (status, answer) = send(&site, "POST", &format!("{api}/actions"), &body).await;
        assert_eq!(status, StatusCode::OK, "{action}: {answer}");
        open = answer;
    }
    assert!(open["over"] == true && 500 < n_searched, "{n_searched} searches");
}

#[tokio::test]
async fn a_link_opened_on_the_wrong_chair_shows_who_is_to_take_the_device() {
    let site = site();
    let body = r#"{"game":"london","seed":4,"setup":{"seats":"3","automa-seat":"3"}}"#;
    let (_, game) = send(&site, "POST", "/api/v1/games", body).await;
    let id = game["id"].as_str().unwrap().to_owned();
    for path in [format!("/play/{id}"), format!("/play/{id}?ply=13&do=buy")] {
        for reader in [None, Some(2)] {
            let told = seen(&site, &id, &path, reader).await;
            assert!(told.contains("/chair\"") && !told.contains("at-hand-"), "{told}");
            assert!(!told.contains("at-space-"), "{told}");
        }
        let mine = seen(&site, &id, &path, Some(1)).await;
        assert!(mine.contains("at-space-"), "{mine}");
    }
    for path in ["record.toml", "position.json"] {
        let told = seen(&site, &id, &format!("/play/{id}/{path}"), None).await;
        assert!(!told.contains("city-deck"), "{told}");
    }
}

/// The seed that deals a kept game.
async fn seed_of(store: &Memory, id: &str) -> u64 {
    let record = store.load::<Stored>(id).await.unwrap().unwrap().record;
    let seed = record.lines().find_map(|it| it.strip_prefix("seed = ")).expect("a seed");
    seed.parse().expect("a number")
}

#[tokio::test]
async fn seeds_of_hidden_hands_cannot_be_tried_and_those_of_one_person_can_be_said() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    let several = r#"{"game":"london","setup":{"seats":"3","automa-seat":"3"}}"#;
    let alone = [r#"{"game":"london"}"#, r#"{"game":"brass"}"#, r#"{"game":"patchwork"}"#];
    let mut bits = 0;
    for _ in 0..40 {
        let (_, game) = send(&site, "POST", "/api/v1/games", several).await;
        let seed = seed_of(&store, game["id"].as_str().unwrap()).await;
        assert!(seed < kit::SEED_LIMIT, "a reader in JavaScript counts to 2^53");
        bits |= seed;
    }
    assert_eq!(bits.count_ones(), 53, "every bit of a seed is by chance");
    for new in alone {
        let (_, game) = send(&site, "POST", "/api/v1/games", new).await;
        assert!(seed_of(&store, game["id"].as_str().unwrap()).await < 1_000_000, "{new}");
    }
    // A form, and a position to start from, too.
    let form = post(&site, "/new/london", "seats=4&automa-seat=2").await;
    let id = form.location.trim_start_matches("/play/").split('/').next().unwrap().to_owned();
    assert!(1_000_000 < seed_of(&store, &id).await, "{id}");
    let position = "game = \"london\"\n[setup]\nseats = 3\n[table]\nturn = 1\n[[table.people]]\n";
    let (_, game) = send(&site, "POST", "/api/v1/games/import", position).await;
    assert!(1_000_000 < seed_of(&store, game["id"].as_str().unwrap()).await, "{game}");
}

#[tokio::test]
async fn the_seed_of_hidden_hands_is_told_when_the_game_is_over_and_nowhere_before() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    let body = r#"{"game":"london","setup":{"seats":"3","automa-seat":"3"}}"#;
    let (_, mut game) = send(&site, "POST", "/api/v1/games", body).await;
    let id = game["id"].as_str().unwrap().to_owned();
    let seed = seed_of(&store, &id).await.to_string();
    let (api, play) = (format!("/api/v1/games/{id}"), format!("/play/{id}"));
    let mut paths: Vec<String> = ["/", "/games", "/open", "/export.json", "/new/london"]
        .map(str::to_owned)
        .into_iter()
        .collect();
    paths.extend(["/api/v1/games", "/api/v1/export"].map(str::to_owned));
    for end in ["", "/log", "/position.json", "/record.toml", "/share", "/end", "/picture.svg"] {
        paths.push(format!("{play}{end}"));
    }
    for end in ["", "?seat=1", "?seat=2", "?seat=3", "/options?seat=1", "/link", "/record", "/why"]
    {
        paths.push(format!("{api}{end}"));
    }
    for step in 0..2000 {
        assert!(!game.to_string().contains(&seed), "{game}");
        if step % 100 == 0 {
            for path in &paths {
                for chair in [None, Some(1), Some(2)] {
                    let told = seen(&site, &id, path, chair).await;
                    assert!(!told.contains(&seed), "{path} tells chair {chair:?} the seed");
                }
            }
            // Nor is it dealt again, which would tell it by its cards.
            let again = refused(&site, &id, &format!("{play}/again"), "seed=same", None).await;
            assert!(!again.contains(&seed));
        }
        let body = format!("{{\"player\":\"casual\",\"revision\":{}}}", game["revision"]);
        let (status, next) = send(&site, "POST", &format!("{api}/player"), &body).await;
        assert_eq!(status, StatusCode::OK, "{next}");
        if next["over"] == true {
            break;
        }
        game = next;
    }
    for path in [format!("{play}/record.toml"), format!("{play}/end"), api] {
        assert!(seen(&site, &id, &path, None).await.contains(&seed), "{path} tells it at the end");
    }
}
