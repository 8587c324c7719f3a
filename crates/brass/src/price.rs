//! What deeds cost and bring, before they are done.

use crate::{
    action::Action,
    build::BuildFault,
    components::{Era, Industry, Link, Location, Owner, SPACES, Space, tile},
    links::{CANAL_COST, LinkFault, RAIL_COST, SECOND_RAIL_COST},
    mat::Mat,
    state::{Deed, State},
};

/// What a step of a deed costs the person, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// What is printed: the price of the tile or of the link.
    pub printed: i16,
    /// Coal cubes it takes, wherever they come from.
    pub coal: u8,
    /// Iron cubes it takes.
    pub iron: u8,
    /// Barrels it takes.
    pub beer: u8,
    /// What the markets ask for the cubes that stand on no tile.
    pub cubes: i16,
}

impl Price {
    /// All that is paid in pounds.
    pub fn total(self) -> i16 {
        self.printed + self.cubes
    }
}

impl State {
    /// What the next step of the deed under way would cost: a site, a line, a tile
    /// that is developed away or sold. Nothing where it cannot be supplied, or if it is
    /// no such step.
    pub fn price(&self, action: Action) -> Option<Price> {
        match action {
            Action::Site(industry, at) => self.site_price(industry, at.location()),
            Action::Line(link) => self.line_price(link),
            Action::Remove(_) if self.deed == Deed::SellBonus => Some(Price::default()),
            Action::Remove(_) => {
                Some(Price { iron: 1, cubes: self.iron_cost(1), ..Price::default() })
            }
            Action::Flip(at) => Some(Price { beer: self.beer_needed(at), ..Price::default() }),
            _ => None,
        }
    }

    fn site_price(&self, industry: Industry, location: Location) -> Option<Price> {
        let level = self.human.mat.lowest(industry)?;
        let spec = tile(industry, level);
        let total = self.build_cost(industry, level, location)?;
        let cubes = total - spec.cost;
        Some(Price { printed: spec.cost, coal: spec.coal, iron: spec.iron, cubes, beer: 0 })
    }

    fn line_price(&self, link: Link) -> Option<Price> {
        let cubes = self.link_coal(link)?;
        let (printed, beer) = match (self.era, self.deed) {
            (Era::Canal, _) => (CANAL_COST, 0),
            (Era::Rail, Deed::NetworkMore) => (SECOND_RAIL_COST, 1),
            (Era::Rail, _) => (RAIL_COST, 0),
        };
        let coal = u8::from(self.era == Era::Rail);
        Some(Price { printed, coal, iron: 0, beer, cubes })
    }

    /// The steps of the deed under way that nothing but money forbids, each with all
    /// it costs.
    pub fn too_dear(&self, each: &mut impl FnMut(Action, i16)) {
        match self.deed {
            Deed::Build => {
                for &industry in Industry::ALL {
                    for at in (0..SPACES.len() as u8).map(Space) {
                        if let Some(BuildFault::Money(price)) = self.build_fault(industry, at) {
                            each(Action::Site(industry, at), price);
                        }
                    }
                }
            }
            Deed::Network | Deed::NetworkMore => {
                for link in self.lines(Owner::Human) {
                    let fault = match self.deed {
                        Deed::Network => self.first_supply_fault(link),
                        _ => self.second_supply_fault(link),
                    };
                    match fault {
                        Some(LinkFault::CanalMoney) => each(Action::Line(link), CANAL_COST),
                        Some(LinkFault::RailMoney(price)) => each(Action::Line(link), price),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    /// What a link on a line is worth as the table lies: the link icons at its ends.
    pub fn link_worth(&self, link: Link) -> i16 {
        let icons = self.link_icons();
        link.ends().map(|it| icons[it as usize]).sum()
    }

    /// What a side's next tile of an industry sells to its market at once if it is built
    /// on a space: how many cubes, and for how many pounds.
    pub fn sold_at_once(&self, industry: Industry, at: Space) -> (u8, i16) {
        let Some(level) = self.human.mat.lowest(industry) else { return (0, 0) };
        let mut built = self.clone();
        built.human.money = Some(0);
        built.lay_tile(Owner::Human, industry, at);
        let left = built.board.tile(at).map_or(0, |it| it.cubes);
        let brought = self.brought(industry, level);
        (brought - left, built.human.money.unwrap_or_default())
    }

    /// The cubes or barrels that a tile brings when it is built in this era.
    pub fn brought(&self, industry: Industry, level: u8) -> u8 {
        match (industry, self.era) {
            (Industry::Brewery, Era::Canal) => 1,
            (Industry::Brewery, Era::Rail) => 2,
            _ => tile(industry, level).cubes,
        }
    }
}

impl Mat {
    /// How many tiles of the lowest level are left of an industry.
    pub fn n_lowest(&self, industry: Industry) -> u8 {
        let levels = self.0[industry as usize];
        self.lowest(industry).map_or(0, |it| levels[usize::from(it) - 1])
    }

    /// The level that comes to be the lowest of an industry once one tile of it is gone.
    pub fn next_after(&self, industry: Industry) -> Option<u8> {
        self.lowest(industry)?;
        let mut mat = *self;
        mat.take(industry);
        mat.lowest(industry)
    }
}
