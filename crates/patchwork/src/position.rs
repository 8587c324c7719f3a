//! Positions: what lies on the table, as a person types it.

use serde::{Deserialize, Serialize};

use crate::{Patchwork, Side, State, Tile, cells};

/// What lies on the table; what is not mentioned is out of the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Position {
    /// The number of the automa's card that is face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The back of its next card: the virtual buttons, or `plain`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<String>,
    /// Numbers of the cards nobody has seen since the last shuffle; absent: all but the one face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unseen: Option<Vec<u8>>,
    /// How many of them can still be drawn; absent: all but two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The patches clockwise from the neutral token.
    pub circle: Vec<u8>,
    /// Patches not laid out yet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unlaid: Vec<u8>,
    /// Spaces in front of which a leather patch still lies.
    pub leather: Vec<u8>,
    /// Who has the special tile; absent: it is not in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<TilePosition>,
    /// Whose token lies on top where both share a space; absent: the automa's if a card is face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_top: Option<SidePosition>,
    /// Who reached the last space first; needed where both stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_to_end: Option<SidePosition>,
    /// The person's side.
    pub human: HumanPosition,
    /// The automa's side.
    pub automa: AutomaPosition,
}

kit::parts!(Position {
    card,
    back,
    unseen,
    left,
    circle,
    unlaid,
    leather,
    tile,
    on_top,
    first_to_end,
    human,
    automa,
});

/// The person's side of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct HumanPosition {
    /// Space of the time token.
    pub time: u8,
    /// Buttons in hand; at the table as the program counts them.
    pub buttons: i16,
    /// Buttons printed on the quilt; absent: those of the patches named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub income: Option<u8>,
    /// Patches on the quilt: number, corner and turn, like `12 c4 r1f`.
    pub quilt: Vec<String>,
    /// Further covered cells: leather patches, or patches that are not named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub covered: Vec<String>,
    /// Leather patches that must be placed now.
    #[serde(skip_serializing_if = "is_zero")]
    pub leather_to_place: u8,
    /// At the table: patches on the quilt, wherever they lie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<u8>,
    /// At the table: leather patches on the quilt, wherever they lie.
    #[serde(skip_serializing_if = "is_zero")]
    pub leather: u8,
}

/// The automa's side of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct AutomaPosition {
    /// Space of the time token.
    pub time: u8,
    /// Buttons received.
    pub buttons: u16,
    /// Patches taken, of both piles.
    pub patches: Vec<u8>,
    /// Leather patches taken.
    pub leather: u8,
}

/// Who has the special tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TilePosition {
    /// Nobody yet.
    Free,
    /// The person.
    Human,
    /// The automa.
    Automa,
}

/// One of the two at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SidePosition {
    /// The person.
    Human,
    /// The automa.
    Automa,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

pub(crate) fn position(game: &Patchwork, state: &State) -> Position {
    let State { human, automa, pile, .. } = state;
    let on_patches = human.patches.iter().fold(0, |all, it| all | it.cells());
    let first = state.first_to_end.map(SidePosition::from);
    Position {
        card: pile.card.map(|it| game.number(it)),
        back: pile.back.map(|it| it.map_or("plain".to_owned(), |buttons| buttons.to_string())),
        unseen: Some(
            kit::CardSet(pile.unseen.into()).into_iter().map(|it| game.number(it)).collect(),
        ),
        left: Some(pile.n_left),
        circle: state.circle.iter().map(|it| it.0).collect(),
        unlaid: state.unlaid.iter().map(|it| it.0).collect(),
        leather: kit::CardSet(state.leather.into()).into_iter().collect(),
        tile: match state.tile {
            Tile::Free => Some(TilePosition::Free),
            Tile::Of(Side::Human) => Some(TilePosition::Human),
            Tile::Of(Side::Automa) => Some(TilePosition::Automa),
            Tile::Out => None,
        },
        on_top: Some(state.on_top.into()),
        first_to_end: first,
        human: HumanPosition {
            time: human.time,
            buttons: human.buttons,
            income: Some(human.income),
            quilt: human.patches.iter().map(ToString::to_string).collect(),
            covered: cells(human.quilt.0 & !on_patches).map(|it| it.to_string()).collect(),
            leather_to_place: human.leather_to_place,
            taken: human.taken.iter().map(|it| it.0).collect(),
            leather: human.leather,
        },
        automa: AutomaPosition {
            time: automa.time,
            buttons: automa.buttons.unsigned_abs(),
            patches: automa.patches.iter().map(|it| it.0).collect(),
            leather: automa.leather,
        },
    }
}

impl From<SidePosition> for Side {
    fn from(side: SidePosition) -> Side {
        match side {
            SidePosition::Human => Side::Human,
            SidePosition::Automa => Side::Automa,
        }
    }
}

impl From<Side> for SidePosition {
    fn from(side: Side) -> SidePosition {
        match side {
            Side::Human => SidePosition::Human,
            Side::Automa => SidePosition::Automa,
        }
    }
}
