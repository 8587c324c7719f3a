//! Limits of what can be kept and sent: what is still taken, and what is said beyond.
//! `docs/limits.md` lists them.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};
use kit::{Game, MAX_ENTRIES, Session};
use patchwork::Patchwork;

use crate::{
    ask::{ask, get, import, post, send, site, start, upload_in},
    link::{played, usual},
};

/// A record with so many entries, most of them corrections.
fn record(n: usize) -> String {
    let mut record = played(usual::<Patchwork>(), 5, 4).record();
    let mut nth = 0;
    record.actions.resize_with(n, || {
        nth += 1;
        format!(r#"edit {{"automa":{{"buttons":{}}}}}"#, nth % 9)
    });
    record.to_toml()
}

/// What is said of one entry too many.
const TOLD: [(&str, &str); 3] = [
    ("en", "actions: expected at most 4000 entries, found 4001"),
    ("fr", "attendu au plus 4000 entrées, trouvé 4001"),
    ("es", "se esperaba como mucho 4000 entradas, se encontró 4001"),
];

#[tokio::test]
async fn a_record_with_too_many_entries_is_refused_at_every_door() {
    let site = site();
    assert_eq!(MAX_ENTRIES, 4000);
    let (full, more) = (record(MAX_ENTRIES), record(MAX_ENTRIES + 1));
    assert_eq!(import(&site, &full).await.status, StatusCode::SEE_OTHER);
    let (status, _) = send(&site, "POST", "/api/v1/games/import", &full).await;
    assert_eq!(status, StatusCode::CREATED);
    for (lang, told) in TOLD {
        let page = upload_in(&site, lang, "/open", &[("file", ""), ("text", &more)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        let body = page.body.replace(['\u{a0}', '\u{202f}'], " ");
        assert!(body.contains(told), "{lang}: {body}");
    }
    let (status, answer) = send(&site, "POST", "/api/v1/games/import", &more).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(answer["error"], TOLD[0].1);
    let game = |id: &str, record: &str| {
        let (id, game) = (id.to_owned(), "patchwork".to_owned());
        let (record, sealed) = (Some(record.to_owned()), None);
        desk::KeptGame { id, game, created: 1, touched: 1, ply: 9, record, sealed }
    };
    let games = vec![game("more", &more), game("full", &full)];
    let file = desk::Collection::new(games, vec![], vec![]).to_json();
    let (status, answer) = send(&site, "POST", "/api/v1/import", &file).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(answer["games"][0]["outcome"], "refused", "{answer}");
    assert_eq!(answer["games"][0]["why"], TOLD[0].1);
    assert_eq!(answer["games"][1]["outcome"], "kept", "{answer}");
}

#[tokio::test]
async fn a_full_game_takes_no_more_says_so_and_can_be_undone() {
    let site = site();
    let play = import(&site, &record(MAX_ENTRIES)).await.location;
    let api = play.replace("/play/", "/api/v1/games/");
    assert_eq!(get(&site, &play).await.status, StatusCode::OK);
    for (lang, told) in [
        ("en", "it has 4000 entries, and at most 4000 fit"),
        ("fr", "elle compte 4000 entrées, et au plus 4000 y tiennent"),
        ("es", "tiene 4000 entradas, y caben como mucho 4000"),
    ] {
        let request = Request::post(format!("{play}/act"))
            .header("host", "here")
            .header("cookie", format!("lang={lang}"))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from("revision=1&action=advance"))
            .unwrap();
        let answer = ask(&site, request).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        let body = answer.body.replace(['\u{a0}', '\u{202f}'], " ");
        assert!(body.contains(told), "{lang}: {body}");
    }
    for (path, body) in [
        ("actions", r#"{"revision":1,"action":"advance"}"#),
        ("correct", r#"{"revision":1,"patch":{"automa":{"buttons":3}}}"#),
        ("player", r#"{"revision":1,"player":"casual"}"#),
        ("deal", r#"{"revision":1,"piles":["fronts"],"by":"table"}"#),
    ] {
        let (status, answer) = send(&site, "POST", &format!("{api}/{path}"), body).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {answer}");
        assert!(answer["error"].as_str().unwrap().contains("4000 entries"), "{answer}");
    }
    assert_eq!(post(&site, &format!("{play}/undo"), "revision=1").await.status, 303);
    let patch = r#"{"revision":2,"patch":{"automa":{"buttons":3}}}"#;
    assert_eq!(send(&site, "POST", &format!("{api}/correct"), patch).await.0, StatusCode::OK);
    let kept = get(&site, &format!("{play}/record.toml")).await.body;
    let kept: kit::Record<Patchwork> = kit::read(&kept).unwrap();
    assert_eq!(Session::replay(&kept).unwrap().ply(), MAX_ENTRIES);
}

async fn sent(site: &Router, path: &str, n: usize) -> StatusCode {
    send(site, "POST", path, &" ".repeat(n)).await.0
}

#[tokio::test]
async fn a_body_is_read_up_to_its_limit_and_no_further() {
    let site = site();
    for (path, most) in [("/api/v1/games/import", 1 << 20), ("/api/v1/import", 1 << 24)] {
        assert_eq!(web::body_limit(path), most);
        assert_eq!(sent(&site, path, most).await, StatusCode::BAD_REQUEST, "{path}");
        assert_eq!(sent(&site, path, most + 1).await, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
    }
}

#[tokio::test]
async fn what_could_not_be_opened_is_shown_again_up_to_its_limit() {
    let site = site();
    for (n, is_shown) in [(1 << 16, true), ((1 << 16) + 1, false)] {
        let text = format!("{}{}", "nonsense", "x".repeat(n - 8));
        let page = import(&site, &text).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(page.body.contains(&text), is_shown, "{n}");
    }
}

#[tokio::test]
async fn the_letters_of_a_link_are_read_up_to_their_limit() {
    let letters = |n: usize| format!("1{}", "A".repeat(n - 1));
    let site = site();
    for (n, is_large) in [(1 << 14, false), ((1 << 14) + 1, true)] {
        let (status, answer) =
            send(&site, "POST", "/api/v1/games/import", &format!("http://here/?g={}", letters(n)))
                .await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let told = answer["error"].as_str().unwrap();
        let error = desk::Linked::read(&letters(n)).unwrap_err();
        assert_eq!(error == desk::LinkError::Large, is_large, "{n}: {told}");
    }
}

#[tokio::test]
async fn lists_show_so_many_games_and_the_rest_on_the_next_page() {
    let site = site();
    for _ in 0..27 {
        let play = start(&site, "seed=7").await;
        post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    }
    let entries = |body: &str| body.matches("class=\"entry ").count();
    assert_eq!(entries(&get(&site, "/").await.body), 3);
    assert_eq!(entries(&get(&site, "/games").await.body), 24);
    assert_eq!(entries(&get(&site, "/games?page=2").await.body), 3);
    let (_, list) = send(&site, "GET", "/api/v1/games?take=1000", "").await;
    assert_eq!((list["games"].as_array().unwrap().len(), &list["total"]), (27, &27.into()));
    let (status, _) = send(&site, "GET", "/api/v1/games?take=1001", "").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

/// A deck of the game `G` with so many cards: what is wrong with it.
fn swollen<G: Game>(n: usize) -> String {
    let document = G::DOCUMENTS.iter().find(|it| it.key == "deck").unwrap();
    let (head, rest) = document.text.split_once("[[card]]").unwrap();
    let one = rest.split("[[card]]").next().unwrap();
    let text = format!("{head}{}", format!("[[card]]{one}").repeat(n));
    let mut setup = G::Setup::default();
    let error = G::choose_document(&mut setup, document.key, &text).unwrap_err();
    let lexicon = desk::lexicon::<G>(&[]).unwrap();
    let message = kit::Trouble::message(&error);
    desk::Words::new(&lexicon, kit::Lang::En).say(&message)
}

#[test]
fn a_deck_has_so_many_cards_and_no_more() {
    let told = [swollen::<Patchwork>(33), swollen::<brass::Brass>(33)];
    for told in told.into_iter().chain([swollen::<london::London>(33)]) {
        assert!(told.contains("32") && told.contains("33"), "{told}");
    }
}
