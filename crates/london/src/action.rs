//! Actions and their notation.

use std::{fmt, str::FromStr};

use kit::{Message, NotationError};

use crate::{
    components::{AutomaCard, Borough, Card, MAX_SEATS, Space},
    figures::MAX_TOLD_FIGURE,
};

/// The smallest choice the rulebook offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The city deck turns up a card.
    City(Card),
    /// The borough deck turns up a borough.
    Borough(Borough),
    /// The automa's deck turns up a card.
    Automa(AutomaCard),

    /// Repays a loan.
    Repay,
    /// Takes a loan.
    Loan,
    /// Looks at the top of the city deck.
    Look,
    /// Takes one of the cards looked at.
    DrawSeen(Card),
    /// Draws a card of the development board.
    DrawSpace(Space),
    /// Draws the top of the city deck.
    DrawTop,
    /// Draws, discards or commits no more.
    Stop,
    /// Puts a card looked at on the city deck, the topmost first.
    Put(Card),
    /// Swaps for the card on this space.
    Swap(Space),
    /// Gives this hand card in the swap.
    Give(Card),

    /// Chooses to develop.
    Develop,
    /// Buys a borough.
    Buy(Borough),
    /// Chooses to run the city.
    Run,
    /// Chooses to draw three cards.
    DrawThree,

    /// Builds a card of the hand.
    Build(Card),
    /// Spends a hand card.
    Spend(Card),
    /// Places the building as a new stack.
    Alone,
    /// Places the building on this card.
    On(Card),
    /// Plays an action card.
    Play(Card),
    /// Ends developing or running.
    Done,

    /// Activates a card.
    Activate(Card),
    /// Places the card of this space on the card activated.
    Place(Space),
    /// Activates this card again.
    Again(Card),
    /// Strikes the player in this chair, from 1.
    Target(u8),
    /// Flips this card.
    Flip(Card),
    /// Uses the ability of the topmost borough.
    Ability,
    /// Discards a hand card.
    Discard(Card),

    /// Tells that a card of theirs touches AutoMartin's money or poverty.
    Toll(Toll, u8),
    /// Tells a figure that the set does not know.
    Figure(i8),
    /// Tells that the city deck is out.
    Out,
    /// Tells that the city deck turns up its last card next.
    Last,

    /// AutoMartin pays for a card and keeps it.
    Keep(Card),
    /// AutoMartin cannot pay for a card.
    Refuse(Card),
    /// AutoMartin buys a borough.
    KeepBorough(Borough),
    /// AutoMartin cannot pay for a borough.
    RefuseBorough(Borough),
    /// AutoMartin draws from the city deck.
    FromDeck,
    /// AutoMartin draws nothing.
    Nothing,
    /// AutoMartin draws another automa card.
    Another,
    /// AutoMartin's turn ends.
    End,
}

impl Action {
    /// The city card it names.
    pub fn card(self) -> Option<Card> {
        match self {
            Action::City(card)
            | Action::DrawSeen(card)
            | Action::Put(card)
            | Action::Give(card)
            | Action::Build(card)
            | Action::Spend(card)
            | Action::On(card)
            | Action::Play(card)
            | Action::Activate(card)
            | Action::Again(card)
            | Action::Flip(card)
            | Action::Discard(card)
            | Action::Keep(card)
            | Action::Refuse(card) => Some(card),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::City(card) => write!(f, "city {card}"),
            Action::Borough(borough) => write!(f, "borough {borough}"),
            Action::Automa(card) => write!(f, "automa {card}"),
            Action::Repay => f.write_str("repay"),
            Action::Loan => f.write_str("loan"),
            Action::Look => f.write_str("look"),
            Action::DrawSeen(card) => write!(f, "draw {card}"),
            Action::DrawSpace(space) => write!(f, "draw {space}"),
            Action::DrawTop => f.write_str("draw deck"),
            Action::Stop => f.write_str("stop"),
            Action::Put(card) => write!(f, "put {card}"),
            Action::Swap(space) => write!(f, "swap {space}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Develop => f.write_str("develop"),
            Action::Buy(borough) => write!(f, "buy {borough}"),
            Action::Run => f.write_str("run"),
            Action::DrawThree => f.write_str("draw-three"),
            Action::Build(card) => write!(f, "build {card}"),
            Action::Spend(card) => write!(f, "spend {card}"),
            Action::Alone => f.write_str("alone"),
            Action::On(card) => write!(f, "on {card}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Done => f.write_str("done"),
            Action::Activate(card) => write!(f, "activate {card}"),
            Action::Place(space) => write!(f, "place {space}"),
            Action::Again(card) => write!(f, "again {card}"),
            Action::Target(chair) => write!(f, "target {chair}"),
            Action::Flip(card) => write!(f, "flip {card}"),
            Action::Ability => f.write_str("ability"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Toll(toll, n) => write!(f, "{} {n}", toll.verb()),
            Action::Figure(n) => write!(f, "figure {n}"),
            Action::Out => f.write_str("out"),
            Action::Last => f.write_str("last"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Refuse(card) => write!(f, "refuse {card}"),
            Action::KeepBorough(borough) => write!(f, "keep-borough {borough}"),
            Action::RefuseBorough(borough) => write!(f, "refuse-borough {borough}"),
            Action::FromDeck => f.write_str("deck"),
            Action::Nothing => f.write_str("nothing"),
            Action::Another => f.write_str("another"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
        let plain = |action: Action| {
            if object.is_empty() && verb == text {
                return Ok(action);
            }
            Err(NotationError::new(Message::new("expected-alone").with("verb", verb), text))
        };
        match verb {
            "city" => object.parse().map(Action::City),
            "borough" => object.parse().map(Action::Borough),
            "automa" => object.parse().map(Action::Automa),
            "repay" => plain(Action::Repay),
            "loan" => plain(Action::Loan),
            "look" => plain(Action::Look),
            "draw" if object == "deck" => Ok(Action::DrawTop),
            "draw" if object.starts_with(['T', 'B']) => object.parse().map(Action::DrawSpace),
            "draw" => object.parse().map(Action::DrawSeen),
            "stop" => plain(Action::Stop),
            "put" => object.parse().map(Action::Put),
            "swap" => object.parse().map(Action::Swap),
            "give" => object.parse().map(Action::Give),
            "develop" => plain(Action::Develop),
            "buy" => object.parse().map(Action::Buy),
            "run" => plain(Action::Run),
            "draw-three" => plain(Action::DrawThree),
            "build" => object.parse().map(Action::Build),
            "spend" => object.parse().map(Action::Spend),
            "alone" => plain(Action::Alone),
            "on" => object.parse().map(Action::On),
            "play" => object.parse().map(Action::Play),
            "done" => plain(Action::Done),
            "activate" => object.parse().map(Action::Activate),
            "place" => object.parse().map(Action::Place),
            "again" => object.parse().map(Action::Again),
            "target" => match object {
                "1" => Ok(Action::Target(1)),
                "2" => Ok(Action::Target(2)),
                "3" => Ok(Action::Target(3)),
                "4" => Ok(Action::Target(4)),
                _ => Err(NotationError::new(
                    Message::new("expected-chair").with("last", MAX_SEATS),
                    text,
                )),
            },
            "flip" => object.parse().map(Action::Flip),
            "ability" => plain(Action::Ability),
            "discard" => object.parse().map(Action::Discard),
            "figure" => (-7..=MAX_TOLD_FIGURE)
                .find(|it| it.to_string() == object)
                .map(Action::Figure)
                .ok_or_else(|| NotationError::new(Message::new("expected-a-figure"), text)),
            "out" => plain(Action::Out),
            "last" => plain(Action::Last),
            "keep" => object.parse().map(Action::Keep),
            "refuse" => object.parse().map(Action::Refuse),
            "keep-borough" => object.parse().map(Action::KeepBorough),
            "refuse-borough" => object.parse().map(Action::RefuseBorough),
            "deck" => plain(Action::FromDeck),
            "nothing" => plain(Action::Nothing),
            "another" => plain(Action::Another),
            "end" => plain(Action::End),
            _ => match Toll::ALL.into_iter().find(|it| it.verb() == verb) {
                Some(toll) => {
                    let n = (1..=MAX_TOLL).find(|it| it.to_string() == object);
                    n.map(|it| Action::Toll(toll, it)).ok_or_else(|| {
                        let expected = Message::new("expected-toll").with("most", MAX_TOLL);
                        NotationError::new(expected, text)
                    })
                }
                None => Err(NotationError::new(Message::new("expected-verb"), text)),
            },
        }
    }
}

/// What a person's card does to AutoMartin, told at their own table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// He owes the person money.
    Owes,
    /// He pays the bank.
    Pays,
    /// He gets money from the supply.
    Gets,
    /// He gains poverty.
    Suffers,
    /// He loses poverty.
    Sheds,
}

/// The most a toll tells at once.
pub const MAX_TOLL: u8 = 12;

impl Toll {
    /// Every toll, the usual ones first.
    pub const ALL: [Toll; 5] = [Toll::Owes, Toll::Pays, Toll::Suffers, Toll::Gets, Toll::Sheds];

    /// Its verb in notation.
    pub fn verb(self) -> &'static str {
        match self {
            Toll::Owes => "he-owes",
            Toll::Pays => "he-pays",
            Toll::Gets => "he-gets",
            Toll::Suffers => "he-suffers",
            Toll::Sheds => "he-sheds",
        }
    }
}

/// Anything AutoMartin's rules choose among.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidate {
    /// A card of the development board.
    Space(Space, Card),
    /// A borough for sale, by its slot from 0.
    Slot(u8, Borough),
    /// The top of the city deck.
    Deck,
    /// A card drawn from the city deck.
    Card(Card),
    /// An automa card.
    Automa(AutomaCard),
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Candidate::Space(space, card) => write!(f, "{space} {card}"),
            Candidate::Slot(slot, borough) => write!(f, "R{} {borough}", slot + 1),
            Candidate::Deck => f.write_str("deck"),
            Candidate::Card(card) => card.fmt(f),
            Candidate::Automa(card) => card.fmt(f),
        }
    }
}
