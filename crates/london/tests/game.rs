//! Whole games.

use kit::{Game, Random, playout};
use london::{London, Setup};

#[test]
fn random_games_end() {
    for seats in 2..=4 {
        for automa_seat in 1..=seats {
            let game = London::new(&Setup { seats, automa_seat, ..Setup::default() }).unwrap();
            for seed in 0..50 {
                assert!(playout(&game, seed, &mut Random::default()).n_actions < 20_000);
            }
        }
    }
}
