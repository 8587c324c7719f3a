//! What is kept: games and documents of people's own, with a revision each.
//!
//! There are two homes for games: a file beside the program and the database
//! of a browser. What a browser hands out may not leave its thread, while the
//! answers here are `Send`. So a store of either kind is an actor: somebody
//! owns the database and takes jobs from a channel, and an answer is nothing
//! but the receiving end of another channel. For SQLite that somebody is a
//! thread; for IndexedDB it is a task on the browser's own thread, which may
//! hold values of JavaScript while it waits for them. Nothing of the database
//! is ever inside an [`Answer`], so no `unsafe` has to promise anything.
//!
//! This crate knows no page, no request and no game: what is kept is plain data.

mod document;
mod error;
mod game;
mod memory;
mod row;
mod store;

pub use document::{For, OwnDocument};
pub use error::{Shut, StoreError};
pub use game::{Gist, Head, PATIENCE, Shelf, Stored};
pub use memory::Memory;
pub use row::{AnyHead, AnyPlace, AnyRow, Kind, Place, Row};
pub use store::{Answer, Keep, Store, Write};
