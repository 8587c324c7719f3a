//! What a game was made of: the waterfall from start to result, what choices cost beside
//! the players, and what kinds of deeds cost.

use maud::{Markup, html};

use super::{shares, short};
use crate::Pen;

/// A row of the waterfall.
pub(crate) struct Fall {
    /// Its symbol.
    pub(crate) symbol: &'static str,
    /// What it is.
    pub(crate) name: String,
    /// A few words more.
    pub(crate) text: String,
    /// Where its bar begins and ends, in tenths of a point.
    pub(crate) span: [i64; 2],
    /// Half of its band in tenths, if it has one.
    pub(crate) band: Option<i64>,
    /// Its number as a text, and that of the band.
    pub(crate) told: [String; 2],
}

/// What choices of one player, or of this game, cost on average.
pub(crate) struct Cost {
    /// Who chose.
    pub(crate) name: String,
    /// In how many games, or how often.
    pub(crate) text: String,
    /// Whether it is the person of this game.
    pub(crate) is_you: bool,
    /// The cost and half of its band, in thousandths of a point.
    pub(crate) cost: [i64; 2],
    /// The cost as a text.
    pub(crate) told: String,
}

/// What one kind of deed cost.
pub(crate) struct Kind {
    /// What it is called.
    pub(crate) name: String,
    /// What all of them cost, in thousandths of a point.
    pub(crate) cost: i64,
    /// The same as a text.
    pub(crate) told: String,
    /// How often it was chosen, as a text.
    pub(crate) text: String,
}

/// The waterfall, drawn once for each width; `label` says in a sentence what it shows,
/// `level` what nought is called.
pub(crate) fn waterfall(words: &Pen<'_>, rows: &[Fall], label: &str, level: &str) -> Markup {
    html! { (fall(words, rows, label, level, false)) (fall(words, rows, label, level, true)) }
}

fn fall(words: &Pen<'_>, rows: &[Fall], label: &str, level: &str, is_narrow: bool) -> Markup {
    let (width, left, right) = if is_narrow { (358.0, 18.0, 340.0) } else { (516.0, 190.0, 402.0) };
    let (row, bar) = if is_narrow { (58.0, 20.0) } else { (48.0, 22.0) };
    let reach = |it: &Fall| {
        let band = it.band.unwrap_or(0);
        [it.span[0], it.span[1] - band, it.span[1] + band]
    };
    let all: Vec<i64> = rows.iter().flat_map(reach).chain([0]).collect();
    let low = all.iter().copied().min().unwrap_or(0);
    let high = all.iter().copied().max().unwrap_or(0).max(low + 10);
    let step = [20, 50, 100, 200, 500, 1000].into_iter().find(|it| high - low <= 5 * it);
    let step = step.unwrap_or(2000);
    let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
    let x = |tenths: i64| left + (tenths - low) as f64 * (right - left) / (high - low) as f64;
    let bottom = row * rows.len() as f64 + 2.0;
    let hatching = if is_narrow { "cards-n" } else { "cards-w" };
    html! {
        svg class={ "chart " (if is_narrow { "n-only" } else { "w-only" }) } viewBox={ "0 0 " (width) " " (short(bottom + 32.0)) } role="img" aria-label=(label) {
            defs {
                pattern id=(hatching) width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    path d="M0 0V6" class="s-ink2" stroke-width="1.5" {}
                }
            }
            @for tick in (low..=high).step_by(step as usize) {
                path d={ "M" (short(x(tick))) " 2V" (short(bottom)) } class=(if tick == 0 { "s-ink2" } else { "s-rule" }) {}
                text x=(short(x(tick))) y=(short(bottom + 17.0)) text-anchor="middle" class="f-ink2 sm" {
                    @if tick == 0 { (level) } @else { (whole(tick / 10)) }
                }
            }
            @for (nth, it) in rows.iter().enumerate() {
                @let top = row * nth as f64;
                @let middle = if is_narrow { top + 38.0 } else { top + row / 2.0 };
                @if 0 < nth { path d={ "M0 " (short(top)) "H" (width) } class="s-rule" stroke-dasharray="1 3" {} }
                (fall_name(words, it, top, middle, is_narrow))
                @let (from, to) = (x(it.span[0]), x(it.span[1]));
                @let (y, begins, wide) = (short(middle - bar / 2.0), short(from.min(to)), short((to - from).abs().max(1.5)));
                @if nth == 1 { rect x=(begins) y=(y) width=(wide) height=(bar) class="f-paper" {} }
                @match nth {
                    0 => rect x=(begins) y=(y) width=(wide) height=(bar) class="f-raised s-ink" stroke-width="1.5" {},
                    1 => rect x=(begins) y=(y) width=(wide) height=(bar) fill={ "url(#" (hatching) ")" } class="s-ink2" stroke-width="1.5" {},
                    2 => rect x=(begins) y=(y) width=(wide) height=(bar) class="f-you-soft s-you" stroke-width="1.8" {},
                    _ => rect x=(begins) y=(y) width=(wide) height=(bar) class="f-ink s-ink" {},
                }
                @if let Some(band) = it.band { (whisker(x(it.span[1] - band), x(it.span[1] + band), middle, nth == 2)) }
                @if nth + 1 < rows.len() {
                    @let reach = if is_narrow { top + row - 1.0 } else { middle + row - bar / 2.0 };
                    path d={ "M" (short(to)) " " (short(middle + bar / 2.0)) "V" (short(reach)) } class="s-ink" stroke-dasharray="2 3" {}
                }
            }
        }
    }
}

/// A whole number with its sign.
fn whole(points: i64) -> String {
    let sign = if points < 0 { '−' } else { '+' };
    format!("{sign}{}", points.abs())
}

fn fall_name(words: &Pen<'_>, it: &Fall, top: f64, middle: f64, is_narrow: bool) -> Markup {
    let [number, band] = &it.told;
    let told = html! {
        tspan class="b" { (number) }
        @if !band.is_empty() { " " tspan class="f-ink2 sm" { "± " (band) } }
    };
    html! {
        @if is_narrow {
            (symbol(words, it.symbol, top + 5.0, 17))
            text x="23" y=(short(top + 18.0)) { tspan class="b" { (it.name) } @if it.name.chars().count() + it.text.chars().count() < 31 { " " tspan class="f-ink2 sm" { (it.text) } } }
            text x="358" y=(short(top + 18.0)) text-anchor="end" { (told) }
        } @else {
            (symbol(words, it.symbol, middle - 10.0, 20))
            text x="28" y=(short(middle - 2.0)) class="b" { (it.name) }
            text x="28" y=(short(middle + 14.0)) class="f-ink2 sm" { (it.text) }
            text x="516" y=(short(middle + 5.0)) text-anchor="end" { (told) }
        }
    }
}

fn symbol(words: &Pen<'_>, name: &str, y: f64, size: u8) -> Markup {
    html! { g.c-ink.two { use href=(words.symbol(name)) x="0" y=(short(y)) width=(size) height=(size) {} } }
}

fn whisker(low: f64, high: f64, y: f64, is_you: bool) -> Markup {
    let (low, high) = (short(low), short(high));
    html! {
        path d={ "M" (low) " " (short(y - 5.0)) "v10M" (high) " " (short(y - 5.0)) "v10M" (low) " " (short(y)) "H" (high) }
            class={ "f-none " (if is_you { "s-you" } else { "s-ink" }) } stroke-width="2" {}
    }
}

/// What choices cost, the least first; `axis` says what the numbers are.
pub(crate) fn costs(rows: &[Cost], label: &str, axis: &str) -> Markup {
    let most = rows.iter().map(|it| it.cost[0] + it.cost[1]).max().unwrap_or(0).max(1000);
    let step = [500, 1000, 2000, 5000].into_iter().find(|it| most <= 5 * it).unwrap_or(10_000);
    let most = (most + step - 1) / step * step;
    let x = |it: i64| 126.0 + it.max(0) as f64 * 174.0 / most as f64;
    let bottom = 44.0 * rows.len() as f64 + 2.0;
    html! {
        svg.chart viewBox={ "0 0 358 " (short(bottom + 40.0)) } role="img" aria-label=(label) {
            @for (nth, it) in rows.iter().enumerate().filter(|it| it.1.is_you) {
                rect x="0" y=(44 * nth) width="358" height="44" class="f-you-soft" {}
                path d={ "M1.5 " (44 * nth) "v44" } class="s-you" stroke-width="3" { title { (it.name) } }
            }
            @for tick in (0..=most).step_by(step as usize) {
                path d={ "M" (short(x(tick))) " 2V" (short(bottom)) } class=(if tick == 0 { "s-ink2" } else { "s-rule" }) {}
                text x=(short(x(tick))) y=(short(bottom + 16.0)) text-anchor="middle" class="f-ink2 sm" { @if step % 1000 == 0 { (tick / 1000) } @else { (tick / 1000) "." (tick % 1000 / 100) } }
            }
            text x="213" y=(short(bottom + 34.0)) text-anchor="middle" class="f-ink2 sm" { (axis) }
            @for (nth, it) in rows.iter().enumerate() {
                @let top = 44.0 * nth as f64;
                text x="9" y=(short(top + 19.0)) class="b" { (it.name) }
                text x="9" y=(short(top + 35.0)) class="f-ink2 sm" { (it.text) }
                text x="352" y=(short(top + 27.0)) text-anchor="end" class="b" { (it.told) }
                (whisker(x(it.cost[0] - it.cost[1]), x(it.cost[0] + it.cost[1]), top + 22.0, it.is_you))
                @if it.is_you { circle cx=(short(x(it.cost[0]))) cy=(short(top + 22.0)) r="5.5" class="f-you s-raised" stroke-width="1.5" {} }
                @else { (shares::player(&it.name, x(it.cost[0]), top + 22.0)) }
            }
        }
    }
}

/// What each kind of deed cost: bars from nought, the dearest lit.
pub(crate) fn kinds(rows: &[Kind], label: &str) -> Markup {
    let most = rows.iter().map(|it| it.cost).max().unwrap_or(0).max(1);
    html! {
        svg.chart viewBox={ "0 0 358 " (50 * rows.len() + 2) } role="img" aria-label=(label) {
            @for (nth, it) in rows.iter().enumerate() {
                @let top = 50 * nth;
                @if 0 < nth { path d={ "M0 " (top) "H358" } class="s-rule" stroke-dasharray="1 3" {} }
                text x="0" y=(top + 20) class="b" { (it.name) }
                text x="358" y=(top + 20) text-anchor="end" { tspan class="b" { (it.told) } " " tspan class="f-ink2 sm" { (it.text) } }
                rect x="1" y=(top + 28) width=(short((it.cost.max(0) as f64 * 356.0 / most as f64).max(2.0))) height="12"
                    class=(if nth == 0 { "f-lit s-brass" } else { "f-you-soft s-you" }) stroke-width="1.3" {}
            }
        }
    }
}

/// Whose deed stands on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// That of then: a hollow disc.
    Then,
    /// That of now: a disc.
    Now,
}

/// A deed on a line that ends at the best.
pub(crate) struct Place {
    /// Whose.
    pub(crate) deed: Deed,
    /// The same in words.
    pub(crate) name: String,
    /// What it brings less than the best, and half of the band, in thousandths of a point.
    pub(crate) at: i64,
    pub(crate) band: i64,
    /// The same as a text.
    pub(crate) told: String,
}

/// Deeds on one line, the best at nought.
pub(crate) fn line(places: &[Place], best: &str, label: &str) -> Markup {
    let ends = places.iter().flat_map(|it| [it.at - it.band, it.at + it.band]);
    let low = ends.clone().min().unwrap_or(0).min(-1000);
    let high = ends.max().unwrap_or(0).max(0);
    let x = |it: i64| 34.0 + (it - low) as f64 * 290.0 / (high - low).max(1) as f64;
    html! {
        svg.chart viewBox="0 0 358 78" role="img" aria-label=(label) {
            path d="M20 44H338" class="s-ink2" {}
            @for (nth, it) in places.iter().enumerate() {
                @let (at, y) = (x(it.at), if nth == 0 { 20.0 } else { 72.0 });
                (whisker(x(it.at - it.band), x(it.at + it.band), 44.0, it.deed == Deed::Now))
                circle cx=(short(at)) cy="44" r="7" class=(if it.deed == Deed::Now { "f-you s-raised" } else { "f-raised s-ink" }) stroke-width="2" {}
                text x=(short(at.clamp(44.0, 290.0))) y=(short(y)) text-anchor="middle" { tspan class="b" { (it.name) } " " (it.told) }
            }
            circle cx=(short(x(0))) cy="44" r="9" class="f-lit s-brass" stroke-width="3" {}
            circle cx=(short(x(0))) cy="44" r="3" class="f-brass s-brass" {}
            text x=(short(x(0).min(330.0))) y=(if places.len() == 1 { "72" } else { "20" }) text-anchor="middle" class="b" { (best) }
        }
    }
}
