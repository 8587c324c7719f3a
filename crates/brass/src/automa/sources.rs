//! Where Mautoma's coal, iron and beer come from.

use kit::Sieve;

use crate::{
    Brass,
    action::{Source, Sources},
    automa::{Candidate, Why, squares_after},
    components::{ALPHABETICAL, Industry, Location, Owner},
    rule,
    sets::{Locations, Spaces},
    state::State,
};

/// The place of each location in the alphabet.
const RANK: [u8; 27] = {
    let mut rank = [0; 27];
    let mut at = 0;
    while at < 27 {
        rank[ALPHABETICAL[at] as usize] = at as u8;
        at += 1;
    }
    rank
};

/// The place of a location in the alphabet, from 1.
pub(super) fn rank(location: Location) -> i32 {
    i32::from(RANK[location as usize]) + 1
}

/// Links of Mautoma less links of the person at a location.
fn link_lead(state: &State, location: Location) -> i32 {
    let n = |owner| state.board.n_links_at(owner, location) as i32;
    n(Owner::Automa) - n(Owner::Human)
}

impl Brass {
    /// The tie-break of building selection: links, alphabet, icon.
    pub(super) fn select<'t>(
        &self,
        state: &State,
        sieve: Sieve<'t, Candidate>,
    ) -> Sieve<'t, Candidate> {
        let icon = self.icon(state);
        sieve
            .most(rule::E2_1, |it| link_lead(state, it.space().location()))
            .least(rule::E2_2, |it| rank(it.space().location()))
            .least(rule::E2_3, |it| squares_after(icon, it.space()))
    }

    /// One of these tiles, its own ones first.
    fn own_first(
        &self,
        state: &State,
        tiles: Spaces,
        rules: [&'static kit::Rule; 2],
        why: &mut Why,
    ) -> Option<Source> {
        if tiles.len() == 1 && !why.is_on() {
            return tiles.first().map(Source::tile);
        }
        let own = state.board.owned(Owner::Automa);
        let sieve = Sieve::new(why, rules[0], tiles.map(Candidate::Space))
            .prefer(rules[1], |it| own.has(it.space()));
        self.select(state, sieve).only().map(|it| Source::tile(it.space()))
    }

    /// Where coal comes from: the nearest mine, its own first, or the market.
    pub(super) fn coal_source(
        &self,
        state: &State,
        from: Locations,
        why: &mut Why,
    ) -> Option<Source> {
        let mines = state.board.nearest_mines(from);
        if mines.is_empty() {
            let is_connected = state.reaches_merchant(state.board.reach(from));
            return is_connected.then_some(Source::MARKET);
        }
        self.own_first(state, mines, [rule::COAL, rule::C5], why)
    }

    /// Where iron comes from: its own works, the person's, or the market.
    pub(super) fn iron_source(&self, state: &State, why: &mut Why) -> Source {
        let works = state.board.stocked(Industry::IronWorks);
        if works.is_empty() {
            return Source::MARKET;
        }
        let source = self.own_first(state, works, [rule::IRON, rule::C5], why);
        source.expect("some works have iron")
    }

    /// Where beer comes from, a merchant's apart: its own breweries, then the
    /// person's where they are connected.
    pub(super) fn beer_source(
        &self,
        state: &State,
        reach: Locations,
        why: &mut Why,
    ) -> Option<Source> {
        let breweries = state.breweries(Owner::Automa, reach);
        if breweries.is_empty() {
            return None;
        }
        self.own_first(state, breweries, [rule::BEER, rule::E4_2], why)
    }

    /// All the coal and iron a build takes, cube by cube.
    pub(super) fn build_sources(
        &self,
        state: &State,
        city: Location,
        coal: u8,
        iron: u8,
        why: &mut Why,
    ) -> (Sources, Sources) {
        let mut sources = (Sources::NONE, Sources::NONE);
        if coal + iron == 0 {
            return sources;
        }
        let mut rest = state.clone();
        for _ in 0..coal {
            // Without coal there is nothing to take: only where a rule was left out.
            let Some(source) = self.coal_source(&rest, Locations::only(city), why) else { break };
            sources.0.push(source);
            rest.take_coal(source, Owner::Automa);
        }
        for _ in 0..iron {
            let source = self.iron_source(&rest, why);
            sources.1.push(source);
            rest.take_iron(source, Owner::Automa);
        }
        sources
    }
}
