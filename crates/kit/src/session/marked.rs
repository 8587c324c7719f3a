//! What a session notes of how it is played: hints, and what was taken back.

use super::Session;
use crate::{Breach, Entry, Game, IllegalAction, Marks, Reason, Turn};

impl<G: Game> Session<G> {
    /// The same game with these marks.
    #[must_use]
    pub fn marked(mut self, marks: Marks) -> Session<G> {
        self.marks = marks;
        self
    }

    /// What its result has to be read with.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// Notes that somebody asked what to do. Whoever gives a hint, or moves for a
    /// person, calls this first.
    ///
    /// # Errors
    ///
    /// If the game was begun honest or without hints; nothing has changed then.
    pub fn hint(&mut self) -> Result<(), IllegalAction> {
        self.check_hint()?;
        self.marks.hints = self.marks.hints.saturating_add(1);
        Ok(())
    }

    /// Why nobody says in this game what to do.
    ///
    /// # Errors
    ///
    /// If the game was begun honest or without hints.
    pub fn check_hint(&self) -> Result<(), IllegalAction> {
        self.check_honest(Breach::Hint)?;
        match self.marks.no_hints {
            true => Err(IllegalAction { ply: self.ply, reason: Reason::NoHints }),
            false => Ok(()),
        }
    }

    /// Whether a card or the automa has answered since the first `ply` entries: whoever
    /// acts anew there knows more than before.
    ///
    /// At the table the cards are the person's own, and to tell one again puts a slip of
    /// the finger right: there only a card that the program turned up is an answer.
    pub fn is_answered(&self, ply: usize) -> bool {
        (ply..self.entries.len()).any(|it| self.is_answer(it))
    }

    /// Why the table cannot go back to the first `ply` entries.
    ///
    /// # Errors
    ///
    /// If the game was begun honest, and a card or the automa has answered since.
    pub fn check_undo(&self, ply: usize) -> Result<(), IllegalAction> {
        if ply < self.ply && self.is_answered(ply) {
            self.check_honest(Breach::Undo)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_honest(&self, breach: Breach) -> Result<(), IllegalAction> {
        if !self.marks.honest {
            return Ok(());
        }
        Err(IllegalAction { ply: self.ply, reason: Reason::Honest(breach) })
    }

    fn is_answer(&self, ply: usize) -> bool {
        let state = &self.tables[ply].state;
        if !matches!(self.entries[ply], Entry::Action(_)) {
            return false;
        }
        match self.game.turn(state) {
            Turn::Human(_) | Turn::Over => false,
            Turn::Automa => !self.game.is_at_table(),
            // The only card there is tells nothing new.
            Turn::Chance(pile) => {
                self.dealt(ply, pile).is_some() && self.game.n_options(state) != 1
            }
        }
    }
}
