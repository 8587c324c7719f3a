//! Whether an action that a position tells as half done can be gone on with.

use kit::{Message, PositionError};

use super::wrong;
use crate::{
    action::Kind,
    components::{Era, Industry, Owner, tile},
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
    // At the table a card is played unseen.
    if state.is_at_table() && state.deed.asks_for_card() {
        return false;
    }
    match state.deed {
        Deed::None | Deed::Build | Deed::Network | Deed::Sell | Deed::Pass => true,
        Deed::Develop => state.can_take(Kind::Develop),
        Deed::Loan => state.can_borrow(),
        Deed::Scout(left) => (1..=3).contains(&left) && left <= state.human.n_hand(),
        Deed::BuildCard(industry, space) => state.site_fault(industry, space).is_none(),
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
        Deed::NetworkCard(link) => {
            state.line_fault(Owner::Human, link).is_none()
                && state.first_supply_fault(link).is_none()
        }
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
            state.unsold(Owner::Human).has(space) && state.sale_fault(Owner::Human, space).is_none()
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

fn is_stage_possible(state: &State) -> bool {
    match state.automa.stage {
        Stage::Build(industry, city) => {
            let level = state.next_tile(Owner::Automa, industry).ok();
            let coal = level.map(|it| tile(industry, it).coal);
            let reach = state.board.connected(city);
            state.city_fault(Owner::Automa, industry, city).is_none()
                && coal.is_some_and(|it| state.coal_cost(it, reach).is_some())
        }
        Stage::Sales => {
            state.unsold(Owner::Automa).any(|it| state.sale_fault(Owner::Automa, it).is_none())
        }
        Stage::Front | Stage::Links(_) | Stage::Rear => true,
    }
}
