//! What is chosen before the first action.

use kit::{Chosen, DocumentError, Message, Seat, SetupError, fingerprint};
use serde::{Deserialize, Serialize};

use super::{
    Toy,
    components::N_ORDERS,
    orders::{Order, Orders, STANDARD},
};

/// The choices of a toy game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Setup {
    /// How strong the automa is.
    pub level: Level,
    /// Where the automa sits.
    pub chair: Chair,
    /// How an order's limit is read.
    pub limit: Limit,
    /// The automa's orders.
    pub orders: Chosen<Orders>,
}

/// How strong the automa is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Level {
    /// It starts with nothing.
    #[default]
    #[serde(rename = "1")]
    One,
    /// It starts with three coins.
    #[serde(rename = "2")]
    Two,
}

/// Where the automa sits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Chair {
    /// Before the people.
    First,
    /// Between them.
    Middle,
    /// After them.
    #[default]
    Last,
}

impl Chair {
    /// Its number.
    pub(super) fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

/// How an order's limit is read (Q1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Goods worth the limit may be taken.
    #[default]
    Inclusive,
    /// Only goods worth less than the limit may be taken.
    Exclusive,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            level: Level::default(),
            chair: Chair::default(),
            limit: Limit::default(),
            orders: standard(),
        }
    }
}

fn shipped() -> Orders {
    Orders::read(STANDARD.text).expect("the shipped orders are valid")
}

fn standard() -> Chosen<Orders> {
    Chosen::Shipped { name: STANDARD.name.to_owned(), hash: fingerprint(&shipped()) }
}

/// A word as serde knows it: the value of a choice.
fn word<T: serde::de::DeserializeOwned>(key: &str, value: &str) -> Result<T, SetupError> {
    serde_json::from_value(value.into()).map_err(|_| SetupError::value::<Toy>(key, value))
}

fn told(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("a choice is a word");
    value.as_str().unwrap_or_default().to_owned()
}

impl Setup {
    pub(super) fn choose(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "level" => self.level = word(key, value)?,
            "chair" => self.chair = word(key, value)?,
            "limit" => self.limit = word(key, value)?,
            "orders" if value == STANDARD.name => self.orders = standard(),
            "orders" => return Err(SetupError::value::<Toy>(key, value)),
            _ => return Err(SetupError::key::<Toy>(key)),
        }
        Ok(())
    }

    pub(super) fn choose_document(&mut self, key: &str, text: &str) -> Result<(), DocumentError> {
        if key != "orders" {
            return Err(DocumentError::new(
                Message::new("expected-document"),
                Message::quoted(key),
            ));
        }
        self.orders = Chosen::Custom(Orders::read(text)?);
        Ok(())
    }

    pub(super) fn chosen(&self, key: &str) -> String {
        match key {
            "level" => told(&self.level),
            "chair" => told(&self.chair),
            "limit" => told(&self.limit),
            _ => match &self.orders {
                Chosen::Shipped { name, .. } => name.clone(),
                Chosen::Custom(orders) => orders.name.clone(),
            },
        }
    }

    /// The setup as it stands in a record, and its orders.
    pub(super) fn opened(&self) -> Result<(Setup, [Order; N_ORDERS]), SetupError> {
        let mut setup = self.clone();
        let orders = match &self.orders {
            Chosen::Custom(orders) => orders.clone(),
            Chosen::Shipped { name, .. } if name != STANDARD.name => {
                return Err(SetupError::value::<Toy>("orders", name));
            }
            Chosen::Shipped { name, hash } => {
                let expected = fingerprint(&shipped());
                if !hash.is_empty() && *hash != expected {
                    return Err(SetupError::Hash {
                        key: "orders".to_owned(),
                        name: name.clone(),
                        expected,
                        found: hash.clone(),
                    });
                }
                setup.orders = standard();
                shipped()
            }
        };
        let orders = orders
            .checked()
            .map_err(|error| SetupError::Document { key: "orders".to_owned(), error })?;
        Ok((setup, orders))
    }
}
