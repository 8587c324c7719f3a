//! Undo, redo and looking back.

use kit::{Game, Session, Turn};

use super::play::{At, Play};

pub(super) fn check<G: Game>(play: &Play<'_, G>) {
    let at = play.at();
    let humans = play.human_plies();
    let Some(&last) = humans.last() else { return };
    let session = play.session();
    look_back(&at, play, session.clone());
    steps(&at, play, session.clone(), last);
    deeds(&at, play, session.clone());
    // From the middle of the game too, where more follows.
    for ply in play.sample_where(0x0a, 2, |it| matches!(play.turns[it], Turn::Human(_))) {
        other_way(at.ply(ply), play, session.clone(), ply);
    }
}

/// Any ply can be shown, and the rest is kept.
fn look_back<G: Game>(at: &At, play: &Play<'_, G>, mut session: Session<G>) {
    for ply in play.sample(0x0b, 4) {
        session.go_to(ply);
        at.ply(ply);
        assert_eq!(session.state(), &play.states[ply], "{at}: another table is shown");
        assert_eq!(session.record().actions.len(), ply, "{at}: another record is shown");
        assert_eq!(session.entries().len(), play.actions.len(), "{at}: the rest is lost");
    }
    session.go_to(usize::MAX);
    assert_eq!(session.state(), play.end(), "{at}: the end is lost");
}

/// One step back is the last choice of a person; one forward is the end.
fn steps<G: Game>(at: &At, play: &Play<'_, G>, mut session: Session<G>, last: usize) {
    session.undo_step();
    at.ply(last);
    assert_eq!(session.ply(), last, "{at}: a step back leads elsewhere");
    assert_eq!(session.state(), &play.states[last], "{at}: a step back shows another table");
    session.redo();
    assert_eq!(session.ply(), play.actions.len(), "{at}: a step forward leads elsewhere");
    assert_eq!(session.state(), play.end(), "{at}: a step forward shows another table");
}

/// Whole deeds back, to rest; then played again, or done again.
fn deeds<G: Game>(at: &At, play: &Play<'_, G>, session: Session<G>) {
    let whole = session.record().actions;
    let mut back = session;
    for _ in 0..3 {
        if !back.can_undo() {
            break;
        }
        let before = back.ply();
        back.undo();
        let ply = back.ply();
        at.ply(ply);
        assert!(ply < before, "{at}: an undo leads nowhere");
        assert_eq!(back.state(), &play.states[ply], "{at}: an undo shows another table");
        assert!(matches!(back.turn(), Turn::Human(_)), "{at}: an undo leads to nobody's choice");
        let is_first = play.human_plies().first() == Some(&ply);
        let is_at_rest = is_first || play.game.is_at_rest(back.state());
        assert!(is_at_rest, "{at}: an undo leads into a deed");
    }
    let mut again = back.clone();
    let ply = again.ply();
    for human in play.human_plies().into_iter().filter(|&it| ply <= it) {
        if let Err(error) = again.play(play.actions[human]) {
            panic!("{at}: what was undone cannot be played again: {error}");
        }
    }
    assert_eq!(again.record().actions, whole, "{at}: played again, it is another game");
    while back.can_redo() {
        let before = back.ply();
        back.redo();
        assert!(before < back.ply(), "{at}: a redo leads nowhere");
    }
    assert_eq!(back.record().actions, whole, "{at}: done again, it is another game");
}

/// Another choice drops what followed, and its record can be played again.
fn other_way<G: Game>(at: &At, play: &Play<'_, G>, mut session: Session<G>, ply: usize) {
    session.go_to(ply);
    let options = kit::options(play.game, session.state());
    let Some(other) = options.into_iter().find(|&it| it != play.actions[ply]) else { return };
    if let Err(error) = session.play(other) {
        panic!("{at}: the option `{other}` is refused: {error}");
    }
    assert!(!session.can_redo(), "{at}: another choice keeps what followed");
    match Session::replay(&session.record()) {
        Ok(again) => assert_eq!(again.state(), session.state(), "{at}: another way ends elsewhere"),
        Err(error) => panic!("{at}: the record of another way is refused: {error}"),
    }
}
