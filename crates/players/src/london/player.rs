//! Somebody in a chair: what it sees, what it plans, what it does.

use ::london::{Action, London, State};
use kit::{Game, OwnDice, Player, Seen};

use super::{
    TUNED, Weights,
    deeds::{Mind, Path},
    rolls::Rolls,
    search::search,
};
use crate::{Budget, Skill};

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
    /// The steps that are planned, and how many of them are made.
    plan: Path,
    n_made: usize,
    /// The table at which the next of them is to be made, as the chair sees it.
    expected: Option<State>,
    /// The games its search has played so far.
    n_played: u64,
}

impl Londoner {
    /// A player of this skill with the weights that ship.
    pub(super) fn skilled(skill: Skill) -> Londoner {
        match skill {
            Skill::Casual => Londoner::new(TUNED, CASUAL_NOISE, None),
            Skill::Greedy => Londoner::new(TUNED, 0, None),
            Skill::Search(budget) => Londoner::new(TUNED, 0, Some(budget)),
        }
    }

    /// A player with weights of its own, who is off by `noise` thousandths of a point
    /// and looks ahead if there is a budget for it.
    pub fn new(weights: Weights, noise: i64, budget: Option<Budget>) -> Londoner {
        let (rolls, plan) = (Rolls::new(OwnDice::new(0)), Path::new());
        Londoner { weights, noise, budget, rolls, plan, n_made: 0, expected: None, n_played: 0 }
    }

    /// What to do from here, if nothing is planned.
    fn think(&mut self, game: &London, seen: &State) -> Path {
        let mind = Mind { game, weights: &self.weights, noise: self.noise };
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
        self.rolls = Rolls::new(dice);
        self.expected = None;
    }

    fn choose(&mut self, game: &London, seen: &Seen<London>) -> Action {
        let mut seen = **seen;
        // A plan holds only for the table it was made for: somebody may have taken
        // back a step, or sat down in the middle of a game.
        if self.expected != Some(seen) {
            self.plan = self.think(game, &seen);
            self.n_made = 0;
        }
        let action = self.plan[self.n_made];
        self.n_made += 1;
        self.expected = (self.n_made < self.plan.len()).then(|| {
            game.apply(&mut seen, action);
            seen
        });
        action
    }

    fn n_iterations(&self) -> u64 {
        self.n_played
    }
}
