//! A thousand games under way and fifty requests in flight: `cargo xtask load`.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what cannot be asked cannot be measured")]
#![expect(clippy::print_stdout, reason = "the figures are the result")]

#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash test needs more of it")]
mod server;

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;
use server::{Folder, Server};

const N_GAMES: usize = 1_000;
const N_IN_FLIGHT: usize = 50;

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
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).unwrap();
        let (mut status, mut length) = (0, 0);
        loop {
            let mut line = String::new();
            self.stream.read_line(&mut line).unwrap();
            let line = line.trim_end();
            if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
                status = rest[..3].parse().unwrap();
            } else if let Some(n) = line.strip_prefix("content-length: ") {
                length = n.parse().unwrap();
            } else if line.is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).unwrap();
        (status, String::from_utf8(body).unwrap())
    }

    fn call(&mut self, method: &str, path: &str, body: &str) -> Value {
        let (status, body) = self.ask(method, &format!("/api/v1{path}"), body);
        assert!(status < 400, "{method} {path}: {status} {body}");
        serde_json::from_str(&body).unwrap()
    }

    /// Plays one action of a game and returns it afterwards.
    fn act(&mut self, game: &Value, nth: usize) -> Value {
        let id = game["id"].as_str().unwrap();
        let options = self.call("GET", &format!("/games/{id}/options"), "");
        let options = options["options"].as_array().unwrap();
        let action = &options[nth % options.len()]["action"];
        let body = format!("{{\"action\":{action},\"revision\":{}}}", game["revision"]);
        self.call("POST", &format!("/games/{id}/actions"), &body)
    }
}

fn main() {
    let seconds = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(60);
    let folder = Folder::new("load");
    let server = Server::start(&folder.0);
    let games = Arc::new(Mutex::new(fill(&server.addr)));
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
    println!("memory of the server: {}", memory(server.id()));
    println!(
        "one page alone, nobody else asking: {:.2} ms",
        alone(&server.addr, &games.lock().unwrap()[0])
    );
    assert!(at(0.99) < 50.0, "p99 is above 50 ms");
}

/// Games under way, each a few turns old.
fn fill(addr: &str) -> Vec<Value> {
    let mut client = Client::new(addr);
    (0..N_GAMES)
        .map(|seed| {
            let mut game = client.call(
                "POST",
                "/games",
                &format!("{{\"game\":\"patchwork\",\"seed\":{seed}}}"),
            );
            for turn in 0..6 {
                if game["over"] == false {
                    game = client.act(&game, seed * 31 + turn * 7);
                }
            }
            game
        })
        .collect()
}

/// Asks until the time is up: mostly pages, every fifth time an action.
fn work(
    addr: &str,
    games: &Mutex<Vec<Value>>,
    worker: usize,
    until: Instant,
) -> Vec<(&'static str, u64)> {
    let mut client = Client::new(addr);
    let mut times = Vec::new();
    // Each worker has games of its own, so that nobody's revision is stale.
    let mut own: Vec<Value> =
        games.lock().unwrap().iter().skip(worker).step_by(N_IN_FLIGHT).cloned().collect();
    let mut n = worker;
    while Instant::now() < until {
        n += 1;
        let at = n * 7 % own.len();
        let id = own[at]["id"].as_str().unwrap().to_owned();
        let (kind, started, status) = match n % 10 {
            0..6 => {
                let started = Instant::now();
                ("page", started, client.ask("GET", &format!("/play/{id}"), "").0)
            }
            6 => {
                let started = Instant::now();
                ("why", started, client.ask("GET", &format!("/api/v1/games/{id}/why"), "").0)
            }
            7 => {
                let started = Instant::now();
                ("home", started, client.ask("GET", "/", "").0)
            }
            _ if own[at]["over"] == true => {
                let body = format!("{{\"revision\":{},\"ply\":0}}", own[at]["revision"]);
                let started = Instant::now();
                own[at] = client.call("POST", &format!("/games/{id}/goto"), &body);
                ("undo", started, 200)
            }
            8 if n.is_multiple_of(3) => {
                let body = format!("{{\"revision\":{}}}", own[at]["revision"]);
                let started = Instant::now();
                own[at] = client.call("POST", &format!("/games/{id}/undo"), &body);
                ("undo", started, 200)
            }
            _ => {
                let options = client.call("GET", &format!("/games/{id}/options"), "");
                let options = options["options"].as_array().unwrap();
                let action = &options[n * 13 % options.len()]["action"];
                let body = format!("{{\"action\":{action},\"revision\":{}}}", own[at]["revision"]);
                let started = Instant::now();
                own[at] = client.call("POST", &format!("/games/{id}/actions"), &body);
                ("act", started, 200)
            }
        };
        assert!(status < 400, "{kind} {id}: {status}");
        times.push((kind, started.elapsed().as_micros() as u64));
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
fn alone(addr: &str, game: &Value) -> f64 {
    let mut client = Client::new(addr);
    let path = format!("/play/{}", game["id"].as_str().unwrap());
    let mut times: Vec<u128> = (0..200)
        .map(|_| {
            let started = Instant::now();
            let (status, _) = client.ask("GET", &path, "");
            assert!(status < 400);
            started.elapsed().as_micros()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2] as f64 / 1000.0
}
