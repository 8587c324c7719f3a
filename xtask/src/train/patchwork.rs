//! Training of Patchwork's players: policy iteration by least squares.
//!
//! Play, note what every table looked like after the person's deed, fit the
//! points of the end to it, and play again by the new weights: first greedily,
//! many games; then looking ahead, for greedy games hardly ever see the special
//! tile being won.

use std::fmt::Write;

use kit::{Dice, Game, Pile, Player, Seat, playout};
use patchwork::{Action, END, Patchwork, Setup, State};
use players::{
    Budget,
    patchwork::{
        EMPTIES, N_AUTOMA, N_ECONOMY, N_KNOTS, N_PACKING, PLAN, Plan, Searcher, TIMES, Weights,
        automa, economy, knot, misjudging, packing,
    },
};

use super::{Log, SEEDS, TEST_SEEDS, Trained, Wish, fit::Fit};

/// What a stage of training plays.
struct Stage {
    name: &'static str,
    n_rounds: u32,
    n_games: u64,
    n_test_games: u64,
    /// 0 plays greedily.
    n_iterations: u32,
    /// How much the rounds before count.
    kept: f64,
    /// How much old weights count where games say little.
    ridge: f64,
}

const STAGES: [Stage; 2] = [
    Stage {
        name: "greedy",
        n_rounds: 10,
        n_games: 5000,
        n_test_games: 500,
        n_iterations: 0,
        kept: 0.4,
        ridge: 0.003,
    },
    Stage {
        name: "search",
        n_rounds: 8,
        n_games: 600,
        n_test_games: 100,
        n_iterations: 200,
        kept: 0.8,
        ridge: 0.05,
    },
];

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

/// Plays and fits; see the module.
pub(crate) fn train(wish: Wish, log: &mut Log) -> Trained {
    let games = TABLES.map(|(level, deck)| game(level, deck));
    let mut weights = by_hand();
    let mut seed = SEEDS + wish.seed;
    for stage in &STAGES {
        // The best of a stage is where it ends: rounds go up and down.
        let (mut best, mut fits) = ((f64::MIN, weights.clone()), Fits::new());
        for round in 0..=wish.n_rounds.unwrap_or(stage.n_rounds) {
            let test = test(stage, &weights);
            log.say(&format!("{} round {round}: {test:.2} points at level III", stage.name));
            if best.0 < test {
                best = (test, weights.clone());
            }
            if round == wish.n_rounds.unwrap_or(stage.n_rounds) {
                break;
            }
            fits.fade(stage.kept);
            let mut student = Student::new(stage, &weights);
            for nth in 0..stage.n_games {
                let game = &games[(nth % TABLES.len() as u64) as usize];
                let end = playout(game, seed, &mut student).end;
                seed += 1;
                fits.add(game, &student.tables, &end);
            }
            weights = fits.solve(&weights, stage.ridge);
        }
        weights = best.1;
    }
    Trained { path: "crates/players/src/patchwork/weights.rs", text: written(&weights, wish.seed) }
}

fn game(level: &str, deck: &str) -> Patchwork {
    let mut setup = Setup::default();
    Patchwork::choose(&mut setup, "level", level).expect("a level of the box");
    Patchwork::choose(&mut setup, "deck", deck).expect("a deck of the box");
    Patchwork::new(&setup).expect("the box is whole")
}

/// Where training starts: points as they are counted, a price for time, and a
/// dislike of walls.
fn by_hand() -> Weights {
    let economy = TIMES.map(|time| {
        let mut row = [0; N_ECONOMY];
        row[0] = 2200 * (i32::from(END) - time);
        (row[1], row[4], row[9], row[11]) = (1000, 1000, -2000, 7000);
        row
    });
    let mut row = [0; N_PACKING];
    for (at, weight) in row.iter_mut().enumerate() {
        *weight = match at {
            0 | 2 | 4 => 0,
            3 => 200,
            _ => -20 * at as i32,
        };
    }
    Weights { economy, packing: [row; N_KNOTS], automa: [83, 150, 250, 6000, 0] }
}

fn searcher(stage: &Stage, weights: &Weights) -> Option<Searcher> {
    // Only points are learnt, so only points are played for.
    let plan = Plan { victory: 0, ..PLAN };
    let n = stage.n_iterations;
    (n != 0).then(|| Searcher::new(weights, Budget::Iterations(n), plan))
}

/// The mean points at level III of games that no round plays.
fn test(stage: &Stage, weights: &Weights) -> f64 {
    let (game, mut searcher) = (game("III", "normal"), searcher(stage, weights));
    let mut greedy = misjudging(weights, 0);
    let seeds = TEST_SEEDS..TEST_SEEDS + stage.n_test_games;
    let points = seeds.map(|it| {
        let end = match &mut searcher {
            Some(player) => playout(&game, it, player).end,
            None => playout(&game, it, &mut *greedy).end,
        };
        game.score(&end, Patchwork::HUMAN)
    });
    f64::from(points.sum::<i32>()) / stage.n_test_games as f64
}

/// Plays, misjudges now and then, and notes the table after each deed.
struct Student {
    searcher: Option<Searcher>,
    greedy: Box<dyn Player<Patchwork>>,
    wavering: Box<dyn Player<Patchwork>>,
    dice: Dice,
    n_choices: u32,
    tables: Vec<(State, Option<i32>)>,
    promised: Option<i32>,
}

impl Student {
    fn new(stage: &Stage, weights: &Weights) -> Student {
        Student {
            searcher: searcher(stage, weights),
            greedy: misjudging(weights, 0),
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
        self.searcher.iter_mut().for_each(|it| it.begin(seed));
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
        let Some(searcher) = &mut self.searcher else {
            return self.greedy.choose(game, state, seat);
        };
        let chosen = searcher.choose(game, state, seat);
        self.promised = Some(searcher.promised());
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

/// The person's points and the automa's.
struct Fits {
    person: Fit,
    automa: Fit,
}

impl Fits {
    fn new() -> Fits {
        Fits { person: Fit::new(N_WEIGHTS), automa: Fit::new(N_AUTOMA) }
    }

    fn fade(&mut self, kept: f64) {
        self.person.fade(kept);
        self.automa.fade(kept);
    }

    fn add(&mut self, game: &Patchwork, tables: &[(State, Option<i32>)], end: &State) {
        let thousandths = |state, seat| 1000.0 * f64::from(game.score(state, seat));
        let ours = thousandths(end, Patchwork::HUMAN);
        let mut row = Vec::new();
        for (table, promised) in tables {
            row.clear();
            tell(&mut row, 0, &TIMES, table.human.time.into(), &economy(game, table));
            let is_free = table.tile == patchwork::Tile::Free;
            let told = packing(table.human.quilt.0, is_free);
            let n_empty = table.human.quilt.n_empty() as i32;
            tell(&mut row, N_KNOTS * N_ECONOMY, &EMPTIES, n_empty, &told);
            // A promise is not as chancy as the end, and the end is not as fond of itself.
            let target = promised.map_or(ours, |it| (ours + f64::from(it)) / 2.0);
            self.person.add(&row, target);
            let told = automa(game, table).into_iter().map(f64::from).enumerate();
            let its = thousandths(end, Patchwork::AUTOMA) - thousandths(table, Patchwork::AUTOMA);
            self.automa.add(&told.collect::<Vec<_>>(), its);
        }
    }

    fn solve(&self, old: &Weights, ridge: f64) -> Weights {
        let flat = [old.economy.as_flattened(), old.packing.as_flattened()].concat();
        let found = self.person.solve(&floats(&flat), ridge);
        let (economy, packing) = found.split_at(N_KNOTS * N_ECONOMY);
        let automa = self.automa.solve(&floats(&old.automa), ridge);
        let whole = |it: f64| it.round() as i32;
        Weights {
            economy: std::array::from_fn(|row| {
                std::array::from_fn(|it| whole(economy[row * N_ECONOMY + it]))
            }),
            packing: std::array::from_fn(|row| {
                std::array::from_fn(|it| whole(packing[row * N_PACKING + it]))
            }),
            automa: std::array::from_fn(|it| whole(automa[it])),
        }
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

/// The weights as the file that ships.
fn written(weights: &Weights, seed: u64) -> String {
    let mut text = format!(
        "//! Written by `cargo xtask train patchwork --seed {seed}`; see `docs/training`.\n\n\
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
    writeln!(text, "    automa: {:?},\n}};", weights.automa).expect("text can always grow");
    text
}
