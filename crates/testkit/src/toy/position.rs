//! The table as a document.

use kit::{CardSet, Few, Game, Message, PositionError, Stock};
use serde::{Deserialize, Serialize};

use super::{
    Hand, State, Toy,
    components::{BURIED, Back, COINS, DEALT, HAND, N_GOODS, N_ORDERS},
};

/// What lies on the table of a toy game, as a person types it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Position {
    /// The chair whose turn it is, from 0.
    pub to_act: u8,
    /// The coins, by chair; none if absent.
    pub coins: Vec<u8>,
    /// What the automa took.
    pub taken: Vec<u8>,
    /// Goods that are out of the game.
    pub sold: Vec<u8>,
    /// The cards buried under the pile, the lowest last.
    pub under: Vec<u8>,
    /// The orders drawn so far, in order.
    pub drawn: Vec<u8>,
    /// How often the last of them still takes.
    pub takes_left: u8,
    /// The back of the next order, if it was seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<Back>,
    /// What the stalls show.
    pub stalls: StallsPosition,
    /// The hands, by chair, the automa's empty; two unknown cards each if absent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<HandPosition>,
}

kit::parts!(Position { to_act, coins, taken, sold, under, drawn, takes_left, back, stalls, hands });

/// What the stalls show.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct StallsPosition {
    /// The first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The second.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub middle: Option<u8>,
    /// The third.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right: Option<u8>,
}

/// A hand: known cards, and a number of unknown ones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct HandPosition {
    /// The cards that are known.
    pub cards: Vec<u8>,
    /// How many are not.
    pub unknown: u8,
}

impl Position {
    pub(super) fn of(state: &State) -> Position {
        let [left, middle, right] = state.stalls;
        let hand = |it: &Hand| HandPosition {
            cards: it.known.into_iter().collect(),
            unknown: it.n_unknown,
        };
        Position {
            to_act: state.seat,
            coins: state.coins.to_vec(),
            taken: state.taken.into_iter().collect(),
            sold: state.sold.into_iter().collect(),
            under: state.goods.bottom().to_vec(),
            drawn: state.drawn.to_vec(),
            takes_left: state.takes_left,
            back: state.back,
            stalls: StallsPosition { left, middle, right },
            hands: state.hands.iter().map(hand).collect(),
        }
    }

    /// Every card that is mentioned, with its place.
    fn cards(&self) -> Vec<(String, u8)> {
        let mut cards = Vec::new();
        let mut add = |at: &str, list: &[u8]| {
            cards.extend(list.iter().enumerate().map(|(idx, &it)| (format!("{at}[{idx}]"), it)));
        };
        add("taken", &self.taken);
        add("sold", &self.sold);
        add("under", &self.under);
        for (seat, hand) in self.hands.iter().enumerate() {
            add(&format!("hands[{seat}].cards"), &hand.cards);
        }
        let stalls = [
            ("stalls.left", self.stalls.left),
            ("stalls.middle", self.stalls.middle),
            ("stalls.right", self.stalls.right),
        ];
        cards.extend(stalls.into_iter().filter_map(|(at, it)| Some((at.to_owned(), it?))));
        cards
    }
}

impl Toy {
    /// The table that a document describes.
    pub(super) fn placed(&self, position: &Position) -> Result<State, PositionError> {
        let unseen = unseen(position)?;
        let hands = self.placed_hands(position)?;
        let n_unknown: u32 = hands.iter().map(|it| u32::from(it.n_unknown)).sum();
        let Some(n_hidden) = unseen.len().checked_sub(n_unknown) else {
            let expected = Message::new("expected-unknown").with("most", unseen.len());
            return Err(PositionError::new("hands", expected, n_unknown));
        };
        let mut goods = Stock::shuffled(unseen, n_hidden as u8);
        short("under", position.under.len(), BURIED)?;
        position.under.iter().for_each(|&it| goods.put_under(it));
        short("coins", position.coins.len(), 3)?;
        for (seat, &coins) in position.coins.iter().enumerate() {
            short(&format!("coins[{seat}]"), coins.into(), COINS.into())?;
        }
        let mut coins = [0; 3];
        coins[..position.coins.len()].copy_from_slice(&position.coins);
        if 3 <= position.to_act {
            return Err(PositionError::new(
                "to-act",
                Message::new("expected-chair"),
                position.to_act,
            ));
        }
        let drawn = self.placed_orders(position)?;
        let stalls = [position.stalls.left, position.stalls.middle, position.stalls.right];
        Ok(State {
            goods,
            stalls,
            hands,
            coins,
            taken: position.taken.iter().copied().collect(),
            sold: position.sold.iter().copied().collect(),
            drawn,
            back: position.back,
            takes_left: position.takes_left,
            seat: position.to_act,
            n_to_deal: 0,
            is_drawing: false,
            offered: None,
        })
    }

    fn placed_hands(&self, position: &Position) -> Result<[Hand; 3], PositionError> {
        let automa = usize::from(self.automa_seat().0);
        let mut hands = [Hand::default(); 3];
        short("hands", position.hands.len(), 3)?;
        for (seat, hand) in hands.iter_mut().enumerate() {
            if position.hands.is_empty() && seat != automa {
                hand.n_unknown = DEALT;
            }
            let Some(typed) = position.hands.get(seat) else { continue };
            let size = typed.cards.len() + usize::from(typed.unknown);
            let most = if seat == automa { 0 } else { HAND.into() };
            short(&format!("hands[{seat}]"), size, most)?;
            *hand = Hand { known: typed.cards.iter().copied().collect(), n_unknown: typed.unknown };
        }
        Ok(hands)
    }

    fn placed_orders(&self, position: &Position) -> Result<Few<u8, N_ORDERS>, PositionError> {
        let mut drawn = Few::new();
        for (idx, &order) in position.drawn.iter().enumerate() {
            if N_ORDERS <= usize::from(order) || self.weight(&drawn, order) == 0 {
                let at = format!("drawn[{idx}]");
                return Err(PositionError::new(at, Message::new("expected-order-there"), order));
            }
            drawn.push(order);
        }
        if let Some(back) = position.back {
            let mut orders = (0..N_ORDERS as u8).filter(|&it| 0 < self.weight(&drawn, it));
            if !orders.any(|it| self.orders[usize::from(it)].back == back) {
                let expected = Message::new("expected-back-there");
                return Err(PositionError::new("back", expected, Message::quoted(back)));
            }
        }
        let order = drawn.last().map(|&it| self.orders[usize::from(it)]);
        let is_automa = position.to_act == self.automa_seat().0;
        let most = if is_automa { order.map_or(0, |it| it.takes) } else { 0 };
        short("takes-left", position.takes_left.into(), most.into())?;
        Ok(drawn)
    }
}

fn short(at: &str, n: usize, most: usize) -> Result<(), PositionError> {
    if n <= most {
        return Ok(());
    }
    Err(PositionError::new(at, Message::new("expected-at-most").with("most", most), n))
}

/// The cards that are nowhere mentioned; each mentioned one exists and stands once.
fn unseen(position: &Position) -> Result<CardSet, PositionError> {
    let mut unseen = CardSet::first(N_GOODS.into());
    for (at, card) in position.cards() {
        if N_GOODS <= card {
            let expected = Message::new("expected-goods").with("last", N_GOODS - 1);
            return Err(PositionError::new(at, expected, card));
        }
        if !unseen.has(card) {
            return Err(PositionError::new(at, Message::new("expected-elsewhere"), card));
        }
        unseen.remove(card);
    }
    Ok(unseen)
}
