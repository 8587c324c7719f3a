//! Card sets: city cards and boroughs as a document, with effects from a closed list.

mod borough;

use kit::{At, Boxed, DocumentError};
use serde::{Deserialize, Serialize};

pub use borough::{BoroughCard, Side};

/// A set of city cards and boroughs, as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CardSheet {
    /// What the set is called.
    pub name: String,
    /// Whose cards they are.
    pub edition: Edition,
    /// The city cards, deck A first.
    #[serde(rename = "card")]
    pub cards: Vec<CityCard>,
    /// The boroughs.
    #[serde(rename = "borough")]
    pub boroughs: Vec<BoroughCard>,
}

/// Whose cards a set holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The first edition's (2010).
    First,
    /// The second edition's (2017): checked against every figure that is attested.
    Second,
    /// Somebody's own.
    Own,
}

/// One kind of city card. A figure that is not known is absent, never 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CityCard {
    /// A short word, unique in the set.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Which third of the city deck it lies in.
    pub deck: Layer,
    /// How many copies there are.
    pub count: u8,
    /// Building, pauper or action.
    pub kind: CardKind,
    /// Its colour.
    pub colour: Colour,
    /// The additional cost of building it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub building_cost: Option<u8>,
    /// Money paid to activate it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub activation_money: Option<u8>,
    /// The hand card spent to activate it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub activation_card: Option<ActivationCard>,
    /// Money gained when it is activated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub money: Option<u8>,
    /// Poverty gained when it is activated; below 0 it is taken away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poverty: Option<i8>,
    /// Prestige gained when it is activated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prestige: Option<u8>,
    /// Prestige at the end of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_prestige: Option<u8>,
    /// Whether it is flipped when it has been activated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flips: Option<bool>,
    /// Whether it is one of AutoMartin's crucial cards.
    #[serde(default, skip_serializing_if = "is_false")]
    pub crucial: bool,
    /// What it does while it lies face up on top of its stack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ongoing: Option<Ongoing>,
    /// What it does in words when it is activated or, as an action card, played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
}

/// A third of the city deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Layer {
    /// The first third.
    A,
    /// The second third.
    B,
    /// The last third.
    C,
}

/// What a city card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// It is built into the display.
    Building,
    /// It is never built.
    Pauper,
    /// It is played from the hand and leaves the game.
    Action,
}

/// The colour of a city card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Economy.
    Brown,
    /// Science and culture.
    Blue,
    /// Politics.
    Pink,
    /// Paupers.
    Grey,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Colour; 4] = [Colour::Brown, Colour::Blue, Colour::Pink, Colour::Grey];

    /// Its word in documents and texts.
    pub fn key(self) -> &'static str {
        ["brown", "blue", "pink", "grey"][self as usize]
    }
}

/// The hand card that is spent to activate a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ActivationCard {
    /// None.
    None,
    /// A card of any colour, a pauper too.
    Any,
    /// A brown card.
    Brown,
    /// A blue card.
    Blue,
    /// A pink card.
    Pink,
}

/// What a card does while it lies face up on top of its stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ongoing {
    /// It is built without spending a card of its colour.
    FreePlacement,
    /// A card may be spent as another colour for this much money.
    PayToRecolour(u8),
    /// Its owner looks at this many cards of the city deck at the start of the turn.
    LookAtTop(u8),
    /// Once a turn its owner may swap a hand card for one of the development board.
    SwapWithBoard,
    /// A loan brings this much.
    LoanBrings(u8),
    /// This much money is laid on it whenever its owner places a card.
    AccrueOnPlacement(u8),
    /// Its owner draws this many cards at the start of the turn.
    StartDraw {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
}

/// What a card does in words when it is activated or played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// It may be flipped in place of the card just activated.
    FlipThisInstead,
    /// A building of the development board is placed on it.
    PlaceFromBoardOnTop,
    /// Prestige for each face-up card of one's own that is not brown.
    PrestigePerNonBrownCard(u8),
    /// Prestige for each face-up blue card of one's own.
    PrestigePerBlueCard(u8),
    /// Money for each face-up brown card of one's own.
    MoneyPerBrownCard(u8),
    /// Money for each borough of one's own.
    MoneyPerBorough(u8),
    /// Money for each borough of one's own on the river.
    MoneyPerRiverBorough(u8),
    /// Money for each borough of one's own north of the river.
    MoneyPerNorthBorough(u8),
    /// Money for each borough of one's own south of the river.
    MoneyPerSouthBorough(u8),
    /// The money lying on the card.
    TakeAccruedMoney,
    /// Each other player pays this much to the owner.
    TakeFromEachPlayer(u8),
    /// Each other player pays the bank this much for each borough.
    OthersPayPerBorough(u8),
    /// Poverty of one's own goes to a chosen player.
    GivePoverty(u8),
    /// A chosen player takes poverty from the supply.
    InflictPoverty(u8),
    /// Hand cards are discarded, each for less poverty and more prestige.
    Prison {
        /// At most so many cards.
        cards: u8,
        /// Poverty taken away for each.
        poverty: u8,
        /// Prestige for each.
        prestige: u8,
    },
    /// Paupers are discarded, each for money and less poverty.
    Workhouse {
        /// Money for each.
        money: u8,
        /// Poverty taken away for each.
        poverty: u8,
    },
    /// Hand cards bring no poverty in this run.
    HandGivesNoPoverty,
    /// A card already activated this turn is activated again without its cost.
    ActivateAgain,
    /// Action: so many buildings are placed without spending a card.
    PlayFree(u8),
    /// Action: so many cards are drawn.
    Draw(u8),
}

impl Ongoing {
    /// One of each kind, with the least amounts.
    pub const ALL: [Ongoing; 7] = [
        Ongoing::FreePlacement,
        Ongoing::PayToRecolour(1),
        Ongoing::LookAtTop(1),
        Ongoing::SwapWithBoard,
        Ongoing::LoanBrings(10),
        Ongoing::AccrueOnPlacement(1),
        Ongoing::StartDraw { least: 1, most: 1 },
    ];
}

impl Effect {
    /// One of each kind, with the least amounts.
    pub const ALL: [Effect; 20] = [
        Effect::FlipThisInstead,
        Effect::PlaceFromBoardOnTop,
        Effect::PrestigePerNonBrownCard(1),
        Effect::PrestigePerBlueCard(1),
        Effect::MoneyPerBrownCard(1),
        Effect::MoneyPerBorough(1),
        Effect::MoneyPerRiverBorough(1),
        Effect::MoneyPerNorthBorough(1),
        Effect::MoneyPerSouthBorough(1),
        Effect::TakeAccruedMoney,
        Effect::TakeFromEachPlayer(1),
        Effect::OthersPayPerBorough(1),
        Effect::GivePoverty(1),
        Effect::InflictPoverty(1),
        Effect::Prison { cards: 1, poverty: 1, prestige: 1 },
        Effect::Workhouse { money: 1, poverty: 1 },
        Effect::HandGivesNoPoverty,
        Effect::ActivateAgain,
        Effect::PlayFree(1),
        Effect::Draw(1),
    ];
}

impl CardSheet {
    /// Reads a set that may still have gaps; see [`CardSheet::faults`].
    ///
    /// # Errors
    ///
    /// If it is no set at all.
    pub fn draft(text: &str) -> Result<CardSheet, DocumentError> {
        kit::read(text)
    }

    /// Everything that keeps the set from being played: figures that are
    /// missing, card by card, then what is wrong with the set as a whole.
    pub fn faults(&self) -> Vec<DocumentError> {
        crate::judge::faults(self)
    }

    /// The set as a text that can be read again.
    pub fn to_toml(&self) -> String {
        kit::to_toml(self)
    }

    /// The set from the box: the first edition's cards.
    pub fn first_edition() -> CardSheet {
        CardSheet::from_box("first-edition").expect("the set is in the box")
    }
}

impl Boxed for CardSheet {
    kit::documents!(CardSheet, "cards", { "first-edition" = "../cards/first-edition.toml" });

    fn name(&self) -> &str {
        &self.name
    }

    fn is_like(document: &toml::Table) -> bool {
        document.contains_key("edition") && document.contains_key("borough")
    }

    /// At somebody's own table figures may be missing.
    fn check(&self, at: At) -> Result<(), DocumentError> {
        crate::judge::check_at(self, at)
    }
}

fn is_false(it: &bool) -> bool {
    !it
}
