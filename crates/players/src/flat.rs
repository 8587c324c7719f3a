//! Players for any game in which nothing is hidden: what every new game has at once.
//!
//! `greedy` does what leaves it furthest ahead at once. `search` plays games on at random
//! after each option, all with the same cards to come, and does what leaves it furthest
//! ahead on average; `casual` does the same with a single game each.

use kit::{Die, Draws, Game, OwnDice, Player, Seat, Seen, Trace, Turn};

use crate::{Budget, Makeup, Skill, dice::Rolls};

/// The most options that are looked at; where there are more, every so manieth is.
const MAX_OPTIONS: usize = 64;

/// The games a choice takes unasked.
const N_GAMES: u32 = 400;

/// The most actions of a game that is imagined: one without an end is given up.
const MAX_PLIES: usize = 4000;

/// A player of this skill for any game.
///
/// It plays tables on as its chair sees them: a game that hides cards needs players of
/// its own.
pub fn flat<G: Game>(skill: Skill) -> Box<dyn Player<G>> {
    let budget = match skill {
        Skill::Casual => Some(Budget::Iterations(0)),
        Skill::Greedy => None,
        Skill::Search(budget) => Some(budget),
    };
    Box::new(Flat { rolls: Rolls::unbegun(Die::Third), budget, n_played: 0 })
}

/// What such a player goes by.
pub(crate) fn makeup(skill: Skill) -> Makeup {
    Makeup::default().with(skill, 0, &[MAX_OPTIONS as i64], N_GAMES)
}

struct Flat {
    rolls: Rolls,
    /// How long it looks ahead, if it does.
    budget: Option<Budget>,
    n_played: u64,
}

impl<G: Game> Player<G> for Flat {
    fn begin(&mut self, dice: OwnDice) {
        self.rolls.begin(dice);
    }

    fn choose(&mut self, game: &G, seen: &Seen<G>) -> G::Action {
        let Turn::Human(seat) = game.turn(seen) else { return game.option(seen, 0) };
        let n = game.n_options(seen);
        let step = n.div_ceil(MAX_OPTIONS).max(1);
        let options: Vec<G::Action> =
            (0..n).step_by(step).map(|it| game.option(seen, it)).collect();
        if options.len() == 1 {
            return options[0];
        }
        let sums = match self.budget {
            None => options.iter().map(|&it| lead(game, &after(game, seen, it), seat)).collect(),
            Some(budget) => self.played(game, seen, seat, &options, budget),
        };
        // Of equals the first.
        let best = (0..options.len()).rev().max_by_key(|&it| sums[it]);
        options[best.expect("a person who is asked has an option")]
    }

    fn n_iterations(&self) -> u64 {
        self.n_played
    }
}

impl Flat {
    /// How far ahead each option leaves the chair, all its games together.
    fn played<G: Game>(
        &mut self,
        game: &G,
        seen: &G::State,
        seat: Seat,
        options: &[G::Action],
        budget: Budget,
    ) -> Vec<i64> {
        let mut sums = vec![0; options.len()];
        let from = if let Budget::Millis(_, clock) = budget { clock() } else { 0 };
        let mut n_games = 0;
        loop {
            let dice = self.rolls.imagined();
            for (sum, &option) in sums.iter_mut().zip(options) {
                let mut table = after(game, seen, option);
                play_on(game, &mut table, dice, &mut self.rolls);
                *sum += lead(game, &table, seat);
            }
            n_games += options.len() as u32;
            let is_done = match budget {
                Budget::Default => N_GAMES <= n_games,
                Budget::Iterations(n) => n <= n_games,
                Budget::Millis(millis, clock) => u64::from(millis) <= clock().saturating_sub(from),
            };
            if is_done {
                self.n_played += u64::from(n_games);
                return sums;
            }
        }
    }
}

/// The table after an action.
fn after<G: Game>(game: &G, state: &G::State, action: G::Action) -> G::State {
    let mut after = state.clone();
    game.apply(&mut after, action);
    after
}

/// How far a chair is ahead of the best of the others.
fn lead<G: Game>(game: &G, state: &G::State, seat: Seat) -> i64 {
    let others = (0..game.n_seats()).map(Seat).filter(|&it| it != seat);
    let most = others.map(|it| game.score(state, it)).max().unwrap_or(0);
    i64::from(game.score(state, seat)) - i64::from(most)
}

/// Plays a game on to its end with random people.
fn play_on<G: Game>(game: &G, state: &mut G::State, dice: kit::Dice, rolls: &mut Rolls) {
    let mut draws = Draws::default();
    for _ in 0..MAX_PLIES {
        let action = match game.turn(state) {
            Turn::Over => return,
            Turn::Human(_) => game.pick(state, |n| rolls.below(n)),
            Turn::Automa => game.decide(state, &mut Trace::off()),
            Turn::Chance(pile) => {
                let dealt = dice.deal(game, state, pile, draws.of(pile));
                draws.count(pile);
                dealt
            }
        };
        game.apply(state, action);
    }
}
