//! How pieces travel when the page changes: tiles and links come from the hand or
//! from Mautoma's card, cubes and barrels go to where they are used, and what new
//! mines and works sell goes to the market. Each has a name (`data-fly`) and the names of
//! where it comes from (`data-from`); the frame's script lets it travel.

use brass::{Brass, Industry, Link, Owner, Space, State, Tile};
use maud::{Markup, html};

use super::{
    layout::middle,
    piece::{class, symbol},
    place::Place,
    points::Points,
};
use crate::page::{Mode, View};

/// A piece with the name it travels by, out of the hand or off the card; whether it
/// turns over on its way.
fn flying(name: &str, turned: Option<&str>, owner: Owner, drawn: &Markup) -> Markup {
    html! { g data-fly=(name) data-turned=[turned] data-from={ "from-" (class(owner)) } { (drawn) } }
}

/// A place that pieces come from; nothing of it is seen, so nothing moves with it.
pub(super) fn anchor(name: &str) -> Markup {
    html! { i.anchor data-fly=(name) {} }
}

/// A tile that travels to its space.
pub(super) fn tile(at: Space, piece: Tile, drawn: &Markup) -> Markup {
    flying(&tile_name(at, piece), piece.is_flipped.then_some(""), piece.owner, drawn)
}

/// Where the cubes come from that a tile sells as soon as it is built.
pub(super) fn seller(piece: Tile, (x, y): (f32, f32)) -> Markup {
    let what = goods(piece.industry);
    html! { rect.f-none x=(x) y=(y) width="1" height="1" data-fly={ "sold-" (what) } "/"; }
}

/// A link tile that travels to its line.
pub(super) fn link(at: Link, owner: Owner, drawn: &Markup) -> Markup {
    flying(&format!("{}-{}", Place::Line(at).id(), class(owner)), None, owner, drawn)
}

fn tile_name(at: Space, piece: Tile) -> String {
    let (space, side) = (Place::Space(at).id(), class(piece.owner));
    format!("{space}-{side}-{}-{}", symbol(piece.industry), piece.level)
}

/// The name of a merchant's barrel.
pub(super) fn barrel(stall: usize) -> String {
    format!("barrel-{stall}")
}

/// Cubes and barrels on their way, between two tables.
#[derive(Clone, Debug, Default)]
pub(super) struct Journey {
    /// What travels, the name of where it was, and the place it goes to.
    used: Vec<(&'static str, String, Place)>,
}

impl Journey {
    /// What is on its way in a view: in what is being chosen, or in what the automa
    /// has just done.
    pub(super) fn of(view: &View<'_, Brass>, points: Option<&Points>) -> Journey {
        if let Some(points) = points.filter(|it| !it.plan.steps.is_empty()) {
            let plan = &points.plan;
            return Journey::between(&plan.before, &plan.after, Owner::Human);
        }
        // What was watched is not shown a second time when the turn is over.
        let before = match &view.mode {
            Mode::Watching(turn, moment) if view.is_done() => turn.at(*moment).ply,
            _ => return Journey::default(),
        };
        Journey::between(&view.at(before), view.state(), Owner::Automa)
    }

    fn between(before: &State, after: &State, owner: Owner) -> Journey {
        let mut journey = Journey::default();
        // At the end of an era whole boards change: nothing travels.
        let Some(to) = changed(before, after, owner).filter(|_| before.era == after.era) else {
            return journey;
        };
        for at in (0..brass::SPACES.len() as u8).map(Space) {
            let (old, new) = (before.board.tile(at), after.board.tile(at));
            if let (Some(old), Some(new)) = (old, new)
                && old.industry == new.industry
                && old.level == new.level
            {
                for _ in new.cubes..old.cubes {
                    journey.used.push((goods(old.industry), tile_name(at, old), to));
                }
            }
        }
        for (what, old, new) in
            [("coal", before.coal, after.coal), ("iron", before.iron, after.iron)]
        {
            for _ in new.cubes..old.cubes {
                journey.used.push((what, format!("market-{what}"), to));
            }
        }
        for (at, (old, new)) in before.merchants.iter().zip(&after.merchants).enumerate() {
            if old.has_barrel && !new.has_barrel {
                journey.used.push(("beer", barrel(at), to));
            }
        }
        journey
    }

    /// What is used, drawn where it goes to; the styles let it fade there.
    pub(super) fn show(&self) -> Markup {
        html! {
            @for (nth, (what, from, to)) in self.used.iter().enumerate() {
                @let (x, y) = middle(*to);
                @let (shape, round) = match *what {
                    "beer" => ("barrel", 6),
                    "iron" => ("cube iron", 0),
                    _ => ("cube coal", 0),
                };
                g.spent aria-hidden="true" data-fly={ "cube-" (what) "-" (nth) "-" (to.id()) } data-from=(from) {
                    rect x=(x - 8.0) y=(y - 8.5) width="16" height="17" rx=(round) class=(shape) "/";
                }
            }
        }
    }
}

/// Where a deed happened: its new link or tile, or the tile that it flipped.
fn changed(before: &State, after: &State, owner: Owner) -> Option<Place> {
    let laid = after.board.links(owner).without(before.board.links(owner)).next();
    let spaces = || (0..brass::SPACES.len() as u8).map(Space);
    let is_new = |it: &Space| {
        let (old, new) = (before.board.tile(*it), after.board.tile(*it));
        new.is_some_and(|new| {
            new.owner == owner && old.is_none_or(|old| old.level != new.level || old.owner != owner)
        })
    };
    let is_sold = |it: &Space| {
        let flipped = |state: &State| {
            let piece = state.board.tile(*it);
            piece.is_some_and(|it| it.is_flipped && it.owner == owner && it.industry.is_sold())
        };
        flipped(after) && !flipped(before)
    };
    let tile = spaces().find(is_new).or_else(|| spaces().find(is_sold)).map(Place::Space);
    tile.or(laid.map(Place::Line))
}

/// What lies on a tile of an industry.
fn goods(industry: Industry) -> &'static str {
    match industry {
        Industry::CoalMine => "coal",
        Industry::IronWorks => "iron",
        _ => "beer",
    }
}
