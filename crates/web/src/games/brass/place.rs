//! Places somebody can point at, in words.

use brass::{Brass, Industry, Location, State};
use kit::Message;

pub(super) use brass::{
    Place,
    place::{industry, location},
};

use super::piece::ROMAN;
use crate::page::View;

/// The name of a place, and how it stands.
pub(super) fn name(at: Place, view: &View<'_, Brass>, state: &State) -> String {
    let name = view.words.say(&at.name());
    match at.stands(state) {
        Some(how) => format!("{name}: {}", view.words.say(&how)),
        None => name,
    }
}

/// A tile by its industry and level, and where it is.
pub(super) fn tile_at(industry: Industry, level: u8, location: Message) -> Message {
    Message::new("br-do-build")
        .with("industry", self::industry(industry))
        .with("level", ROMAN[usize::from(level)])
        .with("location", location)
}

/// What the barrel at a merchant location brings.
pub(super) fn bonus_told(view: &View<'_, Brass>, location: Location) -> String {
    brass::place::bonus_at(location).map_or(String::new(), |it| view.words.say(&it))
}
