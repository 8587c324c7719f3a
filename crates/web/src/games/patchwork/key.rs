//! What the addresses of Patchwork's pages say besides the game: written and read
//! by these names.

pub(super) use crate::address::key::{AT, FEW, TAB};

/// The patch that is picked.
pub(super) const PICK: &str = "pick";
/// How it is turned.
pub(super) const TURNED: &str = "turn";
/// A square that it is to cover.
pub(super) const NEAR: &str = "near";
/// The suggestion that it lies by.
pub(super) const TIP: &str = "tip";
