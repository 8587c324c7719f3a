//! Brass's choices: what a building costs and brings, and what is missing.

use brass::{Action, Brass, Deed, Industry, Phase, Space, State};
use kit::options;

use super::{icons, more::facts};
use crate::{
    play::menu::{self, Menu, Pick},
    style::Style,
    voice::Voice,
};

/// Whatever is offered; buildings with their price in all, after what the tiles
/// themselves need and bring.
pub(super) fn menu(game: &Brass, state: &State, voice: &Voice, style: Style) -> Menu<Action> {
    let mut menu = menu::listed(voice, game, state);
    if state.phase == Phase::Human && state.deed == Deed::Build {
        let offered = offered(game, state);
        let tiles = Industry::ALL.iter().filter(|it| offered.contains(it));
        let tiles = tiles.filter_map(|&it| Some((it, state.human.mat.lowest(it)?)));
        let tiles: String = tiles.map(|(it, level)| tile(it, level, voice, style)).collect();
        menu.head = format!("{tiles}{}", style.wrap(0, &voice.text("cli-brass-where")));
        price(&mut menu, state, voice);
    }
    menu
}

/// The industries of which something can be built.
fn offered(game: &Brass, state: &State) -> Vec<Industry> {
    let industry = |it: &Action| match it {
        Action::Site(industry, _) => Some(*industry),
        _ => None,
    };
    options(game, state).iter().filter_map(industry).collect()
}

fn tile(industry: Industry, level: u8, voice: &Voice, style: Style) -> String {
    let name = format!("{} {level}", voice.text(&format!("industry-{industry}")));
    let args = [("card", name.into()), ("lines", facts(industry, level, voice).into())];
    style.wrap(2, &voice.tell("cli-card", args))
}

/// Writes prices beside buildings.
fn price(menu: &mut Menu<Action>, state: &State, voice: &Voice) {
    for item in &mut menu.items {
        match &mut item.pick {
            Pick::More(menu) => price(menu, state, voice),
            Pick::Play(Action::Site(industry, space)) => {
                if let Some(label) = site(state, *industry, *space, voice) {
                    item.label = label;
                }
            }
            Pick::Play(_) => {}
        }
    }
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
    Some(voice.tell("cli-brass-site", args))
}
