//! The front of a card: slots, cities, spaces.

use kit::{Sieve, Trace};

use crate::{
    Brass,
    action::{Action, Source, Sources},
    automa::{Candidate, Why},
    build::{BuildFault, spaces_for},
    components::{Era, FARMS, Industry, Link, Location, Owner, SINGLE_SPACES, Space, tile},
    deck::{Slot, SlotAction},
    rule,
    sets::{Links, Spaces},
    setup::IronGate,
    state::State,
};

impl Brass {
    /// The first slot with a legal action; else the card is discarded.
    pub(super) fn decide_front(&self, state: &State, why: &mut Why) -> Action {
        let Some(card) = state.automa.card else { return self.without_card(state, why) };
        let slots = &self.deck.card[usize::from(card)].slots;
        let all = (0..slots.len() as u8).map(Candidate::Slot);
        let action = Sieve::first(why, rule::TOPMOST_SLOT, all, |it, why| {
            self.slot(state, &slots[it.slot()], it, why)
        });
        if let Some(action) = action {
            return action;
        }
        if !state.is_first_round() {
            if self.is_deck_stuck(state) {
                why.cite(rule::NEW_PILE, &[Candidate::Card(card)]);
                return self.pass(why);
            }
            why.cite(rule::NO_SLOT, &[Candidate::Card(card)]);
            return Action::Discard;
        }
        let cities = &slots.last().expect("a card has slots").cities;
        let banner = cities.iter().map(|&it| Candidate::Location(it));
        let lay = Sieve::first(why, rule::FIRST_LINK, banner, |it, why| {
            self.link_from(state, it.location(), None, why)
        });
        let Some(lay) = lay else {
            return self.pass(why);
        };
        Action::Network(lay, None, Source::NONE)
    }

    /// Whether the deck was gone through, and no card of it has a legal slot: it
    /// would be turned up for ever.
    fn is_deck_stuck(&self, state: &State) -> bool {
        let is_legal =
            |slot: &Slot| self.slot(state, slot, Candidate::Slot(0), &mut Trace::off()).is_some();
        state.automa.is_shuffled && !self.deck.card.iter().any(|it| it.slots.iter().any(is_legal))
    }

    /// Only the first turn leaves the card on the deck.
    fn without_card(&self, state: &State, why: &mut Why) -> Action {
        let top = state.automa.rear.expect("the corner of the rear was seen");
        why.cite(rule::FIRST_DEVELOP, &[Candidate::Card(top)]);
        Action::Develop(Sources([Source::MARKET; 2]))
    }

    fn slot(&self, state: &State, slot: &Slot, nth: Candidate, why: &mut Why) -> Option<Action> {
        match slot.action {
            SlotAction::Network => self.network_slot(state, slot, nth, why),
            SlotAction::Build | SlotAction::CoalMineAndLinks => {
                self.build_slot(state, slot, nth, why)
            }
        }
    }

    /// NETWORK: the first city of the banner in its network with a legal link.
    fn network_slot(
        &self,
        state: &State,
        slot: &Slot,
        nth: Candidate,
        why: &mut Why,
    ) -> Option<Action> {
        if state.is_first_round() {
            Sieve::one(why, nth).must(rule::FIRST_BUILD, |_| false).only()?;
        }
        let network = state.board.network(Owner::Automa);
        let banner = slot.cities.iter().map(|&it| Candidate::Location(it));
        let city = Sieve::new(why, rule::BANNER, banner)
            .must(rule::START_IN_NETWORK, |it| network.has(it.location()))
            .must(rule::SUPPLIED_LINE, |it| self.has_link_from(state, it.location()))
            .least(rule::BANNER, |it| place(slot, it.location()))
            .only()?;
        self.network_from(state, city.location(), why)
    }

    /// BUILD, with a link first if the slot has one and it is needed.
    fn build_slot(
        &self,
        state: &State,
        slot: &Slot,
        nth: Candidate,
        why: &mut Why,
    ) -> Option<Action> {
        let industry = slot.builds()?;
        if let Some(least) = slot.iron_price {
            let price = match self.setup.iron_gate {
                IronGate::Effective => state.iron_price(),
                IronGate::Market => state.iron.price(),
            };
            let gate = Sieve::one(why, nth);
            gate.at_least(rule::IRON_GATE, least.into(), |_| price.into()).only()?;
        }
        let level = match state.next_tile(Owner::Automa, industry) {
            Ok(level) => level,
            Err(fault) => {
                return Sieve::none(why, fault.rule(), nth);
            }
        };
        why.cite(rule::ITS_LOWEST_TILE, &[Candidate::Tile(industry, level)]);
        let coal = tile(industry, level).coal;
        let fault = |it: Candidate| state.city_fault(Owner::Automa, industry, it.location());
        let lacks_farm = |farm: Location| !self.is_ground(state, farm);
        let lacks_coal = |city: Location| !has_coal(state, city, coal);
        let can_link = |farm: Location| slot.link && !self.farm_line(state, farm).is_empty();
        let can_reach =
            |city: Location| slot.link && !self.coal_lines(state, city, coal).is_empty();
        let banner = slot.cities.iter().map(|&it| Candidate::Location(it));
        let is_covered = |it: Candidate| fault(it) == Some(BuildFault::Covered);
        let mut sieve = Sieve::new(why, rule::BANNER, banner)
            .must(rule::SPACE, |it| fault(it) != Some(BuildFault::NoSpace));
        if sieve.left().iter().any(|&it| is_covered(it)) {
            sieve = sieve.must(rule::NO_OVERBUILDING, |it| !is_covered(it));
        }
        if state.era == Era::Canal {
            sieve = sieve.must(rule::CANAL_LIMIT, |it| fault(it) != Some(BuildFault::CanalLimit));
        }
        if slot.cities.iter().any(|&it| FARMS.has(it)) {
            let is_reached = |it: Location| !lacks_farm(it) || can_link(it);
            sieve = sieve.must(rule::FARM, |it| is_reached(it.location()));
        }
        if coal != 0 {
            let is_supplied = |it: Location| !lacks_coal(it) || can_reach(it);
            sieve = sieve.must(rule::COAL_IN_CITY, |it| is_supplied(it.location()));
        }
        if slot.link && state.is_first_round() {
            let is_alone = |it: Location| !lacks_farm(it) && !lacks_coal(it);
            sieve = sieve.must(rule::FIRST_BUILD, |it| is_alone(it.location()));
        }
        let city = sieve.least(rule::BANNER, |it| place(slot, it.location())).only()?.location();
        if lacks_farm(city) && can_link(city) {
            return self.farm_link(state, industry, city, why);
        }
        if lacks_coal(city) && can_reach(city) {
            return self.coal_link(state, industry, city, coal, why);
        }
        Some(self.build(state, industry, city, why))
    }

    /// Whether Mautoma may build there as far as its network goes: anywhere but
    /// on a farm that is not in it.
    pub(super) fn is_ground(&self, state: &State, city: Location) -> bool {
        !FARMS.has(city) || state.board.network(Owner::Automa).has(city)
    }

    /// The line of a farm, if a link can be laid on it.
    fn farm_line(&self, state: &State, farm: Location) -> Links {
        let lines = state.lines(Owner::Automa).and(farm.lines());
        lines.filter(|&it| state.link_coal(it).is_some()).collect()
    }

    fn farm_link(
        &self,
        state: &State,
        industry: Industry,
        farm: Location,
        why: &mut Why,
    ) -> Option<Action> {
        let link = self.farm_line(state, farm).first()?;
        why.cite(rule::FARM, &[Candidate::Link(link)]);
        let lay = self.lay(state, link, farm, why);
        Some(Action::Link(lay, industry, farm))
    }

    /// The lines after which a build in a city has all its coal, the coal of
    /// a railway taken off.
    fn coal_lines(&self, state: &State, city: Location, coal: u8) -> Links {
        let here = state.board.connected(city);
        let needed = coal + u8::from(state.era == Era::Rail);
        let helps = |it: &Link| {
            let ends = it.ends();
            // A line helps if it joins the city's part of the map to another.
            ends.meets(here)
                && !ends.without(here).is_empty()
                && state.coal_cost(needed, state.board.reach(ends)).is_some()
        };
        state.lines(Owner::Automa).filter(helps).collect()
    }

    fn coal_link(
        &self,
        state: &State,
        industry: Industry,
        city: Location,
        coal: u8,
        why: &mut Why,
    ) -> Option<Action> {
        let lines = self.coal_lines(state, city, coal);
        let sieve = Sieve::new(why, rule::LINK_TO_COAL, lines.map(Candidate::Link))
            .prefer(rule::LINK_TO_COAL, |it| it.link().ends().has(city));
        let (link, to) = self.one_of(state, sieve, city)?;
        let lay = self.lay(state, link, to, why);
        Some(Action::Link(lay, industry, city))
    }

    /// Builds in a city: which space, which coal, which iron.
    pub(super) fn build(
        &self,
        state: &State,
        industry: Industry,
        city: Location,
        why: &mut Why,
    ) -> Action {
        let level = state.automa.mat.lowest(industry).expect("the mat has a tile");
        let is_free = |it: &Space| {
            let fault = state.space_fault(Owner::Automa, industry, level, *it);
            matches!(fault, None | Some(BuildFault::Single))
        };
        let free = spaces_for(industry, city).filter(is_free);
        let mut free: Spaces = free.collect();
        if free.is_empty() {
            // All spaces have a tile: only where a rule was left out.
            free = spaces_for(industry, city);
        }
        let icon = self.build_icon(state);
        let space = Sieve::new(why, rule::CITY_SPACE, free.map(Candidate::Space))
            .prefer(rule::SPACE, |it| SINGLE_SPACES.has(it.space()))
            .least(rule::SPACE_ICON, |it| super::squares_after(icon, it.space()))
            .only()
            .expect("the city has a free space")
            .space();
        let spec = tile(industry, level);
        let (coal, iron) = self.build_sources(state, city, spec.coal, spec.iron, why);
        Action::Build(industry, space, coal, iron)
    }
}

/// Whether a build in a city has its coal.
fn has_coal(state: &State, city: Location, coal: u8) -> bool {
    state.coal_cost(coal, state.board.connected(city)).is_some()
}

/// The place of a city in the banner, from 1.
fn place(slot: &Slot, city: Location) -> i32 {
    slot.cities.iter().position(|&it| it == city).unwrap_or_default() as i32 + 1
}
