//! Looking ahead: a tree over the person's deeds, chance averaged.
//!
//! Each iteration goes from the table down the tree. Where the person acts, it
//! follows the deed that promises most or was tried least; what follows is
//! dealt and decided by the game itself, with dice of the player's own, on a
//! table of the player's own. Outcomes of a deed are told apart by what the
//! automa made of it, so cards that make no difference share a node. A new node
//! is judged by its best deed, and means are carried back to the root.

use ::patchwork::{Action, Patch, Patchwork, State, Tile};
use kit::{Game, Trace, Turn};

use super::{
    ITERATIONS,
    aim::Aim,
    deeds::{Deed, Judge},
};
use crate::{Budget, dice::Rolls};

/// How a search looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many placements of each patch are thought of at once, and later on.
    pub n_ways: [usize; 2],
    /// How much a deed that was tried rarely is favoured, in thousandths of a point.
    pub curiosity: u64,
    /// Whether it plays for points at every level, as somebody who learns does.
    pub for_points: bool,
}

/// As the experiments found it good: fewer or more ways and a curiosity of 2000
/// were not told apart from it, nor were a longer look, another kind of tree or a
/// network for the value: `docs/training/patchwork-search.md` has all that was tried.
pub const PLAN: Plan = Plan { n_ways: [6, 3], curiosity: 4000, for_points: false };

/// A tree has no more nodes than this; then only means are mended.
const MAX_NODES: usize = 1 << 16;
/// How often a clock is looked at, in iterations.
const N_BETWEEN_LOOKS: u32 = 32;
const NONE: u32 = u32::MAX;

/// What the automa made of a deed; the person's side follows from the deed.
/// The buttons of its cards are left out: where they count, they count for every deed
/// that follows alike.
#[derive(Clone, Copy, PartialEq)]
struct Outcome {
    taken: u64,
    leather: u64,
    next: Option<Patch>,
    time: u8,
    tile: Tile,
}

impl Outcome {
    fn of(state: &State) -> Outcome {
        Outcome {
            taken: state.automa.patches.bits(),
            leather: state.leather,
            next: state.circle.first().copied(),
            time: state.automa.time,
            tile: state.tile,
        }
    }
}

/// The person is to act here.
#[derive(Clone, Copy)]
struct Node {
    outcome: Outcome,
    n: u32,
    first_edge: u32,
    n_edges: u8,
    /// The next outcome of the same deed.
    sibling: u32,
}

/// A deed, and the first of what the automa's cards have made of it so far.
#[derive(Clone, Copy)]
struct Edge {
    action: Action,
    prior: i32,
    n: u32,
    first_node: u32,
    sum: i64,
}

impl Edge {
    /// What it promises; what it looked like at first counts as one try.
    fn mean(&self) -> i64 {
        (self.sum + i64::from(self.prior)) / i64::from(self.n + 1)
    }

    fn deed(&self) -> Deed {
        Deed { action: self.action, value: self.mean() as i32 }
    }
}

/// The tree of one choice; its lists are kept for the next.
pub(super) struct Tree {
    plan: Plan,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    path: Vec<(u32, u32)>,
    /// The iterations of all choices so far.
    pub(super) n_iterations: u64,
}

impl Tree {
    pub(super) fn new(budget: Budget, plan: Plan) -> Tree {
        let n_nodes = match budget {
            Budget::Default => ITERATIONS as usize + 1,
            Budget::Iterations(n) => MAX_NODES.min(n as usize + 1),
            Budget::Millis(..) => MAX_NODES,
        };
        let n_edges = plan.n_ways.map(|it| 1 + 3 * it);
        Tree {
            plan,
            nodes: Vec::with_capacity(n_nodes),
            edges: Vec::with_capacity(n_edges[0] + n_nodes * n_edges[1]),
            path: Vec::with_capacity(128),
            n_iterations: 0,
        }
    }

    /// The deed that was followed most often, and what it promises.
    pub(super) fn search(
        &mut self,
        game: &Patchwork,
        state: &State,
        judge: &mut Judge,
        rolls: &mut Rolls,
        budget: Budget,
    ) -> Deed {
        judge.aim = if self.plan.for_points { Aim::Points } else { Aim::of(game) };
        self.nodes.clear();
        self.edges.clear();
        self.grow(game, state, judge, self.plan.n_ways[0]);
        if self.edges.len() == 1 {
            return self.edges[0].deed();
        }
        let started = if let Budget::Millis(_, clock) = budget { clock() } else { 0 };
        for nth in 1.. {
            self.n_iterations += 1;
            let value = self.descend(game, *state, judge, rolls);
            for &(node, edge) in &self.path {
                self.nodes[node as usize].n += 1;
                self.edges[edge as usize].n += 1;
                self.edges[edge as usize].sum += i64::from(value);
            }
            let is_over = match budget {
                Budget::Default => nth == ITERATIONS,
                Budget::Iterations(n) => nth == n,
                Budget::Millis(millis, clock) => {
                    nth % N_BETWEEN_LOOKS == 0 && u64::from(millis) <= clock().abs_diff(started)
                }
            };
            if is_over {
                break;
            }
        }
        let best = self.edges[self.edges_of(0)].iter().max_by_key(|it| (it.n, it.mean()));
        best.expect("advancing is always possible").deed()
    }

    /// From the root to something new or the end; gives its value.
    fn descend(
        &mut self,
        game: &Patchwork,
        mut state: State,
        judge: &mut Judge,
        rolls: &mut Rolls,
    ) -> i32 {
        self.path.clear();
        let mut at = 0;
        loop {
            let chosen = self.most_promising(at);
            self.path.push((at as u32, chosen as u32));
            judge.perform(game, &mut state, self.edges[chosen].action);
            if !is_persons_turn(game, &mut state, rolls) {
                return judge.aim.worth_of_end(game, &state);
            }
            let outcome = Outcome::of(&state);
            let mut node = self.edges[chosen].first_node;
            while node != NONE && self.nodes[node as usize].outcome != outcome {
                node = self.nodes[node as usize].sibling;
            }
            if node == NONE {
                let is_full = self.nodes.len() == self.nodes.capacity();
                let (n_edges, new) = (self.edges.len(), self.nodes.len() as u32);
                let value = self.grow(game, &state, judge, self.plan.n_ways[1]);
                if is_full {
                    self.nodes.pop();
                    self.edges.truncate(n_edges);
                } else {
                    self.nodes[new as usize].sibling = self.edges[chosen].first_node;
                    self.edges[chosen].first_node = new;
                }
                return value;
            }
            at = node as usize;
        }
    }

    /// The deed that promises most, or was tried least.
    fn most_promising(&self, node: usize) -> usize {
        let curiosity = self.plan.curiosity;
        let spread = curiosity * curiosity * ln(self.nodes[node].n + 1) / 1000;
        let bound = |it: &usize| {
            let edge = &self.edges[*it];
            edge.mean() + (spread / u64::from(edge.n + 1)).isqrt() as i64
        };
        self.edges_of(node).max_by_key(bound).expect("advancing is always possible")
    }

    fn edges_of(&self, node: usize) -> std::ops::Range<usize> {
        let Node { first_edge, n_edges, .. } = self.nodes[node];
        first_edge as usize..first_edge as usize + usize::from(n_edges)
    }

    /// Adds a node with its deeds; gives the value of the best.
    fn grow(&mut self, game: &Patchwork, state: &State, judge: &mut Judge, k: usize) -> i32 {
        let first_edge = self.edges.len() as u32;
        let deeds = judge.deeds(game, state, k);
        let mut best = i32::MIN;
        for &Deed { action, value: prior } in &deeds {
            best = best.max(prior);
            self.edges.push(Edge { action, prior, n: 0, sum: 0, first_node: NONE });
        }
        let (outcome, n_edges) = (Outcome::of(state), deeds.len() as u8);
        self.nodes.push(Node { outcome, n: 1, first_edge, n_edges, sibling: NONE });
        best
    }
}

/// Lets chance and the automa act; whether the person is to act again.
fn is_persons_turn(game: &Patchwork, state: &mut State, rolls: &mut Rolls) -> bool {
    loop {
        let action = match game.turn(state) {
            Turn::Human(_) => return true,
            Turn::Over => return false,
            Turn::Automa => game.decide(state, &mut Trace::off()),
            Turn::Chance(_) => game.deal(state, |n| rolls.below(n)),
        };
        game.apply(state, action);
    }
}

/// A thousand times the natural logarithm, near enough.
fn ln(n: u32) -> u64 {
    let log = n.ilog2();
    let rest = (u64::from(n) << 10 >> log) - 1024;
    (u64::from(log) * 1024 + rest) * 693 / 1024
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_logarithm_is_near_enough() {
        assert_eq!(ln(1), 0);
        for (n, thousandths) in [(2, 693), (10, 2303), (1000, 6908), (10_000, 9210)] {
            assert!(ln(n).abs_diff(thousandths) <= 60, "{n}: {}", ln(n));
        }
    }

    /// Nodes are shared by what the automa made of a deed: then everything else a
    /// person decides by must be the same, whatever cards came.
    #[test]
    fn tables_with_the_same_outcome_differ_in_cards_and_in_the_automas_points_alone() {
        let mut setup = ::patchwork::Setup::default();
        Patchwork::choose(&mut setup, "deck", "tactical").unwrap();
        let game = Patchwork::new(&setup).unwrap();
        let (mut judge, mut n_shared) = (Judge::new(&super::super::WEIGHTS), 0);
        for seed in 0..20 {
            let (mut state, mut rolls) =
                (game.start(), Rolls::new(crate::patchwork::OWN, kit::OwnDice::new(seed)));
            while is_persons_turn(&game, &mut state, &mut rolls) {
                let deeds = judge.deeds(&game, &state, 2);
                judge.perform(&game, &mut state, deeds[rolls.below(deeds.len())].action);
                let [one, mut other] = [(); 2].map(|()| {
                    let mut after = state;
                    is_persons_turn(&game, &mut after, &mut rolls);
                    after
                });
                if Outcome::of(&one) == Outcome::of(&other) {
                    n_shared += 1;
                    (other.pile, other.automa.buttons) = (one.pile, one.automa.buttons);
                    assert_eq!(one, other);
                }
            }
        }
        assert!(50 < n_shared, "{n_shared}");
    }
}
