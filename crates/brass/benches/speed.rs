//! How long a game, a turn of Mautoma and an action of the person take.

use std::hint::black_box;

use brass::{Brass, Setup, State};
use kit::{Dice, Draws, Game, OwnDice, Player, Random, Seen, Trace, Turn};

fn main() {
    divan::main();
}

fn game() -> Brass {
    Brass::new(&Setup::default()).expect("the usual choices make a game")
}

/// The tables of one random game at which `is_wanted` answers.
fn tables(game: &Brass, is_wanted: impl Fn(Turn) -> bool) -> Vec<State> {
    let (dice, mut draws, mut player) = (Dice::new(7), Draws::default(), Random::default());
    Player::<Brass>::begin(&mut player, OwnDice::new(7));
    let (mut state, mut tables) = (game.start(), Vec::new());
    loop {
        let turn = game.turn(&state);
        if is_wanted(turn) {
            tables.push(state.clone());
        }
        let action = match turn {
            Turn::Human(seat) => player.choose(game, &Seen::of(game, &state, seat)),
            Turn::Automa => game.decide(&state, &mut Trace::off()),
            Turn::Chance(pile) => dice.deal(game, &state, pile, draws.of(pile)),
            Turn::Over => return tables,
        };
        draws.notice(turn);
        game.apply(&mut state, action);
    }
}

/// One whole game with the random person.
#[divan::bench]
fn random_game(bencher: divan::Bencher<'_, '_>) {
    let game = game();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        game.random_playout(black_box(seed)).end
    });
}

/// All decisions of Mautoma in one game, performed: divide by their number.
#[divan::bench]
fn automa_decisions(bencher: divan::Bencher<'_, '_>) {
    let game = game();
    let tables = tables(&game, |it| it == Turn::Automa);
    bencher.counter(divan::counter::ItemsCount::new(tables.len())).bench_local(|| {
        for table in &tables {
            let mut state = table.clone();
            let action = game.decide(&state, &mut Trace::off());
            game.apply(&mut state, action);
            black_box(state);
        }
    });
}

/// All steps of the person in one game, chosen at random and performed.
#[divan::bench]
fn human_steps(bencher: divan::Bencher<'_, '_>) {
    let game = game();
    let tables = tables(&game, |it| matches!(it, Turn::Human(_)));
    bencher.counter(divan::counter::ItemsCount::new(tables.len())).bench_local(|| {
        for table in &tables {
            let mut state = table.clone();
            let action = game.pick(&state, |n| n / 2);
            game.apply(&mut state, action);
            black_box(state);
        }
    });
}
