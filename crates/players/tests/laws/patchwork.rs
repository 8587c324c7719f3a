//! The laws on Patchwork: every level, deck, edition and reading.

use std::sync::atomic::{AtomicU64, Ordering};

use kit::{Game, Player};
use patchwork::{Patchwork, Setup};
use players::Skilled;

use crate::law;

fn game(choices: &[(&str, &str)]) -> Patchwork {
    let mut setup = Setup::default();
    for (key, value) in choices {
        Patchwork::choose(&mut setup, key, value).expect("a choice there is");
    }
    Patchwork::new(&setup).expect("a game that can be set up")
}

fn seated(game: &Patchwork, name: &str) -> Box<dyn Player<Patchwork>> {
    players::player(game, name, None).expect("a player there is")
}

const PLAYERS: [&str; 3] = ["casual", "greedy", "search:40"];

/// Every level with each deck; the editions and readings in turn.
fn tables() -> Vec<Patchwork> {
    let mut tables = Vec::new();
    for (nth, level) in ["I", "II", "III", "IV", "V"].into_iter().enumerate() {
        for deck in ["normal", "tactical"] {
            let edition = ["original", "revised"][nth % 2];
            let leather = ["taken", "left"][nth / 2 % 2];
            let reading = ["capped", "uncapped"][nth % 3 % 2];
            let choices = [("level", level), ("deck", deck), ("edition", edition)];
            let readings = [("leather", leather), ("no-overtake-at-end", reading)];
            tables.push(game(&[&choices[..], &readings].concat()));
        }
    }
    tables
}

#[test]
fn whole_games_are_legal_and_follow_from_the_seed() {
    for game in tables() {
        for name in PLAYERS {
            law::plays(&game, &|| seated(&game, name), 0..3).unwrap();
        }
    }
}

#[test]
fn any_table_of_any_game_can_be_played_on() {
    for game in tables() {
        for name in PLAYERS {
            law::plays_from_anywhere(&game, &|| seated(&game, name), 0..2, 6).unwrap();
        }
    }
}

/// Nothing is hidden but what the piles will turn up, and no table tells that.
#[test]
fn there_is_nothing_to_peek_at() {
    let game = game(&[("deck", "tactical")]);
    assert_eq!(law::is_blind(&game, &|| seated(&game, "search:40"), 0..3, 3), Ok(0));
}

#[test]
fn playing_takes_nothing_from_the_heap() {
    for deck in ["normal", "tactical"] {
        let game = game(&[("deck", deck)]);
        for name in PLAYERS {
            law::takes_no_memory(&game, &|| seated(&game, name), 0..3).unwrap();
        }
    }
}

#[test]
fn a_player_never_sits_at_somebodys_own_table() {
    let game = game(&[("at", "table")]);
    assert!(game.skilled(players::Skill::Greedy).is_none());
}

/// A clock that is a millisecond further each time it is looked at.
fn clock() -> u64 {
    static TIME: AtomicU64 = AtomicU64::new(0);
    TIME.fetch_add(1, Ordering::Relaxed)
}

#[test]
fn a_search_by_the_clock_ends_when_its_time_is_over() {
    let game = game(&[]);
    let mut player = players::player(&game, "search:3ms", Some(clock)).unwrap();
    let (end, looked_before) = (kit::playout(&game, 1, &mut *player).end, clock());
    assert!(0 < game.score(&end, Patchwork::HUMAN));
    // Once to begin with and three times more for each of some twenty choices.
    assert!((20..400).contains(&looked_before), "{looked_before}");
}

/// The ladder holds even for a few games: who looks ahead makes more of them.
#[test]
fn who_knows_more_scores_more() {
    let game = game(&[]);
    let points = |name| {
        let mut player = seated(&game, name);
        let end = |seed| kit::playout(&game, seed, &mut *player).end;
        (1..=20).map(end).map(|it| game.score(&it, Patchwork::HUMAN)).sum::<i32>()
    };
    let ladder = ["random", "casual", "greedy", "search:100"].map(points);
    assert!(ladder.is_sorted() && 20 * 25 < ladder[2], "{ladder:?}");
}

#[test]
fn only_who_plays_is_named() {
    let mut setup = <Patchwork as Game>::Setup::default();
    let on_screen = Patchwork::new(&setup).unwrap();
    assert_eq!(players::names(&on_screen), ["random", "casual", "greedy", "search"]);
    Patchwork::choose(&mut setup, "at", "table").unwrap();
    let at_table = Patchwork::new(&setup).unwrap();
    assert_eq!(players::names(&at_table), ["random"], "nobody skilled tells what a person did");
    let error = players::player(&at_table, "greedy", None).err().unwrap();
    assert_eq!(error.expected, "random");
}
