//! The automa's deck: the TOML a person can write, and what makes it invalid.

use kit::{At, Boxed, DocumentError, Message};
use serde::{Deserialize, Serialize};

/// An automa deck, as written in TOML.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deck {
    /// The name shown to people.
    pub name: String,
    /// The number printed on the first card.
    #[serde(default = "one")]
    pub first_number: u8,
    /// The cards, in the order they are numbered.
    #[serde(rename = "card")]
    pub cards: Vec<Card>,
}

/// One automa card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Card {
    /// The most a patch may cost.
    pub virtual_buttons: u8,
    /// Read from the top until one patch is left.
    #[serde(default)]
    pub filters: Vec<Filter>,
    /// Buttons received for each button mark.
    pub income: u8,
    /// What the back shows.
    #[serde(default)]
    pub back: Back,
}

/// What a card looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Filter {
    /// Patches that leave its time token at or behind the human's.
    NoOvertake,
    /// The patches with most buttons.
    MostButtons,
    /// The largest patches.
    Largest,
    /// The patch farthest from the neutral token.
    Farthest,
}

/// What the back of a card shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// Nothing.
    #[default]
    Plain,
    /// The virtual buttons of the card.
    VirtualButtons,
}

/// How many cards are set aside unseen.
pub const N_SET_ASIDE: u8 = 2;
const MIN_CARDS: usize = 3;
const MAX_CARDS: usize = 32;
const MAX_FILTERS: usize = 8;
const MAX_NUMBER: usize = 199;
/// The most virtual buttons and the most income a card can have.
pub(crate) const MAX_FIGURE: u8 = 99;

fn one() -> u8 {
    1
}

impl Deck {
    /// Whether some card shows its virtual buttons on its back.
    pub fn has_open_backs(&self) -> bool {
        self.cards.iter().any(|it| it.back == Back::VirtualButtons)
    }
}

impl Boxed for Deck {
    kit::documents!(Deck, "deck", {
        "normal" = "../decks/normal.toml",
        "tactical" = "../decks/tactical.toml",
    });

    fn name(&self) -> &str {
        &self.name
    }

    fn is_like(document: &toml::Table) -> bool {
        let cards = document.get("card").and_then(toml::Value::as_array);
        cards.is_some_and(|it| it.iter().any(|card| card.get("virtual-buttons").is_some()))
    }

    fn check(&self, _at: At) -> Result<(), DocumentError> {
        let n_cards = self.cards.len();
        if !(MIN_CARDS..=MAX_CARDS).contains(&n_cards) {
            let expected =
                Message::new("expected-cards").with("least", MIN_CARDS).with("most", MAX_CARDS);
            return Err(DocumentError::new(expected, n_cards).in_field("card"));
        }
        if MAX_NUMBER + 1 < usize::from(self.first_number) + n_cards {
            let expected = Message::new("expected-first-number").with("most", MAX_NUMBER);
            return Err(DocumentError::new(expected, self.first_number).in_field("first-number"));
        }
        self.cards.iter().enumerate().try_for_each(|(at, card)| card.check(&format!("card[{at}]")))
    }
}

impl Card {
    /// The virtual buttons, if the back shows them.
    pub fn open_buttons(&self) -> Option<u8> {
        (self.back == Back::VirtualButtons).then_some(self.virtual_buttons)
    }

    fn check(&self, at: &str) -> Result<(), DocumentError> {
        for (figure, name) in [(self.virtual_buttons, "virtual-buttons"), (self.income, "income")] {
            if MAX_FIGURE < figure {
                let expected = Message::new("expected-at-most").with("most", MAX_FIGURE);
                return Err(DocumentError::new(expected, figure).in_field(format!("{at}.{name}")));
            }
        }
        if MAX_FILTERS < self.filters.len() {
            let expected = Message::new("expected-filters").with("most", MAX_FILTERS);
            let error = DocumentError::new(expected, self.filters.len());
            return Err(error.in_field(format!("{at}.filters")));
        }
        // One patch costs nothing, so a card without virtual buttons never has two to choose from.
        if self.virtual_buttons != 0 && self.filters.last() != Some(&Filter::Farthest) {
            let none = || Message::new("found-no-filter");
            let found = self.filters.last().map_or_else(none, |it| Message::quoted(it.key()));
            let error = DocumentError::new(Message::new("expected-farthest"), found);
            return Err(error.in_field(format!("{at}.filters")));
        }
        Ok(())
    }
}

impl Filter {
    /// The word used in a deck.
    pub fn key(self) -> &'static str {
        match self {
            Filter::NoOvertake => "no-overtake",
            Filter::MostButtons => "most-buttons",
            Filter::Largest => "largest",
            Filter::Farthest => "farthest",
        }
    }
}

#[cfg(test)]
mod tests {
    use kit::Lang;

    use super::*;

    fn sums(name: &str) -> (u32, u32) {
        let deck = Deck::from_box(name).unwrap();
        let sum = |figure: fn(&Card) -> u8| deck.cards.iter().map(|it| u32::from(figure(it))).sum();
        (sum(|it| it.virtual_buttons), sum(|it| it.income))
    }

    // Covers AC12.
    #[test]
    fn the_shipped_decks_add_up() {
        assert_eq!(sums("normal"), (64, 18));
        assert_eq!(sums("tactical"), (64, 18));
        let normal = Deck::from_box("normal").unwrap();
        assert_eq!((normal.cards.len(), normal.first_number), (12, 1));
        assert_eq!(
            normal.cards[11],
            Card { virtual_buttons: 0, filters: vec![], income: 5, back: Back::Plain }
        );
        let tactical = Deck::from_box("tactical").unwrap();
        assert_eq!((tactical.cards.len(), tactical.first_number), (12, 13));
        assert!(tactical.cards.iter().all(|it| it.back == Back::VirtualButtons));
        let virtual_buttons: Vec<u8> = tactical.cards.iter().map(|it| it.virtual_buttons).collect();
        assert_eq!(virtual_buttons, [1, 1, 3, 3, 4, 4, 6, 6, 8, 8, 10, 10]);
    }

    const CARD: &str =
        "[[card]]\nvirtual-buttons = 3\nfilters = [\"largest\", \"farthest\"]\nincome = 1\n";

    #[test]
    fn a_deck_of_ones_own_is_read() {
        let deck = Deck::parse(&format!("name = \"Gentle\"\n{}", CARD.repeat(3))).unwrap();
        assert_eq!(deck.cards.len(), 3);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let lexicon = kit::Lexicon::parse(&[kit::TEXTS, <crate::Patchwork as kit::Game>::TEXTS]);
        let lexicon = lexicon.unwrap();
        let error_text = |lang, text: &str| {
            let error = Deck::parse(&format!("name = \"Gentle\"\n{text}")).unwrap_err();
            lexicon.say(lang, &kit::Trouble::message(&error))
        };
        let fourth = |lang, from: &str, to: &str| {
            error_text(lang, &format!("{}{}", CARD.repeat(3), CARD.replace(from, to)))
        };
        assert_eq!(
            error_text(Lang::En, &CARD.repeat(2)),
            "line 2, card: expected 3 to 32 cards (two are set aside), found 2"
        );
        assert_eq!(
            fourth(Lang::Fr, "largest", "bigest"),
            "ligne 16, card[3].filters[0] : attendu l’un de no-overtake, most-buttons, largest, farthest, trouvé « bigest »"
        );
        assert_eq!(
            fourth(Lang::Es, ", \"farthest\"", ""),
            "línea 16, card[3].filters: se esperaba «farthest» como último filtro, para que no quede empate, se encontró «largest»"
        );
        assert_eq!(
            fourth(Lang::Fr, "[\"largest\", \"farthest\"]", "[]"),
            "ligne 16, card[3].filters : attendu « farthest » comme dernier filtre, pour qu’il ne reste pas d’égalité, trouvé aucun filtre"
        );
        assert_eq!(
            fourth(Lang::Es, "virtual-buttons = 3", "virtual-buttons = 100"),
            "línea 15, card[3].virtual-buttons: se esperaba como mucho 99, se encontró 100"
        );
        assert_eq!(
            fourth(Lang::En, "income", "incom"),
            "line 17, card[3].incom: expected one of virtual-buttons, filters, income, back, found the field “incom”"
        );
        assert_eq!(
            error_text(Lang::Fr, &format!("first-number = 198\n{}", CARD.repeat(3))),
            "ligne 2, first-number : attendu un premier numéro tel qu’aucun ne dépasse 199, trouvé 198"
        );
    }
}
