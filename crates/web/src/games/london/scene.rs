//! The spaces and boroughs that AutoMartin compared, as a small picture.

use london::{Candidate, London, NONE, ROW};
use maud::{Markup, html};

use super::{face, thames};
use crate::{
    Pen,
    page::{Glow, View},
    parts::picture::badge,
};

/// The size of a card in the picture, with the room around it.
const CARD: (f32, f32) = (136.0, 92.0);

/// A card of the picture: where it lies, what is drawn on it, how it stands.
struct Tile<'a> {
    column: u8,
    row: u8,
    name: String,
    view: &'static str,
    band: Option<&'static str>,
    glow: Option<&'a Glow>,
}

/// The development board or the boroughs for sale, whichever he looked at.
pub(super) fn show(view: &View<'_, London>, standing: &[(Candidate, Glow)]) -> Option<Markup> {
    let is_board = standing.iter().any(|it| matches!(it.0, Candidate::Space(..)));
    let is_row = standing.iter().any(|it| matches!(it.0, Candidate::Slot(..)));
    let tiles = match (is_board, is_row) {
        (true, _) => spaces(view, standing),
        (false, true) => slots(view, standing),
        (false, false) => return None,
    };
    let n = |of: fn(&Tile<'_>) -> u8| f32::from(tiles.iter().map(of).max().unwrap_or(0) + 1);
    // Three cards wide at least, or the letters would be out of all proportion.
    let (width, height) =
        (n(|it| it.column).max(3.0) * CARD.0 + 8.0, n(|it| it.row) * CARD.1 + 8.0);
    let label = view.words.text(if is_board { "ld-board" } else { "ld-for-sale" });
    Some(html! {
        svg.scene viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(label) {
            @for it in &tiles { (draw(&view.words, it)) }
        }
    })
}

fn spaces<'a>(view: &View<'_, London>, standing: &'a [(Candidate, Glow)]) -> Vec<Tile<'a>> {
    let game = view.game();
    let stands = |space: usize| {
        let is_it =
            |it: &&(Candidate, Glow)| matches!(it.0, Candidate::Space(at, _) if at.idx() == space);
        standing.iter().find(is_it).map(|it| &it.1)
    };
    let tile = |(space, card): (u8, u8)| Tile {
        column: space % ROW as u8,
        row: space / ROW as u8,
        name: face::name(view, card),
        view: face::view_of(game, card),
        band: Some(face::ink(game.spec(card).colour)),
        glow: stands(space.into()),
    };
    view.state().board.cards().map(tile).collect()
}

fn slots<'a>(view: &View<'_, London>, standing: &'a [(Candidate, Glow)]) -> Vec<Tile<'a>> {
    let game = view.game();
    let stands = |slot: usize| {
        let is_it = |it: &&(Candidate, Glow)| matches!(it.0, Candidate::Slot(at, _) if usize::from(at) == slot);
        standing.iter().find(is_it).map(|it| &it.1)
    };
    let row = view.state().row.into_iter().enumerate().filter(|it| it.1 != NONE);
    row.map(|(slot, borough)| Tile {
        column: slot as u8,
        row: 0,
        name: view.words.say(&game.borough_name(game.borough(borough))),
        view: thames::scene(game, borough),
        band: None,
        glow: stands(slot),
    })
    .collect()
}

fn draw(words: &Pen<'_>, tile: &Tile<'_>) -> Markup {
    let (x, y) = (f32::from(tile.column) * CARD.0 + 8.0, f32::from(tile.row) * CARD.1 + 8.0);
    let (width, height) = (CARD.0 - 8.0, CARD.1 - 8.0);
    let (fill, edge) = match tile.glow {
        Some(Glow::Chosen) => ("f-lit", "s-ink"),
        Some(_) => ("f-raised", "s-ink"),
        None => ("f-paper", "s-rule"),
    };
    let dashes = matches!(tile.glow, Some(Glow::Out(_))).then_some("6 4");
    html! {
        rect class={ (fill) " " (edge) } x=(x) y=(y) width=(width) height=(height) rx="4" stroke-width="2" stroke-dasharray=[dashes] "/";
        @if let Some(band) = tile.band { rect x=(x) y=(y) width="7" height=(height) fill=(band) "/"; }
        svg.c-ink.raised-tone x=(x + 14.0) y=(y + 42.0) width="104" height="35" viewBox="0 0 120 40" {
            use href=(words.symbol(&format!("london/v-{}", tile.view))) "/";
        }
        @for (nth, line) in lines(&tile.name).iter().enumerate() {
            text.t-serif x=(x + 14.0) y=(y + 20.0 + 17.0 * nth as f32) font-size="15" font-weight="600" { (line) }
        }
        @if let Some(glow) = tile.glow { (badge(glow, (x + width - 14.0, y + height - 15.0), 13.0)) }
    }
}

/// A name in at most two lines of the width of a card.
fn lines(name: &str) -> Vec<String> {
    const N: usize = 15;
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(last) if last.chars().count() + word.chars().count() < N => {
                last.push(' ');
                last.push_str(word);
            }
            _ => lines.push(word.chars().take(N).collect()),
        }
    }
    lines.truncate(2);
    lines
}
