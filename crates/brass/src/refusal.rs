//! Why the person may not do something, and why a pile cannot turn it up.

use kit::{Message, Refusal, Rule};

use crate::{
    Brass,
    action::{Action, Kind, Source},
    components::{Card, Era, Industry, Link, Owner, Space, tile},
    links::{CANAL_COST, RAIL_COST, SECOND_RAIL_COST},
    rule,
    state::{Deed, Phase, State},
    words,
};

/// Why an action is not allowed, or `None` if it is.
pub(crate) fn refusal(game: &Brass, state: &State, action: Action) -> Option<Refusal> {
    let mut is_option = false;
    kit::Game::options(game, state, &mut |it| is_option |= it == action);
    if is_option {
        return None;
    }
    Some(match state.phase {
        Phase::Human => human(state, action),
        Phase::Shortfall => no(rule::SHORTFALL, "refusal-give-up"),
        Phase::Merchants => no(rule::MERCHANT_TILES, "refusal-merchant"),
        Phase::Deal => no(rule::DECK, "refusal-draw"),
        Phase::Rear | Phase::Front => no(rule::A5, "refusal-deck"),
        Phase::Automa => no(rule::A1, "refusal-automa"),
        Phase::Over => no(rule::END_OF_ERA, "refusal-over"),
    })
}

fn no(rule: &'static Rule, id: &str) -> Refusal {
    Refusal { rule, message: Message::new(id) }
}

fn human(state: &State, action: Action) -> Refusal {
    match (state.deed, action) {
        (_, Action::GiveUp(_)) => no(rule::GIVE_UP, "refusal-no-shortfall"),
        (Deed::None, Action::Take(kind)) => kind_refused(state, kind),
        (Deed::Build, Action::Site(industry, space)) => site(state, industry, space),
        (Deed::BuildCard(industry, space), Action::Card(card)) => {
            if !state.human.may_play(card) {
                return no_card(card);
            }
            Refusal {
                rule: rule::CARD_PERMISSION,
                message: Message::new("refusal-permission")
                    .with("card", words::card(card))
                    .with("industry", words::industry(industry))
                    .with("location", words::location(space.location())),
            }
        }
        (_, Action::Card(card)) if !state.human.may_play(card) => no_card(card),
        (Deed::Network, Action::Line(link)) => line(state, link, false),
        (Deed::NetworkMore, Action::Line(link)) => line(state, link, true),
        (Deed::Develop | Deed::DevelopMore, Action::Remove(industry)) => remove(state, industry),
        (Deed::SellBonus, Action::Remove(_)) => no(rule::BONUS, "refusal-bonus"),
        (Deed::Sell | Deed::SellMore, Action::Flip(space)) => sale(state, space),
        (Deed::SellMerchant(_), Action::To(_)) => no(rule::SELL_TO, "refusal-buyer"),
        (Deed::SellBeer(..), Action::Beer(Source::BARREL)) => {
            no(rule::TRAP_BARREL, "refusal-barrel")
        }
        (Deed::SellBeer(..) | Deed::NetworkBeer(_), Action::Beer(_)) => {
            no(rule::BEER, "refusal-beer")
        }
        (
            Deed::BuildPay(..) | Deed::NetworkCoal(_) | Deed::NetworkCoalAgain(_),
            Action::Coal(_),
        ) => no(rule::COAL, "refusal-coal-source"),
        (Deed::BuildPay(..) | Deed::DevelopIron | Deed::DevelopIronAgain, Action::Iron(_)) => {
            no(rule::IRON, "refusal-iron-source")
        }
        (Deed::Sell, Action::Done) => no(rule::SELL_ONE, "refusal-sell-one"),
        _ => no(rule::CARD_COST, "refusal-step"),
    }
}

fn no_card(card: Card) -> Refusal {
    let message = Message::new("refusal-card").with("card", words::card(card));
    Refusal { rule: rule::CARD_COST, message }
}

fn money(rule: &'static Rule, wanted: i16, state: &State) -> Refusal {
    let message = Message::new("refusal-money")
        .with("wanted", wanted)
        .with("money", state.human.money.unwrap_or_default());
    Refusal { rule, message }
}

/// Why an action cannot even be begun.
fn kind_refused(state: &State, kind: Kind) -> Refusal {
    match kind {
        Kind::Build => no(rule::BUILD_COST, "refusal-no-build"),
        Kind::Network => {
            let first = state.lines(Owner::Human).first();
            match first {
                Some(link) => line(state, link, false),
                None if !state.board.has_link_left(Owner::Human) => {
                    no(rule::LINK_TILES, "refusal-link-tiles")
                }
                None => no(rule::LINK_PLACE, "refusal-no-line"),
            }
        }
        Kind::Develop => match state.developable().first() {
            Some(_) => money(rule::IRON, state.iron_cost(1), state),
            None => no(rule::DEVELOP, "refusal-develop"),
        },
        Kind::Sell => no(rule::SELL_ONE, "refusal-no-sale"),
        Kind::Loan => no(rule::LOAN, "refusal-loan"),
        Kind::Scout => no(rule::SCOUT, "refusal-scout"),
        Kind::Pass => no(rule::CARD_COST, "refusal-step"),
    }
}

/// Why a tile may not be built on a space, in the order of the rulebook.
fn site(state: &State, industry: Industry, space: Space) -> Refusal {
    let location = space.location();
    let about = |rule: &'static Rule, id: &str| Refusal {
        rule,
        message: Message::new(id)
            .with("industry", words::industry(industry))
            .with("location", words::location(location)),
    };
    let permitted = Card::ALL
        .iter()
        .any(|&it| state.human.may_play(it) && state.permits(it, industry, location));
    let Some(level) = state.human.mat.lowest(industry) else {
        return about(rule::LOWEST_TILE, "refusal-no-tile");
    };
    if state.human.mat.buildable(industry, state.era).is_none() {
        let message = Message::new("refusal-era")
            .with("industry", words::industry(industry))
            .with("level", words::roman(level))
            .with("era", words::era(state.era));
        return Refusal { rule: rule::LOWEST_TILE, message };
    }
    if !permitted {
        let shows = |it: &Card| *it == Card::WildIndustry || it.industry() == Some(industry);
        let has_industry = Card::ALL.iter().any(|it| state.human.may_play(*it) && shows(it));
        let id = if has_industry { "refusal-not-in-network" } else { "refusal-no-card" };
        return about(rule::CARD_PERMISSION, id);
    }
    if !space.industries().has(industry) {
        return about(rule::SPACE, "refusal-icon");
    }
    let is_full = state.is_at_canal_limit(Owner::Human, location);
    match state.board.tile(space) {
        Some(_) if !state.replaceable(industry, level, location).has(space) => {
            return about(rule::OVERBUILD, "refusal-overbuild");
        }
        Some(_) => {}
        None if is_full => return about(rule::CANAL_LIMIT, "refusal-canal-limit"),
        None if !state.free_spaces(industry, location).has(space) => {
            return about(rule::SPACE, "refusal-single");
        }
        None => {}
    }
    match state.build_cost(industry, level, location) {
        None => about(rule::COAL, "refusal-coal"),
        Some(cost) => money(rule::BUILD_COST, cost.max(tile(industry, level).cost), state),
    }
}

/// Why a link may not be laid on a line.
fn line(state: &State, link: Link, is_second: bool) -> Refusal {
    let about = |rule: &'static Rule, id: &str| Refusal {
        rule,
        message: Message::new(id).with("line", words::link(link)),
    };
    if !state.board.has_link_left(Owner::Human) {
        return no(rule::LINK_TILES, "refusal-link-tiles");
    }
    if !state.board.open_lines(state.era).has(link) {
        return about(rule::LINK_PLACE, "refusal-line");
    }
    if !state.lines(Owner::Human).has(link) {
        return about(rule::LINK_PLACE, "refusal-network");
    }
    if state.era == Era::Canal {
        return money(rule::CANAL_LINK, CANAL_COST, state);
    }
    let reach = state.board.reach(link.ends());
    let Some(coal) = state.coal_cost(1, reach) else {
        return about(rule::LINK_SUPPLY, "refusal-link-coal");
    };
    if is_second && state.breweries(Owner::Human, reach).is_empty() {
        return about(rule::LINK_SUPPLY, "refusal-link-beer");
    }
    let cost = match is_second {
        true => SECOND_RAIL_COST,
        false => RAIL_COST,
    };
    money(rule::RAIL_LINK, cost + coal, state)
}

fn remove(state: &State, industry: Industry) -> Refusal {
    match state.human.mat.lowest(industry) {
        Some(level) if tile(industry, level).developable => {
            money(rule::IRON, state.iron_cost(1), state)
        }
        Some(_) => no(rule::DEVELOP, "refusal-lightbulb"),
        None => no(rule::DEVELOP, "refusal-develop"),
    }
}

fn sale(state: &State, space: Space) -> Refusal {
    if !state.unsold(Owner::Human).has(space) {
        return no(rule::SELL_TO, "refusal-not-yours");
    }
    let reach = state.board.connected(space.location());
    let is_connected = state.buyers(state.board.industry_at(space), reach).next().is_some();
    let about = |rule: &'static Rule, id: &str| Refusal {
        rule,
        message: Message::new(id).with("tile", words::tile(state, space)),
    };
    match is_connected {
        true => about(rule::BEER, "refusal-no-beer"),
        false => about(rule::SELL_TO, "refusal-no-buyer"),
    }
}
