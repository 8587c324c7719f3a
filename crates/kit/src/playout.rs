//! Playouts: whole games played by programs, without a record.

use std::{fmt, ops::Deref};

use crate::{Dice, Draws, Game, Pile, Rule, Seat, Tally, Trace, Turn, game::MAX_COUNTERS};

/// Who sits in a person's chair when nobody does.
///
/// It is given what its chair sees and dice of its own, never the table itself
/// nor what the game is dealt by: who cannot look need not remember not to.
pub trait Player<G: Game> {
    /// Begins a new game, with these dice.
    fn begin(&mut self, dice: OwnDice);
    /// Chooses among the options of the chair it sees the table from.
    fn choose(&mut self, game: &G, seen: &Seen<G>) -> G::Action;
    /// Sees what anybody does, before it is performed: once from each chair of
    /// people that may read it; see [`Game::is_hidden`].
    fn notice(&mut self, _game: &G, _before: &Seen<G>, _action: G::Action) {}
    /// How many iterations its search has made since it sat down.
    fn n_iterations(&self) -> u64 {
        0
    }
}

/// A table as one chair sees it. Nothing but [`Seen::of`] makes one, and that
/// conceals what the chair cannot see ([`Game::conceal`]).
#[derive(Clone, Debug, PartialEq)]
pub struct Seen<G: Game> {
    state: G::State,
    seat: Seat,
}

impl<G: Game> Seen<G> {
    /// The table as it is seen from a chair.
    #[inline]
    pub fn of(game: &G, state: &G::State, seat: Seat) -> Seen<G> {
        let mut state = state.clone();
        game.conceal(&mut state, seat);
        Seen { state, seat }
    }

    /// The chair it is seen from.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

impl<G: Game> Deref for Seen<G> {
    type Target = G::State;

    fn deref(&self) -> &G::State {
        &self.state
    }
}

/// Dice of a player's own.
///
/// They follow from a number, in the lab from the seed of the game, so that a
/// game can be played again; but neither that number nor a roll of a pile can be
/// asked of them, since no pile of a game has the number of a [`Die`]. That keeps
/// players from mistakes; it is no cipher, which somebody could not undo who
/// means to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OwnDice(Dice);

/// One of a player's own dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    /// The one that most players roll.
    First,
    /// Another, whose rolls have nothing to do with the first's.
    Second,
    /// One for whoever watches a player and has something to roll as well.
    Third,
}

impl OwnDice {
    /// The dice that follow from this number.
    pub fn new(number: u64) -> OwnDice {
        OwnDice(Dice::new(number))
    }

    /// A number below `n` for the `nth` roll of a die.
    #[inline]
    pub fn roll(self, die: Die, nth: u32, n: usize) -> usize {
        self.0.roll(die.pile(), nth, n)
    }

    /// Dice for a game that somebody imagines, from the `nth` roll of a die.
    pub fn imagined(self, die: Die, nth: u32) -> Dice {
        Dice::new(self.0.seed(die.pile(), nth))
    }
}

impl fmt::Debug for OwnDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OwnDice")
    }
}

impl Die {
    /// Beyond the piles of every game.
    const fn pile(self) -> Pile {
        const { assert!(Draws::MAX_PILES < u8::MAX as usize - 2) };
        Pile(u8::MAX - self as u8)
    }
}

/// Chooses every option with the same chance.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    dice: OwnDice,
    n_choices: u32,
}

impl Default for Random {
    fn default() -> Random {
        Random { dice: OwnDice::new(0), n_choices: 0 }
    }
}

impl Random {
    /// Any option: which there are, everybody at the table knows.
    #[inline]
    fn pick<G: Game>(&mut self, game: &G, state: &G::State) -> G::Action {
        self.n_choices += 1;
        let (dice, nth) = (self.dice, self.n_choices);
        game.pick(state, |n| dice.roll(Die::First, nth, n))
    }
}

impl<G: Game> Player<G> for Random {
    fn begin(&mut self, dice: OwnDice) {
        *self = Random { dice, n_choices: 0 };
    }

    fn choose(&mut self, game: &G, seen: &Seen<G>) -> G::Action {
        self.pick(game, seen)
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

/// On what terms a game is played that is not as usual: for whoever measures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// What is added to the seed of the game for the dice of the players: the same deal
    /// with another luck of their own.
    pub player_seed: u64,
    /// The rule that the automa does not read.
    pub without: Option<&'static Rule>,
}

impl Terms {
    /// Whether nothing is unusual.
    pub fn is_usual(&self) -> bool {
        *self == Terms::default()
    }

    /// What somebody's own dice follow from in the game dealt by `seed`.
    pub fn dice(&self, seed: u64) -> OwnDice {
        OwnDice::new(seed.wrapping_add(self.player_seed))
    }

    /// A trace that forgets, without the rule that is left out.
    pub fn trace<C>(&self) -> Trace<C> {
        self.without.map_or_else(Trace::off, Trace::off_without)
    }
}

/// Where a rule is left out a game may go round in a circle: it is given up after so many
/// actions, as it stands.
const MOST_ACTIONS: u32 = 20_000;

/// Plays one game to its end, dealt by `seed`.
pub fn playout<G: Game, P: Player<G> + ?Sized>(game: &G, seed: u64, player: &mut P) -> Played<G> {
    playout_while(game, seed, player, || true).expect("nobody stops it")
}

/// Plays one game, dealt by `seed`, as long as somebody wants it to go on, who is
/// asked before each choice of a person; nothing if they do not.
pub fn playout_while<G: Game, P: Player<G> + ?Sized>(
    game: &G,
    seed: u64,
    player: &mut P,
    goes_on: impl Fn() -> bool,
) -> Option<Played<G>> {
    playout_on(game, seed, player, &Terms::default(), goes_on)
}

/// Plays one game on these terms, as long as somebody wants it to go on; the players
/// know nothing of a rule that is left out.
pub fn playout_on<G: Game, P: Player<G> + ?Sized>(
    game: &G,
    seed: u64,
    player: &mut P,
    terms: &Terms,
    goes_on: impl Fn() -> bool,
) -> Option<Played<G>> {
    player.begin(terms.dice(seed));
    play(game, seed, &mut Chair { player, goes_on }, terms)
}

/// Plays one game to its end with the random player: what it comes to is the same
/// as with [`playout`], but nothing is copied for somebody who does not look.
#[inline]
pub fn random_playout<G: Game>(game: &G, seed: u64) -> Played<G> {
    let mut random = Random { dice: OwnDice::new(seed), n_choices: 0 };
    play(game, seed, &mut random, &Terms::default()).expect("nobody stops it")
}

/// Tells a player what is about to be done, from each chair of people that may
/// read it.
pub fn tell<G: Game, P: Player<G> + ?Sized>(
    game: &G,
    player: &mut P,
    before: &G::State,
    action: G::Action,
) {
    for seat in (0..game.n_seats()).map(Seat).filter(|&it| it != game.automa_seat()) {
        if !game.is_hidden(before, action, seat) {
            player.notice(game, &Seen::of(game, before, seat), action);
        }
    }
}

/// Who answers for the people of a playout.
trait People<G: Game> {
    /// Chooses; nothing ends the game here.
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<G::Action>;
    /// Hears what is about to be done.
    fn hear(&mut self, game: &G, before: &G::State, action: G::Action);
}

/// A player, who is given no more than the chair sees.
struct Chair<'a, P: ?Sized, W> {
    player: &'a mut P,
    goes_on: W,
}

impl<G: Game, P: Player<G> + ?Sized, W: Fn() -> bool> People<G> for Chair<'_, P, W> {
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<G::Action> {
        (self.goes_on)().then(|| self.player.choose(game, &Seen::of(game, state, seat)))
    }

    fn hear(&mut self, game: &G, before: &G::State, action: G::Action) {
        tell(game, self.player, before, action);
    }
}

impl<G: Game> People<G> for Random {
    #[inline]
    fn choose(&mut self, game: &G, state: &G::State, _seat: Seat) -> Option<G::Action> {
        Some(self.pick(game, state))
    }

    #[inline]
    fn hear(&mut self, _game: &G, _before: &G::State, _action: G::Action) {}
}

#[inline]
fn play<G: Game>(
    game: &G,
    seed: u64,
    people: &mut impl People<G>,
    terms: &Terms,
) -> Option<Played<G>> {
    let dice = Dice::new(seed);
    let mut draws = Draws::default();
    let mut state = game.start();
    let mut tally = [0; MAX_COUNTERS];
    let mut n_actions = 0;
    loop {
        let action = match game.turn(&state) {
            Turn::Human(seat) => {
                n_actions += 1;
                people.choose(game, &state, seat)?
            }
            Turn::Automa => {
                n_actions += 1;
                if terms.without.is_some() && MOST_ACTIONS <= n_actions {
                    break;
                }
                game.decide(&state, &mut terms.trace())
            }
            Turn::Chance(pile) => {
                let dealt = dice.deal(game, &state, pile, draws.of(pile));
                draws.count(pile);
                dealt
            }
            Turn::Over => break,
        };
        people.hear(game, &state, action);
        game.count(&state, action, &mut tally);
        game.apply(&mut state, action);
    }
    game.count_end(&state, &mut tally);
    Some(Played { end: state, n_actions, tally })
}
