//! The server at its socket: limits, compression, who may come in.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

use std::{
    io::{ErrorKind, Read, Write},
    net::TcpStream,
    process::{Command, Stdio},
    time::Duration,
};

#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash test needs more of it")]
mod server;

use server::{Folder, Server};

/// Longer than any limit of the server: whoever waits this long was forgotten.
const FORGOTTEN: Duration = Duration::from_secs(30);

fn open(addr: &str, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).unwrap();
    stream.set_read_timeout(Some(FORGOTTEN)).unwrap();
    stream.write_all(sent.as_bytes()).unwrap();
    stream
}

/// All that comes until the server closes the connection.
fn answer(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Err(error) if error.kind() != ErrorKind::ConnectionReset => panic!("{error}"),
        _ => String::from_utf8_lossy(&answer).into_owned(),
    }
}

fn length(answer: &str) -> usize {
    let length = answer.split("content-length: ").nth(1).unwrap();
    length.split('\r').next().unwrap().parse().unwrap()
}

fn get(addr: &str, path: &str, headers: &str) -> String {
    let head = format!("GET {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n{headers}\r\n");
    answer(open(addr, &head))
}

#[test]
fn half_a_request_is_not_waited_for_without_end() {
    let folder = Folder::new("half");
    let server = Server::start(&folder.0);
    let post = "POST /new/patchwork HTTP/1.1\r\nhost: localhost\r\n\
                content-type: application/x-www-form-urlencoded\r\n";
    let head = open(&server.addr, "GET / HTTP/1.1\r\nhost: loc");
    let silent = open(&server.addr, "");
    let body = open(&server.addr, &format!("{post}content-length: 20\r\n\r\nlev"));
    let huge = open(&server.addr, &format!("{post}content-length: 99000000000\r\n\r\nlevel=I"));
    assert!(answer(huge).starts_with("HTTP/1.1 413"));
    answer(head);
    answer(silent);
    assert!(answer(body).starts_with("HTTP/1.1 408"));
}

#[test]
fn half_a_request_does_not_hold_up_stopping() {
    let folder = Folder::new("stopping");
    let mut server = Server::start(&folder.0);
    let half = [
        "GET / HTTP/1.1\r\nhost: loc",
        "",
        "POST /open HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nx",
    ];
    let open: Vec<TcpStream> = half.iter().map(|it| open(&server.addr, it)).collect();
    // One answered request: the others have been let in by then.
    assert!(get(&server.addr, "/", "").starts_with("HTTP/1.1 200"));
    let sent = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(sent.success());
    // It ends while the others still hold on, not because they let go.
    assert!(server.wait());
    assert_eq!(open.len(), half.len());
}

#[test]
fn a_thousand_half_open_connections_do_not_silence_the_others() {
    let folder = Folder::new("crowd");
    let server = Server::start(&folder.0);
    let mut crowd = Vec::new();
    for n in 0..1_050 {
        // This side may run out of files too; the crowd is large enough then.
        let Ok(mut stream) = TcpStream::connect(&server.addr) else { break };
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: loc");
        crowd.push(stream);
        if n % 350 == 349 {
            crowd.truncate(crowd.len() - 4);
            assert!(get(&server.addr, "/", "").starts_with("HTTP/1.1 200"), "after {n}");
        }
    }
    assert!(600 < crowd.len(), "{}", crowd.len());
    crowd.truncate(crowd.len() - 4);
    assert!(get(&server.addr, "/games", "").starts_with("HTTP/1.1 200"));
}

#[test]
fn pages_and_assets_are_compressed_and_a_304_keeps_its_validators() {
    let folder = Folder::new("gzip");
    let server = Server::start(&folder.0);
    let plain = get(&server.addr, "/", "");
    assert!(!plain.contains("content-encoding"));
    let path = plain.split('"').find(|it| it.ends_with("/look.css")).unwrap();
    let gzip = "accept-encoding: gzip, br\r\n";
    for path in ["/", path] {
        let (plain, packed) = (get(&server.addr, path, ""), get(&server.addr, path, gzip));
        assert!(packed.contains("content-encoding: gzip"), "{packed}");
        let (plain, packed) = (length(&plain), length(&packed));
        assert!(packed * 3 < plain, "{packed} of {plain}");
    }
    let packed = get(&server.addr, path, gzip);
    let tag = packed.split("etag: ").nth(1).unwrap().split('\r').next().unwrap();
    let known = get(&server.addr, path, &format!("{gzip}if-none-match: {tag}\r\n"));
    assert!(known.starts_with("HTTP/1.1 304") && known.contains("immutable"), "{known}");
    assert!(known.contains("etag: ") && !known.contains("no-store"), "{known}");
}

fn serve(folder: &Folder, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_automatable"));
    command.args(["serve", "--no-open", "--data"]).arg(&folder.0).args(args);
    command.stdin(Stdio::null()).env("LC_ALL", "C");
    command
}

#[test]
fn other_machines_are_let_in_only_if_that_was_asked_for() {
    let folder = Folder::new("public");
    let refused = serve(&folder, &["--addr", "0.0.0.0:0"]).output().unwrap();
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{told}");
    assert!(told.contains("--public"), "{told}");
    let (server, told) = Server::run(serve(&folder, &["--addr", "0.0.0.0:0", "--public"]));
    assert!(!told.contains("0.0.0.0"), "{told}");
    let urls: Vec<&str> = told.lines().filter_map(|it| it.trim().strip_prefix("http://")).collect();
    assert!(!urls.is_empty(), "{told}");
    let (addr, path) = urls[0].split_once('/').unwrap();
    assert!(get(addr, "/", "").starts_with("HTTP/1.1 401"));
    let entered = get(addr, &format!("/{path}"), "");
    assert!(entered.starts_with("HTTP/1.1 303"), "{entered}");
    let cookie = entered.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap();
    let shown = get(addr, "/", &format!("cookie: {cookie}\r\n"));
    assert!(shown.starts_with("HTTP/1.1 200"), "{shown}");
    let foreign = format!(
        "GET / HTTP/1.1\r\nhost: evil.example\r\ncookie: {cookie}\r\nconnection: close\r\n\r\n"
    );
    assert!(answer(open(addr, &foreign)).starts_with("HTTP/1.1 403"));
    drop(server);
}

#[test]
fn a_damaged_foreign_or_newer_file_is_told_as_what_it_is() {
    let folder = Folder::new("health");
    let file = folder.0.join("games.sqlite");
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("CREATE TABLE birds (name TEXT)").unwrap();
    for (sql, lang, word) in [
        ("", "en", "another program"),
        ("", "fr", "autre programme"),
        (
            "DROP TABLE birds; CREATE TABLE game (id, game, revision, record, ply, is_over, created, touched); PRAGMA user_version = 9",
            "en",
            "newer version",
        ),
        ("", "es", "versión más reciente"),
    ] {
        other.execute_batch(sql).unwrap();
        let told = serve(&folder, &["--addr", "127.0.0.1:0", "--lang", lang]).output().unwrap();
        let text = String::from_utf8_lossy(&told.stderr).into_owned();
        assert_eq!(told.status.code(), Some(2), "{text}");
        assert!(text.contains(word) && text.contains("--data"), "{text}");
    }
    drop(other);
    std::fs::write(&file, [7; 9000]).unwrap();
    let mut command = serve(&folder, &["--addr", "127.0.0.1:0"]);
    let (server, _) = Server::run({
        command.stderr(std::fs::File::create(folder.0.join("told")).unwrap());
        command
    });
    assert!(get(&server.addr, "/", "").starts_with("HTTP/1.1 200"));
    let told = std::fs::read_to_string(folder.0.join("told")).unwrap();
    assert!(told.contains("was damaged") && told.contains(".damaged-"), "{told}");
}

#[test]
fn the_data_folder_is_the_persons_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("private");
    let data = Folder(folder.0.join("games"));
    let server = Server::start(&data.0);
    server::call(&server.addr, "POST", "/games", r#"{"game":"patchwork"}"#).unwrap();
    let mode = |it: &std::path::Path| it.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data.0), 0o700);
    // The file, its two journals and its lock.
    let files: Vec<_> = std::fs::read_dir(&data.0).unwrap().map(|it| it.unwrap().path()).collect();
    assert!(files.len() == 4 && files.iter().all(|it| mode(it) == 0o600), "{files:?}");
}
