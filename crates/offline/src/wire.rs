//! The wire: requests of a browser for the router, and its answers for the browser.

use axum::{
    body::Body,
    http::{HeaderValue, Method, Request, Uri, header},
};
use js_sys::{Array, ArrayBuffer, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestMode, ResponseInit, Url};

/// The request with its body, as the router wants it. `path` is its address in the
/// eyes of the router.
pub(crate) async fn request(asked: &web_sys::Request, path: Uri) -> Result<Request<Body>, JsValue> {
    let method = asked.method().parse().unwrap_or(Method::GET);
    let body = match method {
        Method::GET | Method::HEAD => Vec::new(),
        _ => {
            let bytes: ArrayBuffer = JsFuture::from(asked.array_buffer()?).await?.unchecked_into();
            Uint8Array::new(&bytes).to_vec()
        }
    };
    let mut request = Request::new(Body::empty());
    let headers = request.headers_mut();
    for name in [header::CONTENT_TYPE, header::ACCEPT, header::IF_NONE_MATCH] {
        if let Ok(Some(value)) = asked.headers().get(name.as_str())
            && let Ok(value) = HeaderValue::from_str(&value)
        {
            headers.insert(name, value);
        }
    }
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(body.len()));
    headers.insert("sec-fetch-site", HeaderValue::from_static(site(asked)));
    if let Ok(languages) = HeaderValue::from_str(&languages()) {
        headers.insert(header::ACCEPT_LANGUAGE, languages);
    }
    *request.method_mut() = method;
    *request.uri_mut() = path;
    *request.body_mut() = Body::from(body);
    Ok(request)
}

/// Who asks: what browsers tell a server they do not tell a worker. What a page loads
/// itself comes from pages of ours alone; a page that leads here names itself, and
/// where a browser hides that, its origin is told with whatever it sends.
fn site(asked: &web_sys::Request) -> &'static str {
    let origin = |it: &str| Url::new(it).map(|it| it.origin()).ok();
    let from = match asked.referrer() {
        it if it.is_empty() => asked.headers().get("origin").ok().flatten().unwrap_or_default(),
        it => it,
    };
    let is_ours = asked.mode() != RequestMode::Navigate
        || origin(&from).is_some_and(|it| Some(it) == origin(&asked.url()));
    if is_ours { "same-origin" } else { "cross-site" }
}

/// The languages that the person reads, best first.
fn languages() -> String {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).unwrap_or_default();
    let languages = Reflect::get(&navigator, &"languages".into()).unwrap_or_default();
    Array::from(&languages).iter().filter_map(|it| it.as_string()).collect::<Vec<_>>().join(", ")
}

/// The answer as a browser wants it.
pub(crate) fn response(
    head: &axum::http::response::Parts,
    body: &[u8],
) -> Result<web_sys::Response, JsValue> {
    let headers = Headers::new()?;
    for (name, value) in &head.headers {
        if let Ok(value) = value.to_str() {
            headers.append(name.as_str(), value)?;
        }
    }
    let init = ResponseInit::new();
    init.set_status(head.status.as_u16());
    init.set_headers(&headers);
    if body.is_empty() {
        return web_sys::Response::new_with_opt_str_and_init(None, &init);
    }
    web_sys::Response::new_with_opt_buffer_source_and_init(Some(&Uint8Array::from(body)), &init)
}
