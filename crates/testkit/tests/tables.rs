//! A session keeps the table before each entry: nothing is played again to look back.

use kit::{Dealer, Entry, Game, Random, Record, Session, Turn};
use serde_json::json;
use testkit::{allocations, bytes_kept, records, toy::Toy};

fn toy() -> Toy {
    Toy::new(&<Toy as Game>::Setup::default()).expect("the usual choices make a game")
}

/// Plays the last option of a person, `n` times.
fn play_on(session: &mut Session<Toy>, n: usize) {
    for _ in 0..n {
        let last = kit::options(session.game(), session.state()).pop().expect("an option");
        session.play(last).expect("it is an option");
    }
}

/// A game with two corrections, each followed by what people and the automa did.
fn corrected() -> Session<Toy> {
    let mut session = Session::new(toy(), Dealer::dice(3));
    play_on(&mut session, 2);
    session.correct(json!({"coins": [7, 1, 0]})).expect("a table at rest");
    play_on(&mut session, 3);
    session.correct(json!({"coins": [9, 9, 9]})).expect("a table at rest");
    play_on(&mut session, 2);
    session
}

fn corrections(session: &Session<Toy>) -> Vec<usize> {
    let entries = session.entries().iter().enumerate();
    entries.filter(|(_, it)| matches!(it, Entry::Edit(_))).map(|(ply, _)| ply).collect()
}

#[test]
fn every_table_is_the_one_its_record_leads_to() {
    let session = corrected();
    let whole = session.record();
    for ply in 0..=session.entries().len() {
        let actions = whole.actions[..ply].to_vec();
        let again = Session::replay(&Record { actions, ..whole.clone() }).unwrap();
        assert_eq!(session.at(ply), again.at(ply), "ply {ply}");
    }
    let edits = corrections(&session);
    assert_eq!(edits.len(), 2);
    assert_eq!(session.at(edits[0] + 1).coins, [7, 1, 0]);
    assert_eq!(session.at(edits[1] + 1).coins, [9, 9, 9]);
    assert_ne!(session.at(edits[0]).coins, [7, 1, 0], "the table before it is kept as it was");
}

#[test]
fn corrections_are_taken_back_and_done_again_like_any_step() {
    let mut session = corrected();
    let whole = session.record().actions;
    let tables: Vec<_> = (0..=whole.len()).map(|it| *session.at(it)).collect();
    let mut stops = Vec::new();
    while session.can_undo() {
        session.undo_step();
        stops.push(session.ply());
        assert_eq!(session.state(), &tables[session.ply()]);
        assert_eq!(session.record().actions, whole[..session.ply()]);
    }
    let edits = corrections(&session);
    assert!(edits.iter().all(|it| stops.contains(it)), "{edits:?} of {stops:?}");
    while session.can_redo() {
        session.redo();
        assert_eq!(session.state(), &tables[session.ply()]);
    }
    assert_eq!(session.record().actions, whole);
    // Looking back and going on from there drops the later correction and its tables.
    session.go_to(edits[1]);
    assert_eq!(session.state(), &tables[edits[1]]);
    assert_eq!(session.entries().len(), whole.len());
    play_on(&mut session, 1);
    assert_eq!(corrections(&session), edits[..1]);
    assert!(!session.can_redo());
    assert_eq!(Session::replay(&session.record()).unwrap().state(), session.state());
}

#[test]
fn looking_back_plays_nothing_again() {
    let mut session = records::play(&toy(), 5, &mut Random::default());
    assert_eq!(session.turn(), Turn::Over);
    let n = allocations(|| {
        for ply in 0..=session.entries().len() {
            session.go_to(ply);
            assert_eq!(session.at(ply), session.state());
        }
        session.undo();
        session.undo_step();
        session.redo();
    });
    assert_eq!(n, 0);
}

/// One table and one entry more for every action, and nothing else.
#[test]
fn a_session_grows_by_the_same_amount_with_every_action() {
    let whole = records::play(&toy(), 5, &mut Random::default()).record();
    let bytes = |ply: usize| {
        let actions = whole.actions[..ply].to_vec();
        let (session, _) = Session::replay_until(&Record { actions, ..whole.clone() }).unwrap();
        let n = session.entries().len() as i64;
        let mut kept = None;
        let bytes = bytes_kept(|| kept = Some(session.clone()));
        (n, bytes)
    };
    let [(n1, few), (n2, more), (n3, most)] = [10, 25, whole.actions.len()].map(bytes);
    assert!(n1 < n2 && n2 < n3);
    let each = (more - few) / (n2 - n1);
    assert_eq!(more - few, each * (n2 - n1));
    assert_eq!(most - more, each * (n3 - n2));
    assert!(0 < each && each < 1024, "{each} bytes an action");
}
