//! Players of Patchwork.
//!
//! A deed is worth what the table after it promises in the end (`value`).
//! `greedy` does the deed that promises most; `casual` as well, but misjudges;
//! `search` looks at what the automa's cards make of it, and further (`tree`); where
//! games are close it counts the automa's points as well (`aim`).

mod aim;
mod deeds;
mod outlook;
mod packing;
mod placer;
mod tree;
mod value;
mod weights;

use ::patchwork::{Action, Patch, Patchwork};
use kit::{Die, Game, OwnDice, Player, Seen};

use self::{deeds::Judge, tree::Tree};
use crate::{Bars, Budget, Judging, Makeup, Skill, Skilled, dice::Rolls};

pub use self::{
    outlook::{N_OUTLOOK, outlook},
    packing::{N_PACKING, N_SHAPES, class_of, packing},
    tree::{PLAN, Plan},
    value::{EMPTIES, N_ECONOMY, N_KNOTS, TIMES, Weights, economy, knot},
    weights::WEIGHTS,
};

/// The die that players of Patchwork roll.
const OWN: Die = Die::First;

/// The iterations of a search that was not told how many.
pub const ITERATIONS: u32 = 2000;

/// How much `casual` misjudges a deed, in thousandths of a point: so it makes 16.5
/// points at level III (400 games, seeds from 1, 95 % within 0.9) and wins 18 % of
/// them. The best public programs make 16 to 19 in games for two.
pub const MISJUDGED: i32 = 4000;

impl Skilled for Patchwork {
    fn skilled(&self, skill: Skill) -> Option<Box<dyn Player<Patchwork>>> {
        self.restricted(skill, Bars::NONE)
    }

    const BARS: &'static [&'static str] = &["buttons", "dear", "free"];

    fn is_barred(&self, action: Action, bars: Bars) -> bool {
        matches!(action, Action::Buy(it) if is_barred(it.patch, bars))
    }

    fn restricted(&self, skill: Skill, bars: Bars) -> Option<Box<dyn Player<Patchwork>>> {
        // At the table the program does not know where patches were sewn on.
        if self.is_at_table() {
            return None;
        }
        let judge = Judge::kept(&WEIGHTS, bars);
        Some(match skill {
            Skill::Casual => Box::new(Greedy::new(judge, MISJUDGED)),
            Skill::Greedy => Box::new(Greedy::new(judge, 0)),
            Skill::Search(budget) => Box::new(Searcher::of(judge, budget, PLAN)),
        })
    }

    fn makeup(skill: Skill) -> Makeup {
        makeup(&WEIGHTS, PLAN, skill)
    }

    const JUDGING: Judging = Judging {
        n_start: 4000,
        n_all: 400,
        n_screen: 32,
        n_best: 200,
        n_others: 8,
        n_listed: 8,
        n_again: 1000,
        n_hint: 1000,
        n_hint_choices: 60_000,
        n_searched: 1000,
        n_slice: 32,
        is_whole_turn: false,
        mark: 3000,
        dear: 2000,
    };

    fn ranked(&self, seen: &Seen<Patchwork>, n: usize) -> Vec<Vec<Action>> {
        let mut deeds = Judge::new(&WEIGHTS).deeds(self, seen, N_RANKED);
        // Of equals the first.
        deeds.sort_by_key(|it| std::cmp::Reverse(it.value));
        deeds.iter().take(n).map(|it| vec![it.action]).collect()
    }

    fn deed_kind(&self, deed: &[Action]) -> &'static str {
        match deed.first() {
            Some(Action::Buy(_)) => "patch",
            Some(Action::PlaceLeather(_)) => "leather",
            _ => "advance",
        }
    }

    fn is_alike(&self, deed: &[Action], other: &[Action]) -> bool {
        match (deed, other) {
            ([Action::Buy(one), ..], [Action::Buy(two), ..]) => one.patch == two.patch,
            _ => deed == other,
        }
    }
}

/// What a patch costs at least to be a dear one.
const DEAR: u8 = 6;

/// Whether a patch is of a kind that is barred: with buttons on it, dear, or for nothing.
fn is_barred(patch: Patch, bars: Bars) -> bool {
    let spec = patch.spec();
    let kinds = [spec.buttons != 0, DEAR <= spec.cost, spec.cost == 0];
    !bars.is_none() && (0..kinds.len()).any(|it| kinds[it] && bars.has(it))
}

/// How many places of one patch are thought of.
const N_RANKED: usize = 2;

/// What a player goes by who believes this and looks ahead by this plan.
pub fn makeup(weights: &Weights, plan: Plan, skill: Skill) -> Makeup {
    let Weights { economy, packing, outlook } = weights;
    let rows = economy.as_flattened().iter().chain(packing.as_flattened());
    let weights = rows.chain(outlook.as_flattened()).map(|&it| it.into()).collect();
    let Plan { n_ways: [at_once, later], curiosity, for_points } = plan;
    let (at_once, later, curiosity) = (at_once as i64, later as i64, curiosity as i64);
    let plan = [at_once, later, curiosity, for_points.into(), aim::AGAINST.into()];
    Makeup::new(weights).with(skill, MISJUDGED.into(), &plan, ITERATIONS)
}

/// A player who takes what looks best, give or take `misjudged` thousandths of a
/// point.
pub fn misjudging(weights: &Weights, misjudged: i32) -> Box<dyn Player<Patchwork>> {
    Box::new(Greedy::new(Judge::new(weights), misjudged))
}

/// Does the deed that promises most.
struct Greedy {
    judge: Judge,
    rolls: Rolls,
    misjudged: i32,
}

impl Greedy {
    fn new(judge: Judge, misjudged: i32) -> Greedy {
        Greedy { judge, rolls: Rolls::unbegun(OWN), misjudged }
    }
}

/// How many placements of a patch somebody who misjudges wavers between.
const N_WAVERING: usize = 3;

impl Player<Patchwork> for Greedy {
    fn begin(&mut self, dice: OwnDice) {
        self.rolls.begin(dice);
    }

    fn choose(&mut self, game: &Patchwork, seen: &Seen<Patchwork>) -> Action {
        let Greedy { judge, rolls, misjudged } = self;
        let k = if *misjudged == 0 { 1 } else { N_WAVERING };
        let mut deeds = judge.deeds(game, seen, k);
        if *misjudged != 0 {
            let off = i64::from(*misjudged);
            deeds.iter_mut().for_each(|it| it.value += rolls.bell(500, off) as i32);
        }
        // Of equals the first: advancing, then the patch next to the neutral token.
        let best = deeds.iter().rev().max_by_key(|it| it.value);
        best.expect("advancing is always possible").action
    }
}

/// Looks ahead.
pub struct Searcher {
    judge: Judge,
    rolls: Rolls,
    tree: Tree,
    budget: Budget,
    promised: i32,
}

impl Searcher {
    /// A player who looks ahead by this plan.
    pub fn new(weights: &Weights, budget: Budget, plan: Plan) -> Searcher {
        Searcher::of(Judge::new(weights), budget, plan)
    }

    /// A player who judges like this and looks ahead by this plan.
    fn of(judge: Judge, budget: Budget, plan: Plan) -> Searcher {
        let rolls = Rolls::unbegun(OWN);
        Searcher { judge, rolls, tree: Tree::new(budget, plan), budget, promised: 0 }
    }

    /// What the last deed promised: the points, in thousandths, where they alone count.
    pub fn promised(&self) -> i32 {
        self.promised
    }
}

impl Player<Patchwork> for Searcher {
    fn begin(&mut self, dice: OwnDice) {
        self.rolls.begin(dice);
    }

    fn choose(&mut self, game: &Patchwork, seen: &Seen<Patchwork>) -> Action {
        let Searcher { judge, rolls, tree, budget, promised } = self;
        let deed = tree.search(game, seen, judge, rolls, *budget);
        *promised = deed.value;
        deed.action
    }

    fn n_iterations(&self) -> u64 {
        self.tree.n_iterations
    }
}
