//! The rear of a card: sell, develop, network, pass.

use kit::Sieve;

use crate::{
    Brass,
    action::{Action, Source, Sources},
    automa::{Candidate, RearAction, Why, sources::rank},
    components::{
        Bonus, Era, Industry, Link, Location, MERCHANT_SPACES, MerchantTile, Owner, Space, bonus,
    },
    deck::Rear,
    rule,
    sets::{Links, Spaces},
    setup::Fallback,
    state::State,
};

impl Brass {
    /// The first legal action of the rear on top of the deck.
    pub(super) fn decide_rear(&self, state: &State, why: &mut Why) -> Action {
        let Some(top) = state.automa.rear else {
            why.cite(rule::B3, &[]);
            return Action::Pass;
        };
        let rear = &self.deck.card[usize::from(top)].rear;
        why.cite(rule::A7, &[Candidate::Card(top)]);
        for nth in 0..4 {
            // Without the rule that the topmost action counts, the last one does.
            let nth = if why.leaves_out(rule::B4) { 3 - nth } else { nth };
            let kind = RearAction::nth(nth);
            let action = match kind {
                RearAction::Sell => self.sell(state, rear, why),
                RearAction::Develop => self.develop(state, rear, why),
                RearAction::Network => self.network(state, why),
                RearAction::Pass => Some(Action::Pass),
            };
            why.note(rule::B4, Candidate::Rear(kind), None, None, action.is_some());
            if let Some(action) = action {
                return action;
            }
        }
        Action::Pass
    }

    /// SELL: a tile that is ready, else what would make one ready.
    fn sell(&self, state: &State, rear: &Rear, why: &mut Why) -> Option<Action> {
        let unsold = state.unsold(Owner::Automa);
        if unsold.is_empty() {
            return None;
        }
        self.sale(state, why).or_else(|| self.prepare_sale(state, rear, unsold, why))
    }

    /// Whether a tile is ready to be sold.
    pub(super) fn is_any_ready(&self, state: &State) -> bool {
        state.unsold(Owner::Automa).any(|it| is_ready(state, it))
    }

    /// The next tile that is sold, to whom, with which beer.
    pub(crate) fn sale(&self, state: &State, why: &mut Why) -> Option<Action> {
        let unsold = state.unsold(Owner::Automa);
        let sieve = Sieve::new(why, rule::E2, unsold.map(Candidate::Space))
            .must(rule::E1, |it| is_ready(state, it.space()));
        let space = self.select(state, sieve).only()?.space();
        let needed = state.beer_needed(space);
        let merchant = self.merchant(state, space, why)?;
        let mut beer = Sources::NONE;
        let mut rest = state.clone();
        let reach = state.board.connected(space.location());
        for _ in 0..needed {
            let has_barrel = rest.merchants[usize::from(merchant)].has_barrel;
            let source = match has_barrel {
                true => Some(Source::BARREL),
                false => self.beer_source(&rest, reach, why),
            };
            // Without beer there is none to take: only where a rule was left out.
            let Some(source) = source else { break };
            beer.push(source);
            rest.drink(source, merchant, Owner::Automa);
        }
        Some(Action::Sell(space, merchant, beer))
    }

    /// The merchant tile a tile is sold to.
    fn merchant(&self, state: &State, space: Space, why: &mut Why) -> Option<u8> {
        let reach = state.board.connected(space.location());
        let partners = state.buyers(state.board.industry_at(space), reach);
        let (needed, beer) = (state.beer_needed(space), state.beer_at(Owner::Automa, space));
        let at = |it: Candidate| MERCHANT_SPACES[usize::from(it.merchant())];
        let space_of = |it: Candidate| state.merchants[usize::from(it.merchant())];
        let pays_points = |it: Candidate| matches!(bonus(at(it)), Some(Bonus::Points(_)));
        let sieve = Sieve::new(why, rule::E4, partners.map(Candidate::Merchant))
            .must(rule::SELL_TO, |it| needed <= beer + u8::from(space_of(it).has_barrel));
        let sieve = match needed {
            0 => sieve,
            _ => sieve.prefer(rule::E4_1, |it| space_of(it).has_barrel),
        };
        sieve
            .prefer(rule::E4_3, pays_points)
            .least(rule::E4_4, |it| rank(at(it)))
            .prefer(rule::E4_5, |it| space_of(it).tile != Some(MerchantTile::Any))
            .only()
            .map(|it| it.merchant())
    }

    /// What would make a tile ready: a brewery, or the link that is missing.
    fn prepare_sale(
        &self,
        state: &State,
        rear: &Rear,
        unsold: Spaces,
        why: &mut Why,
    ) -> Option<Action> {
        let is_connected = |space: Space| {
            let reach = state.board.connected(space.location());
            state.buyers(state.board.industry_at(space), reach).next().is_some()
        };
        let connected: Spaces = unsold.filter(|&it| is_connected(it)).collect();
        match self.setup.fallback {
            Fallback::ByBuilding => self.prepare_one_of(state, rear, unsold, connected, why),
            Fallback::ByKind => {
                self.prepare_one_of(state, rear, connected, connected, why).or_else(|| {
                    let apart = unsold.without(connected);
                    self.prepare_one_of(state, rear, apart, connected, why)
                })
            }
        }
    }

    /// Prepares the first of these tiles, in the order of building selection,
    /// for which something can be done.
    fn prepare_one_of(
        &self,
        state: &State,
        rear: &Rear,
        mut tiles: Spaces,
        connected: Spaces,
        why: &mut Why,
    ) -> Option<Action> {
        while !tiles.is_empty() {
            let sieve = Sieve::new(why, rule::E5, tiles.map(Candidate::Space));
            let space = self.select(state, sieve).only()?.space();
            let action = match connected.has(space) {
                true => self.brewery(state, rear.brewery, why),
                false => self.missing_link(state, space, why),
            };
            if action.is_some() {
                return action;
            }
            tiles.remove(space);
        }
        None
    }

    /// A brewery in the city of the card, if it is legal there.
    fn brewery(&self, state: &State, city: Location, why: &mut Why) -> Option<Action> {
        let is_legal = state.automa.mat.buildable(Industry::Brewery, state.era).is_some()
            && !state.free_spaces(Industry::Brewery, city).is_empty()
            && !state.is_at_canal_limit(Owner::Automa, city)
            && self.is_ground(state, city);
        let is_done = is_legal && !why.leaves_out(rule::E5_1);
        why.note(rule::E5_1, Candidate::Location(city), None, None, is_done);
        is_done.then(|| self.build(state, Industry::Brewery, city, why))
    }

    /// The one link that would connect a tile with a merchant who buys it.
    fn missing_link(&self, state: &State, space: Space, why: &mut Why) -> Option<Action> {
        let here = state.board.connected(space.location());
        let industry = state.board.industry_at(space);
        let coal = u8::from(state.era == Era::Rail);
        let connects = |it: &Link| {
            let reach = state.board.reach(it.ends());
            it.ends().meets(here)
                && state.buyers(industry, reach).next().is_some()
                && state.coal_cost(coal, reach).is_some()
        };
        let lines: Links = state.lines(Owner::Automa).filter(connects).collect();
        let is_done = !lines.is_empty() && !why.leaves_out(rule::E5_2);
        why.note(rule::E5_2, Candidate::Space(space), None, None, is_done);
        if !is_done {
            return None;
        }
        let sieve = Sieve::new(why, rule::E5_2, lines.map(Candidate::Link));
        let (link, to) = self.one_of(state, sieve, space.location())?;
        Some(Action::Network(self.lay(state, link, to, why), None, Source::NONE))
    }

    /// DEVELOP while iron is cheap enough: up to two cubes.
    fn develop(&self, state: &State, rear: &Rear, why: &mut Why) -> Option<Action> {
        let limit = i16::from(rear.develop);
        let price = state.iron_price();
        let candidate = Candidate::Rear(RearAction::Develop);
        if !why.leaves_out(rule::E6) {
            let is_cheap = price <= limit;
            why.note(rule::E6, candidate, Some(price.into()), Some(limit.into()), is_cheap);
            if !is_cheap {
                return None;
            }
        }
        let mut iron = Sources::NONE;
        let mut rest = state.clone();
        for nth in 0..2 {
            if nth == 0 || rest.iron_price() <= limit {
                let source = self.iron_source(&rest, why);
                iron.push(source);
                rest.take_iron(source, Owner::Automa);
            }
        }
        Some(Action::Develop(iron))
    }

    /// NETWORK from the city it last acted in.
    fn network(&self, state: &State, why: &mut Why) -> Option<Action> {
        let start = state.automa.last_city.filter(|_| !why.leaves_out(rule::E7));
        let Some(start) = start else {
            why.note(rule::E7, Candidate::Rear(RearAction::Network), None, None, false);
            return None;
        };
        why.note(rule::E7, Candidate::Location(start), None, None, true);
        self.network_from(state, start, why)
    }
}

/// Whether a tile has a merchant who buys it and the beer it takes.
fn is_ready(state: &State, space: Space) -> bool {
    state.sale_partners(Owner::Automa, space).next().is_some()
}
