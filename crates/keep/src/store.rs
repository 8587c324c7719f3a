//! The store: where rows are kept.

use std::pin::Pin;

use crate::{AnyHead, AnyPlace, AnyRow, Kind, Place, Row, StoreError};

/// An answer that takes a while.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// One change of what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// Keeps a new row. With a game go those that were given up by the time it was made,
    /// see [`Stored::is_given_up`](crate::Stored::is_given_up); nothing else is ever
    /// thrown away unasked.
    Create(AnyRow),
    /// Puts a row in the place of its revision before.
    Replace(AnyRow),
    /// Throws a row away, if it is still at `revision`.
    Remove {
        /// Which kind it is.
        kind: Kind,
        /// What it is called.
        id: String,
        /// The revision it has.
        revision: u64,
    },
}

impl Write {
    /// Which row it concerns, and the revision that must be kept for it to happen: none
    /// if there must be no such row.
    pub fn expects(&self) -> (Kind, &str, Option<u64>) {
        match self {
            Write::Create(row) => (row.kind(), row.id(), None),
            Write::Replace(row) => (row.kind(), row.id(), Some(row.revision().saturating_sub(1))),
            Write::Remove { kind, id, revision } => (*kind, id, Some(*revision)),
        }
    }

    /// Why it cannot happen where another revision is kept, or a row of that name.
    pub fn refusal(&self) -> StoreError {
        match self.expects() {
            (_, id, None) => StoreError::Taken(id.to_owned()),
            (_, _, Some(expected)) => StoreError::Conflict { expected },
        }
    }
}

/// Keeps rows: every change names the revision it was made from, and what is answered
/// is kept for good. [`Keep`] says the same with types.
pub trait Store: Send + Sync + 'static {
    /// Makes all of these changes, each of a row of its own, or none of them: none if a
    /// row is not at the revision that its change expects.
    fn write(&self, writes: Vec<Write>) -> Answer<'_, ()>;
    /// The row called `id`.
    fn read<'a>(&'a self, kind: Kind, id: &'a str) -> Answer<'a, Option<AnyRow>>;
    /// Rows of a place, the last touched first, and how many there are in all. Of games
    /// those that have begun: see [`Stored::is_begun`](crate::Stored::is_begun).
    fn look(&self, place: AnyPlace, skip: usize, take: usize) -> Answer<'_, (Vec<AnyHead>, usize)>;
}

/// The five verbs of every store; for several changes at once there is [`Store::write`].
pub trait Keep: Store {
    /// Keeps a new row.
    fn create(&self, row: impl Row) -> Answer<'_, ()> {
        self.write(vec![Write::Create(row.into())])
    }

    /// The row called `id`.
    fn load<'a, R: Row>(&'a self, id: &'a str) -> Answer<'a, Option<R>> {
        let found = self.read(R::KIND, id);
        Box::pin(async move { Ok(found.await?.and_then(R::of)) })
    }

    /// Puts a row in the place of its revision before; nothing changes if the one kept
    /// is another.
    fn replace(&self, row: impl Row) -> Answer<'_, ()> {
        self.write(vec![Write::Replace(row.into())])
    }

    /// Rows of a place, the last touched first, and how many there are in all.
    fn list<P: Place>(
        &self,
        place: P,
        skip: usize,
        take: usize,
    ) -> Answer<'_, (Vec<P::Head>, usize)> {
        let found = self.look(place.into(), skip, take);
        Box::pin(async move {
            let (heads, n) = found.await?;
            Ok((heads.into_iter().filter_map(P::head).collect(), n))
        })
    }

    /// Throws a row away, if it is still at `revision`.
    fn remove<R: Row>(&self, id: &str, revision: u64) -> Answer<'_, ()> {
        self.write(vec![Write::Remove { kind: R::KIND, id: id.to_owned(), revision }])
    }
}

impl<S: Store + ?Sized> Keep for S {}
