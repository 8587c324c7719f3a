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
        let range = ranges(session).into_iter().find(|it| it.contains(&ply))?;
        Some(AutomaTurn::of(session, range))
    }

    /// The last turn that had begun by the first `until` entries.
    pub fn last(session: &Session<G>, until: usize) -> Option<AutomaTurn<G>> {
        let range = ranges(session).into_iter().rfind(|it| it.start < until)?;
        Some(AutomaTurn::of(session, range))
    }

    /// Where the first turn begins that does not begin before `from`.
    pub fn next_after(session: &Session<G>, from: usize) -> Option<usize> {
        ranges(session).into_iter().map(|it| it.start).find(|&it| from <= it)
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

/// The automa's turns in a record, what was undone included. A turn begins with
/// the cards turned up for it once nobody's deed is half done.
fn ranges<G: Game>(session: &Session<G>) -> Vec<Range<usize>> {
    let game = session.game();
    let mut ranges = Vec::new();
    let mut begun: Option<usize> = None;
    let mut has_decided = false;
    for (ply, entry) in session.entries().iter().enumerate() {
        let before = session.at(ply);
        let turn = match entry {
            Entry::Action(_) => game.turn(before),
            Entry::Edit(_) => Turn::Over,
            // Whoever turns up its next card, the turn goes on.
            Entry::Deal { .. } => continue,
        };
        match (turn, entry) {
            (Turn::Automa, Entry::Action(action)) => {
                let start = *begun.get_or_insert(ply);
                has_decided = true;
                if game.ends_automa_turn(session.at(ply + 1), *action) {
                    ranges.push(start..ply + 1);
                    (begun, has_decided) = (None, false);
                }
            }
            (Turn::Chance(_), _) => {
                if begun.is_none() && game.is_at_rest(before) {
                    begun = Some(ply);
                }
            }
            _ => {
                // A turn that a person's choice cut short.
                if let (Some(start), true) = (begun, has_decided) {
                    ranges.push(start..ply);
                }
                (begun, has_decided) = (None, false);
            }
        }
    }
    if let (Some(start), true) = (begun, has_decided) {
        ranges.push(start..session.entries().len());
    }
    ranges
}
