//! Brief records: what people gave is enough, corrections and changes of hands included.

use kit::{Dealer, Hands, Record, ReplayError, Session, Turn};
use serde_json::json;
use testkit::toy::{Action, Toy};

use crate::{played, toy};

/// A brief record leads to the same one, written and read.
fn leads_back(session: &Session<Toy>) -> Record<Toy> {
    let brief = session.brief();
    let read: Record<Toy> = kit::read(&brief.to_toml()).expect("it was just written");
    let again = Session::follow(&read).expect("it was just played");
    assert_eq!(again.record().to_toml(), session.record().to_toml());
    assert_eq!(again.state(), session.state());
    brief
}

#[test]
fn only_what_people_gave_stands_there() {
    let brief = leads_back(&played(5, 4));
    assert_eq!(brief.actions.len(), 4, "{:?}", brief.actions);
    let untouched = leads_back(&played(5, 0));
    assert!(untouched.actions.is_empty());
}

#[test]
fn a_correction_made_before_the_automas_turn_stands_where_it_was_made() {
    let mut session = played(5, 3);
    let automa = session.last_automa_ply().unwrap();
    session.go_to(automa);
    assert_eq!(session.turn(), Turn::Automa);
    session.correct(json!({"coins": [9, 9, 9]})).unwrap();
    session.play(Action::Pass).unwrap();
    let brief = leads_back(&session);
    assert!(brief.actions.iter().any(|it| it.starts_with('+')), "{:?}", brief.actions);
    // A correction at a person's turn needs no such word.
    let mut session = played(5, 3);
    session.correct(json!({"coins": [9, 9, 9]})).unwrap();
    let brief = leads_back(&session);
    assert!(!brief.actions.iter().any(|it| it.starts_with('+')), "{:?}", brief.actions);
}

#[test]
fn told_cards_and_changes_of_hands_stand_there() {
    let mut session =
        Session::new(toy(), Dealer { table: vec!["orders".to_owned()], ..Dealer::dice(3) });
    for nth in 0..9 {
        if nth == 4 {
            session.deal("orders", Hands::Program).unwrap();
        }
        let option = kit::options(session.game(), session.state())[0];
        session.play(option).unwrap();
        leads_back(&session);
    }
    assert!(session.brief().actions.contains(&"deal orders program".to_owned()));
}

#[test]
fn what_departs_is_told_with_its_place() {
    let mut brief = played(5, 4).brief();
    brief.actions.push("take left".to_owned());
    assert!(matches!(Session::follow(&brief), Err(ReplayError::Action(_))));
    brief.actions.pop();
    brief.actions.push("fly".to_owned());
    assert!(matches!(Session::follow(&brief), Err(ReplayError::Action(_))));
    // More than can follow by itself is no more than that.
    brief.actions.pop();
    brief.actions.push("+99999999999".to_owned());
    assert!(Session::follow(&brief).is_ok());
}
