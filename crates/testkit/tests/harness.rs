//! The harnesses fail where they must, and say why.

use std::path::Path;

use kit::{Random, Seat, Session};
use testkit::{
    coverage, laws, perft,
    records::{Fixture, play},
    scenarios::Scenario,
    toy::{RULES, Toy, value},
};

const TABLE: &str = "\
    id = \"X\"\ntitle = \"a weak order takes the dearest goods\"\n\
    position = { game = \"toy\", next = [\"front 2\", \"back sun\"], table = \
    { to-act = 2, back = \"moon\", stalls = { left = 4, middle = 8, right = 12 } } }\n";

/// What a scenario on this table says with these lines.
fn run(lines: &str) -> Result<(), String> {
    let scenario: Scenario<Toy> =
        kit::read(&format!("{TABLE}{lines}")).map_err(|it| it.to_string())?;
    scenario.run()
}

fn error(lines: &str) -> String {
    run(lines).expect_err("it must fail")
}

const TURN: &str = "actions = [\"front 2\", \"back sun\", \"take middle\"]\n";

#[test]
fn a_scenario_that_says_what_happens_passes() {
    assert_eq!(run(TURN), Ok(()));
    assert_eq!(run(&format!("{TURN}next = \"human\"\nafter = {{ taken = [8] }}")), Ok(()));
}

#[test]
fn a_scenario_that_says_otherwise_fails() {
    let lines = "actions = [\"front 2\", \"back sun\", \"take left\"]";
    assert!(
        error(lines).starts_with("the turn: expected [\"front 2\", \"back sun\", \"take left\"]")
    );
    let error_after = |line: &str| error(&format!("{TURN}{line}"));
    assert_eq!(error_after("next = \"over\""), "next: expected Over, found Human");
    assert_eq!(error_after("after = { to-act = 1 }"), "after.to-act: expected 1, found 0");
    assert_eq!(error_after("scores = [0, 0, 0]"), "scores: expected [0, 0, 0], found [-2, -2, 3]");
    assert!(error_after("trace = [\"A1 -> left\"]").starts_with("the trace: expected"));
    assert_eq!(error_after("covers = [\"A9\"]"), "`A9` is not in the rule table");
    assert_eq!(error("n-options = 4"), "options: expected 4, found 3");
    assert_eq!(error(""), "expected `actions`, `plays`, `tried` or `n-options`, found none");
    assert_eq!(
        error("tried = \"front 2\"\nrefused-by = \"R9\""),
        "expected R9 to forbid `front 2`, found it allowed"
    );
    assert_eq!(
        error("tried = \"front 0\"\nrefused-by = \"R8\""),
        "refused by: expected \"R8\", found \"R9\""
    );
    assert_eq!(error("plays = [\"pass\"]"), "`pass` is not allowed: R9");
    assert!(error("acts = []").contains("the field “acts”"));
}

#[test]
fn a_finished_game_that_says_otherwise_fails() {
    let toy = <Toy as kit::Game>::new(&Default::default()).unwrap();
    let session = play(&toy, 3, &mut Random::default());
    let fixture = Fixture::new("end", "any end", &["R10"], &session);
    assert!(fixture.run().is_ok());
    let mut other = Fixture::new("end", "any end", &["R10"], &session);
    other.scores[0] += 1;
    assert!(other.run().unwrap_err().starts_with("expected ["));
    let mut cut = Fixture::new("end", "any end", &["R10"], &session);
    cut.record.actions.truncate(12);
    assert!(cut.run().unwrap_err().starts_with("expected a finished game, found Human"));
    let mut unknown = Fixture::new("end", "any end", &[], &session);
    unknown.covers.push("R99".to_owned());
    assert_eq!(unknown.run().unwrap_err(), "`R99` is not in the rule table");
}

#[test]
fn a_count_that_differs_fails() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let run = |text: &str| perft::run::<Toy>(&dir, text);
    assert_eq!(run("start\n1 16 # cards\n"), Ok(()));
    assert_eq!(run("record records/draw.toml 7\n1 2\n"), Ok(()));
    assert_eq!(run("start\n1 17"), Err("line 2: expected 17 at depth 1, found 16".to_owned()));
    assert_eq!(run(""), Err("expected where to start, found nothing".to_owned()));
    assert!(run("1 16").unwrap_err().starts_with("line 1: expected `start`"));
    assert!(
        run("record records/draw.toml 9999").unwrap_err().starts_with("line 1: expected up to")
    );
}

#[test]
fn a_crate_without_tests_proves_no_rule() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
    let missing = coverage::coverage::<Toy>(&dir);
    assert_eq!(missing.missing().len(), RULES.len());
    assert_eq!(
        missing.missing()[2],
        "R3: expected a refusal scenario or a test that cites it, found none"
    );
}

#[test]
fn the_laws_prove_no_rule() {
    let dir = std::env::temp_dir().join(format!("testkit-coverage-{}", std::process::id()));
    std::fs::create_dir_all(dir.join("tests")).unwrap();
    let test = |name: &str| format!("// Covers R1.\n#[test]\nfn {name}() {{}}\n");
    let found = |name: &str| {
        std::fs::write(dir.join("tests/game.rs"), test(name)).unwrap();
        let found = coverage::coverage::<Toy>(&dir);
        (found.of(RULES[0]).to_vec(), found.missing().last().cloned().unwrap())
    };
    for law in ["the_laws_hold_for_all", "a_seed_plays_the_same_game_every_time"] {
        let (covers, missing) = found(law);
        assert!(covers.is_empty());
        assert_eq!(missing, format!("R1: the test `{law}` holds whatever a rule says"));
    }
    assert_eq!(found("the_stalls_are_filled").0, ["test `the_stalls_are_filled`"]);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_rule_that_narrows_is_proven_only_where_it_decides() {
    let found = coverage::coverage::<Toy>(env!("CARGO_MANIFEST_DIR"));
    let of = |id: &str| {
        let rule = RULES.iter().find(|it| it.id == id).expect("a rule");
        found.of(rule).to_vec()
    };
    assert_eq!(of("A2"), ["scenario T01", "scenario T02"]);
    assert_eq!(of("A3"), ["scenario T01"]);
    assert_eq!(of("A4"), ["scenario T03"], "T04 declares it too, and does not need it");
}

fn hot_seat(told: impl Fn(&Session<Toy>, Seat) -> String) -> Result<(), String> {
    let toy = <Toy as kit::Game>::new(&Default::default()).expect("the usual choices");
    laws::concealment(&toy, 0..5, told)
}

#[test]
fn a_chair_that_is_told_too_much_is_noticed() {
    let fair = laws::told_at_the_table::<Toy>();
    assert_eq!(hot_seat(&fair), Ok(()));
    // The log in full, the table in full, the options of whoever acts, a sum over all hands.
    let leaks: [fn(&Session<Toy>) -> String; 4] = [
        |it| it.record().to_toml(),
        |it| format!("{:?}", it.state()),
        |it| format!("{:?}", kit::options(it.game(), it.state())),
        |it| {
            let cards = it.state().hands.iter().flat_map(|it| it.known);
            cards.map(|it| u32::from(value(it))).sum::<u32>().to_string()
        },
    ];
    for leak in leaks {
        let error = hot_seat(|session, seat| fair(session, seat) + &leak(session)).unwrap_err();
        assert!(error.contains("can tell `deal "), "{error}");
    }
    let silent = hot_seat(|_, _| String::new()).unwrap_err();
    assert_eq!(silent, "toy: expected a chair that is told what it drew");
}
