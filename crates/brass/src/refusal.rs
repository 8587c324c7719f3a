//! Why the person may not do something, and why a pile cannot turn it up: faults
//! put into words.

use kit::{Message, Refusal, Rule};

use crate::{
    Brass,
    action::{Action, Kind, Source},
    build::BuildFault,
    components::{Card, Industry, Link, Location, Owner, Space},
    develop::RemovalFault,
    links::{CANAL_COST, LinkFault},
    rule,
    sell::SaleFault,
    state::{Deed, Phase, State},
    words,
};

/// Why an action is not allowed, or `None` if it is.
pub(crate) fn refusal(game: &Brass, state: &State, action: Action) -> Option<Refusal> {
    if let Phase::Human = state.phase
        && let Some(judged) = judged(state, action)
    {
        return judged;
    }
    let mut is_option = false;
    kit::Game::options(game, state, &mut |it| is_option |= it == action);
    if is_option {
        return None;
    }
    Some(match state.phase {
        Phase::Human => unoffered(state, action),
        Phase::Count => match action {
            Action::GiveUp(_) => unoffered(state, action),
            _ => no(rule::END_OF_ERA, "refusal-count"),
        },
        Phase::Shortfall => no(rule::SHORTFALL, "refusal-give-up"),
        Phase::Merchants => no(rule::MERCHANT_TILES, "refusal-merchant"),
        Phase::Deal => no(rule::DECK, "refusal-draw"),
        Phase::Rear | Phase::Front => no(rule::LAYERS, "refusal-deck"),
        Phase::Automa => no(rule::NO_MONEY, "refusal-automa"),
        Phase::Over => no(rule::END_OF_ERA, "refusal-over"),
    })
}

fn no(rule: &'static Rule, id: &str) -> Refusal {
    Refusal { rule, message: Message::new(id) }
}

/// What the faults say of a step, where they decide it alone.
fn judged(state: &State, action: Action) -> Option<Option<Refusal>> {
    Some(match (state.deed, action) {
        (Deed::None, Action::Take(kind)) => kind_refused(state, kind),
        (Deed::Build, Action::Site(industry, space)) => {
            let fault = state.build_fault(industry, space);
            fault.map(|it| site(state, industry, space, it))
        }
        (Deed::Network, Action::Line(link)) => {
            let fault = state.line_fault(Owner::Human, link);
            fault.or_else(|| state.first_supply_fault(link)).map(|it| line(state, link, it))
        }
        (Deed::NetworkMore, Action::Line(link)) => {
            let fault = state.line_fault(Owner::Human, link);
            fault.or_else(|| state.second_supply_fault(link)).map(|it| line(state, link, it))
        }
        (Deed::Develop | Deed::DevelopMore, Action::Remove(industry)) => {
            state.removal_fault(industry).map(removal)
        }
        (Deed::SellBonus, Action::Remove(industry)) => {
            state.removal_fault(industry).map(|fault| match fault {
                RemovalFault::NoTile => no(rule::BONUS, "refusal-develop"),
                RemovalFault::Lightbulb => no(rule::BONUS, "refusal-bonus"),
            })
        }
        (Deed::Sell | Deed::SellMore, Action::Flip(space)) => {
            if !state.unsold(Owner::Human).has(space) {
                return Some(Some(no(rule::SELL_TO, "refusal-not-yours")));
            }
            state.sale_fault(Owner::Human, space).map(|it| sale(state, space, it))
        }
        _ => return None,
    })
}

/// Why a step is not among those that can be chosen now.
fn unoffered(state: &State, action: Action) -> Refusal {
    match (state.deed, action) {
        (_, Action::Card(_)) if state.is_at_table() => no(rule::CARD_COST, "refusal-untold"),
        (_, Action::GiveUp(_)) => no(rule::GIVE_UP, "refusal-no-shortfall"),
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

/// The person has less money than it costs.
fn money(wanted: i16, state: &State) -> Message {
    let money = state.human.money.unwrap_or_default();
    Message::new("refusal-money").with("wanted", wanted).with("money", money)
}

/// Why an action cannot even be begun, or `None` if it can.
fn kind_refused(state: &State, kind: Kind) -> Option<Refusal> {
    if state.can_take(kind) {
        return None;
    }
    Some(match kind {
        Kind::Build if state.is_at_table() => no(rule::SPACE, "refusal-no-site"),
        Kind::Build => no(rule::BUILD_COST, "refusal-no-build"),
        Kind::Network => {
            let first = state.lines(Owner::Human).first();
            let fault = first.and_then(|it| Some((it, state.first_supply_fault(it)?)));
            match fault {
                Some((link, fault)) => line(state, link, fault),
                None if !state.board.has_link_left(Owner::Human) => {
                    no(rule::LINK_TILES, "refusal-link-tiles")
                }
                None => no(rule::LINK_PLACE, "refusal-no-line"),
            }
        }
        Kind::Develop => match state.developable().first() {
            Some(_) => Refusal { rule: rule::IRON, message: money(state.iron_cost(1), state) },
            None => no(rule::DEVELOP, "refusal-develop"),
        },
        Kind::Sell => no(rule::SELL_ONE, "refusal-no-sale"),
        Kind::Loan => no(rule::LOAN, "refusal-loan"),
        Kind::Scout => no(rule::SCOUT, "refusal-scout"),
        Kind::Pass => no(rule::CARD_COST, "refusal-step"),
    })
}

/// Why a tile may not be built on a space.
fn site(state: &State, industry: Industry, space: Space, fault: BuildFault) -> Refusal {
    let about = |id: &str| {
        Message::new(id)
            .with("industry", words::industry(industry))
            .with("location", words::location(space.location()))
    };
    let message = match fault {
        BuildFault::NoTile => about("refusal-no-tile"),
        BuildFault::Era(level) => Message::new("refusal-era")
            .with("industry", words::industry(industry))
            .with("level", words::roman(level))
            .with("era", words::era(state.era)),
        BuildFault::NoCard => about("refusal-no-card"),
        BuildFault::OutsideNetwork if state.is_at_table() => about("refusal-farm"),
        BuildFault::OutsideNetwork => about("refusal-not-in-network"),
        BuildFault::Icon | BuildFault::NoSpace | BuildFault::Covered => about("refusal-icon"),
        BuildFault::Overbuild if state.is_at_table() => Message::new("refusal-taken")
            .with("industry", words::industry(industry))
            .with("tile", words::tile(state, space)),
        BuildFault::Overbuild => about("refusal-overbuild"),
        BuildFault::CanalLimit => about("refusal-canal-limit"),
        BuildFault::Single => about("refusal-single"),
        BuildFault::NoCoal => about("refusal-coal"),
        BuildFault::Money(cost) => money(cost, state),
    };
    Refusal { rule: fault.rule(), message }
}

/// Why a link may not be laid on a line.
fn line(state: &State, link: Link, fault: LinkFault) -> Refusal {
    let about = |id: &str| Message::new(id).with("line", words::link(link));
    let message = match fault {
        LinkFault::NoTile => Message::new("refusal-link-tiles"),
        LinkFault::Taken => match taken_by(state, link) {
            Some(owner) if state.is_at_table() => {
                about("refusal-line-taken").with("owner", owner.key())
            }
            _ => about("refusal-line"),
        },
        LinkFault::OutsideNetwork => about("refusal-network"),
        LinkFault::NoCoal => about("refusal-link-coal"),
        LinkFault::NoBeer => about("refusal-link-beer"),
        LinkFault::CanalMoney => money(CANAL_COST, state),
        LinkFault::RailMoney(cost) => money(cost, state),
    };
    Refusal { rule: fault.rule(), message }
}

/// Whose link lies on a line.
fn taken_by(state: &State, link: Link) -> Option<Owner> {
    Owner::ALL.iter().copied().find(|&it| state.board.links(it).has(link))
}

fn removal(fault: RemovalFault) -> Refusal {
    match fault {
        RemovalFault::NoTile => no(rule::DEVELOP, "refusal-develop"),
        RemovalFault::Lightbulb => no(rule::DEVELOP, "refusal-lightbulb"),
    }
}

/// Why a tile may not be sold.
fn sale(state: &State, space: Space, fault: SaleFault) -> Refusal {
    let (rule, id) = match fault {
        SaleFault::NoBuyer => (rule::SELL_TO, "refusal-no-buyer"),
        SaleFault::NoBeer(_) => (rule::BEER, "refusal-no-beer"),
    };
    Refusal { rule, message: Message::new(id).with("tile", words::tile(state, space)) }
}

/// What a person would look for: the actions of the rulebook; where something
/// is to be built, every industry of which nothing can be.
pub(crate) fn not_offered(game: &Brass, state: &State) -> Vec<Action> {
    match (state.phase, state.deed) {
        (Phase::Human, Deed::None) => Kind::ALL.iter().map(|&it| Action::Take(it)).collect(),
        (Phase::Human, Deed::Build) => {
            let offered = kit::options(game, state);
            let is_offered = |it: &Industry| {
                offered.iter().any(|o| matches!(o, Action::Site(of, _) if of == it))
            };
            let missing = Industry::ALL.iter().filter(|it| !is_offered(it));
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

#[cfg(test)]
mod tests {
    use kit::Game;

    use super::*;

    #[test]
    fn a_free_development_says_whether_no_tile_is_left_or_a_lightbulb_keeps_it() {
        let game = Brass::new(&crate::Setup::default()).unwrap();
        let mut state = game.start();
        state.phase = Phase::Human;
        state.deed = Deed::SellBonus;
        while state.human.mat.lowest(Industry::IronWorks).is_some() {
            state.human.mat.take(Industry::IronWorks);
        }
        let told = |industry| {
            let refusal = judged(&state, Action::Remove(industry)).unwrap().unwrap();
            (refusal.rule.id, refusal.message.id)
        };
        assert_eq!(told(Industry::IronWorks), (rule::BONUS.id, "refusal-develop".to_owned()));
        assert_eq!(told(Industry::Pottery), (rule::BONUS.id, "refusal-bonus".to_owned()));
    }
}
