//! Positions: what lies on the table, as a person types it.

use kit::{DrawPile, Message, Placer, PositionError, at_most};
use serde::{Deserialize, Serialize};

use crate::{{{Name}}, N_CRATES, ROW, Side, State, words};

/// What lies on the table; a crate that is not mentioned is out of the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Position {
    /// The crates in the row, the one that has lain there longest first.
    pub row: Vec<u8>,
    /// The crates that have not come ashore.
    pub pile: Vec<u8>,
    /// The person's crates.
    pub human: Vec<u8>,
    /// The automa's crates.
    pub automa: Vec<u8>,
    /// The number of the automa's card that is face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// Numbers of the cards nobody has seen since the last shuffle; absent: all but the one face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unseen: Option<Vec<u8>>,
    /// Who is to act.
    pub to_act: Side,
}

kit::parts!(Position { row, pile, human, automa, card, unseen, to_act });

pub(crate) fn position(state: &State) -> Position {
    Position {
        row: state.row.iter().map(|it| it.0).collect(),
        pile: state.pile.numbers(),
        human: state.human.numbers(),
        automa: state.automa.numbers(),
        card: state.cards.card.map(|it| it + 1),
        unseen: Some(state.cards.unseen.into_iter().map(|it| it + 1).collect()),
        to_act: state.to_act,
    }
}

pub(crate) fn place(game: &{{Name}}, position: &Position) -> Result<State, PositionError> {
    at_most("row", position.row.len(), ROW)?;
    let mut crates = Placer::new(N_CRATES, words::a_crate());
    let cards = DrawPile::placed(
        game.deck().cards.len(),
        1,
        position.card,
        position.unseen.as_deref(),
    )?;
    if let (Side::Human, Some(card)) = (position.to_act, position.card) {
        return Err(PositionError::new("card", Message::new("expected-no-card"), card));
    }
    Ok(State {
        row: crates.pieces("row", &position.row)?.into_iter().collect(),
        pile: crates.pieces("pile", &position.pile)?.into_iter().collect(),
        human: crates.pieces("human", &position.human)?.into_iter().collect(),
        automa: crates.pieces("automa", &position.automa)?.into_iter().collect(),
        cards,
        to_act: position.to_act,
    })
}
