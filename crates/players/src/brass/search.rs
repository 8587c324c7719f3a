//! The search: the best deeds are played on, again and again, with other cards
//! to come each time, and the one with the best mean is done.
//!
//! All deeds meet the same cards, and those that do badly leave early: after
//! each stage the better half stays, and each stage takes as long as the others.

use std::cmp::Reverse;

use ::brass::{Brass, Era, Owner, Phase, State};
use kit::{Dice, Draws, Game, Trace, Turn};

use super::{
    deeds::{Path, Width, each_deed},
    tuned::OUTLOOK,
    value::Judge,
};
use crate::{Bars, Budget, dice::Rolls};

/// How many deeds are looked at together with the one after them.
const N_LOOKED_AT: usize = 40;

/// How many deeds are played on. Ten were not enough and thirty no better.
const N_PLAYED: usize = 16;

/// How many playouts a deed takes unasked.
const N_PLAYOUTS: u32 = 200;

/// How much Mautoma's points count against one's own where a playout ends, in
/// thousandths. If they counted in full the person would take more from him and
/// make ten points less, ahead by as much and winning as often.
const HIS: i32 = 400;

/// How it looks ahead, in one list; the last is the budget unasked.
pub(super) const PLAN: [i64; 4] =
    [N_LOOKED_AT as i64, N_PLAYED as i64, HIS as i64, N_PLAYOUTS as i64];

/// A deed, the table after it, and what it is worth.
#[derive(Clone, Debug)]
struct Made {
    path: Path,
    state: State,
    value: i32,
    /// The sum of its playouts.
    sum: i64,
    n_played: i64,
}

/// Somebody who thinks ahead.
#[derive(Debug)]
pub(super) struct Search {
    budget: Budget,
    /// What it is kept from, in thought as well.
    bars: Bars,
    made: Vec<Made>,
    /// The playouts of all deeds so far.
    pub(super) n_played: u64,
}

impl Search {
    /// A search that may take this long for one deed.
    pub(super) fn new(budget: Budget, bars: Bars) -> Search {
        Search { budget, bars, made: Vec::with_capacity(N_LOOKED_AT), n_played: 0 }
    }

    /// The deed to do from here.
    pub(super) fn deed(
        &mut self,
        game: &Brass,
        state: &State,
        judge: &Judge,
        rolls: &mut Rolls,
    ) -> Path {
        self.look(game, state, judge);
        let mut watch = Watch::new(self.budget, self.made.len());
        while 1 < self.made.len() {
            let mut n_played = 0;
            while n_played == 0 || watch.has_time(n_played) {
                let dice = rolls.rolled_dice();
                for made in &mut self.made {
                    let mut table = made.state.clone();
                    play_on(game, &mut table, state.era, dice, (judge, self.bars));
                    made.sum += i64::from(prospect(&table));
                    made.n_played += 1;
                }
                n_played += self.made.len() as u32;
            }
            watch.stage += 1;
            self.n_played += u64::from(n_played);
            self.made.sort_unstable_by_key(|it| Reverse(it.sum / it.n_played));
            let n_better = self.made.len().div_ceil(2);
            self.made.truncate(n_better);
        }
        self.made[0].path.clone()
    }

    /// The deeds worth playing on.
    fn look(&mut self, game: &Brass, state: &State, judge: &Judge) {
        let (list, bars) = (&mut self.made, self.bars);
        list.clear();
        each_deed(game, state, Width::Full, bars, &mut |path, after| {
            let value = judge.value(after);
            let at = list.partition_point(|it| value < it.value);
            let is_twin = list.get(at).is_some_and(|it| it.value == value && it.state == *after);
            if at < N_LOOKED_AT && !is_twin {
                list.truncate(N_LOOKED_AT - 1);
                let (path, state) = (path.clone(), after.clone());
                list.insert(at, Made { path, state, value, sum: 0, n_played: 0 });
            }
            value
        });
        for made in list.iter_mut() {
            // The second deed of the turn is looked at too.
            if made.state.phase == Phase::Human && made.state.actions_left == 1 {
                made.value = best(game, &made.state, (judge, bars)).1;
            }
        }
        list.sort_unstable_by_key(|it| Reverse(it.value));
        list.truncate(match self.budget {
            Budget::Iterations(n) => N_PLAYED.min(n as usize),
            Budget::Default | Budget::Millis(..) => N_PLAYED,
        });
    }
}

/// How long each stage of a search takes: all take the same.
struct Watch {
    budget: Budget,
    n_stages: u32,
    stage: u32,
    started: u64,
}

impl Watch {
    fn new(budget: Budget, n_deeds: usize) -> Watch {
        let n_stages = n_deeds.next_power_of_two().trailing_zeros();
        let started = match budget {
            Budget::Millis(_, clock) => clock(),
            Budget::Default | Budget::Iterations(_) => 0,
        };
        Watch { budget, n_stages, stage: 0, started }
    }

    /// Whether this stage goes on after so many playouts.
    fn has_time(&self, n_played: u32) -> bool {
        let n_playouts = match self.budget {
            Budget::Default => N_PLAYOUTS,
            Budget::Iterations(n) => n,
            Budget::Millis(millis, clock) => {
                let spent = clock().saturating_sub(self.started);
                let share = u64::from(millis) * u64::from(self.stage + 1);
                return spent * u64::from(self.n_stages) < share;
            }
        };
        n_played < n_playouts / self.n_stages
    }
}

/// The table after the best deed, and its worth.
fn best(game: &Brass, state: &State, (judge, bars): (&Judge, Bars)) -> (State, i32) {
    let (mut best, mut most) = (state.clone(), i32::MIN);
    each_deed(game, state, Width::Quick, bars, &mut |_, after| {
        let value = judge.value(after);
        if most < value {
            most = value;
            best.clone_from(after);
        }
        value
    });
    (best, most)
}

/// Plays on with the best deed each time until the era is over.
fn play_on(game: &Brass, state: &mut State, era: Era, dice: Dice, by: (&Judge, Bars)) {
    let mut draws = Draws::default();
    loop {
        match game.turn(state) {
            Turn::Human(_) if state.era != era => return,
            Turn::Human(_) => *state = best(game, state, by).0,
            Turn::Automa => {
                let action = game.decide(state, &mut Trace::off());
                game.apply(state, action);
            }
            Turn::Chance(pile) => {
                let action = dice.deal(game, state, pile, draws.of(pile));
                draws.count(pile);
                game.apply(state, action);
            }
            Turn::Over => return,
        }
    }
}

/// What a playout comes to, in thousandths of a point: the end of the game, or
/// the outlook where the rail era begins.
fn prospect(state: &State) -> i32 {
    let [own, his] = match state.phase {
        Phase::Over => [Owner::Human, Owner::Automa].map(|it| 1000 * i32::from(state.points(it))),
        _ => OUTLOOK.points(state),
    };
    own - his / 1000 * HIS
}
