//! Jobs: what is played on for one decision, slice by slice.

use kit::{Dice, Pile};
use players::{Judging, Skilled};

use crate::{
    bench::{Bench, Candidate, Field},
    decision::Decision,
    report::{Again, Deed, Judged, Reason},
    stats::{Mean, POINT, root_of_squares, rounded},
};

/// How many of the other deeds are played on at length.
const N_KEPT: usize = 3;

/// The least that a source of points must bring to be a reason, in thousandths.
const LEAST_REASON: i64 = POINT / 2;

/// The most reasons of one deed.
const MOST_REASONS: usize = 4;

/// No pile of a game has this number.
const OWN: Pile = Pile(u8::MAX);

/// One part of an analysis, which needs no other: for a slice of time, or for a thread.
#[derive(Debug)]
pub struct Job<G: Skilled> {
    pub(crate) task: Task,
    stage: Stage<G>,
    plan: Judging,
}

/// What a job is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// The table at the start.
    Start,
    /// The table now, of a game that is not over.
    Now,
    /// A decision.
    Judge(usize),
    /// A decision that seemed dear, once more.
    Again(usize),
}

/// What comes of a job.
#[derive(Debug)]
pub(crate) enum Found {
    /// What a table is worth.
    Level(Mean),
    /// What a decision was worth.
    Judged(Box<Judged>),
    /// What it cost, measured again.
    Again(Again),
}

#[derive(Debug)]
enum Stage<G: Skilled> {
    /// A table that is played on.
    Level(Field<G>),
    /// Nothing is thought of yet.
    Begun(Box<Decision<G>>, Dice),
    /// Every deed is played on for a while.
    Screen(Field<G>, usize, Box<Decision<G>>),
    /// The best of them go on.
    Best(Field<G>, usize, Vec<usize>, Box<Decision<G>>),
    /// Two deeds with fresh dice.
    Again(Field<G>),
}

impl<G: Skilled> Job<G> {
    /// What a table is worth, in so many games.
    pub(crate) fn level(task: Task, table: G::State, n: u32, print: u64) -> Job<G> {
        let mut field = Field::new(vec![Candidate::new(Vec::new(), table)], Dice::new(print));
        field.want(0, n);
        Job { task, stage: Stage::Level(field), plan: G::JUDGING }
    }

    /// What a decision was worth.
    pub(crate) fn judge(at: usize, decision: Decision<G>, plan: Judging) -> Job<G> {
        let dice = Dice::new(decision.print);
        Job { task: Task::Judge(at), stage: Stage::Begun(Box::new(decision), dice), plan }
    }

    /// What the better deed of a decision would have brought, with fresh dice.
    pub(crate) fn again(
        at: usize,
        decision: &Decision<G>,
        best: Vec<G::Action>,
        game: &G,
        n: u32,
    ) -> Job<G> {
        let mut after = decision.before.clone();
        best.iter().for_each(|&it| game.apply(&mut after, it));
        let played = Candidate::new(decision.deed.clone(), decision.after.clone());
        let fresh = fresh(Dice::new(decision.print));
        let mut field = Field::with_sources(vec![Candidate::new(best, after), played], fresh);
        field.want(0, n);
        field.want(1, n);
        Job { task: Task::Again(at), stage: Stage::Again(field), plan: G::JUDGING }
    }

    /// Plays at most so many games; says whether there is nothing left to play.
    pub fn step(&mut self, bench: &mut Bench<G>, most: u32) -> bool {
        let most = most.max(1);
        if let Stage::Begun(decision, dice) = &self.stage {
            let (field, played) = begun(bench, decision, *dice, &self.plan);
            self.stage = Stage::Screen(field, played, decision.clone());
            return false;
        }
        match &mut self.stage {
            Stage::Begun(..) => false,
            Stage::Level(field) | Stage::Again(field) | Stage::Best(field, ..) => {
                field.run(bench, most) < most
            }
            Stage::Screen(field, played, decision) => {
                if field.run(bench, most) < most {
                    let always = [0, *played];
                    let kept = field.kept(N_KEPT, &always);
                    for &at in &kept {
                        let is_summed = always.contains(&at);
                        let n = if is_summed { self.plan.n_all } else { self.plan.n_best };
                        field.want(at, n);
                    }
                    let nothing = Field::new(Vec::new(), Dice::new(0));
                    let field = std::mem::replace(field, nothing);
                    self.stage = Stage::Best(field, *played, kept, decision.clone());
                }
                false
            }
        }
    }

    /// What came of it, once there is nothing left to play.
    pub(crate) fn found(self, game: &G) -> Option<(Task, Found)> {
        let found = match self.stage {
            Stage::Begun(..) | Stage::Screen(..) => return None,
            Stage::Level(field) => Found::Level(field.candidates[0].margins().mean()),
            Stage::Best(field, played, kept, decision) => {
                let judged = judged(game, &field, played, kept, &decision, self.plan.n_screen);
                Found::Judged(Box::new(judged))
            }
            Stage::Again(field) => {
                let cost = field.candidates[0].difference(&field.candidates[1]).mean();
                let reasons = reasons(&field, 0, &[1]);
                Found::Again(Again {
                    cost,
                    n_games: field.candidates[0].games.len() as u32,
                    reasons,
                })
            }
        };
        Some((self.task, found))
    }
}

/// Dice that nothing of a decision was chosen by.
pub(crate) fn fresh(dice: Dice) -> Dice {
    Dice::new(dice.seed(OWN, u32::MAX))
}

/// The deeds that could have been done: greedy's first, others, and what was played.
fn begun<G: Skilled>(
    bench: &mut Bench<G>,
    decision: &Decision<G>,
    dice: Dice,
    plan: &Judging,
) -> (Field<G>, usize) {
    let mut list = vec![bench.greedys(&decision.before)];
    let others = bench.others(&decision.before, plan.n_others, dice);
    let played = Candidate::new(decision.deed.clone(), decision.after.clone());
    for it in others.into_iter().chain([played]) {
        if list.iter().all(|known| known.after != it.after) {
            list.push(it);
        }
    }
    let at = list.iter().position(|it| it.after == decision.after).unwrap_or(0);
    // The same table may be reached in another way; what was played is told as it was.
    list[at].deed.clone_from(&decision.deed);
    let n = list.len();
    let mut field = Field::new(list, dice);
    (0..n).for_each(|it| field.want(it, plan.n_screen));
    (field, at)
}

fn judged<G: Skilled>(
    game: &G,
    field: &Field<G>,
    played: usize,
    kept: Vec<usize>,
    decision: &Decision<G>,
    n_screen: u32,
) -> Judged {
    let all = &field.candidates;
    let cost = cost(field, played, &kept, n_screen as usize);
    let best = field.by_mean(kept)[0];
    let gap = all[best].difference(&all[played]).mean();
    let is_missed = best != played && 0 < gap.mean;
    Judged {
        ply: decision.ply as u32,
        n_plies: decision.deed.len() as u32,
        print: decision.print,
        kind: game.deed_kind(&decision.deed).to_owned(),
        played: Deed::of(&all[played].deed),
        best: is_missed.then(|| Deed::of(&all[best].deed)),
        level: all[0].margins().mean(),
        // Nought exactly, and without an error, where the person did as greedy does.
        choice: all[played].difference(&all[0]).mean(),
        cost,
        gap: if is_missed { gap } else { Mean::default() },
        again: None,
    }
}

/// What the best deed would have brought: found in one half of the games, measured in the
/// other, since the most of many guesses is too much. Those that chose whom to keep are
/// left out.
fn cost<G: Skilled>(field: &Field<G>, played: usize, kept: &[usize], first: usize) -> Mean {
    let all = &field.candidates;
    let n = kept.iter().map(|&it| all[it].games.len()).min().unwrap_or(0);
    let first = if first + 4 <= n { first } else { 0 };
    let halves = [first, first + 1];
    let found = [0, 1].map(|half| {
        let gain = |at: usize| all[at].difference_in(&all[played], halves[half], 2).mean().mean;
        let best = kept.iter().copied().max_by_key(|&it| (gain(it), it == played));
        let best = best.unwrap_or(played);
        all[best].difference_in(&all[played], halves[1 - half], 2).mean()
    });
    Mean {
        mean: rounded(found[0].mean + found[1].mean, 2),
        error: root_of_squares(found.map(|it| it.error)) / 2,
        deviation: 0,
    }
}

/// What one deed brings by source of points against the mean of the others, as far as it
/// is clear; the automa's points count against it.
pub(crate) fn reasons<G: Skilled>(field: &Field<G>, at: usize, others: &[usize]) -> Vec<Reason> {
    let all = &field.candidates;
    let parts = others.len() as i64;
    let of = |place: usize, is_automa: bool| {
        let points = |it: usize, nth: usize| all[it].games[nth].points(place);
        let n = others.iter().chain([&at]).map(|&it| all[it].games.len()).min().unwrap_or(0);
        let sign = if is_automa { -1 } else { 1 };
        let values = (0..n).map(|nth| {
            let theirs: i64 = others.iter().map(|&it| points(it, nth)).sum();
            sign * (parts * points(at, nth) - theirs)
        });
        crate::stats::Sum::of(values).scaled(parts)
    };
    let mut found: Vec<Reason> = Vec::new();
    for ((is_automa, key), place) in field.sources() {
        let gain = of(place, is_automa);
        if LEAST_REASON <= gain.mean.abs() && gain.is_clear() {
            found.push(Reason { is_automa, source: key.to_owned(), gain });
        }
    }
    found.sort_by_key(|it| std::cmp::Reverse(it.gain.mean.abs()));
    found.truncate(MOST_REASONS);
    found
}
