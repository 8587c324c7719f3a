//! What many games show: shares with a target, distributions, curves with quartiles, and
//! differences around nought. Each is drawn once for each width, never scaled.

use lab::{CurvePoint, decimals, signed};
use maud::{Markup, html};

use super::{shares, short};

/// The two widths, and what shows each of them.
const WIDTHS: [(f64, &str); 2] = [(516.0, "chart w-only"), (358.0, "chart n-only")];

/// A share with its interval.
pub(crate) struct Share {
    /// Whose it is.
    pub(crate) name: String,
    /// Whose sign is drawn.
    pub(crate) player: String,
    /// The share.
    pub(crate) share: f64,
    /// Its interval.
    pub(crate) interval: [f64; 2],
    /// Both as a text.
    pub(crate) told: String,
}

/// Shares of games won, each with its interval; `target` is the band that was wished.
pub(crate) fn win_rates(rows: &[Share], target: Option<[f64; 2]>, label: &str) -> Markup {
    let drawn = |(width, class): (f64, &str)| {
        let (left, right) = (10.0, width - 14.0);
        let x = |share: f64| left + share.clamp(0.0, 1.0) * (right - left);
        let bottom = 8.0 + 58.0 * rows.len() as f64;
        html! {
            svg class=(class) viewBox={ "0 0 " (width) " " (short(bottom + 26.0)) } role="img" aria-label=(label) {
                @if let Some([low, high]) = target {
                    rect x=(short(x(low))) y="4" width=(short((x(high) - x(low)).max(2.0))) height=(short(bottom - 4.0)) class="f-lit" "/";
                }
                @for nth in 0..=4 {
                    @let at = short(x(f64::from(nth) / 4.0));
                    path d={ "M" (at) " 4V" (short(bottom)) } class=(if nth == 2 { "s-ink2" } else { "s-rule" }) "/";
                    text x=(at) y=(short(bottom + 18.0)) text-anchor=(match nth { 0 => "start", 4 => "end", _ => "middle" }) class="f-ink2 sm" { (25 * nth) " %" }
                }
                @for (nth, it) in rows.iter().enumerate() {
                    @let top = 8.0 + 58.0 * nth as f64;
                    text x="2" y=(short(top + 16.0)) class="b halo" { (it.name) }
                    text x=(width) y=(short(top + 16.0)) text-anchor="end" class="halo" { (it.told) }
                    (whisker(it.interval.map(x), top + 36.0, "s-you"))
                    (shares::player(&it.player, x(it.share), top + 36.0))
                }
            }
        }
    };
    html! { @for it in WIDTHS { (drawn(it)) } }
}

/// Points of both sides as stepped areas: the person's plain, the automa's hatched. The
/// numbers are `(from, how many)` in steps of `step`.
pub(crate) fn distributions(
    id: &str,
    human: &[(i64, u64)],
    automa: &[(i64, u64)],
    step: i64,
    names: [&str; 2],
    label: &str,
) -> Markup {
    let all = || human.iter().chain(automa);
    let low = all().map(|it| it.0).min().unwrap_or(0);
    let high = all().map(|it| it.0 + step).max().unwrap_or(1).max(low + step);
    let most = all().map(|it| it.1).max().unwrap_or(1).max(1);
    let ticks = ticks(low, high);
    let drawn = |(width, class): (f64, &str)| {
        let x = |it: i64| 6.0 + (it - low) as f64 * (width - 12.0) / (high - low) as f64;
        let y = |n: u64| 194.0 - n as f64 * 158.0 / most as f64;
        let area = |them: &[(i64, u64)]| {
            let Some(first) = them.first() else { return String::new() };
            let mut path = format!("M{} {}", short(x(first.0)), short(y(0)));
            for &(from, n) in them {
                path += &format!("V{}H{}", short(y(n)), short(x(from + step)));
            }
            path + &format!("V{}", short(y(0)))
        };
        let hatching = format!("{id}-{}", if class.contains('w') { "w" } else { "n" });
        html! {
            svg class=(class) viewBox={ "0 0 " (width) " 220" } role="img" aria-label=(label) {
                defs {
                    pattern id=(hatching) width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                        path d="M0 0V6" class="s-foe" stroke-width="1.6" "/";
                    }
                }
                @for &tick in &ticks {
                    path d={ "M" (short(x(tick))) " 30V194" } class=(if tick == 0 { "s-ink2" } else { "s-rule" }) "/";
                    text x=(short(x(tick))) y="214" text-anchor="middle" class="f-ink2 sm" { (minus(tick)) }
                }
                path d=(area(human)) class="f-you-soft s-you" stroke-width="2" "/";
                @if !automa.is_empty() {
                    path d=(area(automa)) fill={ "url(#" (hatching) ")" } class="s-foe" stroke-width="2" stroke-dasharray="7 4" "/";
                }
                circle cx="12" cy="12" r="5.5" class="f-you" "/";
                text x="24" y="17" class="f-you b" { (names[0]) }
                @if !automa.is_empty() {
                    path d={ "M" (short(width / 2.0)) " 6l6 6-6 6-6-6z" } class="f-foe" "/";
                    text x=(short(width / 2.0 + 12.0)) y="17" class="f-foe b" { (names[1]) }
                }
            }
        }
    };
    html! { @for it in WIDTHS { (drawn(it)) } }
}

/// Points after each of the automa's turns: the mean as a line, the middle half as a band.
pub(crate) fn curves(curve: &[CurvePoint], names: [&str; 2], label: &str) -> Markup {
    let all = || curve.iter().flat_map(|it| [it.human, it.automa]);
    let low = all().map(|it| it.lower).min().unwrap_or(0).min(0);
    let high = all().map(|it| it.upper).max().unwrap_or(1).max(low + 1);
    let last = curve.last().map_or(2, |it| it.turn).max(2);
    let ticks = ticks(low, high);
    let drawn = |(width, class): (f64, &str)| {
        let x = |turn: u64| 44.0 + (turn - 1) as f64 * (width - 60.0) / (last - 1) as f64;
        let y = |points: f64| 226.0 - (points - low as f64) * 192.0 / (high - low) as f64;
        let line = |of: &dyn Fn(&CurvePoint) -> f64| {
            let points =
                curve.iter().map(|it| format!("{} {}", short(x(it.turn)), short(y(of(it)))));
            format!("M{}", points.collect::<Vec<_>>().join("L"))
        };
        let band = |of: &dyn Fn(&CurvePoint) -> [i64; 2]| {
            let upper = curve.iter().map(|it| (it.turn, of(it)[1]));
            let lower = curve.iter().rev().map(|it| (it.turn, of(it)[0]));
            let points = upper.chain(lower);
            let points =
                points.map(|(turn, it)| format!("{} {}", short(x(turn)), short(y(it as f64))));
            format!("M{}Z", points.collect::<Vec<_>>().join("L"))
        };
        let every = (last / 8).max(1);
        html! {
            svg class=(class) viewBox={ "0 0 " (width) " 262" } role="img" aria-label=(label) {
                @for &tick in &ticks {
                    path d={ "M44 " (short(y(tick as f64))) "H" (width - 10.0) } class=(if tick == 0 { "s-ink2" } else { "s-rule" }) "/";
                    text x="38" y=(short(y(tick as f64) + 4.0)) text-anchor="end" class="f-ink2 sm" { (minus(tick)) }
                }
                @for turn in (1..=last).step_by(every as usize) {
                    text x=(short(x(turn))) y="246" text-anchor="middle" class="f-ink2 sm" { (turn) }
                }
                @if !curve.is_empty() {
                    path d=(band(&|it| [it.human.lower, it.human.upper])) class="f-you-soft" "/";
                    path d=(band(&|it| [it.automa.lower, it.automa.upper])) class="f-foe-soft" "/";
                    path d=(line(&|it| it.human.mean)) class="f-none s-you" stroke-width="3" "/";
                    path d=(line(&|it| it.automa.mean)) class="f-none s-foe" stroke-width="3" stroke-dasharray="7 4" "/";
                }
                circle cx="50" cy="14" r="5.5" class="f-you" "/";
                text x="62" y="19" class="f-you b halo" { (names[0]) }
                path d={ "M" (short(width / 2.0 + 20.0)) " 8l6 6-6 6-6-6z" } class="f-foe" "/";
                text x=(short(width / 2.0 + 32.0)) y="19" class="f-foe b halo" { (names[1]) }
            }
        }
    };
    html! { @for it in WIDTHS { (drawn(it)) } }
}

/// A difference with its interval.
pub(crate) struct Effect {
    /// Of what.
    pub(crate) name: String,
    /// The difference.
    pub(crate) mean: f64,
    /// Its interval.
    pub(crate) interval: [f64; 2],
    /// Whether it is told from nought.
    pub(crate) is_clear: bool,
}

/// Differences around nought, one below the other.
pub(crate) fn forest(rows: &[Effect], label: &str) -> Markup {
    let reach = rows.iter().flat_map(|it| it.interval).map(f64::abs).fold(1.0, f64::max);
    let step = [1, 2, 5, 10, 20, 50, 100, 200].into_iter().find(|it| reach <= f64::from(*it) * 3.0);
    let step = step.unwrap_or(500);
    let most = (reach / f64::from(step)).ceil() * f64::from(step);
    let drawn = |(width, class): (f64, &str)| {
        let is_wide = width > 400.0;
        let (left, right) = if is_wide { (190.0, width - 74.0) } else { (8.0, width - 8.0) };
        let row = if is_wide { 30.0 } else { 46.0 };
        let x = |it: f64| left + (it + most) * (right - left) / (2.0 * most);
        let bottom = 6.0 + row * rows.len() as f64;
        let n_ticks = (most / f64::from(step)) as i32;
        html! {
            svg class=(class) viewBox={ "0 0 " (width) " " (short(bottom + 24.0)) } role="img" aria-label=(label) {
                @for tick in -n_ticks..=n_ticks {
                    @let at = x(f64::from(tick * step));
                    path d={ "M" (short(at)) " 4V" (short(bottom)) } class=(if tick == 0 { "s-ink" } else { "s-rule" }) stroke-width=[(tick == 0).then_some("1.5")] "/";
                    text x=(short(at)) y=(short(bottom + 17.0)) text-anchor="middle" class="f-ink2 sm" { (minus(i64::from(tick * step))) }
                }
                @for (nth, it) in rows.iter().enumerate() {
                    @let top = 6.0 + row * nth as f64;
                    @let middle = if is_wide { top + row / 2.0 } else { top + 32.0 };
                    @let told = signed(it.mean, decimals((it.interval[1] - it.interval[0]) / 2.0));
                    text x="2" y=(short(if is_wide { middle + 5.0 } else { top + 16.0 })) class=(if it.is_clear { "b halo" } else { "halo" }) { (it.name) }
                    text x=(width) y=(short(if is_wide { middle + 5.0 } else { top + 16.0 })) text-anchor="end" class=(if it.is_clear { "b halo" } else { "f-ink2 halo" }) { (told) }
                    (whisker(it.interval.map(x), middle, "s-ink"))
                    circle cx=(short(x(it.mean))) cy=(short(middle)) r="5" class=(if it.is_clear { "f-ink s-raised" } else { "f-raised s-ink" }) stroke-width="1.5" "/";
                }
            }
        }
    };
    html! { @for it in WIDTHS { (drawn(it)) } }
}

/// Shares of all as bars, each with its name.
pub(crate) fn bars(rows: &[(String, u64)], label: &str) -> Markup {
    let all = rows.iter().map(|it| it.1).sum::<u64>().max(1);
    let most = rows.iter().map(|it| it.1).max().unwrap_or(0).max(1);
    let drawn = |(width, class): (f64, &str)| {
        let wide = width - 170.0;
        html! {
            svg class=(class) viewBox={ "0 0 " (width) " " (26 * rows.len() + 4) } role="img" aria-label=(label) {
                @for (nth, (name, n)) in rows.iter().enumerate() {
                    @let top = 26 * nth;
                    @let long = (*n as f64 * wide / most as f64).max(1.0);
                    text x="2" y=(top + 18) { (name) }
                    rect x="110" y=(top + 5) width=(short(long)) height="16" class=(if *n == most { "f-lit s-brass" } else { "f-you-soft s-you" }) stroke-width="1.2" "/";
                    text x=(short(116.0 + long)) y=(top + 18) class="f-ink2 sm" { (100 * n / all) " %" }
                }
            }
        }
    };
    html! { @for it in WIDTHS { (drawn(it)) } }
}

/// An interval: a line with caps.
fn whisker([low, high]: [f64; 2], y: f64, stroke: &str) -> Markup {
    let (low, high, top) = (short(low), short(high), short(y - 5.0));
    html! {
        path d={ "M" (low) " " (top) "v10M" (high) " " (top) "v10M" (low) " " (short(y)) "H" (high) }
            class={ "f-none " (stroke) } stroke-width="2" "/";
    }
}

/// Round numbers between two others, at most eight.
fn ticks(low: i64, high: i64) -> Vec<i64> {
    let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];
    let step = steps.into_iter().find(|it| (high - low) / it <= 7).unwrap_or(10_000);
    let first = low.div_euclid(step) * step;
    (first..=high).step_by(step as usize).filter(|it| low <= *it).collect()
}

/// A whole number with a true minus.
fn minus(n: i64) -> String {
    if n < 0 { format!("−{}", -n) } else { n.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(-12, 61), [-10, 0, 10, 20, 30, 40, 50, 60]);
        assert_eq!(ticks(-12, 81), [0, 20, 40, 60, 80]);
        assert!(ticks(0, 12_345).len() <= 8);
    }

    #[test]
    fn every_chart_is_drawn_twice_and_never_scaled() {
        let effect = Effect { name: "6".into(), mean: 4.2, interval: [3.2, 5.2], is_clear: true };
        let text = forest(&[effect], "worth").into_string();
        assert!(text.contains("viewBox=\"0 0 516 ") && text.contains("viewBox=\"0 0 358 "));
        let text = distributions("d", &[(-5, 2), (0, 3)], &[], 5, ["a", "b"], "x").into_string();
        assert_eq!(text.matches("role=\"img\"").count(), 2);
    }
}
