//! Games at somebody's own table: what people tell is enough for AutoMartin.

use std::ops::Range;

use kit::{Game, Seat, Trace, Turn, legal_actions};
use london::{Action, CountPosition, London, MAX_TOLL, Phase, State, Toll};
use testkit::laws;

use crate::{
    game,
    table::{Table, table},
};

/// The same game on somebody's own table.
fn at_table(choices: &[(&str, &str)]) -> London {
    let mut all = vec![("at", "table")];
    all.extend(choices);
    game(&all)
}

/// What people say at the table when this happens in a played game.
pub(crate) fn told(game: &London, before: &State, action: Action, after: &State) -> Vec<Action> {
    let automa = usize::from(game.automa_seat().0);
    if before.active == automa as u8 {
        let draws = matches!(before.phase, Phase::AutomaDraw | Phase::Toss);
        let is_last = draws && after.city.is_empty();
        return if is_last { vec![Action::Last, action] } else { vec![action] };
    }
    let mut told = match action {
        Action::DrawSpace(_) | Action::Buy(_) | Action::Borough(_) => vec![action],
        Action::Place(space) => vec![Action::DrawSpace(space)],
        Action::Discard(card) | Action::Spend(card) => vec![Action::Discard(card)],
        Action::Give(_) => {
            let spaces = ["T1", "T2", "T3", "T4", "T5", "B1", "B2", "B3", "B4", "B5"];
            let space = spaces[usize::from(before.deed.space)].parse().expect("a space");
            vec![Action::DrawSpace(space), action]
        }
        _ => Vec::new(),
    };
    let (was, is) = (&before.chairs[automa], &after.chairs[automa]);
    told.extend(tolls(Toll::Pays, was.money - is.money));
    told.extend(tolls(Toll::Suffers, is.poverty - was.poverty));
    if before.phase != Phase::Deal {
        if !before.city.is_empty() && after.city.is_empty() {
            told.push(Action::Out);
        }
        if after.active != before.active || after.phase == Phase::Over {
            told.push(Action::Done);
        }
    }
    told
}

fn tolls(toll: Toll, mut n: i32) -> Vec<Action> {
    let mut all = Vec::new();
    while 0 < n {
        let part = n.min(MAX_TOLL.into());
        all.push(Action::Toll(toll, part as u8));
        n -= part;
    }
    all
}

/// Tells played games to the table, move by move: both last tables of each.
fn mirrored(choices: &[(&str, &str)], seeds: Range<u64>) -> Vec<(State, State)> {
    let (played, table) = (game(choices), at_table(choices));
    laws::check_mirror(&played, &table, seeds, |mirror, before, action, after| {
        let is_automa = played.turn(before) == Turn::Automa;
        let mut told = if is_automa { vec![] } else { told(&played, before, action, after) };
        // Where every card was seen nobody need tell that the deck is out.
        told.retain(|&it| it != Action::Out || !mirror.city.is_empty());
        told
    })
}

// Covers R5-0, M8.
#[test]
fn what_is_told_at_a_table_is_enough_for_every_decision_of_automartin() {
    let readings =
        [("level", "II"), ("first-last", "age"), ("owed", "purse"), ("draw-symbol", "resolved")];
    let tables: [(&[(&str, &str)], u64); 5] = [
        (&[], 100),
        (&[("level", "III"), ("first", "2")], 40),
        (&readings, 40),
        (&[("seats", "3"), ("automa-seat", "1")], 20),
        (&[("seats", "4"), ("automa-seat", "3"), ("level", "III")], 20),
    ];
    for (choices, n) in tables {
        for (played, mirror) in mirrored(choices, 0..n) {
            let automa = usize::from(game(choices).automa_seat().0);
            assert_eq!(mirror.board, played.board);
            assert_eq!(mirror.row, played.row);
            assert_eq!(mirror.chairs[automa], played.chairs[automa]);
        }
    }
}

// Covers R5-6.
#[test]
fn what_a_person_counts_at_the_end_makes_the_score_of_the_played_game() {
    let choices = [("seats", "3")];
    let (played, mirror) = (game(&choices), at_table(&choices));
    for (end, state) in mirrored(&choices, 0..20) {
        assert!(mirror.is_partial(&state, Seat(0)) && mirror.is_partial(&state, Seat(1)));
        let mut position = mirror.position(&state);
        for seat in [0, 2] {
            let chair = &end.chairs[seat];
            let display = chair.display().into_iter();
            let count = CountPosition {
                track: chair.prestige.sum(),
                city: display.map(|it| played.spec(it).end_prestige).sum(),
                money: chair.money,
                loans: chair.loans,
                poverty: chair.poverty,
                hand: chair.n_hand() as u8,
            };
            position.counted.insert((seat + 1).to_string(), count);
        }
        let counted = mirror.place(&position).expect("a table that can be counted");
        for seat in (0..3).map(Seat) {
            assert_eq!(mirror.score(&counted, seat), played.score(&end, seat));
        }
        assert!(!mirror.is_partial(&counted, Seat(0)) && !mirror.is_partial(&counted, Seat(1)));
        assert_eq!(mirror.position(&counted), position);
    }
}

/// Every card is in one place at most, and AutoMartin's side adds up.
pub(crate) fn conserved(game: &London, state: &State) {
    let automa = &state.chairs[usize::from(game.automa_seat().0)];
    let mut all = state.board.set().0;
    let unseen = state.city.unseen();
    let held = if state.phase == Phase::Settle { 1 << state.deed.card } else { 0 };
    for set in [automa.face_up.0, state.taken.0, held, unseen[0].0, unseen[1].0, unseen[2].0] {
        assert_eq!(all & set, 0, "a card is in two places");
        all |= set;
    }
    assert!(0 <= automa.money && 0 <= automa.poverty, "he has less than nothing");
    let mut n_boroughs = state.borough_deck.len();
    n_boroughs += state.row.iter().filter(|&&it| it != london::NONE).count();
    n_boroughs += state.chairs.iter().map(|it| it.boroughs.len()).sum::<usize>();
    assert_eq!(n_boroughs, 20, "a borough is lost");
    for (unseen, hidden) in unseen.into_iter().zip(state.city.hidden()) {
        assert!(hidden == 0 || u32::from(hidden) == unseen.len(), "the deck cannot be counted");
    }
}

#[test]
fn the_laws_hold_at_a_table() {
    laws::check(&at_table(&[]), 0..12, conserved);
    laws::check(&at_table(&[("level", "III"), ("first-last", "age")]), 0..8, conserved);
    laws::check(&at_table(&[("seats", "4"), ("automa-seat", "2")]), 0..8, conserved);
    laws::check_positions(&at_table(&[("seats", "3")]), 0..8, |_, _| {});
}

/// A person's turn at their own table.
fn telling(rest: &str) -> Table {
    table(&format!(
        "[setup]\nat = \"table\"\n[table]\nturn = 1\nboard = [[\"salters-a\", \"\", \"mercers-a\"]]\n{rest}"
    ))
}

#[test]
fn a_person_tells_what_lies_on_the_board_and_where_it_lands_is_worked_out() {
    let after = telling("").play(&["draw T1", "discard hospital-b.1", "discard salters-a"]);
    assert_eq!(after.position().board[0], ["hospital-b.1", "salters-a", "mercers-a"]);
    assert!(after.position().taken.is_empty());
    assert_eq!(after.state.city.layer(), Some(0), "the last cards of A may still lie there");
    let after = after.play(&["discard sewers-c.1"]);
    assert_eq!(after.state.city.layer(), Some(1), "a card of C was seen: A is drawn up");
    let swapped = telling("").play(&["draw T3", "give vintners-a"]);
    assert_eq!(swapped.position().board[0], ["salters-a", "", "vintners-a"]);
    let bought = telling("").play(&["buy westminster", "borough hackney"]);
    assert_eq!(bought.position().borough_row.unwrap()[1], "hackney");
    assert_eq!(bought.me().boroughs, ["westminster"]);
}

// Covers M3, M46.
#[test]
fn what_a_card_of_a_person_does_to_automartin_is_worked_out() {
    let automa = |tolls: &[&str]| {
        let after = telling("[table.automa]\nmoney = 3\npoverty = 2\n").play(tolls);
        (after.position().automa.money, after.position().automa.poverty)
    };
    assert_eq!(automa(&["he-owes 2", "he-suffers 2"]), (1, 4));
    assert_eq!(automa(&["he-owes 4"]), (3, 2), "the supply pays it all");
    assert_eq!(automa(&["he-pays 4", "he-gets 7", "he-sheds 2"]), (7, 0));
}

// Covers R3-5, R3-10, R3-14, R3-23, R5-0, R2-6, M40.
#[test]
fn only_what_cannot_have_happened_is_refused_with_its_rule() {
    let rest = "taken = [\"grocers-a\"]\n[table.automa]\npoverty = 2\ncity = [\"vintners-a\"]\n";
    let here = telling(rest);
    let refused = |action: &str, rule: &str, id: &str| {
        assert_eq!(here.refused(action), (leak(rule), id.to_owned()), "{action}");
    };
    refused("draw T2", "R3-23", "refusal-no-source");
    refused("discard salters-a", "R3-5", "refusal-on-board");
    refused("discard vintners-a", "R3-5", "refusal-on-pile");
    refused("give grocers-a", "R3-10", "refusal-no-gap");
    refused("buy hackney", "R3-14", "refusal-not-for-sale");
    refused("he-sheds 3", "M40", "refusal-sheds");
    refused("draw deck", "R2-6", "refusal-private");
    refused("run", "R2-6", "refusal-private");
    let out = telling(rest).play(&["out"]);
    assert_eq!(out.refused("out"), ("R5-0", "refusal-out".to_owned()));
    let legal: Vec<String> =
        legal_actions(&here.game, &here.state).iter().map(ToString::to_string).collect();
    assert!(legal.contains(&"discard grocers-a".to_owned()), "it was taken from the board");
}

fn leak(text: &str) -> &'static str {
    london::rule::ALL.iter().map(|it| it.id).find(|it| *it == text).expect("a rule")
}

// Covers R5-0.
#[test]
fn a_deck_found_empty_ran_out_in_the_turn_before() {
    let drawing = "[setup]\nat = \"table\"\n[table]\nphase = \"automa-draw\"\n[table.deed]\nleft = 2\n[table.automa]\ncard = \"i1\"\ndiscard = [\"i1\"]\n";
    let before = table(drawing).play(&["out"]);
    assert_eq!(before.state.turns_left, 1, "this turn is the last one");
    let now = table(drawing).play(&["city salters-a"]);
    let keep = now.game.decide(&now.state, &mut Trace::off()).to_string();
    let now = now.play(&[&keep, "out", "end"]);
    assert_eq!((now.state.turns_left, now.state.active), (1, 0), "the person has one more turn");
    let last = table(drawing).play(&["last", "city salters-a", &keep, "end"]);
    assert_eq!((last.state.turns_left, last.state.active), (1, 0));
    assert_eq!(table(drawing).play(&["last"]).refused("out").1, "refusal-last-told");
}

#[test]
fn what_belongs_to_a_table_of_ones_own_stands_nowhere_else() {
    use crate::table::wrong;
    let told = wrong("[table]\nturn = 1\nphase = \"tell\"\n");
    assert!(told.contains("expected-own-table"), "{told}");
    let told = wrong("[table]\ntaken = [\"salters-a\"]\n");
    assert!(told.contains("expected-own-table"), "{told}");
    let told = wrong("[setup]\nat = \"table\"\n[table]\nturn = 1\nphase = \"choose\"\n");
    assert!(told.contains("expected-tell"), "{told}");
}
