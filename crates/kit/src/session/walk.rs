//! Walking back and forth in a session: undo, redo, and where somebody chose.

use crate::{Game, IllegalAction, Session, Turn};

impl<G: Game> Session<G> {
    /// Takes back one step of a person, and what followed from it.
    pub fn undo_step(&mut self) {
        if let Some(ply) = self.last_choice(|_| true) {
            self.go_to(ply);
        }
    }

    /// Takes back the last whole deed of a person, and what followed from it;
    /// everything, if the game began in the middle of one.
    pub fn undo(&mut self) {
        if let Some(ply) = self.undo_ply() {
            self.go_to(ply);
        }
    }

    /// The entry that [`Session::undo`] takes back, the first of a deed.
    pub fn undo_ply(&self) -> Option<usize> {
        let rest = self.last_choice(|state| self.game.is_at_rest(state));
        rest.or_else(|| self.first_choice())
    }

    /// Does again what was undone, the whole deed: up to where [`Session::undo`]
    /// would take the next one back to.
    pub fn redo(&mut self) {
        let mut ply = self.ply;
        if ply == self.entries.len() {
            return;
        }
        loop {
            ply += 1;
            let is_end = ply == self.entries.len();
            let is_next = |is_card: bool| is_card || self.game.is_at_rest(self.at(ply));
            if is_end || self.entries[ply].is_aside() || self.choice(ply).is_some_and(is_next) {
                break;
            }
        }
        self.go_to(ply);
    }

    /// Shows the table after the first `ply` entries; the rest is kept.
    pub fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.entries.len());
    }

    /// Goes on from here: drops what follows and runs to the next choice.
    ///
    /// # Errors
    ///
    /// If the record is full before somebody is asked.
    pub fn resume(&mut self) -> Result<(), IllegalAction> {
        self.drop_undone();
        self.run()
    }

    /// Whether something undone can be done again.
    pub fn can_redo(&self) -> bool {
        self.ply < self.entries.len()
    }

    /// Whether a person has done something that can be taken back.
    pub fn can_undo(&self) -> bool {
        self.last_choice(|_| true).is_some()
    }

    fn last_choice(&self, is_wanted: impl Fn(&G::State) -> bool) -> Option<usize> {
        (0..self.ply).rev().find(|&ply| {
            let is_aside = self.entries[ply].is_aside();
            is_aside
                || matches!(self.choice(ply), Some(is_card) if is_card || is_wanted(self.at(ply)))
        })
    }

    fn first_choice(&self) -> Option<usize> {
        (0..self.ply).find(|&ply| self.choice(ply).is_some())
    }

    /// Whether somebody is asked after the first `ply` entries: a person for a deed,
    /// or the table for a card of its own.
    pub fn is_choice(&self, ply: usize) -> bool {
        self.choice(ply).is_some()
    }

    /// Whether somebody outside the program must act after the first `ply`
    /// entries: `Some(true)` if it is a card to be told, which is no step of a deed.
    pub(super) fn choice(&self, ply: usize) -> Option<bool> {
        let state = self.at(ply);
        match self.game.turn(state) {
            Turn::Human(_) => Some(false),
            Turn::Chance(pile) => {
                let is_asked = self.dealt(ply, pile).is_none() && self.game.n_options(state) != 1;
                is_asked.then_some(true)
            }
            Turn::Automa | Turn::Over => None,
        }
    }
}
