//! What the person is about to do: the steps chosen so far, those that follow of
//! themselves, and the question that is open.

use brass::{Action, Brass, Card, Deed, Industry, Kind, LINES_AT, Owner, Phase, State};
use kit::Game;

use super::key;
use crate::page::View;

/// How a step came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// The person chose it.
    Chosen,
    /// Nothing else was possible.
    Forced,
    /// A card that would be missed least; another can be chosen.
    Suggested,
}

/// A step of a deed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) action: Action,
    pub(super) how: How,
    /// How many choices of the person come before it.
    n_before: usize,
}

/// A deed that is being put together.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// What the person chose, in order.
    pub(super) chosen: Vec<Action>,
    /// Everything that would be done.
    pub(super) steps: Vec<Step>,
    /// The table it starts from.
    pub(super) before: State,
    /// The table after the steps.
    pub(super) after: State,
    /// What may follow.
    pub(super) options: Vec<Action>,
    /// Whether nothing of the deed is left to be chosen.
    pub(super) is_whole: bool,
}

impl Plan {
    /// The deed that stands in the address, on the table as it is.
    pub(super) fn of(view: &View<'_, Brass>) -> Option<Plan> {
        if !view.is_mine() || !matches!(view.state().phase, Phase::Human | Phase::Shortfall) {
            return None;
        }
        let text = view.query.get(key::DEED).map_or("", String::as_str);
        let chosen = text.split(';').filter_map(|it| it.trim().parse().ok()).collect();
        Some(Plan::new(view.game(), view.state(), chosen))
    }

    /// Plays the choices on a copy of the table, with what follows of itself
    /// between them; choices that are no longer possible are left out.
    pub(super) fn new(game: &Brass, table: &State, wanted: Vec<Action>) -> Plan {
        let mut plan = Plan {
            chosen: Vec::new(),
            steps: Vec::new(),
            before: table.clone(),
            after: table.clone(),
            options: Vec::new(),
            is_whole: false,
        };
        let mut wanted = wanted.into_iter().peekable();
        loop {
            let is_begun = !plan.steps.is_empty() || table.deed != Deed::None;
            if !plan.steps.is_empty() && game.is_at_rest(&plan.after) {
                plan.is_whole = true;
                return plan;
            }
            plan.options = kit::options(game, &plan.after);
            if let Some(action) = wanted.next_if(|it| plan.options.contains(it)) {
                plan.step(game, action, How::Chosen);
                continue;
            }
            let is_card = plan.options.iter().all(|it| matches!(it, Action::Card(_)));
            match plan.options[..] {
                [only] if is_begun => plan.step(game, only, How::Forced),
                // Two merchants for goods that take no beer: nobody is asked.
                [first, ..] if is_begun && !is_card && plan.is_alike(game) => {
                    plan.step(game, first, How::Forced);
                }
                [_, ..] if is_card && !matches!(plan.after.deed, Deed::Scout(_)) => {
                    let card = spare(&plan.after, &plan.options);
                    plan.step(game, card, How::Suggested);
                }
                // What cannot be chosen here any more is left out.
                _ => match wanted.next() {
                    Some(_) => {}
                    None => return plan,
                },
            }
        }
    }

    /// Whether every answer leads to the same table.
    fn is_alike(&self, game: &Brass) -> bool {
        let mut tables = self.options.iter().map(|&it| {
            let mut table = self.after.clone();
            game.apply(&mut table, it);
            table
        });
        let first = tables.next();
        tables.all(|it| Some(it) == first)
    }

    fn step(&mut self, game: &Brass, action: Action, how: How) {
        self.steps.push(Step { action, how, n_before: self.chosen.len() });
        if how == How::Chosen {
            self.chosen.push(action);
        }
        game.apply(&mut self.after, action);
    }

    /// Whether nothing has been chosen and nothing is half done.
    pub(super) fn is_blank(&self) -> bool {
        self.steps.is_empty() && self.before.deed == Deed::None
    }

    /// Whether it can be done as it stands: it is whole, or no more is wanted.
    pub(super) fn is_ready(&self) -> bool {
        self.is_whole || self.options.contains(&Action::Done)
    }

    /// Its actions as they are played: whole, or with no more wanted.
    pub(super) fn actions(&self) -> Vec<Action> {
        let done = (!self.is_whole).then_some(Action::Done);
        self.steps.iter().map(|it| it.action).chain(done).collect()
    }

    /// The table after it is done as it stands.
    pub(super) fn outcome(&self, game: &Brass) -> State {
        let mut after = self.after.clone();
        if !self.is_whole && self.options.contains(&Action::Done) {
            game.apply(&mut after, Action::Done);
        }
        after
    }

    /// The kind of action it is of.
    pub(super) fn kind(&self) -> Option<Kind> {
        if let Some(Action::Take(kind)) = self.steps.first().map(|it| it.action) {
            return Some(kind);
        }
        Some(match self.before.deed {
            Deed::None => return None,
            Deed::Build | Deed::BuildCard(..) | Deed::BuildPay(..) => Kind::Build,
            Deed::Network
            | Deed::NetworkCard(_)
            | Deed::NetworkCoal(_)
            | Deed::NetworkMore
            | Deed::NetworkCoalAgain(_)
            | Deed::NetworkBeer(_) => Kind::Network,
            Deed::Develop
            | Deed::DevelopCard(_)
            | Deed::DevelopIron
            | Deed::DevelopMore
            | Deed::DevelopIronAgain => Kind::Develop,
            Deed::Sell
            | Deed::SellCard(_)
            | Deed::SellMerchant(_)
            | Deed::SellBeer(..)
            | Deed::SellBonus
            | Deed::SellMore => Kind::Sell,
            Deed::Loan => Kind::Loan,
            Deed::Scout(_) => Kind::Scout,
            Deed::Pass => Kind::Pass,
        })
    }

    /// The cards it discards, in order.
    pub(super) fn cards(&self) -> Vec<Card> {
        let card = |it: &Step| match it.action {
            Action::Card(card) => Some(card),
            _ => None,
        };
        self.steps.iter().filter_map(card).collect()
    }

    /// The page with one more choice.
    pub(super) fn with(&self, view: &View<'_, Brass>, action: Action) -> String {
        let mut chosen = self.chosen.clone();
        chosen.push(action);
        link(view, &chosen)
    }

    /// The page with another card for the one that is discarded.
    pub(super) fn with_card(&self, view: &View<'_, Brass>, card: Card) -> Option<String> {
        if let Deed::Scout(_) = self.after.deed {
            return self
                .options
                .contains(&Action::Card(card))
                .then(|| self.with(view, Action::Card(card)));
        }
        let at = self.steps.iter().position(|it| matches!(it.action, Action::Card(_)))?;
        let step = self.steps[at];
        let mut table = self.before.clone();
        self.steps[..at].iter().for_each(|it| view.game().apply(&mut table, it.action));
        if matches!(table.deed, Deed::Scout(_))
            || !kit::options(view.game(), &table).contains(&Action::Card(card))
        {
            return None;
        }
        let mut chosen = self.chosen[..step.n_before].to_vec();
        chosen.push(Action::Card(card));
        let n_taken = step.n_before + usize::from(step.how == How::Chosen);
        chosen.extend(&self.chosen[n_taken..]);
        Some(link(view, &chosen))
    }

    /// The page with a card kept after all that was chosen for scouting.
    pub(super) fn without_card(&self, view: &View<'_, Brass>, card: Card) -> Option<String> {
        let at = self.chosen.iter().rposition(|&it| it == Action::Card(card))?;
        let mut chosen = self.chosen.clone();
        chosen.remove(at);
        (self.kind() == Some(Kind::Scout)).then(|| link(view, &chosen))
    }

    /// The page with the last choice taken back.
    pub(super) fn back(&self, view: &View<'_, Brass>) -> Option<String> {
        let (_, rest) = self.chosen.split_last()?;
        Some(link(view, rest))
    }
}

/// The page with these choices of a deed.
pub(super) fn link(view: &View<'_, Brass>, chosen: &[Action]) -> String {
    if chosen.is_empty() {
        return view.link(&[]);
    }
    let steps: Vec<String> = chosen.iter().map(|it| it.to_string().replace(' ', "+")).collect();
    view.link(&[(key::DEED, steps.join(";"))])
}

/// The card that would be missed least: one the hand has twice, then a place or
/// an industry nothing can be built with, then a place far from the network; a
/// wild card last.
fn spare(table: &State, options: &[Action]) -> Action {
    let worth = |card: Card| {
        let is_double = 1 < table.human.hand[card];
        let n_uses = n_uses(table, card);
        let reach = match card.location() {
            Some(location) if table.building_ground(Owner::Human).has(location) => 3,
            Some(location) => {
                i32::from(LINES_AT[location as usize].meets(table.board.links(Owner::Human)))
            }
            None => 2,
        };
        (card.is_wild(), !is_double, n_uses != 0, n_uses.min(3) + reach, card as u8)
    };
    let cards = options.iter().filter_map(|it| match it {
        Action::Card(card) => Some(*card),
        _ => None,
    });
    Action::Card(cards.min_by_key(|&it| worth(it)).expect("there are cards to choose from"))
}

/// How many industries of the mat a card could build somewhere on free spaces.
fn n_uses(table: &State, card: Card) -> i32 {
    let can = |industry: Industry| table.human.mat.buildable(industry, table.era).is_some();
    let n = match (card.location(), card.industry()) {
        (Some(location), _) => Industry::ALL
            .iter()
            .filter(|&&it| can(it) && !table.free_spaces(it, location).is_empty())
            .count(),
        (None, Some(industry)) => usize::from(can(industry)) * 2,
        (None, None) => 9,
    };
    n as i32
}
