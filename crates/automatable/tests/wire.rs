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

/// The largest amount of memory a server has used, in kilobytes.
fn memory(id: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:"))?;
    line.trim().split(' ').next()?.parse().ok()
}

#[test]
fn nothing_is_kept_of_what_somebody_sends_without_the_key() {
    let folder = Folder::new("keyless");
    let (server, told) = Server::run(serve(&folder, &["--addr", "127.0.0.1:0", "--public"]));
    let key = told.split("?key=").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let before = memory(server.id());
    let ours = server.addr.clone();
    let crowd: Vec<_> = (0..40)
        .map(|n| {
            let (addr, key) = (server.addr.clone(), key.clone());
            // Some without the key, some with it under a foreign name, some who do not
            // say how much they send.
            let (host, cookie, status) = match n % 3 {
                0 => (&*ours, "a=b".to_owned(), "401"),
                1 => ("evil.example", format!("key={key}"), "403"),
                _ => (&*ours, "key=no".to_owned(), "401"),
            };
            let length = match n % 2 {
                0 => "content-length: 16000000",
                _ => "transfer-encoding: chunked",
            };
            let head = format!(
                "POST /open HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n{length}\r\n\r\n"
            );
            std::thread::spawn(move || {
                let stream = open(&addr, &head);
                let mut writer = stream.try_clone().unwrap();
                let chunk = format!("{:x}\r\n{}\r\n", 1 << 20, "x".repeat(1 << 20));
                let sent = (0..15).take_while(|_| writer.write_all(chunk.as_bytes()).is_ok());
                let sent = sent.count();
                let answer = answer_of_closed(stream);
                assert!(answer.is_empty() || answer[9..].starts_with(status), "{answer}");
                (sent, !answer.is_empty())
            })
        })
        .collect();
    let heard: Vec<(usize, bool)> = crowd.into_iter().map(|it| it.join().unwrap()).collect();
    // What the systems hold in between is no memory of the server's.
    assert!(heard.iter().all(|it| it.0 < 15), "{heard:?}");
    if let (Some(before), Some(after)) = (before, memory(server.id())) {
        assert!(after < before + 40_000, "{before} kB, then {after} kB");
    }
    assert!(get(&server.addr, "/", &format!("cookie: key={key}\r\n")).starts_with("HTTP/1.1 200"));
    // Who sends little hears why.
    let small = "POST /open HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
                 content-length: 4\r\n\r\ntext";
    assert!(answer(open(&server.addr, small)).starts_with("HTTP/1.1 401"));
    let asking = "POST /open HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9000000\r\n\
                  expect: 100-continue\r\n\r\n";
    assert!(answer(open(&server.addr, asking)).starts_with("HTTP/1.1 401"));
}

/// What came before the other side closed, however it did.
fn answer_of_closed(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn a_key_of_ones_own_outlives_a_restart_and_is_not_printed() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("own-key");
    let file = folder.0.join("key");
    let args = ["--addr", "127.0.0.1:0", "--key", file.to_str().unwrap()];
    let mut keys = Vec::new();
    for _ in 0..2 {
        let (server, told) = Server::run(serve(&folder, &args));
        let key = std::fs::read_to_string(&file).unwrap().trim().to_owned();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        assert!(!told.contains(&key) && !told.contains("█"), "{told}");
        assert!(told.contains(file.to_str().unwrap()), "{told}");
        // It is asked for on this machine too: a proxy comes from here.
        assert!(get(&server.addr, "/", "").starts_with("HTTP/1.1 401"));
        let cookie = format!("cookie: key={key}\r\n");
        assert!(get(&server.addr, "/", &cookie).starts_with("HTTP/1.1 200"));
        assert!(get(&server.addr, "/healthz", "").ends_with("\r\n\r\nok"));
        keys.push(key);
    }
    assert_eq!(keys[0], keys[1]);
    let mut command = serve(&folder, &["--addr", "127.0.0.1:0"]);
    command.env("AUTOMATABLE_KEY", "one-of-my-own-0123");
    let (server, told) = Server::run(command);
    assert!(!told.contains("one-of-my-own"), "{told}");
    let bearer = "authorization: Bearer one-of-my-own-0123\r\n";
    assert!(get(&server.addr, "/", bearer).starts_with("HTTP/1.1 200"));
    drop(server);
    std::fs::write(&file, "short\n").unwrap();
    for (lang, word) in [("en", "16 to 128"), ("fr", "de 16 à 128"), ("es", "de 16 a 128")] {
        let told = serve(&folder, &[&args[..], &["--lang", lang]].concat()).output().unwrap();
        let text = String::from_utf8_lossy(&told.stderr).into_owned();
        assert!(told.status.code() == Some(2) && text.contains(word), "{text}");
        assert!(!text.contains("short"), "{text}");
    }
}

#[test]
fn the_log_has_a_line_for_what_was_refused_and_no_key() {
    let folder = Folder::new("log");
    let written = folder.0.join("log");
    let mut command = serve(&folder, &["--addr", "127.0.0.1:0", "--public", "--log", "info"]);
    command.stderr(std::fs::File::create(&written).unwrap());
    let (mut server, told) = Server::run(command);
    let key = told.split("?key=").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    for _ in 0..20 {
        let refused = get(&server.addr, "/games?key=wrong-0123456789", "cookie: key=no\r\n");
        assert!(refused.starts_with("HTTP/1.1 401"));
    }
    let head = "GET /a\u{9b}31m HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n";
    let _ = answer(open(&server.addr, head));
    let foreign = head.replace("\u{9b}", "%1b[");
    assert!(answer(open(&server.addr, &foreign)).starts_with("HTTP/1.1 403"));
    assert!(get(&server.addr, &format!("/?key={key}"), "").starts_with("HTTP/1.1 303"));
    let sent = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(sent.success() && server.wait());
    let log = std::fs::read_to_string(&written).unwrap();
    let lines: Vec<&str> = log.lines().collect();
    let with = |word: &str| lines.iter().filter(|it| it.contains(word)).count();
    assert!(lines[0].contains(env!("CARGO_PKG_VERSION")) && lines[0].contains("INFO"), "{log}");
    assert_eq!((with("key refused from="), with("key refused: and 19 more")), (1, 1), "{log}");
    assert_eq!(with("host=evil.example"), 1, "{log}");
    assert!(lines.iter().all(|it| it.starts_with("20") && it[..30].contains('Z')), "{log}");
    assert!(!log.contains(&key) && !log.contains("wrong-0123456789"), "{log}");
    assert!(!log.contains(['\u{1b}', '\u{9b}']), "{log}");
}

#[test]
fn a_quiet_server_says_nothing_and_a_wrong_level_is_told() {
    let folder = Folder::new("quiet");
    let written = folder.0.join("log");
    let mut command = serve(&folder, &["--addr", "127.0.0.1:0"]);
    command.stderr(std::fs::File::create(&written).unwrap());
    let (mut server, _) = Server::run(command);
    for path in ["/", "/nowhere", "/healthz", "/rules/london"] {
        get(&server.addr, path, "");
    }
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    assert!(server.wait());
    assert_eq!(std::fs::read_to_string(&written).unwrap(), "");
    for (lang, word) in [("en", "a level"), ("fr", "un niveau"), ("es", "un nivel")] {
        let told = serve(&folder, &["--log", "a=b=c", "--lang", lang]).output().unwrap();
        let text = String::from_utf8_lossy(&told.stderr).into_owned();
        assert!(told.status.code() == Some(2) && text.contains(word), "{text}");
    }
}

#[test]
fn players_who_think_hold_up_neither_pages_nor_stopping() {
    let folder = Folder::new("thinking");
    let mut server = Server::start(&folder.0);
    let setup = r#"{"game":"london","seed":4,"setup":{"seats":"4","automa-seat":"4"}}"#;
    let games: Vec<String> = (0..6)
        .map(|_| server::call(&server.addr, "POST", "/games", setup).unwrap()["id"].to_string())
        .collect();
    // The first deed is soon done; the next one takes some thought.
    for id in &games {
        let path = format!("/games/{}/player", id.trim_matches('"'));
        let body = r#"{"player":"search","revision":1}"#;
        server::call(&server.addr, "POST", &path, body).unwrap();
    }
    let body = r#"{"player":"search","revision":2}"#;
    let asked: Vec<TcpStream> = games
        .iter()
        .map(|id| {
            let head = format!(
                "POST /api/v1/games/{}/player HTTP/1.1\r\nhost: localhost\r\ncontent-type: \
                 application/json\r\ncontent-length: {}\r\n\r\n{body}",
                id.trim_matches('"'),
                body.len()
            );
            open(&server.addr, &head)
        })
        .collect();
    assert!(get(&server.addr, "/rules/london", "").starts_with("HTTP/1.1 200"));
    let sent = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(sent.success() && server.wait());
    drop(asked);
}

#[test]
fn the_pages_print_what_the_command_prints() {
    let folder = Folder::new("printed");
    let server = Server::start(&folder.0);
    for (game, words, options) in [
        ("brass", "mat=hard", &["--lang", "en", "--mat", "hard"][..]),
        ("london", "lang=fr&ink=less", &["--lang", "fr", "--ink", "less"]),
        (
            "patchwork",
            "cut=bleed&right=0,5",
            &["--lang", "en", "--cut", "bleed", "--shift", "0.5,0"],
        ),
    ] {
        let head = format!(
            "GET /print/{game}.pdf?{words} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
            server.addr
        );
        let mut sent = Vec::new();
        open(&server.addr, &head).read_to_end(&mut sent).unwrap();
        let at = sent.windows(4).position(|it| it == b"\r\n\r\n").unwrap() + 4;
        let head = String::from_utf8_lossy(&sent[..at]);
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("application/pdf"), "{head}");
        let file = folder.0.join("printed.pdf");
        let site = format!("http://{}", server.addr);
        let ran = Command::new(env!("CARGO_BIN_EXE_automatable"))
            .args(["print", game, "--site", &site, "--out"])
            .arg(&file)
            .args(options)
            .output()
            .unwrap();
        assert!(ran.status.success(), "{ran:?}");
        assert!(std::fs::read(&file).unwrap() == sent[at..], "{game}: not the same bytes");
    }
    let refused = get(&server.addr, "/print/brass.pdf?right=40", "cookie: lang=es\r\n");
    assert!(refused.starts_with("HTTP/1.1 422"), "{refused}");
    assert!(refused.contains("los reversos se saldr\u{ed}an del papel"), "{refused}");
}

#[test]
fn a_proxy_is_believed_only_where_it_was_named_and_pages_stand_in_their_folder() {
    let folder = Folder::new("proxy");
    let start = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_automatable"));
        command.args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--lang", "en"]);
        command.args(["--base", "/solo", "--host", "games.example", "--log", "debug"]).args(words);
        command.arg("--data").arg(&folder.0).stdin(Stdio::null()).stderr(Stdio::piped());
        Server::run(command)
    };
    let said = "x-forwarded-for: 10.9.9.9, 198.51.100.7\r\nx-forwarded-proto: https\r\n\
                x-forwarded-host: games.example\r\n";
    let game = "{\"game\":\"patchwork\",\"seed\":7}";
    let (mut server, told) = start(&["--proxy"]);
    assert!(told.contains("/solo/"), "{told}");
    let (status, new) = server::ask(&server.addr, "POST", "/solo/api/v1/games", game).unwrap();
    assert_eq!(status, 201, "{new}");
    let id = new.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let link = |server: &Server| get(&server.addr, &format!("/solo/api/v1/games/{id}/link"), said);
    assert!(link(&server).contains("https://games.example/solo/?g="), "{}", link(&server));
    for path in ["/solo/", "/"] {
        let home = get(&server.addr, path, said);
        assert!(home.starts_with("HTTP/1.1 200") && home.contains("\"/solo/assets/"), "{home}");
        assert!(!home.contains("=\"/new/"), "an address without its folder: {home}");
    }
    let log = server.complaints();
    assert!(log.contains("from=198.51.100.7"), "{log}");
    let (mut server, _) = start(&[]);
    assert!(link(&server).contains(&format!("http://{}/solo/?g=", server.addr)));
    let log = server.complaints();
    assert!(log.contains("from=127.0.0.1") && !log.contains("198.51.100.7"), "{log}");
}
