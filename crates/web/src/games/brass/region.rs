//! The regions of the board: each town and each card of one has its region's
//! colour, and a pattern that says the same without colour.

use brass::{Card, Location};
use maud::{Markup, html};

/// A region, by the colour of its banners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Region {
    Red,
    Purple,
    Brown,
    Blue,
    Teal,
}

impl Region {
    /// The region of a town; farms and market places have none.
    pub(super) fn of(location: Location) -> Option<Region> {
        Some(match location {
            Location::Burton
            | Location::Cannock
            | Location::Stafford
            | Location::Tamworth
            | Location::Walsall => Region::Red,
            Location::Birmingham | Location::Coventry | Location::Nuneaton | Location::Redditch => {
                Region::Purple
            }
            Location::Coalbrookdale
            | Location::Dudley
            | Location::Kidderminster
            | Location::Wolverhampton
            | Location::Worcester => Region::Brown,
            Location::Leek | Location::Stoke | Location::Stone | Location::Uttoxeter => {
                Region::Blue
            }
            Location::Belper | Location::Derby => Region::Teal,
            _ => return None,
        })
    }

    /// The class of its colour.
    pub(super) fn class(self) -> &'static str {
        match self {
            Region::Red => "b-red",
            Region::Purple => "b-purple",
            Region::Brown => "b-brown",
            Region::Blue => "b-blue",
            Region::Teal => "b-teal",
        }
    }

    /// What breaks the band: red is whole, purple notched, brown halved, blue has
    /// a line along it and teal a row of dots.
    fn marks(self) -> Option<(&'static str, Option<&'static str>)> {
        match self {
            Region::Red => None,
            Region::Purple => Some(("8", Some("2.500 7"))),
            Region::Brown => Some(("8", Some("7 7"))),
            Region::Blue => Some(("2.500", None)),
            Region::Teal => Some(("4", Some("4 5"))),
        }
    }

    /// The band along the left side of a town.
    pub(super) fn band(self, (x, top): (f32, f32), height: f32) -> Markup {
        let line = format!("M{x} {top}v{height}");
        html! {
            g class=(self.class()) {
                path d=(line) class="band" stroke-width="8" "/";
                @if let Some((width, dashes)) = self.marks() {
                    path d=(line) class="s-paper" stroke-width=(width) stroke-dasharray=[dashes] "/";
                }
            }
        }
    }
}

/// The class of a card's band: its town's region, or that of all other cards.
pub(super) fn class(card: Card) -> &'static str {
    card.location().and_then(Region::of).map_or("b-ind", Region::class)
}
