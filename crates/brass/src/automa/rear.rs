//! The rear of a card: sell, develop, network, pass.

use kit::Sieve;

use crate::{
    Brass,
    action::{Action, Source, Sources},
    automa::{Candidate, RearAction, Why, sources::rank},
    build::BuildFault,
    components::{
        Bonus, Era, Industry, Link, Location, MERCHANT_SPACES, MerchantTile, Owner, Space, bonus,
    },
    deck::Rear,
    eras::PASS_POINTS,
    rule,
    sell::SaleFault,
    sets::{Links, Spaces},
    setup::Fallback,
    state::State,
};

impl Brass {
    /// The first legal action of the rear on top of the deck.
    pub(super) fn decide_rear(&self, state: &State, why: &mut Why) -> Action {
        let Some(top) = state.automa.rear else {
            // Nobody has looked yet: at the table it is asked whether that counts.
            return self.pass(why);
        };
        let rear = &self.deck.card[usize::from(top)].rear;
        why.cite(rule::TOP_REAR, &[Candidate::Card(top)]);
        let all = RearAction::ALL.iter().map(|&it| Candidate::Rear(it));
        let action = Sieve::first(why, rule::TOPMOST_OF_REAR, all, |it, why| match it.rear() {
            RearAction::Sell => self.sell(state, rear, why),
            RearAction::Develop => self.develop(state, rear, why),
            RearAction::Network => self.network(state, why),
            RearAction::Pass => Some(self.pass(why)),
        });
        action.expect("passing is always possible")
    }

    /// PASS for points.
    pub(super) fn pass(&self, why: &mut Why) -> Action {
        let pass = Candidate::Rear(RearAction::Pass);
        why.brings(rule::PASS_FOR_POINTS, pass, PASS_POINTS.into());
        Action::Pass
    }

    /// SELL: a tile that is ready, else what would make one ready.
    fn sell(&self, state: &State, rear: &Rear, why: &mut Why) -> Option<Action> {
        let unsold = state.unsold(Owner::Automa);
        if unsold.is_empty() {
            return Sieve::none(why, rule::READY, Candidate::Rear(RearAction::Sell));
        }
        self.sale(state, why).or_else(|| self.prepare_sale(state, rear, unsold, why))
    }

    /// Whether a tile is ready to be sold.
    pub(super) fn is_any_ready(&self, state: &State) -> bool {
        state.unsold(Owner::Automa).any(|it| state.sale_fault(Owner::Automa, it).is_none())
    }

    /// The next tile that is sold, to whom, with which beer.
    pub(crate) fn sale(&self, state: &State, why: &mut Why) -> Option<Action> {
        let unsold = state.unsold(Owner::Automa);
        let fault = |it: Candidate| state.sale_fault(Owner::Automa, it.space());
        let sieve = Sieve::new(why, rule::SELL_ALL, unsold.map(Candidate::Space))
            .must(rule::BUYER, |it| fault(it) != Some(SaleFault::NoBuyer))
            .at_most(rule::SALE_BEER, 0, |it| match fault(it) {
                Some(SaleFault::NoBeer(missing)) => missing.into(),
                _ => 0,
            });
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
                false => self.beer_source(&rest, reach, rule::OWN_BEER, why),
            };
            if let (true, Some(Bonus::Points(points))) =
                (has_barrel, bonus(MERCHANT_SPACES[usize::from(merchant)]))
            {
                why.brings(rule::SALE, Candidate::Merchant(merchant), points.into());
            }
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
        let sieve = Sieve::new(why, rule::SALE, partners.map(Candidate::Merchant))
            .must(rule::SELL_TO, |it| needed <= beer + u8::from(space_of(it).has_barrel));
        let sieve = match needed {
            0 => sieve,
            _ => sieve.prefer(rule::WITH_BARREL, |it| space_of(it).has_barrel),
        };
        sieve
            .prefer(rule::PAYS_POINTS, pays_points)
            .least(rule::MERCHANT_ALPHABET, |it| rank(at(it)))
            .prefer(rule::ONE_INDUSTRY, |it| space_of(it).tile != Some(MerchantTile::Any))
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
            let sieve = Sieve::new(why, rule::PREPARE_SALE, tiles.map(Candidate::Space));
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
        let built = state.next_tile(Owner::Automa, Industry::Brewery);
        let fault = built.err().or(state.city_fault(Owner::Automa, Industry::Brewery, city));
        let is_away = !self.is_ground(state, city);
        let candidate = Candidate::Location(city);
        Sieve::this_if(why, rule::BREWERY_FOR_SALE, candidate, |_| true)?;
        if let Some(rule) = fault.map(BuildFault::rule).or(is_away.then_some(rule::FARM)) {
            return Sieve::none(why, rule, candidate);
        }
        Some(self.build(state, Industry::Brewery, city, why))
    }

    /// A single link that would connect a tile with a merchant who buys it.
    fn missing_link(&self, state: &State, space: Space, why: &mut Why) -> Option<Action> {
        let here = state.board.connected(space.location());
        let industry = state.board.industry_at(space);
        let connects = |it: &Link| {
            let reach = state.board.reach(it.ends());
            it.ends().meets(here) && state.buyers(industry, reach).next().is_some()
        };
        let lines: Links = state.board.open_lines(state.era).filter(connects).collect();
        let tile = Candidate::Space(space);
        Sieve::this_if(why, rule::LINK_FOR_SALE, tile, |_| !lines.is_empty())?;
        if !state.board.has_link_left(Owner::Automa) {
            return Sieve::none(why, rule::LINK_TILE_LEFT, tile);
        }
        let near = state.lines(Owner::Automa);
        let mut sieve = Sieve::new(why, rule::LINK_FOR_SALE, lines.map(Candidate::Link));
        if !lines.without(near).is_empty() {
            sieve = sieve.must(rule::LINK_PLACE, |it| near.has(it.link()));
        }
        if state.era == Era::Rail {
            sieve = sieve.must(rule::SUPPLIED_LINE, |it| state.link_coal(it.link()).is_some());
        }
        let (link, to) = self.one_of(state, sieve, space.location())?;
        Some(Action::Network(self.lay(state, link, to, why), None, Source::NONE))
    }

    /// DEVELOP while iron is cheap enough: up to two cubes.
    fn develop(&self, state: &State, rear: &Rear, why: &mut Why) -> Option<Action> {
        let mut iron = Sources::NONE;
        let mut rest = state.clone();
        for nth in 1..=2 {
            let price = rest.iron_price();
            let cube = Sieve::one(why, Candidate::Cube(nth))
                .at_most(rule::CHEAP_IRON, rear.develop.into(), |_| price.into())
                .only();
            if cube.is_none() {
                break;
            }
            let source = self.iron_source(&rest, why);
            iron.push(source);
            rest.take_iron(source, Owner::Automa);
        }
        (iron != Sources::NONE).then_some(Action::Develop(iron))
    }

    /// NETWORK from the city it last acted in.
    fn network(&self, state: &State, why: &mut Why) -> Option<Action> {
        let Some(start) = state.automa.last_city else {
            return Sieve::none(why, rule::FROM_LAST_CITY, Candidate::Rear(RearAction::Network));
        };
        Sieve::this_if(why, rule::FROM_LAST_CITY, Candidate::Location(start), |_| true)?;
        self.network_from(state, start, why)
    }
}
