//! The laws on the toy, whose hands are hidden: they hold for the random player and
//! for whoever would peek, since nobody is shown what is hidden, and find whoever
//! forgets.

use kit::{Game, OwnDice, Player, Random, Seat, Seen};
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
    fn begin(&mut self, _dice: OwnDice) {}

    fn choose(&mut self, game: &Toy, seen: &Seen<Toy>) -> Action {
        self.1 += 1;
        self.0(game, seen, self.1)
    }
}

#[test]
fn whoever_would_look_at_hidden_cards_is_shown_none() {
    let peek = || -> Box<dyn Player<Toy>> {
        let by_all_cards =
            |game: &Toy, state: &State, _| game.pick(state, |n| all_cards(state) % n);
        Box::new(Made(by_all_cards, 0))
    };
    assert!(10 < law::is_blind(&toy(), &peek, 0..10, 3).unwrap());
    law::plays_from_anywhere(&toy(), &peek, 0..10, 10).unwrap();
}

/// A number that any card of a table changes, wherever it lies.
fn all_cards(state: &State) -> usize {
    let written = serde_json::to_string(state).expect("a table can be written");
    written.bytes().fold(7_usize, |sum, it| sum * 31 % 997 + usize::from(it))
}

#[test]
fn there_is_something_to_look_at() {
    let toy = toy();
    let (mut table, dice) = (toy.start(), kit::Dice::new(3));
    for nth in 0.. {
        let kit::Turn::Chance(pile) = toy.turn(&table) else { break };
        let dealt = dice.deal(&toy, &table, pile, nth);
        toy.apply(&mut table, dealt);
    }
    assert_ne!(all_cards(&table), all_cards(&Seen::of(&toy, &table, Seat(0))));
}

/// Rolls what it is given where the game would roll its piles.
#[test]
fn no_roll_of_the_game_can_be_had_from_a_players_dice() {
    let own = OwnDice::new(7);
    let game = |pile, nth| kit::Dice::new(7).roll(kit::Pile(pile), nth, 1 << 40);
    for die in [kit::Die::First, kit::Die::Second, kit::Die::Third] {
        for nth in 0..200 {
            let rolled = own.roll(die, nth, 1 << 40);
            let is_pile = |pile| (0..200).any(|nth| game(pile, nth) == rolled);
            assert!(!(0..kit::Draws::MAX_PILES as u8).any(is_pile));
        }
    }
    assert_eq!(format!("{own:?}"), "OwnDice", "nor can it be printed");
}

#[test]
fn whoever_depends_on_the_game_before_is_found() {
    let tired = || -> Box<dyn Player<Toy>> {
        Box::new(Made(|game, state, nth| game.pick(state, |n| nth as usize % n), 0))
    };
    assert!(law::plays(&toy(), &tired, 0..20).is_err());
}
