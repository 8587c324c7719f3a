//! The end of the game: last turns, scores, ties.

use kit::{Game, Seat, ranking};

use crate::table::{Table, person, table};

/// A finished game of AutoMartin (chair 2) and a person (chair 1).
fn finished(automa: &str, person: &str) -> Table {
    table(&format!(
        "[table]\nphase = \"over\"\nturns-left = 0\ncity-deck = []\n[table.automa]\n{automa}\n[[table.people]]\n{person}\n"
    ))
}

/// The score of a chair by source.
fn parts(table: &Table, seat: u8) -> Vec<(&'static str, i32)> {
    let mut parts = Vec::new();
    table.game.breakdown(&table.state, Seat(seat), &mut |source, points| {
        if points != 0 {
            parts.push((source, points));
        }
    });
    parts
}

/// The winner's chair, or both.
fn winners(table: &Table) -> Vec<u8> {
    let ranking = ranking(&table.game, &table.state);
    let shared = ranking.iter().skip(1).take_while(|it| it.1);
    ranking.iter().take(1).chain(shared).map(|it| it.0.0).collect()
}

// Scenario G09.
// Covers R5-0, M47.
#[test]
fn an_empty_city_deck_gives_every_other_player_one_more_turn() {
    let after = table(
        "[table]\nphase = \"close\"\ncity-deck = []\n[table.automa]\ncard = \"i1\"\ndiscard = [\"i1\"]\n[[table.people]]\n",
    )
    .play(&["end"]);
    assert_eq!(after.position().turns_left, Some(1));
    let over = after.play(&["stop", "run", "done"]);
    assert_eq!(over.game.turn(&over.state), kit::Turn::Over);
    let mine = person("run", "", "city-deck = []").play(&["done"]);
    assert_eq!((mine.position().turn, mine.position().turns_left), (Some(2), Some(1)));
    let not_yet = person("run", "", "city-deck = [\"salters-a\"]").play(&["done"]);
    assert_eq!(not_yet.position().turns_left, None);
}

// Scenario G11.
// Covers R5-1, R5-2, R5-4, R5-6, M36, M47.
#[test]
fn end_prestige_money_and_poverty_are_scored() {
    let end = finished(
        "money = 8\npoverty = 6\nprestige = { cards = 21 }\nboroughs = [\"hackney\", \"lambeth\"]\ncity = [\"hospital-a\", \"salters-a\", \"theatre-royal-a\", \"buckingham-palace-b\", \"regent-street-b\", \"paupers-b\"]",
        "money = 10\npoverty = 3\nprestige = { cards = 18 }\nboroughs = [\"city\", \"deptford\", \"lewisham\"]\nhand = [\"mercers-a\", \"grocers-a\"]\nface-down = [\"st-pauls-a\"]\ncovered = [\"bridge-b\"]".replace("\"city\"", "\"hampstead\"").as_str(),
    );
    let automa =
        [("score-cards", 21), ("score-end", 12), ("score-money", 2), ("score-poverty", -1)];
    assert_eq!(parts(&end, 1), automa);
    assert_eq!(parts(&end, 0), [("score-cards", 18), ("score-end", 8), ("score-money", 3)]);
    assert_eq!((end.scores(), winners(&end)), (vec![29, 34], vec![1]));
}

// Scenario G12.
// Covers R5-3, R5-6.
#[test]
fn loans_are_repaid_before_money_counts() {
    let end = finished(
        "money = 2\npoverty = 4\nprestige = { boroughs = 10 }",
        "money = 15\npoverty = 12\nloans = 1\nprestige = { cards = 30 }\nhand = [\"mercers-a\", \"grocers-a\", \"salters-a\"]\nboroughs = [\"hackney\"]\nface-up = [\"parliament-c\", \"underground-c\"]",
    );
    assert_eq!(parts(&end, 0), [("score-cards", 30), ("score-end", 5), ("score-poverty", -18)]);
    assert_eq!((end.scores(), winners(&end)), (vec![17, 10], vec![0]));
}

// Covers R5-5.
#[test]
fn an_unpaid_loan_costs_seven() {
    let end = finished("", "money = 29\nloans = 3");
    assert_eq!(parts(&end, 0), [("score-money", 4), ("score-loans", -14)]);
}

// Scenarios G13, G14, G15 and G16.
// Covers R5-7, R5-8, M47.
#[test]
fn ties_go_to_least_poverty_then_most_boroughs_then_the_best_card() {
    let poverty = finished(
        "money = 0\npoverty = 5\nprestige = { cards = 20 }\nboroughs = [\"hackney\", \"lambeth\", \"deptford\"]",
        "money = 0\npoverty = 3\nprestige = { cards = 19 }\nboroughs = [\"greenwich\"]",
    );
    assert_eq!((poverty.scores(), winners(&poverty)), (vec![19, 19], vec![0]));
    let boroughs = finished(
        "money = 1\npoverty = 7\nprestige = { cards = 25 }\nboroughs = [\"hackney\", \"lambeth\"]",
        "money = 2\npoverty = 6\nprestige = { cards = 25 }\nboroughs = [\"greenwich\"]\nhand = [\"salters-a\"]",
    );
    assert_eq!((boroughs.scores(), winners(&boroughs)), (vec![25, 25], vec![1]));
    let card = finished(
        "money = 0\nprestige = { cards = 3 }\ncity = [\"bridge-b\", \"police-force-b\"]",
        "money = 0\nprestige = { cards = 2 }\nface-down = [\"hospital-a\"]",
    );
    assert_eq!((card.scores(), winners(&card)), (vec![5, 5], vec![0]));
    let shared =
        finished("money = 0\nprestige = { cards = 12 }", "money = 0\nprestige = { cards = 12 }");
    assert_eq!((shared.scores(), winners(&shared)), (vec![12, 12], vec![0, 1]));
    let below = finished(
        "money = 0\npoverty = 16\nprestige = { cards = 2 }\ncity = [\"paupers-a\"]",
        "money = 0\nprestige = { cards = 6 }\nboroughs = [\"greenwich\"]",
    );
    assert_eq!(below.scores(), [6, -31]);
}
