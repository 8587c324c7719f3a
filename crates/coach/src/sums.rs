//! The sums: levels, luck and choices, which make the end of a game, and what stands out.

use players::Skilled;

use crate::{
    Analysis, Band, Judged, KindCost, Level, Moment, MomentKind, Note, Report, Share,
    report::Judge,
    stats::{CERTAIN, Mean, POINT, band, chance, root_of_squares, rounded},
};

/// The most moments of a game.
const MOST_MOMENTS: usize = 3;

/// Decisions with no chance between them, which share one level.
struct Chain {
    /// The places of its decisions.
    from: usize,
    to: usize,
    level: i64,
    error: i64,
    deviation: i64,
}

/// A sum that goes from table to table.
struct Walk {
    points: i64,
    chance: i64,
    /// The error of what is known of the table.
    error: i64,
    luck: Share,
    choices: Share,
    /// The squares of the errors of all choices, in points and in chance.
    errors: [Vec<i64>; 2],
    moments: Vec<Moment>,
}

/// What has been found so far.
pub(crate) fn report<G: Skilled>(analysis: &Analysis<G>) -> Report {
    let n = analysis.judged.len();
    // The last decisions, as far as all are judged from there to the end.
    let first = (0..n).rev().take_while(|&it| analysis.judged[it].is_some()).last().unwrap_or(n);
    let judged: Vec<&Judged> = analysis.judged[first..].iter().flatten().collect();
    let is_whole = first == 0 && analysis.start.is_some();
    let end = end(analysis);
    let chains = chains(analysis, first, &judged);
    let start = match (analysis.start.filter(|_| is_whole), chains.first()) {
        (Some(it), _) => Level::of(0, it.mean, it.band(), it.deviation, n),
        (None, Some(it)) => at_chain(analysis, it, n),
        (None, None) => end,
    };
    let start_error = analysis.start.filter(|_| is_whole).map_or(0, |it| it.error);
    let mut curve = vec![start];
    let mut walk = Walk::new(&start, start_error);
    for it in &chains {
        let level = at_chain(analysis, it, n);
        if is_whole || it.from != first {
            curve.push(level);
        }
        walk.go(analysis, it, &judged[it.from - first..it.to - first]);
    }
    let end_error = analysis.now.filter(|_| analysis.is_running()).map_or(0, |it| it.error);
    walk.arrive(analysis, &end, end_error, !judged.is_empty());
    curve.push(end);
    let is_complete = analysis.is_done();
    let mut notes = analysis.cut.notes.clone();
    if !is_complete {
        notes.push(Note::Partial);
    }
    let decisions: Vec<Judged> = judged.into_iter().cloned().collect();
    Report {
        judge: Judge::this(analysis.plan.n_all),
        game: G::ID.to_owned(),
        ruleset: G::RULESET,
        seat: analysis.seat.0 + 1,
        first_print: analysis.cut.first_print,
        print: analysis.cut.last_print,
        opening: analysis.start,
        now: analysis.now,
        is_complete,
        notes,
        n_choices: n as u32,
        n_forced: analysis.cut.n_forced,
        start,
        end,
        curve,
        luck: walk.luck,
        choices: walk.choices,
        cost: mean_cost(&decisions),
        kinds: kinds(&decisions),
        moments: moments(analysis, walk.moments, &decisions),
        decisions,
    }
}

/// The end of the game, or what is expected now.
fn end<G: Skilled>(analysis: &Analysis<G>) -> Level {
    if analysis.is_running() {
        let now = analysis.now.unwrap_or_default();
        return Level::of(analysis.ply, now.mean, now.band(), now.deviation, 0);
    }
    let (margin, won) = analysis.result();
    Level::over(analysis.ply, i64::from(margin) * POINT, won * CERTAIN / 2)
}

/// The chains of the decisions from `first` on. A chain's level is the mean of what was
/// found at each of its decisions less what those before it changed: otherwise noise
/// would be sold as luck.
fn chains<G: Skilled>(analysis: &Analysis<G>, first: usize, judged: &[&Judged]) -> Vec<Chain> {
    let mut chains = Vec::new();
    let mut at = 0;
    while at < judged.len() {
        let later = &analysis.cut.decisions[first + at + 1..];
        let n = 1 + later.iter().position(|it| it.is_after_chance).unwrap_or(later.len());
        let (mut sum, mut changed) = (0, 0);
        for it in &judged[at..at + n] {
            sum += it.level.mean - changed;
            changed += it.choice.mean;
        }
        let errors = judged[at..at + n].iter().map(|it| it.level.error);
        chains.push(Chain {
            from: first + at,
            to: first + at + n,
            level: rounded(sum, n as i64),
            error: root_of_squares(errors) / n as i64,
            deviation: judged[at].level.deviation,
        });
        at += n;
    }
    chains
}

fn at_chain<G: Skilled>(analysis: &Analysis<G>, chain: &Chain, n: usize) -> Level {
    let ply = analysis.cut.decisions[chain.from].ply;
    Level::of(ply, chain.level, band(chain.error), chain.deviation, n - chain.from)
}

impl Walk {
    fn new(start: &Level, error: i64) -> Walk {
        Walk {
            points: start.mean,
            chance: start.chance,
            error,
            luck: Share::default(),
            choices: Share::default(),
            errors: [vec![error], Vec::new()],
            moments: Vec::new(),
        }
    }

    /// Goes to a chain, which is luck, and through its choices.
    fn go<G: Skilled>(&mut self, analysis: &Analysis<G>, chain: &Chain, judged: &[&Judged]) {
        let decision = &analysis.cut.decisions[chain.from];
        let level = chance(chain.level, chain.deviation);
        let span = (decision.since, decision.ply);
        self.lucky(analysis, span, (chain.level, level), chain.error);
        for it in judged {
            let next = self.points + it.choice.mean;
            let then = chance(next, chain.deviation);
            self.choices.points += it.choice.mean;
            self.choices.chance += then - self.chance;
            self.errors[0].push(it.choice.error);
            // What the error is in chance, where the curve has its slope.
            let around = [next + it.choice.error, next - it.choice.error];
            let around = around.map(|it| chance(it, chain.deviation));
            self.errors[1].push((around[0] - around[1]) / 2);
            self.error = root_of_squares([self.error, it.choice.error]);
            (self.points, self.chance) = (next, then);
        }
    }

    /// Goes to a table by luck.
    fn lucky<G: Skilled>(
        &mut self,
        analysis: &Analysis<G>,
        (since, ply): (usize, usize),
        (points, chance): (i64, i64),
        error: i64,
    ) {
        let change = points - self.points;
        self.luck.points += change;
        self.luck.chance += chance - self.chance;
        let whole = root_of_squares([self.error, error]);
        let is_clear = Mean { mean: change, error: whole, deviation: 0 }.is_clear();
        if analysis.plan.mark <= change.abs() && is_clear && since < ply {
            self.moments.push(Moment {
                kind: MomentKind::Card,
                ply: since as u32,
                until: ply as u32,
                points: change,
                band: band(whole),
                decision: None,
            });
        }
        (self.points, self.chance, self.error) = (points, chance, error);
    }

    /// Goes to the end, and sums up the errors.
    fn arrive<G: Skilled>(
        &mut self,
        analysis: &Analysis<G>,
        end: &Level,
        error: i64,
        is_any: bool,
    ) {
        if !is_any {
            return;
        }
        let span = (analysis.cut.since, analysis.ply);
        self.lucky(analysis, span, (end.mean, end.chance), error);
        let [points, chance] = &self.errors;
        let points = band(root_of_squares(points.iter().copied()));
        let chance = band(root_of_squares(chance.iter().copied()));
        for it in [&mut self.luck, &mut self.choices] {
            (it.band, it.chance_band) = (points, chance);
        }
    }
}

/// What a choice cost on average.
fn mean_cost(judged: &[Judged]) -> Band {
    let all = sum_cost(judged.iter());
    let n = i64::from(all.n);
    Band { mean: rounded(all.mean, n), band: rounded(all.band, n), n: all.n }
}

fn sum_cost<'a>(judged: impl Iterator<Item = &'a Judged> + Clone) -> Band {
    Band {
        mean: judged.clone().map(|it| it.cost.mean).sum(),
        band: band(root_of_squares(judged.clone().map(|it| it.cost.error))),
        n: judged.count() as u32,
    }
}

/// What each kind of deed cost, the dearest first.
fn kinds(judged: &[Judged]) -> Vec<KindCost> {
    let mut names: Vec<&str> = judged.iter().map(|it| it.kind.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    let cost = |kind: &&str| KindCost {
        kind: (*kind).to_owned(),
        cost: sum_cost(judged.iter().filter(|it| it.kind == **kind)),
    };
    let mut kinds: Vec<KindCost> = names.iter().map(cost).collect();
    kinds.sort_by_key(|it| std::cmp::Reverse(it.cost.mean));
    kinds
}

/// At most three moments that stand out: the dearest choices, and the card that changed
/// most, since nobody learns from cards. A deed that was missed turn after turn is told of
/// once, where it cost most: costs do not add up.
fn moments<G: Skilled>(
    analysis: &Analysis<G>,
    mut cards: Vec<Moment>,
    judged: &[Judged],
) -> Vec<Moment> {
    let mut dear: Vec<(usize, &Judged, Mean)> = Vec::new();
    for (at, it) in judged.iter().enumerate() {
        let cost = it.again.as_ref().map(|it| it.cost).unwrap_or_default();
        if analysis.plan.mark <= cost.mean && cost.is_clear() {
            dear.push((at, it, cost));
        }
    }
    dear.sort_by_key(|it| std::cmp::Reverse(it.2.mean));
    let mut told: Vec<&crate::Deed> = Vec::new();
    let mut all: Vec<Moment> = Vec::new();
    for (at, it, cost) in dear {
        let Some(best) = it.best.as_ref().filter(|best| !told.contains(best)) else { continue };
        told.push(best);
        all.push(Moment {
            kind: MomentKind::Choice,
            ply: it.ply,
            until: it.ply + it.n_plies,
            points: -cost.mean,
            band: cost.band(),
            decision: Some(at as u32),
        });
    }
    cards.sort_by_key(|it| std::cmp::Reverse(it.points.abs()));
    all.extend(cards.into_iter().take(1));
    all.sort_by_key(|it| std::cmp::Reverse(it.points.abs()));
    all.truncate(MOST_MOMENTS);
    all.sort_by_key(|it| it.ply);
    all
}
