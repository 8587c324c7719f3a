//! Laws, scenarios and finished games of {{Name}}.

mod table;

use kit::{Game, Random, Seat, playout};
use testkit::{
    coverage, laws,
    records::{self, Ending, Winner, winner},
    scenarios,
};
use {{name}}::{{{Name}}, N_CRATES, Position, Setup, State};

const DIR: &str = env!("CARGO_MANIFEST_DIR");

fn game(choices: &[(&str, &str)]) -> {{Name}} {
    let mut setup = Setup::default();
    for (key, value) in choices {
        {{Name}}::choose(&mut setup, key, value).expect("a choice there is");
    }
    {{Name}}::new(&setup).expect("a game that can be set up")
}

/// Every crate is in one place.
fn conserved(_: &{{Name}}, state: &State) {
    let n_taken = state.human.len() + state.automa.len();
    assert_eq!(state.row.len() + (state.pile.len() + n_taken) as usize, N_CRATES);
}

#[test]
fn the_laws_hold_at_every_level() {
    laws::check(&game(&[]), 0..40, conserved);
    laws::check(&game(&[("level", "hard")]), 0..40, conserved);
}

#[test]
fn a_tampered_table_is_refused_or_can_be_played() {
    laws::check_positions(&game(&[]), 0..60, |_, _| {});
}

#[test]
fn the_crates_and_cards_come_in_the_same_order_whatever_the_human_does() {
    laws::check_order(&game(&[]), 0..40, {{Name}}::PILES);
}

#[test]
fn every_scenario_comes_out() {
    scenarios::check::<{{Name}}>(format!("{DIR}/tests/scenarios"));
}

#[test]
fn every_ending_has_a_finished_game() {
    let ends = |key, title, is_it| Ending { key, title, covers: &["R6"], is_it };
    let endings = [
        ends("automa-wins", "the automa has most points", |it| {
            winner(it.game(), it.state()) == Winner::Automa
        }),
        ends("human-wins", "the person has most points", |it| {
            winner(it.game(), it.state()) == Winner::Human
        }),
        ends("draw", "both have as many points", |it| {
            winner(it.game(), it.state()) == Winner::Draw
        }),
    ];
    let dir = format!("{DIR}/tests/records");
    records::check_endings(&game(&[]), dir, &endings, 0..10_000, &mut Random::default());
}

#[test]
fn every_rule_is_proven_and_the_page_says_how() {
    coverage::check_page::<{{Name}}>(DIR);
}

// Covers A8.
#[test]
fn a_hard_automa_begins_with_five_points() {
    let score = |level: &str| {
        let game = game(&[("level", level)]);
        let position: Position = kit::read("automa = [0, 14]").expect("a position");
        game.score(&game.place(&position).expect("a table"), Seat(1))
    };
    assert_eq!(["easy", "hard"].map(score), [6, 11]);
}

#[test]
fn a_playout_takes_nothing_from_the_heap() {
    let (game, mut player) = (game(&[]), Random::default());
    let n_allocations = testkit::allocations(|| {
        for seed in 0..100 {
            playout(&game, seed, &mut player);
        }
    });
    assert_eq!(n_allocations, 0);
}
