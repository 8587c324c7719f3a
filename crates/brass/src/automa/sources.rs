//! Where Mautoma's coal, iron and beer come from.

use kit::{Rule, Sieve};

use crate::{
    Brass,
    action::{Source, Sources},
    automa::{Candidate, Why, squares_after},
    components::{ALPHABETICAL, Industry, Location, Owner},
    rule,
    sets::Locations,
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
            .most(rule::MOST_LINKS, |it| link_lead(state, it.space().location()))
            .least(rule::ALPHABET, |it| rank(it.space().location()))
            .least(rule::TILE_ICON, |it| squares_after(icon, it.space()))
    }

    /// One of these tiles, its own ones first.
    fn own_first(
        &self,
        state: &State,
        tiles: Sieve<'_, Candidate>,
        rule: &'static Rule,
    ) -> Option<Source> {
        let own = state.board.owned(Owner::Automa);
        let sieve = tiles.prefer(rule, |it| own.has(it.space()));
        self.select(state, sieve).only().map(|it| Source::tile(it.space()))
    }

    /// Where coal comes from: the nearest mine, its own first, or the market.
    pub(super) fn coal_source(
        &self,
        state: &State,
        from: Locations,
        why: &mut Why,
    ) -> Option<Source> {
        let board = &state.board;
        let reach = board.reach(from);
        let all = board.within(board.stocked(Industry::CoalMine), reach);
        if all.is_empty() {
            return state.reaches_merchant(reach).then(|| {
                why.cite(rule::COAL, &[Candidate::Market]);
                Source::MARKET
            });
        }
        let mines = Sieve::new(why, rule::COAL, all.map(Candidate::Space))
            .least(rule::COAL, |it| board.distance(from, it.space().location()));
        self.own_first(state, mines, rule::OWN_SOURCES)
    }

    /// Where iron comes from: its own works, the person's, or the market.
    pub(super) fn iron_source(&self, state: &State, why: &mut Why) -> Source {
        let works = state.board.stocked(Industry::IronWorks);
        if works.is_empty() {
            why.cite(rule::IRON, &[Candidate::Market]);
            return Source::MARKET;
        }
        let works = Sieve::new(why, rule::IRON, works.map(Candidate::Space));
        self.own_first(state, works, rule::OWN_SOURCES).expect("some works have iron")
    }

    /// Where beer comes from, a merchant's apart: its own breweries first, by the
    /// rule for that, then the person's where they are connected.
    pub(super) fn beer_source(
        &self,
        state: &State,
        reach: Locations,
        own: &'static Rule,
        why: &mut Why,
    ) -> Option<Source> {
        let breweries = state.breweries(Owner::Automa, reach);
        let breweries = Sieve::new(why, rule::BEER, breweries.map(Candidate::Space));
        self.own_first(state, breweries, own)
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
