//! The time board as a tailor's tape: 54 spaces in three runs of eighteen.

use std::sync::LazyLock;

use kit::Message;
use maud::{Markup, html};
use patchwork::{BUTTON_MARKS, Patchwork, State, Tile};

use super::{
    cloth::{button, short},
    hint,
};
use crate::page::View;

const WIDTH: f64 = 50.0;
const HEIGHT: f64 = 46.0;
const GAP: f64 = 20.0;
const LEFT: f64 = 34.0;
const TOP: f64 = 14.0;
const RUN: u8 = 18;

fn corner(space: u8) -> (f64, f64) {
    let (row, at) = (space / RUN, space % RUN);
    let at = if row % 2 == 0 { at } else { RUN - 1 - at };
    (LEFT + f64::from(at) * WIDTH, TOP + f64::from(row) * (HEIGHT + GAP))
}

/// The middle of the border in front of a space.
fn border(space: u8) -> (f64, f64) {
    let (row, at) = (space / RUN, space % RUN);
    let (x, y) = corner(space);
    match (at, row) {
        (0, 0) => (x, y + HEIGHT / 2.0),
        (0, 1) => (LEFT + f64::from(RUN) * WIDTH + 19.0, y - GAP / 2.0),
        (0, _) => (LEFT - 19.0, y - GAP / 2.0),
        (_, 1) => (x + WIDTH, y + HEIGHT / 2.0),
        _ => (x, y + HEIGHT / 2.0),
    }
}

fn listed(spaces: impl Iterator<Item = u8>) -> String {
    let spaces: Vec<String> = spaces.map(|it| it.to_string()).collect();
    if spaces.is_empty() { "–".to_owned() } else { spaces.join(", ") }
}

/// What is marked on the tape besides the tokens.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks {
    /// Where the automa came from in its last move.
    pub(super) from: Option<u8>,
    /// Where the person would stand.
    pub(super) ahead: Option<u8>,
}

/// The tape with both tokens.
pub(super) fn show(view: &View<'_, Patchwork>, marks: Marks) -> Markup {
    let words = &view.words;
    let state = view.state();
    let label = Message::new("pw-tape")
        .with("you", state.human.time)
        .with("automa", state.automa.time)
        .with("income", listed(BUTTON_MARKS.into_iter().filter(|&it| state.human.time < it)))
        .with("leather", listed((0..=patchwork::END).filter(|&it| state.leather >> it & 1 == 1)));
    let width = 2.0 * LEFT + f64::from(RUN) * WIDTH;
    let height = 2.0 * TOP + 3.0 * HEIGHT + 2.0 * GAP;
    html! {
        svg.tape data-part="tape" viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(words.say(&label))
            data-roving {
            (*BAND)
            @if let Some(from) = marks.from {
                @for (x, y) in (from + 1..=state.automa.time).map(corner) {
                    rect x=(x + 1.0) y=(y + 1.0) width="48" height="44" fill="#9B2335" fill-opacity=".16" "/";
                }
            }
            (numbers(state))
            (printed(view))
            (tokens(view, marks))
            (hint::on_tape(view, middle))
            (spaces(view))
        }
    }
}

/// The middle of a space.
fn middle(space: u8) -> (f64, f64) {
    let (x, y) = corner(space);
    (x + WIDTH / 2.0, y + HEIGHT / 2.0)
}

/// The tape itself is the same in every game.
static BAND: LazyLock<Markup> = LazyLock::new(band);

fn band() -> Markup {
    let (left, right) = (LEFT, LEFT + f64::from(RUN) * WIDTH);
    let [first, _, last] = [0, RUN, 2 * RUN].map(|it| corner(it).1);
    let both = 2.0 * HEIGHT + GAP;
    let rows = [0, 1, 2].map(|it: u8| corner(it * RUN).1);
    let at = |n: u32| left + f64::from(n) * WIDTH / 5.0;
    html! {
        path d={
            "M" (left) " " (first) "H" (right) "c38 0 38 " (both) " 0 " (both) "H" (left)
            "c-11 0-11 " (GAP) " 0 " (GAP) "H" (right) "V" (last + HEIGHT) "H" (left)
            "c-38 0-38-" (both) " 0-" (both) "H" (right) "c11 0 11-" (GAP) " 0-" (GAP) "H" (left) "z"
        } class="tape-ground" stroke-width="2" stroke-linejoin="round" "/";
        path d={
            @for y in rows { "M" (left) " " (y + 4.0) "H" (right) "M" (left) " " (y + HEIGHT - 4.0) "H" (right) }
        } stroke="#A88A48" fill="none" "/";
        path d={
            @for y in rows {
                @for x in (0..=RUN).map(|it| left + f64::from(it) * WIDTH) { "M" (x) " " (y) "v" (HEIGHT) }
                @for x in (0..u32::from(RUN) * 5).filter(|it| it % 5 != 0).map(at) { "M" (x) " " (y) "v7M" (x) " " (y + HEIGHT) "v-5" }
            }
        } stroke="#8A7038" fill="none" "/";
    }
}

/// A frame around each space, to be named: one stop for the keyboard, from
/// which arrows go on.
fn spaces(view: &View<'_, Patchwork>) -> Markup {
    let state = view.state();
    html! {
        @for space in 0..=patchwork::END {
            @let (x, y) = corner(space);
            @let stop = if space == state.human.time { 0 } else { -1 };
            rect.f-none x=(x) y=(y) width=(WIDTH) height=(HEIGHT) role="img" tabindex=(stop) data-stop aria-label=(view.words.say(&called(view, space))) "/";
        }
    }
}

/// What a space is called: its number, and what is on it.
fn called(view: &View<'_, Patchwork>, space: u8) -> Message {
    let state = view.state();
    let marker = kit::Game::setup(view.game()).level.marker();
    let what: Vec<Message> = [
        (space == state.human.time, "pw-at-you"),
        (space == state.automa.time, "pw-at-automa"),
        (BUTTON_MARKS.contains(&space), "pw-at-income"),
        (state.leather >> space & 1 == 1, "pw-at-leather"),
        (space == marker && state.tile == Tile::Free, "pw-marker"),
    ]
    .into_iter()
    .filter(|it| it.0)
    .map(|it| Message::new(it.1))
    .collect();
    let id = if what.is_empty() { "pw-space" } else { "pw-space-with" };
    Message::new(id).with("space", space).with("what", what)
}

fn numbers(state: &State) -> Markup {
    let is_free = |it: &u8| *it != state.human.time && *it != state.automa.time;
    html! {
        @for space in (0..=patchwork::END).filter(is_free) {
            @let (x, y) = corner(space);
            text class=(if space % 6 == 0 { "number major" } else { "number" }) x=(x + WIDTH / 2.0) y=(y + HEIGHT / 2.0 + 6.0) { (space) }
        }
    }
}

/// Income marks, leather patches and the marker of the special tile.
fn printed(view: &View<'_, Patchwork>) -> Markup {
    let state = view.state();
    let setup = kit::Game::setup(view.game());
    html! {
        @for (x, y) in BUTTON_MARKS.map(border) { (button(x, y, 12.5)) }
        @for space in setup.edition.leather() {
            @let (x, y) = border(space);
            @if state.leather >> space & 1 == 1 {
                rect x=(x - 13.0) y=(y - 13.0) width="26" height="26" rx="4" fill="url(#wl)" stroke="#3A2412" stroke-width="2" "/";
                rect x=(x - 9.0) y=(y - 9.0) width="18" height="18" rx="2" fill="none" stroke="#F3DFB6" stroke-dasharray="3.5 2.5" "/";
            } @else {
                rect x=(x - 11.0) y=(y - 11.0) width="22" height="22" rx="3" fill="none" stroke="#8A7038" stroke-dasharray="3 3" "/";
            }
        }
        @if state.tile == Tile::Free {
            @let (x, y) = corner(setup.level.marker());
            g {
                title { (view.words.text("pw-marker")) }
                rect x=(x + 11.0) y=(y + 9.0) width="28" height="28" fill="#F8EFD8" stroke="#9B2335" stroke-width="2" "/";
                text x=(x + 25.0) y=(y + 31.0) text-anchor="middle" font-size="22" font-weight="700" class="t-serif mk7" { "7" }
            }
        }
    }
}

fn tokens(view: &View<'_, Patchwork>, marks: Marks) -> Markup {
    let state = view.state();
    let apart = if state.human.time == state.automa.time { 9.0 } else { 0.0 };
    let (x, y) = corner(state.automa.time);
    let (cx, cy) = (x + WIDTH / 2.0 + apart, y + HEIGHT / 2.0);
    let (left, right, top, bottom) = (x - 1.0, x + WIDTH + 1.0, y + 9.0, y + HEIGHT - 9.0);
    let (you_x, you_y) = corner(state.human.time);
    let (you_x, you_y) = (you_x + WIDTH / 2.0 - apart, you_y + HEIGHT / 2.0);
    html! {
        g data-fly="token-automa" data-at=(state.automa.time) {
            path d={ "M" (cx) " " (cy - 23.0) "l23 23-23 23-23-23z" } class="token-foe" "/";
            path.h-foe d={ "M" (cx - 14.0) " " (cy + 6.0) "l20-20M" (cx - 7.0) " " (cy + 13.0) "l20-20" } "/";
        }
        @if marks.from.is_some() {
            path.bracket d={
                "M" (left) " " (top) "v-11h11M" (right) " " (top) "v-11h-11"
                "M" (left) " " (bottom) "v11h11M" (right) " " (bottom) "v11h-11"
            } "/";
        }
        g data-fly="token-you" data-at=(state.human.time) {
            circle cx=(you_x) cy=(you_y) r="19" class="token-you" "/";
            circle cx=(you_x) cy=(you_y) r="12" fill="none" stroke="#FBF4E2" stroke-width="1.5" "/";
        }
        @if let Some(ahead) = marks.ahead.filter(|&it| it != state.automa.time) {
            @let (x, y) = corner(ahead);
            circle cx=(short(x + WIDTH / 2.0)) cy=(short(y + HEIGHT / 2.0)) r="18" fill="none" stroke="#17507F" stroke-width="3" stroke-dasharray="6 4" "/";
        }
    }
}
