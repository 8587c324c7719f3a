//! The laws every player obeys, held over whole games.

mod law;
mod patchwork;
mod toy;
