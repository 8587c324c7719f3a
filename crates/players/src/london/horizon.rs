//! Playing on by judgement: to the end of the game, or as far as can be told.

use ::london::{Phase, State};
use kit::{Dice, Draws, Game, Seat, Trace, Turn};

use super::{
    deeds::Mind,
    value::{Milli, ONE},
};
use crate::dice::Rolls;

/// So many cards of the city deck are played on for. Chosen among 6, 12, 20, 35 and
/// all of them by 13 to 35 games of each at III: enough to tell 6 from 20, not
/// neighbours from each other.
const CARDS: usize = 20;
/// The last cards are always played to the end: there the points are told, and
/// guesses are not to be compared with them.
const LAST: usize = 8;

/// How far games are played on from a table.
#[derive(Clone, Copy)]
pub(super) struct Horizon {
    seat: u8,
    /// The cards of the city deck at which a game is broken off, 0 for none.
    ///
    /// Cards and not turns, for they are the clock of the game: whoever draws
    /// faster meets AutoMartin less often before.
    n_left: usize,
}

impl Horizon {
    /// As far as a game is played on from here by whoever's turn it is.
    pub(super) fn new(state: &State) -> Horizon {
        let n_left = state.city.len().saturating_sub(CARDS);
        Horizon { seat: state.active, n_left: if n_left < LAST { 0 } else { n_left } }
    }

    /// Plays on, everybody by this judgement: what the chair is ahead by then.
    pub(super) fn lead(self, mind: &Mind<'_>, state: &mut State, dice: Dice) -> Milli {
        let (game, mut draws, mut rolls) =
            (mind.game, Draws::default(), Rolls::unbegun(super::OWN));
        loop {
            match game.turn(state) {
                Turn::Human(_) => {
                    for action in mind.policy(state, &mut rolls) {
                        game.apply(state, action);
                    }
                }
                Turn::Chance(_) if self.is_reached(state) => {
                    let points = |it: u8| {
                        let score = game.score_of(state, it);
                        score.cards + score.boroughs + score.crucial + score.end
                    };
                    return mind.value(state, self.seat) - self.others(mind, points);
                }
                Turn::Chance(pile) => {
                    let dealt = dice.deal(game, state, pile, draws.of(pile));
                    draws.count(pile);
                    game.apply(state, dealt);
                }
                Turn::Automa => {
                    let action = game.decide(state, &mut Trace::off());
                    game.apply(state, action);
                }
                Turn::Over => {
                    let points = |it: u8| game.score(state, Seat(it));
                    return i64::from(points(self.seat)) * ONE - self.others(mind, points);
                }
            }
        }
    }

    /// Whether a game is broken off here: before AutoMartin's turn.
    fn is_reached(self, state: &State) -> bool {
        let n = state.city.len();
        state.phase == Phase::AutomaCard && 0 < n && n <= self.n_left
    }

    /// The most that any other chair has.
    fn others(self, mind: &Mind<'_>, points: impl Fn(u8) -> i32) -> Milli {
        let others = (0..mind.game.n_seats()).filter(|&it| it != self.seat);
        others.map(|it| i64::from(points(it)) * ONE).max().unwrap_or(0)
    }
}
