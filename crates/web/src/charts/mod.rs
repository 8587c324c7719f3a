//! Charts, drawn by us.

pub(crate) mod curve;
