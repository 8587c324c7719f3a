//! What a game brings to its page.

use kit::{Entry, Game, Message, Session, Trace, Turn};
use maud::Markup;

use crate::{visit::Query, words::Words};

/// How a game shows itself to a person.
pub trait Page: Game {
    /// The picture on the home page, 16 by 9.
    fn picture() -> Markup;
    /// A small picture of the table, 84 by 64.
    fn miniature(session: &Session<Self>) -> Markup;
    /// How far the game has come: "space 26 of 53".
    fn progress(&self, state: &Self::State) -> Message;
    /// What an action did, as a sentence of the log; `None` if another tells it.
    fn tell(
        &self,
        before: &Self::State,
        action: Self::Action,
        after: &Self::State,
    ) -> Option<Message>;
    /// What the person has to do now.
    fn task(view: &View<'_, Self>) -> Message;
    /// What both sides own, for the turn strip.
    fn figures(view: &View<'_, Self>) -> Markup;
    /// The table, with what can be chosen on it.
    fn table(view: &View<'_, Self>) -> Markup;
    /// What the person can do: the preview and the buttons.
    fn choices(view: &View<'_, Self>) -> Markup;
    /// The automa's card as it lay before action `turn.ply`.
    fn card(view: &View<'_, Self>, turn: &AutomaTurn<Self>, step: Step) -> Markup;
    /// What lies beside the automa's card: its piles and pieces.
    fn automa(view: &View<'_, Self>) -> Markup;
    /// Further panels of the game's own.
    fn panels(view: &View<'_, Self>) -> Vec<Panel>;
    /// What the pictures of candidates refer to.
    fn page_defs(view: &View<'_, Self>) -> Markup;
    /// A candidate with its picture, for the ladder of reasons.
    fn candidate(view: &View<'_, Self>, candidate: Self::Candidate) -> Markup;
}

/// A panel: a sheet on small screens, part of the rail on wide ones.
#[derive(Debug)]
pub struct Panel {
    /// Its name in the page, without spaces.
    pub id: &'static str,
    /// Its symbol.
    pub icon: &'static str,
    /// The text on its tab.
    pub title: String,
    /// What is on it; `None` if the table already holds it.
    pub body: Option<Markup>,
}

/// Where in the automa's turn the page stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The card lies open, no rule has been read.
    Card,
    /// This rule of the trace is being read.
    Rule(usize),
    /// The action is done.
    Done,
}

/// One action of the automa: the table before it, and why it was taken.
#[derive(Debug)]
pub struct AutomaTurn<G: Game> {
    /// Its place in the record.
    pub ply: usize,
    /// The table before it.
    pub before: G::State,
    /// The table after it.
    pub after: G::State,
    /// What was done.
    pub action: G::Action,
    /// The reasons.
    pub trace: Trace<G::Candidate>,
}

impl<G: Game> AutomaTurn<G> {
    /// The automa's action `ply`, or `None` if that was not the automa's.
    pub(crate) fn at(session: &Session<G>, ply: usize) -> Option<AutomaTurn<G>> {
        let trace = session.explain(ply)?;
        let Entry::Action(action) = session.entries()[ply] else { return None };
        Some(AutomaTurn {
            ply,
            before: session.at(ply).clone(),
            after: session.at(ply + 1).clone(),
            action,
            trace,
        })
    }

    /// What was done, as a sentence.
    pub(crate) fn told(&self, game: &G, words: &Words<'_>) -> String
    where
        G: Page,
    {
        let told = game.tell(&self.before, self.action, &self.after);
        words.say(&told.unwrap_or_else(|| game.describe(&self.before, self.action)))
    }

    /// How many steps it is shown in: the card, each rule that compared
    /// something, and what was done.
    pub(crate) fn n_steps(&self) -> usize {
        self.telling().len() + 2
    }

    /// The step number `n`, counted from 0.
    pub(crate) fn step(&self, n: usize) -> Step {
        let telling = self.telling();
        match n {
            0 => Step::Card,
            n if n <= telling.len() => Step::Rule(telling[n - 1]),
            _ => Step::Done,
        }
    }

    /// The steps of the trace that measured, skipped or dropped something.
    fn telling(&self) -> Vec<usize> {
        let steps = self.trace.steps().iter().enumerate();
        let tells = |step: &kit::Step<G::Candidate>| {
            !step.measures.is_empty()
                || step.verdict == kit::Verdict::Skipped
                || step.survivors.len() < step.candidates.len()
        };
        steps.filter(|(_, it)| tells(it)).map(|(at, _)| at).collect()
    }
}

/// What the table is shown for.
#[derive(Debug)]
pub enum Mode<G: Game> {
    /// The person's turn, or the end of the game.
    Now,
    /// A look back at an earlier moment.
    Past,
    /// A step of the automa's turn.
    Watching(AutomaTurn<G>, Step),
}

/// Everything a page can show of a game.
#[derive(Debug)]
pub struct View<'a, G: Game> {
    /// The texts in the reader's language.
    pub words: Words<'a>,
    /// The name of the game in addresses.
    pub id: &'a str,
    /// The revision the page was made from.
    pub revision: u64,
    /// The game up to the moment that is shown.
    pub session: &'a Session<G>,
    /// What has been chosen so far, from the address.
    pub query: &'a Query,
    /// What the table is shown for.
    pub mode: Mode<G>,
    /// The automa's last action before the moment shown.
    pub last: Option<AutomaTurn<G>>,
}

impl<'a, G: Game> View<'a, G> {
    /// The table that is shown.
    pub fn state(&self) -> &G::State {
        match &self.mode {
            Mode::Watching(turn, Step::Done) => &turn.after,
            Mode::Watching(turn, _) => &turn.before,
            Mode::Now | Mode::Past => self.session.state(),
        }
    }

    /// Whether the person can act here and now.
    pub fn is_mine(&self) -> bool {
        matches!(self.mode, Mode::Now) && matches!(self.session.turn(), Turn::Human(_))
    }

    /// The address of this page with these parameters.
    pub fn link(&self, parameters: &[(&str, String)]) -> String {
        let mut link = format!("/play/{}", self.id);
        for (at, (key, value)) in parameters.iter().enumerate() {
            link.push(if at == 0 { '?' } else { '&' });
            link.push_str(key);
            link.push('=');
            link.push_str(value);
        }
        link
    }
}
