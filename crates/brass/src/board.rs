//! The board: industry tiles, link tiles, and what is connected with what.

use serde::{Serialize, Serializer};

use crate::{
    components::{Era, Industry, LINES, Link, Location, N_LINK_TILES, Owner, SPACES, Space},
    sets::{Links, Locations, Spaces},
};

/// An industry tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tile {
    /// Whose it is.
    pub owner: Owner,
    /// What it makes.
    pub industry: Industry,
    /// Its level, from 1.
    pub level: u8,
    /// Whether its other side is up.
    pub is_flipped: bool,
    /// Coal, iron or barrels left on it.
    pub cubes: u8,
}

/// The tiles on the map, as bit sets of spaces and lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The spaces with a tile of each industry.
    industry: [Spaces; 6],
    /// The spaces with a tile of each side.
    owned: [Spaces; 2],
    flipped: Spaces,
    level: [u8; SPACES.len()],
    cubes: [u8; SPACES.len()],
    links: [Links; 2],
    /// For each location, all that a path of links leads to, itself included:
    /// it follows from `links` and is kept because it is asked so often.
    connected: [Locations; 27],
}

impl Default for Board {
    fn default() -> Board {
        Board {
            industry: [Spaces::EMPTY; 6],
            owned: [Spaces::EMPTY; 2],
            flipped: Spaces::EMPTY,
            level: [0; SPACES.len()],
            cubes: [0; SPACES.len()],
            links: [Links::EMPTY; 2],
            connected: ALONE,
        }
    }
}

/// Without links every location is connected to itself alone.
const ALONE: [Locations; 27] = {
    let mut alone = [Locations::EMPTY; 27];
    let mut n = 0;
    while n < 27 {
        alone[n] = Locations(1 << n);
        n += 1;
    }
    alone
};

impl Board {
    /// The tile on a space.
    pub fn tile(&self, space: Space) -> Option<Tile> {
        let owner = if self.owned[0].has(space) {
            Owner::Human
        } else if self.owned[1].has(space) {
            Owner::Automa
        } else {
            return None;
        };
        Some(Tile {
            owner,
            industry: self.industry_at(space),
            level: self.level(space),
            is_flipped: self.flipped.has(space),
            cubes: self.cubes(space),
        })
    }

    /// The industry of the tile on a space that has one.
    #[inline]
    pub fn industry_at(&self, space: Space) -> Industry {
        let at = self.industry.iter().position(|it| it.has(space)).expect("a tile lies there");
        Industry::nth(at as u8)
    }

    /// The level of the tile on a space.
    #[inline]
    pub fn level(&self, space: Space) -> u8 {
        self.level[usize::from(space.0)]
    }

    /// What is left on the tile on a space.
    #[inline]
    pub fn cubes(&self, space: Space) -> u8 {
        self.cubes[usize::from(space.0)]
    }

    /// The spaces with a tile of one side.
    #[inline]
    pub fn owned(&self, owner: Owner) -> Spaces {
        self.owned[owner as usize]
    }

    /// The spaces with a tile.
    #[inline]
    pub fn occupied(&self) -> Spaces {
        self.owned[0].or(self.owned[1])
    }

    /// The spaces with a tile of an industry.
    #[inline]
    pub fn of(&self, industry: Industry) -> Spaces {
        self.industry[industry as usize]
    }

    /// The spaces with a flipped tile.
    #[inline]
    pub fn flipped(&self) -> Spaces {
        self.flipped
    }

    /// The mines, works or breweries with something left: those not yet flipped.
    #[inline]
    pub fn stocked(&self, industry: Industry) -> Spaces {
        self.industry[industry as usize].without(self.flipped)
    }

    /// What is left on all these tiles.
    #[inline]
    pub fn total(&self, spaces: Spaces) -> u8 {
        spaces.map(|it| self.cubes(it)).sum()
    }

    /// How many tiles of any owner lie at a location.
    pub fn n_built(&self, location: Location) -> u32 {
        self.occupied().and(location.spaces()).len()
    }

    /// How many spaces of a location are free.
    pub fn n_free(&self, location: Location) -> u32 {
        location.spaces().without(self.occupied()).len()
    }

    /// The link tiles of one side.
    #[inline]
    pub fn links(&self, owner: Owner) -> Links {
        self.links[owner as usize]
    }

    /// The open lines of an era.
    #[inline]
    pub fn open_lines(&self, era: Era) -> Links {
        era.lines().without(self.links[0].or(self.links[1]))
    }

    /// Whether a side has a link tile left to lay.
    #[inline]
    pub fn has_link_left(&self, owner: Owner) -> bool {
        self.links[owner as usize].len() < N_LINK_TILES
    }

    /// Links of one side at a location.
    #[inline]
    pub fn n_links_at(&self, owner: Owner, location: Location) -> u32 {
        self.links[owner as usize].and(location.lines()).len()
    }

    /// Whether a side has neither an industry tile nor a link on the board.
    #[inline]
    pub fn has_nothing(&self, owner: Owner) -> bool {
        self.owned[owner as usize].is_empty() && self.links[owner as usize].is_empty()
    }

    /// The network of a side: where its tiles are and where its links end.
    #[inline]
    pub fn network(&self, owner: Owner) -> Locations {
        let mut network = Locations::EMPTY;
        for space in self.owned[owner as usize] {
            network.add(space.location());
        }
        for link in self.links[owner as usize] {
            network.0 |= link.ends().0;
        }
        network
    }

    /// All that is connected with a location, itself included.
    #[inline]
    pub fn connected(&self, location: Location) -> Locations {
        self.connected[location as usize]
    }

    /// All that is connected with one of these locations.
    #[inline]
    pub fn reach(&self, from: Locations) -> Locations {
        from.fold(Locations::EMPTY, |reach, it| reach.or(self.connected[it as usize]))
    }

    /// Those of `spaces` that lie in one of these locations.
    #[inline]
    pub fn within(&self, spaces: Spaces, reach: Locations) -> Spaces {
        spaces.filter(|it| reach.has(it.location())).collect()
    }

    /// The nearest mines with coal that are connected with one of these locations.
    pub fn nearest_mines(&self, from: Locations) -> Spaces {
        let mines = self.within(self.stocked(Industry::CoalMine), self.reach(from));
        if mines.len() < 2 {
            return mines;
        }
        let mut seen = from;
        loop {
            let here = self.within(mines, seen);
            if !here.is_empty() {
                return here;
            }
            let before = seen;
            seen = self.one_link_further(seen);
            if seen == before {
                return Spaces::EMPTY;
            }
        }
    }

    /// How many links away a connected location is from the nearest of these.
    pub fn distance(&self, from: Locations, to: Location) -> i32 {
        let (mut seen, mut n_links) = (from, 0);
        while !seen.has(to) && seen != self.one_link_further(seen) {
            seen = self.one_link_further(seen);
            n_links += 1;
        }
        n_links
    }

    /// These locations and all that a single link joins to them.
    fn one_link_further(&self, from: Locations) -> Locations {
        let laid = self.links[0].or(self.links[1]);
        laid.and(lines_touching(from)).fold(from, |further, it| further.or(it.ends()))
    }

    /// Lays a tile; what lay there leaves the game.
    pub fn put(&mut self, space: Space, tile: Tile) {
        self.clear(space);
        self.industry[tile.industry as usize].add(space);
        self.owned[tile.owner as usize].add(space);
        if tile.is_flipped {
            self.flipped.add(space);
        }
        self.level[usize::from(space.0)] = tile.level;
        self.cubes[usize::from(space.0)] = tile.cubes;
    }

    /// Takes the tile off a space.
    pub fn clear(&mut self, space: Space) {
        for spaces in &mut self.industry {
            spaces.remove(space);
        }
        self.owned[0].remove(space);
        self.owned[1].remove(space);
        self.flipped.remove(space);
        self.level[usize::from(space.0)] = 0;
        self.cubes[usize::from(space.0)] = 0;
    }

    /// Turns a tile over; nothing is left on it.
    pub fn flip(&mut self, space: Space) {
        self.flipped.add(space);
        self.cubes[usize::from(space.0)] = 0;
    }

    /// Takes one cube or barrel off a tile; true if it was the last.
    #[inline]
    pub fn take(&mut self, space: Space) -> bool {
        let left = &mut self.cubes[usize::from(space.0)];
        *left -= 1;
        *left == 0
    }

    /// Lays a link.
    pub fn lay(&mut self, owner: Owner, link: Link) {
        self.links[owner as usize].add(link);
        let joined = self.reach(link.ends());
        for location in joined {
            self.connected[location as usize] = joined;
        }
    }

    /// Takes all links off the board.
    pub fn clear_links(&mut self) {
        self.links = [Links::EMPTY; 2];
        self.connected = ALONE;
    }
}

/// The open lines that touch these locations.
#[inline]
pub(crate) fn lines_touching(locations: Locations) -> Links {
    locations.fold(Links::EMPTY, |lines, it| lines.or(it.lines()))
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Laid {
            tiles: Vec<(String, Tile)>,
            links: Vec<(&'static str, Owner)>,
        }
        let spaces = (0..SPACES.len() as u8).map(Space);
        let lines = (0..LINES.len() as u8).map(Link);
        let owner = |it| Owner::ALL.iter().copied().find(|&side| self.links(side).has(it));
        Laid {
            tiles: spaces.filter_map(|it| Some((it.to_string(), self.tile(it)?))).collect(),
            links: lines.filter_map(|it| Some((it.key(), owner(it)?))).collect(),
        }
        .serialize(serializer)
    }
}
