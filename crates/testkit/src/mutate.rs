//! Spoiling texts and documents: letter by letter, or field by field.

use kit::{Dice, Pile};
use serde_json::{Value, json};

/// The dice that spoil: no pile of a game has this number.
const SPOILING: Pile = Pile(u8::MAX - 3);

/// What readers stumble over.
const SNAGS: [&str; 40] = [
    "\u{feff}",
    "\r\n",
    "\n",
    " ",
    "\t",
    "\"",
    "'",
    "\"\"\"",
    "[",
    "]",
    "[[",
    "{",
    "}",
    "=",
    ".",
    ",",
    ":",
    "#",
    "\\",
    "\\u0000",
    "\u{0}",
    "\u{1}",
    "\u{202e}",
    "é",
    "🧵",
    "null",
    "true",
    "nan",
    "-inf",
    "1979-05-27T07:32:00Z",
    "07:32",
    "0x1F",
    "1e400",
    "0.5",
    "-1",
    "255",
    "256",
    "4294967296",
    "9223372036854775808",
    "340282366920938463463374607431768211456",
];

/// Spoils one text after the other, the same ones for the same seed.
pub(crate) struct Spoiler {
    dice: Dice,
    nth: u32,
}

impl Spoiler {
    pub(crate) fn new(seed: u64) -> Spoiler {
        Spoiler { dice: Dice::new(seed), nth: 0 }
    }

    /// A number below `n`, which is not 0.
    pub(crate) fn roll(&mut self, n: usize) -> usize {
        self.nth += 1;
        self.dice.roll(SPOILING, self.nth, n)
    }

    /// One of the texts, spoilt: half of them by letters, half by fields.
    pub(crate) fn spoil(&mut self, texts: &[String]) -> String {
        let text = &texts[self.roll(texts.len())];
        match (self.roll(2), kit::read::<Value>(text)) {
            (0, Ok(document)) => self.by_field(document),
            _ => {
                let other = &texts[self.roll(texts.len())];
                self.by_letter(text, other)
            }
        }
    }

    /// The document with one or two values changed, in either form.
    fn by_field(&mut self, mut document: Value) -> String {
        let nth = self.roll(1 << 20) as u32;
        tamper(&mut document, self.dice, nth);
        match (self.roll(2), toml::to_string(&document)) {
            (0, Ok(text)) => text,
            _ => document.to_string(),
        }
    }

    /// The text with up to four places cut, doubled, replaced by a snag, or
    /// followed by a piece of another text.
    pub(crate) fn by_letter(&mut self, text: &str, other: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..=self.roll(4) {
            let start = self.roll(letters.len() + 1);
            let n = self.roll(8).min(letters.len() - start);
            let piece: Vec<char> = match self.roll(4) {
                0 => Vec::new(),
                1 => letters[start..start + n].repeat(2),
                2 => SNAGS[self.roll(SNAGS.len())].chars().collect(),
                _ => {
                    let skipped = self.roll(other.chars().count() + 1);
                    other.chars().skip(skipped).take(self.roll(40)).collect()
                }
            };
            letters.splice(start..start + n, piece);
        }
        letters.into_iter().collect()
    }
}

/// What is being tried: told when a test fails on it.
pub(crate) struct Tried<'a>(pub(crate) &'static str, pub(crate) &'a str);

impl Drop for Tried<'_> {
    #[expect(clippy::print_stderr, reason = "a failing test tells its case")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the {} tried: {:?}", self.0, self.1);
        }
    }
}

/// Changes one or two places of a document.
pub(crate) fn tamper(document: &mut Value, dice: Dice, nth: u32) {
    for change in 0..=nth % 2 {
        let roll = |what: u32, n: usize| dice.roll(SPOILING, nth * 16 + change * 4 + what, n);
        let mut places = Vec::new();
        collect(document, String::new(), &mut places);
        let place = &places[roll(0, places.len())];
        let other = document.pointer(&places[roll(1, places.len())]).cloned();
        let Some(value) = document.pointer_mut(place) else { return };
        change_value(value, roll(2, 8), other.unwrap_or(Value::Null));
    }
}

fn change_value(value: &mut Value, how: usize, other: Value) {
    match (&mut *value, how) {
        (Value::Number(n), 0..=6) => {
            let n = n.as_i64().unwrap_or_default();
            let changed =
                [n.wrapping_add(1), n.wrapping_sub(1), 0, 99, 255, 1000, n.wrapping_add(7)];
            *value = changed[how].into();
        }
        (Value::Number(_) | Value::String(_), 7) => *value = json!([0.5, {"": null}]),
        (Value::Bool(it), 0..=5) => *it = !*it,
        (Value::Array(items), 0..=1) => {
            items.pop();
        }
        (Value::Array(items), 2..=4) => items.extend(items.last().cloned()),
        (Value::Array(items), 5) => items.reverse(),
        (Value::Array(items), 6) => items.clear(),
        (Value::Object(fields), 0..=5) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            if let Some(key) = keys.get(how % keys.len().max(1)) {
                fields.remove(key);
            }
        }
        _ => *value = other,
    }
}

fn collect(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (idx, item) in items.iter().enumerate() {
                collect(item, format!("{place}/{idx}"), places);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                let key = key.replace('~', "~0").replace('/', "~1");
                collect(field, format!("{place}/{key}"), places);
            }
        }
        _ => {}
    }
    places.push(place);
}
