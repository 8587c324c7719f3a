//! What goes wrong outside of the pages: no chair for a player, a fault of the program,
//! a store that fails; and the word for a watchman.

use std::{
    future,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use keep::{Answer, AnyHead, AnyPlace, AnyRow, Kind, Memory, Store, StoreError, Write};
use web::{Busy, Fault, Host, Key};

use crate::ask::{self, ask, get, host, post, send, start};

/// A store that can do nothing.
struct Broken;

fn broken<T: Send + 'static>() -> Answer<'static, T> {
    Box::pin(future::ready(Err(StoreError::Failed("no luck".to_owned()))))
}

impl Store for Broken {
    fn write(&self, _: Vec<Write>) -> Answer<'_, ()> {
        broken()
    }
    fn read<'a>(&'a self, _: Kind, _: &'a str) -> Answer<'a, Option<AnyRow>> {
        broken()
    }
    fn look(&self, _: AnyPlace, _: usize, _: usize) -> Answer<'_, (Vec<AnyHead>, usize)> {
        broken()
    }
}

#[tokio::test]
async fn a_watchman_hears_one_word_without_the_key() {
    let key = || Some(Key::new("0123456789abcdef"));
    let site = web::app(host(Arc::new(Memory::new(web::is_told)), key()));
    let well = get(&site, "/healthz").await;
    assert_eq!((well.status, &*well.body), (StatusCode::OK, "ok"));
    assert!(well.policy && well.header("set-cookie").is_empty());
    let foreign = Request::get("/healthz").header("host", "evil.example");
    let foreign = ask(&site, foreign.body(Body::empty()).unwrap()).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    let ill = web::app(Host {
        store: Arc::new(Broken),
        ..host(Arc::new(Memory::new(web::is_told)), key())
    });
    let ill = get(&ill, "/healthz").await;
    assert_eq!((ill.status, &*ill.body), (StatusCode::SERVICE_UNAVAILABLE, "no"));
}

#[tokio::test]
async fn nobody_thinks_about_a_game_that_has_gone_on() {
    let n_thoughts = Arc::new(AtomicU32::new(0));
    let (counted, at_once) = (n_thoughts.clone(), web::at_once());
    let think = Arc::new(move |work| {
        counted.fetch_add(1, Ordering::Relaxed);
        at_once(work)
    });
    let site = web::app(Host { think, ..host(Arc::new(Memory::new(web::is_told)), None) });
    let play = start(&site, "seed=7").await;
    let api = play.replace("/play/", "/api/v1/games/");
    let stale = post(&site, &format!("{play}/player"), "revision=2&player=search").await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let body = r#"{"player":"search","revision":0}"#;
    let (status, told) = send(&site, "POST", &format!("{api}/player"), body).await;
    assert_eq!((status, &told["revision"]), (StatusCode::CONFLICT, &1.into()), "{told}");
    let nobody = post(&site, &format!("{play}/player"), "revision=1&player=nobody").await;
    assert_eq!(nobody.status, StatusCode::BAD_REQUEST);
    assert_eq!(n_thoughts.load(Ordering::Relaxed), 0);
    let moved = post(&site, &format!("{play}/player"), "revision=1&player=greedy").await;
    assert_eq!((moved.status, n_thoughts.load(Ordering::Relaxed)), (StatusCode::SEE_OTHER, 1));
}

#[tokio::test]
async fn where_no_chair_is_free_it_is_said_when_to_ask_again() {
    let think = Arc::new(|_| -> web::Thinking { Box::pin(future::ready(Err(Busy))) });
    let site = web::app(Host { think, ..host(Arc::new(Memory::new(web::is_told)), None) });
    let play = start(&site, "seed=7").await;
    for (lang, said) in [("en", "try again"), ("fr", "réessayez"), ("es", "inténtalo de nuevo")] {
        let request = Request::post(format!("{play}/player"))
            .header("host", "here")
            .header("accept-language", lang)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from("revision=1&player=search"));
        let busy = ask(&site, request.unwrap()).await;
        assert_eq!(busy.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(busy.header("retry-after").parse::<u32>().is_ok_and(|it| 0 < it));
        assert!(busy.body.contains(said) && busy.policy, "{}", busy.body);
    }
    let api = play.replace("/play/", "/api/v1/games/");
    let body = r#"{"player":"search","revision":1}"#;
    let (status, told) = send(&site, "POST", &format!("{api}/player"), body).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(told["error"].is_string(), "{told}");
    assert_eq!(send(&site, "GET", &api, "").await.1["revision"], 1);
}

#[tokio::test]
async fn a_fault_of_the_program_is_a_page_with_its_number() {
    let site = ask::site();
    let fault = || Fault::Crashed { number: "04711000".to_owned() };
    let asked = |path: &str, lang: &str| {
        let request = Request::post(path).header("host", "here").header("accept-language", lang);
        request.extension(fault()).body(Body::empty()).unwrap()
    };
    for (lang, said) in
        [("en", "fault of this program"), ("fr", "erreur de ce programme"), ("es", "fallo de este")]
    {
        let told = ask(&site, asked("/new/patchwork", lang)).await;
        assert_eq!(told.status, StatusCode::INTERNAL_SERVER_ERROR);
        let is_told = told.body.contains(said) && told.body.contains("04711000");
        assert!(is_told && told.policy, "{}", told.body);
    }
    let told = ask(&site, asked("/api/v1/games", "en")).await;
    let told: serde_json::Value = serde_json::from_str(&told.body).unwrap();
    assert_eq!(told["number"], "04711000");
    assert!(told["error"].as_str().unwrap().contains("04711000"), "{told}");
}
