//! Brief records: only what people gave. What the automa and the program's piles
//! did follows from it.

use super::{Session, replay};
use crate::{Entry, Game, IllegalAction, Record, ReplayError, Turn};

impl<G: Game> Session<G> {
    /// The record up to the table shown without the entries that follow by themselves.
    ///
    /// A correction may stand where the automa or a pile was to act. There `+N`
    /// says how many entries follow by themselves before it.
    pub fn brief(&self) -> Record<G> {
        let mut actions = Vec::new();
        let mut n_followed = 0;
        self.each_ply(|ply, _, entry| match (self.follows(ply), entry) {
            (true, Entry::Action(_)) => n_followed += 1,
            (follows, given) => {
                if follows {
                    actions.push(format!("+{n_followed}"));
                }
                actions.push(given.to_string());
                n_followed = 0;
            }
        });
        Record { actions, ..self.record_to(0) }
    }

    /// Plays a brief record, as [`Session::brief`] writes it, up to the next choice.
    ///
    /// # Errors
    ///
    /// Says where and how what people gave departs from the rules.
    pub fn follow(record: &Record<G>) -> Result<Session<G>, ReplayError> {
        let mut session = Session::begun(record)?;
        let mut is_counted = false;
        for text in &record.actions {
            if let Some(n) = text.strip_prefix('+').and_then(|it| it.parse().ok()) {
                session.run_on(n)?;
                is_counted = true;
                continue;
            }
            if !is_counted {
                session.run()?;
            }
            is_counted = false;
            let entry = replay::parse::<G>(text);
            let entry = entry.map_err(|reason| IllegalAction { ply: session.ply, reason })?;
            session.push(entry).map_err(|it| replay::aged::<G>(it, record.ruleset))?;
        }
        session.run()?;
        Ok(session)
    }

    /// Whether the entry after the first `ply` is the automa's, dealt by the
    /// program, or the only card there is.
    fn follows(&self, ply: usize) -> bool {
        self.game.turn(self.at(ply)) != Turn::Over && self.choice(ply).is_none()
    }
}
