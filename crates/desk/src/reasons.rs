//! Reasons: the automa's turn card by card, each line with what was found.

use kit::{
    Account, Decided, Game, Message, Part, Rung, Session,
    finding::{Reread, reread},
};

use crate::{AutomaPly, AutomaTurn, Words};

/// A part of the automa's turn: one of its cards, with its reasons line by line.
#[derive(Debug)]
pub struct Reasons<'a, G: Game> {
    /// What the card came to.
    pub part: Part,
    /// Which entry of the turn was the last one of it, from 0.
    pub last: usize,
    /// The lines that were read, from the top.
    pub lines: Vec<Line<'a, G>>,
    /// Which of them settled it, if one did.
    pub lit: Option<usize>,
    /// The lines that were not reached.
    pub unread: Vec<Message>,
}

/// A line of a card, or a rule where the card has no line for it.
#[derive(Debug)]
pub struct Line<'a, G: Game> {
    /// What is printed there.
    pub label: Option<Message>,
    /// What was found.
    pub found: Vec<Found<'a, G>>,
}

/// What one rung found.
#[derive(Debug)]
pub struct Found<'a, G: Game> {
    /// The entry of the record that it explains.
    pub ply: usize,
    /// Which rung of that decision it is, from 0.
    pub nth: usize,
    /// The rung.
    pub rung: &'a Rung<G::Candidate>,
    /// What it found, as a sentence.
    pub text: Message,
    /// What another reading of its rule would have led to, where that is something else.
    pub otherwise: Vec<Otherwise>,
}

/// What another reading of a rule would have led to.
#[derive(Clone, Debug)]
pub struct Otherwise {
    /// The reading.
    pub reading: &'static str,
    /// The other value of its choice, as the id of a text.
    pub value: String,
    /// What the automa would have done.
    pub deed: Message,
}

/// A sentence of findings in words: names may stand first, so it gets its capital here.
pub fn sentence(words: &Words<'_>, message: &Message) -> String {
    capital(&words.say(message))
}

/// The text with a capital at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}

impl<G: Game> AutomaTurn<G> {
    /// The turn in a sentence.
    pub fn account(&self, session: &Session<G>) -> Account {
        let decided: Vec<Decided<'_, G>> = self.decided().map(|it| told(session, it)).collect();
        session.game().account(&decided)
    }

    /// Its parts, in order, each with its reasons.
    pub fn reasons<'a>(&'a self, session: &'a Session<G>) -> Vec<Reasons<'a, G>> {
        let game = session.game();
        // A game is made for no reading that nothing here relies on.
        let rungs = self.plies.iter().flat_map(|it| it.trace.rungs());
        let relied: Vec<&str> = rungs.flat_map(|it| it.rule.readings).copied().collect();
        let others = reread(game, |it| relied.contains(&it));
        let decided: Vec<(usize, &AutomaPly<G>)> =
            self.plies.iter().enumerate().filter(|it| it.1.pile.is_none()).collect();
        let ends = |it: &AutomaPly<G>| game.ends_part(session.at(it.ply + 1), it.action);
        let parts = decided.chunk_by(|one, _| !ends(one.1));
        parts.map(|it| reasons(session, it, &others)).collect()
    }
}

fn told<'a, G: Game>(session: &'a Session<G>, ply: &'a AutomaPly<G>) -> Decided<'a, G> {
    let (before, after) = (session.at(ply.ply), session.at(ply.ply + 1));
    Decided { before, action: ply.action, after, rungs: ply.trace.rungs() }
}

fn reasons<'a, G: Game>(
    session: &'a Session<G>,
    plies: &[(usize, &'a AutomaPly<G>)],
    others: &[Reread<G>],
) -> Reasons<'a, G> {
    let game = session.game();
    let decided: Vec<Decided<'_, G>> = plies.iter().map(|it| told(session, it.1)).collect();
    let mut lines = Vec::new();
    for (_, ply) in plies {
        add_lines(session, ply, others, &mut lines);
    }
    let unread = decided.iter().flat_map(|it| game.lines_unread(it.before, it.rungs)).collect();
    let last = plies.last().map_or(0, |it| it.0);
    Reasons { part: game.part(&decided), last, lit: lit::<G>(&lines), lines, unread }
}

/// Adds the lines that a decision read.
fn add_lines<'a, G: Game>(
    session: &'a Session<G>,
    ply: &'a AutomaPly<G>,
    others: &[Reread<G>],
    lines: &mut Vec<Line<'a, G>>,
) {
    let (game, state, rungs) = (session.game(), session.at(ply.ply), ply.trace.rungs());
    let otherwise = otherwise(game, state, ply, others);
    let mut open: Vec<Found<'a, G>> = Vec::new();
    let is_labelled = rungs.iter().any(|it| game.line(state, it).is_some());
    for (nth, rung) in rungs.iter().enumerate() {
        let is_first = |it: &&Otherwise| {
            let relies = |rung: &Rung<G::Candidate>| rung.rule.readings.contains(&it.reading);
            rungs.iter().position(relies) == Some(nth)
        };
        open.push(Found {
            ply: ply.ply,
            nth,
            rung,
            text: game.finding(state, rungs, nth),
            otherwise: otherwise.iter().filter(is_first).cloned().collect(),
        });
        let Some(label) = game.line(state, rung) else { continue };
        match lines.last_mut().filter(|it| it.label.as_ref() == Some(&label)) {
            Some(line) => line.found.append(&mut open),
            None => lines.push(Line { label: Some(label), found: std::mem::take(&mut open) }),
        }
    }
    match lines.last_mut() {
        // A decision that only carries out the line before it.
        Some(line) if !is_labelled && line.label.is_some() => line.found.append(&mut open),
        _ => lines.extend(open.into_iter().map(|it| Line { label: None, found: vec![it] })),
    }
}

/// The line that settled a part: the one that could be done where lines are tried one
/// after the other, else the last that narrowed the choice.
fn lit<G: Game>(lines: &[Line<'_, G>]) -> Option<usize> {
    let is_kept = |it: &Line<'_, G>| it.label.is_some() && !it.is_refused();
    match G::LINES_ARE_TRIED {
        true if lines.iter().all(|it| it.label.is_none()) => lines.len().checked_sub(1),
        true => lines.iter().rposition(is_kept),
        false => lines.iter().rposition(|it| it.narrowing().is_some()),
    }
}

impl<G: Game> Line<'_, G> {
    /// Whether it could not be done: the rung that closes it left nothing.
    pub fn is_refused(&self) -> bool {
        let last = self.found.last().map(|it| it.rung);
        last.is_some_and(|it| it.survivors.is_empty() && !it.candidates.is_empty())
    }

    /// How many candidates the last rung that dropped one had, and how many it left.
    pub fn narrowing(&self) -> Option<(usize, usize)> {
        let counts = |it: &Found<'_, G>| (it.rung.candidates.len(), it.rung.survivors.len());
        self.found.iter().rev().map(counts).find(|it| it.1 < it.0)
    }
}

/// What other readings would have led to, where that is something else.
fn otherwise<G: Game>(
    game: &G,
    state: &G::State,
    ply: &AutomaPly<G>,
    others: &[Reread<G>],
) -> Vec<Otherwise> {
    let relies =
        |reading: &&str| ply.trace.rungs().iter().any(|rung| rung.rule.readings.contains(reading));
    let others = others.iter().filter(|it| relies(&it.reading));
    others
        .filter_map(|it| {
            let action = it.decided(state)?;
            (action != ply.action).then(|| Otherwise {
                reading: it.reading,
                value: it.value.clone(),
                deed: game.describe(state, action),
            })
        })
        .collect()
}
