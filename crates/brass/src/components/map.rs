//! The map: locations, industry spaces and lines, as printed.

use serde::{Deserialize, Serialize};

use crate::{
    components::Industry::{self, Brewery, CoalMine, CottonMill, IronWorks, Manufacturer, Pottery},
    sets::{Industries, Locations},
};

keyed! {
    /// A place on the map: 20 cities, 2 farm breweries, 5 merchant locations.
    Location {
        /// Belper.
        Belper = "belper",
        /// Birmingham.
        Birmingham = "birmingham",
        /// Burton-on-Trent.
        Burton = "burton",
        /// Cannock.
        Cannock = "cannock",
        /// Coalbrookdale.
        Coalbrookdale = "coalbrookdale",
        /// Coventry.
        Coventry = "coventry",
        /// Derby.
        Derby = "derby",
        /// Dudley.
        Dudley = "dudley",
        /// Kidderminster.
        Kidderminster = "kidderminster",
        /// Leek.
        Leek = "leek",
        /// Nuneaton.
        Nuneaton = "nuneaton",
        /// Redditch.
        Redditch = "redditch",
        /// Stafford.
        Stafford = "stafford",
        /// Stoke-on-Trent.
        Stoke = "stoke",
        /// Stone.
        Stone = "stone",
        /// Tamworth.
        Tamworth = "tamworth",
        /// Uttoxeter.
        Uttoxeter = "uttoxeter",
        /// Walsall.
        Walsall = "walsall",
        /// Wolverhampton.
        Wolverhampton = "wolverhampton",
        /// Worcester.
        Worcester = "worcester",
        /// The farm brewery west of Cannock.
        FarmNorth = "farm-north",
        /// The farm brewery between Kidderminster and Worcester.
        FarmSouth = "farm-south",
        /// Shrewsbury.
        Shrewsbury = "shrewsbury",
        /// Gloucester.
        Gloucester = "gloucester",
        /// Oxford.
        Oxford = "oxford",
        /// Warrington.
        Warrington = "warrington",
        /// Nottingham.
        Nottingham = "nottingham",
    }
}

/// Every location by name from A to Z; the farms are "North farm brewery" and
/// "South farm brewery", as on the cards (reading Z13).
pub const ALPHABETICAL: [Location; 27] = [
    Location::Belper,
    Location::Birmingham,
    Location::Burton,
    Location::Cannock,
    Location::Coalbrookdale,
    Location::Coventry,
    Location::Derby,
    Location::Dudley,
    Location::Gloucester,
    Location::Kidderminster,
    Location::Leek,
    Location::FarmNorth,
    Location::Nottingham,
    Location::Nuneaton,
    Location::Oxford,
    Location::Redditch,
    Location::Shrewsbury,
    Location::FarmSouth,
    Location::Stafford,
    Location::Stoke,
    Location::Stone,
    Location::Tamworth,
    Location::Uttoxeter,
    Location::Walsall,
    Location::Warrington,
    Location::Wolverhampton,
    Location::Worcester,
];

/// Where a space lies in the two-by-two grid of a tie-break icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Quadrant {
    /// Top left, or the top of three.
    NorthWest,
    /// Top right.
    NorthEast,
    /// Bottom left; of Belper's row of three the right one.
    SouthWest,
    /// Bottom right.
    SouthEast,
}

use Quadrant::{NorthEast, NorthWest, SouthEast, SouthWest};

/// A space for an industry tile, as printed.
#[derive(Clone, Copy, Debug)]
pub struct SpaceSpec {
    /// Where it is.
    pub location: Location,
    /// Where it lies in the grid of its location.
    pub quadrant: Quadrant,
    /// The industries it shows.
    pub industries: Industries,
}

const fn space(location: Location, quadrant: Quadrant, industries: &[Industry]) -> SpaceSpec {
    SpaceSpec { location, quadrant, industries: Industries::of(industries) }
}

/// The 49 spaces: location by location, in reading order.
pub const SPACES: [SpaceSpec; 49] = [
    space(Location::Belper, NorthWest, &[CottonMill, Manufacturer]),
    space(Location::Belper, NorthEast, &[CoalMine]),
    space(Location::Belper, SouthWest, &[Pottery]),
    space(Location::Birmingham, NorthWest, &[CottonMill, Manufacturer]),
    space(Location::Birmingham, NorthEast, &[Manufacturer]),
    space(Location::Birmingham, SouthWest, &[IronWorks]),
    space(Location::Birmingham, SouthEast, &[Manufacturer]),
    space(Location::Burton, NorthWest, &[Manufacturer, CoalMine]),
    space(Location::Burton, NorthEast, &[Brewery]),
    space(Location::Cannock, NorthWest, &[Manufacturer, CoalMine]),
    space(Location::Cannock, NorthEast, &[CoalMine]),
    space(Location::Coalbrookdale, NorthWest, &[IronWorks, Brewery]),
    space(Location::Coalbrookdale, SouthWest, &[IronWorks]),
    space(Location::Coalbrookdale, SouthEast, &[CoalMine]),
    space(Location::Coventry, NorthWest, &[Pottery]),
    space(Location::Coventry, SouthWest, &[Manufacturer, CoalMine]),
    space(Location::Coventry, SouthEast, &[IronWorks, Manufacturer]),
    space(Location::Derby, NorthWest, &[CottonMill, Brewery]),
    space(Location::Derby, SouthWest, &[CottonMill, Manufacturer]),
    space(Location::Derby, SouthEast, &[IronWorks]),
    space(Location::Dudley, NorthWest, &[CoalMine]),
    space(Location::Dudley, NorthEast, &[IronWorks]),
    space(Location::Kidderminster, NorthWest, &[CottonMill, CoalMine]),
    space(Location::Kidderminster, NorthEast, &[CottonMill]),
    space(Location::Leek, NorthWest, &[CottonMill, Manufacturer]),
    space(Location::Leek, NorthEast, &[CottonMill, CoalMine]),
    space(Location::Nuneaton, NorthWest, &[Manufacturer, Brewery]),
    space(Location::Nuneaton, NorthEast, &[CottonMill, CoalMine]),
    space(Location::Redditch, NorthWest, &[Manufacturer, CoalMine]),
    space(Location::Redditch, NorthEast, &[IronWorks]),
    space(Location::Stafford, NorthWest, &[Manufacturer, Brewery]),
    space(Location::Stafford, NorthEast, &[Pottery]),
    space(Location::Stoke, NorthWest, &[CottonMill, Manufacturer]),
    space(Location::Stoke, SouthWest, &[Pottery, IronWorks]),
    space(Location::Stoke, SouthEast, &[Manufacturer]),
    space(Location::Stone, NorthWest, &[CottonMill, Brewery]),
    space(Location::Stone, NorthEast, &[Manufacturer, CoalMine]),
    space(Location::Tamworth, NorthWest, &[CottonMill, CoalMine]),
    space(Location::Tamworth, NorthEast, &[CottonMill, CoalMine]),
    space(Location::Uttoxeter, NorthWest, &[Manufacturer, Brewery]),
    space(Location::Uttoxeter, NorthEast, &[CottonMill, Brewery]),
    space(Location::Walsall, NorthWest, &[IronWorks, Manufacturer]),
    space(Location::Walsall, NorthEast, &[Manufacturer, Brewery]),
    space(Location::Wolverhampton, NorthWest, &[Manufacturer]),
    space(Location::Wolverhampton, NorthEast, &[Manufacturer, CoalMine]),
    space(Location::Worcester, NorthWest, &[CottonMill]),
    space(Location::Worcester, NorthEast, &[CottonMill]),
    space(Location::FarmNorth, NorthWest, &[Brewery]),
    space(Location::FarmSouth, NorthWest, &[Brewery]),
];

/// A line between locations, as printed.
#[derive(Clone, Copy, Debug)]
pub struct LinkSpec {
    /// Its name in records: the names of its ends.
    pub key: &'static str,
    /// The locations it joins: two, or three.
    pub ends: Locations,
    /// The eras a link may lie on it.
    pub kind: LineKind,
}

/// The eras a link may lie on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Both eras.
    Both,
    /// Only the canal era.
    CanalOnly,
    /// Only the rail era.
    RailOnly,
}

use LineKind::{Both, CanalOnly, RailOnly};

const fn line(key: &'static str, ends: &[Location], kind: LineKind) -> LinkSpec {
    LinkSpec { key, ends: Locations::of(ends), kind }
}

/// The 39 lines, from A to Z.
pub const LINES: [LinkSpec; 39] = [
    line("belper-derby", &[Location::Belper, Location::Derby], Both),
    line("belper-leek", &[Location::Belper, Location::Leek], RailOnly),
    line("birmingham-coventry", &[Location::Birmingham, Location::Coventry], Both),
    line("birmingham-dudley", &[Location::Birmingham, Location::Dudley], Both),
    line("birmingham-nuneaton", &[Location::Birmingham, Location::Nuneaton], RailOnly),
    line("birmingham-oxford", &[Location::Birmingham, Location::Oxford], Both),
    line("birmingham-redditch", &[Location::Birmingham, Location::Redditch], RailOnly),
    line("birmingham-tamworth", &[Location::Birmingham, Location::Tamworth], Both),
    line("birmingham-walsall", &[Location::Birmingham, Location::Walsall], Both),
    line("birmingham-worcester", &[Location::Birmingham, Location::Worcester], Both),
    line("burton-cannock", &[Location::Burton, Location::Cannock], RailOnly),
    line("burton-derby", &[Location::Burton, Location::Derby], Both),
    line("burton-stone", &[Location::Burton, Location::Stone], Both),
    line("burton-tamworth", &[Location::Burton, Location::Tamworth], Both),
    line("burton-walsall", &[Location::Burton, Location::Walsall], CanalOnly),
    line("cannock-farm-north", &[Location::Cannock, Location::FarmNorth], Both),
    line("cannock-stafford", &[Location::Cannock, Location::Stafford], Both),
    line("cannock-walsall", &[Location::Cannock, Location::Walsall], Both),
    line("cannock-wolverhampton", &[Location::Cannock, Location::Wolverhampton], Both),
    line("coalbrookdale-kidderminster", &[Location::Coalbrookdale, Location::Kidderminster], Both),
    line("coalbrookdale-shrewsbury", &[Location::Coalbrookdale, Location::Shrewsbury], Both),
    line("coalbrookdale-wolverhampton", &[Location::Coalbrookdale, Location::Wolverhampton], Both),
    line("coventry-nuneaton", &[Location::Coventry, Location::Nuneaton], RailOnly),
    line("derby-nottingham", &[Location::Derby, Location::Nottingham], Both),
    line("derby-uttoxeter", &[Location::Derby, Location::Uttoxeter], RailOnly),
    line("dudley-kidderminster", &[Location::Dudley, Location::Kidderminster], Both),
    line("dudley-wolverhampton", &[Location::Dudley, Location::Wolverhampton], Both),
    line("gloucester-redditch", &[Location::Gloucester, Location::Redditch], Both),
    line("gloucester-worcester", &[Location::Gloucester, Location::Worcester], Both),
    line(
        "kidderminster-farm-south-worcester",
        &[Location::Kidderminster, Location::FarmSouth, Location::Worcester],
        Both,
    ),
    line("leek-stoke", &[Location::Leek, Location::Stoke], Both),
    line("nuneaton-tamworth", &[Location::Nuneaton, Location::Tamworth], Both),
    line("oxford-redditch", &[Location::Oxford, Location::Redditch], Both),
    line("stafford-stone", &[Location::Stafford, Location::Stone], Both),
    line("stoke-stone", &[Location::Stoke, Location::Stone], Both),
    line("stoke-warrington", &[Location::Stoke, Location::Warrington], Both),
    line("stone-uttoxeter", &[Location::Stone, Location::Uttoxeter], RailOnly),
    line("tamworth-walsall", &[Location::Tamworth, Location::Walsall], RailOnly),
    line("walsall-wolverhampton", &[Location::Walsall, Location::Wolverhampton], Both),
];

/// The lines at each location, clockwise from straight above it, by their
/// number in [`LINES`]: a line that crosses or touches twelve o'clock is first.
pub const CLOCKWISE: [&[u8]; 27] = [
    &[0, 1],                   // Belper
    &[7, 4, 2, 5, 6, 9, 3, 8], // Birmingham
    &[11, 13, 14, 10, 12],     // Burton-on-Trent
    &[16, 10, 17, 18, 15],     // Cannock
    &[21, 19, 20],             // Coalbrookdale
    &[22, 2],                  // Coventry
    &[0, 23, 11, 24],          // Derby
    &[3, 25, 26],              // Dudley
    &[25, 29, 19],             // Kidderminster
    &[1, 30],                  // Leek
    &[31, 22, 4],              // Nuneaton
    &[6, 32, 27],              // Redditch
    &[16, 33],                 // Stafford
    &[30, 34, 35],             // Stoke-on-Trent
    &[34, 36, 12, 33],         // Stone
    &[13, 31, 7, 37],          // Tamworth
    &[24, 36],                 // Uttoxeter
    &[17, 14, 37, 8, 38],      // Walsall
    &[18, 38, 26, 21],         // Wolverhampton
    &[29, 9, 28],              // Worcester
    &[15],                     // North farm brewery
    &[29],                     // South farm brewery
    &[20],                     // Shrewsbury
    &[27, 28],                 // Gloucester
    &[5, 32],                  // Oxford
    &[35],                     // Warrington
    &[23],                     // Nottingham
];
