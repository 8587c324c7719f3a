//! Results: what games came to, in whole numbers.

use std::{fmt, str::FromStr};

use kit::{Game, MAX_COUNTERS, Played, Seat, Tally};

use crate::{
    Counters, Sum, Summary,
    summary::{Heading, Sums, Totals},
    wilson95,
};

/// Who won a game, tie-breaks counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Some person.
    Human,
    /// The automa.
    Automa,
    /// The best-placed person and the automa.
    Draw,
}

/// What one game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it was dealt by.
    pub seed: u64,
    /// Points of the best-placed person.
    pub human: i64,
    /// Points of the automa.
    pub automa: i64,
    /// Who won.
    pub winner: Winner,
    /// What people and automa did; chance is not counted.
    pub actions: u64,
    /// The game's own counters.
    pub tally: Tally,
}

impl Winner {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Winner::Human => "human",
            Winner::Automa => "automa",
            Winner::Draw => "draw",
        }
    }
}

impl FromStr for Winner {
    type Err = ();

    fn from_str(word: &str) -> Result<Winner, ()> {
        let all = [Winner::Human, Winner::Automa, Winner::Draw];
        all.into_iter().find(|it| it.word() == word).ok_or(())
    }
}

impl fmt::Display for Winner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Row {
    pub(crate) fn of<G: Game>(game: &G, seed: u64, played: &Played<G>) -> Row {
        let place = |seat| (game.score(&played.end, seat), game.tie_break(&played.end, seat));
        let automa = place(game.automa_seat());
        let people = (0..game.n_seats()).map(Seat).filter(|&it| it != game.automa_seat());
        // With several people the human is the best-placed one.
        let human = people.map(place).max().expect("a person sits at the table");
        let winner = match human.cmp(&automa) {
            std::cmp::Ordering::Greater => Winner::Human,
            std::cmp::Ordering::Less => Winner::Automa,
            std::cmp::Ordering::Equal => Winner::Draw,
        };
        let actions = u64::from(played.n_actions);
        let (human, automa) = (human.0.into(), automa.0.into());
        Row { seed, human, automa, winner, actions, tally: played.tally }
    }
}

/// The sums over games; adding does not mind the order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Results {
    pub(crate) human: Sum,
    pub(crate) automa: Sum,
    pub(crate) human_wins: u64,
    pub(crate) automa_wins: u64,
    pub(crate) n_actions: u64,
    pub(crate) tally: Tally,
}

impl Default for Results {
    fn default() -> Results {
        Results {
            human: Sum::default(),
            automa: Sum::default(),
            human_wins: 0,
            automa_wins: 0,
            n_actions: 0,
            tally: [0; MAX_COUNTERS],
        }
    }
}

impl Results {
    pub(crate) fn add(&mut self, row: &Row) {
        self.human.add(row.human);
        self.automa.add(row.automa);
        self.human_wins += u64::from(row.winner == Winner::Human);
        self.automa_wins += u64::from(row.winner == Winner::Automa);
        self.n_actions += row.actions;
        for (sum, count) in self.tally.iter_mut().zip(row.tally) {
            *sum += count;
        }
    }

    pub(crate) fn merge(&mut self, other: &Results) {
        self.human.merge(&other.human);
        self.automa.merge(&other.automa);
        self.human_wins += other.human_wins;
        self.automa_wins += other.automa_wins;
        self.n_actions += other.n_actions;
        for (sum, count) in self.tally.iter_mut().zip(other.tally) {
            *sum += count;
        }
    }

    /// The sums that a summary was divided from.
    pub(crate) fn of(summary: &Summary) -> Results {
        let mut results = Results {
            human: summary.sums.human.sum(summary.games, summary.human),
            automa: summary.sums.automa.sum(summary.games, summary.automa),
            human_wins: summary.human_wins,
            automa_wins: summary.automa_wins,
            n_actions: summary.sums.actions,
            ..Results::default()
        };
        for (sum, (_, total)) in results.tally.iter_mut().zip(&summary.sums.counters.0) {
            *sum = *total;
        }
        results
    }

    pub(crate) fn n_games(&self) -> u64 {
        self.human.n()
    }

    /// Divides, once.
    pub(crate) fn summary(&self, counters: &[String], heading: Heading) -> Summary {
        let n_games = self.n_games();
        let mean = |sum: f64| if n_games == 0 { 0.0 } else { sum / n_games as f64 };
        let named = || counters.iter().cloned().zip(self.tally);
        Summary {
            game: heading.game,
            setup: heading.setup,
            player: heading.player,
            player_seed: heading.player_seed,
            without: heading.without,
            documents: heading.documents,
            seed: heading.seed,
            games: n_games,
            threads: heading.threads,
            seconds: heading.seconds,
            games_per_second: heading.games_per_second,
            human: self.human.spread(),
            automa: self.automa.spread(),
            human_wins: self.human_wins,
            automa_wins: self.automa_wins,
            draws: n_games - self.human_wins - self.automa_wins,
            win_rate: mean(self.human_wins as f64),
            win_rate_ci95: wilson95(self.human_wins, n_games),
            actions_per_game: mean(self.n_actions as f64),
            counters: Counters(named().map(|(key, sum)| (key, mean(sum as f64))).collect()),
            sums: Sums {
                human: self.human.total(),
                automa: self.automa.total(),
                actions: self.n_actions,
                counters: Totals(named().collect()),
            },
            reproducible: heading.reproducible,
            shard: heading.shard,
            provenance: heading.provenance,
        }
    }
}
