//! What a terminal would obey instead of showing it, made visible.

use std::{borrow::Cow, fmt::Write};

/// Whether a terminal obeys a character instead of showing it: controls but tabs and
/// the ends of lines, marks that turn the direction of writing, and what takes no room.
///
/// The joiners U+200C and U+200D belong to scripts and pictures and stay.
pub fn is_obeyed(letter: char) -> bool {
    match letter {
        '\n' | '\t' => false,
        '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}' => true,
        '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}' => true,
        // What stands for nothing, and tags.
        '\u{fdd0}'..='\u{fdef}' | '\u{e0000}'..='\u{e007f}' => true,
        _ => letter.is_control(),
    }
}

/// The text with `\u001b` in place of what a terminal would obey: inside a text of
/// JSON it says the same as before.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_obeyed) {
        return text.into();
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        if is_obeyed(letter) {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                let _ = write!(shown, "\\u{unit:04x}");
            }
        } else {
            shown.push(letter);
        }
    }
    shown.into()
}

/// A document in TOML that says the same, with escapes in place of what a terminal
/// would obey, so that it can be looked at: literal texts, which know no escapes,
/// become plain ones.
pub(crate) fn visible_toml(document: String) -> String {
    if !document.contains(is_obeyed) {
        return document;
    }
    let mut shown = String::with_capacity(document.len() + 16);
    let mut rest = document.as_str();
    while let Some(at) = rest.find(['"', '\'']) {
        shown.push_str(&rest[..at]);
        rest = &rest[at..];
        let quote = ["\"\"\"", "'''", "\"", "'"].into_iter().find(|it| rest.starts_with(it));
        let quote = quote.unwrap_or("\"");
        let inside = &rest[quote.len()..];
        let is_literal = quote.starts_with('\'');
        let end = if is_literal { inside.find(quote) } else { closing(inside, quote) };
        // What is written is whole; the rest of anything else stays as it is.
        let Some(mut end) = end else { break };
        // Up to two quotes may stand before the three that close a text.
        while quote.len() == 3 && inside[end + 1..].starts_with(quote) {
            end += 1;
        }
        rest = &inside[end + quote.len()..];
        let inside = &inside[..end];
        match is_literal && inside.contains(is_obeyed) {
            // The first end of line belongs to the quotes.
            true => plain(inside.strip_prefix('\n').unwrap_or(inside), &mut shown),
            false => {
                shown.push_str(quote);
                inside.chars().for_each(|it| escape(it, &mut shown));
                shown.push_str(quote);
            }
        }
    }
    shown.push_str(rest);
    shown
}

/// Where a text that knows escapes ends.
fn closing(inside: &str, quote: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (at, letter) in inside.char_indices() {
        if !is_escaped && inside[at..].starts_with(quote) {
            return Some(at);
        }
        is_escaped = letter == '\\' && !is_escaped;
    }
    None
}

/// Writes a text between plain quotes.
fn plain(text: &str, shown: &mut String) {
    shown.push('"');
    for letter in text.chars() {
        match letter {
            '\n' => shown.push_str("\\n"),
            '"' | '\\' => shown.extend(['\\', letter]),
            _ => escape(letter, shown),
        }
    }
    shown.push('"');
}

fn escape(letter: char, shown: &mut String) {
    let _ = match u32::from(letter) {
        _ if !is_obeyed(letter) => shown.write_char(letter),
        code @ 0..=0xffff => write!(shown, "\\u{code:04x}"),
        code => write!(shown, "\\U{code:08x}"),
    };
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    const OBEYED: &str = "\u{1b}]0;x\u{7}\u{9b}2J\u{202e}\u{2066}\u{200b}\u{7f}\r\u{e0041}";

    #[test]
    fn what_a_terminal_obeys_is_shown_and_the_rest_stays() {
        assert_eq!(visible("Bébé\t’\u{200d}\n"), "Bébé\t’\u{200d}\n");
        assert_eq!(
            visible(OBEYED),
            "\\u001b]0;x\\u0007\\u009b2J\\u202e\\u2066\\u200b\\u007f\\u000d\\udb40\\udc41"
        );
        let json = serde_json::to_string(OBEYED).unwrap();
        assert_eq!(serde_json::from_str::<String>(&visible(&json)).unwrap(), OBEYED);
    }

    #[test]
    fn a_document_says_the_same_whatever_its_quotes() {
        let texts = [
            "",
            "a",
            "'",
            "\"",
            "\\",
            "\\\"",
            "''",
            "'''",
            "\"\"",
            "\"\"\"",
            "\n",
            "a\nb",
            "\r\n",
            "it's \"so\"",
            "ends with \\",
            "ends with '",
            "ends with \"",
        ];
        let mut document = BTreeMap::new();
        for (nth, text) in texts.into_iter().enumerate() {
            for (way, text) in [
                text.to_owned(),
                format!("{text}{OBEYED}"),
                format!("{OBEYED}{text}"),
                format!("{text}\n\u{202e}{text}"),
                format!("\n\u{9b}{text}"),
            ]
            .into_iter()
            .enumerate()
            {
                document.insert(format!("k{nth}-{way}{OBEYED}'\""), text);
            }
        }
        for written in [crate::to_toml(&document), crate::to_toml_short(&document)] {
            assert!(!written.contains(is_obeyed), "{written}");
            let read: BTreeMap<String, String> = toml::from_str(&written).unwrap();
            assert_eq!(read, document);
        }
    }
}
