//! What each card does in a person's hands.

use crate::table::{person, table};

/// The city deck of these tests: enough not to end the game.
const DECK: &str = "city-deck = [\"grocers-a\", \"vintners-a\"]";

// Covers R3-18.
#[test]
fn a_card_is_paid_for_gives_its_symbols_and_flips() {
    let after = person(
        "run",
        "money = 7\npoverty = 3\nface-up = [\"woolwich-arsenal-a\", \"water-works-a\"]",
        DECK,
    )
    .play(&["activate woolwich-arsenal-a", "activate water-works-a.1"]);
    assert_eq!(after.figures(), (0, 1, 5));
    assert_eq!(after.me().face_down, ["water-works-a.1", "woolwich-arsenal-a"]);
    assert_eq!(after.refused("activate woolwich-arsenal-a").0, "R3-18");
}

// Covers R3-18.
#[test]
fn running_without_money_for_a_cost_is_refused() {
    let poor = person("run", "money = 3\nface-up = [\"street-lights-b\", \"brewing-b\"]", DECK);
    assert_eq!(poor.refused("activate street-lights-b.1"), ("R3-18", "refusal-money".to_owned()));
    assert_eq!(poor.refused("activate brewing-b.1"), ("R3-18", "refusal-no-cost-card".to_owned()));
    let after = poor.play(&["loan", "activate street-lights-b.1"]);
    assert_eq!(after.figures(), (9, 0, 1));
    assert_eq!(after.me().face_up, ["street-lights-b.1", "brewing-b.1"], "it does not flip");
}

#[test]
fn a_pauper_pays_an_activation_cost_of_any_card() {
    let after = person("run", "hand = [\"paupers-a\"]\nface-up = [\"west-india-docks-b\"]", DECK)
        .play(&["activate west-india-docks-b", "spend paupers-a.1"]);
    assert_eq!((after.figures(), after.me().hand.len()), ((12, 0, 0), 0));
    assert_eq!(after.position().board[0][0], "paupers-a.1");
}

#[test]
fn great_exhibition_wants_a_blue_card_or_a_school() {
    let hand = "hand = [\"salters-a\", \"paupers-a\"]\nmoney = 1";
    let without = person("run", &format!("{hand}\nface-up = [\"great-exhibition-c\"]"), DECK);
    assert_eq!(without.refused("activate great-exhibition-c").0, "R3-18");
    let school = "face-up = [\"great-exhibition-c\", \"school-brown-a\"]";
    let with =
        person("run", &format!("{hand}\n{school}"), DECK).play(&["activate great-exhibition-c"]);
    assert_eq!(with.options(), ["spend salters-a"]);
    assert_eq!(with.play(&["spend salters-a"]).figures(), (0, 0, 5));
}

#[test]
fn coffee_house_is_built_free_and_takes_a_building_of_the_board_on_top() {
    let built = person("develop", "hand = [\"coffee-house-a\"]", DECK)
        .play(&["build coffee-house-a.1", "alone"]);
    assert_eq!(built.me().face_up, ["coffee-house-a.1"]);
    let board = format!("{DECK}\nboard = [[\"bridge-b\", \"paupers-a\", \"st-pauls-a\"]]");
    let run = person("run", "face-up = [\"coffee-house-a\", \"salters-a\"]", &board)
        .play(&["activate coffee-house-a.1"]);
    assert_eq!(run.options(), ["place T1"], "no pauper, nothing too dear");
    let after = run.play(&["place T1", "activate bridge-b.1"]);
    assert_eq!(after.figures(), (5 - 2 + 1, 0, 0), "the Coffee House is covered, Salters counts");
    assert_eq!(after.me().covered, ["coffee-house-a.1"]);
}

// Covers R3-10.
#[test]
fn a_school_lets_any_card_but_a_pauper_be_spent_for_a_pound() {
    let hand = "hand = [\"theatre-royal-a\", \"salters-a\", \"paupers-a\"]\nmoney = 1";
    let without = person("choose", hand, DECK);
    assert_eq!(without.refused("develop"), ("R3-11", "refusal-no-card".to_owned()));
    let with = person("choose", &format!("{hand}\nface-up = [\"school-blue-a\"]"), DECK)
        .play(&["develop", "build theatre-royal-a"]);
    assert_eq!(with.options(), ["spend salters-a"]);
    assert_eq!(with.play(&["spend salters-a", "alone"]).me().money, 0);
    let covered = format!("{hand}\ncovered = [\"school-blue-a\"]\nface-up = [\"salters-a\"]");
    let covered = covered.replace("\"salters-a\", ", "");
    assert_eq!(person("choose", &covered, DECK).refused("develop").0, "R3-11");
}

// Covers R3-22.
#[test]
fn a_hospital_flips_instead_of_the_card_just_activated() {
    let run = person("run", "face-up = [\"salters-a\", \"mercers-a\", \"hospital-a\"]", DECK);
    assert_eq!(run.refused("activate hospital-a").0, "R3-18");
    let chosen = run.play(&["activate salters-a"]);
    assert_eq!(chosen.options(), ["flip salters-a", "flip hospital-a"]);
    assert_eq!(chosen.refused("flip mercers-a").0, "R3-22");
    let after = chosen.play(&["flip hospital-a", "activate mercers-a"]);
    assert_eq!(after.me().face_up, ["salters-a"]);
    assert_eq!(after.refused("activate salters-a"), ("R3-18", "refusal-used".to_owned()));
}

#[test]
fn the_stock_exchange_swaps_once_a_turn() {
    let board = format!("{DECK}\nboard = [[\"\", \"mercers-a\", \"paupers-b\"]]");
    let me = "hand = [\"paupers-a\", \"salters-a\"]\nface-up = [\"stock-exchange-b\"]";
    let after = person("choose", me, &board).play(&["swap T2", "give paupers-a.1"]);
    assert_eq!(after.me().hand, ["salters-a", "mercers-a"]);
    assert_eq!(after.position().board[0], ["", "paupers-a.1", "paupers-b.1"]);
    assert_eq!(after.refused("swap T3"), ("R3-10", "refusal-swap".to_owned()));
    let start = person("start", me, &board).play(&["swap T2", "give paupers-a.1", "draw T2"]);
    assert_eq!(start.me().hand.len(), 3, "before drawing, too");
    let run =
        person("run", me, &board).play(&["activate stock-exchange-b", "swap T2", "give salters-a"]);
    assert_eq!(run.me().money, 7);
}

// Issue 9, 5: at any moment of the own turn.
#[test]
fn the_stock_exchange_swaps_between_and_after_the_draws_of_an_action() {
    let board = "city-deck = [\"grocers-a\", \"vintners-a\", \"haberdashers-a\", \"covent-garden-a\"]\nboard = [[\"\", \"mercers-a\"]]";
    let me = "hand = [\"salters-a\"]\nface-up = [\"stock-exchange-b\"]";
    let first = person("choose", me, board).play(&["draw-three", "draw deck", "city grocers-a"]);
    assert_eq!(first.options(), ["draw deck", "draw T2", "swap T2"]);
    let between =
        first.play(&["swap T2", "give grocers-a", "draw T2", "draw deck", "city vintners-a"]);
    assert_eq!(between.me().hand, ["salters-a", "vintners-a", "mercers-a", "grocers-a"]);

    let drawn = || {
        let draws = ["draw deck", "city vintners-a", "draw deck", "city haberdashers-a"];
        let first = ["draw-three", "draw deck", "city grocers-a"];
        person("choose", me, board).play(&first).play(&draws)
    };
    assert_eq!(drawn().options(), ["done", "swap T2"], "after the last draw, too");
    assert_eq!(drawn().play(&["done"]).position().turn, Some(2));
    let after = drawn().play(&["swap T2", "give haberdashers-a"]);
    assert_eq!(after.position().turn, Some(2), "the swap was the last there was to do");
    assert_eq!(after.me().hand, ["salters-a", "vintners-a", "mercers-a", "grocers-a"]);

    let bought = person("choose", &format!("money = 9\n{me}"), board).play(&[
        "buy westminster",
        "borough hackney",
        "draw deck",
        "city grocers-a",
        "draw deck",
        "city vintners-a",
    ]);
    assert_eq!(bought.options(), ["done", "swap T2"], "after a borough's draws, too");
}

// Issue 9, 5: before discarding to nine.
#[test]
fn the_stock_exchange_swaps_before_discarding_to_nine() {
    let board = "city-deck = [\"grocers-a\"]\nboard = [[\"mercers-a\"]]";
    let me = "hand = [\"salters-a\", \"paupers-a\", \"paupers-a\", \"wren-a\", \"almshouses-a\", \"hospital-a\", \"st-pauls-a\", \"bridge-b\", \"bridge-b\", \"shops-b\"]\nface-up = [\"stock-exchange-b\"]";
    let limit = person("run", me, board).play(&["done"]);
    assert_eq!(limit.options().last().map(String::as_str), Some("swap T1"));
    let swapped = limit.play(&["swap T1", "give paupers-a.1"]);
    assert_eq!(swapped.refused("swap T1"), ("R3-10", "refusal-swap".to_owned()));
    let after = swapped.play(&["discard paupers-a.2"]);
    assert_eq!((after.position().turn, after.me().hand.len()), (Some(2), 9));
    assert!(after.me().hand.contains(&"mercers-a".to_owned()));
}

#[test]
fn the_bank_of_england_makes_a_loan_bring_twelve() {
    let after = person("choose", "face-up = [\"bank-of-england-b\"]", DECK).play(&["loan"]);
    assert_eq!((after.me().money, after.me().loans), (17, 1));
    let plain = person("choose", "face-down = [\"bank-of-england-b\"]", DECK).play(&["loan"]);
    assert_eq!(plain.me().money, 15);
}

#[test]
fn shops_gather_a_pound_for_each_card_placed() {
    let hand = "hand = [\"coffee-house-a.1\", \"coffee-house-a.2\"]\nface-up = [\"shops-b\"]";
    let built = person("develop", hand, DECK).play(&[
        "build coffee-house-a.1",
        "alone",
        "build coffee-house-a.2",
        "alone",
    ]);
    assert_eq!(built.me().money_on["shops-b.1"], 2);
    let me = "poverty = 2\nface-up = [\"shops-b\"]\nmoney-on = { shops-b = 2 }";
    let run = person("run", me, DECK).play(&["activate shops-b.1"]);
    assert_eq!((run.figures(), run.me().money_on.len()), ((7, 1, 2), 0));
    let covered = person("develop", &format!("{me}\nhand = [\"coffee-house-a\"]"), DECK)
        .play(&["build coffee-house-a.1", "on shops-b.1"]);
    assert_eq!(covered.me().money_on.len(), 0, "the money on a covered card is lost");
}

// Scenarios G05, G06 and G07.
// Covers M46.
#[test]
fn lloyds_takes_from_each_player_and_the_supply_pays_for_a_poor_automartin() {
    let played = |owed: &str, money: i32| {
        let after = table(&format!(
            "[setup]\nowed = \"{owed}\"\n[table]\nturn = 1\nphase = \"run\"\n{DECK}\n[table.automa]\nmoney = {money}\n[[table.people]]\nface-up = [\"lloyds-of-london-b\"]\n"
        ))
        .play(&["activate lloyds-of-london-b"]);
        (after.me().money, after.position().automa.money)
    };
    assert_eq!(played("supply", 3), (7, 1));
    assert_eq!(played("supply", 1), (7, 1));
    assert_eq!(played("purse", 1), (7, 0));
}

// Scenario G08.
// Covers M46, R4-1.
#[test]
fn the_fire_brigade_makes_others_pay_the_bank_for_their_boroughs() {
    let after = table(&format!(
        "[setup]\nseats = 3\n[table]\nturn = 1\nphase = \"run\"\n{DECK}\n[table.automa]\nmoney = 1\nboroughs = [\"hackney\", \"lambeth\", \"deptford\"]\n[[table.people]]\nface-up = [\"fire-brigade-b\"]\n[[table.people]]\nmoney = 1\nboroughs = [\"greenwich\", \"lewisham\"]\n"
    ))
    .play(&["activate fire-brigade-b"]);
    assert_eq!(after.figures(), (5, 0, 2));
    assert_eq!(after.position().automa.money, 0, "he pays what he can");
    let other = &after.position().people[1];
    assert_eq!((other.money, other.loans), (9, 1), "a person must borrow");
}

// Covers M3.
#[test]
fn poverty_is_given_to_a_chosen_player() {
    let me = "poverty = 1\nface-up = [\"police-force-b\", \"fleet-street-b\"]";
    let solo =
        person("run", me, DECK).play(&["activate police-force-b", "activate fleet-street-b"]);
    assert_eq!((solo.figures(), solo.position().automa.poverty), ((10, 0, 2), 3));
    let three = table(&format!(
        "[setup]\nseats = 3\n[table]\nturn = 1\nphase = \"run\"\n{DECK}\n[[table.people]]\n{me}\n"
    ))
    .play(&["activate police-force-b", "target 3", "activate fleet-street-b", "target 2"]);
    assert_eq!(three.position().people[1].poverty, 1);
    assert_eq!(three.position().automa.poverty, 2);
    let none =
        person("run", "face-up = [\"police-force-b\"]", DECK).play(&["activate police-force-b"]);
    assert_eq!((none.figures(), none.position().automa.poverty), ((5, 0, 2), 0));
}

#[test]
fn prisons_take_up_to_three_cards() {
    let me = "poverty = 5\nhand = [\"paupers-a\", \"salters-a\", \"mercers-a\", \"grocers-a\"]\nface-up = [\"millbank-prison-b\", \"brixton-prison-b\"]";
    let deck = "city-deck = [\"vintners-a\"]";
    let millbank = person("run", me, deck).play(&[
        "activate millbank-prison-b",
        "spend paupers-a.1",
        "spend salters-a",
        "spend mercers-a",
    ]);
    assert_eq!((millbank.figures(), millbank.me().hand.len()), ((5, 2, 3), 1));
    assert!(millbank.me().face_down.contains(&"millbank-prison-b".to_owned()));
    let brixton =
        person("run", me, deck).play(&["activate brixton-prison-b", "spend grocers-a", "stop"]);
    assert_eq!(brixton.figures(), (5, 4, 0));
}

#[test]
fn the_workhouse_takes_any_number_of_paupers_and_nobody_else() {
    let me = "poverty = 3\nhand = [\"paupers-a\", \"paupers-b\", \"salters-a\"]\nface-up = [\"workhouse-c\"]";
    let run = person("run", me, DECK).play(&["activate workhouse-c"]);
    assert_eq!(run.refused("spend salters-a"), ("R3-18", "refusal-commit".to_owned()));
    let after = run.play(&["spend paupers-a.1", "spend paupers-b.1"]);
    assert_eq!((after.figures(), after.me().hand), ((7, 1, 0), vec!["salters-a".to_owned()]));
}

#[test]
fn whitehall_activates_a_card_again_without_its_cost() {
    let me = "money = 7\nhand = [\"paupers-a\"]\nface-up = [\"west-india-docks-b\", \"whitehall-c\", \"salters-a\"]";
    let run = person("run", me, DECK);
    assert_eq!(run.refused("activate whitehall-c").0, "R3-18");
    let after = run.play(&[
        "activate west-india-docks-b",
        "spend paupers-a.1",
        "activate whitehall-c",
        "again west-india-docks-b",
    ]);
    assert_eq!(after.me().money, 7 + 7 + 7);
    assert_eq!(after.me().face_down, ["west-india-docks-b", "whitehall-c"]);
    assert_eq!(after.options(), ["activate salters-a", "done", "loan"]);
}

// Covers R3-20.
#[test]
fn a_run_brings_poverty_for_stacks_loans_and_hand_cards() {
    let me = "loans = 2\nhand = [\"paupers-a\", \"salters-a\"]\nface-up = [\"public-houses-c\"]\nface-down = [\"mercers-a\"]\ncovered = [\"fishmongers-a\"]";
    let plain = person("run", me, DECK).play(&["done"]);
    assert_eq!(plain.me().poverty, 2 + 2 + 2);
    let pub_run = person("run", me, DECK).play(&["activate public-houses-c", "done"]);
    assert_eq!(pub_run.me().poverty, 2 + 2, "hand cards do not count");
}

// Covers R3-2, R3-23.
#[test]
fn parliament_lets_its_owner_draw_none_to_two_cards() {
    let me = "face-up = [\"parliament-c\"]";
    let start = person("start", me, DECK);
    assert_eq!(start.options(), ["draw deck", "stop"]);
    let two = start.play(&["draw deck", "city grocers-a", "draw deck", "city vintners-a"]);
    assert_eq!(two.me().hand.len(), 2);
    let none = person("start", me, DECK).play(&["stop", "draw-three"]);
    assert_eq!(none.me().hand.len(), 0);
    let plain = person("start", "", DECK);
    assert_eq!(plain.refused("stop"), ("R3-2", "refusal-draw-first".to_owned()));
    assert_eq!(plain.refused("draw T1"), ("R3-23", "refusal-no-source".to_owned()));
}

#[test]
fn the_university_looks_at_three_cards_and_puts_them_back_in_any_order() {
    let deck = "city-deck = [\"grocers-a\", \"vintners-a\", \"mercers-a\", \"salters-a\"]";
    let looked = person("start", "face-up = [\"university-of-london-b\"]", deck).play(&[
        "look",
        "city mercers-a",
        "city grocers-a",
        "city vintners-a",
    ]);
    assert_eq!(looked.options(), ["draw mercers-a", "draw grocers-a", "draw vintners-a"]);
    let put = looked.play(&["draw grocers-a", "put vintners-a"]);
    assert_eq!(put.position().city_top, ["vintners-a", "mercers-a"]);
    assert_eq!(put.position().city_top_known_to, [1]);
    let drawn = put.play(&["draw-three", "draw deck"]);
    assert_eq!(drawn.options(), ["city vintners-a"], "the known top comes");
    let without = person("start", "", deck);
    assert_eq!(without.refused("look"), ("R3-10", "refusal-look".to_owned()));
}

// Covers R3-12.
#[test]
fn wren_places_two_buildings_without_spending_cards() {
    let me = "money = 10\nhand = [\"wren-a\", \"salters-a\", \"st-pauls-a\", \"mercers-a\"]";
    let after = person("develop", me, DECK).play(&["play wren-a", "build salters-a", "alone"]);
    assert_eq!(after.refused("play wren-a").0, "R3-7", "it has left the hand");
    let after = after.play(&["build st-pauls-a"]);
    assert_eq!(after.refused("on salters-a"), ("R3-9", "refusal-placed-now".to_owned()));
    let after = after.play(&["alone"]);
    assert_eq!((after.me().money, after.me().hand), (0, vec!["mercers-a".to_owned()]));
    assert_eq!(after.options(), ["done", "loan"], "Mercers would need a brown card");
}

// Covers R3-12.
#[test]
fn huguenots_and_refugees_draw_two_cards() {
    let board = format!("{DECK}\nboard = [[\"mercers-a\"]]");
    let after = person("develop", "hand = [\"huguenots-a\"]", &board).play(&[
        "play huguenots-a",
        "draw T1",
        "draw deck",
        "city grocers-a",
    ]);
    assert_eq!(after.me().hand, ["mercers-a", "grocers-a"]);
    let spent = person("develop", "hand = [\"jewish-refugees-c\", \"salters-a\"]", DECK).play(&[
        "build salters-a",
        "spend jewish-refugees-c.1",
        "alone",
        "done",
    ]);
    assert_eq!(spent.me().hand.len(), 0, "an action card may be spent for its colour");
    let nothing = person(
        "develop",
        "hand = [\"huguenots-a\", \"salters-a\", \"mercers-a\"]",
        "city-deck = []",
    );
    assert_eq!(nothing.refused("play huguenots-a").0, "R3-12");
    assert_eq!(nothing.refused("build huguenots-a").0, "R3-12");
}

// Covers R3-16.
#[test]
fn boroughs_bring_money_by_number_river_and_side() {
    let me = "hand = [\"paupers-a\", \"paupers-b\"]\npoverty = 2\nboroughs = [\"city\", \"hackney\", \"greenwich\"]\nface-up = [\"omnibus-b\", \"steamboats-b\", \"train-station-north-c\", \"train-station-south-c\"]";
    let run = |actions: &[&str]| person("run", me, DECK).play(actions).figures();
    assert_eq!(run(&["activate omnibus-b.1"]), (8, 2, 0));
    assert_eq!(run(&["activate steamboats-b.1"]), (9, 2, 0), "City and Greenwich");
    assert_eq!(run(&["activate train-station-north-c.1", "spend paupers-a.1"]), (9, 1, 0));
    assert_eq!(run(&["activate train-station-south-c", "spend paupers-a.1"]), (7, 1, 0));
}

#[test]
fn bridges_count_brown_cards_and_town_houses_the_others() {
    let me = "face-up = [\"bridge-b\", \"tower-bridge-c\", \"town-houses-b\", \"salters-a\", \"mercers-a\"]\nface-down = [\"grocers-a\"]";
    let after = person("run", me, "city-deck = [\"vintners-a\"]").play(&[
        "activate bridge-b.1",
        "activate tower-bridge-c",
        "activate town-houses-b.1",
    ]);
    assert_eq!(after.figures(), (5 + 2 + 2, 0, 3), "two brown and three other cards face up");
}

// Editions: its 4 prestige only.
#[test]
fn the_underground_brings_its_prestige_alone() {
    let after = person("run", "hand = [\"paupers-a\"]\nface-up = [\"underground-c\"]", DECK)
        .play(&["activate underground-c.1", "spend paupers-a.1"]);
    assert_eq!(after.figures(), (5, 0, 4));
}
