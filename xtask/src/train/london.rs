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
    let start = Weights::GUESS.numbers().map(|it| it as i32);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The rounds of the command that `tuned.rs` names found nothing better.
    #[test]
    fn what_ships_is_where_training_starts() {
        assert_eq!(players::london::TUNED, Weights::GUESS);
    }
}
