//! Choices: every value makes a game, and nothing else does.

use kit::{ChoiceKind, Choices, Draws, Game, MAX_COUNTERS, Trouble};

use super::words::Words;

/// Every value of every choice makes a game; what does not exist is refused.
///
/// # Panics
///
/// If a choice, a value or a shipped document does not hold.
pub fn check<G: Game>() {
    let words = Words::of::<G>();
    assert!(G::PILES.len() <= Draws::MAX_PILES, "{} has too many piles", G::ID);
    assert!(G::COUNTERS.len() <= MAX_COUNTERS, "{} has too many counters", G::ID);
    for choice in G::CHOICES {
        let usual = G::chosen(&G::Setup::default(), choice.key);
        let is_value = choice.values.contains(&usual.as_str());
        assert!(is_value, "{}: the usual value `{usual}` is none of its values", choice.key);
        for value in choice.values {
            chosen::<G>(&words, choice.key, value);
        }
        let mut setup = G::Setup::default();
        let tried = G::choose(&mut setup, choice.key, "no-such-value");
        refused(&words, choice.key, "no-such-value", tried);
        if choice.kind == ChoiceKind::Document {
            #[cfg(feature = "schema")]
            assert!(
                G::Setup::document_schema(choice.key).is_some(),
                "{}: a document without a schema",
                choice.key
            );
            let tried = G::choose_document(&mut setup, choice.key, "no-such-key = 1");
            refused(&words, choice.key, "no-such-key", tried);
        }
    }
    let mut setup = G::Setup::default();
    let tried = G::choose(&mut setup, "no-such-choice", "1");
    refused(&words, G::ID, "no-such-choice", tried);
    let tried = G::choose_document(&mut setup, "no-such-choice", "a = 1");
    refused(&words, G::ID, "no-such-choice", tried);
    shipped::<G>();
}

/// What does not exist is not taken, and that is told.
fn refused<E: Trouble>(words: &Words, at: &str, what: &str, tried: Result<(), E>) {
    match tried {
        Ok(()) => panic!("{at}: `{what}` is taken"),
        Err(error) => words.check_trouble(&at, &error),
    }
}

fn chosen<G: Game>(words: &Words, key: &str, value: &str) {
    let mut setup = G::Setup::default();
    if let Err(error) = G::choose(&mut setup, key, value) {
        panic!("{key}={value} is refused: {error}");
    }
    assert_eq!(G::chosen(&setup, key), value, "{key} forgets its value");
    match (G::new(&setup), G::check_setup(&setup)) {
        (Ok(game), Ok(())) => {
            assert_eq!(game.setup(), &setup, "{key}={value}: the game changes its setup");
        }
        // A record of such a game tells what was played, and nobody begins another.
        (Ok(game), Err(error)) => {
            words.check_trouble(&key, &error);
            assert_eq!(G::check_setup(game.setup()), Ok(()), "{key}={value}: what was played");
        }
        (Err(error), _) => panic!("{key}={value} makes no game: {error}"),
    }
    let json = serde_json::to_string(&setup).expect("a setup is plain data");
    assert_eq!(kit::read::<G::Setup>(&json).as_ref(), Ok(&setup), "{key}={value} in JSON");
    let toml = toml::to_string(&setup).expect("a setup is plain data");
    assert_eq!(kit::read::<G::Setup>(&toml).as_ref(), Ok(&setup), "{key}={value} in TOML");
}

/// A shipped document is a value of its choice, and could be a person's own.
fn shipped<G: Game>() {
    for document in G::DOCUMENTS {
        let (key, name) = (document.key, document.name);
        let choice = G::CHOICES.iter().find(|it| it.key == key);
        let is_value = choice.is_some_and(|it| it.values.contains(&name));
        assert!(is_value, "the document `{name}` is no value of `{key}`");
        let table: toml::Table = match document.text.parse() {
            Ok(table) => table,
            Err(error) => panic!("the document `{name}` is no TOML: {error}"),
        };
        assert_eq!(G::Setup::recognise(&table), Some(key), "`{name}` is not recognised");
        let mut setup = G::Setup::default();
        if let Err(error) = G::choose_document(&mut setup, key, document.text) {
            panic!("the shipped `{name}` is refused: {error}");
        }
        assert!(G::new(&setup).is_ok(), "the shipped `{name}` makes no game as one's own");
    }
}
