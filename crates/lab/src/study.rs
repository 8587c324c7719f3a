//! A study: games of a run played again with every reason written down, and summed up:
//! which cards came, which rules decided, how points grew, what hands had to move.

use std::{
    collections::BTreeMap,
    ops::{ControlFlow, Range},
};

use kit::{Dice, Draws, Game, Kind, Seat, Seen, Trace, Turn, tell};
use players::{Skilled, player};
use serde::{Deserialize, Serialize};

use crate::{Run, RunError, ranks::in_order};

/// What some games of a run show when every reason is written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The seed of the first game.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// How many turns the automa had in all of them.
    pub turns: u64,
    /// Its decisions.
    pub decisions: u64,
    /// The cards of its deck.
    pub cards: Vec<CardStudy>,
    /// The rules that narrow a choice, those that were never read as well.
    pub rules: Vec<RuleStudy>,
    /// The points of both sides after each of the automa's turns.
    pub curve: Vec<CurvePoint>,
    /// What a turn of the automa asks of hands and eyes.
    pub upkeep: Upkeep,
    /// In which tenth of its turns the lead changed last: games by tenth, and those in which
    /// it never did.
    pub last_change: [u64; 11],
}

/// A card of the automa in these games.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardStudy {
    /// Its word in the deck.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// How often it was turned up.
    pub drawn: u64,
    /// The decisions it led to.
    pub decisions: u64,
    /// The points these brought the automa at once.
    pub points: i64,
    /// Which rule decided, and how often: the last one that left fewer.
    pub decided: Vec<(String, u64)>,
}

/// A rule in these games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleStudy {
    /// Its id.
    pub id: String,
    /// In how many decisions it was read.
    pub read: u64,
    /// In how many it left fewer than there were.
    pub narrowed: u64,
    /// In how many it was the last to leave fewer.
    pub decided: u64,
    /// In how many the automa would do something else without it, or could not choose.
    pub changes: u64,
}

/// Points after so many turns of the automa.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CurvePoint {
    /// After so many turns; games that were over by then are left out.
    pub turn: u64,
    /// How many games are counted.
    pub games: u64,
    /// The best-placed person's points.
    pub human: Quartiles,
    /// The automa's points.
    pub automa: Quartiles,
}

/// How a number is spread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Quartiles {
    /// The mean.
    pub mean: f64,
    /// A tenth is no more than this.
    pub tenth: i64,
    /// A quarter is no more than this.
    pub lower: i64,
    /// Half are no more than this.
    pub median: i64,
    /// Three quarters are no more than this.
    pub upper: i64,
    /// Nine tenths are no more than this.
    pub ninth: i64,
    /// The most.
    pub most: i64,
}

/// What a turn of the automa asks of hands and eyes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Upkeep {
    /// Rules that are read.
    pub rules: Quartiles,
    /// Rules that leave fewer than there were.
    pub narrowing: Quartiles,
    /// Figures that are compared.
    pub figures: Quartiles,
    /// Cards of its own that are turned up.
    pub cards: Quartiles,
    /// Pieces that hands move.
    pub pieces: Quartiles,
    /// Taps at the table: one for each card that is told and one to go on.
    pub taps: Quartiles,
}

/// Numbers and how often each came: whole, so that adding does not mind the order.
type Counts = BTreeMap<i64, u64>;

/// What one game adds.
#[derive(Default)]
struct Sums {
    games: u64,
    turns: u64,
    decisions: u64,
    cards: BTreeMap<usize, CardSums>,
    rules: BTreeMap<&'static str, [u64; 4]>,
    curve: Vec<[Counts; 2]>,
    upkeep: [Counts; 6],
    last_change: [u64; 11],
}

#[derive(Default)]
struct CardSums {
    drawn: u64,
    decisions: u64,
    points: i64,
    decided: BTreeMap<&'static str, u64>,
}

fn add(counts: &mut Counts, number: i64) {
    *counts.entry(number).or_default() += 1;
}

fn add_all(counts: &mut Counts, other: &Counts) {
    for (&number, n) in other {
        *counts.entry(number).or_default() += n;
    }
}

impl Quartiles {
    /// Of these numbers.
    fn of(counts: &Counts) -> Quartiles {
        let n: u64 = counts.values().sum();
        if n == 0 {
            return Quartiles::default();
        }
        let sum: i64 = counts.iter().map(|it| it.0 * *it.1 as i64).sum();
        let at = |share: f64| {
            let rank = ((n as f64 * share).ceil() as u64).max(1);
            let mut seen = 0;
            let found = counts.iter().find(|it| {
                seen += it.1;
                rank <= seen
            });
            found.map_or(0, |it| *it.0)
        };
        Quartiles {
            mean: sum as f64 / n as f64,
            tenth: at(0.1),
            lower: at(0.25),
            median: at(0.5),
            upper: at(0.75),
            ninth: at(0.9),
            most: at(1.0),
        }
    }
}

impl Sums {
    fn merge(&mut self, other: Sums) {
        self.games += other.games;
        self.turns += other.turns;
        self.decisions += other.decisions;
        for (card, more) in other.cards {
            let sums = self.cards.entry(card).or_default();
            sums.drawn += more.drawn;
            sums.decisions += more.decisions;
            sums.points += more.points;
            for (rule, n) in more.decided {
                *sums.decided.entry(rule).or_default() += n;
            }
        }
        for (rule, more) in other.rules {
            let sums = self.rules.entry(rule).or_default();
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
        for (nth, more) in other.curve.iter().enumerate() {
            if self.curve.len() <= nth {
                self.curve.push(<[Counts; 2]>::default());
            }
            self.curve[nth].iter_mut().zip(more).for_each(|(sum, more)| add_all(sum, more));
        }
        self.upkeep.iter_mut().zip(&other.upkeep).for_each(|(sum, more)| add_all(sum, more));
        self.last_change.iter_mut().zip(other.last_change).for_each(|(sum, more)| *sum += more);
    }
}

/// Plays the first `n` games of a run with every reason written down; `name` puts a card
/// into words. Nothing if somebody stopped it.
///
/// # Errors
///
/// If the player does not exist, or the numbers make no run.
pub fn study<G: Skilled>(
    run: &Run<'_, G>,
    n: u64,
    name: &dyn Fn(&kit::Message) -> String,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Option<Study>, RunError> {
    let run = Run { n_games: n.min(run.n_games), shard: crate::Shard::WHOLE, ..run.clone() };
    run.check()?;
    let mut sums = Sums::default();
    let work = |(): &mut (), games: Range<u64>| {
        let mut sums = Sums::default();
        for nth in games {
            let Some(more) = watched(&run, run.seed + nth) else {
                return (sums, ControlFlow::Break(()));
            };
            sums.merge(more);
            progress(1);
        }
        (sums, ControlFlow::Continue(()))
    };
    in_order(&run.blocks(0), run.threads(), &|| (), &work, |(more, flow)| {
        sums.merge(more);
        Ok(flow)
    })?;
    Ok((sums.games == run.n_games).then(|| told(&run, sums, name)))
}

/// A turn of the automa under way.
struct Turns<G: Game> {
    plies: Vec<(G::State, G::Action)>,
    n_rules: i64,
    n_narrowing: i64,
    n_figures: i64,
    n_cards: i64,
}

impl<G: Game> Turns<G> {
    fn new() -> Turns<G> {
        Turns { plies: Vec::new(), n_rules: 0, n_narrowing: 0, n_figures: 0, n_cards: 0 }
    }
}

/// One game, looked at closely; nothing if somebody stopped it.
fn watched<G: Skilled>(run: &Run<'_, G>, seed: u64) -> Option<Sums> {
    let game = run.game;
    let mut chair = player(game, run.player, run.clock).ok()?;
    chair.begin(run.terms.dice(seed));
    let (dice, mut draws) = (Dice::new(seed), Draws::default());
    let mut state = game.start();
    let mut sums = Sums { games: 1, ..Sums::default() };
    let mut turn = Turns::<G>::new();
    let mut leads = vec![0];
    loop {
        let mut rungs = Vec::new();
        let whose = game.turn(&state);
        let action = match whose {
            Turn::Over => break,
            Turn::Human(_) if run.is_stopped() => return None,
            Turn::Human(seat) => chair.choose(game, &Seen::of(game, &state, seat)),
            Turn::Automa => {
                let mut why = match run.terms.without {
                    Some(rule) => Trace::without(rule),
                    None => Trace::on(),
                };
                let action = game.decide(&state, &mut why);
                rungs = why.rungs().to_vec();
                action
            }
            Turn::Chance(pile) => {
                let dealt = dice.deal(game, &state, pile, draws.of(pile));
                draws.count(pile);
                dealt
            }
        };
        tell(game, chair.as_mut(), &state, action);
        let before = state.clone();
        game.apply(&mut state, action);
        let card = game.card_in_play(&state);
        if matches!(whose, Turn::Chance(_)) && card.is_some() && card != game.card_in_play(&before)
        {
            sums.cards.entry(card?).or_default().drawn += 1;
            turn.n_cards += 1;
        }
        match whose {
            Turn::Automa => {
                decided(run, &mut sums, &mut turn, &before, &state, action, &rungs);
                turn.plies.push((before, action));
                if game.ends_automa_turn(&state, action) {
                    ended(game, &mut sums, &turn, &state);
                    leads.push(lead(game, &state).signum());
                    turn = Turns::new();
                }
            }
            Turn::Chance(_) if !turn.plies.is_empty() => turn.plies.push((before, action)),
            _ => {}
        }
    }
    leads.push(lead(game, &state).signum());
    sums.last_change[last_change(&leads)] += 1;
    Some(sums)
}

/// In which tenth of the turns the lead changed hands last; 10 if it never did.
fn last_change(leads: &[i64]) -> usize {
    let mut held = 0;
    let mut last = None;
    for (nth, &lead) in leads.iter().enumerate().filter(|it| *it.1 != 0) {
        if held != 0 && lead != held {
            last = Some(nth);
        }
        held = lead;
    }
    last.map_or(10, |it| (it * 10 / leads.len()).min(9))
}

/// How far the best-placed person is ahead.
fn lead<G: Game>(game: &G, state: &G::State) -> i64 {
    i64::from(people(game, state)) - i64::from(game.score(state, game.automa_seat()))
}

fn people<G: Game>(game: &G, state: &G::State) -> i32 {
    let people = (0..game.n_seats()).map(Seat).filter(|&it| it != game.automa_seat());
    people.map(|it| game.score(state, it)).max().unwrap_or(0)
}

/// Adds a decision of the automa.
fn decided<G: Skilled>(
    run: &Run<'_, G>,
    sums: &mut Sums,
    turn: &mut Turns<G>,
    before: &G::State,
    after: &G::State,
    action: G::Action,
    rungs: &[kit::Rung<G::Candidate>],
) {
    let game = run.game;
    sums.decisions += 1;
    let narrows = |it: &&kit::Rung<G::Candidate>| it.survivors.len() < it.candidates.len();
    let last = rungs.iter().rfind(narrows).map(|it| it.rule.id);
    let mut seen: Vec<&'static str> = Vec::new();
    for rung in rungs {
        turn.n_rules += 1;
        turn.n_narrowing += i64::from(narrows(&rung));
        turn.n_figures += rung.measures.len() as i64;
        let id = rung.rule.id;
        let entry = sums.rules.entry(id).or_default();
        if seen.contains(&id) {
            continue;
        }
        seen.push(id);
        entry[0] += 1;
        entry[1] += u64::from(rungs.iter().filter(narrows).any(|it| it.rule.id == id));
        entry[2] += u64::from(last == Some(id));
        if rung.rule.kind == Kind::Narrows && run.terms.without.is_none() {
            let mut why = Trace::without(rung.rule);
            let other = game.decide(before, &mut why);
            entry[3] += u64::from(other != action || why.has_tie());
        }
    }
    if let Some(card) = game.card_in_play(before) {
        let points = |it: &G::State| i64::from(game.score(it, game.automa_seat()));
        let card = sums.cards.entry(card).or_default();
        card.decisions += 1;
        card.points += points(after) - points(before);
        if let Some(rule) = last {
            *card.decided.entry(rule).or_default() += 1;
        }
    }
}

/// Adds a whole turn of the automa.
fn ended<G: Game>(game: &G, sums: &mut Sums, turn: &Turns<G>, after: &G::State) {
    let nth = sums.curve.len();
    sums.turns += 1;
    sums.curve.push(<[Counts; 2]>::default());
    add(&mut sums.curve[nth][0], people(game, after).into());
    add(&mut sums.curve[nth][1], game.score(after, game.automa_seat()).into());
    let plies: Vec<(&G::State, G::Action)> = turn.plies.iter().map(|it| (&it.0, it.1)).collect();
    let pieces: usize = game.orders(&plies, after).iter().map(|it| it.n_pieces).sum();
    // The card itself is turned up by hands, too.
    let pieces = pieces as i64 + turn.n_cards;
    let upkeep =
        [turn.n_rules, turn.n_narrowing, turn.n_figures, turn.n_cards, pieces, turn.n_cards + 1];
    sums.upkeep.iter_mut().zip(upkeep).for_each(|(counts, it)| add(counts, it));
}

/// Divides, once.
fn told<G: Skilled>(run: &Run<'_, G>, sums: Sums, name: &dyn Fn(&kit::Message) -> String) -> Study {
    let cards = run.game.pieces().into_iter().enumerate().filter(|it| it.1.key == "deck");
    let cards = cards.map(|(at, stock)| {
        let (id, name) = (stock.id.clone(), name(&stock.name));
        let Some(it) = sums.cards.get(&at) else {
            return CardStudy { id, name, ..CardStudy::default() };
        };
        let mut decided: Vec<(String, u64)> =
            it.decided.iter().map(|it| ((*it.0).to_owned(), *it.1)).collect();
        decided.sort_by_key(|it| std::cmp::Reverse(it.1));
        let CardSums { drawn, decisions, points, .. } = *it;
        CardStudy { id, name, drawn, decisions, points, decided }
    });
    let rules = G::RULES.iter().filter(|it| it.kind == Kind::Narrows);
    let rules = rules.map(|rule| {
        let [read, narrowed, decided, changes] =
            sums.rules.get(rule.id).copied().unwrap_or_default();
        RuleStudy { id: rule.id.to_owned(), read, narrowed, decided, changes }
    });
    let curve = sums.curve.iter().enumerate().map(|(nth, [human, automa])| CurvePoint {
        turn: nth as u64 + 1,
        games: human.values().sum(),
        human: Quartiles::of(human),
        automa: Quartiles::of(automa),
    });
    let [rules_read, narrowing, figures, cards_up, pieces, taps] =
        sums.upkeep.each_ref().map(Quartiles::of);
    Study {
        seed: run.seed,
        games: sums.games,
        turns: sums.turns,
        decisions: sums.decisions,
        cards: cards.collect(),
        rules: rules.collect(),
        // Where fewer than half are left, those that last are told of, not the game.
        curve: curve.filter(|it| sums.games <= 2 * it.games).collect(),
        upkeep: Upkeep { rules: rules_read, narrowing, figures, cards: cards_up, pieces, taps },
        last_change: sums.last_change,
    }
}

/// Numbers in steps of a width, from the lowest on: `(from, how many)`.
pub fn distribution(numbers: impl IntoIterator<Item = i64>, width: i64) -> Vec<(i64, u64)> {
    let mut counts = Counts::new();
    for number in numbers {
        add(&mut counts, number.div_euclid(width) * width);
    }
    let Some((&first, _)) = counts.first_key_value() else { return Vec::new() };
    let last = *counts.last_key_value().map_or(&first, |it| it.0);
    let steps = (first..=last).step_by(width as usize);
    steps.map(|it| (it, counts.get(&it).copied().unwrap_or(0))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distribution_has_no_gaps() {
        assert_eq!(distribution([-3, 4, 5, 12], 5), [(-5, 1), (0, 1), (5, 1), (10, 1)]);
        assert_eq!(distribution([], 5), []);
        assert_eq!(distribution([0, 20], 10), [(0, 1), (10, 0), (20, 1)]);
    }

    #[test]
    fn a_lead_changes_hands_where_the_other_side_gets_it() {
        assert_eq!(last_change(&[0, 1, 1, -1, 0, -1]), 5);
        assert_eq!(last_change(&[0, 1, 0, 1]), 10);
    }

    #[test]
    fn quartiles_are_numbers_that_came() {
        let mut counts = Counts::new();
        (1..=10).for_each(|it| add(&mut counts, it));
        let it = Quartiles::of(&counts);
        assert_eq!((it.tenth, it.median, it.ninth, it.most), (1, 5, 9, 10));
        assert_eq!(it.mean, 5.5);
    }
}
