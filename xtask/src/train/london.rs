//! Training of London's players: greedy plays AutoMartin on level III.

use std::{num::NonZero, ops::Range, thread};

use kit::{Game, Seat};
use london::{London, Setup};
use players::london::{Londoner, N, Weights};

use super::{Log, TEST_SEEDS, Trained, Wish, evolve::Evolution};

/// Where the weights go.
const PATH: &str = "crates/players/src/london/tuned.rs";
/// Rounds, unless somebody says otherwise.
const N_ROUNDS: u32 = 300;
/// Games that anybody can play again in a moment: the log says what they came to.
const N_KEPT: u64 = 20;
/// A lead beyond about so many points hardly counts: what is wanted is games won.
const CLEAR: f64 = 40.0;

/// Evolves the weights of London's players from rules of thumb.
pub(super) fn train(wish: Wish, log: &mut Log) -> Trained {
    let n_rounds = wish.n_rounds.unwrap_or(N_ROUNDS);
    let plan = Evolution {
        n_candidates: 24,
        n_best: 6,
        n_games: 40,
        ..Evolution::new(n_rounds, wish.seed)
    };
    let game = game();
    let start = numbers(&Weights::GUESS);
    // A tenth of a rule of thumb, and at least what can be felt.
    let steps = start.map(|it| (it.abs() / 10).max(80));
    log.say("the lead of the person at III, a clear one at most 40 points");
    let found =
        plan.run(&start, &steps, log, |numbers, seeds| fitness(&game, &weights(numbers), seeds));
    let found = weights(&found);
    log.say(&kept(&game, &found));
    for (name, number) in Weights::NAMES.iter().zip(found.numbers()) {
        log.say(&format!("{name} {number}"));
    }
    Trained { path: PATH, text: file(&found, &command(n_rounds, wish.seed)) }
}

fn game() -> London {
    let mut setup = Setup::default();
    London::choose(&mut setup, "level", "III").expect("there is a level III");
    London::new(&setup).expect("the box is whole")
}

/// The mean of the games with these seeds, whoever of the threads plays them.
fn fitness(game: &London, weights: &Weights, seeds: Range<u64>) -> f64 {
    let seeds: Vec<u64> = seeds.collect();
    let n_threads = thread::available_parallelism().map_or(1, NonZero::get);
    let leads: Vec<f64> = thread::scope(|scope| {
        let play = |part: &[u64]| {
            let mut player = Londoner::new(*weights, 0, None);
            let lead = |&seed: &u64| {
                let end = kit::playout(game, seed, &mut player).end;
                f64::from(game.score(&end, Seat(0)) - game.score(&end, Seat(1)))
            };
            part.iter().map(lead).collect::<Vec<f64>>()
        };
        let parts = seeds.chunks(seeds.len().div_ceil(n_threads));
        let parts: Vec<_> = parts.map(|part| scope.spawn(move || play(part))).collect();
        // Added up in the order of the seeds, so that the last digit is the same.
        parts.into_iter().flat_map(|it| it.join().expect("a game is played to its end")).collect()
    });
    leads.iter().map(|it| CLEAR * (it / CLEAR).tanh()).sum::<f64>() / leads.len() as f64
}

/// What rules of thumb and weights come to in a few games.
fn kept(game: &London, found: &Weights) -> String {
    let seeds = TEST_SEEDS..TEST_SEEDS + N_KEPT;
    let [before, after] = [&Weights::GUESS, found].map(|it| fitness(game, it, seeds.clone()));
    format!("the first {N_KEPT} of them: {before:.2} before, {after:.2} after")
}

fn numbers(weights: &Weights) -> [i32; N] {
    weights.numbers().map(|it| it as i32)
}

fn weights(numbers: &[i32]) -> Weights {
    let mut all = [0; N];
    for (to, &from) in all.iter_mut().zip(numbers) {
        *to = from.into();
    }
    Weights::from_numbers(all)
}

fn command(n_rounds: u32, seed: u64) -> String {
    format!("cargo xtask train london --rounds {n_rounds} --seed {seed}")
}

fn file(weights: &Weights, command: &str) -> String {
    let lines = Weights::NAMES.iter().zip(weights.numbers());
    let lines: String = lines.map(|(name, number)| format!("    {name}: {number},\n")).collect();
    format!(
        "//! The weights that ship: what `{command}`\n\
         //! wrote; its log is `docs/training/london.txt`.\n\n\
         use super::Weights;\n\n\
         /// The weights that ship.\n\
         pub const TUNED: Weights = Weights {{\n{lines}}};\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: &str = include_str!("../../../docs/training/london.txt");
    const SHIPPED: &str = include_str!("../../../crates/players/src/london/tuned.rs");

    #[test]
    fn what_ships_is_what_the_command_of_the_log_wrote() {
        let command = LOG.lines().next().expect("a log begins with its command");
        let numbers: Vec<i32> = Weights::NAMES
            .iter()
            .filter_map(|name| LOG.lines().find_map(|it| it.strip_prefix(&format!("{name} "))))
            .map(|it| it.parse().expect("a weight is a whole number"))
            .collect();
        assert_eq!(numbers.len(), N, "the log names every weight");
        assert_eq!(file(&weights(&numbers), command), SHIPPED);
        assert_eq!(weights(&numbers), players::london::TUNED);
    }

    /// The log holds for the players as they are now: who changes how they judge
    /// trains them again.
    #[test]
    fn the_games_of_the_log_come_to_what_it_says() {
        let line = kept(&game(), &players::london::TUNED);
        assert!(LOG.lines().any(|it| it == line), "{line}");
    }
}
