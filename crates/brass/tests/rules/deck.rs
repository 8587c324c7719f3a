//! Mautoma's deck when it is used up: shuffled anew, and told at the table.

use brass::{Action, Brass, Level, Position, Setup, State};
use kit::{At, Dice, Draws, Game, Lang, Lexicon, Random, Trace, Turn};

use super::{super::game, mirror::at_table};

/// Mautoma's turn with one card left in its deck.
fn with_last(game: &Brass, last: u8) -> State {
    let drawn: Vec<String> = (1..=22).filter(|&it| it != last).map(|it| it.to_string()).collect();
    let text = format!("round = 3\nautoma = {{ drawn = [{}] }}", drawn.join(", "));
    let position: Position = kit::read(&text).expect("it is a position");
    game.place(&position).expect("it is possible")
}

// Covers B12.
#[test]
fn all_cards_but_the_last_one_drawn_are_the_new_deck_and_equally_likely() {
    let game = game(Level::Easy);
    let state = with_last(&game, 2);
    assert_eq!((state.automa.card, state.automa.unseen.count_ones()), (Some(1), 21));
    let rears = kit::options(&game, &state);
    // Cards 8 and 10 have one rear.
    assert_eq!(rears.len(), 20);
    assert!(!rears.contains(&Action::Rear(1)));
    let odds = |it: Action| game.odds(&state, it);
    let one = odds(Action::Rear(0));
    for &rear in &rears {
        let n = if rear == Action::Rear(7) { 2 } else { 1 };
        assert_eq!(odds(rear), n * one, "{rear}");
    }
}

#[test]
fn a_shuffled_deck_is_the_same_after_it_was_written_down() {
    let game = game(Level::Easy);
    let mut state = with_last(&game, 2);
    game.apply(&mut state, Action::Rear(4));
    let again = game.place(&game.position(&state)).expect("it was written down");
    assert_eq!(again, state);
    assert_eq!(again.automa.layer, [11, 4, 6]);
}

#[test]
fn games_go_on_with_a_deck_that_is_used_up() {
    for at in [At::Screen, At::Table] {
        let game = Brass::new(&Setup { at, ..Setup::default() }).expect("it makes a game");
        for seed in 0..20 {
            let (dice, mut draws) = (Dice::new(seed), Draws::default());
            let mut player = Random::default();
            kit::Player::<Brass>::begin(&mut player, kit::OwnDice::new(seed));
            let mut state = with_last(&game, 2);
            loop {
                let turn = game.turn(&state);
                let action = match turn {
                    Turn::Human(seat) => {
                        let seen = kit::Seen::of(&game, &state, seat);
                        kit::Player::choose(&mut player, &game, &seen)
                    }
                    Turn::Automa => game.decide(&state, &mut Trace::off()),
                    Turn::Chance(pile) => dice.deal(&game, &state, pile, draws.of(pile)),
                    Turn::Over => break,
                };
                draws.notice(turn);
                game.apply(&mut state, action);
                assert!(state.automa.unseen != 0, "seed {seed}: the deck is never empty");
            }
        }
    }
}

/// Plays Mautoma's turn at the table: whether a rear was asked for while the deck
/// was new, and its lines in a language.
fn told(last: u8, lang: Lang) -> (bool, State, Vec<String>) {
    let game = at_table(Level::Easy);
    let mut state = with_last(&game, last);
    let (mut plies, mut is_asked) = (Vec::new(), false);
    while !matches!(game.turn(&state), Turn::Human(_)) {
        let action = match game.turn(&state) {
            Turn::Chance(_) => {
                is_asked |= game.is_deck_new(&state);
                game.option(&state, 0)
            }
            _ => game.decide(&state, &mut Trace::off()),
        };
        plies.push((state.clone(), action));
        game.apply(&mut state, action);
    }
    let seen: Vec<(&State, Action)> = plies.iter().map(|it| (&it.0, it.1)).collect();
    let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).expect("the laws hold the texts");
    let lines = game.orders(&seen, &state);
    (is_asked, state, lines.iter().map(|it| lexicon.say(lang, &it.text)).collect())
}

#[test]
fn at_the_table_the_person_is_told_once_to_shuffle_the_other_cards() {
    // Its coal mine and link need no rear: the lines of the turn say it.
    let shuffle = "Its deck is used up: shuffle **all its other cards**, rear side up.";
    let (is_asked, after, lines) = told(5, Lang::En);
    assert!(!is_asked && lines.last().is_some_and(|it| it.ends_with(shuffle)), "{lines:?}");
    assert!(at_table(Level::Easy).is_deck_new(&after), "the next question may say it, too");
    let spanish = told(5, Lang::Es).2.join(" ");
    assert!(spanish.contains("baraja **todas sus demás cartas**"), "{spanish}");
    // Its second action is read from a rear of the new deck: the question says it.
    let (is_asked, after, lines) = told(2, Lang::En);
    assert!(is_asked && lines.iter().all(|it| !it.contains("shuffle")), "{lines:?}");
    assert!(!at_table(Level::Easy).is_deck_new(&after));
}

#[test]
fn a_mine_without_a_link_that_ends_the_turn_asks_for_no_rear() {
    let mut setup = Setup { at: At::Table, ..Setup::default() };
    Brass::choose(&mut setup, "mine-without-link", "end").expect("a reading");
    let game = Brass::new(&setup).expect("it makes a game");
    let text = r#"links = { human = ["oxford-redditch", "gloucester-redditch"] }
        automa = { stage = { links = "redditch" }, card = 5 }"#;
    let position: Position = kit::read(text).expect("it is a position");
    let state = game.place(&position).expect("it is possible");
    assert_eq!(game.turn(&state), Turn::Automa);
    assert_eq!(game.decide(&state, &mut Trace::off()), Action::Pass);
}
