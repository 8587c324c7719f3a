//! Corrections: entries that put the table right by hand.

use kit::{Entry, Reason, ReplayError, Session};
use serde_json::json;
use testkit::toy::Action;

use crate::{offering, played, read};

#[test]
fn a_correction_is_an_entry_that_is_replayed_and_undone() {
    let mut session = played(2, 1);
    let (before, ply) = (*session.state(), session.ply());
    session.correct(json!({"coins": [9, 9, 9]})).unwrap();
    assert_eq!(session.state().coins, [9, 9, 9]);
    assert_eq!(session.record().actions[ply], r#"edit {"coins":[9,9,9]}"#);
    session.play(Action::Pass).unwrap();
    let again = Session::replay(&read(&session.record())).unwrap();
    assert_eq!(again.state(), session.state());
    assert_eq!(again.entries()[ply], Entry::Edit(json!({"coins": [9, 9, 9]})));
    session.undo();
    assert_eq!(session.state().coins, [9, 9, 9], "the pass is undone");
    session.undo();
    assert_eq!(session.state(), &before, "the correction is undone");
    session.redo();
    assert_eq!(session.ply(), ply + 1, "the correction is done again, and no more");
    session.redo();
    assert_eq!(session.state(), again.state());
}

#[test]
fn a_correction_removes_what_it_sets_to_null_and_leaves_the_rest() {
    let mut session = played(2, 0);
    let coins = session.state().coins;
    session.correct(json!({"stalls": {"left": null}})).unwrap();
    assert_eq!(session.state().stalls[0], None);
    assert!(session.state().stalls[1].is_some());
    assert_eq!(session.state().coins, coins);
}

#[test]
fn an_impossible_correction_changes_nothing() {
    let mut session = played(2, 1);
    let ply = session.ply();
    let record = session.record().actions;
    for patch in [json!({"stalls": {"left": 99}}), json!({"no-such": 1}), json!(7)] {
        let error = session.correct(patch).unwrap_err();
        assert_eq!(error.ply, ply);
        assert!(matches!(error.reason, Reason::Edit(_) | Reason::EditText(_)));
    }
    assert_eq!(session.record().actions, record);
    let mut forged = session.record();
    forged.actions.push("edit {broken".to_owned());
    let Err(ReplayError::Action(error)) = Session::replay(&forged) else { panic!("accepted") };
    assert_eq!(error.ply, ply);
}

#[test]
fn a_deed_half_done_is_not_corrected() {
    let mut session = offering(4);
    let error = session.correct(json!({"coins": [1, 1, 1]})).unwrap_err();
    assert_eq!(
        error.reason.to_string(),
        "the correction cannot be made: expected a table at rest, found a deed half done"
    );
}
