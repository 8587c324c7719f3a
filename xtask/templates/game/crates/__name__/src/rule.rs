//! The rule table: every sentence a trace, a refusal or a page can cite.

kit::rules! {
    /// What is in the box.
    states BOX = "R1";
    /// The row is filled before anybody acts.
    states ROW = "R2";
    /// One crate of the row.
    forbids TAKE = "R3";
    /// Turns alternate.
    forbids IN_TURN = "R4";
    /// A pile turns up what lies in it.
    forbids IN_PILE = "R5";
    /// The end.
    states END = "R6";
    /// Points.
    states SCORE = "R7";
    /// Its card is turned up, and it looks at the row.
    states LOOK = "A1";
    /// The cargo on its card.
    narrows CARGO = "A2";
    /// The crate worth most.
    narrows DEAREST = "A3";
    /// The crate worth least.
    narrows CHEAPEST = "A4";
    /// The crate that has lain there longest.
    narrows OLDEST = "A5";
    /// The crate that came last.
    narrows NEWEST = "A6";
    /// Its cards are shuffled again.
    states SHUFFLE = "A7";
    /// What a level gives it.
    states LEVEL = "A8";
}
