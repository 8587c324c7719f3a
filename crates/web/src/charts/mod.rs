//! Charts, drawn by us.

pub(crate) mod chance;
pub(crate) mod curve;
