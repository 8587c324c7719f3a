//! What a reader of documents complains about, as messages.
//!
//! Serde and the parsers speak English and name types of ours; their few shapes
//! of sentences are known, and what they do not say is said in general words.

use super::{MARK, Wrong};
use crate::{DocumentError, Message, message::readable};

/// A value or field that does not fit.
pub(super) fn data(complaint: &str) -> DocumentError {
    if let Some(wrong) = carried(complaint) {
        return wrong;
    }
    if let Some(field) = complaint.strip_prefix("missing field ") {
        let field = Message::new("trouble-field").with("field", unquoted(field));
        return DocumentError::new(field, Message::new("trouble-nothing"));
    }
    if let Some(field) = complaint.strip_prefix("duplicate field ") {
        return DocumentError::new(Message::new("trouble-once"), quoted(unquoted(field)));
    }
    // What was typed may contain the same words; ours stand last.
    let (found, expected) = complaint.rsplit_once(", expected ").unwrap_or((complaint, ""));
    if let Some(field) = found.strip_prefix("unknown field ") {
        let field = field.split(", there are no fields").next().unwrap_or(field);
        let found = Message::new("trouble-field").with("field", readable(unquoted(field)));
        return DocumentError::new(one_of(expected), found);
    }
    if let Some(word) = found.strip_prefix("unknown variant ") {
        return DocumentError::new(one_of(expected), quoted(unquoted(word)));
    }
    let value = found
        .strip_prefix("invalid type: ")
        .or_else(|| found.strip_prefix("invalid value: "))
        .or_else(|| found.strip_prefix("invalid length "));
    DocumentError::new(kind(expected), value.map_or_else(|| quoted(found), value_told))
}

/// A text that is no document.
pub(super) fn syntax(
    complaint: &str,
    form: &'static str,
    text: &str,
    line: usize,
    column: usize,
) -> DocumentError {
    if let Some(wrong) = carried(complaint) {
        return wrong;
    }
    let rest = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let rest: String = after(rest, column.saturating_sub(1)).chars().take(MAX_SHOWN).collect();
    if complaint.contains("duplicate key") {
        let key = rest.split(['=', ' ', ']', '.']).next().unwrap_or_default();
        return DocumentError::new(Message::new("trouble-once"), quoted(key.trim_matches('"')));
    }
    let is_end = complaint.contains("EOF") || rest.trim().is_empty();
    let found = if is_end { Message::new("trouble-end") } else { quoted(rest.trim()) };
    DocumentError::new(Message::new(form), found)
}

/// How much of a faulty text is shown.
const MAX_SHOWN: usize = 40;

/// The text from a byte on, or from the next whole letter.
fn after(text: &str, mut from: usize) -> &str {
    while !text.is_char_boundary(from.min(text.len())) {
        from += 1;
    }
    text.get(from..).unwrap_or_default()
}

/// A message of ours that went through a reader.
fn carried(complaint: &str) -> Option<DocumentError> {
    // Only at the beginning: elsewhere somebody typed the mark.
    let text = complaint.strip_prefix(MARK)?.split(MARK).next()?;
    let wrong: Wrong = serde_json::from_str(text).ok()?;
    Some(DocumentError::new(wrong.expected, wrong.found))
}

/// What should have stood there.
fn kind(expected: &str) -> Message {
    let range = |least: i64, most: u64| {
        Message::new("trouble-number")
            .with("least", least.to_string())
            .with("most", most.to_string())
    };
    let whole = match expected {
        "u8" => Some(range(0, u8::MAX.into())),
        "u16" => Some(range(0, u16::MAX.into())),
        "u32" => Some(range(0, u32::MAX.into())),
        "u64" | "usize" => Some(range(0, u64::MAX)),
        "i8" => Some(range(i8::MIN.into(), i8::MAX as u64)),
        "i16" => Some(range(i16::MIN.into(), i16::MAX as u64)),
        "i32" => Some(range(i32::MIN.into(), i32::MAX as u64)),
        "i64" | "isize" => Some(range(i64::MIN, i64::MAX as u64)),
        _ => None,
    };
    if let Some(whole) = whole {
        return whole;
    }
    let n: Option<u32> = expected.split(' ').find_map(|it| it.parse().ok());
    match (expected, n) {
        (it, Some(n))
            if it.starts_with("an array of length") || it.starts_with("a tuple of size") =>
        {
            Message::new("trouble-list-of").with("n", n)
        }
        (it, _) if it.contains("fewer elements") => Message::new("trouble-shorter-list"),
        (it, _) if it.contains("map with a single key") => Message::new("trouble-one-field"),
        (it, _) if it.starts_with("struct") || it.starts_with("a map") => {
            Message::new("trouble-table")
        }
        (it, _) if it.starts_with("newtype variant") => Message::new("trouble-value"),
        (it, _) if it.starts_with("tuple variant") => Message::new("trouble-list"),
        (it, _) if it.starts_with("a sequence") || it.contains("array") => {
            Message::new("trouble-list")
        }
        ("a string" | "string" | "str" | "a borrowed string", _) => Message::new("trouble-text"),
        ("a boolean", _) => Message::new("trouble-boolean"),
        (it, _)
            if ["enum", "string or", "variant", "unit"].iter().any(|word| it.contains(word)) =>
        {
            Message::new("trouble-word")
        }
        _ => Message::new("trouble-other"),
    }
}

/// What stood there: "integer `5`", "string \"x\"", "map", "3" of a length.
fn value_told(found: &str) -> Message {
    let inner = |mark: char| {
        let inner = found.split_once(mark)?.1;
        Some(inner.strip_suffix(mark).unwrap_or(inner))
    };
    match found.split(' ').next().unwrap_or_default() {
        "string" => {
            quoted(&inner('"').unwrap_or_default().replace("\\\"", "\"").replace("\\\\", "\\"))
        }
        "map" | "struct" | "enum" => Message::new("trouble-table"),
        "sequence" | "tuple" => Message::new("trouble-list"),
        "null" | "unit" | "Option" => Message::new("trouble-nothing"),
        length if length.parse::<usize>().is_ok() => {
            Message::new("trouble-list-of").with("n", length.parse::<usize>().unwrap_or_default())
        }
        _ => Message::verbatim(inner('`').unwrap_or(found)),
    }
}

/// Words to choose from: "`a`, `b`" or "one of `a`, `b`" or "`a` or `b`".
fn one_of(words: &str) -> Message {
    let words: Vec<&str> = words.split('`').skip(1).step_by(2).collect();
    match words[..] {
        [] => Message::new("trouble-nothing"),
        [word] => quoted(word),
        _ => Message::new("trouble-one-of").with("words", words.join(", ")),
    }
}

fn unquoted(text: &str) -> &str {
    let text = text.strip_prefix('`').unwrap_or(text);
    text.strip_suffix('`').unwrap_or(text)
}

fn quoted(text: &str) -> Message {
    let shown: String = text.chars().take(MAX_SHOWN).collect();
    Message::quoted(shown)
}
