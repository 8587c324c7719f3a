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

use ::brass::Brass;
use kit::{Game, Player};

use crate::{Makeup, Skill, Skilled};
use person::Person;

pub use outlook::{N_FACTS, Outlook, fact_name, facts};
pub use tuned::{OUTLOOK, TUNED};
pub use weights::{N_WEIGHTS, Weight, Weights};

impl Skilled for Brass {
    fn skilled(&self, skill: Skill) -> Option<Box<dyn Player<Brass>>> {
        // At the table nobody tells the hand, so nobody can choose for it.
        (!self.is_at_table()).then(|| Box::new(Person::skilled(skill)) as Box<dyn Player<Brass>>)
    }

    fn makeup(skill: Skill) -> Makeup {
        makeup(&TUNED, skill)
    }
}

/// A greedy player who believes this: whose games the trainer learns from.
pub fn greedy_with(weights: &Weights) -> impl Player<Brass> + use<> {
    Person::new(weights, 0, None)
}

/// The same player, so unsure of what a deed is worth, in thousandths of a point.
pub fn unsure_with(weights: &Weights, noise: i32) -> impl Player<Brass> + use<> {
    Person::new(weights, noise, None)
}

/// What a player goes by who believes this.
pub fn makeup(weights: &Weights, skill: Skill) -> Makeup {
    let outlook = OUTLOOK.0.iter().flatten().map(|&it| it.into());
    let [plan @ .., unasked] = search::PLAN;
    let plan: Vec<i64> = plan.iter().copied().chain(outlook).collect();
    let weights = weights.0.iter().map(|&it| it.into()).collect();
    Makeup::new(weights).with(skill, person::CASUAL.into(), &plan, unasked as u32)
}
