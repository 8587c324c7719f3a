//! How fast whole games are: `cargo bench -p patchwork`.

use kit::Game;
use patchwork::{Patchwork, Setup};

fn main() {
    divan::main();
}

#[divan::bench]
fn random_game(bencher: divan::Bencher<'_, '_>) {
    let game = Patchwork::new(&Setup::default()).expect("the usual game");
    let mut seed = 0;
    bencher.counter(divan::counter::ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        game.random_playout(seed)
    });
}
