//! Training of Patchwork's players: policy iteration by least squares.
//!
//! Play, note what every table looked like after the person's deed, fit the
//! points of the end to it, and play again by the new weights. Greedy games hardly
//! ever see the special tile being won, so who looks ahead learns from games of
//! players who do.

mod start;

use std::fmt::Write;

use kit::{Dice, Game, Pile, Player, Seat, playout};
use patchwork::{Action, END, Patchwork, Setup, State};
use players::{
    Budget,
    patchwork::{
        EMPTIES, N_ECONOMY, N_KNOTS, N_PACKING, PLAN, Searcher, TIMES, Weights, economy, knot,
        misjudging, packing,
    },
};

use super::{Log, SEEDS, TEST_SEEDS, Trained, Wish, fit::Fit};

/// Rounds, unless somebody asks for more or fewer.
const N_ROUNDS: u32 = 8;
/// Games a round, and games that results are compared on.
const N_GAMES: u64 = 600;
const N_TEST_GAMES: u64 = 40;
/// How long players look ahead.
const N_ITERATIONS: u32 = 300;
/// How much the rounds before count.
const KEPT: f64 = 0.9;
/// How much old weights count where games say little. Few games say much about
/// six hundred weights: with a hundredth of this, 2,500 games spoil good ones.
const RIDGE: f64 = 0.3;

/// Who plays does not change what is played: games go by their seeds.
const N_THREADS: u64 = 2;

/// The levels and decks that games of training go through.
const TABLES: [(&str, &str); 8] = [
    ("III", "normal"),
    ("V", "normal"),
    ("III", "tactical"),
    ("II", "normal"),
    ("III", "normal"),
    ("IV", "normal"),
    ("V", "tactical"),
    ("I", "normal"),
];

/// Three deeds in ten are misjudged by so much, so that other tables are seen.
const MISJUDGED: i32 = 1500;
const N_IN_TEN: usize = 3;

const N_WEIGHTS: usize = N_KNOTS * (N_ECONOMY + N_PACKING);

/// Plays and fits; see the module. What comes of it is the mean of the second half
/// of the rounds, for rounds go up and down, if it is better than the start.
pub(crate) fn train(wish: Wish, log: &mut Log) -> Trained {
    let games = TABLES.map(|(level, deck)| game(level, deck));
    let n_rounds = wish.n_rounds.unwrap_or(N_ROUNDS);
    let (start, mut seed) = (start::found_before(), SEEDS + wish.seed);
    let (mut fit, mut last, mut weights) = (Fit::new(N_WEIGHTS), Vec::new(), start.clone());
    let (reached, at_start) = test(&start);
    log.say(&format!("start: {reached}"));
    for round in 0..n_rounds {
        fit.fade(KEPT);
        for (game, tables, end) in play(&games, &weights, seed) {
            add(&mut fit, &games[game], &tables, &end);
        }
        seed += N_GAMES;
        weights = solved(&fit, &weights, RIDGE);
        log.say(&format!("round {}: {}", round + 1, test(&weights).0));
        if n_rounds / 2 <= round {
            last.push(weights.clone());
        }
    }
    let mut found = start;
    if !last.is_empty() {
        let mean = mean(&last);
        let (reached, in_the_end) = test(&mean);
        log.say(&format!("the mean of the last {}: {reached}", last.len()));
        if at_start < in_the_end {
            found = mean;
        }
    }
    let command = format!("cargo xtask train patchwork --rounds {n_rounds} --seed {}", wish.seed);
    Trained { path: "crates/players/src/patchwork/weights.rs", text: written(&found, &command) }
}

/// Games in the order of their seeds: which table, what it looked like, and the end.
fn play(games: &[Patchwork], weights: &Weights, seed: u64) -> Vec<(usize, Vec<Noted>, State)> {
    let part = |nth: u64| {
        let mut student = Student::new(weights);
        let (from, to) = (nth * N_GAMES / N_THREADS, (nth + 1) * N_GAMES / N_THREADS);
        let played = (from..to).map(|nth| {
            let game = (nth % games.len() as u64) as usize;
            let end = playout(&games[game], seed + nth, &mut student).end;
            (game, std::mem::take(&mut student.tables), end)
        });
        played.collect::<Vec<_>>()
    };
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..N_THREADS).map(|it| scope.spawn(move || part(it))).collect();
        parts.into_iter().flat_map(|it| it.join().expect("games end")).collect()
    })
}

/// What games that no round plays come to, in words and in points at two levels.
fn test(weights: &Weights) -> (String, i32) {
    let (mut player, mut sum) = (searcher(weights), 0);
    let reached = ["III", "V"].map(|level| {
        let game = game(level, "normal");
        let (mut points, mut n_won) = (0, 0);
        for seed in TEST_SEEDS..TEST_SEEDS + N_TEST_GAMES {
            let end = playout(&game, seed, &mut player).end;
            points += game.score(&end, Patchwork::HUMAN);
            n_won += i32::from(kit::ranking(&game, &end)[0] == (Patchwork::HUMAN, false));
        }
        sum += points;
        let share = |it: i32| f64::from(it) / N_TEST_GAMES as f64;
        format!("{:.1} points, {:.0} % won at {level}", share(points), 100.0 * share(n_won))
    });
    (reached.join("; "), sum)
}

fn searcher(weights: &Weights) -> Searcher {
    Searcher::new(weights, Budget::Iterations(N_ITERATIONS), PLAN)
}

/// The table after a deed, and what the deed promised.
type Noted = (State, Option<i32>);

fn mean(all: &[Weights]) -> Weights {
    let of = |it: &dyn Fn(&Weights) -> i32| all.iter().map(it).sum::<i32>() / all.len() as i32;
    Weights {
        economy: std::array::from_fn(|row| std::array::from_fn(|at| of(&|it| it.economy[row][at]))),
        packing: std::array::from_fn(|row| std::array::from_fn(|at| of(&|it| it.packing[row][at]))),
    }
}

fn game(level: &str, deck: &str) -> Patchwork {
    let mut setup = Setup::default();
    Patchwork::choose(&mut setup, "level", level).expect("a level of the box");
    Patchwork::choose(&mut setup, "deck", deck).expect("a deck of the box");
    Patchwork::new(&setup).expect("the box is whole")
}

/// Plays, misjudges now and then, and notes the table after each deed.
struct Student {
    searcher: Searcher,
    wavering: Box<dyn Player<Patchwork>>,
    dice: Dice,
    n_choices: u32,
    tables: Vec<Noted>,
    promised: Option<i32>,
}

impl Student {
    fn new(weights: &Weights) -> Student {
        Student {
            searcher: searcher(weights),
            wavering: misjudging(weights, MISJUDGED),
            dice: Dice::new(0),
            n_choices: 0,
            tables: Vec::new(),
            promised: None,
        }
    }
}

impl Player<Patchwork> for Student {
    fn begin(&mut self, seed: u64) {
        self.searcher.begin(seed);
        self.wavering.begin(seed);
        (self.dice, self.n_choices) = (Dice::new(seed), 0);
        self.tables.clear();
    }

    fn choose(&mut self, game: &Patchwork, state: &State, seat: Seat) -> Action {
        self.n_choices += 1;
        let is_sure = N_IN_TEN <= self.dice.roll(Pile(u8::MAX - 2), self.n_choices, 10);
        self.promised = None;
        if !is_sure {
            return self.wavering.choose(game, state, seat);
        }
        let chosen = self.searcher.choose(game, state, seat);
        self.promised = Some(self.searcher.promised());
        chosen
    }

    fn notice(&mut self, game: &Patchwork, before: &State, action: Action) {
        let is_deed = matches!(action, Action::Advance | Action::Buy(_) | Action::PlaceLeather(_));
        let mut after = *before;
        game.apply(&mut after, action);
        if is_deed && after.human.leather_to_place == 0 && after.human.time < END {
            self.tables.push((after, self.promised));
        }
    }
}

/// Adds the tables of a game and what came of them.
fn add(fit: &mut Fit, game: &Patchwork, tables: &[Noted], end: &State) {
    let points = 1000.0 * f64::from(game.score(end, Patchwork::HUMAN));
    let mut row = Vec::new();
    for (table, promised) in tables {
        row.clear();
        tell(&mut row, 0, &TIMES, table.human.time.into(), &economy(game, table));
        let told = packing(table.human.quilt.0, table.tile == patchwork::Tile::Free);
        let n_empty = table.human.quilt.n_empty() as i32;
        tell(&mut row, N_KNOTS * N_ECONOMY, &EMPTIES, n_empty, &told);
        // A promise is not as chancy as the end, and the end is not as fond of itself.
        fit.add(&row, promised.map_or(points, |it| (points + f64::from(it)) / 2.0));
    }
}

/// The new weights.
fn solved(fit: &Fit, old: &Weights, ridge: f64) -> Weights {
    let flat = [old.economy.as_flattened(), old.packing.as_flattened()].concat();
    let found = fit.solve(&floats(&flat), ridge);
    let (economy, packing) = found.split_at(N_KNOTS * N_ECONOMY);
    let whole = |it: f64| it.round() as i32;
    Weights {
        economy: std::array::from_fn(|row| {
            std::array::from_fn(|it| whole(economy[row * N_ECONOMY + it]))
        }),
        packing: std::array::from_fn(|row| {
            std::array::from_fn(|it| whole(packing[row * N_PACKING + it]))
        }),
    }
}

fn floats(weights: &[i32]) -> Vec<f64> {
    weights.iter().map(|&it| it.into()).collect()
}

/// Adds what is told to a row: in parts to the knot below and to the one above.
fn tell(row: &mut Vec<(usize, f64)>, first: usize, knots: &[i32; N_KNOTS], at: i32, told: &[i32]) {
    let ((below, part), n) = (knot(knots, at), told.len());
    let part = f64::from(part) / f64::from(knots[below + 1] - knots[below]);
    for (knot, share) in [(below, 1.0 - part), (below + 1, part)] {
        let told = told.iter().enumerate().filter(|it| *it.1 != 0 && share != 0.0);
        row.extend(told.map(|(nth, &it)| (first + knot * n + nth, share * f64::from(it))));
    }
}

/// The file that ships.
fn written(weights: &Weights, command: &str) -> String {
    let mut text = format!(
        "//! Written by `{command}`; see `docs/training`.\n\n\
         use super::value::Weights;\n\n\
         /// What training found.\n#[rustfmt::skip]\n\
         pub static WEIGHTS: Weights = Weights {{\n"
    );
    let mut rows = |name: &str, rows: Vec<&[i32]>| {
        writeln!(text, "    {name}: [").expect("text can always grow");
        for row in rows {
            writeln!(text, "        {row:?},").expect("text can always grow");
        }
        text += "    ],\n";
    };
    rows("economy", weights.economy.iter().map(|it| &it[..]).collect());
    rows("packing", weights.packing.iter().map(|it| &it[..]).collect());
    text + "};\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file names a command without rounds: it writes what training starts with.
    #[test]
    fn what_ships_is_what_its_command_writes() {
        let shipped = include_str!("../../../crates/players/src/patchwork/weights.rs");
        let command = "cargo xtask train patchwork --rounds 0 --seed 0";
        assert_eq!(written(&start::found_before(), command), shipped);
    }
}
