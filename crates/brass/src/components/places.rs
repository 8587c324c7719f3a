//! What follows from the map: which spaces and lines are where.

use crate::{
    components::{Era, Industry, LINES, LineKind, Location, SPACES},
    sets::{Industries, Links, Locations, Spaces},
};

/// A space for an industry tile, by its number in [`SPACES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Space(pub u8);

/// A line, or the link tile that lies on it, by its number in [`LINES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Link(pub u8);

/// The 20 named cities.
pub const CITIES: Locations = Locations((1 << 20) - 1);
/// The two farm breweries.
pub const FARMS: Locations = Locations(0b11 << 20);
/// The five merchant locations.
pub const MERCHANTS: Locations = Locations(0b1_1111 << 22);

/// The spaces of each location.
pub const SPACES_AT: [Spaces; 27] = {
    let mut at = [Spaces::EMPTY; 27];
    let mut n = 0;
    while n < SPACES.len() {
        at[SPACES[n].location as usize].add(Space(n as u8));
        n += 1;
    }
    at
};

/// The spaces that show each industry.
pub const SPACES_SHOWING: [Spaces; 6] = {
    let mut showing = [Spaces::EMPTY; 6];
    let mut n = 0;
    while n < SPACES.len() {
        let mut industry = 0;
        while industry < 6 {
            if SPACES[n].industries.has(Industry::nth(industry as u8)) {
                showing[industry].add(Space(n as u8));
            }
            industry += 1;
        }
        n += 1;
    }
    showing
};

/// The locations with a space that shows each industry.
pub const LOCATIONS_SHOWING: [Locations; 6] = {
    let mut showing = [Locations::EMPTY; 6];
    let mut n = 0;
    while n < SPACES.len() {
        let mut industry = 0;
        while industry < 6 {
            if SPACES[n].industries.has(Industry::nth(industry as u8)) {
                showing[industry].add(SPACES[n].location);
            }
            industry += 1;
        }
        n += 1;
    }
    showing
};

/// The spaces that show one industry only.
pub const SINGLE_SPACES: Spaces = {
    let mut single = Spaces::EMPTY;
    let mut n = 0;
    while n < SPACES.len() {
        if SPACES[n].industries.len() == 1 {
            single.add(Space(n as u8));
        }
        n += 1;
    }
    single
};

/// The lines at each location.
pub const LINES_AT: [Links; 27] = {
    let mut at = [Links::EMPTY; 27];
    let mut location = 0;
    while location < 27 {
        let mut n = 0;
        while n < LINES.len() {
            if LINES[n].ends.has(Location::nth(location as u8)) {
                at[location].add(Link(n as u8));
            }
            n += 1;
        }
        location += 1;
    }
    at
};

/// The lines of each era.
pub const LINES_OF: [Links; 2] = {
    let mut of = [Links::EMPTY; 2];
    let mut n = 0;
    while n < LINES.len() {
        if !matches!(LINES[n].kind, LineKind::RailOnly) {
            of[Era::Canal as usize].add(Link(n as u8));
        }
        if !matches!(LINES[n].kind, LineKind::CanalOnly) {
            of[Era::Rail as usize].add(Link(n as u8));
        }
        n += 1;
    }
    of
};

impl Location {
    /// Its spaces.
    #[inline]
    pub const fn spaces(self) -> Spaces {
        SPACES_AT[self as usize]
    }

    /// The lines that end there.
    #[inline]
    pub const fn lines(self) -> Links {
        LINES_AT[self as usize]
    }
}

impl Industry {
    /// The spaces that show it.
    #[inline]
    pub const fn spaces(self) -> Spaces {
        SPACES_SHOWING[self as usize]
    }

    /// The locations with a space that shows it.
    #[inline]
    pub const fn locations(self) -> Locations {
        LOCATIONS_SHOWING[self as usize]
    }
}

impl Era {
    /// The lines of the era.
    #[inline]
    pub const fn lines(self) -> Links {
        LINES_OF[self as usize]
    }
}

impl Space {
    /// Where it is.
    #[inline]
    pub const fn location(self) -> Location {
        SPACES[self.0 as usize].location
    }

    /// The industries it shows.
    #[inline]
    pub const fn industries(self) -> Industries {
        SPACES[self.0 as usize].industries
    }

    /// Its number at its location, from 0, in reading order.
    pub fn number(self) -> u8 {
        let first = self.location().spaces().first().expect("the location has spaces");
        self.0 - first.0
    }

    /// The space with this number at a location.
    pub fn at(location: Location, number: u8) -> Option<Space> {
        location.spaces().into_iter().nth(usize::from(number))
    }
}

impl std::fmt::Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.location(), self.number())
    }
}

impl Link {
    /// The locations it joins.
    #[inline]
    pub const fn ends(self) -> Locations {
        LINES[self.0 as usize].ends
    }

    /// Its name in records.
    pub const fn key(self) -> &'static str {
        LINES[self.0 as usize].key
    }

    /// The line with this name.
    pub fn find(key: &str) -> Option<Link> {
        LINES.iter().position(|it| it.key == key).map(|it| Link(it as u8))
    }

    /// Where it leads from `start`: the named city at its other end, else the
    /// only other end.
    pub fn destination(self, start: Location) -> Location {
        let others = self.ends().without(Locations::only(start));
        let city = others.and(CITIES).first();
        city.or(others.first()).expect("a line has two ends")
    }
}

impl std::fmt::Display for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key())
    }
}

impl std::str::FromStr for Space {
    type Err = kit::NotationError;

    fn from_str(text: &str) -> Result<Space, kit::NotationError> {
        let wrong = || kit::NotationError::new(crate::words::expected_space(), text);
        let (location, number) = text.split_once(' ').ok_or_else(wrong)?;
        let number = number.parse().map_err(|_| wrong())?;
        Space::at(location.parse()?, number).ok_or_else(wrong)
    }
}

impl std::str::FromStr for Link {
    type Err = kit::NotationError;

    fn from_str(text: &str) -> Result<Link, kit::NotationError> {
        let wrong = || kit::NotationError::new(crate::words::expected_line(), text);
        Link::find(text).ok_or_else(wrong)
    }
}

macro_rules! as_text {
    ($name:ident, $description:literal) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = String::deserialize(deserializer)?;
                let wrong = |it: kit::NotationError| {
                    kit::wrong(it.expected, kit::Message::quoted(it.found))
                };
                text.parse().map_err(wrong)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "description": $description })
            }
        }
    };
}

as_text!(Space, "A space: its location and its number there from 0, e.g. `birmingham 2`.");
as_text!(Link, "A line by its ends, e.g. `dudley-kidderminster`.");
