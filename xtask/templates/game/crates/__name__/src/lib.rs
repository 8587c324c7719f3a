#![deny(clippy::float_arithmetic)]
//! {{Name}} and its automa.

mod action;
mod automa;
mod counters;
mod crates;
mod deck;
mod facts;
mod position;
pub mod rule;
mod rules;
mod scoring;
mod setup;
mod state;
mod words;

use kit::{
    Boxed, Fact, Game, Message, Order, PositionError, Refusal, Rule, Seat, SetupError, Tally, Trace, Turn,
};

pub use action::Action;
pub use crates::{Cargo, Crate, N_CRATES};
pub use deck::{Card, Deck, Filter};
pub use position::Position;
pub use rules::{CARDS, CRATES};
pub use setup::{Level, Setup};
pub use state::{ROW, Side, State};

/// The game on the shelf.
#[derive(Clone, Debug)]
pub struct {{Name}} {
    setup: Setup,
    deck: Deck,
}

impl {{Name}} {
    /// The person's chair.
    pub const HUMAN: Seat = Seat(0);
    /// The automa's chair.
    pub const AUTOMA: Seat = Seat(1);

    /// The automa's deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }
}

impl Game for {{Name}} {
    const ID: &'static str = "{{name}}";
    const RULESET: u32 = 1;
    const RULES: &'static [&'static Rule] = rule::ALL;
    const PILES: &'static [&'static str] = rules::PILES;
    const COUNTERS: &'static [&'static str] = counters::COUNTERS;
    const TEXTS: [&'static str; 3] = [
        include_str!("../i18n/en.ftl"),
        include_str!("../i18n/fr.ftl"),
        include_str!("../i18n/es.ftl"),
    ];

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Candidate = Crate;
    type Position = Position;

    fn new(setup: &Setup) -> Result<{{Name}}, SetupError> {
        let mut setup = setup.clone();
        let deck = Deck::open(&mut setup.deck, setup.at)?;
        Ok({{Name}} { setup, deck })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        State::start(self.deck.cards.len())
    }

    fn turn(&self, state: &State) -> Turn {
        rules::turn(state)
    }

    fn options(&self, state: &State, each: &mut impl FnMut(Action)) {
        rules::options(state, each);
    }

    fn decide(&self, state: &State, why: &mut Trace<Crate>) -> Action {
        automa::decide(self, state, why)
    }

    fn apply(&self, state: &mut State, action: Action) {
        rules::apply(self, state, action);
    }

    fn refusal(&self, state: &State, action: Action) -> Option<Refusal> {
        rules::refusal(state, action)
    }

    fn not_offered(&self, state: &State) -> Vec<Action> {
        let taken = if state.to_act == Side::Human { state.automa } else { state.human };
        taken.iter().take(1).map(Action::Take).collect()
    }

    fn breakdown(&self, state: &State, seat: Seat, each: &mut impl FnMut(&'static str, i32)) {
        scoring::breakdown(self, state, seat, each);
    }

    fn position(&self, state: &State) -> Position {
        position::position(state)
    }

    fn place(&self, position: &Position) -> Result<State, PositionError> {
        position::place(self, position)
    }

    fn describe(&self, state: &State, action: Action) -> Message {
        words::describe(state, action)
    }

    fn name(&self, candidate: Crate) -> Message {
        words::name(candidate)
    }

    fn is_at_table(&self) -> bool {
        !self.setup.at.is_screen()
    }

    fn orders(&self, plies: &[(&State, Action)], _after: &State) -> Vec<Order<Crate>> {
        automa::orders(plies)
    }

    fn facts<'a>(&'a self, state: &'a State) -> Vec<Fact<'a, Position>> {
        facts::facts(self, state)
    }

    fn count(&self, before: &State, action: Action, tally: &mut Tally) {
        counters::count(before, action, tally);
    }

    fn count_end(&self, end: &State, tally: &mut Tally) {
        counters::count_end(end, tally);
    }

    // Compiled here, in one piece with the rules.
    #[inline(never)]
    fn random_playout(&self, seed: u64) -> kit::Played<Self> {
        kit::random_playout(self, seed)
    }
}
