//! What an answer shows: pictures of tiles, names, and what follows.

use brass::{Action, Brass, Deed, Location, Owner, Source, Space, State, Tile};
use kit::{Game, Message};
use maud::{Markup, html};

use super::super::{
    hand::soft,
    piece::{self, ROMAN},
    place,
};
use crate::{Pen, page::View};

/// A tile as a picture.
pub(super) fn tile_picture(words: &Pen<'_>, tile: Tile) -> Markup {
    html! {
        svg.tilepic viewBox="-33 -33 66 66" aria-hidden="true" { (piece::tile_on(words, (0.0, 0.0), tile)) }
    }
}

/// A tile of the person's mat as it would be built.
fn of_mat(state: &State, industry: brass::Industry) -> Option<Tile> {
    let level = state.human.mat.lowest(industry)?;
    Some(Tile { owner: Owner::Human, industry, level, is_flipped: false, cubes: 0 })
}

/// The longest industry, which is broken like this in every language.
fn breakable(name: &str) -> String {
    name.replace("manufac", "manufac\u{ad}")
}

/// What an answer shows: a picture, a name, what it does.
pub(super) fn face(view: &View<'_, Brass>, table: &State, steps: &[Action]) -> Markup {
    let words = &view.words;
    let Some(&last) = steps.last() else { return html! {} };
    match last {
        Action::Site(industry, at) => {
            let level = table.human.mat.lowest(industry).unwrap_or_default();
            html! {
                @if let Some(tile) = of_mat(table, industry) { (tile_picture(words, tile)) }
                span { (breakable(&words.say(&place::industry(industry)))) " " (ROMAN[usize::from(level)]) }
                @if let Some(note) = site_note(view, table, industry, at) { small { (note) } }
            }
        }
        Action::Remove(industry) => {
            let level = table.human.mat.lowest(industry).unwrap_or_default();
            html! {
                @if let Some(tile) = of_mat(table, industry) { (tile_picture(words, tile)) }
                span { (breakable(&words.say(&place::industry(industry)))) " " (ROMAN[usize::from(level)]) }
            }
        }
        Action::Coal(at) | Action::Iron(at) => source(view, table, at),
        Action::Beer(beer) => match (beer.space(), merchant_of(table, steps)) {
            (Some(at), _) => source(view, table, at),
            (None, merchant) if beer == Source::BARREL => html! {
                (words.icon("brass/beer"))
                b { (words.say(&Message::new("bt-barrel").with("place", place::location(merchant)))) }
                small { (place::bonus_told(view, merchant)) }
            },
            _ => html! { (words.say(&view.game().describe(table, last))) },
        },
        Action::Flip(at) | Action::GiveUp(at) => {
            let id = if let Action::Flip(_) = last { "bt-sold" } else { "bt-gave-up" };
            html! {
                @if let Some(tile) = table.board.tile(at) {
                    (tile_picture(words, tile))
                    b { (words.say(&Message::new(id).with("industry", place::industry(tile.industry)).with("level", ROMAN[usize::from(tile.level)]).with("place", place::location(at.location())))) }
                }
            }
        }
        Action::Line(link) => {
            html! { (soft(&words.say(&view.game().name(brass::Candidate::Link(link))))) }
        }
        Action::To(to) => html! {
            (words.icon("brass/merchant"))
            b { (words.say(&view.game().name(brass::Candidate::Merchant(to)))) }
            small { (place::bonus_told(view, brass::MERCHANT_SPACES[usize::from(to)])) }
        },
        Action::Done => html! {
            (words.icon("check"))
            b { (words.say(&Message::new("bt-enough").with("what", enough(table.deed)))) }
        },
        other => html! { (words.say(&view.game().describe(table, other))) },
    }
}

/// What there was no more of, as a word of the texts.
fn enough(deed: Deed) -> &'static str {
    match deed {
        Deed::NetworkMore => "line",
        Deed::DevelopMore => "tile",
        _ => "sale",
    }
}

/// The merchant location that a barrel belongs to.
fn merchant_of(table: &State, steps: &[Action]) -> Location {
    let told = steps.iter().find_map(|it| match it {
        Action::To(merchant) => Some(*merchant),
        _ => None,
    });
    let asked = match table.deed {
        Deed::SellBeer(_, merchant, _) => Some(merchant),
        _ => None,
    };
    brass::MERCHANT_SPACES[usize::from(told.or(asked).unwrap_or_default())]
}

/// Which space of a town, or which tile is replaced, where that must be said.
fn site_note(
    view: &View<'_, Brass>,
    table: &State,
    industry: brass::Industry,
    at: Space,
) -> Option<String> {
    let words = &view.words;
    if let Some(old) = table.board.tile(at) {
        let over = Message::new("bt-over")
            .with("owner", old.owner.key())
            .with("level", ROMAN[usize::from(old.level)]);
        return Some(words.say(&over));
    }
    let free = table.free_spaces(industry, at.location());
    (1 < free.len()).then(|| words.say(&brass::side(at)))
}

/// A tile that gives a cube or barrel, with what is left on it then.
fn source(view: &View<'_, Brass>, table: &State, at: Space) -> Markup {
    let words = &view.words;
    let Some(tile) = table.board.tile(at) else { return html! {} };
    let name = Message::new("bt-whose")
        .with("owner", tile.owner.key())
        .with("place", place::location(at.location()));
    let left = Message::new("bt-left")
        .with("owner", tile.owner.key())
        .with("n", tile.cubes)
        .with("left", tile.cubes.saturating_sub(1));
    html! { (tile_picture(words, tile)) b { (words.say(&name)) } small { (words.say(&left)) } }
}
