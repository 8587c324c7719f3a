//! Nothing is lost: whatever is looked at, wherever it is saved, whoever else writes.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use std::{
    io::Write,
    process::{Child, Stdio},
};

use crate::{
    helpers::{Ran, command, finished, run, run_with},
    script::Folder,
};

fn play(file: &str, args: &[&str], script: &str) -> Ran {
    run_with(&[&["play", "patchwork", "--file", file], args].concat(), script.as_bytes())
}

fn n_actions(file: &str) -> u64 {
    let replayed = run(&["replay", file, "--json"]);
    assert_eq!(replayed.code, 0, "{replayed:?}");
    replayed.json()["written"].as_u64().unwrap()
}

#[test]
fn saving_while_looking_back_keeps_the_whole_game() {
    let folder = Folder::new("kept-look");
    let file = folder.file();
    play(&file, &["--seed", "5"], "advance\nadvance\nadvance\n");
    let all = n_actions(&file);
    for script in ["goto 32\nsave\nquit\n", "goto 0\nredo\nquit\n", "goto 34\nundo\nundo\n"] {
        let ran = play(&file, &[], script);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ran.out.contains(&format!("goto {all} lead to the end")), "{ran:?}");
        assert_eq!(n_actions(&file), all, "{script}");
    }
}

#[test]
fn what_is_taken_back_stays_back_and_what_is_done_again_stays_done() {
    let folder = Folder::new("kept-undo");
    let file = folder.file();
    play(&file, &["--seed", "5"], "advance\nadvance\n");
    let all = n_actions(&file);
    play(&file, &[], "undo\nquit\n");
    let fewer = n_actions(&file);
    assert!(fewer < all);
    play(&file, &[], "undo\nredo\nquit\n");
    assert_eq!(n_actions(&file), fewer);
    play(&file, &[], "goto 32\nadvance\nquit\n");
    assert!(n_actions(&file) <= fewer, "to act in the past drops what followed");
}

#[test]
fn a_file_that_cannot_be_written_leaves_the_one_that_could() {
    let folder = Folder::new("kept-elsewhere");
    let file = folder.file();
    let bad = format!("save {file}/x.toml\nadvance\nquit\n");
    let ran = play(&file, &["--seed", "5"], &bad);
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.err.contains("still kept in") && ran.err.contains(&file), "{ran:?}");
    assert!(32 < n_actions(&file));
    let other = file.replace("game.toml", "other.toml");
    let ran = play(&file, &[], &format!("save {other}\nadvance\nquit\n"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    assert!(n_actions(&file) < n_actions(&other));
}

#[test]
fn two_terminals_on_one_file_notice_each_other() {
    let folder = Folder::new("kept-two");
    let file = folder.file();
    play(&file, &["--seed", "5"], "advance\n");
    let mut child: Child = command(&["play", "patchwork", "--file", &file])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = std::io::BufReader::new(child.stdout.take().unwrap());
    // The welcome comes once the file has been read and written.
    std::io::BufRead::read_line(&mut stdout, &mut String::new()).unwrap();
    play(&file, &[], "advance\nadvance\n");
    let saved = std::fs::read_to_string(&file).unwrap();
    let mine = file.replace("game.toml", "mine.toml");
    stdin.write_all(format!("advance\nsave {mine}\nquit\n").as_bytes()).unwrap();
    drop(stdin);
    std::io::Read::read_to_end(&mut stdout, &mut Vec::new()).unwrap();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("written by somebody else"), "{told}");
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), saved);
    assert!(32 < n_actions(&mine));
    let names = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(names, 2, "no other file is left");
}

#[test]
fn an_unfinished_game_is_found_behind_finished_and_damaged_ones() {
    let folder = Folder::new("kept-newest");
    let kept = folder.path().join("automatable").join("play");
    let alone = |script: &str| {
        let mut command = command(&["play", "patchwork"]);
        command.env("XDG_DATA_HOME", folder.path()).stdin(Stdio::piped());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
        child.wait_with_output().unwrap()
    };
    alone("advance\n");
    let over = finished::<patchwork::Patchwork>(3).record().to_toml();
    std::fs::write(kept.join("patchwork-0002.toml"), over).unwrap();
    std::fs::write(kept.join("patchwork-0003.toml"), "garbage ][").unwrap();
    let output = alone("quit\n");
    let (out, err) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(out.contains("patchwork-0001.toml"), "{out}");
    assert!(err.contains("passed over") && err.contains("patchwork-0003.toml"), "{err}");
    assert_eq!(std::fs::read_dir(kept).unwrap().count(), 3);
}

#[test]
fn a_finished_game_does_not_go_on() {
    let folder = Folder::new("kept-over");
    let over = finished::<patchwork::Patchwork>(3).record().to_toml();
    std::fs::write(folder.file(), over).unwrap();
    let ran = play(&folder.file(), &[], "quit\n");
    assert!(ran.out.contains("The game is saved in"), "{ran:?}");
    assert!(!ran.out.contains("To go on"), "{ran:?}");
}

#[test]
fn nothing_is_promised_that_does_not_work() {
    let folder = Folder::new("kept-promise");
    let file = folder.path().join("no").join("folder.toml");
    let ran = play(file.to_str().unwrap(), &["--seed", "1"], "quit\n");
    assert_eq!(ran.code, 2, "{ran:?}");
    assert!(!ran.out.contains("after every action"), "{ran:?}");
    play("-", &["--seed", "1"], "").fails(2, &["--file", "“-”"]);
    play(&folder.file(), &["--json"], "").fails(2, &["--json", "play"]);
    assert!(!folder.path().join("game.toml").exists());
}
