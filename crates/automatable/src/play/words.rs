//! Words: what a person can say besides a choice.

use crate::voice::Voice;

/// What a person wants.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// What can be said.
    Help,
    /// The table again.
    Table,
    /// What the table has no room for.
    More,
    /// One step back.
    Back,
    /// One deed back.
    Undo,
    /// Forward again.
    Redo,
    /// The table after so many actions.
    GoTo(String),
    /// The automa's reasons.
    Why(Option<String>),
    /// Why something is not possible.
    WhyNot(Option<String>),
    /// Good deeds; asked once more, why.
    Hint,
    /// The points.
    Score,
    /// What happened so far.
    Log,
    /// A rule.
    Rules(Option<String>),
    /// Save now, perhaps elsewhere.
    Save(Option<String>),
    /// Put the table right: `human.time=26`.
    Fix(String),
    /// Give a pile into other hands: `fronts table`.
    Deal(String),
    /// Leave.
    Quit,
    /// A choice: a number, a key, or notation.
    Choose(String),
}

/// The words, as they are in English; the texts `cli-word-…` have the others.
pub(crate) const WORDS: [&str; 16] = [
    "help", "table", "more", "back", "undo", "redo", "goto", "why", "hint", "score", "log",
    "rules", "fix", "deal", "save", "quit",
];

/// Reads what was typed.
pub(crate) fn wish(voice: &Voice, line: &str) -> Wish {
    let line = line.trim();
    if let Some(rest) = line.strip_prefix('?') {
        return Wish::WhyNot(some(rest));
    }
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let (second, after) = rest.trim_start().split_once(' ').unwrap_or((rest.trim_start(), ""));
    // Some write in two words what the texts have in one: “por qué”.
    let meant = word(voice, first).map(|it| (it, rest));
    let meant = meant.or_else(|| Some((word(voice, &format!("{first}{second}"))?, after)));
    let (word, rest) = meant.map_or((None, rest), |(word, rest)| (Some(word), rest));
    match (word, some(rest)) {
        (Some("help"), None) => Wish::Help,
        (Some("table"), None) => Wish::Table,
        (Some("more"), None) => Wish::More,
        (Some("back"), None) => Wish::Back,
        (Some("undo"), None) => Wish::Undo,
        (Some("redo"), None) => Wish::Redo,
        (Some("goto"), rest) => Wish::GoTo(rest.unwrap_or_default()),
        (Some("why"), rest) => Wish::Why(rest),
        (Some("hint"), None) => Wish::Hint,
        (Some("score"), None) => Wish::Score,
        (Some("log"), None) => Wish::Log,
        (Some("rules"), rest) => Wish::Rules(rest),
        (Some("save"), rest) => Wish::Save(rest),
        (Some("fix"), rest) => Wish::Fix(rest.unwrap_or_default()),
        (Some("deal"), rest) => Wish::Deal(rest.unwrap_or_default()),
        (Some("quit"), None) => Wish::Quit,
        _ => Wish::Choose(line.to_owned()),
    }
}

/// The word that somebody means, in English or in their language.
fn word(voice: &Voice, typed: &str) -> Option<&'static str> {
    let typed = desk::fold(typed);
    let is_meant = |it: &&str| typed == *it || typed == desk::fold(&spoken(voice, it));
    WORDS.into_iter().find(is_meant)
}

/// A word in the person's language.
pub(crate) fn spoken(voice: &Voice, word: &str) -> String {
    voice.text(&format!("cli-word-{word}"))
}

fn some(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Lang;

    #[test]
    fn words_are_understood_in_english_and_in_the_persons_language() {
        let voice = Voice::new(Lang::Es);
        assert_eq!(wish(&voice, "undo"), Wish::Undo);
        assert_eq!(wish(&voice, " DESHACER "), Wish::Undo);
        assert_eq!(wish(&voice, "atras"), Wish::Back);
        assert_eq!(wish(&voice, "?buy 3"), Wish::WhyNot(Some("buy 3".to_owned())));
        assert_eq!(wish(&voice, "back 4"), Wish::Choose("back 4".to_owned()));
        assert_eq!(wish(&voice, "goto 12"), Wish::GoTo("12".to_owned()));
        assert_eq!(wish(&voice, "por qué"), Wish::Why(None));
        assert_eq!(wish(&voice, "por  que 41"), Wish::Why(Some("41".to_owned())));
        for lang in Lang::ALL {
            let voice = Voice::new(lang);
            let words: Vec<String> =
                WORDS.iter().map(|it| desk::fold(&spoken(&voice, it))).collect();
            for (nth, word) in words.iter().enumerate() {
                assert!(!word.contains(' '));
                assert_eq!(
                    words.iter().position(|it| it == word),
                    Some(nth),
                    "{word} means one thing"
                );
            }
        }
    }
}
