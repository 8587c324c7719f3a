//! Ways to spend a turn, for the search to compare.

use ::london::{Action, State};
use arrayvec::ArrayVec;
use kit::Game;

use super::{
    deeds::{Mind, Path},
    policy::MAX_PLANS,
};
use crate::dice::Rolls;

/// The actions of the turn that are compared.
const N_ACTIONS: usize = 10;
/// The deeds to develop with first that are compared.
const N_FIRST: usize = 5;

/// Ways to go on that come to different tables, the judgement's own first.
pub(super) struct Ways<'a> {
    mind: &'a Mind<'a>,
    from: &'a State,
    pub(super) paths: ArrayVec<Path, MAX_PLANS>,
    tables: ArrayVec<State, MAX_PLANS>,
}

impl<'a> Ways<'a> {
    fn new(mind: &'a Mind<'a>, from: &'a State) -> Ways<'a> {
        Ways { mind, from, paths: ArrayVec::new(), tables: ArrayVec::new() }
    }

    /// The ways to spend the turn: each action; and developing with less, or with
    /// another card first.
    pub(super) fn of_turn(mind: &'a Mind<'a>, from: &'a State, rolls: &mut Rolls) -> Ways<'a> {
        let mut ways = Ways::new(mind, from);
        for (_, path) in mind.turn_plans(from, rolls, N_ACTIONS) {
            ways.add(path);
        }
        let develops = |it: &&Path| it.contains(&Action::Develop);
        if let Some(path) = ways.paths.iter().find(develops).cloned() {
            let at = path.iter().position(|&it| it == Action::Develop);
            ways.vary(&path, at.map_or(0, |it| it + 1), rolls);
        }
        ways
    }

    /// The ways to develop on.
    pub(super) fn of_develop(mind: &'a Mind<'a>, from: &'a State, rolls: &mut Rolls) -> Ways<'a> {
        let mut ways = Ways::new(mind, from);
        let path = ways.finished(Path::new(), rolls);
        ways.vary(&path, 0, rolls);
        ways
    }

    /// Adds a way to develop, whose deeds begin at `first`, with less of them, and
    /// with another one first.
    fn vary(&mut self, path: &Path, first: usize, rolls: &mut Rolls) {
        self.add(path.clone());
        for at in first + 1..path.len() {
            if matches!(path[at], Action::Build(_) | Action::Play(_)) {
                self.add(path[..at].iter().copied().chain([Action::Done]).collect());
            }
        }
        let before: Path = path[..first].iter().copied().collect();
        for (_, deed) in self.mind.deed_plans(&self.after(&before), rolls, N_FIRST) {
            let begun: Path = before.iter().chain(&deed).copied().collect();
            let whole = self.finished(begun, rolls);
            self.add(whole);
        }
    }

    /// The table after these steps.
    fn after(&self, path: &Path) -> State {
        let mut table = *self.from;
        for &action in path {
            self.mind.game.apply(&mut table, action);
        }
        table
    }

    /// A turn begun with these steps, to its end.
    fn finished(&self, mut path: Path, rolls: &mut Rolls) -> Path {
        let mut table = self.after(&path);
        self.mind.finish_action(&mut table, self.from.active, rolls, &mut path);
        path
    }

    /// Adds a way unless another one comes to the same.
    fn add(&mut self, path: Path) {
        let table = self.after(&path);
        if !self.paths.is_full() && !self.tables.contains(&table) {
            self.paths.push(path);
            self.tables.push(table);
        }
    }
}
