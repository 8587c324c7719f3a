//! Replay: every entry of a record is checked, the automa's and the dealt cards too.

use serde_json::Value;

use super::Session;
use crate::{
    Entry, Game, IllegalAction, Reason, Record, ReplayError, Trace, Turn,
    record::{FORMAT, merge},
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
        check_header(record)?;
        let game = G::new(&record.setup)?;
        let state = match &record.start {
            Some(position) => game.place(position)?,
            None => game.start(),
        };
        let mut session = Session::raw(game, record.dealer.clone(), record.start.clone(), state);
        for text in &record.actions {
            let entry = match parse::<G>(text) {
                Ok(entry) => entry,
                Err(reason) => {
                    let error = IllegalAction { ply: session.ply, reason };
                    return Ok((session, Some(error)));
                }
            };
            if let Err(error) = session.push(entry) {
                return Ok((session, Some(error)));
            }
        }
        session.run();
        Ok((session, None))
    }

    pub(super) fn check(&self, entry: &Entry<G::Action>) -> Result<(), IllegalAction> {
        self.reason(entry).map_or(Ok(()), |reason| Err(IllegalAction { ply: self.ply, reason }))
    }

    fn reason(&self, entry: &Entry<G::Action>) -> Option<Reason> {
        let &Entry::Action(given) = entry else {
            let Entry::Edit(patch) = entry else {
                unreachable!("an entry is an action or an edit")
            };
            return self.corrected(&self.state, patch).err().map(Reason::Edit);
        };
        let action = given.to_string();
        match self.game.turn(&self.state) {
            Turn::Over => Some(Reason::Over { action }),
            Turn::Automa => {
                let decided = self.game.decide(&self.state, &mut Trace::off());
                (decided != given)
                    .then(|| Reason::NotDecided { action, decided: decided.to_string() })
            }
            Turn::Human(_) => {
                let refusal = self.game.refusal(&self.state, given);
                refusal.is_some().then_some(Reason::Refused { action, refusal })
            }
            Turn::Chance(pile) => {
                if let Some(dice) = self.dealer.dice_for::<G>(pile) {
                    let dealt = dice.deal(&self.game, &self.state, pile, self.draws.of(pile));
                    return (dealt != given)
                        .then(|| Reason::NotDealt { action, dealt: dealt.to_string() });
                }
                let refusal = self.game.refusal(&self.state, given);
                refusal.is_some().then_some(Reason::Refused { action, refusal })
            }
        }
    }

    pub(super) fn corrected(&self, state: &G::State, patch: &Value) -> Result<G::State, String> {
        // A position cannot tell a deed half done: its pieces would be lost.
        if !self.game.is_at_rest(state) {
            return Err("expected a table at rest, found a deed half done".to_owned());
        }
        let mut document =
            serde_json::to_value(self.game.position(state)).map_err(|it| it.to_string())?;
        merge(&mut document, patch);
        let position: G::Position =
            serde_json::from_value(document).map_err(|it| it.to_string())?;
        self.game.place(&position).map_err(|it| it.to_string())
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
    if let Some(pile) = record.dealer.table.iter().find(|it| !G::PILES.contains(&it.as_str())) {
        return Err(ReplayError::Dealer {
            expected: format!("piles out of {}", G::PILES.join(", ")),
            found: format!("`{pile}`"),
        });
    }
    if let Some(seed) = record.dealer.seed.filter(|&it| crate::SEED_LIMIT <= it) {
        return Err(ReplayError::Dealer {
            expected: "a seed below 2^53".to_owned(),
            found: seed.to_string(),
        });
    }
    Ok(())
}

fn parse<G: Game>(text: &str) -> Result<Entry<G::Action>, Reason> {
    if let Some(patch) = text.strip_prefix("edit ") {
        let patch = serde_json::from_str(patch).map_err(|it| Reason::Edit(it.to_string()))?;
        return Ok(Entry::Edit(patch));
    }
    Ok(Entry::Action(text.parse().map_err(Reason::Notation)?))
}
