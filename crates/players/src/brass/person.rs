//! The person in the chair: chooses a whole deed, then takes it step by step.

use ::brass::{Action, Brass, Card, State};
use kit::{Dice, Die, Game, OwnDice, Player, Seen};

use super::{
    deeds::{Path, Width, each_deed},
    search::Search,
    tuned::TUNED,
    value::Judge,
    weights::Weights,
};
use crate::Skill;

/// The die that players of Brass roll.
const OWN: Die = Die::Second;

/// How unsure a casual person is of what a deed is worth, in thousandths of a point.
///
/// With nothing a game brings 182 points, with 2500 some 142, with 3500 some 120,
/// with 5000 some 96: the trainer plays 1,000 games of each at each level, and its log
/// in `docs/training` says what came of them. People who play now and then make 100 to
/// 130, win now and then at easy (33 % with this) and hardly ever at hard (8 %).
pub(super) const CASUAL: i32 = 3500;

/// Normal noise of 64 equal chances, in thousandths: the quantiles of 1/128, 3/128, …
const NORMAL: [i32; 64] = [
    -2418, -1987, -1762, -1601, -1473, -1366, -1273, -1189, -1113, -1043, -978, -917, -858, -803,
    -750, -699, -650, -602, -556, -511, -467, -424, -381, -339, -298, -257, -217, -177, -138, -98,
    -59, -20, 20, 59, 98, 138, 177, 217, 257, 298, 339, 381, 424, 467, 511, 556, 602, 650, 699,
    750, 803, 858, 917, 978, 1043, 1113, 1189, 1273, 1366, 1473, 1601, 1762, 1987, 2418,
];

/// Rolls of a player's own, in the order they are asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rolls {
    dice: OwnDice,
    n: u32,
}

impl Rolls {
    /// The rolls of a player who begins a game with these dice.
    pub(super) fn new(dice: OwnDice) -> Rolls {
        Rolls { dice, n: 0 }
    }

    /// A number below `n`.
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.n = self.n.wrapping_add(1);
        self.dice.roll(OWN, self.n, n)
    }

    /// Dice that have nothing to do with those of the game.
    pub(super) fn dice(&mut self) -> Dice {
        let mut half = || self.below(1 << 26) as u64;
        Dice::new(half() << 26 | half())
    }
}

/// Somebody who plays Brass.
#[derive(Debug)]
pub(super) struct Person {
    judge: Judge,
    rolls: Rolls,
    /// What noise is added to the worth of a deed, in thousandths of a point.
    noise: i32,
    search: Option<Search>,
    plan: Option<Plan>,
}

/// A deed that is under way.
#[derive(Debug)]
struct Plan {
    path: Path,
    n_taken: usize,
    /// The table as it must look before the next step.
    before: State,
}

impl Person {
    /// Somebody who plays so well.
    pub(super) fn skilled(skill: Skill) -> Person {
        match skill {
            Skill::Casual => Person::new(&TUNED, CASUAL, None),
            Skill::Greedy => Person::new(&TUNED, 0, None),
            Skill::Search(budget) => Person::new(&TUNED, 0, Some(Search::new(budget))),
        }
    }

    /// Somebody who believes this, is so unsure of it, and may think ahead.
    pub(super) fn new(weights: &Weights, noise: i32, search: Option<Search>) -> Person {
        Person {
            judge: Judge::new(weights),
            rolls: Rolls::new(OwnDice::new(0)),
            noise,
            search,
            plan: None,
        }
    }

    /// The deed to do from here.
    fn deed(&mut self, game: &Brass, state: &State) -> Path {
        if let Some(search) = &mut self.search {
            return search.deed(game, state, &self.judge, &mut self.rolls);
        }
        let (judge, rolls, noise) = (&self.judge, &mut self.rolls, self.noise);
        let mut best: (i32, Path) = (i32::MIN, Path::new());
        each_deed(game, state, Width::Quick, &mut |path, after| {
            let mut value = judge.value(after);
            if noise != 0 {
                value += NORMAL[rolls.below(NORMAL.len())] * noise / 1000;
            }
            if best.0 < value {
                best = (value, path.clone());
            }
            value
        });
        best.1
    }
}

impl Player<Brass> for Person {
    fn begin(&mut self, dice: OwnDice) {
        self.rolls = Rolls::new(dice);
        self.plan = None;
    }

    fn choose(&mut self, game: &Brass, seen: &Seen<Brass>) -> Action {
        let mut seen = State::clone(seen);
        if let Some(plan) = &mut self.plan
            && plan.before == seen
            && let Some(&step) = plan.path.get(plan.n_taken)
        {
            plan.n_taken += 1;
            game.apply(&mut plan.before, step);
            return step;
        }
        deal_unknown(&mut seen, &mut self.rolls);
        let path = self.deed(game, &seen);
        let step = *path.first().expect("a person who is asked has an option");
        game.apply(&mut seen, step);
        self.plan = Some(Plan { path, n_taken: 1, before: seen });
        step
    }

    fn n_iterations(&self) -> u64 {
        self.search.as_ref().map_or(0, |it| it.n_played)
    }
}

/// Deals the cards in hand that nobody told anew, from those nobody has seen.
fn deal_unknown(state: &mut State, rolls: &mut Rolls) {
    let human = &mut state.human;
    human.is_hidden = false;
    while 0 < human.n_unknown {
        let mut left = rolls.below(human.unseen.len().into());
        for &card in Card::ALL {
            let n = usize::from(human.unseen[card]);
            if left < n {
                human.unseen[card] -= 1;
                human.hand[card] += 1;
                break;
            }
            left -= n;
        }
        human.n_unknown -= 1;
    }
}
