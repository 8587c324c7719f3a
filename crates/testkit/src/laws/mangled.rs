//! Mangled input: misread notation and tampered positions are refused, never a panic.

use std::ops::Range;

use kit::{Dice, Game, Pile, Seat, Trace, Turn};

use super::{
    play::{At, Play, sample},
    words::Words,
};
use crate::mutate;

/// The dice that mangle: no pile of a game has this number.
const MANGLING: Pile = Pile(u8::MAX - 2);

/// How far a game is played on from a tampered position.
const PLIES: u32 = 200;

/// Reads misspelt forms of an action: whatever can be read is written the same
/// way again, and is allowed only if it is an option; what cannot says why.
pub(super) fn texts<G: Game>(
    at: &At,
    game: &G,
    state: &G::State,
    options: &[G::Action],
    action: G::Action,
    words: &Words,
) {
    for text in misspelt(&action.to_string()) {
        let read = match text.parse::<G::Action>() {
            Ok(read) => read,
            Err(error) => {
                words.check_trouble(at, &error);
                continue;
            }
        };
        let again = read.to_string();
        assert_eq!(again.parse(), Ok(read), "{at}: `{text}` is read, and `{again}` differs");
        if game.refusal(state, read).is_none() {
            assert!(options.contains(&read), "{at}: `{text}` is allowed and is no option");
        }
    }
}

fn misspelt(text: &str) -> Vec<String> {
    let mut texts = vec![
        String::new(),
        format!("{text} "),
        format!("{text} 0"),
        format!("{text}0"),
        format!("{text}é"),
        text.to_uppercase(),
        text.replace(' ', "  "),
    ];
    if let Some((head, _)) = text.rsplit_once(' ') {
        texts.push(head.to_owned());
        for last in ["-1", "0", "1", "9", "255", "256", "99999999999999999999", "é", "*"] {
            texts.push(format!("{head} {last}"));
        }
    }
    if let Some((verb, rest)) = text.split_once(' ') {
        texts.push(format!("{verb} 255 {rest}"));
        texts.push(format!("{verb} {rest} {rest}"));
    }
    texts
}

/// Tampers with positions of random games: each is refused in three languages,
/// or is a table on which `conserved` holds and the game can be played on.
///
/// # Panics
///
/// If a tampered position is placed and something is lost, or play panics;
/// tells the seed, the ply and the position.
pub fn check_positions<G: Game>(game: &G, seeds: Range<u64>, conserved: impl Fn(&G, &G::State)) {
    let words = Words::of::<G>();
    for seed in seeds {
        let play = Play::random(game, seed, &|_, _| {});
        let at = play.at();
        for ply in play.sample_where(0x0d, 4, |it| game.is_at_rest(&play.states[it])) {
            at.ply(ply);
            let position = serde_json::to_value(game.position(&play.states[ply]))
                .expect("a position is plain data");
            for nth in 0..24 {
                let mut document = position.clone();
                mutate::tamper(&mut document, Dice::new(seed ^ (ply as u64) << 32), nth);
                let text = document.to_string();
                let _told = mutate::Tried("position", &text);
                match kit::read::<G::Position>(&text) {
                    Err(error) => words.check_trouble(&at, &error),
                    Ok(position) => match game.place(&position) {
                        Err(error) => words.check_trouble(&at, &error),
                        Ok(state) => play_on(&at, game, state, seed, &conserved),
                    },
                }
            }
        }
    }
}

fn play_on<G: Game>(
    at: &At,
    game: &G,
    mut state: G::State,
    seed: u64,
    conserved: &impl Fn(&G, &G::State),
) {
    let dice = Dice::new(seed ^ 0xbad);
    for nth in 0..PLIES {
        if nth % 8 == 0 && game.is_at_rest(&state) {
            let again = game.place(&game.position(&state));
            assert!(again.is_ok(), "{at}: a placed table leads to one that is refused: {again:?}");
        }
        conserved(game, &state);
        for seat in (0..game.n_seats()).map(Seat) {
            game.score(&state, seat);
        }
        let action = match game.turn(&state) {
            Turn::Over => return,
            Turn::Automa => game.decide(&state, &mut Trace::on()),
            turn => {
                assert_ne!(game.n_options(&state), 0, "{at}: no option for {turn:?}");
                game.pick(&state, |n| dice.roll(MANGLING, nth, n))
            }
        };
        game.apply(&mut state, action);
    }
}

/// Up to `n` of the options, for [`texts`].
pub(super) fn some<A: Copy>(options: &[A], seed: u64, n: u32) -> Vec<A> {
    sample(seed, options.len(), n).into_iter().map(|it| options[it]).collect()
}
