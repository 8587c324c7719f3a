//! Answers at the table: what one tap tells, or what it leads to.

use brass::{Action, Brass, Deed, Location, Owner, Source, State};
use maud::{Markup, html};

use super::super::{
    deed::{self, Plan},
    place::Place,
    points::Points,
};
use crate::{page::View, parts::form};

/// What a tap does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) enum Tap {
    /// It leads to the next question.
    Ask(String),
    /// It tells a whole deed: nothing is asked again.
    Tell(Vec<Action>),
}

/// A place on the map and what a tap on it does.
#[derive(Clone, Debug)]
pub(in super::super) struct Target {
    pub(super) place: Place,
    pub(super) tap: Tap,
}

/// What choosing these steps of a deed leads to.
pub(super) fn tap(view: &View<'_, Brass>, chosen: &[Action]) -> Tap {
    let plan = Plan::new(view.game(), view.state(), chosen.to_vec());
    match plan.is_whole {
        true => Tap::Tell(plan.actions()),
        false => Tap::Ask(deed::link(view, &plan.chosen)),
    }
}

/// A tap as a plate: a link, or a form of one button.
pub(super) fn plate(view: &View<'_, Brass>, tap: &Tap, class: &str, face: Markup) -> Markup {
    keyed_plate(view, tap, class, None, face)
}

/// A tap as a plate that a key presses too.
pub(super) fn keyed_plate(
    view: &View<'_, Brass>,
    tap: &Tap,
    class: &str,
    key: Option<usize>,
    face: Markup,
) -> Markup {
    match tap {
        Tap::Ask(link) => {
            html! { a class={ "ask " (class) } href=(link) data-key=[key] { (face) } }
        }
        Tap::Tell(actions) => {
            let button = html! {
                button class={ "ask " (class) } type="submit" data-key=[key] { (face) }
            };
            form::acts(view, actions, button)
        }
    }
}

/// The choices that answer the open question, each with the steps chosen before.
pub(super) fn answers(plan: &Plan) -> Vec<Vec<Action>> {
    let with = |more: &[Action]| plan.chosen.iter().chain(more).copied().collect();
    let Deed::SellMerchant(at) = plan.after.deed else {
        return plan.options.iter().map(|&it| with(&[it])).collect();
    };
    let table = &plan.after;
    if table.beer_needed(at) != 1 {
        return plan.options.iter().map(|&it| with(&[it])).collect();
    }
    // Who sells with one barrel is asked whose it was, and the merchant follows.
    let partners: Vec<u8> = table.sale_partners(Owner::Human, at).collect();
    let mut found = Vec::new();
    for &merchant in &partners {
        if table.merchants[usize::from(merchant)].has_barrel {
            found.push(with(&[Action::To(merchant), Action::Beer(Source::BARREL)]));
        }
    }
    let reach = table.board.connected(at.location());
    let to = partners.first().copied().unwrap_or_default();
    for brewery in table.breweries(Owner::Human, reach) {
        found.push(with(&[Action::To(to), Action::Beer(Source::tile(brewery))]));
    }
    found
}

/// What can be told of a place: the steps of each deed that begins or goes on there.
pub(super) fn told_at(view: &View<'_, Brass>, points: &Points, place: Place) -> Vec<Vec<Action>> {
    let mut choices = points.at(place);
    if points.plan.is_blank() {
        let here = |it: &Action| match *it {
            Action::GiveUp(at) => {
                place == Place::Space(at) || place == Place::Location(at.location())
            }
            _ => false,
        };
        let given_up = view.options().into_iter().filter(here);
        choices.extend(given_up.map(|it| vec![it]));
    }
    choices
}

/// Where a tap on a place leads to: straight on where one thing can have happened.
pub(super) fn tap_at(view: &View<'_, Brass>, points: &Points, place: Place) -> Tap {
    match &told_at(view, points, place)[..] {
        [only] if !matches!(only[..], [Action::GiveUp(_)]) => tap(view, only),
        _ => Tap::Ask(asked_at(view, &points.plan.chosen, place)),
    }
}

/// The page that asks what happened at a place.
pub(super) fn asked_at(view: &View<'_, Brass>, chosen: &[Action], place: Place) -> String {
    let link = deed::link(view, chosen);
    let sign = if link.contains('?') { '&' } else { '?' };
    format!("{link}{sign}at={}", place.id())
}

/// The places of the map that answer the open question.
pub(super) fn targets(view: &View<'_, Brass>, points: &Points) -> Vec<Target> {
    let state = &points.plan.after;
    let is_blank = points.plan.is_blank();
    let lines = state.era.lines().filter(|&it| !is_laid(state, it)).map(Place::Line);
    let towns = Location::ALL.iter().map(|&it| Place::Location(it));
    let all = towns.chain(lines);
    all.filter(|&it| match it {
        // An open question is answered where it can be.
        _ if !is_blank => !points.at(it).is_empty(),
        Place::Location(at) => !brass::MERCHANTS.has(at),
        _ => true,
    })
    .map(|place| Target { place, tap: tap_at(view, points, place) })
    .collect()
}

fn is_laid(state: &State, link: brass::Link) -> bool {
    Owner::ALL.iter().any(|&it| state.board.links(it).has(link))
}
