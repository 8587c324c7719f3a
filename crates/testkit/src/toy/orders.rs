//! The automa's orders, as a document.

use kit::{At, Boxed, DocumentError, Message};
use serde::{Deserialize, Serialize};

use super::components::{Back, LAYER, N_ORDERS, WEAK_PER_LAYER};

/// Six orders under one name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Orders {
    /// What they are called.
    pub name: String,
    /// Four weak ones and two strong ones, in any order.
    pub order: Vec<Order>,
}

/// What the automa takes in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The orders, if there are as many of each sort as two layers need.
    pub(super) fn checked(&self) -> Result<[Order; N_ORDERS], DocumentError> {
        let orders: [Order; N_ORDERS] = self.order[..]
            .try_into()
            .map_err(|_| wrong("expected-orders", N_ORDERS, self.order.len()).in_field("order"))?;
        let n_weak = orders.iter().filter(|it| !it.strong).count();
        let expected = N_ORDERS / LAYER * WEAK_PER_LAYER as usize;
        if n_weak != expected {
            return Err(wrong("expected-weak", expected, n_weak).in_field("order"));
        }
        for (idx, order) in orders.iter().enumerate() {
            for (field, found, most) in [("limit", order.limit, 4_u8), ("takes", order.takes, 2)] {
                if !(1..=most).contains(&found) {
                    let error = wrong("expected-from-one", most.into(), found.into());
                    return Err(error.in_field(format!("order[{idx}].{field}")));
                }
            }
        }
        Ok(orders)
    }
}

impl Boxed for Orders {
    kit::documents!(Orders, "orders", { "standard" = "../../decks/standard.toml" });

    fn name(&self) -> &str {
        &self.name
    }

    fn is_like(document: &toml::Table) -> bool {
        document.contains_key("order")
    }

    fn check(&self, _at: At) -> Result<(), DocumentError> {
        self.checked().map(|_| ())
    }
}

fn wrong(expected: &str, n: usize, found: usize) -> DocumentError {
    DocumentError::new(Message::new(expected).with("n", n), found)
}
