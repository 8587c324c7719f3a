//! What becomes of the file of games around a running server: spoilt rows, a
//! stop, a copy, a file that is taken away, a full disk.

use std::{
    path::Path,
    process::{Command, Output, Stdio},
};

use crate::{
    kills::{filled, shown, stop},
    server::{Folder, Server, ask, call},
};

fn automatable(args: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_automatable"))
        .args(args)
        .args(["--lang", "en", "--data"])
        .arg(folder)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn one_spoilt_row_takes_nothing_else_away() {
    let (folder, games) = filled("spoilt", 6);
    let server = Server::start(&folder.0);
    let file = rusqlite::Connection::open(folder.0.join("games.sqlite")).unwrap();
    let pages = ["/", "/games", "/export.json", "/api/v1/games", "/api/v1/export"];
    for (nth, spoilt) in [
        "gist = CAST(x'7bff7d' AS TEXT)",
        "record = CAST(x'7bff7d' AS TEXT), gist = NULL",
        "game = CAST(x'ff00fe' AS TEXT)",
        "id = CAST(x'61ff2f' AS TEXT), gist = NULL",
        "revision = -1, ply = -1, is_over = 9, created = -1, touched = -1",
    ]
    .iter()
    .enumerate()
    {
        let change = format!("UPDATE game SET {spoilt} WHERE id = ?1");
        assert_eq!(file.execute(&change, [games[nth]["id"].as_str()]).unwrap(), 1);
        for page in pages {
            let (status, body) = ask(&server.addr, "GET", page, "").unwrap();
            assert_eq!(status, 200, "{spoilt}: {page}: {body}");
        }
        for game in &games[nth + 1..] {
            let id = game["id"].as_str().unwrap();
            let (status, _) = ask(&server.addr, "GET", &format!("/play/{id}"), "").unwrap();
            assert!([200, 303].contains(&status), "{spoilt}: {status}");
        }
        assert_eq!(shown(&server.addr).len(), games.len(), "{spoilt}");
    }
    // A spoilt gist is told anew from the record: the game looks as ever. What is
    // spoilt itself is a line that says so.
    let (_, list) = ask(&server.addr, "GET", "/games", "").unwrap();
    assert_eq!(list.matches("cannot be read</b>").count(), 2, "{list}");
    let (_, export) = ask(&server.addr, "GET", "/export.json", "").unwrap();
    let export: serde_json::Value = serde_json::from_str(&export).unwrap();
    assert_eq!(export["games"].as_array().unwrap().len(), games.len());
}

#[test]
fn after_a_stop_the_file_alone_is_everything() {
    let (folder, games) = filled("alone", 5);
    let names: Vec<String> = std::fs::read_dir(&folder.0)
        .unwrap()
        .map(|it| it.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    assert!(!names.iter().any(|it| it.contains("-wal") || it.contains("-journal")), "{names:?}");
    let there = Folder::new("alone-there");
    std::fs::copy(folder.0.join("games.sqlite"), there.0.join("games.sqlite")).unwrap();
    assert_eq!(shown(&Server::start(&there.0).addr), games);
}

#[test]
fn a_copy_is_made_while_the_server_runs_and_can_be_gone_back_to() {
    let (folder, _) = filled("backed-up", 5);
    let server = Server::start(&folder.0);
    let there = Folder::new("backed-up-there");
    let target = there.0.join("games.sqlite");
    let target = target.to_str().unwrap();
    let copied = automatable(&["backup", target], &folder.0);
    assert!(copied.status.success(), "{copied:?}");
    assert!(said(&copied).contains("5 games"), "{copied:?}");
    // Nothing is overwritten unless somebody says so.
    let before = std::fs::read(target).unwrap();
    let again = automatable(&["backup", target], &folder.0);
    assert_eq!(again.status.code(), Some(2), "{again:?}");
    assert!(said(&again).contains("--force"), "{again:?}");
    assert_eq!(std::fs::read(target).unwrap(), before);
    call(&server.addr, "POST", "/games", r#"{"game":"patchwork"}"#).unwrap();
    let games = shown(&server.addr);
    let forced = automatable(&["backup", target, "--force", "--json"], &folder.0);
    let document: serde_json::Value = serde_json::from_slice(&forced.stdout).unwrap();
    assert_eq!((&document["games"], &document["documents"]), (&6.into(), &0.into()));
    let own = folder.0.join("games.sqlite");
    let own = automatable(&["backup", own.to_str().unwrap(), "--force"], &folder.0);
    assert_eq!(own.status.code(), Some(2), "{own:?}");
    let nowhere = automatable(&["backup", "no/such/folder/x"], &folder.0);
    assert_eq!(nowhere.status.code(), Some(2), "{nowhere:?}");
    assert!(said(&nowhere).contains("no such file or folder"), "{nowhere:?}");
    let empty = Folder::new("backed-up-empty");
    let nothing = automatable(&["backup", "never.sqlite"], &empty.0);
    assert_eq!(nothing.status.code(), Some(2), "{nothing:?}");
    assert!(!Path::new("never.sqlite").exists());
    drop(server);
    assert_eq!(shown(&Server::start(&there.0).addr), games);
}

#[test]
fn what_goes_into_a_folder_that_is_gone_is_not_acknowledged() {
    let (folder, _) = filled("removed", 2);
    let mut server = Server::start(&folder.0);
    let create = || ask(&server.addr, "POST", "/api/v1/games", r#"{"game":"patchwork"}"#).unwrap();
    assert_eq!(create().0, 201);
    std::fs::remove_dir_all(&folder.0).unwrap();
    let (status, body) = create();
    assert_eq!(status, 503, "{body}");
    assert!(body.contains("taken away"), "{body}");
    // What was there can still be saved.
    let (status, export) = ask(&server.addr, "GET", "/export.json", "").unwrap();
    assert_eq!(status, 200, "{export}");
    assert!(stop(&mut server));
}

#[test]
fn a_rescue_without_room_changes_nothing_and_is_done_when_there_is_room() {
    let (folder, games) = filled("no-room", 30);
    let file = folder.0.join("games.sqlite");
    let _ = std::fs::remove_file(folder.0.join("games.sqlite.bak"));
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[..4096].fill(0xee);
    std::fs::write(&file, &bytes).unwrap();
    // The largest file is smaller than the games, in blocks of 512 or 1,024 bytes.
    let program = env!("CARGO_BIN_EXE_automatable");
    let script = format!(
        "ulimit -f 40; exec '{program}' serve --addr 127.0.0.1:0 --no-open --lang en --data '{}'",
        folder.0.display()
    );
    let start = Command::new("sh").args(["-c", &script]).stdin(Stdio::null()).output().unwrap();
    assert_eq!(start.status.code(), Some(2), "{start:?}");
    assert!(said(&start).contains("no room"), "{start:?}");
    assert_eq!(std::fs::read(&file).unwrap(), bytes);
    let server = Server::start(&folder.0);
    assert_eq!(shown(&server.addr), games);
}

#[test]
fn a_start_that_is_impossible_names_what_stands_in_its_way() {
    let folder = Folder::new("in-the-way");
    std::fs::create_dir(folder.0.join("games.sqlite")).unwrap();
    let args = ["serve", "--addr", "127.0.0.1:0", "--no-open"];
    let start = automatable(&args, &folder.0);
    assert_eq!(start.status.code(), Some(2), "{start:?}");
    assert!(said(&start).contains("games.sqlite cannot be written: it is a folder"), "{start:?}");
    let file = folder.0.join("file");
    std::fs::write(&file, "").unwrap();
    let start = automatable(&args, &file.join("below"));
    assert_eq!(start.status.code(), Some(2), "{start:?}");
    assert!(said(&start).contains("a part of the path is no folder"), "{start:?}");
}

#[test]
fn a_file_set_aside_is_named_until_its_games_are_here() {
    let (folder, _) = filled("named", 3);
    std::fs::rename(
        folder.0.join("games.sqlite"),
        folder.0.join("games.sqlite.damaged-1700000000"),
    )
    .unwrap();
    let _ = std::fs::remove_file(folder.0.join("games.sqlite.bak"));
    for (lang, expected) in [("en", "3 games"), ("fr", "3 parties"), ("es", "3 partidas")] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_automatable"));
        command
            .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--lang", lang, "--data"])
            .arg(&folder.0)
            .stdin(Stdio::null())
            .stderr(Stdio::piped());
        let (mut server, _) = Server::run(command);
        assert_eq!(shown(&server.addr), Vec::<serde_json::Value>::new());
        let told = server.complaints();
        assert!(told.contains("damaged-1700000000") && told.contains(expected), "{told}");
    }
}
