//! Putting the table right, and giving piles into other hands.

use kit::{Hands, IllegalAction, Session};
use serde_json::{Value, json};

use super::{Match, Next};
use crate::board::Board;

impl<G: Board> Match<G> {
    /// Sets facts of the table: `human.time=26 tile=free`, or a JSON merge patch; without
    /// a word they are asked for one by one.
    pub(super) fn fix(&mut self, typed: &str) -> Next {
        if typed.is_empty()
            && let Some(next) = self.begin_fixing()
        {
            return next;
        }
        match patch(typed) {
            Some(patch) => self.enter(|session| session.correct(patch)),
            None => {
                let document = kit::to_value(&self.session.game().position(&self.seen()));
                let args = [("facts", paths(&document).join(", ").into())];
                self.refuse(self.voice.tell("cli-play-fix-how", args))
            }
        }
    }

    /// Gives a pile to the person or the program: `fronts table`.
    pub(super) fn deal(&mut self, typed: &str) -> Next {
        let mut words = typed.split_whitespace();
        let (pile, by) = (words.next(), words.next().and_then(Hands::from_word));
        match (pile, by, words.next()) {
            (Some(pile), Some(by), None) => self.enter(|session| session.deal(pile, by)),
            _ => {
                let args = [("piles", G::PILES.join(", ").into())];
                self.refuse(self.voice.tell("cli-play-deal-how", args))
            }
        }
    }

    /// Writes an entry beside the course of the game, and tells what follows from it.
    pub(super) fn enter(
        &mut self,
        change: impl FnOnce(&mut Session<G>) -> Result<(), IllegalAction>,
    ) -> Next {
        let seat = self.viewer.map_or(0, |it| usize::from(it.0));
        self.told[seat] = self.told[seat].min(self.session.ply());
        if let Err(error) = change(&mut self.session) {
            return self.refuse(self.voice.trouble(&error.reason));
        }
        self.path.clear();
        self.is_stale = true;
        self.shown = None;
        self.end = self.session.ply();
        self.save();
        self.tell();
        Next::Ask
    }
}

/// What was typed, as a JSON merge patch: `{…}`, or places and values.
fn patch(typed: &str) -> Option<Value> {
    if typed.starts_with('{') {
        return serde_json::from_str(typed).ok().filter(Value::is_object);
    }
    let mut patch = json!({});
    let mut n_set = 0;
    for word in typed.split_whitespace() {
        let (path, value) = word.split_once('=')?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        let mut place = &mut patch;
        for key in path.split('.') {
            if !place.is_object() {
                *place = json!({});
            }
            place = place.as_object_mut()?.entry(key).or_insert(Value::Null);
        }
        *place = value;
        n_set += 1;
    }
    (n_set != 0).then_some(patch)
}

/// The places of a position that hold one value.
fn paths(document: &Value) -> Vec<String> {
    let Value::Object(fields) = document else { return Vec::new() };
    let mut paths = Vec::new();
    for (key, value) in fields {
        match value {
            Value::Object(_) => paths.extend(paths_under(key, value)),
            _ => paths.push(key.clone()),
        }
    }
    paths
}

fn paths_under(key: &str, value: &Value) -> Vec<String> {
    paths(value).into_iter().map(|it| format!("{key}.{it}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_values_are_a_patch() {
        let read = patch("human.time=26 human.buttons=-2 tile=free leather=[20,26]");
        let meant =
            json!({"human": {"time": 26, "buttons": -2}, "tile": "free", "leather": [20, 26]});
        assert_eq!(read, Some(meant));
        assert_eq!(patch("human.time 26"), None);
        assert_eq!(patch(""), None);
        assert_eq!(paths(&json!({"a": 1, "b": {"c": [2]}})), ["a", "b.c"]);
    }
}
