//! Replay: every entry of a record is checked, the automa's and the dealt cards too.

use serde_json::Value;

use super::Session;
use crate::{
    Entry, Game, Hands, IllegalAction, Message, NotationError, Parts, Reason, Record, ReplayError,
    Trace, Turn,
    record::{FORMAT, MAX_ENTRIES, merge},
};

impl<G: Game> Session<G> {
    /// Plays a record again and runs on to the next choice; every action is
    /// checked, the automa's and the dealt cards too.
    ///
    /// # Errors
    ///
    /// Says where and how the record departs from the rules.
    pub fn replay(record: &Record<G>) -> Result<Session<G>, ReplayError> {
        let (session, error) = Session::replay_until(record)?;
        match error {
            Some(error) => Err(error.into()),
            None => Ok(session),
        }
    }

    /// Plays a record again as far as the rules allow: the game up to the first
    /// departure, with that departure.
    ///
    /// # Errors
    ///
    /// If the record cannot even be started.
    pub fn replay_until(
        record: &Record<G>,
    ) -> Result<(Session<G>, Option<IllegalAction>), ReplayError> {
        let mut session = Session::begun(record)?;
        for text in &record.actions {
            let entry = match parse::<G>(text) {
                Ok(entry) => entry,
                Err(reason) => {
                    let error = IllegalAction { ply: session.ply, reason };
                    return Ok((session, Some(error)));
                }
            };
            if let Err(error) = session.push(entry) {
                return Ok((session, Some(aged::<G>(error, record.ruleset))));
            }
        }
        let error = session.run().err();
        Ok((session, error))
    }

    /// The table before the first action of a record.
    pub(super) fn begun(record: &Record<G>) -> Result<Session<G>, ReplayError> {
        #[cfg(debug_assertions)]
        crate::Effort::replay();
        check_header(record)?;
        let known = record.dealer.known::<G>().map_err(|it| ReplayError::Dealer {
            expected: it.expected,
            found: Message::quoted(it.found),
        })?;
        let game = G::new(&record.setup)?;
        let state = match &record.start {
            Some(position) => game.place(position)?,
            None => game.start(),
        };
        let session = Session::raw(game, record.dealer.clone(), known, record.start.clone(), state);
        Ok(session.marked(record.marks.clone()))
    }

    /// The table after an entry, if it may stand here.
    pub(super) fn after(&self, entry: &Entry<G::Action>) -> Result<G::State, IllegalAction> {
        let after = match entry {
            Entry::Action(action) => {
                self.reason(*action).map_or_else(|| Ok(self.applied(*action)), Err)
            }
            Entry::Edit(patch) => self.corrected(patch),
            // Without a seed the program has nothing to deal from.
            Entry::Deal { by: Hands::Program, .. } if self.dealer.seed.is_none() => {
                Err(Reason::NoSeed)
            }
            Entry::Deal { .. } => Ok(self.state().clone()),
        };
        after.map_err(|reason| IllegalAction { ply: self.ply, reason })
    }

    /// Why an action cannot stand here.
    fn reason(&self, given: G::Action) -> Option<Reason> {
        let state = self.state();
        let action = || given.to_string();
        match self.game.turn(state) {
            Turn::Over => Some(Reason::Over { action: action() }),
            Turn::Automa => {
                let decided = self.game.decide(state, &mut Trace::off());
                (decided != given)
                    .then(|| Reason::NotDecided { action: action(), decided: decided.to_string() })
            }
            Turn::Chance(pile) if let Some(dealt) = self.dealt(self.ply, pile) => (dealt != given)
                .then(|| Reason::NotDealt { action: action(), dealt: dealt.to_string() }),
            Turn::Human(_) | Turn::Chance(_) => {
                let refusal = self.game.refusal(state, given);
                refusal.is_some().then(|| Reason::Refused { action: action(), refusal })
            }
        }
    }

    /// The table with a correction, a JSON merge patch of the position; nothing changes.
    ///
    /// # Errors
    ///
    /// If that makes an impossible table, or a deed is half done.
    pub fn corrected(&self, patch: &Value) -> Result<G::State, Reason> {
        let state = self.state();
        // A position cannot tell a deed half done: its pieces would be lost.
        if !self.game.is_at_rest(state) {
            return Err(Reason::Unrest);
        }
        let Value::Object(changes) = patch else {
            let whole = crate::reader::from_value(patch).map_err(Reason::EditText)?;
            return self.game.place(&whole).map_err(Reason::Edit);
        };
        // Only what the correction names is written down and read again: a position is
        // long, and a record may correct it thousands of times.
        let mut position = self.game.position(state);
        let mut document = crate::writer::to_value_of(&position, changes);
        merge(&mut document, patch);
        let mut changed = crate::reader::from_value(&document).map_err(Reason::EditText)?;
        for key in changes.keys() {
            position.take(key, &mut changed);
        }
        self.game.place(&position).map_err(Reason::Edit)
    }
}

fn check_header<G: Game>(record: &Record<G>) -> Result<(), ReplayError> {
    if record.format != FORMAT {
        return Err(ReplayError::Format(record.format));
    }
    if record.game != G::ID {
        return Err(ReplayError::Game { expected: G::ID, found: record.game.clone() });
    }
    if record.ruleset == 0 || G::RULESET < record.ruleset {
        return Err(ReplayError::Ruleset { expected: G::RULESET, found: record.ruleset });
    }
    if MAX_ENTRIES < record.actions.len() {
        return Err(ReplayError::Entries(record.actions.len()));
    }
    if let Some(pile) = record.dealer.table.iter().find(|it| !G::PILES.contains(&it.as_str())) {
        return Err(ReplayError::Dealer {
            expected: Message::new("trouble-piles").with("piles", G::PILES.join(", ")),
            found: pile.as_str().into(),
        });
    }
    if let Some(seed) = record.dealer.seed.filter(|&it| crate::SEED_LIMIT <= it) {
        return Err(ReplayError::Dealer {
            expected: Message::new("trouble-seed"),
            found: Message::verbatim(seed),
        });
    }
    Ok(())
}

/// A departure, with the ruleset a record was played by if that is an older one.
pub(super) fn aged<G: Game>(error: IllegalAction, ruleset: u32) -> IllegalAction {
    if ruleset == G::RULESET {
        return error;
    }
    let reason = Reason::Older { found: ruleset, now: G::RULESET, reason: error.reason.into() };
    IllegalAction { reason, ..error }
}

/// The pile of the game `G` with this name.
pub(super) fn pile<G: Game>(name: &str) -> Result<&'static str, Reason> {
    let piles = Message::new("trouble-piles").with("piles", G::PILES.join(", "));
    let found = G::PILES.iter().find(|it| **it == name).copied();
    found.ok_or_else(|| Reason::Notation(NotationError::new(piles, name)))
}

pub(super) fn parse<G: Game>(text: &str) -> Result<Entry<G::Action>, Reason> {
    if let Some(patch) = text.strip_prefix("edit ") {
        let patch = crate::reader::read_json(patch).map_err(Reason::EditText)?;
        return Ok(Entry::Edit(patch));
    }
    // A game may have a verb `deal` of its own: the last word tells them apart.
    if let Some((name, word)) = text.strip_prefix("deal ").and_then(|it| it.rsplit_once(' '))
        && let Some(by) = Hands::from_word(word)
    {
        return Ok(Entry::Deal { pile: pile::<G>(name)?, by });
    }
    Ok(Entry::Action(text.parse().map_err(Reason::Notation)?))
}
