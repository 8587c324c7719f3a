//! At the table: what is told is enough for every decision of the automa.

use kit::{Game, Trace, Ways};
use testkit::laws;
use {{name}}::{Action, Position, Side, State};

use crate::{conserved, game};

#[test]
fn the_laws_hold_at_the_table() {
    laws::check(&game(&[("at", "table")]), 0..20, conserved);
}

#[test]
fn a_hundred_games_told_move_by_move_make_the_same_automa() {
    // Everything is open: whatever happens is told, but for what the automa does.
    let tell = |_: &State, before: &State, action: Action, _: &State| match action {
        Action::Take(_) if before.to_act == Side::Automa => Vec::new(),
        _ => vec![action],
    };
    laws::check_mirror(&game(&[]), &game(&[("at", "table")]), 0..100, tell);
}

#[test]
fn its_turn_is_one_line_for_the_hands() {
    let game = game(&[("at", "table")]);
    let position: Position =
        kit::read("row = [0, 14]\ncard = 4\nto-act = \"automa\"").expect("a position");
    let state = game.place(&position).expect("a table");
    let action = game.decide(&state, &mut Trace::off());
    let mut after = state;
    game.apply(&mut after, action);
    let orders = game.orders(&[(&state, action)], &after);
    assert_eq!((orders.len(), orders[0].text.id.as_str()), (1, "order-take"));
}

#[test]
fn a_crate_that_lies_elsewhere_is_put_there() {
    let game = game(&[("at", "table")]);
    let position: Position = kit::read("row = [0, 14]\nhuman = [3]").expect("a position");
    let state = game.place(&position).expect("a table");
    let facts = game.facts(&state);
    let fact = facts.iter().find(|it| it.place == "crate-3").expect("a fact of each crate");
    let Ways::OneOf(ways) = fact.ways() else { panic!("a place is one of several") };
    let its = ways.iter().find(|it| it.text.id == "fix-its").expect("it may be the automa's");
    let mut mended = position.clone();
    its.set(&mut mended);
    assert_eq!((mended.human, mended.automa), (Vec::new(), vec![3]));
}
