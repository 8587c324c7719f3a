//! Words that all games and all ways to play them share.

use kit::{ChoiceKind, Game, Lang, Lexicon, LexiconError, Message};

/// What every part of the program says of any game.
const SHARED: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];

/// The texts of the game `G`, the shared ones, and those of whoever asks.
///
/// # Errors
///
/// If a catalogue differs between languages or two give one text.
pub fn lexicon<G: Game>(own: &[[&'static str; 3]]) -> Result<Lexicon, LexiconError> {
    let mut catalogues = vec![kit::TEXTS, desk::TEXTS, SHARED, G::TEXTS];
    catalogues.extend_from_slice(own);
    Lexicon::parse(&catalogues)
}

/// The level somebody means: its value, its number or its name in any language.
pub fn level<G: Game>(lexicon: &Lexicon, asked: &str) -> Option<(&'static str, &'static str)> {
    let choice = G::CHOICES.iter().find(|it| it.kind == ChoiceKind::Level)?;
    let asked = fold(asked.trim());
    let is_named = |value: &str| {
        let text = Message::new(format!("{}-{value}", choice.key));
        fold(value) == asked
            || Lang::ALL.into_iter().any(|it| fold(&lexicon.say(it, &text)) == asked)
    };
    let found = choice.values.iter().find(|it| is_named(it));
    let found = found.or_else(|| {
        let nth: usize = asked.parse().ok()?;
        let roman = ["I", "II", "III", "IV", "V", "VI"].get(nth.checked_sub(1)?)?;
        match choice.values.iter().find(|it| *it == roman) {
            Some(value) => Some(value),
            None => choice.values.get(nth - 1),
        }
    })?;
    Some((choice.key, found))
}

/// Small letters without accents, for comparing what people type.
///
/// ```
/// assert_eq!(shelf::fold("Compañero"), "companero");
/// assert_eq!(shelf::fold("MAÎTRE"), "maitre");
/// ```
pub fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).filter_map(plain).collect()
}

/// The letter under an accent, for the letters of French and Spanish.
fn plain(letter: char) -> Option<char> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        // An accent written after its letter.
        '\u{300}'..='\u{36f}' => return None,
        other => other,
    })
}

/// The shared texts and those of whoever asks, without any game's.
///
/// # Errors
///
/// If a catalogue differs between languages or two give one text.
pub fn shared_lexicon(own: &[[&'static str; 3]]) -> Result<Lexicon, LexiconError> {
    let mut catalogues = vec![kit::TEXTS, desk::TEXTS, SHARED];
    catalogues.extend_from_slice(own);
    Lexicon::parse(&catalogues)
}
