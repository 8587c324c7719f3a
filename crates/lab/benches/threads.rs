//! What a second thread adds, beside what it adds to a loop that touches no
//! memory, in the same minute: on a busy machine neither reaches two.

#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]

use std::{hint::black_box, thread, time::Instant};

use brass::Brass;
use lab::{Run, simulate};
use london::London;
use patchwork::Patchwork;
use players::Skilled;

/// How often everything is measured; the middle one counts.
const ROUNDS: usize = 7;

fn main() {
    println!("efficiency of a second thread: the game's, the loop's, the game's of the loop's");
    measure::<Brass>(6_000);
    measure::<London>(6_000);
    measure::<Patchwork>(50_000);
}

fn measure<G: Skilled>(n_games: u64) {
    let game = G::new(&G::Setup::default()).expect("the usual game can be played");
    let play = |n_threads: usize| {
        let n_games = n_games * n_threads as u64;
        let run = Run { n_games, n_threads, seed: 1, ..Run::new(&game) };
        simulate(&run, None, &|_| {}).expect("a run that can start").games_per_second
    };
    play(1);
    let mut rounds: Vec<[f64; 3]> = (0..ROUNDS)
        .map(|_| {
            let own = play(2) / (2.0 * play(1));
            let idle = spin(2) / (2.0 * spin(1));
            [own, idle, own / idle]
        })
        .collect();
    rounds.sort_by(|a, b| a[2].total_cmp(&b[2]));
    let [own, idle, share] = rounds[ROUNDS / 2];
    println!("{:<10} {own:.2} {idle:.2} {share:.2}", G::ID);
}

/// Turns of a loop in registers a second, on so many threads.
fn spin(n_threads: usize) -> f64 {
    const TURNS: u64 = 150_000_000;
    let started = Instant::now();
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                let mut number = black_box(88_172_645_463_325_252_u64);
                for _ in 0..TURNS {
                    number ^= number << 13;
                    number ^= number >> 7;
                    number ^= number << 17;
                }
                black_box(number)
            });
        }
    });
    (TURNS * n_threads as u64) as f64 / started.elapsed().as_secs_f64()
}
