//! The home of the pages in a service worker.

use std::{
    cell::{Cell, RefCell},
    sync::Arc,
};

use axum::{
    Router,
    http::{HeaderValue, header},
};
use http_body_util::BodyExt;
use js_sys::{Date, Reflect, Uint8Array};
use tower::ServiceExt;
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::spawn_local;
use web::{Base, Host, Now};
use web_sys::{Crypto, Url};

use crate::{
    Jar, press,
    room::Room,
    store::Indexed,
    thinker::{self, Waiting},
    wire,
};

/// The whole site, under one address of this origin.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Home {
    app: Router,
    base: Base,
    store: Indexed,
    jar: RefCell<Jar>,
    /// Whether the jar holds what was kept, and not only what came since.
    is_jar_whole: Cell<bool>,
    room: Room,
    waiting: Waiting,
}

#[wasm_bindgen]
impl Home {
    /// Opens the home under `scope`, the address that the worker answers for. Nothing of
    /// what is kept is touched before the first request: until then another version
    /// may be at home there.
    ///
    /// # Errors
    ///
    /// If `scope` is no address.
    pub async fn open(scope: String) -> Result<Home, JsValue> {
        let path = Url::new(&scope)?.pathname();
        let room = Room::default();
        let store = Indexed::new(format!("automatable {path}"), room.clone());
        room.measure().await;
        let keeping = room.clone();
        let base = Base::new(&path);
        let waiting = Waiting::default();
        let app = web::app(Host {
            base: base.clone(),
            store: Arc::new(store.clone()),
            moment: Arc::new(moment),
            is_ours: Arc::new(|_| true),
            key: None,
            phone: None,
            address: Some(scope.trim_end_matches('/').to_owned()),
            keeping: Arc::new(move || keeping.keeping()),
            think: thinker::thinker(waiting.clone()),
            print: press::printer(),
            // The worker leaves them to the host of the site.
            beside: web::nothing_beside(),
        });
        let (jar, is_jar_whole) = Default::default();
        Ok(Home { app, base, store, jar, is_jar_whole, room, waiting })
    }

    /// Answers a request as a server would.
    ///
    /// # Errors
    ///
    /// If the browser does not hand out what was sent.
    pub async fn answer(&self, asked: web_sys::Request) -> Result<web_sys::Response, JsValue> {
        let _guest = self.waiting.guest();
        let url = Url::new(&asked.url())?;
        let path = format!("{}{}", self.base.inside(&url.pathname()), url.search());
        // What is the same for everybody needs nothing that is kept.
        if !path.starts_with("/assets/") {
            self.recall().await;
        }
        let path = path.parse().unwrap_or_default();
        let mut request = wire::request(&asked, path).await?;
        let cookies = self.jar.borrow().header();
        if let Some(cookies) = cookies.and_then(|it| HeaderValue::from_str(&it).ok()) {
            request.headers_mut().insert(header::COOKIE, cookies);
        }
        let is_change = !request.method().is_safe();
        let Ok(response) = self.app.clone().oneshot(request).await;
        if is_change {
            // Told before the next change is made, and nobody waits for it.
            let room = self.room.clone();
            spawn_local(async move { room.measure().await });
        }
        let (head, body) = response.into_parts();
        let body = body.collect().await.map_err(|it| JsValue::from(it.to_string()))?.to_bytes();
        self.remember(&head.headers).await;
        wire::response(&head, &body)
    }
}

impl Home {
    /// Looks up what the pages asked the browser to remember, if that is still to be
    /// done. A browser that keeps nothing remembers nothing.
    async fn recall(&self) {
        if self.is_jar_whole.get() {
            return;
        }
        if let Ok(kept) = self.store.jar().await
            && !self.is_jar_whole.replace(true)
        {
            self.jar.borrow_mut().fill(kept);
        }
    }

    /// Takes in what the pages ask the browser to remember.
    async fn remember(&self, headers: &axum::http::HeaderMap) {
        let mut jar = self.jar.borrow().clone();
        for cookie in headers.get_all(header::SET_COOKIE).iter().filter_map(|it| it.to_str().ok()) {
            jar.put(cookie);
        }
        if jar == *self.jar.borrow() {
            return;
        }
        self.jar.replace(jar.clone());
        if !self.is_jar_whole.get() {
            return;
        }
        // What cannot be kept holds until the worker rests.
        let _ = self.store.keep_jar(&jar).await;
    }
}

fn moment() -> Now {
    let mut bytes = [0; 8];
    let crypto = Reflect::get(&js_sys::global(), &"crypto".into());
    let crypto: Crypto = crypto.expect("a worker has crypto").unchecked_into();
    let random = Uint8Array::new_with_length(8);
    // Zeros in their place would deal every hidden hand alike.
    crypto.get_random_values_with_array_buffer_view(&random).expect("eight bytes are not many");
    random.copy_to(&mut bytes);
    Now { millis: Date::now() as u64, entropy: u64::from_le_bytes(bytes) }
}
