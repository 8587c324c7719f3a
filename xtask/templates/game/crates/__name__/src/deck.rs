//! The automa's deck: the TOML a person can write, and what makes it invalid.

use kit::{At, Boxed, DocumentError, Message, Rule};
use serde::{Deserialize, Serialize};

use crate::{Cargo, rule};

/// An automa deck, as written in TOML.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deck {
    /// The name shown to people.
    pub name: String,
    /// The cards, numbered from 1.
    #[serde(rename = "card")]
    pub cards: Vec<Card>,
}

/// One automa card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Card {
    /// Read from the top until one crate is left.
    pub filters: Vec<Filter>,
}

/// What a card looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Filter {
    /// Crates of tea.
    Tea,
    /// Crates of silk.
    Silk,
    /// Crates of salt.
    Salt,
    /// The crates worth most.
    Dearest,
    /// The crates worth least.
    Cheapest,
    /// The crate that has lain in the row longest.
    Oldest,
    /// The crate that came last.
    Newest,
}

/// The most cards a deck can have.
const MAX_CARDS: usize = 32;
/// The most filters a card can have.
const MAX_FILTERS: usize = 6;

impl Boxed for Deck {
    kit::documents!(Deck, "deck", { "standard" = "../decks/standard.toml" });

    fn name(&self) -> &str {
        &self.name
    }

    fn is_like(document: &toml::Table) -> bool {
        let cards = document.get("card").and_then(toml::Value::as_array);
        cards.is_some_and(|it| it.iter().any(|card| card.as_table().is_some_and(is_card)))
    }

    fn check(&self, _at: At) -> Result<(), DocumentError> {
        let n_cards = self.cards.len();
        if !(1..=MAX_CARDS).contains(&n_cards) {
            let expected = Message::new("expected-cards").with("most", MAX_CARDS);
            return Err(DocumentError::new(expected, n_cards).in_field("card"));
        }
        self.cards.iter().enumerate().try_for_each(|(at, card)| {
            card.check().map_err(|it| it.in_field(format!("card[{at}].filters")))
        })
    }
}

/// Whether a table has the keys of a card of this game and no others.
fn is_card(card: &toml::Table) -> bool {
    card.len() == 1 && card.contains_key("filters")
}

impl Card {
    fn check(&self) -> Result<(), DocumentError> {
        if MAX_FILTERS < self.filters.len() {
            let expected = Message::new("expected-at-most").with("most", MAX_FILTERS);
            return Err(DocumentError::new(expected, self.filters.len()));
        }
        match self.filters.last() {
            Some(Filter::Oldest | Filter::Newest) => Ok(()),
            // A tie would be left.
            Some(last) => Err(wrong_end(Message::quoted(last.key()))),
            None => Err(wrong_end(Message::new("trouble-nothing"))),
        }
    }
}

fn wrong_end(found: Message) -> DocumentError {
    DocumentError::new(Message::new("expected-last-filter"), found)
}

impl Filter {
    /// Its word in a deck and in texts.
    pub fn key(self) -> &'static str {
        match self {
            Filter::Tea => "tea",
            Filter::Silk => "silk",
            Filter::Salt => "salt",
            Filter::Dearest => "dearest",
            Filter::Cheapest => "cheapest",
            Filter::Oldest => "oldest",
            Filter::Newest => "newest",
        }
    }

    /// The rule by which it narrows the choice.
    pub fn rule(self) -> &'static Rule {
        match self {
            Filter::Tea | Filter::Silk | Filter::Salt => rule::CARGO,
            Filter::Dearest => rule::DEAREST,
            Filter::Cheapest => rule::CHEAPEST,
            Filter::Oldest => rule::OLDEST,
            Filter::Newest => rule::NEWEST,
        }
    }

    /// The cargo it looks for, if it looks for one.
    pub fn cargo(self) -> Option<Cargo> {
        Cargo::ALL.into_iter().find(|it| it.key() == self.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_that_could_leave_a_tie_is_refused_with_its_line() {
        let wrong = |card: &str| {
            let text = format!("name = \"Mine\"\n[[card]]\n{card}\n");
            Deck::parse(&text).unwrap_err().to_string()
        };
        assert_eq!(
            wrong("filters = [\"dearest\"]"),
            "line 3, card[0].filters: expected [expected-last-filter], found “dearest”"
        );
        assert!(wrong("filters = []").contains("expected-last-filter"));
        assert!(Deck::parse("name = \"Mine\"\ncard = []\n").is_err());
    }
}
