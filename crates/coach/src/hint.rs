//! Hints: three good deeds for a table, in the board's order, and why.

use kit::{Dice, OwnDice, Session, Turn, options};
use players::{Judging, Skilled, player};
use serde::{Deserialize, Serialize};

use crate::{
    Refused,
    bench::{Bench, Candidate, Field, chair, deed_of},
    decision::print,
    job::reasons,
    report::{Deed, Judge, Reason},
    stats::{Mean, POINT, Sum, chance},
};

/// How many deeds a hint names.
const N_DEEDS: usize = 3;

/// How many deeds are thought of.
const N_THOUGHTS: usize = 12;

/// A difference below this many thousandths of a point is none, however sure.
const LEAST_DIFFERENCE: i64 = POINT / 2;

/// Three good deeds for a table, in the board's order and not ranked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// By whom they were compared.
    pub judge: Judge,
    /// The game's id.
    pub game: String,
    /// How many entries of the record had happened.
    pub ply: u32,
    /// A number that follows from the record so far.
    pub print: u64,
    /// The deeds; fewer where there are not so many different ones.
    pub deeds: Vec<Hinted>,
    /// Whether so many games tell no difference between them.
    pub is_alike: bool,
}

/// One deed of a hint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hinted {
    /// Its actions, from the table of the hint on.
    pub deed: Deed,
    /// What kind of deed it is; its text is `deed-kind-KIND`.
    pub kind: String,
    /// The expected margin after it.
    pub level: Mean,
    /// Against the mean of all deeds of the hint, dealt alike.
    pub against: Mean,
    /// What it brings by source of points against that mean, as far as it is clear.
    pub reasons: Vec<Reason>,
}

impl Hinted {
    /// The chance to win after it and the ends of its 95 % band, in ten-thousandths.
    pub fn chances(&self) -> [i64; 3] {
        let Mean { mean, deviation, .. } = self.level;
        let band = self.level.band();
        [mean, mean - band, mean + band].map(|it| chance(it, deviation))
    }
}

/// A hint that is being worked out.
#[derive(Debug)]
pub struct Hinting<G: Skilled> {
    game: G,
    table: G::State,
    ply: usize,
    print: u64,
    plan: Judging,
    stage: Stage<G>,
}

#[derive(Debug)]
enum Stage<G: Skilled> {
    Begun,
    Screen(Field<G>),
    Best(Field<G>, Vec<usize>),
    Done(Box<Hint>),
}

impl<G: Skilled> Hinting<G> {
    /// Begins with the table that is shown.
    ///
    /// # Errors
    ///
    /// If nobody can judge this game, or there is nothing to choose.
    pub fn begin(session: &Session<G>) -> Result<Hinting<G>, Refused> {
        Hinting::planned(session, G::JUDGING)
    }

    /// Why there is no hint for the table that is shown.
    ///
    /// # Errors
    ///
    /// If nobody can judge this game, or there is nothing to choose.
    pub fn check(session: &Session<G>) -> Result<(), Refused> {
        let game = session.game();
        let seat = chair(game)?;
        if session.turn() != Turn::Human(seat) {
            return Err(Refused::NotTheirTurn);
        }
        match game.n_options(session.state()) {
            1 => Err(Refused::OneOption),
            _ => Ok(()),
        }
    }

    /// The same, and plays on as much as this says.
    ///
    /// # Errors
    ///
    /// If nobody can judge this game, there is nothing to choose, or nothing shall be
    /// played.
    pub fn planned(session: &Session<G>, plan: Judging) -> Result<Hinting<G>, Refused> {
        Hinting::check(session)?;
        let game = session.game();
        if plan.n_hint == 0 || plan.n_screen == 0 {
            return Err(Refused::NoBudget);
        }
        Ok(Hinting {
            game: game.clone(),
            table: session.state().clone(),
            ply: session.ply(),
            print: print(session),
            plan,
            stage: Stage::Begun,
        })
    }

    /// Thinks or plays a bounded number of games on; says whether the hint is there.
    pub fn step(&mut self, bench: &mut Bench<G>) -> bool {
        let most = self.plan.n_slice.max(1);
        let stage = std::mem::replace(&mut self.stage, Stage::Begun);
        self.stage = match stage {
            Stage::Begun => Stage::Screen(self.thoughts(bench)),
            Stage::Screen(mut field) => {
                if most <= field.run(bench, most) {
                    Stage::Screen(field)
                } else {
                    let chosen = self.chosen(&field);
                    let n = self.n_games(&field, chosen.len());
                    let mut field = self.with_sources(field, &chosen);
                    let order: Vec<usize> = (0..chosen.len()).collect();
                    // What everybody would do needs no comparison.
                    if 1 < order.len() {
                        order.iter().for_each(|&it| field.want(it, n));
                    }
                    Stage::Best(field, order)
                }
            }
            Stage::Best(mut field, order) => {
                if most <= field.run(bench, most) {
                    Stage::Best(field, order)
                } else {
                    Stage::Done(Box::new(self.said(&field, order)))
                }
            }
            done @ Stage::Done(_) => done,
        };
        matches!(self.stage, Stage::Done(_))
    }

    /// The hint, once it is there.
    pub fn hint(self) -> Option<Hint> {
        match self.stage {
            Stage::Done(hint) => Some(*hint),
            _ => None,
        }
    }

    /// Deeds that come to different tables: search's first, greedy's, and others.
    fn thoughts(&self, bench: &mut Bench<G>) -> Field<G> {
        let dice = Dice::new(self.print);
        let mut list = vec![bench.greedys(&self.table)];
        let name = format!("search:{}", self.plan.n_searched.max(1));
        if let (Ok(mut search), Ok(seat)) = (player(&self.game, &name, None), chair(&self.game)) {
            search.begin(OwnDice::new(self.print));
            list.insert(0, deed_of(&self.game, seat, search.as_mut(), &self.table));
        }
        list.extend(bench.others(&self.table, N_THOUGHTS, dice));
        let mut different: Vec<Candidate<G>> = Vec::new();
        for it in list {
            if different.iter().all(|known| known.after != it.after) {
                different.push(it);
            }
        }
        let n = different.len();
        let mut field = Field::new(different, dice);
        (0..n).for_each(|it| field.want(it, self.plan.n_screen));
        field
    }

    /// Search's deed and the best of the others, each about something else.
    fn chosen(&self, field: &Field<G>) -> Vec<usize> {
        let all = &field.candidates;
        let mut chosen = vec![0];
        for at in field.kept(all.len(), &[0]) {
            let is_known =
                |&it: &usize| it == at || self.game.is_alike(&all[it].deed, &all[at].deed);
            if chosen.len() < N_DEEDS && !chosen.iter().any(is_known) {
                chosen.push(at);
            }
        }
        chosen
    }

    /// How many games each of so many deeds gets: fewer where games are long.
    fn n_games(&self, field: &Field<G>, n_deeds: usize) -> u32 {
        let n_played: usize = field.candidates.iter().map(|it| it.games.len()).sum();
        let choices = u64::from(self.plan.n_hint_choices) * n_played as u64;
        let most = choices / (field.n_choices.max(1) * n_deeds as u64);
        let most = u32::try_from(most).unwrap_or(u32::MAX);
        self.plan.n_hint.min(most).max(self.plan.n_screen)
    }

    /// The deeds that were chosen, in the board's order, to be played on with fresh dice:
    /// the best of many looks better than it is.
    fn with_sources(&self, field: Field<G>, chosen: &[usize]) -> Field<G> {
        let mut deeds: Vec<Candidate<G>> = Vec::new();
        for (at, it) in field.candidates.into_iter().enumerate() {
            if chosen.contains(&at) {
                deeds.push(Candidate::new(it.deed, it.after));
            }
        }
        deeds.sort_by_cached_key(|it| self.place(&it.deed));
        Field::with_sources(deeds, Dice::new(!self.print))
    }

    /// The places of a deed's steps among the options.
    fn place(&self, deed: &[G::Action]) -> Vec<usize> {
        let mut table = self.table.clone();
        let place = |&action: &G::Action| {
            let at = options(&self.game, &table).iter().position(|it| *it == action);
            self.game.apply(&mut table, action);
            at.unwrap_or(usize::MAX)
        };
        deed.iter().map(place).collect()
    }

    fn said(&self, field: &Field<G>, order: Vec<usize>) -> Hint {
        let all = &field.candidates;
        let n = all.iter().map(|it| it.games.len()).min().unwrap_or(0);
        let parts = all.len() as i64;
        let against = |at: usize| {
            let margin = |it: usize, nth: usize| i64::from(all[it].games[nth].margin);
            let values = (0..n).map(|nth| {
                let sum: i64 = (0..all.len()).map(|it| margin(it, nth)).sum();
                parts * margin(at, nth) - sum
            });
            Sum::of(values).scaled(parts)
        };
        let hinted = |&at: &usize| Hinted {
            deed: Deed::of(&all[at].deed),
            kind: self.game.deed_kind(&all[at].deed).to_owned(),
            level: all[at].margins().mean(),
            against: against(at),
            reasons: reasons(field, at, &order),
        };
        let deeds: Vec<Hinted> = order.iter().map(hinted).collect();
        let differs =
            |it: &Hinted| it.against.is_clear() && LEAST_DIFFERENCE <= it.against.mean.abs();
        Hint {
            judge: Judge::this(n as u32),
            game: G::ID.to_owned(),
            ply: self.ply as u32,
            print: self.print,
            is_alike: !deeds.iter().any(differs),
            deeds,
        }
    }
}
