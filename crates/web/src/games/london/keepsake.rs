//! The finished table as a picture to keep: boroughs along the Thames, cities below.

use kit::Game;
use london::{London, State};
use maud::{Markup, html};

use super::{face, thames};
use crate::{page::Page, parts::picture::inlined};

/// The width of the picture, and how much smaller the map is in it.
const WIDTH: f32 = 560.0;
const SCALE: f32 = 0.72;
/// Where the cities begin, and the size of a card with the room around it.
const TOP: f32 = 256.0;
const CARD: (f32, f32) = (42.5, 37.0);
const N_IN_ROW: usize = 12;
/// So many rows there are for all cities together.
const N_ROWS: usize = 8;

const YOU: &str = "#17507F";
const FOE: &str = "#9B2335";
const INK: &str = "#211C17";

/// Who owns which borough, and what stands in every city.
pub(super) fn show(game: &London, state: &State) -> Markup {
    let mut chairs: Vec<u8> = desk::people(game).iter().map(|it| it.0).collect();
    let automa = game.automa_seat().0;
    chairs.push(automa);
    let views = [
        "dome", "hall", "dock", "guild", "terrace", "column", "garden", "works", "bridge", "keep",
        "poor", "spire",
    ];
    let names: Vec<String> = views.iter().map(|it| format!("v-{it}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let boroughs = (0..game.tables().boroughs.len() as u8).filter_map(|borough| {
        let owns = |it: &&u8| state.chairs[usize::from(**it)].boroughs.contains(&borough);
        let owner = chairs.iter().find(owns).map(|&it| (it, it == automa));
        Some((thames::Square::of(game, borough)?, owner))
    });
    let n_cards = |seat: u8| state.chairs[usize::from(seat)].display().len() as usize;
    let mut top = TOP;
    let wanted: Vec<usize> = chairs.iter().map(|&it| n_cards(it)).collect();
    let cities = chairs.iter().zip(shared(&wanted)).map(|(&seat, n_rows)| {
        let begins = top;
        top += n_rows as f32 * CARD.1;
        city(game, state, (seat, seat == automa), begins, n_rows)
    });
    html! {
        @if let Some(it) = London::LOOK.symbols { (inlined(&it, &names)) }
        rect x="1" y="1" width="558" height="558" rx="5" fill="#FDFAF1" stroke="#857357" "/";
        g transform={ "translate(6 4) scale(" (SCALE) ")" } {
            @for (width, ink) in [(34, "#8FAAB3"), (30, "#C9D9DC")] {
                path d=(thames::RIVER) fill="none" stroke=(ink) stroke-width=(width) "/";
            }
            @for (square, owner) in boroughs { (borough(&square, owner)) }
        }
        @for city in cities { (city) }
    }
}

/// How many rows each city gets: as many as it needs, the largest less if there
/// is no room for all.
fn shared(n_cards: &[usize]) -> Vec<usize> {
    let mut rows: Vec<usize> = n_cards.iter().map(|it| it.div_ceil(N_IN_ROW).max(1)).collect();
    while N_ROWS < rows.iter().sum() {
        match rows.iter_mut().max() {
            Some(most) if 1 < *most => *most -= 1,
            _ => break,
        }
    }
    rows
}

fn borough(square: &thames::Square, owner: Option<(u8, bool)>) -> Markup {
    let (fill, ink) = match owner {
        Some((_, true)) => ("#F2D9D8", FOE),
        Some((_, false)) => ("#D6E4EF", YOU),
        None => ("#F5EEDD", "#CBBD9E"),
    };
    let (x, y) = square.middle;
    let line = y + if owner.is_some() { 18.0 } else { 5.0 };
    let length = (square.name.len() as f32 * 8.0).min(78.0);
    html! {
        path d=(square.outline) fill=(fill) stroke=(ink) stroke-width="2" stroke-linejoin="round" "/";
        text x=(x) y=(line) text-anchor="middle" font-size="14" textLength=(length) lengthAdjust="spacingAndGlyphs" { (square.name) }
        @if let Some((seat, is_automa)) = owner { (token(seat, is_automa, (x, y - 8.0))) }
    }
}

/// Disc or diamond: whose it is, in black and white too.
fn token(seat: u8, is_automa: bool, (x, y): (f32, f32)) -> Markup {
    match is_automa {
        true => html! { path d={ "M" (x) " " (y - 10.0) "l10 10-10 10-10-10z" } fill=(FOE) "/"; },
        false => html! {
            circle cx=(x) cy=(y) r="9" fill=(YOU) "/";
            text x=(x) y=(y + 4.0) text-anchor="middle" font-size="12" fill="#FBF4E2" { (seat + 1) }
        },
    }
}

/// A city: every card that lies in it, as far as there is room.
fn city(
    game: &London,
    state: &State,
    (seat, is_automa): (u8, bool),
    top: f32,
    n_rows: usize,
) -> Markup {
    let chair = &state.chairs[usize::from(seat)];
    let cards: Vec<u8> = chair.display().into_iter().collect();
    // The last place tells how many more there are.
    let room = match n_rows * N_IN_ROW {
        room if room < cards.len() => room - 1,
        room => room,
    };
    let (width, height) = (CARD.0 - 4.0, CARD.1 - 5.0);
    html! {
        (token(seat, is_automa, (20.0, top + CARD.1 / 2.0)))
        @for (at, &card) in cards.iter().take(room).enumerate() {
            @let x = 38.0 + (at % N_IN_ROW) as f32 * CARD.0;
            @let y = top + (at / N_IN_ROW) as f32 * CARD.1;
            // Turned over: drawn paler.
            @let is_down = chair.face_down.has(card) || chair.covered.has(card);
            g opacity=(if is_down { ".55" } else { "1" }) {
                rect x=(x) y=(y) width=(width) height=(height) rx="3" fill="#F5EEDD" stroke="#857357" "/";
                rect x=(x) y=(y) width=(width) height="7" fill=(face::ink(game.spec(card).colour)) "/";
                svg x=(x + 2.0) y=(y + 10.0) width="35" height="20" viewBox="0 0 120 40" color=(INK) { use href={ "#v-" (face::view_of(game, card)) } "/"; }
            }
        }
        @if room < cards.len() {
            text x=(WIDTH - 12.0) y=(top + n_rows as f32 * CARD.1 - 14.0) text-anchor="end" font-size="15" { "+" (cards.len() - room) }
        }
    }
}
