//! Choices: what people choose before the first action, each written in one place.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    At, Boxed, Choice, ChoiceKind, Chosen, Described, Document, DocumentError, Message, SetupError,
};

/// What was chosen before the first action, choice by choice; [`choices!`](crate::choices!)
/// writes all of it.
pub trait Choices:
    Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Described
{
    /// The choices in the order people are asked: the level, the documents, the others as
    /// they stand in a record; where the game is played first or last.
    const CHOICES: &'static [Choice];
    /// The documents that come in the box.
    const DOCUMENTS: &'static [Document];

    /// Sets the choice called `key` to one of its values.
    ///
    /// # Errors
    ///
    /// If there is no such choice or no such value.
    fn choose(&mut self, key: &str, value: &str) -> Result<(), SetupError>;
    /// Sets the choice called `key` to a document of the person's own.
    ///
    /// # Errors
    ///
    /// If the document is not valid, or the choice takes none.
    fn choose_document(&mut self, key: &str, text: &str) -> Result<(), DocumentError>;
    /// The value of the choice called `key`; a custom document's name.
    fn chosen(&self, key: &str) -> String;
    /// Which choice a document of a person's own is for, by its keys.
    fn recognise(document: &toml::Table) -> Option<&'static str>;
    /// The JSON Schema of the documents for the choice called `key`.
    #[cfg(feature = "schema")]
    fn document_schema(key: &str) -> Option<schemars::Schema>;

    /// Where the game is played: the choice [`Choice::AT`], if there is one.
    fn place(&self) -> At {
        At::ALL.iter().copied().find(|it| it.word() == self.chosen("at")).unwrap_or_default()
    }
}

/// What a choice can be set to.
pub trait ChoiceValue: Sized {
    /// The words of its values, where the choice does not list them.
    const WORDS: &'static [&'static str];
    /// Its documents that come in the box.
    const DOCUMENTS: &'static [Document] = &[];

    /// The value that goes by `word`, one of `words`.
    fn from_word(word: &str, words: &[&str]) -> Option<Self>;
    /// Its word, one of `words`; a custom document's name.
    fn to_word(&self, words: &[&str]) -> String;
    /// A document of the person's own, if the choice takes one.
    fn from_text(_text: &str, _at: At) -> Option<Result<Self, DocumentError>> {
        None
    }
    /// Whether a document has the keys of those this choice takes.
    fn is_like(_document: &toml::Table) -> bool {
        false
    }
    /// The JSON Schema of the documents it takes.
    #[cfg(feature = "schema")]
    fn schema() -> Option<schemars::Schema> {
        None
    }
}

impl ChoiceValue for u8 {
    // Which numbers there are is said by each choice.
    const WORDS: &'static [&'static str] = &[];

    fn from_word(word: &str, words: &[&str]) -> Option<u8> {
        words.contains(&word).then(|| word.parse().ok())?
    }

    fn to_word(&self, _words: &[&str]) -> String {
        self.to_string()
    }
}

impl<T: Boxed> ChoiceValue for Chosen<T> {
    const WORDS: &'static [&'static str] = T::NAMES;
    const DOCUMENTS: &'static [Document] = T::DOCUMENTS;

    fn from_word(word: &str, _words: &[&str]) -> Option<Chosen<T>> {
        T::shelf().chosen(word)
    }

    fn to_word(&self, _words: &[&str]) -> String {
        match self {
            Chosen::Shipped { name, .. } => name.clone(),
            Chosen::Custom(document) => document.name().to_owned(),
        }
    }

    fn from_text(text: &str, at: At) -> Option<Result<Chosen<T>, DocumentError>> {
        Some(T::parse_at(text, at).map(Chosen::Custom))
    }

    fn is_like(document: &toml::Table) -> bool {
        T::is_like(document)
    }

    #[cfg(feature = "schema")]
    fn schema() -> Option<schemars::Schema> {
        Some(schemars::schema_for!(T))
    }
}

/// A document, or the first word: another choice decides.
impl<T: Boxed> ChoiceValue for Option<Chosen<T>> {
    const WORDS: &'static [&'static str] = T::NAMES;
    const DOCUMENTS: &'static [Document] = T::DOCUMENTS;

    fn from_word(word: &str, words: &[&str]) -> Option<Option<Chosen<T>>> {
        if words.first() == Some(&word) {
            return Some(None);
        }
        Chosen::from_word(word, words).map(Some)
    }

    fn to_word(&self, words: &[&str]) -> String {
        match self {
            None => words[0].to_owned(),
            Some(chosen) => chosen.to_word(words),
        }
    }

    fn from_text(text: &str, at: At) -> Option<Result<Option<Chosen<T>>, DocumentError>> {
        Some(Chosen::from_text(text, at)?.map(Some))
    }

    fn is_like(document: &toml::Table) -> bool {
        T::is_like(document)
    }

    #[cfg(feature = "schema")]
    fn schema() -> Option<schemars::Schema> {
        <Chosen<T> as ChoiceValue>::schema()
    }
}

/// Makes the values of a choice: an enum, each value with its word, the usual one marked
/// `#[default]`.
#[macro_export]
macro_rules! values {
    ($($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $value:ident = $word:literal),* $(,)?
    })*) => {
        $($(#[$meta])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize
        )]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        $vis enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $value),*
        }

        impl $name {
            /// Every value, in printed order.
            $vis const ALL: &'static [$name] = &[$($name::$value),*];

            /// Its word in records and texts.
            $vis const fn word(self) -> &'static str {
                match self { $($name::$value => $word),* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl $crate::ChoiceValue for $name {
            const WORDS: &'static [&'static str] = &[$($word),*];

            fn from_word(word: &str, _words: &[&str]) -> Option<$name> {
                $name::ALL.iter().copied().find(|it| it.word() == word)
            }

            fn to_word(&self, _words: &[&str]) -> String {
                self.word().to_owned()
            }
        })*
    };
}

/// Makes a set-up: its choices as they stand in a record, one of [`Choices`].
///
/// A choice goes by its field's name with strokes between the words. Its values are those
/// of its type, or words in brackets; the usual one is its type's, or stands after `=`.
///
/// ```
/// use kit::Choices;
///
/// kit::values! {
///     /// How strong the automa is.
///     pub enum Level {
///         /// A beginner.
///         Easy = "easy",
///         /// A match for most.
///         #[default]
///         Hard = "hard",
///     }
/// }
///
/// kit::choices! {
///     /// What was chosen before the first action.
///     pub struct Setup {
///         /// How strong the automa is.
///         level: Level => Level,
///         /// How many crates lie in the row.
///         row_length: u8 ["3", "4"] = 4 => Edition,
///     }
/// }
///
/// let mut setup = Setup::default();
/// assert_eq!(setup.choose("row-length", "3"), Ok(()));
/// assert!(setup.choose("row-length", "5").is_err());
/// assert_eq!((setup.chosen("level").as_str(), setup.row_length), ("hard", 3));
/// ```
#[macro_export]
macro_rules! choices {
    (@words $type:ty) => { <$type as $crate::ChoiceValue>::WORDS };
    (@words $type:ty, $($word:literal),+) => { &[$($word),+] };
    (@usual) => { Default::default() };
    (@usual $usual:expr) => { $usual };
    ($(#[$meta:meta])* $vis:vis struct $setup:ident {
        $($(#[$doc:meta])*
        $field:ident: $type:ty $([$($word:literal),+])? $(= $usual:expr)?
            => $kind:ident $(($reading:literal))?),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
        $vis struct $setup {
            $($(#[$doc])* pub $field: $type),*
        }

        impl Default for $setup {
            fn default() -> $setup {
                $setup { $($field: $crate::choices!(@usual $($usual)?)),* }
            }
        }

        impl $crate::Choices for $setup {
            const CHOICES: &'static [$crate::Choice] = &$crate::asked([$({
                const NAME: &str = stringify!($field);
                const KEY: [u8; NAME.len()] = $crate::dashed(NAME);
                $crate::Choice {
                    key: match std::str::from_utf8(&KEY) {
                        Ok(key) => key,
                        Err(_) => NAME,
                    },
                    kind: $crate::ChoiceKind::$kind $(($reading))?,
                    values: $crate::choices!(@words $type $(, $($word),+)?),
                }
            }),*]);
            const DOCUMENTS: &'static [$crate::Document] = {
                const LISTS: &[&[$crate::Document]] =
                    &[$(<$type as $crate::ChoiceValue>::DOCUMENTS),*];
                const N: usize = $crate::n_joined(LISTS);
                &$crate::joined::<N>(LISTS)
            };

            fn choose(&mut self, key: &str, value: &str) -> Result<(), $crate::SetupError> {
                let wrong = || $crate::SetupError::value(Self::CHOICES, key, value);
                $(if $crate::is_part(stringify!($field), key) {
                    let words: &[&str] = $crate::choices!(@words $type $(, $($word),+)?);
                    let chosen = <$type as $crate::ChoiceValue>::from_word(value, words);
                    self.$field = chosen.ok_or_else(wrong)?;
                    return Ok(());
                })*
                Err($crate::SetupError::key(Self::CHOICES, key))
            }

            fn choose_document(
                &mut self,
                key: &str,
                text: &str,
            ) -> Result<(), $crate::DocumentError> {
                let at = $crate::Choices::place(self);
                $(if $crate::is_part(stringify!($field), key)
                    && let Some(read) = <$type as $crate::ChoiceValue>::from_text(text, at)
                {
                    self.$field = read?;
                    return Ok(());
                })*
                Err($crate::no_document(Self::CHOICES, key))
            }

            fn chosen(&self, key: &str) -> String {
                $(if $crate::is_part(stringify!($field), key) {
                    let words: &[&str] = $crate::choices!(@words $type $(, $($word),+)?);
                    return $crate::ChoiceValue::to_word(&self.$field, words);
                })*
                String::new()
            }

            fn recognise(document: &$crate::Table) -> Option<&'static str> {
                let is_one = |it: &&$crate::Choice| match it.key {
                    $(key if $crate::is_part(stringify!($field), key) => {
                        <$type as $crate::ChoiceValue>::is_like(document)
                    })*
                    _ => false,
                };
                Self::CHOICES.iter().find(is_one).map(|it| it.key)
            }

            #[cfg(feature = "schema")]
            fn document_schema(key: &str) -> Option<schemars::Schema> {
                $(if $crate::is_part(stringify!($field), key) {
                    return <$type as $crate::ChoiceValue>::schema();
                })*
                None
            }
        }
    };
}

/// The name of a field with strokes between the words.
#[doc(hidden)]
pub const fn dashed<const N: usize>(field: &str) -> [u8; N] {
    let (mut key, mut at) = ([0; N], 0);
    while at < N {
        let letter = field.as_bytes()[at];
        key[at] = if letter == b'_' { b'-' } else { letter };
        at += 1;
    }
    key
}

/// Choices in the order people are asked; see [`Choices::CHOICES`].
#[doc(hidden)]
pub const fn asked<const N: usize>(choices: [Choice; N]) -> [Choice; N] {
    let (mut asked, mut n, mut rank) = (choices, 0, 0);
    while rank < 5 {
        let mut at = 0;
        while at < N {
            let here = match choices[at].kind {
                ChoiceKind::Place if at == 0 => 0,
                ChoiceKind::Level => 1,
                ChoiceKind::Document => 2,
                ChoiceKind::Edition | ChoiceKind::Reading(_) => 3,
                ChoiceKind::Place => 4,
            };
            if here == rank {
                asked[n] = choices[at];
                n += 1;
            }
            at += 1;
        }
        rank += 1;
    }
    asked
}

/// How many documents these lists have.
#[doc(hidden)]
pub const fn n_joined(lists: &[&[Document]]) -> usize {
    let (mut n, mut at) = (0, 0);
    while at < lists.len() {
        n += lists[at].len();
        at += 1;
    }
    n
}

/// The documents of these lists, one after the other.
#[doc(hidden)]
pub const fn joined<const N: usize>(lists: &[&[Document]]) -> [Document; N] {
    let mut all = [Document { key: "", name: "", text: "" }; N];
    let (mut n, mut list) = (0, 0);
    while list < lists.len() {
        let mut at = 0;
        while at < lists[list].len() {
            all[n] = lists[list][at];
            n += 1;
            at += 1;
        }
        list += 1;
    }
    all
}

/// A document for a choice that takes none.
#[doc(hidden)]
pub fn no_document(choices: &[Choice], key: &str) -> DocumentError {
    let documents = choices.iter().filter(|it| it.kind == ChoiceKind::Document);
    let keys: Vec<&str> = documents.map(|it| it.key).collect();
    let expected = Message::new("expected-document").with("keys", keys.join(", "));
    DocumentError::new(expected, Message::new("found-document").with("key", key))
}
