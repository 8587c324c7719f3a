//! The person in the chair: chooses a whole deed, then takes it step by step.

use ::brass::{Action, Brass, Card, State};
use kit::{Die, OwnDice, Player, Seen};

use super::{
    deeds::{Path, Width, each_deed},
    search::Search,
    tuned::TUNED,
    value::Judge,
    weights::Weights,
};
use crate::{Bars, Skill, dice::Rolls, planned::Planned};

/// The die that players of Brass roll.
const OWN: Die = Die::Second;

/// How unsure a casual person is of what a deed is worth, in thousandths of a point.
///
/// With nothing a game brings 182 points, with 2500 some 142, with 3500 some 120,
/// with 5000 some 96: the trainer plays 1,000 games of each at each level, and its log
/// in `docs/training` says what came of them. People who play now and then make 100 to
/// 130, win now and then at easy (33 % with this) and hardly ever at hard (8 %).
pub(super) const CASUAL: i32 = 3500;

/// Somebody who plays Brass.
#[derive(Debug)]
pub(super) struct Person {
    judge: Judge,
    rolls: Rolls,
    /// What noise is added to the worth of a deed, in thousandths of a point.
    noise: i32,
    search: Option<Search>,
    plan: Planned<Brass, Path>,
    /// What it is kept from.
    bars: Bars,
}

impl Person {
    /// Somebody who plays so well.
    pub(super) fn skilled(skill: Skill, bars: Bars) -> Person {
        match skill {
            Skill::Casual => Person::new(&TUNED, CASUAL, None, bars),
            Skill::Greedy => Person::new(&TUNED, 0, None, bars),
            Skill::Search(budget) => Person::new(&TUNED, 0, Some(Search::new(budget, bars)), bars),
        }
    }

    /// Somebody who believes this, is so unsure of it, and may think ahead.
    pub(super) fn new(weights: &Weights, noise: i32, search: Option<Search>, bars: Bars) -> Person {
        Person {
            judge: Judge::new(weights),
            rolls: Rolls::unbegun(OWN),
            noise,
            search,
            plan: Planned::none(),
            bars,
        }
    }

    /// The deed to do from here.
    fn deed(&mut self, game: &Brass, state: &State) -> Path {
        if let Some(search) = &mut self.search {
            return search.deed(game, state, &self.judge, &mut self.rolls);
        }
        let (judge, rolls, noise) = (&self.judge, &mut self.rolls, self.noise);
        let mut best: (i32, Path) = (i32::MIN, Path::new());
        each_deed(game, state, Width::Quick, self.bars, &mut |path, after| {
            let value = judge.value(after) + rolls.normal(noise);
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
        self.rolls.begin(dice);
        self.plan = Planned::none();
    }

    fn choose(&mut self, game: &Brass, seen: &Seen<Brass>) -> Action {
        if let Some(step) = self.plan.go_on(game, seen) {
            return step;
        }
        let mut table = State::clone(seen);
        deal_unknown(&mut table, &mut self.rolls);
        let path = self.deed(game, &table);
        self.plan.begin(game, table, path)
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

/// The most deeds of one kind that are ranked: ten ways to build are not ten thoughts.
const MOST_RANKED: usize = 4;

/// The most promising deeds, the best first.
pub(super) fn ranked(game: &Brass, seen: &Seen<Brass>, n: usize) -> Vec<Vec<Action>> {
    let judge = Judge::new(&TUNED);
    let mut table = State::clone(seen);
    deal_unknown(&mut table, &mut Rolls::unbegun(OWN));
    let mut deeds: Vec<(i32, Path)> = Vec::new();
    each_deed(game, &table, Width::Quick, Bars::NONE, &mut |path, after| {
        let value = judge.value(after);
        deeds.push((value, path.clone()));
        value
    });
    // Of equals the first.
    deeds.sort_by_key(|it| std::cmp::Reverse(it.0));
    let mut ranked: Vec<Vec<Action>> = Vec::new();
    for (_, path) in deeds {
        let n_of_kind = ranked.iter().filter(|it| it.first() == path.first()).count();
        if n_of_kind < MOST_RANKED && ranked.len() < n {
            ranked.push(path.to_vec());
        }
    }
    ranked
}
