//! The laws every player obeys, held over whole games.

mod brass;
mod flat;
mod law;
mod london;
mod patchwork;
mod toy;
