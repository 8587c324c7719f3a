//! Decisions: where a person chose in a record, and where chance did.

use kit::{Entry, Game, Marks, Record, Seat, Session, Turn, fingerprint};
use players::Skilled;

use crate::report::Note;

/// What the person chose once: a deed, or where a turn has many of them the whole turn.
#[derive(Clone, Debug)]
pub(crate) struct Decision<G: Game> {
    /// Where it begins in the record.
    pub(crate) ply: usize,
    /// The table before it.
    pub(crate) before: G::State,
    /// What was done.
    pub(crate) deed: Vec<G::Action>,
    /// The table after it.
    pub(crate) after: G::State,
    /// Whether chance acted since the decision before.
    pub(crate) is_after_chance: bool,
    /// The place after the decision before, from which on chance acted.
    pub(crate) since: usize,
    /// A number that follows from the record up to here.
    pub(crate) print: u64,
}

/// A record, cut where the person chose.
#[derive(Clone, Debug)]
pub(crate) struct Cut<G: Game> {
    /// The decisions that left a choice.
    pub(crate) decisions: Vec<Decision<G>>,
    /// How many left none.
    pub(crate) n_forced: u32,
    /// The place after the last decision with a choice.
    pub(crate) since: usize,
    /// A number that follows from the set-up.
    pub(crate) first_print: u64,
    /// A number that follows from the whole record.
    pub(crate) last_print: u64,
    /// What whoever reads of it must know.
    pub(crate) notes: Vec<Note>,
}

/// Whether a decision that led to this table is made: somebody else acts, or, where a
/// decision is a deed, none is half done.
pub(crate) fn is_made<G: Skilled>(game: &G, seat: Seat, state: &G::State) -> bool {
    game.turn(state) != Turn::Human(seat) || !G::JUDGING.is_whole_turn && game.is_at_rest(state)
}

/// Cuts a record up to the table shown.
pub(crate) fn cut<G: Skilled>(session: &Session<G>, seat: Seat) -> Cut<G> {
    let (game, entries) = (session.game(), &session.entries()[..session.ply()]);
    let prints = prints(session);
    let mut cut = Cut {
        decisions: Vec::new(),
        n_forced: 0,
        since: 0,
        first_print: short(prints[0]),
        last_print: short(prints[entries.len()]),
        notes: notes(session),
    };
    let (mut ply, mut is_after_chance) = (0, false);
    while ply < entries.len() {
        let before = session.at(ply);
        if entries[ply].is_aside() || game.turn(before) != Turn::Human(seat) {
            // A correction is nobody's choice: what it changes counts as luck.
            let is_chance = matches!(game.turn(before), Turn::Chance(_));
            is_after_chance |= is_chance || matches!(entries[ply], Entry::Edit(_));
            ply += 1;
            continue;
        }
        let (first, mut deed, mut is_forced) = (ply, Vec::new(), true);
        while let Some(Entry::Action(action)) = entries.get(ply) {
            is_forced &= game.n_options(session.at(ply)) == 1;
            deed.push(*action);
            ply += 1;
            if is_made(game, seat, session.at(ply)) {
                break;
            }
        }
        // What left no choice changes nothing: V after it is V before it.
        if is_forced {
            cut.n_forced += 1;
            continue;
        }
        let (before, after) = (before.clone(), session.at(ply).clone());
        let (since, print) = (cut.since, short(prints[ply]));
        cut.decisions.push(Decision {
            ply: first,
            before,
            deed,
            after,
            is_after_chance,
            since,
            print,
        });
        (is_after_chance, cut.since) = (false, ply);
    }
    cut
}

/// A number that follows from the record up to the table shown.
pub fn print<G: Game>(session: &Session<G>) -> u64 {
    prints(session).last().map_or(0, |&it| short(it))
}

/// Numbers that follow from the set-up, and from each entry and all before it: so what was
/// found for a decision stays true when a game goes on.
fn prints<G: Game>(session: &Session<G>) -> Vec<u64> {
    // Who asks once more is judged by the same dice: marks are no part of the game.
    let start = Record { marks: Marks::default(), ..session.record_to(0) };
    let mut last = folded(FIRST, &fingerprint(&start));
    let mut prints = vec![last];
    for entry in &session.entries()[..session.ply()] {
        last = folded(last, &entry.to_string());
        prints.push(last);
    }
    prints
}

/// What whoever reads of this game must know.
fn notes<G: Game>(session: &Session<G>) -> Vec<Note> {
    let entries = &session.entries()[..session.ply()];
    let is_corrected = entries.iter().any(|it| matches!(it, Entry::Edit(_)));
    let setup = session.game().setup();
    let is_own = G::CHOICES.iter().any(|it| desk::is_own::<G>(setup, it));
    let has_start = session.record_to(0).start.is_some();
    let all = [
        (is_corrected, Note::Corrected),
        (is_own, Note::OwnCards),
        (has_start, Note::Position),
        (session.turn() != Turn::Over, Note::Running),
    ];
    all.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

const FIRST: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a, on from a number.
fn folded(mut hash: u64, text: &str) -> u64 {
    for byte in text.bytes().chain([b'\n']) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash
}

/// The upper 53 bits, which JSON keeps exact.
fn short(hash: u64) -> u64 {
    hash >> 11
}
