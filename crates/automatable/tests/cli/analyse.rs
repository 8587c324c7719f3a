//! Luck, choices and hints on the command line.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use kit::{Dealer, Game, OwnDice, Seen, Session, Turn};
use patchwork::Patchwork;

use crate::helpers::{TempFile, finished, run};

/// A game with few choices left, so that all of it is soon judged.
fn short(n_deeds: usize) -> Session<Patchwork> {
    let game = Patchwork::new(&<Patchwork as Game>::Setup::default()).unwrap();
    let mut player = players::player(&game, "casual", None).unwrap();
    player.begin(OwnDice::new(3));
    let mut session = Session::new(game.clone(), Dealer::dice(3));
    for _ in 0..n_deeds {
        let Turn::Human(seat) = session.turn() else { break };
        let action = player.choose(&game, &Seen::of(&game, session.state(), seat));
        session.play(action).unwrap();
    }
    session
}

#[test]
fn an_analysis_adds_up_and_is_the_same_on_any_number_of_threads() {
    let record = TempFile::new("analyse.toml", short(2).record().to_toml());
    let one = run(&["analyse", record.path(), "--json", "--threads", "1"]);
    let two = run(&["analyse", record.path(), "--json", "--threads", "2"]);
    assert_eq!((one.code, &one.out), (0, &two.out));
    let json = one.json();
    let of = |it: &str| json["report"].pointer(it).unwrap().as_i64().unwrap();
    assert_eq!(of("/end/mean") - of("/start/mean"), of("/luck/points") + of("/choices/points"));
    let page = TempFile::new("analyse.html", String::new());
    let told = run(&["analyse", record.path(), "--html", page.path(), "--lang", "fr"]);
    assert!(told.out.contains("greedy") && told.out.contains("cartes"), "{told:?}");
    let page = std::fs::read_to_string(page.path()).unwrap();
    assert!(page.contains("<svg") && page.contains("lang=\"fr\""));
    assert!(!page.contains("<script") && !page.contains("http"), "it needs nothing else");
}

#[test]
fn a_hint_names_deeds_and_with_reasons_says_what_they_bring() {
    let record = TempFile::new("hint.toml", short(4).record().to_toml());
    let json = run(&["hint", record.path(), "--json"]).json();
    assert!(!json["deeds"].as_array().unwrap().is_empty());
    let plain = run(&["hint", record.path()]);
    let reasons = run(&["hint", record.path(), "--reasons"]);
    assert_eq!((plain.code, reasons.code), (0, 0));
    assert!(
        plain.out.len() < reasons.out.len() && reasons.out.contains("games each"),
        "{reasons:?}"
    );
}

#[test]
fn what_cannot_be_judged_is_refused_in_one_sentence() {
    let over = TempFile::new("hint-over.toml", finished::<Patchwork>(1).record().to_toml());
    run(&["hint", over.path()]).fails(1, &["not your turn"]);
    let fresh =
        TempFile::new("analyse-fresh.toml", run(&["new", Patchwork::ID, "--seed", "1"]).out);
    run(&["analyse", fresh.path()]).fails(1, &["nothing to analyse"]);
    run(&["analyse", fresh.path(), "--ply", "9999"]).fails(2, &["9999"]);
    let table = run(&["new", Patchwork::ID, "--seed", "1", "--set", "at=table"]);
    let table = TempFile::new("analyse-table.toml", table.out);
    run(&["analyse", table.path()]).fails(1, &["at a table"]);
}
