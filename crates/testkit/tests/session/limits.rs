//! Limits: how many entries a record may have.

use kit::{Game, Lang, Lexicon, MAX_ENTRIES, Reason, ReplayError, Session, Trouble, Turn};
use serde_json::json;
use testkit::toy::{Action, Toy};

use crate::{played, read};

/// A game with so many entries, and it is a person's turn.
fn long(n: usize) -> Session<Toy> {
    let mut session = played(2, 1);
    for at in session.ply()..n {
        session.correct(json!({"coins": [at % 9, 1, 1]})).expect("it can be made");
    }
    assert_eq!((session.ply(), matches!(session.turn(), Turn::Human(_))), (n, true));
    session
}

#[test]
fn a_full_record_takes_no_more_and_everything_can_be_undone() {
    let mut session = long(MAX_ENTRIES);
    let full = Reason::Full { n: MAX_ENTRIES };
    assert_eq!(session.play(Action::Pass).unwrap_err().reason, full);
    assert_eq!(session.correct(json!({"coins": [1, 2, 3]})).unwrap_err().reason, full);
    assert_eq!(session.deal("goods", kit::Hands::Table).unwrap_err().reason, full);
    assert_eq!(session.ply(), MAX_ENTRIES);
    let again = Session::replay(&read(&session.record())).unwrap();
    assert_eq!((again.ply(), again.state()), (MAX_ENTRIES, session.state()));
    let linked = Session::follow(&read(&session.brief())).unwrap();
    assert_eq!(linked.record().actions, session.record().actions);
    session.undo();
    assert_eq!(session.ply(), MAX_ENTRIES - 1);
    session.correct(json!({"coins": [1, 2, 3]})).unwrap();
    while session.can_undo() {
        session.undo();
    }
}

#[test]
fn what_would_follow_must_fit_too_and_nothing_that_was_undone_is_lost() {
    let mut session = long(MAX_ENTRIES - 3);
    session.correct(json!({"to-act": 1})).unwrap();
    for coins in [5, 6] {
        session.correct(json!({"coins": [coins, 1, 1]})).unwrap();
    }
    session.undo();
    session.undo();
    let (entries, ply) = (session.entries().to_vec(), session.ply());
    assert_eq!((entries.len(), ply), (MAX_ENTRIES, MAX_ENTRIES - 2));
    // Two places are free, but the automa answers with an order and a deed.
    let error = session.play(Action::Pass).unwrap_err();
    assert_eq!((error.ply, error.reason), (ply, Reason::Full { n: ply }));
    assert_eq!((session.entries(), session.ply()), (&entries[..], ply));
    session.redo();
    session.redo();
    assert_eq!(session.state().coins, [6, 1, 1]);
    Session::replay(&read(&session.record())).unwrap();
}

#[test]
fn a_record_with_more_is_refused_in_every_language_with_what_was_found_and_where() {
    let mut record = long(MAX_ENTRIES).record();
    record.actions.push(r#"edit {"coins":[1,1,1]}"#.to_owned());
    for error in [Session::replay(&record).unwrap_err(), Session::follow(&record).unwrap_err()] {
        assert_eq!(error, ReplayError::Entries(MAX_ENTRIES + 1));
        let lexicon = Lexicon::parse(&[kit::TEXTS, Toy::TEXTS]).unwrap();
        let told = Lang::ALL.map(|it| lexicon.say(it, &error.message()));
        assert_eq!(
            told,
            [
                "actions: expected at most 4000 entries, found 4001",
                "actions : attendu au plus 4000 entrées, trouvé 4001",
                "actions: se esperaba como mucho 4000 entradas, se encontró 4001",
            ]
        );
    }
    let mut known = played(2, 1).record();
    known.dealer.next = vec!["good 1".to_owned(); MAX_ENTRIES + 1];
    let error = Session::replay(&known).unwrap_err();
    assert!(matches!(error, ReplayError::Dealer { .. }), "{error}");
}

#[test]
fn letters_that_would_grow_beyond_it_are_refused() {
    let mut brief = long(MAX_ENTRIES).brief();
    // What follows by itself is not written there and counts all the same.
    brief.actions.truncate(MAX_ENTRIES - 8);
    brief.actions.resize(MAX_ENTRIES, r#"edit {"coins":[2,2,2]}"#.to_owned());
    let error = Session::follow(&read(&brief)).unwrap_err();
    let ReplayError::Action(error) = error else { panic!("{error}") };
    assert_eq!(error.reason, Reason::Full { n: MAX_ENTRIES });
}
