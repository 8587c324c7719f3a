//! Trouble: what is wrong with a document, a record or an action, as a message.

use std::sync::LazyLock;

use crate::{
    Arg, Breach, DocumentError, FORMAT, IllegalAction, Lang, Lexicon, MAX_ENTRIES, Message,
    NotationError, PositionError, Reason, Refusal, ReplayError, SetupError, TurnError,
};

/// The texts of every trouble in English, French and Spanish.
pub const TEXTS: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];

/// Something wrong that can be told to a person.
pub trait Trouble {
    /// What was expected, what was found, and where.
    fn message(&self) -> Message;
}

/// Makes errors of troubles: their sentence is the one in the language files.
#[macro_export]
macro_rules! errors {
    ($($type:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::in_english(&$crate::Trouble::message(self)))
            }
        }

        impl std::error::Error for $type {}
    )+};
}

errors! {
    DocumentError, IllegalAction, NotationError, PositionError, Reason, ReplayError, SetupError,
    TurnError,
}

/// A message for a log or a failed test, where there is no reader with a language: in
/// English if the words are kit's, else by its id and variables.
pub fn in_english(message: &Message) -> String {
    static WORDS: LazyLock<Lexicon> =
        LazyLock::new(|| Lexicon::parse(&[TEXTS]).expect("kit's own texts are whole"));
    if WORDS.has(message) { WORDS.say(Lang::En, message) } else { message.to_string() }
}

/// Expected this, found that.
fn expected(expected: impl Into<Arg>, found: impl Into<Arg>) -> Message {
    Message::new("trouble-expected").with("expected", expected).with("found", found)
}

/// At most so many entries.
pub(crate) fn most_entries() -> Message {
    Message::new("trouble-entries").with("most", MAX_ENTRIES)
}

/// Something wrong at a place.
fn at(place: impl Into<Arg>, what: Message) -> Message {
    Message::new("trouble-at").with("at", place).with("what", what)
}

impl Trouble for DocumentError {
    fn message(&self) -> Message {
        let what = expected(self.expected.clone(), self.found.clone());
        match (self.line, self.at.is_empty()) {
            (None, true) => what,
            (None, false) => at(self.at.as_str(), what),
            (Some(line), true) => at(Message::new("trouble-line").with("line", line), what),
            (Some(line), false) => {
                let place = Message::new("trouble-line-field").with("line", line);
                at(place.with("field", self.at.as_str()), what)
            }
        }
    }
}

impl Trouble for PositionError {
    fn message(&self) -> Message {
        at(self.at.as_str(), expected(self.expected.clone(), self.found.clone()))
    }
}

impl Trouble for NotationError {
    fn message(&self) -> Message {
        expected(self.expected.clone(), Message::quoted(&self.found))
    }
}

impl Trouble for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::Key { expected: keys, found } => {
                let keys = Message::new("trouble-choices").with("choices", keys.as_str());
                expected(keys, Message::quoted(found))
            }
            SetupError::Value { key, expected: values, found } => {
                at(key.as_str(), expected(values.as_str(), Message::quoted(found)))
            }
            SetupError::Hash { key, name, expected, found } => at(
                key.as_str(),
                Message::new("trouble-hash")
                    .with("name", name.as_str())
                    .with("expected", expected.as_str())
                    .with("found", found.as_str()),
            ),
            SetupError::Document { key, error } => at(key.as_str(), error.message()),
        }
    }
}

impl Trouble for ReplayError {
    fn message(&self) -> Message {
        match self {
            ReplayError::Format(found) => {
                Message::new("trouble-format").with("expected", FORMAT).with("found", *found)
            }
            ReplayError::Game { expected, found } => Message::new("trouble-other-game")
                .with("expected", *expected)
                .with("found", found.as_str()),
            ReplayError::Ruleset { expected, found } => {
                Message::new("trouble-ruleset").with("expected", *expected).with("found", *found)
            }
            ReplayError::Dealer { expected: piles, found } => {
                at("dealer", expected(piles.clone(), found.clone()))
            }
            ReplayError::Entries(found) => at("actions", expected(most_entries(), *found)),
            ReplayError::Setup(error) => at("setup", error.message()),
            ReplayError::Position(error) => at("start", error.message()),
            ReplayError::Action(error) => error.message(),
        }
    }
}

impl Trouble for IllegalAction {
    fn message(&self) -> Message {
        at(Message::new("trouble-action").with("ply", self.ply), self.reason.message())
    }
}

impl Trouble for Reason {
    fn message(&self) -> Message {
        let correction = |what: Message| Message::new("trouble-correction").with("what", what);
        match self {
            Reason::Notation(error) => error.message(),
            Reason::Refused { action, refusal } => refused(action, refusal.as_ref()),
            Reason::NotDecided { action, decided } => {
                let decided = Message::new("trouble-decided").with("decided", decided.as_str());
                expected(decided, Message::quoted(action))
            }
            Reason::NotDealt { action, dealt } => expected(
                Message::new("trouble-dealt").with("dealt", dealt.as_str()),
                Message::quoted(action),
            ),
            Reason::Edit(error) => correction(error.message()),
            Reason::EditText(error) => correction(error.message()),
            Reason::Unrest => {
                let (rest, half) =
                    (Message::new("trouble-rest"), Message::new("trouble-half-done"));
                correction(expected(rest, half))
            }
            Reason::NoSeed => {
                expected(Message::new("trouble-a-seed"), Message::new("trouble-nothing"))
            }
            Reason::Older { found, now, reason } => Message::new("trouble-older-rules")
                .with("found", *found)
                .with("now", *now)
                .with("changes", mended(*found, *now))
                .with("what", reason.message()),
            Reason::Full { n } => {
                Message::new("trouble-full").with("n", *n).with("most", MAX_ENTRIES)
            }
            Reason::Over { action } => Message::new("trouble-over").with("action", action.as_str()),
            Reason::Honest(Breach::Hint) => Message::new("trouble-honest-hint"),
            Reason::Honest(Breach::Undo) => Message::new("trouble-honest-undo"),
            Reason::NoHints => Message::new("trouble-no-hints"),
        }
    }
}

/// What was mended since the ruleset `found`: a text of the game for each ruleset.
pub fn mended(found: u32, now: u32) -> Vec<Message> {
    (found + 1..=now).map(|it| Message::new(format!("ruleset-{it}"))).collect()
}

/// Why an action is not allowed, with the rule that forbids it and its source.
fn refused(action: &str, refusal: Option<&Refusal>) -> Message {
    let Some(refusal) = refusal else {
        return Message::new("trouble-no-rule").with("action", action);
    };
    Message::new("trouble-refused")
        .with("action", action)
        .with("why", refusal.message.clone())
        .with("rule", refusal.rule.id)
        .with("source", refusal.rule.source())
}

impl Trouble for TurnError {
    fn message(&self) -> Message {
        match self {
            TurnError::NotAutoma { .. } => Message::new("trouble-not-automa"),
            TurnError::NoCard { pile, example } => Message::new("trouble-no-card")
                .with("pile", Message::new(format!("pile-{pile}")))
                .with("example", example.as_str()),
            TurnError::Refused { action, refusal, .. } => refused(action, refusal.as_ref()),
            TurnError::Endless => Message::new("trouble-endless"),
        }
    }
}
