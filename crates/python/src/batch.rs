//! Batches: many games side by side, stepped in one call.

use std::{str::FromStr, thread};

use kit::{Arg, Dice, Draws, Game, Lang, Outcome, SEED_LIMIT, Seat, Trace, Turn, people};

use crate::{
    learned::{self, Learned, length},
    table::{self, Choices},
    words::{self, Kind, Told},
};

/// What a step is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reward {
    /// At the end: by how much the person is ahead.
    Margin,
    /// At the end: 1, 0 or -1.
    Win,
    /// At every step: how the margin changed.
    Shaped,
}

impl FromStr for Reward {
    type Err = ();

    fn from_str(word: &str) -> Result<Reward, ()> {
        match word {
            "margin" => Ok(Reward::Margin),
            "win" => Ok(Reward::Win),
            "shaped" => Ok(Reward::Shaped),
            _ => Err(()),
        }
    }
}

/// What a batch writes down: an entry or a row for each of its games.
pub(crate) struct Out<'a> {
    pub(crate) observations: &'a mut [f32],
    pub(crate) masks: &'a mut [bool],
    /// Rows of the options; empty where nobody wants them.
    pub(crate) options: &'a mut [f32],
    pub(crate) n_options: &'a mut [i64],
    pub(crate) rewards: &'a mut [f64],
    pub(crate) terminated: &'a mut [bool],
    /// The margin and the outcome (1, 0, -1) of a game that has just ended.
    pub(crate) margins: &'a mut [i64],
    pub(crate) outcomes: &'a mut [i64],
    /// What the game on the table is dealt by.
    pub(crate) seeds: &'a mut [i64],
}

/// A batch of any game.
pub(crate) trait AnyBatch: Send + Sync {
    /// Begins every game anew; game `i` is dealt by `seed + i`.
    fn reset(&mut self, seed: u64, out: Out<'_>) -> Result<(), Told>;
    /// Steps every game, each by the number of its option.
    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Told>;
    /// The option of a game in notation.
    fn action(&self, lane: usize, nth: usize) -> Option<String>;
    /// So many decisions at random, without Python: what the games alone take.
    fn loop_of(&mut self, n_decisions: u64, seed: u64) -> u64;
    fn n_lanes(&self) -> usize;
}

/// One game of a batch.
#[derive(Clone)]
struct Lane<G: Game> {
    state: G::State,
    draws: Draws,
    seed: u64,
    margin: i32,
    /// How many options the mask of this game shows.
    n_masked: usize,
    n_options: usize,
    is_over: bool,
}

struct Batch<G: Game> {
    game: G,
    lanes: Vec<Lane<G>>,
    reward: Reward,
    /// Whether a game that ends is followed by the next in the same step.
    is_same_step: bool,
    n_threads: usize,
    lang: Lang,
}

/// How a batch is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) n_lanes: usize,
    pub(crate) reward: Reward,
    pub(crate) is_same_step: bool,
    pub(crate) n_threads: usize,
    pub(crate) lang: Lang,
}

/// A batch of games with these choices.
pub(crate) fn batch<G: Learned>(choices: &Choices, plan: Plan) -> Result<Box<dyn AnyBatch>, Told> {
    let Plan { n_lanes, reward, is_same_step, n_threads, lang } = plan;
    let game = table::game::<G>(&desk::Words::new(words::of::<G>(), lang), choices)?;
    let n_people = people(&game).len();
    if n_people != 1 {
        return Err(Told::own(Kind::Unknown, lang, "py-people", [("n", n_people.into())]));
    }
    if n_lanes == 0 {
        return Err(Told::own(Kind::Unknown, lang, "py-lanes", []));
    }
    let lane = Lane {
        state: game.start(),
        draws: Draws::default(),
        seed: 0,
        margin: 0,
        n_masked: 0,
        n_options: 0,
        is_over: true,
    };
    let lanes = vec![lane; n_lanes];
    Ok(Box::new(Batch { game, lanes, reward, is_same_step, n_threads: n_threads.max(1), lang }))
}

impl<G: Game> Lane<G> {
    /// Deals a new game and goes to the first choice.
    fn begin(&mut self, game: &G, seed: u64) {
        self.state = game.start();
        self.draws = Draws::default();
        self.seed = seed;
        self.run(game);
    }

    /// Lets chance and the automa act up to the next choice.
    fn run(&mut self, game: &G) {
        let dice = Dice::new(self.seed);
        loop {
            let action = match game.turn(&self.state) {
                Turn::Automa => game.decide(&self.state, &mut Trace::off()),
                Turn::Chance(pile) => {
                    let dealt = dice.deal(game, &self.state, pile, self.draws.of(pile));
                    self.draws.count(pile);
                    dealt
                }
                turn @ (Turn::Human(_) | Turn::Over) => {
                    self.is_over = turn == Turn::Over;
                    self.n_options = if self.is_over { 0 } else { game.n_options(&self.state) };
                    return;
                }
            };
            game.apply(&mut self.state, action);
        }
    }

    /// Does the option with this number, and goes to the next choice.
    fn act(&mut self, game: &G, nth: usize) {
        // A game finds it without listing the others.
        let action = game.pick(&self.state, |_| nth);
        game.apply(&mut self.state, action);
        self.run(game);
    }

    /// By how much the person is ahead.
    fn margin(&self, game: &G, person: Seat) -> i32 {
        game.score(&self.state, person) - game.score(&self.state, game.automa_seat())
    }

    /// The seed of the next game here: no two games of a batch have the same.
    fn next_seed(&self, n_lanes: usize) -> u64 {
        (self.seed + n_lanes as u64) % SEED_LIMIT
    }
}

impl<G: Learned> Batch<G> {
    fn person(&self) -> Seat {
        people(&self.game)[0]
    }

    /// Does something with every game, on as many threads as there shall be.
    fn each(&mut self, out: Out<'_>, work: impl Fn(&G, usize, &mut Lane<G>, &mut Slot<'_>) + Sync) {
        let (game, person) = (&self.game, people(&self.game)[0]);
        let n_fields = length(G::FIELDS);
        let most = G::most_options();
        let n_row = if out.options.is_empty() { 0 } else { most * length(G::OPTION_FIELDS) };
        let n_each = self.lanes.len().div_ceil(self.n_threads);
        let run = |first: usize, lanes: &mut [Lane<G>], out: Out<'_>| {
            let mut observations = out.observations.chunks_exact_mut(n_fields);
            let mut masks = out.masks.chunks_exact_mut(most);
            let mut rows = out.options;
            for (nth, lane) in lanes.iter_mut().enumerate() {
                let (row, rest) = rows.split_at_mut(n_row);
                rows = rest;
                let mut slot = Slot {
                    reward: &mut out.rewards[nth],
                    terminated: &mut out.terminated[nth],
                    margin: &mut out.margins[nth],
                    outcome: &mut out.outcomes[nth],
                };
                work(game, first + nth, lane, &mut slot);
                let observation = observations.next().expect("a row for each game");
                learned::observe(game, &lane.state, person, observation);
                let mask = masks.next().expect("a row for each game");
                let n = lane.n_options.min(most);
                if lane.n_masked < n {
                    mask[lane.n_masked..n].fill(true);
                } else {
                    mask[n..lane.n_masked].fill(false);
                }
                lane.n_masked = n;
                out.n_options[nth] = n as i64;
                out.seeds[nth] = lane.seed as i64;
                if n_row != 0 {
                    if lane.is_over {
                        row.fill(0.0);
                    } else {
                        learned::weigh(game, &lane.state, person, row);
                    }
                }
            }
        };
        if self.n_threads == 1 {
            run(0, &mut self.lanes, out);
            return;
        }
        thread::scope(|scope| {
            let mut left = out;
            for (nth, lanes) in self.lanes.chunks_mut(n_each).enumerate() {
                let n = lanes.len();
                let (here, rest) = left.split(n, [n * n_fields, n * most, n * n_row]);
                left = rest;
                let run = &run;
                scope.spawn(move || run(nth * n_each, lanes, here));
            }
        });
    }
}

impl<'a> Out<'a> {
    /// The rows of the first `n` games, and those of the others.
    fn split(self, n: usize, [a, b, c]: [usize; 3]) -> (Out<'a>, Out<'a>) {
        let (observations, observations_left) = self.observations.split_at_mut(a);
        let (masks, masks_left) = self.masks.split_at_mut(b);
        let (options, options_left) = self.options.split_at_mut(c);
        let (n_options, n_options_left) = self.n_options.split_at_mut(n);
        let (rewards, rewards_left) = self.rewards.split_at_mut(n);
        let (terminated, terminated_left) = self.terminated.split_at_mut(n);
        let (margins, margins_left) = self.margins.split_at_mut(n);
        let (outcomes, outcomes_left) = self.outcomes.split_at_mut(n);
        let (seeds, seeds_left) = self.seeds.split_at_mut(n);
        (
            Out {
                observations,
                masks,
                options,
                n_options,
                rewards,
                terminated,
                margins,
                outcomes,
                seeds,
            },
            Out {
                observations: observations_left,
                masks: masks_left,
                options: options_left,
                n_options: n_options_left,
                rewards: rewards_left,
                terminated: terminated_left,
                margins: margins_left,
                outcomes: outcomes_left,
                seeds: seeds_left,
            },
        )
    }

    /// Whether there is room for `n` games; else what was expected and found.
    fn room<G: Learned>(&self, n: usize, lang: Lang) -> Result<(), Told> {
        let most = G::most_options();
        let n_rows = n * most * length(G::OPTION_FIELDS);
        let lengths = [
            (n * length(G::FIELDS), self.observations.len()),
            (n * most, self.masks.len()),
            (if self.options.is_empty() { 0 } else { n_rows }, self.options.len()),
            (n, self.n_options.len()),
            (n, self.rewards.len()),
            (n, self.terminated.len()),
            (n, self.margins.len()),
            (n, self.outcomes.len()),
            (n, self.seeds.len()),
        ];
        match lengths.into_iter().find(|it| it.0 != it.1) {
            None => Ok(()),
            Some((expected, found)) => {
                let args: [(&'static str, Arg); 2] =
                    [("expected", expected.into()), ("found", found.into())];
                Err(Told::own(Kind::Unknown, lang, "py-array", args))
            }
        }
    }
}

/// What one game of a step came to.
struct Slot<'a> {
    reward: &'a mut f64,
    terminated: &'a mut bool,
    margin: &'a mut i64,
    outcome: &'a mut i64,
}

impl<G: Learned> AnyBatch for Batch<G> {
    fn reset(&mut self, seed: u64, out: Out<'_>) -> Result<(), Told> {
        table::checked_seed(self.lang, seed + self.lanes.len() as u64)?;
        out.room::<G>(self.lanes.len(), self.lang)?;
        out.masks.fill(false);
        self.lanes.iter_mut().for_each(|it| it.n_masked = 0);
        let person = self.person();
        self.each(out, |game, nth, lane, slot| {
            lane.begin(game, seed + nth as u64);
            lane.margin = lane.margin(game, person);
            slot.nothing();
        });
        Ok(())
    }

    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Told> {
        out.room::<G>(self.lanes.len(), self.lang)?;
        let wrong = self.lanes.iter().zip(actions).find(|(lane, action)| {
            !lane.is_over && usize::try_from(**action).map_or(true, |it| lane.n_options <= it)
        });
        if let Some((lane, action)) = wrong {
            let args = [("n", lane.n_options.into()), ("found", action.to_string().into())];
            return Err(Told::own(Kind::Refused, self.lang, "py-option", args));
        }
        if actions.len() != self.lanes.len() {
            let args = [("expected", self.lanes.len().into()), ("found", actions.len().into())];
            return Err(Told::own(Kind::Unknown, self.lang, "py-array", args));
        }
        let (person, reward, is_same_step) = (self.person(), self.reward, self.is_same_step);
        let n_lanes = self.lanes.len();
        self.each(out, |game, nth, lane, slot| {
            slot.nothing();
            if lane.is_over {
                // The step after the end begins the next game.
                lane.begin(game, lane.next_seed(n_lanes));
                lane.margin = lane.margin(game, person);
                return;
            }
            lane.act(game, actions[nth] as usize);
            if reward == Reward::Shaped {
                let margin = lane.margin(game, person);
                *slot.reward = f64::from(margin - lane.margin);
                lane.margin = margin;
            }
            if lane.is_over {
                let margin = lane.margin(game, person);
                let outcome = match Outcome::of(game, &lane.state) {
                    Outcome::Won => 1,
                    Outcome::Drawn => 0,
                    Outcome::Lost => -1,
                };
                (*slot.terminated, *slot.margin, *slot.outcome) = (true, margin.into(), outcome);
                match reward {
                    Reward::Margin => *slot.reward = f64::from(margin),
                    Reward::Win => *slot.reward = outcome as f64,
                    Reward::Shaped => {}
                }
                if is_same_step {
                    lane.begin(game, lane.next_seed(n_lanes));
                    lane.margin = lane.margin(game, person);
                }
            }
        });
        Ok(())
    }

    fn action(&self, lane: usize, nth: usize) -> Option<String> {
        let lane = self.lanes.get(lane)?;
        (nth < lane.n_options).then(|| self.game.option(&lane.state, nth).to_string())
    }

    fn loop_of(&mut self, n_decisions: u64, seed: u64) -> u64 {
        let dice = Dice::new(seed);
        let (mut n, mut next) = (0, seed);
        while n < n_decisions {
            let mut state = self.game.start();
            let (mut draws, own) = (Draws::default(), Dice::new(next));
            loop {
                let action = match self.game.turn(&state) {
                    Turn::Human(_) => {
                        n += 1;
                        let nth = n as u32;
                        self.game.pick(&state, |of| dice.roll(kit::Pile(255), nth, of))
                    }
                    Turn::Automa => self.game.decide(&state, &mut Trace::off()),
                    Turn::Chance(pile) => {
                        let dealt = own.deal(&self.game, &state, pile, draws.of(pile));
                        draws.count(pile);
                        dealt
                    }
                    Turn::Over => break,
                };
                self.game.apply(&mut state, action);
            }
            next += 1;
        }
        n
    }

    fn n_lanes(&self) -> usize {
        self.lanes.len()
    }
}

impl Slot<'_> {
    /// Nothing came of it yet.
    fn nothing(&mut self) {
        (*self.reward, *self.terminated, *self.margin, *self.outcome) = (0.0, false, 0, 0);
    }
}
