//! What AutoMartin did in the turn shown, as marks on the table.

use desk::{AutomaTurn, Moment, Step, measured};
use kit::{CardSet, Verdict};
use london::{Action, Borough, Candidate, Card, London};
use maud::{Markup, html};

use crate::page::{Mode, View};

/// What he took, refused and turned up, up to the moment shown.
#[derive(Debug, Default)]
pub(crate) struct Last {
    /// The cards he took from spaces: space and card.
    pub(super) taken: Vec<(u8, Card)>,
    /// The cards he keeps.
    pub(super) kept: CardSet,
    /// The cards he could not pay.
    pub(super) refused: CardSet,
    /// The cards discarded from the city deck.
    pub(super) tossed: CardSet,
    /// The boroughs he bought.
    pub(super) boroughs: Vec<Borough>,
}

impl Last {
    /// Of the turn watched, or of the last one.
    pub(super) fn of(view: &View<'_, London>) -> Last {
        let turn = match &view.mode {
            Mode::Watching(turn, _) => Some(turn),
            Mode::Now | Mode::Past => view.last(),
        };
        let mut last = Last::default();
        for ply in turn.iter().flat_map(|it| &it.plies).filter(|it| it.ply < view.ply) {
            let before = view.at(ply.ply);
            match ply.action {
                Action::Keep(card) => {
                    last.kept.add(card.number());
                    let space = before.board.space_of(card.number());
                    // Once another card has lain there, the place tells of that one.
                    let stays_free = |space: &usize| {
                        (ply.ply + 1..=view.ply).all(|it| view.at(it).board.card(*space).is_none())
                    };
                    if let Some(space) = space.filter(stays_free) {
                        last.taken.push((space as u8, card));
                    }
                }
                Action::Refuse(card) => last.refused.add(card.number()),
                Action::KeepBorough(borough) => last.boroughs.push(borough),
                Action::City(card) if before.phase == london::Phase::Toss => {
                    last.tossed.add(card.number());
                }
                _ => {}
            }
        }
        // A card that somebody has taken and discarded again has another story.
        let end = turn.as_ref().map_or(view.ply, |it| it.range().end.min(view.ply));
        let lies =
            |card: &u8| (end..=view.ply).all(|ply| view.at(ply).board.space_of(*card).is_some());
        last.refused = last.refused.into_iter().filter(lies).collect();
        last.tossed = last.tossed.into_iter().filter(lies).collect();
        last
    }

    /// The card he took from a space.
    pub(super) fn taken_from(&self, space: u8) -> Option<Card> {
        self.taken.iter().rev().find(|it| it.0 == space).map(|it| it.1)
    }
}

/// How a candidate stands at the moment watched: its class and what was compared.
pub(super) fn standing(
    view: &View<'_, London>,
    candidate: Candidate,
) -> Option<(&'static str, Markup)> {
    let Mode::Watching(turn, moment) = &view.mode else { return None };
    let rungs = turn.read(*moment);
    let lost = rungs
        .iter()
        .find(|it| it.candidates.contains(&candidate) && !it.survivors.contains(&candidate));
    let is_in = rungs.iter().any(|it| it.candidates.contains(&candidate));
    if !is_in {
        return None;
    }
    let now = match moment.step {
        Step::Rule(n) => turn.at(*moment).trace.rungs().get(n),
        _ => None,
    };
    let value = lost.or(now).map(|rung| value(view, rung, candidate)).unwrap_or_default();
    let is_only = rungs.last().is_some_and(|it| it.survivors == [candidate]);
    Some(match (lost.is_some(), is_only) {
        (true, _) => ("gone", html! { (view.words.icon("close")) s { (value) } }),
        (false, true) => ("hit", html! { (view.words.icon("check")) (value) }),
        (false, false) => ("tied", html! { (value) }),
    })
}

/// What a rule compared for a candidate, in words.
fn value(view: &View<'_, London>, rung: &kit::Rung<Candidate>, candidate: Candidate) -> String {
    let place = rung.candidates.iter().position(|&it| it == candidate);
    let Some(&measure) = place.and_then(|at| rung.measures.get(at)) else { return String::new() };
    let told = measured(&view.words, rung, measure);
    match rung.verdict {
        Verdict::Applied => told,
        Verdict::Skipped => format!("{told} ({})", view.words.text("ui-skipped")),
    }
}

/// The automa card in play at a moment of a turn, and the entries it explains.
pub(super) fn in_play(
    turn: &AutomaTurn<London>,
    at: Moment,
) -> Option<(u8, &[desk::AutomaPly<London>])> {
    let until = match at.step {
        Step::Done => at.nth + 1,
        Step::Card | Step::Rule(_) => at.nth,
    };
    let shown = &turn.plies[..until.min(turn.plies.len())];
    let is_card = |it: &desk::AutomaPly<London>| matches!(it.action, Action::Automa(_));
    // A card that is skipped is turned up and not read: the one before stays in play.
    let mut start = None;
    for (nth, ply) in shown.iter().enumerate().filter(|it| is_card(it.1)) {
        let is_first = start.is_none();
        let follows = nth.checked_sub(1).map(|it| shown[it].action);
        if is_first || follows == Some(Action::Another) {
            start = Some((nth, ply));
        }
    }
    let (nth, ply) = start?;
    let Action::Automa(card) = ply.action else { return None };
    Some((card.number(), &shown[nth..]))
}
