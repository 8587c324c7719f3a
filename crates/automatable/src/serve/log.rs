//! The log: lines on stderr for whoever hosts the pages. Each has a time; none has a
//! key, a query or anything that a terminal would obey.

use std::{
    io,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use axum::{
    body::Body,
    http::{HeaderValue, Method, Request, Response, header},
};
use tracing::{Level, debug, error, warn};
use tracing_subscriber::{Layer, filter::Targets, layer::SubscriberExt, util::SubscriberInitExt};
use web::Incident;

use super::crash::Crash;

/// What takes longer to answer is noted.
pub(crate) const SLOW: Duration = Duration::from_secs(1);

/// How long the same kind of refusal is counted instead of noted.
const QUIET: Duration = Duration::from_secs(10);

/// The most letters of anything that somebody sent.
const MOST: usize = 200;

/// The version of the program.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Begins to write what `wanted` lets through; without it what `RUST_LOG` says, else
/// warnings and errors.
pub(crate) fn begin(wanted: Option<&Targets>) {
    let usual = || Targets::new().with_default(Level::WARN);
    let (filter, is_understood) = match (wanted, std::env::var("RUST_LOG")) {
        (Some(wanted), _) => (wanted.clone(), true),
        (None, Ok(text)) if !text.trim().is_empty() => {
            text.parse().map_or_else(|_| (usual(), false), |it| (it, true))
        }
        (None, _) => (usual(), true),
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false);
    // Somebody else may have begun already: a test in the same process.
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
    if !is_understood {
        warn!("RUST_LOG could not be read: a level, or directives such as automatable=info");
    }
}

/// What somebody sent, as letters that no terminal obeys.
pub(crate) fn plain(text: &str) -> String {
    text.chars().take(MOST).flat_map(char::escape_default).collect()
}

/// A request as the log names it.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    from: IpAddr,
    method: Method,
    path: String,
    host: String,
    started: Instant,
}

impl Asked {
    /// What came from `from`. The query is left out: it may hold a key.
    pub(crate) fn new<B>(request: &Request<B>, from: IpAddr) -> Asked {
        let host = request.headers().get(header::HOST).map(HeaderValue::as_bytes);
        Asked {
            from: from.to_canonical(),
            method: request.method().clone(),
            path: plain(request.uri().path()),
            host: plain(&String::from_utf8_lossy(host.unwrap_or_default())),
            started: Instant::now(),
        }
    }
}

/// Notes what becomes of requests.
#[derive(Debug, Default)]
pub(crate) struct Log {
    key: Arc<Flood>,
    foreign: Arc<Flood>,
    busy: Arc<Flood>,
}

impl Log {
    /// Notes an answer, if it is worth a line.
    pub(crate) fn answered(&self, asked: &Asked, response: &Response<Body>) {
        let Asked { from, method, path, host, started } = asked;
        let (status, took) = (response.status().as_u16(), started.elapsed());
        match response.extensions().get::<Incident>() {
            Some(Incident::Key) => self.key.note("key refused", || {
                warn!(%from, %method, %path, "key refused");
            }),
            Some(Incident::Foreign) => self.foreign.note("foreign", || {
                warn!(%from, %method, %path, %host, "foreign");
            }),
            Some(Incident::Busy) => self.busy.note("busy", || {
                warn!(%from, %method, %path, status, "busy");
            }),
            Some(Incident::Store(why)) => {
                let why = plain(why);
                error!(%from, %method, %path, status, %why, "server error");
            }
            None if response.status().is_server_error() => {
                error!(%from, %method, %path, status, "server error");
            }
            None if SLOW <= took => {
                warn!(%from, %method, %path, status, ms = took.as_millis(), "slow request");
            }
            None => debug!(%from, %method, %path, status, us = took.as_micros(), "answered"),
        }
    }

    /// Notes a panic.
    pub(crate) fn crashed(&self, asked: &Asked, number: &str, crash: &Crash) {
        let Asked { from, method, path, .. } = asked;
        let (place, said) = (plain(&crash.place), plain(&crash.said));
        error!(number, %from, %method, %path, %place, %said, version = VERSION, "panic");
    }

    /// Says how many were counted and not noted so far.
    pub(crate) fn end(&self) {
        self.key.end("key refused");
        self.foreign.end("foreign");
        self.busy.end("busy");
    }
}

/// What may come thousands of times a second: the first is noted, the rest is counted.
#[derive(Debug, Default)]
struct Flood {
    /// How many were counted, while that is what is done.
    n_more: Mutex<Option<u64>>,
}

impl Flood {
    fn note(self: &Arc<Self>, what: &'static str, first: impl FnOnce()) {
        {
            let mut n_more = self.n_more.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(n) = n_more.as_mut() {
                *n += 1;
                return;
            }
            *n_more = Some(0);
        }
        first();
        let flood = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(QUIET).await;
            flood.end(what);
        });
    }

    /// Tells what was counted; the next one is noted again.
    fn end(&self, what: &str) {
        let more = self.n_more.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(more @ 1..) = more {
            warn!("{what}: and {more} more");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_flood_is_noted_once_and_counted() {
        let flood = Arc::new(Flood::default());
        let mut n_noted = 0;
        for _ in 0..3_000 {
            flood.note("key refused", || n_noted += 1);
        }
        assert_eq!((n_noted, *flood.n_more.lock().unwrap()), (1, Some(2_999)));
        flood.end("key refused");
        flood.note("key refused", || n_noted += 1);
        assert_eq!(n_noted, 2);
    }

    #[test]
    fn nothing_that_was_sent_reaches_a_terminal_as_it_is() {
        let request = Request::get("/a%1b[31m?key=0123456789abcdef").header("host", "a\u{9b}1m");
        let asked = Asked::new(&request.body(()).unwrap(), IpAddr::from([127, 0, 0, 1]));
        assert_eq!((&*asked.path, &*asked.host), ("/a%1b[31m", "a\\u{9b}1m"));
        assert_eq!(plain("\u{1b}]0;x\u{7}\n\u{202e}"), "\\u{1b}]0;x\\u{7}\\n\\u{202e}");
    }
}
