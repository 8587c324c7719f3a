//! The table as a document.

mod cards;
mod check;
mod deed;

use std::collections::BTreeMap;

use kit::{Message, PositionError};
use serde::{Deserialize, Serialize};

use crate::{
    Brass,
    components::{
        Card, DECK, Era, Industry, LINES, Link, Location, MERCHANT_SPACES, MerchantTile, Owner,
        SPACES, Space,
    },
    mat::MatDocument,
    state::{Deed, Phase, Points, Stage, State},
    words,
};

pub(crate) use check::placed;

/// What lies on the table, as a person types it.
///
/// What is not mentioned is out of the game or unknown; markets, mats and
/// barrels are as the pieces mentioned leave them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Position {
    /// The era; canals if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub era: Option<Era>,
    /// The round of the era from 1 to 10; not the first if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// Whether this is the first turn of the game: round 1 of the canal era.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub first_turn: bool,
    /// Whose turn it is; Mautoma's if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Owner>,
    /// What happens next, where the turn does not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// How many actions the person has left in this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions_left: Option<u8>,
    /// Cubes in the coal market; 13 if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coal: Option<u8>,
    /// Cubes in the iron market; 8 if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub iron: Option<u8>,
    /// The barrels left, e.g. `gloucester 0`; beside every tile that buys if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barrels: Option<Vec<String>>,
    /// The person's action that is half done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deed: Option<Deed>,
    /// The merchant tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub merchants: Option<MerchantsPosition>,
    /// The link tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub links: Option<LinksPosition>,
    /// What the person has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub human: Option<HumanPosition>,
    /// What Mautoma has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automa: Option<AutomaPosition>,
    /// The industry tiles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<TilePosition>,
}

kit::parts!(Position {
    era,
    round,
    first_turn,
    turn,
    phase,
    actions_left,
    coal,
    iron,
    barrels,
    deed,
    merchants,
    links,
    human,
    automa,
    tiles,
});

/// The merchant tiles of each place, from left to right.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct MerchantsPosition {
    /// One tile.
    pub shrewsbury: Vec<MerchantTile>,
    /// Two tiles.
    pub gloucester: Vec<MerchantTile>,
    /// Two tiles.
    pub oxford: Vec<MerchantTile>,
}

/// The link tiles of each side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct LinksPosition {
    /// The person's.
    pub human: Vec<Link>,
    /// Mautoma's.
    pub automa: Vec<Link>,
}

/// What the person has; money, income and hand may be unknown.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct HumanPosition {
    /// Victory points.
    pub vp: i16,
    /// Pounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<i16>,
    /// The space of the income marker, from 0 to 99.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub income: Option<u8>,
    /// The cards in hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// Whether the cards drawn are not told either; so if the hand is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<bool>,
    /// How many more cards are in hand that are not told.
    #[serde(skip_serializing_if = "is_zero")]
    pub unknown_cards: u8,
    /// The cards played in this era.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<Card>,
    /// Whether a sale under way has won a free development.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub free_develop: bool,
    /// Where the points come from, as far as known.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<Points, i16>,
    /// The tiles still to be built.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mat: Option<MatDocument>,
}

/// What Mautoma has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct AutomaPosition {
    /// Victory points.
    pub vp: i16,
    /// The number of the card drawn for this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The number of a card with the rear that lies on top of the deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rear: Option<u8>,
    /// The numbers of the cards drawn earlier from this deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<u8>,
    /// Whether the cards used were shuffled into a new deck in this era.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shuffled: bool,
    /// How many cards were left in the deck at the end of the canal era.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_canal: Option<u8>,
    /// Where it last built, or where its last link led to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_city: Option<Location>,
    /// Where in its turn it stands; before the front of its card if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<Stage>,
    /// Where the points come from, as far as known.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<Points, i16>,
    /// The tiles still to be built.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mat: Option<MatDocument>,
}

/// An industry tile on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TilePosition {
    /// Its space, e.g. `birmingham 2`.
    pub at: Space,
    /// Whose it is.
    pub owner: Owner,
    /// What it makes.
    pub industry: Industry,
    /// Its level, from 1.
    pub level: u8,
    /// Whether its other side is up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flipped: bool,
    /// What is left on it; as much as it brings if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cubes: Option<u8>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// The table as a document.
pub(crate) fn written(game: &Brass, state: &State) -> Position {
    let is_told = matches!(state.phase, Phase::Human | Phase::Automa | Phase::Front);
    let merchants = |at: Location| {
        let spaces = MERCHANT_SPACES.iter().zip(&state.merchants);
        spaces.filter(|it| *it.0 == at).filter_map(|it| it.1.tile).collect()
    };
    let with_barrel = (0..5_u8).filter(|&it| state.merchants[usize::from(it)].has_barrel);
    let lines = |owner: Owner| {
        let lines = (0..LINES.len() as u8).map(Link);
        lines.filter(|&it| state.board.links(owner).has(it)).collect()
    };
    Position {
        era: Some(state.era),
        round: Some(state.round),
        first_turn: false,
        turn: Some(state.mover),
        phase: (!is_told).then_some(state.phase),
        actions_left: (state.mover == Owner::Human).then_some(state.actions_left),
        coal: Some(state.coal.cubes),
        iron: Some(state.iron.cubes),
        barrels: Some(with_barrel.map(|it| crate::action::Buyer(it).to_string()).collect()),
        deed: (state.deed != Deed::None).then_some(state.deed),
        merchants: Some(MerchantsPosition {
            shrewsbury: merchants(Location::Shrewsbury),
            gloucester: merchants(Location::Gloucester),
            oxford: merchants(Location::Oxford),
        }),
        links: Some(LinksPosition { human: lines(Owner::Human), automa: lines(Owner::Automa) }),
        human: Some(human(state)),
        automa: Some(automa(game, state)),
        tiles: tiles(state),
    }
}

fn human(state: &State) -> HumanPosition {
    let it = &state.human;
    let discarded = |card: Card| DECK[card] - it.unseen[card];
    HumanPosition {
        vp: state.points(Owner::Human),
        money: it.money,
        income: it.income,
        hand: Some(repeated(|card| it.hand[card])),
        hidden: it.is_hidden.then_some(true),
        unknown_cards: it.n_unknown,
        discards: repeated(|card| match card.is_wild() {
            true => 0,
            false => discarded(card) - it.hand[card],
        }),
        free_develop: it.has_bonus,
        points: points(state, Owner::Human),
        mat: Some(MatDocument::of(&it.mat, "")),
    }
}

fn automa(game: &Brass, state: &State) -> AutomaPosition {
    let it = &state.automa;
    let card = it.card.map_or(0, |card| 1_u32 << card);
    let drawn = game.all_cards() & !it.unseen & !card;
    AutomaPosition {
        vp: state.points(Owner::Automa),
        card: it.card.map(|card| card + 1),
        rear: it.rear.map(|card| card + 1),
        drawn: (0..32_u8).filter(|at| drawn >> at & 1 == 1).map(|at| at + 1).collect(),
        shuffled: it.is_shuffled,
        left_canal: it.left_canal,
        last_city: it.last_city,
        stage: (it.stage != Stage::Front).then_some(it.stage),
        points: points(state, Owner::Automa),
        mat: Some(MatDocument::of(&it.mat, "")),
    }
}

fn tiles(state: &State) -> Vec<TilePosition> {
    let spaces = (0..SPACES.len() as u8).map(Space);
    let on = |at: Space| {
        let tile = state.board.tile(at)?;
        let is_stocked = !tile.is_flipped && !tile.industry.is_sold();
        Some(TilePosition {
            at,
            owner: tile.owner,
            industry: tile.industry,
            level: tile.level,
            flipped: tile.is_flipped,
            cubes: is_stocked.then_some(tile.cubes),
        })
    };
    spaces.filter_map(on).collect()
}

/// Each card as often as `n` says.
fn repeated(n: impl Fn(Card) -> u8) -> Vec<Card> {
    let each = |&card: &Card| std::iter::repeat_n(card, usize::from(n(card)));
    Card::ALL.iter().flat_map(each).collect()
}

/// The points of a side by source, what is unknown apart.
fn points(state: &State, owner: Owner) -> BTreeMap<Points, i16> {
    let of = |source: Points| state.vp[owner as usize][source as usize];
    let known = Points::ALL.iter().filter(|&&it| it != Points::Before && of(it) != 0);
    known.map(|&it| (it, of(it))).collect()
}

/// An error about a field of the position.
fn wrong(
    at: impl Into<String>,
    expected: impl Into<Message>,
    found: impl Into<Message>,
) -> PositionError {
    PositionError::new(at, expected, found)
}

/// An error about a number that is out of bounds.
fn out_of(at: &str, least: i16, most: i16, found: impl Into<Message>) -> PositionError {
    wrong(at, words::expected_number(least, most), found)
}

/// A piece that stands twice, by its name in documents.
fn again(what: impl ToString) -> Message {
    Message::new("found-again").with("what", what.to_string())
}
