//! The threads behind the wire: pages are made on some of them, players think on
//! others, and whoever listens to the network waits for neither.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    thread::available_parallelism,
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    http::{Request, Response, StatusCode, header},
};
use tokio::{
    runtime::{Builder, Handle, Runtime},
    sync::watch,
    task::JoinHandle,
};
use tower::ServiceExt;
use web::{Busy, Fault, Host, Secure, Thinking, Work};

use super::{
    crash,
    gate::Gate,
    gzip,
    log::{Asked, Log},
    way::Way,
};

/// The most requests in hand at a time; those who wait for the disk or for a player
/// are among them and need no thread meanwhile.
const N_IN_HAND: usize = 64;

/// The most requests that wait to be taken in hand, and how long each of them does.
const N_WAITING: usize = 192;
const PATIENCE: Duration = Duration::from_secs(5);

/// The most players that think at a time.
const N_PLAYERS: usize = 2;

/// The most players that wait for a chair, and how long each of them does.
const N_PLAYERS_WAITING: usize = 8;
const PLAYERS_PATIENCE: Duration = Duration::from_secs(10);

/// The threads on which pages are made and players think.
pub(crate) fn threads() -> io::Result<Runtime> {
    let n = available_parallelism().map_or(2, |it| it.get().max(2));
    Builder::new_multi_thread().worker_threads(n).thread_name("page").enable_time().build()
}

/// Where players think: on half of the cores, and never on more than two.
pub(crate) fn chairs() -> Gate {
    let n = available_parallelism().map_or(1, |it| it.get() / 2).clamp(1, N_PLAYERS);
    Gate::new(n, N_PLAYERS_WAITING, PLAYERS_PATIENCE)
}

/// Does long work on threads of its own, as many at a time as the gate lets in.
pub(crate) fn thinker(threads: &Handle, gate: Gate) -> Arc<dyn Fn(Work) -> Thinking + Send + Sync> {
    let (threads, gate) = (threads.clone(), Arc::new(gate));
    Arc::new(move |work| Box::pin(think(threads.clone(), gate.clone(), work)))
}

tokio::task_local! {
    /// Closed as soon as nobody waits for the answer that this task makes.
    static GUEST: watch::Receiver<()>;
}

async fn think(threads: Handle, gate: Arc<Gate>, work: Work) -> Result<(), Busy> {
    let mut guest = GUEST.try_with(watch::Receiver::clone).map_err(|_| Busy)?;
    let permit = tokio::select! {
        permit = gate.enter() => permit?,
        _ = guest.changed() => return Err(Busy),
    };
    let waiting = guest.clone();
    let done = threads.spawn_blocking(move || {
        let _permit = permit;
        let is_wanted = || waiting.has_changed().is_ok();
        crash::caught(|| {
            let mut parts = work();
            while !parts(&is_wanted) && is_wanted() {}
        })
    });
    match done.await {
        // What was thought for nobody may be half of a deed.
        Ok(Ok(())) => guest.has_changed().map(|_| ()).map_err(|_| Busy),
        // Whoever answers the request tells of it.
        Ok(Err(crash)) => std::panic::resume_unwind(Box::new(crash)),
        Err(_) => Err(Busy),
    }
}

/// Makes the answers.
#[derive(Debug)]
pub(crate) struct Pages {
    app: Router,
    host: Host,
    gate: Gate,
    threads: Handle,
    /// The way requests come.
    pub(crate) way: Way,
    /// Where it is noted what became of requests.
    pub(crate) log: Arc<Log>,
}

impl Pages {
    /// The pages of a host, made on `threads`, for requests that come this way.
    pub(crate) fn new(host: Host, threads: Handle, way: Way) -> Pages {
        let gate = Gate::new(N_IN_HAND, N_WAITING, PATIENCE);
        Pages { app: web::app(host.clone()), host, gate, threads, way, log: Arc::default() }
    }

    /// Whether the body of a request is worth reading.
    pub(crate) fn may_send<B>(&self, request: &Request<B>) -> bool {
        web::may_send(&self.host, request.method(), request.uri(), request.headers())
    }

    /// The answer to a request. If nobody waits for it any more, no page is made and no
    /// player thinks; a change that was asked for is made.
    pub(crate) async fn answer(&self, asked: Asked, request: Request<Body>) -> Response<Body> {
        let permit = self.gate.enter().await;
        let (app, log) = (self.app.clone(), self.log.clone());
        let is_change = !request.method().is_safe();
        let (waiting, guest) = watch::channel(());
        let answer = GUEST.scope(guest, async move {
            match permit {
                Ok(_permit) => made(&app, &log, &asked, request).await,
                Err(Busy) => {
                    let answer = fault_page(&app, head(&request), Fault::Busy).await;
                    log.answered(&asked, &answer);
                    answer
                }
            }
        });
        let task = Task { handle: self.threads.spawn(answer), is_change };
        let answer = task.await;
        drop(waiting);
        // The threads are being stopped: there is nobody to make a page.
        answer.unwrap_or_else(|_| bare(StatusCode::SERVICE_UNAVAILABLE))
    }
}

/// Makes a page; if that panics, the page that says so. Either is noted.
async fn made(app: &Router, log: &Log, asked: &Asked, request: Request<Body>) -> Response<Body> {
    let head = head(&request);
    let accepted = request.headers().get(header::ACCEPT_ENCODING).cloned();
    let page = async {
        let Ok(page) = app.clone().oneshot(request).await;
        gzip::compressed(page, accepted.as_ref()).await
    };
    match crash::caught_in(page).await {
        Ok(page) => {
            log.answered(asked, &page);
            page
        }
        Err(crash) => {
            let number = format!("{:08}", super::moment().entropy % 100_000_000);
            log.crashed(asked, &number, &crash);
            fault_page(app, head, Fault::Crashed { number }).await
        }
    }
}

/// The page that tells of a fault, or nothing but its status if there is no page even
/// for that.
async fn fault_page(app: &Router, mut head: Request<Body>, fault: Fault) -> Response<Body> {
    let status = match fault {
        Fault::Busy => StatusCode::SERVICE_UNAVAILABLE,
        Fault::Crashed { .. } => StatusCode::INTERNAL_SERVER_ERROR,
    };
    head.extensions_mut().insert(fault);
    match crash::caught_in(app.clone().oneshot(head)).await {
        Ok(Ok(page)) => page,
        Err(_) => bare(status),
    }
}

/// The same request without its body.
fn head(request: &Request<Body>) -> Request<Body> {
    let mut head = Request::new(Body::empty());
    *head.method_mut() = request.method().clone();
    *head.uri_mut() = request.uri().clone();
    *head.headers_mut() = request.headers().clone();
    if let Some(secure) = request.extensions().get::<Secure>() {
        head.extensions_mut().insert(*secure);
    }
    head
}

fn bare(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// A task that ends when nobody waits for it, unless it changes something.
struct Task<T> {
    handle: JoinHandle<T>,
    is_change: bool,
}

impl<T> Future for Task<T> {
    type Output = Result<T, tokio::task::JoinError>;

    fn poll(mut self: Pin<&mut Self>, it: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.handle).poll(it)
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        if !self.is_change {
            self.handle.abort();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::serve::tests::host;

    #[test]
    fn where_nobody_is_free_it_is_said_on_a_page_when_to_ask_again() {
        let threads = threads().unwrap();
        let full = Gate::new(0, 0, PATIENCE);
        let pages =
            Pages { gate: full, ..Pages::new(host(), threads.handle().clone(), Way::default()) };
        for (path, kind) in
            [("/", "text/html; charset=utf-8"), ("/api/v1/games", "application/json")]
        {
            let request = Request::get(path).header("host", "here").body(Body::empty()).unwrap();
            let asked = Asked::new(&request, IpAddr::from([127, 0, 0, 1]));
            let busy = threads.block_on(pages.answer(asked, request));
            assert_eq!(busy.status(), StatusCode::SERVICE_UNAVAILABLE, "{path}");
            assert_eq!(busy.headers()[header::RETRY_AFTER], "2");
            assert_eq!(busy.headers()[header::CONTENT_TYPE], kind);
            assert!(busy.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        }
    }
}
