//! The analysis of a game: decision by decision, the last first.

use kit::{Seat, Session, Turn, ranking};
use players::{Judging, Skilled};

use crate::{
    Refused, Report,
    bench::{Bench, chair},
    decision::{Cut, cut},
    job::{Found, Job, Task},
    stats::Mean,
    sums,
};

/// An analysis that is under way. It holds no player, so that threads can share it:
/// each of them has a [`Bench`] of its own.
#[derive(Debug)]
pub struct Analysis<G: Skilled> {
    pub(crate) game: G,
    pub(crate) seat: Seat,
    pub(crate) plan: Judging,
    pub(crate) cut: Cut<G>,
    /// The tables at both ends, and the last ply.
    start_table: G::State,
    pub(crate) end_table: G::State,
    pub(crate) ply: usize,
    pub(crate) start: Option<Mean>,
    /// What is expected now, if the game is not over.
    pub(crate) now: Option<Mean>,
    pub(crate) judged: Vec<Option<crate::Judged>>,
    /// The decisions that are measured again, once all are judged.
    listed: Option<Vec<usize>>,
    /// What was handed out and is not back.
    out: Vec<Task>,
    /// What [`Analysis::step`] is at.
    job: Option<Job<G>>,
    n_done: u64,
}

/// How far an analysis is, in some measure of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is done.
    pub done: u64,
    /// What there is to do.
    pub all: u64,
    /// Decisions that are judged.
    pub n_judged: u32,
    /// Decisions that there are.
    pub n_choices: u32,
}

impl Progress {
    /// Whether nothing is left to do.
    pub fn is_done(&self) -> bool {
        self.all <= self.done
    }
}

impl<G: Skilled> Analysis<G> {
    /// Begins with a game, up to the table that is shown.
    ///
    /// # Errors
    ///
    /// If nobody can judge this game.
    pub fn begin(session: &Session<G>) -> Result<Analysis<G>, Refused> {
        Analysis::planned(session, G::JUDGING)
    }

    /// Begins with a game, and plays on as much as this says.
    ///
    /// # Errors
    ///
    /// If nobody can judge this game, or nothing shall be played.
    pub fn planned(session: &Session<G>, plan: Judging) -> Result<Analysis<G>, Refused> {
        let game = session.game();
        let seat = chair(game)?;
        if plan.n_start == 0 || plan.n_all == 0 || plan.n_screen == 0 {
            return Err(Refused::NoBudget);
        }
        let cut = cut(session, seat);
        if cut.decisions.is_empty() {
            return Err(Refused::NoChoice);
        }
        Ok(Analysis {
            game: game.clone(),
            seat,
            plan,
            start_table: session.at(0).clone(),
            end_table: session.state().clone(),
            ply: session.ply(),
            start: None,
            now: None,
            judged: vec![None; cut.decisions.len()],
            listed: None,
            out: Vec::new(),
            job: None,
            n_done: 0,
            cut,
        })
    }

    /// Goes on with what was found before: of the same game, or of one that has gone on
    /// since. What another judge has found is not taken.
    ///
    /// # Errors
    ///
    /// As [`Analysis::begin`].
    pub fn resume(session: &Session<G>, found: &Report) -> Result<Analysis<G>, Refused> {
        Analysis::resumed(session, found, G::JUDGING)
    }

    /// The same, and plays on as much as this says.
    ///
    /// # Errors
    ///
    /// As [`Analysis::planned`].
    pub fn resumed(
        session: &Session<G>,
        found: &Report,
        plan: Judging,
    ) -> Result<Analysis<G>, Refused> {
        let mut analysis = Analysis::planned(session, plan)?;
        if !found.is_current() || found.judge.games != analysis.plan.n_all {
            return Ok(analysis);
        }
        if let Some(mean) = found.opening.filter(|_| found.first_print == analysis.cut.first_print)
        {
            analysis.n_done += analysis.work(Task::Start);
            analysis.start = Some(mean);
        }
        if let Some(mean) = found.now.filter(|_| found.print == analysis.cut.last_print) {
            analysis.n_done += analysis.work(Task::Now);
            analysis.now = Some(mean);
        }
        for at in 0..analysis.judged.len() {
            let print = analysis.cut.decisions[at].print;
            let known = found.decisions.iter().find(|it| it.print == print);
            if let Some(known) = known {
                analysis.n_done += analysis.work(Task::Judge(at));
                analysis.judged[at] = Some(known.clone());
            }
        }
        // What was measured again is known as well.
        analysis.list();
        for at in analysis.listed.clone().unwrap_or_default() {
            if analysis.is_measured(at) {
                analysis.n_done += analysis.work(Task::Again(at));
            }
        }
        Ok(analysis)
    }

    /// The same with other dice: how much of what is found is noise.
    #[must_use]
    pub fn with_dice(mut self, salt: u64) -> Analysis<G> {
        self.cut.first_print ^= salt;
        self.cut.last_print ^= salt;
        self.cut.decisions.iter_mut().for_each(|it| it.print ^= salt);
        self
    }

    /// Plays a bounded number of games on.
    pub fn step(&mut self, bench: &mut Bench<G>) -> Progress {
        if self.job.is_none() {
            self.job = self.next_job();
        }
        if let Some(mut job) = self.job.take() {
            if job.step(bench, self.plan.n_slice) {
                self.take(job);
            } else {
                self.job = Some(job);
            }
        }
        self.progress()
    }

    /// The next part to be done; none if all are done or handed out. Those that are
    /// measured again are known only when every decision is judged.
    pub fn next_job(&mut self) -> Option<Job<G>> {
        self.list();
        let is_out = |task: Task| self.out.contains(&task);
        let n = self.judged.len();
        let task = if self.is_running() && self.now.is_none() && !is_out(Task::Now) {
            Task::Now
        } else if let Some(at) =
            (0..n).rev().find(|&it| self.judged[it].is_none() && !is_out(Task::Judge(it)))
        {
            Task::Judge(at)
        } else if self.start.is_none() && !is_out(Task::Start) {
            Task::Start
        } else {
            let left = |it: &&usize| !self.is_measured(**it) && !is_out(Task::Again(**it));
            Task::Again(*self.listed.as_ref()?.iter().find(left)?)
        };
        let job = self.job(task)?;
        self.out.push(task);
        Some(job)
    }

    /// Takes back a part that was handed out; one that is not done is handed out again.
    pub fn take(&mut self, job: Job<G>) {
        let task = job.task;
        self.out.retain(|it| *it != task);
        let Some((task, found)) = job.found(&self.game) else { return };
        self.n_done += self.work(task);
        match (task, found) {
            (Task::Start, Found::Level(mean)) => self.start = Some(mean),
            (Task::Now, Found::Level(mean)) => self.now = Some(mean),
            (Task::Judge(at), Found::Judged(judged)) => self.judged[at] = Some(*judged),
            (Task::Again(at), Found::Again(again)) => {
                if let Some(judged) = &mut self.judged[at] {
                    judged.again = Some(again);
                }
            }
            _ => {}
        }
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let n = self.judged.len();
        let judged: u64 = (0..n).map(|it| self.work(Task::Judge(it))).sum();
        let now = if self.is_running() { self.work(Task::Now) } else { 0 };
        let again = match &self.listed {
            Some(listed) => listed.iter().map(|&it| self.work(Task::Again(it))).sum(),
            // Which they are is not known yet: as much as for those in the middle.
            None => self.work(Task::Again(n / 2)) * self.plan.n_listed.min(n) as u64,
        };
        let all = judged + now + again + self.work(Task::Start);
        let n_judged = self.judged.iter().flatten().count();
        // As long as something is unknown, it is not done.
        let is_done = self.is_done();
        let done = if is_done { all } else { self.n_done.min(all - 1) };
        Progress { done, all, n_judged: n_judged as u32, n_choices: n as u32 }
    }

    /// What has been found so far.
    pub fn report(&self) -> Report {
        sums::report(self)
    }

    /// Whether nothing is left to do.
    pub(crate) fn is_done(&self) -> bool {
        self.start.is_some()
            && (!self.is_running() || self.now.is_some())
            && self.listed.as_ref().is_some_and(|it| it.iter().all(|&at| self.is_measured(at)))
    }

    /// Whether the game is not over.
    pub(crate) fn is_running(&self) -> bool {
        self.game.turn(&self.end_table) != Turn::Over
    }

    /// The end of a game that is over: the margin, and who won: 2, drawn: 1, lost: 0.
    pub(crate) fn result(&self) -> (i32, i64) {
        let (game, end) = (&self.game, &self.end_table);
        let margin = game.score(end, self.seat) - game.score(end, game.automa_seat());
        let ranking = ranking(game, end);
        let is_shared = ranking.get(1).is_some_and(|it| it.1);
        let won = match ranking.first() {
            _ if is_shared => 1,
            Some((seat, _)) if *seat == self.seat => 2,
            _ => 0,
        };
        (margin, won)
    }

    fn is_measured(&self, at: usize) -> bool {
        self.judged[at].as_ref().is_some_and(|it| it.again.is_some())
    }

    /// Finds what seemed dearest, once all is judged.
    fn list(&mut self) {
        if self.listed.is_some() || self.judged.iter().any(Option::is_none) {
            return;
        }
        let gap = |at: usize| self.judged[at].as_ref().map_or(0, |it| it.gap.mean);
        let mut order: Vec<usize> = (0..self.judged.len()).filter(|&it| 0 < gap(it)).collect();
        order.sort_by_key(|&it| std::cmp::Reverse(gap(it)));
        order.truncate(self.plan.n_listed);
        self.listed = Some(order);
    }

    fn job(&self, task: Task) -> Option<Job<G>> {
        let (plan, decisions) = (&self.plan, &self.cut.decisions);
        Some(match task {
            Task::Start => {
                Job::level(task, self.start_table.clone(), plan.n_start, self.cut.first_print)
            }
            Task::Now => Job::level(task, self.end_table.clone(), plan.n_all, !self.cut.last_print),
            Task::Judge(at) => Job::judge(at, decisions[at].clone(), *plan),
            Task::Again(at) => {
                let best = self.judged[at].as_ref()?.best.as_ref()?;
                let best: Result<Vec<G::Action>, _> = best.0.iter().map(|it| it.parse()).collect();
                Job::again(at, &decisions[at], best.ok()?, &self.game, plan.n_again)
            }
        })
    }

    /// How much a part takes: games, times what is left of the game then.
    fn work(&self, task: Task) -> u64 {
        let plan = &self.plan;
        let left = |at: usize| 8 + self.ply.saturating_sub(self.cut.decisions[at].ply) as u64;
        let n_others = u64::from(plan.n_screen) * plan.n_others as u64;
        match task {
            Task::Start => u64::from(plan.n_start) * (8 + self.ply as u64),
            Task::Now => 8 * u64::from(plan.n_all),
            Task::Judge(at) => (n_others + 2 * u64::from(plan.n_all.max(plan.n_best))) * left(at),
            Task::Again(at) => 2 * u64::from(plan.n_again) * left(at),
        }
    }
}
