//! Where games are named: on the shelf, and in folders of their own.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use std::{fs, path::Path};

use shelf::GameId;

/// The lines of the sources at `path` that mention the crate of a game, the folders of
/// games and the modules of tests left out.
fn mentions(path: &Path, found: &mut Vec<String>) {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let is_its_own = ["board", "board.rs", "games"].contains(&name.as_str());
    let is_test = ["toy.rs", "tests.rs"].contains(&name.as_str());
    if is_its_own || is_test {
        return;
    }
    if path.is_dir() {
        fs::read_dir(path).unwrap().for_each(|it| mentions(&it.unwrap().path(), found));
    } else if name.ends_with(".rs") {
        let text = fs::read_to_string(path).unwrap();
        let is_named = |line: &&str| {
            let is_of = |id: &GameId| {
                line.contains(&format!("{id}::")) || line.contains(&format!("mod {id};"))
            };
            GameId::ALL.iter().any(is_of) && !line.trim_start().starts_with("//")
        };
        found.extend(text.lines().filter(is_named).map(|it| format!("{}: {it}", path.display())));
    }
}

/// The players know each game in a folder or a file of its name, and nowhere else.
#[test]
fn a_game_is_known_to_players_under_its_own_name() {
    let players = Path::new(env!("CARGO_MANIFEST_DIR")).join("../players/src");
    for file in ["lib.rs", "skill.rs"] {
        let text = fs::read_to_string(players.join(file)).unwrap();
        for id in GameId::ALL {
            assert!(!text.contains(&format!("{id}::")), "{file} uses {id}");
        }
    }
    for id in GameId::ALL {
        let of = |other: &GameId| other != id;
        let mut found = Vec::new();
        // A game whose players are few keeps them in one file.
        let folder = players.join(id.id());
        let file = players.join(format!("{id}.rs"));
        mentions(if folder.is_dir() { &folder } else { &file }, &mut found);
        for other in GameId::ALL.iter().copied().filter(of) {
            let is_other = |it: &&String| it.contains(&format!("{other}::"));
            assert_eq!(found.iter().find(is_other), None, "{id} does not know {other}");
        }
    }
}

#[test]
fn a_game_is_named_on_the_shelf_in_its_board_and_in_its_pages_only() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for name in ["kit", "keep", "desk", "lab", "testkit", "web", "automatable"] {
        mentions(&crates.join(name).join("src"), &mut found);
    }
    assert_eq!(found, Vec::<String>::new());
    let mut shelf = Vec::new();
    mentions(&crates.join("shelf/src"), &mut shelf);
    assert_eq!(shelf.len(), GameId::ALL.len(), "each once: {shelf:?}");
}
