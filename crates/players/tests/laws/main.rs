//! The laws every player obeys, held over whole games.

mod brass;
mod law;
mod patchwork;
mod toy;
