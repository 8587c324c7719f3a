//! Message ids and arguments: keys and numbers, no sentence.

use kit::{Message, Turn};

use crate::{Action, Crate, N_CRATES, Side, State};

pub(crate) fn name(it: Crate) -> Message {
    Message::new("crate")
        .with("number", it.0)
        .with("cargo", Message::new(format!("cargo-{}", it.cargo().key())))
        .with("worth", it.worth())
}

/// What a crate is called in an expectation.
pub(crate) fn a_crate() -> Message {
    Message::new("expected-crate").with("last", N_CRATES - 1)
}

pub(crate) fn describe(state: &State, action: Action) -> Message {
    match action {
        Action::Lay(it) => Message::new("action-lay").with("crate", name(it)),
        Action::TurnUp(card) => Message::new("action-card").with("number", u16::from(card) + 1),
        Action::Take(it) if state.to_act == Side::Human => {
            Message::new("action-take").with("crate", name(it))
        }
        Action::Take(it) => Message::new("action-automa-takes").with("crate", name(it)),
    }
}

/// The texts stand in `kit/i18n`, for all games.
pub(crate) fn not_now(turn: Turn) -> Message {
    Message::new(match turn {
        Turn::Human(_) => "refusal-human-turn",
        Turn::Automa => "refusal-automa-turn",
        Turn::Chance(_) => "refusal-chance-turn",
        Turn::Over => "refusal-over",
    })
}
