//! Whether an action that a position tells as half done can be gone on with.

use kit::{Message, PositionError};

use super::wrong;
use crate::{
    components::{Era, Industry, Owner, Space, tile},
    sets::Locations,
    state::{Deed, Stage, State},
};

/// Checks what a position says of actions under way.
pub(super) fn check(state: &State) -> Result<(), PositionError> {
    if !is_possible(state) {
        let expected = Message::new("expected-possible-deed");
        return Err(wrong("deed", expected, Message::new("found-impossible")));
    }
    if !is_stage_possible(state) {
        let expected = Message::new("expected-possible-stage");
        return Err(wrong("automa.stage", expected, Message::new("found-impossible")));
    }
    Ok(())
}

fn is_possible(state: &State) -> bool {
    let own_links = state.board.links(Owner::Human);
    match state.deed {
        Deed::None | Deed::Build | Deed::Network | Deed::Develop | Deed::Sell => true,
        Deed::Loan => state.can_borrow(),
        Deed::Pass => true,
        Deed::Scout(left) => (1..=3).contains(&left) && left <= state.human.n_hand(),
        Deed::BuildCard(industry, space) => is_site(state, industry, space),
        Deed::BuildPay(industry, space, coal, iron) => {
            let reach = state.board.connected(space.location());
            let is_paid = coal <= 2 && iron <= 2 && coal + iron != 0;
            let cost =
                state.coal_cost(coal.min(2), reach).map(|it| it + state.iron_cost(iron.min(2)));
            let is_choice = match coal {
                0 => !state.board.stocked(Industry::IronWorks).is_empty(),
                _ => !state.board.nearest_mines(Locations::only(space.location())).is_empty(),
            };
            is_paid
                && is_choice
                && space.industries().has(industry)
                && state.human.mat.buildable(industry, state.era).is_some()
                && cost.is_some_and(|it| it <= state.human.purse())
        }
        Deed::NetworkCard(link) => state.lines(Owner::Human).has(link) && state.can_lay_first(link),
        Deed::NetworkCoal(link) => {
            state.era == Era::Rail
                && own_links.has(link)
                && !state.board.nearest_mines(link.ends()).is_empty()
        }
        Deed::NetworkMore => state.era == Era::Rail,
        Deed::NetworkCoalAgain(link) => {
            let reach = state.board.reach(link.ends());
            state.era == Era::Rail
                && own_links.has(link)
                && !state.board.nearest_mines(link.ends()).is_empty()
                && !state.breweries(Owner::Human, reach).is_empty()
        }
        Deed::NetworkBeer(link) => {
            let reach = state.board.reach(link.ends());
            own_links.has(link) && !state.breweries(Owner::Human, reach).is_empty()
        }
        Deed::DevelopCard(industry) => state.developable().has(industry) && state.can_pay_iron(),
        Deed::DevelopMore => state.can_pay_iron(),
        Deed::DevelopIron | Deed::DevelopIronAgain => {
            !state.board.stocked(Industry::IronWorks).is_empty()
        }
        Deed::SellCard(space) | Deed::SellMerchant(space) => {
            state.unsold(Owner::Human).has(space)
                && state.sale_partners(Owner::Human, space).next().is_some()
        }
        Deed::SellBeer(space, merchant, needed) => {
            state.unsold(Owner::Human).has(space) && merchant < 5 && (1..=2).contains(&needed) && {
                let barrel = state.merchants[usize::from(merchant)].has_barrel;
                needed <= state.beer_at(Owner::Human, space) + u8::from(barrel)
            }
        }
        Deed::SellBonus => state.human.has_bonus && !state.developable().is_empty(),
        Deed::SellMore => true,
    }
}

/// Whether the person could build this there, cards apart.
fn is_site(state: &State, industry: Industry, space: Space) -> bool {
    let location = space.location();
    let Some(level) = state.human.mat.buildable(industry, state.era) else { return false };
    let is_replaced = state.replaceable(industry, level, location).has(space);
    let is_free = state.free_spaces(industry, location).has(space)
        && !state.is_at_canal_limit(Owner::Human, location);
    let cost = state.build_cost(industry, level, location);
    (is_replaced || is_free) && cost.is_some_and(|it| it <= state.human.purse())
}

fn is_stage_possible(state: &State) -> bool {
    match state.automa.stage {
        Stage::Build(industry, city) => {
            let level = state.automa.mat.buildable(industry, state.era);
            let coal = level.map(|it| tile(industry, it).coal);
            let reach = state.board.connected(city);
            !state.free_spaces(industry, city).is_empty()
                && coal.is_some_and(|it| state.coal_cost(it, reach).is_some())
        }
        Stage::Sales => state
            .unsold(Owner::Automa)
            .any(|it| state.sale_partners(Owner::Automa, it).next().is_some()),
        Stage::Front | Stage::Links(_) | Stage::Rear => true,
    }
}
