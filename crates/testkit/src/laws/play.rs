//! A random game, ply by ply.

use std::cell::Cell;

use kit::{Dealer, Dice, Draws, Game, Pile, Session, Trace, Turn};

/// No game on the shelf has more actions than this.
const MAX_PLIES: usize = 50_000;

/// The laws' own dice: no pile of a game has this number.
const CHOICES: Pile = Pile(u8::MAX - 1);

/// A random game: every action, and every table from the first to the last.
pub(super) struct Play<'g, G: Game> {
    pub(super) game: &'g G,
    pub(super) seed: u64,
    /// The table before each action, and the last one.
    pub(super) states: Vec<G::State>,
    pub(super) actions: Vec<G::Action>,
    pub(super) turns: Vec<Turn>,
}

/// A place in a random game: told when a test fails there.
pub(super) struct At {
    game: &'static str,
    seed: u64,
    ply: Cell<usize>,
}

impl At {
    /// Moves on to `ply`, so that a panic from here on tells it.
    pub(super) fn ply(&self, ply: usize) -> &At {
        self.ply.set(ply);
        self
    }
}

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, seed {}, ply {}", self.game, self.seed, self.ply.get())
    }
}

impl Drop for At {
    /// A game's own panic does not know where it is; this tells it.
    #[expect(clippy::print_stderr, reason = "a failing test tells its place")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("a law is broken at {self}");
        }
    }
}

impl<'g, G: Game> Play<'g, G> {
    /// Plays a game whose people choose by dice.
    pub(super) fn random(
        game: &'g G,
        seed: u64,
        conserved: &impl Fn(&G, &G::State),
    ) -> Play<'g, G> {
        Play::with_choices(game, seed, seed, conserved)
    }

    /// Plays a game dealt by `seed` whose people choose by the dice of `choices`.
    pub(super) fn with_choices(
        game: &'g G,
        seed: u64,
        choices: u64,
        conserved: &impl Fn(&G, &G::State),
    ) -> Play<'g, G> {
        let (dice, chooser) = (Dice::new(seed), Dice::new(choices));
        let mut draws = Draws::default();
        let mut state = game.start();
        let mut play = Play { game, seed, states: vec![], actions: vec![], turns: vec![] };
        let at = play.at();
        conserved(game, &state);
        loop {
            let ply = play.actions.len();
            at.ply(ply);
            assert!(ply < MAX_PLIES, "{at}: the game does not end");
            let turn = game.turn(&state);
            let action = match turn {
                Turn::Over => break,
                Turn::Automa => game.decide(&state, &mut Trace::off()),
                Turn::Human(seat) => {
                    let is_person = seat.0 < game.n_seats() && seat != game.automa_seat();
                    assert!(is_person, "{at}: no person sits in chair {}", seat.0);
                    let n = game.n_options(&state);
                    assert_ne!(n, 0, "{at}: there is no option and the game is not over");
                    game.pick(&state, |n| chooser.roll(CHOICES, ply as u32, n))
                }
                Turn::Chance(pile) => {
                    assert!(usize::from(pile.0) < G::PILES.len(), "{at}: no such pile {pile:?}");
                    let n = game.n_options(&state);
                    assert_ne!(n, 0, "{at}: the pile has no card and is asked for one");
                    let card = dice.deal(game, &state, pile, draws.of(pile));
                    draws.count(pile);
                    card
                }
            };
            play.states.push(state.clone());
            play.turns.push(turn);
            play.actions.push(action);
            game.apply(&mut state, action);
            conserved(game, &state);
        }
        play.states.push(state);
        play
    }

    /// The place where the game begins.
    pub(super) fn at(&self) -> At {
        At { game: G::ID, seed: self.seed, ply: Cell::new(0) }
    }

    /// The last table.
    pub(super) fn end(&self) -> &G::State {
        self.states.last().expect("a game has a first table")
    }

    /// Up to `n` plies of this game, picked by dice, in order.
    pub(super) fn sample(&self, salt: u64, n: u32) -> Vec<usize> {
        sample(self.seed ^ (salt << 40), self.actions.len(), n)
    }

    /// The plies among up to `n` that satisfy `is_wanted`, picked by dice.
    pub(super) fn sample_where(
        &self,
        salt: u64,
        n: u32,
        is_wanted: impl Fn(usize) -> bool,
    ) -> Vec<usize> {
        let wanted: Vec<usize> = (0..self.actions.len()).filter(|&it| is_wanted(it)).collect();
        sample(self.seed ^ (salt << 40), wanted.len(), n).into_iter().map(|it| wanted[it]).collect()
    }

    /// The plies at which a person chose.
    pub(super) fn human_plies(&self) -> Vec<usize> {
        (0..self.turns.len()).filter(|&it| matches!(self.turns[it], Turn::Human(_))).collect()
    }

    /// The same game as a session: the people's actions alone make the rest.
    pub(super) fn session(&self) -> Session<G> {
        let at = self.at();
        let mut session = Session::new(self.game.clone(), Dealer::dice(self.seed));
        for ply in self.human_plies() {
            at.ply(ply);
            assert_eq!(session.ply(), ply, "{at}: the session waits at another ply");
            if let Err(error) = session.play(self.actions[ply]) {
                panic!("{at}: an option is refused: {error}");
            }
        }
        assert_eq!(session.ply(), self.actions.len(), "{at}: the session plays on differently");
        assert_eq!(session.state(), self.end(), "{at}: the session ends on another table");
        session
    }
}

/// Up to `n` different numbers below `len`, in order.
pub(super) fn sample(seed: u64, len: usize, n: u32) -> Vec<usize> {
    if len <= n as usize {
        return (0..len).collect();
    }
    let dice = Dice::new(seed);
    let mut picked: Vec<usize> = (0..n).map(|nth| dice.roll(CHOICES, nth, len)).collect();
    picked.sort_unstable();
    picked.dedup();
    picked
}
