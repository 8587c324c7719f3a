//! Settings, languages and errors: what a request gets that is not quite right.

use std::sync::Arc;

use axum::{
    body::Body,
    http::{Request, StatusCode},
};

use keep::Memory;
use web::Key;

use crate::ask::{ask, get, post, site, site_behind, start};

#[tokio::test]
async fn settings_lead_back_to_a_path_of_our_own_or_nowhere() {
    let site = site();
    let answer = post(&site, "/settings", "theme=dark&back=/rules/patchwork").await;
    assert_eq!((answer.status, &*answer.location), (StatusCode::SEE_OTHER, "/rules/patchwork"));
    let answer = post(&site, "/settings", "theme=dark").await;
    assert_eq!((answer.status, &*answer.location), (StatusCode::SEE_OTHER, "/"));
    for back in ["/%00", "/%7F", "/%09/evil.example", "//evil.example/", "/%5Cevil.example", "%0A"]
    {
        let answer = post(&site, "/settings", &format!("theme=dark&back={back}")).await;
        assert_eq!((answer.status, &*answer.location), (StatusCode::BAD_REQUEST, ""), "{back}");
    }
}

#[tokio::test]
async fn changing_the_theme_on_an_error_page_leads_to_a_page() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let act = format!("{play}/act");
    post(&site, &act, "revision=1&action=advance").await;
    for form in ["revision=1&action=advance", "revision=2&action=leather+a1", "revision=2&action=x"]
    {
        let error = post(&site, &act, form).await;
        assert!(error.status.is_client_error());
        let back = error.body.split("name=\"back\" value=\"").nth(1).unwrap();
        let back = back.split('"').next().unwrap();
        assert_eq!(get(&site, back).await.status, StatusCode::OK, "{form}: {back}");
    }
}

#[tokio::test]
async fn what_is_wrong_with_a_request_is_told_in_the_language_of_the_reader() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let api = play.replace("/play/", "/api/v1/games/");
    let json = "application/json";
    let form = "application/x-www-form-urlencoded";
    for (method, path, kind, body, status, word) in [
        ("GET", format!("{play}/act"), form, "", 405, "ne s’ouvre pas de cette façon"),
        ("POST", format!("{play}/act"), "text/plain", "x", 415, "du type attendu"),
        ("POST", format!("{play}/act"), form, "revision=x&action=y", 400, "attendu"),
        ("POST", format!("{play}/act"), form, "revision=1", 400, "attendu"),
        ("POST", format!("{play}/act"), form, "revision=1&action=dance", 400, "attendu"),
        ("POST", "/new/patchwork".to_owned(), form, "level=IX", 400, "attendu"),
        ("POST", "/new/patchwork".to_owned(), form, "seed=x", 400, "attendu"),
        ("POST", "/api/v1/games".to_owned(), json, "{\"game\":", 400, "ligne 1"),
        ("POST", "/api/v1/games".to_owned(), json, "[]", 400, "JSON"),
        ("POST", "/api/v1/games".to_owned(), json, "{\"game\":\"go\"}", 400, "attendu"),
        ("POST", "/api/v1/games".to_owned(), json, "{\"game\":7}", 400, "un texte"),
        ("POST", "/api/v1/games".to_owned(), "text/plain", "{}", 415, "du type attendu"),
        ("POST", "/api/v1/games/import".to_owned(), "text/plain", "{", 400, "ligne 1"),
        ("POST", format!("{api}/undo"), json, "{\"revision\":9}", 409, "révision 9"),
        ("GET", format!("{api}/why/x"), json, "", 400, "incompréhensible"),
        ("GET", "/play/%FF".to_owned(), form, "", 400, "incompréhensible"),
        ("GET", format!("{play}/turn/%FF"), form, "", 400, "incompréhensible"),
        ("POST", "/open".to_owned(), "multipart/form-data", "x", 400, "incompréhensible"),
        ("POST", "/open".to_owned(), form, "text=x", 400, "incompréhensible"),
        ("PUT", api.clone(), json, "", 405, "ne s’ouvre pas de cette façon"),
        ("GET", "/api/v1/games/nobody".to_owned(), json, "", 404, "nobody"),
    ] {
        let request = Request::builder()
            .method(method)
            .uri(&path)
            .header("host", "here")
            .header("accept-language", "de, en;q=0.2, fr;q=0.7")
            .header("content-type", kind);
        let answer = ask(&site, request.body(Body::from(body)).unwrap()).await;
        assert_eq!(answer.status.as_u16(), status, "{method} {path} {body}: {}", answer.body);
        let said = answer.body.split("<main").last().unwrap();
        assert!(said.contains(word), "{method} {path} {body}: {said}");
        for english in ["expected", "found", "Method Not Allowed", "missing field", "invalid"] {
            assert!(!said.contains(english), "{method} {path} {body}: {said}");
        }
    }
}

#[tokio::test]
async fn a_page_says_by_which_methods_it_is_asked_for_and_shows_its_head_alone() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let api = play.replace("/play/", "/api/v1/games/");
    for (path, allow) in [
        (format!("{play}/act"), "POST"),
        (format!("{play}/remove"), "GET,HEAD,POST"),
        (api, "GET,HEAD,DELETE"),
    ] {
        let request = Request::put(&path).header("host", "here").body(Body::empty()).unwrap();
        let answer = ask(&site, request).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.header("allow"), allow, "{path}");
    }
    let page = get(&site, &play).await;
    let request = Request::head(&play).header("host", "here").body(Body::empty()).unwrap();
    let head = ask(&site, request).await;
    assert_eq!((head.status, &*head.body), (StatusCode::OK, ""));
    assert_eq!(head.header("content-length"), page.body.len().to_string());
}

#[tokio::test]
async fn an_asset_is_kept_for_good_at_its_own_mark_only() {
    let site = site();
    let home = get(&site, "/").await.body;
    let path = home.split('"').find(|it| it.ends_with("/look.css")).unwrap().to_owned();
    let fetch = async |path: &str, known: &str| {
        let mut request = Request::get(path).header("host", "here");
        if !known.is_empty() {
            request = request.header("if-none-match", known);
        }
        let answer = ask(&site, request.body(Body::empty()).unwrap()).await;
        (answer.status.as_u16(), answer.header("etag"), answer.header("cache-control"))
    };
    let (status, tag, keep) = fetch(&path, "").await;
    assert_eq!((status, &*keep), (200, "public, max-age=31536000, immutable"));
    let list = format!("\"other\", W/{tag}");
    for known in [&*tag, &*format!("W/{tag}"), &*list, "*"] {
        assert_eq!(fetch(&path, known).await, (304, tag.clone(), keep.clone()), "{known}");
    }
    assert_eq!(fetch(&path, "\"other\"").await.0, 200);
    let (status, tag, keep) = fetch("/assets/00/look.css", "").await;
    // A page of another version gets the file of today, and does not keep it.
    assert_eq!((status, &*tag, &*keep), (200, "", "no-store"));
    assert_eq!(fetch("/assets/00/look.cs", "").await.0, 404);
}

#[tokio::test]
async fn nothing_is_shown_or_changed_without_the_key() {
    let site = site_behind(Arc::new(Memory::new(web::is_told)), Some(Key::new("0123456789abcdef")));
    let with = async |method: &str, path: &str, name: &str, value: &str| {
        let request = Request::builder().method(method).uri(path).header("host", "here");
        let request = request.header(name, value).body(Body::empty()).unwrap();
        ask(&site, request).await
    };
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/games"),
        ("GET", "/?key=0123456789abcdee"),
        ("GET", "/?key=0123456789abcde"),
        ("GET", "/?key="),
        ("POST", "/?key=0123456789abcdef"),
        ("POST", "/new/patchwork"),
        ("POST", "/settings"),
        ("GET", "/api/v1/games"),
    ] {
        for (name, value) in [("x-none", ""), ("cookie", "key=no"), ("authorization", "Bearer no")]
        {
            let answer = with(method, path, name, value).await;
            assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{method} {path}");
            assert_eq!(answer.header("set-cookie"), "");
        }
    }
    let entered = with("GET", "/games?key=0123456789abcdef", "x-none", "").await;
    assert_eq!((entered.status, &*entered.location), (StatusCode::SEE_OTHER, "/games"));
    let cookie = entered.header("set-cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    assert_eq!(with("GET", "/", "cookie", cookie).await.status, StatusCode::OK);
    let bearer = with("GET", "/api/v1/games", "authorization", "Bearer 0123456789abcdef").await;
    assert_eq!(bearer.status, StatusCode::OK);
    let request = Request::get("/").header("host", "evil.example").header("cookie", cookie);
    let foreign = ask(&site, request.body(Body::empty()).unwrap()).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_key_never_leads_to_another_site_and_no_other_cookie_hides_it() {
    let site = site_behind(Arc::new(Memory::new(web::is_told)), Some(Key::new("0123456789abcdef")));
    for path in ["//evil.example/", "//evil.example", "///evil.example/a"] {
        let entered = get(&site, &format!("{path}?key=0123456789abcdef")).await;
        assert_eq!((entered.status, &*entered.location), (StatusCode::SEE_OTHER, "/"), "{path}");
    }
    let entered = get(&site, "/games?show=over&key=0123456789abcdef&page=2").await;
    assert_eq!(entered.location, "/games?show=over&page=2");
    for cookie in ["key=x; key=0123456789abcdef", "a=b; key=; key=0123456789abcdef; key=y"] {
        let request = Request::get("/").header("host", "here").header("cookie", cookie);
        let shown = ask(&site, request.body(Body::empty()).unwrap()).await;
        assert_eq!(shown.status, StatusCode::OK, "{cookie}");
    }
}

#[tokio::test]
async fn the_cookie_with_the_key_lets_no_other_site_change_anything() {
    let site = site_behind(Arc::new(Memory::new(web::is_told)), Some(Key::new("0123456789abcdef")));
    let with = async |name: &str, value: &str| {
        let request = Request::post("/new/patchwork")
            .header("host", "here")
            .header("cookie", "key=0123456789abcdef")
            .header("content-type", "application/x-www-form-urlencoded")
            .header(name, value);
        ask(&site, request.body(Body::from("seed=7")).unwrap()).await.status
    };
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "http://evil.example"),
        ("origin", "null"),
    ] {
        assert_eq!(with(name, value).await, StatusCode::FORBIDDEN, "{name}: {value}");
    }
    assert_eq!(with("sec-fetch-site", "same-origin").await, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_body_announced_as_huge_is_refused_before_it_is_read() {
    let site = site();
    let request = Request::post("/new/patchwork")
        .header("host", "here")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("content-length", "99000000000");
    let answer = ask(&site, request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.body.contains("What was sent is too large"));
}
