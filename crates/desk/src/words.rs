//! Words: texts in the language of whoever reads.

use kit::{Arg, Game, Lang, Lexicon, LexiconError, Message, Trouble};

use crate::TEXTS;

/// Texts in the language of whoever reads.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    lexicon: &'a Lexicon,
    /// The language.
    pub lang: Lang,
    /// The language of the names that a box has printed.
    pub names: Lang,
    /// What the people at the table are called, one after the other; empty if nobody said.
    people: &'a [String],
}

impl<'a> Words<'a> {
    /// The texts of a lexicon in one language.
    pub fn new(lexicon: &'a Lexicon, lang: Lang) -> Words<'a> {
        Words { lexicon, lang, names: lang, people: &[] }
    }

    /// The same texts with names as a box in another language has them.
    #[must_use]
    pub fn with_names(self, names: Lang) -> Words<'a> {
        Words { names, ..self }
    }

    /// The same texts with people called by these names; one without a name keeps the
    /// number.
    #[must_use]
    pub fn with_people(self, people: &'a [String]) -> Words<'a> {
        Words { people, ..self }
    }

    /// What the person of this number is called, if they said.
    pub fn person(&self, n: u8) -> Option<&'a str> {
        let name = self.people.get(usize::from(n).checked_sub(1)?)?;
        (!name.is_empty()).then_some(name.as_str())
    }

    /// The text called `id`.
    pub fn text(&self, id: &str) -> String {
        self.say(&Message::new(id))
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        match self.people {
            [] => self.lexicon.say_as(self.lang, self.names, message),
            people => self.lexicon.say_as(self.lang, self.names, &called(message, people)),
        }
    }

    /// What is wrong, in words.
    pub fn trouble(&self, error: &impl Trouble) -> String {
        self.say(&error.message())
    }

    /// Whether there is a text for `message`.
    pub fn has(&self, message: &Message) -> bool {
        self.lexicon.has(message)
    }

    /// The text called `id` with one number filled in.
    pub fn count(&self, id: &str, n: impl Into<Arg>) -> String {
        self.say(&Message::new(id).with("n", n))
    }

    /// The lexicon, for comparing what people type with names in any language.
    pub fn lexicon(&self) -> &'a Lexicon {
        self.lexicon
    }
}

/// A message in which every person who has a name is called by it.
fn called(message: &Message, people: &[String]) -> Message {
    if message.id == "app-person"
        && let Some((_, Arg::Number(n))) = message.args.first()
        && let Some(name) = usize::try_from(n - 1).ok().and_then(|it| people.get(it))
        && !name.is_empty()
    {
        return Message::verbatim(name);
    }
    let arg = |arg: &Arg| match arg {
        Arg::Message(inner) => Arg::Message(called(inner, people)),
        Arg::List(all) => Arg::List(all.iter().map(|it| called(it, people)).collect()),
        other => other.clone(),
    };
    let args = message.args.iter().map(|(name, it)| (name.clone(), arg(it))).collect();
    Message { id: message.id.clone(), attribute: message.attribute.clone(), args }
}

/// The texts of the game `G`, those of the desk, and those of whoever asks.
///
/// # Errors
///
/// If a catalogue differs between languages or two give one text.
pub fn lexicon<G: Game>(own: &[[&'static str; 3]]) -> Result<Lexicon, LexiconError> {
    shared_lexicon(&[&[G::TEXTS], own].concat())
}

/// The texts of the desk and those of whoever asks, without any game's.
///
/// # Errors
///
/// If a catalogue differs between languages or two give one text.
pub fn shared_lexicon(own: &[[&'static str; 3]]) -> Result<Lexicon, LexiconError> {
    Lexicon::parse(&[&[kit::TEXTS, TEXTS], own].concat())
}

/// Small letters without accents, for comparing what people type.
///
/// ```
/// assert_eq!(desk::fold("Compañero"), "companero");
/// assert_eq!(desk::fold("MAÎTRE"), "maitre");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_who_gave_a_name_is_called_by_it_wherever_the_sentence_has_them() {
        let lexicon = shared_lexicon(&[]).unwrap();
        let people = ["Ana".to_owned(), String::new()];
        let words = Words::new(&lexicon, Lang::En).with_people(&people);
        let person = |n: u8| Message::new("app-person").with("n", n);
        let said = Message::new("trouble-at").with("at", person(1)).with("what", person(2));
        assert_eq!(words.say(&said), "Ana: person 2");
        assert_eq!(words.say(&person(3)), "person 3");
    }
}
