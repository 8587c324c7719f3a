//! Worth: what each card, tile, rule or deed brings, by playing without it.

use std::time::Instant;

use kit::{Game, Kind, Message, Terms};
use players::Skilled;
use serde::{Deserialize, Serialize};

use crate::{
    Choices, Estimate, Mismatch, Provenance, Run, RunError, Shard, Total,
    begun::{is_nought, mismatch},
    compare::Pairs,
    holm,
    keeper::Keeper,
    paired95,
    run::counters,
};

/// What is taken away to see what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// A card of the automa's deck.
    Card,
    /// One tile of its mat.
    Tile,
    /// A rule or tie-break that the automa no longer reads.
    Rule,
    /// A kind of deed that the person is kept from.
    Deed,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 4] = [Part::Card, Part::Tile, Part::Rule, Part::Deed];

    /// Its word.
    pub fn key(self) -> &'static str {
        match self {
            Part::Card => "card",
            Part::Tile => "tile",
            Part::Rule => "rule",
            Part::Deed => "deed",
        }
    }
}

/// A game in which one thing is missing.
#[derive(Clone, Debug)]
pub struct Variant<G> {
    /// What kind of thing.
    pub part: Part,
    /// Its word: `6`, `brewery-1`, `B2`, `loan`.
    pub id: String,
    /// What people call it.
    pub name: Message,
    /// The game without it.
    pub game: G,
    /// The player without it.
    pub player: String,
    /// The rule that is not read.
    pub without: Option<&'static kit::Rule>,
}

/// Everything of one kind that can be left out of a run.
pub fn variants<G: Skilled>(run: &Run<'_, G>, part: Part) -> Vec<Variant<G>> {
    let game = run.game;
    let same = |id: String, name: Message| Variant {
        part,
        id,
        name,
        game: game.clone(),
        player: run.player.to_owned(),
        without: run.terms.without,
    };
    match part {
        Part::Card | Part::Tile => {
            let key = if part == Part::Card { "deck" } else { "mat" };
            let stock = game.pieces();
            let counts: Vec<u8> = stock.iter().map(|it| it.n).collect();
            let is_one = |(_, it): &(usize, &kit::Piece)| it.key == key && it.n != 0;
            let one_less = |(at, it): (usize, &kit::Piece)| {
                let mut counts = counts.clone();
                counts[at] -= 1;
                let game = game.with_pieces(&counts)?;
                Some(Variant { game, ..same(it.id.clone(), it.name.clone()) })
            };
            stock.iter().enumerate().filter(is_one).filter_map(one_less).collect()
        }
        Part::Rule => {
            let rules = G::RULES.iter().filter(|it| it.kind == Kind::Narrows);
            let without = |it: &&'static kit::Rule| Variant {
                without: Some(*it),
                ..same(it.id.to_owned(), it.text())
            };
            rules.map(without).collect()
        }
        Part::Deed => {
            let barred = |it: &&str| Variant {
                player: format!("{}-{it}", run.player),
                ..same((*it).to_owned(), Message::new(format!("bar-{it}")))
            };
            G::BARS.iter().map(barred).collect()
        }
    }
}

/// What things are worth: games with each and without, on the same seeds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// The game's id.
    pub game: String,
    /// What was chosen before the first action.
    pub setup: Choices,
    /// Who sat in the chairs of people.
    pub player: String,
    /// What was added to the seeds for the dice of the players, if anything was.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub player_seed: u64,
    /// Game number i was dealt by this plus i, with the thing and without.
    pub seed: u64,
    /// How many games there are at most for each thing.
    pub games: u64,
    /// A thing is done with when half of its interval is no more points than this.
    pub within: f64,
    /// What was left out, one thing after the other.
    pub parts: Vec<Part>,
    /// How many things are compared, all shards together: what intervals are corrected for.
    pub compared: usize,
    /// What was found, in the order of the deck, the mat, the rules, the deeds.
    pub items: Vec<Item>,
    /// Whether everything of this shard was measured.
    pub complete: bool,
    /// Which part of a larger measurement this is, e.g. `2/4`: every fourth thing from the
    /// second on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<String>,
    /// How many games were played in all.
    pub played: u64,
    /// How long it took.
    pub seconds: f64,
    /// Whether the same seeds come to the same again.
    pub reproducible: bool,
    /// Where the games with everything come from.
    pub provenance: Provenance,
}

/// What one thing is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its number among all that are compared.
    pub nth: usize,
    /// What kind of thing it is.
    pub part: Part,
    /// Its word.
    pub id: String,
    /// What people call it, in the language of whoever asked.
    pub name: String,
    /// How many games were played with it, and as many without.
    pub games: u64,
    /// In how many both sides made the same points without it.
    pub same: u64,
    /// Points of the lead by having it: the automa's, but for deeds the person's.
    pub worth: Estimate,
    /// The interval where all things compared are to be right together.
    pub corrected: [f64; 2],
    /// How likely such a worth is found of something worth nothing.
    pub chance: f64,
    /// Whether it is worth something, told together with all others (Holm's way).
    pub clear: bool,
    /// The person's points without it, less those with it.
    pub human: Estimate,
    /// The automa's points without it, less those with it.
    pub automa: Estimate,
    /// The share of games that the person wins without it, less that with it.
    pub win_rate: Estimate,
    /// What the figures were divided from.
    pub sums: ItemSums,
}

/// Whole numbers over the games of one thing: without it, less with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ItemSums {
    /// The person's lead.
    pub lead: Total,
    /// The person's points.
    pub human: Total,
    /// The automa's points.
    pub automa: Total,
    /// Games won only without it.
    pub gained: u64,
    /// Games won only with it.
    pub lost: u64,
    /// Games won with it.
    pub wins: u64,
}

/// How things are measured.
#[derive(Clone, Copy, Debug)]
pub struct WorthPlan {
    /// Half an interval that is narrow enough, in points; nought plays all games.
    pub within: f64,
    /// Every how manieth thing from which one on.
    pub shard: Shard,
}

/// The games of a thing before anybody looks at its interval.
const FIRST_LOOK: u64 = 400;
/// The games of a thing that made no difference in any of them.
const LONG_LOOK: u64 = 2000;

impl Item {
    fn of<G: Game>(nth: usize, variant: &Variant<G>, pairs: &Pairs, n_compared: usize) -> Item {
        let sign = if variant.part == Part::Deed { -1.0 } else { 1.0 };
        let turned = |[low, high]: [f64; 2]| if sign < 0.0 { [-high, -low] } else { [low, high] };
        let lead = pairs.margin.estimate();
        Item {
            nth,
            part: variant.part,
            id: variant.id.clone(),
            name: String::new(),
            games: pairs.margin.n(),
            same: pairs.n_same,
            worth: Estimate { mean: sign * lead.mean, ci95: turned(lead.ci95) },
            corrected: turned(pairs.margin.corrected(n_compared)),
            chance: pairs.margin.chance(),
            clear: false,
            human: pairs.human.estimate(),
            automa: pairs.automa.estimate(),
            win_rate: paired95(pairs.gained, pairs.lost, pairs.margin.n()),
            sums: ItemSums {
                lead: pairs.margin.total(),
                human: pairs.human.total(),
                automa: pairs.automa.total(),
                gained: pairs.gained,
                lost: pairs.lost,
                wins: pairs.a.human_wins,
            },
        }
    }

    /// Half of its own interval.
    pub fn half(&self) -> f64 {
        (self.worth.ci95[1] - self.worth.ci95[0]) / 2.0
    }
}

impl Worth {
    /// What is to be measured, before anything is.
    pub fn begin<G: Skilled>(run: &Run<'_, G>, plan: &WorthPlan, parts: &[Part]) -> Worth {
        let compared = parts.iter().map(|&it| variants(run, it).len()).sum();
        Worth {
            game: G::ID.to_owned(),
            setup: run.choices(),
            player: run.player.to_owned(),
            player_seed: run.terms.player_seed,
            seed: run.seed,
            games: run.n_games,
            within: plan.within,
            parts: parts.to_vec(),
            compared,
            items: Vec::new(),
            complete: false,
            shard: (!plan.shard.is_whole()).then(|| plan.shard.to_string()),
            played: 0,
            seconds: 0.0,
            reproducible: run.is_reproducible(),
            provenance: run.provenance(run.n_games),
        }
    }

    /// In what another measurement differs, so that the two do not belong together;
    /// which shard it is does not count.
    pub fn mismatch(&self, other: &Worth) -> Option<Mismatch> {
        let field = |field, expected: String, found: String| {
            (expected != found).then_some(Mismatch::Field { field, expected, found })
        };
        let parts = |it: &Worth| it.parts.iter().map(|it| it.key()).collect::<Vec<_>>().join(" ");
        mismatch(
            (&self.game, &self.setup, &self.player, &self.provenance),
            (&other.game, &other.setup, &other.player, &other.provenance),
        )
        .or_else(|| {
            let seeds = [self, other].map(|it| it.player_seed.to_string());
            let [expected, found] = seeds;
            field("player-seed", expected, found)
        })
        .or_else(|| field("seed", self.seed.to_string(), other.seed.to_string()))
        .or_else(|| field("games", self.games.to_string(), other.games.to_string()))
        .or_else(|| field("within", self.within.to_string(), other.within.to_string()))
        .or_else(|| field("parts", parts(self), parts(other)))
    }

    /// Puts what was found in order and says what is clear of all of it together.
    pub fn judge(&mut self) {
        self.items.sort_by_key(|it| it.nth);
        // What is not measured yet counts as found by chance: nothing is claimed early.
        let mut chances: Vec<f64> = self.items.iter().map(|it| it.chance).collect();
        chances.resize(self.compared.max(chances.len()), 1.0);
        for (item, clear) in self.items.iter_mut().zip(holm(&chances)) {
            item.clear = clear;
        }
    }

    /// Puts the shards of one measurement together.
    ///
    /// # Errors
    ///
    /// If they do not belong together, or if something is missing or there twice.
    pub fn merge(shards: &[Worth]) -> Result<Worth, WorthError> {
        let Some(first) = shards.first() else { return Err(WorthError::Missing { nth: 0 }) };
        let mut whole = Worth { shard: None, items: Vec::new(), ..first.clone() };
        (whole.played, whole.seconds) = (0, 0.0);
        for (nth, shard) in shards.iter().enumerate() {
            if let Some(mismatch) = first.mismatch(shard) {
                return Err(WorthError::Other { nth, mismatch });
            }
            whole.items.extend(shard.items.iter().cloned());
            whole.played += shard.played;
            whole.seconds += shard.seconds;
        }
        whole.judge();
        for nth in 0..whole.compared {
            match whole.items.get(nth).map(|it| it.nth.cmp(&nth)) {
                Some(std::cmp::Ordering::Equal) => {}
                Some(std::cmp::Ordering::Less) => {
                    return Err(WorthError::Doubled { id: whole.items[nth].id.clone() });
                }
                _ => return Err(WorthError::Missing { nth }),
            }
        }
        if let Some(more) = whole.items.get(whole.compared) {
            return Err(WorthError::Doubled { id: more.id.clone() });
        }
        whole.complete = true;
        Ok(whole)
    }
}

/// Why measurements cannot be put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorthError {
    /// One belongs to another measurement.
    Other {
        /// Which one, from 0.
        nth: usize,
        /// In what it differs.
        mismatch: Mismatch,
    },
    /// A thing was measured twice.
    Doubled {
        /// Its word.
        id: String,
    },
    /// A thing was not measured.
    Missing {
        /// Its number, from 0.
        nth: usize,
    },
}

/// Measures what a run's things are worth, one after the other: each until its interval is
/// narrow enough or the games are used up. Those that `found` has already are not measured
/// again. `each` is told after every thing, `progress` how many more games are over. If
/// somebody stops it, what was measured whole stays.
///
/// # Errors
///
/// If a player does not exist, the numbers make no run, or `each` gives up.
pub fn worth<G: Skilled>(
    run: &Run<'_, G>,
    plan: &WorthPlan,
    mut found: Worth,
    each: &mut dyn FnMut(&Worth) -> Result<(), RunError>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Worth, RunError> {
    run.check()?;
    let (started, earlier) = (Instant::now(), found.seconds);
    let mut base = Keeper::new(run.clone());
    let all: Vec<Variant<G>> = found.parts.iter().flat_map(|&it| variants(run, it)).collect();
    let (of, first) = (plan.shard.of() as usize, plan.shard.nth() as usize - 1);
    for (nth, variant) in all.iter().enumerate().filter(|it| it.0 % of == first) {
        if found.items.iter().any(|it| it.nth == nth) {
            continue;
        }
        let before = base.rows.len();
        let terms = Terms { without: variant.without, ..run.terms };
        let without = Run { game: &variant.game, player: &variant.player, terms, ..run.clone() };
        let Some((pairs, n_played)) = measured(&mut base, without, run, plan, progress)? else {
            break;
        };
        found.items.push(Item::of(nth, variant, &pairs, found.compared));
        found.played += n_played + (base.rows.len() - before) as u64;
        found.seconds = earlier + started.elapsed().as_secs_f64();
        found.judge();
        each(&found)?;
    }
    let n_wanted = (0..all.len()).filter(|it| it % of == first).count();
    found.complete = n_wanted <= found.items.len();
    found.judge();
    Ok(found)
}

/// Plays without one thing until the interval is narrow enough; nothing if it was stopped.
fn measured<G: Skilled>(
    base: &mut Keeper<'_, G>,
    without: Run<'_, G>,
    run: &Run<'_, G>,
    plan: &WorthPlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Option<(Pairs, u64)>, RunError> {
    let mut others = Keeper::new(without);
    let mut pairs = Pairs::new(counters::<G>().len());
    let mut n = FIRST_LOOK.min(run.n_games);
    loop {
        if !base.play_to(n, progress)? || !others.play_to(n, progress)? {
            return Ok(None);
        }
        let from = pairs.margin.n() as usize;
        let both = base.rows.iter().zip(&others.rows).take(n as usize).skip(from);
        both.for_each(|(a, b)| pairs.add(a, b));
        let [low, high] = pairs.margin.estimate().ci95;
        // Few looks, so that no lucky one ends it; and what never mattered yet is given a
        // longer chance to matter.
        let is_idle = pairs.n_same == n && n < LONG_LOOK;
        let is_narrow = 0.0 < plan.within && (high - low) / 2.0 <= plan.within;
        if n == run.n_games || (is_narrow && !is_idle) {
            return Ok(Some((pairs, n)));
        }
        n = run.n_games.min(n + n / 2);
    }
}
