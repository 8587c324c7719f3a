//! Sets of locations, spaces, lines and industries, one bit each.

use serde::Serialize;

use crate::components::{Industry, Link, Location, Space};

macro_rules! set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $item:ty, $to:expr, $from:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name(pub $bits);

        impl $name {
            /// None of them.
            pub const EMPTY: $name = $name(0);

            /// Whether `item` is among them.
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> ($to)(item) & 1 == 1
            }

            /// Adds `item`.
            #[inline]
            pub const fn add(&mut self, item: $item) {
                self.0 |= 1 << ($to)(item);
            }

            /// Takes `item` out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << ($to)(item));
            }

            /// The set of `item` alone.
            #[inline]
            pub const fn only(item: $item) -> $name {
                $name(1 << ($to)(item))
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those in both sets.
            #[inline]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// Those in either set.
            #[inline]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Those that are not in `other`.
            #[inline]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Whether the sets share an item.
            #[inline]
            pub const fn meets(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// The first of them.
            #[inline]
            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| ($from)(self.0.trailing_zeros() as u8))
            }
        }

        impl Iterator for $name {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                let mut set = $name::EMPTY;
                for item in items {
                    set.add(item);
                }
                set
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.map(|it| it.to_string()))
            }
        }
    };
}

const fn of_location(it: Location) -> u32 {
    it as u32
}
const fn of_space(it: Space) -> u32 {
    it.0 as u32
}
const fn of_link(it: Link) -> u32 {
    it.0 as u32
}
const fn of_industry(it: Industry) -> u32 {
    it as u32
}

set! {
    /// Some of the 27 locations.
    Locations(u32) of Location, of_location, Location::nth
}
set! {
    /// Some of the 49 spaces.
    Spaces(u64) of Space, of_space, Space
}
set! {
    /// Some of the 39 lines.
    Links(u64) of Link, of_link, Link
}
set! {
    /// Some of the six industries.
    Industries(u8) of Industry, of_industry, Industry::nth
}

impl Locations {
    /// The set of these locations.
    pub const fn of(items: &[Location]) -> Locations {
        let mut set = Locations::EMPTY;
        let mut at = 0;
        while at < items.len() {
            set.add(items[at]);
            at += 1;
        }
        set
    }
}

impl Industries {
    /// The set of these industries.
    pub const fn of(items: &[Industry]) -> Industries {
        let mut set = Industries::EMPTY;
        let mut at = 0;
        while at < items.len() {
            set.add(items[at]);
            at += 1;
        }
        set
    }
}
