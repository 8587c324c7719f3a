//! What was told of Brass: its name for *Undo*, and where it was.

use brass::{Action, Brass, Candidate, Industry, Kind, Owner, Space, State};
use kit::{Entry, Game, Message, Order, Session};
use maud::{Markup, html};

use super::{
    super::{outline::Outlined, piece::ROMAN, place, place::Place},
    sheet::{self, Marks},
    turn::good,
};
use crate::page::View;

/// What was told with the entry `ply`: "Coal Mine II in Tamworth".
pub(super) fn deed(live: &Session<Brass>, ply: usize) -> Option<Message> {
    let Entry::Action(action) = live.entries()[ply] else { return None };
    let end = (ply + 1..=live.ply()).find(|&it| live.game().is_at_rest(live.at(it)));
    let end = end.unwrap_or(ply);
    let (before, after) = (live.at(ply), live.at(end));
    let key = match action {
        Action::Take(Kind::Build) => return built(before, after).or(plain("bt-did-build")),
        Action::Take(Kind::Network) => {
            return laid(live.game(), before, after).or(plain("bt-did-network"));
        }
        Action::Take(Kind::Sell) => return sold(before, after).or(plain("bt-did-sell")),
        Action::Take(Kind::Develop) => {
            return developed(&live.entries()[ply..end]).or(plain("bt-did-develop"));
        }
        Action::Take(Kind::Loan | Kind::Scout | Kind::Pass) => "bt-did-nothing",
        Action::GiveUp(_) => "bt-did-give-up",
        Action::Done => "bt-did-count",
        Action::Front(card) | Action::Rear(card) => {
            return Some(Message::new("bt-did-card").with("n", card + 1));
        }
        Action::Merchant(_) => "bt-did-merchant",
        _ => return None,
    };
    plain(key)
}

fn plain(key: &str) -> Option<Message> {
    Some(Message::new(key))
}

/// A tile by name and place.
fn tile(industry: Industry, level: u8, at: Space) -> Message {
    let location = at.location();
    Message::new("bt-tile-in")
        .with("industry", place::industry(industry))
        .with("level", ROMAN[usize::from(level)])
        .with("key", location.key())
        .with("place", place::location(location))
}

fn built(before: &State, after: &State) -> Option<Message> {
    let face = |state: &State, at: Space| state.board.tile(at).map(|it| (it.industry, it.level));
    let mut new = after.board.owned(Owner::Human).filter(|&it| face(before, it) != face(after, it));
    let at = new.next()?;
    let (industry, level) = face(after, at)?;
    Some(tile(industry, level, at))
}

fn laid(game: &Brass, before: &State, after: &State) -> Option<Message> {
    let own = |it: &State| it.board.links(Owner::Human);
    let new = own(after).filter(|&it| !own(before).has(it));
    let lines: Vec<Message> = new.map(|it| game.name(Candidate::Link(it))).collect();
    let id = Message::new("bt-did-lines").with("era", before.era.key());
    (!lines.is_empty()).then(|| id.with("lines", lines))
}

fn sold(before: &State, after: &State) -> Option<Message> {
    let flipped = after.board.flipped().and(after.board.owned(Owner::Human));
    let new = flipped.filter(|&it| !before.board.flipped().has(it));
    let is_sold = |it: &Space| {
        matches!(
            after.board.industry_at(*it),
            Industry::CottonMill | Industry::Manufacturer | Industry::Pottery
        )
    };
    let tiles = new.filter(is_sold).filter_map(|at| {
        let it = after.board.tile(at)?;
        Some(tile(it.industry, it.level, at))
    });
    let tiles: Vec<Message> = tiles.collect();
    (!tiles.is_empty()).then(|| Message::new("bt-did-sold").with("tiles", tiles))
}

fn developed(entries: &[Entry<Action>]) -> Option<Message> {
    let tiles = entries.iter().filter_map(|it| match it {
        Entry::Action(Action::Remove(industry)) => Some(place::industry(*industry)),
        _ => None,
    });
    let tiles: Vec<Message> = tiles.collect();
    (!tiles.is_empty()).then(|| Message::new("bt-did-developed").with("tiles", tiles))
}

/// The part of the map where it was.
pub(super) fn picture(view: &View<'_, Brass>, lines: &[Order<Candidate>]) -> Markup {
    let mut places: Vec<Place> = Vec::new();
    for place in lines.iter().flat_map(|it| &it.about).filter_map(|&it| Place::of(it)) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let marks = Marks { outlined: Outlined::of(view, None), ..Marks::default() };
    html! { @if !places.is_empty() { (sheet::cutting(view, view.state(), marks, &places)) } }
}

/// The small picture of a line.
pub(super) fn sign(view: &View<'_, Brass>, order: &Order<Candidate>) -> Markup {
    let words = &view.words;
    match order.picture {
        "market" => words.icon("brass/market"),
        "take" => good(words, "brass/beer"),
        "points" => words.icon("vp"),
        "income" => words.icon("income"),
        "money" => words.icon("pound"),
        _ => words.icon("flip"),
    }
}
