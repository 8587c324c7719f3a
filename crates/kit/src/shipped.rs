//! The documents of a box, read once.

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    At, Choice, ChoiceKind, Chosen, Described, Document, DocumentError, SetupError, fingerprint,
    read,
};

/// A kind of document that comes in the box, and that people can write for themselves:
/// a deck, a mat, a card set. [`documents!`](crate::documents) writes what names its files.
pub trait Boxed: Clone + Serialize + DeserializeOwned + Described + 'static {
    /// The choice it is for.
    const KEY: &'static str;
    /// The names of those in the box, the usual one first.
    const NAMES: &'static [&'static str];
    /// Those in the box, as texts.
    const DOCUMENTS: &'static [Document];
    /// Those in the box, read once.
    fn shelf() -> &'static Shipped<Self>;

    /// What it is called.
    fn name(&self) -> &str;
    /// Whether a document has its keys.
    fn is_like(document: &toml::Table) -> bool;
    /// What is wrong with it, in ways its form does not show, for a place to play.
    ///
    /// # Errors
    ///
    /// Says in which field, what was expected and what was found.
    fn check(&self, at: At) -> Result<(), DocumentError>;

    /// Reads one and checks it.
    ///
    /// # Errors
    ///
    /// Says the line, what was expected and what was found.
    fn parse(text: &str) -> Result<Self, DocumentError> {
        Self::parse_at(text, At::Screen)
    }
    /// Reads one and checks it for a place to play.
    ///
    /// # Errors
    ///
    /// Says the line, what was expected and what was found.
    fn parse_at(text: &str, at: At) -> Result<Self, DocumentError> {
        let document: Self = read(text)?;
        document.check(at).map_err(|it| it.located(text))?;
        Ok(document)
    }
    /// The one in the box called `name`.
    fn from_box(name: &str) -> Option<Self> {
        Self::shelf().get(name).cloned()
    }
    /// The document that a record or a position names, which gets the hash of the one in
    /// the box where a person left it out; one of the person's own is checked.
    ///
    /// # Errors
    ///
    /// If there is no such document in the box, it has changed, or the person's own is
    /// not valid.
    fn open(chosen: &mut Chosen<Self>, at: At) -> Result<Self, SetupError> {
        let document = Self::shelf().open(chosen, at)?;
        if let Chosen::Shipped { name, .. } = chosen {
            *chosen = Self::shelf().chosen(name).expect("it was just opened");
        }
        Ok(document)
    }
}

/// The usual one of the box.
impl<T: Boxed> Default for Chosen<T> {
    fn default() -> Chosen<T> {
        T::shelf().chosen(T::NAMES[0]).expect("the usual document is in the box")
    }
}

/// Names the documents of a box inside an `impl Boxed`: the type, the choice, and each name
/// with its file.
#[macro_export]
macro_rules! documents {
    ($type:ty, $key:literal, { $($name:literal = $path:literal),+ $(,)? }) => {
        const KEY: &'static str = $key;
        const NAMES: &'static [&'static str] = &[$($name),+];
        const DOCUMENTS: &'static [$crate::Document] =
            &[$($crate::Document { key: $key, name: $name, text: include_str!($path) }),+];

        fn shelf() -> &'static $crate::Shipped<$type> {
            static BOX: std::sync::LazyLock<$crate::Shipped<$type>> =
                std::sync::LazyLock::new($crate::Shipped::read);
            &BOX
        }
    };
}

/// The documents of a box for one choice, each read and hashed once: reading one
/// takes longer than replaying a game, and every page opens a game.
#[derive(Debug)]
pub struct Shipped<T> {
    documents: Vec<(&'static str, T, String)>,
}

impl<T: Boxed> Shipped<T> {
    /// Reads them.
    ///
    /// # Panics
    ///
    /// If one of them is not valid.
    pub fn read() -> Shipped<T> {
        let read = |it: &Document| {
            let document = T::parse(it.text).expect("the shipped documents are valid");
            let hash = fingerprint(&document);
            (it.name, document, hash)
        };
        Shipped { documents: T::DOCUMENTS.iter().map(read).collect() }
    }

    fn find(&self, name: &str) -> Option<&(&'static str, T, String)> {
        self.documents.iter().find(|it| it.0 == name)
    }

    /// The one called `name`.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.find(name).map(|it| &it.1)
    }

    /// The one called `name`, as it stands in a record.
    pub fn chosen(&self, name: &str) -> Option<Chosen<T>> {
        let (name, _, hash) = self.find(name)?;
        Some(Chosen::Shipped { name: (*name).to_owned(), hash: hash.clone() })
    }

    fn open(&self, chosen: &Chosen<T>, at: At) -> Result<T, SetupError> {
        let key = T::KEY.to_owned();
        match chosen {
            Chosen::Custom(document) => match document.check(at) {
                Ok(()) => Ok(document.clone()),
                Err(error) => Err(SetupError::Document { key, error }),
            },
            Chosen::Shipped { name, hash } => {
                let choice = Choice { key: T::KEY, kind: ChoiceKind::Document, values: T::NAMES };
                let wrong = || SetupError::value(&[choice], T::KEY, name);
                let (_, document, expected) = self.find(name).ok_or_else(wrong)?;
                if hash.is_empty() || hash == expected {
                    return Ok(document.clone());
                }
                let (name, expected, found) = (name.clone(), expected.clone(), hash.clone());
                Err(SetupError::Hash { key, name, expected, found })
            }
        }
    }
}
