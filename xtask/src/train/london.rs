//! Training of London's players: greedy plays AutoMartin on level III.

use kit::{Game, Seat};
use london::{London, Setup};
use players::london::{Londoner, N, Weights};

use super::{Log, Trained, Wish, evolve::Evolution};

/// Where the weights go.
const PATH: &str = "crates/players/src/london/tuned.rs";
/// Rounds, unless somebody says otherwise.
const N_ROUNDS: u32 = 40;
/// Games a candidate plays in a round.
const N_GAMES: u64 = 80;

/// Where evolution starts: the figures of the first experiments in whole numbers,
/// then moved by hand and by longer runs of the same kind.
const START: Weights = Weights {
    pound_early: 986,
    pound_late: 542,
    pound_over: 630,
    pound_borough: 0,
    spend_late: 27037,
    spend_early: -83,
    spend_borough: 0,
    loan: 7868,
    table: 1363,
    growth: 7341,
    token: 841,
    token_slope: 474,
    ready: 546,
    ready_loss: 550,
    run_cost: 10,
    hand_spare: 9354,
    later: 107,
    stack: 58,
    stacks_enough: 11575,
    stack_more: 123,
    in_hand: 348,
    single: 100,
    payment: -24,
    card: -323,
    pauper: 1989,
    activation_card: 969,
    over_limit: 64,
    deck: 943,
    deck_late: 943,
    unknown: -50,
    rather_board: 825,
    borough: 901,
    his_pound: 36,
    his_table: 196,
    board_card: 227,
    board_empty: 445,
    crucial: 381,
    best_prestige: -84,
    again: -82,
    free_hand: 4102,
    place: 1809,
    hospital: 286,
    prison: 1121,
    ongoing: 919,
    inflict: 837,
    runs: -79,
};

/// Evolves the weights of London's players.
pub(super) fn train(wish: Wish, log: &mut Log) -> Trained {
    let n_rounds = wish.n_rounds.unwrap_or(N_ROUNDS);
    let plan = Evolution {
        n_candidates: 16,
        n_best: 5,
        n_games: N_GAMES,
        ..Evolution::new(n_rounds, wish.seed)
    };
    let mut setup = Setup::default();
    London::choose(&mut setup, "level", "III").expect("there is a level III");
    let game = London::new(&setup).expect("the box is whole");
    let start = START.numbers().map(|it| it as i32);
    let steps = start.map(|it| (it.abs() / 8).max(40));
    let found = plan.run(&start, &steps, log, |numbers, seeds| {
        let n = (seeds.end - seeds.start) as f64;
        let mut player = Londoner::new(weights(numbers), 0, None);
        let leads = seeds.map(|seed| {
            let end = kit::playout(&game, seed, &mut player).end;
            f64::from(game.score(&end, Seat(0)) - game.score(&end, Seat(1)))
        });
        // A game won counts besides its points, the clearer the better.
        leads.map(|it| it + 10.0 * (it / 20.0).tanh()).sum::<f64>() / n
    });
    Trained { path: PATH, text: file(&weights(&found), n_rounds, wish.seed) }
}

fn weights(numbers: &[i32]) -> Weights {
    let mut all = [0; N];
    for (to, &from) in all.iter_mut().zip(numbers) {
        *to = from.into();
    }
    Weights::from_numbers(all)
}

fn file(weights: &Weights, n_rounds: u32, seed: u64) -> String {
    let lines = Weights::NAMES.iter().zip(weights.numbers());
    let lines: String = lines.map(|(name, number)| format!("    {name}: {number},\n")).collect();
    format!(
        "//! The weights that ship: what `cargo xtask train london --rounds {n_rounds} --seed {seed}`\n\
         //! wrote; its log is `docs/training/london.txt`.\n\n\
         use super::Weights;\n\n\
         /// The weights that ship.\n\
         pub const TUNED: Weights = Weights {{\n{lines}}};\n"
    )
}
