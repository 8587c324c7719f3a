//! Shares of games won, level by level: a person's with its interval beside those of
//! the measured players.

use desk::Beside;
use maud::{Markup, html};

use super::short;

/// One level.
pub(crate) struct Row {
    /// What it is called.
    pub(crate) name: String,
    /// How many games of it were won.
    pub(crate) count: String,
    /// The share as a text, if it is told.
    pub(crate) told: String,
    /// The person's share and its interval, if there are enough games.
    pub(crate) mine: Option<(f64, [f64; 2])>,
    /// The measured players.
    pub(crate) players: Vec<Beside>,
}

/// Where the axis stands in a drawing of one width, and how its rows are set.
struct Frame {
    width: f64,
    left: f64,
    right: f64,
    row: f64,
    /// The middle of a row's marks below its top.
    middle: f64,
    is_narrow: bool,
}

const WIDE: Frame =
    Frame { width: 516.0, left: 140.0, right: 462.0, row: 40.0, middle: 20.0, is_narrow: false };
const NARROW: Frame =
    Frame { width: 358.0, left: 8.0, right: 350.0, row: 66.0, middle: 45.0, is_narrow: true };

/// The chart, drawn once for each width; `label` says in a sentence what it shows, `axis`
/// is a text for each quarter.
pub(crate) fn draw(rows: &[Row], label: &str, axis: &[String; 5]) -> Markup {
    html! { (drawn(&WIDE, rows, label, axis)) (drawn(&NARROW, rows, label, axis)) }
}

fn drawn(frame: &Frame, rows: &[Row], label: &str, axis: &[String; 5]) -> Markup {
    let bottom = 8.0 + frame.row * rows.len() as f64 + 4.0;
    let x = |share: f64| frame.left + share * (frame.right - frame.left);
    html! {
        svg class={ "chart " (if frame.is_narrow { "n-only" } else { "w-only" }) }
            viewBox={ "0 0 " (frame.width) " " (short(bottom + 30.0)) } role="img" aria-label=(label) {
            @for (nth, text) in axis.iter().enumerate() {
                @let at = short(x(nth as f64 / 4.0));
                path d={ "M" (at) " 8V" (short(bottom)) } class=(if nth == 2 { "s-ink2" } else { "s-rule" }) "/";
                text x=(at) y=(short(bottom + 16.0)) text-anchor=(anchor(frame, nth)) class="f-ink2" { (text) }
            }
            @for (nth, row) in rows.iter().enumerate() {
                @let top = 8.0 + frame.row * nth as f64;
                @if 0 < nth { path d={ "M0 " (short(top)) "H" (frame.width) } class="s-rule" stroke-dasharray="1 3" "/"; }
                (names(frame, row, top))
                (marks(row, top + frame.middle, &x))
            }
        }
    }
}

/// At the narrow width the outermost texts would be cut.
fn anchor(frame: &Frame, nth: usize) -> &'static str {
    match nth {
        0 if frame.is_narrow => "start",
        4 if frame.is_narrow => "end",
        _ => "middle",
    }
}

fn names(frame: &Frame, row: &Row, top: f64) -> Markup {
    let y = |it: f64| short(top + it);
    html! {
        @if frame.is_narrow {
            text x="0" y=(y(18.0)) { tspan class="b" { (row.name) } " " tspan class="f-ink2" { (row.count) } }
            text x=(frame.width) y=(y(18.0)) text-anchor="end" class="b" { (row.told) }
        } @else {
            text x="0" y=(y(18.0)) class="b" { (row.name) }
            text x="0" y=(y(33.0)) class="f-ink2 sm" { (row.count) }
            text x=(frame.width) y=(y(25.0)) text-anchor="end" class="b" { (row.told) }
        }
    }
}

fn marks(row: &Row, y: f64, x: &impl Fn(f64) -> f64) -> Markup {
    html! {
        @if let Some((_, [low, high])) = row.mine {
            @let (low, high) = (short(x(low)), short(x(high)));
            path d={ "M" (low) " " (short(y - 5.0)) "v10M" (high) " " (short(y - 5.0)) "v10M" (low) " " (short(y)) "H" (high) } class="f-none s-you" stroke-width="2" "/";
        }
        @for it in &row.players { (player(&it.player, x(it.share), y)) }
        @if let Some((share, _)) = row.mine {
            circle cx=(short(x(share))) cy=(short(y)) r="5.5" class="f-you s-raised" stroke-width="1.5" "/";
        }
    }
}

/// The sign of a player: shapes only, they own nothing.
pub(crate) fn player(name: &str, x: f64, y: f64) -> Markup {
    let at = |dx: f64, dy: f64| format!("M{} {}", short(x + dx), short(y + dy));
    html! {
        @match name {
            "random" => { path d={ (at(-4.5, -4.5)) "l9 9m0-9l-9 9" } class="s-ink" stroke-width="2.2" stroke-linecap="round" "/"; }
            "casual" => { path d={ (at(-4.8, -4.8)) "h9.6v9.6h-9.6z" } class="f-ink s-raised" stroke-width="1.5" "/"; }
            "greedy" => { path d={ (at(0.0, -5.6)) "l5.6 9.8h-11.2z" } class="f-ink s-raised" stroke-width="1.2" "/"; }
            _ => {
                circle cx=(short(x)) cy=(short(y)) r="5.5" class="f-raised s-ink" stroke-width="2" "/";
                circle cx=(short(x)) cy=(short(y)) r="1.8" class="f-ink" "/";
            }
        }
    }
}
