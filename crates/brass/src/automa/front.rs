//! The front of a card: slots, cities, spaces.

use kit::Sieve;

use crate::{
    Brass,
    action::{Action, Source, Sources},
    automa::{Candidate, RearAction, Why},
    components::{
        Era, FARMS, Industry, LINES_AT, Link, Location, Owner, SINGLE_SPACES, SPACES_AT,
        SPACES_SHOWING, tile,
    },
    deck::{Slot, SlotAction},
    rule,
    sets::Links,
    setup::IronGate,
    state::State,
};

impl Brass {
    /// The first slot with a legal action; else the card is discarded.
    pub(super) fn decide_front(&self, state: &State, why: &mut Why) -> Action {
        let Some(card) = state.automa.card else { return self.without_card(state, why) };
        let slots = &self.deck.card[usize::from(card)].slots;
        for nth in 0..slots.len() {
            // Without the rule that the topmost slot counts, the last one does.
            let nth = if why.leaves_out(rule::B2) { slots.len() - 1 - nth } else { nth };
            let action = self.slot(state, &slots[nth], nth as u8, why);
            why.note(rule::B2, Candidate::Slot(nth as u8), None, None, action.is_some());
            if let Some(action) = action {
                return action;
            }
        }
        if !state.is_first_round() {
            why.cite(rule::B3, &[Candidate::Card(card)]);
            return Action::Discard;
        }
        let cities = &slots.last().expect("a card has slots").cities;
        let banner = cities.iter().map(|&it| Candidate::Location(it));
        let lay = Sieve::first(why, rule::B10, banner, |it, why| {
            self.link_from(state, it.location(), None, why)
        });
        let Some(lay) = lay else {
            why.cite(rule::E8, &[Candidate::Rear(RearAction::Pass)]);
            return Action::Pass;
        };
        Action::Network(lay, None, Source::NONE)
    }

    /// The first turn may leave the card on the deck; an empty deck passes.
    fn without_card(&self, state: &State, why: &mut Why) -> Action {
        match state.automa.rear {
            Some(rear) if state.is_first_round() => {
                why.cite(rule::B8, &[Candidate::Card(rear)]);
                Action::Develop(Sources([Source::MARKET; 2]))
            }
            _ => {
                why.cite(rule::B3, &[]);
                Action::Pass
            }
        }
    }

    fn slot(&self, state: &State, slot: &Slot, nth: u8, why: &mut Why) -> Option<Action> {
        match slot.action {
            SlotAction::Network => self.network_slot(state, slot, nth, why),
            SlotAction::Build | SlotAction::CoalMineAndLinks => {
                self.build_slot(state, slot, nth, why)
            }
        }
    }

    /// NETWORK: the first city of the banner in its network with a legal link.
    fn network_slot(&self, state: &State, slot: &Slot, nth: u8, why: &mut Why) -> Option<Action> {
        if state.is_first_round() && !why.leaves_out(rule::B9) {
            why.note(rule::B9, Candidate::Slot(nth), None, None, false);
            return None;
        }
        why.cite(rule::D0, &[Candidate::Slot(nth)]);
        let network = state.board.network(Owner::Automa);
        let banner = slot.cities.iter().map(|&it| Candidate::Location(it));
        let city = Sieve::new(why, rule::C2, banner)
            .must(rule::C9, |it| network.has(it.location()))
            .must(rule::D1, |it| self.has_link_from(state, it.location()))
            .least(rule::C2, |it| place(slot, it.location()))
            .only()?;
        self.network_from(state, city.location(), why)
    }

    /// BUILD, with a link first if the slot has one and it is needed.
    fn build_slot(&self, state: &State, slot: &Slot, nth: u8, why: &mut Why) -> Option<Action> {
        let industry = slot.builds()?;
        if let Some(least) = slot.iron_price.filter(|_| !why.leaves_out(rule::C1)) {
            let price = match self.setup.iron_gate {
                IronGate::Effective => state.iron_price(),
                IronGate::Market => state.iron.price(),
            };
            let (price, least) = (i32::from(price), i32::from(least));
            why.note(rule::C1, Candidate::Slot(nth), Some(price), Some(least), least <= price);
            if price < least {
                return None;
            }
        }
        let Some(level) = state.automa.mat.buildable(industry, state.era) else {
            why.note(rule::LOWEST_TILE, Candidate::Slot(nth), None, None, false);
            return None;
        };
        why.cite(rule::A4, &[Candidate::Slot(nth)]);
        let coal = tile(industry, level).coal;
        let may_link = slot.link && (!state.is_first_round() || why.leaves_out(rule::B9));
        if slot.link && !may_link {
            why.cite(rule::B9, &[Candidate::Slot(nth)]);
        }
        let banner = slot.cities.iter().map(|&it| Candidate::Location(it));
        let can_link_farm = |farm: Location| may_link && !self.farm_line(state, farm).is_empty();
        let can_reach_coal =
            |city: Location| may_link && !self.coal_lines(state, city, coal).is_empty();
        let mut sieve = Sieve::new(why, rule::C2, banner)
            .must(rule::SPACE, |it| !state.free_spaces(industry, it.location()).is_empty());
        if state.era == Era::Canal {
            sieve = sieve.must(rule::CANAL_LIMIT, |it| {
                !state.is_at_canal_limit(Owner::Automa, it.location())
            });
        }
        if slot.cities.iter().any(|&it| FARMS.has(it)) {
            sieve = sieve.must(rule::C7, |it| {
                self.is_ground(state, it.location()) || can_link_farm(it.location())
            });
        }
        if coal != 0 {
            sieve = sieve.must(rule::C3, |it| {
                has_coal(state, it.location(), coal) || can_reach_coal(it.location())
            });
        }
        let city = sieve.least(rule::C2, |it| place(slot, it.location())).only()?.location();
        if !self.is_ground(state, city) && can_link_farm(city) {
            return self.farm_link(state, industry, city, why);
        }
        if !has_coal(state, city, coal) && can_reach_coal(city) {
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
        let lines = state.lines(Owner::Automa).and(LINES_AT[farm as usize]);
        let is_supplied = |it: &Link| {
            state.era == Era::Canal || state.coal_cost(1, state.board.reach(it.ends())).is_some()
        };
        lines.filter(is_supplied).collect()
    }

    fn farm_link(
        &self,
        state: &State,
        industry: Industry,
        farm: Location,
        why: &mut Why,
    ) -> Option<Action> {
        let link = self.farm_line(state, farm).first()?;
        why.cite(rule::C7, &[Candidate::Link(link)]);
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
        let sieve = Sieve::new(why, rule::C6, lines.map(Candidate::Link))
            .prefer(rule::C6, |it| it.link().ends().has(city));
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
        let showing = SPACES_AT[city as usize].and(SPACES_SHOWING[industry as usize]);
        let free = showing.without(state.board.occupied());
        let icon = self.icon(state);
        let space = Sieve::new(why, rule::C4, free.map(Candidate::Space))
            .prefer(rule::SPACE, |it| SINGLE_SPACES.has(it.space()))
            .least(rule::E3, |it| super::squares_after(icon, it.space()))
            .only()
            .expect("the city has a free space")
            .space();
        let level = state.automa.mat.lowest(industry).expect("the mat has a tile");
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
