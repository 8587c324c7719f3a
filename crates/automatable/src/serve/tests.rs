//! The server in one process, with a host that can be made to think, wait and panic.

use std::{
    future::poll_fn,
    io::{self, Read, Write},
    net::{IpAddr, SocketAddr, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    task::Poll,
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use axum::{body::Body, http::Request};
use http_body_util::BodyExt;
use keep::Memory;
use kit::Lang;
use tokio::sync::oneshot;
use web::{Host, Keeping, Parts, Work};

use super::{
    crash,
    gate::Gate,
    log,
    pages::{self, Pages},
    way, wire,
};
use crate::{
    answer::Exit,
    store::{self, Sqlite},
    voice::Voice,
};

/// Longer than anything may take.
const FORGOTTEN: Duration = Duration::from_secs(30);

/// A server on a port of its own, with one chair for players and one place before it.
struct Server {
    addr: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    fn start(host: Host, door: &Arc<Door>) -> Server {
        crash::watch();
        let (told, addr) = mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let door = door.clone();
        let thread = thread::spawn(move || {
            let network = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let threads = pages::threads().unwrap();
            let handle = threads.handle().clone();
            network.unwrap().block_on(async move {
                let listener = wire::listen("127.0.0.1:0".parse().unwrap(), 1).await.unwrap();
                told.send(listener.local_addr().unwrap()).unwrap();
                let inner = pages::thinker(&handle, Gate::new(1, 1, FORGOTTEN));
                let think = Arc::new(move |work| inner(door.clone().before(work)));
                let pages =
                    Arc::new(Pages::new(Host { think, ..host }, handle, way::Way::default()));
                wire::serve(listener, pages, |_| true, async { stopped.await.unwrap_or(()) }).await;
            });
            threads.shutdown_background();
        });
        Server { addr: addr.recv().unwrap(), stop: Some(stop), thread: Some(thread) }
    }

    fn send(&self, method: &str, path: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.addr).unwrap();
        stream.set_read_timeout(Some(FORGOTTEN)).unwrap();
        let kind = if path.starts_with("/api/") { "json" } else { "x-www-form-urlencoded" };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/{kind}\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        stream
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        answer(self.send(method, path, body))
    }

    /// A new game: its path in the API.
    fn game(&self) -> String {
        let answer = self.ask("POST", "/api/v1/games", r#"{"game":"patchwork","seed":7}"#);
        let id = answer.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap();
        format!("/api/v1/games/{id}")
    }

    /// Asks a player to move in a game at `revision`.
    fn player(&self, game: &str, revision: u64) -> TcpStream {
        let body = format!(r#"{{"player":"greedy","revision":{revision}}}"#);
        self.send("POST", &format!("{game}/player"), &body)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.stop.take().unwrap().send(());
        let _ = self.thread.take().unwrap().join();
    }
}

fn answer(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// A host with nothing in its store.
pub(super) fn host() -> Host {
    Host {
        store: Arc::new(Memory::new(web::is_told)),
        moment: Arc::new(super::moment),
        is_ours: Arc::new(|_| true),
        key: None,
        phone: None,
        base: web::Base::default(),
        address: None,
        keeping: Arc::new(Keeping::default),
        think: web::at_once(),
        print: web::no_printer(),
        beside: web::nothing_beside(),
    }
}

/// What players go through before they think: it may be shut, and they may stumble.
#[derive(Default)]
struct Door {
    is_shut: AtomicBool,
    is_trap: AtomicBool,
    n_came: AtomicUsize,
}

impl Door {
    fn before(self: Arc<Self>, work: Work) -> Work {
        Box::new(move || {
            self.n_came.fetch_add(1, Ordering::SeqCst);
            let mut parts = work();
            Box::new(move |is_wanted| self.through(&mut parts, is_wanted))
        })
    }

    fn through(&self, parts: &mut Parts, is_wanted: &dyn Fn() -> bool) -> bool {
        assert!(!self.is_trap.load(Ordering::SeqCst), "a player stumbled");
        while self.is_shut.load(Ordering::SeqCst) && is_wanted() {
            thread::yield_now();
        }
        parts(is_wanted)
    }

    fn wait_for(&self, n: usize) {
        let until = Instant::now() + FORGOTTEN;
        while self.n_came.load(Ordering::SeqCst) < n {
            assert!(Instant::now() < until, "nobody came");
            thread::yield_now();
        }
    }
}

#[test]
fn pages_are_made_while_a_player_thinks_and_too_many_players_are_sent_away() {
    let door = Arc::new(Door::default());
    let server = Server::start(host(), &door);
    let games = [server.game(), server.game(), server.game()];
    door.is_shut.store(true, Ordering::SeqCst);
    let first = server.player(&games[0], 1);
    door.wait_for(1);
    // One thinks: of two more one waits, and the other is told to come again.
    let (told, answers) = mpsc::channel();
    for game in &games[1..] {
        let (told, asked) = (told.clone(), server.player(game, 1));
        thread::spawn(move || told.send(answer(asked)));
    }
    let sent_away = answers.recv_timeout(FORGOTTEN).unwrap();
    let is_so = sent_away.starts_with("HTTP/1.1 503") && sent_away.contains("retry-after: ");
    assert!(is_so, "{sent_away}");
    for path in ["/", "/rules/london", &games[0].replace("/api/v1/games/", "/play/"), "/healthz"] {
        assert!(server.ask("GET", path, "").starts_with("HTTP/1.1 200"), "{path}");
    }
    // A game that has gone on is told as that, with no chair at all.
    assert!(answer(server.player(&games[2], 9)).starts_with("HTTP/1.1 409"));
    door.is_shut.store(false, Ordering::SeqCst);
    for moved in [answer(first), answers.recv_timeout(FORGOTTEN).unwrap()] {
        assert!(moved.starts_with("HTTP/1.1 200") && moved.contains("\"revision\":2"), "{moved}");
    }
}

#[test]
fn whoever_goes_away_leaves_the_chair_to_the_next() {
    let door = Arc::new(Door::default());
    let server = Server::start(host(), &door);
    let games = [server.game(), server.game()];
    door.is_shut.store(true, Ordering::SeqCst);
    let first = server.player(&games[0], 1);
    door.wait_for(1);
    let second = server.player(&games[1], 1);
    drop(first);
    door.wait_for(2);
    door.is_shut.store(false, Ordering::SeqCst);
    assert!(answer(second).starts_with("HTTP/1.1 200"));
    let left = server.ask("GET", &games[0], "");
    assert!(left.contains("\"revision\":1"), "{left}");
}

#[test]
fn a_change_is_made_though_whoever_asked_for_it_has_gone() {
    let threads = pages::threads().unwrap();
    let pages = Pages::new(host(), threads.handle().clone(), way::Way::default());
    let answer = |method: &str, path: &str, body: String| {
        let request = Request::builder().method(method).uri(path).header("host", "here");
        let request = request.header("content-type", "application/json");
        let request = request.body(Body::from(body)).unwrap();
        pages.answer(log::Asked::new(&request, IpAddr::from([127, 0, 0, 1])), request)
    };
    let read = async |method: &str, path: &str, body: &str| -> serde_json::Value {
        let answer = answer(method, path, body.to_owned()).await.into_body();
        serde_json::from_slice(&answer.collect().await.unwrap().to_bytes()).unwrap()
    };
    threads.block_on(async {
        let game = read("POST", "/api/v1/games", r#"{"game":"patchwork","seed":7}"#).await;
        let path = format!("/api/v1/games/{}", game["id"].as_str().unwrap());
        let options = read("GET", &format!("{path}/options"), "").await;
        let act = format!(r#"{{"revision":1,"action":{}}}"#, options["options"][0]["action"]);
        let actions = format!("{path}/actions");
        let mut asked = Box::pin(answer("POST", &actions, act));
        poll_fn(|it| Poll::Ready(asked.as_mut().poll(it).is_pending())).await;
        drop(asked);
        let until = Instant::now() + FORGOTTEN;
        while read("GET", &path, "").await["revision"] != 2 {
            assert!(Instant::now() < until, "the change was never made");
        }
    });
}

/// Lines that are kept instead of printed.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Lines {
    fn with(&self, word: &str) -> Vec<String> {
        let text = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        text.lines().filter(|it| it.contains(word)).map(str::to_owned).collect()
    }
}

#[test]
fn a_panic_is_a_page_with_a_number_and_one_line_in_the_log() {
    let lines = Lines::default();
    let written = lines.clone();
    let log = tracing_subscriber::fmt().with_writer(move || written.clone()).with_ansi(false);
    tracing::subscriber::set_global_default(log.finish()).unwrap();
    let (door, is_trap) = (Arc::new(Door::default()), Arc::new(AtomicBool::new(false)));
    let trap = is_trap.clone();
    let moment = Arc::new(move || {
        assert!(!trap.load(Ordering::SeqCst), "the clock \u{1b}[31mstopped");
        super::moment()
    });
    let server = Server::start(Host { moment, ..host() }, &door);
    let game = server.game();
    is_trap.store(true, Ordering::SeqCst);
    let page = server.ask("POST", "/new/patchwork?key=0123456789abcdef", "seed=7");
    assert!(page.starts_with("HTTP/1.1 500") && page.contains("content-security-policy"), "{page}");
    let told = page.split("number ").nth(1).unwrap();
    let number: String = told.chars().take_while(char::is_ascii_digit).collect();
    let noted = lines.with(&number);
    assert!(number.len() == 8 && noted.len() == 1, "{number} {noted:?}");
    for word in ["T", "Z", "POST", "/new/patchwork", "serve/tests.rs:", "stopped", "127.0.0.1"] {
        assert!(noted[0].contains(word), "{word}: {noted:?}");
    }
    assert!(!noted[0].contains("0123456789abcdef") && !noted[0].contains('\u{1b}'), "{noted:?}");
    let told = server.ask("POST", "/api/v1/games", r#"{"game":"patchwork"}"#);
    assert!(told.starts_with("HTTP/1.1 500") && told.contains("\"number\":\""), "{told}");
    is_trap.store(false, Ordering::SeqCst);
    // A player who stumbles on a thread of their own is told of in the same way.
    door.is_trap.store(true, Ordering::SeqCst);
    assert!(answer(server.player(&game, 1)).starts_with("HTTP/1.1 500"));
    assert_eq!(lines.with("a player stumbled").len(), 1);
    door.is_trap.store(false, Ordering::SeqCst);
    assert!(answer(server.player(&game, 1)).starts_with("HTTP/1.1 200"));
    assert_eq!(lines.with("ERROR").len(), 3, "{:?}", lines.with(""));
}

#[test]
fn a_panic_of_every_page_is_still_an_answer() {
    let is_trap = Arc::new(AtomicBool::new(true));
    let trap = is_trap.clone();
    let keeping = Arc::new(move || {
        assert!(!trap.load(Ordering::SeqCst), "no page can be made");
        Keeping::Safe
    });
    let server = Server::start(Host { keeping, ..host() }, &Arc::default());
    for path in ["/", "/games", "/nowhere"] {
        assert!(server.ask("GET", path, "").starts_with("HTTP/1.1 500"), "{path}");
    }
    is_trap.store(false, Ordering::SeqCst);
    assert!(server.ask("GET", "/", "").starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_server_that_can_keep_nothing_leaves_and_says_so() {
    let folder = std::env::temp_dir().join(format!("automatable-fell-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let store = Sqlite::open(&store::file_in(&folder)).unwrap().store;
    store.fall().await;
    assert!(super::ended(&store).await);
    for lang in [Lang::En, Lang::Fr, Lang::Es] {
        let failure = super::goodbye(&Voice::new(lang), true).unwrap_err();
        assert_eq!(failure.exit, Exit::CouldNot);
        assert!(!failure.sentence.contains("cli-store-fallen"), "{}", failure.sentence);
    }
    store.stop();
    std::fs::remove_dir_all(&folder).unwrap();
}
