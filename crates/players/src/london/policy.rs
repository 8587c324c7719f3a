//! How a turn is played by judgement alone.

use ::london::{Action, ActivationCard, Effect, Phase, State};
use arrayvec::ArrayVec;
use kit::{CardSet, Game};

use super::{
    deeds::{Mind, Path, is_half_done, one},
    is_barred,
    value::{Milli, is_last_turn, share, time},
};
use crate::dice::Rolls;

/// The most ways to spend a turn that are compared.
pub(super) const MAX_PLANS: usize = 16;
/// Nobody borrows who has so much money, so many loans or so few cards to come.
const LOAN_MONEY: i32 = 8;
const LOAN_LOANS: u8 = 3;
const LOAN_CARDS: usize = 12;

/// Ways to go on, the best first, with what each comes to.
pub(super) type Plans = ArrayVec<(Milli, Path), MAX_PLANS>;

/// Keeps a plan among the best.
fn keep(plans: &mut Plans, n: usize, value: Milli, path: &Path) {
    let at = plans.iter().position(|it| it.0 < value).unwrap_or(plans.len());
    if n <= at {
        return;
    }
    if n <= plans.len() {
        plans.pop();
    }
    plans.insert(at, (value, path.clone()));
}

impl Mind<'_> {
    /// The steps of this judgement from here: at least one.
    pub(super) fn policy(&self, state: &State, rolls: &mut Rolls) -> Path {
        match state.phase {
            Phase::Choose => self
                .turn_plans(state, rolls, 1)
                .pop()
                .map_or_else(|| one(self.game.option(state, 0)), |it| it.1),
            Phase::Run => match self.plain_activation(state) {
                Some(action) => one(action),
                None => self.best_deed(state, rolls),
            },
            Phase::Develop => self.best_deed(state, rolls),
            phase if is_half_done(phase) => self.best_deed(state, rolls),
            Phase::Start => one(self.start(state, rolls)),
            Phase::Draw => one(self.draw(state, rolls)),
            Phase::Limit | Phase::Swap => one(self.give_up(state)),
            Phase::Ending => one(Action::Done),
            _ => one(self.game.option(state, 0)),
        }
    }

    /// The start of a turn: loans first, then what the city deck shows, then a card.
    fn start(&self, state: &State, rolls: &mut Rolls) -> Action {
        let (mut can_repay, mut can_look) = (false, false);
        self.game.options(state, &mut |it| {
            can_repay |= it == Action::Repay;
            can_look |= it == Action::Look;
        });
        if can_repay {
            let mut next = *state;
            self.game.apply(&mut next, Action::Repay);
            if self.value(state, state.active) < self.value(&next, state.active) {
                return Action::Repay;
            }
        }
        if can_look { Action::Look } else { self.draw(state, rolls) }
    }

    /// Which card to draw.
    fn draw(&self, state: &State, rolls: &mut Rolls) -> Action {
        let look = self.look(state, state.active);
        let mut best = None;
        self.game.options(state, &mut |it| {
            let value = match it {
                Action::DrawTop => look.unknown() - self.weights.rather_board,
                Action::DrawSeen(card) => look.seen(card.number()),
                Action::DrawSpace(space) => {
                    state.board.card(space.idx()).map_or(0, |card| look.draw(card))
                }
                Action::Stop => 0,
                _ => return,
            };
            let value = value + rolls.bell(1000, self.noise);
            if best.is_none_or(|it: (Milli, Action)| it.0 < value) {
                best = Some((value, it));
            }
        });
        best.map_or_else(|| self.game.option(state, 0), |it| it.1)
    }

    /// The hand card that is missed least.
    fn give_up(&self, state: &State) -> Action {
        let look = self.look(state, state.active);
        let mut least = None;
        self.game.options(state, &mut |it| {
            if let Action::Discard(card) | Action::Give(card) = it {
                let value = look.one_less(card.number()) + look.offered(card.number());
                if least.is_none_or(|it: (Milli, Action)| value < it.0) {
                    least = Some((value, it));
                }
            }
        });
        least.map_or_else(|| self.game.option(state, 0), |it| it.1)
    }

    /// A card whose activation asks for nothing: those that count others before they flip.
    pub(super) fn plain_activation(&self, state: &State) -> Option<Action> {
        let tables = self.game.tables();
        let ready = state.chair().face_up.0 & !state.deed.used.0 & tables.activated.0;
        let look = self.look(state, state.active);
        let mut found = None;
        for card in CardSet(ready) {
            let spec = self.game.spec(card);
            let is_free = spec.activation_card == ActivationCard::None
                && spec.activation_money <= state.chair().money;
            let counts = match spec.effect {
                None => false,
                Some(
                    Effect::PrestigePerNonBrownCard(_)
                    | Effect::PrestigePerBlueCard(_)
                    | Effect::MoneyPerBrownCard(_),
                ) => true,
                Some(
                    Effect::MoneyPerBorough(_)
                    | Effect::MoneyPerRiverBorough(_)
                    | Effect::MoneyPerNorthBorough(_)
                    | Effect::MoneyPerSouthBorough(_)
                    | Effect::TakeAccruedMoney
                    | Effect::TakeFromEachPlayer(_)
                    | Effect::OthersPayPerBorough(_)
                    | Effect::HandGivesNoPoverty,
                ) => false,
                Some(_) => continue,
            };
            if is_free && (counts || found.is_none()) && 0 < look.activation(card) {
                found = Some(Action::Activate(self.game.card(card)));
                if counts {
                    break;
                }
            }
        }
        found
    }

    /// The best whole deed, or to end if none is any good.
    fn best_deed(&self, state: &State, rolls: &mut Rolls) -> Path {
        let mut plans = self.deed_plans(state, rolls, 1);
        plans.pop().map_or_else(|| one(self.game.option(state, 0)), |it| it.1)
    }

    /// The best whole deeds, and to end.
    pub(super) fn deed_plans(&self, state: &State, rolls: &mut Rolls, n: usize) -> Plans {
        let (seat, mut plans) = (state.active, Plans::new());
        let mut can_end = false;
        if matches!(state.phase, Phase::Develop | Phase::Run) {
            self.game.options(state, &mut |it| can_end |= it == Action::Done);
        }
        if can_end {
            let value = self.value(state, seat) + rolls.bell(1000, self.noise);
            keep(&mut plans, n, value, &one(Action::Done));
        }
        self.deeds(state, &mut Path::new(), &mut |path, next| {
            let value = self.value(next, seat) + rolls.bell(1000, self.noise);
            keep(&mut plans, n, value, path);
        });
        plans
    }

    /// The actions of the turn, the best first, by what the rest of the turn comes to.
    pub(super) fn turn_plans(&self, state: &State, rolls: &mut Rolls, n: usize) -> Plans {
        let mut plans = Plans::new();
        self.add_turn_plans(state, &Path::new(), rolls, n, &mut plans);
        let me = state.chair();
        let may_borrow = !is_barred(Action::Loan, self.bars);
        if may_borrow
            && me.money < LOAN_MONEY
            && me.loans < LOAN_LOANS
            && LOAN_CARDS < state.city.len()
        {
            let mut next = *state;
            self.game.apply(&mut next, Action::Loan);
            self.add_turn_plans(&next, &one(Action::Loan), rolls, n, &mut plans);
        }
        plans
    }

    fn add_turn_plans(
        &self,
        state: &State,
        before: &Path,
        rolls: &mut Rolls,
        n: usize,
        plans: &mut Plans,
    ) {
        let seat = state.active;
        let mut actions: ArrayVec<Action, 8> = ArrayVec::new();
        self.game.options(state, &mut |it| {
            let is_action = match it {
                Action::Develop | Action::Buy(_) => true,
                // Nobody borrows for these.
                Action::DrawThree => before.is_empty(),
                Action::Run => before.is_empty() && !state.chair().face_up.is_empty(),
                _ => false,
            };
            if is_action && !is_barred(it, self.bars) && !actions.is_full() {
                actions.push(it);
            }
        });
        for action in actions {
            let mut next = *state;
            self.game.apply(&mut next, action);
            let mut path = before.clone();
            path.push(action);
            self.finish_action(&mut next, seat, rolls, &mut path);
            let value = self.value(&next, seat) + self.leaning(state, &path);
            keep(plans, n, value + rolls.bell(1000, self.noise), &path);
        }
    }

    /// What the weights say of an action besides what the table after it is worth.
    fn leaning(&self, state: &State, path: &Path) -> Milli {
        let it = self.weights;
        if is_last_turn(state) {
            return 0;
        }
        let time = time(self.game, state);
        let loan = if path[0] == Action::Loan { it.act_loan } else { 0 };
        loan + match path[usize::from(path[0] == Action::Loan)] {
            Action::Develop => it.act_develop + share(it.act_develop_early, time),
            Action::Buy(_) => it.act_buy + share(it.act_buy_early, time),
            Action::Run => it.act_run + share(it.act_run_early, time),
            _ => 0,
        }
    }

    /// Develops or runs to the end of the turn; draws are left to the judgement.
    pub(super) fn finish_action(
        &self,
        state: &mut State,
        seat: u8,
        rolls: &mut Rolls,
        path: &mut Path,
    ) {
        // No turn is longer than this; a set of one's own might let one be.
        for _ in 0..200 {
            let rests =
                matches!(state.phase, Phase::Develop | Phase::Run | Phase::Limit | Phase::Ending);
            if state.active != seat || !(rests || is_half_done(state.phase)) {
                return;
            }
            if matches!(state.phase, Phase::Develop | Phase::Run) {
                self.do_all(state, rolls, path);
                continue;
            }
            for action in self.policy(state, rolls) {
                self.step(state, action, path);
            }
        }
    }
}
