//! Rows on the disk: text and columns say the same, parts are the whole.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

#[path = "rows/parquet.rs"]
mod parquet;
#[path = "rows/resume.rs"]
mod resume;

use std::{fs, path::PathBuf};

use kit::Game;
use lab::{Fingerprints, Folder, FolderError, MergeError, Run, Summary, Trait, merge, simulate};
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

/// Two parts of one run by somebody who believes something.
fn greedy_parts(temporary: &Temporary) -> [PathBuf; 2] {
    let game = London::new(&Default::default()).unwrap();
    ["1/2", "2/2"].map(|shard| {
        let dir = temporary.dir(&shard[..1]);
        let shard = shard.parse().unwrap();
        play(&Run { n_games: 4, player: "greedy", shard, ..Run::new(&game) }, dir.clone());
        dir
    })
}

#[test]
fn parts_of_another_player_of_the_same_name_are_refused_by_name() {
    let temporary = Temporary::new("players");
    let dirs = greedy_parts(&temporary);
    let file = dirs[1].join("summary.json");
    let good: Summary = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    let merged = |change: &dyn Fn(&mut lab::Provenance)| {
        let mut spoilt = good.clone();
        change(&mut spoilt.provenance);
        fs::write(&file, serde_json::to_string(&spoilt).unwrap()).unwrap();
        merge(&dirs, &temporary.dir("out"), &[])
    };
    // One weight of London changed, as a trainer would.
    let greedy = players::Skill::Greedy;
    let mut weights = players::london::TUNED.numbers();
    weights[3] += 1000;
    let weights = players::london::Weights::from_numbers(weights);
    let own = players::london::makeup(&players::london::TUNED, greedy);
    let other = players::london::makeup(&weights, greedy);
    let of = |makeup| {
        let play = good.provenance.player.as_ref().unwrap().play.clone();
        Fingerprints::of(makeup, play)
    };
    assert_eq!(good.provenance.player, Some(of(&own)));
    let error = merged(&|it| it.player = Some(of(&other))).unwrap_err();
    let is_told = matches!(&error, MergeError::Player { nth: 2, player, by: Trait::Weights, .. } if player == "greedy");
    assert!(is_told, "{error}");
    type Change = fn(&mut Fingerprints);
    let changes: [(Trait, Change); 4] = [
        (Trait::Noise, |it| it.noise = 7),
        (Trait::Search, |it| it.search = "another".to_owned()),
        (Trait::Budget, |it| it.budget = Some("100".to_owned())),
        (Trait::Play, |it| it.play = "another".to_owned()),
    ];
    for (differs, change) in changes {
        let error = merged(&|it| change(it.player.as_mut().unwrap())).unwrap_err();
        assert!(matches!(error, MergeError::Player { by, .. } if by == differs), "{error}");
    }
    let error = merged(&|it| it.game = Some("another".to_owned())).unwrap_err();
    assert!(matches!(error, MergeError::Foreign { field: "rules", .. }), "{error}");
    // As an older version wrote it.
    let older: [fn(&mut lab::Provenance); 2] = [|it| it.player = None, |it| it.game = None];
    for old in older {
        assert!(matches!(merged(&old).unwrap_err(), MergeError::Unsaid(_)));
    }
    assert!(merged(&|_| {}).is_ok());
}

#[test]
fn parts_of_two_commits_are_refused_where_both_are_known() {
    let temporary = Temporary::new("commits");
    let dirs = greedy_parts(&temporary);
    let commit = |nth: usize, commit: Option<&str>| {
        let file = dirs[nth].join("summary.json");
        let mut summary: Summary = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
        summary.provenance.commit = commit.map(str::to_owned);
        fs::write(&file, serde_json::to_string(&summary).unwrap()).unwrap();
    };
    commit(0, Some("abc"));
    commit(1, Some("abd"));
    let error = merge(&dirs, &temporary.dir("out"), &[]).unwrap_err();
    assert!(matches!(error, MergeError::Foreign { field: "commit", .. }), "{error}");
    commit(1, None);
    assert!(merge(&dirs, &temporary.dir("out"), &[]).is_ok());
}

#[test]
fn another_price_in_a_document_is_another_game() {
    let play = |level: &str| {
        let mut setup = <Patchwork as Game>::Setup::default();
        Patchwork::choose(&mut setup, "level", level).unwrap();
        let game = Patchwork::new(&setup).unwrap();
        simulate(&Run { n_games: 1, ..Run::new(&game) }, None, &|_| {}).unwrap().provenance
    };
    assert_eq!(play("I").game, play("I").game);
    assert_ne!(play("I").game, play("V").game);
    assert!(play("I").player.is_some());
}

#[test]
fn columns_that_are_not_those_of_the_text_are_refused() {
    let temporary = Temporary::new("rubbish");
    let game = Patchwork::new(&Default::default()).unwrap();
    let dirs = ["1/2", "2/2"].map(|shard| {
        let dir = temporary.dir(&shard[..1]);
        play(&Run { n_games: 20, shard: shard.parse().unwrap(), ..Run::new(&game) }, dir.clone());
        dir
    });
    let file = dirs[1].join("games.parquet");
    let good = fs::read(&file).unwrap();
    let mut flipped = good.clone();
    flipped[good.len() / 2] ^= 1;
    let other = fs::read(dirs[0].join("games.parquet")).unwrap();
    let longer = [&good[..], b"x"].concat();
    let shorter = good[..good.len() - 1].to_vec();
    for spoilt in [b"rubbish".to_vec(), Vec::new(), flipped, other, longer, shorter] {
        fs::write(&file, spoilt).unwrap();
        let error = merge(&dirs, &temporary.dir("out"), &[]).unwrap_err();
        assert!(matches!(&error, MergeError::Columns(path) if *path == file), "{error}");
    }
    fs::remove_file(&file).unwrap();
    let error = merge(&dirs, &temporary.dir("out"), &[]).unwrap_err();
    assert!(matches!(&error, MergeError::Read { path, .. } if *path == file), "{error}");
    assert!(!temporary.dir("out").exists());
    fs::write(&file, good).unwrap();
    assert!(merge(&dirs, &temporary.dir("out"), &[]).is_ok());
}
