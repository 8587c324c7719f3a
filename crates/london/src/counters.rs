//! What a designer of AutoMartin counts.

use kit::Tally;

use crate::{
    London,
    action::Action,
    scoring::Score,
    state::{Phase, State},
};

/// The counters, in the order of the tally.
pub(crate) const COUNTERS: &[&str] = &[
    "automa_turns",
    "automa_cards_resolved",
    "automa_cards_refused",
    "automa_crucial",
    "automa_boroughs",
    "automa_prestige_cards",
    "automa_prestige_boroughs",
    "automa_prestige_crucial",
    "automa_prestige_money",
    "automa_prestige_poverty",
    "automa_poverty_left",
    "automa_boroughs_refused",
    "automa_cards_turned",
    "automa_draws_nothing",
    "human_turns",
    "human_prestige_cards",
    "human_prestige_boroughs",
    "human_prestige_money",
    "human_prestige_loans",
    "human_prestige_poverty",
    "human_poverty_left",
    "human_developed",
    "human_boroughs",
    "human_runs",
    "human_loans",
];

const TURNS: usize = 0;
const RESOLVED: usize = 1;
const REFUSED: usize = 2;
const CRUCIAL: usize = 3;
const BOROUGHS: usize = 4;
const PRESTIGE: usize = 5;
const POVERTY_LEFT: usize = 10;
const BOROUGHS_REFUSED: usize = 11;
const TURNED: usize = 12;
const NOTHING: usize = 13;
const HUMAN_TURNS: usize = 14;
const HUMAN_PRESTIGE: usize = 15;
const HUMAN_POVERTY_LEFT: usize = 20;
const DEVELOPED: usize = 21;
const HUMAN_BOROUGHS: usize = 22;
const RUNS: usize = 23;
const LOANS: usize = 24;

impl London {
    /// Counts what an action adds, before it is performed; of several people
    /// only the first one in turn order from the first chair is counted.
    pub(crate) fn count_action(&self, before: &State, action: Action, tally: &mut Tally) {
        match action {
            Action::End => tally[TURNS] += 1,
            Action::Keep(card) => {
                tally[RESOLVED] += 1;
                tally[CRUCIAL] += i64::from(self.spec(card.number()).is_crucial);
            }
            Action::Refuse(_) => tally[REFUSED] += 1,
            Action::KeepBorough(_) => tally[BOROUGHS] += 1,
            Action::RefuseBorough(_) => tally[BOROUGHS_REFUSED] += 1,
            Action::Automa(_) if before.phase == Phase::AutomaCard => tally[TURNED] += 1,
            Action::Nothing => tally[NOTHING] += 1,
            _ if before.active != self.counted_person() => {}
            Action::Develop | Action::Buy(_) | Action::Run | Action::DrawThree => {
                tally[HUMAN_TURNS] += 1;
                tally[RUNS] += i64::from(action == Action::Run);
                tally[HUMAN_BOROUGHS] += i64::from(matches!(action, Action::Buy(_)));
            }
            Action::Alone | Action::On(_) | Action::Place(_) => tally[DEVELOPED] += 1,
            _ => {}
        }
    }

    /// Counts what the end of the game shows.
    pub(crate) fn count_scores(&self, end: &State, tally: &mut Tally) {
        let automa = self.score_of(end, self.automa);
        let Score { cards, boroughs, crucial, end: at_end, money, poverty, .. } = automa;
        let parts = [cards + at_end, boroughs, crucial, money, poverty];
        for (counter, part) in tally[PRESTIGE..].iter_mut().zip(parts) {
            *counter += i64::from(part);
        }
        tally[POVERTY_LEFT] += i64::from(self.poverty_left(end, self.automa));
        let person = self.counted_person();
        let score = self.score_of(end, person);
        let parts =
            [score.cards + score.end, score.boroughs, score.money, score.loans, score.poverty];
        for (counter, part) in tally[HUMAN_PRESTIGE..].iter_mut().zip(parts) {
            *counter += i64::from(part);
        }
        tally[HUMAN_POVERTY_LEFT] += i64::from(self.poverty_left(end, person));
        tally[LOANS] += i64::from(end.chairs[usize::from(person)].loans);
    }

    /// The person the counters look at: the one in the first chair that is not AutoMartin's.
    fn counted_person(&self) -> u8 {
        u8::from(self.automa == 0)
    }
}
