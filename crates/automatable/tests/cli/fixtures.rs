//! What every released version has written can be read: `fixtures/VERSION` holds a file
//! of games, a collection, records and links. `UPDATE_FIXTURES=1` keeps those of the
//! version at hand.

use std::{
    fs,
    path::{Path, PathBuf},
};

use shelf::GameId;

use crate::{
    helpers::run,
    server::{Folder, Server, ask, call},
};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// The versions that have a folder.
fn versions() -> Vec<String> {
    let found = fs::read_dir(fixtures()).unwrap().flatten();
    found.map(|it| it.file_name().to_string_lossy().into_owned()).collect()
}

/// A game that `casual` plays, a few deeds or to its end.
fn played(addr: &str, game: GameId, most: usize) -> String {
    let new = format!(r#"{{"game":"{}","seed":7}}"#, game.id());
    let kept = call(addr, "POST", "/games", &new).unwrap();
    let id = kept["id"].as_str().unwrap().to_owned();
    for _ in 0..most {
        let options = call(addr, "GET", &format!("/games/{id}/options"), "").unwrap();
        if options["options"].as_array().is_none_or(Vec::is_empty) {
            break;
        }
        let deed = format!(r#"{{"player":"casual","revision":{}}}"#, options["revision"]);
        call(addr, "POST", &format!("/games/{id}/player"), &deed).unwrap();
    }
    id
}

/// Writes what this version writes.
fn update(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let home = Folder::new("fixtures-made");
    let mut server = Server::start(&home.0);
    for &game in GameId::ALL {
        let most = if game.id() == "patchwork" { 400 } else { 12 };
        let id = played(&server.addr, game, most);
        let record = ask(&server.addr, "GET", &format!("/play/{id}/record.toml"), "").unwrap().1;
        fs::write(folder.join(format!("{}.toml", game.id())), record).unwrap();
        let link = call(&server.addr, "GET", &format!("/games/{id}/link"), "").unwrap();
        let link = link["address"].as_str().unwrap_or_default().to_owned();
        let letters = link.split("?g=").nth(1).unwrap_or_default();
        fs::write(folder.join(format!("{}.link", game.id())), letters).unwrap();
    }
    let export = ask(&server.addr, "GET", "/api/v1/export", "").unwrap().1;
    fs::write(folder.join("collection.json"), export).unwrap();
    // After a stop the one file is everything.
    server.kill();
    let file = folder.join("games.sqlite");
    let _ = fs::remove_file(&file);
    let home = home.0.to_str().unwrap();
    assert_eq!(run(&["backup", file.to_str().unwrap(), "--data", home]).code, 0);
}

#[test]
fn what_every_released_version_has_written_is_read() {
    let current = fixtures().join(env!("CARGO_PKG_VERSION"));
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        update(&current);
    }
    assert!(current.is_dir(), "UPDATE_FIXTURES=1 cargo test -p automatable --test cli fixtures");
    for version in versions() {
        let folder = fixtures().join(&version);
        let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
        let home = Folder::new(&format!("fixtures-{version}"));
        fs::copy(file("games.sqlite"), home.0.join("games.sqlite")).unwrap();
        let empty = Folder::new(&format!("fixtures-{version}-empty"));
        let (old, new) = (Server::start(&home.0), Server::start(&empty.0));
        let games = call(&old.addr, "GET", "/games", "").unwrap();
        let n = games["games"].as_array().unwrap().len();
        assert!(0 < n, "{version}: {games}");
        for game in games["games"].as_array().unwrap() {
            let id = game["id"].as_str().unwrap();
            call(&old.addr, "GET", &format!("/games/{id}/options"), "").unwrap();
        }
        let collection = fs::read_to_string(file("collection.json")).unwrap();
        call(&new.addr, "POST", "/import", &collection).unwrap();
        let taken = call(&new.addr, "GET", "/games", "").unwrap();
        assert_eq!(taken["games"].as_array().unwrap().len(), n, "{version}: {taken}");
        for found in fs::read_dir(&folder).unwrap().flatten() {
            let path = found.path();
            match path.extension().and_then(|it| it.to_str()) {
                Some("toml") => {
                    let said = run(&["replay", path.to_str().unwrap()]);
                    assert_eq!(said.code, 0, "{version}: {said:?}");
                }
                Some("link") => {
                    let letters = fs::read_to_string(&path).unwrap();
                    assert!(20 < letters.len(), "{}", path.display());
                    let answer = ask(&new.addr, "GET", &format!("/?g={letters}"), "").unwrap();
                    assert_eq!(answer.0, 200, "{}: {}", path.display(), answer.1);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn every_released_version_has_its_fixtures() {
    let log = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../CHANGELOG.md");
    let log = fs::read_to_string(log).unwrap();
    let versions = versions();
    let mut n_sections = 0;
    for line in log.lines().filter_map(|it| it.strip_prefix("## ")) {
        let (version, date) = line.split_once(", ").unwrap();
        n_sections += 1;
        let is_there = versions.iter().any(|it| it == version);
        assert!(date == "unreleased" || is_there, "{version} has no fixtures");
    }
    assert!(0 < n_sections);
}

#[test]
fn a_watchman_is_told_whether_it_is_well() {
    let home = Folder::new("health");
    let mut server = Server::start(&home.0);
    let addr = server.addr.clone();
    let said = run(&["health", "--addr", &addr]);
    assert_eq!((said.code, said.out.trim()), (0, "ok"), "{said:?}");
    let (status, notices) = ask(&addr, "GET", "/licences.txt", "").unwrap();
    assert_eq!(status, 200);
    assert_eq!(notices.trim_end(), run(&["licences"]).out.trim_end());
    server.kill();
    run(&["health", "--addr", &addr]).fails(2, &[&addr, "does not answer"]);
}
