//! Putting the table right fact by fact: a group, a fact of it, and how it stands.

use kit::{Fact, Message, Ways, compose, patch};
use serde_json::{Value, json};

use super::{Match, Next};
use crate::{
    board::Board,
    play::{
        menu::{Item, Menu, Pick},
        words::{self, Wish},
    },
};

/// A table that is being put right; nothing counts before it is set so.
#[derive(Debug)]
pub(super) struct Fixing {
    /// What was changed so far, as a JSON merge patch of the position.
    patch: Value,
    /// The group that is open.
    group: Option<&'static str>,
    /// The place of the fact that is open.
    place: Option<String>,
}

/// What a choice while fixing comes to.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// Opens a group.
    Group(&'static str),
    /// Opens a fact, by its place.
    Fact(String),
    /// Sets the fact that is open.
    Way(usize),
    /// Makes all changes count.
    Done,
}

impl<G: Board> Match<G> {
    /// Begins to put the table right, where facts are known of it.
    pub(super) fn begin_fixing(&mut self) -> Option<Next> {
        let game = self.session.game();
        if !game.is_at_table() || game.facts(self.session.state()).is_empty() {
            return None;
        }
        if let Err(reason) = self.session.corrected(&json!({})) {
            return Some(self.refuse(self.voice.trouble(&reason)));
        }
        self.fixing = Some(Fixing { patch: json!({}), group: None, place: None });
        self.is_menu_stale = true;
        Some(Next::Ask)
    }

    /// The table as the changes so far make it.
    fn fixed(&self, fixing: &Fixing) -> G::State {
        let fixed = self.session.corrected(&fixing.patch);
        fixed.unwrap_or_else(|_| self.session.state().clone())
    }

    /// What can be chosen while the table is put right.
    pub(super) fn fix_menu(&self) -> Option<Menu<Step>> {
        let fixing = self.fixing.as_ref()?;
        let state = self.fixed(fixing);
        let facts = self.session.game().facts(&state);
        let open = facts.iter().find(|it| Some(&it.place) == fixing.place.as_ref());
        let (head, items) = match (open, fixing.group) {
            (Some(fact), _) => self.ways_of(fact),
            (None, Some(group)) => {
                let of_group = facts.iter().filter(|it| it.group == group);
                (self.voice.text(group), of_group.map(|it| self.fact_item(it)).collect())
            }
            (None, None) => (self.changes_so_far(&state), self.groups_of(&facts, fixing)),
        };
        Some(Menu { head: self.style.wrap(0, &head), prefix: String::new(), items })
    }

    fn groups_of(&self, facts: &[Fact<'_, G::Position>], fixing: &Fixing) -> Vec<Item<Step>> {
        let item =
            |key: String, step: Step| Item { key, label: String::new(), pick: Pick::Play(step) };
        let groups = desk::groups(facts).into_iter();
        let mut items: Vec<Item<Step>> =
            groups.map(|it| item(self.voice.text(it), Step::Group(it))).collect();
        if fixing.patch != json!({}) {
            items.push(item(self.voice.text("cli-play-fix-done"), Step::Done));
        }
        items
    }

    fn fact_item(&self, fact: &Fact<'_, G::Position>) -> Item<Step> {
        let step = Step::Fact(fact.place.clone());
        Item { key: fact.place.clone(), label: self.stands(fact), pick: Pick::Play(step) }
    }

    fn stands(&self, fact: &Fact<'_, G::Position>) -> String {
        let (name, said) = (fact.name.clone(), fact.said.clone());
        self.voice.tell("cli-card", [("card", name.into()), ("lines", said.into())])
    }

    /// How a fact stands, and the ways it can be set.
    fn ways_of(&self, fact: &Fact<'_, G::Position>) -> (String, Vec<Item<Step>>) {
        let stands = self.stands(fact);
        match fact.ways() {
            Ways::Count(count) => {
                let (least, most) = (count.least.into(), count.most.into());
                let args = [("fact", stands.into()), ("least", least), ("most", most)];
                (self.voice.tell("cli-play-fix-count", args), Vec::new())
            }
            Ways::OneOf(ways) => {
                let item = |(nth, text): (usize, &Message)| Item {
                    key: self.voice.say(text),
                    label: String::new(),
                    pick: Pick::Play(Step::Way(nth)),
                };
                let ways = ways.iter().map(|it| &it.text).enumerate();
                (stands, ways.map(item).collect())
            }
        }
    }

    /// What was changed so far, and what is asked.
    fn changes_so_far(&self, state: &G::State) -> String {
        let changed = desk::changed(self.session.game(), self.session.state(), state);
        let told = changed.into_iter().map(|it| {
            let args = [
                ("name", it.name.into()),
                ("before", it.before.into()),
                ("after", it.after.into()),
            ];
            self.voice.tell("cli-play-fix-changed", args) + "\n"
        });
        told.collect::<String>() + &self.voice.text("cli-play-fix-which")
    }

    /// Does what somebody typed while the table is put right, unless it is a word that
    /// has nothing to do with that.
    pub(super) fn fix_on(&mut self, typed: &str) -> Option<Next> {
        let menu = self.fix_menu()?;
        match words::wish(&self.voice, typed) {
            Wish::Choose(typed) => Some(self.choose_fact(&menu, &typed)),
            Wish::Back => {
                self.is_menu_stale = true;
                let fixing = self.fixing.as_mut()?;
                if fixing.place.take().is_none() && fixing.group.take().is_none() {
                    self.fixing = None;
                }
                Some(Next::Ask)
            }
            Wish::Help
            | Wish::Table
            | Wish::More
            | Wish::Hint
            | Wish::Score
            | Wish::Log
            | Wish::Rules(_)
            | Wish::Why(_)
            | Wish::WhyNot(_) => None,
            _ => {
                self.fixing = None;
                None
            }
        }
    }

    fn choose_fact(&mut self, menu: &Menu<Step>, typed: &str) -> Next {
        let number = typed.parse::<i64>().ok();
        let chosen = menu.find(typed).map(|nth| menu.items[nth].pick.clone());
        self.is_menu_stale = true;
        match (chosen, number) {
            (Some(Pick::Play(Step::Done)), _) => {
                let fixing = self.fixing.take().expect("the table is being put right");
                self.enter(|session| session.correct(fixing.patch))
            }
            (Some(Pick::Play(Step::Group(group))), _) => self.open_fact(Some(group), None),
            (Some(Pick::Play(Step::Fact(place))), _) => {
                let group = self.fixing.as_ref().and_then(|it| it.group);
                self.open_fact(group, Some(place))
            }
            (Some(Pick::Play(Step::Way(nth))), _) => self.set_fact(typed, |ways, position| {
                let Ways::OneOf(ways) = ways else { return false };
                ways[nth].set(position);
                true
            }),
            (_, Some(n)) if menu.items.is_empty() => self.set_fact(typed, |ways, position| {
                let Ways::Count(count) = ways else { return false };
                let is_possible = (count.least..=count.most).contains(&n);
                if is_possible {
                    count.set(position, n);
                }
                is_possible
            }),
            _ => self.refuse(self.no_such_fact(menu, typed)),
        }
    }

    fn open_fact(&mut self, group: Option<&'static str>, place: Option<String>) -> Next {
        if let Some(fixing) = &mut self.fixing {
            (fixing.group, fixing.place) = (group, place);
        }
        Next::Ask
    }

    /// What could have been typed instead.
    fn no_such_fact(&self, menu: &Menu<Step>, typed: &str) -> String {
        let found = ("found", typed.into());
        match menu.items.is_empty() {
            true => self.voice.tell("cli-play-fix-number", [found]),
            false => {
                self.voice.tell("cli-play-unknown", [found, ("last", menu.items.len().into())])
            }
        }
    }

    /// Sets the fact that is open, if that makes a table that can be.
    fn set_fact(
        &mut self,
        typed: &str,
        set: impl FnOnce(&Ways<'_, G::Position>, &mut G::Position) -> bool,
    ) -> Next {
        let Some(more) = self.change_of(set) else {
            return self.refuse(self.voice.tell("cli-play-fix-number", [("found", typed.into())]));
        };
        let mut all = self.fixing.as_ref().map_or_else(|| json!({}), |it| it.patch.clone());
        compose(&mut all, &more);
        if let Err(reason) = self.session.corrected(&all) {
            return self.refuse(self.voice.trouble(&reason));
        }
        // Nothing is left open: the next question is what else differs.
        self.fixing = Some(Fixing { patch: all, group: None, place: None });
        Next::Ask
    }

    /// What setting the fact that is open changes, if it can be set so.
    fn change_of(
        &self,
        set: impl FnOnce(&Ways<'_, G::Position>, &mut G::Position) -> bool,
    ) -> Option<Value> {
        let fixing = self.fixing.as_ref()?;
        let state = self.fixed(fixing);
        let facts = self.session.game().facts(&state);
        let fact = facts.iter().find(|it| Some(&it.place) == fixing.place.as_ref())?;
        let ways = fact.ways();
        let mut is_set = false;
        let more = patch(self.session.game(), &state, |it| is_set = set(&ways, it));
        is_set.then_some(more)
    }
}
