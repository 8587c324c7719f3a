//! Players of London.
//!
//! A player looks at what the table is worth to its chair (`value`, `hand`) after every
//! whole deed (`deeds`), does one deed after the other as long as any is worth it
//! (`bids`), and judges each action of the turn by playing it to the end of the turn
//! (`policy`). The search plays games on (`horizon`) after the ways to spend the turn
//! (`ways`), everybody by that judgement (`search`). What it all is worth is a table
//! of numbers (`weights`) that `cargo xtask train london` found (`tuned`).

mod bids;
mod deeds;
mod hand;
mod horizon;
mod player;
mod policy;
mod search;
mod tuned;
mod value;
mod ways;
mod weights;

use ::london::{Action, London};
use kit::{Die, Game, Player};

use crate::{Bars, Judging, Makeup, Skill, Skilled};

pub use player::Londoner;
pub use tuned::TUNED;
pub use weights::{N, Weights};

/// The die that players of London roll.
const OWN: Die = Die::First;

impl Skilled for London {
    fn skilled(&self, skill: Skill) -> Option<Box<dyn Player<London>>> {
        self.restricted(skill, Bars::NONE)
    }

    const BARS: &'static [&'static str] = &["loan", "borough", "develop", "run"];

    fn is_barred(&self, action: Action, bars: Bars) -> bool {
        is_barred(action, bars)
    }

    fn restricted(&self, skill: Skill, bars: Bars) -> Option<Box<dyn Player<London>>> {
        // At somebody's own table the program does not know what lies in their hand.
        let londoner = || Box::new(Londoner::skilled(skill, bars)) as Box<dyn Player<London>>;
        (!self.is_at_table()).then(londoner)
    }

    fn makeup(skill: Skill) -> Makeup {
        makeup(&TUNED, skill)
    }

    const JUDGING: Judging = Judging {
        n_start: 500,
        n_all: 180,
        n_screen: 24,
        n_best: 180,
        // Games differ so much that only greedy's own turn is compared with.
        n_others: 0,
        n_listed: 4,
        n_again: 400,
        n_hint: 400,
        n_hint_choices: 60_000,
        n_searched: 150,
        n_slice: 1,
        is_whole_turn: true,
        mark: 9000,
        dear: 4000,
    };

    fn deed_kind(&self, deed: &[Action]) -> &'static str {
        let kind = |it: &Action| match it {
            Action::Develop => Some("develop"),
            Action::Buy(_) => Some("borough"),
            Action::Run | Action::Activate(_) => Some("run"),
            Action::DrawThree => Some("draw"),
            Action::Build(_) | Action::Play(_) => Some("build"),
            Action::Discard(_) => Some("discard"),
            _ => None,
        };
        deed.iter().find_map(kind).unwrap_or("cards")
    }

    fn is_alike(&self, deed: &[Action], other: &[Action]) -> bool {
        // Which cards are given away for it, and in which order, is another matter.
        let what = |deed: &[Action]| -> Vec<Action> {
            let is_means = |it: &Action| {
                matches!(
                    it,
                    Action::Discard(_) | Action::Spend(_) | Action::Give(_) | Action::Put(_)
                )
            };
            deed.iter().copied().filter(|it| !is_means(it)).collect()
        };
        let (one, two) = (what(deed), what(other));
        one.len() == two.len() && one.iter().all(|it| two.contains(it))
    }
}

/// Whether a kind of deed that is barred begins with this action.
fn is_barred(action: Action, bars: Bars) -> bool {
    match action {
        Action::Loan => bars.has(0),
        Action::Buy(_) => bars.has(1),
        Action::Develop => bars.has(2),
        Action::Run => bars.has(3),
        _ => false,
    }
}

/// What a player goes by who believes this.
pub fn makeup(weights: &Weights, skill: Skill) -> Makeup {
    let weights = weights.numbers().to_vec();
    Makeup::new(weights).with(skill, player::CASUAL_NOISE, &[search::N_FAIR], search::GAMES)
}
