#![deny(clippy::float_arithmetic)]
//! Patchwork and its Automa: the base game for one person, and the solo
//! opponent of Lines J. Hutter and Morten Monrad Pedersen.

mod action;
mod automa;
mod counters;
mod deck;
pub mod facts;
mod findings;
mod patches;
mod place;
mod position;
mod quilt;
mod room;
pub mod rule;
mod rules;
mod scoring;
mod setup;
mod state;
mod table;
mod track;
mod words;

use kit::{
    Account, Boxed, Decided, Fact, Game, Message, Order, Part, Piece, PositionError, Refusal, Rule,
    Rung, Seat, SetupError, Tally, Trace, Turn,
};

pub use action::{Action, Placement};
pub use deck::{Back, Card, Deck, Filter, N_SET_ASIDE};
pub use patches::{N_PATCHES, Orientation, PATCHES, Patch, PatchSpec, STARTER};
pub use position::{AutomaPosition, HumanPosition, Position, SidePosition, TilePosition};
pub use quilt::{ALL_CELLS, Cell, N_CELLS, Quilt, SIDE, cells};
pub use rules::{BACKS, CIRCLE, FRONTS, placements};
pub use scoring::{n_buttons_on_patches, n_patches_with_buttons};
pub use setup::{Leather, Level, NoOvertakeAtEnd, Setup};
pub use state::{Automa, AutomaPile, Human, PatchSet, Side, State, Tile};
pub use track::{BUTTON_MARKS, END, Edition};

/// The game on the shelf.
#[derive(Clone, Debug)]
pub struct Patchwork {
    setup: Setup,
    deck: Deck,
    has_open_backs: bool,
    /// The cards of the deck that are played with: all of them, unless somebody measures.
    cards: u32,
}

impl Patchwork {
    /// The person's chair.
    pub const HUMAN: Seat = Seat(0);
    /// The automa's chair.
    pub const AUTOMA: Seat = Seat(1);

    /// The automa's deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The number printed on the card at a place in the deck.
    pub fn number(&self, card: u8) -> u8 {
        self.deck.first_number + card
    }

    /// The place in the deck of the card with this number.
    pub fn index(&self, number: u8) -> Option<u8> {
        let card = number.checked_sub(self.deck.first_number)?;
        (usize::from(card) < self.deck.cards.len()).then_some(card)
    }
}

impl Game for Patchwork {
    const ID: &'static str = "patchwork";
    const RULESET: u32 = 1;
    const BGG: Option<u32> = Some(163_412);
    const RULES: &'static [&'static Rule] = rule::ALL;
    const PILES: &'static [&'static str] = rules::PILES;
    const COUNTERS: &'static [&'static str] = counters::COUNTERS;
    const TEXTS: [&'static str; 3] = [
        include_str!("../i18n/en.ftl"),
        include_str!("../i18n/fr.ftl"),
        include_str!("../i18n/es.ftl"),
    ];
    const WEIGHTED: bool = true;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Candidate = Patch;
    type Position = Position;

    fn new(setup: &Setup) -> Result<Patchwork, SetupError> {
        let mut setup = setup.clone();
        let deck = Deck::open(&mut setup.deck, setup.at)?;
        // At the table the person sees the back; nobody asks for it.
        let has_open_backs = deck.has_open_backs() && setup.at.is_screen();
        let cards = u32::MAX >> (32 - deck.cards.len());
        Ok(Patchwork { setup, deck, has_open_backs, cards })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        State::start(self.setup.edition, self.cards)
    }

    fn pieces(&self) -> Vec<Piece> {
        let card = |it: u8| {
            let is_in = u8::try_from(self.cards >> it & 1).expect("one bit");
            Piece { n: is_in, ..Piece::card(self.number(it).to_string(), 0, it) }
        };
        (0..self.deck.cards.len() as u8).map(card).collect()
    }

    fn card_in_play(&self, state: &State) -> Option<usize> {
        state.pile.card.map(usize::from)
    }

    fn with_pieces(&self, counts: &[u8]) -> Option<Patchwork> {
        let bits = counts.iter().enumerate().map(|(at, &n)| u32::from(n != 0) << at);
        let cards = bits.fold(0, |all, it| all | it);
        // Two cards are set aside, one is turned up.
        let is_enough = u32::from(N_SET_ASIDE) < cards.count_ones();
        is_enough.then(|| Patchwork { cards, ..self.clone() })
    }

    fn stock_document(&self, key: &str, name: &str) -> Option<String> {
        let is_in = |it: &usize| self.cards >> it & 1 == 1;
        let cards = (0..self.deck.cards.len()).filter(is_in);
        let cards = cards.map(|it| self.deck.cards[it].clone()).collect();
        let deck = Deck { name: name.to_owned(), cards, ..self.deck.clone() };
        let is_good = key == Deck::KEY && deck.check(kit::At::Screen).is_ok();
        is_good.then(|| kit::to_toml(&deck))
    }

    fn turn(&self, state: &State) -> Turn {
        rules::turn(self, state)
    }

    fn options(&self, state: &State, each: &mut impl FnMut(Action)) {
        rules::options(self, state, each);
    }

    fn decide(&self, state: &State, why: &mut Trace<Patch>) -> Action {
        automa::decide(self, state, why)
    }

    fn apply(&self, state: &mut State, action: Action) {
        rules::apply(self, state, action);
    }

    fn refusal(&self, state: &State, action: Action) -> Option<Refusal> {
        rules::refusal(self, state, action)
    }

    fn not_offered(&self, state: &State) -> Vec<Action> {
        rules::not_offered(state)
    }

    fn breakdown(&self, state: &State, seat: Seat, each: &mut impl FnMut(&'static str, i32)) {
        scoring::breakdown(self, state, seat, each);
    }

    fn position(&self, state: &State) -> Position {
        position::position(self, state)
    }

    fn place(&self, position: &Position) -> Result<State, PositionError> {
        place::place(self, position)
    }

    fn describe(&self, state: &State, action: Action) -> Message {
        words::describe(self, state, action)
    }

    fn name(&self, candidate: Patch) -> Message {
        words::patch(candidate)
    }

    fn finding(&self, state: &State, rungs: &[Rung<Patch>], nth: usize) -> Message {
        findings::finding(self, state, rungs, nth)
    }

    fn line(&self, _state: &State, rung: &Rung<Patch>) -> Option<Message> {
        findings::line(rung)
    }

    fn lines_unread(&self, state: &State, rungs: &[Rung<Patch>]) -> Vec<Message> {
        findings::unread(self, state, rungs)
    }

    fn part(&self, decided: &[Decided<'_, Patchwork>]) -> Part {
        findings::part(self, decided)
    }

    fn account(&self, decided: &[Decided<'_, Patchwork>]) -> Account {
        findings::account(self, decided)
    }

    fn count(&self, _before: &State, action: Action, tally: &mut Tally) {
        counters::count(action, tally);
    }

    // Compiled here, in one piece with the rules.
    #[inline(never)]
    fn random_playout(&self, seed: u64) -> kit::Played<Self> {
        kit::random_playout(self, seed)
    }

    fn count_end(&self, end: &State, tally: &mut Tally) {
        counters::count_end(end, tally);
    }

    fn odds(&self, state: &State, action: Action) -> u32 {
        match action {
            Action::ShowBack(back) => automa::n_with_back(self, state, back),
            Action::Begin => 0,
            _ => 1,
        }
    }

    fn n_options(&self, state: &State) -> usize {
        rules::n_options(self, state)
    }

    fn option(&self, state: &State, nth: usize) -> Action {
        rules::pick(self, state, |_| nth)
    }

    fn pick(&self, state: &State, choose: impl FnOnce(usize) -> usize) -> Action {
        rules::pick(self, state, choose)
    }

    fn deal(&self, state: &State, roll: impl FnOnce(usize) -> usize) -> Action {
        rules::deal(self, state, roll)
    }

    fn is_at_table(&self) -> bool {
        !self.setup.at.is_screen()
    }

    fn orders(&self, plies: &[(&State, Action)], after: &State) -> Vec<Order<Patch>> {
        table::orders(plies, after)
    }

    fn facts<'a>(&'a self, state: &'a State) -> Vec<Fact<'a, Position>> {
        facts::facts(self, state)
    }

    fn tie_break(&self, state: &State, seat: Seat) -> i32 {
        scoring::tie_break(state, seat)
    }
}
