//! Who plays the games that training learns from.

use std::fmt;

use kit::{Die, Game, OwnDice, Player, Seen};
use patchwork::{Action, END, Patchwork, State};
use players::{
    Budget,
    patchwork::{Plan, Searcher, Weights, misjudging},
};

/// So many deeds in ten are misjudged, so that tables are seen to which good players
/// do not come: without, what is fitted knows nothing of the deeds nobody does.
const N_IN_TEN: usize = 3;
/// How much they are misjudged, in thousandths of a point.
const MISJUDGED: i32 = 3000;

/// The student's own die, which no player rolls.
const STUDENT: Die = Die::Third;

/// How somebody who learns looks ahead: for points alone, since winning comes of them.
const PLAN: Plan = Plan { n_ways: [6, 3], curiosity: 4000, for_points: true };

/// How far ahead somebody looks who learns.
#[derive(Clone, Copy)]
pub(super) enum Look {
    /// After one deed.
    Greedy,
    /// So many iterations.
    Search(u32),
}

impl Look {
    /// A player by these weights.
    pub(super) fn player(self, weights: &Weights) -> Box<dyn Player<Patchwork>> {
        match self.searcher(weights) {
            Some(searcher) => Box::new(searcher),
            None => misjudging(weights, 0),
        }
    }

    fn searcher(self, weights: &Weights) -> Option<Searcher> {
        match self {
            Look::Greedy => None,
            Look::Search(n) => Some(Searcher::new(weights, Budget::Iterations(n), PLAN)),
        }
    }
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Look::Greedy => write!(f, "greedy"),
            Look::Search(n) => write!(f, "search:{n}"),
        }
    }
}

/// The table after a deed, and what the deed promised, if somebody looked ahead.
pub(super) type Noted = (State, Option<i32>);

/// Plays, misjudges now and then, and notes the table after each deed.
pub(super) struct Student {
    greedy: Box<dyn Player<Patchwork>>,
    searcher: Option<Searcher>,
    wavering: Box<dyn Player<Patchwork>>,
    dice: OwnDice,
    n_choices: u32,
    promised: Option<i32>,
    /// What was noted of this game so far.
    pub(super) tables: Vec<Noted>,
}

impl Student {
    pub(super) fn new(weights: &Weights, look: Look) -> Student {
        Student {
            greedy: misjudging(weights, 0),
            searcher: look.searcher(weights),
            wavering: misjudging(weights, MISJUDGED),
            dice: OwnDice::new(0),
            n_choices: 0,
            promised: None,
            tables: Vec::new(),
        }
    }
}

impl Player<Patchwork> for Student {
    fn begin(&mut self, dice: OwnDice) {
        self.wavering.begin(dice);
        if let Some(searcher) = &mut self.searcher {
            searcher.begin(dice);
        }
        (self.dice, self.n_choices) = (dice, 0);
        self.tables.clear();
    }

    fn choose(&mut self, game: &Patchwork, seen: &Seen<Patchwork>) -> Action {
        self.n_choices += 1;
        self.promised = None;
        if self.dice.roll(STUDENT, self.n_choices, 10) < N_IN_TEN {
            return self.wavering.choose(game, seen);
        }
        let Some(searcher) = &mut self.searcher else {
            return self.greedy.choose(game, seen);
        };
        let chosen = searcher.choose(game, seen);
        self.promised = Some(searcher.promised());
        chosen
    }

    fn notice(&mut self, game: &Patchwork, before: &Seen<Patchwork>, action: Action) {
        let is_deed = matches!(action, Action::Advance | Action::Buy(_) | Action::PlaceLeather(_));
        if !is_deed {
            return;
        }
        let mut after = **before;
        game.apply(&mut after, action);
        if after.human.leather_to_place == 0 && after.human.time < END {
            self.tables.push((after, self.promised));
        }
    }
}
