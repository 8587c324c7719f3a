//! Pages: the only crate that knows HTML and SVG.
//!
//! [`app`] is the whole site as a router over a [`Store`]. It makes no call to
//! the operating system: the time, fresh entropy and the store come from the
//! [`Host`], so the same router answers behind a socket and inside a browser's
//! service worker.

mod api;
mod assets;
mod curve;
mod end;
mod error;
mod frame;
mod game;
mod guard;
mod home;
mod host;
mod log;
mod new_game;
mod open;
mod page;
mod patchwork;
mod play;
mod routes;
mod rules;
mod score;
mod store;
mod visit;
mod why;
mod words;

pub use host::{Host, Moment};
pub use page::{AutomaTurn, Mode, Page, Panel, Step, View};
pub use routes::app;
pub use store::{Answer, Gist, Head, Memory, Shelf, Store, StoreError, Stored};
pub use visit::Query;
pub use words::{Words, figure};
