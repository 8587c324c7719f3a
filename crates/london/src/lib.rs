#![deny(clippy::float_arithmetic)]
//! London by the second edition's rules, with AutoMartin at the table.
//!
//! Card sets are data; the one in the box is the first edition's, an
//! adaptation that says so.

mod action;
mod attested;
mod automa;
mod board;
mod cards;
mod city_deck;
mod components;
mod conceal;
mod counters;
mod deck;
pub mod facts;
mod figures;
mod findings;
mod gaps;
mod idle;
mod judge;
mod mirror;
mod options;
mod orders;
mod position;
mod refusal;
pub mod rule;
mod scoring;
mod setup;
mod state;
mod tables;
mod turn;
mod unnamed;
mod words;

use arrayvec::ArrayVec;
use kit::{
    Account, Boxed, CardSet, Decided, Game, Message, Part, Piece, Player, PositionError, Refusal,
    Rule, Rung, Seat, SetupError, Tally, Trace, Turn,
};

pub use action::{Action, Candidate, MAX_TOLL, Toll};
pub use attested::{attested, attested_borough, attested_names};
pub use board::Board;
pub use cards::{
    ActivationCard, BoroughCard, CardKind, CardSheet, CityCard, Colour, Edition, Effect, Layer,
    Ongoing, Side,
};
pub use city_deck::CityDeck;
pub use components::{AutomaCard, Borough, Card, MAX_SEATS, NONE, ROW, Space};
pub use deck::{CardAction, Criterion, Deck, DeckCard};
pub use figures::{MAX_TOLD_FIGURE, ToldFigures, Unknown};
pub use gaps::AskedFigure;
pub use judge::{MAX_AMOUNT, MAX_COPIES, MAX_FIGURE};
pub use position::{AutomaPosition, CountPosition, DeedPosition, PersonPosition, Position};
pub use scoring::Score;
pub use setup::{CrucialBonus, DrawSymbol, FirstLast, Level, Owed, Setup};
pub use state::{Chair, Counted, Deed, Phase, Prestige, State, Then};
pub use tables::{AutomaSpec, BoroughSpec, Spec, Tables};
pub use turn::{HAND_LIMIT, poverty_prestige};

/// The most options there can be: each city card twice, discarded or given, each
/// space to draw from and to swap for, each toll, and a few words.
const MAX_OPTIONS: usize =
    2 * components::MAX_CARDS + 4 * ROW + Toll::ALL.len() * MAX_TOLL as usize + 16;

// The development board is the largest choice AutoMartin has.
const _: () = assert!(2 * ROW <= kit::MAX_CANDIDATES && 3 <= kit::MAX_CANDIDATES);

/// London: the rules, the chosen cards, the chairs.
#[derive(Clone, Debug)]
pub struct London {
    setup: Setup,
    sheet: CardSheet,
    deck: Deck,
    tables: Tables,
    n_seats: u8,
    automa: u8,
    first: u8,
    automa_cards: CardSet,
    own_cards: u8,
    own_deck: u8,
    /// Whether the set has gaps, as it may at a table.
    has_gaps: bool,
}

impl London {
    /// The card set in play.
    pub fn sheet(&self) -> &CardSheet {
        &self.sheet
    }

    /// The automa's deck in play.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The cards as tables.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// What is printed on a city card.
    #[inline]
    pub fn spec(&self, card: u8) -> &Spec {
        &self.tables.cards[usize::from(card)]
    }

    /// What is printed on a borough.
    #[inline]
    pub fn borough_spec(&self, borough: u8) -> &BoroughSpec {
        &self.tables.boroughs[usize::from(borough)]
    }

    /// What is printed on an automa card.
    #[inline]
    pub fn automa_spec(&self, card: u8) -> &AutomaSpec {
        &self.tables.automa[usize::from(card)]
    }

    /// A city card by its number, as notation names it.
    #[inline]
    pub fn card(&self, card: u8) -> Card {
        Card::new(card | self.own_cards)
    }

    /// A borough by its number, as notation names it.
    #[inline]
    pub fn borough(&self, borough: u8) -> Borough {
        Borough(borough | self.own_cards)
    }

    /// An automa card by its number, as notation names it.
    #[inline]
    pub fn automa_card(&self, card: u8) -> AutomaCard {
        AutomaCard(card | self.own_deck)
    }
}

impl Game for London {
    const ID: &'static str = "london";
    const RULESET: u32 = 2;
    const RULES: &'static [&'static Rule] = rule::ALL;
    const PILES: &'static [&'static str] = &["city", "boroughs", "automa"];
    const OWN_PILES: &'static [&'static str] = &["city", "boroughs"];
    const COUNTERS: &'static [&'static str] = counters::COUNTERS;
    const TEXTS: [&'static str; 3] = [
        include_str!("../i18n/en.ftl"),
        include_str!("../i18n/fr.ftl"),
        include_str!("../i18n/es.ftl"),
    ];
    const PLAYERS: &'static [&'static str] = &["idle"];

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Candidate = Candidate;
    type Position = Position;

    fn new(setup: &Setup) -> Result<London, SetupError> {
        setup.check()?;
        let mut setup = setup.seated();
        let sheet = CardSheet::open(&mut setup.cards, setup.at)?;
        let deck = Deck::open(&mut setup.deck, setup.at)?;
        let tables = Tables::new(&sheet, &deck);
        let level = setup.level as u8 + 1;
        let own = |is_own: bool| if is_own { components::OWN } else { 0 };
        let automa_cards = (0..tables.automa.len() as u8)
            .filter(|&it| tables.automa[usize::from(it)].level <= level)
            .collect();
        Ok(London {
            n_seats: setup.seats,
            automa: setup.automa_seat - 1,
            first: setup.first - 1,
            automa_cards,
            has_gaps: judge::has_gaps(&sheet),
            own_cards: own(matches!(setup.cards, kit::Chosen::Custom(_))),
            own_deck: own(matches!(setup.deck, kit::Chosen::Custom(_))),
            tables,
            setup,
            sheet,
            deck,
        })
    }

    fn pieces(&self) -> Vec<Piece> {
        let level = self.setup.level as u8 + 1;
        let cards = self.deck.cards.iter().enumerate().filter(|it| it.1.level <= level);
        let card = |(at, it): (usize, &DeckCard)| Piece {
            n: u8::from(self.automa_cards.has(at as u8)),
            ..Piece::card(it.id.as_str(), 0, at as u8)
        };
        cards.map(card).collect()
    }

    fn card_in_play(&self, state: &State) -> Option<usize> {
        let level = self.setup.level as u8 + 1;
        let card = usize::from(state.automa_card);
        let before = self.deck.cards.get(..=card)?.iter().filter(|it| it.level <= level).count();
        before.checked_sub(1)
    }

    fn with_pieces(&self, counts: &[u8]) -> Option<London> {
        let stock = self.pieces();
        let kept = stock.iter().zip(counts).filter(|it| *it.1 != 0).map(|it| it.0.rank);
        let automa_cards: CardSet = kept.collect();
        let cards: Vec<DeckCard> =
            automa_cards.into_iter().map(|it| self.deck.cards[usize::from(it)].clone()).collect();
        Deck::can_end(&cards).ok()?;
        Some(London { automa_cards, ..self.clone() })
    }

    fn stock_document(&self, key: &str, name: &str) -> Option<String> {
        let level = self.setup.level as u8 + 1;
        let all = self.deck.cards.iter().enumerate();
        let kept = all.filter(|it| level < it.1.level || self.automa_cards.has(it.0 as u8));
        let deck = Deck { name: name.to_owned(), cards: kept.map(|it| it.1.clone()).collect() };
        let is_good = key == Deck::KEY && deck.check(kit::At::Screen).is_ok();
        is_good.then(|| kit::to_toml(&deck))
    }

    fn check_setup(setup: &Setup) -> Result<(), SetupError> {
        setup.check_chairs()
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn automa_seat(&self) -> Seat {
        Seat(self.automa)
    }

    fn start(&self) -> State {
        self.set_up()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn options(&self, state: &State, each: &mut impl FnMut(Action)) {
        self.each_option(state, each);
    }

    fn decide(&self, state: &State, why: &mut Trace<Candidate>) -> Action {
        self.automa_decision(state, why)
    }

    fn apply(&self, state: &mut State, action: Action) {
        self.perform(state, action);
    }

    fn refusal(&self, state: &State, action: Action) -> Option<Refusal> {
        self.refused(state, action)
    }

    fn not_offered(&self, state: &State) -> Vec<Action> {
        match state.phase {
            Phase::Start => vec![Action::Repay, Action::Look],
            Phase::Choose => {
                let sale = state.row.iter().filter(|&&it| it != NONE).map(|&it| self.borough(it));
                let sale = sale.map(Action::Buy);
                [Action::Develop, Action::Run, Action::DrawThree, Action::Loan]
                    .into_iter()
                    .chain(sale)
                    .collect()
            }
            Phase::Develop => {
                state.chair().hand.into_iter().map(|it| Action::Build(self.card(it))).collect()
            }
            Phase::Run => state
                .chair()
                .face_up
                .into_iter()
                .map(|it| Action::Activate(self.card(it)))
                .collect(),
            _ => Vec::new(),
        }
    }

    fn breakdown(&self, state: &State, seat: Seat, each: &mut impl FnMut(&'static str, i32)) {
        self.score_of(state, seat.0).each(self.is_automa(seat.0), each);
    }

    fn position(&self, state: &State) -> Position {
        self.position_of(state)
    }

    fn place(&self, position: &Position) -> Result<State, PositionError> {
        self.placed(position)
    }

    fn describe(&self, state: &State, action: Action) -> Message {
        self.sentence(state, action)
    }

    fn name(&self, candidate: Candidate) -> Message {
        self.candidate_name(candidate)
    }

    fn finding(&self, _state: &State, rungs: &[Rung<Candidate>], nth: usize) -> Message {
        self.found(&rungs[nth])
    }

    fn line(&self, _state: &State, rung: &Rung<Candidate>) -> Option<Message> {
        Some(self.line_of(rung))
    }

    fn lines_unread(&self, state: &State, rungs: &[Rung<Candidate>]) -> Vec<Message> {
        self.lines_left(state, rungs)
    }

    fn ends_part(&self, _after: &State, action: Action) -> bool {
        matches!(action, Action::Another | Action::End)
    }

    fn part(&self, decided: &[Decided<'_, London>]) -> Part {
        self.part_of(decided)
    }

    fn account(&self, decided: &[Decided<'_, London>]) -> Account {
        self.account_of(decided)
    }

    fn is_at_table(&self) -> bool {
        self.is_mirror()
    }

    fn orders(&self, plies: &[(&State, Action)], after: &State) -> Vec<kit::Order<Candidate>> {
        self.orders_of(plies, after)
    }

    fn facts<'a>(&'a self, state: &'a State) -> Vec<kit::Fact<'a, Position>> {
        self.facts_of(state)
    }

    fn count(&self, before: &State, action: Action, tally: &mut Tally) {
        self.count_action(before, action, tally);
    }

    // Compiled here, in one piece with the rules.
    #[inline(never)]
    fn random_playout(&self, seed: u64) -> kit::Played<Self> {
        kit::random_playout(self, seed)
    }

    fn count_end(&self, end: &State, tally: &mut Tally) {
        self.count_scores(end, tally);
    }

    fn pick(&self, state: &State, choose: impl FnOnce(usize) -> usize) -> Action {
        if let Some(cards) = self.pile_cards(state) {
            return self.turned(state, cards.nth(choose(cards.len() as usize)));
        }
        let mut options: ArrayVec<Action, MAX_OPTIONS> = ArrayVec::new();
        self.each_option(state, &mut |it| options.push(it));
        options[choose(options.len())]
    }

    fn tie_break(&self, state: &State, seat: Seat) -> i32 {
        self.tie_break_of(state, seat.0)
    }

    fn is_at_rest(&self, state: &State) -> bool {
        match state.phase {
            Phase::Start => state.deed.n_done == 0 && !state.deed.has_looked,
            Phase::Tell | Phase::Choose | Phase::Develop | Phase::Run => true,
            Phase::AutomaCard | Phase::Over => true,
            _ => false,
        }
    }

    fn ends_automa_turn(&self, _after: &State, action: Action) -> bool {
        action == Action::End
    }

    fn meant(&self, state: &State, action: Action) -> Action {
        self.with_copy(state, action)
    }

    fn conceal(&self, state: &mut State, viewer: Seat) {
        self.conceal_from(state, viewer.0);
    }

    fn is_hidden(&self, before: &State, action: Action, viewer: Seat) -> bool {
        self.is_secret(before, action, viewer.0)
    }

    fn describe_hidden(&self, before: &State, action: Action) -> Option<Message> {
        Some(self.hidden_sentence(before, action))
    }

    fn is_partial(&self, state: &State, seat: Seat) -> bool {
        self.hides_points(state, seat.0)
    }

    fn player(&self, name: &str) -> Option<Box<dyn Player<London>>> {
        (name == "idle").then(|| Box::new(idle::Idle::default()) as Box<dyn Player<London>>)
    }
}
