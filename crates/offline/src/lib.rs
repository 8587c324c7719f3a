//! The other home of the pages: the same router inside a browser's service worker.
//!
//! `Home` answers each request of the browser as a server would;
//! games are kept in IndexedDB. What does not need a browser, how a game looks as
//! a row and what a cookie means, is compiled and tested everywhere; the rest is
//! there for `wasm32` alone.

mod jar;
mod row;

#[cfg(target_arch = "wasm32")]
mod clock;
#[cfg(target_arch = "wasm32")]
mod database;
#[cfg(target_arch = "wasm32")]
mod home;
#[cfg(target_arch = "wasm32")]
mod press;
#[cfg(target_arch = "wasm32")]
mod room;
#[cfg(target_arch = "wasm32")]
mod store;
#[cfg(target_arch = "wasm32")]
mod thinker;
#[cfg(target_arch = "wasm32")]
mod wire;

pub use jar::Jar;
pub use row::Row;
