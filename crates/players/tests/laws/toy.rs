//! The laws on the toy, whose hands are hidden: they hold for the random player
//! and find whoever peeks, cheats or forgets.

use kit::{Game, Player, Random, Seat};
use testkit::toy::{Action, State, Toy};

use crate::law;

fn toy() -> Toy {
    Toy::new(&Default::default()).expect("the box is whole")
}

fn random() -> Box<dyn Player<Toy>> {
    Box::new(Random::default())
}

#[test]
fn the_random_player_obeys() {
    law::plays(&toy(), &random, 0..20).unwrap();
    law::plays_from_anywhere(&toy(), &random, 0..5, 10).unwrap();
    assert!(10 < law::is_blind(&toy(), &random, 0..10, 3).unwrap());
    law::takes_no_memory(&toy(), &random, 0..5).unwrap();
}

/// A player made of one function.
struct Made(fn(&Toy, &State, u64) -> Action, u64);

impl Player<Toy> for Made {
    fn begin(&mut self, _seed: u64) {}

    fn choose(&mut self, game: &Toy, state: &State, _seat: Seat) -> Action {
        self.1 += 1;
        self.0(game, state, self.1)
    }
}

#[test]
fn whoever_looks_at_hidden_cards_is_found() {
    let peek = || -> Box<dyn Player<Toy>> {
        let by_all_cards = |game: &Toy, state: &State, _| {
            let written = serde_json::to_string(state).unwrap();
            let sum = written.bytes().fold(7_usize, |sum, it| sum * 31 % 997 + usize::from(it));
            game.pick(state, |n| sum % n)
        };
        Box::new(Made(by_all_cards, 0))
    };
    assert!(law::is_blind(&toy(), &peek, 0..10, 3).is_err());
    assert!(law::plays_from_anywhere(&toy(), &peek, 0..10, 10).is_err());
}

#[test]
fn whoever_depends_on_the_game_before_is_found() {
    let tired = || -> Box<dyn Player<Toy>> {
        Box::new(Made(|game, state, nth| game.pick(state, |n| nth as usize % n), 0))
    };
    assert!(law::plays(&toy(), &tired, 0..20).is_err());
}
