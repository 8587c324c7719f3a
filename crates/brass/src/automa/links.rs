//! Mautoma's links: which lines are legal, and which one it takes.

use kit::{Sieve, Trace};

use crate::{
    Brass,
    action::{Action, Lay, Source},
    automa::{Candidate, Why, or_none, sources::rank},
    board::lines_touching,
    components::{CITIES, CLOCKWISE, Era, FARMS, Link, Location, MERCHANTS, Owner},
    rule,
    sets::{Links, Locations},
    setup::{NorthFarm, ThreeWay, Worcester},
    state::State,
};

impl Brass {
    /// NETWORK from a place: one canal, or up to two railways.
    pub(crate) fn network_from(
        &self,
        state: &State,
        start: Location,
        why: &mut Why,
    ) -> Option<Action> {
        let network = state.board.network(Owner::Automa);
        // From a place of its network every line touches it.
        let near = (!network.has(start)).then(|| lines_touching(network));
        let first = self.link_from(state, start, near, why)?;
        if state.era == Era::Canal {
            return Some(Action::Network(first, None, Source::NONE));
        }
        let mut after = state.clone();
        after.lay_for_automa(first.link, first.coal);
        match self.second_link(&after, first.to, why) {
            Some((second, beer)) => Some(Action::Network(first, Some(second), beer)),
            None => Some(Action::Network(first, None, Source::NONE)),
        }
    }

    /// One link from a place; only on lines `near` its network, if given.
    pub(super) fn link_from(
        &self,
        state: &State,
        start: Location,
        near: Option<Links>,
        why: &mut Why,
    ) -> Option<Lay> {
        let lines = self.open_lines(state, start, why)?;
        let mut sieve = Sieve::new(why, rule::LAY_LINKS, lines.map(Candidate::Link));
        if let Some(near) = near {
            sieve = sieve.must(rule::LINK_PLACE, |it| near.has(it.link()));
        }
        if state.era == Era::Rail {
            sieve = sieve.must(rule::SUPPLIED_LINE, |it| state.link_coal(it.link()).is_some());
        }
        let link = self.tie_break(state, sieve, start).only()?.link();
        Some(self.lay(state, link, link.destination(start), why))
    }

    /// The second railway of an action: it needs coal and beer.
    fn second_link(&self, state: &State, start: Location, why: &mut Why) -> Option<(Lay, Source)> {
        let lines = self.open_lines(state, start, why)?;
        let has_beer =
            |link: Link| !state.breweries(Owner::Automa, state.board.reach(link.ends())).is_empty();
        let sieve = Sieve::new(why, rule::LAY_LINKS, lines.map(Candidate::Link))
            .must(rule::SUPPLIED_LINE, |it| state.link_coal(it.link()).is_some())
            .must(rule::BEER_FOR_SECOND, |it| has_beer(it.link()));
        let link = self.tie_break(state, sieve, start).only()?.link();
        let lay = self.lay(state, link, link.destination(start), why);
        // The railway lies before its beer is chosen, and counts among the links
        // at a brewery's city.
        let mut after = state.clone();
        after.lay_for_automa(lay.link, lay.coal);
        let reach = after.board.connected(lay.to);
        let beer = self.beer_source(&after, reach, rule::OWN_SOURCES, why);
        Some((lay, or_none(beer)))
    }

    /// The open lines at a place, if there are any and a link tile is left.
    fn open_lines(&self, state: &State, start: Location, why: &mut Why) -> Option<Links> {
        if !state.board.has_link_left(Owner::Automa) {
            return Sieve::none(why, rule::LINK_TILE_LEFT, Candidate::Location(start));
        }
        let lines = state.board.open_lines(state.era).and(start.lines());
        if lines.is_empty() {
            return Sieve::none(why, rule::SUPPLIED_LINE, Candidate::Location(start));
        }
        Some(lines)
    }

    /// The link with its coal.
    pub(super) fn lay(&self, state: &State, link: Link, to: Location, why: &mut Why) -> Lay {
        let coal = match state.era {
            Era::Canal => Source::NONE,
            Era::Rail => or_none(self.coal_source(state, link.ends(), why)),
        };
        Lay { link, to, coal }
    }

    /// Whether NETWORK from a place has a legal link.
    pub(super) fn has_link_from(&self, state: &State, start: Location) -> bool {
        let mut lines = state.lines(Owner::Automa).and(start.lines());
        lines.any(|it| state.link_coal(it).is_some())
    }

    /// The tie-break for placing links, seen from a place.
    pub(super) fn tie_break<'t>(
        &self,
        state: &State,
        sieve: Sieve<'t, Candidate>,
        start: Location,
    ) -> Sieve<'t, Candidate> {
        let network = state.board.network(Owner::Automa);
        let others = |it: Candidate| it.link().ends().without(Locations::only(start));
        let counted = |it: Candidate| self.counted_ends(it.link(), start);
        let own = state.board.owned(Owner::Automa);
        let sieve = sieve
            .prefer(rule::MERCHANTS_LAST, |it| !MERCHANTS.has(it.link().destination(start)))
            .prefer(rule::TO_NETWORK, |it| others(it).meets(network))
            .most(rule::MOST_BUILT, |it| counted(it).map(|at| state.board.n_built(at) as i32).sum())
            .most(rule::MOST_FREE, |it| counted(it).map(|at| state.board.n_free(at) as i32).sum());
        let sieve = match state.era {
            Era::Canal => sieve,
            Era::Rail => sieve.prefer(rule::OWN_COAL, |it| {
                let coal = self.coal_source(state, it.link().ends(), &mut Trace::off());
                coal.and_then(Source::space).is_some_and(|mine| own.has(mine))
            }),
        };
        sieve.least(rule::CLOCKWISE, |it| self.clockwise(it.link(), start))
    }

    /// The ends whose tiles and spaces count: the named city, for farms are no
    /// cities, and the farms where that is the reading.
    fn counted_ends(&self, link: Link, start: Location) -> Locations {
        let mut ends = Locations::only(link.destination(start));
        if self.setup.north_farm == NorthFarm::NoCity {
            ends = ends.without(Locations::only(Location::FarmNorth));
        }
        if self.setup.three_way == ThreeWay::CityAndFarm {
            let farms = link.ends().and(FARMS).without(Locations::only(start));
            ends = ends.or(farms);
        }
        ends
    }

    /// The place of a line clockwise around a location, from 1.
    fn clockwise(&self, link: Link, start: Location) -> i32 {
        let order = CLOCKWISE[start as usize];
        let at = order.iter().position(|&it| it == link.0).expect("the line starts there");
        let is_leaning = start == Location::Worcester && at == 0;
        match self.setup.worcester {
            Worcester::Last if is_leaning => order.len() as i32 + 1,
            _ => at as i32 + 1,
        }
    }

    /// One of several lines that help a building: around the place they all
    /// start from, else the one with the most industry spaces.
    pub(super) fn one_of(
        &self,
        state: &State,
        sieve: Sieve<'_, Candidate>,
        building: Location,
    ) -> Option<(Link, Location)> {
        let links: Links = sieve.left().iter().map(|it| it.link()).collect();
        if let Some(pivot) = common_start(state, links, building) {
            let link = self.tie_break(state, sieve, pivot).only()?.link();
            return Some((link, link.destination(pivot)));
        }
        let cities = |it: Candidate| it.link().ends().and(CITIES);
        let n_spaces = |at: Location| state.board.n_built(at) + state.board.n_free(at);
        let link = sieve
            .most(rule::MOST_SPACES, |it| cities(it).map(|at| n_spaces(at) as i32).sum())
            .least(rule::LINE_ALPHABET, |it| first_city(it.link()))
            .prefer(rule::LINE_ALPHABET, |it| other_ends(it.link()).meets(CITIES))
            .least(rule::LINE_ALPHABET, |it| other_end(it.link()))
            .only()?
            .link();
        let network = state.board.network(Owner::Automa);
        let new_ends = link.ends().without(network);
        Some((link, new_ends.first().or(link.ends().first()).expect("a line has ends")))
    }
}

/// The place that all these lines start from: of its network, on whichever side
/// of the gap, or that of the building; never a merchant.
fn common_start(state: &State, links: Links, building: Location) -> Option<Location> {
    let ground = state.board.network(Owner::Automa).or(Locations::only(building));
    let shared = links.fold(ground.without(MERCHANTS), |shared, it| shared.and(it.ends()));
    // A single line may do so at both ends: it leads away from the building.
    let near = shared.and(state.board.connected(building));
    near.first().or(shared.first())
}

/// The first city of a line from A to Z.
fn first_city(link: Link) -> i32 {
    link.ends().and(CITIES).map(rank).min().unwrap_or_default()
}

/// The ends of a line besides its first city.
fn other_ends(link: Link) -> Locations {
    let first = link.ends().and(CITIES).min_by_key(|&it| rank(it));
    first.map_or(link.ends(), |it| link.ends().without(Locations::only(it)))
}

/// The other end of a line from A to Z.
fn other_end(link: Link) -> i32 {
    let others = other_ends(link);
    let cities = others.and(CITIES);
    let counted = if cities.is_empty() { others } else { cities };
    counted.map(rank).min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use kit::Game;

    use super::*;
    use crate::setup::Setup;

    #[test]
    fn around_worcester_the_reading_moves_the_line_to_kidderminster() {
        let order = |worcester: Worcester| {
            let game = Brass::new(&Setup { worcester, ..Setup::default() }).unwrap();
            let mut lines: Vec<Link> = Location::Worcester.lines().collect();
            lines.sort_by_key(|&it| game.clockwise(it, Location::Worcester));
            lines.iter().map(|it| it.destination(Location::Worcester)).collect::<Vec<_>>()
        };
        let [kidderminster, birmingham, gloucester] =
            [Location::Kidderminster, Location::Birmingham, Location::Gloucester];
        assert_eq!(order(Worcester::First), [kidderminster, birmingham, gloucester]);
        assert_eq!(order(Worcester::Last), [birmingham, gloucester, kidderminster]);
    }
}
