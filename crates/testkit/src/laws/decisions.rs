//! Decisions: one path, every narrowing cited, no tie left.

use kit::{Game, Kind, Message, Rung, Trace, Turn, Verdict};

use super::{
    play::{At, Play},
    words::Words,
};

/// How many decisions of a game are looked at.
const DECISIONS: u32 = 24;

pub(super) fn check<G: Game>(play: &Play<'_, G>, words: &Words) {
    let at = play.at();
    for ply in play.sample_where(0x03, DECISIONS, |it| play.turns[it] == Turn::Automa) {
        at.ply(ply);
        let mut why = Trace::on();
        let decided = play.game.decide(&play.states[ply], &mut why);
        assert_eq!(decided, play.actions[ply], "{at}: it decides otherwise when it explains");
        assert!(!why.has_tie(), "{at}: the rules left a tie");
        for rung in why.rungs() {
            cited::<G>(&at, rung);
            said(&at, play.game, rung, words);
        }
        // A rung that only states may close a decision, and names whom it concerns.
        if let Some(last) = why.rungs().last().filter(|it| it.rule.kind != Kind::States) {
            let n = last.survivors.len();
            assert!(n <= 1, "{at}: the last rung, {}, leaves {n} candidates", last.rule);
        }
    }
}

fn cited<G: Game>(at: &At, rung: &Rung<G::Candidate>) {
    let rule = rung.rule;
    assert!(G::RULES.iter().any(|it| it.id == rule.id), "{at}: `{rule}` is not in the rule table");
    let is_narrower = rung.survivors.len() < rung.candidates.len();
    assert!(
        !is_narrower || rule.kind != Kind::States,
        "{at}: {rule} narrows a choice but its kind says that it only states"
    );
    assert!(
        rung.survivors.iter().all(|it| rung.candidates.contains(it)),
        "{at}: a survivor of {rule} was no candidate"
    );
    assert!(
        rung.measures.is_empty() || rung.measures.len() == rung.candidates.len(),
        "{at}: {rule} measures {} of {} candidates",
        rung.measures.len(),
        rung.candidates.len()
    );
    if rung.verdict == Verdict::Skipped {
        assert_eq!(rung.survivors, rung.candidates, "{at}: {rule} was skipped and narrowed");
    }
}

fn said<G: Game>(at: &At, game: &G, rung: &Rung<G::Candidate>, words: &Words) {
    for &candidate in &rung.candidates {
        words.check(at, &game.name(candidate));
    }
    let message = Message::new(rung.rule.id).attribute("measure");
    if words.has(&message) {
        for &measure in &rung.measures {
            let mut message = message.clone().with("measure", measure);
            if let Some(limit) = rung.limit {
                message = message.with("limit", limit);
            }
            words.check(at, &message);
        }
    }
}
