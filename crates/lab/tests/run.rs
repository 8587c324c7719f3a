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
    let game = London::new(&Default::default()).unwrap();
    for seed in 0..20 {
        let run = Run {
            game: &game,
            player: "random",
            n_games: 7,
            seed,
            n_threads: 1,
            shard: "2/2".parse().unwrap(),
        };
        let summary = simulate(&run, &|_| {}).unwrap();
        let text = serde_json::to_string(&summary).unwrap();
        assert_eq!(serde_json::from_str::<Summary>(&text).unwrap(), summary);
    }
}

#[test]
fn a_part_of_a_run_names_its_own_first_seed() {
    let game = Patchwork::new(&Default::default()).unwrap();
    let part = |seed, n_games, shard: &str| {
        let shard = shard.parse().unwrap();
        let run = Run { game: &game, player: "random", n_games, seed, n_threads: 1, shard };
        simulate(&run, &|_| {}).unwrap()
    };
    let second = part(5, 12, "2/3");
    assert_eq!((second.seed, second.games), (9, 4));
    assert_eq!(part(9, 4, "1/1").automa, second.automa);
}

#[test]
fn there_are_never_more_threads_than_games() {
    let game = Patchwork::new(&Default::default()).unwrap();
    let shard = Shard::WHOLE;
    let run = Run { game: &game, player: "random", n_games: 3, seed: 0, n_threads: 64, shard };
    assert_eq!(simulate(&run, &|_| {}).unwrap().threads, 3);
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
