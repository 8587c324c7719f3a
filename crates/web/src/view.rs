//! The view: everything a page can show of a game, as one person may see it.

use std::{cell::OnceCell, fmt::Debug};

use desk::{AutomaTurn, Moment, Step};
use kit::{Game, Message, Order, Pile, Refusal, Rung, Seat, Session, Turn, Verdict};

use crate::{
    Pen,
    address::{Address, Link, key},
    visit::Query,
};

/// What the program waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The choice of the person in this chair.
    Person(Seat),
    /// The card that a pile on the person's table turned up.
    Card(Pile),
    /// Nothing: the game is over, or an earlier moment is shown.
    Nobody,
}

/// What the table is shown for.
#[derive(Debug)]
pub(crate) enum Mode<G: Game> {
    /// What is now: somebody's choice, or the end of the game.
    Now,
    /// A look back at an earlier moment.
    Past,
    /// A moment of the automa's turn.
    Watching(AutomaTurn<G>, Moment),
}

/// How a candidate stands at a moment of the automa's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Glow {
    /// Still to be chosen.
    In,
    /// Dropped: the number of the rung that did it.
    Out(usize),
    /// The only one left.
    Chosen,
}

impl Glow {
    /// How a candidate stands after these rungs; `None` if none looked at it.
    pub(crate) fn after<C: PartialEq>(rungs: &[Rung<C>], candidate: C) -> Option<Glow> {
        let asked = rungs.iter().enumerate().filter(|it| it.1.candidates.contains(&candidate));
        let stands = |(at, rung): (usize, &Rung<C>)| match rung.survivors.contains(&candidate) {
            false => Glow::Out(at),
            true if rung.survivors.len() == 1 && rung.verdict == Verdict::Applied => Glow::Chosen,
            true => Glow::In,
        };
        // Once dropped, a candidate is asked about no more.
        asked.map(stands).last()
    }

    /// Everybody whom these rungs looked at, and how they stand in the end.
    pub(crate) fn all<C: PartialEq + Copy>(rungs: &[Rung<C>]) -> Vec<(C, Glow)> {
        let mut all: Vec<(C, Glow)> = Vec::new();
        for &candidate in rungs.iter().flat_map(|it| &it.candidates) {
            if all.iter().all(|it| it.0 != candidate) {
                all.extend(Glow::after(rungs, candidate).map(|it| (candidate, it)));
            }
        }
        all
    }

    /// The class of a candidate that stands like this.
    pub(crate) fn class(&self) -> &'static str {
        match self {
            Glow::In => "tied",
            Glow::Out(_) => "gone",
            Glow::Chosen => "hit",
        }
    }

    /// Its sign in a picture: the number of the rung that dropped it.
    pub(crate) fn sign(&self) -> String {
        match self {
            Glow::In => "=".to_owned(),
            Glow::Out(at) => (at + 1).to_string(),
            Glow::Chosen => "✓".to_owned(),
        }
    }
}

/// What tells what an action did, between two tables: `Page::tell`.
pub(crate) type Tell<G> =
    fn(&G, &<G as Game>::State, <G as Game>::Action, &<G as Game>::State) -> Option<Message>;

/// How a game reads the address of a page.
pub(crate) trait Reading: Game {
    /// What it reads there: what has been chosen so far, and what can be chosen now.
    type Model: Debug;

    /// Reads it; a view asks for it once, when it is first needed.
    fn model(view: &View<'_, Self>) -> Self::Model;
}

/// A moment that is tried again: nothing of it is written to a record, so what was done so
/// far stands in the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scratch {
    /// The moment.
    pub(crate) ply: usize,
    /// What was done, in notation, with commas between; empty at first.
    pub(crate) did: String,
}

impl Scratch {
    /// What was done as it stands in an address, where no space may.
    pub(crate) fn spaced(did: &str) -> String {
        did.replace('%', "%25").replace('+', "%2B").replace(' ', "+")
    }
}

/// Everything a page can show of a game, as one person may see it.
#[derive(Debug)]
pub(crate) struct View<'a, G: Reading> {
    /// The texts in the reader's language.
    pub(crate) words: Pen<'a>,
    /// The name of the game in addresses.
    pub(crate) id: &'a str,
    /// The revision the page was made from.
    pub(crate) revision: u64,
    /// What has been chosen so far, from the address.
    pub(crate) query: &'a Query,
    /// Whose eyes these are.
    pub(crate) viewer: Seat,
    /// What the program waits for.
    pub(crate) asked: Asked,
    /// What the table is shown for.
    pub(crate) mode: Mode<G>,
    /// How many entries of the record have happened at the moment shown.
    pub(crate) ply: usize,
    /// The deeds of the hint that is shown, in the board's order; none if none is shown.
    pub(crate) hinted: Vec<Vec<G::Action>>,
    /// The moment that is tried again, if this is no game that is kept.
    pub(crate) scratch: Option<Scratch>,
    live: &'a Session<G>,
    table: G::State,
    since: OnceCell<Vec<AutomaTurn<G>>>,
    model: OnceCell<G::Model>,
}

impl<'a, G: Reading> View<'a, G> {
    /// The game as `viewer` may see it in a mode, after `ply` entries.
    pub(crate) fn new(
        (words, id, revision, query): (Pen<'a>, &'a str, u64, &'a Query),
        live: &'a Session<G>,
        viewer: Seat,
        mode: Mode<G>,
        ply: usize,
    ) -> View<'a, G> {
        let asked = match (&mode, live.game().turn(live.at(ply))) {
            (Mode::Now, Turn::Human(seat)) => Asked::Person(seat),
            (Mode::Now, Turn::Chance(pile)) => Asked::Card(pile),
            _ => Asked::Nobody,
        };
        let table = concealed(live, viewer, ply);
        let (since, model) = (OnceCell::new(), OnceCell::new());
        let hinted = Vec::new();
        let scratch = None;
        View {
            words,
            id,
            revision,
            query,
            viewer,
            asked,
            mode,
            ply,
            hinted,
            scratch,
            live,
            table,
            since,
            model,
        }
    }

    /// The same with the deeds of a hint.
    #[must_use]
    pub(crate) fn hinting(self, hinted: Vec<Vec<G::Action>>) -> View<'a, G> {
        View { hinted, ..self }
    }

    /// The deeds of the hint that is shown, each with its letter.
    pub(crate) fn lettered(&self) -> impl Iterator<Item = (char, &[G::Action])> {
        ('A'..='Z').zip(self.hinted.iter().map(Vec::as_slice))
    }

    /// The same for a moment that is tried again.
    #[must_use]
    pub(crate) fn scratched(self, scratch: Scratch) -> View<'a, G> {
        View { scratch: Some(scratch), ..self }
    }

    /// Where forms go that change the game: at a moment that is tried again, to it.
    pub(crate) fn form(&self, change: Address<'_>) -> Link {
        match &self.scratch {
            Some(it) => self.words.to(Address::Moment { id: self.id, ply: it.ply }),
            None => self.words.to(change),
        }
    }

    /// What the game reads in the address, made when it is first asked for.
    pub(crate) fn model(&self) -> &G::Model {
        self.model.get_or_init(|| G::model(self))
    }

    /// The automa's turns before the moment shown, since the person last acted before the
    /// last of them; none while one is watched.
    pub(crate) fn since(&self) -> &[AutomaTurn<G>] {
        self.since.get_or_init(|| match &self.mode {
            Mode::Watching(..) => Vec::new(),
            Mode::Now | Mode::Past => AutomaTurn::since(self.live, self.ply),
        })
    }

    /// The automa's last turn before the moment shown; none while one is watched.
    pub(crate) fn last(&self) -> Option<&AutomaTurn<G>> {
        self.since().last()
    }

    /// The game: rules, deck, level.
    pub(crate) fn game(&self) -> &'a G {
        self.live.game()
    }

    /// The table at the moment shown, as the viewer sees it.
    pub(crate) fn state(&self) -> &G::State {
        &self.table
    }

    /// The table after the first `ply` entries, as the viewer sees it.
    pub(crate) fn at(&self, ply: usize) -> G::State {
        concealed(self.live, self.viewer, ply)
    }

    /// The game as it is kept.
    pub(crate) fn live(&self) -> &'a Session<G> {
        self.live
    }

    /// What a person moves for a turn of the automa, line by line.
    pub(crate) fn orders(&self, turn: &AutomaTurn<G>) -> Vec<Order<G::Candidate>> {
        let live = self.live;
        let plies: Vec<(&G::State, G::Action)> =
            turn.plies.iter().map(|it| (live.at(it.ply), it.action)).collect();
        self.game().orders(&plies, live.at(turn.range().end))
    }

    /// Whose turn it is at the moment shown.
    pub(crate) fn turn(&self) -> Turn {
        self.game().turn(&self.table)
    }

    /// Whether the viewer can act here and now.
    pub(crate) fn is_mine(&self) -> bool {
        match self.asked {
            Asked::Person(seat) => seat == self.viewer,
            Asked::Card(_) => true,
            Asked::Nobody => false,
        }
    }

    /// What the viewer may do now, or which cards a pile may have turned up.
    pub(crate) fn options(&self) -> Vec<G::Action> {
        match self.asked {
            Asked::Person(seat) if seat == self.viewer => {
                kit::options(self.game(), self.live.at(self.ply))
            }
            // Which cards are left tells which ones others hold: as far as the
            // viewer knows, those may come too.
            Asked::Card(_) => kit::options(self.game(), &self.table),
            Asked::Person(_) | Asked::Nobody => Vec::new(),
        }
    }

    /// Why the viewer may not do each of these now.
    pub(crate) fn refusals(&self, actions: &[G::Action]) -> Vec<Option<Refusal>> {
        if !self.is_mine() {
            return vec![None; actions.len()];
        }
        self.game().refusals(self.live.at(self.ply), actions)
    }

    /// The table right after an action of the viewer, before anybody else acts;
    /// `None` if it is not allowed.
    pub(crate) fn after(&self, action: G::Action) -> Option<G::State> {
        let state = self.live.at(self.ply);
        if !self.is_mine() || self.game().refusal(state, action).is_some() {
            return None;
        }
        let mut after = state.clone();
        self.game().apply(&mut after, action);
        self.game().conceal(&mut after, self.viewer);
        Some(after)
    }

    /// Whether a deed of the viewer is half done, so that a step can be taken back.
    pub(crate) fn is_in_deed(&self) -> bool {
        self.is_mine() && !self.game().is_at_rest(self.live.at(self.ply))
    }

    /// The address of this page with these parameters.
    pub(crate) fn link(&self, parameters: &[(&str, String)]) -> String {
        let here = match &self.scratch {
            Some(it) => {
                let here = self.words.to(Address::Moment { id: self.id, ply: it.ply });
                if it.did.is_empty() { here } else { here.with(key::DID, Scratch::spaced(&it.did)) }
            }
            None => self.words.to(Address::Play { id: self.id }),
        };
        parameters.iter().fold(here, |link, (key, value)| link.with(key, value)).into_string()
    }

    /// The way to how it is played, and from there back to this game.
    pub(crate) fn how(&self) -> Link {
        self.words.to(Address::How { game: G::ID }).with(key::FROM, self.id)
    }

    /// The way to the rules, and from there back to this game.
    pub(crate) fn rules(&self) -> Link {
        self.words.to(Address::Rules { game: G::ID }).with(key::FROM, self.id)
    }

    /// Whether the watched moment is the one in which all is done.
    pub(crate) fn is_done(&self) -> bool {
        matches!(&self.mode, Mode::Watching(_, moment) if moment.step == Step::Done)
    }
}

/// The table after the first `ply` entries, as `viewer` sees it.
fn concealed<G: Game>(live: &Session<G>, viewer: Seat, ply: usize) -> G::State {
    let mut table = live.at(ply).clone();
    live.game().conceal(&mut table, viewer);
    table
}
