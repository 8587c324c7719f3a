//! Tune: a mat or a deck at which a player wins a wished share of the games.
//!
//! A race walks from piece to piece on the same seeds; what it finds is confirmed on seeds
//! that chose nothing, and only that figure is told.

use std::time::Instant;

use kit::{ChoiceKind, Game, Piece};
use players::Skilled;
use serde::{Deserialize, Serialize};

use crate::{
    Choices, Estimate, Provenance, Run, RunError, Winner, compare::Pairs, keeper::Keeper, paired95,
    wilson95,
};

/// What is wished.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wish<'a> {
    /// The share of games that the player is to win.
    pub share: f64,
    /// How far off it may be.
    pub within: f64,
    /// Which document is changed: `mat` or `deck`.
    pub over: &'a str,
    /// The games of a race.
    pub n_race: u64,
    /// The steps of a race at most.
    pub n_steps: usize,
}

/// What a search for a wished strength came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tuning {
    /// The game's id.
    pub game: String,
    /// What was chosen before the first action, but for the document that is changed.
    pub setup: Choices,
    /// Which document was changed: `mat` or `deck`.
    pub over: String,
    /// Who is to win the share.
    pub player: String,
    /// The share of games that were to be won.
    pub share: f64,
    /// How far off it was to be at most.
    pub within: f64,
    /// Every race was dealt from this seed on.
    pub seed: u64,
    /// The games of a race.
    pub race: u64,
    /// What was stood on, one after the other; the first is where it began.
    pub steps: Vec<Step>,
    /// What was found, if anything was: the number of the step.
    pub found: Option<usize>,
    /// The step whose fresh games came nearest to the wish, or if nothing was confirmed its
    /// race.
    pub nearest: usize,
    /// How many mats or decks were played.
    pub tried: usize,
    /// How many games were played in all.
    pub played: u64,
    /// How long it took.
    pub seconds: f64,
    /// Whether somebody stopped it.
    pub stopped: bool,
    /// Where the games of the first step come from.
    pub provenance: Provenance,
}

/// A mat or deck that was stood on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What it is called, or how many of each piece it has.
    pub name: String,
    /// How many pieces the document has.
    pub pieces: u32,
    /// The share of the race that was won: it chose what came next, and is no result.
    pub race: f64,
    /// The moves that were thought of from here.
    pub moves: Vec<Move>,
    /// The move that was made, by its number.
    pub made: Option<usize>,
    /// Its games on fresh seeds, if the race was near enough.
    pub fresh: Option<Fresh>,
    /// The document as a text.
    pub document: String,
}

/// A piece more or less.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The piece.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// One more, or one less.
    pub change: i8,
    /// What it does to the person's lead in the race.
    pub lead: Estimate,
    /// What it does to the share of games won in the race.
    pub win_rate: Estimate,
}

/// Games on seeds that chose nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fresh {
    /// The seed of the first.
    pub seed: u64,
    /// How many.
    pub games: u64,
    /// How many the person won.
    pub wins: u64,
    /// The share.
    pub win_rate: f64,
    /// Wilson's 95% interval for that share.
    pub win_rate_ci95: [f64; 2],
}

/// Confirmations are dealt from so many seeds behind the race on, each from where the one
/// before ended.
pub const FRESH: u64 = 10_000_000;
/// The fewest games of a confirmation.
const FEWEST_FRESH: u64 = 1000;
/// Moves of one kind at most.
const MOST_MOVES: usize = 24;

impl Wish<'_> {
    /// How many fresh games tell the share within what may be off.
    pub fn n_fresh(&self) -> u64 {
        let n = self.share * (1.0 - self.share) * (desk::Z / self.within).powi(2);
        FEWEST_FRESH.max(n.ceil() as u64)
    }

    fn is_near(&self, share: f64) -> bool {
        (share - self.share).abs() <= self.within
    }
}

/// A place of the race: a game with its pieces, and its games on the race's seeds.
struct Place<G: Game> {
    game: G,
    counts: Vec<u8>,
    rows: Vec<crate::Row>,
    share: f64,
}

/// Whoever looks for the wished share.
struct Race<'a, 'b, G: Skilled> {
    run: &'b Run<'a, G>,
    wish: Wish<'b>,
    stock: Vec<Piece>,
    seen: Vec<Vec<u8>>,
    next_fresh: u64,
    played: u64,
    progress: &'b (dyn Fn(u64) + Sync),
}

/// Looks for a document at which the run's player wins the wished share. `name` puts a
/// piece into words. If somebody stops it, what was stood on by then is told.
///
/// # Errors
///
/// If the player does not exist, or the numbers make no run.
pub fn tune<G: Skilled>(
    run: &Run<'_, G>,
    wish: Wish<'_>,
    name: &dyn Fn(&kit::Message) -> String,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tuning, RunError> {
    let run = Run { n_games: wish.n_race, ..run.clone() };
    run.check()?;
    let started = Instant::now();
    let mut race = Race {
        stock: run.game.pieces(),
        wish,
        seen: Vec::new(),
        next_fresh: run.seed + FRESH,
        played: 0,
        progress,
        run: &run,
    };
    let mut tuning = Tuning {
        game: G::ID.to_owned(),
        setup: Choices(run.choices().0.into_iter().filter(|it| it.0 != wish.over).collect()),
        over: wish.over.to_owned(),
        player: run.player.to_owned(),
        share: wish.share,
        within: wish.within,
        seed: run.seed,
        race: wish.n_race,
        steps: Vec::new(),
        found: None,
        nearest: 0,
        tried: 0,
        played: 0,
        seconds: 0.0,
        stopped: false,
        provenance: run.provenance(wish.n_race),
    };
    let is_whole = race.walk(&mut tuning, name)?;
    tuning.stopped = is_whole.is_none();
    tuning.tried = race.seen.len();
    tuning.played = race.played;
    tuning.nearest = tuning.found.unwrap_or_else(|| nearest(&tuning));
    tuning.seconds = started.elapsed().as_secs_f64();
    Ok(tuning)
}

/// The step that came nearest; a confirmed one before one that only raced.
fn nearest(tuning: &Tuning) -> usize {
    let off = |it: &Step| match &it.fresh {
        Some(fresh) => (fresh.win_rate - tuning.share).abs(),
        None => 1.0 + (it.race - tuning.share).abs(),
    };
    let all = tuning.steps.iter().enumerate();
    all.min_by(|a, b| off(a.1).total_cmp(&off(b.1))).map_or(0, |it| it.0)
}

impl<'a, G: Skilled> Race<'a, '_, G> {
    /// Walks until the wish is met or there is nowhere to go; nothing if it was stopped.
    fn walk(
        &mut self,
        tuning: &mut Tuning,
        name: &dyn Fn(&kit::Message) -> String,
    ) -> Result<Option<()>, RunError> {
        let Some(mut here) = self.start()? else { return Ok(None) };
        for _ in 0..=self.wish.n_steps {
            let mut step = self.step(&here);
            let mut share = here.share;
            if self.wish.is_near(share) {
                let Some(fresh) = self.fresh(&here.game)? else { return Ok(None) };
                share = fresh.win_rate;
                step.fresh = Some(fresh);
                if self.wish.is_near(share) {
                    tuning.found = Some(tuning.steps.len());
                    tuning.steps.push(step);
                    return Ok(Some(()));
                }
            }
            tuning.steps.push(step);
            let at = tuning.steps.len() - 1;
            let Some(mut tried) = self.tried(&here, share)? else { return Ok(None) };
            let moves = tried.iter().map(|it| self.told(&here, it, name)).collect();
            tuning.steps[at].moves = moves;
            let chosen = self.chosen(&here, share, &tried);
            tuning.steps[at].made = chosen;
            let Some(chosen) = chosen else { return Ok(Some(())) };
            here = tried.swap_remove(chosen);
        }
        // The last one it stood on is tried as well, for the nearest.
        let mut step = self.step(&here);
        if self.wish.is_near(here.share) {
            let Some(fresh) = self.fresh(&here.game)? else { return Ok(None) };
            let is_found = self.wish.is_near(fresh.win_rate);
            step.fresh = Some(fresh);
            tuning.found = is_found.then_some(tuning.steps.len());
        }
        tuning.steps.push(step);
        Ok(Some(()))
    }

    /// Where it begins: as it is set up, or the printed level that is nearest.
    fn start(&mut self) -> Result<Option<Place<G>>, RunError> {
        let setup = self.run.game.setup();
        let level = G::CHOICES.iter().find(|it| it.kind == ChoiceKind::Level);
        let is_told = G::chosen(setup, self.wish.over);
        let follows = level.is_some_and(|it| it.key == is_told);
        let mut games = vec![self.run.game.clone()];
        if let Some(level) = level.filter(|_| follows) {
            let at = |value: &&'static str| {
                let mut setup = setup.clone();
                G::choose(&mut setup, level.key, value).ok()?;
                G::new(&setup).ok()
            };
            games = level.values.iter().filter_map(at).collect();
        }
        let mut best: Option<Place<G>> = None;
        for game in games {
            let counts = game.pieces().iter().map(|it| it.n).collect();
            let Some(place) = self.place(game, counts)? else { return Ok(None) };
            let off = |it: &Place<G>| (it.share - self.wish.share).abs();
            if best.as_ref().is_none_or(|it| off(&place) < off(it)) {
                best = Some(place);
            }
        }
        Ok(best)
    }

    /// A game with its race; nothing if it was stopped.
    fn place(&mut self, game: G, counts: Vec<u8>) -> Result<Option<Place<G>>, RunError> {
        let mut keeper = Keeper::new(Run { game: &game, ..self.run.clone() });
        let is_whole = keeper.play_to(self.wish.n_race, self.progress)?;
        let rows = std::mem::take(&mut keeper.rows);
        drop(keeper);
        self.played += rows.len() as u64;
        self.seen.push(counts.clone());
        let n_won = rows.iter().filter(|it| it.winner == Winner::Human).count();
        let share = n_won as f64 / rows.len().max(1) as f64;
        Ok(is_whole.then_some(Place { game, counts, rows, share }))
    }

    /// Games on seeds that nobody has chosen anything by.
    fn fresh(&mut self, game: &G) -> Result<Option<Fresh>, RunError> {
        let (seed, games) = (self.next_fresh, self.wish.n_fresh());
        self.next_fresh += games;
        let mut keeper = Keeper::new(Run { game, seed, ..self.run.clone() });
        let is_whole = keeper.play_to(games, self.progress)?;
        self.played += keeper.rows.len() as u64;
        let wins = keeper.rows.iter().filter(|it| it.winner == Winner::Human).count() as u64;
        Ok(is_whole.then(|| Fresh {
            seed,
            games,
            wins,
            win_rate: wins as f64 / games as f64,
            win_rate_ci95: wilson95(wins, games),
        }))
    }

    /// The games that a move leads to from here, in the wished direction; nothing if it
    /// was stopped.
    fn tried(&mut self, here: &Place<G>, share: f64) -> Result<Option<Vec<Place<G>>>, RunError> {
        let mut places = Vec::new();
        for counts in self.moves(&here.counts, self.wish.share < share) {
            if self.seen.contains(&counts) {
                continue;
            }
            let Some(game) = here.game.with_pieces(&counts) else { continue };
            if game.stock_document(self.wish.over, "").is_none() {
                continue;
            }
            let Some(place) = self.place(game, counts)? else { return Ok(None) };
            places.push(place);
        }
        Ok(Some(places))
    }

    /// What a piece more or less makes of these: harder ones, or easier ones.
    fn moves(&self, counts: &[u8], is_harder: bool) -> Vec<Vec<u8>> {
        let mine = || self.stock.iter().enumerate().filter(|it| it.1.key == self.wish.over);
        let mut found: Vec<Vec<u8>> = Vec::new();
        let mut add = |at: usize, change: i8| {
            let mut next = counts.to_vec();
            next[at] = next[at].saturating_add_signed(change);
            if next != counts && !found.contains(&next) {
                found.push(next);
            }
        };
        if self.wish.over == "deck" {
            // Nobody knows which card helps whom: each may go, each may come back.
            for (at, it) in mine() {
                add(at, if counts[at] == 0 { 1 } else { -1 });
                debug_assert!(counts[at] <= it.most, "a deck has a card once");
            }
            return found;
        }
        let mut groups: Vec<u8> = mine().map(|it| it.1.group).collect();
        groups.dedup();
        for group in groups {
            let tiles: Vec<usize> =
                mine().filter(|it| it.1.group == group).map(|it| it.0).collect();
            let lowest = tiles.iter().position(|&it| counts[it] != 0);
            if is_harder {
                // Without a low tile the next ones come sooner, and are worth more.
                if let Some(lowest) = lowest {
                    add(tiles[lowest], -1);
                }
                continue;
            }
            let below = lowest.unwrap_or(tiles.len() - 1);
            let has_room = |it: &&usize| counts[**it] < self.stock[**it].most;
            if let Some(&at) = tiles[..=below].iter().rev().find(has_room) {
                add(at, 1);
            }
            if let Some(&at) = tiles.iter().rev().find(|it| counts[**it] != 0) {
                add(at, -1);
            }
        }
        found.truncate(MOST_MOVES);
        found
    }

    /// The move to make: if one is expected to reach the wish the one nearest to it, else
    /// the one that changes the lead most.
    fn chosen(&self, here: &Place<G>, share: f64, tried: &[Place<G>]) -> Option<usize> {
        let is_harder = self.wish.share < share;
        // The race's own luck is taken off: from the share that is believed, by what differs.
        let expected = |it: &Place<G>| share + it.share - here.share;
        let reaches = |it: &Place<G>| match is_harder {
            true => expected(it) <= self.wish.share + self.wish.within,
            false => self.wish.share - self.wish.within <= expected(it),
        };
        let off = |it: &Place<G>| (expected(it) - self.wish.share).abs();
        let there = tried.iter().enumerate().filter(|it| reaches(it.1));
        if let Some(nearest) = there.min_by(|a, b| off(a.1).total_cmp(&off(b.1))) {
            return Some(nearest.0);
        }
        let sign = if is_harder { -1.0 } else { 1.0 };
        let gain = |it: &Place<G>| sign * pairs::<G>(here, it).margin.spread().mean;
        let best = tried.iter().enumerate().max_by(|a, b| gain(a.1).total_cmp(&gain(b.1)))?;
        (0.0 < gain(best.1)).then_some(best.0)
    }

    fn step(&self, here: &Place<G>) -> Step {
        let over = self.wish.over;
        let mine = self.stock.iter().zip(&here.counts).filter(|it| it.0.key == over);
        Step {
            name: G::chosen(here.game.setup(), over),
            pieces: mine.map(|it| u32::from(*it.1)).sum(),
            race: here.share,
            moves: Vec::new(),
            made: None,
            fresh: None,
            document: here.game.stock_document(over, "").unwrap_or_default(),
        }
    }

    fn told(
        &self,
        here: &Place<G>,
        there: &Place<G>,
        name: &dyn Fn(&kit::Message) -> String,
    ) -> Move {
        let at = (0..self.stock.len()).find(|&it| here.counts[it] != there.counts[it]);
        let at = at.expect("a move changes something");
        let pairs = pairs::<G>(here, there);
        Move {
            id: self.stock[at].id.clone(),
            name: name(&self.stock[at].name),
            change: if here.counts[at] < there.counts[at] { 1 } else { -1 },
            lead: pairs.margin.estimate(),
            win_rate: paired95(pairs.gained, pairs.lost, pairs.margin.n()),
        }
    }
}

fn pairs<G: Game>(here: &Place<G>, there: &Place<G>) -> Pairs {
    let mut pairs = Pairs::new(G::COUNTERS.len());
    here.rows.iter().zip(&there.rows).for_each(|(a, b)| pairs.add(a, b));
    pairs
}
