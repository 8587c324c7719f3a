//! The documents of a box, read once.

use serde::Serialize;

use crate::{Chosen, Document, DocumentError, Game, SetupError, fingerprint};

/// The documents of a box for one choice, each read and hashed once: reading one
/// takes longer than replaying a game, and every page opens a game.
#[derive(Debug)]
pub struct Shipped<T> {
    key: &'static str,
    documents: Vec<(&'static str, T, String)>,
}

impl<T: Clone + Serialize> Shipped<T> {
    /// Reads those for the choice called `key`.
    ///
    /// # Panics
    ///
    /// If one of them is not valid.
    pub fn read(
        documents: &[Document],
        key: &'static str,
        parse: impl Fn(&str) -> Result<T, DocumentError>,
    ) -> Shipped<T> {
        let read = |it: &Document| {
            let document = parse(it.text).expect("the shipped documents are valid");
            let hash = fingerprint(&document);
            (it.name, document, hash)
        };
        let documents = documents.iter().filter(|it| it.key == key).map(read).collect();
        Shipped { key, documents }
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

    /// The document that a record or a position of the game `G` names; one of the
    /// person's own is checked.
    ///
    /// # Errors
    ///
    /// If there is no such document in the box, it has changed, or the person's
    /// own is not valid.
    pub fn open<G: Game>(
        &self,
        chosen: &Chosen<T>,
        check: impl Fn(&T) -> Result<(), DocumentError>,
    ) -> Result<T, SetupError> {
        let key = self.key.to_owned();
        match chosen {
            Chosen::Custom(document) => match check(document) {
                Ok(()) => Ok(document.clone()),
                Err(error) => Err(SetupError::Document { key, error }),
            },
            Chosen::Shipped { name, hash } => {
                let (_, document, expected) =
                    self.find(name).ok_or_else(|| SetupError::value::<G>(self.key, name))?;
                if hash.is_empty() || hash == expected {
                    return Ok(document.clone());
                }
                let (name, expected, found) = (name.clone(), expected.clone(), hash.clone());
                Err(SetupError::Hash { key, name, expected, found })
            }
        }
    }
}
