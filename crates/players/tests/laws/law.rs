//! What is demanded of whoever sits in a person's chair.
//!
//! A player is given as a closure that seats a new one. Each law says the game,
//! the seed and the ply where it is broken.

use std::ops::Range;

use kit::{Dice, Draws, Game, OwnDice, Pile, Player, Random, Seat, Seen, Trace, Turn};

/// Seats a new player.
pub(crate) type Seated<'a, G> = &'a dyn Fn() -> Box<dyn Player<G>>;

/// The laws' own dice: no pile of a game has this number.
const LAWS: Pile = Pile(u8::MAX - 1);

/// No game on the shelf has more actions than this.
const MAX_PLIES: usize = 50_000;

/// A game ply by ply: the table before each action, and the action.
struct Course<G: Game> {
    plies: Vec<(G::State, G::Action)>,
    end: G::State,
}

impl<G: Game> Course<G> {
    /// Plays a game dealt by `seed`; an illegal choice is an error.
    fn of(game: &G, seed: u64, player: &mut dyn Player<G>) -> Result<Course<G>, String> {
        let dice = Dice::new(seed);
        let mut draws = Draws::default();
        let mut course = Course { plies: Vec::new(), end: game.start() };
        player.begin(OwnDice::new(seed));
        loop {
            let (state, at) = (&course.end, course.plies.len());
            if MAX_PLIES < at {
                return Err(format!("{}, seed {seed}: the game does not end", G::ID));
            }
            let action = match game.turn(state) {
                Turn::Over => return Ok(course),
                Turn::Automa => game.decide(state, &mut Trace::off()),
                Turn::Human(seat) => {
                    let chosen = player.choose(game, &Seen::of(game, state, seat));
                    is_legal(game, state, chosen).map_err(|it| place::<G>(seed, at, &it))?;
                    chosen
                }
                Turn::Chance(pile) => {
                    let dealt = dice.deal(game, state, pile, draws.of(pile));
                    draws.count(pile);
                    dealt
                }
            };
            kit::tell(game, &mut *player, state, action);
            let before = state.clone();
            game.apply(&mut course.end, action);
            course.plies.push((before, action));
        }
    }

    /// The plies at which a person chose, with the chair.
    fn choices(&self, game: &G) -> Vec<(usize, Seat)> {
        let seat = |state: &G::State| match game.turn(state) {
            Turn::Human(seat) => Some(seat),
            _ => None,
        };
        let plies = self.plies.iter().enumerate();
        plies.filter_map(|(at, (state, _))| Some((at, seat(state)?))).collect()
    }
}

fn place<G: Game>(seed: u64, ply: usize, what: &str) -> String {
    format!("{}, seed {seed}, ply {ply}: {what}", G::ID)
}

fn is_legal<G: Game>(game: &G, state: &G::State, action: G::Action) -> Result<(), String> {
    match game.refusal(state, action) {
        Some(refusal) => Err(format!("`{action}` is refused: {}", refusal.rule.id)),
        None if !kit::options(game, state).contains(&action) => {
            Err(format!("`{action}` is no option"))
        }
        None => Ok(()),
    }
}

/// Plays whole games: every choice is legal, every game ends, and the same seed
/// makes the same game with a player who has just sat down and one who has
/// played before.
pub(crate) fn plays<G: Game>(
    game: &G,
    seated: Seated<'_, G>,
    seeds: Range<u64>,
) -> Result<(), String> {
    let mut old = seated();
    for seed in seeds {
        let first = Course::of(game, seed, &mut *seated())?;
        let again = Course::of(game, seed, &mut *old)?;
        if first.end != again.end {
            let both = first.plies.iter().zip(&again.plies);
            let at = both.take_while(|(a, b)| a == b).count();
            return Err(place::<G>(seed, at, "the same seed makes another game"));
        }
    }
    Ok(())
}

/// Asks one player about tables of random games in no order, in the middle of
/// deeds too, without having told it anything: every choice is legal, and it is
/// the same for the table as the chair sees it.
pub(crate) fn plays_from_anywhere<G: Game>(
    game: &G,
    seated: Seated<'_, G>,
    seeds: Range<u64>,
    n_tables: u32,
) -> Result<(), String> {
    let mut player = seated();
    for seed in seeds {
        let course = Course::of(game, seed, &mut Random::default())?;
        let choices = course.choices(game);
        for nth in 0..n_tables {
            let (ply, seat) = choices[Dice::new(seed).roll(LAWS, nth, choices.len())];
            let state = &course.plies[ply].0;
            let chosen = player.choose(game, &Seen::of(game, state, seat));
            is_legal(game, state, chosen).map_err(|it| place::<G>(seed, ply, &it))?;
            let mut seen = state.clone();
            game.conceal(&mut seen, seat);
            let [open, blind] = [state, &seen].map(|table| {
                let mut fresh = seated();
                fresh.begin(OwnDice::new(seed));
                fresh.choose(game, &Seen::of(game, table, seat))
            });
            if open != blind {
                let what = format!("`{open}`, but `{blind}` on what the chair sees");
                return Err(place::<G>(seed, ply, &what));
            }
        }
    }
    Ok(())
}

/// Plays random games twice, the second time with another hidden card, and asks
/// two players who have followed one of them each: as long as a chair cannot
/// tell the games apart, both choose the same. Gives the number of choices that
/// were compared, for a law that compares nothing holds nothing.
///
/// What the piles will turn up is in no table, so two games that part later are
/// one and the same question.
pub(crate) fn is_blind<G: Game>(
    game: &G,
    seated: Seated<'_, G>,
    seeds: Range<u64>,
    n_hidden: u32,
) -> Result<u32, String> {
    let mut n_compared = 0;
    for seed in seeds {
        let course = Course::of(game, seed, &mut Random::default())?;
        for viewer in (0..game.n_seats()).map(Seat).filter(|&it| it != game.automa_seat()) {
            let is_hidden = |it: &usize| {
                let (state, action) = &course.plies[*it];
                other_hidden(game, state, *action, viewer).is_some()
            };
            let hidden: Vec<usize> = (0..course.plies.len()).filter(is_hidden).collect();
            for nth in 0..n_hidden.min(hidden.len() as u32) {
                let ply = hidden[Dice::new(seed).roll(LAWS, nth, hidden.len())];
                n_compared += follow(game, seated, &course, ply, viewer)
                    .map_err(|(at, what)| place::<G>(seed, at, &what))?;
            }
        }
    }
    Ok(n_compared)
}

/// For how many choices of the chair two games are followed after they part.
const N_FOLLOWED: u32 = 4;

fn follow<G: Game>(
    game: &G,
    seated: Seated<'_, G>,
    course: &Course<G>,
    ply: usize,
    viewer: Seat,
) -> Result<u32, (usize, String)> {
    let mut players = [seated(), seated()];
    players.iter_mut().for_each(|it| it.begin(OwnDice::new(1)));
    for (state, action) in &course.plies[..ply] {
        players.iter_mut().for_each(|it| kit::tell(game, &mut **it, state, *action));
    }
    let (state, action) = &course.plies[ply];
    let other = other_hidden(game, state, *action, viewer).expect("it was found before");
    let mut tables = [state.clone(), state.clone()];
    for ((player, table), card) in players.iter_mut().zip(&mut tables).zip([*action, other]) {
        kit::tell(game, &mut **player, table, card);
        game.apply(table, card);
    }
    let mut n_compared = 0;
    for (at, (_, action)) in course.plies.iter().enumerate().skip(ply + 1) {
        let seen = tables.clone().map(|mut it| {
            game.conceal(&mut it, viewer);
            it
        });
        let is_possible = |it: &G::State| kit::legal_actions(game, it).contains(action);
        if seen[0] != seen[1] || !tables.iter().all(is_possible) || n_compared == N_FOLLOWED {
            break;
        }
        if game.turn(&tables[0]) == Turn::Human(viewer) {
            let [ours, theirs] = [0, 1]
                .map(|it: usize| players[it].choose(game, &Seen::of(game, &tables[it], viewer)));
            if ours != theirs {
                let what = format!("chair {} chose `{ours}` and `{theirs}`", viewer.0);
                return Err((at, what));
            }
            n_compared += 1;
        }
        for (player, table) in players.iter_mut().zip(&mut tables) {
            kit::tell(game, &mut **player, table, *action);
            game.apply(table, *action);
        }
    }
    Ok(n_compared)
}

/// Another action that a chair cannot tell from this one, if there is one.
fn other_hidden<G: Game>(
    game: &G,
    state: &G::State,
    action: G::Action,
    viewer: Seat,
) -> Option<G::Action> {
    if !game.is_hidden(state, action, viewer) {
        return None;
    }
    let read = game.describe_hidden(state, action);
    kit::options(game, state).into_iter().find(|&it| {
        it != action && game.is_hidden(state, it, viewer) && game.describe_hidden(state, it) == read
    })
}

/// After a game to warm up, playing takes nothing from the heap.
pub(crate) fn takes_no_memory<G: Game>(
    game: &G,
    seated: Seated<'_, G>,
    seeds: Range<u64>,
) -> Result<(), String> {
    let mut player = seated();
    kit::playout(game, seeds.start, &mut *player);
    for seed in seeds {
        let n = testkit::allocations(|| drop(kit::playout(game, seed, &mut *player)));
        if n != 0 {
            return Err(format!("{}, seed {seed}: {n} allocations", G::ID));
        }
    }
    Ok(())
}
