//! The wire: connections with limits. Nobody holds up the others: not by
//! sending slowly, not by sending nothing, not by coming a thousand times.

use std::{
    collections::BTreeMap,
    convert::Infallible,
    io,
    net::{IpAddr, SocketAddr},
    pin::pin,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::{
    body::Body,
    http::{HeaderValue, Request, Response, StatusCode, header},
};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::{
    body::{Body as _, Incoming},
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Notify, OwnedSemaphorePermit, Semaphore, watch},
    time::timeout,
};

use super::{log::Asked, pages::Pages};

/// How long the head of a request, and then its body, may take; also how long
/// a connection may stay silent.
const PATIENCE: Duration = Duration::from_secs(10);

/// How much of a body that nobody will read is taken off the wire, and how long that
/// may take, so that whoever sends it hears why.
const UNREAD: usize = 64 << 10;
const UNREAD_PATIENCE: Duration = Duration::from_secs(1);

/// How long what has begun may still take when the program is to stop.
const FAREWELL: Duration = Duration::from_secs(3);

/// The most connections at a time; well below the files a process may open.
const N_CONNECTIONS: usize = 256;

/// Answers every request that comes to `listener` until `stopped`.
/// Whom `lets_in` keeps out is not answered at all.
pub(crate) async fn serve(
    listener: TcpListener,
    pages: Arc<Pages>,
    lets_in: impl Fn(IpAddr) -> bool,
    stopped: impl Future<Output = ()>,
) {
    let room = Arc::new(Semaphore::new(N_CONNECTIONS));
    let waiting = Arc::new(Waiting::default());
    let (stop, stopping) = watch::channel(false);
    let mut stopped = pin!(stopped);
    loop {
        let stream = tokio::select! {
            () = &mut stopped => break,
            stream = listener.accept() => stream,
        };
        let Ok((stream, guest)) = stream else {
            // Out of files or memory: somebody has to leave before the next can come.
            waiting.send_away_the_first();
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        if !lets_in(guest.ip()) {
            continue;
        }
        let permit = match room.clone().try_acquire_owned() {
            Ok(permit) => permit,
            Err(_) => {
                waiting.send_away_the_first();
                tokio::select! {
                    () = &mut stopped => break,
                    Ok(permit) = room.clone().acquire_owned() => permit,
                }
            }
        };
        let guest = Guest { from: guest.ip(), waiting: waiting.clone(), leave: Arc::default() };
        tokio::spawn(attend(stream, pages.clone(), guest, stopping.clone(), permit));
    }
    drop(listener);
    let _ = stop.send(true);
    waiting.send_all_away();
    // Those who are being answered get their answer, if it comes soon.
    let _ = timeout(FAREWELL, room.acquire_many(N_CONNECTIONS as u32)).await;
}

/// Those whom the program waits for: silent, or with half a request.
#[derive(Debug, Default)]
struct Waiting {
    line: Mutex<(u64, BTreeMap<u64, Arc<Notify>>)>,
}

impl Waiting {
    fn enter(&self, leave: &Arc<Notify>) -> u64 {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        line.0 += 1;
        let ticket = line.0;
        line.1.insert(ticket, leave.clone());
        ticket
    }

    fn exit(&self, ticket: u64) {
        self.line.lock().unwrap_or_else(PoisonError::into_inner).1.remove(&ticket);
    }

    /// Whoever has kept the program waiting longest makes room.
    fn send_away_the_first(&self) {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, leave)) = line.1.pop_first() {
            leave.notify_one();
        }
    }

    fn send_all_away(&self) {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        for leave in std::mem::take(&mut line.1).into_values() {
            leave.notify_one();
        }
    }
}

/// One connection.
#[derive(Clone, Debug)]
struct Guest {
    from: IpAddr,
    waiting: Arc<Waiting>,
    leave: Arc<Notify>,
}

/// Answers what comes over one connection.
async fn attend(
    stream: TcpStream,
    pages: Arc<Pages>,
    guest: Guest,
    mut stopping: watch::Receiver<bool>,
    permit: OwnedSemaphorePermit,
) {
    let ticket = Arc::new(Mutex::new(guest.waiting.enter(&guest.leave)));
    let leave = guest.leave.clone();
    let service = {
        let (ticket, guest) = (ticket.clone(), guest.clone());
        service_fn(move |request| answer(pages.clone(), guest.clone(), ticket.clone(), request))
    };
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(UNREAD)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    let mut is_stopping = false;
    loop {
        tokio::select! {
            // Whoever went away in the middle of a request hears nothing of it.
            _ = connection.as_mut() => break,
            () = leave.notified() => break,
            _ = stopping.changed(), if !is_stopping => {
                is_stopping = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
    guest.waiting.exit(*ticket.lock().unwrap_or_else(PoisonError::into_inner));
    drop(permit);
}

async fn answer(
    pages: Arc<Pages>,
    guest: Guest,
    ticket: Arc<Mutex<u64>>,
    request: Request<Incoming>,
) -> Result<Response<Body>, Infallible> {
    let (request, from) = pages.way.followed(request, guest.from);
    let (request, is_read) = if pages.may_send(&request) {
        match whole(request).await {
            Ok(request) => (request, true),
            Err(status) => return Ok(refusal(status)),
        }
    } else {
        unread(request).await
    };
    // From here on the program works, and nobody is sent away for that.
    guest.waiting.exit(*ticket.lock().unwrap_or_else(PoisonError::into_inner));
    let asked = Asked::new(&request, from);
    let mut response = pages.answer(asked, request).await;
    *ticket.lock().unwrap_or_else(PoisonError::into_inner) = guest.waiting.enter(&guest.leave);
    if !is_read {
        response.headers_mut().insert(header::CONNECTION, CLOSE);
    }
    Ok(response)
}

/// The head of a request whose body is not wanted: the site says why, in the reader's
/// language. A little of the body is thrown away, so that the answer is not lost with
/// the connection; tells whether that was all of it.
async fn unread(request: Request<Incoming>) -> (Request<Body>, bool) {
    let (head, mut body) = request.into_parts();
    // Whoever asks first sends nothing if the answer is no.
    let is_asking = head.headers.contains_key(header::EXPECT);
    let drained = async {
        let mut n = 0;
        while let Some(Ok(frame)) = body.frame().await {
            n += frame.data_ref().map_or(0, |it| it.len());
            if UNREAD <= n {
                return false;
            }
        }
        body.is_end_stream()
    };
    let is_read = !is_asking && timeout(UNREAD_PATIENCE, drained).await.unwrap_or(false);
    (Request::from_parts(head, Body::empty()), is_read)
}

/// The request with all of its body.
async fn whole(request: Request<Incoming>) -> Result<Request<Body>, StatusCode> {
    let limit = web::body_limit(request.uri().path());
    let (head, body) = request.into_parts();
    let read = timeout(PATIENCE, Limited::new(body, limit).collect()).await;
    match read.map_err(|_| StatusCode::REQUEST_TIMEOUT)? {
        Ok(body) => Ok(Request::from_parts(head, Body::from(body.to_bytes()))),
        Err(error) if error.is::<LengthLimitError>() => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => Err(StatusCode::BAD_REQUEST),
    }
}

const CLOSE: HeaderValue = HeaderValue::from_static("close");

fn refusal(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONNECTION, CLOSE);
    response
}

/// The usual port, or, if it is taken and nobody asked for it, any free one.
pub(crate) async fn listen(addr: SocketAddr, usual: u16) -> io::Result<TcpListener> {
    match TcpListener::bind(addr).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse && addr.port() == usual => {
            TcpListener::bind(SocketAddr::new(addr.ip(), 0)).await
        }
        other => other,
    }
}
