//! Message ids and arguments: keys and numbers, no sentence.

use kit::{Message, Turn};

use crate::{Action, Patch, State};

pub(crate) fn patch(patch: Patch) -> Message {
    let spec = patch.spec();
    Message::new("patch")
        .with("number", patch.0)
        .with("cost", spec.cost)
        .with("time", spec.time)
        .with("buttons", spec.buttons)
        .with("area", spec.area)
}

pub(crate) fn describe(state: &State, action: Action) -> Message {
    match action {
        Action::Lay(it) => Message::new("action-lay").with("patch", patch(it)),
        Action::ShowBack(Some(virtual_buttons)) => {
            Message::new("action-back").with("buttons", virtual_buttons)
        }
        Action::ShowBack(None) => Message::new("action-back-plain"),
        Action::TurnUp(number) => Message::new("action-card").with("number", number),
        Action::Advance => {
            let to = crate::END.min(state.automa.time + 1);
            Message::new("action-advance")
                .with("spaces", to.saturating_sub(state.human.time))
                .with("space", to)
        }
        Action::Buy(placement) => Message::new("action-buy")
            .with("patch", patch(placement.patch))
            .with("cell", placement.corner.to_string()),
        Action::PlaceLeather(cell) => Message::new("action-leather").with("cell", cell.to_string()),
        Action::Take(it) => Message::new("action-take").with("patch", patch(it)),
        Action::Pass => {
            Message::new("action-pass").with("space", crate::END.min(state.human.time + 1))
        }
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
