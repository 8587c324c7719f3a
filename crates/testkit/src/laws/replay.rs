//! Replay: a written record is the same game, and a forged one is refused.

use kit::{Dealer, Entry, Game, IllegalAction, Reason, Record, ReplayError, Session, Turn};

use super::play::{At, Play, sample};

pub(super) fn check<G: Game>(play: &Play<'_, G>, others: &[G::Action]) {
    let at = play.at();
    let record = play.session().record();
    let toml = record.to_toml();
    let json = serde_json::to_string(&record).expect("a record is plain data");
    for text in [toml, json] {
        match kit::read::<Record<G>>(&text) {
            Ok(read) => same_game(&at, play, &read, play.actions.len()),
            Err(error) => panic!("{at}: the written record cannot be read: {error}"),
        }
    }
    told_by_table(&at, play, &record);
    brief(&at, play, &play.session());
    for ply in play.sample(0x07, 3) {
        at.ply(ply);
        let mut cut = record.clone();
        cut.actions.truncate(ply);
        let is_stop = |it: &usize| matches!(play.turns[*it], Turn::Human(_));
        let stop = (ply..play.turns.len()).find(is_stop).unwrap_or(play.turns.len());
        same_game(&at, play, &cut, stop);
        let mut earlier = play.session();
        earlier.go_to(stop);
        brief(&at, play, &earlier);
    }
    for ply in play.sample_where(0x08, 3, |it| play.turns[it] == Turn::Automa) {
        changed_decision(at.ply(ply), play, &record, others, ply);
    }
    let is_chance = |it: usize| matches!(play.turns[it], Turn::Chance(_));
    for ply in play.sample_where(0x09, 3, is_chance) {
        changed_card(at.ply(ply), play, &record, ply);
    }
}

/// The record leads to the table after the first `plies` actions.
fn same_game<G: Game>(at: &At, play: &Play<'_, G>, record: &Record<G>, plies: usize) {
    match Session::replay(record) {
        Ok(session) => {
            let entries = play.actions[..plies].iter().map(|&it| Entry::Action(it));
            let is_same = entries.eq(session.entries().iter().cloned());
            assert!(is_same, "{at}: the replay has other entries");
            assert_eq!(session.state(), &play.states[plies], "{at}: the replay ends elsewhere");
        }
        Err(error) => panic!("{at}: the record is refused: {error}"),
    }
}

/// The same cards told by a person make the same game.
fn told_by_table<G: Game>(at: &At, play: &Play<'_, G>, record: &Record<G>) {
    let told = Record { dealer: Dealer::table(), ..record.clone() };
    same_game(at, play, &told, play.actions.len());
}

/// What people gave is enough to play the same game, whoever deals.
fn brief<G: Game>(at: &At, play: &Play<'_, G>, session: &Session<G>) {
    let record = session.record();
    let told = Record { dealer: Dealer::table(), ..record.clone() };
    for whole in [record, told] {
        let session = match Session::replay(&whole) {
            Ok(session) => session,
            Err(error) => panic!("{at}: the record is refused: {error}"),
        };
        let brief = session.brief();
        assert!(brief.actions.len() < play.actions.len(), "{at}: a brief record is not shorter");
        match Session::follow(&brief) {
            Ok(again) => {
                assert_eq!(again.record().actions, whole.actions, "{at}: it follows otherwise");
            }
            Err(error) => panic!("{at}: the brief record is refused: {error}"),
        }
    }
}

/// Another action, and another letter, in place of the automa's decision.
fn changed_decision<G: Game>(
    at: &At,
    play: &Play<'_, G>,
    record: &Record<G>,
    others: &[G::Action],
    ply: usize,
) {
    let decided = play.actions[ply];
    let other = play.actions.iter().chain(others).copied().find(|&it| it != decided);
    if let Some(other) = other {
        match refused(at, record, ply, other.to_string()) {
            Reason::NotDecided { .. } => {}
            reason => panic!("{at}: a changed decision is refused otherwise: {reason}"),
        }
    }
    let text = decided.to_string();
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    for idx in sample(play.seed ^ ply as u64, letters.len(), 5) {
        let (place, letter) = letters[idx];
        let other = ['0', '1', '7', 'x'][(ply + idx) % 4];
        let mut forged = text.clone();
        forged.replace_range(place..place + letter.len_utf8(), &other.to_string());
        if forged.parse() != Ok(decided) {
            refused(at, record, ply, forged);
        }
    }
}

/// Another card of the same pile in place of the one the seed turns up.
fn changed_card<G: Game>(at: &At, play: &Play<'_, G>, record: &Record<G>, ply: usize) {
    let options = kit::options(play.game, &play.states[ply]);
    if let Some(other) = options.into_iter().find(|&it| it != play.actions[ply]) {
        match refused(at, record, ply, other.to_string()) {
            Reason::NotDealt { .. } => {}
            reason => panic!("{at}: a changed card is refused otherwise: {reason}"),
        }
    }
}

fn refused<G: Game>(at: &At, record: &Record<G>, ply: usize, forged: String) -> Reason {
    let mut changed = record.clone();
    changed.actions[ply] = forged.clone();
    match Session::replay(&changed) {
        Err(ReplayError::Action(IllegalAction { ply: found, reason })) => {
            assert_eq!(found, ply, "{at}: `{forged}` is refused at another ply");
            reason
        }
        Err(error) => panic!("{at}: `{forged}` is refused otherwise: {error}"),
        Ok(_) => panic!("{at}: the forged `{forged}` is accepted"),
    }
}
