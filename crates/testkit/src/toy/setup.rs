//! What is chosen before the first action.

use kit::{Chosen, Seat};

use super::orders::Orders;

kit::values! {
    /// How strong the automa is.
    pub enum Level {
        /// It starts with nothing.
        #[default]
        One = "1",
        /// It starts with three coins.
        Two = "2",
    }

    /// Where the automa sits.
    pub enum Chair {
        /// Before the people.
        First = "first",
        /// Between them.
        Middle = "middle",
        /// After them.
        #[default]
        Last = "last",
    }

    /// How an order's limit is read (Q1).
    pub enum Limit {
        /// Goods worth the limit may be taken.
        #[default]
        Inclusive = "inclusive",
        /// Only goods worth less than the limit may be taken.
        Exclusive = "exclusive",
    }
}

kit::choices! {
    /// The choices of a toy game.
    pub struct Setup {
        /// How strong the automa is.
        level: Level => Level,
        /// Where the automa sits.
        chair: Chair => Edition,
        /// How an order's limit is read.
        limit: Limit => Reading("Q1"),
        /// The automa's orders.
        orders: Chosen<Orders> => Document,
    }
}

impl Chair {
    /// Its number.
    pub(super) fn seat(self) -> Seat {
        Seat(self as u8)
    }
}
