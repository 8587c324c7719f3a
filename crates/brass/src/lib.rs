#![deny(clippy::float_arithmetic)]
//! Brass: Birmingham against Mautoma: the base game for one person, and the
//! automa that plays the other side.

#[macro_use]
mod key;

mod action;
mod automa;
mod board;
mod build;
mod components;
mod counters;
mod deck;
mod develop;
mod eras;
pub mod facts;
mod findings;
mod links;
mod market;
mod mat;
mod orders;
mod piles;
pub mod place;
mod position;
mod price;
mod refusal;
mod resources;
pub mod rule;
mod scoring;
mod sell;
mod sets;
mod setup;
mod state;
mod steps;
mod stock;
mod table;
mod told;
mod words;

use arrayvec::ArrayVec;
use kit::{
    Account, At, Boxed, Decided, Fact, Game, Message, Order, Part, Piece, PositionError, Refusal,
    Rule, Rung, Seat, SetupError, Tally, Trace, Turn,
};

pub use action::{Action, Kind, Lay, Source, Sources};
pub use automa::{Candidate, RearAction};
pub use board::{Board, Tile};
pub use components::*;
pub use deck::{Deck, FirstTurn, Group, MautomaCard, Rear, Slot, SlotAction};
pub use eras::{DEVELOP_POINTS, PASS_POINTS};
pub use market::Market;
pub use mat::{Mat, MatDocument};
pub use place::Place;
pub use position::{
    AutomaPosition, HumanPosition, LinksPosition, MerchantsPosition, Position, TilePosition,
};
pub use price::Price;
pub use sets::{Industries, Links, Locations, Spaces};
pub use setup::{
    BuildIcon, Fallback, IronGate, Level, MineWithoutLink, NorthFarm, Setup, ThreeWay, Worcester,
};
pub use state::{Deed, Human, Mautoma, MerchantSpace, Phase, Points, Stage, State};
pub use words::{place, side};

use state::{CARD_PILE, MERCHANT_PILE, mautoma_pile};

/// The person's chair; Mautoma's is the other.
pub const HUMAN: Seat = Seat(0);

/// The most options a person ever has at once, generously.
const MAX_OPTIONS: usize = 512;

/// Brass: Birmingham with Mautoma: the deck, the mat and the readings chosen.
#[derive(Clone, Debug)]
pub struct Brass {
    setup: Setup,
    deck: Deck,
    mat: Mat,
    /// The cards of each group.
    groups: [u32; 3],
    /// The cards with the same rear as each card.
    same_rear: Vec<u32>,
    /// How many cards of each group lie in the first and the second layer.
    layers: [[u8; 3]; 2],
}

impl Brass {
    /// Mautoma's deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The tiles Mautoma starts with.
    pub fn mat(&self) -> &Mat {
        &self.mat
    }
}

impl Game for Brass {
    const ID: &'static str = "brass";
    const RULESET: u32 = 3;
    const BGG: Option<u32> = Some(224_517);
    const RULES: &'static [&'static Rule] = &rule::ALL;
    const PILES: &'static [&'static str] = &["merchants", "cards", "mautoma-canal", "mautoma-rail"];
    const COUNTERS: &'static [&'static str] = counters::COUNTERS;
    const TEXTS: [&'static str; 3] = [
        include_str!("../i18n/en.ftl"),
        include_str!("../i18n/fr.ftl"),
        include_str!("../i18n/es.ftl"),
    ];
    const WEIGHTED: bool = true;
    const LINES_ARE_TRIED: bool = true;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Candidate = Candidate;
    type Position = Position;

    fn new(setup: &Setup) -> Result<Brass, SetupError> {
        let mut setup = setup.clone();
        let deck = Deck::open(&mut setup.deck, setup.at)?;
        let mat = match &mut setup.mat {
            Some(chosen) => MatDocument::open(chosen, setup.at)?,
            None => MatDocument::from_box(setup.level.word()).expect("each level has a mat"),
        };
        let mat = mat.mat().map_err(|error| SetupError::Document { key: "mat".into(), error })?;
        let set = |is_in: &dyn Fn(&MautomaCard) -> bool| {
            let cards = deck.card.iter().enumerate().filter(|it| is_in(it.1));
            cards.fold(0_u32, |set, it| set | 1 << it.0)
        };
        let groups = [Group::A, Group::B, Group::C].map(|it| set(&|card| card.group == it));
        let same_rear = deck.card.iter().map(|it| set(&|card| card.rear == it.rear)).collect();
        Ok(Brass { setup, mat, same_rear, deck, layers: deck::layers(groups), groups })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn pieces(&self) -> Vec<Piece> {
        stock::stock(self)
    }

    fn card_in_play(&self, state: &State) -> Option<usize> {
        state.automa.card.map(usize::from)
    }

    fn with_pieces(&self, counts: &[u8]) -> Option<Brass> {
        stock::stocked(self, counts)
    }

    fn stock_document(&self, key: &str, name: &str) -> Option<String> {
        stock::document(self, key, name)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Merchants => Turn::Chance(MERCHANT_PILE),
            Phase::Deal => Turn::Chance(CARD_PILE),
            Phase::Rear | Phase::Front => Turn::Chance(mautoma_pile(state.era)),
            Phase::Human | Phase::Shortfall | Phase::Count => Turn::Human(HUMAN),
            Phase::Automa => Turn::Automa,
            Phase::Over => Turn::Over,
        }
    }

    fn options(&self, state: &State, each: &mut impl FnMut(Action)) {
        match state.phase {
            Phase::Human | Phase::Shortfall | Phase::Count => state.each_step(each),
            Phase::Automa | Phase::Over => {}
            Phase::Merchants | Phase::Deal | Phase::Rear | Phase::Front => {
                self.each_card(state, each);
            }
        }
    }

    fn pick(&self, state: &State, choose: impl FnOnce(usize) -> usize) -> Action {
        let mut options: ArrayVec<Action, MAX_OPTIONS> = ArrayVec::new();
        self.options(state, &mut |it| options.push(it));
        options[choose(options.len())]
    }

    fn odds(&self, state: &State, action: Action) -> u32 {
        self.odds_of(state, action)
    }

    fn deal(&self, state: &State, roll: impl FnOnce(usize) -> usize) -> Action {
        self.deal_card(state, roll)
    }

    fn decide(&self, state: &State, why: &mut Trace<Candidate>) -> Action {
        self.decide_action(state, why)
    }

    fn apply(&self, state: &mut State, action: Action) {
        match state.phase {
            Phase::Automa => self.perform(state, action),
            Phase::Count if action == Action::Done => self.end_era(state),
            Phase::Human | Phase::Shortfall | Phase::Count => state.take_step(action),
            _ => self.turn_up(state, action),
        }
        self.settle(state);
    }

    fn refusal(&self, state: &State, action: Action) -> Option<Refusal> {
        refusal::refusal(self, state, action)
    }

    fn not_offered(&self, state: &State) -> Vec<Action> {
        refusal::not_offered(self, state)
    }

    fn breakdown(&self, state: &State, seat: Seat, each: &mut impl FnMut(&'static str, i32)) {
        let owner = if seat == HUMAN { Owner::Human } else { Owner::Automa };
        for &source in Points::ALL {
            let points = i32::from(state.vp[owner as usize][source as usize]);
            let is_rare = matches!(source, Points::Shortfall | Points::Before);
            if points != 0 || !is_rare {
                each(words::score_key(source), points);
            }
        }
    }

    fn position(&self, state: &State) -> Position {
        position::written(self, state)
    }

    fn place(&self, position: &Position) -> Result<State, PositionError> {
        position::placed(self, position)
    }

    fn describe(&self, state: &State, action: Action) -> Message {
        words::action(self, state, action)
    }

    fn name(&self, candidate: Candidate) -> Message {
        words::candidate(candidate)
    }

    fn finding(&self, state: &State, rungs: &[Rung<Candidate>], nth: usize) -> Message {
        findings::finding(self, state, rungs, nth)
    }

    fn line(&self, state: &State, rung: &Rung<Candidate>) -> Option<Message> {
        findings::line(self, state, rung)
    }

    fn lines_unread(&self, state: &State, rungs: &[Rung<Candidate>]) -> Vec<Message> {
        findings::unread(self, state, rungs)
    }

    fn ends_part(&self, after: &State, action: Action) -> bool {
        findings::ends_part(after, action)
    }

    fn part(&self, decided: &[Decided<'_, Brass>]) -> Part {
        findings::part(self, decided)
    }

    fn account(&self, decided: &[Decided<'_, Brass>]) -> Account {
        findings::account(self, decided)
    }

    fn orders(&self, plies: &[(&State, Action)], after: &State) -> Vec<Order<Candidate>> {
        orders::lines(self, plies, after)
    }

    fn facts<'a>(&'a self, state: &'a State) -> Vec<Fact<'a, Position>> {
        facts::facts(state)
    }

    fn is_at_table(&self) -> bool {
        self.setup.at == At::Table
    }

    fn count(&self, before: &State, action: Action, tally: &mut Tally) {
        counters::count(before, action, tally);
    }

    // Compiled here, in one piece with the rules.
    #[inline(never)]
    fn random_playout(&self, seed: u64) -> kit::Played<Self> {
        kit::random_playout(self, seed)
    }

    fn count_end(&self, end: &State, tally: &mut Tally) {
        counters::count_end(end, tally);
    }

    fn is_at_rest(&self, state: &State) -> bool {
        state.deed == Deed::None
    }

    fn ends_automa_turn(&self, after: &State, _action: Action) -> bool {
        after.mover == Owner::Human
    }
}
