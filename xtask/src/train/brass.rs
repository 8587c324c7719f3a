//! Brass: the beliefs of the greedy player, who is also who plays the search's
//! games on, and the outlook of the rail era, where the search stops.

use std::{fmt::Write, ops::Range};

use brass::{Action, Brass, Era, Owner, Setup, State};
use kit::{Game, Player, Seat};
use players::brass::{
    N_FACTS, N_WEIGHTS, Weight, Weights, fact_name, facts, greedy_with, unsure_with,
};

use super::{Log, SEEDS, Trained, Wish, evolve::Evolution, fit::Fit};

/// The table that ships.
const PATH: &str = "crates/players/src/brass/tuned.rs";

/// Rounds, if nothing is said.
const N_ROUNDS: u32 = 60;

/// Games the outlook is fitted to; one in five is kept back to test it.
const N_FITTED: u64 = 6_000;

/// How much less a fact means that hardly ever changes.
const RIDGE: f64 = 0.000_5;

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
    let plan = Evolution::new(n_rounds, wish.seed);
    let found = plan.run(&start, &reach, log, |weights, seeds| fitness(&games, weights, seeds));
    let weights = Weights(found.try_into().expect("there are as many as at the start"));
    let ends = ends(&games, &weights, SEEDS + wish.seed);
    let outlook = [0, 1].map(|side| outlook(&ends, side, log));
    let command = format!("cargo xtask train brass --rounds {n_rounds} --seed {}", wish.seed);
    Trained { path: PATH, text: table(&command, &weights.0, &outlook) }
}

fn level(name: &str) -> Brass {
    let mut setup = Setup::default();
    Brass::choose(&mut setup, "level", name).expect("there is such a level");
    Brass::new(&setup).expect("the usual choices make a game")
}

/// The mean of the person's points, less half of Mautoma's.
fn fitness(games: &[Brass], weights: &[i32], seeds: Range<u64>) -> f64 {
    let weights = Weights(weights.try_into().expect("there are as many as at the start"));
    let mut player = greedy_with(&weights);
    let n = (seeds.end - seeds.start) as f64;
    let mut sum = 0.0;
    for seed in seeds {
        let game = &games[seed as usize % games.len()];
        let end = kit::playout(game, seed, &mut player).end;
        let points = |owner| f64::from(end.points(owner));
        sum += points(Owner::Human) - 0.5 * points(Owner::Automa);
    }
    sum / n
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
    fn begin(&mut self, seed: u64) {
        self.canal.begin(seed);
        self.rail.begin(seed);
        self.seen = None;
    }

    fn choose(&mut self, game: &Brass, state: &State, seat: Seat) -> Action {
        if state.era == Era::Canal {
            return self.canal.choose(game, state, seat);
        }
        self.seen.get_or_insert_with(|| facts(state));
        self.rail.choose(game, state, seat)
    }
}

fn ends(games: &[Brass], weights: &Weights, first: u64) -> Vec<End> {
    let end = |seed: u64| {
        let nth = seed as usize;
        let noise = NOISE[nth / games.len() % NOISE.len()];
        let (canal, rail) = (unsure_with(weights, noise), greedy_with(weights));
        let mut witness = Witness { canal, rail, seen: None };
        let end = kit::playout(&games[nth % games.len()], seed, &mut witness).end;
        let points = [Owner::Human, Owner::Automa].map(|it| f64::from(end.points(it)));
        (witness.seen.expect("every game has a rail era"), points)
    };
    (first..first + N_FITTED).map(end).collect()
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
    let mean = kept.iter().map(|it| it.1[side]).sum::<f64>() / kept.len() as f64;
    let told =
        |end: &End| -> f64 { end.0.iter().zip(&found).map(|it| f64::from(*it.0) * it.1).sum() };
    let spread: f64 = kept.iter().map(|it| (it.1[side] - mean).powi(2)).sum();
    let missed: f64 = kept.iter().map(|it| (it.1[side] - told(it)).powi(2)).sum();
    log.say(&format!(
        "outlook of {} points from {} games: it tells {:.1} % of the spread of {} others",
        ["the person's", "Mautoma's"][side],
        fitted.len(),
        100.0 * (1.0 - missed / spread),
        kept.len()
    ));
    std::array::from_fn(|at| (1000.0 * found[at]).round() as i32)
}

/// The tables as a file of the players' crate.
fn table(command: &str, weights: &[i32; N_WEIGHTS], outlook: &[[i32; N_FACTS]; 2]) -> String {
    let mut text = format!(
        "//! Made by `{command}`; what it said stands in `docs/training/brass.txt`.\n\n\
         use super::{{Outlook, Weights}};\n\n\
         /// What the trainer believes after its games.\n\
         #[rustfmt::skip]\n\
         pub(super) const TUNED: Weights = Weights([\n"
    );
    let mut line = |line: std::fmt::Arguments<'_>| {
        text.write_fmt(line).expect("text can always grow");
    };
    for (weight, found) in Weight::ALL.iter().zip(weights) {
        line(format_args!("    {found}, // {}\n", weight.key()));
    }
    line(format_args!(
        "]);\n\n/// What the beginning of the rail era says of the end of the game.\n\
         #[rustfmt::skip]\n\
         pub(super) const OUTLOOK: Outlook = Outlook([\n"
    ));
    for side in outlook {
        line(format_args!("    [\n"));
        for (nth, found) in side.iter().enumerate() {
            line(format_args!("        {found}, // {}\n", fact_name(nth)));
        }
        line(format_args!("    ],\n"));
    }
    text + "]);\n"
}
