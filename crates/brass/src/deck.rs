//! Mautoma's deck: cards with slots in front and a list of actions behind.

use kit::DocumentError;
use serde::{Deserialize, Serialize};

use crate::components::{Industry, Location, MERCHANTS, Quadrant, SPACES_AT, SPACES_SHOWING};

/// A deck of Mautoma cards, as a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deck {
    /// What the deck is called.
    pub name: String,
    /// Its cards, numbered from 1.
    pub card: Vec<MautomaCard>,
}

/// One of Mautoma's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
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

    /// Checks what the form of the document does not.
    ///
    /// # Errors
    ///
    /// Says what was expected and what was found.
    pub fn check(&self) -> Result<(), DocumentError> {
        self.fault().map_or(Ok(()), |(_, error)| Err(error))
    }

    /// The first thing that is wrong, with the place of the card whose fault
    /// it is, from 0.
    pub(crate) fn fault(&self) -> Option<(Option<usize>, DocumentError)> {
        if MAX_CARDS < self.card.len() {
            let found = self.card.len().to_string();
            return Some((None, DocumentError::new(format!("at most {MAX_CARDS} cards"), found)));
        }
        let groups = self.groups();
        let least = [0, 1, 2].map(|it| LAYERS[0][it] + LAYERS[1][it]);
        if groups.iter().zip(least).any(|(&found, least)| found < least) {
            let error = DocumentError::new(
                "at least 5 cards of group A, 4 of B and 4 of C, to make 4A+3B+3C and 1A+1B+1C",
                format!("{} of A, {} of B and {} of C", groups[0], groups[1], groups[2]),
            );
            return Some((None, error));
        }
        self.card.iter().enumerate().find_map(|(at, card)| {
            let error = if usize::from(card.number) == at + 1 {
                card.check().err()?
            } else {
                DocumentError::new(format!("number {}", at + 1), card.number.to_string())
            };
            let expected = format!("card {}: {}", at + 1, error.expected);
            Some((Some(at), DocumentError::new(expected, error.found)))
        })
    }
}

impl MautomaCard {
    fn check(&self) -> Result<(), DocumentError> {
        if self.slots.is_empty() || 4 < self.slots.len() {
            return Err(DocumentError::new("1 to 4 slots", self.slots.len().to_string()));
        }
        self.slots.iter().try_for_each(Slot::check)?;
        let builds_mine = |action: SlotAction| {
            let mut slots = self.slots.iter().filter(|it| it.action == action);
            slots.any(|it| it.builds() == Some(Industry::CoalMine))
        };
        // Links would follow whichever of the two mines is built.
        if builds_mine(SlotAction::Build) && builds_mine(SlotAction::CoalMineAndLinks) {
            let expected = "a coal mine with links or without";
            return Err(DocumentError::new(expected, "both on one card"));
        }
        if 6 < self.rear.develop {
            return Err(DocumentError::new("develop from 0 to 6", self.rear.develop.to_string()));
        }
        can_hold(self.rear.brewery, Industry::Brewery)
    }
}

impl Slot {
    fn check(&self) -> Result<(), DocumentError> {
        if self.cities.is_empty() || 6 < self.cities.len() {
            return Err(DocumentError::new(
                "1 to 6 cities in a slot",
                self.cities.len().to_string(),
            ));
        }
        if let Some(&merchant) = self.cities.iter().find(|&&it| MERCHANTS.has(it)) {
            return Err(DocumentError::new("a city or a farm", merchant.key()));
        }
        for (at, city) in self.cities.iter().enumerate() {
            if self.cities[..at].contains(city) {
                return Err(DocumentError::new("each city once in a slot", city.key()));
            }
        }
        if self.action != SlotAction::Build
            && (self.industry.is_some() || self.link || self.iron_price.is_some())
        {
            let expected = format!("{} with cities alone", self.action);
            return Err(DocumentError::new(expected, "an industry, a link or an iron price"));
        }
        if self.iron_price.is_some_and(|it| 6 < it) {
            return Err(DocumentError::new("an iron price from 0 to 6", "more"));
        }
        let Some(industry) = self.builds() else {
            return match self.action {
                SlotAction::Build => Err(DocumentError::new("an industry to build", "none")),
                _ => Ok(()),
            };
        };
        self.cities.iter().try_for_each(|&it| can_hold(it, industry))
    }
}

fn can_hold(location: Location, industry: Industry) -> Result<(), DocumentError> {
    if SPACES_AT[location as usize].meets(SPACES_SHOWING[industry as usize]) {
        return Ok(());
    }
    Err(DocumentError::new(format!("a place with a space for a {industry}"), location.key()))
}
