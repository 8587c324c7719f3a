//! Somebody in a chair: what it sees, what it plans, what it does.

use ::london::{Action, London, State};
use kit::{OwnDice, Player, Seen};

use super::{
    OWN, TUNED, Weights,
    deeds::{Mind, Path},
    search::search,
};
use crate::{Bars, Budget, Skill, dice::Rolls, planned::Planned};

/// How far off a casual player's judgement often is, in thousandths of a point: so it
/// wins about a third at level I: 32 %, and 21 % at II (1,000 games each, `cargo run
/// --release -p players --example strength -- london casual 1000 1 level=I`).
pub(super) const CASUAL_NOISE: i64 = 2200;

/// A player of London.
#[derive(Debug)]
pub struct Londoner {
    weights: Weights,
    /// How far off its judgement often is.
    noise: i64,
    /// How long it looks ahead, if it does.
    budget: Option<Budget>,
    rolls: Rolls,
    plan: Planned<London, Path>,
    /// The games its search has played so far.
    n_played: u64,
    /// What it is kept from.
    bars: Bars,
}

impl Londoner {
    /// A player of this skill with the weights that ship.
    pub(super) fn skilled(skill: Skill, bars: Bars) -> Londoner {
        let londoner = match skill {
            Skill::Casual => Londoner::new(TUNED, CASUAL_NOISE, None),
            Skill::Greedy => Londoner::new(TUNED, 0, None),
            Skill::Search(budget) => Londoner::new(TUNED, 0, Some(budget)),
        };
        Londoner { bars, ..londoner }
    }

    /// A player with weights of its own, who is off by `noise` thousandths of a point
    /// and looks ahead if there is a budget for it.
    pub fn new(weights: Weights, noise: i64, budget: Option<Budget>) -> Londoner {
        let (rolls, plan) = (Rolls::unbegun(OWN), Planned::none());
        Londoner { weights, noise, budget, rolls, plan, n_played: 0, bars: Bars::NONE }
    }

    /// What to do from here, if nothing is planned.
    fn think(&mut self, game: &London, seen: &State) -> Path {
        let mind = Mind { game, weights: &self.weights, noise: self.noise, bars: self.bars };
        match self.budget {
            Some(budget) => {
                let (path, n_games) = search(&mind, seen, budget, &mut self.rolls);
                self.n_played += u64::from(n_games);
                path
            }
            None => mind.policy(seen, &mut self.rolls),
        }
    }
}

impl Player<London> for Londoner {
    fn begin(&mut self, dice: OwnDice) {
        self.rolls.begin(dice);
        self.plan = Planned::none();
    }

    fn choose(&mut self, game: &London, seen: &Seen<London>) -> Action {
        if let Some(step) = self.plan.go_on(game, seen) {
            return step;
        }
        let steps = self.think(game, seen);
        self.plan.begin(game, **seen, steps)
    }

    fn n_iterations(&self) -> u64 {
        self.n_played
    }
}
