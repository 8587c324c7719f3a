//! Runs of real games: what depends on seeds, and what does not on threads.

use kit::Game;
use lab::{Run, RunError, Shard, Summary, simulate};
use london::London;
use patchwork::Patchwork;

fn run<G: Game>(game: &G, n_games: u64, n_threads: usize) -> Summary {
    let run = Run { game, player: "random", n_games, seed: 1, n_threads, shard: Shard::WHOLE };
    let mut summary = simulate(&run, &|_| {}).expect("the run can start");
    (summary.threads, summary.seconds, summary.games_per_second) = (0, 0.0, 0.0);
    summary
}

#[test]
fn any_number_of_threads_comes_to_the_same() {
    let game = Patchwork::new(&Default::default()).unwrap();
    let one = run(&game, 700, 1);
    assert_eq!(one, run(&game, 700, 2));
    assert_eq!(one, run(&game, 700, 13));
}

#[test]
fn with_several_people_the_human_is_the_best_placed_one() {
    let mut setup = <London as Game>::Setup::default();
    London::choose(&mut setup, "seats", "4").unwrap();
    let four = run(&London::new(&setup).unwrap(), 20, 2);
    assert_eq!(four.human_wins + four.automa_wins + four.draws, 20);
    assert!(four.human.mean.is_finite());
}

#[test]
fn progress_counts_every_game_once() {
    let game = Patchwork::new(&Default::default()).unwrap();
    let n = std::sync::atomic::AtomicU64::new(0);
    let run = Run {
        game: &game,
        player: "random",
        n_games: 1000,
        seed: 0,
        n_threads: 3,
        shard: "2/2".parse().unwrap(),
    };
    let summary = simulate(&run, &|it| {
        n.fetch_add(it, std::sync::atomic::Ordering::Relaxed);
    });
    assert_eq!(summary.unwrap().games, 500);
    assert_eq!(n.into_inner(), 500);
}

#[test]
fn a_summary_reads_as_it_is_written() {
    let game = Patchwork::new(&Default::default()).unwrap();
    let summary = run(&game, 10, 1);
    let text = serde_json::to_string(&summary).unwrap();
    let again: Summary = serde_json::from_str(&text).unwrap();
    assert_eq!((again.human, again.games), (summary.human, summary.games));
}

#[test]
fn nobody_plays_who_is_not_there() {
    let game = Patchwork::new(&Default::default()).unwrap();
    let run = Run {
        game: &game,
        player: "nobody",
        n_games: 1,
        seed: 0,
        n_threads: 1,
        shard: Shard::WHOLE,
    };
    let error = simulate(&run, &|_| {}).unwrap_err();
    assert!(matches!(error, RunError::Player { .. }), "{error}");
}
