//! Brass's choices: what a building costs and brings, and what is missing.

use brass::{Action, Brass, Card, Deed, Industry, Kind, Location, Phase, Space, State};
use kit::options;

use super::{icons, more::facts};
use crate::{
    play::menu::{self, Menu},
    voice::Voice,
};

/// Whatever is offered; buildings with their price in all and what they bring.
pub(super) fn menu(game: &Brass, state: &State, voice: &Voice) -> Menu<Action> {
    let mut menu = menu::listed(voice, game, state);
    for item in &mut menu.items {
        let action = item.key.parse();
        if let Ok(Action::Site(industry, space)) = action
            && let Some(label) = site(state, industry, space, voice)
        {
            item.label = label;
        }
    }
    menu
}

/// A building, with its space shown as on the board: its number there counts
/// from 0 in records.
fn site(state: &State, industry: Industry, space: Space, voice: &Voice) -> Option<String> {
    let level = state.human.mat.lowest(industry)?;
    let price = state.build_cost(industry, level, space.location())?;
    let args = [
        ("industry", voice.text(&format!("industry-{industry}")).into()),
        ("level", level.into()),
        ("location", voice.text(&format!("location-{}", space.location())).into()),
        ("space", icons(space, voice).into()),
        ("price", voice.tell("cli-brass-price", [("n", price.into())]).into()),
    ];
    let what = voice.tell("cli-brass-site", args);
    Some(format!("{what}, {}", facts(industry, level, voice)))
}

/// What a person would look for: the actions of the rulebook; where something
/// is to be built, every industry of which nothing can be.
pub(super) fn not_offered(game: &Brass, state: &State) -> Vec<Action> {
    match (state.phase, state.deed) {
        (Phase::Human, Deed::None) => Kind::ALL.iter().map(|&it| Action::Take(it)).collect(),
        (Phase::Human, Deed::Build) => {
            let offered: Vec<Industry> = options(game, state)
                .iter()
                .filter_map(|it| match it {
                    Action::Site(industry, _) => Some(*industry),
                    _ => None,
                })
                .collect();
            let missing = Industry::ALL.iter().filter(|it| !offered.contains(it));
            missing.filter_map(|&it| somewhere(state, it)).collect()
        }
        _ => Vec::new(),
    }
}

/// The likeliest place to look for an industry: a city of the hand that shows
/// it, else any for which a card of the industry would do.
fn somewhere(state: &State, industry: Industry) -> Option<Action> {
    let held = |it: &&Card| state.human.hand[**it] != 0;
    let cities = Card::ALL.iter().filter(held).filter_map(|it| it.location());
    let space = |at: Location| at.spaces().into_iter().find(|it| it.industries().has(industry));
    let is_held = Card::ALL.iter().filter(held).any(|it| it.industry() == Some(industry));
    let anywhere = || Location::ALL.iter().filter(|_| is_held).find_map(|&it| space(it));
    let found = cities.filter_map(space).next().or_else(anywhere)?;
    Some(Action::Site(industry, found))
}
