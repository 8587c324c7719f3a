//! Brass: the beliefs of the greedy player, who is also who plays the search's
//! games on, and the outlook of the rail era, where the search stops.

use std::{fmt::Write, ops::Range, thread};

use brass::{Action, Brass, Era, Owner, Setup};
use kit::{Game, OwnDice, Player, Seen};
use players::brass::{
    N_FACTS, Outlook, Weight, Weights, fact_name, facts, greedy_with, unsure_with,
};

use super::{Log, SEEDS, TEST_SEEDS, Trained, Wish, evolve::Evolution, fit::Fit};

/// The table that ships.
const PATH: &str = "crates/players/src/brass/tuned.rs";

/// Rounds, if nothing is said.
const N_ROUNDS: u32 = 60;

/// Games a candidate plays in a round.
const N_GAMES: u64 = 100;

/// Games that the outlook takes; one in five is kept back to test it.
const N_ENDS: u64 = 6_000;

/// Of those kept back, how many are told one by one, so that the log can be checked.
const N_TOLD: usize = 40;

/// How unsure somebody is of a deed's worth, in thousandths of a point, whose games
/// show where on that dial a casual person plays.
const DIAL: [i32; 5] = [0, 2500, 3500, 4000, 5000];

/// Games of theirs at each level.
const N_UNSURE: u64 = 1000;

/// Threads that play; what comes of it does not depend on them.
const N_THREADS: u64 = 2;

/// How much less a fact means that hardly ever changes.
const RIDGE: f64 = 0.000_5;

/// Whose points an outlook tells.
const SIDES: [&str; 2] = ["the person's", "Mautoma's"];

/// How unsure the person is in the canal era of those games, in thousandths of a
/// point, so that the rail era begins on tables of many kinds.
const NOISE: [i32; 4] = [0, 1000, 2000, 3000];

/// Evolves the weights from the first guess, then fits the outlook to their games.
pub(super) fn train(wish: Wish, log: &mut Log) -> Trained {
    // Both levels that a good player finds hard, in turn.
    let games = ["medium", "hard"].map(level);
    let start: Vec<i32> = Weight::ALL.iter().map(|it| it.guess()).collect();
    let reach: Vec<i32> = Weight::ALL.iter().map(|it| it.reach()).collect();
    let n_rounds = wish.n_rounds.unwrap_or(N_ROUNDS);
    log.say("points of the person, less half of Mautoma's, at medium and hard");
    let plan = Evolution { n_games: N_GAMES, ..Evolution::new(n_rounds, wish.seed) };
    let found = plan.run(&start, &reach, log, |weights, seeds| fitness(&games, weights, seeds));
    let weights = Weights(found.try_into().expect("there are as many as at the start"));
    let first = SEEDS + wish.seed;
    let ends = ends(&games, &weights, first..first + N_ENDS);
    let outlook = [0, 1].map(|side| outlook(&ends, side, log));
    log.say(
        "somebody unsure of a deed's worth, in thousandths of a point, at easy, medium and hard",
    );
    for noise in DIAL {
        log.say(&unsure(&weights, noise, N_UNSURE));
    }
    let command = format!("cargo xtask train brass --rounds {n_rounds} --seed {}", wish.seed);
    Trained { path: PATH, text: table(&command, &weights, &Outlook(outlook)) }
}

fn level(name: &str) -> Brass {
    let mut setup = Setup::default();
    Brass::choose(&mut setup, "level", name).expect("there is such a level");
    Brass::new(&setup).expect("the usual choices make a game")
}

/// What comes of the games with these seeds, in their order.
fn played<T: Send>(seeds: Range<u64>, play: impl Fn(Range<u64>) -> Vec<T> + Sync) -> Vec<T> {
    let n = seeds.end - seeds.start;
    let part = |nth: u64| {
        let [from, to] = [nth, nth + 1].map(|it| seeds.start + it * n / N_THREADS);
        play(from..to)
    };
    thread::scope(|scope| {
        let parts: Vec<_> = (0..N_THREADS).map(|it| scope.spawn(move || part(it))).collect();
        parts.into_iter().flat_map(|it| it.join().expect("games end")).collect()
    })
}

/// The mean of the person's points, less half of Mautoma's.
fn fitness(games: &[Brass], weights: &[i32], seeds: Range<u64>) -> f64 {
    let weights = Weights(weights.try_into().expect("there are as many as at the start"));
    let twice = played(seeds, |seeds| {
        let mut player = greedy_with(&weights);
        let twice = |seed: u64| {
            let game = &games[seed as usize % games.len()];
            let end = kit::playout(game, seed, &mut player).end;
            2 * i64::from(end.points(Owner::Human)) - i64::from(end.points(Owner::Automa))
        };
        seeds.map(twice).collect()
    });
    twice.iter().sum::<i64>() as f64 / (2 * twice.len()) as f64
}

/// A game as the outlook is fitted to it: the facts of the table on which the rail
/// era began, and the points of both sides at its end.
type End = ([i32; N_FACTS], [f64; 2]);

/// Somebody unsure in the canal era, who plays well after it.
struct Witness<C, R> {
    canal: C,
    rail: R,
    /// The facts when the rail era began.
    seen: Option<[i32; N_FACTS]>,
}

impl<C: Player<Brass>, R: Player<Brass>> Player<Brass> for Witness<C, R> {
    fn begin(&mut self, dice: OwnDice) {
        self.canal.begin(dice);
        self.rail.begin(dice);
        self.seen = None;
    }

    fn choose(&mut self, game: &Brass, seen: &Seen<Brass>) -> Action {
        if seen.era == Era::Canal {
            return self.canal.choose(game, seen);
        }
        self.seen.get_or_insert_with(|| facts(seen));
        self.rail.choose(game, seen)
    }
}

fn ends(games: &[Brass], weights: &Weights, seeds: Range<u64>) -> Vec<End> {
    let end = |seed: u64| {
        let nth = seed as usize;
        let noise = NOISE[nth / games.len() % NOISE.len()];
        let (canal, rail) = (unsure_with(weights, noise), greedy_with(weights));
        let mut witness = Witness { canal, rail, seen: None };
        let end = kit::playout(&games[nth % games.len()], seed, &mut witness).end;
        let points = [Owner::Human, Owner::Automa].map(|it| f64::from(end.points(it)));
        (witness.seen.expect("every game has a rail era"), points)
    };
    played(seeds, |seeds| seeds.map(end).collect())
}

/// The least squares of a side's points, in thousandths.
fn outlook(ends: &[End], side: usize, log: &mut Log) -> [i32; N_FACTS] {
    let (fitted, kept) = ends.split_at(ends.len() * 4 / 5);
    let mut fit = Fit::new(N_FACTS);
    for (facts, points) in fitted {
        let row: Vec<(usize, f64)> = facts.iter().map(|&it| it.into()).enumerate().collect();
        fit.add(&row, points[side]);
    }
    let found = fit.solve(&[0.0; N_FACTS], RIDGE);
    let found = std::array::from_fn(|at| (1000.0 * found[at]).round() as i32);
    let mean = kept.iter().map(|it| it.1[side]).sum::<f64>() / kept.len() as f64;
    let spread: f64 = kept.iter().map(|it| (it.1[side] - mean).powi(2)).sum();
    log.say(&format!(
        "outlook of {} points from {} games: it tells {:.1} % of the spread of {} others",
        SIDES[side],
        fitted.len(),
        100.0 * (1.0 - missed(&found, kept, side) / spread),
        kept.len()
    ));
    log.say(&misses(&found, &kept[..N_TOLD], side));
    found
}

/// By how much an outlook misses the ends of games, in words.
fn misses(outlook: &[i32; N_FACTS], ends: &[End], side: usize) -> String {
    let missed = (missed(outlook, ends, side) / ends.len() as f64).sqrt();
    format!("it misses {} points in the first {} of them by {missed:.2}", SIDES[side], ends.len())
}

/// The sum of the squares by which an outlook misses the ends of games.
fn missed(outlook: &[i32; N_FACTS], ends: &[End], side: usize) -> f64 {
    let told = |it: &End| it.0.iter().zip(outlook).map(|it| it.0 * it.1).sum::<i32>();
    ends.iter().map(|it| (it.1[side] - f64::from(told(it)) / 1000.0).powi(2)).sum()
}

/// How somebody so unsure fares at each level, in words.
fn unsure(weights: &Weights, noise: i32, n: u64) -> String {
    let mut text = format!("{noise}:");
    for game in ["easy", "medium", "hard"].map(level) {
        let points = played(TEST_SEEDS..TEST_SEEDS + n, |seeds| {
            let mut player = unsure_with(weights, noise);
            let points = |seed| {
                let end = kit::playout(&game, seed, &mut player).end;
                [Owner::Human, Owner::Automa].map(|it| i64::from(end.points(it)))
            };
            seeds.map(points).collect()
        });
        let sum: i64 = points.iter().map(|it| it[0]).sum();
        let n_won = points.iter().filter(|it| it[1] < it[0]).count();
        let share = |it: f64| it / n as f64;
        let (mean, won) = (share(sum as f64), 100.0 * share(n_won as f64));
        write!(text, " {mean:.1} points, {won:.1} % won;").expect("text can always grow");
    }
    format!("{} ({n} games each)", text.trim_end_matches(';'))
}

/// The tables as a file of the players' crate.
fn table(command: &str, weights: &Weights, outlook: &Outlook) -> String {
    let mut text = format!(
        "//! Made by `{command}`; what it said stands in `docs/training/brass.txt`.\n\n\
         use super::{{Outlook, Weights}};\n\n\
         /// What the trainer believes after its games.\n\
         #[rustfmt::skip]\n\
         pub const TUNED: Weights = Weights([\n"
    );
    let mut line = |line: std::fmt::Arguments<'_>| {
        text.write_fmt(line).expect("text can always grow");
    };
    for (weight, found) in Weight::ALL.iter().zip(weights.0) {
        line(format_args!("    {found}, // {}\n", weight.key()));
    }
    line(format_args!(
        "]);\n\n/// What the beginning of the rail era says of the end of the game.\n\
         #[rustfmt::skip]\n\
         pub const OUTLOOK: Outlook = Outlook([\n"
    ));
    for side in outlook.0 {
        line(format_args!("    [\n"));
        for (nth, found) in side.iter().enumerate() {
            line(format_args!("        {found}, // {}\n", fact_name(nth)));
        }
        line(format_args!("    ],\n"));
    }
    text + "]);\n"
}

#[cfg(test)]
mod tests {
    use players::brass::{OUTLOOK, TUNED};

    use super::*;

    const LOG: &str = include_str!("../../../docs/training/brass.txt");

    /// The number in the line of the log that begins like this, after these words.
    fn said(line: &str, before: &str) -> String {
        let line = LOG.lines().find(|it| it.starts_with(line)).expect("the log says so");
        let after = line.split(before).nth(1).expect("the line says so");
        after.chars().take_while(|it| it.is_ascii_digit() || *it == '.').collect()
    }

    #[test]
    fn what_ships_is_the_table_that_the_command_of_the_log_writes() {
        let shipped = include_str!("../../../crates/players/src/brass/tuned.rs");
        let command = LOG.lines().next().unwrap();
        assert_eq!(table(command, &TUNED, &OUTLOOK), shipped);
        let n_rounds = LOG.lines().filter(|it| it.starts_with("round ")).count();
        assert_eq!(command, format!("cargo xtask train brass --rounds {n_rounds} --seed 1"));
    }

    #[test]
    fn the_first_weights_and_the_last_reach_what_the_log_says() {
        let games = ["medium", "hard"].map(level);
        let guess: Vec<i32> = Weight::ALL.iter().map(|it| it.guess()).collect();
        let first = SEEDS + 1;
        let reached = format!("{:.2}", fitness(&games, &guess, first..first + N_GAMES));
        assert_eq!(reached, said("round 1:", "mean "));
        let reached = fitness(&games, &TUNED.0, TEST_SEEDS..TEST_SEEDS + 4 * N_GAMES);
        assert_eq!(format!("{reached:.2}"), said("400 games of no round", "before, "));
    }

    #[test]
    fn the_outlook_misses_by_what_the_log_says() {
        let first = SEEDS + 1 + N_ENDS * 4 / 5;
        let games = ["medium", "hard"].map(level);
        let ends = ends(&games, &TUNED, first..first + N_TOLD as u64);
        for side in [0, 1] {
            let said = misses(&OUTLOOK.0[side], &ends, side);
            assert!(LOG.lines().any(|it| it == said), "{said}");
        }
    }
}
