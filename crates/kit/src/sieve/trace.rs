//! The trace: what a sieve remembers of a decision.

use crate::Rule;

/// Why a decision was taken: one rung per rule that was consulted.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace<C> {
    pub(super) rungs: Vec<Rung<C>>,
    pub(super) on: bool,
    pub(super) without: Option<&'static Rule>,
    pub(super) has_tie: bool,
}

/// A rule, what it was asked about, and what it left.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung<C> {
    /// The rule that was applied.
    pub rule: &'static Rule,
    /// What could still be chosen before.
    pub candidates: Vec<C>,
    /// What the rule measured for each candidate; empty if it measures nothing.
    pub measures: Vec<i32>,
    /// What the measures were compared with.
    pub limit: Option<i32>,
    /// Whether the rule narrowed the choice or was skipped.
    pub verdict: Verdict,
    /// What could still be chosen after.
    pub survivors: Vec<C>,
}

/// Whether a rule was applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The survivors are those the rule kept.
    Applied,
    /// No candidate met the preference, so it was passed over.
    Skipped,
}

impl Verdict {
    /// The word used in JSON.
    pub fn key(self) -> &'static str {
        match self {
            Verdict::Applied => "applied",
            Verdict::Skipped => "skipped",
        }
    }
}

impl<C> Trace<C> {
    /// A trace that remembers, for people.
    pub fn on() -> Trace<C> {
        Trace { rungs: Vec::new(), on: true, without: None, has_tie: false }
    }

    /// A trace that forgets, for search and simulation.
    pub fn off() -> Trace<C> {
        Trace { on: false, ..Trace::on() }
    }

    /// A trace in which one rule is not read: the proof that a test needs the
    /// rule, and the measure of what a tie-break is worth.
    pub fn without(rule: &'static Rule) -> Trace<C> {
        Trace { without: Some(rule), ..Trace::on() }
    }

    /// A trace that forgets, in which one rule is not read: for whole games without it.
    pub fn off_without(rule: &'static Rule) -> Trace<C> {
        Trace { on: false, ..Trace::without(rule) }
    }

    /// The rungs, in the order the rules were applied.
    pub fn rungs(&self) -> &[Rung<C>] {
        &self.rungs
    }

    /// Whether leaving a rule out left more than one candidate.
    pub fn has_tie(&self) -> bool {
        self.has_tie
    }

    /// Whether the trace remembers.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Whether `rule` is to be left out.
    pub(super) fn leaves_out(&self, rule: &Rule) -> bool {
        self.without.is_some_and(|it| it.id == rule.id)
    }
}

impl<C: Copy> Trace<C> {
    /// Remembers that `rule` settled what becomes of these candidates; all of them are
    /// left, since only a verb of a [`Sieve`](crate::Sieve) narrows.
    pub fn cite(&mut self, rule: &'static Rule, candidates: &[C]) {
        if self.on {
            self.rungs.push(Rung {
                rule,
                candidates: candidates.to_vec(),
                measures: Vec::new(),
                limit: None,
                verdict: Verdict::Applied,
                survivors: candidates.to_vec(),
            });
        }
    }

    /// Remembers what a rule brings or costs because of a candidate, which stays: points,
    /// money, income. Its text is the rule's `.measure`.
    pub fn brings(&mut self, rule: &'static Rule, candidate: C, amount: i32) {
        self.note(rule, candidate, Some(amount), None, true);
    }

    /// Remembers that a single candidate was looked at by a requirement that
    /// measured it: the shape of "this slot is not legal because …".
    pub(super) fn note(
        &mut self,
        rule: &'static Rule,
        candidate: C,
        measure: Option<i32>,
        limit: Option<i32>,
        kept: bool,
    ) {
        if self.on {
            self.rungs.push(Rung {
                rule,
                candidates: vec![candidate],
                measures: measure.into_iter().collect(),
                limit,
                verdict: Verdict::Applied,
                survivors: if kept { vec![candidate] } else { Vec::new() },
            });
        }
    }
}
