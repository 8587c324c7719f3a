//! Pages: the only crate that knows HTML and SVG.
//!
//! [`app`] is the whole site as a router over a [`Store`]. It makes no call to
//! the operating system: the time, fresh entropy and the store come from the
//! [`Host`], and long work is handed back to it, so the same router answers behind a socket and inside a browser's
//! service worker.

mod api;
mod assets;
mod base;
mod charts;
mod collection;
mod door;
mod error;
mod frame;
mod game;
mod games;
mod guard;
mod host;
mod install;
mod link;
mod mover;
mod own;
mod page;
mod parts;
mod qr;
mod routes;
mod screens;
mod store;
#[cfg(test)]
mod toy;
mod visit;
mod words;

pub use assets::Asset;
pub use base::Base;
pub use desk::{AutomaTurn, Moment as TurnMoment, Step, Words, figure};
pub use error::{Fault, Incident};
pub use guard::{body_limit, is_too_large, may_send};
pub use host::{Busy, Host, Keeping, Key, Moment, Thinking, Work, at_once};
pub use install::files;
pub use page::{
    Asked, Check, Deal, DealWay, Draft, Drawn, Fact, Fixing, Form, Glow, Look, Mode, Mover, Named,
    Page, Panel, Rest, View, Way, Ways, patch_at,
};
pub use qr::Qr;
pub use routes::app;
pub use store::{
    Answer, Gist, Head, Memory, OwnDocument, PATIENCE, Shelf, Shut, Store, StoreError, Stored,
};
pub use visit::Query;
