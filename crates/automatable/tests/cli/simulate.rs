//! Many games.

use crate::helpers::{run, run_with};

const RUN: &[&str] = &["simulate", "patchwork", "--player", "random", "--seed", "1", "--json"];

#[test]
fn the_summary_has_the_promised_keys_in_order() {
    let said = run(&[RUN, &["--games", "200"]].concat());
    let keys = [
        "game",
        "setup",
        "player",
        "seed",
        "games",
        "threads",
        "seconds",
        "games_per_second",
        "human",
        "automa",
        "human_wins",
        "automa_wins",
        "draws",
        "win_rate",
        "win_rate_ci95",
        "actions_per_game",
        "counters",
    ];
    let mut at = 0;
    for key in keys {
        let key = format!("\n  \"{key}\":");
        at += said.out[at..].find(&key).unwrap_or_else(|| panic!("{key} in order: {said:?}"));
    }
    let json = said.json();
    assert_eq!(json["games"], 200);
    let sum = ["human_wins", "automa_wins", "draws"].map(|it| json[it].as_u64().unwrap());
    assert_eq!(sum.iter().sum::<u64>(), 200);
}

#[test]
fn nothing_but_the_time_depends_on_the_threads() {
    let on = |threads: &str| {
        let mut json = run(&[RUN, &["--games", "3000", "--threads", threads]].concat()).json();
        for key in ["threads", "seconds", "games_per_second", "provenance"] {
            json.as_object_mut().unwrap().remove(key);
        }
        json
    };
    let one = on("1");
    assert_eq!(one, on("2"));
    assert_eq!(one, on("7"));
}

#[test]
fn the_parts_of_a_run_add_up() {
    let wins = |args: &[&str]| run(&[RUN, &["--games", "900"], args].concat()).json();
    let whole = wins(&[]);
    let parts = ["1/3", "2/3", "3/3"].map(|it| wins(&["--shard", it]));
    let sum = |key: &str| parts.iter().map(|it| it[key].as_u64().unwrap()).sum::<u64>();
    assert_eq!(sum("games"), 900);
    assert_eq!(sum("automa_wins"), whole["automa_wins"].as_u64().unwrap());
    assert_eq!(parts[1]["shard"], "2/3");
}

#[test]
fn the_summary_is_also_written() {
    let dir = std::env::temp_dir().join(format!("automatable-{}-out", std::process::id()));
    let said = run(&[RUN, &["--games", "10", "--out", dir.to_str().unwrap()]].concat());
    let written = std::fs::read_to_string(dir.join("summary.json")).unwrap();
    std::fs::remove_dir_all(&dir).unwrap();
    assert_eq!(written, said.out);
}

#[test]
fn impossible_runs_are_refused() {
    run(&["simulate", "patchwork", "--games", "0"]).fails(2, &["at least 1 game", "found 0"]);
    run(&["simulate", "patchwork", "--threads", "0"]).fails(2, &["at least 1 thread"]);
    run(&["simulate", "patchwork", "--player", "god"]).fails(2, &["random", "god"]);
    let last = (1_u64 << 53) - 1;
    run(&["simulate", "patchwork", "--games", "2", "--seed", &last.to_string()])
        .fails(2, &["below 2^53", "9007199254740992"]);
    for args in [["--seed", "9007199254740992"], ["--seed", "-1"], ["--shard", "3/2"]] {
        let refused = run(&[&["simulate", "patchwork"][..], &args].concat());
        assert_eq!(refused.code, 2, "{refused:?}");
        assert!(refused.err.contains("expected"), "{refused:?}");
    }
}

#[test]
fn a_deck_of_ones_own_can_be_simulated() {
    let normal = run(&["deck", "show", "patchwork/normal"]).out;
    let args = ["simulate", "patchwork", "--games", "50", "--seed", "1", "--json", "--deck"];
    let own = run_with(&[&args[..], &["-"]].concat(), normal.as_bytes()).json();
    let shipped = run(&[&args[..], &["normal"]].concat()).json();
    assert_eq!(own["automa"], shipped["automa"]);
}

#[test]
fn a_single_game_is_one_game() {
    let said = run(&["simulate", "patchwork", "--games", "1", "--threads", "100000"]);
    assert!(said.out.contains(": 1 game of"), "{said:?}");
    let json = run(&[RUN, &["--games", "1", "--threads", "100000"]].concat()).json();
    assert_eq!(json["threads"], 1);
}

#[test]
fn a_part_says_that_it_is_one_and_where_it_begins() {
    let said = run(&["simulate", "patchwork", "--games", "9", "--seed", "4", "--shard", "2/3"]);
    assert!(said.out.contains("3 games of “random” from seed 7"), "{said:?}");
    assert!(said.out.contains("Part 2/3"), "{said:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_thread_that_cannot_be_had_is_told() {
    // Stacks so large that the one too many leaves room for those that sit.
    let limited = format!(
        "ulimit -v 600000; RUST_MIN_STACK=67108864 MALLOC_ARENA_MAX=1 \
         exec {} simulate patchwork --games 4000 --threads 4000",
        env!("CARGO_BIN_EXE_automatable"),
    );
    let output = std::process::Command::new("sh").args(["-c", &limited]).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("threads") && !told.contains("panicked"), "{told}");
}
