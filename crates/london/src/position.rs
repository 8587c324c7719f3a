//! The table as a document that a person can read, edit and give back.

mod deed;
mod names;
mod read;
mod write;

pub(crate) use read::{nothing, range};

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::state::{Phase, Prestige, Then};

/// What lies on the table, as a person types it.
///
/// Cards go by their id, `sewers-c`; a single copy by `sewers-c.2`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Position {
    /// The chair whose turn it is, from 1; AutoMartin's if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// What is to be done next; the start of the turn if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Turns left once the city deck has run out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns_left: Option<u8>,
    /// The development board, top row and bottom row; an empty text is a free space.
    pub board: Vec<Vec<String>>,
    /// When each card of the board was discarded, the oldest 1, where that counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ages: Vec<Vec<u8>>,
    /// The three boroughs for sale; an empty text is a free slot; the starters if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub borough_row: Option<Vec<String>>,
    /// The boroughs that may lie in the borough deck; all not named elsewhere if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub borough_deck: Option<Vec<String>>,
    /// The boroughs known to lie under it, the lowest last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub borough_bottom: Vec<String>,
    /// The city cards nobody has seen; all not named elsewhere if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city_deck: Option<Vec<String>>,
    /// How many of them lie in the deck, of A, B and C; all but those in unknown hands if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city_hidden: Option<[u8; 3]>,
    /// The city cards known to lie on top, the topmost first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub city_top: Vec<String>,
    /// The chairs that know them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub city_top_known_to: Vec<u8>,
    /// At a table of one's own: the cards people took from the development board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<String>,
    /// At a table of one's own: what each person counted at the end, by the number of the chair.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counted: BTreeMap<String, CountPosition>,
    /// At a table of one's own: figures that the set does not know, as they were told.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, BTreeMap<String, i8>>,
    /// The deed half done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deed: Option<DeedPosition>,
    /// AutoMartin's side.
    pub automa: AutomaPosition,
    /// The people, in the order of their chairs.
    pub people: Vec<PersonPosition>,
}

kit::parts!(Position {
    turn,
    phase,
    turns_left,
    board,
    ages,
    borough_row,
    borough_deck,
    borough_bottom,
    city_deck,
    city_hidden,
    city_top,
    city_top_known_to,
    taken,
    counted,
    figures,
    deed,
    automa,
    people,
});

/// AutoMartin's side of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct AutomaPosition {
    /// Money.
    pub money: i32,
    /// Poverty.
    pub poverty: i32,
    /// The automa card being resolved or resolved last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The cards of his deck, in any order; all not discarded if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    /// His discard pile, in any order.
    pub discard: Vec<String>,
    /// The city cards of his pile.
    pub city: Vec<String>,
    /// His boroughs, the topmost last.
    pub boroughs: Vec<String>,
    /// Prestige on the track, by source.
    pub prestige: Prestige,
}

impl Default for AutomaPosition {
    fn default() -> AutomaPosition {
        AutomaPosition {
            money: 5,
            poverty: 0,
            card: None,
            deck: None,
            discard: Vec::new(),
            city: Vec::new(),
            boroughs: Vec::new(),
            prestige: Prestige::default(),
        }
    }
}

/// A person's side of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct PersonPosition {
    /// Money.
    pub money: i32,
    /// Poverty.
    pub poverty: i32,
    /// Loans of £10.
    #[serde(skip_serializing_if = "is_zero")]
    pub loans: u8,
    /// The hand, as far as it is known.
    pub hand: Vec<String>,
    /// How many unknown cards of A, B and C the hand holds besides.
    #[serde(skip_serializing_if = "is_none_unknown")]
    pub unknown: [u8; 3],
    /// The face-up cards on top of the stacks.
    pub face_up: Vec<String>,
    /// The face-down cards on top of the stacks.
    pub face_down: Vec<String>,
    /// The covered cards.
    pub covered: Vec<String>,
    /// Face-down cards on top of stacks that nobody can name.
    #[serde(skip_serializing_if = "is_zero")]
    pub face_down_unknown: u8,
    /// Covered cards that nobody can name.
    #[serde(skip_serializing_if = "is_zero")]
    pub covered_unknown: u8,
    /// The boroughs, the topmost last.
    pub boroughs: Vec<String>,
    /// Prestige on the track, by source.
    pub prestige: Prestige,
    /// Money lying on cards of the display.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub money_on: BTreeMap<String, u8>,
}

impl Default for PersonPosition {
    fn default() -> PersonPosition {
        PersonPosition {
            money: 5,
            poverty: 0,
            loans: 0,
            hand: Vec::new(),
            unknown: [0; 3],
            face_up: Vec::new(),
            face_down: Vec::new(),
            covered: Vec::new(),
            face_down_unknown: 0,
            covered_unknown: 0,
            boroughs: Vec::new(),
            prestige: Prestige::default(),
            money_on: BTreeMap::new(),
        }
    }
}

/// What a person counts at the end of a game at their own table; what is left out is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct CountPosition {
    /// Prestige on the track.
    pub track: i32,
    /// End prestige of the city cards.
    pub city: i32,
    /// Money.
    pub money: i32,
    /// Loans of £10.
    pub loans: u8,
    /// Poverty.
    pub poverty: i32,
    /// Cards left in the hand.
    pub hand: u8,
}

/// A deed half done, and what was done this turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct DeedPosition {
    /// The card being built, activated or settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The card that let another be activated again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outer: Option<String>,
    /// The space of the development board that is swapped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<String>,
    /// The borough slot to refill, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<u8>,
    /// Where the deed goes on, if the phase does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Then>,
    /// Cards left to draw, to discard or to put in order.
    #[serde(skip_serializing_if = "is_zero")]
    pub left: u8,
    /// Cards drawn at the start of the turn, put in order, or discarded by an automa card.
    #[serde(skip_serializing_if = "is_zero")]
    pub done: u8,
    /// The least number of cards to draw at the start of the turn.
    #[serde(skip_serializing_if = "is_zero")]
    pub least: u8,
    /// Buildings that may still be placed without spending a card.
    #[serde(skip_serializing_if = "is_zero")]
    pub free: u8,
    /// What was done this turn: `looked`, `swapped`, `played`, `hand-free`, `ability`, `drawn`, `last`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// The cards placed or activated this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<String>,
    /// The crucial cards AutoMartin still settles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub crucial: Vec<String>,
}

/// Something that was done this turn and counts until its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// The top of the city deck was looked at.
    Looked,
    /// The swap is used up.
    Swapped,
    /// A card was played.
    Played,
    /// Hand cards bring no poverty in this run.
    HandFree,
    /// The borough's ability was used.
    Ability,
    /// At a table of one's own: AutoMartin drew from the city deck.
    Drawn,
    /// At a table of one's own: the city deck turns up its last card.
    Last,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_none_unknown(unknown: &[u8; 3]) -> bool {
    *unknown == [0; 3]
}
