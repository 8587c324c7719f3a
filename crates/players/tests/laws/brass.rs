//! The laws on Brass. Its person sees all there is to see: what is unknown is
//! what the piles will turn up, and no table says so.

use brass::{Action, Brass, HUMAN, Setup, State};
use kit::{Game, OwnDice, Player, Random, Seen};
use players::player;

use crate::law;

const NAMES: [&str; 3] = ["casual", "greedy", "search:4"];

fn game(choices: &[(&str, &str)]) -> Brass {
    let mut setup = Setup::default();
    for (key, value) in choices {
        Brass::choose(&mut setup, key, value).expect("there is such a choice");
    }
    Brass::new(&setup).expect("the usual choices make a game")
}

/// Somebody to sit down, again and again.
fn seated<'a>(game: &'a Brass, name: &'a str) -> impl Fn() -> Box<dyn Player<Brass>> + use<'a> {
    move || player(game, name, None).expect("everybody plays on the screen")
}

#[test]
fn every_player_plays_every_level() {
    for level in ["easy", "medium", "hard"] {
        let game = game(&[("level", level)]);
        for (name, n_games) in NAMES.into_iter().zip([5, 5, 1]) {
            law::plays(&game, &seated(&game, name), 0..n_games).unwrap();
        }
    }
}

#[test]
fn they_play_against_decks_and_mats_of_people() {
    let deck = include_str!("../../../brass/decks/mautoma.toml");
    let deck = deck.replace("\"Mautoma\"", "\"Mine\"").replace("\"draw\"", "\"develop\"");
    let mat = "cotton-mill = [0, 0, 0, 3]\ncoal-mine = [0, 0, 0, 2]\niron-works = [0, 0, 0, 1]\n\
               manufacturer = [0, 0, 0, 0, 0, 0, 0, 2]\npottery = [0, 0, 0, 0, 1]\n\
               brewery = [0, 0, 0, 1]";
    let mut setup = Setup::default();
    Brass::choose_document(&mut setup, "deck", &deck).unwrap();
    Brass::choose_document(&mut setup, "mat", mat).unwrap();
    let game = Brass::new(&setup).unwrap();
    for (name, n_games) in NAMES.into_iter().zip([3, 3, 1]) {
        law::plays(&game, &seated(&game, name), 0..n_games).unwrap();
    }
}

#[test]
fn they_play_from_the_middle_of_a_deed() {
    let game = game(&[]);
    for (name, n_games) in NAMES.into_iter().zip([10, 10, 2]) {
        law::plays_from_anywhere(&game, &seated(&game, name), 0..n_games, 40).unwrap();
    }
}

#[test]
fn thinking_takes_no_memory() {
    let game = game(&[("level", "hard")]);
    for (name, n_games) in NAMES.into_iter().zip([5, 5, 1]) {
        law::takes_no_memory(&game, &seated(&game, name), 0..n_games).unwrap();
    }
}

/// Keeps the tables at which a random person chooses.
#[derive(Default)]
struct Keeper(Random, Vec<State>);

impl Player<Brass> for Keeper {
    fn begin(&mut self, dice: OwnDice) {
        Player::<Brass>::begin(&mut self.0, dice);
    }

    fn choose(&mut self, game: &Brass, seen: &Seen<Brass>) -> Action {
        self.1.push(State::clone(seen));
        self.0.choose(game, seen)
    }
}

#[test]
fn a_hand_and_a_purse_that_nobody_told_do_not_stop_them() {
    let game = game(&[]);
    let mut keeper = Keeper::default();
    kit::playout(&game, 1, &mut keeper);
    let mut n_asked = 0;
    for state in keeper.1.iter().step_by(5) {
        let mut position = game.position(state);
        let human = position.human.as_mut().expect("the person has something");
        (human.hand, human.hidden) = (None, Some(true));
        (human.money, human.income) = (None, None);
        let Ok(untold) = game.place(&position) else { continue };
        for name in NAMES {
            let mut player = seated(&game, name)();
            let chosen = player.choose(&game, &Seen::of(&game, &untold, HUMAN));
            assert!(game.refusal(&untold, chosen).is_none(), "{name} chose `{chosen}`");
            n_asked += 1;
        }
    }
    assert!(30 < n_asked, "{n_asked}");
}

#[test]
fn nobody_plays_at_the_table() {
    let game = game(&[("at", "table")]);
    for name in NAMES {
        assert!(player(&game, name, None).is_err(), "{name}");
    }
}

#[test]
fn time_is_a_budget_too() {
    thread_local! { static NOW: std::cell::Cell<u64> = const { std::cell::Cell::new(0) } }
    let clock = || NOW.with(|it| it.replace(it.get() + 1));
    let game = game(&[]);
    let mut player = player(&game, "search:40ms", Some(clock)).unwrap();
    let mut keeper = Keeper::default();
    kit::playout(&game, 1, &mut keeper);
    let state = &keeper.1[0];
    let chosen = player.choose(&game, &Seen::of(&game, state, HUMAN));
    assert!(game.refusal(state, chosen).is_none());
    // A clock that goes on by one each time it is looked at shows how often that was.
    assert!((40..=45).contains(&NOW.get()), "{}", NOW.get());
}
