//! A toy with the awkward shapes of the real games, on which all laws run.
//!
//! Two people and an automa sell goods at three stalls. The automa's orders lie
//! in two layers with known shares and show their backs; goods come from a pile
//! under which people bury cards that everybody saw; hands are hidden; an offer
//! is a deed of two steps, and a strong order takes twice.

mod action;
mod automa;
mod components;
mod orders;
mod position;
mod rule;
mod rules;
mod setup;
mod state;
mod words;

use kit::{
    At, Boxed, Game, Message, Pile, PositionError, Refusal, Seat, SetupError, Tally, Trace, Turn,
};

pub use self::{
    action::Action,
    components::{Back, N_GOODS, N_ORDERS, Stall, value},
    orders::{Order, Orders},
    position::{HandPosition, Position, StallsPosition},
    rule::ALL as RULES,
    setup::{Chair, Level, Limit, Setup},
    state::{Hand, State, conserved},
};

/// The goods: what people hold and stalls show.
pub const GOODS: Pile = Pile(0);
/// The automa's orders.
pub const ORDERS: Pile = Pile(1);

/// The toy game with its choices.
#[derive(Clone, Debug)]
pub struct Toy {
    setup: Setup,
    orders: [Order; N_ORDERS],
}

const _: () = assert!(!std::mem::needs_drop::<State>() && size_of::<State>() <= 256);

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULESET: u32 = 2;
    const RULES: &'static [&'static kit::Rule] = rule::ALL;
    const PILES: &'static [&'static str] = &["goods", "orders"];
    const COUNTERS: &'static [&'static str] = &["automa_takes", "human_sales"];
    const TEXTS: [&'static str; 3] = [
        include_str!("../i18n/en.ftl"),
        include_str!("../i18n/fr.ftl"),
        include_str!("../i18n/es.ftl"),
    ];
    const WEIGHTED: bool = true;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Candidate = Stall;
    type Position = Position;

    fn new(setup: &Setup) -> Result<Toy, SetupError> {
        let mut setup = setup.clone();
        let orders = Orders::open(&mut setup.orders, At::Screen)?;
        let wrong = |error| SetupError::Document { key: "orders".to_owned(), error };
        let orders = orders.checked().map_err(wrong)?;
        Ok(Toy { setup, orders })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn n_seats(&self) -> u8 {
        3
    }

    fn automa_seat(&self) -> Seat {
        self.setup.chair.seat()
    }

    fn start(&self) -> State {
        State::start(self)
    }

    fn turn(&self, state: &State) -> Turn {
        state.turn(self.automa_seat())
    }

    fn options(&self, state: &State, each: &mut impl FnMut(Action)) {
        Action::all().filter(|&it| self.forbids(state, it).is_none()).for_each(each);
    }

    fn decide(&self, state: &State, why: &mut Trace<Stall>) -> Action {
        self.decided(state, why)
    }

    fn apply(&self, state: &mut State, action: Action) {
        self.perform(state, action);
    }

    fn refusal(&self, state: &State, action: Action) -> Option<Refusal> {
        self.forbids(state, action).map(|rule| words::refusal(state, action, rule))
    }

    fn not_offered(&self, _state: &State) -> Vec<Action> {
        vec![Action::Draw, Action::Pass]
    }

    fn breakdown(&self, state: &State, seat: Seat, each: &mut impl FnMut(&'static str, i32)) {
        let idx = usize::from(seat.0);
        each("score-coins", state.coins[idx].into());
        if seat == self.automa_seat() {
            let worth = state.taken.into_iter().map(|it| i32::from(value(it))).sum();
            each("score-goods", worth);
        } else {
            each("score-hand", -i32::from(state.hands[idx].len()));
        }
    }

    fn position(&self, state: &State) -> Position {
        Position::of(state)
    }

    fn place(&self, position: &Position) -> Result<State, PositionError> {
        self.placed(position)
    }

    fn describe(&self, state: &State, action: Action) -> Message {
        words::action(state, action)
    }

    fn name(&self, candidate: Stall) -> Message {
        words::stall(candidate)
    }

    fn count(&self, _before: &State, action: Action, tally: &mut Tally) {
        tally[0] += i64::from(matches!(action, Action::Take(_)));
        tally[1] += i64::from(matches!(action, Action::At(_)));
    }

    fn count_end(&self, _end: &State, _tally: &mut Tally) {}

    fn odds(&self, state: &State, action: Action) -> u32 {
        self.weight_of(state, action)
    }

    fn is_at_rest(&self, state: &State) -> bool {
        state.n_to_deal == 0 && !state.is_drawing && state.offered.is_none()
    }

    fn ends_automa_turn(&self, after: &State, _action: Action) -> bool {
        after.takes_left == 0
    }

    fn conceal(&self, state: &mut State, viewer: Seat) {
        state.conceal(viewer);
    }

    fn is_hidden(&self, before: &State, action: Action, viewer: Seat) -> bool {
        matches!(action, Action::Deal(_))
            && self.dealt_to(before).is_some_and(|seat| seat != viewer.0)
    }

    fn describe_hidden(&self, _before: &State, action: Action) -> Option<Message> {
        words::hidden(action)
    }
}
