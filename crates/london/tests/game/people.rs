//! The base game's rules for people.

use kit::{Game, Seat};
use london::{CardSheet, London, Setup};

use crate::table::{person, table, wrong};

const DECK: &str =
    "city-deck = [\"grocers-a\", \"vintners-a\", \"haberdashers-a\", \"covent-garden-a\"]";

// Scenarios G03 and G04.
// Covers R1-3, R1-4, R2-1, R2-2, R2-3, R2-4, M1, M4, M5, M6.
#[test]
fn everyone_starts_alike_but_automartin_gets_no_cards() {
    for (seats, n_columns, level, n_automa) in
        [(2, 3, "I", 10), (3, 4, "III", 20), (4, 5, "II", 15)]
    {
        let mut setup = Setup { seats, ..Setup::default() };
        London::choose(&mut setup, "level", level).unwrap();
        let game = London::new(&setup).unwrap();
        let mut state = game.start();
        assert_eq!((state.city.len(), state.borough_deck.len()), (110, 17));
        while matches!(game.turn(&state), kit::Turn::Chance(pile) if pile.0 == 0) {
            let card = game.option(&state, 0);
            game.apply(&mut state, card);
        }
        assert_eq!(state.city.len(), 110 - 6 * (usize::from(seats) - 1), "none for AutoMartin");
        let position = game.position(&state);
        assert_eq!(position.board, vec![vec![String::new(); n_columns]; 2]);
        assert_eq!(
            position.borough_row.unwrap(),
            ["city", "westminster", "southwark-and-bermondsey"]
        );
        assert_eq!((position.automa.money, position.automa.poverty), (5, 0));
        assert_eq!(position.automa.deck.unwrap().len(), n_automa);
        assert_eq!(position.people.len(), usize::from(seats) - 1);
        for it in &position.people {
            assert_eq!((it.money, it.poverty, it.hand.len()), (5, 0, 6));
            assert!(it.hand.iter().all(|it| it.contains("-a")), "all from deck A");
        }
    }
}

// Covers R2-5, M7.
#[test]
fn the_chair_chosen_begins_and_turns_go_round() {
    for (first, automa_seat) in [(1, 2), (2, 2), (3, 1), (3, 3)] {
        let game =
            London::new(&Setup { seats: 3, first, automa_seat, ..Setup::default() }).unwrap();
        let mut state = game.start();
        let mut seats = Vec::new();
        while seats.len() < 4 {
            let is_start = matches!(state.phase, london::Phase::Start | london::Phase::AutomaCard);
            if is_start && seats.last() != Some(&state.active) {
                seats.push(state.active);
            }
            let action = match game.turn(&state) {
                kit::Turn::Automa => game.decide(&state, &mut kit::Trace::off()),
                _ if state.phase == london::Phase::Choose => london::Action::DrawThree,
                _ => game.option(&state, 0),
            };
            game.apply(&mut state, action);
        }
        let expected: Vec<u8> = (0..4).map(|it| (first - 1 + it) % 3).collect();
        assert_eq!(seats, expected);
    }
}

// Covers R1-1, R1-2, R1-6.
#[test]
fn paupers_are_grey_and_nothing_else_is() {
    let sheet = CardSheet::first_edition();
    let grey = sheet.cards.iter().filter(|it| it.colour == london::Colour::Grey);
    assert!(grey.clone().all(|it| it.kind == london::CardKind::Pauper));
    assert_eq!(grey.map(|it| it.count).sum::<u8>(), 11);
}

// Covers R3-1.
#[test]
fn loans_are_repaid_at_the_start_of_the_turn_for_fifteen() {
    let start = person("start", "money = 31\nloans = 2", DECK);
    let after = start.play(&["repay", "repay"]);
    assert_eq!((after.me().money, after.me().loans), (1, 0));
    assert_eq!(after.refused("repay"), ("R3-1", "refusal-no-loan".to_owned()));
    let poor = person("start", "money = 14\nloans = 1", DECK);
    assert_eq!(poor.refused("repay"), ("R3-1", "refusal-money".to_owned()));
    let late =
        person("start", "money = 30\nloans = 1", DECK).play(&["draw deck", "city grocers-a"]);
    assert_eq!(late.refused("repay"), ("R3-1", "refusal-repay-time".to_owned()));
}

// Covers R3-3, R4-1.
#[test]
fn a_turn_has_one_action_and_loans_at_any_choice_but_the_start() {
    let choose = person("choose", "hand = [\"salters-a\", \"mercers-a\"]", DECK);
    assert_eq!(
        choose.options(),
        ["develop", "buy southwark-and-bermondsey", "run", "draw-three", "loan"]
    );
    assert_eq!(choose.refused("done").0, "R3-3");
    let start = person("start", "", DECK);
    assert_eq!(start.refused("loan"), ("R4-1", "refusal-loan-start".to_owned()));
}

// Covers R1-5.
#[test]
fn no_supply_runs_out() {
    let rich = person("choose", "poverty = 70\nhand = [\"salters-a\"]", DECK).play(&["loan"; 40]);
    assert_eq!((rich.me().money, rich.me().loans), (405, 40));
    assert!(rich.options().contains(&"loan".to_owned()), "there is always one more");
    assert_eq!(rich.play(&["run", "done"]).me().poverty, 70 + 40 + 1);
}

// Covers R3-4.
#[test]
fn more_than_nine_cards_are_discarded_down_to_nine() {
    let me = "hand = [\"salters-a\", \"mercers-a\", \"paupers-a.1\", \"paupers-a.2\", \"wren-a\", \"almshouses-a\", \"hospital-a\", \"st-pauls-a\"]";
    let limit = person("choose", me, DECK).play(&[
        "draw-three",
        "draw deck",
        "city grocers-a",
        "draw deck",
        "city vintners-a",
        "draw deck",
        "city haberdashers-a",
    ]);
    assert_eq!(limit.refused("draw deck").0, "R3-4");
    let after = limit.play(&["discard paupers-a.2", "discard salters-a"]);
    assert_eq!(after.me().hand.len(), 9);
    assert_eq!(after.position().board[0], ["paupers-a.2", "salters-a", ""]);
    assert_eq!(after.position().turn, Some(2));
}

// Covers R3-7, R3-8, R3-13.
#[test]
fn a_building_costs_a_card_of_its_colour_and_its_additional_cost() {
    let me = "money = 4\nhand = [\"east-india-company-a\", \"salters-a\", \"paupers-a\", \"hospital-a\", \"st-pauls-a\", \"bridge-b\"]";
    let develop = person("develop", me, DECK);
    assert_eq!(develop.refused("done"), ("R3-7", "refusal-nothing-played".to_owned()));
    assert_eq!(develop.refused("build mercers-a"), ("R3-7", "refusal-not-in-hand".to_owned()));
    assert_eq!(develop.refused("build st-pauls-a"), ("R3-8", "refusal-money".to_owned()));
    assert_eq!(develop.refused("build bridge-b.1"), ("R3-8", "refusal-no-colour".to_owned()));
    assert_eq!(develop.refused("build paupers-a.1"), ("R3-13", "refusal-pauper".to_owned()));
    let spend = develop.play(&["build east-india-company-a"]);
    assert_eq!(spend.options(), ["spend salters-a"]);
    assert_eq!(spend.refused("spend hospital-a"), ("R3-8", "refusal-colour".to_owned()));
    assert_eq!(spend.refused("spend paupers-a.1"), ("R3-13", "refusal-pauper".to_owned()));
    let after = spend.play(&["spend salters-a", "alone", "done"]);
    assert_eq!(
        (after.me().money, after.me().face_up),
        (0, vec!["east-india-company-a".to_owned()])
    );
    assert_eq!(after.position().board[0][0], "salters-a");
}

// Covers R3-9.
#[test]
fn a_building_goes_alone_or_on_a_card_not_placed_this_turn() {
    let me = "hand = [\"coffee-house-a.1\", \"coffee-house-a.2\"]\nface-up = [\"mercers-a\"]\nface-down = [\"salters-a\"]\ncovered = [\"fishmongers-a\"]";
    let site = person("develop", me, DECK).play(&["build coffee-house-a.1"]);
    assert_eq!(site.options(), ["alone", "on salters-a", "on mercers-a"]);
    assert_eq!(site.refused("on fishmongers-a"), ("R3-9", "refusal-no-stack".to_owned()));
    let next = site.play(&["on salters-a", "build coffee-house-a.2"]);
    assert_eq!(next.refused("on coffee-house-a.1"), ("R3-9", "refusal-placed-now".to_owned()));
    let after = next.play(&["on mercers-a"]);
    assert_eq!(after.me().covered, ["salters-a", "mercers-a", "fishmongers-a"]);
}

// Covers R3-11.
#[test]
fn without_a_card_that_can_be_played_there_is_no_developing() {
    let choose = person("choose", "hand = [\"salters-a\", \"paupers-a\", \"hospital-a\"]", DECK);
    assert_eq!(choose.refused("develop"), ("R3-11", "refusal-no-card".to_owned()));
}

// Covers R3-14, R3-15.
#[test]
fn a_borough_for_sale_is_bought_drawn_for_and_replaced() {
    let board = format!(
        "{DECK}\nboard = [[\"salters-a\"]]\nborough-row = [\"city\", \"paddington\", \"lewisham\"]"
    );
    let choose = person("choose", "money = 5", &board);
    assert_eq!(choose.refused("buy city"), ("R3-14", "refusal-money".to_owned()));
    assert_eq!(choose.refused("buy hackney"), ("R3-14", "refusal-not-for-sale".to_owned()));
    let after = choose.play(&[
        "buy paddington",
        "borough hackney",
        "draw T1",
        "draw deck",
        "city grocers-a",
        "draw deck",
        "city vintners-a",
    ]);
    assert_eq!(after.figures(), (0, 0, 4));
    assert_eq!(after.me().boroughs, ["paddington"]);
    assert_eq!(after.me().hand.len(), 3);
    assert_eq!(after.position().borough_row.unwrap(), ["city", "hackney", "lewisham"]);
    let last = format!("{board}\nborough-deck = []");
    let shrunk = person("choose", "money = 5", &last).play(&["buy paddington"]);
    assert_eq!(shrunk.position().borough_row.unwrap(), ["city", "", "lewisham"]);
    let relieved = own_table(
        "{\"turn\": 1, \"phase\": \"choose\", \"borough-row\": [\"wandsworth\"], \"borough-deck\": [], \"people\": [{\"poverty\": 3}]}",
    );
    let buy = relieved.options().into_iter().find(|it| it.starts_with("buy ")).expect("an option");
    assert_eq!(relieved.play(&[&buy]).figures(), (5 - 4, 3 - 1, 3));
}

/// The shipped set as a person's own, with an ability for Wandsworth as the second edition attests.
fn own_set() -> String {
    own_setup((1, 2, 1))
}

/// The same, with what Wandsworth takes away at once, and what a run brings and costs.
fn own_setup((removed, run_poverty, run_cost): (u8, i8, i8)) -> String {
    let mut sheet = CardSheet::first_edition();
    sheet.edition = london::Edition::Own;
    sheet.name = "Ours".to_owned();
    for borough in &mut sheet.boroughs {
        if borough.id == "wandsworth" {
            (borough.poverty_removed, borough.run_poverty, borough.run_cost) =
                (Some(removed), Some(run_poverty), Some(run_cost));
        }
    }
    let setup = Setup { cards: kit::Chosen::Custom(sheet), ..Setup::default() };
    serde_json::to_string(&setup).expect("plain data")
}

fn own_table(table: &str) -> crate::table::Table {
    table_with(&own_set(), table)
}

fn table_with(setup: &str, table: &str) -> crate::table::Table {
    let document = format!("{{\"game\": \"london\", \"setup\": {setup}, \"table\": {table}}}");
    let file: kit::PositionFile<London> = kit::read(&document).expect("a position");
    let (game, state) = file.open().expect("a possible table");
    crate::table::Table { game, state }
}

// Covers R3-16, R3-17, R3-19.
#[test]
fn the_topmost_boroughs_ability_is_used_once_in_every_run() {
    let run = |boroughs: &str| {
        own_table(&format!(
            "{{\"turn\": 1, \"phase\": \"run\", \"people\": [{{\"boroughs\": {boroughs}}}]}}"
        ))
    };
    let used = run("[\"wandsworth\"]").play(&["ability"]);
    assert_eq!(used.figures(), (4, 2, 0));
    assert_eq!(used.refused("ability"), ("R3-17", "refusal-ability".to_owned()));
    assert_eq!(used.play(&["done"]).figures(), (4, 2, 0));
    assert_eq!(run("[\"wandsworth\"]").play(&["done"]).figures(), (4, 2, 0), "it is mandatory");
    let covered = run("[\"wandsworth\", \"hackney\"]");
    assert_eq!(covered.refused("ability").0, "R3-17");
    assert_eq!(covered.play(&["done"]).figures(), (5, 0, 0), "only the topmost counts");
}

// Covers R3-17.
#[test]
fn an_ability_may_bring_money_and_take_poverty_away() {
    let run = || {
        table_with(
            &own_setup((0, -3, -2)),
            "{\"turn\": 1, \"phase\": \"run\", \"people\": [{\"boroughs\": [\"wandsworth\"], \"poverty\": 2}]}",
        )
    };
    let done = "done".parse().expect("notation");
    let before = run();
    assert_eq!(before.game.describe(&before.state, done).id, "action-done-run-less");
    assert_eq!(run().play(&["ability"]).figures(), (5 + 2, 0, 0), "no more than there is");
    assert_eq!(run().play(&["done"]).figures(), (5 + 2, 0, 0), "it is mandatory");
}

#[test]
fn a_set_of_ones_own_plays_with_its_own_names() {
    let start = own_table("{\"turn\": 1, \"city-deck\": [\"salters-a\"], \"people\": [{}]}");
    let drawn = start.play(&["draw deck"]);
    assert_eq!(drawn.options(), ["city #9"], "a card of one's own set goes by its number");
    assert_eq!(drawn.refused("city salters-a").0, "R2-2");
    assert_eq!(drawn.play(&["city #9"]).me().hand, ["salters-a"]);
    testkit::laws::check_conserved(&own_table("{}").game, 0..10, crate::conserved);
}

// Covers R3-21.
#[test]
fn covered_cards_are_not_activated_and_a_run_may_activate_nothing() {
    let run = person(
        "run",
        "face-up = [\"salters-a\"]\ncovered = [\"mercers-a\"]\nface-down = [\"fishmongers-a\"]",
        DECK,
    );
    assert_eq!(run.refused("activate mercers-a"), ("R3-21", "refusal-covered".to_owned()));
    assert_eq!(run.refused("activate fishmongers-a"), ("R3-18", "refusal-not-face-up".to_owned()));
    assert_eq!(run.play(&["done"]).me().poverty, 2);
}

// Covers R3-23, R3-24, R3-25.
#[test]
fn cards_come_from_board_or_deck_one_by_one_and_none_if_there_is_none() {
    let board = "city-deck = [\"grocers-a\"]\nboard = [[\"\", \"salters-a\"]]";
    let two =
        person("choose", "", board).play(&["draw-three", "draw T2", "draw deck", "city grocers-a"]);
    assert_eq!(two.me().hand.len(), 2, "there is no third card");
    let draws = ["grocers-a", "vintners-a", "haberdashers-a"].map(|it| format!("city {it}"));
    let mut actions = vec!["draw-three"];
    draws.iter().for_each(|it| actions.extend(["draw deck", it]));
    let three = person("choose", "", DECK).play(&actions);
    assert_eq!((three.me().hand.len(), three.position().turn), (3, Some(2)));
    assert_eq!(two.position().turn, Some(2));
    let none = person("start", "", "city-deck = []").play(&["stop"]);
    assert_eq!(none.options(), ["buy southwark-and-bermondsey", "run", "draw-three", "loan"]);
    assert_eq!(none.play(&["draw-three"]).position().turn, Some(2));
}

// Covers R2-6.
#[test]
fn a_chair_sees_its_own_hand_and_what_lies_open() {
    let looked = table(&format!(
        "[setup]\nseats = 3\n[table]\nturn = 1\nphase = \"choose\"\n{DECK}\ncity-top = [\"mercers-a\"]\ncity-top-known-to = [1]\n[[table.people]]\nhand = [\"salters-a\"]\n[[table.people]]\nhand = [\"hospital-a\", \"bridge-b\"]\nface-up = [\"lords-b\"]\nface-down = [\"vauxhall-gardens-a\"]\ncovered = [\"fishmongers-a\"]\n"
    ));
    let mut mine = looked.state;
    looked.game.conceal(&mut mine, Seat(0));
    let seen = looked.game.position(&mine);
    assert_eq!(seen.people[0].hand, ["salters-a"]);
    assert_eq!(seen.city_top, ["mercers-a"]);
    assert_eq!((seen.people[1].hand.len(), seen.people[1].unknown), (0, [1, 1, 0]));
    assert_eq!(seen.people[1].face_up, ["lords-b"]);
    assert_eq!((seen.people[1].face_down_unknown, seen.people[1].covered_unknown), (1, 1));
    let mut theirs = looked.state;
    looked.game.conceal(&mut theirs, Seat(2));
    let seen = looked.game.position(&theirs);
    assert_eq!((seen.people[0].unknown, seen.city_top.len()), ([1, 0, 0], 0));
    assert_eq!(seen.people[1].hand, ["hospital-a", "bridge-b.1"]);
}

#[test]
fn what_a_chair_cannot_see_changes_nothing_it_sees() {
    let seen = |hand: &str, deck: &str, hidden: &str| {
        let it = table(&format!(
            "[setup]\nseats = 3\n[table]\nturn = 1\nphase = \"choose\"\ncity-deck = [\"{deck}\", \"mercers-a\"]\n[[table.people]]\n[[table.people]]\nhand = [\"{hand}\"]\nface-down = [\"{hidden}\"]\n"
        ));
        let mut state = it.state;
        it.game.conceal(&mut state, Seat(0));
        state
    };
    let cards = ["salters-a", "grocers-a", "vintners-a"];
    assert_eq!(seen(cards[0], cards[1], cards[2]), seen(cards[2], cards[0], cards[1]));
}

#[test]
fn an_unknown_hand_plays_any_card_nobody_has_seen() {
    let me = "unknown = [2, 0, 0]";
    let deck = "city-deck = [\"salters-a\", \"mercers-a\", \"grocers-a\", \"bridge-b\"]";
    let spend = person("choose", me, deck).play(&["develop", "build salters-a"]);
    assert_eq!(spend.options(), ["spend mercers-a", "spend grocers-a"]);
    let after = spend.play(&["spend grocers-a", "alone"]);
    assert_eq!(after.me().unknown, [0; 3]);
    assert_eq!(after.position().city_deck.unwrap(), ["mercers-a", "bridge-b.1"]);
}

#[test]
fn impossible_tables_are_told() {
    let told =
        wrong("[table]\nboard = [[\"salters-a\", \"mercers-a\", \"grocers-a\", \"vintners-a\"]]");
    assert_eq!(told, "start: board[0]: expected at most 3, found 4");
    let told =
        wrong("[table]\nboard = [[\"salters-a\"]]\n[[table.people]]\nhand = [\"salters-a\"]");
    assert_eq!(told, "start: people[0].hand: expected [expected-copies], found [found-one-more]");
    let told = wrong("[table]\nphase = \"settle\"\n[table.automa]\ncard = \"i3\"");
    assert_eq!(told, "start: deed.card: expected [expected-a-card], found nothing");
    let told = wrong("[table.automa]\ndiscard = [\"iii1\"]");
    assert!(told.contains("[expected-automa-card-of-level], found “iii1”"), "{told}");
    let told = wrong("[table]\nborough-row = [\"hackney\", \"hackney\"]");
    assert!(told.contains("[expected-once], found [found-twice]"), "{told}");
    let told =
        wrong("[table]\nturn = 1\nphase = \"spend-colour\"\n[table.deed]\ncard = \"salters-a\"");
    assert_eq!(told, "start: phase: expected [expected-option], found nothing");
    for phase in [
        "looking",
        "putting",
        "draw",
        "draw-top",
        "swap",
        "site",
        "refill",
        "spend-cost",
        "target",
        "commit",
        "place",
        "again",
        "flip",
        "limit",
        "crucial",
        "automa-refill",
        "toss",
    ] {
        let told = wrong(&format!("[table]\nphase = \"{phase}\"\ncity-deck = []"));
        assert!(told.starts_with("start: "), "{phase}: {told}");
        let told = wrong(&format!("[table]\nturn = 1\nphase = \"{phase}\"\ncity-deck = []"));
        assert!(told.starts_with("start: "), "{phase}: {told}");
    }
}
