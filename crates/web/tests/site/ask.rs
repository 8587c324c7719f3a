//! The site and plain ways to ask it.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, Request, StatusCode, header},
};
use http_body_util::BodyExt;
use keep::{Memory, Store};
use tower::ServiceExt;
use web::{Host, Keeping, Key, Now};

/// Every game on the shelf, by name.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    shelf::GameId::ALL.iter().map(|it| it.id())
}

pub(crate) fn site() -> Router {
    site_over(Arc::new(Memory::new(web::is_told)))
}

/// The site over games that are already kept.
pub(crate) fn site_over(store: Arc<Memory>) -> Router {
    site_behind(store, None)
}

/// The site behind a key.
pub(crate) fn site_behind(store: Arc<dyn Store>, key: Option<Key>) -> Router {
    web::app(host(store, key))
}

/// The site with a clock that can be set.
pub(crate) fn site_at(clock: Arc<AtomicU64>, store: Arc<dyn Store>, key: Option<Key>) -> Router {
    web::app(host_at(clock, store, key))
}

/// Whoever serves the site in these tests.
pub(crate) fn host(store: Arc<dyn Store>, key: Option<Key>) -> Host {
    host_at(Arc::new(AtomicU64::new(1)), store, key)
}

fn host_at(clock: Arc<AtomicU64>, store: Arc<dyn Store>, key: Option<Key>) -> Host {
    Host {
        store,
        moment: Arc::new(move || {
            let n = clock.fetch_add(1, Ordering::Relaxed);
            Now { millis: n, entropy: n.wrapping_mul(0x9E37_79B9_7F4A_7C15) }
        }),
        is_ours: Arc::new(|host| host == "here"),
        phone: key.as_ref().map(|it| format!("http://here/?key={}", it.text())),
        key,
        base: web::Base::default(),
        address: None,
        keeping: Arc::new(Keeping::default),
        think: web::at_once(),
        print: web::no_printer(),
        beside: web::nothing_beside(),
    }
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) location: String,
    pub(crate) policy: bool,
    pub(crate) body: String,
    headers: HeaderMap,
}

impl Answer {
    /// What a header says; nothing if it is not there.
    pub(crate) fn header(&self, name: &str) -> String {
        self.headers.get(name).map_or("", |it| it.to_str().unwrap()).to_owned()
    }
}

pub(crate) async fn ask(site: &Router, request: Request<Body>) -> Answer {
    let response = site.clone().oneshot(request).await.unwrap();
    let text = |name| {
        response.headers().get(name).map_or("", |it: &axum::http::HeaderValue| it.to_str().unwrap())
    };
    let location = text(header::LOCATION).to_owned();
    let policy = text(header::CONTENT_SECURITY_POLICY).contains("script-src 'self'");
    let (status, headers) = (response.status(), response.headers().clone());
    let body = response.into_body().collect().await.unwrap().to_bytes();
    Answer { status, location, policy, headers, body: String::from_utf8(body.to_vec()).unwrap() }
}

pub(crate) async fn get(site: &Router, path: &str) -> Answer {
    ask(site, Request::get(path).header("host", "here").body(Body::empty()).unwrap()).await
}

/// The same, in the language of the reader.
pub(crate) async fn get_in(site: &Router, path: &str, lang: &str) -> Answer {
    let request =
        Request::get(path).header("host", "here").header("cookie", format!("lang={lang}"));
    ask(site, request.body(Body::empty()).unwrap()).await
}

pub(crate) async fn post(site: &Router, path: &str, form: &str) -> Answer {
    let request = Request::post(path)
        .header("host", "here")
        .header("sec-fetch-site", "same-origin")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(form.to_owned()))
        .unwrap();
    ask(site, request).await
}

pub(crate) async fn send(
    site: &Router,
    method: &str,
    path: &str,
    json: &str,
) -> (StatusCode, serde_json::Value) {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", "here")
        .header("content-type", "application/json")
        .body(Body::from(json.to_owned()))
        .unwrap();
    let answer = ask(site, request).await;
    (answer.status, serde_json::from_str(&answer.body).unwrap_or_default())
}

pub(crate) async fn start(site: &Router, form: &str) -> String {
    let answer = post(site, "/new/patchwork", form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    answer.location
}

/// Sends a form with files.
pub(crate) async fn upload(site: &Router, path: &str, fields: &[(&str, &str)]) -> Answer {
    upload_in(site, "en", path, fields).await
}

/// The same, in the language of the reader.
pub(crate) async fn upload_in(
    site: &Router,
    lang: &str,
    path: &str,
    fields: &[(&str, &str)],
) -> Answer {
    let mut body = String::new();
    for (name, value) in fields {
        body += &format!(
            "--x\r\ncontent-disposition: form-data; name=\"{name}\"; filename=\"\"\r\n\r\n{value}\r\n"
        );
    }
    let request = Request::post(path)
        .header("host", "here")
        .header("sec-fetch-site", "same-origin")
        .header("cookie", format!("lang={lang}"))
        .header("content-type", "multipart/form-data; boundary=x")
        .body(Body::from(body + "--x--\r\n"))
        .unwrap();
    ask(site, request).await
}

pub(crate) async fn import(site: &Router, text: &str) -> Answer {
    upload(site, "/open", &[("file", ""), ("text", text)]).await
}
