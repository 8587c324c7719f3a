//! Boroughs, as a set writes them down.

use serde::{Deserialize, Serialize};

/// One borough. A figure that is not known is absent, never 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BoroughCard {
    /// A short word, unique in the set.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Whether it lies face up at the start.
    pub starter: bool,
    /// Which side of the river it is on.
    pub side: Side,
    /// Whether it touches the river.
    pub river: bool,
    /// What it costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// How many cards its buyer draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<u8>,
    /// Prestige at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prestige: Option<u8>,
    /// Poverty taken away at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poverty_removed: Option<u8>,
    /// Poverty gained in every run while it is the topmost; below 0 it is taken away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run_poverty: Option<i8>,
    /// Money paid in every run while it is the topmost; below 0 it is brought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run_cost: Option<i8>,
}

/// Which side of the river a borough is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// North of it.
    North,
    /// South of it.
    South,
}
