//! A thousand games under way and fifty requests in flight: `cargo xtask load`; plain
//! pages while players think: `cargo xtask load --players`; while games are analysed:
//! `cargo xtask load --analysis`.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what cannot be asked cannot be measured")]
#![expect(clippy::print_stdout, reason = "the figures are the result")]

#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash test needs more of it")]
mod server;

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use server::{Folder, Server};

const N_GAMES: usize = 1_000;
const N_IN_FLIGHT: usize = 50;

/// The tables at which `search` is asked to move, each by a client of its own: four of
/// London with four chairs, and one of each other game.
const TABLES: [&str; 6] = [LONDON, LONDON, LONDON, LONDON, BRASS, PATCHWORK];
const LONDON: &str = r#"{"game":"london","setup":{"seats":"4","automa-seat":"4"}}"#;
const BRASS: &str = r#"{"game":"brass"}"#;
const PATCHWORK: &str = r#"{"game":"patchwork"}"#;

/// How long a reader looks at a page before the next.
const LOOK: Duration = Duration::from_millis(10);

/// A connection that is kept open.
struct Client {
    addr: String,
    stream: BufReader<TcpStream>,
}

impl Client {
    fn new(addr: &str) -> Client {
        let stream = TcpStream::connect(addr).unwrap();
        stream.set_nodelay(true).unwrap();
        Client { addr: addr.to_owned(), stream: BufReader::new(stream) }
    }

    fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let kind = if body.starts_with('{') { "json" } else { "x-www-form-urlencoded" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/{kind}\r\ncontent-length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).unwrap();
        let (mut status, mut length, mut location) = (0, 0, String::new());
        loop {
            let mut line = String::new();
            self.stream.read_line(&mut line).unwrap();
            let line = line.trim_end();
            if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
                status = rest[..3].parse().unwrap();
            }
            // A proxy writes names in large letters.
            let (name, value) = line.split_once(": ").unwrap_or_default();
            match name.to_ascii_lowercase().as_str() {
                "location" => location = value.to_owned(),
                "content-length" => length = value.parse().unwrap(),
                _ if line.is_empty() => break,
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).unwrap();
        let body = if status == 303 { location } else { String::from_utf8(body).unwrap() };
        (status, body)
    }

    /// Sends a form, as a page does.
    fn post(&mut self, path: &str, form: &str) -> (u16, String) {
        let (status, location) = self.ask("POST", path, form);
        assert!(status == 303, "{path}: {status} {location}");
        (status, location)
    }

    /// A page of a game, and the change its main button asks for.
    fn page(&mut self, game: &str) -> (Change, u64) {
        let started = Instant::now();
        let (status, body) = self.ask("GET", game, "");
        let took = started.elapsed().as_micros() as u64;
        if status == 303 {
            // The game is over: it goes on from the start.
            let (_, end) = self.ask("GET", &format!("{game}/end"), "");
            return (("goto", format!("revision={}&ply=0", value(&end, "revision"))), took);
        }
        assert!(status == 200, "{game}: {status}");
        if !body.contains("name=\"action\"") {
            // A leather patch lies nowhere before somebody says where: any place will do.
            let id = game.rsplit('/').next().unwrap();
            let (_, options) = self.ask("GET", &format!("/api/v1/games/{id}/options"), "");
            let options: serde_json::Value = serde_json::from_str(&options).unwrap();
            let action = options["options"][0]["action"].as_str().unwrap().replace(' ', "+");
            return (("act", format!("revision={}&action={action}", options["revision"])), took);
        }
        let action = value(&body, "action").replace(' ', "+");
        (("act", format!("revision={}&action={action}", value(&body, "revision"))), took)
    }
}

/// Where a form goes and what it says.
type Change = (&'static str, String);

/// The value of the first hidden field with this name.
fn value(page: &str, name: &str) -> String {
    let rest = page.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
    rest.split('"').next().unwrap().to_owned()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let seconds = args.iter().find_map(|it| it.parse().ok());
    let is_asked = |what: &str| args.iter().any(|it| it == what);
    match (is_asked("--players"), is_asked("--analysis")) {
        (true, _) => players(seconds.unwrap_or(30)),
        (_, true) => analyses(seconds.unwrap_or(30)),
        _ => crowd(seconds.unwrap_or(60), is_asked("--nginx")),
    }
}

/// Plain pages while a game of each kind is analysed, one client for each.
fn analyses(seconds: u64) {
    let folder = Folder::new("load-analysis");
    let server = Server::start(&folder.0);
    let mut client = Client::new(&server.addr);
    let (_, game) = client.post("/new/patchwork", "seed=7");
    // Played to its end first, by whoever plays quickest.
    let over: Vec<String> = ["patchwork", "brass", "london"]
        .into_iter()
        .map(|it| played(&mut client, &format!(r#"{{"game":"{it}","seed":7}}"#)))
        .collect();
    let until = Instant::now() + Duration::from_secs(seconds);
    let clients: Vec<_> = over
        .iter()
        .map(|id| {
            let (addr, path) = (server.addr.clone(), format!("/play/{id}/analysis"));
            thread::spawn(move || think(&addr, &path, until))
        })
        .collect();
    let readers: Vec<_> = (0..2)
        .map(|_| {
            let (addr, game) = (server.addr.clone(), game.clone());
            thread::spawn(move || read(&addr, &game, until))
        })
        .collect();
    let mut times: Vec<u64> = readers.into_iter().flat_map(|it| it.join().unwrap()).collect();
    let parts: Vec<usize> = clients.into_iter().map(|it| it.join().unwrap()).collect();
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize] as f64 / 1000.0;
    println!("a game of each is analysed for {seconds} s, in {parts:?} requests");
    println!("{} plain pages meanwhile, no error", times.len());
    println!("p50 {:.2} ms, p99 {:.2} ms, slowest {:.2} ms", at(0.5), at(0.99), at(1.0));
    let verdict = if at(0.99) < 20.0 { "below" } else { "NOT below" };
    println!("p99 is {verdict} 20 ms");
}

/// A game that `greedy` played to its end.
fn played(client: &mut Client, new: &str) -> String {
    let (status, game) = client.ask("POST", "/api/v1/games", new);
    assert!(status == 201, "{status}: {game}");
    let mut game: serde_json::Value = serde_json::from_str(&game).unwrap();
    while game["over"] == false {
        let path = format!("/api/v1/games/{}/player", game["id"].as_str().unwrap());
        let body = format!(r#"{{"player":"greedy","revision":{}}}"#, game["revision"]);
        let (status, next) = client.ask("POST", &path, &body);
        assert!(status == 200, "{status}: {next}");
        game = serde_json::from_str(&next).unwrap();
    }
    game["id"].as_str().unwrap().to_owned()
}

/// Has a game analysed as its page does, part by part; when it is done, the page is looked
/// at. How many parts there were.
fn think(addr: &str, path: &str, until: Instant) -> usize {
    let mut client = Client::new(addr);
    let mut n_parts = 0;
    while Instant::now() < until {
        match client.ask("POST", path, "") {
            (303, _) => n_parts += 1,
            (503, _) => thread::sleep(Duration::from_secs(1)),
            (status, told) => panic!("{path}: {status} {told}"),
        }
        let (status, page) = client.ask("GET", path, "");
        assert!(status == 200, "{path}: {status}");
        if !page.contains("data-think") {
            return n_parts;
        }
    }
    n_parts
}

/// Plain pages while players think.
fn players(seconds: u64) {
    let folder = Folder::new("load-players");
    let server = Server::start(&folder.0);
    let mut client = Client::new(&server.addr);
    let (_, game) = client.post("/new/patchwork", "seed=7");
    let until = Instant::now() + Duration::from_secs(seconds);
    let tables: Vec<_> = TABLES
        .into_iter()
        .map(|new| {
            let addr = server.addr.clone();
            thread::spawn(move || let_players_move(&addr, new, until))
        })
        .collect();
    let readers: Vec<_> = (0..2)
        .map(|_| {
            let (addr, game) = (server.addr.clone(), game.clone());
            thread::spawn(move || read(&addr, &game, until))
        })
        .collect();
    let mut times: Vec<u64> = readers.into_iter().flat_map(|it| it.join().unwrap()).collect();
    let moved: Vec<(usize, usize)> = tables.into_iter().map(|it| it.join().unwrap()).collect();
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize] as f64 / 1000.0;
    let (n_deeds, n_away) = moved.iter().fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    println!(
        "{} clients ask for search for {seconds} s: {n_deeds} deeds ({:?} at each table), {n_away} told to ask again",
        TABLES.len(),
        moved.iter().map(|it| it.0).collect::<Vec<_>>()
    );
    println!("{} plain pages meanwhile, no error", times.len());
    println!("p50 {:.2} ms, p99 {:.2} ms, slowest {:.2} ms", at(0.5), at(0.99), at(1.0));
    let verdict = if at(0.99) < 50.0 { "below" } else { "NOT below" };
    println!("p99 is {verdict} 50 ms");
}

/// Lets `search` play one game after the other: how many deeds it did, and how often
/// there was no chair for it.
fn let_players_move(addr: &str, new: &str, until: Instant) -> (usize, usize) {
    let mut client = Client::new(addr);
    let (mut n_deeds, mut n_away) = (0, 0);
    while Instant::now() < until {
        let (status, game) = client.ask("POST", "/api/v1/games", new);
        assert!(status == 201, "{status}: {game}");
        let mut game: serde_json::Value = serde_json::from_str(&game).unwrap();
        while Instant::now() < until && game["over"] == false {
            let path = format!("/api/v1/games/{}/player", game["id"].as_str().unwrap());
            let body = format!(r#"{{"player":"search","revision":{}}}"#, game["revision"]);
            match client.ask("POST", &path, &body) {
                (200, next) => {
                    game = serde_json::from_str(&next).unwrap();
                    n_deeds += 1;
                }
                (503, _) => {
                    n_away += 1;
                    thread::sleep(Duration::from_secs(2));
                }
                (status, told) => panic!("{path}: {status} {told}"),
            }
        }
    }
    (n_deeds, n_away)
}

/// Looks at plain pages, one after the other: how long each took.
fn read(addr: &str, game: &str, until: Instant) -> Vec<u64> {
    let mut client = Client::new(addr);
    let mut times = Vec::new();
    while Instant::now() < until {
        for path in ["/rules/london", game, "/", "/rules/patchwork"] {
            let started = Instant::now();
            let (status, _) = client.ask("GET", path, "");
            times.push(started.elapsed().as_micros() as u64);
            assert!(status == 200, "{path}: {status}");
            thread::sleep(LOOK);
        }
    }
    times
}

/// A proxy before the server, as the docs describe it; ended with the test.
struct Nginx {
    child: Child,
    addr: String,
}

impl Nginx {
    fn start(folder: &Path, server: &str) -> Nginx {
        // A port that is free now; whoever takes it meanwhile is noticed.
        let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let room = folder.join("nginx");
        std::fs::create_dir_all(&room).unwrap();
        let lines = format!(
            "daemon off; worker_processes 1; pid nginx.pid; error_log stderr;\n\
             events {{ worker_connections 512; }}\n\
             http {{ access_log off; client_body_temp_path body; proxy_temp_path proxy;\n\
             fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;\n\
             upstream pages {{ server {server}; keepalive 64; }}\n\
             server {{ listen {free}; keepalive_requests 1000000; client_max_body_size 16m;\n\
             location / {{ proxy_pass http://pages; proxy_http_version 1.1;\n\
             proxy_set_header Connection \"\"; proxy_set_header Host $host;\n\
             proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;\n\
             proxy_set_header X-Forwarded-Proto $scheme; }} }} }}\n"
        );
        std::fs::write(room.join("nginx.conf"), lines).unwrap();
        let child = Command::new("nginx")
            .args(["-c", "nginx.conf", "-e", "stderr", "-p"])
            .arg(&room)
            .spawn()
            .expect("nginx is missing (Debian: apt-get install nginx)");
        let nginx = Nginx { child, addr: free.to_string() };
        let until = Instant::now() + Duration::from_secs(10);
        while TcpStream::connect(&nginx.addr).is_err() {
            assert!(Instant::now() < until, "nginx does not listen");
            thread::sleep(LOOK);
        }
        nginx
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

/// A thousand games and fifty requests in flight, straight or by way of a proxy.
fn crowd(seconds: u64, is_behind: bool) {
    let folder = Folder::new("load");
    let mut server = Server::start(&folder.0);
    let straight = server.addr.clone();
    let nginx = is_behind.then(|| Nginx::start(&folder.0, &straight));
    if let Some(nginx) = &nginx {
        println!("by way of nginx");
        server.addr = nginx.addr.clone();
    }
    let games = Arc::new(fill(&server.addr));
    let until = Instant::now() + Duration::from_secs(seconds);
    let workers: Vec<_> = (0..N_IN_FLIGHT)
        .map(|worker| {
            let (addr, games) = (server.addr.clone(), games.clone());
            thread::spawn(move || work(&addr, &games, worker, until))
        })
        .collect();
    let mut times: Vec<(&str, u64)> =
        workers.into_iter().flat_map(|it| it.join().unwrap()).collect();
    times.sort_by_key(|it| it.1);
    let n = times.len();
    let at = |part: f64| times[((n - 1) as f64 * part) as usize].1 as f64 / 1000.0;
    println!(
        "{N_GAMES} games, {N_IN_FLIGHT} requests in flight, {seconds} s: {n} requests, no error"
    );
    println!("{:.0} requests a second", n as f64 / seconds as f64);
    println!("p50 {:.2} ms, p99 {:.2} ms, slowest {:.2} ms", at(0.5), at(0.99), at(1.0));
    for kind in ["page", "why", "home", "act", "undo"] {
        let own: Vec<u64> = times.iter().filter(|it| it.0 == kind).map(|it| it.1).collect();
        let at = |part: f64| own[((own.len() - 1) as f64 * part) as usize] as f64 / 1000.0;
        println!("  {kind:<5} {:>7} p50 {:.2} ms, p99 {:.2} ms", own.len(), at(0.5), at(0.99));
    }
    let verdict = if at(0.99) < 50.0 { "below" } else { "NOT below" };
    println!("p99 is {verdict} 50 ms");
    println!("memory of the server: {}", memory(server.id()));
    println!("one page alone, nobody else asking: {:.2} ms", alone(&server.addr, &games[0]));
}

/// Games under way, each a few turns old.
fn fill(addr: &str) -> Vec<String> {
    let mut client = Client::new(addr);
    (0..N_GAMES)
        .map(|seed| {
            let (_, game) = client.post("/new/patchwork", &format!("seed={seed}"));
            for _ in 0..6 {
                let ((kind, form), _) = client.page(&game);
                client.post(&format!("{game}/{kind}"), &form);
            }
            game
        })
        .collect()
}

/// Plays until the time is up as browsers do: a page, then a change; now and
/// then the reasons, one step back, the home page.
fn work(addr: &str, games: &[String], worker: usize, until: Instant) -> Vec<(&'static str, u64)> {
    let mut client = Client::new(addr);
    let mut times = Vec::new();
    // Each worker has games of its own, so that nobody's revision is stale.
    let own: Vec<&String> = games.iter().skip(worker).step_by(N_IN_FLIGHT).collect();
    let mut n = worker;
    while Instant::now() < until {
        n += 1;
        let game = own[n * 7 % own.len()];
        let ((kind, form), took) = client.page(game);
        times.push(("page", took));
        let (kind, method, path, form) = match n % 5 {
            0 => ("home", "GET", "/".to_owned(), String::new()),
            1 => (
                "why",
                "GET",
                format!("{}/why", game.replace("/play/", "/api/v1/games/")),
                String::new(),
            ),
            2 if kind == "act" => ("undo", "POST", format!("{game}/undo"), form),
            _ => (kind, "POST", format!("{game}/{kind}"), form),
        };
        let started = Instant::now();
        let (status, _) = client.ask(method, &path, &form);
        times.push((kind, started.elapsed().as_micros() as u64));
        // A game taken back to its start has no automa's action to explain.
        assert!(status < 400 || kind == "why" && status == 404, "{kind} {path}: {status}");
    }
    times
}

/// The largest amount of memory the server has used.
fn memory(id: u32) -> String {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:"));
    line.map_or("unknown here".to_owned(), |it| it.trim().to_owned())
}

/// The time a page takes when nobody else asks: the middle of many.
fn alone(addr: &str, game: &str) -> f64 {
    let mut client = Client::new(addr);
    let mut times: Vec<u128> = (0..200)
        .map(|_| {
            let started = Instant::now();
            let (status, _) = client.ask("GET", game, "");
            assert!(status < 400);
            started.elapsed().as_micros()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2] as f64 / 1000.0
}
