//! What happened, as sentences of the log.

use kit::Message;
use patchwork::{Action, Patchwork, Placement, Side, State, Tile};

/// What an action did; cards are told with what they decided.
pub(super) fn message(
    game: &Patchwork,
    before: &State,
    action: Action,
    after: &State,
) -> Option<Message> {
    let message = match action {
        Action::Lay(_) | Action::TurnUp(_) | Action::ShowBack(_) | Action::Begin => return None,
        Action::EarnTile => return Some(Message::new("pw-log-tile")),
        Action::Advance => Message::new("pw-log-advance")
            .with("from", before.human.time)
            .with("to", after.human.time)
            .with("n", after.human.buttons - before.human.buttons),
        Action::Buy(Placement { patch, .. }) | Action::Took(patch) => {
            let spec = patch.spec();
            let income = after.human.buttons - before.human.buttons + i16::from(spec.cost);
            Message::new("pw-log-buy")
                .with("area", spec.area)
                .with("cost", spec.cost)
                .with("from", before.human.time)
                .with("to", after.human.time)
                .with("income", income)
        }
        Action::PlaceLeather(cell) => Message::new("pw-log-leather").with("cell", cell.to_string()),
        Action::Take(patch) => Message::new("pw-log-take")
            .with("card", card(game, before))
            .with("place", before.place_in_circle(patch).map_or(0, |it| it + 1))
            .with("from", before.automa.time)
            .with("to", after.automa.time)
            .with("income", after.automa.buttons - before.automa.buttons),
        Action::Pass => Message::new("pw-log-pass")
            .with("card", card(game, before))
            .with("from", before.automa.time)
            .with("to", after.automa.time)
            .with("income", after.automa.buttons - before.automa.buttons),
    };
    let tile = match (before.tile, after.tile) {
        (Tile::Free, Tile::Of(Side::Human)) => "yours",
        (Tile::Free, Tile::Of(Side::Automa)) => "automa",
        _ => "none",
    };
    Some(message.with("tile", tile))
}

fn card(game: &Patchwork, before: &State) -> u8 {
    before.pile.card.map_or(0, |it| game.number(it))
}
