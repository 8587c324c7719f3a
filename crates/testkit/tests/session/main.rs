//! What the kit's session promises, shown on the toy.

mod brief;
mod corrections;
mod limits;
mod marks;
mod records;

use kit::{
    Dealer, Entry, Game, PositionFile, Record, Seat, Session, Turn, TurnError, Upcoming,
    play_automa_turn,
};
use testkit::toy::{Action, GOODS, HandPosition, ORDERS, Position, Toy, value};

fn toy() -> Toy {
    Toy::new(&<Toy as Game>::Setup::default()).expect("the usual choices make a game")
}

/// A game of dice, after people have acted `n` times: the first option each time.
fn played(seed: u64, n: usize) -> Session<Toy> {
    let mut session = Session::new(toy(), Dealer::dice(seed));
    for _ in 0..n {
        let action = kit::options(session.game(), session.state())[0];
        session.play(action).expect("it is an option");
    }
    session
}

fn read(record: &Record<Toy>) -> Record<Toy> {
    kit::read(&record.to_toml()).expect("it was just written")
}

/// Plays `draw` until it is a person's turn with something to sell, then offers it.
fn offering(seed: u64) -> Session<Toy> {
    let mut session = Session::new(toy(), Dealer::dice(seed));
    loop {
        let options = kit::options(session.game(), session.state());
        if let Some(offer) = options.iter().find(|it| matches!(it, Action::Offer(_))) {
            session.play(*offer).expect("it is an option");
            return session;
        }
        session.play(Action::Pass).expect("it is an option");
    }
}

// Covers R1.
#[test]
fn the_stalls_are_filled_and_the_hands_dealt_before_the_first_choice() {
    let session = played(1, 0);
    assert!(session.state().stalls.iter().all(Option::is_some));
    assert_eq!(session.state().hands.map(|it| it.len()), [2, 2, 0]);
    assert_eq!(session.turn(), Turn::Human(Seat(0)));
}

#[test]
fn a_person_deals_one_pile_and_the_program_the_other() {
    let dealer = Dealer { table: vec!["orders".to_owned()], ..Dealer::dice(3) };
    let mut session = Session::new(toy(), dealer);
    assert_eq!(session.turn(), Turn::Chance(ORDERS));
    assert_eq!(session.ply(), 7, "the goods were dealt by dice");
    let back = kit::options(session.game(), session.state())[1];
    session.play(back).unwrap();
    session.play(Action::Draw).unwrap();
    assert_eq!(session.turn(), Turn::Human(Seat(1)), "the drawn card came from the dice");
    session.play(Action::Pass).unwrap();
    assert_eq!(session.turn(), Turn::Chance(ORDERS));
    let again = Session::replay(&read(&session.record())).unwrap();
    assert_eq!(again.state(), session.state());
    assert_eq!(again.turn(), Turn::Chance(ORDERS));
}

#[test]
fn cards_known_before_come_first_and_are_part_of_the_record() {
    let next = |cards: &[&str]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let dealer = Dealer { next: next(&["deal 5", "deal 1"]), ..Dealer::dice(3) };
    let mut session = Session::new(toy(), dealer.clone());
    assert_eq!(session.entries()[..2], [Action::Deal(5), Action::Deal(1)].map(Entry::Action));
    assert_eq!(session.upcoming(), []);
    session.play(Action::Pass).unwrap();
    let again = Session::replay(&read(&session.record())).unwrap();
    assert_eq!((again.state(), again.dealer()), (session.state(), &dealer));
    session.go_to(1);
    assert_eq!(session.upcoming(), [Action::Deal(1)]);
    session.resume().unwrap();
    assert_eq!(session.entries()[1], Entry::Action(Action::Deal(1)));
    let mut record = session.record();
    record.actions[1] = "deal 2".to_owned();
    assert!(Session::replay(&record).unwrap_err().to_string().contains("deal 1"));
    // A person who deals is not asked for what is known.
    let mut told = Session::new(toy(), Dealer { next: next(&["deal 5"]), ..Dealer::table() });
    assert_eq!(told.ply(), 1);
    told.play(Action::Deal(6)).unwrap();
    told.undo();
    assert_eq!(told.ply(), 1);
    let record = Record { dealer: Dealer { next: next(&["dance"]), ..dealer }, ..session.record() };
    assert!(Session::replay(&record).is_err());
}

#[test]
fn without_a_seed_a_person_deals_everything_and_cannot_deal_a_card_twice() {
    let mut session = Session::new(toy(), Dealer::table());
    assert_eq!(session.turn(), Turn::Chance(GOODS));
    session.play(Action::Deal(5)).unwrap();
    let error = session.play(Action::Deal(5)).unwrap_err();
    assert_eq!(error.ply, 1);
    assert_eq!(error.to_string(), "action 1: “deal 5” is not allowed: [refusal-pile] (R9, [R9])");
    assert_eq!(session.ply(), 1, "nothing has changed");
}

#[test]
fn a_told_card_can_be_taken_back_and_told_again() {
    let mut session = Session::new(toy(), Dealer::table());
    for card in [0, 1, 2] {
        session.play(Action::Deal(card)).unwrap();
    }
    session.undo();
    assert_eq!(session.ply(), 2);
    session.undo_step();
    assert_eq!(session.ply(), 1);
    session.redo();
    assert_eq!(session.ply(), 2, "one told card at a time");
    session.play(Action::Deal(9)).unwrap();
    assert!(!session.can_redo());
    assert_eq!(session.record().actions, ["deal 0", "deal 1", "deal 9"]);
}

#[test]
fn where_one_card_is_possible_nobody_is_asked() {
    let position = Position {
        drawn: vec![0, 1, 4, 2, 3],
        back: Some(testkit::toy::Back::Moon),
        to_act: 2,
        ..Position::default()
    };
    let session = Session::from_position(toy(), Dealer::table(), position).unwrap();
    assert_eq!(session.record().actions, ["front 5", "idle"]);
    assert_eq!(session.turn(), Turn::Human(Seat(0)));
}

#[test]
fn undo_takes_back_the_deed_and_undo_step_the_step() {
    let mut session = offering(4);
    let offered = session.ply();
    let sale = kit::options(session.game(), session.state())[0];
    session.play(sale).unwrap();
    let whole = session.record().actions;
    let mut step = session.clone();
    step.undo_step();
    assert_eq!(step.ply(), offered);
    assert!(step.state().offered.is_some());
    session.undo();
    assert_eq!(session.ply(), offered - 1);
    assert!(session.state().offered.is_none());
    session.redo();
    assert_eq!(session.record().actions, whole, "the whole deed is done again");
}

#[test]
fn every_automa_action_can_be_explained_and_no_other() {
    let session = played(9, 6);
    session.each_ply(|ply, state, _| {
        let is_automa = session.game().turn(state) == Turn::Automa;
        assert_eq!(session.explain(ply).is_some(), is_automa, "ply {ply}");
    });
    assert!(session.explain(10_000).is_none());
}

#[test]
fn what_others_hold_is_concealed_alike() {
    let game = toy();
    let hand = |cards: &[u8]| HandPosition { cards: cards.to_vec(), unknown: 0 };
    let table = |second: &[u8]| Position {
        hands: vec![hand(&[0, 15]), hand(second), hand(&[])],
        under: vec![7],
        ..Position::default()
    };
    let mut a = game.place(&table(&[1, 2])).unwrap();
    let mut b = game.place(&table(&[3, 12])).unwrap();
    assert_ne!(a, b);
    game.conceal(&mut a, Seat(0));
    game.conceal(&mut b, Seat(0));
    assert_eq!(a, b);
    assert_eq!(a.hands[1].n_unknown, 2);
    assert_eq!(a.goods.bottom(), [7], "everybody saw what was buried");
    assert!(a.hands[0].known.has(15));
}

#[test]
fn layers_and_backs_weigh_what_the_pile_turns_up() {
    let game = toy();
    let position = Position { drawn: vec![4, 0], to_act: 1, ..Position::default() };
    let state = game.place(&position).unwrap();
    // The layer's strong order is out: one of the weak ones 1, 2 and 3 comes.
    assert_eq!(kit::options(&game, &state).len(), 2);
    let sun = game.odds(&state, Action::Back(testkit::toy::Back::Sun));
    let moon = game.odds(&state, Action::Back(testkit::toy::Back::Moon));
    assert_eq!(moon, 2 * sun);
}

#[test]
fn the_automas_turn_asks_for_the_cards_it_needs() {
    let game = toy();
    let position = Position { to_act: 2, ..Position::default() };
    let start = game.place(&position).unwrap();
    let turn = |cards: &[Action], seed: Option<u64>| {
        let mut state = start;
        let mut cards = Upcoming::new(cards.to_vec(), seed.map(kit::Dice::new));
        play_automa_turn(&game, &mut state, |game, state, pile| cards.next(game, state, pile))
            .map(|it| it.iter().map(|it| it.action.to_string()).collect::<Vec<_>>())
    };
    let sun = Action::Back(testkit::toy::Back::Sun);
    let error = turn(&[sun], None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the next card of “[pile-orders]” is needed: name it in “next”, e.g. next = [\"front 0\"], or give --seed"
    );
    let error = turn(&[sun, Action::Front(2)], None).unwrap_err();
    assert!(matches!(error, TurnError::Refused { .. }), "{error}");
    assert_eq!(turn(&[sun, Action::Front(0), sun], None).unwrap().last().unwrap(), "idle");
    assert_eq!(turn(&[sun], Some(1)).unwrap()[0], "back sun");
    let mut state = game.place(&Position::default()).unwrap();
    state.back = Some(testkit::toy::Back::Sun);
    let error = play_automa_turn(&game, &mut state, |_, _, _| None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a table where the automa is to act, found one where it is not"
    );
}

#[test]
fn a_position_of_another_kind_is_refused() {
    let file = |text: &str| {
        let file: PositionFile<Toy> = kit::read(text).unwrap();
        file.open().map(|_| ()).unwrap_err().to_string()
    };
    assert_eq!(file("format = 2\ngame = \"toy\"\ntable = {}"), "expected format 1, found 2");
    assert_eq!(
        file("game = \"chess\"\ntable = {}"),
        "expected a document of toy, found one of chess"
    );
    assert_eq!(
        file("game = \"toy\"\ntable = { taken = [3], sold = [3] }"),
        "start: sold[0]: expected [expected-elsewhere], found 3"
    );
}

#[test]
fn the_curve_has_a_point_for_every_table() {
    let session = played(11, 3);
    let curve = session.curve();
    assert_eq!(curve.len(), session.ply() + 1);
    assert_eq!(curve[0], [0, 0, 0]);
    let worth: u8 = session.state().taken.into_iter().map(value).sum();
    assert_eq!(curve[session.ply()][2], i32::from(worth));
}
