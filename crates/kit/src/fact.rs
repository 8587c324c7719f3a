//! Facts: what the mirror of a table holds, and how a person puts it right.

use std::fmt;

use serde_json::{Map, Value, json};

use crate::{Game, Message, to_value};

/// A fact of the mirror at a table; `P` is the game's [`Game::Position`].
pub struct Fact<'a, P> {
    /// The text of the group it belongs to.
    pub group: &'static str,
    /// Where on the table it is, without spaces: `patch-12`. No other fact has it.
    pub place: String,
    /// What it is called: "your token".
    pub name: Message,
    /// How it stands: "on 26".
    pub said: Message,
    ways: Box<dyn Fn() -> Ways<'a, P> + 'a>,
}

/// How a fact can be set.
#[derive(Debug)]
pub enum Ways<'a, P> {
    /// A number.
    Count(Count<'a, P>),
    /// One of several.
    OneOf(Vec<Way<'a, P>>),
}

/// What sets a number in a position.
type Setter<'a, P> = Box<dyn Fn(&mut P, i64) + 'a>;

/// A number that can be set.
pub struct Count<'a, P> {
    /// The number now.
    pub n: i64,
    /// The least it can be.
    pub least: i64,
    /// The most it can be.
    pub most: i64,
    set: Setter<'a, P>,
}

/// One way that a fact can stand.
pub struct Way<'a, P> {
    /// In words.
    pub text: Message,
    /// A symbol, or nothing.
    pub symbol: &'static str,
    /// Whether it stands so.
    pub is_now: bool,
    set: Box<dyn Fn(&mut P) + 'a>,
}

impl<'a, P> Fact<'a, P> {
    /// A fact; how it can be set is worked out only when it is asked for, since tables
    /// are compared by all of their facts and set by one.
    pub fn new(
        group: &'static str,
        place: impl Into<String>,
        name: Message,
        said: Message,
        ways: impl Fn() -> Ways<'a, P> + 'a,
    ) -> Fact<'a, P> {
        Fact { group, place: place.into(), name, said, ways: Box::new(ways) }
    }

    /// How it can be set.
    pub fn ways(&self) -> Ways<'a, P> {
        (self.ways)()
    }
}

impl<'a, P> Ways<'a, P> {
    /// A number between two others, and what sets it.
    pub fn count(n: i64, least: i64, most: i64, set: impl Fn(&mut P, i64) + 'a) -> Ways<'a, P> {
        Ways::Count(Count { n, least, most, set: Box::new(set) })
    }
}

impl<P> Count<'_, P> {
    /// Sets the number.
    pub fn set(&self, position: &mut P, n: i64) {
        (self.set)(position, n);
    }
}

impl<'a, P> Way<'a, P> {
    /// A way, and what makes the table stand so.
    pub fn new(
        text: Message,
        symbol: &'static str,
        is_now: bool,
        set: impl Fn(&mut P) + 'a,
    ) -> Way<'a, P> {
        Way { text, symbol, is_now, set: Box::new(set) }
    }

    /// Makes the table stand so.
    pub fn set(&self, position: &mut P) {
        (self.set)(position);
    }
}

impl<P> fmt::Debug for Fact<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {}", self.place, self.name, self.said)
    }
}

impl<P> fmt::Debug for Count<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}..={}", self.n, self.least, self.most)
    }
}

impl<P> fmt::Debug for Way<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.text, if self.is_now { " (now)" } else { "" })
    }
}

/// A change of a table as a JSON merge patch of its position: every field that differs.
pub fn patch<G: Game>(game: &G, state: &G::State, change: impl FnOnce(&mut G::Position)) -> Value {
    let before = game.position(state);
    let mut after = before.clone();
    change(&mut after);
    difference(&to_value(&before), &to_value(&after))
}

fn difference(before: &Value, after: &Value) -> Value {
    let (Value::Object(before), Value::Object(after)) = (before, after) else {
        return after.clone();
    };
    let mut patch = Map::new();
    for key in before.keys().filter(|it| !after.contains_key(*it)) {
        patch.insert(key.clone(), Value::Null);
    }
    for (key, value) in after.iter().filter(|it| before.get(it.0) != Some(it.1)) {
        let change = before.get(key).map_or_else(|| value.clone(), |it| difference(it, value));
        patch.insert(key.clone(), change);
    }
    Value::Object(patch)
}

/// A merge patch that sets one place: `human.time`.
pub fn patch_at(path: &str, value: impl Into<Value>) -> Value {
    path.rsplit('.').fold(value.into(), |inner, key| json!({ key: inner }))
}

/// Makes the merge patch `first` do what both do, one after the other; what is removed
/// stays so.
pub fn compose(first: &mut Value, then: &Value) {
    match (first, then) {
        (Value::Object(fields), Value::Object(changes)) => {
            for (key, change) in changes {
                compose(fields.entry(key.clone()).or_insert(Value::Null), change);
            }
        }
        (first, then) => *first = then.clone(),
    }
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
    }

    #[test]
    fn a_difference_names_what_is_gone_new_and_other() {
        let before = json!({"time": 3, "tile": "free", "human": {"taken": [1], "income": 2}});
        let after = json!({"time": 3, "human": {"taken": [1, 4]}, "left": 5});
        let meant = json!({"tile": null, "human": {"taken": [1, 4], "income": null}, "left": 5});
        assert_eq!(difference(&before, &after), meant);
    }
}
