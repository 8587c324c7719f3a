//! What AutoMartin needs to know next of a card that the set does not know whole.
//!
//! His own decision is asked with its reasons: the first of them that measures a
//! figure which nobody has told yet says what is missing. So a figure is asked for
//! when a line of the filter compares it among the cards still tied, when he pays,
//! and when he keeps what he paid for; a card he refuses tells no more than its cost.
//! What he ignores is never asked: the hand card spent, the flip, words, and of a
//! card of a person's anything at all.

use kit::{Rule, Trace};

use crate::{
    London,
    action::{Action, Candidate},
    cards::CardSheet,
    figures::{N, Unknown},
    judge, rule,
    setup::DrawSymbol,
    state::{Phase, State},
};

/// A figure that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedFigure {
    /// Its name in a set.
    pub name: &'static str,
    /// The least it can be.
    pub least: i8,
    /// The most it can be.
    pub most: i8,
    /// What it is told to be.
    pub value: i8,
}

impl London {
    /// The figure that AutoMartin needs next and nobody knows: of which card, and its name.
    pub fn unknown(&self, state: &State) -> Option<(Unknown, &'static str)> {
        let (of, nth) = self.wanted(state)?;
        Some((of, self.figure_name(of, nth)))
    }

    /// Every figure of the card that is asked about which is needed one after the other,
    /// if each is as `told` says.
    pub fn asked_figures(
        &self,
        state: &State,
        told: impl Fn(&'static str) -> i8,
    ) -> Vec<AskedFigure> {
        let Some((of, _)) = self.wanted(state) else { return Vec::new() };
        let mut table = *state;
        let mut asked = Vec::new();
        while let Some((it, nth)) = self.wanted(&table).filter(|it| it.0 == of) {
            let (least, most) = self.bounds(it, nth);
            let name = self.figure_name(it, nth);
            let value = told(name).clamp(least, most);
            asked.push(AskedFigure { name, least, most, value });
            self.note_figure(&mut table, it, nth, value);
        }
        asked
    }

    /// The values that the figure asked for can have.
    pub(crate) fn figure_options(&self, state: &State, each: &mut impl FnMut(Action)) {
        if let Some((of, nth)) = self.wanted(state) {
            let (least, most) = self.bounds(of, nth);
            (least..=most).for_each(|it| each(Action::Figure(it)));
        }
    }

    /// A person tells the figure asked for.
    pub(crate) fn tell_figure(&self, state: &mut State, value: i8) {
        if let Some((of, nth)) = self.wanted(state) {
            self.note_figure(state, of, nth, value);
        }
    }

    fn wanted(&self, state: &State) -> Option<(Unknown, usize)> {
        let decides = matches!(state.phase, Phase::Crucial | Phase::Filter | Phase::Settle);
        if !self.has_gaps() || !decides {
            return None;
        }
        let mut why = Trace::on();
        let action = self.automa_decision(state, &mut why);
        let missing = |of: Unknown, figures: &[usize]| {
            let nth = figures.iter().find(|&&nth| self.is_missing(state, of, nth));
            nth.map(|&nth| (of, nth))
        };
        for rung in why.rungs() {
            for of in rung.candidates.iter().filter_map(|&it| unknown(it)) {
                if let Some(found) = missing(of, measured(rung.rule, of)) {
                    return Some(found);
                }
            }
        }
        // Only his own decision to keep it makes the rest matter.
        match action {
            Action::Keep(card) => {
                let of = Unknown::Card(card.number());
                let is_read = !self.is_action_card(card.number())
                    || self.setup.draw_symbol == DrawSymbol::Resolved;
                if is_read { missing(of, &ALL) } else { None }
            }
            Action::KeepBorough(borough) => missing(Unknown::Borough(borough.number()), &ALL),
            _ => None,
        }
    }
}

impl CardSheet {
    /// The city cards, by their places, that lack what only play on the screen needs;
    /// none as long as anything else keeps the set from being played.
    pub fn screen_gaps(&self) -> Vec<usize> {
        let faults = self.faults();
        if !faults.iter().all(judge::is_for_screen) {
            return Vec::new();
        }
        let lacks = |nth: &usize| {
            let entry = format!("card[{nth}].");
            faults.iter().any(|it| it.at.starts_with(&entry))
        };
        (0..self.cards.len()).filter(lacks).collect()
    }
}

/// Every figure, in the order of the lists.
const ALL: [usize; N] = [0, 1, 2, 3, 4, 5];

/// The figures that a rule measures, by their places in the lists.
fn measured(by: &Rule, of: Unknown) -> &'static [usize] {
    let is = |it: &Rule| it.id == by.id;
    let is_cost = is(rule::WHOLE_COST);
    match of {
        Unknown::Card(_) if is(rule::COINS) => &[0, 1, 2],
        Unknown::Card(_) if is(rule::POVERTY) => &[3],
        Unknown::Card(_) if is(rule::PRESTIGE) => &[4, 5],
        Unknown::Card(_) if is_cost => &[0, 1],
        Unknown::Borough(_) if is_cost || is(rule::COINS) => &[0, 5],
        Unknown::Borough(_) if is(rule::POVERTY) => &[3, 4],
        Unknown::Borough(_) if is(rule::PRESTIGE) => &[2],
        _ => &[],
    }
}

fn unknown(candidate: Candidate) -> Option<Unknown> {
    match candidate {
        Candidate::Space(_, card) | Candidate::Card(card) => Some(Unknown::Card(card.number())),
        Candidate::Slot(_, borough) => Some(Unknown::Borough(borough.number())),
        Candidate::Deck | Candidate::Automa(_) => None,
    }
}
