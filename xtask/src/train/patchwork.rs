//! Training of Patchwork's players: policy iteration by least squares.
//!
//! Play, note what every table looked like after the person's deed, fit the
//! points of the end to it, and play again by the new weights: first games of
//! players who look at one deed, for they are quick, then of players who look
//! ahead, for greedy games hardly ever see the special tile being won. Rounds go
//! up and down; what ships is the round, or the mean of the later ones, that did
//! best in games of no round.

mod start;
mod student;

use std::fmt::Write;

use kit::{Game, playout};
use patchwork::{END, Patchwork, Setup, State, Tile};
use players::patchwork::{
    EMPTIES, N_ECONOMY, N_KNOTS, N_OUTLOOK, N_PACKING, TIMES, Weights, economy, knot, outlook,
    packing,
};

use self::student::{Look, Noted, Student};
use super::{Log, SEEDS, TEST_SEEDS, Trained, Wish, fit::Fit};

/// Rounds of those who look ahead, unless somebody asks for more or fewer.
const N_ROUNDS: u32 = 4;

/// What is played by players of one kind.
struct Kind {
    look: Look,
    /// Rounds for each that is asked for.
    n_rounds: u32,
    n_games: u64,
    n_test_games: u64,
    /// How much the rounds before count.
    kept: f64,
    /// How much old weights count where games say little.
    ridge: f64,
}

/// Who hardly looks ahead is quick; who does comes to tables that others never see.
const KINDS: [Kind; 2] = [
    Kind {
        look: Look::Greedy,
        n_rounds: 4,
        n_games: 6000,
        n_test_games: 500,
        kept: 0.8,
        ridge: 0.001,
    },
    // Few games say little about six hundred weights: a round of 800 with a third of this
    // ridge for each spoilt good ones by two points.
    Kind {
        look: Look::Search(100),
        n_rounds: 2,
        n_games: 5000,
        n_test_games: 200,
        kept: 0.7,
        ridge: 0.05,
    },
];

/// How much the end of a game counts against what was promised on the way: a
/// promise is not as chancy as the end, and the end is not as fond of itself.
const END_COUNTS: f64 = 0.8;

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

/// A run so small that a test repeats it: the log says what came of it, so a trainer,
/// a player or a game that has changed since the last training is found out.
const SMALL: [Kind; 2] = [
    Kind { look: Look::Greedy, n_rounds: 1, n_games: 40, n_test_games: 4, kept: 0.6, ridge: 0.1 },
    Kind {
        look: Look::Search(20),
        n_rounds: 1,
        n_games: 8,
        n_test_games: 2,
        kept: 0.6,
        ridge: 0.1,
    },
];

/// Plays and fits; see the module.
pub(crate) fn train(wish: Wish, log: &mut Log) -> Trained {
    let n_rounds = wish.n_rounds.unwrap_or(N_ROUNDS);
    let found = rounds(&KINDS, n_rounds, wish.seed, &mut |line| log.say(line));
    let command = format!("cargo xtask train patchwork --rounds {n_rounds} --seed {}", wish.seed);
    let text = written(&found, &command);
    log.say(&format!("what ships: {:016x}", checksum(&text)));
    log.say(&format!("a small run: {:016x}", checksum(&small_run())));
    Trained { path: "crates/players/src/patchwork/weights.rs", text }
}

/// What a small run finds and says.
fn small_run() -> String {
    let mut said = String::new();
    let found = rounds(&SMALL, 1, 0, &mut |line| said += line);
    said + &written(&found, "")
}

/// Enough to tell two texts apart (FNV-1a).
fn checksum(text: &str) -> u64 {
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// The best weights among those of all rounds and the mean of the later half of
/// them, first of players who do not look ahead, then of players who do.
fn rounds(kinds: &[Kind], n_rounds: u32, seed: u64, say: &mut dyn FnMut(&str)) -> Weights {
    let games = TABLES.map(|(level, deck)| game(level, deck));
    let (mut seed, mut found) = (SEEDS + seed, start::by_hand());
    for kind in kinds {
        let mut fitted = Fitted { points: Fit::new(N_POINTS), outlook: Fit::new(N_ITS) };
        let mut best = (test(kind, "start", &found, say), found.clone());
        let mut all = vec![found];
        for round in 1..=n_rounds * kind.n_rounds {
            fitted.fade(kind.kept);
            let weights = &all[all.len() - 1];
            for (game, tables, end) in play(&games, weights, kind, seed) {
                fitted.add(&games[game], &tables, &end);
            }
            seed += kind.n_games;
            let weights = fitted.solved(weights, kind.ridge);
            let reached = test(kind, &format!("round {round}"), &weights, say);
            if best.0 < reached {
                best = (reached, weights.clone());
            }
            all.push(weights);
        }
        let mean = mean(&all[all.len() / 2..]);
        let reached = test(kind, "the mean of the later half", &mean, say);
        found = if best.0 < reached { mean } else { best.1 };
    }
    found
}

fn mean(all: &[Weights]) -> Weights {
    let n = all.len() as i32;
    Weights {
        economy: mean_rows(n, all.iter().map(|it| &it.economy)),
        packing: mean_rows(n, all.iter().map(|it| &it.packing)),
        outlook: mean_rows(n, all.iter().map(|it| &it.outlook)),
    }
}

fn mean_rows<'a, const N: usize>(
    n: i32,
    all: impl Iterator<Item = &'a [[i32; N]; N_KNOTS]>,
) -> [[i32; N]; N_KNOTS] {
    let mut sums = [[0; N]; N_KNOTS];
    for one in all {
        let places = sums.as_flattened_mut().iter_mut().zip(one.as_flattened());
        places.for_each(|(sum, it)| *sum += it);
    }
    sums.map(|row| row.map(|it| it / n))
}

/// Games in the order of their seeds: which table, what it looked like, and the end.
fn play(
    games: &[Patchwork],
    weights: &Weights,
    kind: &Kind,
    seed: u64,
) -> Vec<(usize, Vec<Noted>, State)> {
    let n_games = kind.n_games;
    let part = |nth: u64| {
        let mut student = Student::new(weights, kind.look);
        let (from, to) = (nth * n_games / N_THREADS, (nth + 1) * n_games / N_THREADS);
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

/// What games that no round plays come to, in points of both levels together.
fn test(kind: &Kind, name: &str, weights: &Weights, say: &mut dyn FnMut(&str)) -> i32 {
    let (mut player, mut sum) = (kind.look.player(weights), 0);
    let reached = ["III", "V"].map(|level| {
        let game = game(level, "normal");
        let (mut points, mut n_won) = (0, 0);
        for seed in TEST_SEEDS..TEST_SEEDS + kind.n_test_games {
            let end = playout(&game, seed, &mut *player).end;
            points += game.score(&end, Patchwork::HUMAN);
            n_won += i32::from(kit::ranking(&game, &end)[0] == (Patchwork::HUMAN, false));
        }
        sum += points;
        let share = |it: i32| f64::from(it) / kind.n_test_games as f64;
        format!("{:.1} points, {:.0} % won at {level}", share(points), 100.0 * share(n_won))
    });
    say(&format!("{}, {name}: {}", kind.look, reached.join("; ")));
    sum
}

fn game(level: &str, deck: &str) -> Patchwork {
    let mut setup = Setup::default();
    Patchwork::choose(&mut setup, "level", level).expect("a level of the box");
    Patchwork::choose(&mut setup, "deck", deck).expect("a deck of the box");
    Patchwork::new(&setup).expect("the box is whole")
}

const N_POINTS: usize = N_KNOTS * (N_ECONOMY + N_PACKING);
const N_ITS: usize = N_KNOTS * N_OUTLOOK;

/// What games so far say about the person's points and about the automa's.
struct Fitted {
    points: Fit,
    outlook: Fit,
}

impl Fitted {
    fn fade(&mut self, kept: f64) {
        self.points.fade(kept);
        self.outlook.fade(kept);
    }

    /// Adds the tables of a game and what came of them.
    fn add(&mut self, game: &Patchwork, tables: &[Noted], end: &State) {
        let points = |state, seat| 1000.0 * f64::from(game.score(state, seat));
        let its = points(end, Patchwork::AUTOMA);
        let mut target = points(end, Patchwork::HUMAN);
        let mut row = Vec::new();
        for (table, promised) in tables.iter().rev() {
            if let Some(promised) = *promised {
                target = END_COUNTS * target + (1.0 - END_COUNTS) * f64::from(promised);
            }
            row.clear();
            tell(&mut row, 0, &TIMES, table.human.time.into(), &economy(game, table));
            let told = packing(table.human.quilt.0, table.tile == Tile::Free);
            let n_empty = table.human.quilt.n_empty() as i32;
            tell(&mut row, N_KNOTS * N_ECONOMY, &EMPTIES, n_empty, &told);
            self.points.add(&row, target);
            if table.automa.time < END {
                row.clear();
                tell(&mut row, 0, &TIMES, table.automa.time.into(), &outlook(game, table));
                self.outlook.add(&row, its - points(table, Patchwork::AUTOMA));
            }
        }
    }

    /// The new weights.
    fn solved(&self, old: &Weights, ridge: f64) -> Weights {
        let flat = [old.economy.as_flattened(), old.packing.as_flattened()].concat();
        let found = self.points.solve(&floats(&flat), ridge);
        let (economy, packing) = found.split_at(N_KNOTS * N_ECONOMY);
        let its = self.outlook.solve(&floats(old.outlook.as_flattened()), ridge);
        Weights { economy: rows(economy), packing: rows(packing), outlook: rows(&its) }
    }
}

fn floats(weights: &[i32]) -> Vec<f64> {
    weights.iter().map(|&it| it.into()).collect()
}

fn rows<const N: usize>(flat: &[f64]) -> [[i32; N]; N_KNOTS] {
    std::array::from_fn(|row| std::array::from_fn(|it| flat[row * N + it].round() as i32))
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
    rows("outlook", weights.outlook.iter().map(|it| &it[..]).collect());
    text + "};\n"
}

#[cfg(test)]
mod tests {
    use players::patchwork::WEIGHTS;

    use super::*;

    const SHIPPED: &str = include_str!("../../../crates/players/src/patchwork/weights.rs");
    const LOG: &str = include_str!("../../../docs/training/patchwork.txt");

    fn logged(name: &str) -> &str {
        let line = LOG.lines().find_map(|it| it.strip_prefix(name)?.strip_prefix(": "));
        line.expect("the log says it")
    }

    #[test]
    fn what_ships_is_what_the_logged_command_wrote() {
        let command = LOG.lines().next().expect("the log begins with its command");
        assert_eq!(written(&WEIGHTS, command), SHIPPED);
        assert_eq!(logged("what ships"), format!("{:016x}", checksum(SHIPPED)));
    }

    #[test]
    fn the_logged_command_would_write_it_again() {
        assert_eq!(logged("a small run"), format!("{:016x}", checksum(&small_run())));
    }
}
