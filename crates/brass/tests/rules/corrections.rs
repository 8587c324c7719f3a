//! Corrections: a table put right by hand can be gone on with, or is refused.

use brass::{Brass, Level};
use kit::{Dealer, Dice, Draws, Game, Player, Random, Session, Trace, Turn};
use serde_json::{Value, json};

use super::super::game;

/// What a person may type in the middle of a game.
fn patches() -> Vec<Value> {
    vec![
        json!({ "round": 2 }),
        json!({ "round": 10 }),
        json!({ "round": 2, "actions-left": 2 }),
        json!({ "actions-left": 1 }),
        json!({ "actions-left": 2 }),
        json!({ "era": "rail" }),
        json!({ "turn": "automa" }),
        json!({ "turn": "human" }),
        json!({ "phase": "human" }),
        json!({ "phase": "deal" }),
        json!({ "phase": null }),
        json!({ "human": { "hand": [] } }),
        json!({ "human": { "hand": null } }),
        json!({ "human": { "hidden": true } }),
        json!({ "human": { "money": 0 } }),
        json!({ "automa": { "card": null } }),
        json!({ "automa": { "rear": null } }),
        json!({ "merchants": { "shrewsbury": [] } }),
        json!({ "merchants": null }),
    ]
}

/// Plays on and demands of every table that it can be told and put up again.
fn go_on(game: &Brass, state: &<Brass as Game>::State, what: &str) {
    let (dice, mut draws, mut player) = (Dice::new(5), Draws::default(), Random::default());
    Player::<Brass>::begin(&mut player, kit::OwnDice::new(5));
    let mut state = state.clone();
    for _ in 0..60 {
        let again = game.place(&game.position(&state));
        again.unwrap_or_else(|error| panic!("{what}: {error}"));
        let turn = game.turn(&state);
        let action = match turn {
            Turn::Human(seat) => {
                Player::choose(&mut player, game, &kit::Seen::of(game, &state, seat))
            }
            Turn::Automa => game.decide(&state, &mut Trace::off()),
            Turn::Chance(pile) => dice.deal(game, &state, pile, draws.of(pile)),
            Turn::Over => return,
        };
        draws.notice(turn);
        game.apply(&mut state, action);
    }
}

#[test]
fn a_correction_during_set_up_or_later_makes_a_table_that_can_be_put_up_again() {
    let game = game(Level::Easy);
    let mut whole = Session::new(game.clone(), Dealer::dice(0));
    for _ in 0..3 {
        let option = kit::options(whole.game(), whole.state())[0];
        whole.play(option).expect("it is an option");
    }
    let mut n_made = 0;
    for ply in 0..=whole.ply() {
        for patch in patches() {
            let what = format!("ply {ply}, {patch}");
            let mut session = whole.clone();
            session.go_to(ply);
            if session.correct(patch).is_ok() {
                n_made += 1;
                go_on(&game, session.at(ply + 1), &what);
            }
        }
    }
    assert!(50 < n_made, "some corrections are possible: {n_made}");
}

/// Without the person's two actions the hand would have a card too many once dealt.
#[test]
fn the_round_cannot_be_corrected_during_set_up_without_its_actions() {
    let mut session = Session::new(game(Level::Easy), Dealer::dice(0));
    session.go_to(5);
    let error = session.correct(json!({ "round": 2 })).expect_err("it is refused");
    assert!(error.to_string().contains("actions-left: expected"), "{error}");
}
