//! The automa's turn: its cards and its actions, from one person's turn to the next.

use std::collections::VecDeque;

use crate::{Dice, Draws, Game, Pile, Refusal, Trace, Turn};

/// One action of the automa's turn: a card turned up or a decision.
#[derive(Clone, Debug)]
pub struct TurnPly<G: Game> {
    /// The table before it.
    pub before: G::State,
    /// What happened.
    pub action: G::Action,
    /// The pile that turned it up, or `None` if the automa decided it.
    pub pile: Option<Pile>,
    /// Why the automa decided so; empty where chance acted.
    pub why: Trace<G::Candidate>,
}

/// Why the automa's turn cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub enum TurnError {
    /// Somebody else is to act.
    NotAutoma {
        /// Whose turn it is.
        found: &'static str,
    },
    /// Nobody says what a pile turns up.
    NoCard {
        /// The pile.
        pile: &'static str,
        /// One of the cards it can turn up, in notation.
        example: String,
    },
    /// A pile cannot turn this up.
    Refused {
        /// In notation.
        action: String,
        /// The pile.
        pile: &'static str,
        /// The rule and what it wanted.
        refusal: Option<Refusal>,
    },
    /// It never ends: a fault in the game.
    Endless,
}

/// No turn of any automa has more actions than this.
const MAX_PLIES: usize = 1000;

/// Cards to come: those that are known, in order, then those of dice, if any.
#[derive(Clone, Debug)]
pub struct Upcoming<A> {
    known: VecDeque<A>,
    dice: Option<Dice>,
    draws: Draws,
}

impl<A: Copy + PartialEq> Upcoming<A> {
    /// The known cards, then those of `dice`.
    pub fn new(known: impl IntoIterator<Item = A>, dice: Option<Dice>) -> Upcoming<A> {
        Upcoming { known: known.into_iter().collect(), dice, draws: Draws::default() }
    }

    /// The next card, if there is one: what `pile` turns up. Where one card is
    /// possible nobody is asked.
    pub fn next<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        pile: Pile,
    ) -> Option<A> {
        let card = if game.n_options(state) == 1 {
            let only = game.option(state, 0);
            if self.known.front().is_some_and(|&it| game.meant(state, it) == only) {
                self.known.pop_front();
            }
            only
        } else {
            let dice = self.dice.map(|it| it.deal(game, state, pile, self.draws.of(pile)));
            self.known.pop_front().map(|it| game.meant(state, it)).or(dice)?
        };
        self.draws.count(pile);
        Some(card)
    }

    /// How many known cards have not come yet.
    pub fn n_known(&self) -> usize {
        self.known.len()
    }
}

/// Plays the automa's whole turn, chance included; `chance` says what a pile turns up.
///
/// The turn ends after the action that [`Game::ends_automa_turn`] names, or
/// where a person must choose or the game is over.
///
/// # Errors
///
/// If it is not the automa's turn, or `chance` has no card or an impossible
/// one; `state` is then where the turn stopped.
pub fn play_automa_turn<G: Game>(
    game: &G,
    state: &mut G::State,
    mut chance: impl FnMut(&G, &G::State, Pile) -> Option<G::Action>,
) -> Result<Vec<TurnPly<G>>, TurnError> {
    let mut plies: Vec<TurnPly<G>> = Vec::new();
    while plies.len() < MAX_PLIES {
        let mut why = Trace::on();
        let (action, pile) = match game.turn(state) {
            Turn::Automa => (game.decide(state, &mut why), None),
            Turn::Chance(pile) => {
                let card = chance(game, state, pile);
                (checked(game, state, pile, card)?, Some(pile))
            }
            turn => {
                if plies.iter().any(|it| it.pile.is_none()) {
                    return Ok(plies);
                }
                let found = if turn == Turn::Over { "a finished game" } else { "a person's" };
                return Err(TurnError::NotAutoma { found });
            }
        };
        plies.push(TurnPly { before: state.clone(), action, pile, why });
        game.apply(state, action);
        if pile.is_none() && game.ends_automa_turn(state, action) {
            return Ok(plies);
        }
    }
    Err(TurnError::Endless)
}

/// Who acts next, a person, the automa or nobody, once chance has had its say.
///
/// Whatever a pile turns up, the same side follows; so the first card will do.
pub fn next_to_act<G: Game>(game: &G, state: &G::State) -> Turn {
    let mut state = state.clone();
    for _ in 0..MAX_PLIES {
        match game.turn(&state) {
            Turn::Chance(_) => {
                let card = game.option(&state, 0);
                game.apply(&mut state, card);
            }
            turn => return turn,
        }
    }
    game.turn(&state)
}

fn checked<G: Game>(
    game: &G,
    state: &G::State,
    pile: Pile,
    card: Option<G::Action>,
) -> Result<G::Action, TurnError> {
    let name = G::PILES[usize::from(pile.0)];
    let Some(action) = card else {
        let example = game.option(state, 0).to_string();
        return Err(TurnError::NoCard { pile: name, example });
    };
    match game.refusal(state, action) {
        None => Ok(action),
        refusal => Err(TurnError::Refused { action: action.to_string(), pile: name, refusal }),
    }
}
