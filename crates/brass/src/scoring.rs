//! The end of an era: links, then flipped tiles.

use crate::{
    components::{Era, Link, MERCHANT_LINK_ICONS, MERCHANTS, Owner, tile},
    state::{Phase, Points, State},
};

impl State {
    /// Link icons at each location: of flipped tiles of any owner, and of merchants.
    pub fn link_icons(&self) -> [i16; 27] {
        let mut icons = [0; 27];
        for location in MERCHANTS {
            icons[location as usize] = i16::from(MERCHANT_LINK_ICONS);
        }
        for space in self.board.flipped() {
            let spec = tile(self.board.industry_at(space), self.board.level(space));
            icons[space.location() as usize] += i16::from(spec.links);
        }
        icons
    }

    /// What the links of a side are worth now.
    pub fn link_points(&self, owner: Owner) -> i16 {
        let icons = self.link_icons();
        let worth = |link: Link| -> i16 { link.ends().map(|it| icons[it as usize]).sum() };
        self.board.links(owner).map(worth).sum()
    }

    /// What the flipped tiles of a side are worth now.
    pub fn tile_points(&self, owner: Owner) -> i16 {
        let flipped = self.board.owned(owner).and(self.board.flipped());
        let worth = |it| tile(self.board.industry_at(it), self.board.level(it)).vp;
        flipped.map(worth).sum()
    }

    /// The points of a side once this era is scored.
    pub fn counted_points(&self, owner: Owner) -> i16 {
        self.points(owner) + self.link_points(owner) + self.tile_points(owner)
    }

    /// The same table with the points that this era would bring if it ended now.
    pub fn counted(&self) -> State {
        let mut counted = self.clone();
        if self.phase != Phase::Over {
            counted.count_era();
        }
        counted
    }

    /// Scores both sides at the end of an era; the canals leave the board.
    pub(crate) fn score_era(&mut self) {
        self.count_era();
        // At the end of the game the railways stay for people to look at.
        if self.era == Era::Canal {
            self.board.clear_links();
        }
    }

    fn count_era(&mut self) {
        let (links, tiles) = match self.era {
            Era::Canal => (Points::LinksCanal, Points::TilesCanal),
            Era::Rail => (Points::LinksRail, Points::TilesRail),
        };
        for &owner in Owner::ALL {
            self.score(owner, links, self.link_points(owner));
            self.score(owner, tiles, self.tile_points(owner));
        }
    }
}
