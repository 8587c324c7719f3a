//! Runs of real games: what depends on seeds, and what does not on threads.

use kit::Game;
use lab::{Run, RunError, Summary, compare, simulate};
use london::London;
use patchwork::Patchwork;
use players::Skilled;

fn run<G: Skilled>(game: &G, n_games: u64, n_threads: usize) -> Summary {
    let run = Run { n_games, seed: 1, n_threads, ..Run::new(game) };
    let mut summary = simulate(&run, None, &|_| {}).expect("the run can start");
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
    let run = Run { n_threads: 3, shard: "2/2".parse().unwrap(), ..Run::new(&game) };
    let summary = simulate(&run, None, &|it| {
        n.fetch_add(it, std::sync::atomic::Ordering::Relaxed);
    });
    assert_eq!(summary.unwrap().games, 500);
    assert_eq!(n.into_inner(), 500);
}

#[test]
fn a_summary_reads_as_it_is_written() {
    let game = London::new(&Default::default()).unwrap();
    for seed in 0..20 {
        let run = Run { n_games: 7, seed, shard: "2/2".parse().unwrap(), ..Run::new(&game) };
        let summary = simulate(&run, None, &|_| {}).unwrap();
        let text = serde_json::to_string(&summary).unwrap();
        assert_eq!(serde_json::from_str::<Summary>(&text).unwrap(), summary);
    }
}

#[test]
fn a_part_of_a_run_names_its_own_first_seed() {
    let game = Patchwork::new(&Default::default()).unwrap();
    let part = |seed, n_games, shard: &str| {
        let run = Run { n_games, seed, shard: shard.parse().unwrap(), ..Run::new(&game) };
        simulate(&run, None, &|_| {}).unwrap()
    };
    let second = part(5, 12, "2/3");
    assert_eq!((second.seed, second.games, second.provenance.seeds), (9, 4, [9, 12]));
    assert_eq!(part(9, 4, "1/1").automa, second.automa);
}

#[test]
fn there_are_never_more_threads_than_games() {
    let game = Patchwork::new(&Default::default()).unwrap();
    let run = Run { n_games: 3, n_threads: 64, ..Run::new(&game) };
    assert_eq!(simulate(&run, None, &|_| {}).unwrap().threads, 3);
}

#[test]
fn nobody_plays_who_is_not_there() {
    let game = Patchwork::new(&Default::default()).unwrap();
    for player in ["nobody", "search:0", "search:-5", "search:0ms", ""] {
        let error = simulate(&Run { player, ..Run::new(&game) }, None, &|_| {}).unwrap_err();
        assert!(matches!(error, RunError::Player(_)), "{error}");
    }
}

#[test]
fn the_same_set_up_twice_does_not_differ() {
    let game = Patchwork::new(&Default::default()).unwrap();
    let run = Run { n_games: 60, n_threads: 2, ..Run::new(&game) };
    let same = compare(&run, &run, &|_| {}).unwrap();
    assert_eq!(same.a, same.b);
    assert_eq!((same.difference.margin.mean, same.difference.margin.ci95), (0.0, [0.0, 0.0]));
    // Sixty games without a difference do not prove that there is none.
    let [low, high] = same.difference.win_rate.ci95;
    assert!(low < 0.0 && 0.0 < high);
}

#[test]
fn two_sides_are_the_two_runs() {
    let game = |level| {
        let mut setup = <Patchwork as Game>::Setup::default();
        Patchwork::choose(&mut setup, "level", level).unwrap();
        Patchwork::new(&setup).unwrap()
    };
    let (first, fifth) = (game("I"), game("V"));
    let of = |game| Run { n_games: 300, seed: 4, n_threads: 2, ..Run::new(game) };
    let both = compare(&of(&first), &of(&fifth), &|_| {}).unwrap();
    for (side, game) in [(&both.a, &first), (&both.b, &fifth)] {
        let alone = simulate(&of(game), None, &|_| {}).unwrap();
        assert_eq!((side.human, side.automa), (alone.human, alone.automa));
        assert_eq!(side.counters, alone.counters);
    }
    let difference = both.b.automa.mean - both.a.automa.mean;
    assert!((both.difference.automa.mean - difference).abs() < 1e-9);
    assert_eq!(both.difference.counters.0.len(), Patchwork::COUNTERS.len());
}
