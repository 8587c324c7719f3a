//! Mangled input: misread notation and tampered positions are refused, never a panic.

use std::ops::Range;

use kit::{Dice, Game, Pile, Seat, Trace, Turn};
use serde_json::Value;

use super::{
    play::{At, Play, sample},
    words::Words,
};

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
                tamper(&mut document, Dice::new(seed ^ (ply as u64) << 32), nth);
                let told = Tampered(document.to_string());
                match kit::read::<G::Position>(&told.0) {
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

/// A tampered position: told when a test fails on it.
struct Tampered(String);

impl Drop for Tampered {
    #[expect(clippy::print_stderr, reason = "a failing test tells its case")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the tampered position: {}", self.0);
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

/// Changes one or two places of a document.
fn tamper(document: &mut Value, dice: Dice, nth: u32) {
    for change in 0..=nth % 2 {
        let roll = |what: u32, n: usize| dice.roll(MANGLING, nth * 16 + change * 4 + what, n);
        let mut places = Vec::new();
        collect(document, String::new(), &mut places);
        let place = &places[roll(0, places.len())];
        let other = document.pointer(&places[roll(1, places.len())]).cloned();
        let Some(value) = document.pointer_mut(place) else { return };
        change_value(value, roll(2, 8), other.unwrap_or(Value::Null));
    }
}

fn change_value(value: &mut Value, how: usize, other: Value) {
    match (&mut *value, how) {
        (Value::Number(n), 0..=6) => {
            let n = n.as_i64().unwrap_or_default();
            let changed = [n + 1, n - 1, 0, 99, 255, 1000, n + 7][how];
            *value = changed.into();
        }
        (Value::Bool(it), 0..=5) => *it = !*it,
        (Value::Array(items), 0..=1) => {
            items.pop();
        }
        (Value::Array(items), 2..=4) => items.extend(items.last().cloned()),
        (Value::Array(items), 5) => items.reverse(),
        (Value::Array(items), 6) => items.clear(),
        (Value::Object(fields), 0..=5) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            if let Some(key) = keys.get(how % keys.len().max(1)) {
                fields.remove(key);
            }
        }
        _ => *value = other,
    }
}

fn collect(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (idx, item) in items.iter().enumerate() {
                collect(item, format!("{place}/{idx}"), places);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                let key = key.replace('~', "~0").replace('/', "~1");
                collect(field, format!("{place}/{key}"), places);
            }
        }
        _ => {}
    }
    places.push(place);
}

/// Up to `n` of the options, for [`texts`].
pub(super) fn some<A: Copy>(options: &[A], seed: u64, n: u32) -> Vec<A> {
    sample(seed, options.len(), n).into_iter().map(|it| options[it]).collect()
}
