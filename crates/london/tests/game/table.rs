//! Typed tables, and playing on them.

use kit::{Game, PositionFile, Seat, legal_actions};
use london::{Action, London, PersonPosition, Position, State};

/// A table being played on.
pub(crate) struct Table {
    pub(crate) game: London,
    pub(crate) state: State,
}

/// The table a document describes: the keys of a position file, but for `game`.
pub(crate) fn table(document: &str) -> Table {
    let file: PositionFile<London> =
        kit::read(&format!("game = \"london\"\n{document}")).unwrap_or_else(|it| panic!("{it}"));
    let (game, state) = file.open().unwrap_or_else(|it| panic!("{it}"));
    Table { game, state }
}

/// What is wrong with a table.
pub(crate) fn wrong(document: &str) -> String {
    match kit::read::<PositionFile<London>>(&format!("game = \"london\"\n{document}")) {
        Ok(file) => file.open().map(|_| ()).expect_err("an impossible table").to_string(),
        Err(error) => error.to_string(),
    }
}

/// A person's turn alone with AutoMartin: the phase, the person, and the rest of the table.
pub(crate) fn person(phase: &str, person: &str, rest: &str) -> Table {
    table(&format!("[table]\nturn = 1\nphase = \"{phase}\"\n{rest}\n[[table.people]]\n{person}\n"))
}

impl Table {
    /// Plays actions, each of which must be allowed.
    pub(crate) fn play(mut self, actions: &[&str]) -> Table {
        for text in actions {
            let action: Action = text.parse().unwrap_or_else(|it| panic!("{it}"));
            let legal = legal_actions(&self.game, &self.state);
            let names: Vec<String> = legal.iter().map(ToString::to_string).collect();
            assert!(legal.contains(&action), "`{text}` is not among {names:?}");
            self.game.apply(&mut self.state, action);
        }
        self
    }

    /// The rule that forbids an action, and the id of what it says.
    pub(crate) fn refused(&self, text: &str) -> (&'static str, String) {
        let action: Action = text.parse().unwrap_or_else(|it| panic!("{it}"));
        let refusal = self.game.refusal(&self.state, action);
        let refusal = refusal.unwrap_or_else(|| panic!("`{text}` is allowed"));
        (refusal.rule.id, refusal.message.id)
    }

    /// The options in notation.
    pub(crate) fn options(&self) -> Vec<String> {
        kit::options(&self.game, &self.state).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn position(&self) -> Position {
        self.game.position(&self.state)
    }

    /// The first person's side.
    pub(crate) fn me(&self) -> PersonPosition {
        self.position().people[0].clone()
    }

    /// Money, poverty and prestige on the track of the first person.
    pub(crate) fn figures(&self) -> (i32, i32, i32) {
        let me = self.me();
        (me.money, me.poverty, me.prestige.sum())
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        (0..self.game.n_seats()).map(|it| self.game.score(&self.state, Seat(it))).collect()
    }
}
