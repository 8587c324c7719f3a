//! A script plays: steps line by line, and what goes wrong.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use std::path::PathBuf;

use kit::{Game, Turn};
use patchwork::Patchwork;

use crate::helpers::{Ran, TempFile, finished, run, run_with};

pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("automatable-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &std::path::Path {
        &self.0
    }

    pub(crate) fn file(&self) -> String {
        self.0.join("game.toml").to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn play(file: &str, args: &[&str], script: &str) -> Ran {
    run_with(&[&["play", "patchwork", "--file", file], args].concat(), script.as_bytes())
}

/// The person's actions of a finished game, in notation.
fn steps(seed: u64) -> Vec<String> {
    let session = finished::<Patchwork>(seed);
    let mut steps = Vec::new();
    session.each_ply(|_, before, entry| {
        if let Turn::Human(_) = session.game().turn(before) {
            steps.push(entry.to_string());
        }
    });
    steps
}

#[test]
fn a_whole_game_can_be_scripted_and_gives_the_same_record() {
    let folder = Folder::new("scripted");
    let ran = play(&folder.file(), &["--seed", "3"], &steps(3).join("\n"));
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("Winner: "));
    let saved = std::fs::read_to_string(folder.file()).unwrap();
    assert_eq!(saved, desk::signed(&finished::<Patchwork>(3).record().to_toml()));
}

#[test]
fn a_game_cut_after_any_step_goes_on_from_there() {
    let folder = Folder::new("cut");
    let steps = steps(4);
    let (first, second) = steps.split_at(7);
    assert_eq!(play(&folder.file(), &["--seed", "4"], &first.join("\n")).code, 0);
    let ran = play(&folder.file(), &[], &second.join("\n"));
    assert_eq!(ran.code, 0, "{ran:?}");
    let saved = std::fs::read_to_string(folder.file()).unwrap();
    assert_eq!(saved, desk::signed(&finished::<Patchwork>(4).record().to_toml()));
}

#[test]
fn a_step_that_is_refused_ends_the_script_and_keeps_what_was_saved() {
    let folder = Folder::new("refused");
    let ran = play(&folder.file(), &["--seed", "7"], "advance\nbuy 33 a1 r0\nadvance\n");
    ran.fails(1, &["line 2", "33"]);
    let ran = play(&folder.file(), &[], "buy 28 a1 r0\n");
    ran.fails(1, &["line 1", "R5-1"]);
    assert_eq!(run(&["replay", &folder.file()]).code, 0);
    assert!(std::fs::read_to_string(folder.file()).unwrap().contains("advance"));
}

#[test]
fn undo_redo_back_and_goto_leave_a_sound_record() {
    let folder = Folder::new("travel");
    let script = "advance\n1\nundo\nredo\nback\nredo\ngoto 3\ngoto 33\nundo\nlog\nscore\ntable\nhelp\n\
                  rules R5-3\nwhy\n? buy 4 a1 r0\n?\nsave\nquit\n";
    let ran = play(&folder.file(), &["--seed", "7"], script);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    assert_eq!(run(&["replay", &folder.file()]).code, 0);
}

#[test]
fn looking_back_loses_nothing() {
    let folder = Folder::new("look");
    play(&folder.file(), &["--seed", "7"], "advance\nadvance\n");
    let saved = std::fs::read_to_string(folder.file()).unwrap();
    play(&folder.file(), &[], "goto 0\nquit\n");
    assert_eq!(std::fs::read_to_string(folder.file()).unwrap(), saved);
}

#[test]
fn a_file_that_is_no_record_of_this_game_is_left_alone() {
    let other = "format = 1\ngame = \"chess\"\n";
    for content in [other, "", "rubbish", "game = \"patchwork\"\n"] {
        let file = TempFile::new("other.toml", content);
        let ran = play(file.path(), &[], "advance\n");
        ran.fails(1, &[file.path()]);
        assert_eq!(std::fs::read_to_string(file.path()).unwrap(), content);
    }
    let fresh = TempFile::new("mine.toml", run(&["new", "patchwork", "--seed", "1"]).out);
    play(fresh.path(), &["--level", "I"], "").fails(2, &["there already"]);
}

#[test]
fn what_cannot_be_saved_is_told_and_the_old_file_stays() {
    let folder = Folder::new("gone");
    let file = folder.0.join("no").join("such").join("folder.toml");
    let ran = play(file.to_str().unwrap(), &["--seed", "1"], "advance\nquit\n");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("could not be saved"), "{ran:?}");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    let folder = Folder::new("full");
    play(&folder.file(), &["--seed", "7"], "advance\n");
    let saved = std::fs::read_to_string(folder.file()).unwrap();
    let limited = format!(
        "ulimit -f 1; exec {} play patchwork --file {}",
        env!("CARGO_BIN_EXE_automatable"),
        folder.file()
    );
    let long = "1\nundo\n".repeat(2) + "1\nquit\n";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", &limited]).stdin(std::process::Stdio::piped());
    shell.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::piped());
    let mut child = shell.spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), long.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    if 512 < saved.len() {
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains("could not be saved"), "{told}");
        assert_eq!(std::fs::read_to_string(folder.file()).unwrap(), saved);
    }
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 1, "no temporary file is left");
}

#[test]
fn the_last_unfinished_game_goes_on_without_a_file() {
    let folder = Folder::new("data");
    let alone = |args: &[&str], script: &str| {
        let mut command = crate::helpers::command(&[&["play", "patchwork"], args].concat());
        command.env("XDG_DATA_HOME", &folder.0).stdin(std::process::Stdio::piped());
        command.stdout(std::process::Stdio::piped());
        let mut child = command.spawn().unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), script.as_bytes()).unwrap();
        String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
    };
    alone(&["--seed", "3"], "advance\n");
    assert!(alone(&[], "log\n").contains("advance"));
    alone(&["--new"], "");
    assert_eq!(std::fs::read_dir(folder.0.join("automatable").join("play")).unwrap().count(), 2);
}

#[test]
fn cards_can_be_told_from_the_table() {
    let folder = Folder::new("table");
    let pile = patchwork::Patchwork::PILES.iter().find(|it| it.contains("front")).unwrap();
    let args = ["--seed", "7", "--table", pile];
    let ran = play(&folder.file(), &args, "advance\ncard 5\nlog\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("card 5"), "{ran:?}");
}

#[test]
fn the_end_of_input_in_the_middle_of_a_deed_keeps_the_half() {
    let folder = Folder::new("half");
    let file = folder.file();
    let ran = run_with(&["play", "brass", "--seed", "5", "--file", &file], b"loan\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("half done"), "{ran:?}");
    let ran = run_with(&["play", "brass", "--file", &file], b"back\npass\n1\n?\nbuild\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert_eq!(run(&["replay", &file]).code, 0);
    let other = run_with(&["play", "london", "--file", &file], b"1\n");
    other.fails(1, &["london", "brass"]);
}

#[test]
fn what_is_not_offered_is_explained_with_its_rule() {
    let folder = Folder::new("why-not");
    let ran = run_with(&["play", "brass", "--seed", "5", "--file", &folder.file()], b"?\n? sell\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("“sell” is not allowed"), "{ran:?}");
}

#[test]
fn half_of_the_words_is_enough() {
    let folder = Folder::new("words");
    let file = folder.file();
    let script = "? buy 28\n? buy 13\nbuy\n";
    let ran = play(&file, &["--seed", "7"], script);
    assert!(ran.out.contains("R5-1"), "patch 28 is out of reach: {ran:?}");
    assert!(ran.out.contains("That is possible."), "{ran:?}");
    ran.fails(1, &["line 3", "begins 2, 3, 4"]);
    let ran = play(&file, &[], "adv\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("you: advance one space"), "{ran:?}");
    let folder = Folder::new("words-over");
    let over = finished::<Patchwork>(3).record().to_toml();
    std::fs::write(folder.file(), over).unwrap();
    play(&folder.file(), &[], "dance\n").fails(1, &["the game is over", "dance"]);
}

#[test]
fn all_patches_and_lines_can_be_looked_at() {
    let folder = Folder::new("more");
    let ran = play(&folder.file(), &["--seed", "7"], "more\n");
    assert!(
        (0..33).all(|it| ran.out.contains(&format!("patch {it} "))
            || ran.out.contains(&format!("patch {it}\n"))),
        "{ran:?}"
    );
    let folder = Folder::new("more-brass");
    let file = folder.file();
    let ran = run_with(&["play", "brass", "--seed", "9", "--file", &file], b"more\nbuild\n?\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("Walsall: Birmingham, Burton-on-Trent, Cannock"), "{ran:?}");
    assert!(ran.out.contains("cotton mill 1 in Birmingham (Ct/Mf): £12 ["), "{ran:?}");
    assert!(ran.out.contains("cotton mill 1: beer to sell it 1, flipped: income +5"), "{ran:?}");
    assert!(ran.out.contains("“site iron-works birmingham 2” is not allowed"), "{ran:?}");
}

#[test]
fn the_three_languages_write_as_they_write() {
    for (game, lang, said) in [
        ("brass", "fr", "Niveau : Facile"),
        ("brass", "fr", "Shrewsbury : "),
        ("brass", "fr", "1\u{a0}£[#.]"),
        ("brass", "fr", "brasserie agricole nord (Br)"),
        ("london", "en", "AutoMartin (Level I)."),
        ("london", "es", "te toca"),
        ("london", "es", "AutoMartin 1 punto"),
        ("london", "fr", "essentielle pour AutoMartin"),
        ("patchwork", "en", "Patchwork, The Automa"),
        ("patchwork", "en", "If the game ended now: you -157 points"),
    ] {
        let folder = Folder::new(&format!("language-{game}-{lang}"));
        let file = folder.file();
        let args = ["play", game, "--seed", "9", "--lang", lang, "--file", &file];
        let ran = run_with(&args, b"por qu\xc3\xa9\n");
        assert!(ran.out.contains(said), "{said}: {ran:?}");
        assert_eq!(ran.code, i32::from(lang != "es"), "{ran:?}");
    }
}

#[test]
fn several_steps_can_be_typed_at_once_unless_the_first_does_something_by_itself() {
    let folder = Folder::new("at-once");
    let file = folder.file();
    let steps = b"build site coal-mine nuneaton 1 card nuneaton\nlog\n";
    let ran = run_with(&["play", "brass", "--seed", "9", "--file", &file], steps);
    assert_eq!(ran.code, 0, "{ran:?}");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.contains("\"build\"") && saved.contains("\"card nuneaton\""), "{saved}");
    let folder = Folder::new("at-once-not");
    play(&folder.file(), &["--seed", "7"], "advance now\n").fails(1, &["advance now"]);
    assert!(!std::fs::read_to_string(folder.file()).unwrap().contains("advance"));
}

#[test]
fn help_speaks_of_the_game_at_hand_only() {
    for (game, others) in [
        ("patchwork", ["Brass", "London", "tiles", "cities"]),
        ("brass", ["Patchwork", "London", "patches", "circle"]),
        ("london", ["Patchwork", "Brass", "patches", "tiles"]),
    ] {
        let folder = Folder::new(&format!("help-{game}"));
        let ran = run_with(&["play", game, "--seed", "5", "--file", &folder.file()], b"help\n");
        let (_, help) = ran.out.split_once("Besides:").unwrap();
        let (help, _) = help.split_once("End of input.").unwrap();
        assert!(help.contains("  more  "), "{help}");
        for other in others {
            assert!(!help.contains(other), "{game}: {other}: {help}");
        }
    }
}

#[test]
fn a_player_in_the_chair_plays_the_game_of_the_simulation() {
    let folder = Folder::new("seated");
    let ran = play(&folder.file(), &["--seed", "3", "--player", "random"], "");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("“random” plays in your chair") && ran.out.contains("Winner: "));
    let saved = std::fs::read_to_string(folder.file()).unwrap();
    // Whoever lets a player move has asked it what to do: so many times.
    let (before, hints) = saved.split_once("\n[marks]\n").expect("hints are counted");
    assert!(hints.starts_with("hints = ") && hints.lines().count() == 1, "{hints}");
    assert_eq!(before, desk::signed(&finished::<Patchwork>(3).record().to_toml()));
}

#[test]
fn a_player_takes_over_a_game_under_way() {
    let folder = Folder::new("taken-over");
    play(&folder.file(), &["--seed", "3"], &steps(3)[..4].join("\n"));
    let ran = play(&folder.file(), &["--player", "random"], "");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("Winner: "), "{ran:?}");
}

#[test]
fn nobody_sits_down_who_is_not_there_or_cannot_see() {
    let folder = Folder::new("nobody");
    play(&folder.file(), &["--player", "nobody"], "").fails(2, &["random", "nobody"]);
    play(&folder.file(), &["--player", "search:0"], "").fails(2, &["search:0"]);
    let table = run(&["table", "patchwork", "--file", &folder.file(), "--player", "random"]);
    table.fails(2, &["--player", "at your table"]);
}

#[test]
fn a_game_at_the_table_shows_no_quilt_and_says_how_it_goes_on() {
    let folder = Folder::new("at-table");
    let args = ["table", "patchwork", "--plain", "--seed", "7", "--file", &folder.file()];
    let ran = run_with(&args, b"advance\nquit\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(!ran.out.contains("........."), "the quilt lies in front of the person: {ran:?}");
    let told = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("automatable table patchwork --file"), "{told}");
}

#[test]
fn a_table_is_put_right_fact_by_fact() {
    let folder = Folder::new("fix");
    let file = folder.file();
    let table = |args: &[&str], script: &str| {
        let args = [&["table", "patchwork", "--plain", "--file", &file], args].concat();
        run_with(&args, script.as_bytes())
    };
    // Two facts, and a third one that is thought better of; then they count together.
    let script = "fix\nBoard\nhuman.time\nback\nback\nCounts\nautoma.buttons\n3\n\
                  2\nhuman.income\n4\nCards\ncard-0\nturned\nset it so\nlog\nquit\n";
    let ran = table(&["--seed", "7"], script);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    assert!(ran.out.contains("Its buttons: 0 → 3"), "{ran:?}");
    assert!(ran.out.contains("Your income: 0 → 4"), "{ran:?}");
    assert!(ran.out.contains("Put right by hand"), "{ran:?}");
    let record = std::fs::read_to_string(&file).unwrap();
    let edit = record.lines().find(|it| it.contains("income")).unwrap();
    assert!(
        edit.contains("buttons") && edit.contains("unseen") && !edit.contains("circle"),
        "{edit}"
    );
    // What cannot be is refused before it counts, in the person's language.
    let ran = table(&["--lang", "fr"], "corriger\nComptes\nautoma.buttons\nbeaucoup\n");
    ran.fails(1, &["ligne 4", "beaucoup"]);
    let ran = table(&["--lang", "es"], "corregir\nMarcadores\n");
    ran.fails(1, &["Marcadores"]);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), record);
}
