//! Comparing: what somebody does at a moment, beside what was done then and the best found.

use kit::{Dice, Session};
use players::{Judging, Skilled};
use serde::{Deserialize, Serialize};

use crate::{
    Judged,
    bench::{Bench, Candidate, Field, chair},
    decision::is_made,
    job::{fresh, reasons},
    report::{Deed, Judge, Reason},
    stats::Mean,
};

/// How a deed stands beside the best found and what was done then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// So many games tell no difference to the best found.
    AsGood,
    /// Clearly better than then, clearly short of the best.
    Better,
    /// The deed of then.
    Same,
    /// So many games tell no difference to then.
    NoBetter,
    /// Clearly worse than then.
    Less,
    /// Nothing was done: the best is told.
    GivenUp,
}

/// What came of a moment that was tried again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Comparison {
    /// By whom they were compared.
    pub judge: Judge,
    /// How it stands.
    pub verdict: Verdict,
    /// What was done now; nothing if it was given up.
    pub now: Option<Deed>,
    /// What was done then.
    pub then: Deed,
    /// The best deed found.
    pub best: Deed,
    /// What now brings less than the best, as a number below nought; of then, if nothing was
    /// done.
    pub to_best: Mean,
    /// What now brings more than then.
    pub to_then: Mean,
    /// What then brings less than the best.
    pub then_to_best: Mean,
    /// What the best brings by source of points against now, or against then if nothing was
    /// done; as far as it is clear.
    pub reasons: Vec<Reason>,
    /// What now brings by source of points against then.
    pub reasons_then: Vec<Reason>,
}

/// A comparison that is being worked out.
#[derive(Debug)]
pub struct Comparing<G: Skilled> {
    plan: Judging,
    field: Field<G>,
    best: Deed,
    then: Deed,
    now: Option<Deed>,
    /// Where the deed of now stands in the field: nothing, if it was given up.
    at: Option<usize>,
}

const BEST: usize = 0;
const THEN: usize = 1;

/// Whether these actions are a whole deed from a table on: `None` if one of them is not
/// allowed, or there are more than the deed has.
pub fn is_whole<G: Skilled>(game: &G, table: &G::State, deed: &[G::Action]) -> Option<bool> {
    after(game, table, deed).map(|it| it.1)
}

/// The table after a deed, and whether it is whole.
fn after<G: Skilled>(game: &G, table: &G::State, deed: &[G::Action]) -> Option<(G::State, bool)> {
    let seat = chair(game).ok()?;
    let (mut table, mut is_whole) = (table.clone(), false);
    for &action in deed {
        if is_whole || game.refusal(&table, action).is_some() {
            return None;
        }
        game.apply(&mut table, action);
        is_whole = is_made(game, seat, &table);
    }
    Some((table, is_whole))
}

impl<G: Skilled> Comparing<G> {
    /// Begins with a decision of this game that was found to be dear, and what is done now;
    /// nothing, if somebody gives up. `None` if that is no whole deed, or there was nothing
    /// better then.
    pub fn begin(
        session: &Session<G>,
        judged: &Judged,
        now: Option<&[G::Action]>,
    ) -> Option<Comparing<G>> {
        let (game, plan) = (session.game(), G::JUDGING);
        let best = judged.best.clone()?;
        let before = session.at(judged.ply as usize);
        let read = |it: &Deed| -> Option<Vec<G::Action>> {
            it.0.iter().map(|it| it.parse().ok()).collect()
        };
        let candidate = |deed: Vec<G::Action>| {
            let (after, is_whole) = after(game, before, &deed)?;
            is_whole.then(|| Candidate::new(deed, after))
        };
        let mut list = vec![candidate(read(&best)?)?, candidate(read(&judged.played)?)?];
        let at = match now {
            None => None,
            Some(deed) => {
                let it = candidate(deed.to_vec())?;
                let known = list.iter().position(|known| known.after == it.after);
                Some(known.unwrap_or_else(|| {
                    list.push(it);
                    list.len() - 1
                }))
            }
        };
        // The dice that measured its cost: what is told here is what the analysis told.
        let n = list.len();
        let mut field = Field::with_sources(list, fresh(Dice::new(judged.print)));
        (0..n).for_each(|it| field.want(it, plan.n_again));
        let now = now.map(Deed::of);
        Some(Comparing { plan, field, best, then: judged.played.clone(), now, at })
    }

    /// Plays a bounded number of games on; says whether the comparison is there.
    pub fn step(&mut self, bench: &mut Bench<G>) -> bool {
        let most = self.plan.n_slice.max(1);
        self.field.run(bench, most) < most
    }

    /// What came of it, once there is nothing left to play.
    pub fn comparison(&self) -> Comparison {
        let all = &self.field.candidates;
        let against = |one: usize, two: usize| all[one].difference(&all[two]).mean();
        let at = self.at.unwrap_or(THEN);
        let (to_best, to_then) = (against(at, BEST), against(at, THEN));
        let verdict = match self.at {
            None => Verdict::GivenUp,
            Some(THEN) => Verdict::Same,
            Some(_) if -to_best.band() <= to_best.mean => Verdict::AsGood,
            Some(_) if to_then.band() < to_then.mean => Verdict::Better,
            Some(_) if -to_then.band() <= to_then.mean => Verdict::NoBetter,
            Some(_) => Verdict::Less,
        };
        let why = |one: usize, two: usize| match one == two {
            true => Vec::new(),
            false => reasons(&self.field, one, &[two]),
        };
        let n = all.iter().map(|it| it.games.len()).min().unwrap_or(0);
        Comparison {
            judge: Judge::this(n as u32),
            verdict,
            now: self.now.clone(),
            then: self.then.clone(),
            best: self.best.clone(),
            to_best,
            to_then,
            then_to_best: against(THEN, BEST),
            reasons: why(BEST, at),
            reasons_then: why(at, THEN),
        }
    }
}
