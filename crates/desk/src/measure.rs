//! Measures: what a rule compared, in words.

use kit::{Message, Rung};

use crate::Words;

/// What a rule measured for one candidate: "costs 7, it can pay 5".
pub fn measured<C>(words: &Words<'_>, rung: &Rung<C>, measure: i32) -> String {
    let mut message = Message::new(rung.rule.id).attribute("measure").with("measure", measure);
    if let Some(limit) = rung.limit {
        message = message.with("limit", limit);
    }
    match (words.has(&message), rung.limit) {
        (true, _) => words.say(&message),
        (false, Some(limit)) => format!("{measure} / {limit}"),
        (false, None) => measure.to_string(),
    }
}
