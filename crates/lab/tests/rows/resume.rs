//! Runs that were stopped, however that happened, go on to what one unbroken run writes.

use std::{
    fs,
    io::Write,
    path::Path,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

use kit::Game;
use lab::{Begun, Folder, FolderError, MergeError, Mismatch, ResumeError, Run, Summary, merge};
use patchwork::Patchwork;
use players::Skilled;

use super::{Temporary, play};

fn counters<G: Game>() -> Vec<String> {
    G::COUNTERS.iter().map(|&it| it.to_owned()).collect()
}

/// Plays on in a folder until at least so many games are over, as if somebody pressed
/// Ctrl-C then.
fn play_until<G: Skilled>(run: &Run<'_, G>, mut folder: Folder, n_games: u64) -> Summary {
    let (stop, n_played) = (AtomicBool::new(false), AtomicU64::new(folder.n_games()));
    let run = Run { stop: Some(&stop), ..run.clone() };
    let summary = lab::simulate(&run, Some(&mut folder), &|n| {
        if n_games <= n_played.fetch_add(n, Ordering::Relaxed) + n {
            stop.store(true, Ordering::Relaxed);
        }
    });
    let summary = summary.unwrap();
    if run.n_left(&summary) == 0 {
        folder.finish(&summary).unwrap();
    } else {
        let kept = folder.stop(&summary).unwrap();
        assert_eq!((kept.n_games, kept.next_seed), (summary.games, summary.seed + summary.games));
    }
    summary
}

fn begin<G: Skilled>(run: &Run<'_, G>, dir: &Path) -> Folder {
    Folder::begin(dir, &counters::<G>(), run.begun()).unwrap()
}

fn resume<G: Skilled>(run: &Run<'_, G>, dir: &Path) -> Folder {
    Folder::resume(dir, &counters::<G>(), &run.begun()).unwrap()
}

/// Both folders hold the same files, but for the time it took.
fn assert_same(one: &Path, other: &Path) {
    for file in ["games.csv", "games.parquet"] {
        let [one, other] = [one, other].map(|it| fs::read(it.join(file)).unwrap());
        assert!(one == other, "{file}");
    }
    let [one, other] = [one, other].map(|dir| {
        let names = fs::read_dir(dir).unwrap().map(|it| it.unwrap().file_name());
        assert_eq!(names.count(), 3, "{}", dir.display());
        let text = fs::read(dir.join("summary.json")).unwrap();
        let mut summary: Summary = serde_json::from_slice(&text).unwrap();
        (summary.seconds, summary.games_per_second, summary.threads) = (0.0, 0.0, 0);
        summary
    });
    assert_eq!(one, other);
}

/// More than one group of columns before it is stopped, and a part of a larger run.
#[test]
fn a_run_that_was_stopped_again_and_again_is_the_unbroken_one() {
    let temporary = Temporary::new("resume");
    let game = Patchwork::new(&Default::default()).unwrap();
    let shard = "2/2".parse().unwrap();
    let run = Run { n_games: 140_000, seed: 9, n_threads: 2, shard, ..Run::new(&game) };
    let one = Run { n_threads: 1, ..run.clone() };
    play(&run, temporary.dir("whole"));
    let dir = temporary.dir("stopped");
    let first = play_until(&one, begin(&one, &dir), 500);
    assert!((500..60_000).contains(&first.games), "{}", first.games);
    assert_eq!(first.provenance.seeds, [first.seed, first.seed + first.games - 1]);
    // What is there can be read by any program, and is no whole part.
    let columns = super::parquet::read(&fs::read(dir.join("games.parquet.part")).unwrap());
    assert_eq!(columns[0].cells.len() as u64, first.games);
    let error = merge(std::slice::from_ref(&dir), &temporary.dir("out"), &[]).unwrap_err();
    assert!(matches!(error, MergeError::Stopped(_)), "{error}");
    // What one thread played beyond a block that the other had to leave is not kept.
    let second = play_until(&run, resume(&run, &dir), 30_000);
    assert!((first.games..60_000).contains(&second.games), "{}", second.games);
    let third = play_until(&one, resume(&one, &dir), 66_000);
    assert!((66_000..70_000).contains(&third.games), "{}", third.games);
    play_until(&run, resume(&run, &dir), u64::MAX);
    assert_same(&temporary.dir("whole"), &dir);
}

/// Whatever a kill left: a line without an end, columns without one, files that had
/// their names already.
#[test]
fn a_run_that_was_killed_goes_on_after_its_last_whole_line() {
    let temporary = Temporary::new("killed");
    let game = Patchwork::new(&Default::default()).unwrap();
    let run = Run { n_games: 900, player: "random", n_threads: 1, ..Run::new(&game) };
    play(&run, temporary.dir("whole"));
    let text = fs::read_to_string(temporary.dir("whole/games.csv")).unwrap();
    let begun = |name: &str| {
        let dir = temporary.dir(name);
        drop(begin(&run, &dir));
        dir
    };
    for (nth, cut) in [0, 3, 60, 5000, text.len() - 1, text.len()].into_iter().enumerate() {
        let dir = begun(&format!("cut-{nth}"));
        fs::write(dir.join("games.csv.part"), &text[..cut]).unwrap();
        fs::write(dir.join("games.parquet.part"), b"PAR1 rubbish").unwrap();
        play_until(&run, resume(&run, &dir), u64::MAX);
        assert_same(&temporary.dir("whole"), &dir);
    }
    let dir = begun("named");
    fs::remove_file(dir.join("games.csv.part")).unwrap();
    fs::write(dir.join("games.csv"), &text).unwrap();
    fs::copy(temporary.dir("whole/games.parquet"), dir.join("games.parquet")).unwrap();
    play_until(&run, resume(&run, &dir), u64::MAX);
    assert_same(&temporary.dir("whole"), &dir);
    let dir = begun("nameless");
    fs::remove_file(dir.join("games.csv.part")).unwrap();
    fs::remove_file(dir.join("games.parquet.part")).unwrap();
    play_until(&run, resume(&run, &dir), u64::MAX);
    assert_same(&temporary.dir("whole"), &dir);
}

#[test]
fn another_run_does_not_go_on_there() {
    let temporary = Temporary::new("other");
    let game = Patchwork::new(&Default::default()).unwrap();
    let mut setup = <Patchwork as Game>::Setup::default();
    Patchwork::choose(&mut setup, "level", "V").unwrap();
    let harder = Patchwork::new(&setup).unwrap();
    let run = Run { n_games: 2000, seed: 4, ..Run::new(&game) };
    let dir = temporary.dir("out");
    play_until(&run, begin(&run, &dir), 300);
    let before = fs::read(dir.join("games.csv.part")).unwrap();
    let refused =
        |begun: &Begun| match Folder::resume(&dir, &counters::<Patchwork>(), begun).unwrap_err() {
            ResumeError::Other { mismatch, .. } => mismatch,
            error => panic!("{error}"),
        };
    let field = |begun: &Begun| match refused(begun) {
        Mismatch::Field { field, .. } => field,
        other => panic!("{other:?}"),
    };
    assert_eq!(field(&Run { seed: 5, ..run.clone() }.begun()), "seed");
    assert_eq!(field(&Run { n_games: 2001, ..run.clone() }.begun()), "games");
    assert_eq!(field(&Run { shard: "1/2".parse().unwrap(), ..run.clone() }.begun()), "shard");
    assert_eq!(field(&Run { game: &harder, ..run.clone() }.begun()), "setup");
    assert_eq!(field(&Run { player: "greedy", ..run.clone() }.begun()), "player");
    let mut newer = run.begun();
    newer.provenance.version = "9.9.9".to_owned();
    assert_eq!(field(&newer), "version");
    let mut trained = run.begun();
    trained.provenance.player.as_mut().unwrap().weights = "another".to_owned();
    assert!(matches!(refused(&trained), Mismatch::Player { .. }));
    assert_eq!(fs::read(dir.join("games.csv.part")).unwrap(), before, "nothing was changed");
    play_until(&run, resume(&run, &dir), u64::MAX);
}

#[test]
fn what_is_no_run_that_was_stopped_is_told() {
    let temporary = Temporary::new("none");
    let game = Patchwork::new(&Default::default()).unwrap();
    let run = Run { n_games: 2000, ..Run::new(&game) };
    let refused = |dir: &Path| {
        Folder::resume(dir, &counters::<Patchwork>(), &run.begun()).map(drop).unwrap_err()
    };
    let dir = temporary.dir("out");
    assert!(matches!(refused(&dir), ResumeError::None(_)));
    let folder = begin(&run, &dir);
    assert!(matches!(refused(&dir), ResumeError::Folder(FolderError::Busy(_))));
    play_until(&run, folder, 300);
    let file = dir.join("games.csv.part");
    let good = fs::read(&file).unwrap();
    let mut spoilt = good.clone();
    let third = good.iter().enumerate().filter(|it| *it.1 == b'\n').nth(2).unwrap().0;
    spoilt[third + 1] = 0xff;
    fs::write(&file, &spoilt).unwrap();
    assert!(matches!(refused(&dir), ResumeError::Row { line: 4, seed: 2, .. }));
    fs::write(&file, &good).unwrap();
    let begun = fs::read(dir.join("run.json")).unwrap();
    fs::File::create(dir.join("run.json")).unwrap().write_all(&begun[..40]).unwrap();
    assert!(matches!(refused(&dir), ResumeError::Begun { .. }));
    fs::write(dir.join("run.json"), &begun).unwrap();
    play_until(&run, resume(&run, &dir), u64::MAX);
    assert!(matches!(refused(&dir), ResumeError::Complete(_)));
}

#[test]
fn a_thinking_player_leaves_in_the_middle_of_a_game() {
    let game = Patchwork::new(&Default::default()).unwrap();
    for n_threads in [1, 3] {
        let stop = AtomicBool::new(false);
        let run = Run { n_games: 50, player: "greedy", n_threads, ..Run::new(&game) };
        let stopped = Run { stop: Some(&stop), ..run.clone() };
        let n_played = AtomicU64::new(0);
        let summary = lab::simulate(&stopped, None, &|n| {
            if 5 <= n_played.fetch_add(n, Ordering::Relaxed) + n {
                stop.store(true, Ordering::Relaxed);
            }
        });
        let summary = summary.unwrap();
        assert!(summary.games < 50 && run.n_left(&summary) == 50 - summary.games);
        // What is summed up are the first games, without a gap.
        let alone = Run { n_games: summary.games.max(1), ..run.clone() };
        let alone = lab::simulate(&alone, None, &|_| {}).unwrap();
        assert!(summary.games == 0 || summary.sums == alone.sums, "{n_threads} threads");
    }
}
