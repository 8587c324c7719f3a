//! A store that cannot be opened, and what a browser promised for what is in it.

use std::sync::Arc;

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};
use keep::{
    Answer, AnyHead, AnyPlace, AnyRow, Keep as _, Kind, Memory, OwnDocument, Shut, Store,
    StoreError, Write,
};
use web::{Host, Keeping, Now};

use crate::ask::{ask, get, post};

/// A store that nobody can open.
struct Closed(Shut);

impl Closed {
    fn answer<T: Send + 'static>(&self) -> Answer<'static, T> {
        let error = StoreError::Shut { why: self.0, found: "said by itself".to_owned() };
        Box::pin(async move { Err(error) })
    }
}

impl Store for Closed {
    fn write(&self, _: Vec<Write>) -> Answer<'_, ()> {
        self.answer()
    }
    fn read<'a>(&'a self, _: Kind, _: &'a str) -> Answer<'a, Option<AnyRow>> {
        self.answer()
    }
    fn look(&self, _: AnyPlace, _: usize, _: usize) -> Answer<'_, (Vec<AnyHead>, usize)> {
        self.answer()
    }
}

fn site(store: Arc<dyn Store>, keeping: Keeping) -> Router {
    web::app(Host {
        base: web::Base::default(),
        store,
        moment: Arc::new(|| Now { millis: 1, entropy: 1 }),
        is_ours: Arc::new(|host| host == "here"),
        key: None,
        phone: None,
        address: None,
        keeping: Arc::new(move || keeping),
        think: web::at_once(),
        print: web::no_printer(),
        beside: web::nothing_beside(),
    })
}

#[tokio::test]
async fn games_that_cannot_be_opened_are_never_told_as_no_games() {
    for why in Shut::ALL {
        let site = site(Arc::new(Closed(why)), Keeping::Shut(why));
        let mut titles = Vec::new();
        for lang in ["en", "fr", "es"] {
            for path in ["/", "/games", "/play/abc", "/export.json", "/new/brass", "/own/brass"] {
                let request = Request::get(path).header("host", "here");
                let request = request.header("accept-language", lang).body(Body::empty()).unwrap();
                let answer = ask(&site, request).await;
                assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{why:?} {path}");
                // The home page goes on to what can be begun; all others say it and no more.
                let title = match path {
                    "/" => answer.body.split("id=\"h-shut\">").nth(1).unwrap(),
                    _ => answer.body.split("<h1>").nth(1).unwrap(),
                };
                titles.push(title.split("</h").next().unwrap().to_owned());
            }
        }
        // One title in each language, the same on every page.
        titles.dedup();
        assert_eq!(titles.len(), 3, "{why:?}: {titles:?}");
        let (begun, api) = (post(&site, "/new/brass", "").await, get(&site, "/api/v1/games").await);
        assert_eq!(begun.status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(api.status, StatusCode::SERVICE_UNAVAILABLE);
        let document: serde_json::Value = serde_json::from_str(&api.body).unwrap();
        assert_eq!(document["error"], titles[0]);
        let rules = get(&site, "/rules/brass").await;
        assert_eq!(rules.status, StatusCode::OK);
        assert!(rules.body.contains("class=\"notice\" role=\"alert\""), "{why:?}");
    }
}

#[tokio::test]
async fn what_a_browser_promised_is_told_where_there_are_games() {
    let told = async |keeping, has_game: bool| {
        let store = Arc::new(Memory::new(web::is_told));
        if has_game {
            let body = r#"{"game":"patchwork","seed":7}"#;
            let all = site(store.clone(), Keeping::Safe);
            let (_, game) = crate::ask::send(&all, "POST", "/api/v1/games", body).await;
            let play = format!("/play/{}", game["id"].as_str().unwrap());
            post(&all, &format!("{play}/act"), "revision=1&action=advance").await;
            assert!(!get(&site(store.clone(), keeping), &play).await.body.contains("data-kept"));
        }
        let site = site(store, keeping);
        let (home, list) = (get(&site, "/").await.body, get(&site, "/games").await.body);
        let kind = |it: &str| {
            let rest = it.split("data-kept=\"").nth(1);
            rest.map(|it| it.split('"').next().unwrap_or_default().to_owned())
        };
        assert_eq!(kind(&home), kind(&list));
        kind(&home)
    };
    assert_eq!(told(Keeping::Fleeting, true).await.as_deref(), Some("fleeting"));
    assert_eq!(told(Keeping::Promised, true).await.as_deref(), Some("promised"));
    for (keeping, has_game) in
        [(Keeping::Fleeting, false), (Keeping::Promised, false), (Keeping::Safe, true)]
    {
        assert_eq!(told(keeping, has_game).await, None, "{keeping:?}");
    }
}

#[tokio::test]
async fn a_document_that_does_not_say_what_it_is_can_be_seen_and_thrown_away() {
    let store = Arc::new(Memory::new(web::is_told));
    let bad = OwnDocument {
        id: "bad".to_owned(),
        game: "brass".to_owned(),
        key: String::new(),
        name: String::new(),
        text: "{".to_owned(),
        is_ready: true,
        revision: 1,
        touched: 1,
    };
    store.create(bad).await.unwrap();
    let site = site(store, Keeping::Safe);
    let list = get(&site, "/own/brass").await;
    assert!(list.body.contains("/own/brass/bad"), "{}", list.body);
    assert!(!get(&site, "/new/brass").await.body.contains("own:bad"), "nobody plays with it");
    for path in ["", "/file.toml", "/remove"] {
        let answer = get(&site, &format!("/own/brass/bad{path}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
    }
    assert!(get(&site, "/export.json").await.body.contains("\"bad\""));
    let gone = post(&site, "/own/brass/bad/remove", "revision=1").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER);
    assert!(!get(&site, "/own/brass").await.body.contains("/own/brass/bad"));
}
