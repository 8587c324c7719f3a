//! The desk: what both doors, the terminal and the pages, say of any game.
//!
//! No HTML and no printing. A kept game and what can be done with it
//! ([`open`], [`change`]), all of them in one file
//! ([`Collection`]), the automa's whole turn ([`AutomaTurn`]), the log as
//! one chair may read it ([`log()`]), a game in an address ([`link()`]), a set-up from words ([`choose`]), and the
//! documents that `--json` and `/api/v1` answer with ([`documents`]).

mod bgstats;
mod collection;
mod day;
mod difficulty;
pub mod documents;
mod facts;
mod interval;
mod kept;
mod letters;
mod link;
mod log;
mod marks;
mod measure;
mod pack;
mod reasons;
mod results;
mod seats;
mod setup;
mod turn;
mod words;

pub use bgstats::bg_stats;
pub use collection::{Collection, Found, KeptDocument, KeptGame, Tally, is_collection};
pub use day::{Day, DayDeal};
pub use difficulty::{Difficulty, First, Measured, difficulty, even_level, ladder};
pub use facts::{Changed, changed, groups};
pub use interval::{Z, student95, wilson95};
pub use kept::{Change, KeptError, branch, change, import, is_position, open, position_file};
pub use kit::{chair, finding::figure, people};
pub use link::{LinkError, Linked, link};
pub use log::{Line, LogTurn, Who, log};
pub use marks::mark_names;
pub use measure::measured;
pub use reasons::{Found as FoundHere, Line as ReasonLine, Otherwise, Reasons, capital, sentence};
pub use results::{
    Beside, FEW, Finished, LeftOut, LevelResults, Mean, Results, Share, Standing, beside,
    results_csv,
};
pub use seats::{hides_hands, seed, winners};
pub use setup::{
    Given, OWN, begin, choose, is_own, named, next_level, other_deck, previous_level, setup_from,
    setup_names,
};
pub use turn::{AutomaPly, AutomaTurn, Moment, Step};
pub use words::{Words, fold, lexicon, shared_lexicon};

/// The version of the program, the same for all of its crates.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A record as a file for people, with the program that wrote it in its first line.
///
/// A comment, and nowhere but in files: a record refuses fields that it does not know,
/// so that an older program could not read one with a field more, and it is compared
/// and hashed as a whole, by which the same game of two versions would be two games.
pub fn signed(record: &str) -> String {
    format!("# Automatable {VERSION}\n{record}")
}

/// What the desk says in English, French and Spanish.
pub const TEXTS: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];
