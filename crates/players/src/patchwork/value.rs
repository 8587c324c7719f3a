//! The value of a table: the points to expect in the end, in thousandths.
//!
//! Two sums of products: the *economy* (buttons, income, time, what lies in the
//! circle), whose weights depend on the space of the person's time token, and
//! the *packing* of the quilt, whose weights depend on how many cells are empty.
//! The packing depends on the quilt alone, which is what makes placements cheap
//! to compare: see [`super::placer`].

use ::patchwork::{END, Patchwork, Side, State, Tile};
use kit::Game;

use super::{
    outlook::{N_OUTLOOK, outlook},
    packing::{N_PACKING, Packer, Seam, n_missing, rags},
};

/// What is told of the economy.
pub const N_ECONOMY: usize = 22;
/// Rows of weights; between them weights are in between.
pub const N_KNOTS: usize = 8;
/// The spaces of the person's time token for which the economy has weights.
pub const TIMES: [i32; N_KNOTS] = [0, 8, 16, 24, 32, 40, 47, 53];
/// The numbers of empty cells for which the packing has weights.
pub const EMPTIES: [i32; N_KNOTS] = [0, 4, 10, 18, 28, 42, 60, 81];

/// Thousandths of a point that the special tile is worth.
pub(super) const TILE: i32 = 7000;
/// Thousandths in a point.
pub(super) const POINT: i32 = 1000;

/// What training finds: rows of weights in thousandths of a point.
#[derive(Clone, Debug)]
pub struct Weights {
    /// For each of [`TIMES`].
    pub economy: [[i32; N_ECONOMY]; N_KNOTS],
    /// For each of [`EMPTIES`].
    pub packing: [[i32; N_PACKING]; N_KNOTS],
    /// For each of [`TIMES`], but of the automa's time token.
    pub outlook: [[i32; N_OUTLOOK]; N_KNOTS],
}

/// The weights for every space and every number of empty cells, worked out once.
pub(super) struct Value {
    economy: Vec<[i32; N_ECONOMY]>,
    packing: Vec<Packer>,
    outlook: Vec<[i32; N_OUTLOOK]>,
}

impl Value {
    pub(super) fn new(weights: &Weights) -> Value {
        let packing = |it| Packer::new(&between(&EMPTIES, it, &weights.packing));
        Value {
            economy: (0..=TIMES[7]).map(|it| between(&TIMES, it, &weights.economy)).collect(),
            packing: (0..=EMPTIES[7]).map(packing).collect(),
            outlook: (0..=TIMES[7]).map(|it| between(&TIMES, it, &weights.outlook)).collect(),
        }
    }

    /// What the quilt adds.
    pub(super) fn packing(&self, quilt: u128, tile: Tile) -> i32 {
        let n_empty = 81 - quilt.count_ones() as usize;
        self.packing[n_empty].value(quilt, tile == Tile::Free)
    }

    /// What quilts add that are this one with some more cells covered.
    pub(super) fn seam(&self, quilt: u128, n_more: u32) -> Seam<'_> {
        let n_empty = 81 - (quilt.count_ones() + n_more) as usize;
        Seam::new(&self.packing[n_empty], quilt)
    }

    /// The person's points to expect, given what the quilt adds.
    pub(super) fn points(&self, game: &Patchwork, state: &State, packing: i32) -> i32 {
        if state.human.time == END {
            return POINT * game.score(state, Patchwork::HUMAN);
        }
        let weights = &self.economy[usize::from(state.human.time)];
        dot(&economy(game, state), weights) + packing
    }

    /// The automa's points to expect.
    pub(super) fn automas_points(&self, game: &Patchwork, state: &State) -> i32 {
        let points = POINT * game.score(state, Patchwork::AUTOMA);
        if state.automa.time == END {
            return points;
        }
        let weights = &self.outlook[usize::from(state.automa.time)];
        points + dot(&outlook(game, state), weights)
    }
}

fn between<const F: usize>(
    knots: &[i32; N_KNOTS],
    at: i32,
    weights: &[[i32; F]; N_KNOTS],
) -> [i32; F] {
    let (below, part) = knot(knots, at);
    let whole = knots[below + 1] - knots[below];
    let (low, high) = (&weights[below], &weights[below + 1]);
    std::array::from_fn(|it| (low[it] * (whole - part) + high[it] * part) / whole)
}

/// The knot below, and how far it is from there.
pub fn knot(knots: &[i32; N_KNOTS], at: i32) -> (usize, i32) {
    let below = (0..N_KNOTS - 1).rev().find(|&it| knots[it] <= at).unwrap_or(0);
    (below, at - knots[below])
}

fn dot<const F: usize>(told: &[i32; F], weights: &[i32; F]) -> i32 {
    told.iter().zip(weights).map(|(told, weight)| told * weight).sum()
}

/// Button marks ahead of a token on this space.
pub(super) fn n_marks_ahead(time: u8) -> i32 {
    i32::from((END + 1) / 6 - (time + 1) / 6)
}

/// What is told of the economy.
pub fn economy(game: &Patchwork, state: &State) -> [i32; N_ECONOMY] {
    let human = &state.human;
    let (buttons, income) = (i32::from(human.buttons).min(999), i32::from(human.income));
    let gap = i32::from(state.automa.time) - i32::from(human.time);
    let is_humans = state.further_back() == Side::Human;
    let empty = human.quilt.n_empty() as i32;
    let leather = (state.leather >> human.time).count_ones() as i32;
    let marks = n_marks_ahead(human.time);
    let (to_marker, hope) = tile_hope(game, state);
    let [n_sides, n_dead_ends] = rags(human.quilt.empty());
    let ahead = |from: usize| best_ahead(state, from, marks);
    let offered = state.circle.iter().take(6).map(|it| i32::from(it.spec().buttons)).sum();
    [
        1,
        buttons,
        buttons.min(4),
        buttons.min(10),
        income * marks,
        income,
        gap.clamp(0, 8),
        (-gap).clamp(0, 8),
        i32::from(is_humans),
        empty,
        leather,
        i32::from(state.tile == Tile::Of(Side::Human)),
        empty * empty / 8,
        buttons.min(24) * empty / 8,
        to_marker,
        hope,
        ahead(0),
        ahead(3),
        offered,
        state.circle.len() as i32,
        n_sides,
        n_dead_ends,
    ]
}

/// While the special tile is free: the spaces that the automa has to go for it,
/// and how well the person's 7x7 square has come along for that.
fn tile_hope(game: &Patchwork, state: &State) -> (i32, i32) {
    if state.tile != Tile::Free {
        return (0, 0);
    }
    let marker = i32::from(game.setup().level.marker());
    let to_marker = (marker - i32::from(state.automa.time)).max(0);
    let n_done = (14 - n_missing(state.human.quilt.empty())).max(0);
    (to_marker, n_done * to_marker.min(16) / 4)
}

/// The most that one of three patches in the circle would bring, by a rule of
/// thumb in points, if it can be paid.
fn best_ahead(state: &State, from: usize, marks: i32) -> i32 {
    let patches = state.circle.iter().skip(from).take(3).map(|it| it.spec());
    let affordable = patches.filter(|it| i16::from(it.cost) <= state.human.buttons);
    let worth = affordable.map(|it| {
        let [area, buttons, cost, time] = [it.area, it.buttons, it.cost, it.time].map(i32::from);
        2 * area + buttons * marks - cost - 3 * time
    });
    worth.max().unwrap_or(0).max(0)
}
