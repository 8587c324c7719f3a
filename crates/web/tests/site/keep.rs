//! What is kept: removal with a revision, lists of heads, games nobody can read.

use std::sync::Arc;

use axum::http::StatusCode;

use keep::{Gist, Keep as _, Memory, Shelf, Stored};

use crate::ask::{get, import, post, send, site, site_over, start};

#[tokio::test]
async fn a_game_is_thrown_away_at_its_revision_only() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let path = play.replace("/play/", "/api/v1/games/");
    post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    let late = post(&site, &format!("{play}/remove"), "revision=1").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(send(&site, "DELETE", &path, "").await.0, StatusCode::BAD_REQUEST);
    let (status, answer) = send(&site, "DELETE", &format!("{path}?revision=1"), "").await;
    assert_eq!((status, &answer["revision"]), (StatusCode::CONFLICT, &2.into()));
    assert_eq!(get(&site, &play).await.status, StatusCode::OK);
    let (status, _) = send(&site, "DELETE", &format!("{path}?revision=2"), "").await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, _) = send(&site, "DELETE", &format!("{path}?revision=2"), "").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_list_tells_level_progress_and_points_without_a_record() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    begun(&site, "seed=7&level=IV").await;
    let (heads, n) = store.list(Shelf::Open, 0, 9).await.unwrap();
    let gist = heads[0].gist.as_ref().unwrap();
    assert_eq!((n, gist.level.as_deref(), &gist.scores[..]), (1, Some("IV"), &[-156, 2][..]));
    let (_, list) = send(&site, "GET", "/api/v1/games", "").await;
    assert_eq!(list["games"][0]["progress"], "Space 1 of 53, your turn");
    assert_eq!(list["games"][0]["scores"][0], -156);
    let (_, game) = send(&site, "POST", "/api/v1/games", r#"{"game":"brass","seed":7}"#).await;
    let of_brass =
        store.load::<Stored>(game["id"].as_str().unwrap()).await.unwrap().unwrap().gist.unwrap();
    let levels = <brass::Brass as kit::Game>::CHOICES;
    let levels = levels.iter().find(|it| it.kind == kit::ChoiceKind::Level).unwrap().values;
    assert!(levels.contains(&of_brass.level.as_deref().unwrap()), "{of_brass:?}");
    for query in ["take=1001", "take=-1", "take=x", "skip=-1", "show=both"] {
        let (status, _) = send(&site, "GET", &format!("/api/v1/games?{query}"), "").await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{query}");
    }
}

fn kept(id: &str, game: &str, touched: u64) -> Stored {
    Stored {
        id: id.to_owned(),
        game: game.to_owned(),
        revision: 1,
        record: "format = 1".to_owned(),
        ply: 0,
        is_over: false,
        created: 1,
        touched,
        gist: None,
    }
}

/// A game in which somebody has acted.
async fn begun(site: &axum::Router, form: &str) -> String {
    let play = start(site, form).await;
    post(site, &format!("{play}/act"), "revision=1&action=advance").await;
    play
}

#[tokio::test]
async fn a_game_is_kept_from_its_first_action_on() {
    let site = site();
    let untouched = start(&site, "seed=7").await;
    for page in ["/", "/games"] {
        assert!(!get(&site, page).await.body.contains(&untouched), "{page}");
    }
    assert_eq!(get(&site, &untouched).await.status, StatusCode::OK);
    let played = begun(&site, "seed=7").await;
    for page in ["/", "/games"] {
        let body = get(&site, page).await.body;
        assert!(body.contains(&played) && !body.contains(&untouched), "{page}");
    }
}

#[tokio::test]
async fn a_game_nobody_acted_in_goes_when_a_day_has_passed() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    let new = start(&site, "seed=7").await;
    let played = begun(&site, "seed=7").await;
    let id = |play: &str| play.trim_start_matches("/play/").to_owned();
    let later = Stored { created: 2 * keep::PATIENCE, ..kept("later", "patchwork", 1) };
    store.create(later).await.unwrap();
    assert_eq!(store.load::<Stored>(&id(&new)).await.unwrap(), None);
    assert!(store.load::<Stored>(&id(&played)).await.unwrap().is_some());
    assert_eq!(get(&site, &new).await.status, StatusCode::NOT_FOUND);
    // What is counted is what is listed.
    start(&site, "seed=8").await;
    let (list, home) = (get(&site, "/games").await.body, get(&site, "/").await.body);
    assert!(list.contains("2 games are kept here"), "{list}");
    assert!(!home.contains("All 3 games"), "{home}");
}

#[tokio::test]
async fn games_nobody_can_read_stand_behind_those_that_can_be_played() {
    let store = Arc::new(Memory::new(web::is_told));
    for n in 0..40 {
        let game = if n % 2 == 0 { "patchwork" } else { "chess" };
        store.create(kept(&format!("bad{n}"), game, 1_000 + n)).await.unwrap();
    }
    let site = site_over(store);
    let play = begun(&site, "seed=7").await;
    let home = get(&site, "/").await;
    assert_eq!(home.status, StatusCode::OK);
    assert!(home.body.contains(&format!("href=\"{play}\"")), "{}", home.body);
    assert!(home.body.contains("href=\"/play/bad39/remove\""), "{}", home.body);
    let page = get(&site, "/play/bad39/remove").await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(post(&site, "/play/bad39/remove", "revision=1").await.status, StatusCode::SEE_OTHER);
    assert_eq!(get(&site, "/play/bad39").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_without_a_gist_is_told_from_its_record() {
    let store = Arc::new(Memory::new(web::is_told));
    let first = site_over(store.clone());
    let play = begun(&first, "seed=7&level=IV").await;
    let game = store.load::<Stored>(play.trim_start_matches("/play/")).await.unwrap().unwrap();
    let other = Arc::new(Memory::new(web::is_told));
    other.create(Stored { gist: None, ..game }).await.unwrap();
    let entry = |home: &str| {
        let rest = home.split("class=\"resume\"").nth(1).unwrap();
        rest.split("</section>").next().unwrap().to_owned()
    };
    let (told, untold) = (get(&first, "/").await.body, get(&site_over(other), "/").await.body);
    assert_eq!(entry(&told), entry(&untold));
}

/// The same game, of which lists tell that it is over and lies on a table.
async fn belied(store: &Memory, play: &str) -> Stored {
    let id = play.trim_start_matches("/play/");
    let game: Stored = store.load(id).await.unwrap().unwrap();
    let gist = game.gist.clone().map(|it| Gist { is_at_table: true, ..it });
    let next = Stored { revision: game.revision + 1, is_over: true, gist, ..game };
    store.replace(next.clone()).await.unwrap();
    next
}

#[tokio::test]
async fn which_page_a_game_has_is_asked_of_its_record_whatever_lists_tell() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    let play = begun(&site, "seed=7").await;
    let before = get(&site, &play).await.body;
    let log = get(&site, &format!("{play}/log")).await.body;
    let id = belied(&store, &play).await.id;
    let plain = |body: String| body.replace("value=\"3\"", "value=\"2\"");
    assert_eq!(plain(get(&site, &play).await.body), before);
    assert_eq!(plain(get(&site, &format!("{play}/log")).await.body), log);
    assert_eq!(get(&site, &format!("{play}/end")).await.location, play);
    assert_eq!(send(&site, "GET", &format!("/api/v1/games/{id}"), "").await.1["over"], false);
    // Who could deal it again would know what comes.
    let again = post(&site, &format!("{play}/again"), "seed=same").await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn hidden_hands_stay_sealed_though_lists_tell_that_the_game_is_over() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    let body = r#"{"game":"london","setup":{"seats":"3","automa-seat":"3"}}"#;
    let (_, game) = send(&site, "POST", "/api/v1/games", body).await;
    belied(&store, &format!("/play/{}", game["id"].as_str().unwrap())).await;
    let (_, all) = send(&site, "GET", "/api/v1/export", "").await;
    let kept = &all["games"][0];
    assert!(
        kept["sealed"].is_string() && kept.get("record").is_none_or(|it| it.is_null()),
        "{kept}"
    );
}

/// A table where the automa turns up a card at once.
fn position(rest: &str) -> String {
    format!(
        r#"{{"game":"patchwork",{rest}"table":{{"circle":[15,5,16,7,8],"leather":[20,26,32,44,50],
            "on-top":"human","human":{{"time":9}},"automa":{{"time":2}}}}}}"#
    )
}

#[tokio::test]
async fn an_imported_position_keeps_the_cards_that_come_next() {
    let site = site();
    for card in [1, 5, 9] {
        let text = position(&format!(r#""next":["card {card}","card 3"],"#));
        let (status, game) = send(&site, "POST", "/api/v1/games/import", &text).await;
        assert_eq!(status, StatusCode::CREATED, "{game}");
        assert_eq!(game["actions"][0], format!("card {card}"));
        let play = format!("/play/{}", game["id"].as_str().unwrap());
        let record = get(&site, &format!("{play}/record.toml")).await.body;
        let again = import(&site, &record).await;
        assert_eq!(get(&site, &format!("{}/record.toml", again.location)).await.body, record);
    }
    for (next, word) in [("\"card 99\"", "card 99"), ("\"dance\"", "dance")] {
        let answer = import(&site, &position(&format!("\"next\":[{next}],"))).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains("next:") && answer.body.contains(word), "{}", answer.body);
    }
}

#[tokio::test]
async fn a_position_of_another_format_is_refused_as_in_the_terminal() {
    let site = site();
    assert_eq!(import(&site, &position("")).await.status, StatusCode::SEE_OTHER);
    let answer = import(&site, &position(r#""format":99,"#)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("expected format 1, found 99"), "{}", answer.body);
}
