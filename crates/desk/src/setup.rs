//! Set-ups: from words to choices, and from choices to words.

use kit::{Choice, ChoiceKind, Game, Lang, Lexicon, Message, SetupError};

use crate::{Words, words::fold};

/// What somebody gives for a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given<'a> {
    /// A value by its printed word, its number or its name in any language.
    Word(&'a str),
    /// A deck, mat or card set of the person's own, as text.
    Document(&'a str),
}

/// The set-up with these choices; what is not mentioned is as usual.
///
/// # Errors
///
/// Names the choice, what there is and what was asked for.
pub fn setup_from<'a, G: Game>(
    lexicon: &Lexicon,
    choices: impl IntoIterator<Item = (&'a str, Given<'a>)>,
) -> Result<G::Setup, SetupError> {
    let mut setup = G::Setup::default();
    for (key, given) in choices {
        choose::<G>(lexicon, &mut setup, key, given)?;
    }
    Ok(setup)
}

/// The game that somebody begins with these choices.
///
/// # Errors
///
/// If a choice does not exist, a document is not valid, or the choices do not go together.
pub fn begin<G: Game>(setup: &G::Setup) -> Result<G, SetupError> {
    let game = G::new(setup)?;
    G::check_setup(setup)?;
    Ok(game)
}

/// Sets one choice.
///
/// # Errors
///
/// Names the choice, what there is and what was asked for.
pub fn choose<G: Game>(
    lexicon: &Lexicon,
    setup: &mut G::Setup,
    key: &str,
    given: Given<'_>,
) -> Result<(), SetupError> {
    let choice = G::CHOICES
        .iter()
        .find(|it| it.key == key)
        .ok_or_else(|| SetupError::key(G::CHOICES, key))?;
    let value = match given {
        Given::Document(text) => {
            return G::choose_document(setup, key, text)
                .map_err(|error| SetupError::Document { key: key.to_owned(), error });
        }
        Given::Word(word) if choice.kind == ChoiceKind::Level => {
            level(lexicon, choice, word).ok_or_else(|| SetupError::value(G::CHOICES, key, word))?
        }
        Given::Word(word) => word,
    };
    G::choose(setup, key, value)
}

/// The level somebody means: its value, its number or its name in any language.
fn level(lexicon: &Lexicon, choice: &Choice, asked: &str) -> Option<&'static str> {
    let asked = fold(asked.trim());
    let is_named = |value: &str| {
        let text = Message::new(format!("{}-{value}", choice.key));
        fold(value) == asked
            || Lang::ALL.into_iter().any(|it| fold(&lexicon.say(it, &text)) == asked)
    };
    if let Some(found) = choice.values.iter().find(|it| is_named(it)) {
        return Some(found);
    }
    let nth: usize = asked.parse().ok()?;
    let roman = ["I", "II", "III", "IV", "V", "VI"].get(nth.checked_sub(1)?)?;
    choice.values.iter().find(|it| *it == roman).or_else(|| choice.values.get(nth - 1)).copied()
}

/// The name of a value; levels that are printed as Roman numerals keep them.
pub fn named(words: &Words<'_>, key: &str, value: &str) -> String {
    let message = Message::new(format!("{key}-{value}"));
    let name = if words.has(&message) { words.say(&message) } else { value.to_owned() };
    let is_roman = !value.is_empty() && value.chars().all(|it| matches!(it, 'I' | 'V' | 'X'));
    // Some are called by their numeral alone: it is not said twice.
    let is_said = name.split(' ').any(|it| it == value);
    if is_roman && !is_said { format!("{value} · {name}") } else { name }
}

/// Whether a choice is a document of the person's own, whatever that is called.
pub fn is_own<G: Game>(setup: &G::Setup, choice: &Choice) -> bool {
    if choice.kind != ChoiceKind::Document {
        return false;
    }
    let name = G::chosen(setup, choice.key);
    if !choice.values.contains(&name.as_str()) {
        return true;
    }
    // A set of one's own may bear the name of one in the box.
    let mut shipped = setup.clone();
    G::choose(&mut shipped, choice.key, &name).is_err()
        || kit::to_value(&shipped) != kit::to_value(setup)
}

/// The level and documents by name, and whatever else is not as usual.
pub fn setup_names<G: Game>(words: &Words<'_>, setup: &G::Setup) -> Vec<String> {
    let usual = G::Setup::default();
    let mut told = Vec::new();
    for choice in G::CHOICES {
        let chosen = G::chosen(setup, choice.key);
        let name = match is_own::<G>(setup, choice) {
            true => chosen.clone(),
            false => named(words, choice.key, &chosen),
        };
        // A document that another choice decides has no name of its own.
        let is_in_box = |it: &kit::Document| it.key == choice.key && it.name == chosen;
        let is_named = is_own::<G>(setup, choice) || G::DOCUMENTS.iter().any(is_in_box);
        if choice.kind == ChoiceKind::Level || choice.kind == ChoiceKind::Document && is_named {
            told.push(name);
        } else if choice.kind == ChoiceKind::Document {
            // The level says it.
        } else if choice.kind == ChoiceKind::Place {
            // Where it is played is seen, not told.
        } else if G::chosen(&usual, choice.key) != chosen {
            let choice = Message::new(format!("choice-{}", choice.key));
            let at =
                Message::new("trouble-at").with("at", choice).with("what", Message::verbatim(name));
            told.push(words.say(&at));
        }
    }
    told
}

/// The next harder level: its choice and value.
pub fn next_level<G: Game>(setup: &G::Setup) -> Option<(&'static str, &'static str)> {
    let choice = G::CHOICES.iter().find(|it| it.kind == ChoiceKind::Level)?;
    let now = G::chosen(setup, choice.key);
    let at = choice.values.iter().position(|it| *it == now)?;
    Some((choice.key, choice.values.get(at + 1)?))
}

/// The next easier level: its choice and value.
pub fn previous_level<G: Game>(setup: &G::Setup) -> Option<(&'static str, &'static str)> {
    let choice = G::CHOICES.iter().find(|it| it.kind == ChoiceKind::Level)?;
    let now = G::chosen(setup, choice.key);
    let at = choice.values.iter().position(|it| *it == now)?;
    Some((choice.key, choice.values.get(at.checked_sub(1)?)?))
}

/// What stands before the name of a document of somebody's own.
pub const OWN: &str = "own:";

/// The automa's deck, where it is not the usual one: results with another are another's.
pub fn other_deck<G: Game>(game: &G) -> Option<String> {
    let (setup, usual) = (game.setup(), G::Setup::default());
    let name = |it: &Choice| {
        let chosen = G::chosen(setup, it.key);
        if is_own::<G>(setup, it) {
            return Some(format!("{OWN}{chosen}"));
        }
        (it.key == "deck" && chosen != G::chosen(&usual, it.key)).then_some(chosen)
    };
    G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Document).find_map(name)
}
