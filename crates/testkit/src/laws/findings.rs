//! Findings: every rung of a decision says what it found here.

use std::{collections::BTreeMap, ops::Range};

use kit::{Decided, Game, Message, Rung, Trace, Turn, finding};

use super::{
    play::{At, Play},
    words::Words,
};

/// How often a rung of the same shape is put into words: its names alone differ.
const TOLD: u32 = 12;

/// Plays a random game for every seed and demands of every rung that occurs a finding of
/// the game's own, in three languages, without a hole and without a code; and of every
/// turn its parts and its account.
///
/// # Panics
///
/// If a rung has no finding: says which, with the game, the seed and the ply.
pub fn check_findings<G: Game>(game: &G, seeds: Range<u64>) {
    let words = Words::of::<G>();
    let mut told = BTreeMap::new();
    let others = finding::reread(game, |_| true);
    for seed in seeds {
        let play = Play::random(game, seed, &|_, _| ());
        let at = play.at();
        let mut turn: Vec<(usize, Trace<G::Candidate>)> = Vec::new();
        for ply in (0..play.actions.len()).filter(|&it| play.turns[it] == Turn::Automa) {
            at.ply(ply);
            let mut why = Trace::on();
            game.decide(&play.states[ply], &mut why);
            for nth in 0..why.rungs().len() {
                if is_new(&mut told, &why.rungs()[nth]) {
                    check(&at, game, &play.states[ply], why.rungs(), nth, &words);
                }
            }
            // Whatever else it may be read as, it is asked at the same table and told.
            for other in others.iter().filter(|_| seed % 128 == 0) {
                if let Some(deed) = other.decided(&play.states[ply]) {
                    words.check(&at, &game.describe(&play.states[ply], deed));
                }
            }
            turn.push((ply, why));
            if game.ends_automa_turn(&play.states[ply + 1], play.actions[ply]) {
                // Words are slow, and the turns of a few games have them all.
                if seed % 16 == 0 {
                    check_turn(&at, &play, &turn, &words);
                }
                turn.clear();
            }
        }
    }
}

/// Whether a rung of this shape was told less than [`TOLD`] times.
fn is_new<C>(
    told: &mut BTreeMap<(&'static str, &'static str, usize, usize), u32>,
    rung: &Rung<C>,
) -> bool {
    let shape = (rung.rule.id, finding::case(rung), rung.candidates.len(), rung.survivors.len());
    let n = told.entry(shape).or_default();
    *n += 1;
    *n <= TOLD
}

fn check<G: Game>(
    at: &At,
    game: &G,
    state: &G::State,
    rungs: &[Rung<G::Candidate>],
    nth: usize,
    words: &Words,
) {
    let rung = &rungs[nth];
    let found = game.finding(state, rungs, nth);
    let own = format!("found-{}", rung.rule.id);
    assert!(found.id == own, "{at}: {rung:?} has no finding of its own but {found}");
    words.check_sentence(at, &found);
    if let Some(line) = game.line(state, rung) {
        words.check(at, &line);
    }
}

fn check_turn<G: Game>(
    at: &At,
    play: &Play<'_, G>,
    turn: &[(usize, Trace<G::Candidate>)],
    words: &Words,
) {
    let game = play.game;
    let decided: Vec<Decided<'_, G>> = turn
        .iter()
        .map(|(ply, why)| Decided {
            before: &play.states[*ply],
            action: play.actions[*ply],
            after: &play.states[ply + 1],
            rungs: why.rungs(),
        })
        .collect();
    let account = game.account(&decided);
    words.check_sentence(at, &account.sentence);
    account.note.iter().for_each(|it| words.check_sentence(at, it));
    for part in decided.chunk_by(|it, _| !game.ends_part(it.after, it.action)) {
        let told = game.part(part);
        let said = [Some(told.title), Some(told.short), told.mark, told.note];
        said.iter().flatten().for_each(|it| words.check(at, it));
        let unread =
            |it: &Decided<'_, G>| -> Vec<Message> { game.lines_unread(it.before, it.rungs) };
        part.iter().flat_map(unread).for_each(|it| words.check(at, &it));
    }
}
