//! Playouts: whole games played by programs, without a record.

use crate::{Dice, Draws, Game, Pile, Seat, Tally, Trace, Turn, game::MAX_COUNTERS};

/// Who sits in a person's chair when nobody does.
pub trait Player<G: Game> {
    /// Begins a new game, dealt by `seed`.
    fn begin(&mut self, seed: u64);
    /// Chooses among the options.
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat) -> G::Action;
    /// Sees what anybody does, before it is performed.
    fn notice(&mut self, _game: &G, _before: &G::State, _action: G::Action) {}
    /// How many iterations its search has made since it sat down.
    fn n_iterations(&self) -> u64 {
        0
    }
}

/// Chooses every option with the same chance.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    dice: Dice,
    n_choices: u32,
}

/// The random player's own dice: no pile of a game has this number.
const CHOICES: Pile = Pile(u8::MAX);

impl Default for Random {
    fn default() -> Random {
        Random { dice: Dice::new(0), n_choices: 0 }
    }
}

impl<G: Game> Player<G> for Random {
    fn begin(&mut self, seed: u64) {
        *self = Random { dice: Dice::new(seed), n_choices: 0 };
    }

    fn choose(&mut self, game: &G, state: &G::State, _seat: Seat) -> G::Action {
        self.n_choices += 1;
        let (dice, nth) = (self.dice, self.n_choices);
        game.pick(state, |n| dice.roll(CHOICES, nth, n))
    }
}

/// What a playout came to.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The table at the end.
    pub end: G::State,
    /// What the people and the automa did; chance is not counted.
    pub n_actions: u32,
    /// The game's counters.
    pub tally: Tally,
}

/// Plays one game to its end, dealt by `seed`.
pub fn playout<G: Game, P: Player<G> + ?Sized>(game: &G, seed: u64, player: &mut P) -> Played<G> {
    let dice = Dice::new(seed);
    let mut draws = Draws::default();
    let mut state = game.start();
    let mut tally = [0; MAX_COUNTERS];
    let mut n_actions = 0;
    player.begin(seed);
    loop {
        let action = match game.turn(&state) {
            Turn::Human(seat) => {
                n_actions += 1;
                player.choose(game, &state, seat)
            }
            Turn::Automa => {
                n_actions += 1;
                game.decide(&state, &mut Trace::off())
            }
            Turn::Chance(pile) => {
                let dealt = dice.deal(game, &state, pile, draws.of(pile));
                draws.count(pile);
                dealt
            }
            Turn::Over => break,
        };
        player.notice(game, &state, action);
        game.count(&state, action, &mut tally);
        game.apply(&mut state, action);
    }
    game.count_end(&state, &mut tally);
    Played { end: state, n_actions, tally }
}
