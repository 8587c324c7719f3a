//! The automa's deck: the cards as a document, and what makes it invalid.

use kit::{Chosen, Document, DocumentError, SetupError, fingerprint};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::MAX_AUTOMA_CARDS;

/// The automa deck that comes in the box.
pub(crate) const AUTOMARTIN: Document =
    Document { key: "deck", name: "automartin", text: include_str!("../decks/automartin.toml") };

/// The automa's deck, as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deck {
    /// What the deck is called.
    pub name: String,
    /// Its cards.
    #[serde(rename = "card")]
    pub cards: Vec<DeckCard>,
}

/// One card of the automa.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DeckCard {
    /// A short word, unique in the deck.
    pub id: String,
    /// The lowest level that uses it: 1, 2 or 3.
    pub level: u8,
    /// Money the automa gains.
    pub money: u8,
    /// Poverty the automa gains.
    pub poverty: u8,
    /// Whether crucial cards are taken first.
    #[serde(default)]
    pub crucial: bool,
    /// The draw filter, line by line.
    pub filter: Vec<Criterion>,
    /// What happens after the draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<CardAction>,
}

/// A line of a draw filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// The cards of the development board.
    DevelopmentBoard,
    /// The boroughs for sale.
    Borough,
    /// The greatest net gain of money.
    Coins,
    /// The greatest net loss of poverty.
    Poverty,
    /// The greatest prestige.
    Prestige,
    /// The first of those left.
    FirstCard,
    /// The last of those left.
    LastCard,
    /// The top of the city deck.
    CityDeck,
}

/// What an automa card does after its draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CardAction {
    /// The top of the city deck goes to the development board.
    DiscardFromCityDeck,
    /// The next automa card is put aside.
    SkipNext,
    /// Another automa card is drawn and resolved.
    DrawAnother,
}

impl Deck {
    /// Reads and checks a deck.
    ///
    /// # Errors
    ///
    /// Says what is missing or does not fit, and in which card.
    pub fn parse(text: &str) -> Result<Deck, DocumentError> {
        let deck: Deck = kit::read(text)?;
        deck.check()?;
        Ok(deck)
    }

    /// The deck from the box.
    pub fn automartin() -> Deck {
        Deck::parse(AUTOMARTIN.text).expect("the shipped deck is valid")
    }

    /// The deck from the box called `name`, as it stands in a record.
    pub(crate) fn shipped(name: &str) -> Option<Chosen<Deck>> {
        (name == AUTOMARTIN.name).then(|| Chosen::Shipped {
            name: name.to_owned(),
            hash: fingerprint(&Deck::automartin()),
        })
    }

    /// The deck a setup asks for.
    pub(crate) fn resolve(chosen: &Chosen<Deck>) -> Result<Deck, SetupError> {
        let key = AUTOMARTIN.key.to_owned();
        match chosen {
            Chosen::Shipped { name, hash } => {
                if name != AUTOMARTIN.name {
                    return Err(SetupError::value::<crate::London>(&key, name));
                }
                let deck = Deck::automartin();
                let expected = fingerprint(&deck);
                if !hash.is_empty() && *hash != expected {
                    let (name, found) = (name.clone(), hash.clone());
                    return Err(SetupError::Hash { key, name, expected, found });
                }
                Ok(deck)
            }
            Chosen::Custom(deck) => match deck.check() {
                Ok(()) => Ok(deck.clone()),
                Err(error) => Err(SetupError::Document { key, error }),
            },
        }
    }

    fn check(&self) -> Result<(), DocumentError> {
        if !(1..=MAX_AUTOMA_CARDS).contains(&self.cards.len()) {
            let expected = format!("1 to {MAX_AUTOMA_CARDS} cards");
            return Err(DocumentError::new(expected, self.cards.len().to_string()));
        }
        for (at, card) in self.cards.iter().enumerate() {
            if card.id.is_empty() || self.cards[..at].iter().any(|it| it.id == card.id) {
                return Err(DocumentError::new(
                    "an id of its own for each card",
                    format!("`{}`", card.id),
                ));
            }
            card.check()?;
        }
        // The lowest level holds the fewest cards: what it can do, all can.
        let mut first = self.cards.iter().filter(|it| it.level == 1);
        if !first.clone().any(|it| it.action != Some(CardAction::DrawAnother)) {
            return Err(DocumentError::new(
                "a card of level 1 that does not draw another",
                "a turn without end",
            ));
        }
        if !first.any(|it| it.empties_city_deck()) {
            return Err(DocumentError::new(
                "a card of level 1 that begins with `city-deck` or discards from it",
                "a game without end",
            ));
        }
        Ok(())
    }
}

impl DeckCard {
    fn empties_city_deck(&self) -> bool {
        self.filter.first() == Some(&Criterion::CityDeck)
            || self.action == Some(CardAction::DiscardFromCityDeck)
    }

    fn check(&self) -> Result<(), DocumentError> {
        let wrong = |expected: &str, found: String| {
            Err(DocumentError::new(format!("{expected} in card `{}`", self.id), found))
        };
        if !(1..=3).contains(&self.level) {
            return wrong("a level from 1 to 3", self.level.to_string());
        }
        if 20 < self.money.max(self.poverty) {
            return wrong("resources up to 20", self.money.max(self.poverty).to_string());
        }
        let Some((last, before)) = self.filter.split_last() else {
            return wrong("a filter", "none".to_owned());
        };
        let is_source = |it: &Criterion| {
            matches!(it, Criterion::DevelopmentBoard | Criterion::Borough | Criterion::CityDeck)
        };
        if !is_source(&self.filter[0]) {
            return wrong(
                "a filter that begins with `development-board`, `borough` or `city-deck`",
                format!("{:?}", self.filter[0]),
            );
        }
        // A line in the middle narrows; the last one leaves one card, or a tie would be left.
        let ends = |it: &Criterion| {
            matches!(it, Criterion::FirstCard | Criterion::LastCard | Criterion::CityDeck)
        };
        if !ends(last) {
            return wrong(
                "a filter that ends with `first-card`, `last-card` or `city-deck`",
                format!("{last:?}"),
            );
        }
        if before.iter().any(ends) || before.iter().skip(1).any(is_source) || 6 < self.filter.len()
        {
            return wrong(
                "up to six lines, the source first and the end last",
                "another order".into(),
            );
        }
        let is_borough = self.filter[0] == Criterion::Borough;
        if is_borough && (self.filter.contains(&Criterion::Coins) || *last == Criterion::CityDeck) {
            return wrong("no `coins` or `city-deck` for boroughs", "one of them".to_owned());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Scenarios G01 and G02.
    // Covers M6.
    #[test]
    fn each_level_adds_its_cards() {
        let deck = Deck::automartin();
        let sums = [1, 2, 3].map(|level| {
            let cards = || deck.cards.iter().filter(move |it| it.level <= level);
            (
                cards().count(),
                cards().map(|it| it.money).sum::<u8>(),
                cards().map(|it| it.poverty).sum::<u8>(),
            )
        });
        assert_eq!(sums, [(10, 12, 10), (15, 21, 15), (20, 36, 20)]);
    }

    #[test]
    fn a_filter_that_could_leave_a_tie_is_refused() {
        let text = AUTOMARTIN.text.replacen(", \"last-card\"]", "]", 1);
        assert_eq!(
            Deck::parse(&text).unwrap_err().to_string(),
            "expected a filter that ends with `first-card`, `last-card` or `city-deck` in card `i1`, found Poverty"
        );
    }

    #[test]
    fn a_deck_without_end_is_refused() {
        let text = AUTOMARTIN.text.replace("skip-next", "draw-another");
        assert!(Deck::parse(&text).is_ok());
        let mut deck = Deck::automartin();
        deck.cards.retain(|it| it.action == Some(CardAction::DrawAnother));
        assert!(deck.check().unwrap_err().to_string().contains("a turn without end"));
        let mut deck = Deck::automartin();
        deck.cards.retain(|it| !it.empties_city_deck());
        assert!(deck.check().unwrap_err().to_string().contains("a game without end"));
    }
}
