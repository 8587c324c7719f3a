//! All laws over the toy, and what it shows of the kit.

use std::path::Path;

use kit::{Game, Random};
use testkit::{
    allocations, coverage, laws, perft,
    records::{self, Ending, Winner, winner},
    scenarios,
    toy::{Toy, conserved},
};

const CRATE: &str = env!("CARGO_MANIFEST_DIR");

fn toy(choices: &[(&str, &str)]) -> Toy {
    let mut setup = <Toy as Game>::Setup::default();
    for (key, value) in choices {
        Toy::choose(&mut setup, key, value).expect("the choice exists");
    }
    Toy::new(&setup).expect("the choices make a game")
}

#[test]
fn the_laws_hold_wherever_the_automa_sits() {
    for chair in ["first", "middle", "last"] {
        laws::check(&toy(&[("chair", chair)]), 0..60, conserved);
    }
}

#[test]
fn the_laws_hold_for_every_reading_and_for_orders_of_ones_own() {
    laws::check(&toy(&[("limit", "exclusive"), ("level", "2")]), 0..60, conserved);
    let mut setup = <Toy as Game>::Setup::default();
    let text = Toy::DOCUMENTS[0].text.replace("\"standard\"", "\"mine\"").replace("moon", "sun");
    Toy::choose_document(&mut setup, "orders", &text).unwrap();
    laws::check(&Toy::new(&setup).unwrap(), 0..60, conserved);
}

#[test]
fn thousands_of_games_lose_no_card() {
    laws::check_conserved(&toy(&[]), 1000..3000, conserved);
}

#[test]
fn a_tampered_table_is_refused_or_can_be_played() {
    for chair in ["first", "last"] {
        laws::check_positions(&toy(&[("chair", chair)]), 0..200, conserved);
    }
}

// Covers R2.
#[test]
fn nobody_is_told_what_another_draws() {
    for chair in ["first", "middle", "last"] {
        laws::check_concealment(&toy(&[("chair", chair)]), 0..20, laws::told_at_the_table());
    }
}

#[test]
fn the_orders_come_as_they_lie_whatever_people_do() {
    laws::check_order(&toy(&[]), 0..50, &["orders"]);
}

#[test]
fn scenarios_come_out_as_written() {
    scenarios::check::<Toy>(Path::new(CRATE).join("tests/scenarios"));
}

#[test]
fn every_ending_has_a_finished_game() {
    let ends = |key, title, is_it| Ending { key, title, covers: &["R10"], is_it };
    let endings = [
        ends("automa-wins", "the automa has most points", |it| {
            winner(it.game(), it.state()) == Winner::Automa
        }),
        ends("human-wins", "a person has most points", |it| {
            winner(it.game(), it.state()) == Winner::Human
        }),
        ends("draw", "two share the first place", |it| {
            winner(it.game(), it.state()) == Winner::Draw
        }),
    ];
    let dir = Path::new(CRATE).join("tests/records");
    records::check_endings(&toy(&[]), dir, &endings, 0..10_000, &mut Random::default());
}

#[test]
fn the_ways_to_play_on_are_counted() {
    perft::check::<Toy>(Path::new(CRATE).join("tests"));
}

#[test]
fn every_rule_is_proven() {
    let page = Path::new(CRATE).join("tests/toy.md");
    coverage::check_page_at::<Toy>(Path::new(CRATE), &page);
}

#[test]
fn a_playout_allocates_nothing() {
    let game = toy(&[]);
    let n = allocations(|| {
        kit::playout(&game, 1, &mut Random::default());
    });
    assert_eq!(n, 0);
}
