//! Reading: documents as TOML or JSON, and what is wrong with them in words.
//!
//! Both forms are read into one tree first, so that each type of document is
//! compiled for one reader only, and an error names the field in either form.

#[cfg(test)]
mod attacks;
mod lines;
mod told;
mod walk;
mod way;

use serde::{Deserialize, Deserializer, Serialize, de, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::{DocumentError, Message, message::readable};
pub use lines::line_of_field;

/// Reads a document of either form: JSON if it starts with a brace, else TOML.
///
/// # Errors
///
/// Says the line and field, what was expected and what was found.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, DocumentError> {
    // Some editors begin a text with a mark of its encoding.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let tree = if text.trim_start().starts_with('{') { read_json(text)? } else { toml(text)? };
    from_value(&tree).map_err(|it| it.located(text))
}

/// Reads a tree from JSON; a key that stands twice is an error.
pub(crate) fn read_json(text: &str) -> Result<Value, DocumentError> {
    serde_json::from_str::<Tree>(text).map(|it| it.0).map_err(|error| {
        let told =
            told::syntax(&error.to_string(), "trouble-json", text, error.line(), error.column());
        DocumentError { line: Some(error.line().max(1)), ..told }
    })
}

fn toml(text: &str) -> Result<Value, DocumentError> {
    toml::from_str::<Tree>(text).map(|it| it.0).map_err(|error| {
        let at = error.span().map_or(0, |it| it.start);
        let (line, column) = lines::place(text, at);
        let told = told::syntax(error.message(), "trouble-toml", text, line, column);
        DocumentError { line: Some(line), ..told }
    })
}

/// Reads a document from a tree.
pub(crate) fn from_value<T: DeserializeOwned>(tree: &Value) -> Result<T, DocumentError> {
    walk::read(tree).map_err(|(field, error)| {
        let told = told::data(&error.to_string());
        if field.is_empty() { told } else { told.in_field(readable(&field)) }
    })
}

/// What is wrong with a text inside a document, for types that read themselves:
/// the words come out of [`read`] as they were put in.
pub fn wrong<E: de::Error>(expected: impl Into<Message>, found: impl Into<Message>) -> E {
    let wrong = Wrong { expected: expected.into(), found: found.into() };
    let text = serde_json::to_string(&wrong).expect("messages are plain data");
    E::custom(format!("{MARK}{text}{MARK}"))
}

/// Stands around a message on its way through a reader's error.
const MARK: char = '\u{1}';

/// The key under which the TOML reader hands out a date, as its text.
const DATE: &str = "$__toml_private_datetime";

/// A message on its way through a reader's error.
#[derive(Serialize, Deserialize)]
struct Wrong {
    expected: Message,
    found: Message,
}

/// A tree in which no key stands twice.
struct Tree(Value);

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Tree, D::Error> {
        reader.deserialize_any(Grow)
    }
}

/// Grows a tree from what a reader finds.
struct Grow;

impl<'de> de::Visitor<'de> for Grow {
    type Value = Tree;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E>(self, it: bool) -> Result<Tree, E> {
        Ok(Tree(it.into()))
    }

    fn visit_i64<E>(self, it: i64) -> Result<Tree, E> {
        Ok(Tree(it.into()))
    }

    fn visit_u64<E>(self, it: u64) -> Result<Tree, E> {
        Ok(Tree(it.into()))
    }

    fn visit_f64<E: de::Error>(self, it: f64) -> Result<Tree, E> {
        // JSON knows one kind of number: 7.0 is the whole number 7.
        let whole = it as i64;
        if whole as f64 == it && whole.unsigned_abs() < crate::SEED_LIMIT {
            return Ok(Tree(whole.into()));
        }
        // A tree would keep what is no number as nothing.
        if it.is_finite() {
            return Ok(Tree(it.into()));
        }
        Err(wrong(Message::new("trouble-whole"), Message::quoted(it)))
    }

    fn visit_str<E>(self, it: &str) -> Result<Tree, E> {
        Ok(Tree(it.into()))
    }

    fn visit_string<E>(self, it: String) -> Result<Tree, E> {
        Ok(Tree(it.into()))
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree(Value::Null))
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, mut list: A) -> Result<Tree, A::Error> {
        let mut values = Vec::new();
        while let Some(Tree(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Tree(values.into()))
    }

    fn visit_map<A: de::MapAccess<'de>>(self, mut table: A) -> Result<Tree, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = table.next_key::<String>()? {
            if fields.contains_key(&key) {
                return Err(wrong(Message::new("trouble-once"), Message::quoted(key)));
            }
            let Tree(value) = table.next_value()?;
            if key == DATE {
                return Ok(Tree(value));
            }
            fields.insert(key, value);
        }
        Ok(Tree(fields.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Lexicon, Trouble};

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Deck {
        #[expect(dead_code, reason = "only read")]
        filter: Filter,
        #[serde(default)]
        #[expect(dead_code, reason = "only read")]
        cards: Vec<Card>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        #[expect(dead_code, reason = "only read")]
        worth: u8,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Filter {
        Largest,
        Farthest,
    }

    fn error_text(lang: Lang, text: &str) -> String {
        let lexicon = Lexicon::parse(&[crate::TEXTS]).unwrap();
        lexicon.say(lang, &read::<Deck>(text).unwrap_err().message())
    }

    #[test]
    fn a_misspelt_word_is_told_with_line_field_and_the_words_there_are() {
        assert_eq!(
            error_text(Lang::En, "\nfilter = \"largets\"\n"),
            "line 2, filter: expected one of largest, farthest, found “largets”"
        );
        assert_eq!(
            error_text(Lang::Fr, "{\n\"filter\": \"largets\"}"),
            "ligne 2, filter : attendu l’un de largest, farthest, trouvé « largets »"
        );
        assert!(read::<Deck>("{\"filter\": \"largest\"}").is_ok());
        assert!(read::<Deck>("filter = \"farthest\"").is_ok());
    }

    #[test]
    fn no_name_of_a_type_of_ours_reaches_a_person() {
        let good = "filter = \"largest\"\n";
        assert_eq!(
            error_text(Lang::Es, &format!("{good}[[cards]]\nworth = 300")),
            "línea 3, cards[0].worth: se esperaba un número entero de 0 a 255, se encontró 300"
        );
        assert_eq!(
            error_text(Lang::En, &format!("{good}[[cards]]\nworth = \"x\"")),
            "line 3, cards[0].worth: expected a whole number from 0 to 255, found “x”"
        );
        assert_eq!(
            error_text(Lang::En, &format!("{good}cards = [7]")),
            "line 2, cards[0]: expected a table, found 7"
        );
        assert_eq!(
            error_text(Lang::En, &format!("{good}cards = [[7]]")),
            "line 2, cards[0]: expected a table, found a list"
        );
        assert_eq!(
            error_text(Lang::En, &format!("{good}cards = 7")),
            "line 2, cards: expected a list, found 7"
        );
        assert_eq!(
            error_text(Lang::En, &format!("{good}[[cards]]\n")),
            "line 2, cards[0]: expected the field “worth”, found nothing"
        );
        assert_eq!(
            error_text(Lang::Fr, &format!("{good}[[cards]]\n")),
            "ligne 2, cards[0] : attendu le champ « worth », rien n’a été trouvé"
        );
        assert_eq!(
            error_text(Lang::Es, &format!("{good}[[cards]]\n")),
            "línea 2, cards[0]: se esperaba el campo «worth», no se encontró nada"
        );
        assert_eq!(
            error_text(Lang::En, &format!("{good}deck = 1")),
            "line 2, deck: expected one of filter, cards, found the field “deck”"
        );
    }

    #[test]
    fn a_whole_number_may_be_written_with_a_point() {
        let good = |worth: &str| {
            let text = format!("{{\"filter\": \"largest\", \"cards\": [{{\"worth\": {worth}}}]}}");
            read::<Deck>(&text).is_ok()
        };
        assert!(good("7") && good("7.0") && good("70e-1"));
        assert!(!good("7.5") && !good("-7.0") && !good("300.0"));
    }

    #[test]
    fn a_text_that_is_no_document_is_told_by_its_line_and_what_stands_there() {
        assert_eq!(
            error_text(Lang::En, "filter = \"largest\"\ncards = = 4"),
            "line 2: expected well-formed TOML, found “= 4”"
        );
        assert_eq!(
            error_text(Lang::Es, "{\"filter\": }"),
            "línea 1: se esperaba JSON bien formado, se encontró «}»"
        );
        assert_eq!(
            error_text(Lang::En, "{\"filter\": \"largest\""),
            "line 1: expected well-formed JSON, found the end of the text"
        );
        assert_eq!(
            error_text(Lang::En, "{\"filter\": \"largest\", \"filter\": \"largest\"}"),
            "line 1: expected each key once, found “filter”"
        );
        assert_eq!(
            error_text(Lang::En, "filter = \"largest\"\nfilter = \"largest\""),
            "line 2: expected each key once, found “filter”"
        );
        let deep = format!("{{\"filter\": {}", "[".repeat(500));
        assert!(error_text(Lang::En, &deep).starts_with("line 1: expected"));
    }
}
