//! Mautoma's deck: cards with slots in front and a list of actions behind.

use kit::{At, Boxed, DocumentError, Message};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Industry, Location, MERCHANTS, Quadrant},
    words,
};

/// A deck of Mautoma cards, as a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deck {
    /// What the deck is called.
    pub name: String,
    /// Its cards, numbered from 1.
    pub card: Vec<MautomaCard>,
}

/// One of Mautoma's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MautomaCard {
    /// Its number.
    pub number: u8,
    /// The letter that says which layers of the deck it can lie in.
    pub group: Group,
    /// The slots of its front, from top to bottom.
    pub slots: Vec<Slot>,
    /// Its rear.
    pub rear: Rear,
}

keyed! {
    /// The letter of a card.
    Group {
        /// Twelve printed cards.
        A = "A",
        /// Four printed cards.
        B = "B",
        /// Six printed cards.
        C = "C",
    }
}

/// A slot on the front of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Slot {
    /// What it does.
    pub action: SlotAction,
    /// What it builds, if it says `build`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub industry: Option<Industry>,
    /// The cities of its banner, in order.
    pub cities: Vec<Location>,
    /// Whether a link in parentheses may be laid first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub link: bool,
    /// The least price of iron at which it builds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iron_price: Option<u8>,
}

keyed! {
    /// What a slot does.
    SlotAction {
        /// Builds an industry.
        Build = "build",
        /// Builds a coal mine, then lays links from there.
        CoalMineAndLinks = "coal-mine-and-links",
        /// Lays links.
        Network = "network",
    }
}

/// The rear of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rear {
    /// What it says about the first turn of the game.
    pub first_turn: FirstTurn,
    /// Where a brewery is built when beer is missing.
    pub brewery: Location,
    /// The highest price of iron at which it develops.
    pub develop: u8,
    /// The square of the tie-break icon.
    pub icon: Quadrant,
}

keyed! {
    /// What a rear says about the first turn of the game.
    FirstTurn {
        /// Take two iron cubes, three points.
        Develop = "develop",
        /// Draw the card.
        Draw = "draw",
    }
}

impl Slot {
    /// What it builds: a coal mine if links follow.
    pub fn builds(&self) -> Option<Industry> {
        match self.action {
            SlotAction::Build => self.industry,
            SlotAction::CoalMineAndLinks => Some(Industry::CoalMine),
            SlotAction::Network => None,
        }
    }
}

/// How many cards of each group lie in the first and the second layer.
pub(crate) const LAYERS: [[u8; 3]; 2] = [[4, 3, 3], [1, 1, 1]];

/// The same of a deck that may lack cards: as many of each group as there are.
pub(crate) fn layers(groups: [u32; 3]) -> [[u8; 3]; 2] {
    let all = groups.map(|it| it.count_ones() as u8);
    let first = [0, 1, 2].map(|it| LAYERS[0][it].min(all[it]));
    [first, [0, 1, 2].map(|it| LAYERS[1][it].min(all[it] - first[it]))]
}

/// The most cards a deck can have.
pub(crate) const MAX_CARDS: usize = 32;

impl Deck {
    /// How many cards of each group there are.
    pub fn groups(&self) -> [u8; 3] {
        let mut groups = [0; 3];
        for card in &self.card {
            groups[card.group as usize] += 1;
        }
        groups
    }
}

impl Boxed for Deck {
    kit::documents!(Deck, "deck", { "mautoma" = "../decks/mautoma.toml" });

    fn name(&self) -> &str {
        &self.name
    }

    fn is_like(document: &toml::Table) -> bool {
        let cards = document.get("card").and_then(toml::Value::as_array);
        cards.is_some_and(|it| it.iter().any(|card| card.get("slots").is_some()))
    }

    fn check(&self, _at: At) -> Result<(), DocumentError> {
        if MAX_CARDS < self.card.len() {
            let expected = Message::new("expected-at-most-cards").with("most", MAX_CARDS);
            return Err(DocumentError::new(expected, self.card.len()).in_field("card"));
        }
        let groups = self.groups();
        let least = [0, 1, 2].map(|it| LAYERS[0][it] + LAYERS[1][it]);
        if groups.iter().zip(least).any(|(&found, least)| found < least) {
            let expected = words::groups("expected-groups", least);
            let found = words::groups("found-groups", groups);
            return Err(DocumentError::new(expected, found).in_field("card"));
        }
        for (at, card) in self.card.iter().enumerate() {
            card.check(at as u8 + 1).map_err(|it| it.under(&format!("card[{at}]")))?;
        }
        Ok(())
    }
}

/// An error in a field, before it is known where that field stands.
struct Fault(&'static str, Option<usize>, DocumentError);

impl MautomaCard {
    fn check(&self, number: u8) -> Result<(), Fault> {
        let wrong = |at, expected: Message, found: Message| {
            Err(Fault(at, None, DocumentError::new(expected, found)))
        };
        if self.number != number {
            return wrong("number", number.into(), self.number.into());
        }
        if self.slots.is_empty() || 4 < self.slots.len() {
            let expected = Message::new("expected-slots").with("most", 4);
            return wrong("slots", expected, self.slots.len().into());
        }
        for (nth, slot) in self.slots.iter().enumerate() {
            slot.check().map_err(|it| Fault("slots", Some(nth), it))?;
        }
        let builds_mine = |action: SlotAction| {
            let mut slots = self.slots.iter().filter(|it| it.action == action);
            slots.any(|it| it.builds() == Some(Industry::CoalMine))
        };
        // Links would follow whichever of the two mines is built.
        if builds_mine(SlotAction::Build) && builds_mine(SlotAction::CoalMineAndLinks) {
            let expected = Message::new("expected-one-mine");
            return wrong("slots", expected, Message::new("found-both-mines"));
        }
        if HIGHEST_PRICE < self.rear.develop {
            let expected = words::expected_number(0, HIGHEST_PRICE);
            return wrong("rear.develop", expected, self.rear.develop.into());
        }
        can_hold(self.rear.brewery, Industry::Brewery).map_err(|it| Fault("rear.brewery", None, it))
    }
}

impl Fault {
    /// The error with its field below another.
    fn under(self, above: &str) -> DocumentError {
        let Fault(at, nth, error) = self;
        let nth = nth.map(|it| format!("[{it}]")).unwrap_or_default();
        let rest = if error.at.is_empty() { String::new() } else { format!(".{}", error.at) };
        error.in_field(format!("{above}.{at}{nth}{rest}"))
    }
}

/// The highest price of iron.
const HIGHEST_PRICE: u8 = 6;

impl Slot {
    fn check(&self) -> Result<(), DocumentError> {
        let wrong = |at: &str, expected: Message, found: Message| {
            Err(DocumentError::new(expected, found).in_field(at))
        };
        if self.cities.is_empty() || 6 < self.cities.len() {
            let expected = Message::new("expected-cities").with("most", 6);
            return wrong("cities", expected, self.cities.len().into());
        }
        if let Some(merchant) = self.cities.iter().find(|&&it| MERCHANTS.has(it)) {
            let expected = Message::new("expected-city-or-farm");
            return wrong("cities", expected, Message::quoted(merchant));
        }
        for (at, city) in self.cities.iter().enumerate() {
            if self.cities[..at].contains(city) {
                let found = Message::new("found-again").with("what", city.key());
                return wrong("cities", Message::new("expected-city-once"), found);
            }
        }
        if self.action != SlotAction::Build
            && (self.industry.is_some() || self.link || self.iron_price.is_some())
        {
            let expected = Message::new("expected-cities-alone").with("action", self.action.key());
            return wrong("action", expected, Message::new("found-more-than-cities"));
        }
        if let Some(price) = self.iron_price.filter(|&it| HIGHEST_PRICE < it) {
            return wrong("iron-price", words::expected_number(0, HIGHEST_PRICE), price.into());
        }
        let Some(industry) = self.builds() else {
            return match self.action {
                SlotAction::Build => wrong(
                    "industry",
                    Message::new("expected-industry"),
                    Message::new("trouble-nothing"),
                ),
                _ => Ok(()),
            };
        };
        let mut cities = self.cities.iter();
        cities.try_for_each(|&it| can_hold(it, industry).map_err(|it| it.in_field("cities")))
    }
}

fn can_hold(location: Location, industry: Industry) -> Result<(), DocumentError> {
    if location.spaces().meets(industry.spaces()) {
        return Ok(());
    }
    let expected = Message::new("expected-space-for").with("industry", industry.key());
    Err(DocumentError::new(expected, Message::quoted(location)))
}
