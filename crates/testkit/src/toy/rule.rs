//! The rule table.

kit::rules! {
    /// Each stall begins with goods, each person with two cards.
    states SET_UP = "R1";
    /// A card that is drawn goes to the hand, which others do not see.
    states DRAWN = "R2";
    /// A hand has at most four cards.
    forbids HAND_LIMIT = "R3";
    /// Nobody draws from an empty pile.
    forbids EMPTY_PILE = "R4";
    /// Goods are sold only over cheaper ones.
    forbids DEARER = "R5";
    /// At most two cards lie buried.
    forbids BURIED = "R6";
    /// A person sells and buries only what is in the hand.
    forbids IN_HAND = "R7";
    /// What is begun is finished, and everybody acts in turn.
    forbids IN_TURN = "R8";
    /// A pile turns up only what can lie on it.
    forbids IN_PILE = "R9";
    /// The game ends when the automa has no order left.
    forbids END = "R10";
    /// The automa looks at the stalls that have goods.
    states STALLS = "A1";
    /// The goods are worth no more than the order allows.
    narrows LIMIT = "A2", "Q1";
    /// The dearest goods.
    narrows DEAREST = "A3";
    /// The stall farthest to the left.
    narrows LEFTMOST = "A4";
    /// Otherwise it does nothing.
    states IDLE = "A5";
}
