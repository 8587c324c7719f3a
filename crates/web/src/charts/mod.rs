//! Charts, drawn by us.

pub(crate) mod chance;
pub(crate) mod curve;
pub(crate) mod lab;
pub(crate) mod margins;
pub(crate) mod parts;
pub(crate) mod shares;

use curve::short;
