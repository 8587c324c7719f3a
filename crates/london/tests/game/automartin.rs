//! AutoMartin's sentences that the digest's scenarios do not name, and each reading.

use kit::{Boxed, Game, Player, Trace, Turn, play_automa_turn, playout};
use london::{CardSheet, London, Setup};

use crate::table::{Table, table};

/// AutoMartin's turn with these cards to come, and the table afterwards.
fn turn(document: &str, next: &[&str]) -> (Vec<String>, Table) {
    let Table { game, mut state } = table(document);
    let mut next = next.iter();
    let plies = play_automa_turn(&game, &mut state, |game, state, _| {
        if game.n_options(state) == 1 {
            return Some(game.option(state, 0));
        }
        next.next().map(|it| it.parse().expect("notation"))
    })
    .unwrap_or_else(|it| panic!("{it}"));
    (plies.iter().map(|it| it.action.to_string()).collect(), Table { game, state })
}

// Covers M11, M12, M13, M14, M21, M22.
#[test]
fn a_line_reads_what_the_one_before_has_left_and_none_ends_the_filter() {
    let at = table(
        "[table]\nphase = \"filter\"\nboard = [[\"salters-a\", \"vintners-a\", \"school-blue-a\"]]\ncity-deck = [\"mercers-a\"]\n[table.automa]\ncard = \"i9\"\ndiscard = [\"i9\"]",
    );
    let mut why = Trace::on();
    let decided = at.game.decide(&at.state, &mut why);
    assert_eq!(decided.to_string(), "deck");
    let told: Vec<String> = why.rungs().iter().map(testkit::scenarios::rung_line).collect();
    assert_eq!(
        told,
        [
            "M14 -> T1 salters-a T2 vintners-a T3 school-blue-a",
            "M16 -> T1 salters-a T2 vintners-a",
            "M18 -> T1 salters-a T2 vintners-a",
            "M21 -> deck"
        ]
    );
    assert_eq!(why.rungs()[2].measures, [0, 0], "no mention counts as 0");
}

// Covers M33, M35, M37, M38, M39, M40, M41, M42.
#[test]
fn he_pays_first_and_gains_the_printed_symbols_alone() {
    let start = |board: &str, poverty: u8, money: u8| {
        let document = format!(
            "[table]\nphase = \"filter\"\nboard = [[\"{board}\"]]\ncity-deck = [\"grocers-a\", \"salters-a\"]\n[table.automa]\nmoney = {money}\npoverty = {poverty}\ncard = \"i6\"\ndiscard = [\"i6\"]"
        );
        let (_, after) = turn(&document, &["city grocers-a"]);
        let automa = after.position().automa;
        (automa.money, automa.poverty, automa.prestige.sum(), automa.city.len())
    };
    assert_eq!(start("leather-industry-b", 1, 0), (7, 2, 0, 1), "poverty from the supply");
    assert_eq!(start("oxford-street-b", 3, 4), (8, 2, 2, 1), "£4 paid, £8 gained");
    assert_eq!(start("oxford-street-b", 3, 3), (3, 3, 0, 0), "the gain does not pay the cost");
    assert_eq!(start("st-pauls-a", 0, 10), (0, 0, 0, 1), "its prestige comes at the end");
    assert_eq!(start("omnibus-b", 0, 5), (5, 0, 5, 1), "its words are ignored, the bonus is not");
    assert_eq!(start("sewers-c", 1, 4), (0, 0, 0, 1), "no more poverty than he has");
}

// Covers M2, M29, M32.
#[test]
fn what_he_pays_for_lies_face_up_before_him_and_nothing_is_spent_for_it() {
    let (actions, after) = turn(
        "[table]\nphase = \"filter\"\nboard = [[\"theatre-royal-a\"]]\ncity-deck = []\n[table.automa]\ncard = \"i6\"\ndiscard = [\"i6\"]\ncity = [\"hospital-a\", \"lords-b\"]\nboroughs = [\"hackney\"]",
        &[],
    );
    assert_eq!(actions, ["keep theatre-royal-a", "end"]);
    assert_eq!(after.position().automa.city, ["theatre-royal-a", "hospital-a", "lords-b"]);
    assert_eq!(after.position().board, vec![vec![String::new(); 3]; 2], "no blue card was spent");
    let chair = &after.state.chairs[1];
    assert_eq!(chair.face_up.len(), 3, "a card with the flip mark too");
    assert!(chair.face_down.is_empty() && chair.covered.is_empty());
    let (_, after) = turn(
        "[table]\nphase = \"filter\"\nborough-row = [\"lewisham\"]\nborough-deck = []\ncity-deck = []\n[table.automa]\nmoney = 9\ncard = \"i1\"\ndiscard = [\"i1\"]\ncity = [\"lords-b\"]\nboroughs = [\"hackney\"]",
        &[],
    );
    assert_eq!(after.position().automa.boroughs, ["hackney", "lewisham"], "the newest on top");
    assert_eq!(after.position().automa.city, ["lords-b"]);
}

// Reading Q32: West India Docks ask for any hand card, and he has none.
// Covers M28.
#[test]
fn a_hand_card_that_an_activation_asks_for_is_not_asked_of_him() {
    let docks = CardSheet::first_edition().cards;
    let docks = docks.iter().find(|it| it.id == "west-india-docks-b").expect("a card of the set");
    assert_ne!(docks.activation_card, Some(london::ActivationCard::None));
    let cost = docks.building_cost.unwrap() + docks.activation_money.unwrap();
    let (actions, _) = turn(
        &format!(
            "[table]\nphase = \"filter\"\nboard = [[\"west-india-docks-b\"]]\ncity-deck = []\n[table.automa]\nmoney = {cost}\ncard = \"i6\"\ndiscard = [\"i6\"]"
        ),
        &[],
    );
    assert_eq!(actions, ["keep west-india-docks-b", "end"]);
}

// Covers M28.
#[test]
fn the_cost_is_what_building_and_activating_cost_together() {
    let mut sheet = CardSheet::first_edition();
    sheet.edition = london::Edition::Own;
    for card in sheet.cards.iter_mut().filter(|it| it.id == "mercers-a") {
        (card.building_cost, card.activation_money) = (Some(2), Some(3));
    }
    for borough in sheet.boroughs.iter_mut().filter(|it| it.id == "hackney") {
        (borough.cost, borough.run_cost) = (Some(2), Some(3));
    }
    let setup = Setup { cards: kit::Chosen::Custom(sheet), ..Setup::default() };
    let game = London::new(&setup).unwrap();
    let decided = |card: &str, money: u8| {
        let position = format!(
            "phase = \"filter\"\nboard = [[\"mercers-a\"]]\nborough-row = [\"hackney\"]\n[automa]\nmoney = {money}\ncard = \"{card}\"\ndiscard = [\"{card}\"]"
        );
        let state = game.place(&kit::read(&position).unwrap()).unwrap();
        game.decide(&state, &mut Trace::off()).to_string()
    };
    let [city, borough] = ["i6", "i1"].map(|card| [decided(card, 4), decided(card, 5)]);
    assert!(city[0].starts_with("refuse ") && city[1].starts_with("keep "), "{city:?}");
    assert!(borough[0].starts_with("refuse-borough"), "{borough:?}");
    assert!(borough[1].starts_with("keep-borough"), "{borough:?}");
}

// Covers M49.
#[test]
fn eight_cards_are_crucial_in_every_copy() {
    let sheet = CardSheet::first_edition();
    let mut names: Vec<&str> =
        sheet.cards.iter().filter(|it| it.crucial).map(|it| it.name.as_str()).collect();
    names.dedup();
    assert_eq!(
        names,
        [
            "Hospital",
            "Omnibus",
            "Brixton Prison",
            "Millbank Prison",
            "Train Station North",
            "Train Station South",
            "Underground",
            "Whitehall"
        ]
    );
}

// Covers M24, M25.
#[test]
fn crucial_cards_are_settled_in_reading_order() {
    let at = table(
        "[table]\nphase = \"crucial\"\nboard = [[\"\", \"hospital-b\"], [\"omnibus-b\"]]\n[table.deed]\ncrucial = [\"omnibus-b\", \"hospital-b\"]\n[table.automa]\ncard = \"ii3\"\ndiscard = [\"i1\"]"
            .replace("ii3", "i4")
            .as_str(),
    );
    let decided = at.game.decide(&at.state, &mut Trace::off());
    assert_eq!(decided.to_string(), "keep hospital-b.1");
    let at = at.play(&["keep hospital-b.1", "keep omnibus-b.1"]);
    assert_eq!(at.position().automa.prestige.crucial, 10);
}

// Reading Q20: the skipped card can be drawn again after a reshuffle.
// Covers M9, M44.
#[test]
fn a_skipped_card_goes_to_the_discard_pile() {
    let document = "[table]\nphase = \"skip\"\n[table.automa]\ncard = \"i3\"\ndeck = [\"i1\"]\ndiscard = [\"i3\", \"i2\"]";
    let (actions, after) = turn(document, &[]);
    assert_eq!(actions, ["automa i1", "end"]);
    assert_eq!(after.position().automa.discard, ["i1", "i2", "i3"]);
    let next = table("[table]\n[table.automa]\ndeck = []\ndiscard = [\"i1\", \"i2\", \"i3\"]");
    assert_eq!(next.options(), ["automa i1", "automa i2", "automa i3"]);
}

// Covers M34.
#[test]
fn an_active_ability_is_paid_and_applied_once_when_he_buys() {
    let mut sheet = CardSheet::first_edition();
    sheet.edition = london::Edition::Own;
    for borough in sheet.boroughs.iter_mut().filter(|it| it.id == "wandsworth") {
        (borough.poverty_removed, borough.run_poverty, borough.run_cost) =
            (Some(1), Some(2), Some(1));
    }
    let setup = Setup { cards: kit::Chosen::Custom(sheet), ..Setup::default() };
    let game = London::new(&setup).unwrap();
    let position: london::Position = kit::read(
        "phase = \"filter\"\nborough-row = [\"wandsworth\", \"hackney\"]\nborough-deck = []\ncity-deck = []\n[automa]\nmoney = 5\npoverty = 3\ncard = \"i1\"\ndiscard = [\"i1\"]",
    )
    .unwrap();
    let mut state = game.place(&position).unwrap();
    let mut why = Trace::on();
    let decided = game.decide(&state, &mut why);
    let paid = why.rungs().iter().find(|it| it.rule.id == "M27").unwrap();
    assert_eq!(paid.measures, [5], "£4 and £1");
    game.apply(&mut state, decided);
    let automa = game.position(&state).automa;
    assert_eq!((automa.money, automa.poverty, automa.prestige.boroughs), (0, 3 - 1 + 2, 3));
}

// Reading Q14, and Q33: what an ability brings counts like what it costs, once.
// Covers M38, M40.
#[test]
fn an_active_ability_may_bring_money_and_take_poverty_away() {
    let mut sheet = CardSheet::first_edition();
    sheet.edition = london::Edition::Own;
    for borough in sheet.boroughs.iter_mut().filter(|it| it.id == "wandsworth") {
        (borough.poverty_removed, borough.run_poverty, borough.run_cost) =
            (Some(1), Some(-2), Some(-3));
    }
    let sheet = CardSheet::parse(&sheet.to_toml()).expect("a set that can be played");
    let cards = kit::Chosen::Custom(sheet);
    let setup = Setup { cards, level: london::Level::III, ..Setup::default() };
    let game = London::new(&setup).unwrap();
    let table = |money: u8, poverty: u8| {
        let position = format!(
            "phase = \"filter\"\nborough-row = [\"hackney\", \"wandsworth\"]\nborough-deck = []\ncity-deck = []\n[automa]\nmoney = {money}\npoverty = {poverty}\ncard = \"iii2\"\ndiscard = [\"iii2\"]"
        );
        game.place(&kit::read(&position).unwrap()).unwrap()
    };
    let mut why = Trace::on();
    let mut state = table(4, 4);
    let decided = game.decide(&state, &mut why);
    let told: Vec<String> = why
        .rungs()
        .iter()
        .map(|it| format!("{} {:?}", testkit::scenarios::rung_line(it), it.measures))
        .collect();
    assert!(told.contains(&"M17 -> R2 #10 [0, -3]".to_owned()), "{told:?}");
    assert!(told.contains(&"M27 -> R2 #10 [4]".to_owned()), "only costs are paid: {told:?}");
    assert!(told.contains(&"M38 -> R2 #10 [3]".to_owned()), "{told:?}");
    game.apply(&mut state, decided);
    let automa = game.position(&state).automa;
    assert_eq!((automa.money, automa.poverty), (3, 1), "£4 paid, £3 gained");
    let mut poor = table(3, 0);
    let decided = game.decide(&poor, &mut Trace::off());
    assert!(decided.to_string().starts_with("refuse-borough"), "the gain does not pay the cost");
    poor = table(9, 2);
    let decided = game.decide(&poor, &mut Trace::off());
    game.apply(&mut poor, decided);
    assert_eq!(game.position(&poor).automa.poverty, 0, "no more poverty than he has");
}

#[test]
fn the_idle_player_draws_four_cards_a_turn_and_keeps_the_newest_nine() {
    let game = London::new(&Setup::default()).unwrap();
    let mut idle: Box<dyn Player<London>> = game.player("idle").unwrap();
    for seed in 0..20 {
        let played = playout(&game, seed, &mut *idle);
        assert_eq!(game.turn(&played.end), Turn::Over);
        let me = &game.position(&played.end).people[0];
        assert_eq!((me.money, me.loans, me.poverty, me.boroughs.len()), (5, 0, 0, 0));
        assert!(me.face_up.is_empty() && me.hand.len() <= 9);
    }
    assert!(game.player("nobody").is_none());
}

#[test]
fn a_card_to_come_needs_no_copy() {
    let file: kit::PositionFile<London> = kit::read(
        "game = \"london\"\nnext = [\"automa i3\", \"city paupers-c\", \"automa i1\"]\n[table]\ncity-deck = [\"paupers-c.2\", \"paupers-c.4\", \"sewers-c\"]",
    )
    .unwrap();
    let (game, mut state) = file.open().unwrap();
    let mut next = kit::Upcoming::new(file.upcoming().unwrap(), None);
    let plies =
        play_automa_turn(&game, &mut state, |game, state, pile| next.next(game, state, pile));
    let actions: Vec<String> = plies.unwrap().iter().map(|it| it.action.to_string()).collect();
    assert_eq!(actions[2], "city paupers-c.2", "the first copy that can come");
    let dealt = table("[table]\nturn = 1\nphase = \"draw-top\"\n[table.deed]\nleft = 1");
    let mut session =
        kit::Session::from_position(dealt.game.clone(), kit::Dealer::table(), dealt.position())
            .unwrap();
    session.play("city water-works-a".parse().unwrap()).unwrap();
    assert_eq!(session.record().actions, ["city water-works-a.1"], "a record names the copy");
}

// Covers M8.
#[test]
fn what_he_still_owes_stands_in_the_state() {
    let document = "[table]\nphase = \"filter\"\nborough-row = [\"hackney\", \"city\"]\nborough-deck = [\"lambeth\"]\ncity-deck = [\"salters-a\", \"mercers-a\"]\n[table.automa]\nmoney = 3\ncard = \"i2\"\ndeck = [\"i1\"]\ndiscard = [\"i2\"]".replace(", \"city\"", "");
    let (actions, after) = turn(&document, &["city mercers-a"]);
    assert_eq!(
        actions,
        [
            "keep-borough hackney",
            "borough lambeth",
            "city mercers-a",
            "keep mercers-a",
            "city salters-a",
            "keep salters-a",
            "end"
        ]
    );
    assert_eq!(after.position().turns_left, Some(1), "the deck ran out in his turn");
}
