//! The way to the terminal: what comes from outside is shown there, never obeyed.

use std::{borrow::Cow, sync::LazyLock};

use crate::chance;

/// What stands for the escape character in what we write ourselves, until it is
/// printed. It is made anew for every run, so that no document can have it.
static OWN: LazyLock<String> = LazyLock::new(|| {
    let bits = chance::entropy();
    let letter = |nth: u32| char::from_u32(0xfdd0 + (bits >> (4 * nth) & 15) as u32);
    (0..16).filter_map(letter).collect()
});

/// The mark for the escape character in what we write ourselves.
pub(crate) fn own() -> &'static str {
    &OWN
}

/// A text as it may be printed: our own marks are escapes now, and whatever else a
/// terminal would obey is shown.
pub(crate) fn printed(text: &str) -> String {
    let parts: Vec<Cow<'_, str>> = text.split(own()).map(kit::visible).collect();
    parts.join("\x1b")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_we_write_ourselves_is_obeyed() {
        let mark = own();
        assert_eq!(mark.chars().count(), 16);
        let text = format!("{mark}[1mIts \x1b[2J\u{202e}name{mark}[0m\n");
        assert_eq!(printed(&text), "\x1b[1mIts \\u001b[2J\\u202ename\x1b[0m\n");
        let half = mark.chars().take(8).collect::<String>();
        assert!(!printed(&half).contains(['\x1b', '\u{fdd0}']));
    }
}
