#![deny(clippy::float_arithmetic)]
//! The vocabulary every game shares: whose turn it is, what may be done, and
//! why the automa did what it did.
//!
//! A [`Game`] is an immutable value: rules, chosen deck, level. Its
//! [`Game::State`] is what lies on the table. Whoever acts (a person, the
//! automa, chance), what happens is an action, and the list of all actions is
//! the [`Record`]. A [`Session`] is a record being played. The automa always
//! has exactly one legal action; asking it why lets the same function talk
//! through a [`Sieve`] into a [`Trace`].

mod at;
mod choices;
mod dice;
mod document;
#[cfg(debug_assertions)]
mod effort;
mod fact;
mod few;
pub mod finding;
mod game;
mod illegal;
mod lexicon;
mod marks;
mod message;
mod order;
mod outcome;
mod parts;
mod pile;
mod placer;
mod playout;
mod reader;
mod record;
mod rule;
mod schema;
mod seats;
mod session;
mod set;
mod shipped;
mod sieve;
mod stock;
mod trouble;
mod turn;
mod visible;
mod writer;

pub use at::At;
pub use choices::{ChoiceValue, Choices};
#[doc(hidden)]
pub use choices::{asked, dashed, joined, n_joined, no_document};
pub use dice::{Dealer, Dice, Draws, SEED_LIMIT};
pub use document::{
    Choice, ChoiceKind, Chosen, Document, DocumentError, PositionError, PositionFile, SetupError,
    fingerprint, game_of,
};
#[cfg(debug_assertions)]
pub use effort::Effort;
pub use fact::{Count, Fact, Way, Ways, compose, patch, patch_at};
pub use few::Few;
pub use finding::{Account, Decided, Part};
pub use game::{
    Game, MAX_COUNTERS, Pile, Refusal, Seat, Tally, Turn, legal_actions, options, perft, ranking,
};
pub use illegal::{IllegalAction, Reason, ReplayError};
pub use lexicon::{Lang, Lexicon, LexiconError};
pub use marks::{Breach, Marks};
pub use message::{Arg, Message};
pub use order::Order;
pub use outcome::Outcome;
pub use parts::{Parts, is_part};
pub use pile::{CardSet, Cards, DrawPile, Stock};
pub use placer::{Placer, at_most};
pub use playout::{
    Die, OwnDice, Played, Player, Random, Seen, Terms, playout, playout_on, playout_while,
    random_playout, tell,
};
pub use reader::{line_of_field, read, wrong};
pub use record::{Entry, FORMAT, Hands, MAX_ENTRIES, NotationError, Record, number};
pub use rule::{Kind, Rule};
pub use schema::Described;
pub use seats::{chair, people, person_number};
pub use session::Session;
pub use set::{Numbered, Set};
pub use shipped::{Boxed, Shipped};
pub use sieve::{Candidates, MAX_CANDIDATES, Rung, Sieve, Trace, Verdict};
pub use stock::Piece;
#[doc(hidden)]
pub use toml::Table;
pub use trouble::{TEXTS, Trouble, in_english, mended};
pub use turn::{TurnError, TurnPly, Upcoming, next_to_act, play_automa_turn};
pub use visible::{is_obeyed, visible};
pub use writer::{to_json, to_json_pretty, to_toml, to_toml_short, to_value};
