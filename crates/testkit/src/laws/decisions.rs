//! Decisions: one path, every narrowing cited, no tie left.

use kit::{Game, Kind, Message, Step, Trace, Turn, Verdict};

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
        for step in why.steps() {
            cited::<G>(&at, step);
            said(&at, play.game, step, words);
        }
        // A step that only states may close a decision, and names whom it concerns.
        if let Some(last) = why.steps().last().filter(|it| it.rule.kind != Kind::States) {
            let n = last.survivors.len();
            assert!(n <= 1, "{at}: the last step, {}, leaves {n} candidates", last.rule);
        }
    }
}

fn cited<G: Game>(at: &At, step: &Step<G::Candidate>) {
    let rule = step.rule;
    assert!(G::RULES.iter().any(|it| it.id == rule.id), "{at}: `{rule}` is not in the rule table");
    let is_narrower = step.survivors.len() < step.candidates.len();
    assert!(
        !is_narrower || rule.kind != Kind::States,
        "{at}: {rule} narrows a choice but its kind says that it only states"
    );
    assert!(
        step.survivors.iter().all(|it| step.candidates.contains(it)),
        "{at}: a survivor of {rule} was no candidate"
    );
    assert!(
        step.measures.is_empty() || step.measures.len() == step.candidates.len(),
        "{at}: {rule} measures {} of {} candidates",
        step.measures.len(),
        step.candidates.len()
    );
    if step.verdict == Verdict::Skipped {
        assert_eq!(step.survivors, step.candidates, "{at}: {rule} was skipped and narrowed");
    }
}

fn said<G: Game>(at: &At, game: &G, step: &Step<G::Candidate>, words: &Words) {
    for &candidate in &step.candidates {
        words.check(at, &game.name(candidate));
    }
    let message = Message::new(step.rule.id).attribute("measure");
    if words.has(&message) {
        for &measure in &step.measures {
            let mut message = message.clone().with("measure", measure);
            if let Some(limit) = step.limit {
                message = message.with("limit", limit);
            }
            words.check(at, &message);
        }
    }
}
