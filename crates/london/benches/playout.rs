//! How fast whole games are.

use divan::{Bencher, counter::ItemsCount};
use kit::Game;
use london::{Level, London, Setup};

fn main() {
    divan::main();
}

/// Random solo games, by level.
#[divan::bench(args = [Level::I, Level::II, Level::III])]
fn random_game(bencher: Bencher<'_, '_>, level: Level) {
    let game = London::new(&Setup { level, ..Setup::default() }).expect("the usual setup");
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        seed += 1;
        game.random_playout(seed).n_actions
    });
}

/// Random games of three people and AutoMartin.
#[divan::bench]
fn random_game_at_four_chairs(bencher: Bencher<'_, '_>) {
    let game = London::new(&Setup { seats: 4, ..Setup::default() }).expect("the usual setup");
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        seed += 1;
        game.random_playout(seed).n_actions
    });
}
