//! Kills in the middle of play and of a start: what was acknowledged is there.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

use std::{
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use serde_json::Value;

#[path = "crash/kept.rs"]
mod kept;
#[path = "crash/kills.rs"]
mod kills;
#[path = "serve/server.rs"]
mod server;

use kills::{Start, loop_of};
use server::{Folder, Server, call};

const N_KILLS: u64 = 100;

/// Plays on until the server no longer answers: the last state it acknowledged.
/// Every request is counted when it begins.
fn play(addr: &str, mut game: Value, n_begun: &AtomicU64) -> Value {
    let call = |method, path: &str, body: &str| {
        n_begun.fetch_add(1, Ordering::SeqCst);
        call(addr, method, path, body)
    };
    let id = game["id"].as_str().unwrap().to_owned();
    loop {
        if game["over"] == true {
            // Taken back to the start: the game goes on.
            let body = format!("{{\"revision\":{},\"ply\":0}}", game["revision"]);
            match call("POST", &format!("/games/{id}/goto"), &body) {
                Some(next) => game = next,
                None => return game,
            }
        }
        let Some(options) = call("GET", &format!("/games/{id}/options"), "") else {
            return game;
        };
        let options = options["options"].as_array().unwrap();
        let nth = game["revision"].as_u64().unwrap() as usize * 7919 % options.len();
        let action = options[nth]["action"].as_str().unwrap();
        let body = format!("{{\"action\":\"{action}\",\"revision\":{}}}", game["revision"]);
        match call("POST", &format!("/games/{id}/actions"), &body) {
            Some(next) => game = next,
            None => return game,
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = Folder::new("crash");
    let mut server = Server::start(&folder.0);
    let mut game =
        call(&server.addr, "POST", "/games", r#"{"game":"patchwork","seed":1}"#).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    let mut n_acknowledged = 0;
    for kill in 0..N_KILLS {
        let addr = server.addr.clone();
        let before = game["revision"].as_u64().unwrap();
        let n_begun = Arc::new(AtomicU64::new(0));
        let count = n_begun.clone();
        let player = thread::spawn(move || play(&addr, game, &count));
        // In the middle of a request: one that reads or one that writes, by turns.
        while n_begun.load(Ordering::SeqCst) < 3 + kill % 6 {
            thread::yield_now();
        }
        server.kill();
        let acknowledged = player.join().unwrap();
        server = Server::start(&folder.0);
        game = call(&server.addr, "GET", &format!("/games/{id}"), "").unwrap();
        let (kept, told) =
            (game["revision"].as_u64().unwrap(), acknowledged["revision"].as_u64().unwrap());
        assert!(told <= kept && kept <= told + 1, "kill {kill}: told {told}, kept {kept}");
        if kept == told {
            assert_eq!(game, acknowledged, "kill {kill}");
        }
        n_acknowledged += told - before;
    }
    assert!(N_KILLS < n_acknowledged, "only {n_acknowledged} actions were acknowledged");
    let file = rusqlite::Connection::open(folder.0.join("games.sqlite")).unwrap();
    let sound: String = file.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(sound, "ok");
}

#[test]
fn a_polite_request_to_stop_ends_it_well() {
    let folder = Folder::new("stop");
    let mut server = Server::start(&folder.0);
    call(&server.addr, "POST", "/games", r#"{"game":"patchwork"}"#).unwrap();
    let sent = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(sent.success());
    assert!(server.wait());
}

/// `cargo xtask kills` does the same more often.
#[test]
fn whenever_a_start_is_killed_the_next_one_shows_every_game() {
    for (start, n_kills) in [(Start::First, 24), (Start::Rescue, 16), (Start::Rollback, 8)] {
        let figures = loop_of(start, n_kills, 6);
        assert!(0 < figures.n_before && figures.faults.is_empty(), "{start:?}: {figures}");
    }
}
