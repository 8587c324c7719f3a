//! Records shown to one chair, and who won.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use kit::{Dealer, Game, Session, Turn};
use london::London;
use patchwork::Patchwork;

use crate::helpers::{TempFile, finished, run};

/// A London game of three chairs, the first two played by people.
fn three_chairs() -> Session<London> {
    let mut setup = <London as Game>::Setup::default();
    London::choose(&mut setup, "seats", "3").unwrap();
    London::choose(&mut setup, "automa-seat", "3").unwrap();
    Session::new(London::new(&setup).unwrap(), Dealer::dice(4))
}

#[test]
fn a_chair_is_not_told_what_others_drew() {
    let session = three_chairs();
    let file = TempFile::new("chairs.toml", session.record().to_toml());
    for chair in [1_u8, 2] {
        let seen = run(&["replay", file.path(), "--as", &chair.to_string(), "--json"]).json();
        let actions = seen["actions"].as_array().unwrap();
        assert_eq!(actions.len(), session.ply());
        let mut n_hidden = 0;
        session.each_ply(|ply, before, entry| {
            let kit::Entry::Action(action) = entry else { panic!("nothing was put right") };
            let is_hidden = session.game().is_hidden(before, *action, kit::Seat(chair - 1));
            n_hidden += usize::from(is_hidden);
            assert_eq!(actions[ply].is_null(), is_hidden, "{ply}");
        });
        assert_eq!(n_hidden, 6, "the other person’s hand");
    }
    let all = run(&["replay", file.path(), "--json"]).json();
    assert!(all["actions"].as_array().unwrap().iter().all(|it| it.is_string()));
}

#[test]
fn corrections_are_nobodys_business_either() {
    let mut record = three_chairs().record();
    record.actions.push("edit {\"people\": [{\"money\": 7}]}".to_owned());
    let file = TempFile::new("corrected.toml", record.to_toml());
    let seen = run(&["replay", file.path(), "--as", "2", "--json"]);
    let actions = seen.json()["actions"].as_array().unwrap().clone();
    assert!(actions.last().unwrap().is_null(), "{seen:?}");
}

#[test]
fn the_sources_of_points_have_names_and_add_up() {
    let session = finished::<Patchwork>(3);
    let file = TempFile::new("sources.toml", session.record().to_toml());
    let json = run(&["replay", file.path(), "--lang", "fr", "--json"]).json();
    for score in json["scores"].as_array().unwrap() {
        let sources = score["sources"].as_array().unwrap();
        let sum: i64 = sources.iter().map(|it| it["points"].as_i64().unwrap()).sum();
        assert_eq!(sum, score["score"].as_i64().unwrap());
    }
    assert_eq!(json["scores"][0]["sources"][0]["source"], "score-buttons");
    assert_eq!(json["scores"][0]["sources"][0]["name"], "Boutons");
}

#[test]
fn looking_back_shows_an_earlier_table_of_the_whole_record() {
    let session = finished::<Patchwork>(3);
    let file = TempFile::new("back.toml", session.record().to_toml());
    let json = run(&["replay", file.path(), "--ply", "40", "--json"]).json();
    assert_eq!((&json["ply"], &json["plies"]), (&40.into(), &session.entries().len().into()));
    assert_eq!(json["actions"].as_array().unwrap().len(), session.entries().len());
}

#[test]
fn chairs_are_counted_from_one() {
    let file = TempFile::new("from-one.toml", three_chairs().record().to_toml());
    let json = run(&["replay", file.path(), "--as", "1", "--json"]).json();
    let seats: Vec<u64> =
        json["scores"].as_array().unwrap().iter().map(|it| it["seat"].as_u64().unwrap()).collect();
    assert_eq!((seats, &json["seat"]), (vec![1, 2, 3], &1.into()));
    assert_eq!(json["position"]["table"]["people"][0]["hand"].as_array().unwrap().len(), 6);
    run(&["replay", file.path(), "--as", "0"]).fails(2, &["from 1 to 3", "found 0"]);
    run(&["replay", file.path(), "--as", "4"]).fails(2, &["from 1 to 3", "found 4"]);
}

#[test]
fn the_winner_is_named() {
    for seed in 0..4 {
        let session = finished::<Patchwork>(seed);
        let file = TempFile::new(&format!("winner-{seed}.toml"), session.record().to_toml());
        let json = run(&["replay", file.path(), "--json"]).json();
        let ranking = kit::ranking(session.game(), session.state());
        assert_eq!(json["winners"][0], ranking[0].0.0 + 1);
        let expected = match (ranking[1].1, ranking[0].0 == session.game().automa_seat()) {
            (true, _) => "shared",
            (_, true) => "automa",
            (_, false) => "human",
        };
        assert_eq!(json["winner"], expected);
    }
    let begun = three_chairs();
    assert_ne!(begun.turn(), Turn::Over);
    let file = TempFile::new("winner-none.toml", begun.record().to_toml());
    let json = run(&["replay", file.path(), "--json"]).json();
    assert_eq!((json["winner"].is_null(), json["winners"].as_array().unwrap().len()), (true, 0));
}

#[test]
fn a_card_shows_what_it_takes_and_what_lies_on_it() {
    let table = r#"{"format":1,"game":"london","ruleset":1,"actions":[],"dealer":{},"start":{
        "turn":1,"phase":"choose","board":[["albert-dock-b","great-exhibition-c",""]],
        "city-deck":["salters-a"],
        "people":[{"money":10,"face-up":["shops-b"],"money-on":{"shops-b.1":4}}]}}"#;
    let file = TempFile::new("cards.json", table);
    let shown = run(&["replay", file.path()]).out.replace("\n", " ");
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "activation spends a card of the hand; +£10",
        "activation spends a blue card",
        "flips once used",
        "£4 on it",
        "City deck: 1 card (",
    ] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
}

#[test]
fn points_that_cannot_all_be_seen_say_so() {
    let table = r#"{"format":1,"game":"london","ruleset":1,"actions":[],"dealer":{},
        "setup":{"seats":3,"automa-seat":3},"start":{"turn":1,"phase":"choose",
        "city-deck":["salters-a"],
        "people":[{},{"covered":["st-pauls-a"],"face-up":["mercers-a"]}]}}"#;
    let file = TempFile::new("partial.json", table);
    let partial = |args: &[&str]| -> Vec<bool> {
        let json = run(&[&["replay", file.path(), "--json"], args].concat()).json();
        let scores = json["scores"].as_array().unwrap();
        scores.iter().map(|it| it["partial"].as_bool().unwrap()).collect()
    };
    assert_eq!(partial(&[]), [false, false, false]);
    assert_eq!(partial(&["--as", "1"]), [false, true, false]);
    assert_eq!(partial(&["--as", "2"]), [false, false, false]);
    let shown = run(&["replay", file.path(), "--as", "1"]);
    assert!(shown.out.contains("person 2      1 point, hidden cards not counted"), "{shown:?}");
    assert!(!run(&["replay", file.path()]).out.contains("not counted"));
}
