//! Margins of games in their order: plain won, hatched lost, rings without luck.

use maud::{Markup, html};

use super::short;

/// One game.
pub(crate) struct Bar {
    /// Points ahead.
    pub(crate) margin: i32,
    /// Whether it was won.
    pub(crate) is_won: bool,
    /// The margin less what the cards brought, if that is known.
    pub(crate) without_luck: Option<f64>,
}

const TOP: f64 = 10.0;
const MIDDLE: f64 = 89.0;
const BOTTOM: f64 = 168.0;
const LEFT: f64 = 40.0;

/// The chart, drawn once for each width; `label` says in a sentence what it shows.
pub(crate) fn draw(bars: &[Bar], label: &str) -> Markup {
    html! { (drawn(516.0, bars, label)) (drawn(358.0, bars, label)) }
}

fn drawn(width: f64, bars: &[Bar], label: &str) -> Markup {
    let reach = |it: &Bar| {
        let ring = it.without_luck.map_or(0, |it| it.abs().ceil() as i32);
        it.margin.abs().max(ring)
    };
    let most = bars.iter().map(reach).max().unwrap_or(0).max(1);
    let step = [5, 10, 20, 30, 50, 100, 150, 200, 300, 500].into_iter().find(|it| most <= *it);
    let most = step.unwrap_or(most);
    let y = |points: f64| MIDDLE - points * (MIDDLE - TOP) / f64::from(most);
    let step = ((width - LEFT - 4.0) / bars.len().max(1) as f64).min(30.0);
    let hatching = format!("hatch-{width}");
    html! {
        svg class={ "chart " (if width < 400.0 { "n-only" } else { "w-only" }) } viewBox={ "0 0 " (width) " 178" } role="img" aria-label=(label) {
            defs {
                pattern id=(hatching) width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    path d="M0 0V5" class="s-foe" stroke-width="1.8" "/";
                }
            }
            @for (at, text) in [(BOTTOM, format!("−{most}")), (MIDDLE, "0".to_owned()), (TOP, format!("+{most}"))] {
                path d={ "M34 " (at) "H" (width - 4.0) } class=(if at == MIDDLE { "s-ink2" } else { "s-rule" }) "/";
                text x="28" y=(at + 4.0) text-anchor="end" class="sm f-ink2" { (text) }
            }
            @for (nth, bar) in bars.iter().enumerate() {
                @let x = LEFT + step * nth as f64;
                @let (top, low) = (y(f64::from(bar.margin.max(0))), y(f64::from(bar.margin.min(0))));
                rect x=(short(x)) y=(short(top)) width=(short(step * 5.0 / 6.0)) height=(short((low - top).max(0.5)))
                    class=(if bar.is_won { "f-you s-you" } else { "s-foe" }) fill=[(!bar.is_won).then(|| format!("url(#{hatching})"))] stroke-width="1.2" {}
                @if let Some(points) = bar.without_luck {
                    circle cx=(short(x + step * 5.0 / 12.0)) cy=(short(y(points))) r="4.2" class="f-paper s-ink" stroke-width="2" "/";
                }
            }
        }
    }
}
