//! Trouble: what is wrong with a document, put into one sentence.

use kit::{
    DocumentError, IllegalAction, NotationError, PositionError, Reason, Refusal, ReplayError,
    SetupError, TurnError,
};

use crate::voice::Voice;

impl Voice {
    /// What is wrong in a file, with its line if it can be told.
    pub(crate) fn document_error(&self, file: &str, error: &DocumentError) -> String {
        let what = self.expected_found(&error.expected, &error.found);
        self.in_file(file, error.line, what)
    }

    /// Something wrong in a file, perhaps at a line.
    pub(crate) fn in_file(&self, file: &str, line: Option<usize>, what: String) -> String {
        let (file, what) = (("file", file.into()), ("what", what.into()));
        match line {
            Some(line) => self.tell("cli-at-line", [file, ("line", line.into()), what]),
            None => self.tell("cli-in-file", [file, what]),
        }
    }

    /// Expected this, found that.
    pub(crate) fn expected_found(&self, expected: &str, found: &str) -> String {
        if expected.is_empty() {
            return found.to_owned();
        }
        self.tell("cli-expected", [("expected", expected.into()), ("found", found.into())])
    }

    /// Why a setup makes no game.
    pub(crate) fn setup_error(&self, error: &SetupError) -> String {
        match error {
            SetupError::Key { expected, found } => {
                let args =
                    [("expected", expected.as_str().into()), ("found", found.as_str().into())];
                self.tell("cli-no-choice", args)
            }
            SetupError::Value { key, expected, found } => {
                let args = [
                    ("key", key.as_str().into()),
                    ("expected", expected.as_str().into()),
                    ("found", found.as_str().into()),
                ];
                self.tell("cli-no-value", args)
            }
            SetupError::Hash { key, name, expected, found } => {
                let args = [
                    ("key", key.as_str().into()),
                    ("name", name.as_str().into()),
                    ("expected", expected.as_str().into()),
                    ("found", found.as_str().into()),
                ];
                self.tell("cli-hash", args)
            }
            SetupError::Document { key, error } => self.document_error(key, error),
        }
    }

    /// Why a table is impossible.
    pub(crate) fn position_error(&self, error: &PositionError) -> String {
        let what = self.expected_found(&error.expected, &error.found);
        self.tell("cli-in-file", [("file", error.at.as_str().into()), ("what", what.into())])
    }

    /// Why a record cannot be played again.
    pub(crate) fn replay_error(&self, error: &ReplayError) -> String {
        match error {
            ReplayError::Format(found) => self
                .tell("cli-format", [("expected", kit::FORMAT.into()), ("found", (*found).into())]),
            ReplayError::Game { expected, found } => self.tell(
                "cli-other-game",
                [("expected", (*expected).into()), ("found", found.as_str().into())],
            ),
            ReplayError::Ruleset { expected, found } => self.tell(
                "cli-ruleset",
                [("expected", (*expected).into()), ("found", (*found).into())],
            ),
            ReplayError::Dealer { expected, found } => {
                let what = self.expected_found(expected, found);
                self.tell("cli-in-file", [("file", "dealer".into()), ("what", what.into())])
            }
            ReplayError::Setup(error) => self.setup_error(error),
            ReplayError::Position(error) => {
                let what = self.position_error(error);
                self.tell("cli-in-file", [("file", "start".into()), ("what", what.into())])
            }
            ReplayError::Action(error) => self.illegal(error),
        }
    }

    /// Why an entry of a record cannot stand where it stands.
    pub(crate) fn illegal(&self, error: &IllegalAction) -> String {
        let what = self.reason(&error.reason);
        self.tell("cli-action", [("ply", error.ply.into()), ("what", what.into())])
    }

    /// What is wrong with an action.
    pub(crate) fn reason(&self, reason: &Reason) -> String {
        match reason {
            Reason::Notation(error) => self.notation_error(error),
            Reason::Refused { action, refusal } => self.refused(action, refusal.as_ref()),
            Reason::NotDecided { action, decided } => self.tell(
                "cli-not-decided",
                [("action", action.as_str().into()), ("decided", decided.as_str().into())],
            ),
            Reason::NotDealt { action, dealt } => self.tell(
                "cli-not-dealt",
                [("action", action.as_str().into()), ("dealt", dealt.as_str().into())],
            ),
            Reason::Edit(error) => self.tell("cli-edit", [("error", error.as_str().into())]),
            Reason::Over { action } => self.tell("cli-over", [("action", action.as_str().into())]),
        }
    }

    /// Why a text is no action.
    pub(crate) fn notation_error(&self, error: &NotationError) -> String {
        self.expected_found(&error.expected, &format!("`{}`", error.found))
    }

    /// Why an action is not allowed, with the rule that forbids it.
    pub(crate) fn refused(&self, action: &str, refusal: Option<&Refusal>) -> String {
        let Some(refusal) = refusal else {
            return self.tell("cli-no-rule", [("action", action.into())]);
        };
        let args = [
            ("action", action.into()),
            ("why", self.say(&refusal.message).into()),
            ("rule", refusal.rule.id.into()),
            ("source", refusal.rule.source.into()),
        ];
        self.tell("cli-refused", args)
    }

    /// Why the automa's turn cannot be played.
    pub(crate) fn turn_error(&self, error: &TurnError) -> String {
        match error {
            TurnError::NotAutoma { .. } => self.text("cli-not-automa"),
            TurnError::NoCard { pile, example } => {
                let name = self.text(&format!("pile-{pile}"));
                self.tell(
                    "cli-no-card",
                    [("pile", name.into()), ("example", example.as_str().into())],
                )
            }
            TurnError::Refused { action, refusal, .. } => self.refused(action, refusal.as_ref()),
            TurnError::Endless => error.to_string(),
        }
    }
}
