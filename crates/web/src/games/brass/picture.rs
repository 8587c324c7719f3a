//! The picture on the home page, and small pictures of tables.

use brass::{CITIES, LINES, Link, Location, Owner, SPACES_AT, State};
use maud::{Markup, PreEscaped, html};

use super::{layout, piece};
use crate::{Pen, page::Page};

/// A train on a viaduct in front of works.
pub(super) fn show(words: &Pen<'_>) -> Markup {
    let sprite = brass::Brass::LOOK.symbols.map_or_else(String::new, |it| words.asset(&it));
    PreEscaped(include_str!("picture.svg").replace("SPRITE", &sprite))
}

/// The map, so small that only links and towns are seen, with who built there.
pub(super) fn miniature(state: &State) -> Markup {
    html! {
        svg.mini viewBox="-140 0 1230 994" aria-hidden="true" {
            @for link in (0..LINES.len() as u8).map(Link) {
                @let owner = Owner::ALL.iter().find(|&&it| state.board.links(it).has(link));
                @let (class, width) = owner.map_or(("rule", 9), |&it| (piece::class(it), 26));
                path d=(layout::LINES[usize::from(link.0)].path) class={ "f-none s-" (class) } stroke-width=(width) "/";
            }
            @for city in CITIES {
                @let here = layout::PLACES[city as usize];
                rect x=(here.x - 28.0) y=(here.y - 22.0) width="56" height="44" class={ (most(state, city)) " s-ink2" } stroke-width="8" "/";
            }
        }
    }
}

/// The class of who has most tiles in a city.
fn most(state: &State, city: Location) -> &'static str {
    let n = |owner| state.board.owned(owner).and(SPACES_AT[city as usize]).len();
    match (n(Owner::Human), n(Owner::Automa)) {
        (0, 0) => "f-raised",
        (yours, its) if its <= yours => "f-you",
        _ => "f-foe",
    }
}
