//! The time board as a tailor's tape: 54 spaces in three runs of eighteen.

use std::{fmt::Write, sync::LazyLock};

use kit::Message;
use maud::{Markup, PreEscaped, html};
use patchwork::{BUTTON_MARKS, Patchwork, State, Tile};

use super::{
    cloth::{button, short},
    hint,
    quilt::escaped,
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
    let mut art = String::new();
    art.push_str(&BAND);
    if let Some(from) = marks.from {
        for space in from + 1..=state.automa.time {
            let (x, y) = corner(space);
            let _ = write!(
                art,
                "<rect x=\"{}\" y=\"{}\" width=\"48\" height=\"44\" fill=\"#9B2335\" fill-opacity=\".16\"/>",
                x + 1.0,
                y + 1.0
            );
        }
    }
    numbers(&mut art, state);
    printed(&mut art, view);
    tokens(&mut art, view, marks);
    hint::on_tape(&mut art, view, |it| {
        let (x, y) = corner(it);
        (x + WIDTH / 2.0, y + HEIGHT / 2.0)
    });
    spaces(&mut art, view);
    html! {
        svg.tape data-part="tape" viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(words.say(&label))
            data-roving {
            (PreEscaped(art))
        }
    }
}

/// The tape itself is the same in every game.
static BAND: LazyLock<String> = LazyLock::new(|| {
    let mut art = String::new();
    band(&mut art);
    art
});

fn band(art: &mut String) {
    let (left, right) = (LEFT, LEFT + f64::from(RUN) * WIDTH);
    let [first, _, last] = [0, RUN, 2 * RUN].map(|it| corner(it).1);
    let both = 2.0 * HEIGHT + GAP;
    let _ = write!(
        art,
        "<path d=\"M{left} {first}H{right}c38 0 38 {both} 0 {both}H{left}c-11 0-11 {GAP} 0 {GAP}H{right}V{bottom}H{left}\
         c-38 0-38-{both} 0-{both}H{right}c11 0 11-{GAP} 0-{GAP}H{left}z\" class=\"tape-ground\" stroke-width=\"2\" stroke-linejoin=\"round\"/>",
        bottom = last + HEIGHT
    );
    let mut seams = String::new();
    let mut ticks = String::new();
    for row in 0..3_u8 {
        let y = corner(row * RUN).1;
        let _ = write!(seams, "M{left} {}H{right}M{left} {}H{right}", y + 4.0, y + HEIGHT - 4.0);
        for at in 0..=RUN {
            let _ = write!(ticks, "M{} {y}v{HEIGHT}", left + f64::from(at) * WIDTH);
        }
        for at in (0..u32::from(RUN) * 5).filter(|it| it % 5 != 0) {
            let x = left + f64::from(at) * WIDTH / 5.0;
            let _ = write!(ticks, "M{x} {y}v7M{x} {}v-5", y + HEIGHT);
        }
    }
    let _ = write!(
        art,
        "<path d=\"{seams}\" stroke=\"#A88A48\" fill=\"none\"/><path d=\"{ticks}\" stroke=\"#8A7038\" fill=\"none\"/>"
    );
}

/// A frame around each space, to be named: one stop for the keyboard, from
/// which arrows go on.
fn spaces(art: &mut String, view: &View<'_, Patchwork>) {
    let state = view.state();
    let marker = kit::Game::setup(view.game()).level.marker();
    for space in 0..=patchwork::END {
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
        let label = Message::new(id).with("space", space).with("what", what);
        let (x, y) = corner(space);
        let stop = if space == state.human.time { 0 } else { -1 };
        let _ = write!(
            art,
            "<rect class=\"f-none\" x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" tabindex=\"{stop}\" data-stop aria-label=\"{}\"/>",
            escaped(&view.words.say(&label))
        );
    }
}

fn numbers(art: &mut String, state: &State) {
    for space in 0..=patchwork::END {
        if space == state.human.time || space == state.automa.time {
            continue;
        }
        let (x, y) = corner(space);
        let key = if space % 6 == 0 { "number major" } else { "number" };
        let _ = write!(
            art,
            "<text class=\"{key}\" x=\"{}\" y=\"{}\">{space}</text>",
            x + WIDTH / 2.0,
            y + HEIGHT / 2.0 + 6.0
        );
    }
}

/// Income marks, leather patches and the marker of the special tile.
fn printed(art: &mut String, view: &View<'_, Patchwork>) {
    let state = view.state();
    let setup = kit::Game::setup(view.game());
    for space in BUTTON_MARKS {
        let (x, y) = border(space);
        button(art, x, y, 12.5);
    }
    for space in setup.edition.leather() {
        let (x, y) = border(space);
        if state.leather >> space & 1 == 1 {
            let _ = write!(
                art,
                "<rect x=\"{}\" y=\"{}\" width=\"26\" height=\"26\" rx=\"4\" fill=\"url(#wl)\" stroke=\"#3A2412\" stroke-width=\"2\"/>\
                 <rect x=\"{}\" y=\"{}\" width=\"18\" height=\"18\" rx=\"2\" fill=\"none\" stroke=\"#F3DFB6\" stroke-dasharray=\"3.5 2.5\"/>",
                x - 13.0,
                y - 13.0,
                x - 9.0,
                y - 9.0
            );
        } else {
            let _ = write!(
                art,
                "<rect x=\"{}\" y=\"{}\" width=\"22\" height=\"22\" rx=\"3\" fill=\"none\" stroke=\"#8A7038\" stroke-dasharray=\"3 3\"/>",
                x - 11.0,
                y - 11.0
            );
        }
    }
    if state.tile == Tile::Free {
        let (x, y) = corner(setup.level.marker());
        let _ = write!(
            art,
            "<g><title>{}</title><rect x=\"{}\" y=\"{}\" width=\"28\" height=\"28\" fill=\"#F8EFD8\" stroke=\"#9B2335\" stroke-width=\"2\"/>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"22\" font-weight=\"700\" class=\"t-serif mk7\">7</text></g>",
            escaped(&view.words.text("pw-marker")),
            x + 11.0,
            y + 9.0,
            x + 25.0,
            y + 31.0
        );
    }
}

fn tokens(art: &mut String, view: &View<'_, Patchwork>, marks: Marks) {
    let state = view.state();
    let apart = if state.human.time == state.automa.time { 9.0 } else { 0.0 };
    let (x, y) = corner(state.automa.time);
    let (cx, cy) = (x + WIDTH / 2.0 + apart, y + HEIGHT / 2.0);
    let _ = write!(
        art,
        "<g data-fly=\"token-automa\" data-at=\"{}\"><path d=\"M{cx} {}l23 23-23 23-23-23z\" class=\"token-foe\"/><path class=\"h-foe\" d=\"M{} {}l20-20M{} {}l20-20\"/></g>",
        state.automa.time,
        cy - 23.0,
        cx - 14.0,
        cy + 6.0,
        cx - 7.0,
        cy + 13.0
    );
    if marks.from.is_some() {
        let _ = write!(
            art,
            "<path class=\"bracket\" d=\"M{l} {t}v-11h11M{r} {t}v-11h-11M{l} {b}v11h11M{r} {b}v11h-11\"/>",
            l = x - 1.0,
            r = x + WIDTH + 1.0,
            t = y + 9.0,
            b = y + HEIGHT - 9.0
        );
    }
    let (x, y) = corner(state.human.time);
    let (cx, cy) = (x + WIDTH / 2.0 - apart, y + HEIGHT / 2.0);
    let _ = write!(
        art,
        "<g data-fly=\"token-you\" data-at=\"{}\"><circle cx=\"{cx}\" cy=\"{cy}\" r=\"19\" class=\"token-you\"/><circle cx=\"{cx}\" cy=\"{cy}\" r=\"12\" fill=\"none\" stroke=\"#FBF4E2\" stroke-width=\"1.5\"/></g>",
        state.human.time
    );
    if let Some(ahead) = marks.ahead.filter(|&it| it != state.automa.time) {
        let (x, y) = corner(ahead);
        let _ = write!(
            art,
            "<circle cx=\"{}\" cy=\"{}\" r=\"18\" fill=\"none\" stroke=\"#17507F\" stroke-width=\"3\" stroke-dasharray=\"6 4\"/>",
            short(x + WIDTH / 2.0),
            short(y + HEIGHT / 2.0)
        );
    }
}
