//! Rows on the disk: text and columns say the same, parts are the whole.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

#[path = "rows/parquet.rs"]
mod parquet;

use std::{fs, path::PathBuf};

use kit::Game;
use lab::{Folder, FolderError, MergeError, Run, Summary, merge, simulate};
use london::London;
use patchwork::Patchwork;
use players::Skilled;

/// A folder for one test, gone at its end.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Temporary {
        let dir =
            std::env::temp_dir().join(format!("automatable-rows-{}-{name}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        Temporary(dir)
    }

    fn dir(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn play<G: Skilled>(run: &Run<'_, G>, dir: PathBuf) -> Summary {
    let counters: Vec<String> = G::COUNTERS.iter().map(|&it| it.to_owned()).collect();
    let mut folder = Folder::create(&dir, &counters).unwrap();
    let summary = simulate(run, Some(&mut folder), &|_| {}).unwrap();
    folder.finish(&summary).unwrap();
    summary
}

#[test]
fn columns_say_what_the_text_says() {
    let temporary = Temporary::new("columns");
    let game = London::new(&Default::default()).unwrap();
    let run = Run { n_games: 300, seed: 5, n_threads: 3, ..Run::new(&game) };
    let summary = play(&run, temporary.dir("out"));
    let text = fs::read_to_string(temporary.dir("out/games.csv")).unwrap();
    let columns = parquet::read(&fs::read(temporary.dir("out/games.parquet")).unwrap());
    let mut lines = text.lines().map(|it| it.split(',').collect::<Vec<_>>());
    let head = lines.next().unwrap();
    assert_eq!(head, columns.iter().map(|it| it.name.as_str()).collect::<Vec<_>>());
    let rows: Vec<Vec<&str>> = lines.collect();
    assert_eq!(rows.len(), 300);
    for (nth, column) in columns.iter().enumerate() {
        let cells: Vec<&str> = rows.iter().map(|it| it[nth]).collect();
        assert_eq!(column.cells, cells, "{}", column.name);
    }
    let seeds: Vec<String> = (5..305).map(|it: u64| it.to_string()).collect();
    assert_eq!(columns[0].cells, seeds);
    let wins = columns[3].cells.iter().filter(|it| *it == "human").count();
    assert_eq!(wins as u64, summary.human_wins);
}

#[test]
fn rows_do_not_depend_on_the_threads() {
    let temporary = Temporary::new("threads");
    let game = Patchwork::new(&Default::default()).unwrap();
    for n_threads in [1, 5] {
        let run = Run { n_games: 2000, n_threads, ..Run::new(&game) };
        play(&run, temporary.dir(&n_threads.to_string()));
    }
    for file in ["games.csv", "games.parquet"] {
        let of = |n: &str| fs::read(temporary.dir(n).join(file)).unwrap();
        assert!(of("1") == of("5"), "{file}");
    }
}

/// More than one group of columns, and parts that end within a group.
#[test]
fn four_parts_are_the_whole() {
    let temporary = Temporary::new("parts");
    let game = Patchwork::new(&Default::default()).unwrap();
    let run = Run { n_games: 70_001, seed: 3, n_threads: 2, ..Run::new(&game) };
    let mut whole = play(&run, temporary.dir("whole"));
    let parts = ["1/4", "2/4", "3/4", "4/4"].map(|shard| {
        let dir = temporary.dir(&format!("part-{}", &shard[..1]));
        play(&Run { shard: shard.parse().unwrap(), ..run.clone() }, dir.clone());
        dir
    });
    let mut merged = merge(&parts, &temporary.dir("merged"), &[]).unwrap();
    for it in [&mut whole, &mut merged] {
        (it.seconds, it.games_per_second, it.threads) = (0.0, 0.0, 0);
    }
    assert_eq!(merged.provenance.seeds, whole.provenance.seeds);
    assert_eq!(merged, whole);
    for file in ["games.csv", "games.parquet"] {
        let of = |dir: &str| fs::read(temporary.dir(dir).join(file)).unwrap();
        assert!(of("whole") == of("merged"), "{file}");
    }
}

#[test]
fn what_is_no_run_in_order_is_not_put_together() {
    let temporary = Temporary::new("foreign");
    let game = Patchwork::new(&Default::default()).unwrap();
    let make = |name: &str, seed, n_games, shard: &str| {
        let shard = shard.parse().unwrap();
        play(&Run { n_games, seed, shard, ..Run::new(&game) }, temporary.dir(name));
    };
    make("a", 1, 30, "1/3");
    make("b", 1, 30, "2/3");
    make("c", 1, 30, "3/3");
    make("half", 1, 30, "2/2");
    make("later", 5, 30, "2/3");
    make("longer", 1, 60, "2/3");
    make("whole", 1, 30, "1/1");
    let merged = |dirs: &[&str]| {
        let dirs: Vec<PathBuf> = dirs.iter().map(|it| temporary.dir(it)).collect();
        merge(&dirs, &temporary.dir("out"), &[]).unwrap_err()
    };
    assert!(matches!(merged(&["b", "a", "c"]), MergeError::Unordered { .. }));
    assert!(matches!(merged(&["a", "c"]), MergeError::Missing { expected } if expected == "2/3"));
    assert!(
        matches!(merged(&["a", "b", "b", "c"]), MergeError::Doubled { shard, .. } if shard == "2/3")
    );
    for (dirs, differs) in [
        (["a", "half", "c"], "shards"),
        (["a", "later", "c"], "seeds"),
        (["a", "longer", "c"], "seeds"),
    ] {
        let error = merged(&dirs);
        assert!(matches!(error, MergeError::Foreign { field, .. } if field == differs), "{error}");
    }
    assert!(matches!(merged(&["whole"]), MergeError::Whole(_)));
    assert!(matches!(merged(&["a", "nowhere", "c"]), MergeError::Read { .. }));
    assert!(!temporary.dir("out").exists());
}

#[test]
fn spoilt_parts_are_refused_by_name() {
    let temporary = Temporary::new("spoilt");
    let game = Patchwork::new(&Default::default()).unwrap();
    let dirs = ["1/2", "2/2"].map(|shard| {
        let dir = temporary.dir(&shard[..1]);
        play(&Run { n_games: 20, shard: shard.parse().unwrap(), ..Run::new(&game) }, dir.clone());
        dir
    });
    let spoil = |file: &str, from: &str, to: &str| {
        let path = dirs[1].join(file);
        let good = fs::read_to_string(&path).unwrap();
        assert!(good.contains(from), "{from}: {good}");
        fs::write(&path, good.replacen(from, to, 1)).unwrap();
        let error = merge(&dirs, &temporary.dir("out"), &[]).unwrap_err();
        fs::write(&path, good).unwrap();
        error
    };
    for (from, to, differs) in [
        ("\"version\": \"0.", "\"version\": \"9.", "version"),
        ("\"ruleset\": ", "\"ruleset\": 7", "ruleset"),
        ("\"player\": \"random", "\"player\": \"greedy", "player"),
        ("\"level\": \"III\"", "\"level\": \"V\"", "setup"),
        ("\"game\": \"patchwork\"", "\"game\": \"london\"", "game"),
    ] {
        let error = spoil("summary.json", from, to);
        assert!(
            matches!(&error, MergeError::Foreign { field, .. } if *field == differs),
            "{error}"
        );
    }
    assert!(matches!(spoil("summary.json", "{", "["), MergeError::Summary { .. }));
    assert!(matches!(
        spoil("games.csv", "\n13,", "\n14,"),
        MergeError::Row { line: 5, seed: 13, .. }
    ));
    assert!(matches!(spoil("games.csv", "seed", "sead"), MergeError::Row { line: 1, .. }));
    let row = fs::read_to_string(dirs[1].join("games.csv")).unwrap();
    let row = row.lines().nth(1).unwrap().to_owned();
    let more = row.replacen(",", ",1", 1);
    assert!(matches!(spoil("games.csv", &row, &more), MergeError::Sums(_)));
    assert!(matches!(spoil("games.csv", &format!("{row}\n"), ""), MergeError::Row { .. }));
    assert!(merge(&dirs, &temporary.dir("out"), &[]).is_ok());
    let again = merge(&dirs, &temporary.dir("out"), &[]).unwrap_err();
    assert!(matches!(again, MergeError::Out(FolderError::Taken(_))), "{again}");
}
