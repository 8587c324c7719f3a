//! Marks in words: what a result has to be read with.

use kit::{Marks, Message};

use crate::{Day, Words};

/// Every mark of a game in a few words: "2 hints".
pub fn mark_names(words: &Words<'_>, marks: &Marks) -> Vec<String> {
    let Marks { honest, no_hints, hints, undone, second_try, day } = marks;
    let count = |id: &str, n: u32| words.say(&Message::new(id).with("n", i64::from(n)));
    let mut all = Vec::new();
    if let Some(day) = day.as_deref().and_then(Day::parse) {
        all.push(words.say(&Message::new("mark-day").with("day", day.short(words))));
    }
    if *second_try {
        all.push(words.text("mark-second-try"));
    }
    if *honest {
        all.push(words.text("mark-honest"));
    }
    // Who plays honest has none anyway.
    if *no_hints && !honest {
        all.push(words.text("mark-no-hints"));
    }
    if 0 < *hints {
        all.push(count("mark-hints", *hints));
    }
    if 0 < *undone {
        all.push(count("mark-undone", *undone));
    }
    all
}
