//! Deeds: what a person can sensibly do, and what each is worth.

use ::patchwork::{Action, Patchwork, State, Tile};
use kit::Game;

use super::{
    aim::Aim,
    is_barred,
    placer::{LEATHER, N_BEST, Placer},
    value::{TILE, Value, Weights},
};
use crate::Bars;

/// Advancing, and three patches in so many ways.
pub(super) const MAX_DEEDS: usize = 1 + 3 * N_BEST;

/// A deed, and the value of the table after it.
#[derive(Clone, Copy)]
pub(super) struct Deed {
    pub(super) action: Action,
    pub(super) value: i32,
}

/// A short list of deeds, without heap.
pub(super) type Deeds = arrayvec::ArrayVec<Deed, MAX_DEEDS>;

/// Whoever knows what is worth what.
pub(super) struct Judge {
    pub(super) value: Value,
    pub(super) placer: Placer,
    /// What is played for.
    pub(super) aim: Aim,
    /// What it is kept from.
    pub(super) bars: Bars,
}

impl Judge {
    pub(super) fn new(weights: &Weights) -> Judge {
        let (value, placer) = (Value::new(weights), Placer::new());
        Judge { value, placer, aim: Aim::Points, bars: Bars::NONE }
    }

    /// Somebody who knows the same and is kept from some deeds.
    pub(super) fn kept(weights: &Weights, bars: Bars) -> Judge {
        Judge { bars, ..Judge::new(weights) }
    }

    /// Does a deed; leather that follows is placed at once.
    pub(super) fn perform(&mut self, game: &Patchwork, state: &mut State, action: Action) {
        game.apply(state, action);
        while state.human.leather_to_place != 0 {
            let quilt = state.human.quilt.0;
            let cell = self.placer.leather(&self.value, quilt, state.tile);
            game.apply(state, Action::PlaceLeather(cell.expect("leather without room is dropped")));
        }
    }

    /// What a table is worth, given what the quilt adds.
    fn worth(&self, game: &Patchwork, state: &State, packing: i32) -> i32 {
        let points = self.value.points(game, state, packing);
        self.aim.worth(points, || self.value.automas_points(game, state))
    }

    fn worth_of_quilt(&self, game: &Patchwork, state: &State) -> i32 {
        self.worth(game, state, self.value.packing(state.human.quilt.0, state.tile))
    }

    /// The deeds worth a thought: advancing, and the `k` best placements of each
    /// patch that can be taken; or the best cells for leather in hand.
    pub(super) fn deeds(&mut self, game: &Patchwork, state: &State, k: usize) -> Deeds {
        let mut deeds = Deeds::new();
        if state.human.leather_to_place != 0 {
            self.add_ways(game, state, LEATHER, k, &mut deeds);
            return deeds;
        }
        let mut after = *state;
        self.perform(game, &mut after, Action::Advance);
        deeds.push(Deed { action: Action::Advance, value: self.worth_of_quilt(game, &after) });
        for &patch in state.reach() {
            let is_kept = is_barred(patch, self.bars);
            if !is_kept && i16::from(patch.spec().cost) <= state.human.buttons {
                self.add_ways(game, state, patch.0.into(), k, &mut deeds);
            }
        }
        deeds
    }

    fn add_ways(
        &mut self,
        game: &Patchwork,
        state: &State,
        patch: usize,
        k: usize,
        deeds: &mut Deeds,
    ) {
        let quilt = state.human.quilt.0;
        let best = self.placer.best(&self.value, quilt, patch, state.tile);
        for (way, known) in best.first(k.min(N_BEST)) {
            let way = *self.placer.way(patch, way);
            let action = match patch {
                LEATHER => Action::PlaceLeather(way.placement.corner),
                _ => Action::Buy(way.placement),
            };
            let mut after = *state;
            self.perform(game, &mut after, action);
            // What the quilt adds is known, unless leather followed.
            let value = if after.human.quilt.0 == quilt | way.cells {
                let won = state.tile == Tile::Free && after.tile != Tile::Free;
                self.worth(game, &after, known - if won { TILE } else { 0 })
            } else {
                self.worth_of_quilt(game, &after)
            };
            deeds.push(Deed { action, value });
        }
    }
}
