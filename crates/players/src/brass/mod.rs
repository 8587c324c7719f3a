//! Players of Brass.
//!
//! A player looks at whole deeds: every way to go on until the deed is done
//! (`deeds`), and what the table after it is worth (`value`, `season`). The
//! search plays the best of them on to the end of the era (`search`) and trusts
//! an outlook for the rest (`outlook`). What all of them believe is a table of
//! whole numbers that `cargo xtask train brass` found (`tuned`).

mod cards;
mod deeds;
mod outlook;
mod person;
mod search;
mod season;
mod tuned;
mod value;
mod weights;

use ::brass::{Action, Brass};
use kit::{Game, Player, Seen};

use crate::{Bars, Judging, Makeup, Skill, Skilled};
use person::Person;

pub use outlook::{N_FACTS, Outlook, fact_name, facts};
pub use tuned::{OUTLOOK, TUNED};
pub use weights::{N_WEIGHTS, Weight, Weights};

impl Skilled for Brass {
    fn skilled(&self, skill: Skill) -> Option<Box<dyn Player<Brass>>> {
        self.restricted(skill, Bars::NONE)
    }

    const BARS: &'static [&'static str] = &["build", "network", "develop", "sell", "loan", "scout"];

    fn is_barred(&self, action: Action, bars: Bars) -> bool {
        is_barred(action, bars)
    }

    fn restricted(&self, skill: Skill, bars: Bars) -> Option<Box<dyn Player<Brass>>> {
        // At the table nobody tells the hand, so nobody can choose for it.
        let person = || Box::new(Person::skilled(skill, bars)) as Box<dyn Player<Brass>>;
        (!self.is_at_table()).then(person)
    }

    fn makeup(skill: Skill) -> Makeup {
        makeup(&TUNED, skill)
    }

    const JUDGING: Judging = Judging {
        n_start: 1000,
        n_all: 200,
        n_screen: 16,
        n_best: 64,
        n_others: 10,
        n_listed: 6,
        n_again: 500,
        n_hint: 400,
        n_hint_choices: 60_000,
        n_searched: 200,
        n_slice: 4,
        is_whole_turn: false,
        mark: 6000,
        dear: 4000,
    };

    fn ranked(&self, seen: &Seen<Brass>, n: usize) -> Vec<Vec<Action>> {
        person::ranked(self, seen, n)
    }

    fn deed_kind(&self, deed: &[Action]) -> &'static str {
        match deed.first() {
            Some(Action::Take(kind)) => kind.key(),
            _ => "shortfall",
        }
    }

    fn is_alike(&self, deed: &[Action], other: &[Action]) -> bool {
        // Which card pays and where cubes and barrels come from is another matter.
        let what = |deed: &[Action]| -> Vec<Action> {
            let is_means = |it: &Action| {
                matches!(it, Action::Card(_) | Action::Coal(_) | Action::Iron(_) | Action::Beer(_))
            };
            deed.iter().copied().filter(|it| !is_means(it)).collect()
        };
        what(deed) == what(other)
    }
}

/// Whether a kind of deed that is barred begins with this step.
fn is_barred(step: Action, bars: Bars) -> bool {
    let Action::Take(kind) = step else { return false };
    let nth = <Brass as Skilled>::BARS.iter().position(|it| *it == kind.key());
    nth.is_some_and(|it| bars.has(it))
}

/// A greedy player who believes this: whose games the trainer learns from.
pub fn greedy_with(weights: &Weights) -> impl Player<Brass> + use<> {
    Person::new(weights, 0, None, Bars::NONE)
}

/// The same player, so unsure of what a deed is worth, in thousandths of a point.
pub fn unsure_with(weights: &Weights, noise: i32) -> impl Player<Brass> + use<> {
    Person::new(weights, noise, None, Bars::NONE)
}

/// What a player goes by who believes this.
pub fn makeup(weights: &Weights, skill: Skill) -> Makeup {
    let outlook = OUTLOOK.0.iter().flatten().map(|&it| it.into());
    let [plan @ .., unasked] = search::PLAN;
    let plan: Vec<i64> = plan.iter().copied().chain(outlook).collect();
    let weights = weights.0.iter().map(|&it| it.into()).collect();
    Makeup::new(weights).with(skill, person::CASUAL.into(), &plan, unasked as u32)
}
