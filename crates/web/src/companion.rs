//! What a game brings to the table: lines, checks, facts, and who deals.

use kit::{Game, Hands, Message, compose};
use maud::Markup;
use serde_json::Value;

use super::view::{Reading, View};
use crate::address::{Address, Link, key};

/// A picture of a line: beside its words, or below them as wide as the screen.
#[derive(Debug)]
pub(crate) enum Drawn {
    /// A small picture in front of the words.
    Beside(Markup),
    /// A picture of the screen's width.
    Below(Markup),
}

/// A line to tick off while the table is set.
#[derive(Debug)]
pub(crate) struct Check {
    /// A small picture.
    pub(crate) picture: Markup,
    /// What lies where; what counts stands between stars: `**38**`.
    pub(crate) text: String,
    /// A further sentence.
    pub(crate) small: Option<String>,
    /// What is shown below it, as wide as the screen.
    pub(crate) below: Option<Markup>,
}

impl Check {
    /// A line with a picture and nothing more.
    pub(crate) fn new(picture: Markup, text: String) -> Check {
        Check { picture, text, small: None, below: None }
    }
}

/// Piles that one choice at set-up gives into somebody's hands.
#[derive(Debug)]
pub(crate) struct Deal {
    /// Its name.
    pub(crate) title: Message,
    /// The piles, by name.
    pub(crate) piles: Vec<&'static str>,
    /// The ways to deal them.
    pub(crate) ways: Vec<DealWay>,
}

/// A way to deal piles.
#[derive(Debug)]
pub(crate) struct DealWay {
    /// What it is called; its attribute `hint` says what it takes.
    pub(crate) text: Message,
    /// Its symbol.
    pub(crate) symbol: &'static str,
    /// Whose hands.
    pub(crate) hands: Hands,
    /// What the address of the first question says besides, by its key.
    pub(crate) then: Option<&'static str>,
}

impl Deal {
    /// The choice for one pile: the program or the person.
    pub(crate) fn of_pile(pile: &'static str) -> Deal {
        let way = |hands: Hands, symbol| DealWay {
            text: Message::new(format!("ui-deal-{}", hands.word())),
            symbol,
            hands,
            then: None,
        };
        Deal {
            title: Message::new(format!("pile-{pile}")),
            piles: vec![pile],
            ways: vec![way(Hands::Program, "phone"), way(Hands::Table, "deck")],
        }
    }
}

/// A box whose cards the person tells as they come up: a document of their own that
/// begins empty.
#[derive(Debug)]
pub(crate) struct OwnBox {
    /// The choice that it stands in for.
    pub(crate) key: &'static str,
    /// What it is called; its attribute `hint` says what it takes.
    pub(crate) text: &'static str,
    /// The document of this name of which nothing is known yet.
    pub(crate) begun: fn(&str) -> String,
    /// Whether a document is of this box.
    pub(crate) is_of: fn(&str) -> bool,
}

impl OwnBox {
    /// The value of the choice that means it.
    pub(crate) const VALUE: &'static str = "box";
}

/// A card that got its name at the table.
#[derive(Debug)]
pub(crate) struct Named {
    /// The choice whose document knows it now.
    pub(crate) key: &'static str,
    /// That document.
    pub(crate) text: String,
    /// What is told with it, in notation.
    pub(crate) action: String,
}

/// A table that is being put right: what was changed so far, and what it leads to.
#[derive(Debug)]
pub(crate) struct Fixing<G: Game> {
    /// The changes so far, as a JSON merge patch of the position.
    pub(crate) patch: Value,
    /// The table with them; the one that is kept where they are impossible.
    pub(crate) state: G::State,
    /// The turn of the automa that is worked out again, by its first entry.
    pub(crate) turn: Option<usize>,
    /// The turn whose lines are gone back to, by its first entry: the table is put right
    /// as it lies after it.
    pub(crate) after: Option<usize>,
}

impl<G: Reading> Fixing<G> {
    /// One more change of the table, as a merge patch.
    pub(crate) fn change(&self, game: &G, change: impl FnOnce(&mut G::Position)) -> Value {
        kit::patch(game, &self.state, change)
    }

    /// The address of the page with one more change, and perhaps a place or a tab.
    pub(crate) fn link(
        &self,
        view: &View<'_, G>,
        more: &Value,
        parameters: &[(&str, &str)],
    ) -> Link {
        let mut patch = self.patch.clone();
        compose(&mut patch, more);
        let mut link = view.words.to(Address::Fix { id: view.id });
        link = link.with(key::PATCH, encoded(&patch.to_string()));
        if let Some(turn) = self.turn {
            link = link.with(key::TURN, turn);
        }
        if let Some(after) = self.after {
            link = link.with(key::AFTER, after);
        }
        parameters.iter().fold(link, |link, (key, value)| link.with(key, encoded(value)))
    }
}

/// A text as it may stand in an address.
pub(crate) fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                encoded.push(char::from(byte));
            }
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_may_stand_in_an_address() {
        assert_eq!(encoded("{\"a b\":1}"), "%7B%22a%20b%22%3A1%7D");
    }
}
