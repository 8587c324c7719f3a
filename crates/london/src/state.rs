//! What lies on the table.

use kit::{CardSet, Few, Stock};
use serde::{Deserialize, Serialize};

use crate::{
    board::Board,
    city_deck::CityDeck,
    components::{MAX_AUTOMA_CARDS, MAX_BOROUGHS, MAX_SEATS, NONE},
    figures::{MAX_TOLD, ToldFigures},
    judge::MAX_ACCRUING,
};

/// What lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The chairs, in turn order; those beyond the last stay empty.
    pub chairs: [Chair; MAX_SEATS],
    /// The development board.
    pub board: Board,
    /// The city deck.
    pub city: CityDeck,
    /// The borough deck; refused boroughs are known to lie underneath.
    pub borough_deck: Stock<MAX_BOROUGHS>,
    /// The three boroughs for sale.
    pub row: [u8; 3],
    /// The automa's deck.
    pub automa_deck: Stock<1>,
    /// The automa's discard pile.
    pub automa_discard: CardSet,
    /// The automa card being resolved or resolved last.
    pub automa_card: u8,
    /// At somebody's own table: the cards people took from the development board,
    /// which lie in their hands or cities.
    pub taken: CardSet,
    /// At somebody's own table: the figures told of cards that the set does not know.
    #[serde(skip)]
    pub told: [ToldFigures; MAX_TOLD],
    /// Money on cards, by their place in the list of such cards.
    pub accrued: [u8; MAX_ACCRUING],
    /// Whose turn it is.
    pub active: u8,
    /// What is to be done next.
    pub phase: Phase,
    /// The deed half done, and what was done this turn.
    pub deed: Deed,
    /// How many turns are left once the city deck has run out.
    pub turns_left: u8,
}

const _: () = assert!(!std::mem::needs_drop::<State>() && size_of::<State>() <= 1536);

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Chair {
    /// Money.
    pub money: i32,
    /// Poverty.
    pub poverty: i32,
    /// Loans of £10.
    pub loans: u8,
    /// Prestige on the track, by source.
    pub prestige: Prestige,
    /// The hand, as far as it is known.
    pub hand: CardSet,
    /// How many unknown cards of each third the hand holds besides.
    pub unknown: [u8; 3],
    /// The face-up cards on top of the stacks; AutoMartin's whole pile.
    pub face_up: CardSet,
    /// The face-down cards on top of the stacks.
    pub face_down: CardSet,
    /// The covered cards.
    pub covered: CardSet,
    /// Face-down cards on top of stacks that this viewer cannot see.
    pub n_face_down_unknown: u8,
    /// Covered cards that this viewer cannot see.
    pub n_covered_unknown: u8,
    /// The boroughs, the topmost last.
    pub boroughs: Few<u8, MAX_BOROUGHS>,
    /// What a person counts at the end of a game at their own table.
    pub counted: Counted,
}

/// What a person counts at the end of a game at their own table, besides money,
/// poverty, loans and the track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// End prestige of the city cards.
    pub city: i32,
    /// Cards left in the hand.
    pub hand: u8,
}

impl Counted {
    /// Whether nothing was counted.
    pub(crate) fn is_nothing(&self) -> bool {
        *self == Counted::default()
    }
}

/// Prestige on the track, by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Prestige {
    /// From city cards.
    pub cards: i32,
    /// From boroughs.
    pub boroughs: i32,
    /// From AutoMartin's crucial cards.
    pub crucial: i32,
}

impl Prestige {
    /// All of it.
    pub fn sum(self) -> i32 {
        self.cards + self.boroughs + self.crucial
    }
}

impl Chair {
    /// How many cards the hand holds.
    #[inline]
    pub fn n_hand(&self) -> u32 {
        let unknown: u32 = self.unknown.iter().map(|&it| u32::from(it)).sum();
        self.hand.len() + unknown + u32::from(self.counted.hand)
    }

    /// How many stacks the display has.
    pub fn n_stacks(&self) -> u32 {
        self.face_up.len() + self.face_down.len() + u32::from(self.n_face_down_unknown)
    }

    /// Every known card of the display.
    pub fn display(&self) -> CardSet {
        CardSet(self.face_up.0 | self.face_down.0 | self.covered.0)
    }

    /// Loses poverty, never below 0.
    pub(crate) fn lose_poverty(&mut self, n: i32) {
        self.poverty = (self.poverty - n).max(0);
    }
}

/// What is to be done next, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance deals the first hands.
    Deal,
    /// A person at their own table tells what they did.
    Tell,
    /// A person repays loans, looks, and draws the first card of the turn.
    Start,
    /// Chance shows the cards a person looks at.
    Looking,
    /// A person puts the cards looked at back in any order.
    Putting,
    /// A person chooses the action of the turn.
    Choose,
    /// A person draws cards.
    Draw,
    /// Chance turns up the card a person draws from the city deck.
    DrawTop,
    /// A person swaps a hand card for one of the development board.
    Swap,
    /// A person develops.
    Develop,
    /// A person spends a card for the building.
    SpendColour,
    /// A person chooses where the building goes.
    Site,
    /// Chance turns up the next borough.
    Refill,
    /// A person runs the city.
    Run,
    /// A person spends a card to activate another.
    SpendCost,
    /// A person chooses who is struck by a card.
    Target,
    /// A person discards hand cards for a prison or workhouse.
    Commit,
    /// A person chooses the card of the development board to place.
    Place,
    /// A person chooses the card to activate again.
    Again,
    /// A person chooses which card is flipped.
    Flip,
    /// A person discards down to nine cards.
    Limit,
    /// A person who can still swap ends the turn.
    Ending,
    /// Chance turns up an automa card.
    AutomaCard,
    /// AutoMartin settles crucial cards.
    Crucial,
    /// AutoMartin applies the draw filter.
    Filter,
    /// Chance turns up the card AutoMartin draws from the city deck.
    AutomaDraw,
    /// AutoMartin settles the card he drew.
    Settle,
    /// Chance turns up the next borough in AutoMartin's turn.
    AutomaRefill,
    /// Chance turns up the card AutoMartin discards from the city deck.
    Toss,
    /// Chance turns up the automa card that is skipped.
    Skip,
    /// AutoMartin ends his turn or draws another card.
    Close,
    /// The game has ended.
    Over,
}

/// The deed half done, and what was done this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Deed {
    /// The card being built, activated, swapped or settled.
    pub card: u8,
    /// The card that let another be activated again.
    pub outer: u8,
    /// The space of the development board that is swapped.
    pub space: u8,
    /// Cards left to draw, to discard or to put in order.
    pub n_left: u8,
    /// Cards drawn at the start of the turn, put in order, or discarded by an automa card.
    pub n_done: u8,
    /// The least number of cards to draw at the start of the turn.
    pub n_least: u8,
    /// Buildings that may still be placed without spending a card.
    pub n_free: u8,
    /// Where the deed goes on when the draws are made.
    pub then: Then,
    /// Whether the top of the city deck was looked at this turn.
    pub has_looked: bool,
    /// Whether the swap of this turn is used up.
    pub has_swapped: bool,
    /// Whether a card was played this turn.
    pub has_played: bool,
    /// Whether hand cards bring no poverty in this run.
    pub hand_is_free: bool,
    /// Whether the borough's ability was used in this run.
    pub has_used_borough: bool,
    /// The borough slot to refill.
    pub slot: u8,
    /// The cards placed or activated this turn.
    pub used: CardSet,
    /// The crucial cards AutoMartin still settles.
    pub crucial: CardSet,
    /// At somebody's own table: whether AutoMartin drew from the city deck this turn.
    pub has_drawn: bool,
    /// At somebody's own table: whether the card the city deck turns up is its last.
    pub is_last: bool,
}

/// Where a deed goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// To the start of the turn.
    #[default]
    Start,
    /// To the choice of the action.
    Choose,
    /// To developing.
    Develop,
    /// To running the city.
    Run,
    /// To the end of the turn.
    End,
}

impl Deed {
    /// Nothing done, nothing half done.
    pub(crate) const NONE: Deed = Deed {
        card: NONE,
        outer: NONE,
        space: NONE,
        n_left: 0,
        n_done: 0,
        n_least: 0,
        n_free: 0,
        then: Then::Start,
        has_looked: false,
        has_swapped: false,
        has_played: false,
        hand_is_free: false,
        has_used_borough: false,
        slot: NONE,
        used: CardSet::EMPTY,
        crucial: CardSet::EMPTY,
        has_drawn: false,
        is_last: false,
    };
}

/// The turns left while the city deck has not run out.
pub(crate) const NOT_ENDING: u8 = u8::MAX;

impl State {
    /// The chair whose turn it is.
    #[inline]
    pub fn chair(&self) -> &Chair {
        &self.chairs[usize::from(self.active)]
    }

    /// The same, to be changed.
    #[inline]
    pub(crate) fn chair_mut(&mut self) -> &mut Chair {
        &mut self.chairs[usize::from(self.active)]
    }

    /// Whether the automa's deck is empty, so that its discard pile is shuffled.
    pub(crate) fn next_automa_cards(&self) -> CardSet {
        if self.automa_deck.is_empty() { self.automa_discard } else { self.automa_deck.next() }
    }

    /// Turns up an automa card onto the discard pile, after a reshuffle if need be (M9).
    pub(crate) fn turn_automa_card(&mut self, card: u8) {
        if self.automa_deck.is_empty() {
            let all = self.automa_discard;
            self.automa_deck = Stock::shuffled(all, all.len() as u8);
            self.automa_discard = CardSet::EMPTY;
        }
        self.automa_deck.draw(card);
        self.automa_discard.add(card);
    }
}

const _: () = assert!(MAX_AUTOMA_CARDS <= 128);
