//! The automa's turn: all its cards and actions, from one rest to the next, and
//! the moments in which it is shown.

use std::ops::Range;

use kit::{Entry, Game, Pile, Rung, Session, Trace, Turn, Verdict};

/// The automa's turn: what its piles turned up and what it decided.
#[derive(Clone, Debug)]
pub struct AutomaTurn<G: Game> {
    /// Its entries, in order; the last one that it decided ends the turn.
    pub plies: Vec<AutomaPly<G>>,
}

/// One entry of the automa's turn.
#[derive(Clone, Debug)]
pub struct AutomaPly<G: Game> {
    /// Its place in the record: `session.at(ply)` is the table before it.
    pub ply: usize,
    /// What happened.
    pub action: G::Action,
    /// The pile that turned it up, or `None` if the automa decided it.
    pub pile: Option<Pile>,
    /// Why the automa decided so; empty where chance acted.
    pub trace: Trace<G::Candidate>,
}

/// Where in the automa's turn a viewer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Which entry of the turn, from 0.
    pub nth: usize,
    /// What is shown of it.
    pub step: Step,
}

/// What is shown of one entry of the automa's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The card lies open, no rule has been read.
    Card,
    /// This rung of the trace is being read.
    Rule(usize),
    /// It is done.
    Done,
}

impl<G: Game> AutomaTurn<G> {
    /// The turn that the entry `ply` belongs to, whatever is shown now.
    pub fn around(session: &Session<G>, ply: usize) -> Option<AutomaTurn<G>> {
        let mut near = Ranges::new(session, fresh_start(session, ply)..ply.saturating_add(1));
        let range = near.next().filter(|it| it.contains(&ply))?;
        Some(AutomaTurn::of(session, range))
    }

    /// The last turn that had begun by the first `until` entries.
    pub fn last(session: &Session<G>, until: usize) -> Option<AutomaTurn<G>> {
        let mut end = until.min(session.entries().len());
        while 0 < end {
            let start = fresh_start(session, end - 1);
            if let Some(range) = Ranges::new(session, start..end).next() {
                return Some(AutomaTurn::of(session, range));
            }
            end = start;
        }
        None
    }

    /// The turns that had begun by the first `until` entries and follow each other
    /// without a deed of a person between them, up to the last one.
    pub fn since(session: &Session<G>, until: usize) -> Vec<AutomaTurn<G>> {
        let mut turns: Vec<AutomaTurn<G>> = Vec::new();
        let mut end = until;
        while let Some(turn) = AutomaTurn::last(session, end) {
            end = turn.range().start;
            turns.insert(0, turn);
            // Nobody looks further back than the deed before it.
            let before = end.checked_sub(1).map(|it| session.game().turn(session.at(it)));
            if before != Some(Turn::Automa) {
                break;
            }
        }
        turns
    }

    /// Where the first turn begins that does not begin before `from`.
    pub fn next_after(session: &Session<G>, from: usize) -> Option<usize> {
        let mut ranges = Ranges::new(session, fresh_start(session, from)..usize::MAX);
        ranges.find(|it| from <= it.start).map(|it| it.start)
    }

    fn of(session: &Session<G>, range: Range<usize>) -> AutomaTurn<G> {
        let ply = |ply: usize| {
            let Entry::Action(action) = session.entries()[ply] else { return None };
            let pile = match session.game().turn(session.at(ply)) {
                Turn::Chance(pile) => Some(pile),
                _ => None,
            };
            let trace = session.explain(ply).unwrap_or(Trace::off());
            Some(AutomaPly { ply, action, pile, trace })
        };
        AutomaTurn { plies: range.filter_map(ply).collect() }
    }

    /// Its entries in the record.
    pub fn range(&self) -> Range<usize> {
        let first = self.plies.first().map_or(0, |it| it.ply);
        first..self.plies.last().map_or(first, |it| it.ply + 1)
    }

    /// Whether it is half done at the table shown: a card of it must be told first.
    pub fn is_waiting(&self, session: &Session<G>) -> bool {
        let game = session.game();
        let is_over = |it: &AutomaPly<G>| game.ends_automa_turn(session.at(it.ply + 1), it.action);
        // A pile may have changed hands since.
        let since = session.entries().get(self.range().end..session.ply());
        let is_last = since.is_some_and(|it| it.iter().all(|it| matches!(it, Entry::Deal { .. })));
        let is_asked = is_last && matches!(session.turn(), Turn::Chance(_));
        is_asked && !self.plies.last().is_some_and(is_over)
    }

    /// The entries that the automa decided.
    pub fn decided(&self) -> impl Iterator<Item = &AutomaPly<G>> {
        self.plies.iter().filter(|it| it.pile.is_none())
    }

    /// The moments it is shown in: a card that lies open, each rule that compared
    /// something, what was done; what a pile turned up where no decision follows.
    pub fn moments(&self) -> Vec<Moment> {
        let mut moments = Vec::new();
        for (nth, ply) in self.plies.iter().enumerate() {
            let is_decided = |it: &AutomaPly<G>| it.pile.is_none();
            if !is_decided(ply) {
                // What is turned up for a decision is shown with it.
                if !self.plies[nth..].iter().any(is_decided) {
                    moments.push(Moment { nth, step: Step::Done });
                }
                continue;
            }
            if nth == 0 || !is_decided(&self.plies[nth - 1]) {
                moments.push(Moment { nth, step: Step::Card });
            }
            let rungs = ply.telling().into_iter().map(|it| Moment { nth, step: Step::Rule(it) });
            moments.extend(rungs);
            moments.push(Moment { nth, step: Step::Done });
        }
        moments
    }

    /// The entry that a moment shows.
    pub fn at(&self, moment: Moment) -> &AutomaPly<G> {
        &self.plies[moment.nth]
    }

    /// How many entries of the record have happened at a moment.
    pub fn ply_at(&self, moment: Moment) -> usize {
        let ply = self.at(moment).ply;
        if moment.step == Step::Done { ply + 1 } else { ply }
    }

    /// The rungs that have been read at a moment, of the entry it shows.
    pub fn read(&self, moment: Moment) -> &[Rung<G::Candidate>] {
        let rungs = self.at(moment).trace.rungs();
        match moment.step {
            Step::Card => &rungs[..0],
            Step::Rule(n) => &rungs[..=n.min(rungs.len() - 1)],
            Step::Done => rungs,
        }
    }

    /// The last moment, when all is done.
    pub fn end(&self) -> Moment {
        Moment { nth: self.plies.len().saturating_sub(1), step: Step::Done }
    }
}

impl<G: Game> AutomaPly<G> {
    /// The rungs of the trace that measured, skipped or dropped something.
    pub fn telling(&self) -> Vec<usize> {
        let tells = |rung: &Rung<G::Candidate>| {
            !rung.measures.is_empty()
                || rung.verdict == Verdict::Skipped
                || rung.survivors.len() < rung.candidates.len()
        };
        let rungs = self.trace.rungs().iter().enumerate();
        rungs.filter(|(_, it)| tells(it)).map(|(at, _)| at).collect()
    }
}

/// Where the automa's turn that may hold the entry `ply` begins at the earliest: after
/// the last entry before it with which no turn goes on. Walks no further back.
fn fresh_start<G: Game>(session: &Session<G>, ply: usize) -> usize {
    let game = session.game();
    let last = ply.min(session.entries().len());
    let is_end = |&at: &usize| match &session.entries()[at] {
        // Whoever turns up its next card, the turn goes on.
        Entry::Deal { .. } => false,
        Entry::Edit(_) => true,
        Entry::Action(action) => match game.turn(session.at(at)) {
            Turn::Chance(_) => false,
            Turn::Automa => game.ends_automa_turn(session.at(at + 1), *action),
            Turn::Human(_) | Turn::Over => true,
        },
    };
    (0..last).rev().find(is_end).map_or(0, |it| it + 1)
}

/// The automa's turns that begin in this part of a record, what was undone included; no
/// turn goes on over the first entry of the part. A turn begins with the cards turned up
/// for it once nobody's deed is half done.
struct Ranges<'a, G: Game> {
    session: &'a Session<G>,
    part: Range<usize>,
}

impl<'a, G: Game> Ranges<'a, G> {
    fn new(session: &'a Session<G>, part: Range<usize>) -> Ranges<'a, G> {
        Ranges { session, part }
    }
}

impl<G: Game> Iterator for Ranges<'_, G> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let (session, game) = (self.session, self.session.game());
        let mut begun: Option<usize> = None;
        let mut has_decided = false;
        while let Some(entry) = session.entries().get(self.part.start) {
            let ply = self.part.start;
            if begun.is_none() && self.part.end <= ply {
                return None;
            }
            self.part.start += 1;
            let turn = match entry {
                Entry::Action(_) => game.turn(session.at(ply)),
                Entry::Edit(_) => Turn::Over,
                Entry::Deal { .. } => continue,
            };
            match (turn, entry) {
                (Turn::Automa, Entry::Action(action)) => {
                    let start = *begun.get_or_insert(ply);
                    has_decided = true;
                    if game.ends_automa_turn(session.at(ply + 1), *action) {
                        return Some(start..ply + 1);
                    }
                }
                (Turn::Chance(_), _) => {
                    if begun.is_none() && game.is_at_rest(session.at(ply)) {
                        begun = Some(ply);
                    }
                }
                _ => {
                    // A turn that a person's choice cut short.
                    if let (Some(start), true) = (begun, has_decided) {
                        return Some(start..ply);
                    }
                    (begun, has_decided) = (None, false);
                }
            }
        }
        let start = begun.filter(|_| has_decided)?;
        Some(start..session.entries().len())
    }
}

#[cfg(test)]
mod tests {
    use kit::{Dealer, Dice, Hands};
    use testkit::toy::Toy;

    use super::*;

    /// What a walk over the whole record finds.
    fn all(session: &Session<Toy>) -> Vec<Range<usize>> {
        Ranges::new(session, 0..usize::MAX).collect()
    }

    #[test]
    fn a_turn_is_found_from_nearby_as_by_a_walk_over_the_whole_record() {
        let mut n_turns = 0;
        for seed in 0..40 {
            let (dice, mut nth) = (Dice::new(seed), 0);
            let mut roll = |n: usize| {
                nth += 1;
                dice.roll(Pile(0), nth, n)
            };
            let game = Toy::new(&<Toy as Game>::Setup::default()).unwrap();
            let mut session = Session::new(game, Dealer::dice(seed));
            while session.turn() != Turn::Over && session.entries().len() < 200 {
                let options = kit::options(session.game(), session.state());
                session.play(options[roll(options.len())]).unwrap();
                // Corrections and piles that change hands stand between turns, and in them.
                match roll(6) {
                    0 => drop(session.correct(serde_json::json!({}))),
                    1 => drop(session.deal(Toy::PILES[0], Hands::Program)),
                    _ => {}
                }
            }
            let turns = all(&session);
            n_turns += turns.len();
            for ply in 0..=session.entries().len() + 1 {
                let range = |it: Option<AutomaTurn<Toy>>| it.map(|it| it.range().start);
                let around = turns.iter().find(|it| it.contains(&ply)).map(|it| it.start);
                assert_eq!(range(AutomaTurn::around(&session, ply)), around, "around {ply}");
                let last = turns.iter().rfind(|it| it.start < ply).map(|it| it.start);
                assert_eq!(range(AutomaTurn::last(&session, ply)), last, "last before {ply}");
                let next = turns.iter().map(|it| it.start).find(|&it| ply <= it);
                assert_eq!(AutomaTurn::next_after(&session, ply), next, "next after {ply}");
            }
        }
        assert!(200 < n_turns, "{n_turns}");
    }
}
