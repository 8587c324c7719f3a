//! The laws of a player, for London: every level and chair, and a set of one's own.

use kit::{Game, Player};
use london::{CardSheet, London, Setup};
use players::Skilled;

use crate::law;

fn london(choices: &[(&str, &str)]) -> London {
    let mut setup = Setup::default();
    for (key, value) in choices {
        London::choose(&mut setup, key, value).expect("a choice there is");
    }
    London::new(&setup).expect("a game that can be set up")
}

/// A set whose figures are others, with boroughs that cost something in every run.
fn own_set() -> London {
    let mut sheet = CardSheet::first_edition();
    for (nth, card) in sheet.cards.iter_mut().enumerate() {
        card.building_cost = card.building_cost.map(|it| (it + nth as u8) % 9);
        card.poverty = card.poverty.map(|it| it + (nth % 3) as i8 - 1);
        card.money = card.money.map(|it| (it + 2 * nth as u8) % 11);
    }
    for (nth, borough) in sheet.boroughs.iter_mut().enumerate() {
        borough.run_cost = Some(nth as i8 % 5 - 1);
        borough.run_poverty = Some(nth as i8 % 3 - 1);
        borough.poverty_removed = Some(nth as u8 % 4);
    }
    sheet.edition = london::Edition::Own;
    let mut setup = Setup::default();
    London::choose_document(&mut setup, "cards", &sheet.to_toml()).expect("a whole set");
    London::choose(&mut setup, "level", "III").expect("a choice there is");
    London::new(&setup).expect("a game that can be set up")
}

fn seated(game: &London, name: &str) -> Box<dyn Player<London>> {
    players::player(game, name, None).expect("somebody of that name")
}

/// Two to four chairs, AutoMartin in each of them once, each level, each reading of order.
fn tables() -> Vec<London> {
    let tables: [&[(&str, &str)]; 6] = [
        &[("level", "I")],
        &[("level", "II"), ("automa-seat", "1")],
        &[("level", "III"), ("first-last", "age")],
        &[("seats", "3"), ("automa-seat", "2"), ("level", "III")],
        &[("seats", "4"), ("automa-seat", "1"), ("level", "II")],
        &[("seats", "4"), ("automa-seat", "4"), ("level", "I")],
    ];
    tables.iter().map(|it| london(it)).chain([own_set()]).collect()
}

#[test]
fn every_choice_is_legal_and_follows_from_the_seed() {
    for game in tables() {
        for name in ["casual", "greedy"] {
            law::plays(&game, &|| seated(&game, name), 0..2).unwrap();
        }
    }
    let game = london(&[("level", "III")]);
    law::plays(&game, &|| seated(&game, "search:6"), 0..1).unwrap();
}

#[test]
fn they_play_on_from_the_middle_of_any_deed() {
    for game in tables() {
        for (name, n_tables) in [("casual", 30), ("greedy", 30), ("search:6", 2)] {
            law::plays_from_anywhere(&game, &|| seated(&game, name), 0..2, n_tables).unwrap();
        }
    }
}

#[test]
fn they_do_not_know_what_others_hold() {
    for game in tables().iter().filter(|it| 2 < it.n_seats()) {
        for (name, n_hidden) in [("casual", 5), ("greedy", 5), ("search:6", 1)] {
            let n = law::is_blind(game, &|| seated(game, name), 0..2, n_hidden).unwrap();
            assert!(1 < n, "{name}: only {n} choices were compared");
        }
    }
}

#[test]
fn they_take_no_memory() {
    for name in ["casual", "greedy", "search:6"] {
        let game = london(&[("level", "III")]);
        law::takes_no_memory(&game, &|| seated(&game, name), 0..1).unwrap();
    }
}

#[test]
fn nobody_plays_for_people_at_their_own_table() {
    let game = london(&[("at", "table")]);
    assert!(game.skilled(players::Skill::Greedy).is_none());
}

#[test]
fn greedy_beats_casual_and_casual_beats_random() {
    let game = london(&[("level", "II")]);
    let points = |name: &str| {
        let mut player = seated(&game, name);
        let end = |seed| kit::playout(&game, seed, &mut *player).end;
        (0..20).map(end).map(|it| game.score(&it, kit::Seat(0))).sum::<i32>()
    };
    let [random, casual, greedy] = ["random", "casual", "greedy"].map(points);
    assert!(random + 20 * 20 < casual && casual + 20 * 10 < greedy, "{random} {casual} {greedy}");
}

/// A game's lead is off by thirty points as often as not: fewer games tell nothing.
#[test]
fn search_beats_greedy() {
    let game = london(&[("level", "III")]);
    let lead = |name: &str| {
        let mut player = seated(&game, name);
        let end = |seed| kit::playout(&game, seed, &mut *player).end;
        let lead = |it| game.score(&it, kit::Seat(0)) - game.score(&it, kit::Seat(1));
        (0..24).map(end).map(lead).sum::<i32>()
    };
    let [greedy, search] = ["greedy", "search:100"].map(lead);
    assert!(greedy < search, "{greedy} {search}");
}
