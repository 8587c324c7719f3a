//! What a session notes of how it is played.

use kit::{Breach, Dealer, Marks, Reason, Record, Session};
use testkit::toy::{Action, Toy};

use super::{played, read, toy};

fn honest(seed: u64) -> Session<Toy> {
    let marks = Marks { honest: true, ..Marks::default() };
    Session::new(toy(), Dealer::dice(seed)).marked(marks)
}

#[test]
fn a_game_without_marks_is_written_as_it_always_was() {
    let record = played(1, 3).record();
    assert!(!record.to_toml().contains("marks"), "{}", record.to_toml());
    assert!(read(&record).marks.is_empty());
}

#[test]
fn marks_stand_in_the_record_the_brief_one_and_after_a_replay() {
    let marks = Marks {
        honest: true,
        no_hints: true,
        hints: 2,
        undone: 1,
        second_try: true,
        day: Some("2026-11-18".to_owned()),
    };
    let session = played(1, 3).marked(marks.clone());
    let again = Session::replay(&read(&session.record())).unwrap();
    assert_eq!(again.marks(), &marks);
    let followed = Session::follow(&session.brief()).unwrap();
    assert_eq!(followed.record().to_toml(), session.record().to_toml());
    let text = session.record().to_toml().replace("hints", "hats");
    assert!(kit::read::<Record<Toy>>(&text).is_err(), "a mark that nobody knows is refused");
}

#[test]
fn what_is_done_otherwise_after_a_card_is_noted_and_doing_it_again_is_not() {
    let mut session = played(1, 0);
    session.play(Action::Draw).unwrap();
    session.undo();
    session.redo();
    session.undo();
    session.play(Action::Draw).unwrap();
    assert_eq!(session.marks().undone, 0, "nothing has changed");
    session.undo();
    session.play(Action::Pass).unwrap();
    assert_eq!(session.marks().undone, 1);
    // Nobody has answered a pass of the first person yet.
    session.undo();
    session.play(Action::Draw).unwrap();
    assert_eq!(session.marks().undone, 1);
}

#[test]
fn a_game_without_hints_gives_none_and_takes_back_what_it_likes() {
    let marks = Marks { no_hints: true, ..Marks::default() };
    let mut session = Session::new(toy(), Dealer::dice(1)).marked(marks.clone());
    assert_eq!(session.hint().unwrap_err().reason, Reason::NoHints);
    session.play(Action::Draw).unwrap();
    assert!(session.check_undo(0).is_ok());
    assert_eq!(session.marks(), &marks, "nothing was counted");
}

#[test]
fn an_honest_game_keeps_what_was_answered_and_gives_no_hint() {
    let mut session = honest(1);
    assert_eq!(session.hint().unwrap_err().reason, Reason::Honest(Breach::Hint));
    session.play(Action::Draw).unwrap();
    let ply = session.undo_ply().unwrap();
    let refused = Reason::Honest(Breach::Undo);
    assert_eq!(session.check_undo(ply).unwrap_err().reason, refused);
    let before = session.record().to_toml();
    session.go_to(ply);
    assert_eq!(session.play(Action::Pass).unwrap_err().reason, refused);
    session.redo();
    assert_eq!(session.record().to_toml(), before);
    assert!(session.marks().hints == 0 && session.marks().undone == 0);
}

#[test]
fn a_hint_is_counted() {
    let mut session = played(1, 1);
    session.hint().unwrap();
    session.hint().unwrap();
    session.undo();
    assert_eq!(session.record().marks.hints, 2);
}

#[test]
fn a_card_that_a_person_tells_is_no_answer() {
    let mut session = Session::new(toy(), Dealer::table());
    let options = kit::options(session.game(), session.state());
    session.play(options[0]).unwrap();
    session.undo();
    session.play(options[1]).unwrap();
    assert_eq!(session.marks().undone, 0, "a slip of the finger");
}
