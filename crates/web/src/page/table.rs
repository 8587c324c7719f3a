//! What a game brings to the table: lines, checks, facts, and who deals.

use kit::{Game, Hands, Message};
use maud::Markup;
use serde_json::{Value, json};

/// A picture of a line: beside its words, or below them as wide as the screen.
#[derive(Debug)]
pub enum Drawn {
    /// A small picture in front of the words.
    Beside(Markup),
    /// A picture of the screen's width.
    Below(Markup),
}

/// A line to tick off while the table is set.
#[derive(Debug)]
pub struct Check {
    /// A small picture.
    pub picture: Markup,
    /// What lies where; what counts stands between stars: `**38**`.
    pub text: String,
    /// A further sentence.
    pub small: Option<String>,
    /// What is shown below it, as wide as the screen.
    pub below: Option<Markup>,
}

impl Check {
    /// A line with a picture and nothing more.
    pub fn new(picture: Markup, text: String) -> Check {
        Check { picture, text, small: None, below: None }
    }
}

/// Piles that one choice at set-up gives into somebody's hands.
#[derive(Debug)]
pub struct Deal {
    /// Its name.
    pub title: Message,
    /// The piles, by name.
    pub piles: Vec<&'static str>,
    /// The ways to deal them.
    pub ways: Vec<DealWay>,
}

/// A way to deal piles.
#[derive(Debug)]
pub struct DealWay {
    /// What it is called; its attribute `hint` says what it takes.
    pub text: Message,
    /// Its symbol.
    pub symbol: &'static str,
    /// Whose hands.
    pub hands: Hands,
    /// What the address of the first question says besides: `few=1`.
    pub then: &'static str,
}

impl Deal {
    /// The choice for one pile: the program or the person.
    pub fn of_pile(pile: &'static str) -> Deal {
        let way = |hands: Hands, symbol| DealWay {
            text: Message::new(format!("ui-deal-{}", hands.word())),
            symbol,
            hands,
            then: "",
        };
        Deal {
            title: Message::new(format!("pile-{pile}")),
            piles: vec![pile],
            ways: vec![way(Hands::Program, "phone"), way(Hands::Table, "deck")],
        }
    }
}

/// A card that got its name at the table.
#[derive(Debug)]
pub struct Named {
    /// The choice whose document knows it now.
    pub key: &'static str,
    /// That document.
    pub text: String,
    /// What is told with it, in notation.
    pub action: String,
}

/// A fact of the mirror.
#[derive(Clone, Debug)]
pub struct Fact {
    /// The text of the group it belongs to: a tab of the page.
    pub group: &'static str,
    /// The place on the table it is about, for pages that let a place be tapped.
    pub place: String,
    /// What it is called: "your token".
    pub name: String,
    /// How it stands: "on 26".
    pub said: String,
    /// How it can be set.
    pub ways: Ways,
}

/// How a fact can be set.
#[derive(Clone, Debug)]
pub enum Ways {
    /// A number at a place of the position: `human.time`.
    Count {
        /// The place, its names joined by dots.
        path: String,
        /// The number now.
        n: i64,
        /// The least it can be.
        least: i64,
        /// The most it can be.
        most: i64,
    },
    /// One of several.
    OneOf(Vec<Way>),
}

/// One way that a fact can stand.
#[derive(Clone, Debug)]
pub struct Way {
    /// In words.
    pub text: String,
    /// A symbol, or nothing.
    pub symbol: &'static str,
    /// What sets it: a JSON merge patch of the position.
    pub patch: Value,
    /// Whether it stands so.
    pub is_now: bool,
}

/// A table that is being put right: what was changed so far, and what it leads to.
#[derive(Debug)]
pub struct Fixing<G: Game> {
    /// The changes so far, as a JSON merge patch of the position.
    pub patch: Value,
    /// The table with them; the one that is kept where they are impossible.
    pub state: G::State,
    /// The turn of the automa that is worked out again, by its first entry.
    pub turn: Option<usize>,
}

impl<G: Game> Fixing<G> {
    /// The address of the page with one more change, and perhaps a place or a tab.
    pub fn link(&self, id: &str, more: &Value, parameters: &[(&str, &str)]) -> String {
        let mut patch = self.patch.clone();
        compose(&mut patch, more);
        let mut link = format!("/play/{id}/fix?patch={}", encoded(&patch.to_string()));
        if let Some(turn) = self.turn {
            link.push_str(&format!("&turn={turn}"));
        }
        for (key, value) in parameters {
            link.push_str(&format!("&{key}={}", encoded(value)));
        }
        link
    }
}

/// A merge patch that sets one place: `human.time`.
pub fn patch_at(path: &str, value: impl Into<Value>) -> Value {
    path.rsplit('.').fold(value.into(), |inner, key| json!({ key: inner }))
}

/// Makes `first` do what both do, one after the other; what is removed stays so.
pub(crate) fn compose(first: &mut Value, then: &Value) {
    let (Value::Object(_), Value::Object(changes)) = (&*first, then) else {
        *first = then.clone();
        return;
    };
    let fields = first.as_object_mut().expect("it was just seen to be one");
    for (key, change) in changes {
        compose(fields.entry(key.clone()).or_insert(Value::Null), change);
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
    fn two_changes_are_one_that_does_both() {
        let mut patch = patch_at("human.time", 7);
        compose(&mut patch, &json!({"human": {"buttons": 2}, "tile": null}));
        compose(&mut patch, &patch_at("human.time", 9));
        assert_eq!(patch, json!({"human": {"time": 9, "buttons": 2}, "tile": null}));
        assert_eq!(encoded("{\"a b\":1}"), "%7B%22a%20b%22%3A1%7D");
    }
}
