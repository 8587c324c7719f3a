//! The bench: the players who play tables on, and what comes of their games.

use kit::{Dice, Draws, Game, OwnDice, Pile, Player, Seat, Seen, Trace, Turn, people};
use players::{Skilled, player};

use crate::{Refused, decision::is_made, stats::Sum};

/// No game that is played on has more actions: one without an end is given up.
const MAX_PLIES: usize = 4000;

/// The most sources of points that a game has, of both chairs.
const MAX_SOURCES: usize = 24;

/// No pile of a game has this number.
const OWN: Pile = Pile(u8::MAX);

/// The players who play tables on: for one thread, and for any number of games.
pub struct Bench<G: Skilled> {
    game: G,
    seat: Seat,
    /// Who plays games on: the same table, the same deed.
    greedy: Box<dyn Player<G>>,
    /// Whose misjudgements are the other deeds, where a game has no ranking.
    casual: Box<dyn Player<G>>,
}

impl<G: Skilled> std::fmt::Debug for Bench<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bench")
    }
}

/// A source of points: whether the automa's, and the key of its text.
pub(crate) type Source = (bool, &'static str);

/// What one game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// The person's points less the automa's.
    pub(crate) margin: i32,
    /// The points of each source, where they are asked for.
    sources: [i16; MAX_SOURCES],
}

/// Something that could be done, and the games that were played on after it.
#[derive(Clone, Debug)]
pub(crate) struct Candidate<G: Game> {
    pub(crate) deed: Vec<G::Action>,
    pub(crate) after: G::State,
    pub(crate) games: Vec<Outcome>,
    /// How many games it shall have.
    n_wanted: usize,
}

/// Tables that are played on by the same dice: game number `i` of each is dealt alike.
#[derive(Clone, Debug)]
pub(crate) struct Field<G: Game> {
    pub(crate) candidates: Vec<Candidate<G>>,
    dice: Dice,
    /// The sources met so far, if somebody wants to know them.
    sources: Option<Vec<Source>>,
    /// How many choices people had in all games.
    pub(crate) n_choices: u64,
}

/// Whose chair it is: the one person's.
pub(crate) fn chair<G: Skilled>(game: &G) -> Result<Seat, Refused> {
    match people(game)[..] {
        _ if game.is_at_table() => Err(Refused::AtTable),
        [seat] => Ok(seat),
        _ => Err(Refused::Several),
    }
}

impl<G: Skilled> Bench<G> {
    /// Players for this game.
    ///
    /// # Errors
    ///
    /// If nobody can play it on.
    pub fn new(game: &G) -> Result<Bench<G>, Refused> {
        let seat = chair(game)?;
        let named = |name| player(game, name, None).map_err(|_| Refused::NoPlayer);
        let (greedy, casual) = (named("greedy")?, named("casual")?);
        Ok(Bench { game: game.clone(), seat, greedy, casual })
    }

    /// What greedy does from here.
    pub(crate) fn greedys(&mut self, before: &G::State) -> Candidate<G> {
        self.ended(before, Vec::new())
    }

    /// The other deeds that somebody might think of, at most so many.
    pub(crate) fn others(&mut self, before: &G::State, n: usize, dice: Dice) -> Vec<Candidate<G>> {
        if n == 0 {
            return Vec::new();
        }
        let ranked = self.game.ranked(&Seen::of(&self.game, before, self.seat), n);
        if !ranked.is_empty() {
            return ranked.into_iter().map(|it| self.ended(before, it)).collect();
        }
        let asked = 2 * n as u32;
        (0..asked).map(|nth| self.casuals(before, dice.seed(OWN, u32::MAX - nth))).collect()
    }

    /// A deed that is begun with these steps, to its end.
    pub(crate) fn ended(&mut self, before: &G::State, begun: Vec<G::Action>) -> Candidate<G> {
        let (mut after, mut deed) = (before.clone(), Vec::new());
        let mut begun = begun.into_iter();
        self.greedy.begin(OwnDice::new(0));
        loop {
            let action = begun.next().unwrap_or_else(|| {
                self.greedy.choose(&self.game, &Seen::of(&self.game, &after, self.seat))
            });
            self.game.apply(&mut after, action);
            deed.push(action);
            if is_made(&self.game, self.seat, &after) || MAX_PLIES < deed.len() {
                return Candidate::new(deed, after);
            }
        }
    }

    /// What casual does from here.
    fn casuals(&mut self, before: &G::State, seed: u64) -> Candidate<G> {
        self.casual.begin(OwnDice::new(seed));
        let Bench { game, seat, casual, .. } = self;
        deed_of(game, *seat, casual.as_mut(), before)
    }

    /// Plays one game on to its end; says how many choices the person had.
    fn end_of(&mut self, table: &G::State, seed: u64) -> (G::State, u64) {
        let Bench { game, seat, greedy, .. } = self;
        let (mut state, mut draws, mut n_choices) = (table.clone(), Draws::default(), 0);
        let dice = Dice::new(seed);
        greedy.begin(OwnDice::new(seed));
        for _ in 0..MAX_PLIES {
            let action = match game.turn(&state) {
                Turn::Human(_) => {
                    n_choices += 1;
                    greedy.choose(game, &Seen::of(game, &state, *seat))
                }
                Turn::Automa => game.decide(&state, &mut Trace::off()),
                Turn::Chance(pile) => {
                    let dealt = dice.deal(game, &state, pile, draws.of(pile));
                    draws.count(pile);
                    dealt
                }
                Turn::Over => break,
            };
            game.apply(&mut state, action);
        }
        (state, n_choices)
    }

    /// What a table came to.
    fn outcome(&self, end: &G::State, known: Option<&mut Vec<Source>>) -> Outcome {
        let mut outcome = Outcome { margin: self.margin(end), sources: [0; MAX_SOURCES] };
        let Some(known) = known else { return outcome };
        for (is_automa, seat) in [(false, self.seat), (true, self.game.automa_seat())] {
            self.game.breakdown(end, seat, &mut |key, n| {
                let at = known.iter().position(|it| *it == (is_automa, key));
                let at = at.unwrap_or_else(|| {
                    known.push((is_automa, key));
                    known.len() - 1
                });
                if let Some(points) = outcome.sources.get_mut(at) {
                    *points += n as i16;
                }
            });
        }
        outcome
    }

    fn margin(&self, end: &G::State) -> i32 {
        self.game.score(end, self.seat) - self.game.score(end, self.game.automa_seat())
    }
}

/// What a player does from here.
pub(crate) fn deed_of<G: Skilled>(
    game: &G,
    seat: Seat,
    player: &mut dyn Player<G>,
    before: &G::State,
) -> Candidate<G> {
    let (mut after, mut deed) = (before.clone(), Vec::new());
    loop {
        let action = player.choose(game, &Seen::of(game, &after, seat));
        game.apply(&mut after, action);
        deed.push(action);
        if is_made(game, seat, &after) || MAX_PLIES < deed.len() {
            return Candidate::new(deed, after);
        }
    }
}

impl<G: Game> Candidate<G> {
    /// A deed that leads to this table, with no game played on.
    pub(crate) fn new(deed: Vec<G::Action>, after: G::State) -> Candidate<G> {
        Candidate { deed, after, games: Vec::new(), n_wanted: 0 }
    }

    /// How the margins of its games differ from another's, game by game.
    pub(crate) fn difference(&self, other: &Candidate<G>) -> Sum {
        self.difference_in(other, 0, 1)
    }

    /// The same of every `step`th game from number `first` on.
    pub(crate) fn difference_in(&self, other: &Candidate<G>, first: usize, step: usize) -> Sum {
        let pairs = self.games.iter().zip(&other.games).skip(first).step_by(step);
        Sum::of(pairs.map(|(one, two)| i64::from(one.margin) - i64::from(two.margin)))
    }

    /// The margins of its games.
    pub(crate) fn margins(&self) -> Sum {
        Sum::of(self.games.iter().map(|it| i64::from(it.margin)))
    }
}

impl<G: Skilled> Field<G> {
    /// Tables to be played on by these dice.
    pub(crate) fn new(candidates: Vec<Candidate<G>>, dice: Dice) -> Field<G> {
        Field { candidates, dice, sources: None, n_choices: 0 }
    }

    /// The same; the points of each source are kept as well.
    pub(crate) fn with_sources(candidates: Vec<Candidate<G>>, dice: Dice) -> Field<G> {
        Field { sources: Some(Vec::new()), ..Field::new(candidates, dice) }
    }

    /// Wants at least so many games after a candidate.
    pub(crate) fn want(&mut self, at: usize, n: u32) {
        let it = &mut self.candidates[at];
        it.n_wanted = it.n_wanted.max(n as usize);
    }

    /// Plays at most so many of the games that are wanted; says how many.
    pub(crate) fn run(&mut self, bench: &mut Bench<G>, most: u32) -> u32 {
        let mut n_played = 0;
        for it in &mut self.candidates {
            if it.n_wanted <= it.games.len() {
                continue;
            }
            let mut seen = it.after.clone();
            bench.game.conceal(&mut seen, bench.seat);
            while it.games.len() < it.n_wanted && n_played < most {
                let seed = self.dice.seed(OWN, it.games.len() as u32);
                let (end, n_choices) = bench.end_of(&seen, seed);
                it.games.push(bench.outcome(&end, self.sources.as_mut()));
                self.n_choices += n_choices;
                n_played += 1;
            }
        }
        n_played
    }

    /// The candidates by what they came to against the first, the best first.
    pub(crate) fn by_mean(&self, mut order: Vec<usize>) -> Vec<usize> {
        let all = &self.candidates;
        order.sort_by_key(|&at| std::cmp::Reverse(all[at].difference(&all[0]).mean().mean));
        order
    }

    /// The best of these with so many others as shall be kept; twins, which came to the
    /// same in every game, are the same deeds in another order.
    pub(crate) fn kept(&self, n: usize, always: &[usize]) -> Vec<usize> {
        let all = &self.candidates;
        let mut kept: Vec<usize> = Vec::new();
        for at in self.by_mean((0..all.len()).collect()) {
            let is_twin = kept.iter().any(|&it| all[it].games == all[at].games);
            if always.contains(&at) || kept.len() < n && !is_twin {
                kept.push(at);
            }
        }
        kept
    }

    /// The sources, sorted, and the place of each in an outcome.
    pub(crate) fn sources(&self) -> Vec<(Source, usize)> {
        let known = self.sources.as_deref().unwrap_or_default();
        let mut all: Vec<(Source, usize)> =
            known.iter().copied().take(MAX_SOURCES).zip(0..).collect();
        all.sort_unstable();
        all
    }
}

impl Outcome {
    /// The points of the source at this place.
    pub(crate) fn points(&self, at: usize) -> i64 {
        i64::from(self.sources[at])
    }
}
