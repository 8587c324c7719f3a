//! The automa's orders, as a document.

use kit::{Document, DocumentError};
use serde::{Deserialize, Serialize};

use super::components::{Back, LAYER, N_ORDERS, WEAK_PER_LAYER};

/// The orders in the box.
pub(super) const STANDARD: Document =
    Document { key: "orders", name: "standard", text: include_str!("../../decks/standard.toml") };

/// Six orders under one name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Orders {
    /// What they are called.
    pub name: String,
    /// Four weak ones and two strong ones, in any order.
    pub order: Vec<Order>,
}

/// What the automa takes in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Order {
    /// The most that the goods it takes may be worth.
    pub limit: u8,
    /// How often it takes.
    pub takes: u8,
    /// Whether it lies in the strong part of its layer.
    pub strong: bool,
    /// Its back.
    pub back: Back,
}

impl Orders {
    /// Reads orders.
    pub(super) fn read(text: &str) -> Result<Orders, DocumentError> {
        let orders: Orders = kit::read(text)?;
        orders.checked().map(|_| orders)
    }

    /// The orders, if there are as many of each sort as two layers need.
    pub(super) fn checked(&self) -> Result<[Order; N_ORDERS], DocumentError> {
        let orders: [Order; N_ORDERS] = self.order[..].try_into().map_err(|_| {
            DocumentError::new(format!("{N_ORDERS} orders"), self.order.len().to_string())
        })?;
        let n_weak = orders.iter().filter(|it| !it.strong).count();
        let expected = N_ORDERS / LAYER * WEAK_PER_LAYER as usize;
        if n_weak != expected {
            return Err(DocumentError::new(format!("{expected} weak orders"), n_weak.to_string()));
        }
        for order in &orders {
            if !(1..=4).contains(&order.limit) {
                return Err(DocumentError::new("a limit of 1 to 4", order.limit.to_string()));
            }
            if !(1..=2).contains(&order.takes) {
                return Err(DocumentError::new("1 or 2 takes", order.takes.to_string()));
            }
        }
        Ok(orders)
    }
}
