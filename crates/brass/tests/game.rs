//! Laws, scenarios, finished games, rules.

use brass::{Brass, Setup};
use kit::{Game, Random, playout};

#[test]
fn random_games_end() {
    let game = Brass::new(&Setup::default()).unwrap();
    for seed in 0..300 {
        let played = playout(&game, seed, &mut Random::default());
        assert_eq!(game.turn(&played.end), kit::Turn::Over, "seed {seed}");
    }
}
