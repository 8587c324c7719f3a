//! The laws for the players that any game has, on a game that hides nothing.

use kit::{Game, Seat};
use patchwork::Patchwork;
use players::{Budget, Skill, flat};

use crate::law;

#[test]
fn players_for_any_game_obey_and_looking_ahead_pays() {
    let game = Patchwork::new(&Default::default()).expect("the box is whole");
    for skill in [Skill::Greedy, Skill::Casual, Skill::Search(Budget::Iterations(1))] {
        law::plays(&game, &|| flat(skill), 0..1).unwrap();
    }
    law::plays_from_anywhere(&game, &|| flat(Skill::Greedy), 0..2, 10).unwrap();
    let sum = |player: &mut dyn kit::Player<Patchwork>| -> i32 {
        (0..2).map(|seed| game.score(&kit::playout(&game, seed, player).end, Seat(0))).sum()
    };
    let random = sum(&mut kit::Random::default());
    assert!(random < sum(&mut *flat::<Patchwork>(Skill::Casual)));
}
