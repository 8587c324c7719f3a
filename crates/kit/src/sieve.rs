//! The sieve: narrowing candidates rule by rule, and remembering why.

mod trace;

use arrayvec::ArrayVec;

pub use self::trace::{Rung, Trace, Verdict};

use crate::Rule;

/// The most candidates a sieve can hold.
pub const MAX_CANDIDATES: usize = 64;

/// Candidates before the first rule has looked at them.
pub type Candidates<C> = ArrayVec<C, MAX_CANDIDATES>;

/// Candidates passing through the rules, one rule after the other.
///
/// `must`, `at_most` and `at_least` are requirements and may leave nothing, after
/// which no more is asked; `prefer`, `most` and `least` are tie-breaks: once one
/// candidate is left they are not read and leave no rung.
///
/// ```
/// use kit::{Sieve, Trace};
/// mod rule {
///     kit::rules! {
///         states REACH = "T1";
///         narrows PRICE = "T2";
///         narrows LARGEST = "T3";
///     }
/// }
/// let mut why = Trace::on();
/// let chosen = Sieve::new(&mut why, rule::REACH, [3, 9, 5])
///     .at_most(rule::PRICE, 8, |it| it)
///     .most(rule::LARGEST, |it| it)
///     .only();
/// assert_eq!(chosen, Some(5));
/// assert_eq!(why.rungs()[1].survivors, [3, 5]);
/// ```
#[derive(Debug)]
pub struct Sieve<'t, C> {
    left: Candidates<C>,
    why: &'t mut Trace<C>,
}

impl<'t, C: Copy> Sieve<'t, C> {
    /// Starts from everything that `rule` lets the automa consider.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_CANDIDATES`].
    pub fn new(
        why: &'t mut Trace<C>,
        rule: &'static Rule,
        candidates: impl IntoIterator<Item = C>,
    ) -> Sieve<'t, C> {
        let left: Candidates<C> = candidates.into_iter().collect();
        if why.on {
            let all = left.to_vec();
            why.rungs.push(Rung {
                rule,
                candidates: all.clone(),
                measures: Vec::new(),
                limit: None,
                verdict: Verdict::Applied,
                survivors: all,
            });
        }
        Sieve { left, why }
    }

    /// A single candidate that the requirements after it may drop: "this slot, if
    /// iron costs that much".
    pub fn one(why: &'t mut Trace<C>, candidate: C) -> Sieve<'t, C> {
        let mut left = Candidates::new();
        left.push(candidate);
        Sieve { left, why }
    }

    /// "This one, if it can be": the candidate if it passes, else none. Without
    /// the rule it is not taken.
    pub fn this_if(
        why: &'t mut Trace<C>,
        rule: &'static Rule,
        candidate: C,
        test: impl FnOnce(C) -> bool,
    ) -> Option<C> {
        let is_taken = !why.leaves_out(rule) && test(candidate);
        why.note(rule, candidate, None, None, is_taken);
        is_taken.then_some(candidate)
    }

    /// "Not at all": nothing, since `rule` forbids the one candidate that there is.
    pub fn none<A>(why: &'t mut Trace<C>, rule: &'static Rule, candidate: C) -> Option<A> {
        why.note(rule, candidate, None, None, false);
        None
    }

    /// "The topmost that …": tries the candidates in order and takes what the
    /// first one that can be leads to. Without the rule they are tried from the end.
    pub fn first<A>(
        why: &'t mut Trace<C>,
        rule: &'static Rule,
        candidates: impl IntoIterator<Item = C>,
        mut attempt: impl FnMut(C, &mut Trace<C>) -> Option<A>,
    ) -> Option<A> {
        let mut candidates: Candidates<C> = candidates.into_iter().collect();
        if why.leaves_out(rule) {
            candidates.reverse();
        }
        for candidate in candidates {
            let found = attempt(candidate, why);
            why.note(rule, candidate, None, None, found.is_some());
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// A requirement: drops whatever fails it, even if nothing is left.
    #[must_use]
    pub fn must(mut self, rule: &'static Rule, test: impl Fn(C) -> bool) -> Self {
        if self.is_read(rule) {
            self.keep(rule, Vec::new(), None, test);
        }
        self
    }

    /// A requirement that shows what it compared: the measure is no more than `limit`.
    #[must_use]
    pub fn at_most(mut self, rule: &'static Rule, limit: i32, measure: impl Fn(C) -> i32) -> Self {
        if self.is_read(rule) {
            let measures = self.measures(&measure);
            self.keep(rule, measures, Some(limit), |it| measure(it) <= limit);
        }
        self
    }

    /// A requirement that shows what it compared: the measure is no less than `limit`.
    #[must_use]
    pub fn at_least(mut self, rule: &'static Rule, limit: i32, measure: impl Fn(C) -> i32) -> Self {
        if self.is_read(rule) {
            let measures = self.measures(&measure);
            self.keep(rule, measures, Some(limit), |it| limit <= measure(it));
        }
        self
    }

    /// A preference: ignored if nothing satisfies it.
    #[must_use]
    pub fn prefer(mut self, rule: &'static Rule, test: impl Fn(C) -> bool) -> Self {
        if self.is_tie_read(rule) {
            self.keep_if_any(rule, Vec::new(), None, test);
        }
        self
    }

    /// A preference that shows what it compared: the measure is no more than `limit`.
    #[must_use]
    pub fn prefer_at_most(
        mut self,
        rule: &'static Rule,
        limit: i32,
        measure: impl Fn(C) -> i32,
    ) -> Self {
        if self.is_tie_read(rule) {
            let measures = self.measures(&measure);
            self.keep_if_any(rule, measures, Some(limit), |it| measure(it) <= limit);
        }
        self
    }

    /// Keeps those with the greatest measure.
    #[must_use]
    pub fn most(mut self, rule: &'static Rule, measure: impl Fn(C) -> i32) -> Self {
        if self.is_tie_read(rule) {
            let best = self.left.iter().map(|&it| measure(it)).max();
            let measures = self.measures(&measure);
            self.keep(rule, measures, None, |it| Some(measure(it)) == best);
        }
        self
    }

    /// Keeps those with the least measure.
    #[must_use]
    pub fn least(mut self, rule: &'static Rule, measure: impl Fn(C) -> i32) -> Self {
        if self.is_tie_read(rule) {
            let best = self.left.iter().map(|&it| measure(it)).min();
            let measures = self.measures(&measure);
            self.keep(rule, measures, None, |it| Some(measure(it)) == best);
        }
        self
    }

    /// Remembers that `rule` settled what becomes of those still left.
    #[must_use]
    pub fn cite(self, rule: &'static Rule) -> Self {
        self.why.cite(rule, &self.left);
        self
    }

    /// What is still in the sieve.
    pub fn left(&self) -> &[C] {
        &self.left
    }

    /// The survivor, if the rules left any.
    ///
    /// # Panics
    ///
    /// If the rules left a tie: the last tie-break is missing. Where a rule was
    /// left out on purpose, the tie is remembered and the first one is taken.
    pub fn only(self) -> Option<C> {
        if 1 < self.left.len() {
            let ids: Vec<&str> = self.why.rungs.iter().map(|it| it.rule.id).collect();
            assert!(self.why.without.is_some(), "the rules left a tie after {ids:?}");
            self.why.has_tie = true;
        }
        self.left.first().copied()
    }

    /// Whether a requirement is asked: once nothing is left there is nothing to ask.
    fn is_read(&self, rule: &Rule) -> bool {
        !self.left.is_empty() && !self.why.leaves_out(rule)
    }

    fn is_tie_read(&self, rule: &Rule) -> bool {
        1 < self.left.len() && !self.why.leaves_out(rule)
    }

    fn measures(&self, measure: impl Fn(C) -> i32) -> Vec<i32> {
        if self.why.on { self.left.iter().map(|&it| measure(it)).collect() } else { Vec::new() }
    }

    fn keep_if_any(
        &mut self,
        rule: &'static Rule,
        measures: Vec<i32>,
        limit: Option<i32>,
        test: impl Fn(C) -> bool,
    ) {
        if self.left.iter().any(|&it| test(it)) {
            self.keep(rule, measures, limit, test);
        } else if self.why.on {
            let all = self.left.to_vec();
            self.why.rungs.push(Rung {
                rule,
                candidates: all.clone(),
                measures,
                limit,
                verdict: Verdict::Skipped,
                survivors: all,
            });
        }
    }

    fn keep(
        &mut self,
        rule: &'static Rule,
        measures: Vec<i32>,
        limit: Option<i32>,
        test: impl Fn(C) -> bool,
    ) {
        let candidates = if self.why.on { self.left.to_vec() } else { Vec::new() };
        self.left.retain(|it| test(*it));
        if self.why.on {
            let survivors = self.left.to_vec();
            let verdict = Verdict::Applied;
            self.why.rungs.push(Rung { rule, candidates, measures, limit, verdict, survivors });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[expect(unreachable_pub, reason = "a table of rules is public wherever it stands")]
    mod rule {
        crate::rules! {
            states ALL_OF = "T1";
            narrows EVEN = "T2";
            narrows BIG = "T3";
        }
    }
    use rule::{ALL_OF, BIG, EVEN};

    #[test]
    fn a_preference_nobody_meets_is_skipped() {
        let mut why = Trace::on();
        let left = Sieve::new(&mut why, ALL_OF, [1, 3, 5])
            .prefer(EVEN, |it| it % 2 == 0)
            .most(BIG, |it| it)
            .only();
        assert_eq!(left, Some(5));
        assert_eq!(why.rungs()[1].survivors, [1, 3, 5]);
        assert_eq!(why.rungs()[1].verdict, Verdict::Skipped);
        assert_eq!(why.rungs()[2].measures, [1, 3, 5]);
    }

    #[test]
    fn a_requirement_nobody_meets_leaves_nothing() {
        let left =
            Sieve::new(&mut Trace::off(), ALL_OF, [1, 3]).must(EVEN, |it| it % 2 == 0).only();
        assert_eq!(left, None);
    }

    #[test]
    fn a_tie_break_is_not_read_once_one_is_left() {
        let mut why = Trace::on();
        let left = Sieve::new(&mut why, ALL_OF, [1, 2])
            .must(EVEN, |it| it % 2 == 0)
            .most(BIG, |it| it)
            .only();
        assert_eq!(left, Some(2));
        assert_eq!(why.rungs().len(), 2);
    }

    #[test]
    fn a_requirement_is_not_asked_once_nothing_is_left() {
        let mut why = Trace::on();
        let left = Sieve::new(&mut why, ALL_OF, [1, 3])
            .must(EVEN, |it| it % 2 == 0)
            .at_least(BIG, 2, |it| it)
            .only();
        assert_eq!((left, why.rungs().len()), (None, 2));
    }

    #[test]
    fn what_a_rule_forbids_outright_is_remembered() {
        let mut why = Trace::on();
        assert_eq!(Sieve::none::<u8>(&mut why, EVEN, 3), None);
        assert_eq!((&why.rungs()[0].candidates[..], why.rungs()[0].survivors.len()), (&[3][..], 0));
    }

    #[test]
    fn what_is_remembered_beside_a_sieve_narrows_nothing() {
        let mut why = Trace::on();
        why.cite(ALL_OF, &[1, 2]);
        why.brings(ALL_OF, 3, 5);
        assert!(why.rungs().iter().all(|it| it.candidates == it.survivors));
    }

    #[test]
    fn a_rule_left_out_leaves_a_tie_that_is_told() {
        let mut why = Trace::without(BIG);
        let left = Sieve::new(&mut why, ALL_OF, [1, 2]).most(BIG, |it| it).only();
        assert_eq!(left, Some(1));
        assert!(why.has_tie());
        assert_eq!(rule::ALL.len(), 3);
    }
}
