//! The door: one shape for whatever answers at an address.
//!
//! What stands between a router and a handler is compiled anew for every shape of
//! a handler. Here all have one, and a handler says itself what it reads.

use std::{convert::Infallible, pin::Pin, sync::Arc};

use axum::{
    Form,
    extract::{FromRequest, FromRequestParts, Multipart, RawPathParams, Request},
    handler::Handler,
    http::{HeaderMap, header, request::Parts},
    response::{IntoResponse, Response},
};
use kit::Trouble;
use serde::de::DeserializeOwned;

use crate::{
    error::AppError,
    guard,
    host::{Secure, Shared},
    visit::{self, Lessons, Query, Visit},
};

impl FromRequestParts<Shared> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Visit, Infallible> {
        Ok(Visit::new(parts, app))
    }
}

impl Visit {
    // Once for all pages, not once in each.
    #[inline(never)]
    pub(crate) fn new(parts: &Parts, app: &Shared) -> Visit {
        let query = axum::extract::Query::<Vec<(String, String)>>::try_from_uri(&parts.uri)
            .map(|it| it.0.into_iter().collect())
            .unwrap_or_default();
        let here = parts.uri.path_and_query().map_or("/", |it| it.as_str()).to_owned();
        let chairs = visit::cookies(&parts.headers)
            .filter_map(|(key, value)| {
                Some((key.strip_prefix("seat-")?.to_owned(), value.parse().ok()?))
            })
            .collect();
        let is_in = app.host.key.as_ref().is_some_and(|it| guard::is_shown(it, &parts.headers));
        let phone = app.host.phone.clone().filter(|_| is_in);
        let likings = visit::likings(&parts.headers);
        let lessons = Lessons::of(&parts.headers);
        let home = app.host.address.clone().unwrap_or_else(|| {
            let host = parts.headers.get(header::HOST).and_then(|it| it.to_str().ok());
            let scheme = if parts.extensions.get::<Secure>().is_some() { "https" } else { "http" };
            format!("{scheme}://{}{}", host.unwrap_or("localhost"), app.host.base)
        });
        Visit { app: app.clone(), likings, lessons, here, query, chairs, phone, home }
    }
}

/// What was asked for: the words of the path, and a body that nobody has read.
pub(crate) struct Ask {
    words: RawPathParams,
    request: Request,
}

impl Ask {
    /// The word that stands in the path where the route says `name`.
    pub(crate) fn word(&self, name: &str) -> String {
        let word = self.words.iter().find(|it| it.0 == name);
        word.expect("the route has this word").1.to_owned()
    }

    /// The word for a game of the shelf.
    pub(crate) fn game(&self) -> String {
        self.word("game")
    }

    /// The word for something that is kept.
    pub(crate) fn id(&self) -> String {
        self.word("id")
    }

    /// The number of an entry of the record.
    pub(crate) fn ply(&self) -> Result<usize, AppError> {
        self.word("ply").parse().map_err(|_| AppError::Unclear)
    }

    /// Whether nothing is to be changed.
    pub(crate) fn is_safe(&self) -> bool {
        self.request.method().is_safe()
    }

    /// What the browser says besides.
    pub(crate) fn headers(&self) -> &HeaderMap {
        self.request.headers()
    }

    /// The fields of a form.
    pub(crate) async fn form(self) -> Result<Query, AppError> {
        let form = Form::from_request(self.request, &()).await;
        form.map(|it| it.0).map_err(|it| AppError::of(it.status()))
    }

    /// A form with files, to be read part by part.
    pub(crate) async fn multipart(self) -> Result<Multipart, AppError> {
        let form = Multipart::from_request(self.request, &()).await;
        form.map_err(|it| AppError::of(it.status()))
    }

    /// A text of any kind.
    pub(crate) async fn text(self) -> Result<String, AppError> {
        let text = String::from_request(self.request, &()).await;
        text.map_err(|it| AppError::of(it.status()))
    }

    /// A document in JSON.
    pub(crate) async fn json<T: DeserializeOwned>(self) -> Result<T, AppError> {
        let text = self.json_text().await?;
        // The same reader as for documents, so that its words are the reader's.
        kit::read(&text).map_err(|it| AppError::bad(it.message()))
    }

    /// Its text, which begins as that of a table: the reader would take others for TOML.
    async fn json_text(self) -> Result<String, AppError> {
        let kind = self.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
        let kind = kind.and_then(|it| it.split(';').next()).unwrap_or_default();
        if !kind.trim().eq_ignore_ascii_case("application/json") {
            return Err(AppError::Kind);
        }
        let text = self.text().await?;
        Ok(if text.trim_start().starts_with('{') { text } else { "{".to_owned() })
    }
}

/// The answer of a handler, on its way.
type Answer = Pin<Box<dyn Future<Output = Result<Response, AppError>> + Send>>;

/// Whatever answers at an address.
#[derive(Clone)]
pub(crate) struct Door(Arc<dyn Fn(Visit, Ask) -> Answer + Send + Sync>);

/// The door behind which `handler` stands.
pub(crate) fn door<A>(handler: impl Fn(Visit, Ask) -> A + Send + Sync + 'static) -> Door
where
    A: Future<Output = Result<Response, AppError>> + Send + 'static,
{
    Door(Arc::new(move |visit, ask| Box::pin(handler(visit, ask))))
}

impl Door {
    async fn answer(self, request: Request, app: Shared) -> Result<Response, AppError> {
        let (mut parts, body) = request.into_parts();
        let visit = Visit::new(&parts, &app);
        let words = RawPathParams::from_request_parts(&mut parts, &()).await;
        let words = words.map_err(|it| AppError::of(it.status()))?;
        (self.0)(visit, Ask { words, request: Request::from_parts(parts, body) }).await
    }
}

impl Handler<(), Shared> for Door {
    type Future = Pin<Box<dyn Future<Output = Response> + Send>>;

    fn call(self, request: Request, app: Shared) -> Self::Future {
        Box::pin(async move { self.answer(request, app).await.into_response() })
    }
}
