//! The end of an era, counted: links, then tiles, and what leaves the board.

use brass::{
    Action, Brass, Candidate, Era, Link, N_ROUNDS, Owner, Phase, Points, Space, State, tile,
};
use desk::figure;
use kit::{Game, Message, Session, Turn};
use maud::{Markup, html};

use super::{
    key,
    piece::{ROMAN, symbol},
    place::{self, Place},
    preview::signed,
};
use crate::{
    Pen,
    page::{Mode, View},
};

/// Whether an era ended between two tables.
fn has_ended(before: &State, after: &State) -> bool {
    before.era != after.era || (after.phase == Phase::Over && before.phase != Phase::Over)
}

/// The era that ended with an action, as a sentence after what was done.
pub(super) fn scored(
    game: &Brass,
    before: &State,
    action: Action,
    after: &State,
) -> Option<Message> {
    if !has_ended(before, after) {
        return None;
    }
    Some(
        Message::new("br-era-ended")
            .with("deed", game.describe(before, action).told())
            .with("era", Message::new(format!("era-{}", before.era)))
            .with("yours", brought(after, before.era, Owner::Human))
            .with("its", brought(after, before.era, Owner::Automa)),
    )
}

/// The table as it was counted at the last end of an era, while nobody has acted
/// since; the canal era's is gone once the rail era is played.
pub(super) fn table(view: &View<'_, Brass>) -> Option<State> {
    let live = view.live();
    let is_shown = match &view.mode {
        Mode::Watching(turn, _) => view.is_done() && turn.range().end <= view.ply,
        Mode::Now | Mode::Past => true,
    };
    if !is_shown {
        return None;
    }
    for ply in (0..view.ply).rev() {
        let (before, after) = (live.at(ply), live.at(ply + 1));
        if has_ended(before, after) {
            let kit::Entry::Action(action) = live.entries()[ply] else { return None };
            let mut counted = before.clone();
            // In any other round the same action ends nothing: so the table is
            // seen as it was when the counting began.
            counted.round = N_ROUNDS - 1;
            view.game().apply(&mut counted, action);
            counted.era = before.era;
            return Some(counted);
        }
        if matches!(live.game().turn(before), Turn::Human(_)) {
            return None;
        }
    }
    None
}

/// The counts of both eras of a finished game.
pub(super) fn looks(session: &Session<Brass>) -> Vec<(String, Message)> {
    let n = session.ply();
    let ends = (0..n).filter(|&it| has_ended(session.at(it), session.at(it + 1)));
    ends.map(|ply| {
        let (name, at) = if ply + 1 == n { (key::TABLE, 1) } else { (key::PLY, ply + 1) };
        let era = Message::new(format!("era-{}", session.at(ply).era));
        (format!("{name}={at}&{}=links", key::COUNT), Message::new("br-count-era").with("era", era))
    })
    .collect()
}

/// The page with what is counted on the map, or with nothing of it, at the moment that
/// is shown.
fn link(view: &View<'_, Brass>, what: Option<&str>) -> String {
    let mut parameters = match (&view.mode, view.turn()) {
        (Mode::Past, _) => vec![(key::PLY, view.ply.to_string())],
        (_, Turn::Over) => vec![(key::TABLE, "1".to_owned())],
        _ => Vec::new(),
    };
    parameters.extend(what.map(|it| (key::COUNT, it.to_owned())));
    view.link(&parameters)
}

/// What is counted on the map: each link or flipped tile with its points.
pub(super) fn numbers(state: &State, what: &str) -> Vec<(Place, Owner, i16)> {
    let mut found = Vec::new();
    for &owner in Owner::ALL {
        match what {
            "links" => {
                let worth = |it: Link| (Place::Line(it), owner, state.link_worth(it));
                found.extend(state.board.links(owner).map(worth));
            }
            _ => {
                let flipped = state.board.owned(owner).and(state.board.flipped());
                found.extend(flipped.map(|it| (Place::Space(it), owner, worth(state, it))));
            }
        }
    }
    found
}

/// Every link and tile with its points, for the map.
pub(super) fn counted_on_map(state: &State) -> super::glow::Glows {
    let all: Vec<_> = ["links", "tiles"].iter().flat_map(|it| numbers(state, it)).collect();
    super::glow::Glows::counted(&all)
}

fn worth(state: &State, at: Space) -> i16 {
    tile(state.board.industry_at(at), state.board.level(at)).vp
}

/// Both counts on the map; the one that is shown is pressed, and a tap takes it away.
fn counts(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    let shown = view.query.get(key::COUNT).map(String::as_str);
    html! {
        p.acts.choice {
            @for (what, symbol, text) in [("links", "brass/link", "br-count-links"), ("tiles", "flip", "br-count-tiles")] {
                @let is_on = shown == Some(what);
                a.btn href=(link(view, (!is_on).then_some(what))) role="button" aria-pressed=(is_on.to_string()) { (words.button_icon(symbol)) (words.text(text)) }
            }
        }
    }
}

/// What the era that has just ended brought, and the ways to its count.
pub(super) fn notice(view: &View<'_, Brass>) -> Option<Markup> {
    let era = table(view)?.era;
    let told = Message::new("br-era-over")
        .with("era", Message::new(format!("era-{era}")))
        .with("yours", brought(view.state(), era, Owner::Human))
        .with("its", brought(view.state(), era, Owner::Automa));
    Some(html! { div.era-over { p { (view.words.say(&told)) } (counts(view)) } })
}

/// What the count of an era has brought a side.
fn brought(state: &State, era: Era, owner: Owner) -> i16 {
    let (links, tiles) = sources(era);
    let points = state.vp[owner as usize];
    points[links as usize] + points[tiles as usize]
}

/// What is counted at the end of an era.
fn sources(era: Era) -> (Points, Points) {
    match era {
        Era::Canal => (Points::LinksCanal, Points::TilesCanal),
        Era::Rail => (Points::LinksRail, Points::TilesRail),
    }
}

/// The count of the era that has just ended: every link and tile of both sides.
pub(super) fn counted(view: &View<'_, Brass>) -> Option<Markup> {
    let words = &view.words;
    let state = table(view)?;
    let (links, tiles) = sources(state.era);
    let now = view.state();
    let got = |owner: Owner, what: Points| now.vp[owner as usize][what as usize];
    let is_canal = state.era == Era::Canal;
    Some(html! {
        p { (words.say(&Message::new("br-counted-text").with("era", Message::new(format!("era-{}", state.era))))) }
        (counts(view))
        @for (what, title, points) in [("links", "br-links", links), ("tiles", "br-tiles", tiles)] {
            table.counted {
                caption { (words.text(title)) }
                tbody {
                    @for (place, owner, worth) in numbers(&state, what) {
                        tr {
                            td { (sign(words, owner)) }
                            td { (name(view, &state, place)) }
                            td.number { (worth) }
                        }
                    }
                }
                tfoot {
                    @for &owner in Owner::ALL {
                        tr { td { (sign(words, owner)) } th scope="row" { (words.text("ui-total")) } td.number { (got(owner, points)) } }
                    }
                }
            }
        }
        @if is_canal { p.small.muted { (words.text("br-removed")) } }
    })
}

fn sign(words: &Pen<'_>, owner: Owner) -> Markup {
    match owner {
        Owner::Human => words.classed_icon("you", "you"),
        Owner::Automa => words.classed_icon("automa", "foe"),
    }
}

pub(super) fn name(view: &View<'_, Brass>, state: &State, place: Place) -> Markup {
    let words = &view.words;
    match place {
        Place::Line(link) => html! { (words.say(&view.game().name(Candidate::Link(link)))) },
        Place::Space(at) => {
            let (industry, level) = (state.board.industry_at(at), state.board.level(at));
            html! {
                (words.icon(&format!("brass/{}", symbol(industry)))) " "
                (words.say(&Message::new("br-do-build")
                    .with("industry", place::industry(industry))
                    .with("level", ROMAN[usize::from(level)])
                    .with("location", place::location(at.location()))))
            }
        }
        _ => html! {},
    }
}

/// Round, actions, income and decks, and the score if it ended now.
pub(super) fn facts(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let at_once = |owner| state.link_points(owner) + state.tile_points(owner);
    let is_over = state.phase == Phase::Over;
    html! {
        dl.facts {
            div { dt { (words.text("br-round")) } dd { (state.round) "/" (N_ROUNDS) } }
            div { dt { (words.text("br-actions-left")) } dd { (state.actions_left) } }
            @if let (Some(space), Some(level)) = (state.human.income, state.human.level()) {
                div { dt { (words.icon("income")) (words.text("br-income-space")) } dd { (space) } }
                div { dt { (words.text("br-income-pays")) } dd { (words.count("br-pounds", signed(level))) } }
            }
            div { dt { (words.icon("deck")) (words.text("br-deck-yours")) } dd { (state.human.n_deck) } }
            div { dt { (words.icon("brass/link")) (words.text("br-links-left")) } dd { (14 - state.board.links(Owner::Human).len()) } }
        }
        @if !is_over {
            p.small { (words.text("br-if-now")) " "
                @for &owner in Owner::ALL {
                    @let sum = state.points(owner) + at_once(owner);
                    span.if-now { (words.spoken_icon(if owner == Owner::Human { "you" } else { "automa" }, &words.text(if owner == Owner::Human { "app-human" } else { "automa-title" }), if owner == Owner::Human { "you" } else { "foe" }))
                        b { (figure(sum.into())) } " = " (state.points(owner)) " + " (state.link_points(owner)) " + " (state.tile_points(owner)) }
                }
            }
        }
    }
}
