//! Whole deeds: a building with its payment and its site, a card activated with
//! all that is chosen for it.

use ::london::{Action, London, Phase, State};
use arrayvec::ArrayVec;
use kit::{Game, Turn};

use super::{
    Weights,
    value::{Look, Milli},
};
use crate::Bars;

/// The steps of a deed or of a whole turn; a longer one is gone on with when these
/// are made.
pub(super) type Path = ArrayVec<Action, 48>;

/// Cards to pay with that are looked at: the least valued are missed least.
const N_PAYMENTS: usize = 2;
/// Sites of a building that are looked at: alone, and on the card with least to give.
const N_SITES: usize = 2;
/// The options of one step that are looked at.
const MAX_STEPS: usize = 64;

/// How somebody looks at the game.
#[derive(Clone, Copy)]
pub(super) struct Mind<'a> {
    pub(super) game: &'a London,
    pub(super) weights: &'a Weights,
    /// How far off a judgement often is.
    pub(super) noise: Milli,
    /// What the person is kept from.
    pub(super) bars: Bars,
}

/// A path of one step.
pub(super) fn one(action: Action) -> Path {
    [action].into_iter().collect()
}

/// Whether a deed is half done and the same person goes on with it.
pub(super) fn is_half_done(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::SpendColour
            | Phase::Site
            | Phase::SpendCost
            | Phase::Target
            | Phase::Commit
            | Phase::Place
            | Phase::Again
            | Phase::Flip
    )
}

impl Mind<'_> {
    /// A look at a table.
    pub(super) fn look<'b>(&'b self, state: &'b State, seat: u8) -> Look<'b> {
        Look::new(self.game, self.weights, state, seat)
    }

    /// What a table is worth to a chair.
    pub(super) fn value(&self, state: &State, seat: u8) -> Milli {
        self.look(state, seat).value()
    }

    /// Goes through the whole deeds that can be done now, or the rest of the one
    /// half done: the steps, and the table after them.
    pub(super) fn deeds(
        &self,
        state: &State,
        path: &mut Path,
        each: &mut dyn FnMut(&Path, &State),
    ) {
        for action in self.steps(state) {
            self.deeds_from(state, action, path, each);
        }
    }

    /// Goes through the whole deeds that begin with this step.
    pub(super) fn deeds_from(
        &self,
        state: &State,
        action: Action,
        path: &mut Path,
        each: &mut dyn FnMut(&Path, &State),
    ) {
        let mut next = *state;
        self.game.apply(&mut next, action);
        path.push(action);
        let goes_on = is_half_done(next.phase)
            && !path.is_full()
            && self.game.turn(&next) == Turn::Human(kit::Seat(state.active));
        if goes_on {
            self.deeds(&next, path, each);
        } else {
            each(path, &next);
        }
        path.pop();
    }

    /// The steps worth a look.
    pub(super) fn steps(&self, state: &State) -> ArrayVec<Action, MAX_STEPS> {
        let mut steps: ArrayVec<Action, MAX_STEPS> = ArrayVec::new();
        self.game.options(state, &mut |it| {
            let is_apart = matches!(it, Action::Loan | Action::Swap(_) | Action::Done);
            if !is_apart && !steps.is_full() {
                steps.push(it);
            }
        });
        match state.phase {
            Phase::SpendColour | Phase::SpendCost | Phase::Commit if N_PAYMENTS < steps.len() => {
                let look = self.look(state, state.active);
                self.least(&mut steps, N_PAYMENTS, |it| match it {
                    Action::Spend(card) => look.keep(card.number()) + look.offered(card.number()),
                    _ => Milli::MIN,
                });
            }
            Phase::Site if N_SITES < steps.len() => {
                let look = self.look(state, state.active);
                let face_down = state.chair().face_down;
                self.least(&mut steps, N_SITES, |it| match it {
                    Action::On(card) if face_down.has(card.number()) => Milli::MIN + 1,
                    Action::On(card) => look.to_come(card.number()),
                    _ => Milli::MIN,
                });
            }
            _ => {}
        }
        steps
    }

    /// Keeps the `n` steps of least `key`.
    fn least(
        &self,
        steps: &mut ArrayVec<Action, MAX_STEPS>,
        n: usize,
        key: impl Fn(Action) -> Milli,
    ) {
        let keys: ArrayVec<Milli, MAX_STEPS> = steps.iter().map(|&it| key(it)).collect();
        let mut order: ArrayVec<usize, MAX_STEPS> = (0..steps.len()).collect();
        order.sort_unstable_by_key(|&it| (keys[it], it));
        order.truncate(n);
        *steps = order.iter().map(|&it| steps[it]).collect();
    }
}
