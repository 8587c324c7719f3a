//! Actions and their notation.

use std::{fmt, str::FromStr};

use kit::{Message, NotationError};

use super::components::{Back, N_GOODS, N_ORDERS, Stall};

/// What somebody does, or what a pile turns up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The pile of goods turns up this card: `deal 7`.
    Deal(u8),
    /// The next order shows its back: `back sun`.
    Back(Back),
    /// The order is drawn: `front 3`.
    Front(u8),
    /// A person draws a card: `draw`.
    Draw,
    /// A person begins to sell a card: `offer 7`.
    Offer(u8),
    /// A person sells what was offered at this stall: `at left`.
    At(Stall),
    /// A person lays a card under the pile: `bury 7`.
    Bury(u8),
    /// A person does nothing: `pass`.
    Pass,
    /// The automa takes the goods of a stall: `take left`.
    Take(Stall),
    /// The automa finds nothing: `idle`.
    Idle,
}

impl Action {
    /// Every action there is, in a fixed order.
    pub(super) fn all() -> impl Iterator<Item = Action> {
        let goods = || 0..N_GOODS;
        (goods().map(Action::Deal))
            .chain(Back::ALL.into_iter().map(Action::Back))
            .chain((0..N_ORDERS as u8).map(Action::Front))
            .chain([Action::Draw])
            .chain(goods().map(Action::Offer))
            .chain(Stall::ALL.into_iter().map(Action::At))
            .chain(goods().map(Action::Bury))
            .chain([Action::Pass])
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deal(card) => write!(f, "deal {card}"),
            Action::Back(back) => write!(f, "back {back}"),
            Action::Front(order) => write!(f, "front {order}"),
            Action::Draw => f.write_str("draw"),
            Action::Offer(card) => write!(f, "offer {card}"),
            Action::At(stall) => write!(f, "at {stall}"),
            Action::Bury(card) => write!(f, "bury {card}"),
            Action::Pass => f.write_str("pass"),
            Action::Take(stall) => write!(f, "take {stall}"),
            Action::Idle => f.write_str("idle"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let wrong = |expected: Message| NotationError::new(expected, text);
        let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
        let number = |n: u8, what: &str| {
            let what = Message::new(what).with("last", n - 1);
            let read = object.parse::<u8>().ok().filter(|it| *it < n && it.to_string() == object);
            read.ok_or_else(|| wrong(what))
        };
        let card = || number(N_GOODS, "expected-goods");
        let stall = || {
            let found = Stall::ALL.into_iter().find(|it| it.to_string() == object);
            found.ok_or_else(|| wrong(Message::new("expected-stall")))
        };
        let back = || {
            let found = Back::ALL.into_iter().find(|it| it.to_string() == object);
            found.ok_or_else(|| wrong(Message::new("expected-back")))
        };
        match (verb, object) {
            ("deal", _) => card().map(Action::Deal),
            ("back", _) => back().map(Action::Back),
            ("front", _) => number(N_ORDERS as u8, "expected-order").map(Action::Front),
            ("draw", "") if text == "draw" => Ok(Action::Draw),
            ("offer", _) => card().map(Action::Offer),
            ("at", _) => stall().map(Action::At),
            ("bury", _) => card().map(Action::Bury),
            ("pass", "") if text == "pass" => Ok(Action::Pass),
            ("take", _) => stall().map(Action::Take),
            ("idle", "") if text == "idle" => Ok(Action::Idle),
            _ => Err(wrong(Message::new("expected-verb"))),
        }
    }
}
