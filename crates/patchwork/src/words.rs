//! Message ids and arguments: keys and numbers, no sentence.

use kit::{Message, Turn};

use crate::{Action, END, N_PATCHES, Patch, Patchwork, State, automa};

pub(crate) fn patch(patch: Patch) -> Message {
    let spec = patch.spec();
    Message::new("patch")
        .with("number", patch.0)
        .with("cost", spec.cost)
        .with("time", spec.time)
        .with("buttons", spec.buttons)
        .with("area", spec.area)
}

/// What a patch is called in an expectation.
pub(crate) fn a_patch() -> Message {
    Message::new("expected-patch").with("last", N_PATCHES - 1)
}

pub(crate) fn describe(game: &Patchwork, state: &State, action: Action) -> Message {
    match action {
        Action::Lay(it) => Message::new("action-lay").with("patch", patch(it)),
        Action::ShowBack(Some(virtual_buttons)) => {
            Message::new("action-back").with("buttons", virtual_buttons)
        }
        Action::ShowBack(None) => Message::new("action-back-plain"),
        Action::TurnUp(number) => Message::new("action-card").with("number", number),
        Action::Advance => {
            let to = END.min(state.automa.time + 1);
            Message::new("action-advance")
                .with("spaces", to.saturating_sub(state.human.time))
                .with("space", to)
        }
        Action::Buy(placement) => Message::new("action-buy")
            .with("patch", patch(placement.patch))
            .with("cell", placement.corner.to_string()),
        Action::Took(it) => Message::new("action-took").with("patch", patch(it)),
        Action::EarnTile => Message::new("action-tile"),
        Action::Begin => Message::new("action-begin"),
        Action::PlaceLeather(cell) => Message::new("action-leather").with("cell", cell.to_string()),
        Action::Take(it) => {
            let message = Message::new("action-take").with("patch", patch(it));
            moved(game, state, message, automa::landing(state, it))
        }
        Action::Pass => moved(game, state, Message::new("action-pass"), automa::in_front(state)),
    }
}

/// A move of the automa's token, with the income it brings.
fn moved(game: &Patchwork, state: &State, message: Message, to: u8) -> Message {
    let message = message.with("space", to);
    // Asked out of turn, the token may stand beyond already.
    match automa::income(game, state, to.max(state.automa.time)) {
        0 => message,
        buttons => message.attribute("income").with("buttons", buttons),
    }
}

pub(crate) fn not_now(turn: Turn) -> Message {
    Message::new(match turn {
        Turn::Human(_) => "refusal-human-turn",
        Turn::Automa => "refusal-automa-turn",
        Turn::Chance(_) => "refusal-chance-turn",
        Turn::Over => "refusal-over",
    })
}

pub(crate) fn not_there(action: Action) -> Message {
    Message::new("refusal-not-there").with("action", action.to_string())
}
