//! The curve of the chance to win over a game, with its band and numbered moments.

use coach::Level;
use maud::{Markup, html};

const LEFT: f64 = 46.0;
const RIGHT: f64 = 18.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 20.0;

/// A moment on the curve.
pub(crate) struct Mark {
    /// How many entries of the record had happened.
    pub(crate) ply: u32,
    /// Whether it is the person's choice: round; a card is a diamond.
    pub(crate) is_choice: bool,
}

/// The curve for a file; `label` says in a sentence what it shows.
pub(crate) fn draw(label: &str, curve: &[Level], marks: &[Mark]) -> Markup {
    drawn("chance", (620.0, 280.0), label, curve, marks, ["", ""])
}

/// The curve for a page, drawn once for each width; `ends` are what stands below its ends.
pub(crate) fn both(label: &str, curve: &[Level], marks: &[Mark], ends: [&str; 2]) -> Markup {
    html! {
        (drawn("chart w-only", (516.0, 300.0), label, curve, marks, ends))
        (drawn("chart n-only", (358.0, 264.0), label, curve, marks, ends))
    }
}

fn drawn(
    class: &str,
    (width, height): (f64, f64),
    label: &str,
    curve: &[Level],
    marks: &[Mark],
    ends: [&str; 2],
) -> Markup {
    let last = curve.iter().map(|it| it.ply).max().unwrap_or(0).max(1);
    let x = |ply: u32| short(LEFT + f64::from(ply) * (width - LEFT - RIGHT) / f64::from(last));
    let y =
        |chance: i64| short(TOP + (10_000 - chance) as f64 * (height - TOP - BOTTOM) / 10_000.0);
    let point = |it: &Level, chance: i64| format!("{} {}", x(it.ply), y(chance));
    let line: Vec<String> = curve.iter().map(|it| point(it, it.chance)).collect();
    let upper = curve.iter().map(|it| point(it, it.high));
    let lower = curve.iter().rev().map(|it| point(it, it.low));
    let band: Vec<String> = upper.chain(lower).collect();
    // The level that a moment lies at: the last one that is known before it.
    let at = |ply: u32| {
        let before = curve.iter().rfind(|it| it.ply <= ply);
        before.or(curve.first()).map_or(5000, |it| it.chance)
    };
    html! {
        svg class=(class) viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(label) {
            @for percent in [0, 25, 50, 75, 100] {
                path d={ "M" (LEFT) " " (y(percent * 100)) "H" (width - RIGHT) } class=(if percent == 50 { "s-edge" } else { "s-rule" }) "/";
                text x=(LEFT - 8.0) y=(y(percent * 100 - 140)) text-anchor="end" class="f-ink2" { (percent) " %" }
            }
            text x=(LEFT) y=(height - 2.0) class="f-ink2 sm" { (ends[0]) }
            text x=(width - RIGHT) y=(height - 2.0) text-anchor="end" class="f-ink2 sm" { (ends[1]) }
            @if !curve.is_empty() {
                path d={ "M" (band.join("L")) "Z" } class="f-you-soft" "/";
                path d={ "M" (line.join("L")) } class="f-none s-you" stroke-width="3" "/";
            }
            @for it in curve { circle cx=(x(it.ply)) cy=(y(it.chance)) r="3.5" class="f-you s-raised" stroke-width="1.5" "/"; }
            @for (nth, mark) in marks.iter().enumerate() {
                @let (x, y) = (x(mark.ply), y(at(mark.ply)) - 26.0);
                g transform={ "translate(" (x) " " (short(y.max(14.0))) ")" } {
                    @if mark.is_choice { circle r="12" class="f-raised s-ink" "/"; }
                    @else { path d="M0 -14L14 0L0 14L-14 0Z" class="f-raised s-ink" "/"; }
                    text y="5" text-anchor="middle" class="big b" { (nth + 1) }
                }
            }
        }
    }
}

/// Two decimals are enough for any screen.
fn short(n: f64) -> f64 {
    (n * 100.0).round() / 100.0
}
