//! What can be done at each place: where a tap on the map leads to.

use brass::{Action, Brass, Deed, Kind, Owner, Phase, Source, Space, State};
use kit::{Game, Refusal};

use super::{
    answer,
    deed::{self, Plan},
    place::Place,
};
use crate::page::{Reading, View};

/// Where a tap on a place leads to.
#[derive(Clone, Debug)]
pub(super) struct Tap {
    pub(super) link: String,
    /// Whether something can be done there in what has been begun.
    pub(super) is_lit: bool,
}

/// What each place offers.
#[derive(Clone, Debug)]
pub(crate) struct Points {
    /// The deed that is being put together.
    pub(super) plan: Plan,
    /// What could be chosen instead of the last choice: sites, lines, tiles.
    instead: Option<Plan>,
    /// The first steps of every deed that begins at a place of the map.
    first: Vec<[Action; 2]>,
    /// What nothing but money forbids in the question that is open, with what it costs.
    pub(super) dear: Vec<(Action, i16)>,
}

impl Reading for Brass {
    /// What each place offers, where the viewer is to do something.
    type Model = Option<Points>;

    fn model(view: &View<'_, Brass>) -> Option<Points> {
        Points::of(view)
    }
}

impl Points {
    /// What each place offers to the viewer now.
    fn of(view: &View<'_, Brass>) -> Option<Points> {
        let plan = Plan::of(view)?;
        let game = view.game();
        let begun = |it: &&[Action]| matches!(it, [Action::Take(_)]);
        // An open question is answered first; what is whole can still be changed.
        let instead = (1 < plan.chosen.len() && plan.is_whole)
            .then(|| Plan::new(game, &plan.before, plan.chosen[..1].to_vec()))
            .filter(|it| begun(&&it.chosen[..]) && !it.options.is_empty());
        // Another deed may be begun as long as nothing of this one is done.
        let is_free = plan.before.deed == Deed::None;
        let first = if is_free { first_steps(game, view.state()) } else { Vec::new() };
        let dear = answer::too_dear(instead.as_ref().unwrap_or(&plan));
        Some(Points { plan, instead, first, dear })
    }

    /// The deed as far as its question is open, or could be answered otherwise.
    pub(super) fn asking(&self) -> &Plan {
        self.instead.as_ref().unwrap_or(&self.plan)
    }

    /// What other actions could do at a place, while one is chosen.
    pub(super) fn otherwise(&self, place: Place) -> Vec<[Action; 2]> {
        let kind = self.plan.kind().map(Action::Take);
        let here = self.first.iter().filter(|it| is_at(&self.plan.before, place, it[1]));
        here.filter(|it| Some(it[0]) != kind).copied().collect()
    }

    /// What can be chosen at a place, as the choices of a deed.
    pub(super) fn at(&self, place: Place) -> Vec<Vec<Action>> {
        if self.plan.is_blank() && self.plan.before.phase == Phase::Human {
            let here = self.first.iter().filter(|it| is_at(&self.plan.before, place, it[1]));
            return here.map(|it| it.to_vec()).collect();
        }
        let after = |plan: &Plan| -> Vec<Vec<Action>> {
            let here = plan.options.iter().filter(|&&it| is_at(&plan.after, place, it));
            here.map(|&it| plan.chosen.iter().copied().chain([it]).collect()).collect()
        };
        let here = if self.plan.is_whole { Vec::new() } else { after(&self.plan) };
        match &self.instead {
            Some(instead) if here.is_empty() => after(instead),
            _ => here,
        }
    }

    /// The table on which the last of these choices would be made.
    pub(super) fn table_for(&self, game: &Brass, chosen: &[Action]) -> State {
        match chosen {
            [begun @ Action::Take(_), _] if chosen.first() != self.plan.chosen.first() => {
                let mut table = self.plan.before.clone();
                game.apply(&mut table, *begun);
                table
            }
            _ => match &self.instead {
                Some(instead) => instead.after.clone(),
                None => self.plan.after.clone(),
            },
        }
    }

    /// Where a tap on a place leads to.
    pub(super) fn tap(&self, view: &View<'_, Brass>, place: Place) -> Tap {
        let choices = self.at(place);
        let is_asked = !self.plan.is_blank() || self.plan.before.phase == Phase::Shortfall;
        let is_lit = is_asked && !choices.is_empty();
        let link = match &choices[..] {
            [only] => deed::link(view, only),
            _ => self.ask(view, place),
        };
        Tap { link, is_lit }
    }

    /// The page that tells what can be done at a place, and what cannot.
    pub(super) fn ask(&self, view: &View<'_, Brass>, place: Place) -> String {
        let link = deed::link(view, &self.plan.chosen);
        let sign = if link.contains('?') { '&' } else { '?' };
        format!("{link}{sign}at={}", place.id())
    }

    /// Why what somebody would look for at a place cannot be done.
    pub(super) fn refusals(&self, game: &Brass, place: Place) -> Vec<(Action, Refusal)> {
        let table = &self.asking().after;
        let kind = self.plan.kind();
        let mut refused = Vec::new();
        let mut ask = |deed: Deed, action: Action| {
            let mut table = table.clone();
            if kind.is_none() {
                table.deed = deed;
            }
            let is_known = |it: &(Action, Refusal), new: &Refusal| it.1.message == new.message;
            if let Some(refusal) = game.refusal(&table, action)
                && !refused.iter().any(|it| is_known(it, &refusal))
            {
                refused.push((action, refusal));
            }
        };
        match place {
            Place::Space(at) => asked_at(table, at, kind, &mut ask),
            Place::Line(link) if kind.is_none_or(|it| it == Kind::Network) => {
                ask(Deed::Network, Action::Line(link));
            }
            Place::Location(location) => {
                let spaces = brass::SPACES_AT[location as usize];
                spaces.for_each(|it| asked_at(table, it, kind, &mut ask));
            }
            _ => {}
        }
        refused
    }
}

fn asked_at(table: &State, at: Space, kind: Option<Kind>, ask: &mut impl FnMut(Deed, Action)) {
    let is = |wanted: Kind| kind.is_none_or(|it| it == wanted);
    let piece = table.board.tile(at);
    if is(Kind::Sell) && piece.is_some_and(|it| it.owner == Owner::Human && it.industry.is_sold()) {
        ask(Deed::Sell, Action::Flip(at));
    }
    if is(Kind::Build) {
        for industry in at.industries() {
            if piece.is_none_or(|it| it.industry == industry) {
                ask(Deed::Build, Action::Site(industry, at));
            }
        }
    }
}

/// The first steps of every deed that begins at a place.
fn first_steps(game: &Brass, table: &State) -> Vec<[Action; 2]> {
    let mut found = Vec::new();
    if table.phase != Phase::Human {
        return found;
    }
    for (kind, deed) in
        [(Kind::Build, Deed::Build), (Kind::Network, Deed::Network), (Kind::Sell, Deed::Sell)]
    {
        let mut begun = table.clone();
        begun.deed = deed;
        game.options(&begun, &mut |it| found.push([Action::Take(kind), it]));
    }
    found
}

/// Whether an action is about a place.
fn is_at(table: &State, place: Place, action: Action) -> bool {
    let about = match action {
        Action::Site(_, at)
        | Action::Flip(at)
        | Action::Coal(at)
        | Action::Iron(at)
        | Action::GiveUp(at) => Place::Space(at),
        Action::Beer(source) => match (source.space(), table.deed) {
            (Some(at), _) => Place::Space(at),
            (None, Deed::SellBeer(_, merchant, _)) if source == Source::BARREL => {
                Place::Merchant(merchant)
            }
            _ => return false,
        },
        Action::Line(link) => Place::Line(link),
        Action::To(merchant) => Place::Merchant(merchant),
        _ => return false,
    };
    match (place, about, action) {
        _ if place == about => true,
        (Place::Location(location), Place::Space(at), _) => at.location() == location,
        // Whoever points at a merchant means what can be sold there.
        (Place::Merchant(merchant), _, Action::Flip(at)) => {
            table.sale_partners(Owner::Human, at).any(|it| it == merchant)
        }
        _ => false,
    }
}
