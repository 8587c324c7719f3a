//! The automa's deck: the cards as a document, and what makes it invalid.

use kit::{At, Boxed, DocumentError, Message};
use serde::{Deserialize, Serialize};

use crate::{
    components::MAX_AUTOMA_CARDS,
    judge::inside,
    position::{nothing, range},
};

/// The automa's deck, as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deck {
    /// What the deck is called.
    pub name: String,
    /// Its cards.
    #[serde(rename = "card")]
    pub cards: Vec<DeckCard>,
}

/// One card of the automa.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CardAction {
    /// The top of the city deck goes to the development board.
    DiscardFromCityDeck,
    /// The next automa card is put aside.
    SkipNext,
    /// Another automa card is drawn and resolved.
    DrawAnother,
}

impl Criterion {
    /// Its word in documents and texts.
    pub fn key(self) -> &'static str {
        match self {
            Criterion::DevelopmentBoard => "development-board",
            Criterion::Borough => "borough",
            Criterion::Coins => "coins",
            Criterion::Poverty => "poverty",
            Criterion::Prestige => "prestige",
            Criterion::FirstCard => "first-card",
            Criterion::LastCard => "last-card",
            Criterion::CityDeck => "city-deck",
        }
    }
}

impl Deck {
    /// The deck from the box.
    pub fn automartin() -> Deck {
        Deck::from_box("automartin").expect("the deck is in the box")
    }

    /// Whether turns and a game with these cards come to an end.
    ///
    /// # Errors
    ///
    /// Says what would not.
    pub(crate) fn can_end<'a>(
        cards: impl IntoIterator<Item = &'a DeckCard>,
    ) -> Result<(), DocumentError> {
        let (mut ends_turns, mut ends_games) = (false, false);
        for card in cards {
            ends_turns |= card.action != Some(CardAction::DrawAnother);
            ends_games |= card.empties_city_deck();
        }
        let wrong = |expected: &str, found: &str| {
            Err(DocumentError::new(Message::new(expected), Message::new(found)))
        };
        match (ends_turns, ends_games) {
            (false, _) => wrong("expected-turn-end", "found-endless-turn"),
            (_, false) => wrong("expected-game-end", "found-endless-game"),
            _ => Ok(()),
        }
    }
}

impl Boxed for Deck {
    kit::documents!(Deck, "deck", { "automartin" = "../decks/automartin.toml" });

    fn name(&self) -> &str {
        &self.name
    }

    fn is_like(document: &toml::Table) -> bool {
        let cards = document.get("card").and_then(toml::Value::as_array);
        cards.is_some_and(|it| it.iter().any(|card| card.get("filter").is_some()))
    }

    fn check(&self, _at: At) -> Result<(), DocumentError> {
        let n_cards = self.cards.len();
        if !(1..=MAX_AUTOMA_CARDS).contains(&n_cards) {
            let n = range(1, MAX_AUTOMA_CARDS);
            return Err(DocumentError::new(Message::new("expected-cards").with("n", n), n_cards));
        }
        for (nth, card) in self.cards.iter().enumerate() {
            if card.id.is_empty() || self.cards[..nth].iter().any(|it| it.id == card.id) {
                let expected = Message::new("expected-own-id");
                let error = DocumentError::new(expected, Message::quoted(&card.id));
                return Err(inside("card", nth, error.in_field("id")));
            }
            card.check().map_err(|it| inside("card", nth, it))?;
        }
        // The lowest level holds the fewest cards: what it can do, all can.
        Deck::can_end(self.cards.iter().filter(|it| it.level == 1))
    }
}

impl DeckCard {
    fn empties_city_deck(&self) -> bool {
        self.filter.first() == Some(&Criterion::CityDeck)
            || self.action == Some(CardAction::DiscardFromCityDeck)
    }

    fn check(&self) -> Result<(), DocumentError> {
        for (field, most, found) in
            [("level", 3, self.level), ("money", 20, self.money), ("poverty", 20, self.poverty)]
        {
            let least = u8::from(field == "level");
            if !(least..=most).contains(&found) {
                return Err(DocumentError::new(range(least, most), found).in_field(field));
            }
        }
        let wrong = |expected: &str, found: Message| {
            Err(DocumentError::new(Message::new(expected), found).in_field("filter"))
        };
        let Some((last, before)) = self.filter.split_last() else {
            return wrong("expected-filter", nothing());
        };
        let is_source = |it: &Criterion| {
            matches!(it, Criterion::DevelopmentBoard | Criterion::Borough | Criterion::CityDeck)
        };
        if !is_source(&self.filter[0]) {
            return wrong("expected-filter-source", Message::quoted(self.filter[0].key()));
        }
        // A line in the middle narrows; the last one leaves one card, or a tie would be left.
        let ends = |it: &Criterion| {
            matches!(it, Criterion::FirstCard | Criterion::LastCard | Criterion::CityDeck)
        };
        if !ends(last) {
            return wrong("expected-filter-end", Message::quoted(last.key()));
        }
        if before.iter().any(ends) || before.iter().skip(1).any(is_source) || 6 < self.filter.len()
        {
            return wrong("expected-filter-order", Message::new("trouble-other"));
        }
        let is_borough = self.filter[0] == Criterion::Borough;
        let unfit = [Criterion::Coins, Criterion::CityDeck];
        let unfit = unfit.into_iter().find(|it| is_borough && self.filter.contains(it));
        match unfit {
            Some(unfit) => wrong("expected-borough-filter", Message::quoted(unfit.key())),
            None => Ok(()),
        }
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
        let text = Deck::DOCUMENTS[0].text.replacen(", \"last-card\"]", "]", 1);
        assert_eq!(
            Deck::parse(&text).unwrap_err().to_string(),
            "line 10, card[0].filter: expected [expected-filter-end], found “poverty”"
        );
    }

    #[test]
    fn a_deck_without_end_is_refused() {
        let text = Deck::DOCUMENTS[0].text.replace("skip-next", "draw-another");
        assert!(Deck::parse(&text).is_ok());
        let mut deck = Deck::automartin();
        deck.cards.retain(|it| it.action == Some(CardAction::DrawAnother));
        assert!(deck.check(At::Screen).unwrap_err().to_string().contains("found-endless-turn"));
        let mut deck = Deck::automartin();
        deck.cards.retain(|it| !it.empties_city_deck());
        assert!(deck.check(At::Screen).unwrap_err().to_string().contains("found-endless-game"));
    }
}
