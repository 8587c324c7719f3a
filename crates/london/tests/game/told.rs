//! What is told of a turn: what a choice brings, what follows from it, and who acted.

use kit::{Game, Lang, Lexicon, Message, Seat, Trace};
use london::{Action, London};

use crate::table::{Table, person, table};

/// AutoMartin about to apply the filter of a card.
fn filter(card: &str, board: &str, automa: &str) -> Table {
    table(&format!(
        "[table]\nphase = \"filter\"\nboard = {board}\ncity-deck = [\"grocers-a\"]\n[table.automa]\ncard = \"{card}\"\ndiscard = [\"{card}\"]\n{automa}"
    ))
}

/// The steps of AutoMartin's decision: rule, survivors, measures.
fn steps(table: &Table) -> Vec<String> {
    let mut why = Trace::on();
    table.game.decide(&table.state, &mut why);
    let rung = |it: &kit::Rung<london::Candidate>| {
        let told = testkit::scenarios::rung_line(it);
        if it.measures.is_empty() { told } else { format!("{told} {:?}", it.measures) }
    };
    why.rungs().iter().map(rung).collect()
}

fn say(message: &Message) -> String {
    Lexicon::parse(&[kit::TEXTS, London::TEXTS]).expect("the texts").say(Lang::En, message)
}

/// The sentence of an action.
fn sentence(table: &Table, action: &str) -> String {
    say(&table.game.describe(&table.state, action.parse().expect("notation")))
}

// Covers M26, M35, M36, M38, M40, M48.
#[test]
fn what_a_kept_card_brings_is_told() {
    let crucial = filter("i6", "[[\"hospital-a\"]]", "");
    assert_eq!(
        steps(&crucial)[1..],
        [
            "M27 -> T1 hospital-a [2]",
            "M26 -> T1 hospital-a [5]",
            "M48 -> T1 hospital-a",
            "M36 -> T1 hospital-a [3]"
        ]
    );
    let plain = filter("i6", "[[\"oxford-street-b\"]]", "poverty = 3");
    assert_eq!(
        steps(&plain)[1..],
        [
            "M27 -> T1 oxford-street-b [4]",
            "M38 -> T1 oxford-street-b [8]",
            "M40 -> T1 oxford-street-b [-1]",
            "M35 -> T1 oxford-street-b [2]"
        ]
    );
    let none = filter("i6", "[[\"oxford-street-b\"]]", "");
    assert!(steps(&none).iter().all(|it| !it.starts_with("M40")), "he has no poverty to return");
}

// Covers M30, R3-6.
#[test]
fn where_a_refused_card_goes_and_what_leaves_the_game_is_told() {
    let settle = |board: &str| {
        table(&format!(
            "[table]\nphase = \"settle\"\nboard = {board}\n[table.deed]\ncard = \"st-pauls-a\"\n[table.automa]\nmoney = 3\ncard = \"i3\"\ndiscard = [\"i3\"]"
        ))
    };
    let free = settle("[[\"salters-a\"]]");
    assert_eq!(steps(&free), ["M27 -> none [10]", "M30 -> T2 st-pauls-a"]);
    assert_eq!(
        sentence(&free, "refuse st-pauls-a"),
        "AutoMartin cannot pay for St Paul’s: it costs £10, he has £3; it goes to space 2 of the top row"
    );
    let full = settle(
        "[[\"salters-a\", \"mercers-a\", \"grocers-a\"], [\"vintners-a\", \"hospital-a\", \"paupers-a\"]]",
    );
    assert_eq!(
        steps(&full)[1..],
        ["M30 -> T1 st-pauls-a", "R3-6 -> B1 vintners-a B2 hospital-a B3 paupers-a.1"]
    );
    assert_eq!(
        sentence(&full, "refuse st-pauls-a"),
        "AutoMartin cannot pay for St Paul’s: it costs £10, he has £3; it goes to space 1 of the top row, and the bottom row leaves the game: Vintners, Hospital, Paupers"
    );
    assert_eq!(full.play(&["refuse st-pauls-a"]).position().board[1][0], "salters-a");
}

// Covers M31.
#[test]
fn a_refused_borough_goes_under_its_deck() {
    let refused = |deck: &str| {
        table(&format!(
            "[table]\nphase = \"filter\"\nborough-row = [\"hampstead\"]\nborough-deck = [{deck}]\n[table.automa]\nmoney = 0\ncard = \"i1\"\ndiscard = [\"i1\"]"
        ))
    };
    let told = sentence(&refused("\"hackney\""), "refuse-borough hampstead");
    assert!(told.ends_with("; it goes under the borough deck"), "{told}");
    let told = sentence(&refused(""), "refuse-borough hampstead");
    assert!(told.ends_with("deck, which is empty, and comes straight back"), "{told}");
    assert_eq!(steps(&refused(""))[2], "M31 -> R1 hampstead");
}

// Covers M34.
#[test]
fn a_draw_that_belongs_to_a_borough_says_so() {
    let bought = table(
        "[table]\nphase = \"filter\"\nborough-row = [\"hackney\"]\nborough-deck = []\ncity-deck = [\"salters-a\"]\n[table.automa]\nmoney = 9\ncard = \"i1\"\ndiscard = [\"i1\"]",
    );
    assert_eq!(steps(&bought).last().unwrap(), "M34 -> R1 hackney [5]");
    let drawn = bought.play(&["keep-borough hackney"]);
    assert_eq!(
        sentence(&drawn, "city salters-a"),
        "AutoMartin draws Salters from the city deck for Hackney"
    );
    assert_eq!(steps(&drawn.play(&["city salters-a"]))[0], "M34 -> salters-a");
}

// Covers M9.
#[test]
fn a_shuffle_is_told() {
    let next = table("[table]\n[table.automa]\ndeck = []\ndiscard = [\"i1\", \"i2\"]");
    let told = sentence(&next, "automa i2");
    assert!(told.starts_with("AutoMartin’s discard pile is shuffled and he turns up"), "{told}");
    let another = table(
        "[table]\nphase = \"close\"\n[table.automa]\ncard = \"i5\"\ndeck = []\ndiscard = [\"i5\", \"i2\"]",
    );
    assert_eq!(steps(&another), ["M45 -> i5", "M9 -> i5"]);
}

// Covers M43.
#[test]
fn a_discard_that_did_not_happen_is_not_told() {
    let toss = |deck: &str, phase: &str| {
        table(&format!(
            "[table]\nphase = \"{phase}\"\ncity-deck = [{deck}]\n[table.automa]\ncard = \"i6\"\ndiscard = [\"i6\"]"
        ))
    };
    assert_eq!(steps(&toss("", "filter").play(&["nothing"])), ["M8 -> i6"]);
    let last = toss("\"salters-a\"", "toss");
    assert_eq!(
        sentence(&last, "city salters-a"),
        "Salters is discarded from the city deck to space 1 of the top row"
    );
    assert_eq!(steps(&last.play(&["city salters-a"])), ["M43 -> i6"]);
}

#[test]
fn places_are_those_of_the_board_and_poverty_has_the_sign_of_the_cards() {
    let two = filter("i6", "[[\"\", \"school-blue-a\"], [\"school-brown-a\"]]", "");
    assert_eq!(steps(&two)[3], "M20 -> T2 school-blue-a [2, 4]", "B1 is the fourth of six places");
    let poverty = filter("i7", "[[\"water-works-a\", \"leather-industry-b\"]]", "");
    assert_eq!(steps(&poverty)[1], "M17 -> T1 water-works-a.1 [-2, 1]");
    assert_eq!(poverty.game.spec(poverty.state.board.card(0).unwrap()).poverty, -2);
}

#[test]
fn twins_are_told_apart() {
    let twins = filter("i6", "[[\"water-works-a\", \"water-works-a\"]]", "");
    let mut why = Trace::on();
    twins.game.decide(&twins.state, &mut why);
    let names: Vec<String> =
        why.rungs()[0].candidates.iter().map(|&it| say(&twins.game.name(it))).collect();
    assert_eq!(
        names,
        ["Water Works (space 1 of the top row)", "Water Works (space 2 of the top row)"]
    );
}

#[test]
fn where_several_people_play_a_drawn_card_is_not_named_to_others() {
    let three = "[setup]\nseats = 3\nautoma-seat = 3\n[table]\nturn = 2\nphase = \"draw-top\"\ncity-deck = [\"salters-a\"]\n[table.deed]\nleft = 1\n";
    let drawing = table(three);
    assert_eq!(sentence(&drawing, "city salters-a"), "Salters is drawn from the city deck");
    let action: Action = "city salters-a".parse().unwrap();
    let hidden = drawing.game.describe_hidden(&drawing.state, action).unwrap();
    assert_eq!(say(&hidden), "a card is drawn from the city deck");
    let alone = person("draw-top", "", "city-deck = [\"salters-a\"]\n[table.deed]\nleft = 1");
    assert_eq!(sentence(&alone, "city salters-a"), "Salters is drawn from the city deck");
}

// Covers R2-6.
#[test]
fn a_face_down_card_is_not_named_to_others() {
    let site = table(
        "[setup]\nseats = 3\nautoma-seat = 3\n[table]\nturn = 1\nphase = \"site\"\n[table.deed]\ncard = \"salters-a\"\n[[table.people]]\nface-down = [\"hospital-a\"]\nface-up = [\"mercers-a\"]\n",
    );
    let is_hidden = |action: &str, seat: u8| {
        site.game.is_hidden(&site.state, action.parse().unwrap(), Seat(seat))
    };
    assert!(is_hidden("on hospital-a", 1) && !is_hidden("on hospital-a", 0));
    assert!(!is_hidden("on mercers-a", 1), "it lies open");
}

// Issue 9, 11.
#[test]
fn points_of_others_are_partial_while_cards_are_hidden() {
    let both = table(
        "[setup]\nseats = 3\nautoma-seat = 3\n[table]\nturn = 1\nphase = \"choose\"\ncity-deck = [\"salters-a\"]\n[[table.people]]\nhand = [\"grocers-a\"]\n[[table.people]]\ncovered = [\"st-pauls-a\"]\nface-up = [\"mercers-a\"]\n",
    );
    let partial = |viewer: u8| {
        let mut seen = both.state;
        both.game.conceal(&mut seen, Seat(viewer));
        [0, 1, 2].map(|it| both.game.is_partial(&seen, Seat(it)))
    };
    assert_eq!(partial(0), [false, true, false]);
    assert_eq!(partial(1), [false; 3], "of a hand the number counts, and that is seen");
}

// Issue 9, 7: found/london.md 12.
#[test]
fn refusals_say_what_would_help() {
    let poor = "money = 0\nhand = [\"st-pauls-a\", \"hospital-a\"]";
    let choose = person("choose", poor, "city-deck = [\"salters-a\"]");
    assert_eq!(choose.refused("develop"), ("R3-11", "refusal-no-card-loan".to_owned()));
    let automa = table("[table]\n[[table.people]]\n");
    assert_eq!(automa.refused("develop"), ("M8", "refusal-card-first".to_owned()));
    assert_eq!(automa.refused("automa iii1"), ("M5", "refusal-automa-deck".to_owned()));
    let start = person("start", "", "city-deck = [\"salters-a\"]");
    assert_eq!(start.refused("loan"), ("R4-1", "refusal-loan-start".to_owned()));
}
