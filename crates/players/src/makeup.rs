//! What a player goes by: what tells apart two of one name.

use crate::{Budget, Skill};

/// The numbers a player goes by. Whoever changes one of them makes another player,
/// whose games do not belong with those of the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Makeup {
    /// What it believes things are worth.
    pub weights: Vec<i64>,
    /// How far off its judgement often is, in thousandths of a point.
    pub noise: i64,
    /// How it looks ahead: what it thinks of at once, what it counts, when it gives up.
    pub search: Vec<i64>,
    /// How long it looks ahead, if it does: `2000`, or `100ms`.
    pub budget: Option<String>,
}

impl Makeup {
    /// Somebody who believes this.
    pub fn new(weights: Vec<i64>) -> Makeup {
        Makeup { weights, ..Makeup::default() }
    }

    /// The same, with the noise and the search of a skill; `unasked` is the budget of a
    /// search that was told none.
    #[must_use]
    pub fn with(self, skill: Skill, noise: i64, search: &[i64], unasked: u32) -> Makeup {
        match skill {
            Skill::Casual => Makeup { noise, ..self },
            Skill::Greedy => self,
            Skill::Search(budget) => {
                let budget = match budget {
                    Budget::Default => unasked.to_string(),
                    Budget::Iterations(n) => n.to_string(),
                    Budget::Millis(n, _) => format!("{n}ms"),
                };
                Makeup { search: search.to_vec(), budget: Some(budget), ..self }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_changed_makes_another_player() {
        let weights = vec![963, 12];
        let of = |skill| Makeup::new(weights.clone()).with(skill, 3500, &[16, 40], 200);
        let [casual, greedy] = [Skill::Casual, Skill::Greedy].map(of);
        let search = |budget| of(Skill::Search(budget));
        assert_ne!(casual, greedy);
        assert_ne!(greedy, search(Budget::Default));
        assert_eq!(search(Budget::Default), search(Budget::Iterations(200)));
        assert_ne!(search(Budget::Default), search(Budget::Iterations(201)));
        assert_ne!(search(Budget::Iterations(200)), search(Budget::Millis(200, || 0)));
        let other = Makeup::new(vec![1963, 12]).with(Skill::Greedy, 3500, &[], 200);
        assert_ne!(greedy, other);
    }
}
